"""Damaged rows and a full disk: one table never stops the others, and its host is told."""

from __future__ import annotations

import asyncio
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from grimorio.table.hosting.tables import Tables
from grimorio.table.storage.sqlite import SQLiteStore
from grimorio.table.storage.sqlite_file import SQLiteFile
from grimorio.table.storage.store import StorageFailed
from tests.table.house import QUICK, ROOT, Json, Server, Table, calm_key, options, wait_for

BROKEN = {
    "options": "UPDATE tables SET options = '{\"rounds\":' WHERE id = ?",
    "deep options": f"UPDATE tables SET options = '{'[' * 20000}' WHERE id = ?",
    "status": "UPDATE tables SET status = 'sleeping' WHERE id = ?",
    "number": "UPDATE tables SET number = 'many' WHERE id = ?",
    "key": "UPDATE tables SET key = 'no key' WHERE id = ?",
    "game": "UPDATE tables SET game = CAST(x'ff00fe' AS TEXT) WHERE id = ?",
    "outcome": "UPDATE tables SET outcome = '[]' WHERE id = ?",
    "a seat gone": "DELETE FROM seats WHERE tbl = ? AND seat = 0",
    "no seats": "DELETE FROM seats WHERE tbl = ?",
    "a seat's duties": "UPDATE seats SET duties = '7' WHERE tbl = ?",
    "a seat's token": "UPDATE seats SET token = 5 WHERE tbl = ?",
    "told": "UPDATE log SET told = '{}' WHERE tbl = ? AND number = 2",
    "told, not text": "UPDATE log SET told = CAST(x'5bff' AS TEXT) WHERE tbl = ? AND number = 2",
    "kept": "UPDATE log SET kept = 'all' WHERE tbl = ? AND number = 2",
    "kind": "UPDATE log SET kind = 'dance' WHERE tbl = ? AND number = 2",
    "an entry gone": "DELETE FROM log WHERE tbl = ? AND number = 1",
    "checkpoints": "UPDATE checkpoints SET data = x'ff' WHERE tbl = ?",
    "deep checkpoint": f"UPDATE checkpoints SET data = '{'[' * 20000}' WHERE tbl = ?",
    "checkpoint told": "UPDATE checkpoints SET told = 'much' WHERE tbl = ?",
    "no checkpoints": "DELETE FROM checkpoints WHERE tbl = ?",
    "a note": "INSERT INTO notes VALUES (?, 1, 'table-hint', 'not json', 1.0)",
}
OPENS = {"checkpoints", "deep checkpoint"}
"""A damaged checkpoint is no loss where the game can be dealt anew from its key."""


def damage(db: Path, sql: str, table: str) -> None:
    with closing(sqlite3.connect(db)) as file, file:
        file.execute("PRAGMA foreign_keys = OFF")
        assert file.execute(sql, (table,)).rowcount > 0


def status(db: Path, table: str) -> str:
    with closing(sqlite3.connect(db)) as file:
        return str(file.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()[0])


def reports(db: Path, table: str) -> int:
    with closing(sqlite3.connect(db)) as file:
        sql = "SELECT count(*) FROM reports WHERE tbl = ?"
        return int(file.execute(sql, (table,)).fetchone()[0])


def no_traceback(server: Server) -> None:
    assert not [line for line in server.said if "Traceback" in line]


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, Table]]]:
    """A database in which each table but one has a fault of its own, and a server on it."""
    db = tmp_path_factory.mktemp("damaged") / "tables.db"
    tables: dict[str, Table] = {}
    with Server(db) as server:
        for what in (*BROKEN, "nothing"):
            tables[what] = server.table("hh")
            tables[what].play(4)
    for what, sql in BROKEN.items():
        damage(db, sql, tables[what].id)
    with Server(db) as server:
        for table in tables.values():
            table.server = server
        yield server, tables


@pytest.mark.parametrize("what", BROKEN)
def test_a_damaged_table_is_frozen_and_reported_and_the_others_go_on(
    what: str, damaged: tuple[Server, dict[str, Table]]
) -> None:
    server, tables = damaged
    table = tables[what]
    before = reports(server.db, table.id)
    codes = [
        server.request("GET", path, token=table.tokens[0]).status_code
        for path in (table.path, f"{table.path}/view", f"{table.path}/story")
    ]
    move = {"number": 0, "id": "x", "key": "stay"}
    answer = server.request("POST", f"{table.path}/answers", move, table.tokens[0])
    if what in OPENS:
        assert codes == [200] * 3
    else:
        assert set(codes) <= {200, 401, 423}, codes
        assert answer.status_code in (401, 423)
        assert status(server.db, table.id) == "frozen"
        assert reports(server.db, table.id) == before + 1
    no_traceback(server)
    well = tables["nothing"]
    well.play(1)
    assert well.info()["status"] == "running"
    assert server.request("GET", "/readyz").status_code == 200


def test_what_happened_before_the_damage_can_be_read(
    damaged: tuple[Server, dict[str, Table]],
) -> None:
    _, tables = damaged
    view = tables["told"].view(0)
    assert view["told_only"]
    assert view["log"]


def test_the_host_is_shown_damaged_tables(damaged: tuple[Server, dict[str, Table]]) -> None:
    server, tables = damaged

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "grimorio", "tables", "--lang", "en"]
        return subprocess.run(
            [*command, "--db", str(server.db), *words],
            cwd=ROOT, capture_output=True, encoding="utf-8", check=False, timeout=60,
        )  # fmt: skip

    listed = run("list").stdout
    for table in tables.values():
        assert table.id in listed
    for what in ("options", "told", "kept", "no seats"):
        server.request("GET", tables[what].path)
        done = run("show", tables[what].id)
        assert done.returncode == 0, done.stderr
        assert "cannot be" in done.stdout
        assert "Traceback" not in done.stderr
        assert run("thaw", tables[what].id).returncode == 1


@pytest.mark.parametrize("what", ["options", "told", "a seat gone"])
def test_a_table_damaged_while_it_is_open_is_frozen_and_the_keeper_goes_on(
    db: Path, what: str
) -> None:
    with Server(db, settings=(*QUICK, "idle_seconds=1")) as server:
        table, well = server.table("hh"), server.table("hh")
        table.play(4)
        damage(db, BROKEN[what], table.id)
        damage(db, "UPDATE tables SET number = number - 1 WHERE id = ?", table.id)
        wait_for(lambda: status(db, table.id) == "frozen")
        with well.follow(0) as ana:
            well.play(2)
            ana.catch_up()
        memory = "grimorio_tables_in_memory 0"
        wait_for(lambda: memory in server.request("GET", "/metrics").text)
        no_traceback(server)


def test_a_damaged_line_of_fame_is_left_out(db: Path) -> None:
    with Server(db) as server:
        table = server.table("hh")
    with closing(sqlite3.connect(db)) as file, file:
        good = ("t", "wisps", 3.0, '{"id":"feat"}', "Ana", 2, "{}", 1.0)
        for bad in ({}, {3: "nonsense"}, {6: "[]"}, {2: "high"}, {5: "two"}):
            row = [bad.get(n, value) for n, value in enumerate(good)]
            file.execute("INSERT INTO fame VALUES (?,?,?,?,?,?,?,?)", row)
        file.execute("UPDATE fame SET name = CAST(x'ff41' AS TEXT) WHERE text = 'nonsense'")
    with Server(db) as server:
        assert [one["name"] for one in server.get("/api/fame")] == ["Ana"]
        assert server.get(table.path)["status"] == "running"
        no_traceback(server)


def test_a_server_starts_on_a_database_whose_newest_table_is_damaged(db: Path) -> None:
    with Server(db) as server:
        table = server.table("hh")
    damage(db, BROKEN["options"], table.id)
    with Server(db) as server:
        assert server.request("GET", "/readyz").status_code == 200
        server.table("hh").play(2)


# A full disk


def test_a_server_whose_disk_is_full_is_not_ready_until_there_is_room(db: Path) -> None:
    """The files of the process may not grow: to SQLite the same as a disk without room."""
    with Server(db) as server:
        table = server.table("hh", options={"rounds": 12})
        assert server.request("GET", "/readyz").status_code == 200
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        wait_for(lambda: server.request("GET", "/readyz").status_code == 503)
        view = table.view(0)
        key = view["choices"][0]["options"][0]["key"]
        refused = table.try_answer(0, key, view)
        assert (refused.status_code, refused.json()["code"]) == (503, "storage")
        assert server.request("GET", "/healthz").status_code == 200
        assert table.view(0)["scene"] == view["scene"], "nothing happened"
        wish = {"game": "wisps", "seats": [{"kind": "human", "mine": True}] * 2}
        assert server.refusal("POST", "/api/tables", wish) == (503, "storage")
        free = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, free)
        wait_for(lambda: server.request("GET", "/readyz").status_code == 200)
        table.play(3)
        no_traceback(server)


def test_from_the_moment_a_write_failed_the_server_is_not_ready(db: Path) -> None:
    """That it could be written a moment ago is no longer worth anything."""
    with Server(db) as server:
        table = server.table("hh", options={"rounds": 12})
        view = table.view(0)
        assert server.request("GET", "/readyz").status_code == 200
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        assert table.try_answer(0, options(view)[0], view).status_code == 503
        assert server.request("GET", "/readyz").status_code == 503


def test_a_disk_that_filled_a_moment_ago_is_known_to_be_full(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        tables = Tables(SQLiteStore(db))
        await tables.start()
        try:
            await tables.check()
            full = type(shutil.disk_usage(db.parent))(1 << 30, 1 << 30, 0)
            monkeypatch.setattr(shutil, "disk_usage", lambda _: full)
            with pytest.raises(StorageFailed, match="0 bytes"):
                await tables.check()
        finally:
            await tables.stop()

    asyncio.run(go())


def test_when_the_disk_fills_up_in_the_middle_of_a_game_no_answer_taken_is_lost(db: Path) -> None:
    """There is room for a few answers more. Somebody reads meanwhile, so that SQLite cannot begin
    its log anew: it grows with each answer."""
    log = db.with_name(f"{db.name}-wal")
    with Server(db, settings=(*QUICK, "single_pause=600")) as server:
        table = server.table("hh", options={"rounds": 12})
        with closing(sqlite3.connect(db)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM log").fetchone()
            room = max(db.stat().st_size, log.stat().st_size) + 60_000
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
            taken = 0
            while (answer := one_answer(table)).status_code in (200, 201, 409):
                taken += answer.is_success
            assert taken, "there was room for some"
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
            view = table.view(0)
            server.kill()
    with Server(db) as table.server:
        assert table.view(0, view["number"])["scene"] == view["scene"]
        table.play(2)
        no_traceback(table.server)


def one_answer(table: Table) -> httpx.Response:
    """One more answer, of a seat that is asked, as calm players give it. Where there is nothing to
    choose the table may be faster; then the answer is refused as late."""

    def asked() -> tuple[int, Json] | None:
        for seat in table.view()["waiting"]:
            view = table.view(seat)
            if view["choices"]:
                return seat, view
        return None

    seat, view = wait_for(asked)
    return table.try_answer(seat, calm_key(view) or options(view)[0], view)


def test_a_disk_with_little_room_left_counts_as_full() -> None:
    """`/proc` is a file system without any room."""
    with pytest.raises(StorageFailed, match="0 bytes are left on the disk"):
        SQLiteFile("/proc/tables.db").check_room()
