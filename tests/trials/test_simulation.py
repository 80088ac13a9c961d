from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

import msgspec
import pytest

import grimorio
from grimorio.core import Chance, Kinds, Options, Seating, Steps, Title, ask
from grimorio.core.agenda import plan as plan_steps
from grimorio.core.errors import BadSeats, BadSetting
from grimorio.core.registry import _titles, register
from grimorio.trials.simulation import plan, play, simulate, spread
from grimorio.trials.speed.idle import Idle, Idling

KINDS: Final = Kinds(outcomes=("idle",))
IDLE: Final = KINDS.question("idle")
step: Final[Steps[Idle]] = Steps()


@step
async def trip(s: Idle) -> None:
    """In one game of two the third question is the last."""
    trips = s.chance.roll(2) == 1
    for i in range(3):
        await ask(0, IDLE, lambda: (0, 1))
        if i == 2 and trips:
            raise ZeroDivisionError("tripped over its own feet")
    s.rounds = 0


class Tripping(Idling):
    """A game that begins with a trip."""

    def setup(self, options: Options, seats: int, chance: Chance) -> Idle:
        s = Idle(chance, None, [], 1)
        plan_steps(s, trip())
        return s


@pytest.fixture
def tripping() -> Iterator[str]:
    """The name of a title that fails."""
    title: Title[Any] = Title(
        name="tripping",
        folder=files("grimorio"),
        rules=Tripping(),
        load=Idle.load,
        steps=step,
        kinds=KINDS,
        seating=Seating(seats=(1, 1)),
    )
    register(title)
    yield title.name
    del _titles[title.name]


def test_the_results_do_not_depend_on_how_many_processes_play() -> None:
    wisps = plan("wisps", seats=3, games=20, seed="x")
    assert simulate(wisps, 1) == simulate(wisps, 2)


def test_another_seed_plays_other_games() -> None:
    one, other = (plan("wisps", games=5, seed=seed) for seed in ("1", "2"))
    assert simulate(one, 1).decisions != simulate(other, 1).decisions


def test_a_game_can_be_played_again_by_its_seed() -> None:
    wisps = plan("wisps", games=5, seed="x", options={"rounds": "4"})
    once = play(wisps, 3)
    assert once == play(wisps, 3)
    assert once.seed == "x-3"
    assert grimorio.new("wisps", seed=once.seed, options=wisps.options).practice


def test_what_is_counted_adds_up() -> None:
    result = simulate(plan("wisps", seats=4, games=30), 1)
    assert result.ended == 30 == sum(result.reasons.values())
    assert sum(result.wins) >= 30 - result.nobody
    assert len(result.scores) == 4
    assert result.decisions.low <= result.decisions.mean <= result.decisions.high


def test_a_failed_game_is_named_and_the_others_go_on(tripping: str) -> None:
    heard: list[int] = []
    result = simulate(plan(tripping, games=20, seed="s"), 1, heard.append)
    assert heard == list(range(1, 21))
    assert 0 < result.ended < 20
    assert result.ended + len(result.failures) == 20
    first = result.failures[0]
    assert first.seed.startswith("s-")
    assert first.answers == 3
    assert "tripped" in first.failure
    assert play(result.plan, int(first.seed[2:])) == first


def test_a_simulation_is_plain_data() -> None:
    result = simulate(plan("wisps", games=2), 1)
    assert msgspec.json.decode(msgspec.json.encode(result))["ended"] == 2


def test_bots_are_one_for_all_or_one_for_each() -> None:
    assert plan("wisps", seats=3).bots == ("random",) * 3
    with pytest.raises(BadSeats):
        plan("wisps", seats=3, bots=["random", "random"])
    with pytest.raises(BadSetting):
        plan("wisps", games=0)


def test_a_spread_says_where_numbers_lie() -> None:
    assert msgspec.structs.astuple(spread(range(101))) == (50, 0, 50, 95, 100)
    assert msgspec.structs.astuple(spread([])) == (0, 0, 0, 0, 0)
