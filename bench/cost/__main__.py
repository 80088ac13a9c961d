"""What costs what: a table, a flame graph, and how cost grows; docs/cost.md is written from it.

python -m bench.cost                    measure both builds, write the page and its pictures
python -m bench.cost --games 2 --dry    a rough look, nothing is written
python -m bench.cost --two              only whether two processes do the work of two
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec

from bench.cost import flame, measures, plot, processes
from bench.cost.measures import Grown, Measured
from bench.cost.processes import Together
from grimorio.trials.speed import builds, stale

ROOT: Final = Path(__file__).parents[2]
RESULT: Final = ROOT / "bench" / "results" / "cost.json"
NAMES: Final = {"dungeonquest": "DungeonQuest", "tashkalar": "Tash-Kalar", "wisps": "Wisps"}
GROWS: Final = (
    ("seats", "A clone, by seats", "seats"),
    ("laid", "A clone, by what lies on the board", "tiles or pieces"),
    ("answers", "A clone, by the length of the game", "answers given"),
    ("load", "Loading a record, by its length", "answers in it"),
)

BUSY: Final = """ The machine had other work meanwhile: idle
cores are quicker."""

PAGE: Final = """# What costs what

Times are microseconds of processor time on one core, Python {python}, as `python -m bench.cost
--games {games}` found them: means over random games with as many seats as a title has, the
quickest of three looks each. `grimorio bench` measures speed beside another simulator; this page
tells where the time goes.{busy}

## One thing at a time

{tables}

An answer is everything between two questions: checking it, the rules up to the next question, a
checkpoint where the rules begin anew. A clone copies the checkpoint and plays again what was
answered since; a hidden copy deals anew what a seat cannot know besides. Views, choices and
fingerprints are made for people and for records: a search asks for none of them. Engine,
kit, rules and views are compiled; records stay interpreted, which is why saving gains less.

## Where it goes

![Flame graph of DungeonQuest and Tash-Kalar](cost-flame.svg)

Random games of DungeonQuest and Tash-Kalar, interpreted; at every decision a clone (`copy`), a
hidden copy (`hide`) and an answer. A box is a function, its width its share of the time, what it
calls lies below it; open the picture by itself and hover to read names and shares. Brown is the
engine, green the kit, red the rules of a title.

- A copy is two halves of about the same size: copying the state, and running the rules from the
  checkpoint to the open question.
- What the rules do most is look for what is legal: ways out of a room, summons on a board.
- The engine's own part of an answer is small: `grimorio bench` prints it as core.

## How it grows

![How cost grows](cost-growth.svg)

- **Players**: a state holds one hero or one hand more for each; a clone pays for copying it.
- **Board**: it is a list of numbers, copied whole whether explored or not; what lies on it matters
  only to the rules that look at it.
- **Length**: a clone starts from the last checkpoint, so the length of the game does not matter to
  it. Loading a record plays it all again and grows with it; a table opens from a checkpoint.

Where a turn is long, its rules are many steps (see
[architecture](architecture.md#checkpoint-and-tape)): a room, a monster, each round of a fight, each
effect of a card. Between two steps the engine makes a checkpoint as soon as there was some work
since the last one. Without checkpoints inside a turn, a clone late in a fight played all its rounds
again, and the 95th percentile was more than five times as high. A checkpoint has its
price: one copy of the state, also where nobody clones.

## Two processes

{together}

The games of `grimorio simulate`, the bots' process pool and the ladder share nothing between
processes, so that two cores do the work of two: `python -m bench.cost --two` plays for the same
while in one process and in two, and compares. It says something on a machine with two cores and
nothing else to do.
"""


def sides(games: int) -> list[Measured]:
    """Each build of the engine, in a process of its own."""
    found = []
    for place in builds() if not stale() else builds()[:1]:
        command = [sys.executable, "-m", "bench.cost", "--alone", "--games", str(games)]
        environ = {**os.environ, "PYTHONPATH": str(place)}
        done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, check=True)
        found.append(msgspec.json.decode(done.stdout, type=Measured))
    return found


def table(title: str, measured: list[Measured]) -> str:
    """A table in Markdown: mean and 95th percentile of each build."""
    kinds = ["compiled" if side.compiled else "interpreted" for side in measured]
    heads = " | ".join(f"{kind} mean | p95" for kind in kinds)
    lines = [f"| {NAMES[title]} | {heads} |", "| --- |" + " ---: | ---: |" * len(kinds)]
    for n, first in enumerate(measured[0].costs[title]):
        times = [side.costs[title][n].times for side in measured]
        cells = " | ".join(f"{one.mean:.1f} | {one.p95:.1f}" for one in times)
        lines.append(f"| {first.what} | {cells} |")
    return "\n".join(lines)


def growth(measured: list[Measured]) -> str:
    """The pictures: a line for each title and build."""
    return plot.draw([
        (heading, grows, " ms" if by == "load" else " µs", {
            f"{NAMES[one.title]}, {'compiled' if side.compiled else 'interpreted'}": line_of(one)
            for side in measured
            for one in side.grown
            if one.by == by and one.points
        })
        for by, heading, grows in GROWS
    ])  # fmt: skip


def line_of(grown: Grown) -> list[tuple[float, float]]:
    scale = 0.001 if grown.by == "load" else 1.0
    return [(point.at, point.cost * scale) for point in grown.points]


def told(together: Together | None) -> str:
    if together is None:
        return "Not measured here: the machine was at work."
    return (
        f"One process: {together.one:.0f} decisions per second of DungeonQuest with random players;"
        f" two at once: {together.two:.0f}, {together.times:.2f} times as many."
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.cost", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--games", type=int, default=6, help="for each measure")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    parser.add_argument("--two", action="store_true", help="only one process against two")
    parser.add_argument("--busy", action="store_true", help="leave out what needs idle cores")
    parser.add_argument("--alone", action="store_true", help="only this build, as JSON")
    args = parser.parse_args()
    if args.alone:
        sys.stdout.buffer.write(msgspec.json.encode(measures.measure(args.games)))
        return
    together = None if args.busy else processes.measure(rounds=5, seconds=4.0)
    if args.two:
        print(told(together))
        return
    measured = sides(args.games)
    tables = "\n\n".join(table(title, measured) for title in measured[0].costs)
    print(tables, told(together), sep="\n\n")
    if args.dry:
        return
    samples = flame.sample("dungeonquest", args.games) + flame.sample("tashkalar", args.games)
    page = PAGE.format(
        python=platform.python_version(),
        games=args.games,
        busy=BUSY if args.busy else "",
        tables=tables,
        together=told(together),
    )
    (ROOT / "docs" / "cost.md").write_text(page, "utf-8")
    (ROOT / "docs" / "cost-flame.svg").write_text(flame.draw(samples), "utf-8")
    (ROOT / "docs" / "cost-growth.svg").write_text(growth(measured), "utf-8")
    result = {"python": platform.python_version(), "sides": measured, "together": together}
    RESULT.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n")


if __name__ == "__main__":
    main()
