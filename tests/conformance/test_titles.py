"""Every title of the registry, through every check."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grimorio.conformance import CHECKS, digests
from grimorio.core.title import Title

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"
PRINT_DIGESTS = (
    "import sys; from grimorio.conformance import digests; from grimorio.core import drive;"
    "from grimorio.core.registry import find;"
    "print(drive.__file__); [print(*digests(find(sys.argv[1]), i)) for i in range(3)]"
)
PRINT_SQUIRES = (
    "import sys; from grimorio.core import drive;"
    "from grimorio.trials.contest import contest, play;"
    "game, seats = sys.argv[1], int(sys.argv[2]);"
    "found = play(contest(game, bots=['squire'] * seats, seats=seats, seed='compiled'), 0);"
    "print(drive.__file__); print(found.reason, found.failure or 'whole');"
    "[print(seat.answers, seat.score) for seat in found.seats]"
)


@pytest.mark.parametrize("check", CHECKS)
def test_a_title_keeps_the_contract(title: Title[Any], check: str, seed: int) -> None:
    CHECKS[check](title, seed)


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS)
def test_a_title_keeps_the_contract_over_many_games(
    title: Title[Any], check: str, record_property: Callable[[str, object], None]
) -> None:
    games = 200 if title.listing.finished else 20
    record_property("games", games)
    record_property("seeds", f"1000-{1000 + games - 1}")
    for seed in range(1000, 1000 + games):
        CHECKS[check](title, seed)


def digests_elsewhere(game: str, **environment: str) -> tuple[str, list[list[str]]]:
    """The digests of three games played in another process, and where its engine lies."""
    return elsewhere(PRINT_DIGESTS, game, **environment)


def elsewhere(program: str, *given: str, **environment: str) -> tuple[str, list[list[str]]]:
    """What another process prints, and where its engine lies."""
    run = subprocess.run(
        [sys.executable, "-c", program, *given],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **environment},
    )
    where, *lines = run.stdout.splitlines()
    return where, [line.split() for line in lines]


def test_another_process_with_another_hash_seed_plays_the_same(title: Title[Any]) -> None:
    here = [digests(title, seed) for seed in range(3)]
    for hash_seed in ("1", "2", "3"):
        assert digests_elsewhere(title.name, PYTHONHASHSEED=hash_seed)[1] == here


def test_the_compiled_rules_play_the_same(title: Title[Any]) -> None:
    assert COMPILED.is_dir(), "run `make compiled` first, as `make test` does"
    where, there = digests_elsewhere(title.name, PYTHONPATH=str(COMPILED))
    assert where.endswith(".so"), f"not compiled: {where}"
    assert there == [digests(title, seed) for seed in range(3)]


def test_compiled_bots_play_the_same(title: Title[Any]) -> None:
    given = (PRINT_SQUIRES, title.name, str(title.seating.seats[0]))
    where, there = elsewhere(*given, PYTHONPATH=str(COMPILED))
    assert where.endswith(".so"), f"not compiled: {where}"
    assert there[0][1:] == ["whole"]
    assert there == elsewhere(*given)[1]
