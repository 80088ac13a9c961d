"""Measures of a title, taken on random games with the fewest and with the most seats."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import cache, partial
from itertools import pairwise
from random import Random
from statistics import median
from time import thread_time_ns
from typing import Any, TypeAlias

import msgspec

import grimorio
from grimorio.core.drive import Game
from grimorio.core.record import Record, load
from grimorio.core.registry import find
from grimorio.trials.simulation import spread
from grimorio.trials.speed.pace import Play, paces
from grimorio.trials.speed.results import ANSWERS, LOOKS, Copies, Measures, Replay

AnyGame: TypeAlias = Game[Any]


def start(name: str, seats: int, seed: int) -> AnyGame:
    return grimorio.new(name, seats=seats, seed=seed)


def step(game: AnyGame, dice: Random) -> bool:
    """Answer the first question at random; whether it was a decision."""
    question = game.pending[0]
    options = question.options
    game.answer(question.seat, options[int(dice.random() * len(options))])
    return len(options) > 1


def timed(act: Callable[[], Any]) -> tuple[float, Any]:
    """How long it took, less what looking at the clock takes, and what came of it."""
    started = thread_time_ns()
    result = act()
    return max(0.0, (thread_time_ns() - started - clock_cost()) / 1000), result


def usual(act: Callable[[], Any]) -> tuple[float, Any]:
    """How long it takes, the middle of several looks, and what came of the last: one look in a few
    meets the garbage collector or another process, and tells of them."""
    looks = [timed(act) for _ in range(LOOKS)]
    return median([spent for spent, _ in looks]), looks[-1][1]


@cache
def clock_cost() -> int:
    """Nanoseconds between two looks at the clock with nothing in between."""
    looks = [thread_time_ns() for _ in range(1001)]
    return sorted(after - before for before, after in pairwise(looks))[500]


def copies(name: str, seats: int, games: int) -> Copies:
    """Copies of every kind at every decision of whole games."""
    found: list[list[float]] = [[], [], [], [], []]
    for seed in range(games):
        game, dice = start(name, seats, seed), Random(seed)
        while game.outcome is None:
            question = game.pending[0]
            if len(question.options) > 1:
                state, _ = usual(game.state.copy)
                clone, _ = usual(game.clone)
                hidden, sampled = usual(partial(game.hidden_from, question.seat, 1))
                again, _ = usual(sampled.clone)
                row = (state, clone, hidden, again, len(game.since_checkpoint()))
                for column, number in zip(found, row, strict=True):
                    column.append(number)
            step(game, dice)
    return Copies(*[spread(column) for column in found])


def player(name: str, seats: int, *, once: bool) -> Play:
    """Plays random games."""

    def play(number: int) -> int:
        decisions, dice = 0, Random(number)
        game = start(name, seats, number).clone(once=once)
        while game.outcome is None:
            decisions += step(game, dice)
        return decisions

    return play


def replay(name: str, seats: int, answers: int) -> Replay:
    """One record of N answers. A game that is too short is joined by others: the time is
    that of loading them all, the size that of one record with all their entries."""
    records: list[Record] = []
    missing = answers
    while missing:
        game, dice = start(name, seats, len(records)), Random(len(records))
        while game.outcome is None and game.number < missing:
            step(game, dice)
        records.append(game.record())
        missing -= game.number
    whole = msgspec.structs.replace(
        records[0],
        entries=[line for record in records for line in record.entries],
        digests={f"{i}{n}": d for i, r in enumerate(records) for n, d in r.digests.items()},
    ).json()
    sources = [record.json() for record in records]
    spent = min(timed(lambda: [load(source) for source in sources])[0] for _ in range(3))
    return Replay(
        answers, len(records), round(spent / 1000, 2), len(whole), len(zlib.compress(whole, 9))
    )


def measure_title(name: str, *, quick: bool, beside: Play | None = None) -> list[Measures]:
    """All measures of a title, with as few and as many seats as it takes, and how fast it is
    `beside` another."""
    seats = sorted({*find(name).seating.seats})
    return [measure_seats(name, many, quick=quick, beside=beside) for many in seats]


def measure_seats(name: str, seats: int, *, quick: bool, beside: Play | None = None) -> Measures:
    """All measures of a title with that number of seats."""
    plays = [player(name, seats, once=once) for once in (False, True)]
    if beside is not None:
        plays.append(beside)
    table, once, *_ = paces(plays, 0.3 if quick else 3.0)
    return Measures(
        seats,
        copies(name, seats, 3 if quick else 30),
        round(table.decisions),
        round(table.games, 2),
        replay(name, seats, ANSWERS),
        round(once.decisions),
        None if beside is None else round(table.times, 2),
        None if beside is None else round(once.times, 2),
    )
