"""Decks and hands: dealing, drawing, discarding, returning (TK-DRAW, TK-DISC, TK-SETUP-7).

A deck is a bag between the cards somebody put on its top and on its bottom: those have a place,
the others are drawn from chance. In team play the bottom six cards lie sideways; which ones they
are nobody knows before they are drawn, so that only their number counts (TK-TSETUP-3, TK-DISC-5).

All cards of a hand that are not open are known to the same seats, whatever one of them may have
seen of a card before, and they lie together before the open ones: so when one of them leaves, what
is left does not tell which it was.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, ask, plan, reveal, tell, tell_only
from grimorio.games.tashkalar.components.numbers import FIRST_FLARE, FIRST_LEGEND
from grimorio.games.tashkalar.kinds import (
    DISCARDED,
    DISCARDED_CARD,
    DREW,
    DREW_CARD,
    PARTNER_DREW,
    PARTNER_RETURNED,
    PASSED_LEGENDS,
    RETURN,
    RETURNED,
    RETURNED_CARD,
    SHUFFLED,
)
from grimorio.games.tashkalar.rules import step
from grimorio.games.tashkalar.rules.teams import partner_of, pass_legends
from grimorio.games.tashkalar.state import Arena
from grimorio.kit.zones import EVERYBODY, NOBODY, Zone, only, put_in_bag

BEINGS, LEGENDS, FLARES = 0, 1, 2
HAND: Final = (3, 2, 1)
"""Beings, legends and flares of a full hand."""
SIDEWAYS: Final = 6


def hand_of(s: Arena, seat: Seat, deck: int) -> Zone:
    player = s.players[seat]
    return (player.hand, player.legends, player.flares)[deck]


def deck_of_card(card: int) -> int:
    if card >= FIRST_FLARE:
        return FLARES
    return LEGENDS if card >= FIRST_LEGEND else BEINGS


def deck_size(s: Arena, seat: Seat) -> int:
    """How many beings are left to draw."""
    player = s.players[seat]
    return len(player.top) + len(player.deck) + len(player.bottom)


def straight(s: Arena, seat: Seat) -> int:
    """How many of them lie straight: in team play the bottom six do not (TK-DISC-4, TK-RUL-21,
    TK-EX-26..27)."""
    return max(0, deck_size(s, seat) - SIDEWAYS) if s.teams else deck_size(s, seat)


def keepers(s: Arena, seat: Seat, deck: int) -> int:
    """Who knows the cards in a hand: its player, and of a pair's legends both (TK-TSETUP-4,
    TK-RUL-32)."""
    if s.teams and deck == LEGENDS:
        return only(seat) | only(partner_of(seat))
    return only(seat)


def lay(zone: Zone, card: int, seen: int) -> None:
    """Into a hand or on a pile: open cards behind, the others before them."""
    place = len(zone) if seen == EVERYBODY else len(zone) - zone.seen.count(EVERYBODY)
    zone.cards.insert(place, card)
    zone.seen.insert(place, seen)


# -- drawing ------------------------------------------------------------------------------------


def draw_up(s: Arena, seat: Seat, deck: int) -> None:
    """Up to a full hand; a player who holds more draws nothing (TK-DRAW-1, TK-EFF-10, TK-EX-29)."""
    draw(s, seat, deck, HAND[deck] - len(hand_of(s, seat, deck)))


def draw(s: Arena, seat: Seat, deck: int, count: int) -> None:
    """This number of cards, or what there is (TK-DRAW-5, TK-END-3, TK-RUL-33)."""
    drawn = 0
    for _ in range(count):
        if not (draw_being(s, seat) if deck == BEINGS else draw_shared(s, seat, deck)):
            break
        drawn += 1
    if drawn:
        reveal(s)
        tell(s, DREW, seat, deck, drawn)


def draw_being(s: Arena, seat: Seat) -> bool:
    """From the top down; the discards never come back (TK-DRAW-5, TK-EX-28)."""
    player = s.players[seat]
    if player.top.cards:
        player.top.seen.pop()
        take_in(s, seat, BEINGS, player.top.cards.pop(), EVERYBODY)
    elif player.deck:
        take_in(s, seat, BEINGS, s.chance.draw(player.deck), NOBODY)
    elif player.bottom.cards:
        seen = player.bottom.seen[0]
        take_in(s, seat, BEINGS, player.bottom.take_at(0), seen)
    else:
        return False
    return True


def draw_shared(s: Arena, seat: Seat, deck: int) -> bool:
    """Legends and flares: an empty deck is made of its discards again (TK-DRAW-4)."""
    bag = s.legend_deck if deck == LEGENDS else s.flare_deck
    bottom = s.legend_bottom if deck == LEGENDS else s.flare_bottom
    pile = s.legend_discard if deck == LEGENDS else s.flare_discard
    if not bag and not bottom.cards and pile:
        put_in_bag(bag, pile)
        pile.clear()
        tell(s, SHUFFLED, deck)
    if bag:
        take_in(s, seat, deck, s.chance.draw(bag), NOBODY)
    elif bottom.cards:
        seen = bottom.seen[0]
        take_in(s, seat, deck, bottom.take_at(0), seen)
    else:
        return False
    return True


def take_in(s: Arena, seat: Seat, deck: int, card: int, seen: int) -> None:
    """A drawn card into the hand; what all have seen stays open. Of a pair's legend the partner
    hears too (TK-RUL-32)."""
    known = keepers(s, seat, deck)
    lay(hand_of(s, seat, deck), card, EVERYBODY if seen == EVERYBODY else known)
    tell_only(s, only(seat), DREW_CARD, seat, card)
    if known != only(seat):
        tell_only(s, known & ~only(seat), PARTNER_DREW, seat, card)


def draw_at_end(s: Arena) -> None:
    """The usual cards, then the extra ones; partners pass their legends on and the other draws
    them (TK-DRAW-1..3, TK-EFF-9, TK-EFF-11, TK-RUL-34)."""
    seat = s.turn
    keeper = partner_of(seat) if s.teams else seat
    if s.teams:
        count = pass_legends(s, seat)
        if count:
            tell(s, PASSED_LEGENDS, seat, keeper, count)
    draw_up(s, seat, BEINGS)
    draw_up(s, seat, FLARES)
    draw_up(s, keeper, LEGENDS)
    draw(s, seat, BEINGS, s.extra_beings)
    draw(s, keeper, LEGENDS, s.extra_legends)


# -- the discard action -------------------------------------------------------------------------


def discard(s: Arena, card: int) -> None:
    """One being, seen by its owner alone; then any other cards may go to the bottoms of their
    decks, in the order of choice (TK-DISC-1..3, TK-RUL-20, TK-RUL-31)."""
    seat = s.turn
    player = s.players[seat]
    s.actions -= 1
    s.discarded = True
    lay(player.discard, card, player.hand.take(card))
    tell(s, DISCARDED, seat)
    tell_only(s, only(seat), DISCARDED_CARD, seat, card)
    plan(s, return_cards(seat))


@step
async def return_cards(s: Arena, seat: Seat) -> None:
    """One after the other, as many as the player likes (TK-DISC-3)."""
    if not held(s, seat):
        return
    back: int | None = await ask(seat, RETURN, lambda: [None, *held(s, seat)])
    if back is not None:
        return_card(s, seat, back)
        plan(s, return_cards(seat))


def held(s: Arena, seat: Seat) -> list[int]:
    """All cards in hand."""
    player = s.players[seat]
    return sorted([*player.hand.cards, *player.legends.cards, *player.flares.cards])


def return_card(s: Arena, seat: Seat, card: int) -> None:
    """To the bottom of its deck, unseen by the others (TK-DISC-3, TK-DISC-4); a pair's legend is
    known to both (TK-RUL-32)."""
    deck = deck_of_card(card)
    seen = hand_of(s, seat, deck).take(card)
    bottom = (s.players[seat].bottom, s.legend_bottom, s.flare_bottom)[deck]
    bottom.add(card, seen)
    tell(s, RETURNED, seat, deck)
    tell_only(s, only(seat), RETURNED_CARD, seat, card)
    known = keepers(s, seat, deck)
    if known != only(seat):
        tell_only(s, known & ~only(seat), PARTNER_RETURNED, seat, card)
