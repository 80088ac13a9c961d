"""Rounds of the same games on both sides, and what they say.

A machine that is shared is now quick and now slow. So each game is played on one side and at once
on the other, they change who is first, and only what one round says of both is compared. A new
round has new processes, because a process can be lucky with where its memory lies.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from math import comb
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import msgspec

from bench.compare.sides import Game, Side
from grimorio.trials.simulation import spread

SURE: Final = 0.95
FEWEST: Final = 6
"""Rounds below this say nothing that is sure enough."""


class Round(NamedTuple):
    """The games of one round, before and after."""

    before: list[Game]
    after: list[Game]

    @property
    def ratio(self) -> float:
        """How many times the decisions of before in the same time."""
        return pace(self.after) / pace(self.before)


class Clone(msgspec.Struct, frozen=True):
    """Microseconds of a clone, the middle one of the rounds."""

    p50: float
    p95: float


class Compared(msgspec.Struct, frozen=True):
    """One title with a number of seats: how many times as fast it is as before, and between which
    bounds that lies in 95 of 100 cases. `same` says whether the games had as many decisions."""

    title: str
    seats: int
    rounds: int
    games: int
    same: bool
    ratio: float
    low: float
    high: float
    before: Clone
    after: Clone


def compare(
    before: Path, after: Path, title: str, seats: int, rounds: int, seconds: float
) -> Compared:
    """That many rounds of a title."""
    found = list(play(before, after, title, seats, rounds, seconds))
    ratios = [one.ratio for one in found]
    low, high = bounds(ratios)
    return Compared(
        title,
        seats,
        rounds,
        sum(len(one.after) for one in found),
        all(
            old.decisions == new.decisions
            for one in found
            for old, new in zip(one.before, one.after, strict=True)
        ),
        round(median(ratios), 3),
        round(low, 3),
        round(high, 3),
        clone([one.before for one in found]),
        clone([one.after for one in found]),
    )


def play(
    before: Path, after: Path, title: str, seats: int, rounds: int, seconds: float
) -> Iterator[Round]:
    """Each round goes on until both sides have played for so long."""
    number = 0
    for which in range(rounds):
        games: tuple[list[Game], list[Game]] = ([], [])
        with closing(Side(before)) as old, closing(Side(after)) as new:
            sides = (old, new)
            for side in sides:
                side.play(title, seats, number)  # loads the title, which is not to be measured
            while min(spent(played) for played in games) < seconds:
                first = (which + number) % 2
                for turn in (first, 1 - first):
                    games[turn].append(sides[turn].play(title, seats, number))
                number += 1
        yield Round(*games)


def spent(games: Sequence[Game]) -> float:
    return sum(game.seconds for game in games)


def pace(games: Sequence[Game]) -> float:
    """Decisions a second."""
    return sum(game.decisions for game in games) / spent(games)


def clone(rounds: Sequence[Sequence[Game]]) -> Clone:
    """What a clone cost in the middle round."""
    spreads = [spread([cost for game in games for cost in game.clones]) for games in rounds]
    p50, p95 = median(one.median for one in spreads), median(one.p95 for one in spreads)
    return Clone(round(p50, 1), round(p95, 1))


def bounds(ratios: Sequence[float]) -> tuple[float, float]:
    """Between which of the ratios, sorted, the true middle lies, in 95 of 100 cases. Each round is
    as likely above it as below, and nothing else is assumed."""
    rounds = len(ratios)
    place, outside = 0, 0.5**rounds
    while 2 * (wider := outside + comb(rounds, place + 1) * 0.5**rounds) <= 1 - SURE:
        place, outside = place + 1, wider
    found = sorted(ratios)
    return found[place], found[-1 - place]
