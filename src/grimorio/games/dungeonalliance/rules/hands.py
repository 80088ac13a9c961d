"""Hands and decks of an Alliance: drawing, discarding, taking a card out of the hand (DA-DRAW,
DA-SETUP-16, DA-UPG-9).

A hand has two parts: cards only the owner knows, and cards that everybody knows because they came
from an open place. A deck is a bag.
"""

from __future__ import annotations

from bisect import insort
from itertools import combinations

from grimorio.core import Seat, Value, ask, reveal, tell, tell_only
from grimorio.games.dungeonalliance.components.numbers import MODIFIERS, TABLE, TRAIT
from grimorio.games.dungeonalliance.kinds import (
    DISCARD,
    DISCARDED,
    DREW,
    DREW_CARDS,
    SHUFFLED,
    THROW,
)
from grimorio.games.dungeonalliance.rules import step
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.kit.zones import only, put_in_bag

HAND = TRAIT["hand"]


def cards_of(s: Dungeon, seat: Seat) -> list[int]:
    """All cards in hand, sorted."""
    player = s.players[seat]
    return sorted([*player.hand, *player.shown])


def hand_of(s: Dungeon, seat: Seat) -> list[int]:
    """The cards in hand, each once, sorted."""
    player = s.players[seat]
    return sorted({*player.hand, *player.shown})


def hand_count(s: Dungeon, seat: Seat) -> int:
    return len(s.players[seat].hand) + len(s.players[seat].shown)


def take_out(s: Dungeon, seat: Seat, card: int) -> None:
    """A card leaves the hand face up; of two alike the one that all know."""
    player = s.players[seat]
    (player.shown if card in player.shown else player.hand).remove(card)


def space_of(s: Dungeon, seat: Seat) -> tuple[int, int]:
    """Discard limit and hand size under the Selection token; beyond the last space its values
    hold (DA-UPG-9, DA-RUL-5)."""
    found = TABLE.bonus[0]
    for space in TABLE.bonus:
        if space.cards <= s.players[seat].cards:
            found = space
    return found.discard, found.hand


def hand_size(s: Dungeon, seat: Seat) -> int:
    """The hand size, with what Artifacts add, less what a Solo card took (DA-RUL-75)."""
    player = s.players[seat]
    more = sum([one[1] for card in player.artifacts for one in MODIFIERS[card] if one[0] == HAND])
    return space_of(s, seat)[1] + more - player.shortage


def draw(s: Dungeon, seat: Seat, count: int) -> None:
    """Draw cards; an empty deck is made of the discard pile, and without both there are none
    (DA-DRAW-5, DA-DRAW-6)."""
    player = s.players[seat]
    drawn: list[int] = []
    for _ in range(count):
        if not player.deck:
            if not player.discard:
                break
            put_in_bag(player.deck, player.discard)
            player.discard.clear()
            tell(s, SHUFFLED, seat)
        card = s.chance.draw(player.deck)
        insort(player.hand, card)
        drawn.append(card)
    if drawn:
        reveal(s)
        tell(s, DREW, seat, len(drawn))
        tell_only(s, only(seat), DREW_CARDS, seat, tuple(drawn))


def draw_up(s: Dungeon, seat: Seat) -> None:
    """Up to the hand size; who holds as many or more draws none (DA-DRAW-4, DA-END-9)."""
    draw(s, seat, hand_size(s, seat) - hand_count(s, seat))


def throw(s: Dungeon, seat: Seat, cards: tuple[int, ...]) -> None:
    """Cards of the hand to the discard pile, face up: the others now know what was in the hand."""
    player = s.players[seat]
    for card in cards:
        if card not in player.shown:
            reveal(s)
        take_out(s, seat, card)
        player.discard.append(card)
    if cards:
        tell(s, DISCARDED, seat, cards)


@step
async def discard_and_draw(s: Dungeon, seat: Seat) -> None:
    """Step 5: discard up to the limit, then draw; done before the next activation starts
    (DA-DRAW-1..4, DA-RUL-46)."""
    limit = space_of(s, seat)[0]
    s.seat = seat
    chosen = await ask(seat, DISCARD, lambda: discards(s, seat), limit)
    DISCARD.do(s, chosen)


@THROW.does
def change_hand(s: Dungeon, cards: tuple[int, ...]) -> None:
    """Discard these, then draw (DA-DRAW-2..4)."""
    throw(s, s.seat, cards)
    draw_up(s, s.seat)


def discards(s: Dungeon, seat: Seat) -> list[Value]:
    """All ways to discard at most so many cards as the limit says, none first (DA-DRAW-2,
    DA-DRAW-3)."""
    limit = space_of(s, seat)[0]
    cards = cards_of(s, seat)
    found: list[tuple[int, ...]] = [()]
    for count in range(1, min(limit, len(cards)) + 1):
        found += sorted({*combinations(cards, count)})
    return THROW.each(found)
