"""What is counted for the host: nobody else reads it, and it tells nothing of a running game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from grimorio.table.http.app import build
from grimorio.table.metrics import Metrics
from grimorio.table.settings import Settings
from grimorio.table.storage.sqlite import SQLiteStore
from tests.published import publish_titles
from tests.table.house import Server, Table, new_id
from tests.table.tells import TURNS

Counters = dict[str, float]


def test_nobody_reads_the_counters_of_a_server_without_a_secret(db: Path) -> None:
    with TestClient(build(SQLiteStore(db)).app) as stranger:
        for headers in ({}, {"Authorization": "Bearer "}, {"Authorization": "Bearer x"}):
            answer = stranger.get("/metrics", headers=headers)
            assert answer.status_code == 404
            assert "grimorio" not in answer.text


def test_who_has_the_secret_reads_the_counters_and_nobody_else_does(db: Path) -> None:
    settings = Settings(metrics_secret="it is for the host")
    with TestClient(build(SQLiteStore(db), settings).app) as client:
        for given in (None, "Bearer it is", "it is for the host", "Basic it is for the host"):
            headers = {} if given is None else {"Authorization": given}
            assert client.get("/metrics", headers=headers).status_code == 404
        known = client.get("/metrics", headers={"Authorization": "Bearer it is for the host"})
        assert known.text.startswith("# HELP grimorio_")


def test_how_long_bots_thought_is_told_in_whole_minutes() -> None:
    """To the second it would tell whether a bot had a choice to think about."""
    metrics = Metrics()
    for seconds, told in ((0.0, 0), (0.01, 60), (59.0, 60), (2.0, 120)):
        metrics.count("bot_seconds", seconds)
        assert f"\ngrimorio_bot_seconds_total {told}\n" in metrics.text()


# -- the table answers for somebody ---------------------------------------------------------------


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the two games that differ in whether the last question has a choice."""
    folder = tmp_path_factory.mktemp("telling")
    offered = {"tells-1": "tests.table.tells:one", "tells-2": "tests.table.tells:two"}
    path = str(publish_titles(folder / "games", "tells", offered))
    with Server(folder / "tables.db", path=path) as found:
        yield found


def counters(server: Server) -> Counters:
    """All that is counted, but how long things took."""
    text = server.request("GET", "/metrics").text
    found = dict(re.findall(r"^(grimorio_\S+(?:_total|_count)\S*) (\S+)$", text, re.MULTILINE))
    return {name: float(value) for name, value in found.items()}


class Seats:
    """Two people, each with a line of their own; they answer on it, or by POST."""

    def __init__(self, table: Table, *, by_line: bool) -> None:
        self.table = table
        self.by_line = by_line
        self.lines = [table.follow(0), table.follow(1)]
        self.number = 0

    def answer(self, seat: int) -> None:
        body = {"number": self.number, "id": new_id(), "key": "1"}
        if self.by_line:
            line = self.lines[seat]
            line.socket.send(json.dumps({"type": "answer", "seat": seat, **body}))
        else:
            self.table.post("answers", body, seat)
        self.come_to(self.number + 1)

    def come_to(self, number: int) -> None:
        self.number = number
        for seat, line in enumerate(self.lines):
            line.hear_until(lambda line=line, seat=seat: line.views[seat]["number"] >= number)  # type: ignore[misc]

    def settled(self) -> Counters:
        """What is counted once nothing is under way any more."""
        for line in self.lines:
            line.catch_up()
        return counters(self.table.server)


def counted(server: Server, last: int, *, by_line: bool) -> Counters:
    """What is counted while the last question of seat 1 is put and answered."""
    wish = {"game": f"tells-{last}", "seats": [{"kind": "human", "mine": True}] * 2}
    seats = Seats(Table(server, server.post("/api/tables", wish)), by_line=by_line)
    for _ in range(TURNS - 2):
        seats.answer(1)
        seats.answer(0)
    seats.answer(1)
    before = seats.settled()
    seats.answer(0)
    if last == 1:
        seats.come_to(seats.number + 1)  # the table answers
    else:
        seats.answer(1)
    after = seats.settled()
    for line in seats.lines:
        line.close()
    return {name: after[name] - before.get(name, 0) for name in after}


@pytest.mark.parametrize("by_line", [True, False], ids=["on the line", "by POST"])
def test_no_counter_tells_that_the_table_answered_for_somebody(
    by_line: bool, telling: Server
) -> None:
    forced = counted(telling, 1, by_line=by_line)
    chosen = counted(telling, 2, by_line=by_line)
    assert forced["grimorio_entries_total"] == 2
    assert forced == chosen
