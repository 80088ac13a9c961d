"""Every title plays the same compiled. `make compiled` builds what is tried here. The conformance
suite is elsewhere: a new title passes it without a compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grimorio.conformance import digests
from grimorio.core.registry import find, names

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


@pytest.mark.parametrize("game", names())
def test_the_compiled_rules_play_the_same(game: str) -> None:
    assert COMPILED.is_dir(), "run `make compiled` first, as `make test` does"
    where, there = elsewhere(PRINT_DIGESTS, game, PYTHONPATH=str(COMPILED))
    assert where.endswith(".so"), f"not compiled: {where}"
    assert there == [digests(find(game), seed) for seed in range(3)]


@pytest.mark.parametrize("game", names())
def test_compiled_bots_play_the_same(game: str) -> None:
    given = (PRINT_SQUIRES, game, str(find(game).seating.seats[0]))
    where, there = elsewhere(*given, PYTHONPATH=str(COMPILED))
    assert where.endswith(".so"), f"not compiled: {where}"
    assert there[0][1:] == ["whole"]
    assert there == elsewhere(*given)[1]
