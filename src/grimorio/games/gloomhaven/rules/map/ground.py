"""The ground of a scenario: its hexes as far as doors are open, and the walls between them.

Hexes are numbered, and sets of hexes are masks: bit N stands for hex N. What is asked once is kept,
since the ground changes only when a door opens.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import Final, final

from grimorio.games.gloomhaven.components.maps import maps, places_of
from grimorio.kit.hexes import DIRECTIONS, Hex, HexBoard
from grimorio.kit.sight import Segment, Sight, outline, side

FAR: Final = 1 << 20
"""No way leads there."""


def cells_of(mask: int) -> list[int]:
    """The hexes of a mask, in the order of their numbers."""
    found: list[int] = []
    first = 0
    for eight in mask.to_bytes((mask.bit_length() + 7) // 8, "little"):
        if eight:
            found += _bits(first, eight)
        first += 8
    return found


@cache
def _bits(first: int, eight: int) -> tuple[int, ...]:
    """The numbers of the bits among eight of a mask, of which the first has that number."""
    return tuple([first + bit for bit in range(8) if eight >> bit & 1])


@final
class Ground:
    """Hexes, what is next to what, how far it is and what sees what."""

    __slots__ = ("_far", "_sight", "_within", "all", "beside", "board", "kept", "near", "size")

    def __init__(
        self,
        places: Iterable[Hex],
        walls: Collection[tuple[Hex, Hex]] = (),
        lines: Iterable[Segment] = (),
        closed: Collection[Hex] = (),
    ) -> None:
        """`walls` stand between two neighbours (GH-MOVE-1, GH-TARGET-10). `lines` only hinder
        sight: what surrounds the hexes. `closed` hexes have a number and are wall."""
        board = self.board = HexBoard(places)
        shut = _mask([cell for cell, place in enumerate(board.places) if place in closed])
        walled = {frozenset(pair) for pair in walls}
        sides = {_shared(one, other) for one, other in walls}
        self.size: Final[int] = board.size
        self.all: Final[int] = ((1 << board.size) - 1) & ~shut
        self.near: Final[tuple[tuple[int, ...], ...]] = tuple(
            [
                tuple(
                    [
                        other
                        for other in board.neighbours[cell]
                        if not (shut >> cell & 1 or shut >> other & 1)
                        and frozenset((board.places[cell], board.places[other])) not in walled
                    ]
                )
                for cell in range(board.size)
            ]
        )
        self.beside: Final[list[int]] = [_mask(row) for row in self.near]
        """The hexes next to each, as a mask."""
        self.kept: Final[dict[tuple[object, int, int], int]] = {}
        """What others have worked out about this ground."""
        self._far: Final[dict[int, list[int]]] = {}
        self._within: Final[dict[tuple[int, int], int]] = {}
        self._sight: Final = Sight(board.places, sides.union(lines), closed)

    def far(self, cell: int) -> list[int]:
        """How far each hex is, in hexes and not through walls (GH-TARGET-6..8, GH-RUL-42)."""
        found = self._far.get(cell)
        if found is None:
            found = [FAR] * self.size
            found[cell] = 0
            reached = [cell]
            for at in reached:
                for other in self.near[at]:
                    if found[other] == FAR:
                        found[other] = found[at] + 1
                        reached.append(other)
            self._far[cell] = found
        return found

    def within(self, cell: int, range_: int) -> int:
        """The hexes in range of one, itself included."""
        found = self._within.get((cell, range_))
        if found is None:
            found = 0
            for other, far in enumerate(self.far(cell)):
                if far <= range_:
                    found |= 1 << other
            self._within[cell, range_] = found
        return found

    def sight(self, cell: int) -> int:
        """What a hex sees (GH-TARGET-4, GH-RUL-43, GH-RUL-120)."""
        return self._sight.row(cell) & self.all

    def sees(self, cell: int, among: int) -> int:
        """What a hex sees of the hexes of a mask; what nobody asks for is not worked out."""
        return self._sight.sees(cell, among & self.all)

    def shifted(self, cell: int, offset: Hex) -> int:
        """The hex at an offset from another, as a mask; empty where there is none."""
        found = self.board.shift(cell, offset)
        return 0 if found is None else 1 << found


@cache
def ground_of(scenario: int, areas: int, doors: int) -> Ground:
    """The ground of a scenario as far as it is revealed: masks of its open areas and open doors. A
    closed door is wall, and so is all that is no hex (GH-DOOR-1, GH-TARGET-5). Hexes have the same
    numbers whatever is open."""
    on = maps()[scenario]
    places: set[Hex] = set()
    for area in cells_of(areas):
        places.update(on.hexes(area))
    for door in cells_of(doors):
        places.update(on.doors[door].at)
    places.update([place for place in on.corridors if _touches(place, places)])
    walls = [wall for wall in on.walls if places.issuperset(wall)]
    every = places_of(scenario)
    return Ground(every, walls, outline(places), every - places)


def whole(scenario: int) -> Ground:
    """The ground with all areas and doors open."""
    on = maps()[scenario]
    return ground_of(scenario, (1 << len(on.areas)) - 1, (1 << len(on.doors)) - 1)


def _touches(place: Hex, places: set[Hex]) -> bool:
    q, r = place
    return any((q + dq, r + dr) in places for dq, dr in DIRECTIONS)


def _mask(cells: Iterable[int]) -> int:
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def _shared(one: Hex, other: Hex) -> Segment:
    return side(one, DIRECTIONS.index((other[0] - one[0], other[1] - one[1])))
