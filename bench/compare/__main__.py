"""Is a title slower than it was? This tree beside another revision, in turns, both compiled.

python -m bench.compare main                          every title, with the fewest and most seats
python -m bench.compare main gloomhaven:4 wisps:2     these titles, with that number of seats
python -m bench.compare main --rounds 24              surer
python -m bench.compare main --keep speed             and bench/results/speed.json is written
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from bench.compare import rounds, sides
from bench.compare.rounds import FEWEST, Compared
from grimorio.core.registry import find, names

RESULTS: Final = Path(__file__).parents[1] / "results"

HEAD: Final = """\
| title | seats | games | speed, of before | 95% | clone p50 before | now | p95 before | now |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"""


def what(words: Sequence[str]) -> list[tuple[str, int]]:
    """Titles with a number of seats, as they were written; all of them if none were."""
    if not words:
        return [(name, seats) for name in names() for seats in sorted({*find(name).seating.seats})]
    pairs = [word.partition(":") for word in words]
    return [(find(name).name, int(seats)) for name, _, seats in pairs]


def row(one: Compared) -> str:
    """A line of the table."""
    games = f"{one.games}" if one.same else f"{one.games}, other"
    cells = [
        one.title,
        f"{one.seats}",
        games,
        f"{one.ratio:.3f}",
        f"{one.low:.3f} to {one.high:.3f}",
        *(f"{cost:.1f}" for cost in (one.before.p50, one.after.p50, one.before.p95, one.after.p95)),
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
    parser.add_argument("--keep", metavar="NAME", help="write bench/results/NAME.json")
    args = parser.parse_args()
    if args.rounds < FEWEST:
        parser.error(f"fewer than {FEWEST} rounds say nothing that is sure")
    before, after = sides.of(args.revision), sides.here()
    print(HEAD)
    found = []
    for title, seats in what(args.title):
        found.append(rounds.compare(before, after, title, seats, args.rounds, args.seconds))
        print(row(found[-1]), flush=True)
    if args.keep:
        written = msgspec.json.format(msgspec.json.encode(found), indent=2)
        (RESULTS / f"{args.keep}.json").write_bytes(written + b"\n")


if __name__ == "__main__":
    main()
