"""How fair Dungeon Alliance is: wins by seat, by hero and by upgrade, what is bought, how long.

python -m bench.dungeonalliance                      2,000 games of 2, 3 and 4 players; the page
python -m bench.dungeonalliance --games 200 --dry    a rough look, nothing is written
python -m bench.dungeonalliance --name before        kept as what the page compares with
python -m bench.dungeonalliance --page               the page once more, from what is kept
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

import msgspec

from bench.dungeonalliance.counts import Tally, tally
from bench.dungeonalliance.games import Account, played
from bench.dungeonalliance.page import report, write_page
from grimorio.games.dungeonalliance.components.numbers import DIGEST

ROOT: Final = Path(__file__).parents[2]
SEATS: Final = (2, 3, 4)
PARTS: Final = {2: 0.45, 3: 0.15, 4: 0.4}
"""How the games are shared out: heroes are told apart in games of two and of four."""


OTHERS: Final = {
    "step": "One step before the last",
    "squires": "Confirmed by squires",
    "dragons": "Confirmed by dragons",
}
"""What else the page tells of, if it is kept under that name."""


class Kept(msgspec.Struct):
    """A measurement as it is kept."""

    level: str
    games: int
    seed: str
    content: str
    tallies: list[Tally]


def file_of(name: str) -> Path:
    return ROOT / f"bench/results/dungeonalliance-{name}.json"


def load(name: str) -> Kept | None:
    file = file_of(name)
    return msgspec.json.decode(file.read_bytes(), type=Kept) if file.exists() else None


def accounts(args: argparse.Namespace, seats: int) -> list[Account]:
    """The games of that many players. What was played is kept in build/balance, so that a
    measurement can be stopped and gone on with."""
    count = max(1, round(args.games * PARTS[seats]))
    folder = ROOT / "build" / "balance"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{DIGEST[:12]}-{args.level}-{args.seed}-{seats}.jsonl"
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
    for seats in SEATS:
        found = accounts(args, seats)
        if found:
            tallies.append(tally(found))
            print(report(tallies[-1]), flush=True)
    return Kept(args.level, args.games, args.seed, DIGEST[:12], tallies)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.dungeonalliance", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--level", default="squire")
    parser.add_argument("--seed", default="balance")
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
        others = [(title, load(name)) for name, title in OTHERS.items()]
        write_page(ROOT / "docs", after, before, others)


if __name__ == "__main__":
    main()
