"""What happens at the keyboard where no game over a pipe leads to it easily."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

import pytest

from grimorio.cli.sitting import Quit, Sitting
from grimorio.cli.terminal import Terminal
from grimorio.core import (
    WORD,
    Ask,
    Chance,
    Event,
    Game,
    Kinds,
    Seating,
    Steps,
    Title,
    Value,
    ask,
    key_of,
    plan,
    tell,
)
from grimorio.core.scene import Choice, Option, Scene, Text
from grimorio.trials.speed.idle import Idle, Idling

KINDS: Final = Kinds(outcomes=("idle",))
STROLL: Final = KINDS.question("stroll")
REST: Final = KINDS.question("rest")
STROLLED: Final = KINDS.event("strolled", WORD("way"))
step: Final[Steps[Idle]] = Steps()


@step
async def stroll(s: Idle) -> None:
    """One seat strolls left or right; a fall to the right wants a second thought, and trips."""
    for _ in range(3):
        way = await ask(0, STROLL, lambda: ("left", "right", "fall"))
        await ask(0, REST, lambda: ("rest",), hides=True)
        if way == "fall":
            raise ArithmeticError("fell")
        tell(s, STROLLED, way)
    s.rounds = 0


class Strolling(Idling):
    """What a seat sees of a stroll."""

    def view(self, s: Idle, seat: int) -> Scene:
        return Scene(headline=Text("a meadow"))

    def show(self, s: Idle, ask: Ask[Value], seat: int) -> Choice:
        options = tuple(
            Option(key_of(way), Text(key_of(way)), confirm=way == "fall") for way in ask.options
        )
        return Choice(ask.kind.name, Text(f"ask-{ask.kind.name}"), options)

    def say(self, s: Idle, event: Event) -> Text:
        return Text(f"strolled {event.args[0]}")


@pytest.fixture
def sitting() -> Sitting:
    return sit(Strolling())


def sit(rules: Strolling) -> Sitting:
    title: Title[Any] = Title(
        name="stroll",
        folder=files("tests"),
        rules=rules,
        load=Idle.load,
        steps=step,
        kinds=KINDS,
        seating=Seating(seats=(1, 1)),
    )
    game: Game[Any] = Game(title, {}, 1, b"")
    start = Idle(Chance(b""), None, [], 1)
    plan(start, stroll())
    game.begin(start)
    return Sitting(game, [0], {}, Terminal("en"), map=False, keep=None)


class Keyboard(Terminal):
    """A terminal where these lines are typed, and then no more."""

    def __init__(self, *typed: str) -> None:
        super().__init__("en")
        self.lines: Iterator[str] = iter(typed)
        self.asked: list[str] = []

    def ask(self, prompt: str) -> str | None:
        self.asked.append(prompt)
        return next(self.lines, None)


def type_in(sitting: Sitting, *typed: str) -> list[str]:
    """Play with these lines typed, until there are no more; what was asked for them."""
    keyboard = sitting.terminal = Keyboard(*typed)
    with pytest.raises(Quit):
        sitting.play()
    return keyboard.asked


def ways(sitting: Sitting) -> list[str]:
    return [str(event.args[0]) for event in sitting.game.events(0)]


def test_undo_is_free_while_nothing_came_of_it(
    sitting: Sitting, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(sitting, "1", "u", "2")
    assert ways(sitting) == ["right"]
    told = capsys.readouterr().out
    assert "Taken back." in told
    assert "agree" not in told


def test_news_is_told_once_also_after_going_back(
    sitting: Sitting, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(sitting, "1", "2", "u", "2")
    told = capsys.readouterr().out
    assert told.count("- strolled left") == 1
    assert told.count("- strolled right") == 2
    assert told.count("a meadow") == 1


def test_there_is_nothing_to_take_back_at_the_start(
    sitting: Sitting, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(sitting, "u", "y")
    assert "there is nothing to take back" in capsys.readouterr().out
    assert sitting.game.number == 0


def test_what_hurts_is_asked_twice(sitting: Sitting) -> None:
    type_in(sitting, "3", "n", "1")
    assert ways(sitting) == ["left"]


class Leaping(Strolling):
    """To the right one leaps: where one lands is drawn. A crow acts after each step."""

    def show(self, s: Idle, ask: Ask[Value], seat: int) -> Choice:
        options = tuple(
            Option(key_of(way), Text(key_of(way)), draws=way == "right") for way in ask.options
        )
        return Choice(ask.kind.name, Text(f"ask-{ask.kind.name}"), options)

    def say(self, s: Idle, event: Event) -> Text:
        way = str(event.args[0])
        return (
            Text(f"crow flies {way}", beat="crow") if way == "left" else Text(f"crow lands {way}")
        )


def test_what_draws_is_asked_twice_and_says_why() -> None:
    sitting = sit(Leaping())
    asked = type_in(sitting, "2", "n", "1")
    assert ways(sitting) == ["left"]
    assert "right. This cannot be taken back. Are you sure?" in asked[1]


def test_what_belongs_to_the_turn_of_a_monster_stands_to_the_right(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sitting = sit(Leaping())
    events = [Event(STROLLED, (way,), -1, at) for way, at in
              (("right", 1), ("left", 2), ("right", 2), ("right", 3))]  # fmt: skip
    sitting.tell_events(events)
    assert capsys.readouterr().out.splitlines() == [
        "- crow lands right",
        "- crow flies left",
        "  - crow lands right",
        "- crow lands right",
    ]


def test_a_rule_that_fails_ends_nothing_but_the_answer(sitting: Sitting) -> None:
    sitting.terminal = Keyboard("3", "y")
    with pytest.raises(Exception, match="fell"):
        sitting.play()
    assert ways(sitting) == []
