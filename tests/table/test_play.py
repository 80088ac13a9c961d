"""Playing at a table: alone, hot-seat, with friends by link, watched."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tests.table.house import Follower, Server, Table, all_choose, new_id, options


def test_a_person_plays_a_whole_game_against_bots(server: Server) -> None:
    table = server.table("hbb", options={"rounds": 4})
    table.play(200)
    view = table.view(0)
    assert view["outcome"] is not None
    assert table.info()["status"] == "over"


def test_two_people_at_one_browser_follow_both_seats_on_one_line(server: Server) -> None:
    table = server.table("hh", options={"rounds": 4})
    with table.follow(0, 1) as browser:
        assert set(browser.views) == {0, 1}
        table.play(200, seed=1)
        browser.hear_until(lambda: browser.views[0]["outcome"])
        browser.catch_up()
        assert browser.views == {0: table.view(0), 1: table.view(1)}


def test_a_friend_takes_a_seat_by_link_and_sees_only_the_own_hand(server: Server) -> None:
    table = server.table("ho")
    assert [seat["kind"] for seat in table.info()["seats"]] == ["human", "open"]
    table.claim(1, "Bea")
    seat = table.info()["seats"][1]
    assert (seat["kind"], seat["name"]) == ("human", "Bea")
    for mine in (0, 1):
        hands = [zone for zone in table.view(mine)["scene"]["zones"] if zone["look"] == "hand"]
        for hand in hands:
            open_cards = [card for card in hand["cards"] if card.get("face")]
            assert bool(open_cards) == (hand["owner"] == mine)


def test_an_invitation_works_once(server: Server) -> None:
    table = server.table("ho")
    table.claim(1)
    again = {"invitation": table.invitations[1]}
    assert table.refusal("claim", again) == (403, "bad-invitation")


def test_a_spectator_follows_the_public_view(server: Server) -> None:
    table = server.table("hb", options={"rounds": 4})
    assert table.watch is not None
    table.tokens[-1] = table.watch
    with table.follow(-1) as spectator, table.follow() as stranger:
        table.play(200)
        for who in (spectator, stranger):
            who.hear_until(partial(over, who))
            assert who.views[None]["choices"] == []
            assert who.views[None] == table.view()


def over(who: Follower) -> bool:
    return who.views[None]["outcome"] is not None


def test_an_answer_is_taken_once_however_often_it_is_sent(server: Server) -> None:
    table = server.table("hh", **all_choose(2))
    seat = table.asked()[0]
    view = table.view(seat)
    body = {"number": view["number"], "id": new_id(), "key": options(view)[0]}
    first = table.post("answers", body, seat)
    assert [table.post("answers", body, seat) for _ in range(3)] == [first] * 3
    story = server.get(f"{table.path}/story", table.tokens[seat])["entries"]
    assert [entry["kind"] for entry in story if entry["seat"] == seat] == ["answer"]


def test_a_game_that_asks_nobody_at_first_is_kept_and_opened_like_any_other(db: Path) -> None:
    with Server(db, launch=("--quiet",)) as server:
        table = server.table("hh", game="quiet")
        assert [line["kind"] for line in table.view(0)["log"]] == ["laid-out", "turn"]
        table.answer(0)
    with Server(db, launch=("--quiet",)) as server:
        table.server = server
        assert table.info()["status"] == "running"
        assert [line["kind"] for line in table.view(0)["log"]] == ["laid-out", "turn", "turn"]
        assert table.view(0, at=0)["choices"]
        table.play()
        assert table.info()["status"] == "over"
        rematch = Table(server, table.post("rematch", {}, 0))
    with Server(db, launch=("--quiet",)) as server:
        rematch.server = server
        assert rematch.info()["status"] == "running"
