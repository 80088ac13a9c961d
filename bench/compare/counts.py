"""The same games in instructions instead of seconds: no other work on the machine changes them.

valgrind counts what a process does from its start to its end. So each side plays twice, few games
and all of them, and once more with a clone at each decision; what is between two of these counts is
what the games, and the clones, cost. Counted games are fifty times slower than others. The numbers
of a second run differ in the fifth digit: texts and addresses do not lie where they lay.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from bench.compare.player import CLONES, PLAYS
from bench.compare.sides import PLAYER

COUNTER: Final = ("valgrind", "--tool=cachegrind", "--cache-sim=no")
FOUND: Final = re.compile(r"I\s+refs:\s+([\d,]+)")


class Cost(msgspec.Struct, frozen=True):
    """Thousands of instructions: of a decision, and of a clone at one."""

    decision: float
    clone: float


class Counted(msgspec.Struct, frozen=True):
    """One title with a number of seats: how many times as fast it is as before, by the count.
    `same` says whether the games had as many decisions."""

    title: str
    seats: int
    games: int
    same: bool
    ratio: float
    before: Cost
    after: Cost


def count(before: Path, after: Path, title: str, seats: int, games: int) -> Counted:
    """That many games of a title, on both sides."""
    old, new = (cost(side, title, seats, games) for side in (before, after))
    return Counted(
        title,
        seats,
        games,
        old[0] == new[0],
        round(old[1].decision / new[1].decision, 3),
        old[1],
        new[1],
    )


def cost(package: Path, title: str, seats: int, games: int) -> tuple[list[int], Cost]:
    """The decisions of each game, and what they cost."""
    all_of_them = range(games)
    runs = [(PLAYS, range(0)), (PLAYS, all_of_them), (CLONES, all_of_them)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        (_, start), (decisions, plays), (_, clones) = pool.map(
            lambda run: instructions(package, title, seats, *run), runs
        )
    first, *counted = decisions
    return counted, Cost(
        round((plays - start) / sum(counted) / 1000, 2),
        round((clones - plays) / (first + sum(counted)) / 1000, 2),
    )


def instructions(
    package: Path, title: str, seats: int, what: str, numbers: range
) -> tuple[list[int], int]:
    """The decisions of one game that loads the title, of the games of these numbers after it, and
    the instructions of the whole process."""
    lines = "".join([json.dumps([title, seats, number]) + "\n" for number in (0, *numbers)])
    with TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        done = subprocess.run(
            [
                *COUNTER,
                "--cachegrind-out-file=/dev/null",
                f"--log-file={log}",
                sys.executable,
                "-P",
                str(PLAYER),
                what,
            ],
            # The same texts have the same hashes, so that the same tables are walked through.
            env={**os.environ, "PYTHONPATH": str(package), "PYTHONHASHSEED": "0"},
            input=lines,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        found = FOUND.search(log.read_text("utf-8"))
    if found is None:
        raise RuntimeError("valgrind has counted nothing")
    decisions = [json.loads(line)[0] for line in done.stdout.splitlines()]
    return decisions, int(found[1].replace(",", ""))
