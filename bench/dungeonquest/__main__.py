"""How deadly the dungeon is: how often Heroes come out alive, and with how much gold.

python -m bench.dungeonquest                          print it, and write the page in docs/
python -m bench.dungeonquest --heroes 200 --dry       a rough look, nothing is written
python -m bench.dungeonquest --page                   the page once more, from what is kept
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

import msgspec

from bench import plots
from bench.dungeonquest.games import Fate, Mind, played
from bench.dungeonquest.shares import Share, share
from grimorio.games.dungeonquest.components.numbers import DIGEST, HERO

ROOT: Final = Path(__file__).parents[2]
RESULT: Final = ROOT / "bench/results/dungeonquest.json"
SEATS: Final = (1, 2, 3, 4)


class Group(msgspec.Struct, frozen=True):
    """What became of some Heroes: how many came out, and what those carried."""

    name: str
    alive: Share
    treasure: Share
    """Came out and had stood in the Treasure Room."""
    gold: float
    median: int


def group(name: str, fates: list[Fate]) -> Group:
    out = sorted(fate.gold for fate in fates if fate.gold >= 0)
    rich = [fate for fate in fates if fate.gold >= 0 and fate.treasure]
    return Group(
        name,
        share(len(out), len(fates)),
        share(len(rich), len(fates)),
        sum(out) / len(out) if out else 0.0,
        out[len(out) // 2] if out else 0,
    )


def simulate(
    mind: Mind, seats: int, options: dict[str, Any], args: argparse.Namespace
) -> list[Fate]:
    games = max(1, args.heroes // seats)
    found = played(mind, seats, options, games, args.seed, args.jobs)
    return [fate for fates in found for fate in fates]


def measure(args: argparse.Namespace) -> dict[str, list[Group]]:
    """All groups, by heading."""
    steady = {seats: simulate("steady", seats, {}, args) for seats in SEATS}
    every = [fate for fates in steady.values() for fate in fates]
    dice = simulate("steady", 4, {"dice_combat": True}, args)
    reckless = {seats: simulate("random", seats, {}, args) for seats in SEATS}
    return {
        "Steady players, by number of seats": [
            *[group(f"{seats}", fates) for seats, fates in steady.items()],
            group("4, dice combat", dice),
        ],
        "Steady players, by Hero": [
            group(hero.capitalize(), [fate for fate in every if fate.hero == hero])
            for hero in HERO.ids
        ],
        "Whatever comes (random), by number of seats": [
            group(f"{seats}", fates) for seats, fates in reckless.items()
        ],
    }


def table(groups: list[Group]) -> str:
    """A table in Markdown, readable as it stands."""
    lines = [
        "| | Heroes | out alive | 95% | out with treasure | mean gold | median gold |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for one in groups:
        alive = one.alive
        lines.append(
            f"| {one.name} | {alive.of} | {alive.part:.1%} | {alive.low:.1%} - {alive.high:.1%} |"
            f" {one.treasure.part:.1%} | {one.gold:.0f} | {one.median} |"
        )
    return "\n".join(lines)


PAGE: Final = """# How deadly is the dungeon?

The board game is known for it: about one Hero in six comes out alive, in good hands (the dotted
line). This is what ours does, from simulation: `python -m bench.dungeonquest --heroes {heroes}
--seed {seed}`, content `{digest}`. Steady players go for the Treasure Room, draw while luck and
daylight last, and go home in time; they know only what their seat may know
(`games/dungeonquest/bot`). Intervals are Wilson's, at 95%. Gold is that of Heroes who came out.
Players who move at random also come out now and then, if they stumble upon a Tower with a few
coins, but hardly ever with what lies under the dragon.

![Heroes out alive, by number of seats and by Hero](dungeonquest-balance.svg)

{tables}
"""


class Kept(msgspec.Struct, frozen=True):
    """A measurement as it is kept: all groups, by heading."""

    heroes: int
    seed: str
    content: str
    groups: dict[str, list[Group]]


def write_page(kept: Kept) -> None:
    tables = told(kept.groups)
    digest = kept.content[:12]
    page = PAGE.format(heroes=kept.heroes, seed=kept.seed, digest=digest, tables=tables)
    (ROOT / "docs/dungeonquest-balance.md").write_text(page, "utf-8")
    (ROOT / "docs/dungeonquest-balance.svg").write_text(chart(kept.groups), "utf-8")


def told(groups: dict[str, list[Group]]) -> str:
    return "\n\n".join(f"## {name}\n\n{table(found)}" for name, found in groups.items())


def chart(groups: dict[str, list[Group]]) -> str:
    """How many came out of each group, with a line at one in six."""
    shares = {
        name: [
            plots.Share(one.name, one.alive.part, one.alive.low, one.alive.high) for one in found
        ]
        for name, found in groups.items()
    }
    most = max([0.3, *[share.high for found in shares.values() for share in found]])
    return plots.shares("Heroes out alive", shares, {1 / 6: "one in six"}, most)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.dungeonquest", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--heroes", type=int, default=1200, help="for each line")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    parser.add_argument("--page", action="store_true", help="play nothing, write the page")
    args = parser.parse_args()
    if not args.page:
        found = Kept(args.heroes, args.seed, DIGEST, measure(args))
        print(told(found.groups))
        if args.dry:
            return
        RESULT.write_text(json.dumps(msgspec.to_builtins(found), indent=2) + "\n", "utf-8")
    write_page(msgspec.json.decode(RESULT.read_bytes(), type=Kept))


if __name__ == "__main__":
    main()
