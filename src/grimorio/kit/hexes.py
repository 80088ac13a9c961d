"""Hex boards: cells, directions, neighbours and rings.

Places are axial coordinates (q, r), drawn with a point at the top: q grows to the east
and r to the south-east. The geometry never changes: a title keeps what changes in flat lists
by cell. Cells are numbered row by row, west to east, whatever the order in which the places
were given.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias, final

Hex: TypeAlias = tuple[int, int]
"""A place, or an offset between two places, as axial (q, r)."""

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The offset of each direction, clockwise: E, SE, SW, W, NW, NE."""


def bearings(offset: Hex) -> tuple[tuple[int, int], ...]:
    """A way as one would say it: so many hexes in one direction, and so many in the next one,
    clockwise. Each direction with its number; none for no way at all."""
    q, r = offset
    for turn, (q1, r1) in enumerate(DIRECTIONS):
        then = (turn + 1) % len(DIRECTIONS)
        q2, r2 = DIRECTIONS[then]
        steps, more = q * r2 - r * q2, q1 * r - r1 * q
        if steps > 0 and more >= 0:
            return ((turn, steps), (then, more)) if more else ((turn, steps),)
    return ()


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


@final
class HexBoard:
    """Any set of hexes."""

    __slots__ = ("_cells", "neighbours", "places", "size")

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
        around = [[(q + dq, r + dr) for dq, dr in DIRECTIONS] for q, r in ordered]
        self.neighbours: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([cells[place] for place in ring if place in cells]) for ring in around]
        )

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


def _read_order(place: Hex) -> Hex:
    q, r = place
    return r, q
