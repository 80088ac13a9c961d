"""Where to go for what a Hero is out for, and what to do on the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Ask, Value
from grimorio.core.answers import Cases
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.bot.aims import GLEAN, HOME, LOST, STAY, way_for
from grimorio.games.dungeonquest.bot.prospects import LOST_SOUL, MEAN_LIVES
from grimorio.games.dungeonquest.bot.routes import FAR, STEP, Routes
from grimorio.games.dungeonquest.components.effects import SpecialMove
from grimorio.games.dungeonquest.components.numbers import (
    BOARD,
    CARD,
    CONTENT,
    TILE_ROOMS,
    TILE_SIDES,
)
from grimorio.games.dungeonquest.components.vocabulary import WALL
from grimorio.games.dungeonquest.rules.dungeon.board import (
    DUNGEON_ROOM,
    ENTRANCE,
    PIT,
    PORTCULLIS_ROOM,
    TOWERS,
    TREASURE,
    WAYS,
    are_adjacent,
    room_at,
    space_of,
    way_between,
)
from grimorio.games.dungeonquest.state import Hero, Quest
from grimorio.kit.numbers import NONE

Question = Ask[Value]

HEALING: Final = CARD["rune-healing"]
POTIONS: Final = frozenset(
    number for number, card in enumerate(CONTENT.cards) if card.id.endswith("unstable-potion")
)
SHAKEN_OFF: Final = 60
"""What it is worth that a lost soul does not follow into the catacombs."""
CROSSINGS: Final = (kinds.BRIDGE_CROSS(), kinds.WEB_CROSS())
HOLDING: Final = frozenset({DUNGEON_ROOM, PORTCULLIS_ROOM, ENTRANCE})
"""Rooms where a card is drawn, and no more than that awaits."""
EMPTY_HANDED: Final = 15
"""What it costs to go where nothing can be found."""


def liking(costs: Sequence[float]) -> list[float]:
    """How much each is liked: the cheapest most, one that costs a turn more an eighth of that."""
    best = min(costs)
    return [(1 + (cost - best) / STEP) ** -3 for cost in costs]


# -- moving ---------------------------------------------------------------------------------------


class Errand:
    """What a Hero is out for, and how far everything is from there."""

    __slots__ = ("aim", "hero", "plan")

    def __init__(self, hero: Hero, aim: int, plan: Routes) -> None:
        self.hero = hero
        self.aim = aim
        self.plan = plan


COSTS: Final[Cases[Quest, Errand, float]] = Cases()
"""What an action costs until the plan is done, in tenths of a turn."""
GLEANING: Final[Cases[Quest, Errand, float]] = Cases()
"""The same for one who looks for a little gold: to search where one is, else to go where there may
be some, and not far from the way out."""


def act(s: Quest, ask: Question, aim: int) -> Sequence[float]:
    """The way that is best for the plan, and what else may be done instead."""
    errand = Errand(s.heroes[ask.seat], aim, way_for(s, ask.seat, aim))
    return liking([_cost(s, ask, errand, option) for option in ask.options])


def _cost(s: Quest, ask: Question, errand: Errand, option: Value) -> float:
    answer = ask.kind.of(option)
    instead = 0
    if errand.aim == GLEAN:
        found = GLEANING.make(s, errand, answer, option)
        if found is not None:
            return found
        instead = LOST
    cost = COSTS.make(s, errand, answer, option)
    return FAR if cost is None else cost + instead


@GLEANING(kinds.SEARCH)
def search_for_gold(s: Quest, errand: Errand) -> float:
    return 0


def go_for_gold(s: Quest, errand: Errand, to: int) -> float:
    if to in TOWERS:
        return LOST
    nothing = s.tiles[to] != NONE and room_at(s, to) not in HOLDING
    return 2 + go(s, errand, to) + (EMPTY_HANDED if nothing else 0)


def go(s: Quest, errand: Errand, to: int) -> float:
    hero = errand.hero
    den = [token for cell, token in zip(s.dens, s.monsters.cards, strict=True) if cell == to]
    monster = 4 * MEAN_LIVES[den[0] // 4] if den else 0.0
    back = 4 if to == hero.came_from else 0
    if hero.at == TREASURE and to == TREASURE:
        return FAR
    return errand.plan.by(way_between(hero.at, to)) + monster + back


for _go in kinds.GOES:
    COSTS(_go)(go)
    GLEANING(_go)(go_for_gold)


@COSTS(kinds.TOWER_TO)
def pass_to_tower(s: Quest, errand: Errand, to: int) -> float:
    return errand.plan.at(to) + 10


def leave(s: Quest, errand: Errand) -> float:
    return 0 if errand.aim == HOME else FAR


for _leave in (kinds.ACT_LEAVE, kinds.TOWER_LEAVE):
    COSTS(_leave)(leave)


@COSTS(kinds.STAY)
def stay(s: Quest, errand: Errand) -> float:
    return 0 if errand.aim == STAY else FAR


@COSTS(kinds.ACT_CROSS)
def cross(s: Quest, errand: Errand) -> float:
    ways = [way for way in WAYS[errand.hero.at] if way[1] != errand.hero.side]
    return 12 + min([errand.plan.by(way) for way in ways], default=FAR)


def _here(errand: Errand) -> int:
    """From where it is; where no way leads on, something else must be found."""
    return min(LOST, errand.plan.at(errand.hero.at, errand.hero.side))


@COSTS(kinds.SEARCH)
def search(s: Quest, errand: Errand) -> float:
    return _here(errand) + 25


@COSTS(kinds.DESCEND)
def descend(s: Quest, errand: Errand) -> float:
    return _here(errand) + (-SHAKEN_OFF if LOST_SOUL in errand.hero.kept else 45)


def grope(s: Quest, errand: Errand) -> float:
    return _here(errand) + 10


for _grope in (kinds.ACT_GROPE, kinds.MOVE_GROPE):
    COSTS(_grope)(grope)


def use_card(s: Quest, errand: Errand, card: int) -> float:
    hero, plan = errand.hero, errand.plan
    here = plan.at(hero.at, hero.side)
    if card == HEALING:
        return 0 if hero.wounds >= 6 else FAR
    use = CONTENT.cards[card].use
    if card in POTIONS or use is None:
        return FAR
    if any(isinstance(effect, SpecialMove) for effect in use.then):
        return 25 + min([plan.at(way[2]) for way in WAYS[hero.at]])
    return here - 5 if use.when == "before_move" and here > 30 else FAR


for _use in (kinds.ACT_USE, kinds.MOVE_USE, kinds.TOWER_USE):
    COSTS(_use)(use_card)


def to_cell(s: Quest, ask: Question, aim: int) -> Sequence[float]:
    """Of several spaces the one nearest to the goal."""
    hero = s.heroes[ask.seat]
    plan = way_for(s, ask.seat, aim)

    def cost(cell: int) -> float:
        if not are_adjacent(hero.at, cell):
            return plan.at(cell)
        return plan.at(cell, (way_between(hero.at, cell)[1] + 2) % 4)

    return liking(ask.worths(cost))


def bank(s: Quest, ask: Question, aim: int) -> Sequence[float]:
    """The side of a Chasm or a Bridge that leads on."""
    hero = s.heroes[ask.seat]
    plan = way_for(s, ask.seat, aim)
    return liking(ask.worths(lambda side: plan.at(hero.at, side)))


def heading(s: Quest, ask: Question, aim: int) -> Sequence[float]:
    """Below, the direction in which the goal lies."""
    hero = s.heroes[ask.seat]
    plan = way_for(s, ask.seat, aim)

    def cost(direction: int) -> float:
        ahead = BOARD.ray(hero.at, direction)[:5]
        return min([plan.at(cell) for cell in ahead], default=FAR)

    return liking(ask.worths(cost))


def deviation(s: Quest, ask: Question, aim: int) -> Sequence[float]:
    """Coming up, the side on which the spaces are nearer to the goal, whatever the die says."""
    hero = s.heroes[ask.seat]
    plan = way_for(s, ask.seat, aim)
    (cell,) = kinds.DEVIATION.about(ask)

    def cost(turn: int) -> float:
        aside = BOARD.ray(cell, (hero.heading + turn) % 4)[:6] or [cell]
        return sum([min(LOST, plan.at(space_of(there))) for there in aside]) / len(aside)

    return liking(ask.worths(cost))


def arrow(s: Quest, ask: Question, aim: int) -> Sequence[float]:
    """The one passage a new tile is sure to have leads towards the goal."""
    plan = way_for(s, ask.seat, aim)
    cell, _ = kinds.ARROW.about(ask)
    ways = {way[1]: plan.by(way) for way in WAYS[cell]}
    return liking(ask.worths(lambda side: ways.get(side, FAR)))


def redraw_tile(s: Quest, ask: Question) -> Sequence[float]:
    """A Rune against a pit or a dead end."""
    _, tile = kinds.REDRAW_TILE.about(ask)
    ends = set(TILE_SIDES[tile][1:]) == {WALL}
    bad = ends or TILE_ROOMS[tile] == PIT
    return [float(bad == (option is not None)) for option in ask.options]


def go_on(s: Quest, ask: Question, aim: int) -> Sequence[float]:
    """Cross what lies in the way, unless the way back is much shorter."""
    hero = s.heroes[ask.seat]
    plan = way_for(s, ask.seat, aim)
    ways = WAYS[hero.at]
    on = min([plan.by(way) for way in ways if way[1] != hero.side], default=FAR) + 15
    back = min([plan.by(way) for way in ways if way[1] == hero.side], default=FAR) + 10
    return liking([on if option in CROSSINGS else back for option in ask.options])
