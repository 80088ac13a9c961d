"""Plays the random games it is told to and says what they cost, whichever grimorio it was given.

This file is run by its path (`Side` in sides.py), with the package of another revision too. So it
uses only what every revision has, and nothing else of this folder. A line of input is a title, a
number of seats and the number of a game; a line of output is how many decisions it had, how many
seconds of processor time they took, and the microseconds of a clone at each of them. For counts.py
it plays each game only once: `plays` makes no clones, `clones` one at each decision.
"""

from __future__ import annotations

import json
import sys
from random import Random
from statistics import median
from time import thread_time, thread_time_ns
from typing import Any

import grimorio

PLAYS, CLONES = "plays", "clones"
LOOKS = 5
"""How often each clone is made and timed; the middle one counts."""


def step(game: Any, dice: Random) -> bool:
    """Answer the first question at random; whether it was a decision."""
    question = game.pending[0]
    options = question.options
    game.answer(question.seat, options[int(dice.random() * len(options))])
    return len(options) > 1


def play(title: str, seats: int, number: int, *, clones: bool = False) -> tuple[int, float]:
    """A random game: its decisions, and the seconds they took."""
    dice, decisions = Random(number), 0
    started = thread_time()
    game: Any = grimorio.new(title, seats=seats, seed=number)
    while game.outcome is None:
        if clones and len(game.pending[0].options) > 1:
            game.clone()
        decisions += step(game, dice)
    return decisions, thread_time() - started


def clone(game: Any) -> float:
    """Microseconds of a clone."""
    looks = []
    for _ in range(LOOKS):
        started = thread_time_ns()
        game.clone()
        looks.append(thread_time_ns() - started)
    return median(looks) / 1000


def clones(title: str, seats: int, number: int) -> list[float]:
    """What a clone costs at each decision of the same game."""
    dice, found = Random(number), []
    game: Any = grimorio.new(title, seats=seats, seed=number)
    while game.outcome is None:
        if len(game.pending[0].options) > 1:
            found.append(clone(game))
        step(game, dice)
    return found


def main() -> None:
    what = sys.argv[1] if len(sys.argv) > 1 else ""
    for line in sys.stdin:
        title, seats, number = json.loads(line)
        decisions, seconds = play(title, seats, number, clones=what == CLONES)
        looks = [] if what else clones(title, seats, number)
        print(json.dumps([decisions, seconds, looks]), flush=True)


if __name__ == "__main__":
    main()
