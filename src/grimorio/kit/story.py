"""Story: the arguments of events and questions as the words of a sentence.

A title says what its nouns are called, once; lines of the log and prompts follow from the
declarations of its kinds::

    STORY = Story({"seat": seat_noun, "card": card_noun})

A noun is a function of the state, the name of the argument and its value. It gives the words the
sentence needs: as a rule one, called like the argument; more where grammar wants them (a gender).
An argument whose noun is not listed is a plain number or word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from grimorio.core.asking import Ask, Seat, Value
from grimorio.core.events import Event
from grimorio.core.kinds import Kind
from grimorio.core.scene import Text

S = TypeVar("S")
Words: TypeAlias = "dict[str, int | str | Text]"
Noun: TypeAlias = "Callable[[Any, str, Any], Words]"

MOODS: Final = 3
"""There are this many ways to say what happens often."""


class Story(Generic[S]):
    """How a title puts its events and questions into words."""

    __slots__ = ("nouns",)

    def __init__(self, nouns: Mapping[str, Noun]) -> None:
        self.nouns: Final = dict(nouns)

    def words(self, s: S, kind: Kind, values: Sequence[Value]) -> Words:
        """The arguments of a kind, in words."""
        found: Words = {}
        for arg, value in zip(kind.args, values, strict=True):
            noun = self.nouns.get(arg.noun)
            if noun is not None:
                found |= noun(s, arg.name, value)
            elif isinstance(value, (int, str)):
                found[arg.name] = value
        return found

    def line(self, s: S, event: Event, more: Words | None = None, beat: str = "") -> Text:
        """The line of the log that tells an event: `event-NAME`, with the mood it is told in and
        how much the story turns on it. `beat` names who acts from here on, where a turn begins."""
        kind = event.kind
        words = self.words(s, kind, event.args)
        words["mood"] = mood_of(event)
        if kind.turning:
            words["turning"] = kind.turning
        if more:
            words |= more
        return Text(f"event-{kind.name}", words, beat=beat)

    def prompt(self, s: S, ask: Ask[Value], more: Words | None = None) -> Text:
        """What a question says: `ask-NAME`."""
        words = self.words(s, ask.kind, ask.about)
        if more:
            words |= more
        return Text(f"ask-{ask.kind.name}", words)


def mood_of(event: Event) -> int:
    """Which of several ways to say it: any, but always the same for the same event."""
    numbers = [value for value in event.args if isinstance(value, int)]
    return (event.at + sum(numbers)) % MOODS


def seat_text(seat: Seat) -> Text:
    """A player by name."""
    return Text("seat", {"n": seat})


def seat_noun(s: object, name: str, seat: Seat) -> Words:
    """An argument that is a seat."""
    return {name: seat_text(seat)}


def noun(text: Callable[[int], Text]) -> Noun:
    """An argument that is a thing with a name."""

    def words(s: object, name: str, value: int) -> Words:
        return {name: text(value)}

    return words


def listed(texts: Sequence[Text]) -> Text:
    """Several names in one, with commas; `nothing` if there are none."""
    if not texts:
        return Text("nothing")
    joined = texts[0]
    for text in texts[1:]:
        joined = Text("comma", {"a": joined, "b": text})
    return joined
