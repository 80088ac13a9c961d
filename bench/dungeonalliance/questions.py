"""How much players of Dungeon Alliance are asked, for each activation of a hero.

python -m bench.dungeonalliance.questions             squires, 20 games of 1, 2, 3 and 4 players
python -m bench.dungeonalliance.questions --games 5   a rough look

Only questions with more than one answer count. All in: those of the set-up and of monsters too.
"""

from __future__ import annotations

import argparse
from typing import Final

from bench.dungeonalliance.counts import length
from bench.dungeonalliance.games import played

SEATS: Final = (1, 2, 3, 4)
MOST: Final = 8.0
"""More than that, all in, is too much."""


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.dungeonalliance.questions", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--games", type=int, default=20, help="games for each number of players")
    parser.add_argument("--level", default="squire", help="who plays")
    parser.add_argument("--seed", default="questions")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    print("| players | games | about the own heroes | all in | |")
    print("| ---: | ---: | ---: | ---: | --- |")
    for seats in SEATS:
        games = [
            *played(
                args.level, seats, {"heroes": "random"}, range(args.games), args.seed, args.jobs
            )
        ]
        found = length(games)
        mark = "" if found.questions <= MOST else f"more than {MOST:.0f}"
        print(
            f"| {seats} | {found.games} | {found.own_questions:.2f} | {found.questions:.2f} |"
            f" {mark} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
