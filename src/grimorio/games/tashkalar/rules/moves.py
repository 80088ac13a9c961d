"""Moves and leaps (TK-MOVE)."""

from __future__ import annotations

from typing import Final

from grimorio.core import EventKind, tell
from grimorio.games.tashkalar.components.vocabulary import COMMON, HEROIC, LEGENDARY
from grimorio.games.tashkalar.kinds import (
    MOVE,
    MOVED,
    MOVER,
)
from grimorio.games.tashkalar.nouns import MOVE_KIND
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import (
    ADJACENT,
    BOARD,
    COLOURED,
    DIRECTIONS,
    mask_of,
    on_board,
    spread,
    squares_of,
)
from grimorio.games.tashkalar.rules.cast import Cast, destroy, pick
from grimorio.games.tashkalar.state import Arena
from grimorio.kit.numbers import NONE

STANDARD: Final = 0
COMBAT: Final = 1
MOVE_KINDS: Final = MOVE_KIND.ids
Going = EventKind[int, int, int, int]


# -- where a piece may go -----------------------------------------------------------------------


def enterable(s: Arena, at: int, kind: int) -> int:
    """The squares a piece may enter by its rank, wherever they are: empty ones, and those of lower
    rank, or in combat of equal rank too (TK-MOVE-3, TK-MOVE-4, TK-MOVE-6); own pieces as well
    (TK-RUL-36), never its own square (TK-RUL-38, TK-EX-22)."""
    rank = pieces.rank_at(s, at)
    return BOARD & ~pieces.outranked(s, rank if kind == COMBAT else rank - 1) & ~(1 << at)


def moves_from(s: Arena, at: int, kind: int) -> int:
    """Where one move of a piece may end (TK-MOVE-1)."""
    return ADJACENT[at] & enterable(s, at, kind)


def restrict(s: Arena, at: int, onto: str) -> int:
    """What a card says of the square entered."""
    if onto == "any":
        return BOARD
    if onto == "empty":
        return pieces.empty(s)
    if onto == "not_common":
        return BOARD & ~pieces.of_owner(s, NONE, "any", "common")
    if onto == "coloured":
        return COLOURED
    if onto == "beside_own":
        side = s.sides[pieces.side_at(s, at)]
        return spread(side.pieces & ~(1 << at))
    raise ValueError(onto)


def movers(s: Arena, among: int, kind: int, onto: str = "any") -> int:
    """Those of the pieces that can make a move: beside a square that their rank may enter."""
    if onto == "beside_own":  # other squares for each of them
        able = [at for at in squares_of(among) if moves_from(s, at, kind) & restrict(s, at, onto)]
        return mask_of(able)
    allowed = restrict(s, NONE, onto)
    mask = 0
    for rank in (COMMON, HEROIC, LEGENDARY):
        those = among & pieces.ranked(s, rank)
        if those:
            higher = pieces.outranked(s, rank if kind == COMBAT else rank - 1)
            mask |= those & spread(allowed & ~higher)
    return mask


def slides(s: Arena, at: int, kind: int, most: int = 8, stops: bool = False) -> int:
    """Where a piece may come that moves in one direction, each step a legal move; `stops` after
    entering the square of a legendary piece."""
    enter = enterable(s, at, kind)
    legends = pieces.of_owner(s, NONE, "any", "legendary") if stops else 0
    found = 0
    for direction in DIRECTIONS:
        to = at + direction
        left = most
        while left and on_board(to) and enter >> to & 1:
            found |= 1 << to
            if legends >> to & 1:
                break
            to += direction
            left -= 1
    return found


# -- going there --------------------------------------------------------------------------------


def go(s: Arena, c: Cast, at: int, to: int, event: Going = MOVED) -> None:
    """Move or leap; what stands there is destroyed (TK-MOVE-2)."""
    side, rank = pieces.side_at(s, at), pieces.rank_at(s, at)
    if pieces.occupied(s) >> to & 1:
        destroy(s, c, to)
    pieces.lift(s, at)
    pieces.put(s, side, rank, to)
    c.follow(at, to)
    c.last = to
    tell(s, event, side, rank, at, to)


def slide(s: Arena, c: Cast, at: int, to: int) -> None:
    """Step by step in the direction of the square."""
    direction = direction_to(at, to)
    while at != to:
        go(s, c, at, at + direction)
        at += direction


def direction_to(at: int, to: int) -> int:
    """The direction that leads from one square straight to another."""
    for direction in DIRECTIONS:
        there = at + direction
        while on_board(there):
            if there == to:
                return direction
            there += direction
    raise ValueError(f"no straight way from {at} to {to}")


# -- asking for a move --------------------------------------------------------------------------


async def move_one(
    s: Arena, c: Cast, at: int, kind: int, may: bool = True, onto: str = "any"
) -> int:
    """One move of the piece there; where it went, NONE if it did not."""
    if at == NONE:
        return NONE
    squares = moves_from(s, at, kind) & restrict(s, at, onto)
    to = await pick(s, c, MOVE, squares, may, kind, at)
    if to != NONE:
        go(s, c, at, to)
    return to


async def move_any(
    s: Arena, c: Cast, among: int, kind: int, may: bool = True, onto: str = "any"
) -> int:
    """One move of any of the pieces; where it went, NONE if none did."""
    if among & (among - 1) == 0:
        return await move_one(s, c, among.bit_length() - 1 if among else NONE, kind, may, onto)
    at = await pick(s, c, MOVER, movers(s, among, kind, onto), may, kind)
    return NONE if at == NONE else await move_one(s, c, at, kind, False, onto)
