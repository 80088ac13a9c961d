"""A card being resolved: what its effect refers to, and asking about it (TK-EFF, TK-TERM-5..9)."""

from __future__ import annotations

from grimorio.core import Ask, ask, tell
from grimorio.games.tashkalar.components.effects import Pieces
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
from grimorio.games.tashkalar.state import Arena
from grimorio.kit.numbers import NONE


class Cast:
    """What a card's effect refers to. The square of the summoning stays (TK-TERM-9, TK-RUL-37); the
    being, the pieces used and the piece chosen last are followed as they move, and forgotten when
    they go (TK-EFF-6)."""

    __slots__ = ("arrows", "at", "being", "card", "last", "marked", "side", "that", "used")

    def __init__(
        self, card: int, side: int, at: int, used: int, marked: int, arrows: tuple[int, ...]
    ) -> None:
        self.card = card
        self.side = side
        self.at = at
        """The square of the summoning; NONE for a flare (TK-TERM-9, TK-RUL-37)."""
        self.being = at
        """Where the summoned piece stands now (TK-EFF-6); NONE when it is gone."""
        self.used = used
        """The pieces used in the summoning that are still there."""
        self.marked = marked
        self.arrows = arrows
        self.that = NONE
        """Where the piece chosen last stands now; NONE when it is gone."""
        self.last = NONE
        """The square chosen last."""

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


def question(s: Arena, c: Cast, kind: str, squares: int, may: bool, *about: int) -> Ask[int | None]:
    """Ask whoever controls the turn for one of the squares (TK-PASS-8)."""
    return ask(lambda: s.control, kind, lambda: listed(squares, may), about=(c.card, *about))


def listed(squares: int, may: bool) -> list[int | None]:
    options: list[int | None] = [None] if may else []
    options += squares_of(squares)
    return options


async def pick(s: Arena, c: Cast, kind: str, squares: int, may: bool, *about: int) -> int:
    """One of the squares; NONE if there is none, or if they may and do not want to. A part that
    must be done and can be done in one way only is not asked (TK-EFF-2..3, TK-EFF-5, TK-RUL-40)."""
    if not squares:
        return NONE
    if not may and squares & (squares - 1) == 0:
        return squares.bit_length() - 1
    at = await question(s, c, kind, squares, may, *about)
    return NONE if at is None else at


async def agree(s: Arena, c: Cast) -> bool:
    """Whether they do what they may."""
    answer: str | None = await ask(lambda: s.control, "may", lambda: ("yes", None), about=(c.card,))
    return answer is not None


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
    tell(s, "put", side, rank, at)


def gain_actions(s: Arena, count: int) -> None:
    """They are used after the effect, and must be (TK-EFF-7, TK-EFF-8, TK-RUL-41, TK-EX-33)."""
    s.actions += count
    tell(s, "gained_actions", s.turn, count)
