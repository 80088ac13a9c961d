"""The page on what costs what, and its pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bench import plots
from bench.cost import processes
from bench.cost.kept import Kept
from bench.cost.measures import Grown, Measured
from bench.cost.where import Where
from grimorio.core.registry import find
from grimorio.texts import texts_of

GROWS: Final = (
    ("seats", "A clone, by seats", "seats", "µs"),
    ("size", "A clone, by the size of the state", "KB", "µs"),
    ("answers", "A clone, by the length of the game", "answers given", "µs"),
    ("load", "Loading a record, by its length", "answers in it", "ms"),
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

![Where the time goes, by title](cost-where.svg)

Random games with as many seats as a title has, interpreted; at every decision a clone, a hidden
copy and an answer. A timer of processor time looked at the stack, {looks} times for each title. A
bar is all the time of that piece of work, and says how much of it was spent copying the state, in
the engine, in the kit and in the rules of the title. The rest is Python's library, and this
measurement itself.

{busiest}

- A clone copies the state, and runs the rules from the checkpoint to the open question.
- What the rules do most is look for what is legal: ways over a board, attacks, summons.
- The engine's own part of an answer is a few microseconds: `grimorio bench` prints it as core.

## How it grows

![How cost grows](cost-growth.svg)

The {build} build.

- **Players**: a state holds one hero or one hand more for each; a clone pays for copying it.
- **Size**: that of the state, written as JSON. What lies on a board is a list of numbers, copied
  whole; what is on it matters only to the rules that look at it.
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


def write(folder: Path, kept: Kept) -> None:
    """The page and its pictures."""
    page = PAGE.format(
        python=kept.python,
        games=kept.games,
        busy=BUSY if kept.busy else "",
        tables=tables(kept.sides),
        looks=kept.looks,
        busiest=busiest(kept.where),
        build=build(kept.sides[-1]),
        together=processes.told(kept.together),
    )
    (folder / "cost.md").write_text(page, "utf-8")
    (folder / "cost-where.svg").write_text(shares(kept.where), "utf-8")
    (folder / "cost-growth.svg").write_text(growth(kept.sides[-1]), "utf-8")


def name_of(title: str) -> str:
    """What people call it."""
    return texts_of(find(title), "en").tell("title")


def build(side: Measured) -> str:
    return "compiled" if side.compiled else "interpreted"


def tables(sides: list[Measured]) -> str:
    """A table for each title: mean and 95th percentile of each build."""
    return "\n\n".join(table(title, sides) for title in sides[0].costs)


def table(title: str, sides: list[Measured]) -> str:
    heads = " | ".join(f"{build(side)} mean | p95" for side in sides)
    lines = [f"| {name_of(title)} | {heads} |", "| --- |" + " ---: | ---: |" * len(sides)]
    for n, first in enumerate(sides[0].costs[title]):
        times = [side.costs[title][n].times for side in sides]
        cells = " | ".join(f"{one.mean:.1f} | {one.p95:.1f}" for one in times)
        lines.append(f"| {first.what} | {cells} |")
    return "\n".join(lines)


def shares(where: dict[str, Where]) -> str:
    groups = {
        name_of(title): [plots.Stack(part, rooms) for part, rooms in found.rooms.items()]
        for title, found in where.items()
    }
    return plots.stacks("Where the time goes", groups)


def busiest(where: dict[str, Where]) -> str:
    """The functions in which most time is spent, in a table."""
    lines = ["| | most time is spent in |", "| --- | --- |"]
    for title, found in where.items():
        names = [
            f"`{name.removeprefix(f'games/{title}/')}` {part:.0%}" for name, part in found.busiest
        ]
        lines.append(f"| {name_of(title)} | {', '.join(names)} |")
    return "\n".join(lines)


def growth(side: Measured) -> str:
    """How it grows in one build: a panel for each thing that grows, a line for each title."""
    panels = []
    for by, heading, across, up in GROWS:
        lines = {
            name_of(one.title): line_of(one) for one in side.grown if one.by == by and one.points
        }
        panels.append(plots.Panel(heading, across, up, lines))
    return plots.curves(f"How cost grows, {build(side)}", panels)


def line_of(grown: Grown) -> list[tuple[float, float]]:
    wide = 0.001 if grown.by == "size" else 1.0
    high = 0.001 if grown.by == "load" else 1.0
    return [(point.at * wide, point.cost * high) for point in grown.points]
