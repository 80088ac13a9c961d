"""Messages that make no sense, very many of them: no crash, no leak, other tables unaffected."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.table.house import PATIENCE, QUICK, Server, Table, address, wait_for

LIMITED = (*(s for s in QUICK if not s.startswith("messages")), "messages_per_second=50")
LINES = 4
A_LINE = 500
"""So many messages before somebody hangs up and comes again."""
MORE_MEMORY = 40.0
MORE_FILES = 16


def nonsense(chance: random.Random) -> str | bytes:
    """Something a client must not send."""
    number: object = chance.choice([-1, 0, 1, 99, 1e99, "0", None, [], {}])
    kinds: tuple[Callable[[], str | bytes], ...] = (
        lambda: chance.randbytes(chance.randrange(0, 60)),
        lambda: "".join(chr(chance.randrange(32, 0x2FF)) for _ in range(chance.randrange(40))),
        lambda: "[" * chance.randrange(1, 900),
        lambda: '{"type":' * chance.randrange(1, 99),
        lambda: json.dumps({"type": chance.choice(["resync", "ping", "view", 5, None, {}])}),
        lambda: json.dumps({"type": "resync", "seat": number}),
        lambda: json.dumps({"type": "ping", "deep": [[[[{}]]]] * chance.randrange(9)}),
        lambda: json.dumps({"token": "x" * chance.randrange(99), "since": chance.random()}),
        lambda: json.dumps({"type": "answer", "seat": number, "number": number, "id": "x"}),
        lambda: json.dumps(
            {"type": "answer", "seat": 0, "number": chance.randrange(9), "id": "x", "key": "1"}
        ),
        lambda: "nul\0l",
        lambda: '{"type":"resync","seat":1' + "0" * chance.randrange(300) + "}",
    )
    return chance.choice(kinds)()


async def send_nonsense(table: Table, count: int, seed: int) -> int:
    """Send it on line after line, before and after the first message; how many were sent."""
    chance = random.Random(seed)
    sent = 0
    while sent < count:
        # A client that sends without reading does not see the other side close.
        async with connect(
            address(table), proxy=None, compression=None, open_timeout=PATIENCE,
            close_timeout=0.2, max_queue=None,
        ) as line:  # fmt: skip
            with suppress(ConnectionClosed):
                if chance.random() < 0.8:
                    await line.send("{}")
                for _ in range(min(A_LINE, count - sent)):
                    await line.send(nonsense(chance))
                    sent += 1
                await leave(line, chance)
    return sent


async def leave(line: ClientConnection, chance: random.Random) -> None:
    """Politely, in the middle of a frame, or with bytes that are no frame at all."""
    match chance.randrange(4):
        case 0:
            line.transport.write(b"\x81\xfe\x7f\xff half a fra")
            line.transport.abort()
        case 1:
            line.transport.write(chance.randbytes(40))
        case _:
            await line.send('{"type": "ping"}')
            while json.loads(await asyncio.wait_for(line.recv(), PATIENCE))["type"] != "pong":
                pass


class Held(NamedTuple):
    """What the server holds."""

    megabytes: float
    files: int


def held(server: Server) -> Held:
    """What it holds when everybody has left."""
    wait_for(lambda: "grimorio_sockets 0" in server.request("GET", "/metrics").text)
    return Held(server.megabytes(), server.open_files())


async def crowd(table: Table, count: int, seed: int) -> None:
    each = count // LINES
    lines = [send_nonsense(table, each, seed + n) for n in range(LINES)]
    assert sum(await asyncio.gather(*lines)) == each * LINES


async def nonsense_beside_a_game(server: Server, count: int, seed: int) -> tuple[Held, Held]:
    """What the server holds after a first tenth of it, and at the end."""
    flooded, other = server.table("hb"), server.table("hh", options={"rounds": 12})
    before = flooded.settle()
    await crowd(flooded, count // 10, seed)
    first = await asyncio.to_thread(held, server)
    rest = asyncio.create_task(crowd(flooded, count - count // 10, seed + LINES))
    await asyncio.to_thread(play_beside, other)
    await rest
    assert flooded.settle() == before, "nothing of it was taken for an answer"
    assert not [line for line in server.said if "Traceback" in line]
    return first, await asyncio.to_thread(held, server)


def play_beside(table: Table) -> None:
    """A whole game, watched by somebody who misses nothing."""
    with table.follow(0) as ana:
        table.play()
        ana.hear_until(lambda: ana.views[0]["outcome"])
        assert ana.views[0] == table.view(0)
        assert ana.errors == []


def check(server: Server, count: int, seed: int) -> tuple[Held, Held]:
    first, last = asyncio.run(nonsense_beside_a_game(server, count, seed))
    assert last.megabytes < first.megabytes + MORE_MEMORY
    assert last.files <= first.files + MORE_FILES
    return first, last


@pytest.mark.parametrize("settings", [QUICK, LIMITED], ids=["without limits", "with limits"])
def test_nonsense_on_the_line_hurts_nobody(db: Path, settings: tuple[str, ...]) -> None:
    with Server(db, settings=settings) as server:
        check(server, 10_000, seed=0)


@pytest.mark.soak
@pytest.mark.parametrize("settings", [QUICK, LIMITED], ids=["without limits", "with limits"])
def test_a_hundred_thousand_messages_of_nonsense_hurt_nobody(
    db: Path, settings: tuple[str, ...], record_property: Callable[[str, object], None]
) -> None:
    with Server(db, settings=settings) as server:
        first, last = check(server, 100_000, seed=100)
    record_property("messages", 100_000)
    record_property("seeds", f"100-{100 + 2 * LINES - 1}")
    record_property("megabytes", f"{first.megabytes:.0f} to {last.megabytes:.0f}")
    record_property("files", f"{first.files} to {last.files}")
