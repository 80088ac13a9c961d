"""How long it takes to find all summons of a hand on a crowded board of Tash-Kalar.

python -m bench.tashkalar                             with this build of the rules
PYTHONPATH=build/compiled python -m bench.tashkalar   with the compiled one

Random hands of three beings and two legends, twelve pieces against twelve, a quarter of them
upgraded. Each position is asked many times over; the time is that of the core that works for us.
"""

from __future__ import annotations

import argparse
from random import Random
from time import thread_time_ns
from typing import Final

import grimorio
from grimorio.games.tashkalar.components.numbers import LEGEND_CARDS, SCHOOL_CARDS
from grimorio.games.tashkalar.components.vocabulary import COMMON, HEROIC
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import SQUARES
from grimorio.games.tashkalar.rules.summoning import summons
from grimorio.games.tashkalar.state import Arena
from grimorio.trials.simulation import spread
from grimorio.trials.speed import is_compiled

GOAL: Final = 30.0
"""Microseconds, interpreted."""
PIECES: Final = 12
REPEATS: Final = 20


def crowded(dice: Random) -> Arena:
    """A duel with twelve pieces of each side on the board."""
    s: Arena = grimorio.new("tashkalar", seats=2, seed=0).state.copy()
    for side in s.sides:
        side.pieces = side.upgraded = side.legends = 0
    for number, at in enumerate(dice.sample(SQUARES, 2 * PIECES)):
        pieces.put(s, number % 2, HEROIC if number % 8 < 2 else COMMON, at)
    return s


def hand(dice: Random) -> list[int]:
    """Three beings of a school and two legends."""
    return sorted([*dice.sample(dice.choice(SCHOOL_CARDS), 3), *dice.sample(LEGEND_CARDS, 2)])


def measure(s: Arena, cards: list[int]) -> float:
    """Microseconds to find all summons once, the best of a few rounds."""
    best = float("inf")
    for _ in range(3):
        started = thread_time_ns()
        for _ in range(REPEATS):
            summons(s, cards)
        best = min(best, (thread_time_ns() - started) / REPEATS / 1000)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.tashkalar", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--positions", type=int, default=1000)
    args = parser.parse_args()
    dice = Random("a crowded board")
    times = []
    found = 0
    for _ in range(args.positions):
        s, cards = crowded(dice), hand(dice)
        times.append(measure(s, cards))
        found += len(summons(s, cards))
    took = spread(times)
    print(
        f"{'compiled' if is_compiled() else 'interpreted'}: all summons of 5 cards,"
        f" {PIECES} pieces against {PIECES}, {args.positions} positions"
        f" ({found / args.positions:.1f} summons each):"
        f" mean {took.mean:.1f} us, 95th percentile {took.p95:.1f} us"
        f" (goal interpreted: a mean of {GOAL:.0f} us)"
    )


if __name__ == "__main__":
    main()
