"""The cards on the table: hands, the cards of the round, piles, the active area, items, modifier
decks, the abilities of monsters, battle goals."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, Literal

from grimorio.core import Seat
from grimorio.core.scene import Badge, Card, Text, Zone
from grimorio.games.gloomhaven.components.items import items
from grimorio.games.gloomhaven.components.numbers import (
    ABILITIES,
    CARDS,
    CLASS_CARDS,
    CLASSES,
    DECK_ABILITIES,
    HALVES,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.state import MONSTER, Pile, Scenario
from grimorio.games.gloomhaven.variants import BUILDS, OWN
from grimorio.games.gloomhaven.view import icons
from grimorio.games.gloomhaven.view.knowing import held, is_choosing, known_cards
from grimorio.games.gloomhaven.view.names import (
    HALF_NAMES,
    ability_face,
    card_face,
    card_id,
    character_text,
    face_of_class,
    goal_face,
    item_face,
    item_id,
    modifier_face,
    monster_text,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Words
from grimorio.kit.zones import knows

Look = Literal["hand", "row", "pile", "deck"]
CARD_BACK: Final = "card"
MODIFIER_BACK: Final = "modifier"
ABILITY_BACK: Final = "ability"
ITEM_BACK: Final = "item"
GOAL_BACK: Final = "goal"
CLASS_BACK: Final = "class"
MONSTER_DECK: Final = "monsters"
DRAWING: Final = ("GH-DECL-10", "GH-DECL-12")
BRIEFLY: Final = (
    "hand", "chosen", "active", "discard", "lost", "items", "ability", "abilities",
)  # fmt: skip
BRIEF: Final = {f"zone-{name}": Text(f"brief-{name}") for name in BRIEFLY}
"""What zones are called beside the name of their owner."""


def zones(s: Scenario, seat: Seat) -> list[Zone]:
    """What the seat sees of them: what is drawn now, its own, the others', the monsters'."""
    found = drawn(s)
    if any(one.type == NONE for one in s.characters):
        found.append(free_classes(s))
    seats = range(len(s.characters))
    for other in sorted(seats, key=lambda other: other != seat):
        if s.characters[other].type != NONE:
            found += character_zones(s, seat, other)
    found += monster_zones(s)
    found.append(modifier_deck(MONSTER_DECK, Text("zone-modifiers-monsters"), s.monsters))
    if s.monsters.discards:
        found.append(modifier_pile(MONSTER_DECK, Text("zone-drawn-monsters"), s.monsters))
    return found


# -- faces -----------------------------------------------------------------------------------------


@cache
def open_card(card: int) -> Card:
    return Card(card_id(card), card_face(card), CARD_BACK)


@cache
def closed_card(zone: str, place: int, back: str) -> Card:
    return Card(f"{zone}-{place}", "", back)


def row(name: str, label: Text, look: Look, cards: list[int], owner: Seat, *rules: str) -> Zone:
    """Ability cards that lie open."""
    return Zone(
        name, label, look, len(cards), tuple([open_card(card) for card in cards]), owner, rules,
        brief=BRIEF.get(label.id),
    )  # fmt: skip


# -- a character -----------------------------------------------------------------------------------


def character_zones(s: Scenario, seat: Seat, other: Seat) -> list[Zone]:
    """Hand, cards of the round, active area, piles, modifiers, battle goal."""
    character = s.characters[other]
    found = []
    if is_built(s, seat, other):
        found.append(class_cards(s, other))
    if character.chosen.cards and (seat == other or not is_choosing(s)):
        found.append(chosen(s, seat, other))
    found.append(hand(s, seat, other))
    if character.active:
        found.append(active(s, other))
    who: Words = {"who": character_text(s, other)}
    if character.discard:
        label = Text("zone-discard", who)
        found.append(row(f"discard{other}", label, "pile", character.discard, other, "GH-LREST-3"))
    if character.lost:
        label = Text("zone-lost", who)
        found.append(row(f"lost{other}", label, "pile", character.lost, other, "GH-ACT-11"))
    if character.items or character.found:
        found.append(equipment(s, other))
    label = Text("zone-modifiers", who)
    found.append(modifier_deck(f"modifiers{other}", label, character.modifiers))
    if character.modifiers.discards:
        label = Text("zone-drawn", who)
        found.append(modifier_pile(f"modifiers{other}", label, character.modifiers))
    if any(knows(mask, seat) for mask in character.goals.seen):
        found.append(battle_goals(s, seat, other))
    return found


def is_built(s: Scenario, seat: Seat, other: Seat) -> bool:
    """Whether the player of a character is putting it together."""
    character = s.characters[other]
    own = s.options[BUILDS] == OWN and seat == other
    return own and s.round == 0 and not character.hand.cards


def class_cards(s: Scenario, other: Seat) -> Zone:
    """The cards that a character of its level may have (GH-CREATE-11, GH-LEVEL-3)."""
    character = s.characters[other]
    cards = [card for card in CLASS_CARDS[character.type] if CARDS[card].level <= character.level]
    label = Text("zone-class-cards", {"who": character_text(s, other)})
    return row(f"class-cards{other}", label, "hand", cards, other, "GH-LEVEL-3")


def hand(s: Scenario, seat: Seat, other: Seat) -> Zone:
    """The hand; of others the backs, and the faces that all have seen (GH-RUL-108)."""
    known, backs = held(s, seat, other)
    name = f"hand{other}"
    cards = [open_card(card) for card in known]
    cards += [closed_card(name, place, CARD_BACK) for place in range(backs)]
    label = Text("zone-hand", {"who": character_text(s, other)})
    return Zone(
        name, label, "hand", len(cards), tuple(cards), other, ("GH-RUL-108",), brief=BRIEF[label.id]
    )


def chosen(s: Scenario, seat: Seat, other: Seat) -> Zone:
    """The cards of the round, the leading one first; a half that was played is spent."""
    character = s.characters[other]
    known = known_cards(s, character.chosen, seat, other)
    spent = tuple([name for side, name in enumerate(HALF_NAMES) if character.played >> side & 1])
    cards = tuple([chosen_card(card, spent) for card in known])
    label = Text("zone-chosen", {"who": character_text(s, other)})
    count = len(character.chosen)
    look: Look = "hand" if seat == other else "row"
    return Zone(
        f"chosen{other}", label, look, count, cards, other, ("GH-DECL-6",), brief=BRIEF[label.id]
    )


@cache
def chosen_card(card: int, spent: tuple[str, ...]) -> Card:
    return Card(card_id(card), card_face(card), CARD_BACK, spent=spent)


def active(s: Scenario, other: Seat) -> Zone:
    """The active area, with the slots left (GH-ACTIVE-3, GH-ACTIVE-4)."""
    character = s.characters[other]
    cards = tuple([active_card(one.half, one.slot) for one in character.active])
    label = Text("zone-active", {"who": character_text(s, other)})
    return Zone(
        f"active{other}", label, "row", len(cards), cards, other, ("GH-ACTIVE-2",),
        brief=BRIEF[label.id],
    )  # fmt: skip


@cache
def active_card(half: int, slot: int) -> Card:
    found = HALVES[half]
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


def equipment(s: Scenario, other: Seat) -> Zone:
    """The items, and what of them is spent or consumed (GH-ITEM-5, GH-ITEM-6); behind them those
    that it found, which wait for another scenario (GH-LOOT-3)."""
    character = s.characters[other]
    worn = [
        item_card(
            other,
            item,
            item in character.spent,
            item in character.consumed,
            character.uses.get(item, 0),
        )
        for item in character.items
    ]
    cards = (*worn, *[found_card(other, item) for item in character.found])
    label = Text("zone-items", {"who": character_text(s, other)})
    return Zone(
        f"items{other}", label, "pile", len(cards), cards, other, ITEM_RULES, brief=BRIEF[label.id]
    )


ITEM_RULES: Final = ("GH-ITEM-2", "GH-ITEM-5", "GH-ITEM-6")


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


def battle_goals(s: Scenario, seat: Seat, other: Seat) -> Zone:
    """The goals dealt, then the one kept, which lies first; secret for the whole scenario
    (GH-SETUP-18)."""
    zone = s.characters[other].goals
    name = f"goals{other}"
    dealt = zone.known(seat) if s.round == 0 else zone.known(seat)[:1]
    cards = tuple(
        [
            closed_card(name, place, GOAL_BACK)
            if goal is None
            else Card(f"{name}-{place}", goal_face(goal), GOAL_BACK)
            for place, goal in enumerate(dealt)
        ]
    )
    label = Text("zone-goals", {"who": character_text(s, other), "count": len(cards)})
    look: Look = "row" if len(cards) > 1 else "pile"
    return Zone(name, label, look, len(cards), cards, other, ("GH-SETUP-16", "GH-SETUP-18"))


def free_classes(s: Scenario) -> Zone:
    """The classes nobody has yet (GH-CAMP-12)."""
    taken = [one.type for one in s.characters]
    cards = tuple(
        [
            Card(f"class{number}", face_of_class(one.id), CLASS_BACK)
            for number, one in enumerate(CLASSES)
            if number not in taken
        ]
    )
    label = Text("zone-classes")
    return Zone("classes", label, "row", len(cards), cards, rules=("GH-CAMP-12",), beside=True)


# -- modifier cards --------------------------------------------------------------------------------


def drawn(s: Scenario) -> list[Zone]:
    """The modifier cards of the attack that is being made."""
    for deed in reversed(s.deeds):
        if deed.blow is not None and deed.blow.drawn:
            cards = tuple(
                [
                    Card(f"drawn-{place}", modifier_face(card), MODIFIER_BACK)
                    for place, card in enumerate(deed.blow.drawn)
                ]
            )
            label = Text("zone-now")
            return [
                Zone("drawn", label, "row", len(cards), cards, rules=("GH-MOD-2",), beside=True)
            ]
    return []


def modifier_deck(name: str, label: Text, pile: Pile) -> Zone:
    """A modifier deck: what is left in it, which all may know."""
    cards = deck_leaves(name, tuple(pile.bag))
    return Zone(name, label, "deck", len(pile.bag), cards, rules=("GH-MOD-1",))


@lru_cache(maxsize=2048)
def deck_leaves(name: str, bag: tuple[int, ...]) -> tuple[Card, ...]:
    """The kinds of cards in a deck, with how many there are."""
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


def modifier_pile(name: str, label: Text, pile: Pile) -> Zone:
    """The modifier cards drawn, the last one on top."""
    cards = pile_leaves(name, tuple(pile.discards))
    return Zone(f"{name}-drawn", label, "pile", len(cards), cards, rules=("GH-EROUND-3",))


@lru_cache(maxsize=2048)
def pile_leaves(name: str, cards: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple(
        [
            Card(f"{name}-drawn-{place}", modifier_face(card), MODIFIER_BACK)
            for place, card in enumerate(cards)
        ]
    )


# -- monsters --------------------------------------------------------------------------------------


def types_on_map(s: Scenario) -> list[int]:
    """The types of the monsters on the map."""
    return sorted({one.type for one in s.figures.values() if one.kind == MONSTER})


def monster_zones(s: Scenario) -> list[Zone]:
    """For each type its ability of the round and its deck."""
    found = []
    shown = not is_choosing(s)
    for type_ in types_on_map(s):
        deck = TYPE_DECK[type_]
        ability = s.abilities.get(deck)
        if ability is not None and shown:
            found.append(ability_zone(type_, ability))
        if deck in s.decks:
            discards = tuple(s.ability_discards[deck])
            found.append(ability_deck(type_, deck, discards))
    return found


@cache
def ability_zone(type_: int, ability: int) -> Zone:
    """What the monsters of a type do in this round."""
    card = Card(f"ability{type_}-{ability}", ability_face(ability), ABILITY_BACK)
    label = Text("zone-ability", {"type": monster_text(type_)})
    return Zone(f"ability{type_}", label, "row", 1, (card,), rules=DRAWING, brief=BRIEF[label.id])


@lru_cache(maxsize=2048)
def ability_deck(type_: int, deck: int, discards: tuple[int, ...]) -> Zone:
    """The deck of a type: what it is made of, dim what was drawn."""
    cards = tuple(
        [
            Card(
                f"deck{type_}-{ability}", ability_face(ability), ABILITY_BACK,
                dim=ability in discards,
            )
            for ability in sorted(DECK_ABILITIES[deck], key=lambda one: ABILITIES[one].initiative)
        ]
    )  # fmt: skip
    label = Text("zone-abilities", {"type": monster_text(type_)})
    left = len(cards) - len(discards)
    return Zone(
        f"deck{type_}", label, "deck", left, cards, rules=("GH-DECL-11",), brief=BRIEF[label.id]
    )
