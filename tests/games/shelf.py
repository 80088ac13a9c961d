"""The shelf of golden records: what is the same for every title that keeps some."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol, TypeVar

from grimorio.core import Game, Refusal, Title, Value
from grimorio.core.record import apply_line, begin, load, parse
from grimorio.core.registry import register

Match = Callable[[Game[Any]], bool]
"""Whether a game that is over ended so."""


class Sought(Protocol):
    """A way to end that a title keeps a game of."""

    @property
    def match(self) -> Match: ...


E = TypeVar("E", bound=Sought)


def told(game: Game[Any], kind: str) -> list[tuple[Value, ...]]:
    """What a game told of one kind."""
    assert game.journal is not None
    return [event.args for event in game.journal.events if event.kind.name == kind]


def ended(reason: str, winners: int) -> Match:
    """So many win, for that reason."""

    def match(game: Game[Any]) -> bool:
        over = game.outcome
        return over is not None and over.reason == reason and len(over.winners) == winners

    return match


def reread(records: Path, name: str) -> Game[Any]:
    """A golden record, played again and checked: by its content, and by its fingerprints."""
    return load(parse((records / f"{name}.json").read_bytes()))


def fill(
    records: Path,
    title: Title[Any],
    endings: Mapping[str, E],
    play: Callable[[int, E], Game[Any]],
    most: int,
) -> None:
    """Write all anew: a game whose answers still come to its ending as it is, another one that is
    looked for among N in the place of one whose answers do not."""
    register(title)
    records.mkdir(exist_ok=True)
    for old in records.glob("*.json"):
        if old.stem not in endings:
            old.unlink()
    for name, ending in endings.items():
        game = played_again(records / f"{name}.json")
        if game is None or not ending.match(game):
            print(f"{name} is looked for")
            games = (play(seed, ending) for seed in range(most))
            game = next((game for game in games if ending.match(game)), None)
        if game is None:
            raise LookupError(f"{name}: no such game among {most}")
        (records / f"{name}.json").write_bytes(game.record().json() + b"\n")
        print(f"{name}: {len(game.record().entries)} answers, {game.outcome}")


def played_again(path: Path) -> Game[Any] | None:
    """The game of a record by today's rules, if all its answers are still legal."""
    if not path.exists():
        return None
    old = parse(path.read_bytes())
    game = begin(old.game, old.options, old.seats, bytes.fromhex(old.key), practice=old.practice)
    try:
        for line in old.entries:
            apply_line(game, line)
    except Refusal:
        return None
    return game
