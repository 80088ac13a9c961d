"""Replaying: a game is played again up to an earlier moment, in a process of its own."""

from __future__ import annotations

import msgspec

from grimorio.table.game.earlier import Earlier, Replayed
from grimorio.table.workers.pool import Worker

MEGABYTES = 1024
SECONDS = 60.0
"""The longest a replay may take."""


class Replayer:
    """The process that replays, for all tables. It is started when it is first needed."""

    def __init__(self) -> None:
        self.worker = Worker(MEGABYTES)

    async def replay(self, to: Earlier) -> Replayed:
        job = {
            "job": "replay",
            "checkpoint": to.base.data,
            "played": to.played,
            "told": len(to.told) - to.base.told,
        }
        done = await self.worker.do(job, SECONDS)
        return msgspec.convert(done.answer, Replayed)

    async def stop(self) -> None:
        await self.worker.stop()
