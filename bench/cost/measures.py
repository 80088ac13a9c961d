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
FEW: Final = 10
"""Fewer looks say nothing."""
GROWING: Final = ("dungeonquest", "tashkalar")


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
    """How a cost grows: of a clone by `seats`, what is `laid` on the board, or `answers` given; of
    a record to `load` by the answers in it."""

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


def costs(title: str, games: int) -> list[Cost]:
    """What each of them costs, and what an answer does."""
    found: dict[str, list[float]] = defaultdict(list)
    for seed in range(games):
        game, dice = start(title, find(title).seats[1], seed), Random(seed)
        number = 0
        while game.outcome is None:
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

    laid: int
    answers: int
    cost: float


def looks(title: str, seats: int, games: int) -> list[Look]:
    """At the decisions of whole games."""
    found = []
    for seed in range(games):
        game, dice = start(title, seats, seed), Random(seed)
        while game.outcome is None:
            if len(game.pending[0].options) > 1:
                found.append(Look(laid(game.state), game.number, cheapest(game.clone)))
            step(game, dice)
    return found


def laid(state: Any) -> int:
    """How much lies on the board: tiles in DungeonQuest, pieces in Tash-Kalar."""
    if hasattr(state, "tiles"):
        return sum(tile >= 0 for tile in state.tiles)
    return sum(int(side.pieces).bit_count() for side in state.sides)


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


def growth(title: str, games: int) -> list[Grown]:
    """A clone by seats, by what lies on the board and by answers given; loading a record."""
    low, high = find(title).seats
    by_seats = {seats: looks(title, seats, games) for seats in range(low, high + 1)}
    most = by_seats[high]
    seats = curve([(n, look.cost) for n, found in by_seats.items() for look in found], 1)
    return [
        Grown(title, "seats", seats),
        Grown(title, "laid", curve([(look.laid, look.cost) for look in most], 5)),
        Grown(title, "answers", curve([(look.answers, look.cost) for look in most], STRIDE)),
        Grown(title, "load", loading(title, games)),
    ]


def loading(title: str, games: int) -> list[Point]:
    """Microseconds to load a record of N answers."""
    found: dict[int, list[float]] = defaultdict(list)
    for seed in range(games):
        game, dice = start(title, find(title).seats[1], seed), Random(seed)
        while game.outcome is None:
            step(game, dice)
            if game.number % (2 * STRIDE) == 0:
                spent = cheapest(partial(load, game.record().json()))
                found[game.number].append(spent)
    return [Point(at, sum(spent) / len(spent), len(spent)) for at, spent in sorted(found.items())]


def measure(games: int) -> Measured:
    """Everything, in this build of the engine."""
    grown = [line for title in GROWING for line in growth(title, games)]
    return Measured(is_compiled(), {title: costs(title, games) for title in names()}, grown)
