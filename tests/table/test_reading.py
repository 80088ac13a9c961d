"""Somebody who reads without end: what never changes is made once, an address has its share, and
nobody else waits for it. Bounds on counts and memory; `python -m bench.table reading` has times."""

from __future__ import annotations

import asyncio
import select
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

import grimorio
from grimorio.core.scene import Outlook
from grimorio.table import limits
from grimorio.table.game.match import Match
from grimorio.table.hosting.tables import Tables
from grimorio.table.http import api, fixed
from grimorio.table.http.app import build
from grimorio.table.http.connections import Guard
from grimorio.table.http.costs import cost_of
from grimorio.table.http.sending import PIECE, UNSENT, in_pieces
from grimorio.table.http.sockets import OUTBOX_CHARACTERS, LiveLine
from grimorio.table.limits import PATIENCE, Pace, Slots
from grimorio.table.settings import Settings
from grimorio.table.storage.sqlite import SQLiteStore
from grimorio.table.wire import NewSeat, NewTable
from tests.table import clock
from tests.table.house import QUICK, Server, wait_for
from tests.table.test_slow_clients import dial

FIXED = [
    "/api/games", "/api/games/wisps/catalogue", "/api/games/wisps/texts/es",
    "/api/games/wisps/rulebook/en", "/api/games/tashkalar/texts/en", "/api/schema",
]  # fmt: skip


# What never changes


@pytest.mark.parametrize("path", FIXED)
def test_what_never_changes_goes_out_compressed_and_once(server: Server, path: str) -> None:
    plain = server.request("GET", path, headers={"Accept-Encoding": "identity"})
    assert (plain.status_code, plain.headers.get("content-encoding")) == (200, None)
    assert plain.headers["cache-control"] == "no-cache"
    assert plain.headers["vary"] == "Accept-Encoding"
    packed = server.request("GET", path, headers={"Accept-Encoding": "gzip, br"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) // 2
    assert packed.content == plain.content
    assert packed.headers["content-type"] == plain.headers["content-type"]
    tag = plain.headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = server.request("GET", path, headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert server.request("GET", path, headers={"If-None-Match": '"other"'}).status_code == 200


def test_what_a_table_says_is_never_kept(server: Server) -> None:
    table = server.table("hh")
    for path in (table.path, f"{table.path}/view", f"{table.path}/story", "/api/fame", "/api/here",
                 "/api/games/none/catalogue", "/api/games/wisps/texts/xx"):  # fmt: skip
        answer = server.request("GET", path)
        assert answer.headers["cache-control"] == "no-store", path
        assert "etag" not in answer.headers


@pytest.mark.parametrize("path", ["/api/games/none/catalogue", "/api/games/wisps/texts/xx"])
def test_what_there_is_not_is_refused_as_ever(server: Server, path: str) -> None:
    for _ in range(2):
        assert server.refusal("GET", path)[0] == 404


def test_it_is_made_once_however_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    game_of = api.game_of

    def counted(name: str) -> Any:
        made.append(name)
        return game_of(name)

    monkeypatch.setattr(api, "game_of", counted)
    with TestClient(build(SQLiteStore(tmp_path / "t.db"))) as browser:
        answers = [browser.get("/api/games").content for _ in range(20)]
        assert len(set(answers)) == 1
        assert len(made) == len(set(made)), "a title was described twice"
        monkeypatch.setattr(fixed, "LIST_SECONDS", -1.0)
        assert browser.get("/api/games").content == answers[0]
        assert len(made) == 2 * len(set(made)), "a title may be installed beside the server"


def test_refused_addresses_are_not_kept(tmp_path: Path) -> None:
    door = build(SQLiteStore(tmp_path / "t.db"))
    with TestClient(door) as browser:
        for n in range(50):
            browser.get(f"/api/games/none-{n}/catalogue")
            browser.get(f"/api/games/wisps/texts/x{n}")
            browser.get(f"/api/games/wisps/solutions/{n}")
        assert not door._fixed._kept  # there is nothing else to see it by


# Limits by address


@pytest.fixture
def by_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rates go by the loop's clock, on which nobody waits."""
    loops = SimpleNamespace(monotonic=lambda: asyncio.get_running_loop().time())
    monkeypatch.setattr(limits, "time", loops)


@pytest.mark.by_hand
def test_who_is_above_the_rate_waits_and_nobody_else_does(by_loop: None) -> None:
    async def work() -> None:
        pace, now = Pace(10.0, 40.0), asyncio.get_running_loop().time

        async def ask(address: str) -> tuple[bool, float]:
            return await pace.turn(address), now()

        flood = asyncio.gather(*[ask("1.1.1.1") for _ in range(300)])
        await asyncio.sleep(0)
        assert await ask("2.2.2.2") == (True, 0.0), "another address waits for nothing"
        answered = await flood
        let_in = [when for turn, when in answered if turn]
        assert len(let_in) == 40 + 10 * PATIENCE
        assert let_in == [pytest.approx(max(0, n - 39) / 10) for n in range(len(let_in))]
        refused = [when for turn, when in answered if not turn]
        assert PATIENCE <= min(refused) <= max(refused) <= 2 * PATIENCE, "to refuse costs too"
        assert len(set(refused)) > len(refused) // 2, "not all at the same moment"

    clock.run(work())


@pytest.mark.by_hand
def test_what_costs_more_counts_for_more(by_loop: None) -> None:
    async def work() -> None:
        pace = Pace(10.0, 40.0)
        turns = await asyncio.gather(*[pace.turn("1.1.1.1", 10.0) for _ in range(20)])
        assert sum(turns) == (40 + 10 * PATIENCE) / 10
        await pace.keep("1.1.1.1", 100.0)  # more than a burst: when it is full

    clock.run(work())


@pytest.mark.parametrize(
    ("path", "query", "cost"),
    [
        ("/", "", 0.5),
        ("/assets/x.js", "", 0.5),
        ("/api/games", "", 0.5),
        ("/api/games/wisps/catalogue", "", 0.5),
        ("/api/fame", "", 1),
        ("/api/tables/x", "", 1),
        ("/api/tables/x/view", "", 1),
        ("/api/tables/x/view", "at=3", 10),
        ("/api/tables/x/view/", "seat=1&at=3", 10),
        ("/api/tables/x/story", "", 10),
        ("/api/tables/x/outlook", "piece=1", 10),
        ("/api/tables/x/record", "", 10),
        ("/healthz", "", 0.5),
    ],
)
def test_reading_costs_what_it_takes(path: str, query: str, cost: float) -> None:
    assert cost_of({"path": path, "query_string": query.encode()}) == cost


def test_an_address_has_its_slots_and_no_more(by_loop: None) -> None:
    async def work() -> None:
        slots, now = Slots(2), asyncio.get_running_loop().time
        assert [await slots.enter("a", 1.0) for _ in range(2)] == [True, True]
        assert await slots.enter("b", 1.0), "another address has its own"
        began = now()
        assert not await slots.enter("a", 1.0)
        assert now() == began + 1.0
        waiting = [asyncio.create_task(slots.enter("a", 5.0)) for _ in range(3)]
        await asyncio.sleep(1)
        waiting[0].cancel()
        slots.leave("a")
        slots.leave("a")
        assert await asyncio.gather(*waiting[1:]) == [True, True]
        for address in ("a", "a", "b"):
            slots.leave(address)
        assert (slots._busy, slots._waiting) == ({}, {}), "it is remembered for ever"

    clock.run(work())


def test_a_flood_of_reading_is_refused_in_the_readers_language(db: Path) -> None:
    settings = (*(s for s in QUICK if not s.startswith("reads")), "reads_per_second=0.1")
    with Server(db, settings=settings) as server:
        many = {"X-Forwarded-For": "10.0.0.1", "Accept-Language": "es"}
        with ThreadPoolExecutor(30) as crowd:
            answers = list(
                crowd.map(lambda _: server.request("GET", "/api/fame", headers=many), range(30))
            )
        refused = [answer for answer in answers if answer.status_code == 429]
        assert 25 <= len(refused) < 30
        for answer in refused:
            assert answer.json()["code"] == "too-many"
            assert "demasiadas peticiones" in answer.json()["reason"]
            assert int(answer.headers["retry-after"]) >= 1
        other = {"X-Forwarded-For": "10.0.0.2"}
        assert server.request("GET", "/api/fame", headers=other).status_code == 200


def test_an_address_pays_for_what_its_live_lines_ask(db: Path) -> None:
    """All lines of an address together, however many: whole views, answers, anything."""
    settings = (*(s for s in QUICK if not s.startswith("reads")), "reads_per_second=5")
    with Server(db, settings=settings) as server:
        table = server.table("hh")
        with ExitStack() as lines:
            ours = [lines.enter_context(table.follow(0)) for _ in range(3)]
            began = time.monotonic()
            for line in ours:
                for _ in range(4):
                    line.socket.send('{"type": "resync", "seat": 0}')
            views = 0
            while time.monotonic() < began + 4:
                for line in ours:
                    message = line.hear(0.05)
                    views += message is not None and message["type"] == "view"
            # 15 are spent on the first views, and a burst is 20.
            assert views <= (time.monotonic() - began) * 5 / 10 + 1


def test_who_still_waits_when_the_server_ends_is_refused_without_a_fuss(tmp_path: Path) -> None:
    """uvicorn cancels what is under way, and would log every step of it for each request."""

    async def work() -> None:
        door = build(SQLiteStore(tmp_path / "t.db"))
        under_way, sent = asyncio.Event(), []

        async def app(*_: Any) -> None:
            under_way.set()
            await asyncio.sleep(3600)

        async def send(message: Any) -> None:
            sent.append(message)

        door.app = app  # type: ignore[assignment]
        scope = {
            "type": "http", "method": "GET", "path": "/api/fame", "query_string": b"",
            "headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1),
        }  # fmt: skip
        request = asyncio.create_task(door(scope, asyncio.Event().wait, send))
        await under_way.wait()
        request.cancel()
        await request
        assert sent[0]["status"] == 429

    asyncio.run(work())


# Bodies


IMPORT = b"POST /api/tables/import HTTP/1.1\r\nHost: localhost\r\n"
LARGE = 4 << 20
MUCH = 64 << 20
"""More than the buffers of both sides hold."""


def test_a_record_too_large_is_refused_before_it_is_read(server: Server) -> None:
    with dial(server) as line:
        line.sendall(IMPORT + b"Content-Length: %d\r\n\r\n" % (LARGE + 1))
        assert line.recv(65536).startswith(b"HTTP/1.1 413")


REFUSED = {
    "too large": (IMPORT + b"Content-Length: %d\r\n\r\n" % (1 << 40), b"413"),
    "too large in parts": (IMPORT + b"Transfer-Encoding: chunked\r\n\r\n", b"413"),
    "no such address": (
        b"POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % (1 << 40),
        b"404",
    ),
    "another page": (
        IMPORT + b"Origin: http://elsewhere\r\nContent-Length: %d\r\n\r\n" % (1 << 40),
        b"403",
    ),
}
PART = b"10000\r\n" + b" " * 65536 + b"\r\n"


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_refused_is_not_read_to_its_end(server: Server, what: str) -> None:
    """The answer comes, the connection ends, and what is still sent is not taken any more."""
    head, status = REFUSED[what]
    sent = 0
    with dial(server) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65536)
        line.sendall(head)
        with suppress(ConnectionError):
            while sent < MUCH:
                sent += line.send(PART)
        assert sent < MUCH, "it reads what it has refused"
    with dial(server) as line:
        line.sendall(head)
        if what == "too large in parts":
            with suppress(ConnectionError):
                for _ in range(LARGE // 65536 + 1):
                    line.sendall(PART)
        answer = line.recv(65536)
        assert answer.startswith(b"HTTP/1.1 " + status)
        assert b"\r\nconnection: close\r\n" in answer
        while line.recv(65536):
            pass


def test_who_sends_all_before_reading_has_the_answer_too(server: Server) -> None:
    """A client that writes first and reads then finds the refusal, not a broken connection."""
    for size in (10, 100_000):
        with dial(server) as line:
            line.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: elsewhere.example\r\n"
                b"Content-Length: %d\r\n\r\n" % size
            )
            readable_in(line, 10)
            line.sendall(b" " * size)
            assert line.recv(65536).startswith(b"HTTP/1.1 ")
    assert server.request("POST", "/api/tables/import", " " * LARGE).status_code == 413


def readable_in(line: socket.socket, seconds: float) -> None:
    assert select.select([line], [], [], seconds)[0]


def test_many_records_at_once_are_not_held_in_memory(db: Path) -> None:
    """Each but for its last byte."""
    settings = (*QUICK, "requests_per_second=0", "trusted_proxies=")
    with Server(db, settings=settings) as server:
        server.table("hh").play(2)
        before = server.megabytes()
        with ExitStack() as held:
            lines = [held.enter_context(dial(server)) for _ in range(40)]
            with ThreadPoolExecutor(len(lines)) as crowd:
                list(crowd.map(bring, lines))
            answered = wait_for(lambda: found if len(found := readable(lines)) >= 38 else None)
            answers = [line.recv(65536) for line in answered]
            assert all(answer.startswith(b"HTTP/1.1 429") for answer in answers)
            assert len(answers) == 38, "two records of an address are read at a time"
            assert server.megabytes() < before + 60, "each may hold 4 MB"
        wait_for(lambda: can_import(server))


def bring(line: socket.socket) -> None:
    """Send all but the last byte of a large record, or as much of it as is taken."""
    line.sendall(IMPORT + b"Content-Length: %d\r\n\r\n" % LARGE)
    with suppress(ConnectionError):
        line.sendall(b" " * (LARGE - 1))


def readable(lines: list[socket.socket]) -> list[socket.socket]:
    return select.select(lines, [], [], 0)[0]


def can_import(server: Server) -> bool:
    """Whether a bad record is refused for what it is."""
    answer = server.request("POST", "/api/tables/import", {})
    return answer.status_code == 422


# What waits to be read


class Slow:
    """A connection whose other side does not read."""

    def __init__(self, since: float, unread: int) -> None:
        self.since, self.held, self.cut = since, unread, False
        self.transport = self

    def waiting(self, now: float) -> tuple[str, float]:
        return "reading" if self.held else "", self.since

    def unread(self) -> int:
        return self.held

    def abort(self) -> None:
        self.cut = True


def test_if_too_much_waits_the_slowest_are_cut_off() -> None:
    guard: Any = Guard(Settings(unread_megabytes=10))
    slow = [Slow(since, 3_000_000) for since in (5.0, 2.0, 4.0, 1.0, 3.0)]
    quiet = Slow(0.0, 0)
    guard.open = {*slow, quiet}
    guard.look(6.0)
    assert [one.since for one in slow if one.cut] == [2.0, 1.0]
    assert not quiet.cut
    guard = Guard(Settings(unread_megabytes=0))
    guard.open = {Slow(0.0, 10**12)}
    guard.look(1.0)
    assert not any(one.cut for one in guard.open)


def test_a_long_answer_goes_out_in_pieces() -> None:
    async def work() -> None:
        scope: dict[str, Any] = {}
        sent: list[Any] = []
        to_come: list[int] = []

        async def send(message: Any) -> None:
            sent.append(message)
            to_come.append(scope.get(UNSENT, 0))

        body = bytes(range(256)) * 1000
        await in_pieces(scope, send, {"type": "http.response.body", "body": body})
        assert b"".join(message["body"] for message in sent) == body
        assert max(len(message["body"]) for message in sent) <= PIECE
        assert [m.get("more_body", False) for m in sent] == [True] * (len(sent) - 1) + [False]
        assert to_come == sorted(to_come, reverse=True)
        assert (to_come[0], to_come[-1]) == (len(body), 0)

    asyncio.run(work())


def test_who_asks_for_much_and_does_not_read_holds_little_of_it(db: Path) -> None:
    """On many connections, again and again; the others go on playing."""
    settings = (*QUICK, "trusted_proxies=")
    with Server(db, settings=settings) as server:
        table = server.table("hh")
        table.play(2)
        assert len(server.request("GET", "/api/games/tashkalar/catalogue").content) > 50_000
        before = server.megabytes()
        ask = b"GET /api/games/tashkalar/catalogue HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50
        with ExitStack() as lines:
            for _ in range(150):
                lines.enter_context(dial(server, room=2048)).sendall(ask)
            wait_for(lambda: "too-many" in server.request("GET", "/metrics").text)
            assert server.megabytes() < before + 50


def test_a_live_line_that_does_not_read_holds_little(db: Path) -> None:
    asyncio.run(_whole_views(SQLiteStore(db)))


async def _whole_views(store: SQLiteStore) -> None:
    tables = Tables(store, Settings(messages_per_second=0, reads_per_second=0))
    await tables.start()
    table = await tables.create(
        NewTable("wisps", (NewSeat("human", mine=True), NewSeat("human", mine=True))), "here"
    )
    asked = 0
    stuck = asyncio.Event()

    async def receive() -> Any:
        nonlocal asked
        asked += 1
        text = "{}" if asked == 1 else '{"type": "resync"}'
        await asyncio.sleep(0)
        return {"type": "websocket.receive", "text": text}

    async def send(_: Any) -> None:
        stuck.set()
        await asyncio.sleep(3600)

    line = LiveLine(receive, send, tables, "en", "here")
    talk = asyncio.create_task(line.talk(table.table))
    await stuck.wait()
    for _ in range(2000):
        await asyncio.sleep(0)
    whole = len(tables.live[table.table].audience.whole(-1) or "")
    assert sum(map(len, line._outbox)) <= OUTBOX_CHARACTERS + whole
    assert asked < 200, "who does not read is listened to"
    talk.cancel()
    line.stop()
    await tables.stop()


@pytest.mark.by_hand
def test_what_a_piece_would_do_is_worked_out_once_until_the_game_goes_on() -> None:
    asked: list[tuple[int, str]] = []

    def look(_: Any, seat: int, piece: str) -> Outlook | None:
        asked.append((seat, piece))
        return Outlook(piece, (), (), ()) if piece == "m1" else None

    match: Any = Match(grimorio.new("wisps", seats=2, seed=1), [])
    looks = SimpleNamespace(outlook=look)
    match.game = SimpleNamespace(title=SimpleNamespace(looks=looks), state=None)
    for _ in range(5):
        assert match.outlook(0, "m1").piece == "m1"
        assert match.outlook(1, "m1").piece == "m1"
    assert asked == [(0, "m1"), (1, "m1")], "each seat has its own"
    match.forget()
    assert match.outlook(0, "m1").piece == "m1"
    assert len(asked) == 3
    for _ in range(2):
        assert match.outlook(0, "nothing") is None
    assert list(match._outlooks) == [(0, "m1")], "what nobody has is not kept"
