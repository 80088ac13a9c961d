"""The levels at a table: played by name, replaced when they fail, and heard when they speak."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path

import pytest

from grimorio.bots import LEVELS
from tests.published import publish_bots
from tests.table.house import PATIENCE, QUICK, Server, wait_for
from tests.table.test_bots import over

BOTS = """
from grimorio.core.scene import Text

class Rude:
    def __init__(self, seed): pass
    def choose(self, thinker): raise RuntimeError("no")

class Talker(Rude):
    def choose(self, thinker):
        thinker.said = Text("option-pass", {"n": len(thinker.keys)})
        return thinker.keys[0]
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two bots of another package: one fails, one talks."""
    found = tmp_path_factory.mktemp("bots")
    return publish_bots(found, "loud_bots", BOTS, "Rude", "Talker")


def played(server: Server, *bots: str) -> str:
    """A whole game between these bots."""
    seats = [{"kind": "bot", "bot": bot} for bot in bots]
    wish = {"game": "wisps", "seats": seats, "options": {"rounds": 4}}
    table = str(server.post("/api/tables", wish)["table"])
    wait_for(partial(over, server, table), 3 * PATIENCE)
    return table


def asked(db: Path, question: str, table: str) -> list[str]:
    connection = sqlite3.connect(db, timeout=10)
    found = [str(row[0]) for row in connection.execute(question, (table,))]
    connection.close()
    return found


def test_the_levels_are_offered_and_play(db: Path) -> None:
    with Server(db, settings=(*QUICK, "bot_seconds=10")) as server:
        for game in server.get("/api/games"):
            assert game["bots"][:5] == ["random", *LEVELS]
        table = played(server, *LEVELS)
    answers = asked(db, "SELECT \"by\" FROM log WHERE tbl = ? AND kind = 'answer'", table)
    assert set(LEVELS) <= set(answers) <= {*LEVELS, "table"}
    assert asked(db, "SELECT what FROM reports WHERE tbl = ?", table) == []


def test_a_bot_that_fails_is_replaced_by_a_weaker_one_once_and_for_all(
    folder: Path, db: Path
) -> None:
    with Server(db, path=str(folder)) as server:
        table = played(server, "rude", "random")
    answers = asked(db, "SELECT DISTINCT \"by\" FROM log WHERE tbl = ? AND kind = 'answer'", table)
    assert set(answers) - {"table"} == {"squire", "random"}
    reports = asked(db, "SELECT what FROM reports WHERE tbl = ?", table)
    assert reports == ["the bot rude failed at seat 0"]


def test_what_a_bot_says_stands_in_everybodys_log(folder: Path, db: Path) -> None:
    with Server(db, path=str(folder)) as server:
        table = played(server, "talker", "random")
        log = server.get(f"/api/tables/{table}/view")["log"]
    said = [line for line in log if line["kind"] == "table-bot-says"]
    assert said
    assert said[0]["text"]["args"]["seat"] == {"id": "seat", "args": {"n": 0}}
    assert said[0]["text"]["args"]["why"]["id"] == "option-pass"
