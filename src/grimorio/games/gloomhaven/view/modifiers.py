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
    ended,
    gains,
    joined,
    listed,
    number,
    plus,
    sentences,
    signed,
)
from grimorio.kit.story import Words

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
    if modifier.makes:
        said.append(Text("ability-infuse", {"form": "inside", "what": elements(modifier.makes)}))
    numbers = (("push", modifier.push), ("pull", modifier.pull), ("pierce", modifier.pierce))
    said += [number(what, value) for what, value in numbers if value]
    if modifier.target:
        said.append(plus("target", modifier.target))
    if modifier.heal:
        said.append(Text("line-heal-self", {"form": "inside", "value": modifier.heal}))
    if modifier.shield:
        said.append(Text("line-this-round", {"what": number("shield", modifier.shield)}))
    return said


def perk_text(perk: Perk) -> Text:
    """What a box of a perk changes (GH-LEVEL-4)."""
    said = []
    if perk.remove and perk.add:
        args: Words = {"gone": several(perk.remove), "new": several(perk.add)}
        said.append(ended(Text("perk-replace", args)))
    elif perk.remove:
        said.append(ended(Text("perk-remove", {"what": several(perk.remove)})))
    if perk.ignores:
        said.append(Text("perk-ignores", {"whose": perk.ignores}))
    if perk.add and not perk.remove:
        said.append(ended(Text("perk-add", {"what": several(perk.add)})))
    return sentences(said)


def several(cards: Sequence[Copies]) -> Text:
    """Cards that go or come."""
    said = [Text("perk-cards", {"count": one.count, "card": modifier_text(one)}) for one in cards]
    return listed(said)
