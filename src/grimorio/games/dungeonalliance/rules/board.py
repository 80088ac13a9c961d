"""Space: squares, cells and edges, what is beside what, lines of sight (DA-RUL-3, DA-RUL-20..27).

Every frame lies in one grid of 5 by 5 cells, a cell is 3 by 3 squares: square = 9 x cell + place in
the cell, places in reading order. Two cells that touch share an edge; a Corridor token lies on an
edge and opens its middle. Sides and facings are N, E, S, W of kit/square.py.

All that depends on places alone is in tables, made once. Lines are worked out in whole numbers:
the centre of the square in column x and row y is (2x + 1, 2y + 1), so that corners of squares are
even and nothing is rounded.
"""

from __future__ import annotations

from typing import Final

from grimorio.kit.numbers import NONE
from grimorio.kit.square import DIRECTIONS

WIDTH: Final = 5
CELLS: Final = WIDTH * WIDTH
SQUARES: Final = CELLS * 9
SPAN: Final = 3 * WIDTH
"""Squares in a row of the whole grid."""
MIDDLES: Final = (1, 5, 7, 3)
"""The middle place of each side of a cell."""
EDGE_ROWS: Final = ((0, 1, 2), (2, 5, 8), (6, 7, 8), (0, 3, 6))
"""The places beside each side, in order."""


def column_of(square: int) -> int:
    return square // 9 % WIDTH * 3 + square % 3


def row_of(square: int) -> int:
    return square // 9 // WIDTH * 3 + square % 9 // 3


def square_at(column: int, row: int) -> int:
    """The square in a column and row of the whole grid; NONE outside it."""
    if not (0 <= column < SPAN and 0 <= row < SPAN):
        return NONE
    return (row // 3 * WIDTH + column // 3) * 9 + row % 3 * 3 + column % 3


COLUMNS: Final = tuple([column_of(square) for square in range(SQUARES)])
ROWS: Final = tuple([row_of(square) for square in range(SQUARES)])

# -- cells and edges -------------------------------------------------------------------------------


def cell_beside(cell: int, side: int) -> int:
    """The cell on a side of another; NONE outside the grid."""
    columns, rows = DIRECTIONS[side]
    column, row = cell % WIDTH + columns, cell // WIDTH + rows
    if not (0 <= column < WIDTH and 0 <= row < WIDTH):
        return NONE
    return row * WIDTH + column


def _number_edges() -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, int], ...]]:
    """The edge on each side of each cell, and for each edge its north or west cell and the side
    of that cell it is on."""
    sides = [[NONE] * 4 for _ in range(CELLS)]
    edges: list[tuple[int, int]] = []
    for cell in range(CELLS):
        for side in (1, 2):
            other = cell_beside(cell, side)
            if other != NONE:
                sides[cell][side] = sides[other][(side + 2) % 4] = len(edges)
                edges.append((cell, side))
    return tuple([tuple(row) for row in sides]), tuple(edges)


BESIDE: Final = tuple(
    [tuple([cell_beside(cell, side) for side in range(4)]) for cell in range(CELLS)]
)
"""The cell on each side of a cell."""
_numbered: Final = _number_edges()
EDGES: Final = _numbered[0]
"""The edge on each side of a cell; NONE at the rim of the grid."""
EDGE_SIDES: Final = _numbered[1]
"""For each edge a cell and its side."""

# -- what is adjacent ------------------------------------------------------------------------------


def _inside(square: int) -> tuple[int, ...]:
    """The squares around one in its own cell."""
    return tuple(
        [
            other
            for other in range(square - square % 9, square - square % 9 + 9)
            if other != square
            and abs(COLUMNS[other] - COLUMNS[square]) <= 1
            and abs(ROWS[other] - ROWS[square]) <= 1
        ]
    )


def _across(square: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Through each edge beside a square: the edge as a bit, and the squares behind it. The middle
    square of a side touches all three of the other row, its neighbours only the middle one
    (DA-RUL-20)."""
    found = []
    cell, place = divmod(square, 9)
    for side in range(4):
        edge = EDGES[cell][side]
        if edge == NONE or place not in EDGE_ROWS[side]:
            continue
        other, back = BESIDE[cell][side], (side + 2) % 4
        places = EDGE_ROWS[back] if place == MIDDLES[side] else (MIDDLES[back],)
        found.append((1 << edge, tuple([9 * other + one for one in places])))
    return tuple(found)


INSIDE: Final = tuple([_inside(square) for square in range(SQUARES)])
ACROSS: Final = tuple([_across(square) for square in range(SQUARES)])


def around(square: int, corridors: int) -> list[int]:
    """The squares adjacent to one, through open corridors too (DA-TERM-2, DA-RUL-20)."""
    found = list(INSIDE[square])
    for edge, squares in ACROSS[square]:
        if corridors & edge:
            found += squares
    return found


def _bridges() -> dict[int, int]:
    """For each pair of squares that can be adjacent the corridor it needs, 0 if none."""
    found = {}
    for square in range(SQUARES):
        for other in INSIDE[square]:
            found[square * SQUARES + other] = 0
        for edge, squares in ACROSS[square]:
            for other in squares:
                found[square * SQUARES + other] = edge
    return found


BRIDGES: Final = _bridges()


def touches(square: int, other: int, corridors: int) -> bool:
    """Whether two squares are adjacent (DA-TERM-2, DA-RUL-20)."""
    needed = BRIDGES.get(square * SQUARES + other)
    return needed is not None and needed & corridors == needed


# -- distance and facing ---------------------------------------------------------------------------


DISTANCES: Final = bytes(
    [
        max(abs(COLUMNS[square] - COLUMNS[other]), abs(ROWS[square] - ROWS[other]))
        for square in range(SQUARES)
        for other in range(SQUARES)
    ]
)
"""For each pair of squares, worked out once."""


def distance(square: int, other: int) -> int:
    """Squares between two, a diagonal counts 1 (DA-RUL-25)."""
    return DISTANCES[square * SQUARES + other]


def facings_towards(square: int, other: int) -> int:
    """The facings, a bit for each, from which another square is in front or beside, not behind
    (DA-LOS-1, DA-RUL-23, DA-EX-24)."""
    columns, rows = COLUMNS[other] - COLUMNS[square], ROWS[other] - ROWS[square]
    return (rows <= 0) | (columns >= 0) << 1 | (rows >= 0) << 2 | (columns <= 0) << 3


def facing_towards(square: int, other: int, facings: int = 15) -> int:
    """Of some facings the one that looks most straight at a square."""
    columns, rows = COLUMNS[other] - COLUMNS[square], ROWS[other] - ROWS[square]
    best, most = 0, -2 * SPAN
    for side in range(4):
        straight = DIRECTIONS[side][0] * columns + DIRECTIONS[side][1] * rows
        if facings >> side & 1 and straight > most:
            best, most = side, straight
    return best


# -- lines of sight --------------------------------------------------------------------------------

NEVER: Final = 1 << len(EDGE_SIDES)
"""A bit that no corridors have: a wall is in the way whatever is open."""


def _needed(square: int, other: int) -> int:
    """The corridors that must be open for a line between two centres (DA-LOS-2, DA-LOS-3,
    DA-RUL-26): each border of a cell must be crossed in the middle third of its side, at its ends
    at most."""
    x, y = 2 * COLUMNS[square] + 1, 2 * ROWS[square] + 1
    dx, dy = 2 * COLUMNS[other] + 1 - x, 2 * ROWS[other] + 1 - y
    needed = 0
    for line in range(6, 6 * WIDTH, 6):
        if dx and (x < line) != (x + dx < line):
            # The line x = `line` is crossed at the height y + dy * (line - x) / dx.
            high, low = y * dx + dy * (line - x), dx
            if low < 0:
                high, low = -high, -low
            row = high // (6 * low)
            if not 6 * row * low + 2 * low <= high <= 6 * row * low + 4 * low:
                return NEVER
            needed |= 1 << EDGES[row * WIDTH + line // 6 - 1][1]
        if dy and (y < line) != (y + dy < line):
            high, low = x * dy + dx * (line - y), dy
            if low < 0:
                high, low = -high, -low
            column = high // (6 * low)
            if not 6 * column * low + 2 * low <= high <= 6 * column * low + 4 * low:
                return NEVER
            needed |= 1 << EDGES[(line // 6 - 1) * WIDTH + column][2]
    return needed


def _between(square: int, other: int) -> tuple[int, ...]:
    """The squares whose inside the line between two centres passes through, the ends left out
    (DA-RUL-27)."""
    x, y = 2 * COLUMNS[square] + 1, 2 * ROWS[square] + 1
    dx, dy = 2 * COLUMNS[other] + 1 - x, 2 * ROWS[other] + 1 - y
    found = []
    for row in range(min(ROWS[square], ROWS[other]), max(ROWS[square], ROWS[other]) + 1):
        for column in range(
            min(COLUMNS[square], COLUMNS[other]), max(COLUMNS[square], COLUMNS[other]) + 1
        ):
            # A line passes through the inside if corners lie strictly on both sides of it.
            turns = [
                dx * (2 * row + down - y) - dy * (2 * column + right - x)
                for down in (0, 2)
                for right in (0, 2)
            ]
            if min(turns) < 0 < max(turns):
                found.append(square_at(column, row))
    return tuple([one for one in found if one not in (square, other)])


_seen: Final[dict[int, int]] = {}
_passed: Final[dict[int, tuple[int, ...]]] = {}


def needed_for(square: int, other: int) -> int:
    """The corridors that the line between two squares needs, or NEVER. Worked out once for each
    pair of squares."""
    pair = square * SQUARES + other
    found = _seen.get(pair)
    if found is None:
        found = _seen[pair] = _needed(square, other)
    return found


def sees(square: int, other: int, corridors: int) -> bool:
    """Whether the line between two centres meets neither wall nor closed door (DA-LOS-2..4,
    DA-EX-26)."""
    needed = needed_for(square, other)
    return needed & corridors == needed


def between(square: int, other: int) -> tuple[int, ...]:
    """The squares that the line between two centres passes through (DA-RUL-27)."""
    pair = square * SQUARES + other
    found = _passed.get(pair)
    if found is None:
        found = _passed[pair] = _between(square, other)
    return found
