"""Long logs: a story comes in pages, a log has an end, and a long one is opened beside the loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimorio.core.scene import Text
from grimorio.table.game import opening
from grimorio.table.hosting.tables import Tables
from grimorio.table.live import past
from grimorio.table.live.table import LiveTable
from grimorio.table.refusals import LogFull, Stale
from grimorio.table.settings import Settings
from grimorio.table.storage.sqlite import SQLiteStore
from grimorio.table.wire import PUBLIC, Answer, LogLine, NewSeat, NewTable, StoryEntry, UndoWish
from tests.table import clock
from tests.table.house import QUICK, Server, all_choose, new_id, options

Work = Callable[[Tables, LiveTable], Coroutine[Any, Any, None]]


@asynccontextmanager
async def opened(db: Path, **settings: Any) -> AsyncIterator[Tables]:
    quick = {"bot_pause": 0.0, "single_pause": 0.0, "tables_per_hour": 0, **settings}
    tables = Tables(SQLiteStore(db), Settings(**quick))
    await tables.start()
    try:
        yield tables
    finally:
        await tables.stop()


async def made(tables: Tables, **more: Any) -> LiveTable:
    mine = NewSeat("human", mine=True)
    wish = NewTable("wisps", (mine, mine), options={"rounds": 12}, **more)
    return await tables.get((await tables.create(wish, "here")).table)


async def answer(table: LiveTable) -> int:
    """Some seat that is asked gives its first answer; the seat."""
    seat = min(table.playing().asked)
    key = table.view(seat).choices[0].options[0].key
    await table.answers.take(seat, Answer(table.shown(seat), new_id(), key))
    return seat


async def take_back(table: LiveTable, seat: int) -> None:
    await table.back.undo(seat, UndoWish(table.shown(seat), new_id()))


async def back_and_forth(table: LiveTable) -> None:
    await take_back(table, await answer(table))


# Pages


async def leafed(table: LiveTable, seat: int) -> tuple[list[StoryEntry], int]:
    """The story of a seat, page by page, and how many pages."""
    entries: list[StoryEntry] = []
    after, lines, pages = -1, 0, 0
    while True:
        page = await past.story(table, seat, after, lines)
        entries += page.entries
        pages += 1
        if page.next is None:
            return entries, pages
        assert len(page.entries) <= past.PAGE_ENTRIES
        assert page.next.after > after
        after, lines = page.next.after, page.next.lines


@pytest.mark.parametrize(("entries", "lines"), [(3, 1000), (500, 2), (1, 1), (4, 3)])
def test_the_pages_of_a_story_are_the_story(
    db: Path, monkeypatch: pytest.MonkeyPatch, entries: int, lines: int
) -> None:
    """Also while several decide in secret: a page tells nobody how far the others are."""

    async def work() -> None:
        async with opened(db) as tables:
            table = await made(tables, **all_choose(2))
            most = 0
            for _ in range(12):
                await answer(table)
                for seat in (PUBLIC, 0, 1):
                    whole = await past.story(table, seat)
                    assert whole.next is None
                    with monkeypatch.context() as small:
                        small.setattr(past, "PAGE_ENTRIES", entries)
                        small.setattr(past, "PAGE_LINES", lines)
                        found, pages = await leafed(table, seat)
                    assert tuple(found) == whole.entries
                    most = max(most, pages)
            assert most > 2

    asyncio.run(work())


def test_a_story_is_read_from_any_entry_on(server: Server) -> None:
    table = server.table("hh", options={"rounds": 12})
    table.play(8)
    whole = server.get(f"{table.path}/story", table.tokens[0])
    assert "next" not in whole
    later = server.get(f"{table.path}/story?after=3&lines=5", table.tokens[0])
    rest = [entry for entry in whole["entries"] if entry["number"] > 3]
    assert [entry["number"] for entry in later["entries"]] == [e["number"] for e in rest]
    lines = [line["n"] for entry in later["entries"] for line in entry["lines"]]
    assert lines == list(range(5, 5 + len(lines)))
    nothing = server.get(f"{table.path}/story?after=9999999", table.tokens[0])
    assert nothing["entries"] == []
    for query in ("after=-2", "after=x", "after=99999999999999999999", "lines=-1"):
        assert server.refusal("GET", f"{table.path}/story?{query}")[0] == 400


def test_a_page_is_not_large(db: Path) -> None:
    async def work() -> None:
        async with opened(db) as tables:
            table = await made(tables)
            for _ in range(300):
                await back_and_forth(table)
            entries, pages = await leafed(table, 0)
            assert len(entries) == table.number + 1 == 601
            assert pages == 2
            page = await past.story(table, 0)
            assert len(msgspec.json.encode(page)) < 300_000
            lines: list[LogLine] = [line for entry in entries for line in entry.lines]
            assert [line.n for line in lines] == list(range(len(lines)))

    asyncio.run(work())


# The end of a log


def test_to_answer_and_take_back_for_ever_comes_to_an_end(db: Path) -> None:
    async def work() -> None:
        async with opened(db, log_entries=40) as tables:
            table = await made(tables)
            for _ in range(10):
                await back_and_forth(table)
            seat = await answer(table)
            assert table.view(seat).can_undo == "", "what would be refused is not offered"
            with pytest.raises(LogFull):
                await take_back(table, seat)
            for _ in range(19):
                await answer(table)
            assert table.number == 40
            with pytest.raises(LogFull):
                await answer(table)
            assert table.number == len(await tables.store.entries(table.id)) - 1 == 40

    asyncio.run(work())


def test_without_a_limit_it_goes_on(db: Path) -> None:
    async def work() -> None:
        async with opened(db, log_entries=0) as tables:
            table = await made(tables)
            for _ in range(50):
                await back_and_forth(table)
            assert table.number == 100

    asyncio.run(work())


def test_bots_do_not_knock_at_a_full_log(db: Path) -> None:
    async def work() -> None:
        async with opened(db, log_entries=20) as tables:
            bot = NewSeat("bot", bot="random")
            wish = NewTable("wisps", (bot, bot), options={"rounds": 12})
            table = await tables.get((await tables.create(wish, "here")).table)
            await clock.until(lambda: table.number == 20)
            for _ in range(20):
                table.publish()
                await asyncio.sleep(0.01)
            assert table.number == 20
            assert await tables.store.reports(table.id) == []

    asyncio.run(work())


def test_notes_count_too(db: Path) -> None:
    async def work() -> None:
        async with opened(db, log_entries=5) as tables:
            table = await made(tables)
            for _ in range(5):
                table.check_room()
                await table.note("table-hint", Text("table-hint"))
            with pytest.raises(LogFull):
                table.check_room()

    asyncio.run(work())


@pytest.mark.parametrize(("lang", "reason"), [("es", "está lleno"), ("en", "is full")])
def test_at_the_end_of_a_log_the_reader_is_told(db: Path, lang: str, reason: str) -> None:
    with Server(db, settings=(*QUICK, "log_entries=1")) as server:
        table = server.table("hh")
        answers = []
        for _ in range(3):
            seat = min(table.view()["waiting"])
            view = table.view(seat)
            body = {"number": view["number"], "id": new_id(), "key": options(view)[0]}
            path, headers = f"{table.path}/answers", {"Accept-Language": lang}
            answers.append(server.request("POST", path, body, table.tokens[seat], headers=headers))
        answer = answers[-1]
        assert (answer.status_code, answer.json()["code"]) == (422, "log-full")
        assert reason in answer.json()["reason"]


def test_a_record_is_no_longer_than_a_log(db: Path) -> None:
    with Server(db, settings=(*QUICK, "log_entries=30")) as server:
        table = server.table("hh", options={"rounds": 4})
        table.play(calm=True)
        record = server.get(f"{table.path}/record")
        server.post("/api/tables/import", record)
    with Server(db, settings=(*QUICK, f"log_entries={len(record['entries']) - 2}")) as server:
        assert server.refusal("POST", "/api/tables/import", record) == (413, "too-large")


# Opening


def test_a_long_log_is_opened_beside_the_loop(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []
    open_match = opening.open_match

    def seen(*args: Any, **more: Any) -> Any:
        threads.append(threading.current_thread())
        return open_match(*args, **more)

    async def work() -> None:
        async with opened(db) as tables:
            table = await made(tables)
            for _ in range(5):
                await back_and_forth(table)
            tables.drop(table)
            monkeypatch.setattr(opening, "open_match", seen)
            again = await tables.get(table.id)
            assert again.number == table.number
        assert threads
        assert threading.main_thread() not in threads

    asyncio.run(work())


@pytest.mark.by_hand
def test_an_answer_to_what_was_asked_long_ago_reads_no_log(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(db) as tables:
            table = await made(tables)
            for _ in range(101):
                await back_and_forth(table)
            monkeypatch.setattr(tables.store, "entries", None)
            with pytest.raises(Stale):
                await table.answers.take(0, Answer(0, new_id(), "stay"))

    asyncio.run(work())
