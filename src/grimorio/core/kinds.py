"""Kinds: every question, every answer and every event of a title, declared once.

A title declares them in its `kinds.py`; rules, views, the log, bots and both languages use the same
declaration, and `grimorio.words` refuses to load a title whose texts do not agree with it::

    KINDS = Kinds()
    WALK = KINDS.question("walk", NUMBER("steps"), rules=("WI-WALK-1",))
    WALK.takes(CELL)
    WALKED = KINDS.event("walked", SEAT, CELL)

    to = await ask(seat, WALK, lambda: walkable(s, seat, steps), steps)
    tell(s, WALKED, seat, to)

What a question, an answer or an event is about stands in the order of its declaration; the types
are checked by mypy, and by the conformance suite on random games. The kinds of answers are in
`core/answers.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, TypeVarTuple, cast, overload

from grimorio.core.answers import Answer, Answers, Kind
from grimorio.core.errors import BrokenRules
from grimorio.core.nouns import NUMBER, SEAT, WORD, Arg

if TYPE_CHECKING:
    from grimorio.core.asking import Ask
    from grimorio.core.events import Event

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")
E = TypeVar("E")
F = TypeVar("F")
Ts = TypeVarTuple("Ts")

__all__ = ["NUMBER", "SEAT", "WORD", "Answer", "Arg", "EventKind", "Kind", "Kinds", "Question"]


class Question(Answers, Generic[*Ts]):
    """A kind of question, with the kinds of answers it takes."""

    __slots__ = ()

    def about(self, ask: Ask[Any]) -> tuple[*Ts]:
        """What an open question of this kind is about."""
        return cast("tuple[*Ts]", ask.about)


class EventKind(Kind, Generic[*Ts]):
    """A kind of event."""

    __slots__ = ()

    def about(self, event: Event) -> tuple[*Ts]:
        """What an event of this kind tells."""
        return cast("tuple[*Ts]", event.args)


class Kinds:
    """All that a title asks, tells and offers."""

    __slots__ = ("_events", "_questions", "duties", "outcomes", "signs", "standing")

    def __init__(
        self,
        *,
        offers: Sequence[str] = (),
        outcomes: Sequence[str] = (),
        duties: Sequence[str] = (),
        signs: Sequence[str] = (),
    ) -> None:
        self._questions: dict[str, Question[*tuple[Any, ...]]] = {}
        self._events: dict[str, EventKind[*tuple[Any, ...]]] = {}
        self.standing: Final = Answers("standing", ())
        """Standing offers, declared like the answers of a question: `KINDS.standing.answer("leave",
        CARD)`. Each has the text `offer-NAME`."""
        for name in offers:
            self.standing.answer(name)
        self.outcomes: Final[tuple[str, ...]] = tuple(outcomes)
        """Why a game ended: each has the text `outcome-NAME`."""
        self.duties: Final[tuple[str, ...]] = tuple(duties)
        """What a seat may have to decide for the game and not for itself (see `ask`); each has the
        texts `duty-NAME` and `duty-NAME-once`."""
        self.signs: Final[tuple[str, ...]] = tuple(signs)
        """What a seat may let the others know of its plans (see `Title.signs`); each has the text
        `sign-NAME`."""

    @overload
    def question(
        self, name: str, /, *, rules: Sequence[str] = (), reveals: bool = False
    ) -> Question[()]: ...
    @overload
    def question(
        self, name: str, a: Arg[A], /, *, rules: Sequence[str] = (), reveals: bool = False
    ) -> Question[A]: ...
    @overload
    def question(
        self,
        name: str,
        a: Arg[A],
        b: Arg[B],
        /,
        *,
        rules: Sequence[str] = (),
        reveals: bool = False,
    ) -> Question[A, B]: ...
    @overload
    def question(
        self,
        name: str,
        a: Arg[A],
        b: Arg[B],
        c: Arg[C],
        /,
        *,
        rules: Sequence[str] = (),
        reveals: bool = False,
    ) -> Question[A, B, C]: ...
    @overload
    def question(
        self,
        name: str,
        a: Arg[A],
        b: Arg[B],
        c: Arg[C],
        d: Arg[D],
        /,
        *,
        rules: Sequence[str] = (),
        reveals: bool = False,
    ) -> Question[A, B, C, D]: ...
    def question(
        self, name: str, /, *args: Arg[Any], rules: Sequence[str] = (), reveals: bool = False
    ) -> Any:
        """Declare a question: its name, what it is about, the rules it rests on."""
        if name in self._questions:
            raise BrokenRules(f"two questions are called {name!r}")
        new: Question[*tuple[Any, ...]] = Question(name, args, rules, reveals)
        self._questions[name] = new
        return new

    @overload
    def event(self, name: str, /, *, reveals: bool = False, turning: int = 0) -> EventKind[()]: ...
    @overload
    def event(
        self, name: str, a: Arg[A], /, *, reveals: bool = False, turning: int = 0
    ) -> EventKind[A]: ...
    @overload
    def event(
        self, name: str, a: Arg[A], b: Arg[B], /, *, reveals: bool = False, turning: int = 0
    ) -> EventKind[A, B]: ...
    @overload
    def event(
        self,
        name: str,
        a: Arg[A],
        b: Arg[B],
        c: Arg[C],
        /,
        *,
        reveals: bool = False,
        turning: int = 0,
    ) -> EventKind[A, B, C]: ...
    @overload
    def event(
        self,
        name: str,
        a: Arg[A],
        b: Arg[B],
        c: Arg[C],
        d: Arg[D],
        /,
        *,
        reveals: bool = False,
        turning: int = 0,
    ) -> EventKind[A, B, C, D]: ...
    @overload
    def event(
        self,
        name: str,
        a: Arg[A],
        b: Arg[B],
        c: Arg[C],
        d: Arg[D],
        e: Arg[E],
        /,
        *,
        reveals: bool = False,
        turning: int = 0,
    ) -> EventKind[A, B, C, D, E]: ...
    @overload
    def event(
        self,
        name: str,
        a: Arg[A],
        b: Arg[B],
        c: Arg[C],
        d: Arg[D],
        e: Arg[E],
        f: Arg[F],
        /,
        *,
        reveals: bool = False,
        turning: int = 0,
    ) -> EventKind[A, B, C, D, E, F]: ...
    def event(self, name: str, /, *args: Arg[Any], reveals: bool = False, turning: int = 0) -> Any:
        """Declare an event: its name, what it tells, whether it reveals what was hidden."""
        if name in self._events:
            raise BrokenRules(f"two events are called {name!r}")
        new: EventKind[*tuple[Any, ...]] = EventKind(name, args, (), reveals, turning)
        self._events[name] = new
        return new

    def questions(self) -> Iterator[Answers]:
        yield from self._questions.values()

    def events(self) -> Iterator[Kind]:
        yield from self._events.values()

    def reveals(self) -> frozenset[str]:
        """The names of the questions and events by which a seat may learn what was hidden."""
        kinds = [*self._questions.values(), *self._events.values()]
        return frozenset(kind.name for kind in kinds if kind.reveals)

    def check(self) -> None:
        """Refuse a question of whose answers some are carried out by the rules and some not."""
        for question in self._questions.values():
            question.check()
