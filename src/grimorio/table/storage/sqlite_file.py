"""A SQLite file: one connection writes it, any may read.

The statements of a change run on the loop's own thread: they touch memory only, and two threads
that both run Python would wait for each other at every statement. What takes time is done by a
thread beside it: the flush to the disk, and waiting for another process that writes. What comes
meanwhile is committed together after it, so that many tables share one flush; when many come, the
next flush waits a moment for company.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from grimorio.table.storage.sqlite_rows import SCHEMA, UPGRADES, VERSION
from grimorio.table.storage.store import Conflict, StorageFailed

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
"""Something to write. It may be done twice: what was done first is rolled back then."""

BATCH = 256
TOLD_AT_ONCE = 4
"""After a flush this many are told that theirs is done, then the next: what comes of the first goes
out before that of the last is made."""
COMPANY_SECONDS = 0.01
"""After a shared flush began, the next one waits that long for others. If the flush itself took
longer, enough others have come."""
PATIENCE = 10
"""Seconds to wait for another process that writes."""
CHECKPOINT_SECONDS = 0.5
"""At most once in that time, what was written is brought from the write-ahead log into the file. A
thread of its own does it: a flush does not wait for it."""
LEAST_ROOM = 8 << 20
"""Bytes the disk must have left. Below that it is full for us: what is written needs room twice, in
the log and in the file."""
LONGEST_WAL = 16_000
"""Pages. If there is never a pause to start the log anew, a flush does it at that length."""


class Waiting(NamedTuple):
    """Work to be done, and who waits for it. Large work must not stop the loop."""

    work: Work[Any]
    done: asyncio.Future[Any]
    large: bool


class SQLiteFile:
    """One file."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._waiting: list[Waiting] = []
        self._news = asyncio.Event()
        self._closing = False
        self._flusher: ThreadPoolExecutor | None = None
        self._writer: asyncio.Task[None] | None = None
        self._readers = threading.local()
        self._open_readers: list[sqlite3.Connection] = []
        self._seen_version = 0
        self._checkpointing: asyncio.Task[None] | None = None
        self._checkpointed = 0.0
        self.failures = 0
        """How often something could not be written."""

    # -- opening and closing --------------------------------------------------------------------

    async def open(self) -> None:
        """Make or open the file, or say why it cannot be used."""
        self._closing = False
        self._news = asyncio.Event()
        self._flusher = ThreadPoolExecutor(1, "grimorio-writer")
        try:
            connection = await self._beside(self._prepare)
        except (sqlite3.Error, OSError, StorageFailed) as error:
            self._flusher.shutdown()
            raise StorageFailed(f"{self.path} cannot be used: {error}") from error
        self._writer = asyncio.get_running_loop().create_task(self._write_on(connection))

    async def close(self) -> None:
        """Let everything that waits reach the disk first."""
        self._closing = True
        if self._writer is not None and self._flusher is not None:
            self._news.set()
            await self._writer
            self._writer = None
            if self._checkpointing is not None:
                await self._checkpointing
            self._flusher.shutdown()
        for connection in self._open_readers:
            connection.close()
        self._open_readers.clear()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
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
        for old in range(version or VERSION, VERSION):
            upgrade = f"BEGIN;{UPGRADES[old]};PRAGMA user_version = {old + 1};COMMIT;"
            connection.executescript(upgrade)
        self._seen_version = _version(connection)
        connection.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_WAL}")
        connection.execute("PRAGMA busy_timeout = 0")
        return connection

    # -- writing --------------------------------------------------------------------------------

    async def write(self, work: Work[T], *, large: bool = False) -> T:
        """Do it in a transaction; it is on disk when this returns."""
        if self._closing or self._writer is None:
            raise StorageFailed("the storage is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(work, done, large))
        self._news.set()
        try:
            return await done
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except (sqlite3.Error, StorageFailed) as error:
            self.failures += 1
            raise StorageFailed(str(error)) from error

    async def _write_on(self, connection: sqlite3.Connection) -> None:
        """Commit what waits, until the file is closed."""
        loop = asyncio.get_running_loop()
        while self._waiting or not self._closing:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                began = loop.time()
                await self._commit(connection, batch)
                self._checkpoint_beside(began)
                early = began + COMPANY_SECONDS - loop.time()
                if early > 0 and len(batch) > 1 and not self._closing:
                    await asyncio.sleep(early)
        connection.close()

    async def _commit(self, connection: sqlite3.Connection, batch: Sequence[Waiting]) -> None:
        """Do a batch in one transaction and tell everybody how theirs went."""
        results: list[object]
        try:
            await self._begin(connection)
            if any(waiting.large for waiting in batch):
                results = await self._beside(lambda: _do_all(connection, batch))
            else:
                results = _do_all(connection, batch)
            await self._beside(connection.commit)
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                connection.rollback()
            results = [StorageFailed(f"could not write: {error}")] * len(batch)
        await _tell(batch, results)

    def _checkpoint_beside(self, now: float) -> None:
        """Bring what was committed into the file, if that was not done a moment ago."""
        if now - self._checkpointed < CHECKPOINT_SECONDS:
            return
        if self._checkpointing is None or self._checkpointing.done():
            self._checkpointed = now
            self._checkpointing = asyncio.get_running_loop().create_task(self._checkpoint())

    async def _checkpoint(self) -> None:
        with contextlib.suppress(StorageFailed):
            await self.read(lambda c: c.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone())

    async def _begin(self, connection: sqlite3.Connection) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            await self._beside(lambda: _begin_patiently(connection))

    async def _beside(self, work: Callable[[], T]) -> T:
        """Do something slow in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._flusher, work)

    # -- reading --------------------------------------------------------------------------------

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

    def check_room(self) -> None:
        """Whether there is room to write, as far as that is known before it is tried."""
        try:
            free = shutil.disk_usage(self.path.parent).free
        except OSError as error:
            raise StorageFailed(f"{self.path.parent} cannot be looked at: {error}") from error
        if free < LEAST_ROOM:
            raise StorageFailed(f"{free} bytes are left on the disk")

    async def changed_elsewhere(self) -> bool:
        """Whether another process wrote since this was last asked."""
        seen = await self.write(_version)
        changed, self._seen_version = seen != self._seen_version, seen
        return changed


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA data_version").fetchone()[0])


async def _tell(batch: Sequence[Waiting], results: Sequence[object]) -> None:
    """Tell everybody how theirs went, some at a time."""
    for n, (waiting, result) in enumerate(zip(batch, results, strict=True), 1):
        if not waiting.done.cancelled():
            if isinstance(result, Exception):
                waiting.done.set_exception(result)
            else:
                waiting.done.set_result(result)
        if n % TOLD_AT_ONCE == 0:
            await asyncio.sleep(0)


def _begin_patiently(connection: sqlite3.Connection) -> None:
    """Wait for another process that writes."""
    connection.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
    try:
        connection.execute("BEGIN IMMEDIATE")
    finally:
        connection.execute("PRAGMA busy_timeout = 0")


def _do_all(connection: sqlite3.Connection, batch: Sequence[Waiting]) -> list[object]:
    """What came of each. As a rule all goes well; if not, each is done alone, and fails alone."""
    connection.execute("SAVEPOINT batch")
    try:
        return [waiting.work(connection) for waiting in batch]
    except Exception as error:
        _roll_back_to(connection, "batch", error)
        if len(batch) == 1:
            return [error]
    return [_do_alone(connection, waiting.work) for waiting in batch]


def _do_alone(connection: sqlite3.Connection, work: Work[Any]) -> object:
    connection.execute("SAVEPOINT one")
    try:
        done: object = work(connection)
    except Exception as error:
        _roll_back_to(connection, "one", error)
        done = error
    connection.execute("RELEASE one")
    return done


def _roll_back_to(connection: sqlite3.Connection, savepoint: str, error: Exception) -> None:
    """On a full disk SQLite takes back the whole transaction by itself: then all of it failed."""
    if not connection.in_transaction:
        raise error
    connection.execute(f"ROLLBACK TO {savepoint}")
