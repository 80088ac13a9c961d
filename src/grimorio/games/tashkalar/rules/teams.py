"""Sides and seats; team play and handing over the turn (TK-FORM-9, TK-TSETUP-1, TK-PASS)."""

from __future__ import annotations

from grimorio.core import Offer, Seat, tell
from grimorio.games.tashkalar.kinds import (
    HANDED_OVER,
)
from grimorio.games.tashkalar.state import ACTING, RESOLVING, Arena


def side_of(s: Arena, seat: Seat) -> int:
    """A player's side; partners sit opposite each other and share one (TK-TSETUP-1)."""
    return seat % 2 if s.teams else seat


def seats_of(s: Arena, side: int) -> list[Seat]:
    """The seats of a side, in the order of their seats."""
    return [side, side + 2] if s.teams else [side]


def partner_of(seat: Seat) -> Seat:
    return (seat + 2) % 4


def side_to_move(s: Arena) -> int:
    """The side whose turn it is: everything in it is credited to that side (TK-RUL-36)."""
    return side_of(s, s.turn)


def may_hand_over(s: Arena, seat: Seat) -> bool:
    """Between actions while one is left, or in the middle of an effect, once a turn (TK-PASS-1,
    TK-PASS-7, TK-RUL-3, TK-RUL-42)."""
    if not s.teams or seat != s.turn or s.control != s.turn:
        return False
    return s.stage == RESOLVING or (s.stage == ACTING and s.actions > 0)


def hand_over(s: Arena) -> None:
    """The partner takes the legends and finishes the effect and the actions (TK-PASS-2..4,
    TK-PASS-8); the card being resolved is not among the legends (TK-RUL-43, TK-EX-32)."""
    partner = partner_of(s.turn)
    tell(s, HANDED_OVER, s.turn, partner, len(s.players[s.turn].legends))
    pass_legends(s, s.turn)
    s.control = partner


def hand_over_offer(s: Arena) -> Offer:
    return Offer("hand_over", lambda: hand_over(s))


def pass_legends(s: Arena, seat: Seat) -> int:
    """All legends in hand go to the partner, who knows them already (TK-RUL-32); how many."""
    held, theirs = s.players[seat].legends, s.players[partner_of(seat)].legends
    count = len(held)
    theirs.cards += held.cards
    theirs.seen += held.seen
    held.cards, held.seen = [], []
    return count
