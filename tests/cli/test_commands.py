"""The other commands, as processes of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import grimorio as api
from tests.cli.conftest import Command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game on disk."""
    game = api.new("wisps", seats=2, seed=5)
    while game.outcome is None:
        question = game.pending[0]
        game.answer(question.seat, question.options[-1])
    path = tmp_path / "game.json"
    path.write_bytes(game.record().json())
    return path


def edited(record: Path, **changes: Any) -> Path:
    data = json.loads(record.read_text())
    path = record.with_name("edited.json")
    path.write_text(json.dumps(data | changes))
    return path


# -- usage ----------------------------------------------------------------------------------------


def test_the_version_is_that_of_the_package(grimorio: Command) -> None:
    assert grimorio("--version").stdout == f"grimorio {api.__version__}\n"


def test_help_is_in_the_language_of_the_reader(grimorio: Command) -> None:
    assert grimorio("play", "--help").stdout.startswith("usage: grimorio play")
    spanish = grimorio("--lang", "es", "play", "--help").stdout
    assert spanish.startswith("uso: grimorio play")
    assert "opciones:" in spanish


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ([], "something is missing: COMMAND"),
        (["dance"], "COMMAND cannot be 'dance'"),
        (["games", "--loud"], "this means nothing here: --loud"),
        (["simulate"], "something is missing: GAME"),
        (["simulate", "wisps", "--games"], "--games needs a value"),
        (["simulate", "wisps", "--games", "many"], "many is no whole number of 1 or more"),
        (["simulate", "wisps", "--set", "rounds"], "rounds is not of the form option=value"),
        (["play", "--seat", "1", "--hotseat"], "exclude each other"),
    ],
)
def test_wrong_usage_is_told_in_one_line(words: list[str], reason: str, grimorio: Command) -> None:
    done = grimorio(*words)
    assert done.returncode == 2
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_unknown_game_is_refused_in_either_language(grimorio: Command) -> None:
    english = grimorio("rules", "chess")
    assert english.returncode == 1
    assert english.stderr.startswith("grimorio: no game 'chess'; installed: ")
    spanish = grimorio("rules", "chess", LC_ALL="es_ES.UTF-8")
    assert spanish.stderr.startswith("grimorio: aquí no hay ningún juego «chess»; hay: ")


def test_signs_the_terminal_cannot_show_are_no_error(process: Command) -> None:
    done = process("games", "--lang", "es", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0, done.stderr


def test_a_reader_that_leaves_early_is_no_error(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "grimorio", "rules", "wisps"]
    ours, theirs = os.pipe()
    os.close(ours)
    done = subprocess.run(words, stdout=theirs, stderr=subprocess.PIPE, text=True, check=False)
    os.close(theirs)
    assert done.stderr == ""
    assert done.returncode == 1


# -- games ----------------------------------------------------------------------------------------


def test_games_are_listed_with_what_can_be_set(grimorio: Command) -> None:
    told = grimorio("games").stdout
    assert "wisps: Wisps" in told
    assert "--set rounds=4|6|8*|10|12: " in told
    facts = {game["name"]: game for game in json.loads(grimorio("games", "--json").stdout)}
    assert facts["wisps"]["seats"] == [2, 4]
    assert facts["wisps"]["settings"][0]["default"] == 8
    assert "random" in facts["wisps"]["bots"]


# -- simulate -------------------------------------------------------------------------------------


def test_a_simulation_is_the_same_on_any_number_of_cores(process: Command) -> None:
    words = ("simulate", "wisps", "--seats", "3", "--games", "12", "--seed", "s", "--json")
    found = [json.loads(process(*words, "--jobs", jobs).stdout) for jobs in ("1", "2")]
    for one in found:
        assert one.pop("speed")["games"] > 0
    assert found[0] == found[1]
    assert found[0]["ended"] == 12
    assert found[0]["plan"]["bots"] == ["random"] * 3


def test_a_simulation_is_reported_for_people(grimorio: Command) -> None:
    words = ("simulate", "wisps", "--games", "5", "--bots", "random,random", "--jobs", "1")
    done = grimorio(*words, "--set", "rounds=4")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Lark" in done.stdout
    assert "decisions a game, mean" in done.stdout
    assert "games a second with one process." in done.stdout


# -- replay ---------------------------------------------------------------------------------------


def test_a_record_tells_its_story(grimorio: Command, record: Path) -> None:
    told = grimorio("replay", record).stdout
    assert "Wisps" in told
    assert "Lark turns over" in told
    assert "Scores: " in told
    early = grimorio("replay", record, "--at", "2").stdout
    assert "After entry 2:" in early
    assert "is asked: walk." in early
    assert "Scores: " not in early


def test_a_record_is_read_with_the_eyes_of_a_seat(grimorio: Command, record: Path) -> None:
    spectator = grimorio("replay", record, "--at", "0").stdout
    seat = grimorio("replay", record, "--at", "0", "--seat", "1").stdout
    assert "Hand of Lark: 3 cards" in spectator
    assert "Hand of Lark: 3 cards" not in seat
    data = json.loads(grimorio("replay", record, "--json", "--lang", "es").stdout)
    assert data["number"] == data["entries"]
    assert data["outcome"]["winners"]
    assert any("descubre" in line["text"] for line in data["story"])


def test_a_true_record_is_verified(grimorio: Command, record: Path) -> None:
    done = grimorio("replay", record, "--verify")
    assert done.returncode == 0
    assert done.stdout.startswith("True: wisps, ")
    data = json.loads(grimorio("replay", record, "--verify", "--json").stdout)
    assert data["verified"]
    assert data["over"]


@pytest.mark.parametrize("number", ["x", "²", "9" * 5000])
def test_a_fingerprint_of_no_entry_is_refused(grimorio: Command, record: Path, number: str) -> None:
    done = grimorio("replay", edited(record, digests={number: "1"}), "--verify")
    assert done.returncode == 1
    assert "a fingerprint of no entry" in done.stderr


def test_a_broken_record_says_where_it_breaks(grimorio: Command, record: Path) -> None:
    entries = json.loads(record.read_text())["entries"]
    shorter = edited(record, entries=entries[:-3])
    done = grimorio("replay", shorter, "--verify")
    assert done.returncode == 1
    assert f"entry {len(entries) - 2}: " in done.stderr
    wrong = edited(record, entries=[entries[0], [1, "99"], *entries[2:]])
    assert "entry 2: '99' is no answer" in grimorio("replay", wrong).stderr


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"key": "00" * 16}, "the chance key is not the one its hash announced"),
        ({"ruleset": 1}, "Grimorio 0.0 plays it"),
        ({"grimorio": 99}, "this version reads format"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"seats": 7}, "not by 7"),
        ({"entries": [["x"]]}, "entry 1"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_record_that_is_not_ours_is_refused(
    changes: dict[str, Any], reason: str, grimorio: Command, record: Path
) -> None:
    done = grimorio("replay", edited(record, **changes))
    assert done.returncode == 1
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[" * 100_000, b'"' + b"x" * (17 << 20) + b'"', b"\xff\xfe", b"{}"]
)
def test_what_is_no_record_is_refused(content: bytes, grimorio: Command, tmp_path: Path) -> None:
    (tmp_path / "bad").write_bytes(content)
    done = grimorio("replay", "bad", "--verify")
    assert done.returncode == 1
    assert done.stderr.startswith("grimorio: this record is ")
    assert done.stderr.count("\n") == 1


def test_an_entry_that_is_not_there_is_refused(grimorio: Command, record: Path) -> None:
    assert "there is no entry 999;" in grimorio("replay", record, "--at", "999").stderr
    assert "cannot read" in grimorio("replay", record.parent).stderr


# -- rules ----------------------------------------------------------------------------------------


def test_the_rulebook_is_printed_whole_or_rule_by_rule(grimorio: Command) -> None:
    assert grimorio("rules", "wisps").stdout.startswith("# Wisps")
    one = grimorio("rules", "wisps", "wi-pick-1").stdout
    assert one.startswith("WI-PICK-1: ")
    assert one.count("\n") == 1
    assert len(json.loads(grimorio("rules", "wisps", "WI-PICK", "--json").stdout)) == 3
    assert grimorio("rules", "wisps", "--lang", "es").stdout.startswith("# Fuegos fatuos")


def test_an_unknown_rule_is_refused_with_its_neighbours(grimorio: Command) -> None:
    done = grimorio("rules", "wisps", "WI-PICK-99")
    assert done.returncode == 1
    assert "there is no rule WI-PICK-99; near: WI-PICK-" in done.stderr


def test_coverage_names_code_and_tests(grimorio: Command) -> None:
    done = grimorio("rules", "wisps", "WI-PICK-2", "--coverage")
    assert "code: rules:pick_cards" in done.stdout
    assert "tests: tests/games/wisps/" in done.stdout
    found = json.loads(grimorio("rules", "wisps", "--coverage", "--json").stdout)
    assert done.returncode == bool(found["unknown"] or found["untested"])


# -- bench ----------------------------------------------------------------------------------------


def test_one_build_is_measured_as_json(process: Command) -> None:
    done = process("bench", "--quick", "--alone", "--json", "--game", "wisps")
    assert done.returncode == 0, done.stderr
    side = json.loads(done.stdout)
    assert side["core"] > 0
    assert list(side["titles"]) == ["wisps"]
    wisps = side["titles"]["wisps"][-1]
    assert wisps["copies"]["clone"]["mean"] >= wisps["copies"]["clone"]["low"] > 0
    assert wisps["copies"]["tape"]["high"] > 0
    assert wisps["decisions_per_second"] > 1000
    assert wisps["replay"]["answers"] == 1500
    assert wisps["replay"]["compressed"] < wisps["replay"]["raw"]
