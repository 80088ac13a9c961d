"""The SQLite file: its tables, and how what we keep stands in them."""

from __future__ import annotations

from typing import Any

import msgspec

from grimorio.core.scene import Text
from grimorio.table.storage.store import (
    DutyRow,
    EntryRow,
    OwnerRow,
    SeatRow,
    TableRow,
    Told,
    WantedRow,
)
from grimorio.table.wire import Fame, Outcome

VERSION = 4

FAME = """
CREATE TABLE fame (
    tbl TEXT NOT NULL, game TEXT NOT NULL, score REAL NOT NULL, text TEXT NOT NULL,
    name TEXT NOT NULL, seats INTEGER NOT NULL, options TEXT NOT NULL, "when" REAL NOT NULL
);
CREATE INDEX fame_score ON fame (game, score);
"""
SCHEMA = f"""
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, ruleset INTEGER NOT NULL, options TEXT NOT NULL,
    key TEXT NOT NULL, key_hash TEXT NOT NULL, status TEXT NOT NULL, number INTEGER NOT NULL,
    practice INTEGER NOT NULL, watch BLOB, absent_after REAL NOT NULL, origin TEXT NOT NULL,
    rematch TEXT, created REAL NOT NULL, changed REAL NOT NULL, reason TEXT NOT NULL,
    outcome TEXT, hints INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_changed ON tables (changed);
CREATE TABLE seats (
    tbl TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
    kind TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
    token BLOB, invitation BLOB, holder TEXT NOT NULL, duties TEXT NOT NULL,
    hints INTEGER NOT NULL, forks INTEGER NOT NULL, before TEXT NOT NULL, wanted TEXT NOT NULL,
    seen REAL NOT NULL,
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
{FAME}
"""
UPGRADES = {
    1: f"ALTER TABLE seats ADD COLUMN duties TEXT NOT NULL DEFAULT '{{}}';{FAME}",
    2: "ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE seats ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;",
    3: "ALTER TABLE seats ADD COLUMN forks INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE seats ADD COLUMN before TEXT NOT NULL DEFAULT '[]';"
    "ALTER TABLE seats ADD COLUMN wanted TEXT NOT NULL DEFAULT 'null';"
    "ALTER TABLE seats ADD COLUMN seen REAL NOT NULL DEFAULT 0;",
}
"""What brings a file of that version to the next."""

TABLE_COLUMNS = (
    "id", "game", "ruleset", "options", "key", "key_hash", "status", "number", "practice",
    "watch", "absent_after", "origin", "rematch", "created", "changed", "reason", "outcome",
    "hints",
)  # fmt: skip
ENTRY_COLUMNS = 'number, seat, "key", kind, "when", client, "by", kept, told'
SEAT_COLUMNS = (
    "seat, kind, name, bot, token, invitation, holder, duties, hints, forks, before, wanted, seen"
)
FAME_COLUMNS = 'tbl, game, score, text, name, seats, options, "when"'

_told = msgspec.json.Decoder(list[Told])
_options = msgspec.json.Decoder(dict[str, bool | int | str])
_duties = msgspec.json.Decoder(dict[str, DutyRow])
_before = msgspec.json.Decoder(list[OwnerRow])
_wanted = msgspec.json.Decoder(WantedRow | None)


def table_row(table: TableRow) -> tuple[object, ...]:
    return (
        table.id, table.game, table.ruleset, msgspec.json.encode(table.options).decode(),
        table.key, table.key_hash, table.status, table.number, table.practice, table.watch,
        table.absent_after, table.origin, table.rematch, table.created, table.changed,
        table.reason, outcome_text(table.outcome), table.hints,
    )  # fmt: skip


def table_of(row: tuple[Any, ...], seats: list[SeatRow]) -> TableRow:
    found = dict(zip(TABLE_COLUMNS, row, strict=True))
    found["options"] = _options.decode(found["options"])
    found["practice"] = bool(found["practice"])
    found["hints"] = bool(found["hints"])
    if found["outcome"] is not None:
        found["outcome"] = msgspec.json.decode(found["outcome"], type=Outcome)
    return TableRow(seats=seats, **found)


def outcome_text(outcome: Outcome | None) -> str | None:
    return None if outcome is None else msgspec.json.encode(outcome).decode()


def seat_row(table: str, seat: SeatRow) -> tuple[object, ...]:
    return (
        table, seat.seat, seat.kind, seat.name, seat.bot, seat.token, seat.invitation, seat.holder,
        msgspec.json.encode(seat.duties).decode(), seat.hints, seat.forks,
        msgspec.json.encode(seat.before).decode(), msgspec.json.encode(seat.wanted).decode(),
        seat.seen,
    )  # fmt: skip


def seat_of(row: tuple[Any, ...]) -> SeatRow:
    seat, kind, name, bot, token, invitation, holder, duties, hints, forks, before, *more = row
    wanted, seen = more
    return SeatRow(
        seat, kind, name, bot, token, invitation, holder, _duties.decode(duties), hints, forks,
        _before.decode(before), _wanted.decode(wanted), seen,
    )  # fmt: skip


def fame_row(fame: Fame) -> tuple[object, ...]:
    return (
        fame.table, fame.game, fame.score, msgspec.json.encode(fame.text).decode(), fame.name,
        fame.seats, msgspec.json.encode(fame.options).decode(), fame.when,
    )  # fmt: skip


def fame_of(row: tuple[Any, ...]) -> Fame:
    """`table` is there only if the table still is."""
    table, game, score, text, name, seats, options, when = row
    said = msgspec.json.decode(text, type=Text)
    return Fame(game, score, said, name, seats, _options.decode(options), when, table)


def entry_row(table: str, entry: EntryRow) -> tuple[object, ...]:
    return (
        table, entry.number, entry.seat, entry.key, entry.kind, entry.when, entry.client,
        entry.by, entry.kept, msgspec.json.encode(entry.told).decode(),
    )  # fmt: skip


def entry_of(row: tuple[Any, ...]) -> EntryRow:
    number, seat, key, kind, when, client, by, kept, told = row
    return EntryRow(number, seat, key, kind, when, client, by, kept, _told.decode(told))
