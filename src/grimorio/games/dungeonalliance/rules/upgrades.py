"""The upgrade step: taking a card, exchanging one, the discard pile (DA-UPG, DA-ART)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, Value, ask, plan, reveal, tell
from grimorio.core.kinds import Kind
from grimorio.games.dungeonalliance.components.numbers import (
    ARTIFACT,
    CARD_TYPE_MASKS,
    COSTS,
    TABLE,
    VALID,
)
from grimorio.games.dungeonalliance.kinds import (
    BOUGHT,
    BUY,
    NEXT_UPGRADE,
    OLD,
    SWAP,
    SWAPPED,
    TAKE_IT,
    TAKE_NEW,
    THROW,
    UNUSABLE,
    UPGRADE,
)
from grimorio.games.dungeonalliance.rules import step
from grimorio.games.dungeonalliance.rules.hands import (
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
    s.seat = seat
    chosen = await ask(
        seat, UPGRADE, lambda: closing(s, seat), s.players[seat].fresh, space_of(s, seat)[0]
    )
    if not THROW.matches(chosen):
        plan(s, discard_and_draw(seat))
    UPGRADE.do(s, chosen)


def closing(s: Dungeon, seat: Seat) -> list[Value]:
    """What the end of an activation offers: an upgrade, or none and what is discarded at once
    (DA-UPG-1, DA-DRAW-2)."""
    return [*offers(s, seat), *discards(s, seat)]


CLOSING: Final[dict[Kind, int]] = {BUY: SERVED, SWAP: SERVED, OLD: SERVED, THROW: SETTLED}
"""How far the end of an activation has come after each of those answers."""


@BUY.does
def buy(s: Dungeon, card: int, place: int) -> None:
    """A card from the area (DA-UPG-1, DA-UPG-10)."""
    take_from(s, place_in_row(s, card, place))


@SWAP.does
def exchange(s: Dungeon, card: int, place: int) -> None:
    """A card of the area is exchanged for the next one, which may then be taken (DA-UPG-12)."""
    place = place_in_row(s, card, place)
    s.upgrade_discard.append(card)
    tell(s, SWAPPED, s.seat, card)
    fill(s, place)
    plan(s, take_new(place))


@OLD.does
def buy_old(s: Dungeon, card: int) -> None:
    """A card from the discard pile, for 1 more (DA-UPG-18)."""
    s.upgrade_discard.remove(card)
    acquire(s, s.seat, card, COSTS[card] + TABLE.old_price)


def offers(s: Dungeon, seat: Seat) -> list[Value]:
    """What the upgrade step offers: cards that are affordable and valid for a hero of the
    Alliance; to exchange a card it need only be affordable (DA-UPG-2, DA-UPG-4, DA-UPG-6,
    DA-UPG-13..14, DA-UPG-18, DA-VALID-9, DA-RUL-49..50)."""
    xp = s.players[seat].fresh
    if not xp:
        return []
    own = heroes_mask(s, seat)
    able = [card for card in s.row if card != NONE and COSTS[card] <= xp]
    wares = [card for card in able if VALID[card] & own]
    found: list[Value] = [BUY(card, place) for card, place in articles(s, wares)]
    found += [SWAP(card, place) for card, place in articles(s, able)]
    if xp > TABLE.old_price and s.upgrade_discard:
        old = sorted({card for card in s.upgrade_discard if COSTS[card] + TABLE.old_price <= xp})
        found += OLD.each([card for card in old if VALID[card] & own])
    return found


def articles(s: Dungeon, cards: list[int]) -> list[tuple[int, int]]:
    """Some cards of the area, each once and without its place. Where Solo cards mark places, two
    that are alike are two articles, each with its place (DA-RUL-78)."""
    found: list[tuple[int, int]] = []
    for card in sorted({*cards}):
        if s.mode == COMPETITIVE or s.row.count(card) == 1:
            found.append((card, NONE))
        else:
            found += [(card, place) for place, one in enumerate(s.row) if one == card]
    return found


def place_in_row(s: Dungeon, card: int, place: int) -> int:
    """The place in the area that an answer is about."""
    return s.row.index(card) if place == NONE else place


@step
async def take_new(s: Dungeon, place: int) -> None:
    """After an exchange only the replacement may be acquired (DA-UPG-15..17, DA-RUL-51)."""
    seat, card = s.seat, s.row[place]
    if card == NONE:
        return
    if await ask(seat, TAKE_NEW, lambda: new_offers(s, seat, s.row[place]), card) is not None:
        take_from(s, place)


def new_offers(s: Dungeon, seat: Seat, card: int) -> list[Value]:
    if COSTS[card] <= s.players[seat].fresh and VALID[card] & heroes_mask(s, seat):
        return [None, TAKE_IT()]
    return [None]


def take_from(s: Dungeon, place: int) -> None:
    """The card in a place of the area is acquired, and replaced (DA-UPG-10)."""
    card, s.row[place] = s.row[place], NONE
    acquire(s, s.seat, card, COSTS[card])
    fill(s, place)


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
