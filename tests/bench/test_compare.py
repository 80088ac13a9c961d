"""The comparison of two trees: a slower one is noticed, an equal one is not called slower."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bench.compare import counts, rounds, sides
from bench.compare.__main__ import COUNTS, HEAD, row, what
from bench.compare.rounds import bounds, compare
from grimorio.core.registry import find, names
from tools.bootstrap import ROOT

TOY = """
import __main__, atexit, os

worked = 0

@atexit.register
def told():
    if "TOLD" in os.environ:
        with open(os.environ["TOLD"], "w") as log:
            log.write(f"==1== I   refs:      {{worked:,}}")

def work():
    global worked
    worked += {work}

__main__.thread_time = lambda: worked / 1e6
__main__.thread_time_ns = lambda: worked * 1000

class Question:
    seat, options = 0, (0, 1)

class Game:
    def __init__(self):
        self.left, self.pending = {decisions}, [Question()]

    @property
    def outcome(self):
        return None if self.left else "over"

    def answer(self, seat, option):
        self.left -= 1
        work()

    def clone(self):
        work()

def new(title, *, seats, seed):
    return Game()
"""
"""A package that has as much of grimorio as is measured, and a clock that counts its work."""

COUNTER = """
import os, sys

log, = [word for word in sys.argv if word.startswith("--log-file=")]
os.environ["TOLD"] = log.partition("=")[2]
command = [word for word in sys.argv[1:] if not word.startswith("--")]
os.execv(command[0], command)
"""
"""Stands for valgrind: the toy itself says what it has done."""

Tree = Callable[..., Path]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    def grown(name: str, *, work: int, decisions: int = 50) -> Path:
        place = tmp_path / name
        place.mkdir()
        (place / "grimorio.py").write_text(TOY.format(work=work, decisions=decisions), "utf-8")
        return place

    return grown


def test_a_tree_that_works_twice_as_long_is_half_as_fast(tree: Tree) -> None:
    quick, slow = tree("quick", work=4_000), tree("slow", work=8_000)
    found = compare(quick, slow, "toy", 1, rounds=6, seconds=0.01)
    assert found.same
    assert (found.low, found.ratio, found.high) == (0.5, 0.5, 0.5)
    assert found.after.p50 == 2 * found.before.p50
    assert compare(slow, quick, "toy", 1, rounds=6, seconds=0.01).low == 2


def test_games_that_have_become_longer_are_named(tree: Tree) -> None:
    short, long = tree("short", work=4_000), tree("long", work=4_000, decisions=100)
    found = compare(short, long, "toy", 1, rounds=6, seconds=0.01)
    assert not found.same
    assert ", other |" in row(found)
    assert found.ratio == 1, "a longer game is no slower game"


def test_a_real_title_is_played_on_both_sides() -> None:
    found = compare(ROOT / "src", ROOT / "src", "wisps", 2, rounds=6, seconds=0.01)
    assert found.same
    assert found.games >= 6
    assert 0 < found.before.p50 <= found.before.p95
    assert row(found).count("|") == HEAD.splitlines()[0].count("|")


def test_instructions_are_counted_of_decisions_and_of_clones(
    tree: Tree, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What loads a title costs too, and does not count."""
    counter = tmp_path / "counter.py"
    counter.write_text(COUNTER, "utf-8")
    monkeypatch.setattr(counts, "COUNTER", (sys.executable, str(counter)))
    quick, slow = tree("quick", work=4_000), tree("slow", work=8_000, decisions=100)
    found = counts.count(quick, slow, "toy", 1, games=3)
    assert found.before == counts.Cost(decision=4.0, clone=4.0)
    assert found.after == counts.Cost(decision=8.0, clone=8.0)
    assert found.ratio == 0.5
    assert not found.same
    assert row(found) == "| toy | 1 | 3, other | 0.500 | 4.0 | 8.0 | 4.0 | 8.0 |"
    assert row(found).count("|") == COUNTS.splitlines()[0].count("|")


def test_the_sides_change_who_is_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played = []

    class Told(sides.Side):
        def __init__(self, package: Path) -> None:
            self.name = package.name

        def play(self, title: str, seats: int, number: int) -> sides.Game:
            played.append((self.name, number))
            return sides.Game(10, 1.0, [1.0])

        def close(self) -> None:
            played.append((self.name, -1))

    monkeypatch.setattr(rounds, "Side", Told)
    found = list(rounds.play(tmp_path / "a", tmp_path / "b", "toy", 1, 1, 2.0))
    assert [len(one.after) for one in found] == [2]
    warm = [("a", 0), ("b", 0)]
    assert played == [*warm, ("a", 0), ("b", 0), ("b", 1), ("a", 1), ("b", -1), ("a", -1)]


def test_the_bounds_are_those_of_the_sign_test() -> None:
    assert bounds([3, 1, 2, 6, 5, 4]) == (1, 6)
    assert bounds(list(range(1, 13))) == (3, 10)
    assert bounds(list(range(1, 25))) == (7, 18)


def test_without_a_title_all_are_compared_with_the_fewest_and_the_most_seats() -> None:
    assert what(["wisps:2"]) == [("wisps", 2)]
    low, high = find("dungeonquest").seating.seats
    found = what([])
    assert {name for name, _ in found} == set(names())
    assert [seats for name, seats in found if name == "dungeonquest"] == [low, high]


def test_a_revision_is_compiled_in_a_tree_of_its_own_that_goes_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def git(*words: str) -> str:
        who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
        done = subprocess.run(
            ["git", *who, *words], cwd=tmp_path, check=True, capture_output=True, text=True
        )
        return done.stdout

    git("init", "--quiet")
    (tmp_path / "word").write_text("before", "utf-8")
    git("add", "word")
    git("commit", "--quiet", "-m", "before")
    (tmp_path / "word").write_text("after", "utf-8")
    compiled = []

    def compile_in(folder: Path) -> None:
        compiled.append(folder)
        built = folder / "build" / "compiled"
        built.mkdir(parents=True)
        (built / "word").write_bytes((folder / "word").read_bytes())

    monkeypatch.setattr(sides, "ROOT", tmp_path)
    monkeypatch.setattr(sides, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(sides, "compile_in", compile_in)
    package = sides.of("HEAD")
    assert (package / "word").read_text("utf-8") == "before"
    assert sides.of("HEAD") == package
    assert len(compiled) == 1
    assert not compiled[0].exists()
    assert len(git("worktree", "list").splitlines()) == 1


def test_few_rounds_are_refused() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bench.compare", "HEAD", "--rounds", "5"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "fewer than 6 rounds" in done.stderr
