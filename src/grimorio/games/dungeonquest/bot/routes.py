"""How far it is to somewhere, as a Hero that knows the board would reckon: in tenths of a turn,
with what may happen on the way.

A Chasm is two places, one a bank, for nobody crosses it; every other space is one.
"""

from __future__ import annotations

from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import Final, TypeAlias

from grimorio.games.dungeonquest.components.numbers import BOARD, TILE_ROOMS, TILE_SIDES
from grimorio.games.dungeonquest.components.vocabulary import DOOR, OPEN, PORTCULLIS, WALL
from grimorio.games.dungeonquest.rules.dungeon.board import (
    BRIDGE,
    CAVE_IN,
    CHASM,
    CORRIDOR,
    DARKNESS,
    PIT,
    ROTATING,
    TILE_NEAR,
    TOWERS,
    TRAP_ROOM,
    TREASURE,
    TREASURE_CELLS,
    WAYS,
    WEB,
    Way,
)
from grimorio.games.dungeonquest.rules.hero.attributes import (
    AGILITY,
    HERO_ABILITIES,
    HERO_ATTRIBUTES,
    LUCK,
    STRENGTH,
)
from grimorio.games.dungeonquest.state import Hero, Quest
from grimorio.kit.numbers import NONE

FAR: Final = 9_999
CELLS: Final = BOARD.size
PLACES: Final = 2 * CELLS
STEP: Final = 10
DOOR_COST: Final = 9
"""About every second door opens at once."""
DARK_COST: Final = 18
UNKNOWN: Final = 7
"""What a room nobody has seen may cost beyond the step, if it has two sides that lead nearer."""
NARROW: Final = 12
"""And if it has but one."""
DEATH: Final = 150
"""What it costs to die for certain; a risk costs its share."""

PASSES: Final = tuple(
    sum(one + two <= value for one in range(1, 7) for two in range(1, 7)) / 36
    for value in range(13)
)
"""The chance of two dice to make a value or less."""


def passes(kind: int, attribute: int) -> float:
    """The chance of a Hero to pass a test, Lindel's second die included roughly."""
    chance = PASSES[min(12, HERO_ATTRIBUTES[kind][attribute])]
    return 1 - (1 - chance) ** 1.7 if "reroll_test_die" in HERO_ABILITIES[kind] else chance


def tries(chance: float) -> int:
    """The turns lost on something that is tried again and again, in tenths."""
    return min(60, round(10 / max(chance, 0.1)) - 10)


def _room_costs(kind: int) -> dict[int, int]:
    return {
        CORRIDOR: 2 - STEP,
        PIT: round(DEATH * (1 - passes(kind, LUCK))),
        TRAP_ROOM: 8,
        DARKNESS: DARK_COST,
        ROTATING: 4,
        CAVE_IN: tries(passes(kind, AGILITY)),
        WEB: tries(passes(kind, STRENGTH)),
        BRIDGE: round(50 * (1 - passes(kind, AGILITY))),
    }


ROOM_COSTS: Final = tuple(_room_costs(kind) for kind in range(len(HERO_ATTRIBUTES)))
"""What entering a kind of room costs each Hero, beside the step."""
LIFT_COSTS: Final = tuple(tries(passes(kind, STRENGTH)) for kind in range(len(HERO_ATTRIBUTES)))


def _seen_sides(tile: int) -> tuple[tuple[int, ...], ...]:
    """What stands on the four sides of a tile, for each direction its arrow may point in."""
    sides = TILE_SIDES[tile]
    return tuple(tuple(sides[(side - turned) % 4] for side in range(4)) for turned in range(4))


SEEN_SIDES: Final = tuple(_seen_sides(tile) for tile in range(len(TILE_SIDES)))
UNSEEN_SIDES: Final = (OPEN, OPEN, OPEN, OPEN)
"""Nobody knows of a wall there."""


def _edge_costs(kind: int) -> tuple[tuple[int, ...], ...]:
    """What it costs to get from one side to the other, by what stands on both; FAR by a wall."""

    def cost(*sides: int) -> int:
        if WALL in sides:
            return FAR
        return DOOR_COST * (DOOR in sides) + LIFT_COSTS[kind] * (PORTCULLIS in sides)

    kinds = range(1 + max(OPEN, WALL, DOOR, PORTCULLIS))
    return tuple(tuple(cost(mine, theirs) for theirs in kinds) for mine in kinds)


EDGE_COSTS: Final = tuple(_edge_costs(kind) for kind in range(len(HERO_ATTRIBUTES)))
ENTER_COSTS: Final = tuple(
    tuple(STEP + costs.get(room, 0) for room in TILE_ROOMS) for costs in ROOM_COSTS
)
"""The step into each tile, with what waits there, for each Hero."""


@cache
def enter_unseen(goals: tuple[int, ...]) -> list[int]:
    """The step into each cell that nobody has seen: where two sides lead nearer, one is mostly
    open; where only one does, a wall there is a long way round."""

    def far(cell: int) -> int:
        row, column = BOARD.rows[cell], BOARD.columns[cell]
        ends = [end for goal in goals for end in (TREASURE_CELLS if goal == TREASURE else (goal,))]
        return min([abs(row - BOARD.rows[e]) + abs(column - BOARD.columns[e]) for e in ends])

    def cost(cell: int) -> int:
        if cell in TOWERS or cell in TREASURE_CELLS:
            return STEP
        nearer = [to for to in BOARD.steps[cell] if to is not None and far(to) < far(cell)]
        return STEP + (UNKNOWN if len(nearer) > 1 else NARROW)

    return [cost(cell) for cell in range(BOARD.size)]


WayIn: TypeAlias = tuple[int, int, int, int]


def _ways_in(space: int) -> tuple[WayIn, ...]:
    """From where a space can be entered: the cell, the side of it, the cell one comes from and
    the place one stands in there."""
    return tuple((cell, side, _beyond(cell, side), there) for cell, side, there in WAYS[space])


def _beyond(cell: int, side: int) -> int:
    there = BOARD.steps[cell][side]
    assert there is not None
    return there


WAYS_IN: Final = tuple(_ways_in(cell) for cell in range(BOARD.size))


class Routes:
    """How far every place is from one of the goals.

    What is asked for is worked out when it is asked for, from the goals outward.
    """

    __slots__ = ("_chasms", "_edges", "_enter", "_far", "_queue", "_sides", "_tiles", "_turned")

    def __init__(
        self, tiles: tuple[int, ...], turned: tuple[int, ...], kind: int, goals: tuple[int, ...]
    ) -> None:
        self._tiles = tiles
        self._turned = turned
        enter = ENTER_COSTS[kind]
        self._edges = EDGE_COSTS[kind]
        self._enter = enter_unseen(goals)[:]
        self._sides: list[tuple[int, ...]] = [UNSEEN_SIDES] * BOARD.size
        self._chasms: list[int] = []
        for cell, tile in enumerate(tiles):
            if tile != NONE:
                self._enter[cell] = enter[tile]
                self._sides[cell] = SEEN_SIDES[tile][turned[cell]]
                if TILE_ROOMS[tile] == CHASM:
                    self._chasms.append(cell)
        self._far = [FAR] * PLACES
        for goal in goals:
            self._far[goal] = 0
        # Each in one number, the distance first: what is nearest is looked at next.
        self._queue = sorted(goals)

    def _reckon(self, place: int) -> int:
        """The distance of a place, once everything nearer is known."""
        far, queue, sides, edges = self._far, self._queue, self._sides, self._edges
        enter, chasms = self._enter, self._chasms
        while queue and queue[0] < far[place] * PLACES:
            nearest = heappop(queue)
            near, here = nearest // PLACES, nearest % PLACES
            if near > far[here]:
                continue
            space = here % CELLS
            near += enter[space]
            for cell, side, start, there in WAYS_IN[space]:
                if chasms and self._bank(space, side) != here:
                    continue
                cost = near + edges[sides[start][side - 2]][sides[cell][side]]
                before = self._bank(there, side - 2) if chasms else there
                if cost < far[before]:
                    far[before] = cost
                    heappush(queue, cost * PLACES + before)
        return far[place]

    def _bank(self, cell: int, side: int) -> int:
        """The place of a Hero that stands where that side of the cell can be used."""
        if cell not in self._chasms:
            return cell
        near = (side - self._turned[cell]) % 4 in TILE_NEAR[self._tiles[cell]]
        return cell if near else cell + BOARD.size

    def by(self, way: Way) -> int:
        """How far it is if the Hero takes that way."""
        cell, side, to = way
        there = _beyond(cell, side)
        edge = self._edges[self._sides[cell][side]][self._sides[there][side - 2]]
        if edge == FAR:
            return FAR
        return min(FAR, edge + self._enter[to] + self._reckon(self._bank(to, side - 2)))

    def at(self, cell: int, side: int = NONE) -> int:
        """How far it is from a place."""
        return self._reckon(cell if side == NONE else self._bank(cell, side))


@lru_cache(maxsize=512)
def _routes(
    tiles: tuple[int, ...], turned: tuple[int, ...], kind: int, goals: tuple[int, ...]
) -> Routes:
    return Routes(tiles, turned, kind, goals)


def routes(s: Quest, hero: Hero, goals: tuple[int, ...]) -> Routes:
    """The ways to the goals as the board lies now. Boards are few, and looked at often."""
    return _routes(tuple(s.tiles), tuple(s.turned), hero.kind, goals)


def way_home(s: Quest, hero: Hero) -> Routes:
    return routes(s, hero, TOWERS)


def way_to_treasure(s: Quest, hero: Hero) -> Routes:
    return routes(s, hero, (TREASURE,))
