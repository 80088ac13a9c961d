"""Seats: bots in them, people who leave and come back, others who take over, once more together."""

from __future__ import annotations

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
        while not ana.info["seats"][1]["stand_in"]:
            if 0 in table.asked():
                table.answer(0)
            ana.hear(0.1)
        while table.info()["number"] < 10:
            for seat in table.asked():
                if seat == 0:
                    table.answer(0)
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


def test_the_seat_of_somebody_absent_is_taken_over_when_the_others_agree(server: Server) -> None:
    table = server.table("hoo", **all_choose(3))
    old = table.claim(1, "Bea")
    table.claim(2, "Cleo")
    assert table.refusal("takeover", {"seat": 7}) == (409, "not-absent")
    with table.follow(1) as bea:
        assert table.refusal("takeover", {"seat": 1, "name": "Dora"}) == (409, "not-absent")
        bea.close()
    wait_for(lambda: not table.info()["seats"][1]["present"])
    asked = table.post("takeover", {"seat": 1, "name": "Dora"})
    assert table.view(0)["consent"]["name"] == "Dora"
    claim = {"invitation": asked["claim"], "name": "Dora"}
    assert table.refusal("claim", claim) == (403, "bad-invitation")
    for seat in (0, 2):
        table.post("consent", {"consent": asked["consent"], "yes": True}, seat)
    with table.follow(1) as bea:  # back at the last moment, but the others have decided
        token = table.post("claim", claim)["token"]
        bea.hear_until(lambda: bea.closed)
        assert bea.errors[-1]["code"] == "seat-lost"
    assert server.refusal("GET", f"{table.path}/view", None, old) == (401, "bad-token")
    table.tokens[1] = token
    line = table.view(0)["log"][-1]
    assert (line["kind"], line["text"]["args"]["name"]) == ("table-takeover", "Dora")
    assert table.view(1)["log"][-1]["kind"] == "table-takeover"
    assert table.refusal("claim", claim) == (403, "bad-invitation")


def test_without_others_nobody_can_agree(server: Server) -> None:
    table = server.table("hb")
    assert table.refusal("takeover", {"seat": 0}) == (409, "no-consent")
    assert table.refusal("takeover", {"seat": 1}) == (409, "not-absent")
    open_seat = server.table("ho")
    assert open_seat.refusal("takeover", {"seat": 1}) == (409, "not-absent")


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


def test_bots_wait_a_little_so_that_people_can_follow(db: Path) -> None:
    quick = tuple(setting for setting in QUICK if not setting.startswith("bot_pause"))
    with Server(db, settings=(*quick, "bot_pause=0.4")) as server:
        table = server.table("hb", **{"practice": True, "seed": 1})
        with table.follow(0) as ana:
            ana.hear_until(lambda: ana.views[0]["thinking"] == [1] or ana.views[0]["number"])
            ana.hear_until(lambda: ana.views[0]["number"] >= 1)
