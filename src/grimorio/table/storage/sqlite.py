"""Storage in one SQLite file: nothing to install, and safe against a power cut."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from grimorio.table.storage.sqlite_file import SQLiteFile, Work
from grimorio.table.storage.sqlite_rows import (
    ENTRY_COLUMNS,
    ENTRY_READ,
    FAME_COLUMNS,
    FAME_SHOWN,
    LISTED,
    SEAT_COLUMNS,
    TABLE_COLUMNS,
    VERSION,
    checkpoint_of,
    entry_of,
    entry_row,
    fame_of,
    fame_row,
    listed_of,
    note_of,
    outcome_text,
    seat_of,
    seat_row,
    table_of,
    table_row,
)
from grimorio.table.storage.store import (
    Checkpoint,
    Conflict,
    Damaged,
    EntryRow,
    Listed,
    NoDatabase,
    Note,
    Report,
    SeatRow,
    StorageFailed,
    TableRow,
)
from grimorio.table.wire import Fame, Outcome

T = TypeVar("T")
Row = tuple[object, ...]
UNREADABLE = (msgspec.MsgspecError, ValueError, TypeError, RecursionError)
"""What reading a damaged row raises."""
LARGE = 100
"""More entries than this at once are not written on the loop's own thread."""
CHECKPOINTS_KEPT = 6
"""The newest ones, so that an undo can go back a few turns after a restart of the server."""
CHECKPOINT_EVERY = 50
"""Older ones are thinned to about one in this many entries, so that the past is near everywhere."""


class SQLiteStore:
    """Tables in a file."""

    def __init__(self, path: Path | str) -> None:
        self._file = SQLiteFile(path)

    async def open(self) -> None:
        await self._file.open()

    async def close(self) -> None:
        await self._file.close()

    def check_room(self) -> None:
        self._file.check_room()

    @property
    def failures(self) -> int:
        return self._file.failures

    async def check(self) -> None:
        """A page is really written, and the disk must have room for more."""
        self._file.check_room()
        await self._execute(f"PRAGMA user_version = {VERSION}", ())

    # -- tables ---------------------------------------------------------------------------------

    async def create(
        self,
        table: TableRow,
        checkpoints: Sequence[Checkpoint],
        entries: Sequence[EntryRow] = (),
        *,
        rematch_of: str | None = None,
    ) -> None:
        def work(c: sqlite3.Connection) -> None:
            if rematch_of is not None:
                _name_rematch(c, rematch_of, table.id)
            marks = ",".join("?" * len(TABLE_COLUMNS))
            c.execute(f"INSERT INTO tables ({','.join(TABLE_COLUMNS)}) VALUES ({marks})",
                      table_row(table))  # fmt: skip
            c.executemany(
                f"INSERT INTO seats (tbl, {SEAT_COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
                [seat_row(table.id, seat) for seat in table.seats],
            )
            _insert_entries(c, table.id, entries)
            for checkpoint in checkpoints:
                _insert_checkpoint(c, table.id, checkpoint)

        await self._file.write(work, large=len(entries) > LARGE)

    async def append(
        self,
        table: str,
        entries: Sequence[EntryRow],
        *,
        checkpoint: Checkpoint | None = None,
        drop_from: int | None = None,
        status: str | None = None,
        ruleset: int | None = None,
        outcome: Outcome | None = None,
        fame: Sequence[Fame] = (),
    ) -> None:
        first, last = entries[0].number, entries[-1]
        known = (last.number, last.when, status, ruleset, outcome_text(outcome))

        def work(c: sqlite3.Connection) -> None:
            found = c.execute(
                "UPDATE tables SET number = ?, changed = ?, status = coalesce(?, status),"
                " ruleset = coalesce(?, ruleset), outcome = coalesce(?, outcome)"
                " WHERE id = ? AND number = ? AND (status != 'frozen' OR ? IS NOT NULL)",
                (*known, table, first - 1, status),
            )
            if found.rowcount != 1:
                raise Conflict(f"table {table} is no longer at {first - 1}, or it is frozen")
            _insert_entries(c, table, entries)
            if drop_from is not None:
                c.execute(
                    "DELETE FROM checkpoints WHERE tbl = ? AND number >= ? AND NOT restart",
                    (table, drop_from),
                )
            if checkpoint is not None:
                _insert_checkpoint(c, table, checkpoint)
                _thin(c, table)
            if fame:
                c.executemany(
                    f"INSERT INTO fame ({FAME_COLUMNS}) VALUES (?,?,?,?,?,?,?,?)",
                    [fame_row(one) for one in fame],
                )

        await self._file.write(work)

    async def table(self, table: str) -> TableRow | None:
        def work(c: sqlite3.Connection) -> TableRow | None:
            row = c.execute(f"SELECT {','.join(TABLE_COLUMNS)} FROM tables WHERE id = ?",
                            (table,)).fetchone()  # fmt: skip
            if row is None:
                return None
            found = c.execute(
                f"SELECT {SEAT_COLUMNS} FROM seats WHERE tbl = ? ORDER BY seat",
                (table,),
            ).fetchall()
            return table_of(row, [seat_of(seat) for seat in found])

        return await self._read(table, "what is known of it", work)

    async def entries(
        self, table: str, since: int = -1, limit: int | None = None
    ) -> list[EntryRow]:
        def work(c: sqlite3.Connection) -> list[EntryRow]:
            rows = c.execute(
                f"SELECT {ENTRY_READ} FROM log WHERE tbl = ? AND number > ? ORDER BY number"
                " LIMIT ?",
                (table, since, -1 if limit is None else limit),
            ).fetchall()
            return _entries_of(table, rows)

        return await self._read(table, "its log", work)

    async def checkpoints(self, table: str) -> list[Checkpoint]:
        def work(c: sqlite3.Connection) -> list[Checkpoint]:
            rows = c.execute(
                "SELECT number, ruleset, data, told, restart FROM checkpoints WHERE tbl = ?"
                " ORDER BY number",
                (table,),
            ).fetchall()
            return [checkpoint_of(row) for row in rows]

        return await self._read(table, "a checkpoint", work)

    async def answered(self, table: str, seat: int, client: str) -> int | None:
        def work(c: sqlite3.Connection) -> int | None:
            row = c.execute(
                "SELECT number FROM log WHERE tbl = ? AND seat = ? AND client = ?"
                " ORDER BY number DESC LIMIT 1",
                (table, seat, client),
            ).fetchone()
            return None if row is None else int(row[0])

        return await self._file.read(work)

    # -- seats and what happens around the game -------------------------------------------------

    async def set_seat(self, table: str, seat: SeatRow, *, invitation: bytes | None = None) -> None:
        def work(c: sqlite3.Connection) -> None:
            found = c.execute(
                "UPDATE seats SET kind = ?, name = ?, bot = ?, token = ?, invitation = ?,"
                " holder = ?, duties = ?, hints = ?, forks = ?, before = ?, wanted = ?"
                " WHERE tbl = ? AND seat = ? AND (? IS NULL OR invitation = ?)",
                (*seat_row(table, seat)[2:-1], table, seat.seat, invitation, invitation),
            )
            if found.rowcount != 1:
                raise Conflict("the invitation was used")

        await self._file.write(work)

    async def set_seen(self, table: str, seen: Mapping[int, float]) -> None:
        rows = [(when, table, seat) for seat, when in seen.items()]
        sql = "UPDATE seats SET seen = ? WHERE tbl = ? AND seat = ?"

        def work(c: sqlite3.Connection) -> None:
            c.executemany(sql, rows)

        await self._file.write(work)

    async def set_status(self, table: str, status: str, reason: str = "") -> None:
        sql = "UPDATE tables SET status = ?, reason = ? WHERE id = ?"
        await self._execute(sql, (status, reason, table))

    async def freeze(self, table: str, reason: str) -> bool:
        sql = (
            "UPDATE tables SET status = 'frozen', reason = ?"
            " WHERE id = ? AND status NOT IN ('frozen', 'over')"
        )
        return await self._file.write(lambda c: c.execute(sql, (reason, table)).rowcount == 1)

    async def fame(self, game: str | None, limit: int) -> list[Fame]:
        sql = (
            f"SELECT {FAME_SHOWN} FROM fame WHERE ? IS NULL OR game = ?"
            ' ORDER BY score DESC, "when" LIMIT ?'
        )
        rows = await self._file.read(lambda c: c.execute(sql, (game, game, limit)).fetchall())
        return _readable(rows, fame_of)

    async def strike(self, name: str, game: str | None = None, table: str | None = None) -> int:
        sql = (
            "DELETE FROM fame WHERE name = ? AND (? IS NULL OR game = ?) AND (? IS NULL OR tbl = ?)"
        )
        values = (name, game, game, table, table)
        return await self._file.write(lambda c: c.execute(sql, values).rowcount)

    async def note(self, table: str, note: Note) -> None:
        row = (table, note.number, note.kind, msgspec.json.encode(note.text), note.when)
        sql = 'INSERT INTO notes (tbl, number, kind, text, "when") VALUES (?,?,?,?,?)'
        await self._execute(sql, row)

    async def notes(self, table: str) -> list[Note]:
        sql = 'SELECT number, kind, text, "when" FROM notes WHERE tbl = ? ORDER BY rowid'

        def work(c: sqlite3.Connection) -> list[Note]:
            return [note_of(row) for row in c.execute(sql, (table,)).fetchall()]

        return await self._read(table, "a note", work)

    async def report(self, report: Report) -> None:
        row = (report.table, report.number, report.what, report.detail, report.when)
        sql = 'INSERT INTO reports (tbl, number, what, detail, "when") VALUES (?,?,?,?,?)'
        await self._execute(sql, row)

    async def reports(self, table: str | None = None) -> list[Report]:
        sql = (
            'SELECT tbl, number, what, detail, "when", id FROM reports'
            " WHERE ? IS NULL OR tbl = ? ORDER BY id"
        )
        return await self._file.read(
            lambda c: [Report(*row) for row in c.execute(sql, (table, table))]
        )

    async def _execute(self, sql: str, values: tuple[object, ...]) -> None:
        def work(c: sqlite3.Connection) -> None:
            c.execute(sql, values)

        await self._file.write(work)

    # -- for the host ---------------------------------------------------------------------------

    async def list(self, limit: int = 100, status: str | None = None) -> list[Listed]:
        sql = (
            f"SELECT {LISTED} FROM tables WHERE ? IS NULL OR status = ?"
            " ORDER BY changed DESC LIMIT ?"
        )
        rows = await self._file.read(lambda c: c.execute(sql, (status, status, limit)).fetchall())
        return [listed_of(row) for row in rows]

    async def delete(self, before: float, *, frozen: bool = False) -> int:
        sql = "DELETE FROM tables WHERE changed < ? AND (? OR status != 'frozen')"
        return await self._file.write(lambda c: c.execute(sql, (before, frozen)).rowcount)

    async def backup(self, to: str) -> None:
        def work(c: sqlite3.Connection) -> None:
            with contextlib.closing(sqlite3.connect(to)) as target:
                c.backup(target)

        await self._file.read(work)

    async def changed_elsewhere(self) -> bool:
        return await self._file.changed_elsewhere()

    async def _read(self, table: str, what: str, work: Work[T]) -> T:
        """Read rows of one table. All of them are fetched before the first is looked at: a query
        that is left in the middle would show this reader the past for ever."""

        def read(c: sqlite3.Connection) -> T:
            try:
                return work(c)
            except UNREADABLE as error:
                raise Damaged(table, what, str(error)) from error
            except sqlite3.OperationalError as error:
                if "Could not decode" not in str(error):
                    raise
                raise Damaged(table, what, "it is not text") from error

        return await self._file.read(read)


def _entries_of(table: str, rows: Sequence[Row]) -> list[EntryRow]:
    """The entries of a log; if one is damaged, those before it go with the error."""
    found: list[EntryRow] = []
    try:
        for row in rows:
            found.append(entry_of(row))
    except UNREADABLE as error:
        damaged = Damaged(table, f"its log after entry {len(found) - 1}", str(error))
        damaged.before = found
        raise damaged from error
    return found


def _readable(rows: Sequence[Row], read: Callable[[Row], T]) -> list[T]:
    """What can be read of rows that do not belong together."""
    log = logging.getLogger("grimorio.table")
    found: list[T] = []
    for row in rows:
        try:
            found.append(read(row))
        except UNREADABLE as error:
            log.error("a damaged line of the hall of fame: %s", error)
    return found


def open_store(where: str | None = None, *, must_exist: bool = False) -> SQLiteStore:
    """The store at an address: a file, sqlite:///FILE, or the user's own by default."""
    kind, sign, rest = (where or "").partition("://")
    if sign and kind != "sqlite":
        raise StorageFailed(f"{kind} is not a storage this version has; it has: sqlite")
    if not where:
        path = data_folder(os.environ, sys.platform) / "tables.db"
    else:
        path = Path(rest.removeprefix("/") if sign else where)
    if must_exist and not path.is_file():
        raise NoDatabase(path)
    return SQLiteStore(path)


def data_folder(environ: Mapping[str, str], platform: str) -> Path:
    """Where this user's tables are kept."""
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "grimorio"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "grimorio"
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "grimorio"


def _name_rematch(c: sqlite3.Connection, table: str, rematch: str) -> None:
    """The table where another goes on; once, unless that one is gone."""
    sql = (
        "UPDATE tables SET rematch = ? WHERE id = ?"
        " AND (rematch IS NULL OR NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = tables.rematch))"
    )
    if c.execute(sql, (rematch, table)).rowcount != 1:
        raise Conflict("there is a rematch already")


def _insert_entries(c: sqlite3.Connection, table: str, entries: Sequence[EntryRow]) -> None:
    c.executemany(
        f"INSERT INTO log (tbl, {ENTRY_COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?,?)",
        [entry_row(table, entry) for entry in entries],
    )


def _insert_checkpoint(c: sqlite3.Connection, table: str, checkpoint: Checkpoint) -> None:
    c.execute(
        "INSERT OR REPLACE INTO checkpoints VALUES (?,?,?,?,?,?)",
        (
            table,
            checkpoint.number,
            checkpoint.ruleset,
            checkpoint.data,
            checkpoint.told,
            checkpoint.restart,
        ),
    )


def _thin(c: sqlite3.Connection, table: str) -> None:
    """Of the older checkpoints keep the first in each stretch of entries."""
    c.execute(
        "DELETE FROM checkpoints WHERE tbl = :t AND NOT restart AND number NOT IN"
        " (SELECT number FROM checkpoints WHERE tbl = :t ORDER BY number DESC LIMIT :n)"
        " AND number NOT IN"
        " (SELECT min(number) FROM checkpoints WHERE tbl = :t GROUP BY number / :every)",
        {"t": table, "n": CHECKPOINTS_KEPT, "every": CHECKPOINT_EVERY},
    )
