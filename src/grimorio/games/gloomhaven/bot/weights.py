"""Worths as weights: how much a player leans to each option."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, TypeAlias

from grimorio.core import Ask, Value

Question: TypeAlias = Ask[Value]
Weights: TypeAlias = Sequence[float]
SHARP: Final = 0.7
"""How much a point counts."""
ENOUGH: Final = 0.4
"""A plain player takes the first answer that it leans to so much, measured by the best."""


def softened(values: Sequence[float], few: int = 0) -> list[float]:
    """Values as weights; all but a few are left aside."""
    best = max(values)
    weights = [exp(SHARP * max(-60.0, value - best)) for value in values]
    if few and len(weights) > few:
        least = sorted(weights, reverse=True)[few - 1]
        weights = [weight if weight >= least else 0.0 for weight in weights]
    return weights


def best_of(values: Sequence[float], margin: float = 0.3) -> list[float]:
    """Only the best, and what is hardly worse."""
    best = max(values)
    return [1.0 - (best - value) if value > best - margin else 0.0 for value in values]


def first_good(weights: Sequence[float]) -> list[float]:
    """Only the first that is nearly as good as the best."""
    least = ENOUGH * max(weights)
    first = [weight >= least for weight in weights].index(True)
    return [float(place == first) for place in range(len(weights))]
