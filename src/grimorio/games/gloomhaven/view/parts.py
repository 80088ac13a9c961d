"""Parts that the texts of all cards share: lists, numbers with a sign, conditions, elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components.vocabulary import AnyElement, Condition
from grimorio.kit.said import ending, yes
from grimorio.kit.story import Words, folded

Form: TypeAlias = Literal["start", "inside"]
"""Whether a clause begins a sentence or stands inside one."""
FORCES: Final = ("number-pierce", "number-push", "number-pull")
SOUNDS_LIKE_I: Final = frozenset(
    [
        "condition-immobilize",
        "condition-invisible",
        "item-black-censer",
        "item-phasing-idol",
        "monster-infiltrator",
        "monster-infiltrator-many",
    ]
)
"""Spanish says "e" before these, not "y"."""


def ended(clause: Text) -> Text:
    """A clause as a sentence."""
    return Text("line-end", {"does": clause})


def joined(texts: Sequence[Text]) -> Text:
    """Parts with commas between them."""
    return folded("comma", texts)


def listed(texts: Sequence[Text]) -> Text:
    """Parts with commas between them, and "and" before the last."""
    last = texts[-1]
    type_ = last.args.get("type")
    begins = type_.id if isinstance(type_, Text) else last.id  # a figure by its type
    return ending("both", texts, sound="i" if begins in SOUNDS_LIKE_I else "other")


def signed(value: int) -> Text:
    """+1, or -1."""
    return Text("signed", {"sign": "minus" if value < 0 else "plus", "value": abs(value)})


def number(what: str, value: int) -> Text:
    """A number with its name: Push 2."""
    return Text(f"number-{what}", {"value": value})


def plus(what: str, value: int) -> Text:
    """What is added to a number: +1 Attack."""
    return Text(f"plus-{what}", {"value": value})


def instead(now: Text, was: int | Text) -> Text:
    """A number, and the one it replaces."""
    return Text("line-instead", {"now": now, "was": was})


def conditions(names: Sequence[Condition]) -> list[Text]:
    """Conditions by their names."""
    return [Text(f"condition-{name}") for name in names]


def gains(message: str, form: Form, names: Sequence[Condition], *, duty: bool = False) -> Text:
    """Conditions for oneself. Which one it is decides the verb where a language has one for it."""
    args: Words = {"form": form, "what": listed(conditions(names)), "duty": yes(duty)}
    return Text(message, {**args, "verb": names[0] if len(names) == 1 else "several"})


def elements(names: AnyElement | Sequence[AnyElement]) -> Text:
    """Elements, all of them."""
    several = [names] if isinstance(names, str) else names
    return listed([Text("line-element", {"element": name}) for name in several])
