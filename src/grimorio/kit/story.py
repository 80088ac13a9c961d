"""Story: the arguments of events, questions and answers as the words of a sentence.

A title says what its nouns are called, once, and where they lie on the table; lines of the log,
prompts and answers follow from the declarations of its kinds::

    STORY = Story(
        {"seat": seat_noun, "card": noun(card_text), "cell": noun(cell_text)},
        {"card": hand_places, "cell": lambda s, seat, cell: (f"c{cell}",)},
    )

    STORY.shows(GO, odds=odds_of, words={"cost": lambda s, ask, cell: cost_of(s, cell)})

    @STORY.special(ATTACK, adds=["power"])
    def attack(s: Marsh, shown: Shown, target: int, card: int) -> Special:
        fight = Fight(s, target, card)
        return {"words": {"power": fight.power}, "preview": fight.parts(), "odds": fight.odds()}

A noun is a function of the state, the name of the argument and its value. It gives the words the
sentence needs: as a rule one, called like the argument; more where grammar wants them (a gender).
An argument whose noun is not listed is a plain number or word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import (
    Any,
    Final,
    Generic,
    NamedTuple,
    TypeAlias,
    TypedDict,
    TypeVar,
    TypeVarTuple,
    cast,
)

from grimorio.core.answers import Answer, Cases, Kind
from grimorio.core.asking import Ask, Seat, Value
from grimorio.core.events import Event
from grimorio.core.kinds import EventKind
from grimorio.core.nouns import NONE
from grimorio.core.nouns import Noun as Things
from grimorio.core.scene import Choice, Diagram, Option, Refused, Text, Tone

S = TypeVar("S")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Asked: TypeAlias = Ask[Value]
Word: TypeAlias = "int | str | Text"
Words: TypeAlias = "dict[str, Word]"
Noun: TypeAlias = "Callable[[Any, str, Any], Words]"
Places: TypeAlias = "Callable[[Any, Seat, int], tuple[str, ...]]"
"""Where a thing lies, as the seat that is asked sees it: ids of the scene, any of which is tapped
for it."""

MOODS: Final = 3
"""There are this many ways to say what happens often."""

PartOf: TypeAlias = Callable[[S, Asked, *Ts], T]
"""A part of an answer, worked out from what it names."""


class Special(TypedDict, total=False):
    """What is special about an answer: each part stands in the place of what its declaration says
    (see `core.scene.Option`)."""

    words: Words
    """What its text says besides its arguments."""
    which: int
    """Which of its texts says it."""
    text: Text
    """What says it, where none of its texts does."""
    at: tuple[str, ...]
    """Where it is tapped. If `at` or `taps` is given, the other is empty."""
    taps: tuple[str, ...]
    rules: tuple[str, ...]
    odds: float | None
    preview: tuple[Text, ...]
    path: tuple[str, ...]
    confirm: bool
    tone: Tone
    draws: bool
    diagram: Diagram
    ghost: str


class Shown(NamedTuple):
    """An answer as its declaration shows it, and the question it belongs to."""

    ask: Asked
    answer: Answer[*tuple[Any, ...]]
    words: Words
    """The words of its text."""
    once: dict[str, Any]
    """What is worked out once for all answers to the question: the functions that say what is
    special keep it here."""


SpecialOf: TypeAlias = Callable[[S, Shown, *Ts], Special]


class Story(Generic[S]):
    """How a title puts its events, questions and answers into words."""

    __slots__ = (
        "_beats",
        "_cards",
        "_more",
        "_refusals",
        "_specials",
        "_whys",
        "adds",
        "nouns",
        "places",
    )

    def __init__(
        self, nouns: Mapping[str, Noun], places: Mapping[str, Places] | None = None
    ) -> None:
        self.nouns: Final = dict(nouns)
        self.places: Final = dict(places or {})
        self.adds: Final[dict[Kind | str, tuple[str, ...]]] = {}
        """The words that texts have besides those of their arguments: see `core.title.Words`."""
        self._more: Final[dict[Kind | str, dict[str, Callable[..., Word | None]]]] = {}
        self._beats: Final[dict[Kind, Callable[..., str]]] = {}
        self._cards: Final[dict[Kind, Callable[..., tuple[str, Tone]]]] = {}
        self._whys: Final[dict[Kind | str, Callable[[S, Asked], Text | None]]] = {}
        self._refusals: Final[dict[Kind | str, list[Callable[[S, Asked], Iterable[Refused]]]]] = {}
        self._specials: Final[Cases[S, Shown, Special]] = Cases()

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

    def more(self, kind: Kind | str, *given: Any) -> Words:
        """What a text says besides the arguments of its kind."""
        found = {word: say(*given) for word, say in self._more.get(kind, {}).items()}
        return {word: said for word, said in found.items() if said is not None}

    # -- the log ----------------------------------------------------------------------------------

    def line(self, s: S, event: Event) -> Text:
        """The line of the log that tells an event: `event-NAME`, with the mood it is told in and
        how much the story turns on it; and the beat that begins with it."""
        kind = event.kind
        words = self.words(s, kind, event.args)
        words["mood"] = mood_of(event)
        if kind.turning:
            words["turning"] = kind.turning
        if kind in self._more:
            words |= self.more(kind, s, *event.args)
        begins, card = self._beats.get(kind), self._cards.get(kind)
        face, tone = card(s, *event.args) if card else ("", "")
        beat = begins(s, *event.args) if begins else ""
        return Text(f"event-{kind.name}", words, beat=beat, card=face, tone=tone)

    def tells(self, *events: EventKind[*Ts], **words: Callable[[S, *Ts], Word | None]) -> None:
        """What the lines of events say besides their arguments; None for a word that is left
        out."""
        for event in events:
            self._add_more(event, words)

    def beat(self, event: EventKind[*Ts], piece: Callable[[S, *Ts], str]) -> None:
        """With an event a turn begins: of this piece, member or group (see `Text.beat`)."""
        self._beats[event] = piece

    def lays(self, event: EventKind[*Ts], card: Callable[[S, *Ts], tuple[str, Tone]]) -> None:
        """With an event a card is laid open: its face, and how it turns the moment, if it does (see
        `Text.card`)."""
        self._cards[event] = card

    # -- questions --------------------------------------------------------------------------------

    def choice(
        self, s: S, ask: Asked, seat: Seat, any_order: bool = False, *, one_by_one: bool = False
    ) -> Choice:
        """A question as the seat that is asked sees it."""
        kind = ask.kind
        why = self._whys.get(kind) or self._whys.get("ask")
        refusals = [*self._refusals.get("ask", ()), *self._refusals.get(kind, ())]
        return Choice(
            kind.name,
            self.prompt(s, ask),
            self.options(s, ask),
            tuple([one for refused in refusals for one in refused(s, ask)]),
            why(s, ask) if why else None,
            kind.rules,
            any_order,
            one_by_one,
        )

    def prompt(self, s: S, ask: Asked) -> Text:
        """What a question says: `ask-NAME`."""
        words = self.words(s, ask.kind, ask.about) | self.more("ask", s, ask)
        return Text(f"ask-{ask.kind.name}", words | self.more(ask.kind, s, ask))

    def asks(self, *questions: Kind, **words: Callable[[S, Asked], Word]) -> None:
        """What prompts say besides what the questions are about; all prompts, if none is named."""
        for question in questions or ("ask",):
            self._add_more(question, words)

    def why(self, run: Callable[[S, Asked], Text | None], *questions: Kind) -> None:
        """What should be on the mind of the player who is asked; whatever is asked, if no question
        is named."""
        for question in questions or ("ask",):
            self._whys[question] = run

    def refuses(self, run: Callable[[S, Asked], Iterable[Refused]], *questions: Kind) -> None:
        """What a player may try at questions but cannot, and why; at all, if none is named."""
        for question in questions or ("ask",):
            self._refusals.setdefault(question, []).append(run)

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
        special: Special = {}
        if self._specials.has(answer):
            shown = Shown(ask, answer, words, {} if once is None else once)
            special = self._specials.make(s, shown, answer, value) or {}
        at, taps = special.get("at", ()), special.get("taps", ())
        if "at" not in special and "taps" not in special:
            at, taps = self.taps(s, ask.seat, answer, parts)
        text = special.get("text")
        if text is None:
            words = {**words, **special.get("words", {})}
            text = option_text(answer, words, special.get("which", 0))
        return Option(
            answer.key(ask.state, value),
            text,
            at,
            special.get("rules", answer.rules),
            special.get("odds"),
            special.get("preview", ()),
            special.get("path", ()),
            special.get("confirm", answer.grave),
            special.get("tone", cast(Tone, answer.tone)),
            special.get("draws", answer.draws),
            taps,
            diagram=special.get("diagram"),
            ghost=special.get("ghost", ""),
        )

    def taps(
        self, s: S, seat: Seat, kind: Kind, values: Sequence[Value]
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Where the things of an answer lie: the places of the only one, any of which is tapped for
        it; or one place of each in order, of two that are alike each its own."""
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
        if len(found) == 1:
            return found[0], ()
        return (), tuple([places[0] for places in found])

    def add_words(self, kind: Kind | str, *words: str) -> None:
        """The texts of a question, an answer or an event have these words too; with `ask`, `event`
        or `option` those of all of them have."""
        self.adds[kind] = (*self.adds.get(kind, ()), *words)

    def _add_more(self, kind: Kind | str, words: Mapping[str, Callable[..., Word | None]]) -> None:
        self._more[kind] = {**self._more.get(kind, {}), **words}
        self.add_words(kind, *words)

    def special(
        self, *answers: Answer[*Ts], adds: Sequence[str] = ()
    ) -> Callable[[SpecialOf[S, *Ts]], SpecialOf[S, *Ts]]:
        """Say what is special about answers, where its parts hang together. `adds` are the words
        that it puts into the texts besides those of the arguments."""

        def add(run: SpecialOf[S, *Ts]) -> SpecialOf[S, *Ts]:
            for answer in answers:
                self._specials(answer)(run)
                if adds:
                    self.add_words(answer, *adds)
            return run

        return add

    def shows(
        self,
        *answers: Answer[*Ts],
        words: Mapping[str, PartOf[S, *Ts, Word]] | None = None,
        which: PartOf[S, *Ts, int] | None = None,
        text: PartOf[S, *Ts, Text] | None = None,
        at: PartOf[S, *Ts, tuple[str, ...]] | None = None,
        rules: PartOf[S, *Ts, tuple[str, ...]] | None = None,
        odds: PartOf[S, *Ts, float | None] | None = None,
        preview: PartOf[S, *Ts, tuple[Text, ...]] | None = None,
        path: PartOf[S, *Ts, tuple[str, ...]] | None = None,
        tone: PartOf[S, *Ts, Tone] | None = None,
    ) -> None:
        """Say what is special about answers part by part: each is worked out by itself."""
        says: Mapping[str, Callable[..., Word]] = words or {}
        given: dict[str, Callable[..., Any] | None] = {
            "which": which, "text": text, "at": at, "rules": rules, "odds": odds,
            "preview": preview, "path": path, "tone": tone,
        }  # fmt: skip
        parts = [(name, run) for name, run in given.items() if run is not None]

        def run(s: S, shown: Shown, *args: Any) -> Any:
            found = {name: part(s, shown.ask, *args) for name, part in parts}
            if says:
                found["words"] = {word: say(s, shown.ask, *args) for word, say in says.items()}
            return found

        self.special(*answers, adds=tuple(says))(cast(Any, run))


def event_text(kind: Kind, words: Words) -> Text:
    """A line that would tell an event."""
    return Text(f"event-{kind.name}", words)


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


def word_noun(of: Things) -> Noun:
    """An argument that sentences only choose their words by: its id."""
    return lambda s, name, number: {name: of.ids[number]}


def listed(texts: Sequence[Text]) -> Text:
    """Several names in one, with commas; `nothing` if there are none."""
    return folded("comma", texts) if texts else Text("nothing")
