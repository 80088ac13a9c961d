"""Sight between hexes: from any corner of one to any corner of the other, past walls, exact.

Walls are lines, the sides of hexes. A line of sight touches none of them, not even at its ends, so
a corner on a wall is of no use. Points are axial coordinates in thirds, so that corners are whole
numbers; straight lines stay straight in them, and nothing is rounded.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final, TypeAlias, final

from grimorio.kit.hexes import DIRECTIONS, Hex

Segment: TypeAlias = tuple[Hex, Hex]
"""Two corners."""


def corners(place: Hex) -> list[Hex]:
    """The corners of a hex; the first lies between its first two neighbours, and so on."""
    q, r = place
    found = []
    for direction in range(6):
        dq, dr = DIRECTIONS[direction]
        eq, er = DIRECTIONS[(direction + 1) % 6]
        found.append((3 * q + dq + eq, 3 * r + dr + er))
    return found


def side(place: Hex, direction: int) -> Segment:
    """One side of a hex, the same line seen from either of the hexes that share it."""
    around = corners(place)
    one, other = around[direction - 1], around[direction]
    return (one, other) if one < other else (other, one)


def outline(places: Iterable[Hex]) -> set[Segment]:
    """The sides that a group of hexes does not share with each other: solid hexes as walls, or the
    rim of a board."""
    found: set[Segment] = set()
    for place in places:
        for direction in range(6):
            found ^= {side(place, direction)}
    return found


@final
class Sight:
    """Which hexes of a board see which, as far as it was asked."""

    __slots__ = ("_corners", "_every", "_free", "_known", "_seen", "_walls")

    def __init__(
        self, places: Sequence[Hex], walls: Iterable[Segment], blind: Collection[Hex] = ()
    ) -> None:
        """`blind` places see nothing but themselves, and are not seen."""
        found = sorted(walls)
        on_walls = {end for wall in found for end in wall}
        free = [
            [corner for corner in corners(place) if corner not in on_walls and place not in blind]
            for place in places
        ]
        # Moved so that no number is negative: compiled, such numbers are multiplied at once, and
        # with a negative one it takes thirty times as long.
        every = [*on_walls, *[corner for row in free for corner in row]]
        q0, r0 = min([q for q, _ in every], default=0), min([r for _, r in every], default=0)
        self._walls: Final[list[Segment]] = [
            ((one[0] - q0, one[1] - r0), (other[0] - q0, other[1] - r0)) for one, other in found
        ]
        self._corners: Final[list[list[Hex]]] = [[(q - q0, r - r0) for q, r in row] for row in free]
        self._free: Final[dict[Segment, bool]] = {}
        self._every: Final[int] = (1 << len(places)) - 1
        self._known: Final[list[int]] = [1 << cell for cell in range(len(places))]
        """The hexes that each was asked about, as a mask."""
        self._seen: Final[list[int]] = self._known[:]

    def row(self, cell: int) -> int:
        """What a hex sees, itself included, as a mask: bit N for hex N."""
        return self.sees(cell, self._every)

    def sees(self, cell: int, among: int) -> int:
        """What a hex sees of the hexes of a mask; nothing is found out about others."""
        asked = among & ~self._known[cell]
        while asked:
            bit = asked & -asked
            asked ^= bit
            self._look(cell, bit.bit_length() - 1)
        return self._seen[cell] & among

    def _look(self, cell: int, other: int) -> None:
        """Sight is the same both ways: both know it from now on."""
        self._known[cell] |= 1 << other
        self._known[other] |= 1 << cell
        if self._joined(cell, other):
            self._seen[cell] |= 1 << other
            self._seen[other] |= 1 << cell

    def _joined(self, cell: int, other: int) -> bool:
        """Three hexes share a corner: what is known of the lines of others is looked at first."""
        unknown: list[Segment] = []
        for start in self._corners[cell]:
            for end in self._corners[other]:
                line = (start, end) if start < end else (end, start)
                free = self._free.get(line)
                if free:
                    return True
                if free is None:
                    unknown.append(line)
        for line in unknown:
            free = self._free[line] = not _is_cut(line[0], line[1], self._walls)
            if free:
                return True
        return False


def _is_cut(start: Hex, end: Hex, walls: list[Segment]) -> bool:
    """Whether the line between two corners touches a wall. Neither lies on one. The wall that cuts
    it is put first: it is likely to cut the next line too, which then is known at once.

    On which side of a line a point lies is the sign of a sum of products, each of two coordinates.
    """
    x, y = start
    u, v = end
    across = x * v - u * y
    for place, (one, other) in enumerate(walls):
        ax, ay = one
        bx, by = other
        first = across + u * ay + y * ax - x * ay - v * ax
        second = across + u * by + y * bx - x * by - v * bx
        if (first > 0 and second > 0) or (first < 0 and second < 0):
            continue  # the wall lies on one side of the line
        if first == 0 and second == 0:
            dx, dy = u - x, v - y
            if not 0 < dx * (ax - x) + dy * (ay - y) < dx * dx + dy * dy:
                continue  # the wall lies on the line, before it or beyond it
        else:
            along = ax * by - bx * ay
            turn = along + bx * y + ay * x - ax * y - by * x
            beyond = along + bx * v + ay * u - ax * v - by * u
            if (turn < 0) == (beyond < 0) and beyond != 0:
                continue  # the two ends lie on the same side of the wall
        walls[place] = walls[0]
        walls[0] = (one, other)
        return True
    return False
