"""Rests: one card is lost, the others come back to hand (GH-SREST, GH-LREST)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Planned, Seat, Value, ask, plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.nouns import CardId
from grimorio.games.gloomhaven.rules import SEAT, step
from grimorio.games.gloomhaven.rules.actions import bonuses
from grimorio.games.gloomhaven.rules.actions.gains import tally
from grimorio.games.gloomhaven.rules.attack.conditions import heal
from grimorio.games.gloomhaven.rules.attack.harm import discarded, harm
from grimorio.games.gloomhaven.rules.gear import items
from grimorio.games.gloomhaven.rules.gear.using import use_item
from grimorio.games.gloomhaven.rules.map.figures import named
from grimorio.games.gloomhaven.state import Scenario
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY

REST_HEAL: Final = 2

ENOUGH: Final = 2
"""Cards that two actions need in hand, and a rest in the discards."""


@SEAT.owns
@step
async def choose_rest(s: Scenario, seat: Seat) -> None:
    """Items may be used before the rest, and active cards ended (GH-LREST-1, GH-ACTIVE-1). There is
    no move in it, and so no door is opened (GH-RUL-52)."""

    def options() -> Sequence[Value]:
        found: list[Value] = [kinds.REST_NOW()]
        found += kinds.ACT_ITEM.each(items.usable(s, seat, "turn"))
        found += kinds.ACT_END_CARD.each(bonuses.active_cards(s.characters[seat]))
        return found

    answer = await ask(seat, kinds.ACT, options)
    besides = aside(s, seat, answer)
    if besides is None:
        plan(s, long_rest(seat))
    else:
        plan(s, *besides, choose_rest(seat))


def aside(s: Scenario, seat: Seat, answer: Value) -> list[Planned] | None:
    """What is done in a turn besides actions and the rest: an item is used, or an active card ends.
    None if the answer is neither."""
    if kinds.ACT_ITEM.matches(answer):
        return [use_item(seat, *kinds.ACT_ITEM.parts(answer))]
    if kinds.ACT_END_CARD.matches(answer):
        bonuses.end(s, seat, *kinds.ACT_END_CARD.parts(answer))
        return []
    return None


@SEAT.owns
@step
async def long_rest(s: Scenario, seat: Seat) -> None:
    """One discarded card is lost, the others come back; Heal 2; spent items are refreshed
    (GH-LREST-3..7, GH-RUL-37, GH-RUL-38)."""
    character = s.characters[seat]
    card = NONE
    if character.discard:
        card = await ask(seat, kinds.REST_LOSE, lambda: sorted(character.discard))
    tally(s, seat, "long_rests")
    tell(s, kinds.RESTED_LONG, named(s, character.figure), card)
    take_back(s, seat, card)
    heal(s, character.figure, REST_HEAL)
    items.refresh_spent(s, seat)


@SEAT.owns
@step
async def short_rest(s: Scenario, seat: Seat) -> None:
    """Who has two cards or more in the discards may rest: one of them at random is lost, unless
    another is taken for 1 damage (GH-SREST-1..5). Active cards may be ended before (GH-ACTIVE-1,
    GH-ACTIVE-2)."""
    character = s.characters[seat]
    if len(discarded(character)) < ENOUGH:
        return

    def options() -> Sequence[Value]:
        found: list[Value] = [None]
        if len(character.discard) >= ENOUGH:
            found.append(kinds.REST_SHORT())
        return found + kinds.REST_END_CARD.each(bonuses.countable(character))

    answer = await ask(seat, kinds.SHORT_REST, options)
    if answer is None:
        return
    if kinds.REST_END_CARD.matches(answer):
        bonuses.end(s, seat, *kinds.REST_END_CARD.parts(answer))
        plan(s, short_rest(seat))
        return
    tally(s, seat, "short_rests")
    card = s.chance.draw(sorted(character.discard))
    ways: list[Value] = [kinds.KEEP(), kinds.EXCHANGE()]
    how = await ask(seat, kinds.REST_EXCHANGE, lambda: ways, card)
    if kinds.EXCHANGE.matches(how):
        plan(s, harm(character.figure, 1, "rest", NONE), lose_another(seat, card))
    else:
        rest_with(s, seat, card)


@SEAT.owns
@step
async def lose_another(s: Scenario, seat: Seat, kept: CardId) -> None:
    """Another card at random is lost instead, if there is one (GH-SREST-4, GH-RUL-83,
    GH-RUL-84, GH-RUL-182)."""
    character = s.characters[seat]
    others = sorted([card for card in character.discard if card != kept])
    rest_with(s, seat, s.chance.draw(others) if others else NONE)


def rest_with(s: Scenario, seat: Seat, lost: int) -> None:
    """The rest is done, and this card is lost (GH-SREST-3, GH-SREST-6)."""
    tell(s, kinds.RESTED_SHORT, named(s, s.characters[seat].figure), lost)
    take_back(s, seat, lost)


def take_back(s: Scenario, seat: Seat, lost: int) -> None:
    """One card is lost, if there is one, and the other discards come back to hand (GH-LREST-5,
    GH-SREST-6, GH-DEF-11, GH-DEF-12). All have seen them."""
    character = s.characters[seat]
    for card in sorted(character.discard):
        if card == lost:
            character.lost.append(card)
        else:
            character.hand.add(card, EVERYBODY)
    character.discard.clear()
