"""The board: squares as numbers, sets of squares as masks (TK-SETUP-1, TK-SETUP-2, TK-RUL-6).

Square (x, y), both from 0, is number 13 y + x, and bit 13 y + x of a mask. Nine columns and four of
padding: a mask shifted by any offset of a pattern pushes strangers into the padding, never onto
another row, and one AND with BOARD wipes them off. Both sides of the board have the same squares;
the shaded centre only matters for tasks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from grimorio.games.tashkalar.components.numbers import CONTENT

SIZE: Final = 9
STRIDE: Final = 13

DIRECTIONS: Final = (-STRIDE, 1 - STRIDE, 1, STRIDE + 1, STRIDE, STRIDE - 1, -1, -STRIDE - 1)
"""The eight directions as what one step adds to a square, clockwise from above; the even ones are
orthogonal."""


def square_at(x: int, y: int) -> int:
    return STRIDE * y + x


def column(at: int) -> int:
    return at % STRIDE


def row(at: int) -> int:
    return at // STRIDE


def mask_of(squares: Iterable[int]) -> int:
    """The set of these squares."""
    mask = 0
    for at in squares:
        mask |= 1 << at
    return mask


def _marked(signs: str) -> int:
    return mask_of(
        [
            square_at(x, y)
            for y, line in enumerate(CONTENT.board.rows)
            for x, sign in enumerate(line)
            if sign in signs
        ]
    )


BOARD: Final = _marked(".rg")
RED: Final = _marked("r")
GREEN: Final = _marked("g")
COLOURED: Final = RED | GREEN
CENTRE: Final = square_at(4, 4)
SQUARES: Final = tuple([at for at in range(SIZE * STRIDE) if BOARD >> at & 1])
DUEL_SQUARES: Final = tuple([(square_at(x, y),) for x, y in CONTENT.board.duel])
MELEE_SQUARES: Final = tuple(
    [(square_at(*one), square_at(*other)) for one, other in CONTENT.board.melee]
)


def on_board(at: int) -> bool:
    return at >= 0 and bool(BOARD >> at & 1)


ROW: Final = (1 << SIZE) - 1
ROWS: Final = tuple(
    [
        tuple(
            [tuple([at + x for x in range(SIZE) if squares >> x & 1]) for squares in range(ROW + 1)]
        )
        for at in range(0, SIZE * STRIDE, STRIDE)
    ]
)
"""Row by row, the squares of every set of squares of that row."""
FEW: Final = 7
"""Up to this many squares are found sooner one by one than row by row."""


def squares_of(mask: int) -> list[int]:
    """The squares of a set, in order."""
    found: list[int] = []
    if mask.bit_count() > FEW:
        for line in ROWS:
            found += line[mask & ROW]
            mask >>= STRIDE
        return found
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def distance(one: int, other: int) -> int:
    """Steps in the eight directions, whatever stands in between (TK-TERM-10, TK-RUL-38); the
    missing corners never make a way longer."""
    return max(abs(column(one) - column(other)), abs(row(one) - row(other)))


def _everywhere(masks: dict[int, int]) -> tuple[int, ...]:
    return tuple([masks.get(at, 0) for at in range(SIZE * STRIDE)])


def _beside(directions: Iterable[int]) -> tuple[int, ...]:
    ways = list(directions)
    return _everywhere({at: mask_of([at + d for d in ways if on_board(at + d)]) for at in SQUARES})


def _ring(least: int, most: int) -> tuple[int, ...]:
    return _everywhere(
        {at: mask_of([to for to in SQUARES if least <= distance(at, to) <= most]) for at in SQUARES}
    )


ADJACENT: Final = _beside(DIRECTIONS)
"""The up to eight squares around each (TK-TERM-7)."""
ORTHOGONAL: Final = _beside(DIRECTIONS[0::2])
DIAGONAL: Final = _beside(DIRECTIONS[1::2])
WITHIN_2: Final = _ring(1, 2)
WITHIN_3: Final = _ring(1, 3)
EXACTLY_2: Final = _ring(2, 2)


def ray(at: int, direction: int) -> list[int]:
    """The squares from a square outwards, up to the rim of the board."""
    found = []
    at += direction
    while on_board(at):
        found.append(at)
        at += direction
    return found


def spread(mask: int) -> int:
    """The squares adjacent to any of the set; those of the set only if another is beside them."""
    flat = (mask << 1) | (mask >> 1)
    thick = flat | mask
    return (flat | (thick << STRIDE) | (thick >> STRIDE)) & BOARD


def connected(start: int, within: int) -> int:
    """All of `within` that a chain of adjacent squares connects with `start`."""
    found = start & within
    while True:
        more = (found | spread(found)) & within
        if more == found:
            return found
        found = more


BY_RED: Final = RED | spread(RED)
BY_GREEN: Final = GREEN | spread(GREEN)
BESIDE_GREEN: Final = spread(GREEN)
