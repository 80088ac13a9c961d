"""The page of the ladder and its picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bench import plots
from grimorio.trials.contest import Standing
from grimorio.trials.ladder import Rung

HEAD: Final = """# How strong the bots are

Written by `python -m bench.ladder` from the games in `bench/ladder/games.jsonl`. \
`bench/ladder/ladder.toml` lists the rungs, and `grimorio ladder` plays them. A shared victory \
counts as a share; intervals are Wilson's, 95%. \
The number after a name is its budget: how many continuations the bot looks at before each answer; \
a name without a number looks at none. \
Milliseconds are measured on the machine that played, for each answer with a choice. Every bot \
plays each deal on every seat; alone, all bots play the same deals. In parties, each bot \
plays the same deals on all seats at once, and a game counts once.

![Win rates with their intervals](ladder.svg)
"""


HEADS: Final = (
    "| bot | games | won | 95% interval | mean score | ms an answer |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
)


def page(rungs: Sequence[Rung], found: Mapping[str, Sequence[Standing]]) -> str:
    """The page of the ladder, in Markdown."""
    parts = [HEAD]
    known = {rung.name: rung for rung in rungs}
    for name, standing in found.items():
        rung = known.get(name)
        games = sum(one.games for one in standing)
        if rung is None:
            of = [other for other in rungs if other.group == name]
            wanted = sum(other.games for other in of)
            about = f"{', '.join(other.name for other in of)} together."
            played = games // (1 if of[0].contest.parties else of[0].contest.seats)
        else:
            wanted, about = rung.games, _about(rung)
            played = games // (1 if rung.contest.parties else rung.contest.seats)
        table = [f"\n## {name}\n", f"{about} Played: {played} of {wanted} games."]
        if played:
            table += ["", *HEADS]
        for one in standing if played else ():
            table.append(
                f"| {one.bot} | {one.games} | {one.rate:.1%} | {one.low:.1%} to {one.high:.1%} "
                f"| {one.score:.2f} | {one.milliseconds:.1f} |"
            )
        parts.append("\n".join(table) + "\n")
    return "".join(parts)


def _about(rung: Rung) -> str:
    found = rung.contest
    seats = "one seat" if found.seats == 1 else f"{found.seats} seats"
    if found.parties:
        seats = f"parties of {found.seats}"
    options = ", ".join(f"{name} {str(value).lower()}" for name, value in found.options.items())
    older = ", ".join(str(number) for number in rung.also)
    told = f" Games of ruleset {older} count too; today's is {rung.versions[1]}." if older else ""
    return f"{found.game}, {seats}, seed `{found.seed}`{'; ' if options else ''}{options}.{told}"


def chart(found: Mapping[str, Sequence[Standing]]) -> str:
    """Every rate with its interval; rungs nobody has played are left out."""
    groups = {
        name: [plots.Share(one.bot, one.rate, one.low, one.high) for one in standing]
        for name, standing in found.items()
        if any(one.games for one in standing)
    }
    return plots.shares("Won, of the games played", groups, {})
