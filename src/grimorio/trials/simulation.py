"""Many games of a title between bots, on all cores; what comes out does not depend on how many.

Game number i of a simulation is a function of the seed and i alone. A game that fails is reported
with its seed and the entry that failed, and the others go on.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

import msgspec

import grimorio
from grimorio.bots import Thinker, maker
from grimorio.bots.playing_on import whose
from grimorio.core.asking import Seat
from grimorio.core.contract import Options
from grimorio.core.errors import BadSeats, BadSetting
from grimorio.core.registry import find

MAX_ANSWERS = 100_000
"""A game longer than any record may be does not end."""


class Series(msgspec.Struct, frozen=True):
    """What to play: `bots` has one name for each seat."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Options

    def seed_of(self, i: int) -> str:
        """The seed of game number i: `grimorio play --seed` starts the same game."""
        return f"{self.seed}-{i}"


class Played(msgspec.Struct, frozen=True):
    """How one game went. `decisions` counts the questions that had two answers or more."""

    seed: str
    decisions: int
    answers: int
    scores: tuple[float, ...] = ()
    winners: tuple[Seat, ...] = ()
    reason: str = ""
    failure: str = ""


def plan(
    game: str,
    *,
    seats: int | None = None,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    seed: str = "0",
    options: dict[str, Any] | None = None,
) -> Series:
    """A checked plan; one bot's name stands for all seats."""
    title = find(game)
    count = title.seating.seats[0] if seats is None else seats
    checked = title.options(options, count)
    if games < 1:
        raise BadSetting("no-games-wanted")
    if len(bots) not in (1, count):
        raise BadSeats("bots-for-seats", bots=len(bots), seats=count)
    for name in bots:
        maker(name)
    each = tuple(bots) if len(bots) == count else tuple(bots) * count
    return Series(game, count, each, games, seed, checked)


def play(plan: Series, i: int) -> Played:
    """Game number i of the plan."""
    seed = plan.seed_of(i)
    answers = decisions = 0
    try:
        # A silent copy: nobody reads the log of a simulated game.
        game = grimorio.new(plan.game, seats=plan.seats, seed=seed, options=plan.options).clone()
        bots = [maker(name)(f"{seed} bot {seat}") for seat, name in enumerate(plan.bots)]
        order = Random(f"{seed} order")
        while game.outcome is None:
            if answers == MAX_ANSWERS:
                raise RuntimeError(f"no end after {MAX_ANSWERS} answers")
            ask = whose(game, order)
            decisions += len(ask.options) > 1
            game.answer_key(ask.seat, bots[ask.seat].choose(Thinker(game, ask.seat)))
            answers += 1
        end = game.outcome
    except Exception as error:  # whatever a title or a bot raises is what we are here to find
        failure = str(error) or type(error).__name__
        return Played(seed, decisions, answers + 1, failure=failure)
    return Played(seed, decisions, answers, end.scores, end.winners, end.reason)


def played(plan: Series, jobs: int | None = None) -> Iterator[Played]:
    """The games of the plan in order, as they are done. One job works in this process."""
    jobs = min(jobs or cores(), plan.games)
    if jobs == 1:
        yield from map(partial(play, plan), range(plan.games))
        return
    chunk = max(1, min(64, plan.games // (jobs * 8)))
    # An interrupt goes to every process of a terminal; only this one is to answer it.
    quiet = (signal.SIGINT, signal.SIG_IGN)
    with multiprocessing.get_context("spawn").Pool(jobs, signal.signal, quiet) as pool:
        yield from pool.imap(partial(play, plan), range(plan.games), chunk)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Spread(msgspec.Struct, frozen=True):
    """Where many numbers lie."""

    mean: float
    low: float
    median: float
    p95: float
    high: float


def spread(numbers: Iterable[float]) -> Spread:
    """Mean, lowest, median, 95th percentile and highest of the numbers; all 0 of none."""
    line = sorted(numbers) or [0]
    last = len(line) - 1
    mean = round(sum(line) / len(line), 3)
    return Spread(mean, line[0], line[last // 2], line[round(last * 0.95)], line[last])


class Result(msgspec.Struct, frozen=True):
    """What a simulation found. `wins` counts shared victories too; `shared` says how many were."""

    plan: Series
    ended: int
    wins: list[int]
    shared: int
    nobody: int
    scores: list[Spread]
    decisions: Spread
    reasons: dict[str, int]
    failures: list[Played]


def simulate(
    plan: Series, jobs: int | None = None, progress: Callable[[int], None] = lambda done: None
) -> Result:
    """Play the plan and count; `progress` hears how many games are done."""
    ended: list[Played] = []
    failures: list[Played] = []
    for done, one in enumerate(played(plan, jobs), 1):
        (failures if one.failure else ended).append(one)
        progress(done)
    return Result(
        plan,
        len(ended),
        [sum(seat in one.winners for one in ended) for seat in range(plan.seats)],
        sum(len(one.winners) > 1 for one in ended),
        sum(not one.winners for one in ended),
        [spread(one.scores[seat] for one in ended) for seat in range(plan.seats)],
        spread(one.decisions for one in ended),
        dict(sorted(Counter(one.reason for one in ended).items())),
        failures,
    )
