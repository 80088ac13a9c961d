"""Kinds: every question and every event of a title, declared once.

A title declares them in its `kinds.py`; rules, views, the log, bots and both languages use the same
declaration, and `grimorio.words` refuses to load a title whose texts do not agree with it::

    KINDS = Kinds()
    WALK = KINDS.question("walk", NUMBER("steps"), rules=("WI-WALK-1",))
    WALKED = KINDS.event("walked", SEAT, CELL)

    to = await ask(seat, WALK, lambda: walkable(s, seat, steps), steps)
    tell(s, WALKED, seat, to)

What a question or an event is about stands in the order of its declaration; the types are checked
by mypy, and by the conformance suite on random games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Generic, TypeVar, TypeVarTuple, overload

from grimorio.core.errors import BrokenRules

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")
E = TypeVar("E")
F = TypeVar("F")
Ts = TypeVarTuple("Ts")


class Arg(Generic[T]):
    """An argument: what it is (`noun`) and what it is called here (`name`).

    `CELL("to")` is a cell called `to`. `unsaid` marks what no sentence needs to say: it is there
    for the board or for bots.
    """

    __slots__ = ("name", "noun", "plain", "unsaid")

    def __init__(
        self, noun: str, plain: type[object] = int, name: str = "", unsaid: bool = False
    ) -> None:
        self.noun = noun
        self.plain = plain
        self.name = name or noun
        self.unsaid = unsaid

    def __call__(self, name: str = "", *, unsaid: bool = False) -> Arg[T]:
        return Arg(self.noun, self.plain, name or self.name, unsaid)

    def fits(self, value: object) -> bool:
        """Whether a value is one of these."""
        return isinstance(value, self.plain) and isinstance(value, bool) == (self.plain is bool)

    def __repr__(self) -> str:
        return self.name if self.name == self.noun else f"{self.noun} {self.name}"


SEAT: Final[Arg[int]] = Arg("seat")
NUMBER: Final[Arg[int]] = Arg("number")
WORD: Final[Arg[str]] = Arg("word", str)
"""A word that sentences select on: never shown as it is."""


class Kind:
    """What questions and events have in common."""

    __slots__ = ("args", "name", "reveals", "rules", "turning")

    def __init__(
        self,
        name: str,
        args: Sequence[Arg[Any]],
        rules: Sequence[str] = (),
        reveals: bool = False,
        turning: int = 0,
    ) -> None:
        self.name = name
        self.args: Final[tuple[Arg[Any], ...]] = tuple(args)
        self.rules: Final[tuple[str, ...]] = tuple(rules)
        """The rules it rests on."""
        self.reveals = reveals
        """Whether a seat may learn by it what was hidden from it."""
        self.turning = turning
        """How much the story of a game turns on it, 0 to 3. What is not 0 may be told again at the
        end."""
        names = [arg.name for arg in self.args]
        if len(set(names)) < len(names):
            raise BrokenRules(f"{name!r} has two arguments of one name: {', '.join(names)}")

    def fault(self, given: Sequence[object]) -> str:
        """What is wrong with the arguments given; empty if nothing is."""
        if len(given) != len(self.args):
            return f"{self.name!r} is about {list(self.args)}, but was given {list(given)}"
        for arg, value in zip(self.args, given, strict=True):
            if not arg.fits(value):
                return f"{self.name!r}: {value!r} is no {arg!r}"
        return ""

    def __repr__(self) -> str:
        return self.name


class Question(Kind, Generic[*Ts]):
    """A kind of question."""

    __slots__ = ()


class EventKind(Kind, Generic[*Ts]):
    """A kind of event."""

    __slots__ = ()


class Kinds:
    """All that a title asks, tells and offers."""

    __slots__ = ("_events", "_questions", "duties", "offers", "outcomes", "signs")

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
        self.offers: Final[tuple[str, ...]] = tuple(offers)
        """Standing offers: each has the text `offer-NAME`."""
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

    def questions(self) -> Iterator[Kind]:
        yield from self._questions.values()

    def events(self) -> Iterator[Kind]:
        yield from self._events.values()

    def reveals(self) -> frozenset[str]:
        """The names of the questions and events by which a seat may learn what was hidden."""
        kinds = [*self._questions.values(), *self._events.values()]
        return frozenset(kind.name for kind in kinds if kind.reveals)
