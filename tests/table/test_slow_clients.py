"""Slow clients, and many of one address: real sockets that send a byte now and then, or never read.
Nobody else waits for them, and they do not stay."""

from __future__ import annotations

import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from grimorio.cli import serve
from tests.table.house import QUICK, Server, wait_for

SHORT = (*QUICK, "header_seconds=1", "body_seconds=2", "trusted_proxies=")
LIMIT = 30.0
"""However busy the machine is: without a limit a slow client stays for ever."""

END = 30.0
"""However busy the machine is: a bot may think ten times as long, and a client waits for ever."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("slow") / "tables.db", settings=SHORT) as found:
        yield found


def dial(server: Server, room: int | None = None) -> socket.socket:
    where, port = server.address.removeprefix("http://").split(":")
    line = socket.socket()
    if room is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.settimeout(LIMIT)
    line.connect((where, int(port)))
    return line


def drip(line: socket.socket, text: bytes) -> float:
    """Send it byte by byte, without haste, for ever; how long until the other side had enough."""
    started = time.monotonic()
    with suppress(OSError):
        while time.monotonic() - started < LIMIT:
            for n in range(len(text)):
                line.sendall(text[n : n + 1])
                line.settimeout(0.1)
                try:
                    if not line.recv(65536):
                        return time.monotonic() - started
                except TimeoutError:
                    pass
    return time.monotonic() - started


def is_cut(line: socket.socket) -> bool:
    """Whether the other side ends it, if we just wait."""
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
BODY = HEAD + b"Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n"


def nothing(line: socket.socket) -> bool:
    return is_cut(line)


def slow_header(line: socket.socket) -> bool:
    line.sendall(HEAD)
    return drip(line, b"X-More: and more\r\n") < LIMIT


def slow_first_line(line: socket.socket) -> bool:
    return drip(line, b"GET /" + b"x" * 10000) < LIMIT


def slow_second_request(line: socket.socket) -> bool:
    line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert line.recv(65536).startswith(b"HTTP/1.1 200")
    return drip(line, b"GET /" + b"x" * 10000) < LIMIT


def slow_body(line: socket.socket) -> bool:
    line.sendall(BODY)
    return drip(line, b" ") < LIMIT


def slow_import(line: socket.socket) -> bool:
    line.sendall(BODY.replace(b"/api/tables", b"/api/tables/import"))
    return drip(line, b" ") < LIMIT


def slow_chunks(line: socket.socket) -> bool:
    line.sendall(HEAD + b"Transfer-Encoding: chunked\r\n\r\n")
    return drip(line, b"1\r\nx\r\n") < LIMIT


def slow_body_nobody_wants(line: socket.socket) -> bool:
    line.sendall(BODY.replace(b"/api/tables", b"/api/nothing"))
    return drip(line, b" ") < LIMIT


@pytest.mark.parametrize(
    "client",
    [
        nothing, slow_header, slow_first_line, slow_second_request, slow_body, slow_import,
        slow_chunks, slow_body_nobody_wants,
    ],
)  # fmt: skip
def test_a_slow_client_is_cut_off(house: Server, client: Callable[[socket.socket], bool]) -> None:
    with dial(house) as line:
        assert client(line), "it is still open"
    assert house.request("GET", "/healthz").status_code == 200
    assert not [said for said in house.said if "Traceback" in said]


def test_a_client_that_never_reads_is_cut_off(house: Server) -> None:
    """Also from the end of its answer on: what is not read is kept for so long and no longer."""
    before = house.open_sockets()
    with ExitStack() as lines:
        for _ in range(5):
            line = lines.enter_context(dial(house, room=2048))
            line.sendall(b"GET /api/schema HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200)
        wait_for(lambda: house.open_sockets() >= before + 5)
        wait_for(lambda: house.open_sockets() <= before)


def test_a_live_line_that_never_reads_is_cut_off(house: Server) -> None:
    table = house.table("hh", options={"rounds": 12})
    metrics = "grimorio_sockets 0"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    with dial(house, room=2048) as line:
        line.sendall(
            f"GET {table.path}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n{key}\r\n\r\n".encode()
        )
        line.sendall(frame(b"{}"))
        wait_for(lambda: metrics not in house.request("GET", "/metrics").text)
        resync = frame(b'{"type":"resync"}')
        with suppress(OSError):
            line.settimeout(1)
            for _ in range(4000):
                line.sendall(resync)
        wait_for(lambda: metrics in house.request("GET", "/metrics").text)


def frame(text: bytes) -> bytes:
    """A message of a client, masked with zeros."""
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


def test_somebody_quick_is_served_while_slow_ones_wait(house: Server) -> None:
    with ExitStack() as lines:
        for _ in range(50):
            lines.enter_context(dial(house)).sendall(HEAD)
        table = house.table("hh")
        table.play(2)


def test_a_quiet_live_line_is_not_cut_off(house: Server) -> None:
    table = house.table("hh")
    with table.follow(0) as ana:
        time.sleep(3)  # longer than anybody may take to say who they are and what they want
        ana.catch_up()
        assert ana.closed is None


# How many


def test_an_address_has_so_many_connections_and_no_more(db: Path) -> None:
    settings = (*QUICK, "connections_per_address=6", "trusted_proxies=")
    with Server(db, settings=settings) as server:
        table = server.table("hh")
        with ExitStack() as lines:
            for _ in range(20):
                lines.enter_context(dial(server))
            with dial(server) as late:
                assert late.recv(100).startswith(b"HTTP/1.1 503")
        wait_for(lambda: can_ask(server))
        with ExitStack() as lines:
            for seat in (0, 1, 0, 1, 0):
                lines.enter_context(table.follow(seat))
            lines.enter_context(dial(server))
            late = lines.enter_context(dial(server))
            assert late.recv(100).startswith(b"HTTP/1.1 503"), "live lines count too"
        wait_for(lambda: can_ask(server))


def can_ask(server: Server) -> bool:
    with dial(server) as line, suppress(OSError):
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return line.recv(100).startswith(b"HTTP/1.1 200")
    return False


def test_a_named_proxy_has_as_many_as_it_needs(db: Path) -> None:
    settings = (*QUICK, "connections_per_address=3", "trusted_proxies=127.0.0.1")
    with Server(db, settings=settings) as server, ExitStack() as lines:
        for _ in range(20):
            lines.enter_context(dial(server))
        assert can_ask(server)


# The end


def test_it_ends_soon_whoever_is_connected_and_whatever_bots_think(db: Path) -> None:
    settings = (*QUICK, "bot_seconds=300", "bot_processes=2")
    server = Server(db, settings=settings).start()
    dragons = [{"kind": "human", "mine": True}, {"kind": "bot", "bot": "dragon"}]
    wish = {"game": "tashkalar", "seats": dragons[::-1]}
    made = [server.post("/api/tables", wish) for _ in range(2)]
    table = server.table("hh")
    table.play(2)
    number = table.view(0)["number"]
    with ExitStack() as lines:
        wait_for(lambda: any(
            server.get(f"/api/tables/{one['table']}/view")["thinking"] for one in made
        ))  # fmt: skip
        for _ in range(3):
            lines.enter_context(table.follow(0))
        for start in (b"", HEAD, BODY, b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"):
            lines.enter_context(dial(server)).sendall(start)
        unread = lines.enter_context(dial(server, room=2048))
        unread.sendall(b"GET /api/schema HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200)
        assert can_ask(server)
        started = time.monotonic()
        assert server.terminate() in (0, -signal.SIGTERM)
        assert time.monotonic() - started < END
    with Server(db) as again:
        table.server = again
        assert table.view(0)["number"] == number


def test_what_does_not_end_by_itself_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is told to end, a clock is wound once."""
    begun: list[object] = []

    class Clock:
        daemon = False

        def __init__(self, seconds: float, act: object) -> None:
            begun.append((seconds, act))

        def start(self) -> None:
            begun.append("started")

    monkeypatch.setattr("threading.Timer", Clock)
    nobody: Any = None
    server = serve.Server(uvicorn.Config(nobody), nobody, nobody, "", "", browser=False)
    for _ in range(2):
        server.handle_exit(signal.SIGTERM, None)
    assert begun == [(serve.END_SECONDS, serve.end_now), "started"]
    assert serve.END_SECONDS < 2
