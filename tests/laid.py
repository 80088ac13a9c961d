"""Laid: a position as somebody would lay it out on a table, played from a step of the rules on.

`play(title, s, face_room(0))` plans the step and plays it with the title's own rules, as a game
does. When all that was planned is done, seat 0 is asked HALT and the game waits: `is_done` says so.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from grimorio.core import Game, Kinds, Planned, Seat, State, Steps, Title, Value, ask, plan

S = TypeVar("S", bound=State)

HALT: Final = Kinds().question("halt")
step: Final[Steps[Any]] = Steps()


@step
async def halt(s: Any) -> None:
    """Wait for ever."""
    await ask(0, HALT, lambda: ("wait",), hides=True)
    plan(s, halt())


def play(title: Title[S], s: S, *steps: Planned, options: dict[str, Any] | None = None) -> Game[S]:
    """A game of the title from this position on: these steps, then nothing more."""
    s.agenda[:] = [halt()]
    plan(s, *steps)
    game: Game[S] = Game(title, options or {}, seats_of(title, s), s.chance.key)
    game.begin(s)
    return game


def seats_of(title: Title[S], s: S) -> int:
    """How many sit at the table: the longest of the lists a state keeps for its seats."""
    for name in ("heroes", "players", "bearers", "hands"):
        seats = getattr(s, name, None)
        if seats is not None:
            return len(seats)
    return title.seating.seats[1]


def is_done(game: Game[Any]) -> bool:
    """Whether all that was planned is done, or the game is over."""
    return game.outcome is not None or [ask.kind for ask in game.pending] == [HALT]


def asked(game: Game[Any]) -> list[tuple[Seat, str]]:
    """Who is asked what now; nothing when all that was planned is done."""
    return [(ask.seat, ask.kind.name) for ask in game.pending if ask.kind is not HALT]


def told(game: Game[Any], kind: str) -> list[tuple[Value, ...]]:
    """The arguments of every event of a kind, in the order of time."""
    assert game.journal is not None
    return [event.args for event in game.journal.events if event.kind.name == kind]
