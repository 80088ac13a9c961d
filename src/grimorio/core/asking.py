"""Asking: a rule that needs a decision awaits it.

`await ask(seat, kind, options)` gives back one of the options. `options` is a function of the
state: it is computed when somebody reads it and dropped when the state is re-dealt, never stored.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from enum import Enum
from typing import Final, Generic, TypeAlias, TypeVar

from grimorio.core.errors import BrokenRules

Seat: TypeAlias = int
WATCHER: Seat = -1
"""The spectator: sees what everybody sees and is never asked."""

Value: TypeAlias = "int | str | Enum | None | tuple[Value, ...]"
"""An option: small, immutable; None means pass."""

T = TypeVar("T", bound="Value", covariant=True)
Who: TypeAlias = "Seat | Callable[[], Seat]"


class Ask(Generic[T]):
    """One open question. `about` names what it is about, for the prompt; it hides nothing."""

    __slots__ = ("_options", "_who", "about", "duty", "hides", "kind", "read", "seat")

    def __init__(
        self,
        who: Who,
        kind: str,
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
                raise BrokenRules(f"question {self.kind!r} to seat {self.seat} has no options")
        return options

    def renew(self) -> None:
        """The state was changed under the question: read its options and its seat again."""
        self._options = None
        if self._who is not None:
            self.seat = self._who()

    def place(self, key: str) -> int:
        """Where the option with that key stands, -1 if there is none."""
        for i, option in enumerate(self.options):
            if key_of(option) == key:
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


def ask(
    who: Who,
    kind: str,
    options: Callable[[], Sequence[T]],
    *,
    about: tuple[Value, ...] = (),
    hides: bool = False,
    duty: str = "",
) -> Ask[T]:
    """Put a question to a seat (or to whoever holds the turn now, if `who` is a function).

    A single legal answer is taken without asking, unless `hides`: then the seat is asked all the
    same, because not asking would tell the others that it had no choice.

    `duty` names what the seat decides here for the game and not for its own fortune, such as what
    a rival's monster does: one of the title's duties, which a table may leave to a bot.
    """
    return Ask(who, kind, options, about, hides, duty)


def ask_all(asks: Sequence[Ask[T]]) -> AskAll[T]:
    """Put questions to several seats at once; nobody sees an answer before all have answered."""
    return AskAll(asks)


class Pause:
    """The rules stop here and are begun again: see `pause`."""

    __slots__ = ()

    def __await__(self) -> Generator[Pause, None, None]:
        yield self


PAUSE: Final = Pause()


def pause() -> Pause:
    """Make a checkpoint in the middle of a unit of play, so that copies have less to play again.

    The coroutine ends here; `advance` is called anew, and the state must say by itself, in its
    `todo`, what of the unit is left.
    """
    return PAUSE


class Offer:
    """A standing offer: what a seat may do at any time outside a question."""

    __slots__ = ("take", "value")

    def __init__(self, value: Value, take: Callable[[], None]) -> None:
        self.value = value
        self.take = take


def key_of(option: Value) -> str:
    """The stable text key of an option: what stands in records."""
    if isinstance(option, str):
        return option
    if option is None:
        return "pass"
    if isinstance(option, Enum):
        return option.name.lower()
    if isinstance(option, int):
        return str(int(option))
    return "(" + ",".join([key_of(part) for part in option]) + ")"
