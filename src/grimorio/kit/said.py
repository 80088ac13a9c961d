"""Said: what a fact orders, put into words from its own fields.

A card cannot say what it does not do if its text is made from what the rules read. The message of
an effect is named for its verb, and its words are the fields of the effect, each by its name:
numbers and words of a closed list as they are, flags as `yes` and `no`, what is left open as
`none`. What is more than that is a noun of the title, such as a name, or the effects inside one::

    SAID = Said({"type": monster_text, "then": lambda effects: clauses(effects)})

    SAID.text("do", Push(squares=2))                  # do-push: Push { $squares } squares
    SAID.parts(boost, "plus-attack", "plus-move")     # those of the two that the boost has

Languages put it all together: one message may stand in another, and speaks of the same fields.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from grimorio.core.scene import Stat, Text, Tone
from grimorio.kit.content import Fact
from grimorio.kit.effects import Effect, verb
from grimorio.kit.story import Words, folded, listed

Word: TypeAlias = "int | str | Text"


class Said:
    """How a title says its facts."""

    __slots__ = ("nouns",)

    def __init__(self, nouns: Mapping[str, Callable[[Any], Word]] | None = None) -> None:
        self.nouns: Final = dict(nouns or {})

    def words(self, fact: Fact, *names: str) -> Words:
        """Fields of a fact as words, by their names: those that are named, or all."""
        found: Words = {}
        for name in names or _fields(type(fact)):
            value = getattr(fact, name)
            if value is None or value == "":
                found[name] = "none"
            elif name in self.nouns:
                found[name] = "none" if value == () else self.nouns[name](value)
            elif isinstance(value, bool):
                found[name] = yes(value)
            elif isinstance(value, (int, str)):
                found[name] = value
        return found

    def text(self, kind: str, fact: Fact, **more: Word) -> Text:
        """What a fact says by the message of its kind and verb, such as `do-push`."""
        return Text(f"{kind}-{verb(fact)}", {**self.words(fact), **more})

    def parts(self, fact: Fact, *messages: str) -> list[Text]:
        """A text for each field that holds something, in this order. A message is named for its
        field, such as `plus-attack`, and says it as `value`."""
        found = []
        for message in messages:
            name = message.rpartition("-")[2]
            value = getattr(fact, name)
            if value and name in self.nouns:
                found.append(Text(message, {"value": self.nouns[name](value)}))
            elif value:
                found.append(Text(message, {} if value is True else {"value": value}))
        return found


@cache
def _fields(kind: type[Fact]) -> tuple[str, ...]:
    """The fields that texts are about: not what stored games call an effect."""
    return tuple([name for name in kind.__struct_fields__ if name not in Effect.__struct_fields__])


def yes(holds: object) -> str:
    """A flag for a selector."""
    return "yes" if holds else "no"


def sentences(texts: Sequence[Text]) -> Text:
    """Sentences one after the other."""
    return folded("sentences", texts)


def ending(message: str, texts: Sequence[Text], **more: Word) -> Text:
    """Parts with commas between them, and a message such as `and` before the last."""
    if len(texts) == 1:
        return texts[0]
    return Text(message, {"a": listed(texts[:-1]), "b": texts[-1], **more})


def stat(name: str, value: int | Text, icon: str, tone: Tone = "") -> Stat:
    """A number of a card with its name."""
    return Stat(name, Text(f"stat-{name}"), value, icon=icon, tone=tone)
