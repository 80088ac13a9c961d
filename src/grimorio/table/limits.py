"""Limits by setting: a number in a span of time, for each address or line. 0 is no limit."""

from __future__ import annotations

import time
from ipaddress import IPv6Address, ip_address


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


MOST = 10_000
"""How many addresses are remembered."""


def whose(address: str) -> str:
    """Whom a limit by address counts. In IPv6 one subscriber has a whole network of 64 bits, and
    an IPv4 address may be written in it."""
    if ":" not in address:
        return address
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:60]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return found.exploded[:19]
    return str(found)


class Buckets:
    """A bucket for each address that asked lately."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        address = whose(address)
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST:
                self._forget()
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        return bucket.take()

    def _forget(self) -> None:
        """Those who asked nothing lately; if that is nobody, the half that came first."""
        kept = {a: b for a, b in self._buckets.items() if not b.full}
        if len(kept) >= MOST:
            kept = dict(list(kept.items())[MOST // 2 :])
        self._buckets = kept


class Counted:
    """How many are open now, in all and for each address."""

    def __init__(self, limit: int, limit_each: int) -> None:
        self._limit = limit
        self._limit_each = limit_each
        self._open: dict[str, int] = {}
        self.total = 0

    def enter(self, address: str, *, limited: bool = True) -> bool:
        """Whether one more is allowed; then it is counted. Not `limited` is an address that may
        have any number of those there are in all."""
        address = whose(address)
        mine = self._open.get(address, 0)
        if (self._limit and self.total >= self._limit) or (
            limited and self._limit_each and mine >= self._limit_each
        ):
            return False
        self._open[address] = mine + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        address = whose(address)
        self.total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
