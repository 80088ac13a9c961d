"""Hex boards: cells, directions, distances, rings, lines and the edges between cells.

Places are axial coordinates (q, r), drawn with a point at the top: q grows to the east
and r to the south-east. As on square boards the geometry never changes, and a title keeps
what changes in flat lists by cell or by edge. Cells are numbered row by row, west to east,
whatever the order in which the places were given.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias, final

from grimorio.kit.square import number_edges

E: Final = 0
SE: Final = 1
SW: Final = 2
W: Final = 3
NW: Final = 4
NE: Final = 5

Hex: TypeAlias = tuple[int, int]
"""A place, or an offset between two places, as axial (q, r)."""

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The offset of each direction, clockwise: E, SE, SW, W, NW, NE."""


def opposite(direction: int) -> int:
    """The way back."""
    return (direction + 3) % 6


def turn(direction: int, by: int = 1) -> int:
    """A direction after N sixth turns clockwise; negative turns go left."""
    return (direction + by) % 6


def rotate(offset: Hex, turns: int = 1) -> Hex:
    """An offset after N sixth turns clockwise about the origin."""
    q, r = offset
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def mirror(offset: Hex) -> Hex:
    """An offset with north and south exchanged: east and west stay, SE becomes NE."""
    q, r = offset
    return q + r, -r


def hexagon(radius: int) -> list[Hex]:
    """The places of a hexagon of N rings about the origin."""
    return [
        (q, r)
        for r in range(-radius, radius + 1)
        for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    ]


def rectangle(width: int, height: int) -> list[Hex]:
    """The places of an upright rectangle from the origin, odd rows half a hex to the east."""
    return [(column - row // 2, row) for row in range(height) for column in range(width)]


@final
class HexBoard:
    """Any set of hexes."""

    __slots__ = ("_cells", "edge_cells", "neighbours", "places", "sides", "size", "steps")

    def __init__(self, places: Iterable[Hex]) -> None:
        ordered = sorted(places, key=_read_order)
        cells: dict[Hex, int] = {}
        for place in ordered:
            if place in cells:
                raise ValueError(f"hex {place} is on the board twice")
            cells[place] = len(cells)
        if not cells:
            raise ValueError("a board without hexes")
        self._cells: Final[dict[Hex, int]] = cells
        self.size: Final[int] = len(cells)
        self.places: Final[tuple[Hex, ...]] = tuple(ordered)
        self.steps: Final[tuple[tuple[int | None, ...], ...]] = tuple(
            [tuple([cells.get((q + dq, r + dr)) for dq, dr in DIRECTIONS]) for q, r in ordered]
        )
        self.neighbours: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([other for other in row if other is not None]) for row in self.steps]
        )
        sides, edge_cells = number_edges(self.steps)
        self.sides: Final[tuple[tuple[int, ...], ...]] = sides
        self.edge_cells: Final[tuple[tuple[int, ...], ...]] = edge_cells

    def cell(self, q: int, r: int) -> int | None:
        """The cell at a place, or None off the board."""
        return self._cells.get((q, r))

    def place(self, cell: int) -> Hex:
        """The axial coordinates of a cell."""
        return self.places[cell]

    def shift(self, cell: int, offset: Hex) -> int | None:
        """The cell at an offset from another, or None where there is none."""
        q, r = self.places[cell]
        return self._cells.get((q + offset[0], r + offset[1]))

    def step(self, cell: int, direction: int) -> int | None:
        """The next cell in a direction, or None where there is none."""
        return self.steps[cell][direction]

    def edge(self, cell: int, direction: int) -> int:
        """The edge on one side of a cell, outer edges included."""
        return self.sides[cell][direction]

    def between(self, cell: int, other: int) -> int:
        """The edge two neighbours share."""
        for direction, there in enumerate(self.steps[cell]):
            if there == other:
                return self.sides[cell][direction]
        raise ValueError(f"cells {cell} and {other} share no edge")

    def distance(self, cell: int, other: int) -> int:
        """Steps between two cells on the open grid; missing hexes do not lengthen it."""
        q, r = self.places[cell]
        q2, r2 = self.places[other]
        return (abs(q - q2) + abs(r - r2) + abs(q + r - q2 - r2)) // 2

    def ring(self, cell: int, radius: int) -> tuple[int, ...]:
        """The cells at exactly that distance, clockwise from the east."""
        if radius == 0:
            return (cell,)
        cells: list[int] = []
        q, r = self.places[cell]
        q += radius
        for side in range(6):
            # From one corner to the next leads the direction two further on.
            dq, dr = DIRECTIONS[(side + 2) % 6]
            for _ in range(radius):
                found = self._cells.get((q, r))
                if found is not None:
                    cells.append(found)
                q += dq
                r += dr
        return tuple(cells)

    def within(self, cell: int, radius: int) -> tuple[int, ...]:
        """The cells at that distance or less, the cell itself first, ring by ring."""
        cells: list[int] = []
        for distance in range(radius + 1):
            cells.extend(self.ring(cell, distance))
        return tuple(cells)

    def line(self, cell: int, other: int) -> tuple[int | None, ...]:
        """The distance + 1 cells along the straight line between two centres, both included.

        None stands for a missing hex. The line back is the same one reversed: a point halfway
        between two hexes always belongs to the one further south, or east in the same row.
        """
        length = self.distance(cell, other)
        if length == 0:
            return (cell,)
        q, r = self.places[cell]
        dq, dr = self.places[other][0] - q, self.places[other][1] - r
        line: list[int | None] = []
        for i in range(length + 1):
            # Of q, r and q + r one goes up or down by 1 with each step. There the nearest hex
            # lies in that row of hexes, and rounding one of the others finds it.
            if abs(dr) == length:
                east, south = (2 * i * dq + length) // (2 * length), i * dr // length
            else:
                south = (2 * i * dr + length) // (2 * length)
                east = i * dq // length if abs(dq) == length else i * (dq + dr) // length - south
            line.append(self._cells.get((q + east, r + south)))
        return tuple(line)


def _read_order(place: Hex) -> Hex:
    q, r = place
    return r, q
