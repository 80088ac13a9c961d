"""What a Hero may come to: whether it brings out what it has, whether it reaches the treasure and
comes back, and whether that is more than the others bring.

The chances are logistic curves, fitted to some seventy thousand turns of games this bot has played
alone: what counts is the time to spare, the way there and back, and how many Wounds it can take.
"""

from __future__ import annotations

from math import exp
from typing import Final

from grimorio.core import Seat
from grimorio.games.dungeonquest.bot.routes import Routes, way_home, way_to_treasure
from grimorio.games.dungeonquest.components import CARD, CARD_GOLD, CONTENT, MONSTER_LIVES
from grimorio.games.dungeonquest.rules.board import BRIDGE, WAYS, room_at
from grimorio.games.dungeonquest.rules.decks import has_treasure
from grimorio.games.dungeonquest.rules.life import life_of
from grimorio.games.dungeonquest.rules.sun import SPACES
from grimorio.games.dungeonquest.state import (
    CATACOMBS,
    DEAD,
    DUNGEON,
    LEFT,
    NOWHERE,
    Hero,
    Quest,
)

DUSK: Final = next(space for space, number in enumerate(SPACES) if number)
"""The first space of the sun on which the day may end."""
DAY: Final = DUSK + 1
LATE: Final = 120
TOO_LATE: Final = 60
"""With less time than that, few and hardly any reach the treasure and come back."""
LOST_SOUL: Final = CARD["dungeon-lost-soul"]
BOTTLE_IMP: Final = CARD["dungeon-bottle-imp"]
IMPS_LUCK: Final = 0.5
"""How often the imp has a Treasure for who takes it out."""
HAUL: Final = 1300
"""The gold of two Treasures, more or less."""
MEAN_LIVES: Final = tuple(sum(lives) / len(lives) for lives in MONSTER_LIVES)
TOLL: Final = 0.7
"""The Wounds a fight costs for each Life of the Monster."""
HERO_LUCK: Final = tuple(
    {"gherinn": -0.4, "hugo": -0.2, "krutzbeck": -0.1, "tatianna": -0.1, "challara": 0.2}.get(
        hero.id, 0.0
    )
    for hero in CONTENT.heroes
)
"""How much likelier than Lindel a Hero is to bring it off."""
OUT_OF_THE_DARK: Final = 0.35
BACK_FROM_THE_DARK: Final = 0.03
"""The chances of one in the catacombs: to get out with what it has, and with a treasure yet to be
won."""


def gold_of(hero: Hero) -> int:
    return sum([CARD_GOLD[card] for card in hero.loot.cards])


def breath(hero: Hero) -> int:
    """How many more Wounds kill it."""
    return life_of(hero) - hero.wounds


def stamina(s: Quest, hero: Hero) -> float:
    """How many more Wounds kill it, once the fight it is in is done with."""
    left, c = float(breath(hero)), s.combat
    if c is None or s.heroes[c.seat] is not hero or c.monster == NOWHERE:
        return left
    taken, dealt = (len(side.damage) + side.hits for side in (c.hero, c.foe))
    return left - taken - TOLL * max(1.0, MEAN_LIVES[c.monster] - dealt)


def time_left(s: Quest) -> int:
    """Tenths of turns until night may fall."""
    return 10 * max(0, DAY - s.sun)


# -- the chances of one Hero ----------------------------------------------------------------------


def home_chance(s: Quest, hero: Hero) -> float:
    """That it gets out, if it turns home now."""
    if hero.where != DUNGEON:
        return {LEFT: 1.0, CATACOMBS: OUT_OF_THE_DARK}.get(hero.where, 0.0)
    home = _far(s, hero, way_home(s, hero))
    spare = _within(time_left(s) - home, -300, 200)
    return _curve(
        0.6
        + (0.014 if spare > 0 else 0.017) * spare
        - (0.021 if LOST_SOUL in hero.kept else 0.013) * home
        + _health(stamina(s, hero), 0.014)
        + _luck(hero)
    )


def treasure_chance(s: Quest, hero: Hero) -> float:
    """That it reaches the Treasure Room and gets out with what it takes."""
    if has_treasure(hero):
        return home_chance(s, hero)
    if hero.where != DUNGEON:
        return BACK_FROM_THE_DARK if hero.where == CATACOMBS else 0.0
    there = _far(s, hero, way_to_treasure(s, hero))
    left = time_left(s)
    spare = _within(left - 2 * there, -300, 200)
    return _curve(
        -2.65
        + (0.0083 if spare > 0 else 0.0017) * spare
        - 0.0084 * max(0, LATE - left)
        - 0.05 * max(0, TOO_LATE - left)
        - (1.0 if LOST_SOUL in hero.kept else 0.0)
        + _health(stamina(s, hero), 0.057)
        + _luck(hero)
    )


def _far(s: Quest, hero: Hero, routes: Routes) -> int:
    """How far it has to go; who waits before a Bridge must first go back."""
    waits = room_at(s, hero.at) == BRIDGE and not hero.crossed and not hero.must_face
    if not waits:
        return min(400, routes.at(hero.at, hero.side))
    return min([400, *[routes.by(way) for way in WAYS[hero.at] if way[1] == hero.side]])


def _luck(hero: Hero) -> float:
    """What a Rune is worth, and what holds it up; and some Heroes are luckier than others."""
    held = len(hero.kept) - (LOST_SOUL in hero.kept)
    return (
        HERO_LUCK[hero.kind]
        + 0.27 * len(hero.runes)
        - 0.1 * held
        - (0.36 if hero.must_face else 0.0)
    )


def _within(number: int, low: int, high: int) -> int:
    return max(low, min(high, number))


def _health(left: float, each: float) -> float:
    """What Wounds yet to be taken are worth: each of them, and the last five the more."""
    return each * left - 0.38 * max(0.0, 5 - left)


def _curve(x: float) -> float:
    return 1 / (1 + exp(-x))


# -- the chances among others ---------------------------------------------------------------------


def is_best(s: Quest, seat: Seat, gold: int, haul: int = 0) -> float:
    """The chance that nobody else brings out more than that, and than what may be added to it."""
    chance = 1.0
    for other, hero in enumerate(s.heroes):
        if other != seat and hero.where != DEAD:
            chance *= 1 - _brings_more(s, hero, gold, haul)
    return chance


def _brings_more(s: Quest, hero: Hero, gold: int, haul: int) -> float:
    has = gold_of(hero)
    with_this = home_chance(s, hero) * _is_more(has - gold, haul) if hero.loot.cards else 0.0
    if has_treasure(hero):
        return with_this
    return max(with_this, treasure_chance(s, hero) * _is_more(has + HAUL - gold, haul))


def _is_more(gap: int, haul: int) -> float:
    """The chance that a lead is not made up for by a haul of about so much."""
    if haul:
        return 1 - exp(-gap / haul) if gap > 0 else 0.0
    return 1.0 if gap > 0 else 0.5 if gap == 0 else 0.0


def by_going_home(s: Quest, seat: Seat) -> float:
    """The chance to win with what the Hero has now."""
    hero = s.heroes[seat]
    if not hero.loot.cards:
        return 0.0
    if len(s.heroes) == 1:
        luck = 1.0 if has_treasure(hero) else IMPS_LUCK if BOTTLE_IMP in hero.loot.cards else 0.0
        return luck * home_chance(s, hero)
    if s.options["no_glory"] and not has_treasure(hero):
        return 0.0
    return home_chance(s, hero) * is_best(s, seat, gold_of(hero))


def by_treasure(s: Quest, seat: Seat) -> float:
    """The chance to win with what the Hero may yet take from the Treasure Room."""
    hero = s.heroes[seat]
    if has_treasure(hero):
        return 0.0
    chance = treasure_chance(s, hero)
    return chance if len(s.heroes) == 1 else chance * is_best(s, seat, gold_of(hero), HAUL)


def chance_to_win(s: Quest, seat: Seat) -> float:
    """By the better of both plans; who is below or out has no choice."""
    return max(by_going_home(s, seat), by_treasure(s, seat))
