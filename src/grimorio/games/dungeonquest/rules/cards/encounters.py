"""Encounters with cards: drawing, facing, keeping, discarding (DQ-ENC)."""

from __future__ import annotations

from grimorio.core import Value, ask, plan, reveal, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components import effects as order
from grimorio.games.dungeonquest.components.numbers import CONTENT, DECK, MONSTER, THEN
from grimorio.games.dungeonquest.nouns import Card, Deck
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.cards.decks import (
    CARD_TYPES,
    DUNGEON_DECK,
    IS_LOOT,
    SEARCH_DECK,
    TREASURE_DECK,
    draw,
    put_away,
)
from grimorio.games.dungeonquest.rules.cards.effects import Cause, carry_out, follows
from grimorio.games.dungeonquest.rules.cards.uses import may_be_usable, spend, usable
from grimorio.games.dungeonquest.rules.fight.tokens import track_marcher
from grimorio.games.dungeonquest.rules.hero.attributes import has_ability
from grimorio.games.dungeonquest.rules.hero.dice import roll_dice
from grimorio.games.dungeonquest.rules.hero.life import goes_on
from grimorio.games.dungeonquest.state import LEFT, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY, put_in_bag


@follows(order.Draw)
async def draw_cards(s: Quest, seat: int, effect: order.Draw, cause: Cause) -> None:
    """A card orders to draw others."""
    plan(s, *[draw_and_face(seat, DECK[effect.deck])] * effect.count)


@step
async def draw_and_face(s: Quest, seat: int, deck: Deck) -> None:
    """Draw the top card of a deck and follow it to the end (DQ-ENC-2, DQ-ENC-3), also for a Hero
    that has left: its Loot is counted."""
    if s.heroes[seat].where != LEFT and not goes_on(s, seat):
        return
    if not draw(s, seat, deck):
        return
    if deck == DUNGEON_DECK and has_ability(s.heroes[seat], "replace_dungeon_card"):
        await replace(s, seat)
        plan(s, face_card(seat))
    else:
        await face(s, seat)


async def replace(s: Quest, seat: int) -> None:
    """Challara may discard the Dungeon card she drew for another, once (DQ-HERO-8, DQ-RUL-50)."""
    shown = s.facing.cards[-1] if s.facing.seen[-1] == EVERYBODY else NONE
    choices = (kinds.KEEP(), kinds.DRAW_ANOTHER())
    if await ask(seat, kinds.REPLACE, lambda: choices, shown) == kinds.KEEP():
        return
    if s.facing.seen[-1] != EVERYBODY:
        reveal(s)
    card = s.facing.cards[-1]
    tell(s, kinds.REPLACED, seat, card)
    # Drawn before it is discarded: she draws another card, not the same one out of a new deck.
    if draw(s, seat, DUNGEON_DECK):
        s.discards[DUNGEON_DECK].append(s.facing.take_at(len(s.facing) - 2))


@step
async def face_card(s: Quest, seat: int) -> None:
    """A card that was drawn before."""
    await face(s, seat)


async def face(s: Quest, seat: int) -> None:
    """Face the last card on the table: Loot is kept, a lasting card too, others are followed and
    put away (DQ-ENC-4..7)."""
    card = s.facing.cards[-1]
    if IS_LOOT[card]:
        keep_loot(s, seat)
        return
    if await is_warded_off(s, seat, card):
        s.facing.take_at(len(s.facing) - 1)
        put_away(s, seat, card)
        return
    if CONTENT.cards[card].keep:
        s.facing.take_at(len(s.facing) - 1)
        s.heroes[seat].kept.append(card)
        tell(s, kinds.KEPT, seat, card)
        return
    plan(s, leave_behind(seat, len(s.facing) - 1, card))
    carry_out(s, seat, THEN[card], card)


@step
async def leave_behind(s: Quest, seat: int, place: int, card: Card) -> None:
    """A card that has been followed, if it has not gone anywhere else."""
    if len(s.facing) > place:
        s.facing.take_at(place)
        put_away(s, seat, card)


def keep_loot(s: Quest, seat: int) -> None:
    """Loot lies face up by the Hero card, or face down if it is secret (DQ-ENC-7, DQ-SECRET-1)."""
    mask = s.facing.seen[-1]
    card = s.facing.take_at(len(s.facing) - 1)
    hero = s.heroes[seat]
    hero.loot.add(card, mask)
    if hero.worth:
        hero.worth.append(NONE)
    if mask == EVERYBODY:
        carry_out(s, seat, THEN[card], card)


async def is_warded_off(s: Quest, seat: int, card: int) -> bool:
    """A Trap or a Monster that a Rune discards as it is drawn, before anything on it is followed
    (DQ-CARD-18, DQ-RUL-136)."""
    if CARD_TYPES[card] == "trap":
        return await avert(s, seat, card)
    if CARD_TYPES[card] == "monster":
        return await banish(s, seat, monster_of(card), NONE)
    return False


async def avert(s: Quest, seat: int, card: int) -> bool:
    """A Rune that discards a Trap without effect."""

    def options() -> list[Value]:
        return [None, *kinds.AVERT_USE.each(usable(s, seat, "trap_met"))]

    choice = await ask(seat, kinds.AVERT, options, card)
    if choice is None:
        return False
    spend(s, seat, *kinds.AVERT_USE.parts(choice))
    return True


def monster_of(card: int) -> int:
    """The Monster of a Monster card."""
    return next(
        MONSTER[effect.monster]
        for effect in CONTENT.cards[card].then
        if isinstance(effect, order.Fight)
    )


async def banish(s: Quest, seat: int, monster: int, token: int) -> bool:
    """Touch of death: no combat, and a token in the room goes to the reserve (DQ-CARD-18,
    DQ-RUL-67)."""

    def options() -> list[Value]:
        return [None, *kinds.BANISH_USE.each(usable(s, seat, "monster_met"))]

    hides = may_be_usable(s, seat, "monster_met")
    choice = await ask(seat, kinds.BANISH, options, monster, hides=hides)
    if choice is None:
        return False
    spend(s, seat, *kinds.BANISH_USE.parts(choice))
    tell(s, kinds.MONSTER_BANISHED, seat, monster)
    if token != NONE:
        track_marcher(s, s.dens.pop(token), NONE)
        put_in_bag(s.reserve, [s.monsters.take_at(token)])
    return True


@follows(order.SearchChoice)
async def search_well(s: Quest, seat: int, effect: order.SearchChoice, cause: Cause) -> None:
    """A Rune shows several Search cards."""
    search_room(s, seat, effect.count)


def search_room(s: Quest, seat: int, cards: int = 1) -> None:
    """Draw a Search card and follow it; a Rune lets the Hero choose among several (DQ-SEARCH-1,
    DQ-SEARCH-7)."""
    s.heroes[seat].searches += 1
    tell(s, kinds.SEARCHED, seat)
    plan(s, turn_up(seat, cards))


@step
async def turn_up(s: Quest, seat: int, cards: int) -> None:
    """What a search brings to light."""
    if cards == 1:
        plan(s, draw_and_face(seat, SEARCH_DECK))
        return
    first = len(s.facing)
    found = [draw(s, seat, SEARCH_DECK) for _ in range(cards)].count(True)
    if not found:
        return
    place = await ask(seat, kinds.CHOOSE_CARD, lambda: range(first, first + found))
    for other in range(first + found - 1, first - 1, -1):
        if other != place:
            if s.facing.seen[other] != EVERYBODY:
                reveal(s)
            card = s.facing.take_at(other)
            s.discards[SEARCH_DECK].append(card)
            tell(s, kinds.DISCARDED, seat, card)
    if goes_on(s, seat):
        plan(s, face_card(seat))


@step
async def claim_treasure(s: Quest, seat: int, life: int) -> None:
    """Monstrous treasure, after a Monster was killed in combat: a die below its Life, and the Hero
    may take the top Treasure card (DQ-MTREAS-1, DQ-MTREAS-2; in combat only, DQ-RUL-100)."""
    if not s.options["monstrous_treasure"]:
        return
    if await ask(seat, kinds.ROLL_FOR_TREASURE, lambda: (kinds.LOOK_FOR_IT(), None), life) is None:
        return
    if roll_dice(s, seat, 1) >= life:
        tell(s, kinds.NO_TREASURE, seat)
    elif await ask(seat, kinds.TAKE_TREASURE, lambda: (kinds.TAKE_IT(), None)) is not None:
        plan(s, draw_and_face(seat, TREASURE_DECK))
