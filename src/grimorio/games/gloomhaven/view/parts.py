"""Parts that the texts of all cards share: lists, numbers with a sign, conditions, elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components.vocabulary import AnyElement, Condition, PlainRank
from grimorio.kit.story import Words

Form: TypeAlias = Literal["start", "inside"]
"""Whether a clause begins a sentence or stands inside one."""
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


def sentences(texts: Sequence[Text]) -> Text:
    """Sentences one after the other."""
    return _folded("line-more", texts)


def joined(texts: Sequence[Text]) -> Text:
    """Parts with commas between them."""
    return _folded("line-list", texts)


def listed(texts: Sequence[Text]) -> Text:
    """Parts with commas between them, and "and" before the last."""
    if len(texts) == 1:
        return texts[0]
    last = texts[-1]
    type_ = last.args.get("type")
    begins = type_.id if isinstance(type_, Text) else last.id  # a figure by its type
    sound = "i" if begins in SOUNDS_LIKE_I else "other"
    return Text("line-and", {"a": joined(texts[:-1]), "b": last, "sound": sound})


def _folded(message: str, texts: Sequence[Text]) -> Text:
    said = texts[0]
    for text in texts[1:]:
        said = Text(message, {"a": said, "b": text})
    return said


def signed(value: int) -> Text:
    """+1, or -1."""
    return Text("line-signed", {"sign": "minus" if value < 0 else "plus", "value": abs(value)})


def number(what: str, value: int | Text) -> Text:
    """A number with its name: Push 2."""
    return Text("line-number", {"what": what, "value": value})


def plus(what: str, value: int) -> Text:
    """What is added to a number: +1 Attack."""
    return Text("line-plus", {"what": what, "amount": signed(value), "value": abs(value)})


def within(what: Text, range_: int) -> Text:
    """What reaches further than the next hex says how far."""
    return what if range_ <= 1 else Text("line-within", {"what": what, "range": range_})


def experience(value: int) -> Text:
    """Experience as a part of a list."""
    return Text("line-experience", {"value": value})


def conditions(names: Sequence[Condition]) -> list[Text]:
    """Conditions by their names."""
    return [Text(f"condition-{name}") for name in names]


def gains(message: str, form: Form, names: Sequence[Condition], *, duty: bool = False) -> Text:
    """Conditions for oneself. Which one it is decides the verb where a language has one for it."""
    args: Words = {"form": form, "what": listed(conditions(names)), "duty": yes(duty)}
    return Text(message, {**args, "verb": names[0] if len(names) == 1 else "several"})


def elements(names: Sequence[AnyElement]) -> Text:
    """Elements, all of them."""
    return listed([Text("line-element", {"element": name}) for name in names])


def priced(use: Sequence[AnyElement], does: Text) -> Text:
    """What is done for the price of elements."""
    return Text("line-priced", {"use": elements(use), "does": does})


def ranks(names: Sequence[PlainRank]) -> str:
    """Which ranks, for a selector."""
    if not names:
        return "every"
    return names[0] if len(names) == 1 else "any"


def yes(holds: bool) -> str:
    """A selector of two."""
    return "yes" if holds else "no"
