"""Budgets: how long may be thought in an hour, at one table, from one address and in all."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import NamedTuple

MINUTES = 60


class Account(NamedTuple):
    """Who pays for a thought: a table, and an address of those who play at it."""

    table: str
    address: str


class Hour:
    """What was spent in the last hour, minute by minute."""

    __slots__ = ("_minutes",)

    def __init__(self) -> None:
        self._minutes: dict[int, float] = {}

    def add(self, seconds: float, minute: int) -> None:
        self._minutes[minute] = self._minutes.get(minute, 0.0) + seconds

    def spent(self, minute: int) -> float:
        for old in [m for m in self._minutes if m <= minute - MINUTES]:
            del self._minutes[old]
        return sum(self._minutes.values())


class Budget:
    """What may be spent in an hour; 0 is no limit. When all is spent, whoever has had less than
    their share goes on: nobody can use up what others need."""

    def __init__(self, table: float, address: float, everybody: float) -> None:
        self._table = table
        self._address = address
        self._everybody = everybody
        self._tables: dict[str, Hour] = {}
        self._addresses: dict[str, Hour] = {}
        self._all = Hour()
        self._minute = 0

    def charge(self, account: Account, seconds: float) -> None:
        now = self._now()
        self._tables.setdefault(account.table, Hour()).add(seconds, now)
        self._addresses.setdefault(account.address, Hour()).add(seconds, now)
        self._all.add(seconds, now)

    def has_left(self, account: Account) -> bool:
        """Whether the account may spend more now."""
        now = self._now()
        mine = self._spent(self._addresses, account.address, now)
        if self._table and self._spent(self._tables, account.table, now) >= self._table:
            return False
        if self._address and mine >= self._address:
            return False
        if not self._everybody or self._all.spent(now) < self._everybody:
            return True
        return mine < self._everybody / max(1, len(self._addresses))

    def payer(self, addresses: Collection[str]) -> str:
        """Of several addresses the one that has spent least."""
        now = self._now()
        return min(addresses, key=lambda a: self._spent(self._addresses, a, now), default="")

    def _now(self) -> int:
        """This minute. Who has spent nothing for an hour is forgotten."""
        minute = int(time.monotonic() // 60)
        if minute != self._minute:
            self._minute = minute
            for hours in (self._tables, self._addresses):
                for name in [n for n, hour in hours.items() if not hour.spent(minute)]:
                    del hours[name]
        return minute

    def _spent(self, hours: dict[str, Hour], name: str, minute: int) -> float:
        hour = hours.get(name)
        return 0.0 if hour is None else hour.spent(minute)
