"""Thinking: bots choose and advise in processes of their own, in the time the host gives them."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from grimorio.core.record import Line
from grimorio.core.scene import Text
from grimorio.table.metrics import Metrics
from grimorio.table.settings import Settings
from grimorio.table.workers.budgets import Account, Budget
from grimorio.table.workers.jobs import Advised
from grimorio.table.workers.pool import Workers

MEGABYTES = 1024
BOT_PATIENCE = 4.0
"""A bot that has worked for as long as it may is replaced; one that had no chance to, because the
machine is busy, is waited for this many times as long."""
HINT_PATIENCE = 5.0
"""A hint may take this many times as long as a bot's answer: its player waits for it, and nobody
can stand in for a hint."""


class Position(NamedTuple):
    """Where the game of a table stands: a checkpoint and the lines since then."""

    table: str
    checkpoint: bytes
    lines: Sequence[Line]


class Thought(NamedTuple):
    """What a bot answers and says, and when it began to think, by the clock of the loop."""

    answer: str
    said: Text | None
    began: float


class Thinkers:
    """The processes bots think in, and the time they may spend there. Hints have a budget of their
    own: whoever asks for many takes nothing from the bots."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._seconds = settings.bot_seconds
        self._metrics = metrics
        self._workers = Workers(settings.bot_processes, MEGABYTES)
        self.bots = Budget(
            settings.bot_seconds_per_table,
            settings.bot_seconds_per_address,
            settings.bot_seconds_per_hour,
        )
        self.hints = Budget(
            settings.hint_seconds_per_table,
            settings.hint_seconds_per_address,
            settings.hint_seconds_per_hour,
        )

    async def think(
        self, at: Position, seat: int, bot: str, account: Account, within: float = 0.0
    ) -> Thought:
        """What a bot answers and says. It looks no further after `within` seconds; 0: no limit."""

        def charge(seconds: float) -> None:
            self.bots.charge(account, seconds)
            self._metrics.count("bot_seconds", seconds)

        job = self._job("think", at, seat, bot=bot)
        if within:
            job["seconds"] = min(within, self._seconds)
        done = await self._workers.of(at.table).do(
            job, self._seconds, patience=BOT_PATIENCE, account=account.address, charge=charge
        )
        answer, said = msgspec.convert(done.answer, tuple[str, Text | None])
        return Thought(answer, said, done.began)

    async def advise(self, at: Position, seat: int, seed: str, account: Account) -> list[Advised]:
        """The moves worth thinking of for a seat."""

        def charge(seconds: float) -> None:
            self.hints.charge(account, seconds)
            self._metrics.count("hint_seconds", seconds)

        job = self._job("advise", at, seat, seed=seed)
        seconds = HINT_PATIENCE * self._seconds
        done = await self._workers.of(at.table).do(
            job, seconds, account=account.address, charge=charge
        )
        return msgspec.convert(done.answer, list[Advised])

    def _job(self, job: str, at: Position, seat: int, **more: str) -> dict[str, Any]:
        return {
            "job": job,
            "table": at.table,
            "checkpoint": base64.b64encode(at.checkpoint).decode(),
            "lines": list(at.lines),
            "seat": seat,
            "seconds": self._seconds,
            **more,
        }

    async def stop(self) -> None:
        await self._workers.stop()
