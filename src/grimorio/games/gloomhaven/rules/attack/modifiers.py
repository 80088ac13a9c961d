"""What drawn modifier cards make of an attack (GH-MOD-2..15).

`Draw` says how many cards an attack wants, and which of those drawn count. It knows nothing of
decks: the cards may be drawn one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.games.gloomhaven.components.classes import Modifier

PLAIN: Final = 0
ADVANTAGE: Final = 1
DISADVANTAGE: Final = 2


def manner_of(advantage: bool, disadvantage: bool) -> int:
    """Both together are neither (GH-MOD-5)."""
    if advantage == disadvantage:
        return PLAIN
    return ADVANTAGE if advantage else DISADVANTAGE


def wants_more(drawn: Sequence[Modifier], manner: int) -> bool:
    """Whether another card is to be drawn (GH-MOD-6..8, GH-MOD-11..15)."""
    if manner != PLAIN and len(drawn) < 2:
        return True
    if manner != PLAIN and len(drawn) == 2 and not (drawn[0].rolling and drawn[1].rolling):
        return False
    return not drawn or drawn[-1].rolling


def counting(drawn: Sequence[Modifier], manner: int, value: int) -> list[Modifier]:
    """The cards that count, in the order in which they were drawn, for an attack of that value
    (GH-MOD-8, GH-MOD-9, GH-MOD-11..15, GH-RUL-58)."""
    if manner == PLAIN:
        return list(drawn)
    if manner == DISADVANTAGE and any(card.rolling for card in drawn):
        return [card for card in drawn if not card.rolling]
    if any(card.rolling for card in drawn):
        return list(drawn)
    first, second = drawn
    if is_better(second, first, value):
        return [second] if manner == ADVANTAGE else [first]
    if is_better(first, second, value):
        return [first] if manner == ADVANTAGE else [second]
    return [first]


def is_better(one: Modifier, other: Modifier, value: int) -> bool:
    """Better for certain: it makes at least as much of the attack, has all effects of the other,
    and more of either (GH-MOD-9, GH-MOD-10, GH-RUL-55, GH-RUL-56)."""
    mine, theirs = worth(one, value), worth(other, value)
    own, others = effects_of(one), effects_of(other)
    return mine >= theirs and others <= own and (mine > theirs or others < own)


def worth(card: Modifier, value: int) -> int:
    """What a card makes of an attack before shields, never below 0."""
    return damage([card], value)


def effects_of(card: Modifier) -> frozenset[tuple[str, object]]:
    """The effects on a card. Of undefined value, but one that is the same counts as the same."""
    numbers = [
        ("push", card.push), ("pull", card.pull), ("pierce", card.pierce), ("heal", card.heal),
        ("shield", card.shield), ("target", card.target),
    ]  # fmt: skip
    found: set[tuple[str, object]] = {(name, number) for name, number in numbers if number}
    found.update([("condition", condition) for condition in card.conditions])
    found.update([("makes", element) for element in card.makes])
    return frozenset(found)


def damage(cards: Sequence[Modifier], value: int) -> int:
    """What an attack of that value comes to with these cards applied in this order: a null makes
    it 0 wherever it comes (GH-MOD-3, GH-MOD-4, GH-RUL-57, GH-RUL-59)."""
    for card in cards:
        if card.value == "null":
            return 0
    for card in cards:
        if isinstance(card.value, int):
            value += card.value
        else:
            value *= 2
    return max(0, value)


def orders(cards: Sequence[Modifier], value: int) -> list[list[Modifier]]:
    """The orders worth choosing from: doublings first or last, if that makes a difference
    (GH-MOD-7, GH-MOD-12)."""
    doubling = [card for card in cards if card.value == "2x"]
    plain = [card for card in cards if card.value != "2x"]
    last, first = plain + doubling, doubling + plain
    if damage(last, value) == damage(first, value):
        return [list(cards)]
    return [last, first]
