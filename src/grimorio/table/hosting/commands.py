"""What a host does with stored tables, beside or under a running server: look, roll back, freeze,
export, delete. A running server notices within a second."""

from __future__ import annotations

import time

import msgspec

from grimorio.core.log import REKEY
from grimorio.core.registry import find
from grimorio.core.scene import Text
from grimorio.plain import plain
from grimorio.table.game.opening import base_of, lines_since, open_match, restart
from grimorio.table.game.records import raw_of, record_of
from grimorio.table.refusals import NoRecord, NoSuchMoment, NoSuchTable, TableRefusal
from grimorio.table.storage.store import ROLLBACK, Store, TableRow


class NotRollable(TableRefusal):
    """The table cannot be rolled back."""

    code = "not-rollable"


async def row_of(store: Store, table: str) -> TableRow:
    row = await store.table(table)
    if row is None:
        raise NoSuchTable("no-such-table", table=table[:40])
    return row


async def rollback(store: Store, table: str, to: int) -> int:
    """Go on from where the table was at entry `to`; what came after stays in the log, but counts
    no more, and no roll of it comes again. A frozen table runs again."""
    row = await row_of(store, table)
    if row.status == "over":
        raise NotRollable("rollback-over")
    if not 0 <= to < row.number:
        raise NoSuchMoment("rollback-where", number=row.number)
    entries = await store.entries(table)
    past = [entry for entry in entries if entry.number <= to]
    base = base_of(past, await store.checkpoints(table), to, 0)
    lines = lines_since(base.number, past)
    new = restart(
        row,
        past,
        base,
        [*lines, (0, str(row.number + 1), REKEY)],
        kind=ROLLBACK,
        say=lambda _: Text("table-rollback", {"to": to}),
    )
    await store.append(
        table,
        new.entries,
        checkpoint=new.checkpoint,
        status="running",
        ruleset=find(row.game).history.ruleset,
    )
    return new.entries[-1].number


async def freeze(store: Store, table: str, reason: str) -> None:
    """Nobody can play until it is thawed."""
    row = await row_of(store, table)
    if row.status == "over":
        raise NotRollable("game-over")
    await store.set_status(table, "frozen", plain(reason))


async def thaw(store: Store, table: str) -> None:
    """Let a frozen table run again, if it can be opened."""
    row = await row_of(store, table)
    if row.status != "frozen":
        raise NotRollable("not-frozen", status=row.status)
    if row.ruleset == find(row.game).history.ruleset:
        open_match(row, await store.entries(table), await store.checkpoints(table))
    await store.set_status(table, "running")


async def export(store: Store, table: str) -> bytes:
    """The record of a table, with its chance key: for the host's eyes while the game runs."""
    row = await row_of(store, table)
    entries = await store.entries(table)
    try:
        return record_of(row, entries).json()
    except NoRecord:
        return msgspec.json.encode(raw_of(row, entries))


async def delete_older(store: Store, days: float, *, frozen: bool = False) -> int:
    """Forget what was not played for that many days; frozen tables only if told so."""
    return await store.delete(time.time() - days * 86400, frozen=frozen)
