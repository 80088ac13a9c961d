"""The numbers of the table, printed; the load comes from this process, the server is another.

python -m bench.table                  all of them
python -m bench.table load --seconds 60 --tables 250 --rate 500
python -m bench.table idle open start client --json
python -m bench.table reading          what others notice of somebody who reads without end
python -m bench.table --keep           and kept in bench/results/table.json

The server runs on compiled modules, as a released wheel does, if `make compiled` has built them;
with INTERPRETED=1 in the environment it does not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import subprocess
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import uvloop

from bench.table import client, idle, load, opening, reading, starting
from bench.table.server import runs_compiled

ALL = ("start", "client", "open", "idle", "load", "reading")
GOALS = {
    "p99_ms": 50,
    "p95_ms": 50,
    "_mb": 300,
    "open_ms": 200,
    "start_to_page_s": 2,
    "first_load_kb": 200,
}
RESULTS = Path(__file__).parents[1] / "results" / "table.json"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.table", description=__doc__.split("\n")[0]
    )
    parser.add_argument("what", nargs="*", choices=[*ALL, []])
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=500, help="answers a second in all")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--sockets", type=int, default=4000, help="idle ones")
    parser.add_argument("--answers", type=int, default=1500, help="of the table to open")
    parser.add_argument("--attack", type=float, default=10, help="seconds of each attack")
    parser.add_argument("--http", action="store_true", help="answer by POST, not on the line")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--keep", action="store_true", help=f"in {RESULTS.name}")
    args = parser.parse_args()
    found: dict[str, Any] = {}
    if not args.json:
        print("modules:", "compiled" if runs_compiled() else "interpreted")
    for what in args.what or ALL:
        before = os.getloadavg()[0]
        numbers = measure(what, args)
        numbers["load_average"] = [round(before, 1), round(os.getloadavg()[0], 1)]
        found[what] = numbers
        if not args.json:
            show(what, numbers)
    if args.json:
        print(json.dumps(found, indent=2))
    if args.keep:
        keep(found)


def measure(what: str, args: argparse.Namespace) -> dict[str, Any]:
    match what:
        case "load":
            return crowd(load.measure(args.tables, args.rate, args.seconds, args.http))
        case "idle":
            return asyncio.run(idle.measure(args.sockets))
        case "open":
            return asyncio.run(opening.measure(args.answers))
        case "reading":
            return asyncio.run(reading.measure(args.attack))
        case "client":
            return client.measure()
        case _:
            return starting.measure()


def crowd(work: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
    """Run it on the same kind of loop as the server, so that it takes little of the machine."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def show(what: str, numbers: dict[str, Any]) -> None:
    print(what)
    for name, value in numbers.items():
        under = next((GOALS[end] for end in GOALS if name.endswith(end)), None)
        goal = f"   (goal: under {under})" if under is not None else ""
        print(f"  {name:32}{value}{goal}", flush=True)


def keep(found: dict[str, Any]) -> None:
    """What was measured now, beside what was measured before."""
    commit = subprocess.run(
        ["git", "describe", "--always", "--exclude=*", "--dirty=+"],
        capture_output=True, text=True, check=False,
    ).stdout.strip()  # fmt: skip
    run = {
        "commit": commit,
        "python": platform.python_version(),
        "compiled": runs_compiled(),
        "cores": os.cpu_count(),
    }
    kept = json.loads(RESULTS.read_text()) if RESULTS.is_file() else {}
    kept.update({what: {**run, **numbers} for what, numbers in found.items()})
    ordered = {what: kept[what] for what in ALL if what in kept}
    RESULTS.write_text(json.dumps(ordered, indent=2) + "\n")


if __name__ == "__main__":
    main()
