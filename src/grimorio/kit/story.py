"""Story: the arguments of events, questions and answers as the words of a sentence.

A title says what its nouns are called, once, and where they lie on the table; lines of the log,
prompts and answers follow from the declarations of its kinds::

    STORY = Story(
        {"seat": seat_noun, "card": noun(card_text), "cell": noun(cell_text)},
        {"card": hand_places, "cell": lambda s, seat, cell: (f"c{cell}",)},
    )

    @STORY.special(GO, "cost")
    def go(s: Marsh, shown: Shown, cell: int) -> Option:
        text = said(shown, cost=cost_of(s, cell))
        return with_changes(shown.option, text=text, odds=odds(s, cell))

A noun is a function of the state, the name of the argument and its value. It gives the words the
sentence needs: as a rule one, called like the argument; more where grammar wants them (a gender).
An argument whose noun is not listed is a plain number or word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar, TypeVarTuple, cast

from grimorio.core.answers import Answer, Cases, Kind
from grimorio.core.asking import Ask, Seat, Value
from grimorio.core.events import Event
from grimorio.core.nouns import NONE
from grimorio.core.scene import Option, Text, Tone

S = TypeVar("S")
Ts = TypeVarTuple("Ts")
Words: TypeAlias = "dict[str, int | str | Text]"
Noun: TypeAlias = "Callable[[Any, str, Any], Words]"
Places: TypeAlias = "Callable[[Any, Seat, int], tuple[str, ...]]"
"""Where a thing lies, as the seat that is asked sees it: ids of the scene, any of which is tapped
for it."""

MOODS: Final = 3
"""There are this many ways to say what happens often."""


class Shown(NamedTuple):
    """An answer as its declaration shows it, and the question it belongs to."""

    ask: Ask[Value]
    answer: Answer[*tuple[Any, ...]]
    option: Option
    words: Words
    """The words of its text."""
    once: dict[str, Any]
    """What is worked out once for all answers to the question: the functions that say what is
    special keep it here."""


class Story(Generic[S]):
    """How a title puts its events, questions and answers into words."""

    __slots__ = ("_specials", "adds", "nouns", "places")

    def __init__(
        self, nouns: Mapping[str, Noun], places: Mapping[str, Places] | None = None
    ) -> None:
        self.nouns: Final = dict(nouns)
        self.places: Final = dict(places or {})
        self.adds: Final[dict[Kind | str, tuple[str, ...]]] = {}
        """The words that texts have besides those of their arguments: see `core.title.Words`."""
        self._specials: Final[Cases[S, Shown, Option]] = Cases()

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
        return event_text(kind, words, beat)

    def prompt(self, s: S, ask: Ask[Value], more: Words | None = None) -> Text:
        """What a question says: `ask-NAME`."""
        words = self.words(s, ask.kind, ask.about)
        if more:
            words |= more
        return Text(f"ask-{ask.kind.name}", words)

    # -- answers ----------------------------------------------------------------------------------

    def options(self, s: S, ask: Ask[Value]) -> tuple[Option, ...]:
        """All answers to a question."""
        once: dict[str, Any] = {}
        return tuple([self.option(s, ask, value, once) for value in ask.options])

    def option(
        self, s: S, ask: Ask[Value], value: Value, once: dict[str, Any] | None = None
    ) -> Option:
        """An answer as its declaration says: its text, where it is tapped, its rules; and what is
        special about it."""
        answer = ask.kind.of(value)
        parts = answer.parts(value)
        words = self.words(s, answer, parts)
        at = self.taps(s, ask.seat, answer, parts)
        one = len(at) == 1
        option = Option(
            answer.key(ask.state, value),
            option_text(answer, words),
            at[0] if one else (),
            answer.rules,
            confirm=answer.grave,
            tone=cast(Tone, answer.tone),
            draws=answer.draws,
            taps=() if one else tuple([places[0] for places in at]),
        )
        if not self._specials.has(answer):
            return option
        shown = Shown(ask, answer, option, words, {} if once is None else once)
        special = self._specials.make(s, shown, answer, value)
        return option if special is None else special

    def taps(self, s: S, seat: Seat, kind: Kind, values: Sequence[Value]) -> list[tuple[str, ...]]:
        """Where the things of an answer lie, in order: of two that are alike each its own place."""
        found: list[tuple[str, ...]] = []
        for arg, value in zip(kind.args, values, strict=True):
            places = self.places.get(arg.noun if arg.of is None else arg.of.noun)
            if places is None:
                continue
            for one in value if isinstance(value, tuple) else (value,):
                if not isinstance(one, int) or one == NONE:
                    continue
                free = places(s, seat, one)
                if found:
                    free = tuple([at for at in free if (at,) not in found])
                if free:
                    found.append(free[:1] if isinstance(value, tuple) and len(value) > 1 else free)
        return found

    def add_words(self, kind: Kind | str, *words: str) -> None:
        """The texts of a question, an answer or an event have these words too; with `ask`, `event`
        or `option` those of all of them have."""
        self.adds[kind] = words

    def special(
        self, answer: Answer[*Ts], *adds: str
    ) -> Callable[[Callable[[S, Shown, *Ts], Option]], Callable[[S, Shown, *Ts], Option]]:
        """Say what is special about an answer: odds, a preview, other words. The function is given
        the option as declared, and gives back the one that is shown. `adds` are the words that it
        puts into the texts besides those of the arguments."""
        if adds:
            self.add_words(answer, *adds)
        return self._specials(answer)


def event_text(kind: Kind, words: Words, beat: str = "") -> Text:
    """The line that tells an event, or what would be one."""
    return Text(f"event-{kind.name}", words, beat=beat)


def said(shown: Shown, which: int = 0, /, **words: int | str | Text) -> Text:
    """One of the texts of an answer, with words besides those of its arguments."""
    return option_text(shown.answer, {**shown.words, **words}, which)


def option_text(
    answer: Answer[*tuple[Any, ...]], words: Words | None = None, which: int = 0
) -> Text:
    """What an answer says: a message it declares, or the thing alone by its name."""
    words = words or {}
    if answer.texts:
        return Text(f"option-{answer.texts[which]}", words)
    name = words[answer.args[0].name]
    return name if isinstance(name, Text) else Text("option-number", {"n": name})


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


def folded(message: str, texts: Sequence[Text]) -> Text:
    """Several texts in one: the first two as a message says, then that and the third."""
    said = texts[0]
    for text in texts[1:]:
        said = Text(message, {"a": said, "b": text})
    return said


def listed(texts: Sequence[Text]) -> Text:
    """Several names in one, with commas; `nothing` if there are none."""
    return folded("comma", texts) if texts else Text("nothing")
