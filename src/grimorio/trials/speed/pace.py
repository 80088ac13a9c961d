"""How many games and decisions a second, taken in turns.

A machine that is shared is now quick and now slow. So whoever is compared plays in turns, a short
stretch each, and what counts of each, and of each beside the last, is the middle one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from time import thread_time
from typing import Final, NamedTuple

STRETCH: Final = 0.5
"""Seconds that are measured as one."""

Play = Callable[[int], int]
"""Plays the game of a number; how many decisions it had."""


class Pace(NamedTuple):
    """How many a second; and how many times the decisions of the last who played."""

    decisions: float
    games: float
    times: float


def paces(plays: Sequence[Play], seconds: float) -> list[Pace]:
    """All of them in turns, each for that number of seconds in all."""
    numbers = [0 for _ in plays]
    rounds: list[list[tuple[float, float]]] = []
    length = min(STRETCH, seconds)
    for _ in range(round(seconds / length)):
        turn = []
        for which, play in enumerate(plays):
            decisions, games, took = _stretch(play, numbers[which], length)
            numbers[which] += games
            turn.append((decisions / took, games / took))
        rounds.append(turn)
    return [
        Pace(
            median([turn[which][0] for turn in rounds]),
            median([turn[which][1] for turn in rounds]),
            median([turn[which][0] / turn[-1][0] for turn in rounds]),
        )
        for which in range(len(plays))
    ]


def _stretch(play: Play, first: int, seconds: float) -> tuple[int, int, float]:
    """Decisions and games from that number on, and the time they took."""
    decisions, number, started = 0, first, thread_time()
    while (took := thread_time() - started) < seconds:
        decisions += play(number)
        number += 1
    return decisions, number - first, took
