"""Shares of a whole, with how sure one can be of them."""

from __future__ import annotations

from math import sqrt

import msgspec

Z = 1.96


class Share(msgspec.Struct, frozen=True):
    """A share of a number of games, and Wilson's interval at 95%."""

    count: int
    of: int
    part: float
    low: float
    high: float


def share(count: int, of: int) -> Share:
    if of == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    part = count / of
    middle = (part + Z * Z / (2 * of)) / (1 + Z * Z / of)
    half = Z * sqrt(part * (1 - part) / of + Z * Z / (4 * of * of)) / (1 + Z * Z / of)
    return Share(count, of, part, max(0.0, middle - half), min(1.0, middle + half))
