"""A duty is done by the player or by a bot, as the player says, and changes hands at any time."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.ferry import DROWN, WAVES, install
from tests.table.house import QUICK, Json, Server, Table, options

PATIENT = (*(setting for setting in QUICK if not setting.startswith("bot_pause")), "bot_pause=60")
"""A bot that would answer too late for the test to see it."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("ferry")
    with Server(folder / "tables.db", path=install(folder / "games")) as found:
        yield found


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("patient")
    path = install(folder / "games")
    with Server(folder / "tables.db", path=path, settings=PATIENT) as found:
        yield found


def two_browsers(server: Server) -> Table:
    """Ana in her browser, Bea in hers."""
    table = server.table("ho", game="ferry")
    table.claim(1, "Bea")
    return table


def duty(table: Table, seat: int) -> Json:
    return table.info()["seats"][seat]["duties"][0]


def give(table: Table, seat: int, by: str, **more: Json) -> None:
    table.post("duty", {"duty": "waves", "by": by, **more}, seat)


def row(table: Table, seat: int, key: str = "1") -> None:
    """Row across: what follows are the other's waves."""
    table.until(lambda view: view["waiting"] == [seat] and bool(options(view)), seat)
    table.answer(seat, key)


def wait_for_rower(table: Table, seat: int) -> Json:
    return table.until(lambda view: "1" in options(view), seat)


def make_waves(table: Table, seat: int, count: int = WAVES) -> None:
    for _ in range(count):
        view = table.view(seat)
        assert options(view) == ["high", "low"]
        table.answer(seat, "high", view)


# -- who does it unless somebody says otherwise ---------------------------------------------------


def test_players_with_a_screen_each_do_their_duty(house: Server) -> None:
    table = two_browsers(house)
    assert duty(table, 1) == {"duty": "waves", "by": "me", "once": False}
    row(table, 0)
    make_waves(table, 1)
    assert options(table.view(1)) == ["1", "2", "3"]


def test_players_who_share_a_screen_leave_it_to_a_bot(house: Server) -> None:
    table = house.table("hh", game="ferry")
    assert duty(table, 0)["by"] == duty(table, 1)["by"] == "bot"
    row(table, 0)
    wait_for_rower(table, 1)


def test_what_a_bot_does_is_not_asked_of_the_player(patient: Server) -> None:
    table = patient.table("hh", game="ferry")
    row(table, 0)
    view = table.until(lambda view: view["thinking"] == [1], 1)
    assert view["waiting"] == [1]
    assert view["choices"] == []


def test_a_shared_screen_may_want_the_duty_all_the_same(house: Server) -> None:
    table = house.table("hh", game="ferry")
    give(table, 1, "me")
    row(table, 0)
    make_waves(table, 1)


# -- changing it ----------------------------------------------------------------------------------


def test_a_duty_is_given_and_taken_back_while_its_question_is_open(patient: Server) -> None:
    table = two_browsers(patient)
    row(table, 0)
    with table.follow(1) as bea:
        give(table, 1, "bot")
        bea.hear_until(lambda: bea.views[1]["thinking"] == [1] and not bea.views[1]["choices"])
        assert bea.info["seats"][1]["duties"][0]["by"] == "bot"
        give(table, 1, "me")
        bea.hear_until(lambda: bea.views[1]["thinking"] == [] and bool(bea.views[1]["choices"]))
        make_waves(table, 1)


def test_a_bot_takes_over_in_the_middle_and_keeps_it(house: Server) -> None:
    table = two_browsers(house)
    row(table, 0)
    make_waves(table, 1, 1)
    give(table, 1, "bot")
    row(table, 1)
    make_waves(table, 0)
    row(table, 0)
    wait_for_rower(table, 1)
    assert duty(table, 1) == {"duty": "waves", "by": "bot", "once": False}


def test_once_is_for_this_turn_only(house: Server) -> None:
    table = two_browsers(house)
    give(table, 1, "bot", once=True)
    assert duty(table, 1) == {"duty": "waves", "by": "bot", "once": True}
    row(table, 0)
    row(table, 1)
    with table.follow(1) as bea:
        bea.hear_until(lambda: bea.info["seats"][1]["duties"][0]["by"] == "me")
    make_waves(table, 0)
    row(table, 0)
    make_waves(table, 1)


def test_once_does_not_change_what_holds_otherwise(house: Server) -> None:
    table = two_browsers(house)
    give(table, 1, "bot")
    row(table, 0)
    wait_for_rower(table, 1)
    row(table, 1)
    make_waves(table, 0)
    row_number = table.view(0)["number"]
    give(table, 1, "me", once=True)
    row(table, 0)
    make_waves(table, 1)
    assert table.view(0)["number"] > row_number
    row(table, 1)
    make_waves(table, 0)
    row(table, 0)
    wait_for_rower(table, 1)


def test_the_log_tells_who_does_it_now(house: Server) -> None:
    table = two_browsers(house)
    give(table, 1, "bot")
    give(table, 1, "bot")
    give(table, 1, "me")
    lines = [line["text"] for line in table.view()["log"] if line["kind"] == "table-duty"]
    assert [line["id"] for line in lines] == ["table-duty-bot", "table-duty-me"]
    assert lines[0]["args"]["seat"] == {"id": "seat", "args": {"n": 1}}
    assert lines[0]["args"]["duty"] == {"id": "duty-waves"}


def test_only_the_seat_itself_may_say_so_and_only_of_a_duty_there_is(house: Server) -> None:
    table = two_browsers(house)
    wish = {"duty": "waves", "by": "bot"}
    assert table.refusal("duty", wish) == (401, "seat-needed")
    assert table.refusal("duty", {**wish, "duty": "row"}, 0) == (422, "unknown-duty")
    assert table.refusal("duty", {**wish, "by": "you"}, 0) == (400, "bad-request")
    assert duty(table, 0)["by"] == "me"


def test_who_plays_alone_has_none_where_the_title_says_so(house: Server) -> None:
    wish = {"game": "dungeonquest", "seats": [{"kind": "human", "mine": True}]}
    table = Table(house, house.post("/api/tables", wish))
    assert table.info()["seats"][0]["duties"] == []
    assert table.refusal("duty", {"duty": "monster", "by": "bot"}, 0) == (422, "unknown-duty")


def test_a_game_without_duties_has_none(house: Server) -> None:
    table = house.table("hh")
    assert [seat["duties"] for seat in table.info()["seats"]] == [[], []]


# -- who is out -----------------------------------------------------------------------------------


def drown(table: Table, seat: int) -> None:
    row(table, seat, str(DROWN))


def test_who_is_out_leaves_the_duty_to_a_bot(house: Server) -> None:
    table = two_browsers(house)
    drown(table, 0)
    make_waves(table, 1)
    assert duty(table, 0)["by"] == "bot"
    row(table, 1)
    wait_for_rower(table, 1)


def test_who_is_out_but_there_and_willing_does_it(house: Server) -> None:
    table = two_browsers(house)
    drown(table, 0)
    make_waves(table, 1)
    with table.follow(0) as ana:
        give(table, 0, "me")
        ana.hear_until(lambda: ana.info["seats"][0]["duties"][0]["by"] == "me")
        row(table, 1)
        make_waves(table, 0, 1)
    # She leaves in the middle: a bot goes on.
    wait_for_rower(table, 1)
    assert duty(table, 0)["by"] == "bot"


# -- after a while --------------------------------------------------------------------------------


def test_what_was_said_outlives_the_server(db: Path) -> None:
    path = install(db.parent / "games")
    with Server(db, path=path, settings=PATIENT) as server:
        table = two_browsers(server)
        give(table, 0, "bot")
        row(table, 0)
        give(table, 1, "bot", once=True)
        tokens = table.tokens
        server.kill()
    with Server(db, path=path) as server:
        again = Table(server, {"table": table.id, "seats": []})
        again.tokens = tokens
        assert duty(again, 0)["by"] == "bot"
        wait_for_rower(again, 1)
        assert duty(again, 1) == {"duty": "waves", "by": "me", "once": False}


def test_a_file_of_the_first_version_is_brought_up_to_date(db: Path) -> None:
    path = install(db.parent / "games")
    with Server(db, path=path) as server:
        table = two_browsers(server)
        tokens = table.tokens
    with sqlite3.connect(db) as old:
        old.executescript(
            "ALTER TABLE seats DROP COLUMN duties; ALTER TABLE seats DROP COLUMN hints;"
            "ALTER TABLE seats DROP COLUMN forks; ALTER TABLE seats DROP COLUMN before;"
            "ALTER TABLE seats DROP COLUMN wanted; ALTER TABLE seats DROP COLUMN seen;"
            "ALTER TABLE tables DROP COLUMN hints; DROP TABLE fame; PRAGMA user_version = 1;"
        )
    old.close()
    with Server(db, path=path) as server:
        again = Table(server, {"table": table.id, "seats": []})
        again.tokens = tokens
        give(again, 1, "bot")
        row(again, 0)
        wait_for_rower(again, 1)
        assert server.get("/api/fame") == []
