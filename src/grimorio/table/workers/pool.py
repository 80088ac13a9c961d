"""Child processes for what must not stop the table: bots that think, records that are imported.

Each child does one job at a time and is killed when it takes too long; a new one takes its place.
What a job has cost is measured in the child: the time its processor was at work, not the time that
the job waited for its turn or for a busy machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from grimorio.core.errors import again
from grimorio.table.refusals import Undone, WorkerFailed, WorkerLate
from grimorio.table.workers.turns import Turns

LIMIT = 64 << 20
START = 60.0
"""How long a child may take until it is ready: the machine may have much else to do."""
FIRST = 5.0
"""The time added to its first job, in which it loads the title."""
FAREWELL = 5.0
"""Seconds that a child which has closed its line may take to end."""
OVERWORKED = -getattr(signal, "SIGPROF", 0)
"""How a child ends that worked longer than its job allows."""

Charge = Callable[[float], None]
"""Hears how many seconds a job took, when it is over, done or not."""


class Done(NamedTuple):
    """What came of a job."""

    answer: Any
    began: float
    """When the child began with it, by the clock of the loop."""


class Worker:
    """One child process and its line."""

    def __init__(self, megabytes: int) -> None:
        self.turns = Turns()
        self._megabytes = megabytes
        self._process: asyncio.subprocess.Process | None = None
        self._job: asyncio.Task[Done] | None = None
        self._closed = False

    async def do(
        self,
        job: dict[str, Any],
        seconds: float,
        *,
        patience: float = 1.0,
        account: str = "",
        charge: Charge | None = None,
    ) -> Done:
        """Have a job done by `seconds` of work, and within `patience` times as long, beside the
        time a child takes to start. A job that was begun is brought to its end, even if nobody
        waits for it any more: to kill the child would cost others more."""
        await self.turns.enter(account)
        work = self._job = asyncio.get_running_loop().create_task(
            self._do(job, seconds, patience, charge)
        )
        work.add_done_callback(self._over)
        return await asyncio.shield(work)

    def _over(self, job: asyncio.Task[Done]) -> None:
        if not job.cancelled():
            job.exception()  # whoever waits for it hears of it
        self.turns.leave()

    async def _do(
        self, job: dict[str, Any], seconds: float, patience: float, charge: Charge | None
    ) -> Done:
        spent, limit = 0.0, patience * seconds
        try:
            if self._process is None:
                seconds, limit = seconds + FIRST, limit + FIRST
            process = await asyncio.wait_for(self._started(), START)
            began, spent = asyncio.get_running_loop().time(), seconds
            said = await asyncio.wait_for(self._talk(process, job, seconds), limit)
            spent = said["seconds"]
            return Done(self._answer(said), began)
        except TimeoutError:
            await self._end()
            raise WorkerLate("job-late", seconds=f"{limit:g}") from None
        except (OSError, EOFError, ValueError) as error:
            code = await self._ended()
            if OVERWORKED and code == OVERWORKED:
                raise WorkerFailed("job-late", seconds=f"{seconds:g}") from None
            raise WorkerFailed("job-process", detail=repr(error)) from None
        except asyncio.CancelledError:
            await self._end()
            raise
        finally:
            if charge is not None:
                charge(spent)

    async def _started(self) -> asyncio.subprocess.Process:
        if self._closed:
            raise EOFError("the server stops")
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

    async def _talk(
        self, process: asyncio.subprocess.Process, job: dict[str, Any], seconds: float
    ) -> dict[str, Any]:
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode({**job, "work": seconds}) + b"\n")
        await process.stdin.drain()
        said: dict[str, Any] = msgspec.json.decode(await self._heard(process))
        return said

    def _answer(self, said: dict[str, Any]) -> Any:
        if "undone" in said:
            undone = msgspec.convert(said["undone"], Undone)
            failed = again(WorkerFailed, undone.text, undone.rules, undone.title)
            failed.code = undone.code
            raise failed
        return said["done"]

    async def _heard(self, process: asyncio.subprocess.Process) -> bytes:
        """The next line the child says."""
        assert process.stdout is not None
        line = await process.stdout.readline()
        if not line:
            raise EOFError("no answer")
        return line

    async def _ended(self) -> int | None:
        """The child has closed its line, so it is about to end by itself; how it ended. To kill it
        meanwhile would hide that."""
        if self._process is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), FAREWELL)
        return await self._end()

    async def _end(self) -> int | None:
        """The child ends now; how it ended."""
        process, self._process = self._process, None
        if process is None:
            return None
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        return await process.wait()

    async def stop(self) -> None:
        """No more jobs."""
        self._closed = True
        await self._end()


class Workers:
    """Some children; what belongs together goes to the same one, which may remember it."""

    def __init__(self, count: int, megabytes: int) -> None:
        self._workers = [Worker(megabytes) for _ in range(max(1, count))]

    def of(self, name: str) -> Worker:
        """The child for what has that name."""
        return self._workers[sum(name.encode()) % len(self._workers)]

    async def stop(self) -> None:
        for worker in self._workers:
            await worker.stop()
