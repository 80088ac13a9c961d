"""Thinking: bots choose and advise in processes of their own, in the time the host gives them."""

from __future__ import annotations

import base64
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from grimorio.core.record import Line
from grimorio.core.scene import Text
from grimorio.table.metrics import Metrics
from grimorio.table.settings import Settings
from grimorio.table.workers.jobs import Advised
from grimorio.table.workers.pool import Workers

MEGABYTES = 1024
HINT_PATIENCE = 5.0
"""A hint may take this many times as long as a bot's answer: its player waits for it, and a bot
that is late is replaced, but nobody can stand in for a hint."""


class Position(NamedTuple):
    """Where the game of a table stands: a checkpoint and the lines since then."""

    table: str
    checkpoint: bytes
    lines: Sequence[Line]


class Thinkers:
    """The processes bots think in, and the time they have spent."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._workers = Workers(settings.bot_processes, MEGABYTES)
        self._thought: list[tuple[float, float]] = []

    async def think(self, at: Position, seat: int, bot: str) -> tuple[str, Text | None]:
        """What a bot answers and says."""
        thought = await self._have_done("think", at, seat, bot=bot)
        return msgspec.convert(thought, tuple[str, Text | None])

    async def advise(self, at: Position, seat: int, seed: str) -> list[Advised]:
        """The moves worth thinking of for a seat."""
        thought = await self._have_done("advise", at, seat, HINT_PATIENCE, seed=seed)
        return msgspec.convert(thought, list[Advised])

    async def _have_done(
        self, job: str, at: Position, seat: int, patience: float = 1.0, **more: str
    ) -> Any:
        given = {
            "job": job,
            "table": at.table,
            "checkpoint": base64.b64encode(at.checkpoint).decode(),
            "lines": list(at.lines),
            "seat": seat,
            "seconds": self._settings.bot_seconds,
            **more,
        }
        seconds = patience * self._settings.bot_seconds
        return await self._workers.do(given, seconds, name=at.table)

    def may_think(self, spent_at_table: float) -> bool:
        """Whether the host's settings leave time for it."""
        here, all_ = self._settings.bot_seconds_per_table, self._settings.bot_seconds_per_hour
        hour_ago = time.monotonic() - 3600
        self._thought = [(at, s) for at, s in self._thought if at > hour_ago]
        spent = sum(s for _, s in self._thought)
        return (not here or spent_at_table < here) and (not all_ or spent < all_)

    def thought(self, seconds: float) -> None:
        """Some time was spent."""
        self._thought.append((time.monotonic(), seconds))
        self._metrics.count("bot_seconds", seconds)

    async def stop(self) -> None:
        await self._workers.stop()
