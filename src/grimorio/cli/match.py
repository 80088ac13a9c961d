"""`grimorio match`: bots against bots, seats and deals shared fairly, with intervals."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import msgspec

from grimorio.cli.terminal import Terminal
from grimorio.trials.contest import Contested, Standing, contest, played, standings


def match(args: argparse.Namespace, terminal: Terminal) -> int:
    """Play and report; a failed game fails the command, after all were played."""
    plan = contest(
        args.game, bots=args.bots, seats=args.seats, seed=args.seed, options=dict(args.set)
    )
    games: list[Contested] = []
    with terminal.progress() as progress:
        task = progress.add_task("", total=args.games)
        for game in played(plan, range(args.games), args.jobs):
            games.append(game)
            progress.advance(task)
    found = standings(dict.fromkeys(plan.bots), games)
    if args.json:
        terminal.json({"contest": msgspec.to_builtins(plan), "bots": msgspec.to_builtins(found)})
    else:
        show(found, terminal)
    failed = [game for game in games if game.failure]
    for game in failed:
        terminal.complain("cli-match-failed", seed=game.seed, reason=game.failure)
    return 1 if failed else 0


def show(found: Sequence[Standing], terminal: Terminal) -> None:
    """Who won how often, how sure that is, and what it cost."""
    tell = terminal.texts.tell
    heads = (
        "cli-bot",
        "cli-games",
        "cli-wins",
        "cli-rate",
        "cli-interval",
        "cli-score",
        "cli-pace",
    )
    terminal.table(
        [tell(head) for head in heads],
        [
            [
                one.bot,
                str(one.games),
                f"{one.wins:g}",
                f"{one.rate:.1%}",
                f"{one.low:.1%} - {one.high:.1%}",
                f"{one.score:.2f}",
                f"{one.milliseconds:.1f}",
            ]
            for one in found
        ],
    )
