from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.bootstrap import LOCKS, PROFILES, pins

NAMES = ("uv", "build", "node", *PROFILES)


def test_every_lock_is_known() -> None:
    assert sorted(path.name for path in LOCKS.iterdir()) == sorted(f"{n}.txt" for n in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_lock_holds_versions_and_hashes_alone(name: str) -> None:
    """No address and no path: the same lock serves every machine and every index."""
    pin = re.compile(r"[a-z0-9-]+==[\w.+!]+( ; [\w .'<>=!()]+)? \\")
    mark = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
    for line in (LOCKS / f"{name}.txt").read_text().splitlines():
        assert pin.fullmatch(line) or mark.fullmatch(line), line


@pytest.mark.parametrize("name", ["dev", "bench"])
def test_whoever_works_here_runs_what_players_run(name: str) -> None:
    assert pins(LOCKS / "run.txt").items() <= pins(LOCKS / f"{name}.txt").items()


def test_no_other_kind_of_lock_crept_in() -> None:
    assert not Path(LOCKS.parent, "uv.lock").exists()
