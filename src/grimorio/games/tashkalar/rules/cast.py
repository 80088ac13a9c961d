"""A card being resolved: what its effect refers to, and asking about it (TK-EFF, TK-TERM-5..9)."""

from __future__ import annotations

from typing import TypeAlias, TypeVarTuple

from grimorio.core import Question, ask, tell
from grimorio.games.tashkalar.components.effects import Pieces
from grimorio.games.tashkalar.kinds import (
    GAINED_ACTIONS,
    MAY,
    PUT_DOWN,
    YES,
)
from grimorio.games.tashkalar.nouns import Card, Square, Way
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import (
    ADJACENT,
    BESIDE_GREEN,
    BOARD,
    BY_GREEN,
    BY_RED,
    DIAGONAL,
    ORTHOGONAL,
    WITHIN_2,
    spread,
    squares_of,
)
from grimorio.games.tashkalar.rules.patterns import ORIENTATIONS
from grimorio.games.tashkalar.state import Arena
from grimorio.kit.numbers import NONE

Ts = TypeVarTuple("Ts")
Known: TypeAlias = tuple[Card, Square, Way, Square, int, Square, Square]
"""A cast, as planned steps take it along."""


class Cast:
    """What a card's effects refer to. The square of the summoning stays (TK-TERM-9, TK-RUL-37); the
    being, the pieces used and the piece chosen last are followed as they move, and forgotten when
    they go (TK-EFF-6)."""

    __slots__ = ("at", "being", "card", "last", "side", "that", "used", "way")

    def __init__(self, side: int, known: Known) -> None:
        self.side = side
        self.card, self.at, self.way, self.being, self.used, self.that, self.last = known

    @property
    def known(self) -> Known:
        """All of it but the side, whose turn it is: the card; the square and the orientation of the
        summoning, NONE for a flare; where the summoned piece stands now, NONE when it is gone; the
        pieces used in the summoning that are still there; where the piece chosen last stands now,
        NONE when it is gone; and the square chosen last."""
        return (self.card, self.at, self.way, self.being, self.used, self.that, self.last)

    @property
    def marked(self) -> int:
        """The marked squares (TK-TERM-5)."""
        return 0 if self.way == NONE else ORIENTATIONS[self.card][self.way].marked(self.at)

    @property
    def arrows(self) -> tuple[int, ...]:
        """The directions of the arrows, for a card that has them."""
        return ORIENTATIONS[self.card][self.way].marks

    def choose(self, at: int) -> None:
        self.that = self.last = at

    def forget(self, at: int) -> None:
        """The piece there is gone."""
        self.used &= ~(1 << at)
        if self.being == at:
            self.being = NONE
        if self.that == at:
            self.that = NONE

    def follow(self, at: int, to: int) -> None:
        """The piece there has moved."""
        if self.used >> at & 1:
            self.used ^= 1 << at | 1 << to
        if self.being == at:
            self.being = to
        if self.that == at:
            self.that = to


def select(s: Arena, c: Cast, what: Pieces) -> int:
    """The pieces an effect speaks of."""
    return pieces.of_owner(s, c.side, what.owner, what.rank) & place_of(s, c, what.where)


def place_of(s: Arena, c: Cast, where: str) -> int:
    """The squares an effect speaks of, whatever stands there: adjacent to the summoning
    (TK-TERM-7..9), or near the being where it has gone (TK-RUL-55)."""
    match where:
        case "anywhere":
            return BOARD
        case "self":
            return bit(c.being)
        case "others":
            return BOARD & ~bit(c.being)
        case "adjacent":
            return ADJACENT[c.at]
        case "orthogonal":
            return ORTHOGONAL[c.at]
        case "diagonal":
            return DIAGONAL[c.at]
        case "within_2":
            return WITHIN_2[c.at]
        case "near":
            return ADJACENT[c.being] if c.being != NONE else 0
        case "marked":
            return c.marked
        case "used":
            return c.used
        case "that":
            return bit(c.that)
        case "around":
            return ADJACENT[c.last]
        case "by_red":
            return BY_RED
        case "by_green":
            return BY_GREEN
        case "beside_green":
            return BESIDE_GREEN
        case "beside_own":
            return spread(s.sides[c.side].pieces)
        case _:
            raise ValueError(where)


def bit(at: int) -> int:
    """The set of one square, or of none."""
    return 1 << at if at != NONE else 0


def of_summoning(card: int, at: int, way: int) -> Known:
    """The cast of a being that has just come."""
    used = ORIENTATIONS[card][way].used(at) & ~(1 << at)
    return (card, at, way, at, used, NONE, NONE)


def of_flare(card: int) -> Known:
    """The cast of a flare, which has no square (TK-RUL-37)."""
    return (card, NONE, NONE, NONE, 0, NONE, NONE)


def listed(squares: int, may: bool) -> list[int | None]:
    options: list[int | None] = [None] if may else []
    options += squares_of(squares)
    return options


async def pick(
    s: Arena, c: Cast, kind: Question[int, *Ts], squares: int, may: bool, *about: *Ts
) -> int:
    """One of the squares; NONE if there is none, or if they may and do not want to. Asked is
    whoever controls the turn (TK-PASS-8). A part that must be done and can be done in one way only
    is not asked (TK-EFF-2..3, TK-EFF-5, TK-RUL-40)."""
    if not squares:
        return NONE
    if not may and squares & (squares - 1) == 0:
        return squares.bit_length() - 1
    at = await ask(lambda: s.control, kind, lambda: listed(squares, may), c.card, *about)
    return NONE if at is None else at


async def agree(s: Arena, c: Cast) -> bool:
    """Whether they do what they may."""
    return await ask(lambda: s.control, MAY, lambda: (YES(), None), c.card) is not None


def destroy(s: Arena, c: Cast, at: int, counted: bool = True) -> None:
    """Destroy the piece there."""
    pieces.destroy(s, at, counted)
    c.forget(at)


def destroy_all(s: Arena, c: Cast, squares: int, counted: bool = True) -> None:
    for at in squares_of(squares):
        destroy(s, c, at, counted)


def convert(s: Arena, c: Cast, at: int, to: int) -> None:
    pieces.convert(s, c.side, at, to)
    c.forget(at)


def place(s: Arena, side: int, rank: int, at: int) -> None:
    """Place a piece by an effect."""
    pieces.put(s, side, rank, at)
    tell(s, PUT_DOWN, side, rank, at)


def gain_actions(s: Arena, count: int) -> None:
    """They are used after the effect, and must be (TK-EFF-7, TK-EFF-8, TK-RUL-41, TK-EX-33)."""
    s.actions += count
    tell(s, GAINED_ACTIONS, s.turn, count)
