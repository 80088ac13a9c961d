"""Somebody who reads without end: what never changes is made once, an address has its share, and
nobody else waits for it. Bounds on counts and memory; `python -m bench.table reading` has times."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

from grimorio.table import limits
from grimorio.table.http import api, fixed
from grimorio.table.http.app import build
from grimorio.table.http.costs import cost_of
from grimorio.table.limits import PATIENCE, Pace, Slots
from grimorio.table.storage.sqlite import SQLiteStore
from tests.table import clock
from tests.table.house import QUICK, Server

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
        assert {when for turn, when in answered if not turn} == {PATIENCE}, "to refuse costs too"

    clock.run(work())


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
        ("/", "", 0.25),
        ("/assets/x.js", "", 0.25),
        ("/api/games", "", 0.25),
        ("/api/games/wisps/catalogue", "", 0.25),
        ("/api/fame", "", 1),
        ("/api/tables/x", "", 1),
        ("/api/tables/x/view", "", 1),
        ("/api/tables/x/view", "at=3", 10),
        ("/api/tables/x/view/", "seat=1&at=3", 10),
        ("/api/tables/x/story", "", 10),
        ("/api/tables/x/outlook", "piece=1", 10),
        ("/api/tables/x/record", "", 10),
        ("/healthz", "", 0.25),
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
