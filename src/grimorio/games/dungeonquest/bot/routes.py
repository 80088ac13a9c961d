"""How far it is to somewhere, as a Hero that knows the board would reckon: in tenths of a turn,
with what may happen on the way.

A Chasm is two places, one a bank, for nobody crosses it; every other space is one.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from grimorio.games.dungeonquest.components import (
    DOOR,
    PORTCULLIS,
    TILE_ROOMS,
    TILE_SIDES,
    WALL,
)
from grimorio.games.dungeonquest.rules.attributes import (
    AGILITY,
    HERO_ABILITIES,
    HERO_ATTRIBUTES,
    LUCK,
    STRENGTH,
)
from grimorio.games.dungeonquest.rules.board import (
    BOARD,
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
    WAYS,
    WEB,
    Way,
)
from grimorio.games.dungeonquest.state import NOWHERE, Hero, Quest

FAR: Final = 9_999
STEP: Final = 10
DOOR_COST: Final = 9
"""About every second door opens at once."""
DARK_COST: Final = 18
UNKNOWN: Final = 6
"""What a room nobody has seen may cost beyond the step."""
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


class Routes:
    """How far every place is from one of the goals."""

    __slots__ = ("_far", "_kind", "_tiles", "_turned")

    def __init__(
        self, tiles: tuple[int, ...], turned: tuple[int, ...], kind: int, goals: tuple[int, ...]
    ) -> None:
        self._tiles = tiles
        self._turned = turned
        self._kind = kind
        self._far = [FAR] * (2 * BOARD.size)
        queue = [(0, goal) for goal in goals]
        for goal in goals:
            self._far[goal] = 0
        while queue:
            far, place = heappop(queue)
            if far > self._far[place]:
                continue
            for way in WAYS[place % BOARD.size]:
                if self._bank(place % BOARD.size, way[1]) == place:
                    self._look_back(way, far, queue)

    def _look_back(self, way: Way, far: int, queue: list[tuple[int, int]]) -> None:
        """Who stands at the other end of the way could come here."""
        cell, direction, there = way
        start = BOARD.steps[cell][direction]
        assert start is not None
        back = (direction + 2) % 4
        cost = self._cost(start, back, cell)
        before = self._bank(there, back) if there == start else there
        if far + cost < self._far[before]:
            self._far[before] = far + cost
            heappush(queue, (far + cost, before))

    def _bank(self, cell: int, direction: int) -> int:
        """The place of a Hero that stands where that side of the cell can be used."""
        tile = self._tiles[cell]
        if tile == NOWHERE or TILE_ROOMS[tile] != CHASM:
            return cell
        near = (direction - self._turned[cell]) % 4 in TILE_NEAR[tile]
        return cell if near else cell + BOARD.size

    def _cost(self, cell: int, direction: int, to: int) -> int:
        """What it costs to go from a cell to the next; FAR where a wall stands."""
        tile, there = self._tiles[cell], self._tiles[to]
        mine = -1 if tile == NOWHERE else TILE_SIDES[tile][(direction - self._turned[cell]) % 4]
        theirs = (
            -1 if there == NOWHERE else TILE_SIDES[there][(direction + 2 - self._turned[to]) % 4]
        )
        if WALL in (mine, theirs):
            return FAR
        cost = STEP
        if DOOR in (mine, theirs):
            cost += DOOR_COST
        if PORTCULLIS in (mine, theirs):
            cost += LIFT_COSTS[self._kind]
        if there != NOWHERE:
            cost += ROOM_COSTS[self._kind].get(TILE_ROOMS[there], 0)
        elif to not in TOWERS and to != TREASURE:
            cost += UNKNOWN
        return cost

    def by(self, way: Way) -> int:
        """How far it is if the Hero takes that way."""
        cell, direction, to = way
        there = BOARD.steps[cell][direction]
        assert there is not None
        place = self._bank(there, (direction + 2) % 4) if there == to else to
        return min(FAR, self._cost(cell, direction, there) + self._far[place])

    def at(self, cell: int, side: int = NOWHERE) -> int:
        """How far it is from a place."""
        return self._far[cell if side == NOWHERE else self._bank(cell, side)]


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
