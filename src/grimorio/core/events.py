"""Events: facts with ids and numbers, and who may see them. Sentences are made elsewhere."""

from __future__ import annotations

from typing import Any, Protocol, TypeVarTuple

from grimorio.core.asking import Seat, Value
from grimorio.core.kinds import EventKind, Kind

Ts = TypeVarTuple("Ts")


class Event:
    """Something happened: WOUNDED, hero, 3. `seats` is a mask of who may see it, -1 for all."""

    __slots__ = ("args", "at", "kind", "seats")

    def __init__(self, kind: Kind, args: tuple[Value, ...], seats: int, at: int) -> None:
        self.kind = kind
        self.args = args
        self.seats = seats
        self.at = at
        """The number of the entry it followed from."""

    def seen_by(self, seat: Seat) -> bool:
        if seat < 0:
            return self.seats == -1
        return bool(self.seats >> seat & 1)

    def __repr__(self) -> str:
        return f"Event({self.kind.name!r}, {self.args!r}, seats={self.seats}, at={self.at})"


class Journal:
    """What a game has told, and how often something hidden became known (the undo barrier)."""

    __slots__ = ("at", "events", "kept", "moments", "reveals")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.kept = 0
        """How many of the events that a listener has heard still stand. The listener sets it; an
        undo lowers it, also where what others did since is told again."""
        self.reveals = 0
        self.at = 0
        self.moments: list[tuple[int, Any]] | None = None
        """Where a listener wants to see what it is told: copies of the state as it was on the way,
        each between two steps of the rules, with how many events were told by then."""

    def copy(self) -> Journal:
        new = Journal()
        new.events = self.events[:]
        new.kept = self.kept
        new.reveals = self.reveals
        new.at = self.at
        return new

    def seen_by(self, seat: Seat) -> list[Event]:
        """The events of one seat; they are numbered by their place in this list, without gaps."""
        return [event for event in self.events if event.seen_by(seat)]


class Telling(Protocol):
    """A state that may have a listener."""

    journal: Journal | None


def tell(s: Telling, kind: EventKind[*Ts], *args: *Ts) -> None:
    """Tell everybody."""
    journal = s.journal
    if journal is not None:
        journal.events.append(Event(kind, args, -1, journal.at))  # type: ignore[arg-type]


def tell_only(s: Telling, seats: int, kind: EventKind[*Ts], *args: *Ts) -> None:
    """Tell the seats of a mask; spectators hear nothing."""
    journal = s.journal
    if journal is not None:
        journal.events.append(Event(kind, args, seats, journal.at))  # type: ignore[arg-type]


def reveal(s: Telling) -> None:
    """Something hidden became known to a seat that did not know it: no free undo past this."""
    journal = s.journal
    if journal is not None:
        journal.reveals += 1
