"""`grimorio ladder`: how strong the levels are; goes on where it was stopped."""

from __future__ import annotations

import argparse

import msgspec

from grimorio.cli.match import show
from grimorio.cli.terminal import CannotDo, Terminal
from grimorio.trials import ladder as ladders
from grimorio.trials.ladder import Rung


def ladder(args: argparse.Namespace, terminal: Terminal) -> int:
    """Play what is missing, then say how everybody stands."""
    if not args.plan.exists():
        raise CannotDo("cli-ladder-no-plan", file=str(args.plan))
    rungs = ladders.read_plan(args.plan)
    names = [rung.name for rung in rungs]
    for name in args.rung:
        if name not in names:
            raise CannotDo("cli-ladder-no-rung", name=name, rungs=", ".join(names))
    failures = 0
    if not args.show:
        for rung in rungs:
            if not args.rung or rung.name in args.rung:
                failures += _climb(rung, args, terminal)
    found = ladders.stand(rungs, ladders.read_lines(args.file))
    if args.json:
        terminal.json(msgspec.to_builtins(found))
        return 1 if failures else 0
    for rung in rungs:
        terminal.line(rung.name, style="bold")
        show(found[rung.name], terminal)
    return 1 if failures else 0


def _climb(rung: Rung, args: argparse.Namespace, terminal: Terminal) -> int:
    failures = 0
    known = len(ladders.done(rung, ladders.read_lines(args.file)))
    with terminal.progress() as progress:
        task = progress.add_task(rung.name, total=rung.games, completed=known)
        for game in ladders.climb(rung, args.file, args.jobs):
            progress.advance(task)
            if game.failure:
                failures += 1
                terminal.complain("cli-match-failed", seed=game.seed, reason=game.failure)
    return failures
