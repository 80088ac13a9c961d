"""Seats: bots in them, people who leave and come back, others who take over, once more together."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from tests.table.house import (
    QUICK,
    Server,
    all_choose,
    new_id,
    options,
    single_at_first,
    wait_for,
)


def test_a_seat_is_given_to_a_bot_and_taken_back(server: Server) -> None:
    table = server.table("hh", options={"rounds": 12})
    table.post("seat", {"bot": "random"}, 1)
    assert table.info()["seats"][1]["stand_in"] is True
    number = table.info()["number"]
    for _ in range(3):
        table.until(lambda view: 1 not in view["waiting"])
        table.play(1)
    assert table.info()["number"] > number + 3
    table.post("seat", {"bot": None}, 1)
    assert table.info()["seats"][1]["stand_in"] is False
    assert table.refusal("seat", {"bot": "hal"}, 1) == (422, "unknown-bot")


def test_presence_is_known_to_all(server: Server) -> None:
    table = server.table("ho")
    with table.follow(0) as ana:
        assert [seat["present"] for seat in ana.info["seats"]] == [True, False]
        table.claim(1, "Bea")
        with table.follow(1):
            ana.hear_until(lambda: ana.info["seats"][1]["present"])
            assert ana.info["seats"][1]["name"] == "Bea"
        ana.hear_until(lambda: not ana.info["seats"][1]["present"])


def test_an_absent_player_does_not_stop_the_others_and_may_come_back(server: Server) -> None:
    table = server.table("ho", options={"rounds": 12}, absent_after=0.3)
    table.claim(1)
    with table.follow(1):
        pass
    assert table.info()["seats"][1]["stand_in"] is False
    with table.follow(0) as ana:

        def play_on() -> None:
            """With the own eyes only: who looks with those of the absent player is that player."""
            view = table.view(0)
            if view["choices"]:
                table.try_answer(0, options(view)[0], view)
            ana.hear(0.1)

        def stands_in() -> bool:
            play_on()
            return bool(ana.info["seats"][1]["stand_in"])

        def goes_on() -> bool:
            play_on()
            return bool(table.info()["number"] >= 10)

        wait_for(stands_in)
        wait_for(goes_on)
        with table.follow(1) as bea:
            assert bea.info["seats"][1]["stand_in"] is False
            wait_for(lambda: table.info()["seats"][1]["stand_in"] is False)


def test_nobody_stands_in_where_nobody_waits(server: Server) -> None:
    table = server.table("ho", absent_after=0.2)
    table.claim(1)
    with table.follow() as spectator:
        spectator.hear(0.6)
        spectator.catch_up()
        assert not any(seat["stand_in"] for seat in spectator.info["seats"])


def test_a_single_option_is_taken_for_a_person_who_is_here(server: Server) -> None:
    seed = next(seed for seed in range(1000) if single_at_first(seed))
    table = server.table("hh", practice=True, seed=seed)
    table.view(1)
    table.until(lambda view: 1 not in view["waiting"])
    assert 0 in table.asked(), "and the other is left the own choice"


def test_a_rematch_seats_the_same_people(server: Server) -> None:
    table = server.table("hhob", options={"rounds": 4})
    assert table.refusal("rematch", {}, 0) == (403, "still-running")
    table.claim(2, "Cleo")
    with table.follow(2) as cleo:
        table.play(300)
        first = table.post("rematch", {}, 0)
        cleo.hear_until(lambda: cleo.info["rematch"])
        assert cleo.info["rematch"] == first["table"]
        with table.follow() as stranger:
            stranger.hear_until(lambda: stranger.info)
            assert "rematch" not in {k for k, v in stranger.info.items() if v is not None}
        assert "rematch" not in {k for k, v in table.info().items() if v is not None}
        second = table.post("rematch", {}, 2)
    assert second["table"] == first["table"] == table.post("rematch", {}, 1)["table"]
    assert [seat["seat"] for seat in first["seats"]] == [0, 1], "both of one browser at once"
    assert [seat["seat"] for seat in second["seats"]] == [2]
    info = server.get(f"/api/tables/{first['table']}")
    assert [seat["kind"] for seat in info["seats"]] == ["human", "human", "human", "bot"]
    assert (info["origin"], info["seats"][2]["name"]) == ("rematch", "Cleo")
    view = server.get(f"/api/tables/{first['table']}/view", first["seats"][0]["token"])
    assert view["outcome"] is None


def test_a_rematch_is_asked_for_again_when_the_answer_was_lost(server: Server) -> None:
    """Its tokens are the same, and nobody loses a seat by it."""
    table = server.table("hho", options={"rounds": 4})
    table.claim(2)
    table.play(300)
    first = table.post("rematch", {}, 0)
    assert [seat["seat"] for seat in first["seats"]] == [0, 1]
    assert table.post("rematch", {}, 0) == first
    other = table.post("rematch", {}, 2)
    assert [seat["seat"] for seat in other["seats"]] == [2]
    assert table.post("rematch", {}, 2) == other
    for seat in (*first["seats"], *other["seats"]):
        server.get(f"/api/tables/{first['table']}/view", seat["token"])


def test_a_rematch_that_is_gone_is_made_anew(db: Path) -> None:
    """Deleted by the host, or never made because the server was stopped in the middle."""
    with Server(db) as server:
        table = server.table("hh", options={"rounds": 4})
        table.play(300)
    with closing(sqlite3.connect(db)) as file, file:
        file.execute("UPDATE tables SET rematch = 'never made' WHERE id = ?", (table.id,))
    with Server(db) as server:
        table.server = server
        made = table.post("rematch", {}, 0)
        assert len(made["seats"]) == 2
        assert server.get(f"/api/tables/{made['table']}")["origin"] == "rematch"
        assert table.post("rematch", {}, 0) == made


def test_the_token_of_the_old_seat_is_the_invitation_to_the_rematch(server: Server) -> None:
    table = server.table("ho", options={"rounds": 4})
    table.claim(1)
    table.play(300)
    new = table.post("rematch", {}, 0)
    claimed = server.post(f"/api/tables/{new['table']}/claim", {"invitation": table.tokens[1]})
    assert claimed["seat"] == 1


def test_leaving_is_a_standing_offer(server: Server) -> None:
    table = server.table("hhh")
    assert table.view(0)["standing"] == [{"key": "leave", "text": {"id": "offer-leave"}}]
    number = table.info()["number"]
    body = {"number": number, "id": new_id(), "key": "leave"}
    done = table.post("standing", body, 0)
    assert table.post("standing", body, 0)["number"] >= done["number"]
    left = [line["kind"] for line in table.view()["log"]]
    assert left.count("left") == 1, "a retry is taken once"
    assert table.view(0)["standing"] == []
    assert options(table.view(0)) == []


def test_a_player_gives_up_in_the_dungeon_and_the_other_goes_on(server: Server) -> None:
    table = server.table("hh", game="dungeonquest", practice=True, seed="lamp")
    while not table.view(0)["standing"]:
        table.play(1)
    asked = next(seat for seat in (0, 1) if options(table.view(seat)))
    view = table.view(asked)
    assert view["standing"] == [{"key": "give_up", "text": {"id": "offer-give_up"}}]
    body = {"number": table.info()["number"], "id": new_id(), "key": "give_up"}
    table.post("standing", body, asked)
    after = table.view(asked)
    kinds = [line["kind"] for line in after["log"]]
    assert (kinds.count("gave_up"), kinds.count("died")) == (1, 1)
    assert after["standing"] == []
    assert not options(after)
    assert options(table.view(1 - asked))


def test_bots_wait_a_little_so_that_people_can_follow(db: Path) -> None:
    """A bot that is asked when the table is made has answered no sooner than its pause allows."""
    pause = 2.0
    quick = tuple(setting for setting in QUICK if not setting.startswith("bot_pause"))
    with Server(db, settings=(*quick, f"bot_pause={pause}")) as server:
        before = time.monotonic()
        table = server.table("hb", **all_choose(2))
        table.until(lambda view: 1 in view["answered"])
        assert time.monotonic() - before >= pause
