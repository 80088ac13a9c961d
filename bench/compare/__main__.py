"""Is a title slower than it was? This tree beside another revision, in turns, both compiled.

python -m bench.compare main                          every title, with the fewest and most seats
python -m bench.compare main gloomhaven:4 wisps:2     these titles, with that number of seats
python -m bench.compare main --rounds 24              surer
python -m bench.compare main --count 20               20 games each, in instructions by valgrind
python -m bench.compare main --keep speed             and bench/results/speed.json is written
"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from bench.compare import counts, rounds, sides
from bench.compare.counts import Counted
from bench.compare.rounds import FEWEST, Compared
from grimorio.core.registry import find, names

RESULTS: Final = Path(__file__).parents[1] / "results"

HEAD: Final = """\
| title | seats | games | speed, of before | 95% | clone p50 before | now | p95 before | now |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"""

COUNTS: Final = """\
| title | seats | games | speed, of before | decision before | now | clone before | now |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"""
"""In thousands of instructions."""


def what(words: Sequence[str]) -> list[tuple[str, int]]:
    """Titles with a number of seats, as they were written; all of them if none were."""
    if not words:
        return [(name, seats) for name in names() for seats in sorted({*find(name).seating.seats})]
    pairs = [word.partition(":") for word in words]
    return [(find(name).name, int(seats)) for name, _, seats in pairs]


def row(one: Compared | Counted) -> str:
    """A line of the table."""
    if isinstance(one, Compared):
        bounds = [f"{one.low:.3f} to {one.high:.3f}"]
        costs = [one.before.p50, one.after.p50, one.before.p95, one.after.p95]
    else:
        bounds = []
        costs = [one.before.decision, one.after.decision, one.before.clone, one.after.clone]
    cells = [
        one.title,
        f"{one.seats}",
        f"{one.games}" if one.same else f"{one.games}, other",
        f"{one.ratio:.3f}",
        *bounds,
        *(f"{cost:.1f}" for cost in costs),
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.compare", description=__doc__.split("\n")[0]
    )
    parser.add_argument("revision", help="what to compare with, as git names it")
    parser.add_argument("title", nargs="*", help="name:seats")
    parser.add_argument("--rounds", type=int, default=12, help=f"at least {FEWEST}")
    parser.add_argument("--seconds", type=float, default=2.0, help="of a round, for each side")
    parser.add_argument("--count", type=int, metavar="GAMES", help="count instructions instead")
    parser.add_argument("--keep", metavar="NAME", help="write bench/results/NAME.json")
    args = parser.parse_args()
    if args.rounds < FEWEST:
        parser.error(f"fewer than {FEWEST} rounds say nothing that is sure")
    if args.count is not None and args.count < 1:
        parser.error("no game says nothing")
    if args.count and shutil.which(counts.COUNTER[0]) is None:
        parser.error("to count instructions takes valgrind")
    before, after = sides.of(args.revision), sides.here()
    print(COUNTS if args.count else HEAD)
    found: list[Compared | Counted] = []
    for title, seats in what(args.title):
        found.append(
            counts.count(before, after, title, seats, args.count)
            if args.count
            else rounds.compare(before, after, title, seats, args.rounds, args.seconds)
        )
        print(row(found[-1]), flush=True)
    if args.keep:
        written = msgspec.json.format(msgspec.json.encode(found), indent=2)
        (RESULTS / f"{args.keep}.json").write_bytes(written + b"\n")


if __name__ == "__main__":
    main()
