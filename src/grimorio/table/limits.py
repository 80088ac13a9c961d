"""Limits by setting: a number in a span of time, for each address or line. 0 is no limit."""

from __future__ import annotations

import time


class Bucket:
    """Allows a rate on average and a burst above it."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        if not self._rate:
            return True
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket for each address that asked lately."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= 10_000:
                self._buckets = {a: b for a, b in self._buckets.items() if not b.full}
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        return bucket.take()


class Counted:
    """How many are open now, in all and for each address."""

    def __init__(self, limit: int, limit_each: int) -> None:
        self._limit = limit
        self._limit_each = limit_each
        self._open: dict[str, int] = {}
        self.total = 0

    def enter(self, address: str) -> bool:
        """Whether one more is allowed; then it is counted."""
        mine = self._open.get(address, 0)
        if (self._limit and self.total >= self._limit) or (
            self._limit_each and mine >= self._limit_each
        ):
            return False
        self._open[address] = mine + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
