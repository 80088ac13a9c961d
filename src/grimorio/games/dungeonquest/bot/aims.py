"""What a Hero is out for: the treasure, a little gold, or the way home."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from grimorio.core import Seat
from grimorio.games.dungeonquest.bot.prospects import (
    BOTTLE_IMP,
    HAUL,
    LATE,
    breath,
    gold_of,
    is_best,
    plans,
    rivals,
    time_left,
    treasure_chance,
)
from grimorio.games.dungeonquest.bot.routes import Routes, way_home, way_to_treasure
from grimorio.games.dungeonquest.rules.cards.decks import DRAGON_DECK, has_treasure
from grimorio.games.dungeonquest.rules.dungeon.board import TREASURE
from grimorio.games.dungeonquest.state import Hero, Quest

HOME, PLUNDER, GLEAN, STAY = 0, 1, 2, 3
"""What a Hero may be out for; the last is for one more turn in the Treasure Room."""
Aim: TypeAlias = "Callable[[Quest, Seat], int]"
"""How a Hero decides what it is out for."""
FAIR: Final = 0.04
"""With less chance than that a plain player no longer goes for the treasure."""
BACK: Final = 50
"""What it reckons the way back from the treasure to be, in tenths of a turn."""
SPARE: Final = 40
"""The time it wants to have left when it lingers there."""
ENOUGH: Final = 200
"""The gold with which it is content, once it has given up the treasure."""
WEAK: Final = 5
"""With fewer Wounds left than that it is content with anything."""
HOPELESS: Final = 0.01
"""A Hero alone that wins less often than that leaves with what it has."""
LOST: Final = 300
A_TURN: Final = 0.85
"""What is left of the chance to get home after another turn in the Treasure Room."""


def good_aim(s: Quest, seat: Seat) -> int:
    """What a good player is out for."""
    return STAY if s.heroes[seat].at == TREASURE and stays(s, seat) else aim_of(s, seat)


def aim_of(s: Quest, seat: Seat) -> int:
    """The best plan: to go out with what the Hero has, to go for treasure, or to look for a little
    gold near a tower first. Without any Loot nobody is let out, so that there is nothing to
    lose."""
    hero = s.heroes[seat]
    if has_treasure(hero):
        return HOME
    home, treasure, little = plans(s, seat)
    if hero.loot.cards:
        onward = max(treasure, little)
        hopeless = len(s.heroes) == 1 and onward < HOPELESS
        if hopeless or home > onward:
            return HOME
    return GLEAN if little > treasure else PLUNDER


def plain_aim(s: Quest, seat: Seat) -> int:
    """What a plain player is out for, who is here for the treasure: as long as there is a fair
    chance to come back with some. Else it looks for a little gold, and takes home in time what it
    has."""
    hero = s.heroes[seat]
    if has_treasure(hero):
        return STAY if hero.at == TREASURE and _has_time_for_more(s, hero) else HOME
    if hero.at == TREASURE:
        return STAY
    if treasure_chance(s, hero) >= FAIR and _has_time_to_plunder(s, hero):
        return PLUNDER
    if len(s.heroes) == 1:
        return HOME if BOTTLE_IMP in hero.loot.cards else PLUNDER
    has_enough = gold_of(hero) >= ENOUGH or time_left(s) < LATE or breath(hero) < WEAK
    return HOME if hero.loot.cards and has_enough else GLEAN


def _has_time_to_plunder(s: Quest, hero: Hero) -> bool:
    """Whether it can be there and back before night; one knows the way when one comes back."""
    there = min(LOST, way_to_treasure(s, hero).at(hero.at, hero.side))
    return time_left(s) >= there + BACK


def _has_time_for_more(s: Quest, hero: Hero) -> bool:
    """Whether what it has is little, and the way home can wait."""
    home = way_home(s, hero).at(hero.at, hero.side)
    return gold_of(hero) < HAUL // 2 and time_left(s) >= home + SPARE


def way_for(s: Quest, seat: Seat, aim: int) -> Routes:
    hero = s.heroes[seat]
    return way_to_treasure(s, hero) if aim == PLUNDER else way_home(s, hero)


def stays(s: Quest, seat: Seat) -> bool:
    """One more Dragon card: if what it may bring is worth the turn and the risk. Alone one
    Treasure is enough."""
    hero = s.heroes[seat]
    if not has_treasure(hero):
        return True
    if not s.decks[DRAGON_DECK]:
        return False
    sleeps = 1 - 1 / len(s.decks[DRAGON_DECK])
    gold, others = gold_of(hero), rivals(s, seat)
    return sleeps * A_TURN * is_best(others, gold, HAUL) > is_best(others, gold)
