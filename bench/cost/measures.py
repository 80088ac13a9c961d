"""What each thing one does with a game costs, and how that grows with the game.

Costs are processor time in microseconds, taken at the decisions of random games; of each the
quickest of three looks counts, so that other work on the machine counts little.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from grimorio.core.record import load, save
from grimorio.core.registry import find, names
from grimorio.trials.simulation import Spread, spread
from grimorio.trials.speed import is_compiled
from grimorio.trials.speed.titles import start, step, timed

LOOKS: Final = 3
STRIDE: Final = 25
"""Answers that one point of the curves over the length of a game stands for."""
BYTES: Final = 250
"""And how many bytes of state, over its size."""
FEW: Final = 10
"""Fewer looks say nothing."""
WHOLE: Final = 1_000_000
"""Answers after which a game is left: no game has as many."""


class Cost(msgspec.Struct, frozen=True):
    """One thing one does with a game, at the decisions of games with most seats."""

    what: str
    times: Spread


class Point(msgspec.Struct, frozen=True):
    """The mean cost where something has grown to `at`, over N looks."""

    at: float
    cost: float
    looks: int


class Grown(msgspec.Struct, frozen=True):
    """How a cost grows: of a clone by `seats`, the `size` of the state in bytes or `answers` given;
    of a record to `load` by the answers in it."""

    title: str
    by: str
    points: list[Point]


class Measured(msgspec.Struct, frozen=True):
    """All that one build of the engine was measured to cost."""

    compiled: bool
    costs: dict[str, list[Cost]]
    grown: list[Grown]


def cheapest(act: Callable[[], Any]) -> float:
    return min(timed(act)[0] for _ in range(LOOKS))


# -- what costs what ------------------------------------------------------------------------------


def acts(game: Any) -> dict[str, Callable[[], Any]]:
    """What one does with a game that does not change it, by name."""
    seat = game.pending[0].seat
    state, rules = game.state, game.title.rules
    return {
        "copy the state": state.copy,
        "clone": game.clone,
        "hidden copy": partial(game.hidden_from, seat, 1),
        "read the options": game.pending[0].read,
        "view of a seat": partial(rules.view, state, seat),
        "choices of a seat": partial(game.choices, seat),
        "fingerprint": game.digest,
        "save a checkpoint": partial(save, game),
    }


def costs(title: str, games: int, most: int) -> list[Cost]:
    """What each of them costs, and what an answer does, in games of at `most` as many answers."""
    found: dict[str, list[float]] = defaultdict(list)
    for seed in range(games):
        game, dice = start(title, find(title).seating.seats[1], seed), Random(seed)
        number = 0
        while game.outcome is None and number < most:
            number += 1
            if number % 5 == 0 and len(game.pending[0].options) > 1:
                for what, act in acts(game).items():
                    found[what].append(cheapest(act))
            spent, _ = timed(partial(step, game, dice))
            found["answer"].append(spent)
    return [Cost(what, spread(times)) for what, times in found.items()]


# -- how it grows ---------------------------------------------------------------------------------


class Look(NamedTuple):
    """What a clone costs at one decision, and how far the game has grown there."""

    size: int
    answers: int
    cost: float


def looks(title: str, seats: int, games: int, most: int) -> list[Look]:
    """At the decisions of the games."""
    found = []
    for seed in range(games):
        game, dice = start(title, seats, seed), Random(seed)
        while game.outcome is None and game.number < most:
            if len(game.pending[0].options) > 1:
                size = len(msgspec.json.encode(game.state.dump()))
                found.append(Look(size, game.number, cheapest(game.clone)))
            step(game, dice)
    return found


def curve(found: Iterable[tuple[int, float]], stride: int) -> list[Point]:
    """The mean of every stride, where there were enough looks to say something."""
    heaps: dict[int, list[float]] = defaultdict(list)
    for at, cost in found:
        heaps[at // stride].append(cost)
    return [
        Point((place + 0.5) * stride if stride > 1 else place, sum(heap) / len(heap), len(heap))
        for place, heap in sorted(heaps.items())
        if len(heap) >= FEW
    ]


def growth(title: str, games: int, most: int) -> list[Grown]:
    """A clone by seats, by the size of the state and by answers given; loading a record."""
    low, high = find(title).seating.seats
    by_seats = {seats: looks(title, seats, games, most) for seats in range(low, high + 1)}
    full = by_seats[high]
    seats = curve([(n, look.cost) for n, found in by_seats.items() for look in found], 1)
    return [
        Grown(title, "seats", seats),
        Grown(title, "size", curve([(look.size, look.cost) for look in full], BYTES)),
        Grown(title, "answers", curve([(look.answers, look.cost) for look in full], STRIDE)),
        Grown(title, "load", loading(title, games, most)),
    ]


def loading(title: str, games: int, most: int) -> list[Point]:
    """Microseconds to load a record of N answers."""
    found: dict[int, list[float]] = defaultdict(list)
    for seed in range(games):
        game, dice = start(title, find(title).seating.seats[1], seed), Random(seed)
        while game.outcome is None and game.number < most:
            step(game, dice)
            if game.number % (2 * STRIDE) == 0:
                spent = cheapest(partial(load, game.record().json()))
                found[game.number].append(spent)
    return [Point(at, sum(spent) / len(spent), len(spent)) for at, spent in sorted(found.items())]


def measure(games: int, most: int) -> Measured:
    """Every title that can be played here, in this build of the engine."""
    grown = [line for title in names() for line in growth(title, games, most)]
    return Measured(is_compiled(), {title: costs(title, games, most) for title in names()}, grown)
