"""Nothing is lost: a crash, a full disk, a broken file, two writers."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.scene import Text
from grimorio.table.storage import sqlite_file
from grimorio.table.storage.sqlite import SQLiteStore
from grimorio.table.storage.sqlite_file import SQLiteFile
from grimorio.table.storage.store import (
    Checkpoint,
    Conflict,
    EntryRow,
    Note,
    Report,
    SeatRow,
    StorageFailed,
    TableRow,
    Told,
)
from tests.table.house import Server, all_choose, new_id, options


def test_a_retry_after_a_crash_is_still_taken_once(db: Path) -> None:
    server = Server(db).start()
    table = server.table("hh")
    seat = table.asked()[0]
    view = table.view(seat)
    body = {"number": view["number"], "id": new_id(), "key": options(view)[0]}
    first = table.post("answers", body, seat)
    server.kill()
    with Server(db) as again:
        table.server = again
        assert table.post("answers", body, seat) == first


def test_a_truncated_database_is_refused_with_a_plain_word(db: Path) -> None:
    with Server(db) as server:
        server.table("hh").play(4)
    db.write_bytes(db.read_bytes()[:5000])
    server = Server(db)
    with pytest.raises(AssertionError) as refused:
        server.start()
    assert "cannot be used" in str(refused.value)
    assert "Traceback" not in str(refused.value)


def test_what_is_no_database_is_refused_and_left_alone(db: Path) -> None:
    db.write_text("my shopping list, quite long, so that it fills more than a header\n" * 10)
    before = db.read_bytes()
    with pytest.raises(AssertionError, match="cannot be used"):
        Server(db).start()
    assert db.read_bytes() == before


def test_a_table_with_a_damaged_log_is_frozen_and_kept(db: Path) -> None:
    with Server(db) as server:
        good, bad = server.table("hh"), server.table("hh")
        good.play(4)
        bad.play(6, calm=True)
    connection = sqlite3.connect(db)
    with connection:
        last = connection.execute("SELECT max(number) FROM log WHERE tbl = ?", (bad.id,))
        number = last.fetchone()[0]
        connection.execute(
            'UPDATE log SET "key" = ? WHERE tbl = ? AND number = ?', ("42", bad.id, number)
        )
    connection.close()
    with Server(db) as server:
        good.server = bad.server = server
        assert bad.info()["status"] == "frozen"
        view = bad.view(0)
        assert view["told_only"] is True
        assert view["log"], "what happened can still be read"
        assert server.get(f"{bad.path}/story", bad.tokens[0])["entries"]
        wish = {"number": number, "id": new_id(), "key": "1"}
        assert bad.refusal("answers", wish, 0) == (423, "frozen")
        assert bad.refusal("undo", {"number": number, "id": new_id()}, 0) == (423, "frozen")
        good.play(4)
        with bad.follow(0) as ana:
            assert ana.info["status"] == "frozen"


def test_an_answer_that_cannot_be_written_is_not_taken(db: Path) -> None:
    with Server(db) as server:
        table = server.table("hh", **all_choose(2))
        seat = table.asked()[0]
        view = table.view(seat)
        with table.follow(seat) as watching:
            blocker = sqlite3.connect(db, timeout=20, isolation_level=None)
            blocker.execute(
                "CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT raise(FAIL, 'full'); END"
            )
            body = {"number": view["number"], "id": new_id(), "key": options(view)[0]}
            answer = server.request("POST", f"{table.path}/answers", body, table.tokens[seat])
            assert answer.status_code in (409, 503)
            assert table.view(seat)["number"] == view["number"]
            assert table.view(seat)["choices"] == view["choices"]
            blocker.execute("DROP TRIGGER full")
            blocker.close()
            done = table.post("answers", {**body, "id": new_id()}, seat)
            watching.hear_until(lambda: watching.views[seat]["number"] >= done["number"])


# The interface itself

WORDS = [("word" * 1000,)] * 40
"""Rows that need a page each."""


def a_table(name: str = "t", number: int = 0) -> TableRow:
    seats = [SeatRow(0, "human", "Ana", token=b"1"), SeatRow(1, "human", invitation=b"2")]
    return TableRow(name, "wisps", 2, {"rounds": 8}, seats, "00", "11", number=number)


def an_entry(number: int, **more: Any) -> EntryRow:
    told = [Told("round", -1, Text("event-round", {"rounds": 8}), number)]
    known: dict[str, Any] = {"client": f"c{number}", "told": told, **more}
    return EntryRow(number, 0, "1", "answer", float(number), **known)


def test_everything_comes_back_as_it_was_stored(db: Path) -> None:
    async def go() -> None:
        store = SQLiteStore(db)
        await store.open()
        start = Checkpoint(0, 2, b"{}", 0, restart=True)
        await store.create(a_table(), [start], [an_entry(0)])
        await store.append("t", [an_entry(1), an_entry(2)], checkpoint=Checkpoint(2, 2, b"x", 1))
        note = Note(2, "table-takeover", Text("table-takeover", {"name": "B"}), 3.0)
        await store.note("t", note)
        await store.report(Report("t", 2, "what", "detail", 4.0))
        row = await store.table("t")
        assert row is not None
        assert (row.number, row.changed, row.options) == (2, 2.0, {"rounds": 8})
        assert row.seats == a_table().seats
        assert await store.entries("t") == [an_entry(0), an_entry(1), an_entry(2)]
        assert await store.entries("t", since=1) == [an_entry(2)]
        assert await store.checkpoints("t") == [start, Checkpoint(2, 2, b"x", 1)]
        assert await store.answered("t", 0, "c2") == 2
        assert await store.answered("t", 1, "c2") is None
        assert await store.notes("t") == [note]
        assert [r.what for r in await store.reports("t")] == ["what"]
        assert await store.table("other") is None
        assert await store.changed_elsewhere() is False
        await store.close()

    asyncio.run(go())


def test_a_number_is_given_once(db: Path) -> None:
    async def go() -> None:
        store, other = SQLiteStore(db), SQLiteStore(db)
        await store.open()
        await other.open()
        await store.create(a_table(), [Checkpoint(0, 2, b"{}", 0, restart=True)])
        await store.append("t", [an_entry(1)])
        with pytest.raises(Conflict):
            await other.append("t", [an_entry(1)])
        assert await store.changed_elsewhere() is False
        await other.append("t", [an_entry(2)])
        assert await store.changed_elsewhere() is True
        with pytest.raises(Conflict):
            await store.append("t", [an_entry(2)])
        await store.set_status("t", "frozen", "why")
        with pytest.raises(Conflict):
            await store.append("t", [an_entry(3)])
        await store.append("t", [an_entry(3)], status="running")
        with pytest.raises(Conflict):
            await store.set_seat("t", a_table().seats[1], invitation=b"wrong")
        await store.create(a_table("u"), [], rematch_of="t")
        with pytest.raises(Conflict):
            await store.create(a_table("v"), [], rematch_of="t")
        assert await store.table("v") is None, "made together with what the other says, or not"
        await store.close()
        await other.close()
        with pytest.raises(StorageFailed):
            await store.append("t", [an_entry(4)])

    asyncio.run(go())


def test_many_writers_share_a_commit_and_fail_alone(db: Path) -> None:
    async def go() -> None:
        store = SQLiteStore(db)
        await store.open()
        start = [Checkpoint(0, 2, b"{}", 0, restart=True)]
        await asyncio.gather(*[store.create(a_table(f"t{n}"), start) for n in range(50)])
        done = await asyncio.gather(
            *[store.append(f"t{n % 50}", [an_entry(1 + n // 50)]) for n in range(250)],
            *[store.append(f"t{n}", [an_entry(9)]) for n in range(20)],
            return_exceptions=True,
        )
        assert [d for d in done[:250] if d is not None] == []
        assert all(isinstance(d, Conflict) for d in done[250:])
        await store.close()

    asyncio.run(go())


def test_what_finds_no_room_is_not_written_and_later_writes_go_on(db: Path) -> None:
    """The file may have no page more than it has: SQLite says that the disk is full."""

    async def go() -> None:
        file = SQLiteFile(db)
        await file.open()
        await file.write(lambda c: c.execute("CREATE TABLE words (word TEXT)"))
        await file.write(lambda c: c.execute("PRAGMA max_page_count = 1"))
        with pytest.raises(StorageFailed, match="disk is full"):
            await file.write(lambda c: c.executemany("INSERT INTO words VALUES (?)", WORDS))
        assert await file.read(count) == 0
        await file.write(lambda c: c.execute("PRAGMA max_page_count = 100000"))
        await file.write(lambda c: c.executemany("INSERT INTO words VALUES (?)", WORDS))
        assert await file.read(count) == len(WORDS)
        await file.close()

    def count(c: sqlite3.Connection) -> int:
        return int(c.execute("SELECT count(*) FROM words").fetchone()[0])

    asyncio.run(go())


def test_whoever_hears_first_speaks_before_the_last_hears(db: Path) -> None:
    """After a flush shared by many, the news of the first tables are not held up by all others."""
    order: list[tuple[str, int]] = []

    async def go() -> None:
        file = SQLiteFile(db)
        await file.open()
        await asyncio.gather(*(answer(file, n) for n in range(20)))
        await file.close()

    async def answer(file: SQLiteFile, n: int) -> None:
        assert await file.write(lambda _: n) == n
        order.append(("heard", n))
        asyncio.get_running_loop().call_soon(order.append, ("spoke", n))

    asyncio.run(go())
    assert [n for what, n in order if what == "heard"] == list(range(20))
    for n in range(20 - 2 * sqlite_file.TOLD_AT_ONCE):
        later = n + 2 * sqlite_file.TOLD_AT_ONCE
        assert order.index(("spoke", n)) < order.index(("heard", later))


def test_what_was_written_reaches_the_file_itself_beside_the_flushes(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "CHECKPOINT_SECONDS", 0.0)

    async def go() -> None:
        file = SQLiteFile(db)
        await file.open()
        longest = await file.write(lambda c: c.execute("PRAGMA wal_autocheckpoint").fetchone()[0])
        assert longest == sqlite_file.LONGEST_WAL
        await file.write(lambda c: c.execute("CREATE TABLE words (word TEXT)"))
        await file.write(lambda c: c.executemany("INSERT INTO words VALUES (?)", WORDS))
        for _ in range(200):
            if size() > 40 * 4000:
                break
            await asyncio.sleep(0.05)
            await file.write(lambda _: None)
        assert size() > 40 * 4000, "it is still in the log alone"
        await file.close()

    def size() -> int:
        return db.stat().st_size

    asyncio.run(go())
    assert not db.with_name(f"{db.name}-wal").exists()


def test_old_checkpoints_are_thinned_but_never_all_gone(db: Path) -> None:
    async def go() -> None:
        store = SQLiteStore(db)
        await store.open()
        await store.create(a_table(), [Checkpoint(0, 2, b"{}", 0, restart=True)])
        for number in range(1, 201):
            await store.append(
                "t", [an_entry(number)], checkpoint=Checkpoint(number, 2, b"x", number)
            )
        kept = [c.number for c in await store.checkpoints("t")]
        assert kept[0] == 0
        assert kept[-6:] == [195, 196, 197, 198, 199, 200]
        assert {50, 100, 150} <= set(kept)
        assert len(kept) < 14
        await store.append("t", [an_entry(201)], drop_from=100)
        assert max(c.number for c in await store.checkpoints("t")) == 50
        await store.close()

    asyncio.run(go())
