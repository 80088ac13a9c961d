"""The hall of fame: what people are proud of is kept when a game ends, and shown to everybody."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.table.ferry import CROSSINGS, DROWN, WAVES, install
from tests.table.house import QUICK, Json, Server, Table, new_id, options, wait_for
from tests.table.test_hosting import tables


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hall")
    with Server(folder / "tables.db", path=install(folder / "games")) as found:
        yield found


def named(server: Server, names: str, **more: Json) -> Table:
    """People at one screen; a dot is a bot."""
    seats = [
        {"kind": "bot", "bot": "random", "name": "Bot"}
        if name == "."
        else {"kind": "human", "mine": True, "name": name}
        for name in names
    ]
    return Table(server, server.post("/api/tables", {"game": "ferry", "seats": seats, **more}))


def finish(table: Table, drowns: int = -1, at: int = 1000) -> Table:
    """Row to the end, or to an entry; whoever is to drown does so at once."""
    for seat in table.tokens:
        table.post("duty", {"duty": "waves", "by": "me"}, seat)

    def step() -> bool:
        view = table.view()
        if view["outcome"] or view["number"] >= at:
            return True
        for seat in view["waiting"]:
            mine = table.view(seat) if seat in table.tokens else view
            if keys := options(mine):
                drown = seat == drowns and "1" in keys
                table.try_answer(seat, str(DROWN) if drown else keys[0], mine)
        return False

    wait_for(step, 60)
    return table


def listed(table: Table) -> list[Json]:
    """What the hall says of that table, the best first."""
    return [one for one in table.server.get("/api/fame?limit=100") if one["table"] == table.id]


def test_a_finished_game_is_remembered_with_score_name_options_and_replay(house: Server) -> None:
    table = named(house, "AB")
    assert listed(table) == []
    finish(table)
    found = listed(table)
    assert [(one["name"], one["score"]) for one in found] == [("B", 20), ("A", 10)]
    best = found[0]
    assert best["when"] > table.info()["created"]
    del best["when"]
    assert best == {
        "game": "ferry", "score": 20, "text": {"id": "feat-dry", "args": {"n": 1}}, "name": "B",
        "seats": 2, "options": {}, "table": table.id,
    }  # fmt: skip
    assert house.get(f"/api/tables/{best['table']}/view?at=3&seat=1")["number"] == 3
    feats = table.view()["outcome"]["feats"]
    assert [(feat["seat"], feat["score"]) for feat in feats] == [(0, 10), (1, 20)]


def test_who_took_a_hint_has_no_place_there(house: Server) -> None:
    table = named(house, "AB", hints=True)
    table.post("hint", {"number": table.view(0)["number"]}, 0)
    assert [one["name"] for one in listed(finish(table))] == ["B"]


def test_only_what_the_title_calls_a_feat_and_only_of_people(house: Server) -> None:
    drowned = finish(named(house, "AB"), drowns=1)
    assert [one["name"] for one in listed(drowned)] == ["A"]
    # The bot rows at random, so it may be proud too, and is not listed.
    assert [one["name"] for one in listed(finish(named(house, "C.")))] == ["C"]


def test_a_seat_that_went_to_a_bot_is_not_listed(house: Server) -> None:
    # B has rowed for the last time and is dry: only A still makes waves.
    table = finish(named(house, "AB"), at=(CROSSINGS - 1) * (1 + WAVES) + 1)
    table.post("seat", {"bot": "random"}, 1)
    assert [one["name"] for one in listed(finish(table))] == ["A"]


CROSSING = 1 + WAVES
"""The answers of one crossing; A rows first, and each rows every other time."""


def row_back(table: Table, seat: int) -> None:
    """Take back the last answer of a seat."""
    table.post("undo", {"number": table.view(seat)["number"], "id": new_id()}, seat)


def b_lets_a_bot_play(table: Table, at: int = 1000) -> None:
    """The bot alone answers for B until then."""
    table.post("seat", {"bot": "squire"}, 1)
    token = table.tokens.pop(1)
    finish(table, at=at)
    table.tokens[1] = token
    table.post("seat", {"bot": None}, 1)


def test_who_takes_back_what_chance_or_others_did_is_logged_marked_and_not_listed(
    house: Server,
) -> None:
    table = finish(named(house, "AB"), at=2)
    assert table.view(0)["can_undo"] == "consent", "B has made a wave since"
    row_back(table, 0)
    assert table.info()["rewinds"] == 1
    assert [line["kind"] for line in table.view()["log"]].count("table-rewind") == 1
    assert listed(finish(table)) == []
    assert table.info()["rewinds"] == 1


def test_who_takes_back_what_nobody_could_know_of_is_not_marked(house: Server) -> None:
    table = finish(named(house, "AB"), at=1)
    assert table.view(0)["can_undo"] == "free"
    row_back(table, 0)
    assert table.info()["rewinds"] == 0
    assert "table-rewind" not in [line["kind"] for line in table.view()["log"]]
    assert len(listed(finish(table))) == 2


def test_the_mark_is_there_after_a_restart(db: Path) -> None:
    path = install(db.parent / "games")
    with Server(db, path=path) as server:
        table = finish(named(server, "AB"), at=2)
        row_back(table, 0)
    with Server(db, path=path) as server:
        again = Table(server, {"table": table.id, "seats": []})
        again.tokens = table.tokens
        assert again.info()["rewinds"] == 1
        assert listed(finish(again)) == []


def test_a_seat_that_a_bot_played_for_the_most_part_is_not_listed(house: Server) -> None:
    table = finish(named(house, "AB"), at=CROSSING)
    b_lets_a_bot_play(table, (CROSSINGS - 1) * CROSSING)
    assert seat_of(table, 1)["by_bot"] is False, "who answers is told when the game is over"
    assert "B" not in [one["name"] for one in listed(finish(table))]
    assert [seat["by_bot"] for seat in table.info()["seats"]] == [False, True]


def test_a_bot_that_answered_once_takes_nobody_off_the_list(house: Server) -> None:
    table = finish(named(house, "AB"), at=CROSSING)
    b_lets_a_bot_play(table, CROSSING + 1)
    finish(table)
    assert seat_of(table, 1)["by_bot"] is False


def test_answers_taken_back_do_not_make_a_player_of_who_let_a_bot_play(house: Server) -> None:
    table = finish(named(house, "AB"), at=CROSSING)
    for _ in range(5):
        table.answer(1)
        row_back(table, 1)
    b_lets_a_bot_play(table)
    assert seat_of(table, 1)["by_bot"] is True


def test_duties_left_to_a_bot_are_not_the_game_of_a_seat(house: Server) -> None:
    table = named(house, "AB")
    for seat in (0, 1):
        table.post("duty", {"duty": "waves", "by": "bot"}, seat)

    def step() -> bool:
        view = table.view()
        for seat in view["waiting"]:
            mine = table.view(seat)
            if keys := options(mine):
                table.try_answer(seat, keys[0], mine)
        return bool(view["outcome"])

    wait_for(step)
    assert [one["name"] for one in listed(table)] == ["B", "A"]
    assert not any(seat["by_bot"] for seat in table.info()["seats"])


def seat_of(table: Table, seat: int) -> Json:
    return table.info()["seats"][seat]


def test_who_tried_a_running_game_elsewhere_is_not_listed(house: Server) -> None:
    table = finish(named(house, "AB", hints=False), at=2)
    table.post("fork", {"at": 0}, 1)
    assert [seat["forks"] for seat in table.info()["seats"]] == [0, 1]
    assert table.view()["log"][-1]["kind"] == "table-forked"
    assert [one["name"] for one in listed(finish(table))] == ["A"]


def test_where_hints_are_forbidden_no_fork_gives_any(house: Server) -> None:
    table = finish(named(house, "AB", hints=False), at=2)
    fork = Table(house, table.post("fork", {"at": 0}, 1))
    assert fork.info()["hints"] is False
    number = {"number": fork.view(1)["number"]}
    assert fork.refusal("hint", number, 1) == (403, "hints-off")
    finish(fork)
    again = Table(house, fork.post("fork", {"at": 0}, 1))
    assert again.info()["hints"] is False, "nor a fork of the fork, once that is over"
    assert Table(house, finish(table).post("fork", {"at": 0}, 1)).info()["hints"] is True


def test_practice_and_forks_are_not_for_the_hall_and_a_rematch_is(house: Server) -> None:
    assert listed(finish(named(house, "AB", practice=True, seed=1))) == []
    table = finish(named(house, "AB"))
    fork = Table(house, table.post("fork", {"at": 0}, 0))
    assert listed(finish(fork)) == []
    again = Table(house, table.post("rematch", {}, 0))
    assert [one["score"] for one in listed(finish(again))] == [20, 10]


def test_the_list_can_be_asked_for_by_game_and_length(house: Server) -> None:
    finish(named(house, "AB"))
    scores = [one["score"] for one in house.get("/api/fame?game=ferry")]
    assert len(scores) >= 2
    assert scores == sorted(scores, reverse=True)
    assert len(house.get("/api/fame?game=ferry&limit=1")) == 1
    assert house.get("/api/fame?game=wisps") == []
    assert house.refusal("GET", "/api/fame?limit=0") == (400, "bad-request")
    assert house.refusal("GET", "/api/fame?limit=1000") == (400, "bad-request")


def test_the_same_dice_can_be_tried_again_in_practice(house: Server) -> None:
    table = named(house, "AB")
    wish = {"game": "ferry", "seats": [{"kind": "human", "mine": True}] * 2, "like": table.id}
    refused = house.refusal("POST", "/api/tables", {**wish, "practice": True})
    assert refused == (403, "still-running")
    finish(table)
    assert house.refusal("POST", "/api/tables", wish) == (422, "practice-only")
    again = Table(house, house.post("/api/tables", {**wish, "practice": True}))
    assert again.info()["key_hash"] == table.info()["key_hash"]
    assert again.info()["practice"]
    missing = {**wish, "practice": True, "like": "nosuch"}
    assert house.refusal("POST", "/api/tables", missing) == (404, "no-such-table")


def test_no_secret_of_a_seat_is_in_the_hall(house: Server) -> None:
    table = finish(named(house, "AB"))
    text = house.request("GET", "/api/fame").text
    assert table.watch is not None
    assert not any(secret in text for secret in [*table.tokens.values(), table.watch])


def test_a_host_strikes_a_name_and_only_that(house: Server) -> None:
    one, other = finish(named(house, "XY")), finish(named(house, "XY"))
    assert f" {one.id}" in tables(house.db, "fame", "--game", "ferry").stdout
    assert "1 line" in tables(house.db, "strike", "X", "--table", one.id).stdout
    assert [one["name"] for one in listed(one)] == ["Y"]
    assert tables(house.db, "strike", "X", "--game", "wisps").returncode == 1
    assert [one["name"] for one in listed(other)] == ["Y", "X"]
    assert tables(house.db, "strike", "X").returncode == 0
    assert [one["name"] for one in listed(other)] == ["Y"]
    assert "no está" in tables(house.db, "strike", "X", lang="es").stderr


def test_fame_outlives_the_table_and_a_host_may_close_the_hall(db: Path) -> None:
    path = install(db.parent / "games")
    with Server(db, path=path) as server:
        finish(named(server, "AB"))
        with closing(sqlite3.connect(db, timeout=20)) as c, c:
            c.execute("PRAGMA foreign_keys = ON")
            c.execute("DELETE FROM tables")
        found = server.get("/api/fame")
        assert [(one["name"], one["table"]) for one in found] == [("B", None), ("A", None)]
    with Server(db, path=path, settings=(*QUICK, "hall_of_fame=false")) as server:
        assert server.get("/api/fame") == []


def test_what_to_propose_for_a_game_over_days_is_known(house: Server) -> None:
    games = {game["name"]: game for game in house.get("/api/games")}
    proposed = {s["name"]: s["over_days"] for s in games["dungeonquest"]["settings"]}
    assert proposed["dice_combat"] is True
    assert proposed["runes"] is None
