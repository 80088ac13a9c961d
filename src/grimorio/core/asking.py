"""Asking: a rule that needs a decision awaits it.

`await ask(seat, KIND, options)` gives back one of the options. `options` is a function of the
state: it is computed when somebody reads it and dropped when the state is re-dealt, never stored.

Several seats decide at the same time by `ask_all` (one secret answer each), `gather` (each follows
a coroutine of its own) and `ask_any` (one decision of a party).
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar, TypeVarTuple

from grimorio.core.answers import Answers, Value
from grimorio.core.answers import number_key as key_of
from grimorio.core.errors import BrokenRules
from grimorio.core.kinds import Question

Seat: TypeAlias = int
__all__ = [
    "WATCHER", "Ask", "AskAll", "AskAny", "Gather", "Offer", "Seat", "Value", "Who", "ask",
    "ask_all", "ask_any", "gather", "key_of",
]  # fmt: skip

WATCHER: Seat = -1
"""The spectator: sees what everybody sees and is never asked."""

T = TypeVar("T", bound="Value", covariant=True)
R = TypeVar("R", covariant=True)
Ts = TypeVarTuple("Ts")
Who: TypeAlias = "Seat | Callable[[], Seat]"


class Ask(Generic[T]):
    """One open question. `about` names what it is about, for the prompt; it hides nothing."""

    __slots__ = ("_options", "_who", "about", "duty", "hides", "kind", "read", "seat", "state")

    def __init__(
        self,
        who: Who,
        kind: Answers,
        options: Callable[[], Sequence[T]],
        about: tuple[Value, ...],
        hides: bool,
        duty: str = "",
    ) -> None:
        self._who: Callable[[], Seat] | None = None
        if isinstance(who, int):
            self.seat: Seat = who
        else:
            self._who = who
            self.seat = who()
        self.kind = kind
        self.read = options
        self.about = about
        self.hides = hides
        self.duty = duty
        self._options: tuple[T, ...] | None = None
        self.state: object = None
        """The state it is asked in, once it is open: what lives in one game has its name there."""

    def __await__(self) -> Generator[Ask[T], T, T]:
        answer: T = yield self
        return answer

    @property
    def options(self) -> tuple[T, ...]:
        """The legal answers now."""
        options = self._options
        if options is None:
            options = self._options = tuple(self.read())
            if not options:
                raise BrokenRules(f"question {self.kind.name!r} to seat {self.seat} has no options")
        return options

    def worths(self, worth: Callable[[int], float], other: float = 0.0) -> list[float]:
        """What every option is worth, by the thing it is; `other` if it is none alone, such as to
        pass."""
        return [worth(option) if isinstance(option, int) else other for option in self.options]

    @property
    def forced(self) -> bool:
        """Whether there is nothing to decide: the engine takes the one legal answer itself."""
        return len(self.options) == 1 and not self.hides

    def renew(self) -> None:
        """The state was changed under the question: read its options and its seat again."""
        self._options = None
        if self._who is not None:
            self.seat = self._who()

    def key(self, option: Value) -> str:
        """The stable text key of an option: what stands in records."""
        return self.kind.key(self.state, option)

    def keys(self) -> list[str]:
        """The keys of all options."""
        return [self.kind.key(self.state, option) for option in self.options]

    def place(self, key: str) -> int:
        """Where the option with that key stands, -1 if there is none. Keys of records of numbers
        are known too."""
        for i, option in enumerate(self.options):
            if self.kind.key(self.state, option) == key:
                return i
        if self.kind.declares():
            for i, option in enumerate(self.options):
                if self.kind.of(option).old_key(option) == key:
                    return i
        return -1


class AskAll(Generic[T]):
    """Questions to several seats at once; the answers come back in the order of the questions."""

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Ask[T]]) -> None:
        self.asks = list(asks)

    def __await__(self) -> Generator[AskAll[T], list[T], list[T]]:
        answers: list[T] = yield self
        return answers


class AskAny(Generic[T]):
    """One question to a party; the answer is the party's."""

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Ask[T]]) -> None:
        self.asks = list(asks)

    def __await__(self) -> Generator[AskAny[T], T, T]:
        answer: T = yield self
        return answer


class Gather(Generic[R]):
    """Several seats act at the same time, each in its own coroutine."""

    __slots__ = ("flows", "secret")

    def __init__(self, flows: Mapping[Seat, Coroutine[Any, Any, R]], secret: bool) -> None:
        self.flows = dict(flows)
        self.secret = secret

    def __await__(self) -> Generator[Gather[R], dict[Seat, R], dict[Seat, R]]:
        results: dict[Seat, R] = yield self
        return results


def ask(
    who: Who,
    kind: Question[*Ts],
    options: Callable[[], Sequence[T]],
    *about: *Ts,
    hides: bool = False,
    duty: str = "",
) -> Ask[T]:
    """Put a question to a seat (or to whoever holds the turn now, if `who` is a function).

    A single legal answer is taken without asking, unless `hides`: then the seat is asked all the
    same, because not asking would tell the others that it had no choice.

    `duty` names what the seat decides here for the game and not for itself, such as what a rival's
    monster does. It is one of the title's duties. A table may leave it to a bot.
    """
    return Ask(who, kind, options, about, hides, duty)  # type: ignore[arg-type]


def ask_all(asks: Sequence[Ask[T]]) -> AskAll[T]:
    """Put questions to several seats at once; nobody sees an answer before all have answered."""
    return AskAll(asks)


def ask_any(
    seats: Sequence[Seat],
    kind: Question[*Ts],
    options: Callable[[], Sequence[T]],
    *about: *Ts,
    duty: str = "",
) -> AskAny[T]:
    """Put one question to a party. As the table has chosen (option `party`) the first answer
    counts, the leader decides, all must agree, or the majority decides. The leader is the first of
    the seats."""
    return AskAny([Ask(seat, kind, options, about, False, duty) for seat in seats])  # type: ignore[arg-type]


def gather(flows: Mapping[Seat, Coroutine[Any, Any, R]], *, secret: bool = False) -> Gather[R]:
    """Let several seats act at the same time, each in its own coroutine with as many questions as
    it needs; nobody waits for another. What the coroutines give back comes when all are done.

    A coroutine asks its own seat only, and plans no steps. In a `secret` gather nobody sees what
    others do, only who is done: there a coroutine changes nothing that others can see, reads
    nothing of what they do, and draws nothing from chance. In an open one an answer may change the
    options of others; one that is left with a single option goes on with it.
    """
    return Gather(flows, secret)


class Offer:
    """A standing offer: what a seat may do at any time outside a question."""

    __slots__ = ("breaks_off", "take", "value")

    def __init__(self, value: Value, take: Callable[[], None], *, breaks_off: bool = False) -> None:
        self.value = value
        self.take = take
        self.breaks_off = breaks_off
        """The step under way is dropped with its questions, and the next one planned is taken."""
