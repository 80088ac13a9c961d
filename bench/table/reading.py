"""Somebody who reads without end: what the others at the server notice of it, and what it costs.

The attacker is a process of its own, at an address of its own; the victim looks at a table
again and again, makes a new one now and then, and its answers are timed. Beside each look it asks a
bystander, a bare server in a process of its own that nobody attacks: what that takes longer is the
machine's, which attacker and server share with whatever else it does.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.table.opening import long_record, store_it
from bench.table.server import Measured
from bench.table.wires import Http

ATTACKER = "127.0.0.9"
"""Another address than the victim's, on the same machine (Linux)."""
FORKS = multiprocessing.get_context("spawn")
SEATS = [{"kind": "human", "mine": True}, {"kind": "human"}]
WISH = {"game": "wisps", "seats": SEATS}
PAUSE = 0.02
"""Seconds between a look and the next."""
NEW_TABLES = 5
"""While one attack lasts."""
IMPORT = b"POST /api/tables/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4194304\r\n\r\n"
UNREAD = 298
"""Connections that do not read: all an address may have, but for a few."""


async def dial(host: str, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    line = socket.socket()
    line.setblocking(False)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # what is not read stays there
    line.bind((ATTACKER, 0))
    await asyncio.get_running_loop().sock_connect(line, (host, port))
    return await asyncio.open_connection(sock=line)


async def asking(host: str, port: int, path: str, connections: int) -> None:
    """Ask the same without end, on so many connections at once."""

    async def ask() -> None:
        request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        while True:
            try:
                reader, writer = await dial(host, port)
                while True:
                    writer.write(request)
                    head = await reader.readuntil(b"\r\n\r\n")
                    fields = dict(
                        line.lower().split(b": ", 1)
                        for line in head.split(b"\r\n")
                        if b": " in line
                    )
                    await reader.readexactly(int(fields[b"content-length"]))
            except (OSError, EOFError):
                await asyncio.sleep(0.1)

    await asyncio.gather(*[ask() for _ in range(connections)])


async def unread(host: str, port: int, path: str, connections: int) -> None:
    """Ask on so many connections, again and again, and never read."""
    request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 20
    await send_all(host, port, request, connections)


async def bodies(host: str, port: int, connections: int) -> None:
    """Bring so many records at once, each but for its last byte."""
    await send_all(host, port, IMPORT + b" " * 4194303, connections)


async def send_all(host: str, port: int, data: bytes, connections: int) -> None:
    held = []

    async def send() -> None:
        reader, writer = await dial(host, port)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        held.append((reader, writer))
        writer.write(data)

    for _ in range(connections):
        try:
            await send()
        except OSError:
            await asyncio.sleep(0.05)
    await asyncio.sleep(3600)


def attack(kind: str, host: str, port: int, path: str, connections: int) -> None:
    """The other process."""
    match kind:
        case "asking":
            asyncio.run(asking(host, port, path, connections))
        case "unread":
            asyncio.run(unread(host, port, path, connections))
        case _:
            asyncio.run(bodies(host, port, connections))


ANSWER = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"


def stand_by(port: Any) -> None:
    """The bystander: it answers the same to everybody."""

    async def serve() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(EOFError, OSError):
                while True:
                    await reader.readuntil(b"\r\n\r\n")
                    writer.write(ANSWER)

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port.send(server.sockets[0].getsockname()[1])
        await server.serve_forever()

    asyncio.run(serve())


async def noticed(server: Measured, bystander: Http, seconds: float) -> dict[str, Any]:
    """What the victim notices for some time, and the most memory the server took."""
    http = Http(server.host, server.port, 4)
    status, made = await http.post("/api/tables", WISH)
    assert status == 201, made
    path = f"/api/tables/{made['table']}/view"
    took: list[float] = []
    bare: list[float] = []
    tables: list[float] = []
    most = server.megabytes()
    cpu = server.cpu_seconds()
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        began = time.perf_counter()
        status, _ = await http.get(path)
        took.append(time.perf_counter() - began)
        assert status == 200
        began = time.perf_counter()
        await bystander.get("/")
        bare.append(time.perf_counter() - began)
        if len(tables) < NEW_TABLES * spent / seconds:
            began = time.perf_counter()
            await http.post("/api/tables", WISH)
            tables.append(time.perf_counter() - began)
        most = max(most, server.megabytes())
        await asyncio.sleep(PAUSE)
    took.sort()
    bare.sort()
    return {
        "p50_ms": round(1000 * took[len(took) // 2], 1),
        "p95_ms": round(1000 * took[int(len(took) * 0.95)], 1),
        "max_ms": round(1000 * took[-1], 1),
        "p95_of_a_bystander": round(1000 * bare[int(len(bare) * 0.95)], 1),
        "server_cpu_percent": round(100 * (server.cpu_seconds() - cpu) / spent, 1),
        "new_table_ms": round(1000 * max(tables, default=0.0), 1),
        "mb": round(most, 1),
    }


ATTACKS: dict[str, tuple[str, str, int]] = {
    "nobody": ("", "", 0),
    "games_on_8": ("asking", "/api/games", 8),
    "games_on_100": ("asking", "/api/games", 100),
    "catalogue_on_100": ("asking", "/api/games/gloomhaven/catalogue", 100),
    "no_such_game_on_100": ("asking", "/api/games/none/catalogue", 100),
    "the_past_on_8": ("asking", "/api/tables/long/view?at=900", 8),
    "story_unread": ("unread", "/api/tables/long/story", UNREAD),
    "imports": ("bodies", "", UNREAD),
}


async def measure(seconds: float) -> dict[str, Any]:
    found: dict[str, Any] = {}
    heard, said = FORKS.Pipe(duplex=False)
    beside = FORKS.Process(target=stand_by, args=(said,))
    beside.start()
    bystander = Http("127.0.0.1", heard.recv(), 1)
    with TemporaryDirectory() as folder:
        for name, (kind, path, connections) in ATTACKS.items():
            db = Path(folder) / f"{name}.db"
            await store_it(db, long_record(1500))
            server = Measured("trusted_proxies=", db=db, limits=True)
            other = FORKS.Process(
                target=attack, args=(kind, server.host, server.port, path, connections)
            )
            try:
                http = Http(server.host, server.port, 1)
                await http.get("/api/games")
                await http.get("/api/games/gloomhaven/catalogue")
                await http.get("/api/tables/long/view")
                if kind:
                    other.start()
                    await asyncio.sleep(0.5)
                for what, number in (await noticed(server, bystander, seconds)).items():
                    found[f"{name}_{what}"] = number
            finally:
                if kind:
                    other.terminate()
                    other.join()
                server.stop()
    beside.terminate()
    beside.join()
    return found
