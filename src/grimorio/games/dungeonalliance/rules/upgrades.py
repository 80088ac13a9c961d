"""The upgrade step: taking a card, exchanging one, the discard pile (DA-UPG, DA-ART)."""

from __future__ import annotations

from grimorio.core import Seat, Value, ask, plan, reveal, tell
from grimorio.games.dungeonalliance.components.numbers import (
    ARTIFACT,
    CARD_TYPE_MASKS,
    COSTS,
    VALID,
)
from grimorio.games.dungeonalliance.kinds import (
    BOUGHT,
    NEXT_UPGRADE,
    SWAPPED,
    TAKE_NEW,
    UNUSABLE,
    UPGRADE,
)
from grimorio.games.dungeonalliance.rules import step
from grimorio.games.dungeonalliance.rules.hands import (
    change_hand,
    discard_and_draw,
    discards,
    space_of,
)
from grimorio.games.dungeonalliance.state import (
    COMPETITIVE,
    RESTING,
    SERVED,
    SETTLED,
    SOLO,
    Dungeon,
)
from grimorio.kit.numbers import NONE

OLD_PRICE = 1
"""More XP for a card of the discard pile (DA-UPG-18)."""


def heroes_mask(s: Dungeon, seat: Seat = NONE) -> int:
    """The heroes of an Alliance, or of all, a bit for each."""
    found = 0
    for number, player in enumerate(s.players):
        if seat in (NONE, number):
            for hero in player.heroes:
                found |= 1 << hero.kind
    return found


# -- the Upgrade Selection Area --------------------------------------------------------------------


def fill(s: Dungeon, place: int) -> None:
    """The top card of the active deck to a place of the area; one that no hero in the game can use
    is discarded and replaced, but not in solo. An empty deck leaves the place empty
    (DA-SETUP-22, DA-UPG-10, DA-UPG-11, DA-SOLO-2, DA-RUL-9)."""
    bag = s.upgrade_bags[s.upgrade_level]
    everybody = heroes_mask(s)
    s.row[place] = NONE
    while bag:
        card = s.chance.draw(bag)
        reveal(s)
        if s.mode == SOLO or VALID[card] & everybody:
            s.row[place] = card
            tell(s, NEXT_UPGRADE, card)
            return
        s.upgrade_discard.append(card)
        tell(s, UNUSABLE, card)


def fill_gaps(s: Dungeon) -> None:
    """A new deck fills the places that the one before it left empty (DA-RUL-171)."""
    for place, card in enumerate(s.row):
        if card == NONE:
            fill(s, place)


# -- the step --------------------------------------------------------------------------------------


@step
async def upgrade(s: Dungeon, seat: Seat) -> None:
    """At most one card, then discarding and drawing, as far as they are not done (DA-UPG-1,
    DA-DRAW-1)."""
    done, s.stage = s.stage, RESTING
    if done == SETTLED:
        return
    if done == SERVED or not offers(s, seat):
        plan(s, discard_and_draw(seat))
        return
    chosen = await ask(
        seat, UPGRADE, lambda: closing(s, seat), s.players[seat].fresh, space_of(s, seat)[0]
    )
    if not is_discard(chosen):
        plan(s, discard_and_draw(seat))
    await settle(s, seat, chosen)


def closing(s: Dungeon, seat: Seat) -> list[Value]:
    """What the end of an activation offers: an upgrade, or none and what is discarded at once
    (DA-UPG-1, DA-DRAW-2)."""
    return [*offers(s, seat), *discards(s, seat)]


def is_discard(chosen: Value) -> bool:
    return isinstance(chosen, tuple) and (not chosen or isinstance(chosen[0], int))


def is_closing(chosen: Value) -> bool:
    """Whether an answer is one of those."""
    return is_discard(chosen) or (isinstance(chosen, tuple) and chosen[0] in ("buy", "swap", "old"))


async def settle(s: Dungeon, seat: Seat, chosen: Value) -> int:
    """A card from the area, from the discard pile for 1 more, or the replacement of a card
    exchanged first; or a new hand without an upgrade. It tells how far the end of the activation
    has come (DA-UPG-1, DA-UPG-12, DA-UPG-18, DA-DRAW-2..4)."""
    assert isinstance(chosen, tuple)
    if is_discard(chosen):
        change_hand(s, seat, tuple([card for card in chosen if isinstance(card, int)]))
        return SETTLED
    word, card = chosen[:2]
    assert isinstance(card, int)
    if word == "old":
        s.upgrade_discard.remove(card)
        acquire(s, seat, card, COSTS[card] + OLD_PRICE)
        return SERVED
    place = place_in_row(s, chosen)
    if word == "buy":
        s.row[place] = NONE
        acquire(s, seat, card, COSTS[card])
        fill(s, place)
    else:
        s.upgrade_discard.append(card)
        tell(s, SWAPPED, seat, card)
        fill(s, place)
        await take_new(s, seat, place)
    return SERVED


def offers(s: Dungeon, seat: Seat) -> list[Value]:
    """What the upgrade step offers: cards that are affordable and valid for a hero of the
    Alliance; to exchange a card it need only be affordable (DA-UPG-2, DA-UPG-4, DA-UPG-6,
    DA-UPG-13..14, DA-UPG-18, DA-VALID-9, DA-RUL-49..50)."""
    xp = s.players[seat].fresh
    if not xp:
        return []
    own = heroes_mask(s, seat)
    able = [card for card in s.row if card != NONE and COSTS[card] <= xp]
    found = articles(s, "buy", [card for card in able if VALID[card] & own])
    found += articles(s, "swap", able)
    if xp > OLD_PRICE and s.upgrade_discard:
        old = sorted({card for card in s.upgrade_discard if COSTS[card] + OLD_PRICE <= xp})
        found += [("old", card) for card in old if VALID[card] & own]
    return found


def articles(s: Dungeon, word: str, cards: list[int]) -> list[Value]:
    """An answer for each card of the area. Where Solo cards mark places, two that are alike are
    two answers, each with its place (DA-RUL-78)."""
    found: list[Value] = []
    for card in sorted({*cards}):
        if s.mode == COMPETITIVE or s.row.count(card) == 1:
            found.append((word, card))
        else:
            found += [(word, card, place) for place, one in enumerate(s.row) if one == card]
    return found


def place_in_row(s: Dungeon, chosen: Value) -> int:
    """The place in the area that an answer is about."""
    assert isinstance(chosen, tuple)
    card, place = chosen[1], chosen[-1]
    assert isinstance(card, int)
    assert isinstance(place, int)
    return s.row.index(card) if len(chosen) == 2 else place


async def take_new(s: Dungeon, seat: Seat, place: int) -> None:
    """After an exchange only the replacement may be acquired (DA-UPG-15..17, DA-RUL-51)."""
    card = s.row[place]
    if card == NONE:
        return
    if await ask(seat, TAKE_NEW, lambda: new_offers(s, seat, s.row[place]), card) is not None:
        s.row[place] = NONE
        acquire(s, seat, card, COSTS[card])
        fill(s, place)


def new_offers(s: Dungeon, seat: Seat, card: int) -> list[str | None]:
    if COSTS[card] <= s.players[seat].fresh and VALID[card] & heroes_mask(s, seat):
        return [None, "buy"]
    return [None]


def acquire(s: Dungeon, seat: Seat, card: int, price: int) -> None:
    """Pay, advance the Selection token, and take the card into the hand, where all know it; an
    Artifact goes beside the heroes. It is too late to play it in this activation (DA-UPG-2..5,
    DA-UPG-7..8, DA-ART-2, DA-ART-4, DA-RUL-48, DA-RUL-64)."""
    player = s.players[seat]
    player.fresh -= price
    player.spent += price
    player.cards += 1
    if CARD_TYPE_MASKS[card] & ARTIFACT:
        player.artifacts.append(card)
    else:
        player.shown.append(card)
    tell(s, BOUGHT, seat, card, price)
