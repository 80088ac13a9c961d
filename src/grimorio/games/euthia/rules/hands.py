"""Hands of Gold and Silver cards: the limit, and 4 Silver for 1 Gold (EU-CARD-3..5)."""

from __future__ import annotations

from itertools import combinations

from grimorio.core import Seat, Value, ask, plan, reveal, tell
from grimorio.games.euthia.components.numbers import TABLE
from grimorio.games.euthia.kinds import (
    DISCARD,
    DISCARD_CARD,
    DISCARDED,
    EXCHANGED,
    TRADE_IN,
)
from grimorio.games.euthia.rules import step
from grimorio.games.euthia.rules.gains import GOLDEN, draw_card
from grimorio.games.euthia.state import Realm

FOR_GOLD = 4
"""Silver cards that are worth a Gold card (EU-CARD-3)."""


def silver_of(s: Realm, seat: Seat) -> list[int]:
    """The Silver cards of a hand; how many is public."""
    return [card for card in s.heroes[seat].hand if not GOLDEN[card]]


def fours(s: Realm, seat: Seat) -> list[tuple[int, ...]]:
    """Which four Silver cards may become a Gold card (EU-CARD-3)."""
    if not s.gold_bag and not s.gold_gone:
        return []
    return sorted(set(combinations(silver_of(s, seat), FOR_GOLD)))


def trade_in(s: Realm, seat: Seat, cards: tuple[int, ...]) -> None:
    """Discard four Silver cards and draw a Gold card (EU-CARD-3)."""
    for card in cards:
        drop(s, seat, card)
    tell(s, EXCHANGED, seat)
    draw_card(s, seat, golden=True)


def drop(s: Realm, seat: Seat, card: int) -> None:
    """A card of a hand goes to its discard pile, face up."""
    s.heroes[seat].hand.remove(card)
    (s.gold_gone if GOLDEN[card] else s.silver_gone).append(card)
    reveal(s)


def discard_card(s: Realm, seat: Seat, card: int) -> None:
    """Discard a card, told to all."""
    drop(s, seat, card)
    tell(s, DISCARDED, seat, card)


def over_limit(s: Realm, seat: Seat) -> int:
    """How many cards a hand holds too many outside combat (EU-CARD-4)."""
    return max(0, len(s.heroes[seat].hand) - TABLE.hand)


@step
async def trim_hand(s: Realm, seat: Seat) -> None:
    """Discard down to five; four Silver may become a Gold card before (EU-CARD-5, EU-WIN-6)."""
    over = over_limit(s, seat)
    if not over:
        return
    chosen = await ask(seat, DISCARD, lambda: trims(s, seat), over, hides=True)
    if TRADE_IN.matches(chosen):
        trade_in(s, seat, *TRADE_IN.parts(chosen))
    else:
        discard_card(s, seat, *DISCARD_CARD.parts(chosen))
    plan(s, trim_hand(seat))


def trims(s: Realm, seat: Seat) -> list[Value]:
    """What may be done with a hand of more than five cards."""
    return [*DISCARD_CARD.each(sorted(set(s.heroes[seat].hand))), *TRADE_IN.each(fours(s, seat))]
