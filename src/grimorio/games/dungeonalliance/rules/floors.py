"""The nine squares of a room as bits: what lies beside many squares is found in one look
(DA-TERM-2, DA-RUL-20).

Bit P of a floor is place P of the room. A set of squares of the whole map is a list with a floor
for each cell.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from grimorio.games.dungeonalliance.rules.board import (
    BESIDE,
    BRIDGES,
    CELLS,
    EDGE_ROWS,
    EDGES,
    INSIDE,
    MIDDLES,
    NEVER,
    SQUARES,
    distance,
    needed_for,
)
from grimorio.kit.numbers import NONE

FLOORS: Final = 512
"""All sets of nine squares."""

PLACES: Final = tuple(
    [tuple([place for place in range(9) if floor >> place & 1]) for floor in range(FLOORS)]
)
"""The places of a floor, in order."""


def _join(floors: list[int], floor: int) -> int:
    found = 0
    for place in PLACES[floor]:
        found |= floors[place]
    return found


def _grow(floor: int) -> int:
    """The squares of a room beside some of them, or one of them."""
    return _join([_floor(list(INSIDE[place])) | 1 << place for place in range(9)], floor)


def _floor(places: list[int]) -> int:
    found = 0
    for place in places:
        found |= 1 << place
    return found


def _pass(side: int, floor: int) -> int:
    """The squares behind a corridor on a side that are beside some squares of a room: its middle
    touches all three of the other row, the other two only the middle one."""
    back = (side + 2) % 4
    touched = [0] * 9
    for place in EDGE_ROWS[side]:
        touched[place] = 1 << MIDDLES[back]
    touched[MIDDLES[side]] = _floor(list(EDGE_ROWS[back]))
    return _join(touched, floor)


GROWN: Final = tuple([_grow(floor) for floor in range(FLOORS)])
"""For each floor the same with what lies beside it in the room."""
PASSED: Final = tuple([tuple([_pass(side, one) for one in range(FLOORS)]) for side in range(4)])
"""For each side, and each floor, what lies beside it behind a corridor there (DA-RUL-20)."""


def _border(cell: int) -> int:
    found = 0
    for edge in EDGES[cell]:
        if edge != NONE:
            found |= 1 << edge
    return found


BORDERS: Final = tuple([_border(cell) for cell in range(CELLS)])
"""The edges of each cell, a bit for each."""


def _exits(cell: int) -> dict[int, tuple[tuple[int, int], ...]]:
    sides = [side for side in range(4) if EDGES[cell][side] != NONE]
    found = {}
    for chosen in range(1 << len(sides)):
        open_sides = [side for number, side in enumerate(sides) if chosen >> number & 1]
        corridors = 0
        for side in open_sides:
            corridors |= 1 << EDGES[cell][side]
        found[corridors] = tuple([(BESIDE[cell][side], side) for side in open_sides])
    return found


EXITS: Final = tuple([_exits(cell) for cell in range(CELLS)])
"""For each cell, by the corridors at it: the cells behind them, and on which side."""


def exits(cell: int, corridors: int) -> tuple[tuple[int, int], ...]:
    """The rooms that corridors join to one, each with its side (DA-TERM-9)."""
    return EXITS[cell][corridors & BORDERS[cell]]


def beside(squares: list[int], corridors: int) -> list[int]:
    """All squares that are adjacent to one of some squares, through open corridors too, as
    floors."""
    found = [0] * CELLS
    for square in squares:
        cell = square // 9
        floor = 1 << square % 9
        found[cell] |= GROWN[floor] ^ floor
        for other, side in exits(cell, corridors):
            found[other] |= PASSED[side][floor]
    return found


def floors_of(squares: list[int]) -> list[int]:
    """Squares as floors."""
    found = [0] * CELLS
    for square in squares:
        found[square // 9] |= 1 << square % 9
    return found


def squares_of(floors: list[int]) -> list[int]:
    """The squares of floors, in order."""
    return [9 * cell + place for cell, floor in enumerate(floors) for place in PLACES[floor]]


# -- where attacks are made from -------------------------------------------------------------------

OUT: Final = NEVER << 1
"""A bit that no corridors have: a square out of range."""
ANYWHERE: Final = 2 * NEVER - 1
"""As if no wall were in the way of a line: for what needs no sight."""

Floors: TypeAlias = tuple[tuple[int, int], ...]
"""Squares as cells, each with a floor that is not empty."""


class Posts:
    """From where a square can be attacked at a range, by how the corridors lie that matter."""

    __slots__ = ("corridors", "known", "needs")

    def __init__(self, to: int, low: int, high: int) -> None:
        self.corridors = 0
        self.known: dict[int, Floors] = {}
        self.needs: list[tuple[int, int]] = []
        for at in range(SQUARES):
            needed = needed_to_attack(at, to, low, high)
            if needed != OUT:
                self.corridors |= needed
                self.needs.append((at, needed))


_posts: Final[dict[int, Posts]] = {}


def needed_to_attack(at: int, to: int, low: int, high: int) -> int:
    """The corridors that an attack on another square needs, NEVER through a wall, or OUT."""
    if high == 1:
        return BRIDGES.get(at * SQUARES + to, OUT)
    return needed_for(at, to) if low <= distance(at, to) <= high else OUT


def posts(to: int, low: int, high: int, corridors: int) -> Floors:
    """The squares from which another one can be attacked: adjacent ones in melee, else those so far
    away and in sight (DA-RANGE-1, DA-RANGE-2, DA-RUL-25, DA-RUL-28). Worked out once for each way
    that the corridors nearby can lie."""
    place = (SQUARES * high + low) * SQUARES + to
    around_it = _posts.get(place)
    if around_it is None:
        around_it = _posts[place] = Posts(to, low, high)
    relevant = corridors & around_it.corridors
    found = around_it.known.get(relevant)
    if found is None:
        able = [at for at, needed in around_it.needs if needed & corridors == needed]
        floors = enumerate(floors_of(able))
        found = tuple([(cell, floor) for cell, floor in floors if floor])
        around_it.known[relevant] = found
    return found
