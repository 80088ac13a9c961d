"""Checking the chance of finished games, each once: what comes of it does not change."""

from __future__ import annotations

import asyncio

import msgspec

from grimorio.core.record import start_of
from grimorio.table.game.records import record_of
from grimorio.table.hosting.tables import Tables
from grimorio.table.live.table import LiveTable
from grimorio.table.refusals import NoRecord, StillRunning, WorkerFailed
from grimorio.table.wire import Check
from grimorio.table.workers.pool import Worker

KEPT = 100


class Checker:
    """Plays finished games again, one at a time, in a process of its own."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._worker = Worker(tables.settings.import_megabytes)
        self._found: dict[str, asyncio.Task[Check]] = {}

    async def check(self, table: LiveTable) -> Check:
        """What a replay of the game says. Whoever asks again gets the same."""
        if table.row.status != "over":
            raise StillRunning("record-running")
        task = self._found.get(table.id)
        if task is None:
            while len(self._found) >= KEPT:
                del self._found[next(iter(self._found))]
            task = self._found[table.id] = self._tables.spawn(self._play_again(table))
        try:
            return await asyncio.shield(task)
        except Exception:
            self._found.pop(table.id, None)
            raise

    async def _play_again(self, table: LiveTable) -> Check:
        entries = await table.store.entries(table.id)
        # Refused here: what cannot be played from its start by the rules of this server.
        await asyncio.to_thread(start_of, record_of(table.row, entries))
        job = {"job": "check", "table": table.row, "entries": entries}
        try:
            done = await self._worker.do(job, self._tables.settings.import_seconds)
        except WorkerFailed as failed:
            await table.report("its chance could not be checked", failed)
            raise NoRecord("check-failed") from failed
        return msgspec.convert(done.answer, Check)

    async def stop(self) -> None:
        await self._worker.stop()
