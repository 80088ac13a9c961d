"""The cards on the table: hands, the cards of the round, piles, the active area, items, modifier
decks, the abilities of monsters, battle goals."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, TypeAlias

from grimorio.core import Seat
from grimorio.core.scene import Badge, Card, Text, Zone
from grimorio.games.gloomhaven.components import numbers as box
from grimorio.games.gloomhaven.components.items import items
from grimorio.games.gloomhaven.nouns import CLASS
from grimorio.games.gloomhaven.state import MONSTER, Scenario
from grimorio.games.gloomhaven.state import Pile as Deck
from grimorio.games.gloomhaven.variants import BUILDS, OWN
from grimorio.games.gloomhaven.view import icons
from grimorio.games.gloomhaven.view.knowing import held, is_choosing, known_cards
from grimorio.games.gloomhaven.view.names import (
    HALF_NAMES,
    ability_face,
    card_face,
    card_id,
    character_text,
    goal_face,
    item_face,
    item_id,
    modifier_face,
    monster_text,
)
from grimorio.kit.names import ids
from grimorio.kit.numbers import NONE
from grimorio.kit.piles import Cards, Look, Pack, Pile, draw, laid
from grimorio.kit.story import Words

CARD_BACK: Final = "card"
MODIFIER_BACK: Final = "modifier"
ABILITY_BACK: Final = "ability"
ITEM_BACK: Final = "item"
GOAL_BACK: Final = "goal"
CLASS_BACK: Final = "class"
CARDS: Final = Pack(card_face, CARD_BACK, card_id)
MODIFIERS: Final = Pack(modifier_face, MODIFIER_BACK)
GOALS: Final = Pack(goal_face, GOAL_BACK)
CLASS_MATS: Final = Pack(ids(CLASS, "mat"), CLASS_BACK, "class{}".format)


def zones(s: Scenario, seat: Seat) -> list[Zone]:
    """What the seat sees of them: what is drawn now, its own, the others', the monsters'."""
    found = draw(BESIDE, s, seat)
    for other in sorted(range(len(s.characters)), key=lambda other: other != seat):
        if s.characters[other].type != NONE:
            who: Words = {"who": character_text(s, other)}
            if s.round == 0:
                found += draw(BUILT, s, seat, other, who, other)
            found += draw(CHARACTER, s, seat, other, who, other)
            found += battle_goals(s, seat, other, who)
    piles = ABILITIES_OF_TYPE[1:] if is_choosing(s) else ABILITIES_OF_TYPE
    for type_ in types_on_map(s):
        found += draw(piles, s, seat, type_, {"type": monster_text(type_)})
    return found + draw(MONSTER_MODIFIERS, s, seat)


def drawn(s: Scenario, of: int) -> list[int]:
    """The modifier cards of the attack that is being made."""
    for deed in reversed(s.deeds):
        if deed.blow is not None and deed.blow.drawn:
            return deed.blow.drawn
    return []


def free_classes(s: Scenario, of: int) -> list[int]:
    """The classes nobody has yet, while somebody has none (GH-CAMP-12)."""
    taken = [one.type for one in s.characters]
    if NONE not in taken:
        return []
    return [number for number in range(len(box.CLASSES)) if number not in taken]


# -- a character -----------------------------------------------------------------------------------


def class_cards(s: Scenario, seat: Seat, of: Seat, name: str) -> Cards:
    """The cards that a character of its level may have, while its player puts it together
    (GH-CREATE-11, GH-LEVEL-3)."""
    one = s.characters[of]
    if s.options[BUILDS] != OWN or seat != of or one.hand.cards:
        return ()
    cards = [card for card in box.CLASS_CARDS[one.type] if box.CARDS[card].level <= one.level]
    return laid(CARDS, name, tuple(cards))


def hand(s: Scenario, seat: Seat, of: Seat, name: str) -> Cards:
    """The hand; of others the backs, and the faces that all have seen (GH-RUL-108)."""
    known, backs = held(s, seat, of)
    return laid(CARDS, name, tuple(known)) + laid(CARDS, name, (NONE,) * backs)


def chosen(s: Scenario, seat: Seat, of: Seat, name: str) -> Cards:
    """The cards of the round, the leading one first; a half that was played is spent. The others
    see them when all have chosen."""
    one = s.characters[of]
    if not one.chosen.cards or (seat != of and is_choosing(s)):
        return ()
    spent = tuple([half for side, half in enumerate(HALF_NAMES) if one.played >> side & 1])
    return tuple([chosen_card(card, spent) for card in known_cards(s, one.chosen, seat, of)])


@cache
def chosen_card(card: int, spent: tuple[str, ...]) -> Card:
    return Card(card_id(card), card_face(card), CARD_BACK, spent=spent)


def active(s: Scenario, seat: Seat, of: Seat, name: str) -> Cards:
    """The active area, with the slots left (GH-ACTIVE-3, GH-ACTIVE-4)."""
    return tuple([active_card(one.half, one.slot) for one in s.characters[of].active])


@cache
def active_card(half: int, slot: int) -> Card:
    found = box.HALVES[half]
    badges = []
    if found.slots:
        left = len(found.slots) - slot
        badges.append(Badge(Text("badge-uses"), value=left, tone="magic"))
    elif found.lasts == "round":
        badges.append(Badge(Text("badge-round"), icons.ROUND))
    else:
        badges.append(Badge(Text("badge-lasts"), icons.LASTS, tone="magic"))
    spent = (HALF_NAMES[1 - half % 2],)
    return Card(card_id(half // 2), card_face(half // 2), CARD_BACK, tuple(badges), spent=spent)


def equipment(s: Scenario, seat: Seat, of: Seat, name: str) -> Cards:
    """The items, and what of them is spent or consumed (GH-ITEM-5, GH-ITEM-6); behind them those
    that it found, which wait for another scenario (GH-LOOT-3)."""
    one = s.characters[of]
    worn = [
        item_card(of, item, item in one.spent, item in one.consumed, one.uses.get(item, 0))
        for item in one.items
    ]
    return (*worn, *[found_card(of, item) for item in one.found])


@lru_cache(maxsize=4096)
def item_card(seat: Seat, number: int, spent: bool, consumed: bool, uses: int) -> Card:
    item = items()[number]
    badges = []
    if spent:
        badges.append(Badge(Text("badge-spent"), icons.SPENT))
    if consumed:
        badges.append(Badge(Text("badge-consumed"), icons.CONSUMED, tone="danger"))
    if item.slots > 1 and not spent and not consumed:
        badges.append(Badge(Text("badge-uses"), value=item.slots - uses, tone="magic"))
    return Card(
        item_id(seat, number), item_face(number), ITEM_BACK, tuple(badges), dim=spent or consumed
    )


@lru_cache(maxsize=256)
def found_card(seat: Seat, number: int) -> Card:
    badge = Badge(Text("badge-found"), icons.FOUND)
    return Card(item_id(seat, number), item_face(number), ITEM_BACK, (badge,), dim=True)


DEALT: Final[Pile[Scenario]] = Pile("goals{}", "pile", None, ("GH-SETUP-16", "GH-SETUP-18"))
"""Battle goals, which are drawn by `battle_goals`."""


def battle_goals(s: Scenario, seat: Seat, of: Seat, who: Words) -> list[Zone]:
    """The goals dealt, then the one kept, which lies first; secret for the whole scenario
    (GH-SETUP-18)."""
    zone = s.characters[of].goals
    known = zone.known(seat)
    if known.count(None) == len(known):
        return []
    count = 1 if s.round else len(known)
    name = DEALT.id(of)
    cards = laid(GOALS, name, tuple(zone.cards[:count]), tuple(known[:count]))
    label = Text("zone-goals", {**who, "count": count})
    look: Look = "row" if count > 1 else "pile"
    return [Zone(name, label, look, count, cards, of, DEALT.rules)]


# -- modifier cards --------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def deck_leaves(name: str, bag: tuple[int, ...]) -> tuple[Card, ...]:
    """The kinds of cards in a deck, which all may know, with how many there are."""
    return tuple(
        [
            Card(
                f"{name}-{kind}",
                modifier_face(kind),
                MODIFIER_BACK,
                (Badge(Text("badge-copies"), value=bag.count(kind)),),
            )
            for kind in sorted(set(bag))
        ]
    )


def modifier_piles(name: str, deck: Callable[[Scenario, int], Deck]) -> Piles:
    """A modifier deck, and the cards drawn from it, the last one on top."""
    return (
        Pile(
            name, "deck", lambda s, seat, of, name: deck_leaves(name, tuple(deck(s, of).bag)),
            ("GH-MOD-1",), lambda s, of: deck(s, of).bag, owned=False, stays=True,
        ),
        Pile(
            f"{name}-drawn", "pile", MODIFIERS.of(lambda s, of: deck(s, of).discards),
            ("GH-EROUND-3",), owned=False,
        ),
    )  # fmt: skip


# -- monsters --------------------------------------------------------------------------------------


def types_on_map(s: Scenario) -> list[int]:
    """The types of the monsters on the map."""
    return sorted({one.type for one in s.figures.values() if one.kind == MONSTER})


def ability(s: Scenario, seat: Seat, type_: int, name: str) -> Cards:
    """What the monsters of a type do in this round."""
    found = s.abilities.get(box.TYPE_DECK[type_])
    return () if found is None else ability_cards(name, (found,))


def abilities(s: Scenario, seat: Seat, type_: int, name: str) -> Cards:
    """The deck of a type: what it is made of, dim what was drawn."""
    deck = box.TYPE_DECK[type_]
    if deck not in s.decks:
        return ()
    return ability_cards(name, box.DECK_ABILITIES[deck], tuple(s.ability_discards[deck]))


@lru_cache(maxsize=2048)
def ability_cards(name: str, abilities: tuple[int, ...], drawn: tuple[int, ...] = ()) -> Cards:
    order = sorted(abilities, key=lambda one: box.ABILITIES[one].initiative)
    return tuple(
        [Card(f"{name}-{one}", ability_face(one), ABILITY_BACK, dim=one in drawn) for one in order]
    )


# -- all of them -----------------------------------------------------------------------------------

Piles: TypeAlias = tuple[Pile[Scenario], ...]
BESIDE: Final[Piles] = (
    Pile("drawn", "row", MODIFIERS.of(drawn), ("GH-MOD-2",), beside=True),
    Pile("classes", "row", CLASS_MATS.of(free_classes), ("GH-CAMP-12",), beside=True),
)
BUILT: Final[Piles] = (Pile("class-cards{}", "hand", class_cards, ("GH-LEVEL-3",), brief=False),)
CHARACTER: Final[Piles] = (
    Pile("chosen{}", "row", chosen, ("GH-DECL-6",), mine="hand"),
    Pile("hand{}", "hand", hand, ("GH-RUL-108",), stays=True),
    Pile("active{}", "row", active, ("GH-ACTIVE-2",)),
    Pile("discard{}", "pile", CARDS.of(lambda s, of: s.characters[of].discard), ("GH-LREST-3",)),
    Pile("lost{}", "pile", CARDS.of(lambda s, of: s.characters[of].lost), ("GH-ACT-11",)),
    Pile("items{}", "pile", equipment, ("GH-ITEM-2", "GH-ITEM-5", "GH-ITEM-6")),
    *modifier_piles("modifiers{}", lambda s, of: s.characters[of].modifiers),
)
MONSTER_MODIFIERS: Final = modifier_piles("monsters", lambda s, of: s.monsters)
ABILITIES_OF_TYPE: Final[Piles] = (
    Pile("ability{}", "row", ability, ("GH-DECL-10", "GH-DECL-12")),
    Pile("deck{}", "deck", abilities, ("GH-DECL-11",), lambda s, of: s.decks[box.TYPE_DECK[of]]),
)
