"""Child processes for what must not stop the table: bots that think, records that are imported.

Each child does one job at a time and is killed when it takes too long; a new one takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import Any

import msgspec

from grimorio.core.errors import again
from grimorio.table.refusals import Undone, WorkerFailed

LIMIT = 64 << 20
START = 60.0
"""How long a child may take until it is ready: the machine may have much else to do."""
FIRST = 5.0
"""The time added to its first job, in which it loads the title."""


class Worker:
    """One child process and its line."""

    def __init__(self, megabytes: int) -> None:
        self.lock = asyncio.Lock()
        self._megabytes = megabytes
        self._process: asyncio.subprocess.Process | None = None

    async def do(self, job: dict[str, Any], seconds: float) -> Any:
        """Have a job done within `seconds`, beside the time a child takes to start."""
        async with self.lock:
            try:
                new = self._process is None
                process = await asyncio.wait_for(self._started(), START)
                return await asyncio.wait_for(self._talk(process, job), seconds + FIRST * new)
            except TimeoutError:
                await self.stop()
                raise WorkerFailed("job-late", seconds=f"{seconds:g}") from None
            except (OSError, EOFError, ValueError) as error:
                await self.stop()
                raise WorkerFailed("job-process", detail=repr(error)) from None
            except asyncio.CancelledError:
                await self.stop()
                raise

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "grimorio.table.workers.child",
                str(self._megabytes),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=LIMIT,
                env={**os.environ, "PYTHONHASHSEED": "0"},
            )
            await self._heard(self._process)
        return self._process

    async def _talk(self, process: asyncio.subprocess.Process, job: dict[str, Any]) -> Any:
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        await process.stdin.drain()
        answer = msgspec.json.decode(await self._heard(process))
        if "undone" in answer:
            undone = msgspec.convert(answer["undone"], Undone)
            failed = again(WorkerFailed, undone.text, undone.rules, undone.title)
            failed.code = undone.code
            raise failed
        return answer["done"]

    async def _heard(self, process: asyncio.subprocess.Process) -> bytes:
        """The next line the child says."""
        assert process.stdout is not None
        line = await process.stdout.readline()
        if not line:
            raise EOFError("no answer")
        return line

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workers:
    """Some children; what belongs together goes to the same one, which may remember it."""

    def __init__(self, count: int, megabytes: int) -> None:
        self._workers = [Worker(megabytes) for _ in range(max(1, count))]

    async def do(self, job: dict[str, Any], seconds: float, *, name: str) -> Any:
        worker = self._workers[sum(name.encode()) % len(self._workers)]
        return await worker.do(job, seconds)

    async def stop(self) -> None:
        for worker in self._workers:
            await worker.stop()
