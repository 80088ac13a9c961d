"""How fair Dungeon Alliance is: wins by seat, by hero and by upgrade, what is bought, how long.

python -m bench.dungeonalliance                      2,000 games of 2 players and of 4, half as many
                                                     of 3, between squires; the page
python -m bench.dungeonalliance --games 200 --dry    a rough look, nothing is written
python -m bench.dungeonalliance --seed a b c         the games of each number in equal parts by seed
python -m bench.dungeonalliance --heroes draft --name draft
                                                     with heroes drafted, as tables do by default
python -m bench.dungeonalliance --level knight --games 200 --seats 2 --name knights
                                                     what better bots make of it
python -m bench.dungeonalliance --page               the page once more, from what is kept
python -m bench.dungeonalliance coop                 playing together and alone (together.py)
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Final

import msgspec

from bench.dungeonalliance import together
from bench.dungeonalliance.counts import Tally, tally
from bench.dungeonalliance.games import Account, played
from bench.dungeonalliance.kept import ROOT, SEEDS, going_on, in_parts
from bench.dungeonalliance.page import report, write_page
from grimorio.games.dungeonalliance.components.numbers import DIGEST

SEATS: Final = (2, 3, 4)
PARTS: Final = {2: 1.0, 3: 0.5, 4: 1.0}
"""Which part of the games asked for, if one number is given for all: heroes and cards are told
apart with two and four players, with three only the seats."""


class Kept(msgspec.Struct):
    """A measurement as it is kept."""

    level: str
    games: list[int]
    seeds: list[str]
    heroes: str
    """How heroes were found: an option of a table."""
    content: str
    tallies: list[Tally]


COLUMNS: Final = (
    ("squires", "after"),
    ("squires who draft", "draft"),
    ("knights", "knights"),
    ("squires, ruleset 3", "before"),
)
"""What the page shows side by side, and the name each is kept by; the first one is its base."""


def file_of(name: str) -> Path:
    return ROOT / f"bench/results/dungeonalliance-{name}.json"


def load(name: str) -> Kept | None:
    file = file_of(name)
    return msgspec.json.decode(file.read_bytes(), type=Kept) if file.exists() else None


def accounts(args: argparse.Namespace, seats: int, seed: str, count: int) -> list[Account]:
    """The games of that many players by one seed."""
    options = {"heroes": args.heroes}
    return going_on(
        f"{args.level}-{args.heroes}-{seed}-{seats}",
        Account,
        count,
        lambda games: played(args.level, seats, options, games, seed, args.jobs),
        only=args.kept,
    )


def measure(args: argparse.Namespace) -> Kept:
    tallies = []
    counts = args.games
    if len(counts) == 1:
        counts = [max(1, round(counts[0] * PARTS[seats])) for seats in args.seats]
    for seats, count in zip(args.seats, counts, strict=True):
        found = [
            account
            for seed, part in in_parts(args.seed, count)
            for account in accounts(args, seats, seed, part)
        ]
        if found:
            tallies.append(tally(found))
            print(report(tallies[-1]), flush=True)
    return Kept(args.level, args.games, args.seed, args.heroes, DIGEST[:12], tallies)


def main() -> None:
    if sys.argv[1:2] == [together.PART]:
        together.main(sys.argv[2:])
        return
    parser = argparse.ArgumentParser(
        prog="python -m bench.dungeonalliance", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--games", type=int, nargs="+", default=[2000])
    parser.add_argument("--level", default="squire")
    parser.add_argument("--seed", nargs="+", default=list(SEEDS))
    parser.add_argument("--heroes", default="random", choices=("random", "draft"))
    parser.add_argument("--seats", type=int, nargs="+", choices=SEATS, default=SEATS)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--name", default="after")
    parser.add_argument("--kept", action="store_true", help="count what was played, play nothing")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    parser.add_argument("--page", action="store_true", help="play nothing, write the page")
    args = parser.parse_args()
    if not args.page:
        found = measure(args)
        if args.dry:
            return
        text = json.dumps(msgspec.to_builtins(found), indent=1)
        file_of(args.name).write_text(text + "\n", "utf-8")
    kept = [(name, one) for name, file in COLUMNS if (one := load(file)) is not None]
    if kept:
        write_page(ROOT / "docs", kept)


if __name__ == "__main__":
    main()
