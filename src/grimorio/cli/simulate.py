"""`grimorio simulate`: many games between bots, counted."""

from __future__ import annotations

import argparse
from time import perf_counter

import msgspec

from grimorio.cli.terminal import Terminal
from grimorio.core.registry import find
from grimorio.trials import simulation
from grimorio.trials.simulation import Result, Spread


def simulate(args: argparse.Namespace, terminal: Terminal) -> int:
    """Play them all and report; a failed game fails the command, after all were played."""
    plan = simulation.plan(
        args.game,
        seats=args.seats,
        bots=args.bots,
        games=args.games,
        seed=args.seed,
        options=dict(args.set),
    )
    jobs = args.jobs or simulation.cores()
    started = perf_counter()
    with terminal.progress() as progress:
        task = progress.add_task("", total=plan.games)
        result = simulation.simulate(plan, jobs, lambda done: progress.update(task, completed=done))
    seconds = perf_counter() - started
    if args.json:
        speed = {"jobs": jobs, "seconds": round(seconds, 3), "games": plan.games / seconds}
        terminal.json({**msgspec.to_builtins(result), "speed": speed})
    else:
        report(result, terminal)
        terminal.tell(
            "cli-simulate-speed",
            games=plan.games,
            seconds=f"{seconds:.1f}",
            speed=f"{plan.games / seconds:.0f}",
            jobs=jobs,
        )
    for one in result.failures:
        terminal.complain(
            "cli-simulate-failed", seed=one.seed, entry=one.answers, reason=one.failure
        )
    return 1 if result.failures else 0


def report(result: Result, terminal: Terminal) -> None:
    """Wins and scores by seat, lengths, ways to end."""
    tell = terminal.texts.tell
    texts = terminal.texts_of(find(result.plan.game))
    ended = max(1, result.ended)
    terminal.table(
        [tell("cli-seat"), tell("cli-bot"), tell("cli-wins"), "%", *scale(terminal, "cli-score")],
        [
            [
                texts.tell("seat", n=seat),
                result.plan.bots[seat],
                str(wins),
                f"{100 * wins / ended:.1f}",
                *numbers(result.scores[seat]),
            ]
            for seat, wins in enumerate(result.wins)
        ],
    )
    if result.shared or result.nobody:
        terminal.tell("cli-simulate-shared", shared=result.shared, nobody=result.nobody)
    terminal.table(scale(terminal, "cli-decisions"), [numbers(result.decisions)])
    terminal.table(
        [tell("cli-ends"), tell("cli-games"), "%"],
        [
            [texts.tell(f"outcome-{reason}"), str(count), f"{100 * count / ended:.1f}"]
            for reason, count in result.reasons.items()
        ],
    )


def scale(terminal: Terminal, what: str) -> list[str]:
    """The heads of the columns of a spread."""
    tell = terminal.texts.tell
    return [tell(what), tell("cli-low"), tell("cli-median"), tell("cli-p95"), tell("cli-high")]


def numbers(spread: Spread) -> list[str]:
    """A spread as columns."""
    rest = (spread.low, spread.median, spread.p95, spread.high)
    return [f"{spread.mean:.2f}", *(f"{number:g}" for number in rest)]
