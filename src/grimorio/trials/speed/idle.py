"""A game that does nothing: what it costs is the engine's own cost."""

from __future__ import annotations

from importlib.resources import files
from time import thread_time
from typing import Final

from grimorio.core import (
    Agenda,
    Ask,
    Chance,
    Data,
    Event,
    Game,
    Journal,
    Kinds,
    Options,
    Outcome,
    Rulebook,
    Seating,
    Steps,
    Stored,
    Title,
    Value,
    ask,
    plan,
)
from grimorio.core.scene import Choice, Scene, Text


class Idle(Stored):
    """The state of a game that counts its rounds."""

    chance: Chance
    journal: Journal | None
    agenda: Agenda
    rounds: int


KINDS: Final = Kinds(outcomes=("idle",))
IDLE: Final = KINDS.question("idle")
step: Final[Steps[Idle]] = Steps()


@step
async def idle_away(s: Idle) -> None:
    """Ten questions a round, and nothing comes of them."""
    for _ in range(10):
        await ask(0, IDLE, lambda: (0, 1))
    s.rounds -= 1
    plan(s, idle_away())


class Idling(Rulebook[Idle]):
    """What is left, where the rules do nothing, is the engine's own cost."""

    def setup(self, options: Options, seats: int, chance: Chance) -> Idle:
        s = Idle(chance, None, [], 2_000)
        plan(s, idle_away())
        return s

    def turn(self, s: Idle) -> int:
        return -s.rounds

    def outcome(self, s: Idle) -> Outcome | None:
        return None if s.rounds else Outcome([0], [0], "idle")

    def hide(self, s: Idle, seat: int, chance: Chance) -> None:
        pass

    def conserved(self, s: Idle) -> Data:
        return None

    def secrets(self, s: Idle, seat: int) -> dict[str, list[int]]:
        return {}

    def view(self, s: Idle, seat: int) -> Scene:
        raise NotImplementedError("nobody looks at it")

    def show(self, s: Idle, ask: Ask[Value], seat: int) -> Choice:
        raise NotImplementedError("nobody looks at it")

    def say(self, s: Idle, event: Event) -> Text:
        raise NotImplementedError("nothing happens")


def core_cost(*, once: bool, repeats: int) -> float:
    """The engine's cost per decision: the best of several runs."""
    title: Title[Idle] = Title(
        name="idle",
        rules=Idling(),
        steps=step,
        kinds=KINDS,
        load=Idle.load,
        folder=files("grimorio.trials"),
        seating=Seating(seats=(1, 1)),
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
