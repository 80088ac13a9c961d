"""What a stored table gives as a record, or as all that is known of it."""

from __future__ import annotations

from typing import Any

import msgspec

from grimorio.core.record import FORMAT, Record
from grimorio.core.registry import find
from grimorio.table.refusals import NoRecord
from grimorio.table.storage.store import RESTARTS, EntryRow, TableRow


def record_of(row: TableRow, entries: list[EntryRow]) -> Record:
    """The table as a record that can be played again."""
    if any(entry.kind in RESTARTS for entry in entries):
        raise NoRecord("record-broken")
    if row.origin == "fork":
        raise NoRecord("record-of-fork")
    return Record(
        grimorio=FORMAT,
        game=row.game,
        ruleset=row.ruleset,
        content=find(row.game).history.content,
        seats=len(row.seats),
        options=row.options,
        key_hash=row.key_hash,
        entries=[entry.line for entry in entries if entry.number],
        key=row.key,
        practice=row.practice,
    )


def raw_of(row: TableRow, entries: list[EntryRow]) -> dict[str, Any]:
    """Everything about a table that cannot be one record, without the hashes of its secrets."""
    table = {
        name: value
        for name, value in msgspec.to_builtins(row).items()
        if name not in ("seats", "watch")
    }
    seats = [{"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot} for s in row.seats]
    return {"table": table, "seats": seats, "entries": entries}
