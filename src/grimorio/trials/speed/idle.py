"""A game that does nothing: what it costs is the engine's own cost."""

from __future__ import annotations

from importlib.resources import files
from time import thread_time
from typing import Any, NoReturn

from grimorio.core import (
    Ask,
    Chance,
    Data,
    Game,
    Journal,
    Offer,
    Options,
    Outcome,
    Title,
    ask,
)


class Idle:
    """The state of a game of so many rounds."""

    __slots__ = ("chance", "journal", "rounds")

    def __init__(self, chance: Chance, journal: Journal | None, rounds: int) -> None:
        self.chance = chance
        self.journal = journal
        self.rounds = rounds

    def copy(self) -> Idle:
        return Idle(self.chance.copy(), None, self.rounds)

    def dump(self) -> Data:
        return self.rounds


class Idling:
    """Ten questions a round, and nothing comes of them: what is left is the engine's own cost."""

    def setup(self, options: Options, seats: int, chance: Chance) -> Idle:
        return Idle(chance, None, 2_000)

    async def advance(self, s: Idle) -> None:
        for _ in range(10):
            await ask(0, "idle", lambda: (0, 1))
        s.rounds -= 1

    def standing(self, s: Idle, seat: int) -> list[Offer]:
        return []

    def outcome(self, s: Idle) -> Outcome | None:
        return None if s.rounds else Outcome([0], [0], "idle")

    def hide(self, s: Idle, seat: int, chance: Chance) -> None:
        pass

    def conserved(self, s: Idle) -> Data:
        return None

    def secrets(self, s: Idle, seat: int) -> dict[str, list[int]]:
        return {}

    def view(self, s: Idle, seat: int) -> NoReturn:
        raise NotImplementedError("nobody looks at it")

    def show(self, s: Idle, ask: Ask[Any], seat: int) -> NoReturn:
        raise NotImplementedError("nobody looks at it")

    def say(self, s: object, event: object) -> NoReturn:
        raise NotImplementedError("nothing happens")

    def migrate(self, data: Data, ruleset: int) -> NoReturn:
        raise NotImplementedError("nobody keeps it")


def core_cost(*, once: bool, repeats: int) -> float:
    """The engine's cost per decision: the best of several runs."""
    title: Title[Idle] = Title(
        name="idle",
        rules=Idling(),
        load=lambda data: Idle(Chance(b""), None, 0),
        folder=files("grimorio"),
        seats=(1, 1),
    )
    best = float("inf")
    for _ in range(repeats):
        game: Game[Idle] = Game(title, {}, 1, b"")
        game.begin(title.rules.setup({}, 1, Chance(b"")))
        if once:
            game = game.clone(once=True)
        started = thread_time()
        while game.outcome is None:
            game.answer(0, 1)
        best = min(best, (thread_time() - started) / game.number)
    return round(best * 1e6, 3)
