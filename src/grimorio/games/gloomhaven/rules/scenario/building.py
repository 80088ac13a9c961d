"""Building characters: the cards and perks of their levels, the hand, the items (GH-CREATE,
GH-LEVEL, GH-SETUP-19..25)."""

from __future__ import annotations

from grimorio.core import Seat, Value, ask
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.builds import (
    Build,
    gold_of,
    legal_items,
    pool_of,
    ready,
)
from grimorio.games.gloomhaven.components.items import items
from grimorio.games.gloomhaven.components.numbers import (
    CARDS,
    CLASS_CARDS,
    CLASS_PERKS,
    CLASSES,
    MINUS_CARD,
    PERKS,
)
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.rules.ending import perked
from grimorio.games.gloomhaven.state import Character, Scenario
from grimorio.kit.zones import Zone, only, put_in_bag


def ready_build(s: Scenario, seat: Seat) -> Build:
    """The ready-made build of a seat's class and level."""
    character = s.characters[seat]
    return ready(CLASSES[character.type].id, character.level)


async def build(s: Scenario, seat: Seat) -> Build | None:
    """A character of the player's own: a card and a perk for each level after the first, and then
    the cards that stay behind (GH-CREATE-11..13, GH-LEVEL-3, GH-LEVEL-4, GH-SETUP-25). None is
    the ready-made one. It has no items yet."""
    character = s.characters[seat]
    ways: list[Value] = [kinds.READY_MADE(), kinds.OWN_BUILD()]
    how = await ask(seat, kinds.CHOOSE_BUILD, lambda: ways)
    if kinds.READY_MADE.matches(how):
        return None
    of = CLASSES[character.type]
    gained: list[int] = []
    perks: list[int] = []
    for level in range(2, character.level + 1):
        gained.append(await ask(seat, kinds.GAIN_CARD, lambda: gainable(s, seat, gained), level))
        perks.append(await ask(seat, kinds.GAIN_PERK, lambda: open_perks(s, seat, perks), level))
    hand = sorted(pool_of(of.id, gained))
    while len(hand) > of.hand:
        card = await ask(seat, kinds.LEAVE_CARD, lambda: hand, len(hand) - of.hand)
        hand.remove(card)
    first = CLASS_PERKS[character.type].start
    own = tuple([perk - first for perk in perks])
    return Build(of.id, character.level, tuple(gained), own, tuple(hand), ())


def gainable(s: Scenario, seat: Seat, gained: list[int]) -> list[int]:
    """The cards that can be gained with the next level: none above it (GH-LEVEL-3)."""
    level = 2 + len(gained)
    return [
        card
        for card in CLASS_CARDS[s.characters[seat].type]
        if 2 <= CARDS[card].level <= level and card not in gained
    ]


def open_perks(s: Scenario, seat: Seat, perks: list[int]) -> list[int]:
    """The perks that have a box left (GH-LEVEL-4)."""
    return [
        perk
        for perk in CLASS_PERKS[s.characters[seat].type]
        if perks.count(perk) < PERKS[perk].boxes
    ]


def take_build(s: Scenario, seat: Seat, chosen: Build) -> None:
    """A character gets its cards, its perks, its items and its modifier deck (GH-SETUP-19,
    GH-SETUP-24, GH-SETUP-25)."""
    character = s.characters[seat]
    first = CLASS_PERKS[character.type].start
    character.perks = [first + perk for perk in chosen.perks]
    character.hand = Zone([], [])
    for card in chosen.hand:
        character.hand.add(card, only(seat))
    pool = pool_of(chosen.of, chosen.gained)
    character.pool = sorted([card for card in pool if card not in chosen.hand])
    equip(s, seat, chosen.items)


def equip(s: Scenario, seat: Seat, chosen: tuple[int, ...]) -> None:
    """The character takes items along; those that say so put -1 cards into its modifier deck,
    unless a perk ignores it (GH-SETUP-23, GH-SETUP-24)."""
    character = s.characters[seat]
    character.items = list(chosen)
    character.modifiers = perked(character)
    put_in_bag(character.modifiers.bag, minus_cards(character))


def minus_cards(character: Character) -> list[int]:
    """The -1 cards of its items."""
    if any(PERKS[perk].ignores == "items" for perk in character.perks):
        return []
    return [MINUS_CARD] * sum([items()[number].minus for number in character.items])


@step
async def pick_items(s: Scenario, seat: Seat) -> None:
    """Items from the shops for the gold of the level, one after another, as long as there are
    copies of them (GH-CREATE-5, GH-RUL-183, GH-SHOP-1, GH-SHOP-6, GH-SETUP-20..22)."""
    character = s.characters[seat]
    chosen: list[int] = []
    while True:
        left = gold_of(character.level) - sum([items()[number].cost for number in chosen])

        def options() -> list[Value]:
            return [kinds.NO_MORE(), *on_sale(s, character.level, chosen)]

        answer = await ask(seat, kinds.TAKE_ITEM, options, left)
        if kinds.NO_MORE.matches(answer):
            break
        chosen.extend(kinds.PURCHASE.parts(answer))
        equip(s, seat, tuple(chosen))


def on_sale(s: Scenario, level: int, chosen: list[int]) -> list[int]:
    """The items that may still be taken: legal ones that the others have left a copy of."""
    taken = [number for one in s.characters for number in one.items]
    return [
        number
        for number in legal_items(level, chosen)
        if taken.count(number) < items()[number].copies
    ]
