"""Flat search, for titles where chance rules more than replies do (lore with `flat`).

Each answer worth a thought is tried in the same sampled worlds and played on as players lean; the
worse half is left aside, and so on. A few dice say little, and the best of many lucky answers is
seldom the best: what players lean to most is kept unless another answer is clearly better.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final, Protocol, cast

from grimorio.bots import Thinker
from grimorio.bots.playing_on import FAINT, asked, candidates, lean, play_on
from grimorio.bots.search import Arm, halved
from grimorio.core.asking import Value
from grimorio.core.contract import Lore

DOUBT: Final = 1.0
"""Standard errors by which an answer must be better than the one players lean to, unless the lore
has its own `doubt`."""


class FlatLore(Lore[Any], Protocol):
    """Lore of a title that is searched flat; `ahead` counts rounds there: a unit for each seat."""

    flat: bool


def flat_lore(lore: Lore[Any] | None) -> FlatLore | None:
    """The lore as one that wants a flat search, if it does."""
    return cast("FlatLore", lore) if getattr(lore, "flat", False) else None


class FlatSearch:
    """The answers of one decision, side by side."""

    def __init__(self, thinker: Thinker, lore: FlatLore, seed: str) -> None:
        self._thinker = thinker
        self._lore = lore
        self._seed = seed

    def run(self, iterations: int) -> list[tuple[Value, Arm]]:
        """The answers to the seat's question with what was found of each, best first."""
        world = self._thinker.sample(self._seed, once=True)
        ask = asked(world, self._thinker.seat)
        weights = lean(self._lore, world, ask)
        options = candidates(weights, ask.options, float(getattr(self._lore, "faint", FAINT)))
        if weights is not None:
            leaning = dict(zip(ask.options, weights, strict=True))
            options.sort(key=lambda option: -leaning[option])
        arms = [Arm(1 / len(options)) for _ in options]
        if len(options) == 1:
            return list(zip(options, arms, strict=True))
        seen: list[dict[str, float]] = [{} for _ in options]

        def look(number: int, key: str) -> None:
            value = seen[number][key] = self._try(options[number], key)
            arms[number].visits += 1
            arms[number].total += value

        order = halved(arms, iterations, look, self._thinker, self._seed)
        doubt = float(getattr(self._lore, "doubt", DOUBT))
        if weights is not None and not is_better(seen[order[0]], seen[0], doubt):
            order.remove(0)
            order.insert(0, 0)
        return [(options[number], arms[number]) for number in order]

    def _try(self, option: Value, key: str) -> float:
        world = self._thinker.sample(key, once=True)
        world.answer(self._thinker.seat, option)
        play_on(self._lore, world, self._lore.ahead * world.seats, Random(key))
        return self._lore.worth(world.state, self._thinker.seat)


def is_better(one: dict[str, float], other: dict[str, float], doubt: float) -> bool:
    """Whether it came out clearly better in the worlds where both were tried."""
    gains = [value - other[key] for key, value in one.items() if key in other]
    count = len(gains)
    if count < 2:
        return False
    mean = sum(gains) / count
    spread = sum([(gain - mean) ** 2 for gain in gains]) / (count - 1)
    return mean > doubt * sqrt(spread / count)
