"""Effects: what cards order, one coroutine for each word of the content (DQ-CARD).

An effect is named by its number, a deed (numbers.py). Here are those that concern the Hero alone;
one that starts a fight, a move or another draw stands in the chapter that knows how. `follows`
registers each; every effect of a card has its coroutine, or the title is not loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias, TypeVar, cast

from grimorio.core import ask, plan, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components import effects as order
from grimorio.games.dungeonquest.components.numbers import (
    CARD,
    CARD_DECKS,
    CARD_GOLD,
    CARD_VERBS,
    CONTENT,
    DECK,
    DEEDS,
    INSIDE,
    TILE_ROOMS,
    USE,
)
from grimorio.games.dungeonquest.components.vocabulary import ATTRIBUTES
from grimorio.games.dungeonquest.nouns import Attribute, Card, Deed
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.cards.decks import drop_kept
from grimorio.games.dungeonquest.rules.cards.uses import spend
from grimorio.games.dungeonquest.rules.dungeon.board import CAVE_IN, CORRIDOR, heroes_at, room_at
from grimorio.games.dungeonquest.rules.hero.attributes import attribute_of, attribute_test, forget
from grimorio.games.dungeonquest.rules.hero.dice import roll_dice
from grimorio.games.dungeonquest.rules.hero.life import (
    die,
    discard_loot,
    end_turn,
    goes_on,
    heal,
    life_of,
    suffer,
)
from grimorio.games.dungeonquest.state import DUNGEON, LEFT, Quest
from grimorio.kit.effects import Effect, compare
from grimorio.kit.numbers import NONE


class Cause:
    """Where an effect comes from: its deed, the card it stands on, which is the encounter and what
    it discards, and by how much the test before it was missed."""

    __slots__ = ("card", "deed", "margin")

    def __init__(self, deed: int, card: int, margin: int) -> None:
        self.deed = deed
        self.card = card
        self.margin = margin


E = TypeVar("E", bound=order.CardEffect)
Flow: TypeAlias = "Coroutine[Any, Any, None]"
Follower: TypeAlias = Callable[[Quest, int, E, Cause], Flow]

FOLLOWERS: Final[dict[type[Effect], Follower[order.CardEffect]]] = {}
"""The coroutine of each kind of effect."""
AT_THEIR_MOMENT: Final[tuple[type[Effect], ...]] = (
    order.Shuffle,
    order.PassDoor,
    order.PassTest,
    order.Slay,
    order.Avert,
    order.ForceWay,
    order.RedrawTile,
    order.RerollTest,
    order.Determination,
    order.FirstStrike,
)
"""What is done where it is asked for, and never followed."""


def follows(kind: type[E]) -> Callable[[Follower[E]], Follower[E]]:
    """Register the coroutine that follows a kind of effect."""

    def register(follower: Follower[E]) -> Follower[E]:
        if kind in FOLLOWERS:
            raise LookupError(f"two coroutines follow {kind.__name__}")
        # It is called with effects of this kind only: that is what it is looked up by.
        FOLLOWERS[kind] = cast("Follower[order.CardEffect]", follower)
        return follower

    return register


def check_cards() -> None:
    """Raise LookupError if a card orders what no chapter follows, or none orders what one does."""
    known = [str(kind.__struct_config__.tag) for kind in (*FOLLOWERS, *AT_THEIR_MOMENT)]
    compare("cards", CARD_VERBS, known)


def carry_out(s: Quest, seat: int, deeds: tuple[int, ...], card: int, margin: int = 0) -> None:
    """Follow the effects of a card next, in order."""
    plan(s, *[follow(seat, deed, card, margin) for deed in deeds])


def use(s: Quest, seat: int, card: int) -> None:
    """Discard a card for its effects."""
    spend(s, seat, card)
    carry_out(s, seat, USE[card], card)


@step
async def follow(s: Quest, seat: int, deed: Deed, card: Card, margin: int) -> None:
    """One effect, as long as the Hero's turn goes on, or after it has left."""
    if s.heroes[seat].where != LEFT and not goes_on(s, seat):
        return
    effect = DEEDS[deed]
    await FOLLOWERS[type(effect)](s, seat, effect, Cause(deed, card, margin))


@follows(order.Wounds)
async def wounds(s: Quest, seat: int, effect: order.Wounds, cause: Cause) -> None:
    """DQ-CARD-6, DQ-CARD-10, DQ-CARD-11, DQ-CARD-15, DQ-CARD-16; never below 0 (DQ-RUL-47)."""
    total = effect.flat + (cause.margin if effect.margin else 0)
    if effect.dice:
        total += roll_dice(s, seat, effect.dice)
    if effect.minus is not None:
        total -= attribute_of(s.heroes[seat], ATTRIBUTES.index(effect.minus))
    if total > 0:
        await suffer(s, seat, total)
    else:
        tell(s, kinds.UNHURT, seat)


@follows(order.HalveLife)
async def halve_life(s: Quest, seat: int, effect: order.HalveLife, cause: Cause) -> None:
    hero = s.heroes[seat]
    await suffer(s, seat, (life_of(hero) - hero.wounds + 1) // 2)


@follows(order.Heal)
async def recover(s: Quest, seat: int, effect: order.Heal, cause: Cause) -> None:
    heal(s, seat, effect.flat)


@follows(order.Die)
async def perish(s: Quest, seat: int, effect: order.Die, cause: Cause) -> None:
    await die(s, seat, CARD.ids[cause.card])


@follows(order.AttributeTest)
async def test(s: Quest, seat: int, effect: order.AttributeTest, cause: Cause) -> None:
    """A test of a card; one that is kept repeats it (DQ-TEST-3, DQ-CARD-5)."""
    card = cause.card
    again = card in s.heroes[seat].kept
    missed = await attribute_test(
        s, seat, ATTRIBUTES.index(effect.attribute), encounter=card, again=again
    )
    passed, failed = INSIDE[cause.deed]
    carry_out(s, seat, failed if missed else passed, card, missed)


@follows(order.Roll)
async def roll(s: Quest, seat: int, effect: order.Roll, cause: Cause) -> None:
    """DQ-CARD-1, DQ-CARD-12, DQ-CARD-13."""
    total = roll_dice(s, seat, effect.dice)
    for row, then in zip(effect.table, INSIDE[cause.deed], strict=True):
        if total <= row.upto:
            carry_out(s, seat, then, cause.card)
            return


@follows(order.May)
async def may(s: Quest, seat: int, effect: order.May, cause: Cause) -> None:
    """DQ-CARD-2, DQ-CARD-3, DQ-CARD-17, DQ-CARD-23, DQ-CARD-24."""
    if await ask(seat, kinds.MAY, lambda: (kinds.MAY_DO(), None), cause.card) is not None:
        carry_out(s, seat, INSIDE[cause.deed][0], cause.card)


@follows(order.EndTurn)
async def stop_here(s: Quest, seat: int, effect: order.EndTurn, cause: Cause) -> None:
    end_turn(s, seat)


@follows(order.LoseTurns)
async def lose_turns(s: Quest, seat: int, effect: order.LoseTurns, cause: Cause) -> None:
    turns = effect.flat + (roll_dice(s, seat, effect.dice) if effect.dice else 0)
    if turns > 0:
        s.heroes[seat].lost_turns += turns
        tell(s, kinds.LOSES_TURNS, seat, turns)


@follows(order.DiscardThis)
async def discard_this(s: Quest, seat: int, effect: order.DiscardThis, cause: Cause) -> None:
    drop_kept(s, seat, cause.card)


@follows(order.LoseLoot)
async def lose_loot(s: Quest, seat: int, effect: order.LoseLoot, cause: Cause) -> None:
    """Loot other than the card itself, by the Hero's choice, by chance or the best."""
    hero = s.heroes[seat]
    deck = NONE if effect.deck is None else DECK[effect.deck]

    def others() -> list[int]:
        held = hero.loot.cards[:]
        if cause.card in held:
            held.remove(cause.card)
        return [other for other in held if deck in (NONE, CARD_DECKS[other])]

    for _ in range(effect.count):
        if not others():
            return
        if effect.choice == "own":
            # Not asking would tell that all of it is alike (DQ-SECRET-1).
            hides = bool(s.options["secrets"])
            lost = await ask(seat, kinds.LOSE_LOOT, lambda: sorted(set(others())), hides=hides)
        elif effect.choice == "random":
            lost = s.chance.pick(others())
        else:
            lost = max(sorted(others()), key=CARD_GOLD.__getitem__)
        discard_loot(s, seat, lost)


@follows(order.Worth)
async def worth(s: Quest, seat: int, effect: order.Worth, cause: Cause) -> None:
    """A Treasure chest is opened (DQ-CARD-24)."""
    hero, card = s.heroes[seat], cause.card
    gold = roll_dice(s, seat, effect.dice) * effect.times
    for place, other in enumerate(hero.loot.cards):
        if other == card and hero.worth[place] == NONE:
            hero.worth[place] = gold
            tell(s, kinds.OPENED, seat, card, gold)
            return


@follows(order.PassageDown)
async def find_passage(s: Quest, seat: int, effect: order.PassageDown, cause: Cause) -> None:
    passage_down(s, seat)


def passage_down(s: Quest, seat: int) -> None:
    """Descending passage: the way is found; a marker too, while there are any, but not in a
    Cave-in Room (DQ-CARD-4, DQ-CATA-2..4, DQ-CATA-6, DQ-RUL-28, DQ-EX-21)."""
    hero = s.heroes[seat]
    if hero.where != DUNGEON:
        return
    hero.may_descend = True
    tell(s, kinds.FOUND_WAY_DOWN, seat)
    left = CONTENT.supplies.entrances - s.entrances.count(True)
    if left and not s.entrances[hero.at] and room_at(s, hero.at) != CAVE_IN:
        s.entrances[hero.at] = True
        tell(s, kinds.ENTRANCE_MARKED, seat, hero.at)


@follows(order.RotateRoom)
async def rotate_room(s: Quest, seat: int, effect: order.RotateRoom, cause: Cause) -> None:
    rotate(s, s.heroes[seat].at, effect.quarters)


def rotate(s: Quest, cell: int, quarters: int) -> None:
    """Turn the tile on a cell clockwise; who stands on it is carried along (DQ-RUL-111)."""
    if s.tiles[cell] == NONE:
        return
    s.turned[cell] = (s.turned[cell] + quarters) % 4
    for seat in heroes_at(s, cell):
        if s.heroes[seat].side != NONE:
            s.heroes[seat].side = (s.heroes[seat].side + quarters) % 4
    tell(s, kinds.ROTATED, cell, quarters)


@follows(order.RotateCorridors)
async def rotate_corridors(
    s: Quest, seat: int, effect: order.RotateCorridors, cause: Cause
) -> None:
    """Wizard's curse (DQ-CARD-1, DQ-RUL-39)."""
    for cell, tile in enumerate(s.tiles):
        if tile != NONE and TILE_ROOMS[tile] == CORRIDOR:
            rotate(s, cell, effect.quarters)


@follows(order.Scuffle)
async def meet_beast(s: Quest, seat: int, effect: order.Scuffle, cause: Cause) -> None:
    attribute = ATTRIBUTES.index(effect.attribute)
    plan(s, scuffle(seat, attribute, cause.card, roll_dice(s, seat, effect.dice)))


@step
async def scuffle(s: Quest, seat: int, attribute: Attribute, card: Card, life: int) -> None:
    """A beast that is no Monster, with that much Life left: test after test until one of the two
    is down."""
    if life and goes_on(s, seat):
        if await attribute_test(s, seat, attribute, encounter=card, again=True, resolves=False):
            await suffer(s, seat, 1)
        elif goes_on(s, seat):
            life -= 1
            tell(s, kinds.BEAST_HURT, seat, card, life)
        plan(s, scuffle(seat, attribute, card, life))
    elif not s.options["concentrated_determination"]:
        forget(s.heroes[seat], card)
