"""What a Hero may come to: whether it brings out what it has, whether it reaches the treasure and
comes back, and whether that is more than the others bring.

The chances are logistic curves, fitted to some seventy thousand turns of games this bot has played
alone, and to as many among four: what counts is the time to spare, the way there and back, and how
many Wounds it can take.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, TypeAlias

from grimorio.core import Seat
from grimorio.games.dungeonquest.bot.routes import Routes, way_home, way_to_treasure
from grimorio.games.dungeonquest.components.numbers import CARD, CARD_GOLD, CONTENT, MONSTER_LIVES
from grimorio.games.dungeonquest.rules.cards.decks import has_treasure
from grimorio.games.dungeonquest.rules.dungeon.board import BRIDGE, WAYS, room_at
from grimorio.games.dungeonquest.rules.hero.life import life_of
from grimorio.games.dungeonquest.rules.sun import SPACES
from grimorio.games.dungeonquest.state import CATACOMBS, DEAD, DUNGEON, LEFT, Hero, Quest
from grimorio.kit.numbers import NONE

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
GLEANED: Final = 120
"""The gold of what else is found and brought out, more or less."""
SPREAD: Final = 30
"""How much more, or less."""
EDGE: Final = 25
"""A Hero that sees what the others have stays until it has more, if it can."""
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


Rival: TypeAlias = tuple[int, float, float, float]
"""The gold another Hero has, and its chances to get out with that, with a treasure, and with a
little more."""


def gold_of(hero: Hero) -> int:
    return sum([CARD_GOLD[card] for card in hero.loot.cards])


def breath(hero: Hero) -> int:
    """How many more Wounds kill it."""
    return life_of(hero) - hero.wounds


def stamina(s: Quest, hero: Hero) -> float:
    """How many more Wounds kill it, once the fight it is in is done with."""
    left, c = float(breath(hero)), s.combat
    if c is None or s.heroes[c.seat] is not hero or c.monster == NONE:
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


def gleaning_chance(s: Quest, hero: Hero) -> float:
    """That it finds a little gold near a tower and gets out with it."""
    if s.options["no_glory"] or hero.where != DUNGEON:
        return 0.0
    home = _far(s, hero, way_home(s, hero))
    spare = _within(time_left(s) - home, -300, 200)
    return _curve(
        -2.65
        + 0.0107 * spare
        - 0.0029 * home
        + 0.03 * stamina(s, hero)
        - 0.18 * max(0.0, 5 - stamina(s, hero))
    )


def _within(number: int, low: int, high: int) -> int:
    return max(low, min(high, number))


def _health(left: float, each: float) -> float:
    """What Wounds yet to be taken are worth: each of them, and the last five the more."""
    return each * left - 0.38 * max(0.0, 5 - left)


def _curve(x: float) -> float:
    return 1 / (1 + exp(-x))


# -- the chances among others ---------------------------------------------------------------------


def rivals(s: Quest, seat: Seat) -> list[Rival]:
    """The others who may yet win."""
    return [
        _rival(s, hero)
        for other, hero in enumerate(s.heroes)
        if other != seat and hero.where != DEAD
    ]


def _rival(s: Quest, hero: Hero) -> Rival:
    out = home_chance(s, hero) if hero.loot.cards else 0.0
    if has_treasure(hero):
        return gold_of(hero), out, 0.0, 0.0
    return gold_of(hero), out, treasure_chance(s, hero), gleaning_chance(s, hero)


def is_best(others: Sequence[Rival], gold: int, haul: int = 0) -> float:
    """The chance that none of them brings out more than that, and than what may be added to it."""
    chance = 1.0
    for has, out, much, some in others:
        lead = has - gold
        chance *= 1 - max(
            out * _is_more(lead, haul),
            much * _is_more(lead + HAUL, haul),
            some * _is_more(lead + GLEANED, haul, SPREAD),
        )
    return chance


def _is_more(lead: int, haul: int, spread: int = 0) -> float:
    """The chance that a haul of about that much does not make up for a lead: what is gleaned is
    much the same every time, treasures are not."""
    if haul == GLEANED:
        return _curve((lead - haul - EDGE) / (SPREAD + spread))
    if haul:
        return 1 - exp(-lead / haul) if lead > 0 else 0.0
    if spread:
        return _curve(lead / spread)
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


def plans(s: Quest, seat: Seat) -> tuple[float, float, float]:
    """The chances to win: with what the Hero has now, with what it may yet take from the Treasure
    Room, and with a little more gold from near a tower: where others fall, that may be enough."""
    hero = s.heroes[seat]
    others = rivals(s, seat)
    gold = gold_of(hero)
    home = _worth_bringing_home(s, hero)
    if home:
        home *= home_chance(s, hero) * is_best(others, gold)
    treasure = 0.0
    if not has_treasure(hero):
        treasure = treasure_chance(s, hero) * is_best(others, gold, HAUL)
    little = 0.0
    if len(s.heroes) > 1:
        little = gleaning_chance(s, hero) * is_best(others, gold, GLEANED)
    return home, treasure, little


def _worth_bringing_home(s: Quest, hero: Hero) -> float:
    """The chance that what it has can win at all. Alone it must be a Treasure, or an imp that may
    turn into one."""
    if has_treasure(hero):
        return 1.0
    if len(s.heroes) == 1:
        return IMPS_LUCK if BOTTLE_IMP in hero.loot.cards else 0.0
    return 1.0 if hero.loot.cards and not s.options["no_glory"] else 0.0


def chance_to_win(s: Quest, seat: Seat) -> float:
    """By the best of the plans; who is below or out has no choice."""
    return max(plans(s, seat))
