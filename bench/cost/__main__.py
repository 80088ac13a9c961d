"""What costs what, where the time goes, and how cost grows: docs/cost.md is written from it.

python -m bench.cost                    measure every title in both builds, write page and pictures
python -m bench.cost --busy             the same while the machine has other work
python -m bench.cost --games 2 --dry    a rough look, nothing is written
python -m bench.cost --page             the page once more, from what is kept
python -m bench.cost --two              only whether two processes do the work of two
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec

from bench.cost import measures, processes
from bench.cost.kept import Kept
from bench.cost.measures import Measured
from bench.cost.where import where
from grimorio.core.registry import names
from grimorio.trials.speed import builds, stale

ROOT: Final = Path(__file__).parents[2]
RESULT: Final = ROOT / "bench" / "results" / "cost.json"


def sides(games: int, answers: int) -> list[Measured]:
    """Each build of the engine, in a process of its own."""
    found = []
    for place in builds() if not stale() else builds()[:1]:
        command = [sys.executable, "-m", "bench.cost", "--alone", "--games", str(games)]
        command += ["--answers", str(answers)]
        environ = {**os.environ, "PYTHONPATH": str(place)}
        done = subprocess.run(command, cwd=ROOT, env=environ, stdout=subprocess.PIPE, check=True)
        found.append(msgspec.json.decode(done.stdout, type=Measured))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.cost", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--games", type=int, default=6, help="for each measure")
    parser.add_argument("--answers", type=int, default=measures.WHOLE, help="of a game at most")
    parser.add_argument("--looks", type=int, default=2000, help="at the stack, for each title")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    parser.add_argument("--page", action="store_true", help="measure nothing, write the page")
    parser.add_argument("--two", action="store_true", help="only one process against two")
    parser.add_argument("--busy", action="store_true", help="leave out what needs idle cores")
    parser.add_argument("--alone", action="store_true", help="only this build, as JSON")
    args = parser.parse_args()
    if args.alone:
        sys.stdout.buffer.write(msgspec.json.encode(measures.measure(args.games, args.answers)))
    elif args.two:
        print(processes.told(processes.measure(rounds=5, seconds=4.0)))
    else:
        report(args)


def report(args: argparse.Namespace) -> None:
    """Measure, unless what is kept will do, and write the page."""
    from bench.cost import page  # whoever only measures needs no plotter

    if not args.page:
        kept = measure(args)
        print(page.tables(kept.sides), processes.told(kept.together), sep="\n\n")
        if args.dry:
            return
        RESULT.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=2) + b"\n")
    page.write(ROOT / "docs", msgspec.json.decode(RESULT.read_bytes(), type=Kept))


def measure(args: argparse.Namespace) -> Kept:
    together = None if args.busy else processes.measure(rounds=5, seconds=4.0)
    return Kept(
        platform.python_version(),
        args.games,
        args.busy,
        args.looks,
        sides(args.games, args.answers),
        {title: where(title, args.looks) for title in names()},
        together,
    )


if __name__ == "__main__":
    main()
