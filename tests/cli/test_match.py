"""`grimorio match` and `grimorio ladder`, as a person runs them."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Command

PLAN = """
[[rung]]
name = "duel"
game = "wisps"
bots = ["wanderer", "random"]
games = 2
seed = "s"
"""


def test_a_match_says_who_is_stronger_and_how_sure_that_is(grimorio: Command) -> None:
    words = ("match", "wisps", "--bots", "wanderer,random", "--games", "4", "--jobs", "1")
    done = grimorio(*words)
    assert (done.returncode, done.stderr) == (0, "")
    assert "95% sure" in done.stdout
    assert [line.split()[:2] for line in done.stdout.splitlines()[1:]] == [
        ["wanderer", "4"], ["random", "4"],
    ]  # fmt: skip
    assert "ganadas" in grimorio(*words, "--lang", "es").stdout
    found = json.loads(grimorio(*words, "--json").stdout)
    assert found["contest"]["bots"] == ["wanderer", "random"]
    assert sum(bot["wins"] for bot in found["bots"]) == 4


def test_a_match_is_refused_in_plain_words(grimorio: Command) -> None:
    done = grimorio("match", "wisps", "--bots", "grandmaster,random")
    assert done.returncode == 1
    assert "dragon" in done.stderr


def test_a_ladder_is_played_once_and_shown_again(grimorio: Command, tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(PLAN, "utf-8")
    words = ("ladder", "--plan", "plan.toml", "--file", "games.jsonl", "--jobs", "1")
    done = grimorio(*words)
    assert (done.returncode, done.stderr) == (0, "")
    assert "duel" in done.stdout
    played = (tmp_path / "games.jsonl").read_text("utf-8")
    assert played.count("\n") == 4
    assert grimorio(*words, "--show").stdout == done.stdout == grimorio(*words).stdout
    assert (tmp_path / "games.jsonl").read_text("utf-8") == played
    assert json.loads(grimorio(*words, "--show", "--json").stdout)["duel"][0]["games"] == 4


def test_a_ladder_needs_its_plan_and_its_rungs(grimorio: Command, tmp_path: Path) -> None:
    assert "no plan" in grimorio("ladder").stderr
    (tmp_path / "plan.toml").write_text(PLAN, "utf-8")
    done = grimorio("ladder", "--plan", "plan.toml", "--rung", "solo")
    assert done.returncode == 1
    assert "duel" in done.stderr
