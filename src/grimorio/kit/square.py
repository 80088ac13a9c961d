"""Square boards: cells, directions, distances, lines and the edges between cells.

The geometry never changes: what stands on a cell or hangs on an edge lives in the
title's state, in flat lists indexed by cell or by edge. Columns grow to the east and
rows to the south; cells are numbered in reading order and holes have no number.
"""

from collections.abc import Collection
from typing import Final, TypeAlias, final

N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3

Offset: TypeAlias = tuple[int, int]
"""A step: columns to the east, rows to the south."""

DIRECTIONS: Final[tuple[Offset, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The offset of each direction, clockwise: N, E, S, W."""

AROUND: Final[tuple[Offset, ...]] = (
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
)
"""The offsets of the eight cells around one, clockwise from the north."""


def opposite(direction: int) -> int:
    """The way back."""
    return (direction + 2) % 4


def turn_left(direction: int) -> int:
    """A quarter turn anticlockwise."""
    return (direction + 3) % 4


def turn_right(direction: int) -> int:
    """A quarter turn clockwise."""
    return (direction + 1) % 4


def rotate(offset: Offset, turns: int = 1) -> Offset:
    """An offset after N quarter turns clockwise about the origin."""
    columns, rows = offset
    for _ in range(turns % 4):
        columns, rows = -rows, columns
    return columns, rows


def mirror(offset: Offset) -> Offset:
    """An offset with east and west exchanged."""
    return -offset[0], offset[1]


def number_edges(
    steps: tuple[tuple[int | None, ...], ...],
) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """Give every side of every cell an edge number that both its cells share.

    ``steps[cell][direction]`` is the cell there, or None off the board; directions are
    clockwise, so that the opposite of one lies half the circle further. Returns the edges
    of each cell by direction and the one or two cells of each edge, lowest first.
    """
    sides: list[tuple[int, ...]] = []
    cells: list[tuple[int, ...]] = []
    for cell, row in enumerate(steps):
        edges: list[int] = []
        for direction, other in enumerate(row):
            if other is not None and other < cell:
                edges.append(sides[other][(direction + len(row) // 2) % len(row)])
            else:
                edges.append(len(cells))
                cells.append((cell,) if other is None else (cell, other))
        sides.append(tuple(edges))
    return tuple(sides), tuple(cells)


@final
class SquareBoard:
    """A rectangle of square cells, less its holes."""

    __slots__ = (
        "_grid",
        "around",
        "columns",
        "edge_cells",
        "height",
        "neighbours",
        "rows",
        "sides",
        "size",
        "steps",
        "width",
    )

    def __init__(self, width: int, height: int, holes: Collection[Offset] = ()) -> None:
        if width < 1 or height < 1:
            raise ValueError(f"a board of {width} x {height} has no cells")
        for column, row in holes:
            if not (0 <= column < width and 0 <= row < height):
                raise ValueError(f"hole ({column}, {row}) is outside the {width} x {height} board")
        grid: list[int | None] = []
        columns: list[int] = []
        rows: list[int] = []
        for row in range(height):
            for column in range(width):
                if (column, row) in holes:
                    grid.append(None)
                else:
                    grid.append(len(columns))
                    columns.append(column)
                    rows.append(row)
        self.width: Final[int] = width
        self.height: Final[int] = height
        self.size: Final[int] = len(columns)
        self._grid: Final[tuple[int | None, ...]] = tuple(grid)
        self.columns: Final[tuple[int, ...]] = tuple(columns)
        self.rows: Final[tuple[int, ...]] = tuple(rows)
        self.steps: Final[tuple[tuple[int | None, ...], ...]] = tuple(
            [
                tuple([self.shift(cell, offset) for offset in DIRECTIONS])
                for cell in range(self.size)
            ]
        )
        self.neighbours: Final[tuple[tuple[int, ...], ...]] = self._gather(DIRECTIONS)
        self.around: Final[tuple[tuple[int, ...], ...]] = self._gather(AROUND)
        sides, edge_cells = number_edges(self.steps)
        self.sides: Final[tuple[tuple[int, ...], ...]] = sides
        self.edge_cells: Final[tuple[tuple[int, ...], ...]] = edge_cells

    def _gather(self, offsets: tuple[Offset, ...]) -> tuple[tuple[int, ...], ...]:
        table: list[tuple[int, ...]] = []
        for cell in range(self.size):
            there = [self.shift(cell, offset) for offset in offsets]
            table.append(tuple([other for other in there if other is not None]))
        return tuple(table)

    def cell(self, column: int, row: int) -> int | None:
        """The cell at a column and row, or None off the board or in a hole."""
        if 0 <= column < self.width and 0 <= row < self.height:
            return self._grid[row * self.width + column]
        return None

    def place(self, cell: int) -> Offset:
        """The column and row of a cell."""
        return self.columns[cell], self.rows[cell]

    def shift(self, cell: int, offset: Offset) -> int | None:
        """The cell at an offset from another, or None where there is none."""
        return self.cell(self.columns[cell] + offset[0], self.rows[cell] + offset[1])

    def step(self, cell: int, direction: int) -> int | None:
        """The next cell in a direction, or None where there is none."""
        return self.steps[cell][direction]

    def edge(self, cell: int, direction: int) -> int:
        """The edge on one side of a cell, outer edges included."""
        return self.sides[cell][direction]

    def between(self, cell: int, other: int) -> int:
        """The edge two orthogonal neighbours share."""
        for direction, there in enumerate(self.steps[cell]):
            if there == other:
                return self.sides[cell][direction]
        raise ValueError(f"cells {cell} and {other} share no edge")

    def distance(self, cell: int, other: int) -> int:
        """Steps between two cells on the open grid, orthogonal only; holes do not lengthen it."""
        return abs(self.columns[cell] - self.columns[other]) + abs(
            self.rows[cell] - self.rows[other]
        )

    def king_distance(self, cell: int, other: int) -> int:
        """Steps between two cells on the open grid, diagonals too; holes do not lengthen it."""
        return max(
            abs(self.columns[cell] - self.columns[other]), abs(self.rows[cell] - self.rows[other])
        )

    def ray(self, cell: int, direction: int) -> tuple[int, ...]:
        """The cells from the next one in a direction up to the rim or a hole."""
        cells: list[int] = []
        there = self.steps[cell][direction]
        while there is not None:
            cells.append(there)
            there = self.steps[there][direction]
        return tuple(cells)

    def line(self, cell: int, other: int) -> tuple[int | None, ...]:
        """The king's-distance + 1 cells along the straight line between two centres, both included.

        None stands for a hole. The line back is the same one reversed: a point halfway
        between two cells always belongs to the one further south or east.
        """
        length = self.king_distance(cell, other)
        if length == 0:
            return (cell,)
        column, row = self.columns[cell], self.rows[cell]
        columns, rows = self.columns[other] - column, self.rows[other] - row
        return tuple(
            [
                self.cell(
                    column + (2 * i * columns + length) // (2 * length),
                    row + (2 * i * rows + length) // (2 * length),
                )
                for i in range(length + 1)
            ]
        )
