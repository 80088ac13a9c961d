"""The server is killed during play, again and again: what it acknowledged is there afterwards."""

from __future__ import annotations

import json
import random
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.house import PATIENCE, Follower, Json, Server, Table, new_id, options

PLAYERS = 4


class Gone(Exception):
    """The server has gone away in the middle of a word."""


class Player:
    """Somebody who answers for both seats of a table, by POST or on the live line, and remembers
    what was acknowledged and what was left without a reply."""

    def __init__(self, table: Table, chance: random.Random, *, on_line: bool) -> None:
        self.table = table
        self.known: dict[str, tuple[int, str]] = {}
        self._chance = chance
        self._on_line = on_line
        self._unanswered: tuple[int, Json] | None = None

    def play(self, taken: threading.Event) -> None:
        """Answer until the server is gone, or the game over."""
        with ExitStack() as stack:
            try:
                line = stack.enter_context(self.table.follow(0, 1)) if self._on_line else None
                self._retry()
                while self._answer_one(line):
                    taken.set()
            except (Gone, ConnectionClosed, httpx.HTTPError, OSError):
                pass

    def _retry(self) -> None:
        """What got no reply before the crash is sent again, as a browser would."""
        if self._unanswered is not None:
            seat, body = self._unanswered
            self._note(seat, body, self._post(seat, body))

    def _answer_one(self, line: Follower | None) -> bool:
        for seat in (0, 1):
            view = self.table.view(seat)
            if view["outcome"]:
                return False
            keys = options(view)
            if len(keys) > 1:
                key = self._chance.choice(keys)
                body = {"number": view["number"], "id": new_id(), "key": key}
                self._unanswered = seat, body
                number = self._post(seat, body) if line is None else say(line, seat, body)
                self._note(seat, body, number)
        return True

    def _note(self, seat: int, body: Json, number: int | None) -> None:
        self._unanswered = None
        if number is not None:
            self.known[body["id"]] = (seat, body["key"])

    def _post(self, seat: int, body: Json) -> int | None:
        path = f"{self.table.path}/answers"
        done = self.table.server.request("POST", path, body, self.table.tokens[seat])
        assert done.status_code in (200, 409, 422), done.text[:300]
        return int(done.json()["number"]) if done.status_code == 200 else None

    def check(self) -> None:
        """Every answer we were told is taken stands in the log, and once."""
        with closing(sqlite3.connect(f"file:{self.table.server.db}?mode=ro", uri=True)) as log:
            for client, answer in self.known.items():
                row = log.execute(
                    'SELECT seat, "key" FROM log WHERE tbl = ? AND client = ?',
                    (self.table.id, client),
                ).fetchone()
                assert row == answer, client
            twice = log.execute(
                "SELECT client FROM log WHERE tbl = ? AND client != ''"
                " GROUP BY seat, client HAVING count(*) > 1",
                (self.table.id,),
            ).fetchall()
            assert twice == []


def say(line: Follower, seat: int, body: Json) -> int | None:
    """Answer on the live line."""
    try:
        line.socket.send(json.dumps({"type": "answer", "seat": seat, **body}))
    except ConnectionClosed:
        raise Gone from None
    while (heard := line.hear()) is not None:
        if heard["type"] == "done" and heard["id"] == body["id"]:
            return int(heard["number"])
        if heard["type"] == "refused" and heard["id"] == body["id"]:
            return None
    raise Gone


def kill_again_and_again(db: Path, kills: int, seed: int) -> int:
    """Four tables are played at once while the server is killed so often; how many answers were
    acknowledged. Each life lasts until something was, and then a little by chance."""
    chance = random.Random(seed)
    everybody: list[Player] = []
    playing: list[Player] = []
    for _ in range(kills):
        server = Server(db).start()
        for player in everybody:
            player.table.server = server
            player.check()
        playing = [p for p in playing if p.table.info()["status"] == "running"]
        while len(playing) < PLAYERS:
            table = server.table("hh", options={"rounds": 12})
            on_line = len(everybody) % 2 == 1
            newcomer = Player(table, random.Random(chance.random()), on_line=on_line)
            everybody.append(newcomer)
            playing.append(newcomer)
        taken = threading.Event()
        with ThreadPoolExecutor(PLAYERS) as crowd:
            hands = [crowd.submit(player.play, taken) for player in playing]
            came = taken.wait(PATIENCE)
            threading.Event().wait(chance.uniform(0, 0.3))
            server.kill()
            for hand in hands:
                hand.result()
        assert came, "nothing was acknowledged"
    with Server(db) as server:
        for player in everybody:
            player.table.server = server
            player.check()
    return sum(len(player.known) for player in everybody)


def test_a_killed_server_has_lost_no_acknowledged_answer(db: Path) -> None:
    assert kill_again_and_again(db, 4, seed=1) >= 4


@pytest.mark.soak
def test_a_server_killed_fifty_times_has_lost_no_acknowledged_answer(
    db: Path, record_property: Callable[[str, object], None]
) -> None:
    acknowledged = kill_again_and_again(db, 50, seed=2)
    record_property("kills", 50)
    record_property("acknowledged", acknowledged)
    record_property("seeds", "2")
    assert acknowledged >= 50
