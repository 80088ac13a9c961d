"""Who has looked at a table lately, and from where. It is kept in memory only."""

from __future__ import annotations

import time

from grimorio.table.wire import PUBLIC

LATELY = 60.0
"""Seconds. A program that asks now and then, instead of following the table, counts as present for
that time."""


class Looks:
    """When each seat, and the public, last looked at a table."""

    def __init__(self) -> None:
        self._last: dict[int, float] = {}
        self._addresses: dict[int, str] = {}

    def look(self, seat: int, address: str) -> bool:
        """Somebody looks; whether nobody had lately through these eyes. The public pays for bots
        only where no player is known, and the first of them: a stranger with nothing left cannot
        make the bots of others worse."""
        new = not self.lately(seat)
        self._last[seat] = time.monotonic()
        if seat != PUBLIC or PUBLIC not in self._addresses:
            self._addresses[seat] = address
        return new

    def lately(self, seat: int) -> bool:
        return seat in self._last and self._last[seat] > time.monotonic() - LATELY

    def within(self, seconds: float) -> bool:
        """Whether anybody looked in that time."""
        return max(self._last.values(), default=float("-inf")) > time.monotonic() - seconds

    @property
    def addresses(self) -> set[str]:
        """From where its players look; without players, from where it was looked at first."""
        players = {address for seat, address in self._addresses.items() if seat != PUBLIC}
        return players or set(self._addresses.values())
