"""The SQLite file: its tables, and how what we keep stands in them."""

from __future__ import annotations

from typing import Any

import msgspec

from grimorio.table.store import Entry, SeatRow, TableRow, Told
from grimorio.table.wire import Outcome

VERSION = 1

SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, ruleset INTEGER NOT NULL, options TEXT NOT NULL,
    key TEXT NOT NULL, key_hash TEXT NOT NULL, status TEXT NOT NULL, number INTEGER NOT NULL,
    practice INTEGER NOT NULL, watch BLOB, absent_after REAL NOT NULL, origin TEXT NOT NULL,
    rematch TEXT, created REAL NOT NULL, changed REAL NOT NULL, reason TEXT NOT NULL,
    outcome TEXT
) WITHOUT ROWID;
CREATE INDEX tables_changed ON tables (changed);
CREATE TABLE seats (
    tbl TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
    kind TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
    token BLOB, invitation BLOB, holder TEXT NOT NULL,
    PRIMARY KEY (tbl, seat)
) WITHOUT ROWID;
CREATE TABLE log (
    tbl TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
    seat INTEGER NOT NULL, "key" TEXT NOT NULL, kind TEXT NOT NULL, "when" REAL NOT NULL,
    client TEXT NOT NULL, "by" TEXT NOT NULL, kept INTEGER NOT NULL, told TEXT NOT NULL,
    PRIMARY KEY (tbl, number)
) WITHOUT ROWID;
CREATE TABLE checkpoints (
    tbl TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
    ruleset INTEGER NOT NULL, data BLOB NOT NULL, told INTEGER NOT NULL,
    restart INTEGER NOT NULL,
    PRIMARY KEY (tbl, number)
) WITHOUT ROWID;
CREATE TABLE notes (
    tbl TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number INTEGER NOT NULL,
    kind TEXT NOT NULL, text TEXT NOT NULL, "when" REAL NOT NULL
);
CREATE INDEX notes_table ON notes (tbl);
CREATE TABLE reports (
    id INTEGER PRIMARY KEY, tbl TEXT NOT NULL, number INTEGER NOT NULL,
    what TEXT NOT NULL, detail TEXT NOT NULL, "when" REAL NOT NULL
);
"""

TABLE_COLUMNS = (
    "id", "game", "ruleset", "options", "key", "key_hash", "status", "number", "practice",
    "watch", "absent_after", "origin", "rematch", "created", "changed", "reason", "outcome",
)  # fmt: skip
ENTRY_COLUMNS = 'number, seat, "key", kind, "when", client, "by", kept, told'

_told = msgspec.json.Decoder(list[Told])
_options = msgspec.json.Decoder(dict[str, bool | int | str])


def table_row(table: TableRow) -> tuple[object, ...]:
    return (
        table.id, table.game, table.ruleset, msgspec.json.encode(table.options).decode(),
        table.key, table.key_hash, table.status, table.number, table.practice, table.watch,
        table.absent_after, table.origin, table.rematch, table.created, table.changed,
        table.reason, outcome_text(table.outcome),
    )  # fmt: skip


def table_of(row: tuple[Any, ...], seats: list[SeatRow]) -> TableRow:
    found = dict(zip(TABLE_COLUMNS, row, strict=True))
    found["options"] = _options.decode(found["options"])
    found["practice"] = bool(found["practice"])
    if found["outcome"] is not None:
        found["outcome"] = msgspec.json.decode(found["outcome"], type=Outcome)
    return TableRow(seats=seats, **found)


def outcome_text(outcome: Outcome | None) -> str | None:
    return None if outcome is None else msgspec.json.encode(outcome).decode()


def seat_row(table: str, seat: SeatRow) -> tuple[object, ...]:
    return (
        table, seat.seat, seat.kind, seat.name, seat.bot, seat.token, seat.invitation, seat.holder,
    )  # fmt: skip


def seat_of(row: tuple[Any, ...]) -> SeatRow:
    return SeatRow(*row)


def entry_row(table: str, entry: Entry) -> tuple[object, ...]:
    return (
        table, entry.number, entry.seat, entry.key, entry.kind, entry.when, entry.client,
        entry.by, entry.kept, msgspec.json.encode(entry.told).decode(),
    )  # fmt: skip


def entry_of(row: tuple[Any, ...]) -> Entry:
    number, seat, key, kind, when, client, by, kept, told = row
    return Entry(number, seat, key, kind, when, client, by, kept, _told.decode(told))
