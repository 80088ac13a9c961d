"""A SQLite file and the one thread that writes it.

What waits to be written is committed together, so that many tables share one flush to the disk;
each piece has its own savepoint, and fails alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from grimorio.table.sqlite_rows import SCHEMA, VERSION
from grimorio.table.store import Conflict, StorageFailed

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Waiting = tuple[Work[Any], "asyncio.Future[Any]", asyncio.AbstractEventLoop]

BATCH = 256


class SQLiteFile:
    """One file, written by one thread, read by any."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._readers = threading.local()
        self._open_readers: list[sqlite3.Connection] = []
        self._seen_version = 0

    # -- opening and closing --------------------------------------------------------------------

    async def open(self) -> None:
        """Make or open the file, or say why it cannot be used."""
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        loop = asyncio.get_running_loop()
        self._thread = threading.Thread(
            target=self._write_on, args=(ready, loop), name="grimorio-writer", daemon=True
        )
        self._thread.start()
        await ready

    async def close(self) -> None:
        if self._thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        for connection in self._open_readers:
            connection.close()
        self._open_readers.clear()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, timeout=10, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def _prepare(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        is_new = not self.path.exists()
        connection = self._connect()
        if is_new:
            self.path.chmod(0o600)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            raise StorageFailed(
                f"{self.path} was written by a newer Grimorio (storage {version}, here {VERSION})"
            )
        if version == 0:
            connection.executescript(f"BEGIN;{SCHEMA};PRAGMA user_version = {VERSION};COMMIT;")
        self._seen_version = connection.execute("PRAGMA data_version").fetchone()[0]
        return connection

    # -- the writing thread ---------------------------------------------------------------------

    def _write_on(self, ready: asyncio.Future[None], loop: asyncio.AbstractEventLoop) -> None:
        try:
            connection = self._prepare()
        except (sqlite3.Error, OSError, StorageFailed) as error:
            failed = StorageFailed(f"{self.path} cannot be used: {error}")
            loop.call_soon_threadsafe(ready.set_exception, failed)
            return
        loop.call_soon_threadsafe(ready.set_result, None)
        going = True
        while going:
            batch = [self._queue.get()]
            with contextlib.suppress(queue.Empty):
                while len(batch) < BATCH:
                    batch.append(self._queue.get_nowait())
            going = None not in batch
            self._commit(connection, [waiting for waiting in batch if waiting is not None])
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: Sequence[Waiting]) -> None:
        """Do a batch in one transaction and tell everybody how theirs went."""
        if not batch:
            return
        results: list[tuple[Waiting, object, BaseException | None]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for waiting in batch:
                connection.execute("SAVEPOINT one")
                try:
                    results.append((waiting, waiting[0](connection), None))
                except Exception as error:
                    connection.execute("ROLLBACK TO one")
                    results.append((waiting, None, error))
                connection.execute("RELEASE one")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            failed = StorageFailed(f"could not write: {error}")
            results = [(waiting, None, failed) for waiting in batch]
        loops: dict[asyncio.AbstractEventLoop, list[Any]] = {}
        for (_, future, loop), value, problem in results:
            loops.setdefault(loop, []).append((future, value, problem))
        for loop, settled in loops.items():
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(_settle, settled)

    async def write(self, work: Work[T]) -> T:
        if self._thread is None:
            raise StorageFailed("the storage is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put((work, future, loop))
        try:
            return await future
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except sqlite3.Error as error:
            raise StorageFailed(str(error)) from error

    async def read(self, work: Work[T]) -> T:
        def run() -> T:
            connection: sqlite3.Connection | None = getattr(self._readers, "connection", None)
            if connection is None or connection not in self._open_readers:
                connection = self._readers.connection = self._connect()
                connection.execute("PRAGMA query_only = ON")
                self._open_readers.append(connection)
            return work(connection)

        try:
            return await asyncio.to_thread(run)
        except sqlite3.Error as error:
            raise StorageFailed(str(error)) from error

    async def changed_elsewhere(self) -> bool:
        """Whether another process wrote since this was last asked."""

        def work(c: sqlite3.Connection) -> bool:
            seen = int(c.execute("PRAGMA data_version").fetchone()[0])
            changed, self._seen_version = seen != self._seen_version, seen
            return changed

        return await self.write(work)


def _settle(settled: list[tuple[asyncio.Future[Any], object, BaseException | None]]) -> None:
    for future, value, problem in settled:
        if future.cancelled():
            continue
        if problem is None:
            future.set_result(value)
        else:
            future.set_exception(problem)
