"""What cards of attack modifier decks and perks say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components.classes import Copies, Modifier, Perk, Worth
from grimorio.games.gloomhaven.components.vocabulary import Condition
from grimorio.games.gloomhaven.view.parts import (
    conditions,
    elements,
    gains,
    joined,
    listed,
    signed,
)
from grimorio.kit.said import Said, sentences

GOOD: Final[tuple[Condition, ...]] = ("bless", "invisible", "strengthen")
"""Conditions that the attacker gets, not the target."""


def modifier_text(modifier: Modifier) -> Text:
    """A card in few words: its value, and what it adds. A +0 that rolls says only what it adds."""
    gains = effects(modifier)
    if modifier.rolling:
        value = [worth(modifier.value)] if modifier.value or not gains else []
        return Text("modifier-rolling", {"what": joined([*value, *gains])})
    said = joined([worth(modifier.value), *gains])
    if modifier.kind == "base":
        return said
    return Text("modifier-named", {"name": Text(f"condition-{modifier.kind}"), "what": said})


def worth(value: Worth) -> Text:
    """What it does to the attack."""
    if isinstance(value, int):
        return signed(value)
    return Text("modifier-worth", {"worth": "null" if value == "null" else "twice"})


def effects(modifier: Modifier) -> list[Text]:
    """What it adds to the attack, or gives to the attacker."""
    said = conditions([name for name in modifier.conditions if name not in GOOD])
    own = [name for name in modifier.conditions if name in GOOD]
    if own:
        said.append(gains("line-gain", "inside", own))
    return said + SAID.parts(
        modifier, "modifier-makes", "number-push", "number-pull", "number-pierce", "plus-target",
        "inside-heal", "round-shield",
    )  # fmt: skip


def perk_text(perk: Perk) -> Text:
    """What a box of a perk changes (GH-LEVEL-4)."""
    if perk.remove and perk.add:
        words = SAID.words(perk, "remove", "add")
        return sentences([Text("perk-replace", words), *SAID.parts(perk, "perk-ignores")])
    return sentences(SAID.parts(perk, "perk-remove", "perk-ignores", "perk-add"))


def several(cards: Sequence[Copies]) -> Text:
    """Cards that go or come."""
    said = [Text("perk-cards", {"count": one.count, "card": modifier_text(one)}) for one in cards]
    return listed(said)


SAID = Said({"makes": elements, "remove": several, "add": several})
