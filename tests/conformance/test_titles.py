"""Every title of the registry, through every check."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from grimorio.conformance import CHECKS, digests
from grimorio.core.title import Title

PRINT_DIGESTS = (
    "import sys; from grimorio.conformance import digests; from grimorio.core.registry import find;"
    "[print(*digests(find(sys.argv[1]), i)) for i in range(3)]"
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


def digests_elsewhere(game: str, hash_seed: str) -> list[list[str]]:
    """The digests of three games played in another process."""
    run = subprocess.run(
        [sys.executable, "-c", PRINT_DIGESTS, game],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )
    return [line.split() for line in run.stdout.splitlines()]


def test_another_process_with_another_hash_seed_plays_the_same(title: Title[Any]) -> None:
    here = [digests(title, seed) for seed in range(3)]
    for hash_seed in ("1", "2", "3"):
        assert digests_elsewhere(title.name, hash_seed) == here
