"""`grimorio bench`: how fast everything is, in one table a title."""

from __future__ import annotations

import argparse

from grimorio.cli.terminal import CannotDo, Terminal
from grimorio.core.registry import find
from grimorio.trials import speed
from grimorio.trials.simulation import Spread
from grimorio.trials.speed.results import GOALS, LOOKS, Bench, Goal, Measures


def bench(args: argparse.Namespace, terminal: Terminal) -> int:
    """Measure and print."""
    if args.alone:
        terminal.json(speed.measure(args.game, quick=args.quick))
        return 0
    for name in args.game:
        find(name)
    if old := speed.stale():
        terminal.complain("cli-bench-stale", count=len(old), file=old[0])
    with terminal.progress() as progress:
        task = progress.add_task("", total=None)
        try:
            found = speed.bench(
                args.game,
                quick=args.quick,
                says=lambda what: progress.update(task, description=what),
            )
        except speed.SideFailed as error:
            raise CannotDo("cli-bench-failed", reason=str(error)) from None
    if args.json:
        terminal.json(found)
    else:
        report(found, terminal)
    return 0


def report(found: Bench, terminal: Terminal) -> None:
    """A table a title and number of seats: one column for each build of the engine, one for
    catanatron."""
    tell = terminal.texts.tell
    kinds = [
        tell("cli-bench-compiled" if side.compiled else "cli-bench-interpreted")
        for side in found.sides
    ]
    terminal.tell("cli-bench-head", python=found.python, looks=LOOKS)
    terminal.table(
        [tell("cli-bench-core"), *kinds],
        [
            [tell("cli-bench-core-table"), *(f"{side.core:.2f}" for side in found.sides)],
            [tell("cli-bench-core-once"), *(f"{side.core_once:.2f}" for side in found.sides)],
        ],
    )
    for name, measured in found.sides[0].titles.items():
        for place in range(len(measured)):
            report_title(name, place, found, kinds, terminal)
    if found.catanatron is None:
        terminal.tell("cli-bench-alone")


def report_title(name: str, place: int, found: Bench, kinds: list[str], terminal: Terminal) -> None:
    """What every build of the engine measured of a title with one number of seats."""
    tell = terminal.texts.tell
    first = found.sides[0].titles[name][place]
    columns = [
        columns_of(
            side.titles[name][place], terminal, GOALS.get((name, first.seats, side.compiled))
        )
        for side in found.sides
    ]
    if found.catanatron is not None:
        columns.append(columns_of(found.catanatron, terminal))
    terminal.table(
        [tell("cli-bench-title", name=name, seats=first.seats), *kinds, "catanatron"],
        [[label, *(column.get(label, "-") for column in columns)] for label in columns[0]],
    )
    terminal.tell("cli-bench-joined", answers=first.replay.answers, games=first.replay.games)


def columns_of(measures: Measures, terminal: Terminal, goal: Goal | None = None) -> dict[str, str]:
    """The measures by what they are called, with what is wanted of them."""
    tell = terminal.texts.tell
    copies, replay = measures.copies, measures.replay
    spreads = {
        "cli-bench-state": copies.state,
        "cli-bench-clone": copies.clone,
        "cli-bench-hidden": copies.hidden,
        "cli-bench-again": copies.clone_of_hidden,
    }
    lines = {tell(label): spread_of(spread) for label, spread in spreads.items() if spread}
    if goal is not None and goal.clone is not None:
        clone = tell("cli-bench-clone")
        lines[clone] = tell("cli-bench-goal", measured=lines[clone], goal=f"{goal.clone:.0f}")
    if copies.tape is not None:
        lines[tell("cli-bench-tape")] = spread_of(copies.tape)
    lines[tell("cli-bench-decisions")] = f"{measures.decisions_per_second:.0f}"
    if measures.times is not None:
        times = f"{measures.times:.1f} x"
        if goal is not None:
            times = tell("cli-bench-goal", measured=times, goal=f"{goal.times:.1f} x")
        lines[tell("cli-bench-times")] = times
    if measures.once_decisions_per_second is not None:
        lines[tell("cli-bench-once")] = f"{measures.once_decisions_per_second:.0f}"
    if measures.once_times is not None:
        lines[tell("cli-bench-once-times")] = f"{measures.once_times:.1f} x"
    lines[tell("cli-bench-games")] = f"{measures.games_per_second:.1f}"
    lines[tell("cli-bench-replay", answers=replay.answers)] = f"{replay.milliseconds:.0f} ms"
    lines[tell("cli-bench-size")] = f"{replay.raw / 1000:.1f} / {replay.compressed / 1000:.1f} kB"
    return lines


def spread_of(spread: Spread) -> str:
    """Mean, 95th percentile and maximum."""
    return f"{spread.mean:.1f} / {spread.p95:.1f} / {spread.high:.0f}"
