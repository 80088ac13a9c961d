"""How fair Dungeon Alliance is: wins by seat, by hero and by upgrade, what is bought, how long.

python -m bench.dungeonalliance                      2,000 games of 2 players and of 4, half as many
                                                     of 3, between squires; the page
python -m bench.dungeonalliance --games 200 --dry    a rough look, nothing is written
python -m bench.dungeonalliance --level dragon --games 260 40 --seats 2 4 --name dragons
                                                     what the best bots make of it: 260 games of 2
                                                     players and 40 of 4
python -m bench.dungeonalliance --name before        kept as what the page compares with
python -m bench.dungeonalliance --page               the page once more, from what is kept
python -m bench.dungeonalliance coop                 playing together and alone (together.py)
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

import grimorio
from bench.dungeonalliance import together
from bench.dungeonalliance.counts import Tally, tally
from bench.dungeonalliance.games import Account, played
from bench.dungeonalliance.page import report, write_page
from grimorio.games.dungeonalliance.components.numbers import DIGEST

ROOT: Final = Path(__file__).parents[2]
SEATS: Final = (2, 3, 4)
PARTS: Final = {2: 1.0, 3: 0.5, 4: 1.0}
"""Which part of the games asked for, if one number is given for all: heroes and cards are told
apart with two and four players, with three only the seats."""


MATTERS: Final = ("bot", "components", "rules")
"""What games depend on; how they are shown does not matter."""


class Kept(msgspec.Struct):
    """A measurement as it is kept."""

    level: str
    games: list[int]
    seed: str
    content: str
    tallies: list[Tally]


def file_of(name: str) -> Path:
    return ROOT / f"bench/results/dungeonalliance-{name}.json"


def load(name: str) -> Kept | None:
    file = file_of(name)
    return msgspec.json.decode(file.read_bytes(), type=Kept) if file.exists() else None


@cache
def code() -> str:
    """A name for rules and bots as they are: games of others do not count."""
    folder = Path(grimorio.__path__[0])
    files = [
        file
        for part in (*[f"games/dungeonalliance/{one}" for one in MATTERS], "bots")
        for file in sorted((folder / part).rglob("*.py"))
    ]
    return hashlib.sha256(b"".join([file.read_bytes() for file in files])).hexdigest()[:8]


def accounts(args: argparse.Namespace, seats: int, count: int) -> list[Account]:
    """The games of that many players. What was played is kept in build/balance, so that a
    measurement can be stopped and gone on with."""
    folder = ROOT / "build" / "balance"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{DIGEST[:12]}-{code()}-{args.level}-{args.seed}-{seats}.jsonl"
    lines = file.read_bytes().splitlines() if file.exists() else []
    found = [msgspec.json.decode(line, type=Account) for line in lines[:count]]
    if args.kept:
        return found
    games = range(len(found), count)
    options = {"heroes": "random"}
    with file.open("ab") as kept:
        for account in played(args.level, seats, options, games, args.seed, args.jobs):
            kept.write(msgspec.json.encode(account) + b"\n")
            kept.flush()
            found.append(account)
    return found


def measure(args: argparse.Namespace) -> Kept:
    tallies = []
    counts = args.games
    if len(counts) == 1:
        counts = [max(1, round(counts[0] * PARTS[seats])) for seats in args.seats]
    for seats, count in zip(args.seats, counts, strict=True):
        found = accounts(args, seats, count)
        if found:
            tallies.append(tally(found))
            print(report(tallies[-1]), flush=True)
    return Kept(args.level, args.games, args.seed, DIGEST[:12], tallies)


def main() -> None:
    if sys.argv[1:2] == [together.PART]:
        together.main(sys.argv[2:])
        return
    parser = argparse.ArgumentParser(
        prog="python -m bench.dungeonalliance", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--games", type=int, nargs="+", default=[2000])
    parser.add_argument("--level", default="squire")
    parser.add_argument("--seed", default="balance")
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
    after, before = load("after"), load("before")
    if after is not None:
        write_page(ROOT / "docs", after, before, load("dragons"))


if __name__ == "__main__":
    main()
