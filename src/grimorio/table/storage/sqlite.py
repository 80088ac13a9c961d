"""Storage in one SQLite file: nothing to install, and safe against a power cut."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from grimorio.core.scene import Text
from grimorio.table.storage.sqlite_file import SQLiteFile
from grimorio.table.storage.sqlite_rows import (
    ENTRY_COLUMNS,
    FAME_COLUMNS,
    SEAT_COLUMNS,
    TABLE_COLUMNS,
    entry_of,
    entry_row,
    fame_of,
    fame_row,
    outcome_text,
    seat_of,
    seat_row,
    table_of,
    table_row,
)
from grimorio.table.storage.store import (
    Checkpoint,
    Conflict,
    EntryRow,
    NoDatabase,
    Note,
    Report,
    SeatRow,
    StorageFailed,
    TableRow,
)
from grimorio.table.wire import Fame, Outcome

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

    # -- tables ---------------------------------------------------------------------------------

    async def create(
        self, table: TableRow, checkpoints: Sequence[Checkpoint], entries: Sequence[EntryRow] = ()
    ) -> None:
        def work(c: sqlite3.Connection) -> None:
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
            )
            return table_of(row, [seat_of(seat) for seat in found])

        return await self._file.read(work)

    async def entries(self, table: str, since: int = -1) -> list[EntryRow]:
        def work(c: sqlite3.Connection) -> list[EntryRow]:
            rows = c.execute(
                f"SELECT {ENTRY_COLUMNS} FROM log WHERE tbl = ? AND number > ? ORDER BY number",
                (table, since),
            )
            return [entry_of(row) for row in rows]

        return await self._file.read(work)

    async def checkpoints(self, table: str) -> list[Checkpoint]:
        def work(c: sqlite3.Connection) -> list[Checkpoint]:
            rows = c.execute(
                "SELECT number, ruleset, data, told, restart FROM checkpoints WHERE tbl = ?"
                " ORDER BY number",
                (table,),
            )
            return [
                Checkpoint(n, rules, data, told, restart=bool(r))
                for n, rules, data, told, r in rows
            ]

        return await self._file.read(work)

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

    async def set_rematch(self, table: str, rematch: str) -> None:
        def work(c: sqlite3.Connection) -> None:
            sql = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL"
            if c.execute(sql, (rematch, table)).rowcount != 1:
                raise Conflict("there is a rematch already")

        await self._file.write(work)

    async def fame(self, game: str | None, limit: int) -> list[Fame]:
        columns = FAME_COLUMNS.replace("tbl", "(SELECT id FROM tables WHERE id = tbl)")
        sql = (
            f"SELECT {columns} FROM fame WHERE ? IS NULL OR game = ?"
            ' ORDER BY score DESC, "when" LIMIT ?'
        )
        return await self._file.read(
            lambda c: [fame_of(row) for row in c.execute(sql, (game, game, limit))]
        )

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
            rows = c.execute(sql, (table,))
            return [
                Note(n, kind, msgspec.json.decode(text, type=Text), when)
                for n, kind, text, when in rows
            ]

        return await self._file.read(work)

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

    async def list(self, limit: int = 100, status: str | None = None) -> list[TableRow]:
        sql = (
            f"SELECT {','.join(TABLE_COLUMNS)} FROM tables WHERE ? IS NULL OR status = ?"
            " ORDER BY changed DESC LIMIT ?"
        )
        return await self._file.read(
            lambda c: [table_of(row, []) for row in c.execute(sql, (status, status, limit))]
        )

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
