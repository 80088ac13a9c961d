"""`grimorio tables`: what a host does with the tables of a database, also of a running server."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable

from grimorio.cli.terminal import CannotDo, Terminal
from grimorio.table.hosting import commands
from grimorio.table.storage.sqlite import open_store
from grimorio.table.storage.store import (
    Conflict,
    Damaged,
    NoDatabase,
    SeatRow,
    StorageFailed,
    Store,
)

STATUS = {
    "running": "cli-tables-is-running",
    "over": "cli-tables-is-over",
    "frozen": "cli-tables-is-frozen",
}


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    """Do one thing and say what was done."""
    try:
        store = open_store(args.db, must_exist=True)
        asyncio.run(_run(args, store, terminal))
    except NoDatabase as error:
        raise CannotDo("cli-no-database", file=str(error.path)) from error
    except (StorageFailed, Conflict) as error:
        raise CannotDo("cli-storage", reason=str(error)) from error
    return 0


async def _run(args: argparse.Namespace, store: Store, terminal: Terminal) -> None:
    await store.open()
    try:
        await ACTIONS[args.action](args, store, terminal)
    finally:
        await store.close()


async def _list(args: argparse.Namespace, store: Store, terminal: Terminal) -> None:
    tell = terminal.texts.tell
    heads = [
        tell("cli-tables-head-table"),
        tell("cli-tables-head-game"),
        tell("cli-tables-head-status"),
        tell("cli-tables-head-entries"),
        tell("cli-tables-head-played"),
    ]
    rows = await store.list(args.limit, args.status)
    terminal.table(
        heads,
        [
            [row.id, row.game, _status(row.status, terminal), str(row.number), _when(row.changed)]
            for row in rows
        ],
    )


def _status(status: str, terminal: Terminal) -> str:
    return terminal.texts.tell(STATUS[status]) if status in STATUS else status


async def _show(args: argparse.Namespace, store: Store, terminal: Terminal) -> None:
    tell = terminal.texts.tell
    try:
        row = await commands.row_of(store, args.table)
    except Damaged as error:
        terminal.tell("cli-storage", reason=str(error))
        await _reports(args.table, store, terminal)
        return
    options = ", ".join(f"{name}={value}" for name, value in row.options.items()) or "-"
    terminal.tell(
        "cli-tables-game", table=row.id, game=row.game, ruleset=row.ruleset, options=options
    )
    status = tell(STATUS[row.status])
    terminal.tell("cli-tables-stands", status=status, number=str(row.number), reason=row.reason)
    terminal.tell("cli-tables-played", made=_when(row.created), played=_when(row.changed))
    for seat in row.seats:
        terminal.line(f"  {_seat(seat, terminal)}")
    try:
        entries = await store.entries(row.id)
    except Damaged as error:
        entries = error.before
    for entry in entries[-10:]:
        said = tell("cli-tables-entry", number=str(entry.number), seat=entry.seat, kind=entry.kind)
        terminal.line(f"  {said} {entry.key} {entry.by}".rstrip())
    await _reports(row.id, store, terminal)


async def _reports(table: str, store: Store, terminal: Terminal) -> None:
    for report in await store.reports(table):
        when = _when(report.when)
        terminal.tell("cli-tables-report", number=str(report.number), when=when, what=report.what)
        terminal.line("    " + report.detail.strip().replace("\n", "\n    "))


def _seat(seat: SeatRow, terminal: Terminal) -> str:
    if seat.kind == "bot":
        held = "cli-tables-seat-bot"
    elif seat.token:
        held = "cli-tables-seat-claimed"
    else:
        held = "cli-tables-seat-open"
    return terminal.texts.tell(held, seat=seat.seat, bot=seat.bot, name=seat.name or "-")


async def _rollback(args: argparse.Namespace, store: Store, terminal: Terminal) -> None:
    number = await commands.rollback(store, args.table, args.to)
    terminal.tell("cli-tables-rolled-back", table=args.table, to=str(args.to), number=str(number))


async def _freeze(args: argparse.Namespace, store: Store, terminal: Terminal) -> None:
    reason = args.reason or terminal.texts.tell("cli-tables-by-host")
    await commands.freeze(store, args.table, reason)
    terminal.tell("cli-tables-frozen", table=args.table)


async def _thaw(args: argparse.Namespace, store: Store, terminal: Terminal) -> None:
    await commands.thaw(store, args.table)
    terminal.tell("cli-tables-thawed", table=args.table)


async def _export(args: argparse.Namespace, store: Store, terminal: Terminal) -> None:
    data = await commands.export(store, args.table)
    if args.output is None:
        sys.stdout.write(data.decode() + "\n")
        return
    try:
        args.output.write_bytes(data)
    except OSError as error:
        raise CannotDo("cli-cannot-write", file=str(args.output), reason=str(error)) from error
    terminal.tell("cli-tables-exported", file=str(args.output))


async def _delete(args: argparse.Namespace, store: Store, terminal: Terminal) -> None:
    count = await commands.delete_older(store, args.older, frozen=args.frozen)
    terminal.tell("cli-tables-deleted", count=count)


async def _fame(args: argparse.Namespace, store: Store, terminal: Terminal) -> None:
    tell = terminal.texts.tell
    heads = [
        tell("cli-tables-head-name"),
        tell("cli-tables-head-game"),
        tell("cli-tables-head-score"),
        tell("cli-tables-head-played"),
        tell("cli-tables-head-table"),
    ]
    rows = [
        [one.name, one.game, f"{one.score:g}", _when(one.when), one.table or "-"]
        for one in await store.fame(args.game, args.limit)
    ]
    terminal.table(heads, rows)


async def _strike(args: argparse.Namespace, store: Store, terminal: Terminal) -> None:
    count = await store.strike(args.name, args.game, args.table)
    if not count:
        raise CannotDo("cli-tables-not-there", name=args.name)
    terminal.tell("cli-tables-struck", name=args.name, count=count)


async def _backup(args: argparse.Namespace, store: Store, terminal: Terminal) -> None:
    await store.backup(str(args.file))
    terminal.tell("cli-tables-backed-up", file=str(args.file))


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


ACTIONS: dict[str, Callable[[argparse.Namespace, Store, Terminal], Awaitable[None]]] = {
    "list": _list, "show": _show, "rollback": _rollback, "freeze": _freeze, "thaw": _thaw,
    "export": _export, "delete": _delete, "backup": _backup, "fame": _fame, "strike": _strike,
}  # fmt: skip
