"""Pieces: on the board, in the reserve, and what can happen to them (TK-CHANGE, TK-TERM-1..4).

A side's masks say where its pieces of a rank or higher stand, so common < heroic < legendary
(TK-RUL-9) is a matter of which mask is read. The reserve is what is not on the board: a piece that
leaves it is back at once (TK-CHANGE-14, TK-RUL-35).
"""

from __future__ import annotations

from typing import Final

from grimorio.core import tell
from grimorio.games.tashkalar.components.numbers import CONTENT
from grimorio.games.tashkalar.components.vocabulary import COMMON, HEROIC, LEGENDARY
from grimorio.games.tashkalar.kinds import (
    CONVERTED,
    DESTROYED,
    DOWNGRADED,
    UPGRADED,
)
from grimorio.games.tashkalar.rules.board import BOARD
from grimorio.games.tashkalar.rules.teams import side_to_move
from grimorio.games.tashkalar.state import Arena, Side
from grimorio.kit.numbers import NONE

LEGENDARY_SUPPLY: Final = CONTENT.supplies.legendary


# -- where pieces stand -------------------------------------------------------------------------


def ranks_of(side: Side) -> tuple[int, int, int]:
    """A side's pieces by rank or higher."""
    return side.pieces, side.upgraded, side.legends


def occupied(s: Arena) -> int:
    mask = 0
    for side in s.sides:
        mask |= side.pieces
    return mask


def empty(s: Arena) -> int:
    return BOARD & ~occupied(s)


def outranked(s: Arena, rank: int) -> int:
    """The squares with a piece of higher rank, whoever owns it."""
    mask = 0
    for side in s.sides:
        if rank < COMMON:
            mask |= side.pieces
        elif rank == COMMON:
            mask |= side.upgraded
        elif rank == HEROIC:
            mask |= side.legends
    return mask


def ranked(s: Arena, rank: int) -> int:
    """The squares with a piece of that rank, whoever owns it."""
    mask = 0
    for side in s.sides:
        if rank == COMMON:
            mask |= side.pieces ^ side.upgraded
        elif rank == HEROIC:
            mask |= side.upgraded ^ side.legends
        else:
            mask |= side.legends
    return mask


def free_by_rank(s: Arena) -> tuple[int, int, int]:
    """For a being of each rank the squares it can be summoned on (TK-SUMMON-12, TK-SUMMON-13): all
    where nothing outranks it (TK-EX-20)."""
    upgraded = legends = 0
    for side in s.sides:
        upgraded |= side.upgraded
        legends |= side.legends
    return BOARD & ~upgraded, BOARD & ~legends, BOARD


def side_at(s: Arena, at: int) -> int:
    """Whose piece stands on a square, NONE if it is empty."""
    for number, side in enumerate(s.sides):
        if side.pieces >> at & 1:
            return number
    return NONE


def rank_at(s: Arena, at: int) -> int:
    """The rank of the piece on a square, NONE if it is empty."""
    for side in s.sides:
        if side.pieces >> at & 1:
            return (side.upgraded >> at & 1) + (side.legends >> at & 1)
    return NONE


def of_rank(side: Side, rank: str) -> int:
    """A side's pieces of these ranks (TK-TERM-1, TK-TERM-2)."""
    if rank == "any":
        return side.pieces
    if rank == "common":
        return side.pieces ^ side.upgraded
    if rank == "heroic":
        return side.upgraded ^ side.legends
    if rank == "legendary":
        return side.legends
    if rank == "upgraded":
        return side.upgraded
    return side.pieces ^ side.legends


def of_owner(s: Arena, mine: int, owner: str, rank: str) -> int:
    """Pieces by owner and rank: the own ones, those of all rivals, or of anybody (TK-TERM-3,
    TK-TERM-4)."""
    mask = 0
    for number, side in enumerate(s.sides):
        if owner == "any" or (owner == "own") == (number == mine):
            mask |= of_rank(side, rank)
    return mask


# -- the reserve --------------------------------------------------------------------------------


def reserve(s: Arena, side: int, rank: int) -> int:
    """How many pieces that can show that rank are not on the board: common and heroic are two
    faces of one piece, a legendary piece is another (TK-RUL-19, TK-RUL-25)."""
    one = s.sides[side]
    if rank == LEGENDARY:
        return LEGENDARY_SUPPLY - one.legends.bit_count()
    return one.supply - (one.pieces ^ one.legends).bit_count()


def of_kind(side: Side, rank: int) -> int:
    """A side's pieces on the board of the physical kind that rank needs."""
    return side.legends if rank == LEGENDARY else side.pieces ^ side.legends


# -- changing pieces ----------------------------------------------------------------------------


def put(s: Arena, side: int, rank: int, at: int) -> None:
    """Put a piece from the reserve on an empty square."""
    bit = 1 << at
    one = s.sides[side]
    one.pieces |= bit
    if rank >= HEROIC:
        one.upgraded |= bit
    if rank >= LEGENDARY:
        one.legends |= bit


def lift(s: Arena, at: int) -> None:
    """Take the piece off a square, back to its reserve; that alone is not destroying it
    (TK-RUL-19)."""
    keep = ~(1 << at)
    for side in s.sides:
        side.pieces &= keep
        side.upgraded &= keep
        side.legends &= keep


def destroy(s: Arena, at: int, counted: bool = True) -> None:
    """Remove a piece; an enemy's is credited to the side whose turn it is (TK-CHANGE-11,
    TK-CHANGE-15, TK-DSCORE-1, TK-MSCORE-1)."""
    side, rank = side_at(s, at), rank_at(s, at)
    lift(s, at)
    if counted:
        count_kill(s, side, rank)
    tell(s, DESTROYED, side, rank, at)


def count_kill(s: Arena, side: int, rank: int) -> None:
    """Own pieces count for nothing (TK-DSCORE-6, TK-MSCORE-7)."""
    if side != side_to_move(s):
        s.kills[3 * side + rank] += 1


def upgradable(s: Arena) -> int:
    """Commons always; heroics while a legendary piece of their colour is left (TK-CHANGE-3..6)."""
    mask = 0
    for number, side in enumerate(s.sides):
        mask |= side.pieces ^ side.upgraded
        if reserve(s, number, LEGENDARY):
            mask |= side.upgraded ^ side.legends
    return mask


def upgrade(s: Arena, at: int) -> None:
    """A common turns heroic, a heroic is replaced by a legendary piece; nothing is destroyed
    (TK-CHANGE-4, TK-CHANGE-5, TK-CHANGE-16)."""
    side, rank = side_at(s, at), rank_at(s, at) + 1
    put(s, side, rank, at)
    tell(s, UPGRADED, side, rank, at)


def downgradable(s: Arena) -> int:
    """Heroics always; legendary pieces while a two-sided one of their colour is left
    (TK-CHANGE-7..10)."""
    mask = 0
    for number, side in enumerate(s.sides):
        mask |= side.upgraded ^ side.legends
        if reserve(s, number, HEROIC):
            mask |= side.legends
    return mask


def downgrade(s: Arena, at: int) -> None:
    """A heroic turns common, a legendary piece is replaced by a heroic one (TK-CHANGE-8,
    TK-CHANGE-9, TK-EX-36)."""
    side, rank = side_at(s, at), rank_at(s, at) - 1
    lift(s, at)
    put(s, side, rank, at)
    tell(s, DOWNGRADED, side, rank, at)


def convertible(s: Arena, mine: int, to: int) -> int:
    """Enemy pieces that can be replaced by an own one: of rank `to`, or of their own if NONE; it
    must be in the reserve (TK-RUL-39)."""
    mask = 0
    for rank, name in enumerate(("common", "heroic", "legendary")):
        if reserve(s, mine, rank if to == NONE else to):
            mask |= of_owner(s, mine, "enemy", name)
    return mask


def convert(s: Arena, mine: int, at: int, to: int) -> None:
    """Replace an enemy piece by an own one; it counts as destroyed (TK-CHANGE-12, TK-CHANGE-13,
    TK-CHANGE-15, TK-EX-35)."""
    rival, rank = side_at(s, at), rank_at(s, at)
    lift(s, at)
    count_kill(s, rival, rank)
    put(s, mine, rank if to == NONE else to, at)
    tell(s, CONVERTED, mine, rival, rank if to == NONE else to, at)
