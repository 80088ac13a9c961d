"""Bots think in processes of their own; one that fails is replaced by chance, and reported."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from grimorio.table.refusals import WorkerFailed
from grimorio.table.workers import pool
from grimorio.table.workers.pool import Worker
from tests.published import publish_bots
from tests.table.house import PATIENCE, QUICK, Server, all_choose, wait_for

BOTS = '''
import time

class Bot:
    def __init__(self, seed): pass

class Clever(Bot):
    """Looks, thinks about worlds as they may be, and answers last."""
    def choose(self, thinker):
        assert thinker.view and thinker.choices
        world = thinker.sample(1)
        assert world.asked(thinker.seat) is not None
        print("bots may chatter")
        return thinker.keys[-1]

class Slow(Bot):
    def choose(self, thinker): time.sleep(60)

class Rude(Bot):
    def choose(self, thinker): raise RuntimeError("no")

class Wrong(Bot):
    def choose(self, thinker): return "nonsense"

class Dead(Bot):
    def choose(self, thinker):
        import os
        os._exit(3)
'''
NAMES = ("clever", "slow", "rude", "wrong", "dead")
PATIENT = "bot_seconds=60"
"""For bots that answer, however much else the machine has to do."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package with bots in it, as another project would publish them."""
    found = tmp_path_factory.mktemp("bots")
    return publish_bots(found, "some_bots", BOTS, *[name.capitalize() for name in NAMES])


def test_bots_of_other_packages_play_and_bad_ones_are_replaced(folder: Path, db: Path) -> None:
    with Server(db, settings=(*QUICK, "bot_processes=2", PATIENT), path=str(folder)) as server:
        assert set(NAMES) < set(server.get("/api/games")[0]["bots"])
        for name in NAMES:
            if name == "slow":
                continue
            table = seat(server, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": name})
            wait_for(partial(over, server, table), 3 * PATIENCE)
            assert bool(reports(db, table)) == (name != "clever"), name
        assert "bots may chatter" not in "".join(server.said)
        assert "grimorio_bot_seconds_total 0\n" not in server.request("GET", "/metrics").text


def test_a_bot_that_takes_too_long_is_replaced(folder: Path, db: Path) -> None:
    with Server(db, settings=(*QUICK, "bot_seconds=0.1"), path=str(folder)) as server:
        table = seat(server, {"kind": "human", "mine": True}, {"kind": "bot", "bot": "slow"})
        wait_for(partial(reports, db, table))


def seat(server: Server, *seats: dict[str, object]) -> str:
    """A short game of these two."""
    wish = {"game": "wisps", "seats": seats, "options": {"rounds": 4}, **all_choose(2)}
    return str(server.post("/api/tables", wish)["table"])


def over(server: Server, table: str) -> bool:
    return bool(server.get(f"/api/tables/{table}")["status"] == "over")


def reports(db: Path, table: str) -> int:
    connection = sqlite3.connect(db, timeout=10)
    found = connection.execute("SELECT count(*) FROM reports WHERE tbl = ?", (table,)).fetchone()
    connection.close()
    return int(found[0])


def test_thinking_is_shown_and_stopped_when_the_player_takes_the_seat_back(
    folder: Path, db: Path
) -> None:
    settings = (*(s for s in QUICK if not s.startswith("bot_pause")), "bot_pause=30")
    with Server(db, settings=settings, path=str(folder)) as server:
        table = server.table("hh", practice=True, seed=1)
        with table.follow(0) as ana:
            while 0 not in table.asked():
                table.answer(table.asked()[0])
            table.post("seat", {"bot": "random"}, 0)
            ana.hear_until(lambda: ana.views[0]["thinking"] == [0])
            table.post("seat", {"bot": None}, 0)
            ana.hear_until(lambda: ana.views[0]["thinking"] == [])
            table.answer(0)


def test_beyond_the_hosts_budget_a_bot_plays_on_as_a_wanderer_and_says_so(
    folder: Path, db: Path
) -> None:
    settings = (*QUICK, PATIENT, "bot_seconds_per_table=0.000001")
    with Server(db, settings=settings, path=str(folder)) as server:
        table = seat(server, {"kind": "bot", "bot": "clever"}, {"kind": "bot", "bot": "clever"})
        wait_for(partial(over, server, table), 3 * PATIENCE)
        log = server.get(f"/api/tables/{table}/view")["log"]
    assert [line["kind"] for line in log].count("table-bots-tired") == 1
    players = answered_by(db, table)
    assert set(players) == {"clever", "wanderer"}, "never left to chance"
    assert len(players) > 4
    assert "wanderer" not in players[:2]
    assert "clever" not in players[2:], "the first answers use up all there is"


def answered_by(db: Path, table: str) -> list[str]:
    """Who gave the answers of a table, in order."""
    connection = sqlite3.connect(db, timeout=10)
    question = "SELECT \"by\" FROM log WHERE tbl = ? AND kind = 'answer' ORDER BY number"
    found = [str(row[0]) for row in connection.execute(question, (table,))]
    connection.close()
    return found


def test_a_worker_that_is_given_up_is_replaced() -> None:
    async def go() -> None:
        worker = Worker(512)
        with pytest.raises(WorkerFailed, match="KeyError"):
            await worker.do({"job": "unknown"}, PATIENCE)
        with pytest.raises(WorkerFailed):
            await worker.do({"job": "import", "record": "x"}, PATIENCE)
        process = worker._process
        assert process is not None
        process.kill()
        await process.wait()
        with pytest.raises(WorkerFailed, match="not a record"):
            await worker.do({"job": "import", "record": "x"}, PATIENCE)
        await worker.stop()

    asyncio.run(go())


def test_a_child_that_does_not_come_up_is_given_up_and_the_next_is_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def go() -> None:
        worker = Worker(512)
        with monkeypatch.context() as patch:
            patch.setattr(pool, "START", 0.0)
            with pytest.raises(WorkerFailed, match="not done"):
                await worker.do({"job": "import", "record": "x"}, PATIENCE)
        with pytest.raises(WorkerFailed, match="not a record"):
            await worker.do({"job": "import", "record": "x"}, PATIENCE)
        await worker.stop()

    asyncio.run(go())
