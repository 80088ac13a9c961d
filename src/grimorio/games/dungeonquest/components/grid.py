"""The grid under the board: its cells, and which lie beside which.

Cells are numbered in reading order. What lies on a cell is in the state, in flat lists by cell.
"""

from __future__ import annotations

from typing import Final, final

from grimorio.kit.square import DIRECTIONS, Offset


@final
class Grid:
    """A rectangle of square cells, and the edges between and around them."""

    __slots__ = ("_height", "_width", "columns", "neighbours", "rows", "sides", "size", "steps")

    def __init__(self, width: int, height: int) -> None:
        self._width: Final[int] = width
        self._height: Final[int] = height
        self.size: Final[int] = width * height
        self.columns: Final[tuple[int, ...]] = tuple([cell % width for cell in range(self.size)])
        self.rows: Final[tuple[int, ...]] = tuple([cell // width for cell in range(self.size)])
        self.steps: Final[tuple[tuple[int | None, ...], ...]] = tuple(
            [tuple([self._beside(cell, way) for way in DIRECTIONS]) for cell in range(self.size)]
        )
        self.neighbours: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([other for other in row if other is not None]) for row in self.steps]
        )
        self.sides: Final[tuple[tuple[int, ...], ...]] = number_edges(self.steps)

    def _beside(self, cell: int, offset: Offset) -> int | None:
        return self.cell(self.columns[cell] + offset[0], self.rows[cell] + offset[1])

    def cell(self, column: int, row: int) -> int | None:
        """The cell at a column and row, or None off the board."""
        if 0 <= column < self._width and 0 <= row < self._height:
            return row * self._width + column
        return None

    def place(self, cell: int) -> Offset:
        """The column and row of a cell."""
        return self.columns[cell], self.rows[cell]

    def ray(self, cell: int, direction: int) -> tuple[int, ...]:
        """The cells from the next one in a direction up to the rim."""
        cells: list[int] = []
        there = self.steps[cell][direction]
        while there is not None:
            cells.append(there)
            there = self.steps[there][direction]
        return tuple(cells)


def number_edges(steps: tuple[tuple[int | None, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """The edge on each side of each cell, by a number that both its cells share; outer edges have
    one too."""
    sides: list[tuple[int, ...]] = []
    number = 0
    for cell, row in enumerate(steps):
        edges: list[int] = []
        for direction, other in enumerate(row):
            if other is not None and other < cell:
                edges.append(sides[other][(direction + 2) % 4])
            else:
                edges.append(number)
                number += 1
        sides.append(tuple(edges))
    return tuple(sides)
