"""`grimorio serve`: open the tables of this machine to browsers."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import ipaddress
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grimorio.cli.typed import number
from grimorio.plain import shown

if TYPE_CHECKING:
    from types import FrameType

    from grimorio.cli.terminal import Terminal
    from grimorio.table.hosting.tables import Tables
    from grimorio.table.http.connections import Guard
    from grimorio.table.storage.store import Store
    from grimorio.texts import Texts

PORT = 8000
HIGHEST = 65535
EVERYWHERE = ("0.0.0.0", "::", "")
"""Hosts that stand for all addresses of this machine."""
ELSEWHERE = "198.51.100.1"
"""An address of no machine at all (RFC 5737): the way to it is the way to all others."""
TRIES = 20
GRACE = 1
"""Seconds for what is under way, once the server is told to end."""
END_SECONDS = 1.8
"""Seconds after that the process ends, whatever is still under way: all that was acknowledged is on
disk."""


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The options of the command."""
    tell = texts.tell
    parser.add_argument(
        "--port",
        type=number(texts, 0, HIGHEST),
        metavar="N",
        help=tell("cli-serve-port", port=str(PORT)),
    )
    parser.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help=tell("cli-serve-host")
    )
    parser.add_argument("--db", metavar="FILE", help=tell("cli-help-db"))
    parser.add_argument("--no-browser", action="store_true", help=tell("cli-serve-no-browser"))
    parser.add_argument("--settings", type=Path, metavar="FILE", help=tell("cli-serve-settings"))
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help=tell("cli-serve-set")
    )
    parser.add_argument("--access-log", action="store_true", help=tell("cli-serve-access-log"))


def run(args: argparse.Namespace, terminal: Terminal) -> int:
    """Serve until interrupted."""
    import msgspec
    import uvicorn

    from grimorio.table.http.app import build
    from grimorio.table.http.connections import Guard, protocols
    from grimorio.table.settings import BadSettings, read_settings
    from grimorio.table.storage.sqlite import open_store
    from grimorio.table.storage.store import StorageFailed

    try:
        settings = read_settings(args.settings, args.set)
    except (BadSettings, OSError) as error:
        reason = terminal.reason(error) if isinstance(error, BadSettings) else str(error)
        terminal.complain("cli-serve-bad-settings", reason=reason)
        return 2
    try:
        store = open_store(args.db)
        asyncio.run(check(store))
    except StorageFailed as error:
        terminal.complain("cli-storage", reason=str(error))
        return 2
    try:
        listener = listen(args.host, args.port)
    except (OSError, UnicodeError) as error:
        terminal.complain("cli-serve-cannot-listen", address=args.host[:100], reason=str(error))
        return 1
    if listener is None:
        terminal.complain("cli-serve-in-use", port=str(args.port or PORT))
        return 1
    start_logs(access=args.access_log)
    sys.setswitchinterval(0.001)  # the writer's thread and the loop wait little for each other
    settings = msgspec.structs.replace(settings, hosts=(*settings.hosts, args.host))
    addresses = reachable(args.host, listener)
    door = build(store, settings, addresses=addresses)
    guard = Guard(settings)
    http, live = protocols(guard)
    config = uvicorn.Config(
        door,
        lifespan="on",
        access_log=False,
        log_level="warning",
        server_header=False,
        log_config=None,
        http=http,
        ws=live,
        ws_max_size=max(settings.message_bytes, 1024) * 2,
        ws_per_message_deflate=False,
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
    )
    address = address_of(args.host, listener)
    hello = terminal.texts.tell("cli-serve-at", address=address)
    for other in addresses:
        hello += "\n" + terminal.texts.tell("cli-serve-others", address=other)
    server = Server(config, door.tables, guard, address, hello, browser=not args.no_browser)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0 if server.started else 1


async def check(store: Store) -> None:
    """Whether the database can be used, before anybody is told to come."""
    await store.open()
    try:
        await store.list(1)
        await store.check()
    finally:
        await store.close()


class PlainLines(logging.Formatter):
    """Lines of the log: what clients sent is shown in them, never obeyed by the terminal."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        record.message = record.message.strip().replace("\n", "\\n")
        return super().formatMessage(record)

    def format(self, record: logging.LogRecord) -> str:
        return shown(super().format(record))


def start_logs(*, access: bool) -> None:
    """What goes wrong is told where errors go; if asked, every request too."""
    handler = logging.StreamHandler()
    handler.setFormatter(PlainLines("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("grimorio.access").setLevel(logging.INFO if access else logging.WARNING)


def Server(
    config: Any, tables: Tables, guard: Guard, address: str, hello: str, *, browser: bool
) -> Any:
    """A server that says where it is once it answers, and ends soon when it is told to."""
    import uvicorn

    from grimorio.table.hosting.tidying import tidy

    class Announcing(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                _ = tables.spawn(tidy(lambda: tables.stirred))
                _ = tables.spawn(guard.watch())
                print(hello, flush=True)
                if browser:
                    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            if not self.should_exit:
                last = threading.Timer(END_SECONDS, end_now)
                last.daemon = True
                last.start()
            super().handle_exit(sig, frame)

    return Announcing(config)


def end_now() -> None:
    """End although something is still under way."""
    with contextlib.suppress(OSError, ValueError):
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(0)


def listen(host: str, port: int | None) -> socket.socket | None:
    """The port asked for, or the first free one from ours on; 0 takes any. OSError or UnicodeError,
    if it is not because the port is taken that we cannot listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wish in [port] if port is not None else range(PORT, PORT + TRIES):
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, os.name == "posix")
        try:
            found.bind((host, wish))
        except (OSError, UnicodeError) as error:
            found.close()
            if getattr(error, "errno", None) != errno.EADDRINUSE:
                raise
            continue
        return found
    return None


def address_of(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    return as_address("127.0.0.1" if host in EVERYWHERE else host, port)


def as_address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def reachable(host: str, listener: socket.socket) -> tuple[str, ...]:
    """Where other machines of the network find this server."""
    port = listener.getsockname()[1]
    if host in EVERYWHERE:
        return tuple(as_address(own, port) for own in own_addresses())
    try:
        alone = ipaddress.ip_address(host).is_loopback
    except ValueError:
        alone = host == "localhost"
    return () if alone else (as_address(host, port),)


def own_addresses() -> list[str]:
    """This machine's address in its network; none if it is in none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))
        except OSError:
            return []
        own = str(probe.getsockname()[0])
    return [] if ipaddress.ip_address(own).is_loopback else [own]
