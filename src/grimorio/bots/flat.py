"""Flat search, for titles where chance rules more than replies do (lore with `search = "flat"`).

Each answer that is not senseless is tried in the same sampled worlds and played on for a few turns,
with what players lean to most; the worse half is left aside, and so on. A few dice say little, and
the best of many lucky answers is seldom the best: a player keeps to what it leans to, unless
another answer is clearly better. A player that looks at few worlds is less sure. One that looks at
none does what it leans to.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final

from grimorio.bots import Thinker
from grimorio.bots.playing_on import MAX_ANSWERS, World, asked, candidates, draw, lean, whose
from grimorio.bots.search import Arm, halved
from grimorio.core.asking import Ask, Value
from grimorio.core.contract import Lore

SURE: Final = 8
"""A player that looks at this many continuations is as sure of an answer as players lean to it; one
that looks at twice as many is twice as sure."""


class FlatSearch:
    """The answers of one decision, side by side."""

    def __init__(self, thinker: Thinker, lore: Lore[Any], seed: str, soft: float = 0.0) -> None:
        self._thinker = thinker
        self._lore = lore
        self._seed = seed
        self._soft = soft
        """How softly it chooses where it does not search."""

    def run(self, iterations: int) -> list[tuple[Value, Arm]]:
        """The answers to the seat's question with what was found of each, best first."""
        world = self._thinker.sample(self._seed, once=True)
        ask = asked(world, self._thinker.seat)
        weights = lean(self._lore, world, ask)
        options = candidates(weights, ask.options, faint=0.0)
        leaning = dict(zip(ask.options, weights or [1.0] * len(ask.options), strict=True))
        options.sort(key=lambda option: -leaning[option])
        arms = [Arm(1 / len(options)) for _ in options]
        if len(options) == 1 or not iterations or (weights is not None and self._is_small(ask)):
            if self._soft and not iterations:
                sharp = [leaning[option] ** (1 / self._soft) for option in options]
                options.insert(0, options.pop(self._drawn(sharp)))
            return list(zip(options, arms, strict=True))
        seen: list[dict[str, float]] = [{} for _ in options]

        def look(number: int, key: str) -> None:
            value = seen[number][key] = self._try(options[number], key)
            arms[number].visits += 1
            arms[number].total += value

        order = halved(arms, iterations, look, self._thinker, self._seed)
        if weights is not None:
            for key in seen[order[0]]:
                if key not in seen[0] and not self._thinker.late:
                    look(0, key)
            doubt = self._lore.doubt(world.state)
            if not is_better(seen[order[0]], seen[0], *doubt):
                kept = self._undecided([leaning[option] for option in options], iterations)
                order.remove(kept)
                order.insert(0, kept)
        return [(options[number], arms[number]) for number in order]

    def _is_small(self, ask: Ask[Value]) -> bool:
        """Whether a question is not worth a search."""
        return self._lore.ponders is not None and ask.kind not in self._lore.ponders

    def _undecided(self, weights: list[float], iterations: int) -> int:
        """Which answer to keep to: the more was looked at, the surer the one leant to most."""
        return self._drawn([(weight / weights[0]) ** (iterations / SURE) for weight in weights])

    def _drawn(self, weights: list[float]) -> int:
        """The number of one of the answers, each as likely as it weighs."""
        found = draw(weights, range(len(weights)), Random(self._seed))
        assert isinstance(found, int)
        return found

    def _try(self, option: Value, key: str) -> float:
        world = self._thinker.sample(key, once=True)
        last = clock(self._lore, world) + self._lore.ahead
        sight = self._lore.sight(world.state)
        world.answer(self._thinker.seat, option)
        play_until(self._lore, world, last, sight, Random(key))
        if self._lore.sight(world.state) != sight:
            return self._lore.guess(world.state, self._thinker.seat, sight)
        return self._lore.worth(world.state, self._thinker.seat)


def clock(lore: Lore[Any], world: World) -> int:
    """How far a world has come: in turns, or in what the title counts."""
    found = lore.clock(world.state)
    return world.turn if found is None else found


def play_until(lore: Lore[Any], world: World, last: int, sight: int, dice: Random) -> None:
    """Play on until the clock says so, or until something comes to light, every seat answering what
    it leans to most."""
    for _ in range(MAX_ANSWERS):
        if world.outcome is not None or clock(lore, world) >= last:
            return
        if lore.sight(world.state) != sight:
            return
        ask = whose(world, dice)
        options = ask.options
        if len(options) == 1:
            world.answer(ask.seat, options[0])
            continue
        weights = lean(lore, world, ask)
        if weights is None:
            world.answer(ask.seat, draw(None, options, dice))
        else:
            world.answer(ask.seat, options[max(range(len(weights)), key=weights.__getitem__)])


def is_better(one: dict[str, float], other: dict[str, float], errors: float, much: float) -> bool:
    """Whether it came out clearly better in the worlds where both were tried."""
    gains = [value - other[key] for key, value in one.items() if key in other]
    count = len(gains)
    if count < 2:
        return False
    mean = sum(gains) / count
    spread = sum([(gain - mean) ** 2 for gain in gains]) / (count - 1)
    return mean > much + errors * sqrt(spread / count)
