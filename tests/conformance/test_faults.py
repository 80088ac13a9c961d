"""The suite itself: each planted fault fails it, and the same game without a fault does not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grimorio.conformance import CHECKS, Breach
from grimorio.games.wisps import title
from tests.conformance.faults import FAULTS, planted

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("fault", [name for name, (_, check) in FAULTS.items() if check in CHECKS])
def test_a_planted_fault_is_caught(fault: str) -> None:
    with planted(fault), pytest.raises(Breach):
        check_many(FAULTS[fault][1])


def check_many(check: str) -> None:
    for seed in range(20):
        CHECKS[check](title, seed)


@pytest.mark.parametrize("check", CHECKS)
def test_the_same_rule_rightly_written_passes(check: str) -> None:
    with planted("none"):
        for seed in range(3):
            CHECKS[check](title, seed)


def play_elsewhere(fault: str, hash_seed: str) -> str:
    run = subprocess.run(
        [sys.executable, "-m", "tests.conformance.faults", fault, "4"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )
    return run.stdout


def test_an_order_that_depends_on_hashing_is_caught() -> None:
    assert len({play_elsewhere("", seed) for seed in "1234"}) == 1
    assert len({play_elsewhere("hashed-order", seed) for seed in "1234"}) > 1
