"""`grimorio tables`: what a host does with the tables of a database, also of a running server."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable

from grimorio.cli.hosting import add_arguments
from grimorio.core.errors import Refusal
from grimorio.table import hosting
from grimorio.table.sqlite import open_store
from grimorio.table.store import Conflict, StorageFailed, Store


def run(args: argparse.Namespace) -> int:
    """Do one thing and say what was done."""
    try:
        store = open_store(args.db, must_exist=True)
        return asyncio.run(_run(args, store))
    except (Refusal, StorageFailed, Conflict) as error:
        print(f"grimorio: {error}", file=sys.stderr)
        return 1


async def _run(args: argparse.Namespace, store: Store) -> int:
    await store.open()
    try:
        await ACTIONS[args.action](args, store)
    finally:
        await store.close()
    return 0


async def _list(args: argparse.Namespace, store: Store) -> None:
    rows = await store.list(args.limit, args.status)
    print(f"{'table':14}{'game':16}{'status':9}{'entries':>8}  last played")
    for row in rows:
        print(f"{row.id:14}{row.game:16}{row.status:9}{row.number:8}  {_when(row.changed)}")


async def _show(args: argparse.Namespace, store: Store) -> None:
    row = await hosting.row_of(store, args.table)
    options = ", ".join(f"{name}={value}" for name, value in row.options.items()) or "none"
    print(f"{row.id}: {row.game}, ruleset {row.ruleset}, options: {options}")
    print(f"{row.status} at entry {row.number}" + (f": {row.reason}" if row.reason else ""))
    print(f"made {_when(row.created)} ({row.origin}), last played {_when(row.changed)}")
    for seat in row.seats:
        held = "claimed" if seat.token else "open" if seat.kind == "human" else seat.bot
        print(f"  seat {seat.seat}: {seat.kind}, {held}, {seat.name or 'no name'}")
    for entry in (await store.entries(row.id))[-10:]:
        print(f"  {entry.number:5} seat {entry.seat:2} {entry.kind:9}{entry.key} {entry.by}")
    for report in await store.reports(row.id):
        print(f"report {report.id} at entry {report.number}, {_when(report.when)}: {report.what}")
        print("    " + report.detail.strip().replace("\n", "\n    "))


async def _rollback(args: argparse.Namespace, store: Store) -> None:
    number = await hosting.rollback(store, args.table, args.to)
    print(f"{args.table} is where it was at entry {args.to}; its log is at {number}")


async def _freeze(args: argparse.Namespace, store: Store) -> None:
    await hosting.freeze(store, args.table, args.reason)
    print(f"{args.table} is frozen")


async def _thaw(args: argparse.Namespace, store: Store) -> None:
    await hosting.thaw(store, args.table)
    print(f"{args.table} runs again")


async def _export(args: argparse.Namespace, store: Store) -> None:
    data = await hosting.export(store, args.table)
    if args.output is None:
        print(data.decode())
    else:
        args.output.write_bytes(data)
        print(f"written to {args.output}; it holds the chance key", file=sys.stderr)


async def _delete(args: argparse.Namespace, store: Store) -> None:
    count = await hosting.delete_older(store, args.older, frozen=args.frozen)
    print(f"{count} tables deleted")


async def _backup(args: argparse.Namespace, store: Store) -> None:
    await store.backup(str(args.file))
    print(f"everything is in {args.file}")


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


ACTIONS: dict[str, Callable[[argparse.Namespace, Store], Awaitable[None]]] = {
    "list": _list, "show": _show, "rollback": _rollback, "freeze": _freeze, "thaw": _thaw,
    "export": _export, "delete": _delete, "backup": _backup,
}  # fmt: skip


def main() -> int:
    """The command alone: `python -m grimorio.cli.tables`."""
    parser = argparse.ArgumentParser(prog="grimorio tables")
    add_arguments(parser)
    return run(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
