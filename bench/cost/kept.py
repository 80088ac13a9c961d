"""What was measured, as it is kept."""

from __future__ import annotations

import msgspec

from bench.cost.measures import Measured
from bench.cost.processes import Together
from bench.cost.where import Where


class Kept(msgspec.Struct, frozen=True):
    """A measurement of every title: how many games and how many looks at the stack it rests on, and
    whether the machine had other work."""

    python: str
    games: int
    busy: bool
    looks: int
    sides: list[Measured]
    where: dict[str, Where]
    together: Together | None
