"""Simulations, records and the command line, where several seats act at the same time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import grimorio
from grimorio.conformance import choose
from grimorio.core import Game, registry
from grimorio.core.together import PARTY
from grimorio.trials import simulation
from tests.bazaar import install, title
from tests.bazaar.state import Bazaar

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The title is in the registry for this test only."""
    monkeypatch.setattr(registry, "_titles", {**registry._titles, title.name: title})


def plan(party: str, games: int = 6) -> simulation.Series:
    return simulation.plan("bazaar", seats=3, games=games, seed="b", options={"party": party})


@pytest.mark.parametrize("party", PARTY)
def test_every_game_of_a_simulation_ends_and_comes_out_the_same_again(party: str) -> None:
    found = simulation.simulate(plan(party), jobs=1)
    assert (found.ended, found.failures) == (6, [])
    assert found.reasons == {"home": 6}
    assert simulation.simulate(plan(party), jobs=1) == found


def test_no_seat_is_always_the_first_where_several_act_in_the_open() -> None:
    """If the first seat always chose the road and went to the market first, it would win far more
    often than its share. Seats are alike here, and so are their bots."""
    wins = simulation.simulate(plan("first", 300), jobs=1).wins
    assert max(wins) < 1.5 * min(wins)


def run(folder: Path, *words: str) -> str:
    """A command of `grimorio` in another process, where the game is installed."""
    paths = os.pathsep.join([install(folder / "games"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "grimorio", *words],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": paths},
    )
    return done.stdout


def test_the_command_line_simulates_an_installed_title_on_two_cores(tmp_path: Path) -> None:
    words = ["simulate", "bazaar", "--games", "6", "--seats", "3", "--seed", "b", "--jobs", "2"]
    found = json.loads(run(tmp_path, *words, "--json"))
    here = simulation.simulate(plan("first"), jobs=1)
    assert (found["ended"], found["wins"]) == (6, here.wins)


def recorded(seed: int) -> Game[Bazaar]:
    """A game with answers taken back where others had gone on."""
    game = grimorio.new("bazaar", seats=3, seed=seed, options={"party": "all", "days": 2})
    dice = Random(seed)
    while game.outcome is None:
        choose(game, dice).do(game)
        seat = dice.randrange(3)
        if dice.random() < 0.3 and game.can_undo(seat) is None and len(game.pending) > 1:
            try:
                game.undo(seat)
            except grimorio.core.errors.UndoRefused:
                continue
    return game


def test_the_command_line_tells_and_verifies_a_record(tmp_path: Path) -> None:
    game = recorded(4)
    assert any(entry.kind == "undo" for entry in game.entries())
    record = tmp_path / "game.json"
    record.write_bytes(game.record().json())
    data = json.loads(run(tmp_path / "a", "replay", str(record), "--verify", "--json"))
    assert data["entries"] == game.number
    story = run(tmp_path / "b", "--lang", "es", "replay", str(record), "--no-map")
    assert "La caravana ha vuelto a casa y se cuentan los puntos." in story
