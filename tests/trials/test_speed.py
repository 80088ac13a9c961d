from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import grimorio as api
from grimorio.cli.bench import report
from grimorio.cli.terminal import Terminal
from grimorio.trials import speed
from grimorio.trials.simulation import spread
from grimorio.trials.speed import idle
from grimorio.trials.speed.catan import measure_catanatron
from grimorio.trials.speed.idle import core_cost
from grimorio.trials.speed.pace import Play, paces
from grimorio.trials.speed.results import LOOKS, Bench, Build, Copies, Measures, Replay
from grimorio.trials.speed.titles import measure_title, usual

LINE = spread([1, 2, 3])
OURS = Measures(
    4, Copies(LINE, LINE, LINE, LINE, LINE), 9000, 30, Replay(1500, 9, 40, 9, 3), 12000, 9.0, 12.0
)
THEIRS = Measures(4, Copies(LINE, LINE), 1000, 3, Replay(1500, 2, 90, 20, 7))


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with both builds of a package of one module."""
    (tmp_path / "pyproject.toml").touch()
    for place in ("src", "build/compiled"):
        folder = tmp_path / place / "grimorio"
        folder.mkdir(parents=True)
        (folder / "core.py").write_text("x = 1\n")
    monkeypatch.setattr(api, "__file__", str(tmp_path / "src" / "grimorio" / "__init__.py"))
    return tmp_path


def test_both_builds_of_a_checkout_are_found(checkout: Path) -> None:
    assert speed.builds() == [checkout / "src", checkout / "build" / "compiled"]
    assert speed.stale() == []


def test_a_compiled_build_of_other_source_is_noticed(checkout: Path) -> None:
    (checkout / "src" / "grimorio" / "core.py").write_text("x = 2\n")
    assert speed.stale() == ["core.py"]


def test_the_engine_costs_something_and_less_when_played_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On a clock of its own, by which a copy of the state and a look at the rules take a second
    each."""
    now = 0.0

    def ticking(act: Callable[..., Any]) -> Callable[..., Any]:
        def acts(*args: Any) -> Any:
            nonlocal now
            now += 1
            return act(*args)

        return acts

    monkeypatch.setattr(idle, "thread_time", lambda: now)
    monkeypatch.setattr(idle.Idle, "copy", ticking(idle.Idle.copy))
    monkeypatch.setattr(idle.Idling, "outcome", ticking(idle.Idling.outcome))
    assert 0 < core_cost(once=True, repeats=1) < core_cost(once=False, repeats=1)


def test_what_is_measured_is_done_several_times_and_the_last_is_kept() -> None:
    made: list[int] = []

    def act() -> int:
        made.append(len(made))
        return made[-1]

    assert usual(act)[1] == LOOKS - 1
    assert made == list(range(LOOKS))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_side_has_a_column_and_catanatron_too(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sides = [Build(compiled, 2.5, 1.5, {"wisps": [OURS]}) for compiled in (False, True)]
    terminal = Terminal(lang)
    report(Bench("3.11", sides, THEIRS), terminal)
    told = capsys.readouterr().out
    assert "catanatron" in told
    assert told.count("2.0 / 3.0 / 3") == 5 * 2 + 2
    assert told.count("9.0 x") == told.count("12.0 x") == 2
    assert told.count("-\n") + told.count("- \n") == 6
    assert terminal.texts.missing == set()
    assert f" {LOOKS} " in told.replace("\n", " ")  # how a copy was measured is said


def test_every_number_of_seats_measured_has_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    two = msgspec.structs.replace(OURS, seats=2, times=2.5)
    report(Bench("3.11", [Build(False, 2.5, 1.5, {"wisps": [two, OURS]})], THEIRS), Terminal("en"))
    told = capsys.readouterr().out
    assert told.index("wisps, 2 seats") < told.index("2.5 x") < told.index("wisps, 4 seats")
    assert told.index("wisps, 4 seats") < told.index("9.0 x")


@pytest.mark.parametrize(("lang", "goal"), [("en", "goal"), ("es", "meta")])
def test_what_is_wanted_of_a_title_stands_beside_what_was_measured(
    lang: str, goal: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    sides = [Build(compiled, 2.5, 1.5, {"gloomhaven": [OURS]}) for compiled in (False, True)]
    terminal = Terminal(lang)
    report(Bench("3.11", sides, THEIRS), terminal)
    told = capsys.readouterr().out
    assert f"9.0 x ({goal}: 0.5 x)" in told
    assert f"9.0 x ({goal}: 1.5 x)" in told
    assert told.count(f"2.0 / 3.0 / 3 ({goal}: 40)") == 1  # the clone, compiled
    assert terminal.texts.missing == set()


def test_a_title_is_measured_with_the_fewest_and_with_the_most_seats() -> None:
    assert [found.seats for found in measure_title("wisps", quick=True)] == [2, 4]


def test_catanatron_is_measured_in_the_same_run() -> None:
    found = measure_catanatron(quick=True)
    assert found is not None
    assert found.decisions_per_second > 0
    assert found.replay.answers == 1500


def test_whoever_is_compared_plays_in_turns_and_the_middle_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A machine at three speeds; one is twice as quick as the other on it, however quick it is."""
    now = 0.0
    slow = [1.0, 1.0, 10.0, 10.0, 2.0, 2.0]  # in the order in which they play

    def player(seconds: float) -> Play:
        def play(number: int) -> int:
            nonlocal now
            now += seconds * slow[number * 2 + (seconds > 0.5)]
            return 3

        return play

    monkeypatch.setattr("grimorio.trials.speed.pace.thread_time", lambda: now)
    quick, other = paces([player(0.5), player(1.0)], 1.5)
    assert (quick.decisions, quick.games, quick.times) == (3.0, 1.0, 2.0)
    assert (other.decisions, other.games, other.times) == (1.5, 0.5, 1.0)
