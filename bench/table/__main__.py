"""The numbers of the table, printed; the load comes from this process, the server is another.

python -m bench.table                  all of them
python -m bench.table load --seconds 60 --tables 250 --rate 500
python -m bench.table idle open start --json
"""

from __future__ import annotations

import argparse
import asyncio
import json
from typing import Any

from bench.table import idle, load, opening, starting

GOALS = {"p99_ms": 50, "idle_mb": 300, "open_ms": 200, "start_to_page_s": 2}


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.table", description=__doc__.split("\n")[0]
    )
    parser.add_argument("what", nargs="*", choices=["load", "idle", "open", "start", []])
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=500, help="answers a second in all")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--sockets", type=int, default=4000, help="idle ones")
    parser.add_argument("--answers", type=int, default=1500, help="of the table to open")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found: dict[str, Any] = {}
    for what in args.what or ["start", "open", "idle", "load"]:
        numbers = measure(what, args)
        found[what] = numbers
        if not args.json:
            print(what)
            for name, value in numbers.items():
                goal = f"   (goal: under {GOALS[name]})" if name in GOALS else ""
                print(f"  {name:22}{value}{goal}", flush=True)
    if args.json:
        print(json.dumps(found, indent=2))


def measure(what: str, args: argparse.Namespace) -> dict[str, Any]:
    match what:
        case "load":
            return asyncio.run(load.measure(args.tables, args.rate, args.seconds))
        case "idle":
            return asyncio.run(idle.measure(args.sockets))
        case "open":
            return asyncio.run(opening.measure(args.answers))
        case _:
            return starting.measure()


if __name__ == "__main__":
    main()
