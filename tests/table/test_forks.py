"""New tables from old ones: forks, and records brought from elsewhere."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import grimorio
from tests.table.house import QUICK, Server, Table


@pytest.fixture
def server(db: Path) -> Iterator[Server]:
    """One in which a fork has other dice than its table."""
    with Server(db, launch=("--in-turn",)) as found:
        yield found


def test_a_fork_of_a_running_game_starts_from_what_the_forker_may_know(server: Server) -> None:
    table = server.table("hhh", options={"rounds": 12})
    table.play(14, calm=True)
    at = table.info()["number"]
    new = Table(server, table.post("fork", {"at": at}, 1))
    info = new.info()
    assert info["origin"] == "fork"
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "human", "bot"]
    assert info["key_hash"] != table.info()["key_hash"]
    assert list(new.tokens) == [1]
    start = server.get(f"{new.path}/view?at=0", new.tokens[1])
    story = server.get(f"{table.path}/story", table.tokens[1])["entries"]
    rounds = [e["number"] for e in story for line in e["lines"] if line["kind"] == "round"]
    old = table.view(1, at=max(rounds))
    assert hand(start, 1) == hand(old, 1), "the own hand is known"
    assert start["scene"]["boards"] == old["scene"]["boards"]
    assert start["log"][0]["kind"] == "table-fork"
    new.play()
    assert new.info()["status"] == "over"
    assert server.refusal("GET", f"{new.path}/record") == (422, "no-record")


def test_what_the_forker_cannot_know_is_dealt_anew(server: Server) -> None:
    table = server.table("hh")
    hands = set()
    for n in range(8):
        new = Table(server, table.post("fork", {"at": 0}, 0))
        new.post("standing", {"number": 0, "id": str(n), "key": "leave"}, 0)
        hands.add(json.dumps(hand(server.get(f"{new.path}/view?at=0&seat=1"), 1)))
    assert len(hands) > 1


def test_a_finished_game_is_forked_by_anybody_from_any_moment(server: Server) -> None:
    table = server.table("hh", options={"rounds": 4})
    table.play(calm=True)
    end = table.info()["number"]
    for at in (0, 3, end // 2):
        created = server.post(f"{table.path}/fork", {"at": at})
        assert created["at"] == at
        new = Table(server, created)
        assert new.info()["key_hash"] != table.info()["key_hash"]
        new.play()
        assert new.info()["status"] == "over"
        story = server.get(f"{new.path}/story", new.tokens[0])["entries"]
        start = next(e["number"] for e in story if e["kind"] == "rekey")
        then, now = table.view(0, at=at), new.view(0, at=start)
        assert (now["scene"], now["choices"]) == (then["scene"], then["choices"])
    for at in (end, end + 1):
        refusal = server.refusal("POST", f"{table.path}/fork", {"at": at})
        assert refusal == (404, "no-such-moment")


def hand(view: Any, seat: int) -> Any:
    return [zone["cards"] for zone in view["scene"]["zones"] if zone.get("owner") == seat]


def finished_record() -> dict[str, Any]:
    game = grimorio.new("wisps", seats=3, seed=11, options={"rounds": 4})
    chance = random.Random(1)
    while game.outcome is None:
        asked = chance.choice(game.pending)
        game.answer(asked.seat, chance.choice(asked.options))
    found: dict[str, Any] = json.loads(game.record().json())
    return found


def test_a_finished_record_becomes_a_table_to_look_at(server: Server) -> None:
    record = finished_record()
    created = server.post("/api/tables/import", record)
    table = Table(server, created)
    info = table.info()
    assert (info["status"], info["origin"], info["practice"]) == ("over", "import", True)
    assert info["number"] == len(record["entries"])
    assert server.get(f"{table.path}/record")["entries"] == record["entries"]
    game = grimorio.load(json.dumps(record), at=5)
    view = server.get(f"{table.path}/view?at=5&seat=1")
    assert view["choices"] == json.loads(_json(game.choices(1)))
    assert view["scene"] == json.loads(_json(game.view(1)))


def _json(value: Any) -> bytes:
    import msgspec

    return msgspec.json.encode(value)


def test_an_unfinished_record_goes_on_as_a_practice_game(server: Server) -> None:
    record = finished_record()
    record["entries"] = record["entries"][:7]
    record["digests"] = {}
    table = Table(server, server.post("/api/tables/import", record))
    assert (table.info()["status"], table.info()["practice"]) == ("running", True)
    assert sorted(table.tokens) == [0, 1, 2]
    table.play()
    assert table.info()["status"] == "over"


def broken(change: dict[str, Any]) -> dict[str, Any]:
    return {**finished_record(), **change}


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ([], "bad-record"),
        ("a text", "bad-record"),
        ({}, "other-version"),
        (broken({"grimorio": 99}), "other-version"),
        (broken({"ruleset": 1}), "other-version"),
        (broken({"content": "other"}), "other-version"),
        (broken({"key": ""}), "bad-record"),
        (broken({"key": "zz"}), "bad-record"),
        (broken({"key": "00" * 16}), "bad-record"),
        (broken({"game": "chess"}), "unknown-game"),
        (broken({"game": "../../etc/passwd"}), "unknown-game"),
        (broken({"seats": 1000000}), "bad-record"),
        (broken({"seats": -1}), "bad-record"),
        (broken({"entries": [[0, "x"]]}), "bad-record"),
        (broken({"entries": [[0, "1", "explode"]]}), "bad-record"),
        (broken({"entries": [[99, "1"]]}), "bad-record"),
        (broken({"entries": [["0", 1]]}), "bad-record"),
        (broken({"entries": [[0, "1"] * 50]}), "bad-record"),
        (broken({"entries": [[0, "", "undo"]] * 100}), "bad-record"),
        (broken({"entries": finished_record()["entries"] * 2}), "bad-record"),
        (broken({"options": {"rounds": 10**30}}), "bad-record"),
        (broken({"surprise": 1}), "bad-record"),
        (broken({"digests": {"5": "00"}}), "bad-record"),
    ],
)
def test_a_broken_record_is_refused_with_its_reason(server: Server, record: Any, code: str) -> None:
    answer = server.request("POST", "/api/tables/import", record)
    assert (answer.status_code // 100, answer.json()["code"]) == (4, code)
    reason = answer.json()["reason"]
    assert reason
    assert reason.count("this record is ") <= 1, "it is said once"


def test_what_is_no_json_at_all_is_refused(server: Server) -> None:
    for data in (b"", b"\xff\xfe", b"{" * 100_000, b"[" * 100_000, b'{"grimorio": 1'):
        answer = server.request("POST", "/api/tables/import", None)
        assert answer.status_code == 422
        import httpx

        answer = httpx.post(
            f"{server.address}/api/tables/import", content=data, trust_env=False, timeout=20
        )
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-record")
    assert server.get("/api/games")


def test_a_record_that_takes_too_long_is_given_up(db: Path) -> None:
    with Server(db, settings=(*QUICK, "import_seconds=0.05")) as server:
        table = server.table("hh")
        record = finished_record()
        # An answer and its undo, over and over: a record of great length that stays legal.
        game = grimorio.new("wisps", seats=3, seed=11, options={"rounds": 4})
        ask = next(ask for ask in game.pending if len(ask.options) > 1)
        one, key = ask.seat, str(ask.options[0])
        record["entries"] = [[one, key], [one, "1", "undo"]] * 30_000
        record["digests"] = {}
        # The first import has its process to start, and gets some time for that.
        server.post("/api/tables/import", finished_record())
        answer = server.request("POST", "/api/tables/import", record)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-record")
        assert "not done in" in answer.json()["reason"]
        table.answer(table.asked()[0])
        assert server.post("/api/tables/import", finished_record())["table"]
