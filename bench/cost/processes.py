"""Whether two processes do the work of two: games per second of one, and of two at once.

Each process plays random games for the same while, after all have started; one and two take turns,
and the middle one of the ratios counts. It says something on a machine that does nothing else.
"""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from statistics import median
from time import perf_counter
from typing import Final

import msgspec

from grimorio.trials import simulation

GAME: Final = "dungeonquest"
SEATS: Final = 4


class Together(msgspec.Struct, frozen=True):
    """Decisions per second of one process and of two, and how many times as many that is."""

    one: float
    two: float
    times: float


def work(line: Connection, seconds: float) -> None:
    """Get ready, wait for the word, play, and tell how many decisions it came to."""
    plan = simulation.plan(GAME, seats=SEATS, games=1)
    simulation.play(plan, 0)
    line.send("ready")
    line.recv()
    decisions = number = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        number += 1
        decisions += simulation.play(plan, number).decisions
    line.send(decisions / (perf_counter() - began))


def speed(processes: int, seconds: float) -> float:
    """Decisions per second of N processes together."""
    context = multiprocessing.get_context("spawn")
    lines, workers = [], []
    for _ in range(processes):
        ours, theirs = context.Pipe()
        worker = context.Process(target=work, args=(theirs, seconds))
        worker.start()
        lines.append(ours)
        workers.append(worker)
    for line in lines:
        line.recv()
    for line in lines:
        line.send("go")
    found: float = sum([line.recv() for line in lines])
    for worker in workers:
        worker.join()
    return found


def measure(rounds: int, seconds: float) -> Together:
    pairs = [(speed(1, seconds), speed(2, seconds)) for _ in range(rounds)]
    times = median(two / one for one, two in pairs)
    return Together(
        round(median(one for one, _ in pairs)),
        round(median(two for _, two in pairs)),
        round(times, 2),
    )


def told(together: Together | None) -> str:
    if together is None:
        return "Not measured here: the machine was at work."
    return (
        f"One process: {together.one:.0f} decisions per second of DungeonQuest with random players;"
        f" two at once: {together.two:.0f}, {together.times:.2f} times as many."
    )
