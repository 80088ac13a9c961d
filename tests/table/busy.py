"""A child process that has something else to do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from grimorio.table.workers.pool import Worker


@asynccontextmanager
async def busy(worker: Worker) -> AsyncIterator[None]:
    """Meanwhile whoever wants something of it waits."""
    await worker.turns.enter("a test")
    try:
        yield
    finally:
        worker.turns.leave()
