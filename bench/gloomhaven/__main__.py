"""How well and how fast Gloomhaven's monsters decide.

python -m bench.gloomhaven                       boards solved a second, on the boards of the tests
python -m bench.gloomhaven cases FILE...         every board of files in that format: right or wrong
PYTHONPATH=build/compiled python -m bench.gloomhaven ...    with the compiled build

Each board is solved once cold, which builds its tables of range and sight, and then several times
with the tables kept. The time is that of the core that works for us. The slowest board is named,
with how many times as long as a usual one it takes. With --json all of it comes as
JSON. A wrong board makes it end with 1, and so does a case that is no board; a file that cannot be
read makes it end with 2.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import thread_time_ns
from typing import Any, Final

from bench.gloomhaven.boards import Board, Unread, is_right, read, solve
from grimorio.trials.speed import is_compiled

KEPT: Final = Path("tests/games/gloomhaven/cases/gloomhaven_monsters_random.json")
GOALS: Final = {True: 5000, False: 2000}
"""Boards a second, compiled and interpreted."""
ROUNDS: Final = 5


def measure(cases: list[Board | Unread]) -> dict[str, Any]:
    """Every board, right or wrong; how long it took cold, and how many a second when known."""
    boards = [case for case in cases if isinstance(case, Board)]
    started = thread_time_ns()
    right = [is_right(board, solve(board)) for board in boards]
    cold = thread_time_ns() - started
    least = [cold for _ in boards]
    for _ in range(ROUNDS):
        for place, board in enumerate(boards):
            started = thread_time_ns()
            solve(board)
            least[place] = min(least[place], thread_time_ns() - started)
    longest = max(least, default=0)
    unread = {case.id: case.reason for case in cases if isinstance(case, Unread)}
    wrong = [board.id for board, good in zip(boards, right, strict=True) if not good]
    return {
        "boards": len(cases),
        "wrong": [*wrong, *unread],
        "unread": unread,
        "right": sum(right),
        "cold_seconds": round(cold / 1e9, 3),
        "boards_a_second": round(len(boards) / max(1, sum(least)) * 1e9),
        "slowest": boards[least.index(longest)].id if boards else "",
        "slowest_times_usual": round(longest / max(1, median(least)), 1) if boards else 0,
        "compiled": is_compiled(),
    }


def main(args: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.gloomhaven",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", nargs="?", choices=["cases"], help="solve the boards of files")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args(args)
    files = wanted.files or [KEPT]
    try:
        found = measure([board for path in files for board in read(path)])
    except (OSError, ValueError, KeyError, TypeError) as error:
        parser.exit(2, f"{parser.prog}: no boards could be read: {error!r}\n")
    if wanted.json:
        print(json.dumps(found, indent=2))
    else:
        build = "compiled" if found["compiled"] else "interpreted"
        print(f"{found['right']} of {found['boards']} boards right")
        for id in found["wrong"]:
            reason = found["unread"].get(id)
            print(f"wrong: {id}" if reason is None else f"not read: {id}: {reason}")
        print(f"{found['cold_seconds']} s with the tables of range and sight still to be built")
        pace, goal = found["boards_a_second"], GOALS[found["compiled"]]
        print(f"{pace} boards a second with tables kept, {build} (goal: {goal})")
        times = found["slowest_times_usual"]
        print(f"the slowest, {found['slowest']}, takes {times} times as long as a usual one")
    sys.exit(1 if found["wrong"] else 0)


if __name__ == "__main__":
    main()
