"""How deadly the dungeon is: how often Heroes come out alive, and with how much gold.

python -m bench.dungeonquest                          print it, and write the page in docs/
python -m bench.dungeonquest --heroes 200 --dry       a rough look, nothing is written
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.dungeonquest import chart
from bench.dungeonquest.games import Fate, Mind, played
from bench.dungeonquest.shares import Share, share
from grimorio.games.dungeonquest.components.numbers import DIGEST, HERO

ROOT: Final = Path(__file__).parents[2]
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
Whoever plays at random comes out too, now and then, having stumbled upon a Tower with a few coins,
but hardly ever with what lies under the dragon.

![Heroes out alive, by number of seats and by Hero](dungeonquest-balance.svg)

{tables}
"""


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.dungeonquest", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--heroes", type=int, default=1200, help="for each line")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    args = parser.parse_args()
    found = measure(args)
    tables = "\n\n".join(f"## {name}\n\n{table(groups)}" for name, groups in found.items())
    print(tables)
    if args.dry:
        return
    page = PAGE.format(heroes=args.heroes, seed=args.seed, digest=DIGEST[:12], tables=tables)
    (ROOT / "docs/dungeonquest-balance.md").write_text(page, "utf-8")
    bars = [(f"{name}: {g.name}", g.alive) for name, groups in found.items() for g in groups]
    (ROOT / "docs/dungeonquest-balance.svg").write_text(chart.draw(bars), "utf-8")
    data = {"heroes": args.heroes, "seed": args.seed, "content": DIGEST}
    result = {**data, "groups": msgspec.to_builtins(found)}
    file = ROOT / "bench/results/dungeonquest.json"
    file.write_text(json.dumps(result, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
