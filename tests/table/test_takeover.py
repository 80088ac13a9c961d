"""The seat of somebody absent is nobody's to take: it needs a real absence, a notice and the
others, it is void when its player comes back, and its player can always take it back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.table.ferry import install
from tests.table.house import QUICK, Follower, Json, Server, Table, all_choose, new_id, wait_for

SOON = "takeover_days=1e-7"
"""A hundredth of a second away is a long absence, at tables that wait for ever."""
AT_ONCE = (*QUICK, SOON, "takeover_notice=0")
"""Everything about seats comes about at once."""
NOTICE = "takeover_notice=1e12"
"""What is asked for stays a notice."""
PATIENT = {"absent_after": 0}


@pytest.fixture(scope="module")
def soon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where everything about seats comes about at once."""
    folder = tmp_path_factory.mktemp("soon")
    with Server(folder / "tables.db", settings=AT_ONCE, path=install(folder / "games")) as found:
        yield found


@pytest.fixture(scope="module")
def noticed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where a notice never ends."""
    db = tmp_path_factory.mktemp("noticed") / "tables.db"
    with Server(db, settings=(*QUICK, SOON, NOTICE)) as found:
        yield found


def friends(server: Server, seats: str = "hoo", **more: Json) -> Table:
    """Ana, Bea and Cleo, each in a browser of her own; nobody is here."""
    known = {} if "game" in more else all_choose(len(seats))
    table = server.table(seats, **{**PATIENT, **known, **more})
    for seat, name in ((1, "Bea"), (2, "Cleo")):
        if seat in table.invitations:
            table.claim(seat, name)
    return table


def seat_info(table: Table, seat: int) -> Json:
    return table.info()["seats"][seat]


def wanted(table: Table, seat: int = 1) -> Json:
    return seat_info(table, seat).get("wanted")


def until_absent(table: Table, seat: int = 1) -> str:
    return str(wait_for(lambda: seat_info(table, seat)["absent"]))


def agree(table: Table, asked: Json, *seats: int, yes: bool = True) -> None:
    for seat in seats:
        table.post("consent", {"consent": asked["consent"], "yes": yes}, seat)


def claim(table: Table, asked: Json, name: str = "") -> Json:
    return {"invitation": asked["claim"], "name": name}


def ask(table: Table, seat: int = 1, name: str = "Dora") -> Json:
    until_absent(table, seat)
    return table.post("takeover", {"seat": seat, "name": name})


def kinds(table: Table) -> list[str]:
    return [line["kind"] for line in table.view()["log"]]


# -- when a seat can be asked for -----------------------------------------------------------------


def test_a_seat_whose_player_was_here_a_moment_ago_cannot_be_asked_for(server: Server) -> None:
    table = friends(server)
    with table.follow(0), table.follow(2), table.follow(1):
        pass
    with table.follow(0), table.follow(2):
        wait_for(lambda: not seat_info(table, 1)["present"])
        for asker in (None, 0, 2):
            assert table.refusal("takeover", {"seat": 1}, asker) == (409, "not-absent")
        assert seat_info(table, 1)["absent"] == ""
        assert wanted(table) is None


def test_in_a_game_over_days_minutes_are_no_absence(tmp_path: Path) -> None:
    quick = (*QUICK, "takeover_minutes=0.0001", "takeover_notice=0")
    with Server(tmp_path / "tables.db", settings=quick) as server:
        slow = friends(server, absent_after=2 * 86400)
        now = friends(server, absent_after=0.001)
        for table in (slow, now):
            with table.follow(1):
                pass
        with slow.follow(0), slow.follow(2), now.follow(0), now.follow(2):
            until_absent(now)
            assert seat_info(slow, 1)["absent"] == ""
            assert slow.refusal("takeover", {"seat": 1}) == (409, "not-absent")


@pytest.mark.parametrize("setting", ["takeover_days=0", "takeover_minutes=0"])
def test_a_host_may_forbid_it(tmp_path: Path, setting: str) -> None:
    quick = (*QUICK, "takeover_minutes=0.0001", SOON, setting)
    with Server(tmp_path / "tables.db", settings=quick) as server:
        patience = 0.0 if "days" in setting else 0.001
        table = friends(server, absent_after=patience)
        with table.follow(1):
            pass
        with table.follow(0), table.follow(2):
            wait_for(lambda: not seat_info(table, 1)["present"])
            assert table.refusal("takeover", {"seat": 1}) == (409, "not-absent")


def test_a_server_that_was_killed_takes_nobody_for_long_gone(tmp_path: Path) -> None:
    """Bea was here for hours, and then the power failed."""
    db, hours = tmp_path / "tables.db", "takeover_days=0.1"
    with Server(db, settings=(*QUICK, hours)) as server:
        table = friends(server)
        tokens = table.tokens
        with closing(sqlite3.connect(db, timeout=20)) as c, c:
            c.execute("UPDATE tables SET created = created - 86400, changed = changed - 86400")
            c.execute("UPDATE seats SET seen = 1")
        with table.follow(1), table.follow(0):
            wait_for(lambda: seen(db)[1] == 0.0)
            server.kill()
    with Server(db, settings=(*QUICK, hours)) as server:
        again = Table(server, {"table": table.id, "seats": []})
        again.tokens = tokens
        with again.follow(0):
            assert seat_info(again, 1)["absent"] == ""
            assert again.refusal("takeover", {"seat": 1}, 0) == (409, "not-absent")
            assert seen(db)[1] > 1


def test_who_was_away_before_a_restart_has_been_away_since_then(tmp_path: Path) -> None:
    db, hours = tmp_path / "tables.db", "takeover_days=0.1"
    with Server(db, settings=(*QUICK, hours)) as server:
        table = friends(server)
        tokens = table.tokens
        with table.follow(1):
            pass
        wait_for(lambda: seen(db)[1] > 0)
    with closing(sqlite3.connect(db)) as c, c:
        c.execute("UPDATE seats SET seen = seen - 86400 WHERE seat = 1")
    with Server(db, settings=(*QUICK, hours)) as server:
        again = Table(server, {"table": table.id, "seats": []})
        again.tokens = tokens
        with again.follow(0), again.follow(2):
            assert seat_info(again, 1)["absent"] == "person"


def seen(db: Path) -> dict[int, float]:
    with closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True, timeout=20)) as c:
        return dict(c.execute("SELECT seat, seen FROM seats"))


def test_a_bot_and_an_open_seat_and_no_seat_at_all_are_not_asked_for(soon: Server) -> None:
    table = soon.table("hbo", **PATIENT)
    with table.follow(0):
        for seat in (1, 2, 7):
            assert table.refusal("takeover", {"seat": seat}, 0) == (409, "not-absent")


# -- in a pair, or when one person is left --------------------------------------------------------


@pytest.mark.parametrize("seats", ["ho", "hob"])
def test_where_one_person_is_left_a_bot_plays_and_nobody_sees_the_hand(
    soon: Server, seats: str
) -> None:
    table = friends(soon, seats)
    hand = hand_of(table, 1)
    with table.follow(0) as ana:
        assert until_absent(table) == "bot"
        assert table.refusal("takeover", {"seat": 1, "name": "Ana"}) == (409, "no-consent")
        asked = table.post("takeover", {"seat": 1}, 0)
        assert (asked["by"], asked.get("claim")) == ("bot", None)
        ana.hear_until(lambda: ana.info["seats"][1]["stand_in"])
        table.until(lambda view: 1 not in view["waiting"] or view["number"] > 2)
        assert "table-stand-in" in kinds(table)
        secret = json.dumps(hand)
        assert not any(secret in said for said in ana.heard)
        assert list(table.tokens) == [0, 1]
        assert table.refusal("takeover", {"seat": 1}, 0)[0] == 409
    # The same token: nobody has taken anything.
    with table.follow(1) as bea:
        bea.hear_until(lambda: not bea.info["seats"][1]["stand_in"])
        assert wanted(table) is None
        assert "table-stand-in-ends" in kinds(table)


def hand_of(table: Table, seat: int) -> Any:
    zones = table.view(seat)["scene"]["zones"]
    return [zone["cards"] for zone in zones if zone.get("owner") == seat]


def test_nobody_can_take_anything_from_who_plays_alone(soon: Server) -> None:
    table = soon.table("hb", **PATIENT)
    with table.follow():
        wait_for(lambda: table.refusal("takeover", {"seat": 0}) == (409, "no-consent"))
        assert seat_info(table, 0)["absent"] == ""


def test_of_three_with_two_away_the_last_may_only_have_bots(soon: Server) -> None:
    table = friends(soon)
    with table.follow(0):
        for seat in (1, 2):
            until_absent(table, seat)
        assert [seat_info(table, seat)["absent"] for seat in (1, 2)] == ["bot", "bot"]
        assert table.refusal("takeover", {"seat": 1, "name": "Ana"}) == (409, "no-consent")
        assert table.post("takeover", {"seat": 1}, 0)["by"] == "bot"


def test_two_seats_of_one_person_do_not_make_two_people(soon: Server) -> None:
    table = soon.table("hho", **PATIENT, **all_choose(3))
    table.claim(2, "Bea")
    with table.follow(0, 1):
        assert until_absent(table, 2) == "bot"
        assert table.refusal("takeover", {"seat": 2}) == (409, "no-consent")


# -- among three and more -------------------------------------------------------------------------


def test_a_stranger_sits_down_when_all_others_agree(soon: Server) -> None:
    table = friends(soon)
    with table.follow(0) as ana, table.follow(2):
        asked = ask(table)
        assert wanted(table)["name"] == "Dora"
        assert table.refusal("claim", claim(table, asked)) == (403, "bad-invitation")
        agree(table, asked, 0)
        assert table.refusal("claim", claim(table, asked)) == (403, "bad-invitation")
        agree(table, asked, 2)
        wait_for(lambda: wanted(table)["ready"])
        token = table.post("claim", claim(table, asked, "Bea"))["token"]
        ana.hear_until(lambda: ana.info["seats"][1]["name"] == "Dora")
        assert seat_info(table, 1)["name"] == "Dora", "by the name that was agreed to"
        old = table.tokens[1]
        assert soon.refusal("GET", f"{table.path}/view", None, old) == (403, "seat-lost")
        assert soon.get(f"{table.path}/view", token)["number"] == table.info()["number"]
        line = table.view()["log"][-1]
        assert line["kind"] == "table-takeover"
        assert (line["text"]["args"]["name"], line["text"]["args"]["old"]) == ("Dora", "Bea")
        assert table.refusal("claim", claim(table, asked)) == (403, "bad-invitation")


def test_until_the_notice_is_over_nothing_comes_about(noticed: Server) -> None:
    table = friends(noticed)
    with table.follow(0), table.follow(2):
        asked = ask(table)
        agree(table, asked, 0, 2)
        assert wanted(table)["agreed"] == [0, 2]
        assert wanted(table)["ready"] is False
        assert table.refusal("claim", claim(table, asked)) == (403, "bad-invitation")
    pair = friends(noticed, "ho")
    with pair.follow(0):
        until_absent(pair)
        pair.post("takeover", {"seat": 1}, 0)
        assert seat_info(pair, 1)["stand_in"] is False


def test_one_no_ends_it_and_it_cannot_be_asked_again_at_once(noticed: Server) -> None:
    table = friends(noticed)
    with table.follow(0), table.follow(2):
        asked = ask(table)
        agree(table, asked, 0)
        agree(table, asked, 2, yes=False)
        assert wanted(table) is None
        assert table.refusal("claim", claim(table, asked)) == (403, "bad-invitation")
        yes = {"consent": asked["consent"], "yes": True}
        assert table.refusal("consent", yes, 0) == (409, "no-consent")


def test_after_a_no_the_same_seat_is_left_alone_for_a_while(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with Server(db, settings=(*QUICK, "takeover_days=0.1")) as server:
        table = friends(server)
        tokens = table.tokens
    with closing(sqlite3.connect(db)) as c, c:
        c.execute("UPDATE seats SET seen = 1 WHERE seat = 1")
    with Server(db, settings=(*QUICK, "takeover_days=0.1")) as server:
        again = Table(server, {"table": table.id, "seats": []})
        again.tokens = tokens
        with again.follow(0), again.follow(2):
            agree(again, ask(again), 2, yes=False)
            assert again.refusal("takeover", {"seat": 1}) == (409, "no-consent")
            assert again.post("takeover", {"seat": 1}, 0)["by"] == "bot", "but a bot may play"


def test_bots_and_players_go_on_while_it_is_asked(noticed: Server) -> None:
    table = friends(noticed, "hoob", options={"rounds": 12})
    with table.follow(0), table.follow(2):
        asked = ask(table)
        number = table.info()["number"]
        for seat in (0, 2):
            table.answer(seat)
        table.until(lambda view: 3 not in view["waiting"])
        assert table.info()["number"] >= number
        assert wanted(table)["id"] == asked["consent"], "what is asked stays asked"


# -- the player comes back ------------------------------------------------------------------------


def comes_by_line(table: Table) -> None:
    with table.follow(1):
        pass


def looks(table: Table) -> None:
    table.view(1)


@pytest.mark.parametrize("back", [comes_by_line, looks])
def test_what_is_asked_is_void_when_the_player_comes_back(noticed: Server, back: Any) -> None:
    table = friends(noticed)
    with table.follow(0), table.follow(2):
        asked = ask(table)
        agree(table, asked, 0)
        back(table)
        assert wanted(table) is None
        assert "table-wanted-back" in kinds(table)
        vote = {"consent": asked["consent"], "yes": True}
        assert table.refusal("consent", vote, 2) == (409, "no-consent")
        assert table.refusal("claim", claim(table, asked)) == (403, "bad-invitation")
        assert seat_info(table, 1)["name"] == "Bea"


@pytest.mark.parametrize("back", [comes_by_line, looks])
def test_even_a_seat_that_is_free_is_not_free_any_more(soon: Server, back: Any) -> None:
    table = friends(soon)
    with table.follow(0), table.follow(2):
        asked = ask(table)
        agree(table, asked, 0, 2)
        wait_for(lambda: wanted(table)["ready"])
        back(table)
        assert table.refusal("claim", claim(table, asked)) == (403, "bad-invitation")
        assert table.view(1)["number"] == table.info()["number"]


def test_claim_and_return_at_the_same_moment_leave_one_player(soon: Server) -> None:
    table = friends(soon)
    with table.follow(0), table.follow(2):
        for _ in range(6):
            asked = ask(table)
            agree(table, asked, 0, 2)
            wait_for(lambda: wanted(table)["ready"])
            with ThreadPoolExecutor(2) as both:
                taken = both.submit(
                    soon.request, "POST", f"{table.path}/claim", claim(table, asked)
                )
                back = both.submit(soon.request, "GET", f"{table.path}/view", None, table.tokens[1])
            took = taken.result().status_code == 200
            assert table.refusal("claim", claim(table, asked)) == (403, "bad-invitation")
            assert wanted(table) is None
            if took:
                assert back.result().json().get("code") in (None, "seat-lost")
                old = soon.request("GET", f"{table.path}/view", None, table.tokens[1])
                assert old.json()["code"] == "seat-lost"
                soon.post(f"{table.path}/back", {}, table.tokens[1])
            else:
                assert back.result().status_code == 200
            assert table.view(1)["number"] == table.info()["number"]


def test_two_claims_at_once_seat_one(soon: Server) -> None:
    table = friends(soon)
    with table.follow(0), table.follow(2):
        asked = ask(table)
        agree(table, asked, 0, 2)
        wait_for(lambda: wanted(table)["ready"])
        with ThreadPoolExecutor(4) as crowd:
            path, body = f"{table.path}/claim", claim(table, asked)
            tries = [crowd.submit(soon.request, "POST", path, body) for _ in range(4)]
        assert sorted(one.result().status_code for one in tries) == [200, 403, 403, 403]


def test_two_who_ask_at_once_do_not_get_two_claims(noticed: Server) -> None:
    table = friends(noticed)
    with table.follow(0), table.follow(2):
        until_absent(table)
        with ThreadPoolExecutor(4) as crowd:
            path, body = f"{table.path}/takeover", {"seat": 1}
            tries = [crowd.submit(noticed.request, "POST", path, body) for _ in range(4)]
        assert sorted(one.result().status_code for one in tries) == [200, 409, 409, 409]


# -- who may not ----------------------------------------------------------------------------------


def test_who_holds_a_seat_gets_no_second_one(soon: Server) -> None:
    table = friends(soon)
    with table.follow(0), table.follow(2):
        asked = ask(table)
        agree(table, asked, 0, 2)
        wait_for(lambda: wanted(table)["ready"])
        assert table.refusal("claim", claim(table, asked), 0) == (403, "not-yours")
    mine = friends(soon)
    with mine.follow(0), mine.follow(2):
        until_absent(mine)
        assert mine.post("takeover", {"seat": 1, "name": "Ana"}, 0).get("claim") is None


def test_strangers_and_spectators_do_not_vote(noticed: Server) -> None:
    table = friends(noticed)
    with table.follow(0), table.follow(2):
        asked = ask(table)
        yes = {"consent": asked["consent"], "yes": True}
        for token in (None, table.watch):
            for vote in (yes, {**yes, "yes": False}):
                refused = noticed.refusal("POST", f"{table.path}/consent", vote, token)
                assert refused == (401, "seat-needed")
        assert wanted(table)["agreed"] == []


def asked_before_a_crash(db: Path, *agreed: int) -> tuple[Table, Json]:
    """Dora asks for Bea's seat and these agree. Then the server is killed."""
    with Server(db, settings=AT_ONCE) as server:
        table = friends(server)
        with table.follow(0), table.follow(2):
            asked = ask(table)
            agree(table, asked, *agreed)
            wait_for(lambda: wanted(table)["ready"] == (agreed == (0, 2)))
        server.kill()
    return table, asked


def test_a_claim_of_yesterday_opens_nothing(db: Path) -> None:
    table, asked = asked_before_a_crash(db, 0, 2)
    with closing(sqlite3.connect(db)) as c, c:
        kept = json.loads(c.execute("SELECT wanted FROM seats WHERE seat = 1").fetchone()[0])
        kept["due"] = kept["until"] = kept["due"] - 86400
        c.execute("UPDATE seats SET wanted = ? WHERE seat = 1", (json.dumps(kept),))
    with Server(db, settings=AT_ONCE) as table.server, table.follow(0), table.follow(2):
        assert table.refusal("claim", claim(table, asked)) == (403, "bad-invitation")
        assert wanted(table) is None


def test_when_the_game_is_over_there_is_no_seat_to_take(soon: Server) -> None:
    table = friends(soon, "hoo")
    with table.follow(0), table.follow(2):
        asked = ask(table)
        agree(table, asked, 0, 2)
        wait_for(lambda: wanted(table)["ready"])
        for seat in (0, 2):
            leave = {"number": table.view(seat)["number"], "id": new_id(), "key": "leave"}
            table.post("standing", leave, seat)
        assert table.info()["status"] == "over"
        assert wanted(table) is None
        assert table.refusal("claim", claim(table, asked)) == (403, "bad-invitation")
        assert table.refusal("takeover", {"seat": 1}, 0) == (422, "game-over")


def test_what_is_asked_outlives_the_server(db: Path) -> None:
    table, asked = asked_before_a_crash(db, 0)
    with Server(db, settings=AT_ONCE) as table.server, table.follow(0), table.follow(2):
        agree(table, asked, 2)
        wait_for(lambda: wanted(table)["ready"])
        assert table.post("claim", claim(table, asked))["seat"] == 1


# -- the old browser ------------------------------------------------------------------------------


def taken_over(table: Table, name: str = "Dora") -> str:
    """Somebody else sits in Bea's seat; the token."""
    asked = ask(table, name=name)
    agree(table, asked, 0, 2)
    wait_for(lambda: wanted(table)["ready"])
    return str(table.post("claim", claim(table, asked))["token"])


def test_the_old_browser_is_told_and_takes_its_seat_back(soon: Server) -> None:
    table = friends(soon)
    with table.follow(0) as ana, table.follow(2):
        hers = taken_over(table)
        bea = Follower(table, [table.tokens[1]])
        bea.hear_until(lambda: bea.closed)
        assert (bea.closed, bea.errors[-1]["code"]) == (4401, "seat-lost")
        with Follower(table, [hers]) as dora:
            back = soon.post(f"{table.path}/back", {}, table.tokens[1])
            assert back == {"seat": 1, "token": table.tokens[1]}
            dora.hear_until(lambda: dora.closed)
            assert dora.errors[-1]["code"] == "seat-returned"
        assert soon.refusal("GET", f"{table.path}/view", None, hers) == (401, "bad-token")
        assert table.view(1)["log"][-1]["kind"] == "table-returned"
        ana.hear_until(lambda: ana.info["seats"][1]["name"] == "Bea")
        assert soon.refusal("POST", f"{table.path}/back", {}, hers) == (401, "bad-token")


def test_the_first_owner_takes_it_back_from_the_third(soon: Server) -> None:
    table = friends(soon)
    with table.follow(0), table.follow(2):
        dora = taken_over(table)
        taken_over(table, "Eva")
        soon.post(f"{table.path}/back", {}, table.tokens[1])
        assert seat_info(table, 1)["name"] == "Bea"
        assert soon.refusal("POST", f"{table.path}/back", {}, dora) == (401, "bad-token")


def test_the_second_owner_takes_it_back_from_the_third_and_the_first_from_her(
    soon: Server,
) -> None:
    table = friends(soon)
    with table.follow(0), table.follow(2):
        dora = taken_over(table)
        taken_over(table, "Eva")
        soon.post(f"{table.path}/back", {}, dora)
        assert seat_info(table, 1)["name"] == "Dora"
        soon.post(f"{table.path}/back", {}, table.tokens[1])
        assert seat_info(table, 1)["name"] == "Bea"


def test_only_who_had_the_seat_takes_it_back(soon: Server) -> None:
    table = friends(soon)
    with table.follow(0), table.follow(2):
        taken_over(table)
        for token, code in ((None, "seat-needed"), ("x", "bad-token"), (table.watch, "bad-token")):
            assert soon.refusal("POST", f"{table.path}/back", {}, token) == (401, code)
        own = soon.post(f"{table.path}/back", {}, table.tokens[0])
        assert own == {"seat": 0, "token": table.tokens[0]}, "nothing was lost"
        assert seat_info(table, 1)["name"] == "Dora"


def test_the_displaced_player_sees_and_does_nothing_by_the_old_token(soon: Server) -> None:
    table = friends(soon)
    with table.follow(0), table.follow(2):
        taken_over(table)
        body = {"number": 0, "id": new_id(), "key": "0"}
        for what in ("answers", "standing", "undo", "consent", "seat", "hint", "fork", "rematch"):
            assert table.refusal(what, body, 1)[1] in ("seat-lost", "bad-request")
        assert table.refusal("answers", body, 1) == (403, "seat-lost")


def test_whoever_takes_a_seat_over_says_anew_who_does_its_duties(soon: Server) -> None:
    table = friends(soon, game="ferry")
    table.post("duty", {"duty": "waves", "by": "bot"}, 1)
    with table.follow(0), table.follow(2):
        taken_over(table)
        assert seat_info(table, 1)["duties"][0]["by"] == "me"
