"""How many games and decisions a second."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import Final

STRETCH: Final = 0.5
"""Seconds that are measured as one."""

Play = Callable[[int], int]
"""Plays the game of a number; how many decisions it had."""


def pace(play: Play, seconds: float) -> tuple[float, float]:
    """Decisions and games a second. The quickest stretch counts: a machine that is shared is at
    times slow, for us as for whom we are compared with, and never quicker than it is."""
    number, spent = 0, 0.0
    best = (0.0, 0.0)
    while spent < seconds:
        first, decisions, started = number, 0, thread_time()
        while (took := thread_time() - started) < min(STRETCH, seconds):
            decisions += play(number)
            number += 1
        spent += took
        best = max(best, (decisions / took, (number - first) / took))
    return best
