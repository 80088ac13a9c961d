"""Limits by setting: a number in a span of time, for each address or line. 0 is no limit."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import deque
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
        return self.wait(1, 0.0) is not None

    def wait(self, cost: float, patience: float) -> float | None:
        """The seconds after which that much is allowed, and it is taken; None if these are more
        than somebody shall wait. What costs more than a whole burst must find it full."""
        if not self._rate:
            return 0.0
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        missing = max(0.0, min(cost, self._burst) - self._left)
        if missing > patience * self._rate:
            return None
        self._left -= cost
        return missing / self._rate

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
        """Whether one more is allowed there now."""
        return self._of(address).take()

    def wait(self, address: str, cost: float, patience: float) -> float | None:
        """The seconds after which that much is allowed there; None if they are too many."""
        return self._of(address).wait(cost, patience)

    def _of(self, address: str) -> Bucket:
        address = whose(address)
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST:
                self._forget()
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
        return bucket

    def _forget(self) -> None:
        """Those who asked nothing lately; if that is nobody, the half that came first."""
        kept = {a: b for a, b in self._buckets.items() if not b.full}
        if len(kept) >= MOST:
            kept = dict(list(kept.items())[MOST // 2 :])
        self._buckets = kept


PATIENCE = 2.0
"""Seconds that somebody waits who is above the rate of their address; who would wait longer is
refused after that time, or up to twice as late: to refuse costs us too, so that it is done neither
at once nor to hundreds at the same moment."""


class Pace:
    """A rate for each address. Who is above it waits, and so does nobody else."""

    def __init__(self, rate: float, burst: float) -> None:
        self._buckets = Buckets(rate, burst)

    async def turn(self, address: str, cost: float = 1.0) -> bool:
        """Wait for a turn; whether there is one."""
        delay = self._buckets.wait(address, cost, PATIENCE)
        if delay != 0.0:
            late = PATIENCE * (1 + random.random())
            await asyncio.sleep(late if delay is None else delay)
        return delay is not None

    async def keep(self, address: str, cost: float = 1.0) -> None:
        """Wait for a turn, however long it takes."""
        while not await self.turn(address, cost):
            pass


class Slots:
    """N things under way for each address; more of them wait."""

    def __init__(self, each: int) -> None:
        self._each = each
        self._busy: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def enter(self, address: str, patience: float) -> bool:
        """Wait for a slot; whether one came free in time. Then it lasts until `leave`."""
        address = whose(address)
        if not self._each or self._busy.get(address, 0) < self._each:
            self._busy[address] = self._busy.get(address, 0) + 1
            return True
        slot = asyncio.get_running_loop().create_future()
        queue = self._waiting.setdefault(address, deque())
        queue.append(slot)
        try:
            async with asyncio.timeout(patience):
                await slot
        except (TimeoutError, asyncio.CancelledError) as error:
            if slot.done() and not slot.cancelled():  # it came free just as it was given up
                self.leave(address)
            else:
                with contextlib.suppress(ValueError):
                    queue.remove(slot)
            if not isinstance(error, TimeoutError):
                raise
            return False
        return True

    def leave(self, address: str) -> None:
        """It is done: the next one has the slot."""
        address = whose(address)
        queue = self._waiting.get(address, deque())
        while queue:
            slot = queue.popleft()
            if not slot.done():
                slot.set_result(None)
                return
        self._waiting.pop(address, None)
        self._busy[address] -= 1
        if not self._busy[address]:
            del self._busy[address]


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
