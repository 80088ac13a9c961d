"""Square boards: columns grow to the east and rows to the south."""

from typing import Final, TypeAlias

Offset: TypeAlias = tuple[int, int]
"""A step: columns to the east, rows to the south."""

DIRECTIONS: Final[tuple[Offset, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The offset of each direction, clockwise: N, E, S, W."""
