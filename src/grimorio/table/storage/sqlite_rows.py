"""The SQLite file: its tables, and how what we keep stands in them."""

from __future__ import annotations

from typing import Any

import msgspec

from grimorio.core.scene import Text
from grimorio.plain import plain
from grimorio.table.storage.store import (
    Checkpoint,
    DutyRow,
    EntryRow,
    Listed,
    Note,
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
ENTRY_READ = ENTRY_COLUMNS.replace("told", "CAST(told AS BLOB)")
SEAT_COLUMNS = (
    "seat, kind, name, bot, token, invitation, holder, duties, hints, forks, before, wanted, seen"
)
FAME_COLUMNS = 'tbl, game, score, text, name, seats, options, "when"'
FAME_SHOWN = (
    "(SELECT id FROM tables WHERE id = tbl), CAST(game AS BLOB), score, CAST(text AS BLOB),"
    ' CAST(name AS BLOB), seats, CAST(options AS BLOB), "when"'
)
LISTED = (
    "CAST(id AS BLOB), CAST(game AS BLOB), CAST(status AS BLOB), CAST(number AS INTEGER),"
    " CAST(changed AS REAL)"
)
"""As bytes: text that is not Unicode would stop the whole list."""

_told = msgspec.json.Decoder(list[Told])
_options = msgspec.json.Decoder(dict[str, bool | int | str])
_duties = msgspec.json.Decoder(dict[str, DutyRow])
_before = msgspec.json.Decoder(list[OwnerRow])
_wanted = msgspec.json.Decoder(WantedRow | None)
_text = msgspec.json.Decoder(Text)
_outcome = msgspec.json.Decoder(Outcome)

# A column of SQLite may hold anything, whatever its type says. So what is read is checked: what
# does not fit raises a MsgspecError, a ValueError or a TypeError.


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
        found["outcome"] = _outcome.decode(found["outcome"])
    if not seats or [seat.seat for seat in seats] != list(range(len(seats))):
        raise ValueError("a seat is missing")
    bytes.fromhex(found["key"])
    return msgspec.convert({"seats": seats, **found}, TableRow)


def listed_of(row: tuple[Any, ...]) -> Listed:
    table, game, status, number, changed = row
    return Listed(_words(table), _words(game), _words(status), number, changed)


def _words(data: bytes | None) -> str:
    return (data or b"").decode(errors="replace")


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
    found = dict(zip(SeatRow.__struct_fields__, row, strict=True))
    found["name"] = plain(found["name"])
    found["duties"] = _duties.decode(found["duties"])
    found["before"] = _before.decode(found["before"])
    found["wanted"] = _wanted.decode(found["wanted"])
    return msgspec.convert(found, SeatRow)


def fame_row(fame: Fame) -> tuple[object, ...]:
    return (
        fame.table, fame.game, fame.score, msgspec.json.encode(fame.text).decode(), fame.name,
        fame.seats, msgspec.json.encode(fame.options).decode(), fame.when,
    )  # fmt: skip


def fame_of(row: tuple[Any, ...]) -> Fame:
    """`table` is there only if the table still is."""
    table, game, score, text, name, seats, options, when = row
    found = {
        "game": _words(game), "score": score, "text": _text.decode(text),
        "name": plain(_words(name)), "seats": seats, "options": _options.decode(options),
        "when": when, "table": table,
    }  # fmt: skip
    return msgspec.convert(found, Fame)


def entry_row(table: str, entry: EntryRow) -> tuple[object, ...]:
    return (
        table, entry.number, entry.seat, entry.key, entry.kind, entry.when, entry.client,
        entry.by, entry.kept, msgspec.json.encode(entry.told).decode(),
    )  # fmt: skip


def entry_of(row: tuple[Any, ...]) -> EntryRow:
    found = dict(zip(EntryRow.__struct_fields__, row, strict=True))
    found["told"] = _told.decode(found["told"])
    return msgspec.convert(found, EntryRow)


def checkpoint_of(row: tuple[Any, ...]) -> Checkpoint:
    found = dict(zip(Checkpoint.__struct_fields__, row, strict=True))
    found["restart"] = bool(found["restart"])
    return msgspec.convert(found, Checkpoint)


def note_of(row: tuple[Any, ...]) -> Note:
    found = dict(zip(Note.__struct_fields__, row, strict=True))
    found["text"] = _text.decode(found["text"])
    return msgspec.convert(found, Note)
