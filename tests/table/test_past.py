"""What was: earlier views, the story of a seat, the record at the end."""

from __future__ import annotations

import threading
from typing import Any

import pytest

import grimorio
from grimorio.core.chance import commitment
from tests.table.house import Server, Table, all_choose, options


def test_the_past_is_seen_as_the_seat_saw_it(server: Server) -> None:
    table = server.table("hh", options={"rounds": 6})
    seen: dict[int, list[Any]] = {}
    for _ in range(14):
        views = [table.view(0), table.view(1), table.view()]
        if len({view["number"] for view in views}) == 1:
            seen[views[0]["number"]] = views
        table.play(1)
    assert len(seen) > 5
    for number, views in seen.items():
        for view, seat in zip(views, (0, 1, None), strict=True):
            then = table.view(seat, at=number)
            for part in ("number", "scene", "choices", "log", "answered", "waiting", "outcome"):
                assert then[part] == view[part], part
            assert (then["can_undo"], then["standing"]) == ("", [])


def test_a_moment_is_that_moment_while_the_table_goes_on(server: Server) -> None:
    table = server.table("hb", options={"rounds": 12})
    player = threading.Thread(target=table.play)
    player.start()
    while player.is_alive():
        number = table.info()["number"]
        assert table.view(at=number)["number"] == number
    player.join()


@pytest.mark.parametrize("moment", [None, 0, 3])
def test_while_the_game_runs_everybody_sees_with_their_own_eyes(
    server: Server, moment: int | None
) -> None:
    table = server.table("hh", options={"rounds": 12})
    table.play(6, calm=True)
    for held, token in holders(table):
        assert look(table, token, moment) == look(table, table.token(held), moment)
        for wanted in (-2, -1, 0, 1, 2):
            if wanted in (held, -1):
                own = table.token(None if wanted == -1 else wanted)
                assert look(table, token, moment, wanted) == look(table, own, moment)
            else:
                path = address(table, moment, wanted)
                assert server.refusal("GET", path, None, token) == (403, "not-yours"), wanted


@pytest.mark.parametrize("moment", [None, 0, 3])
def test_once_it_is_over_anybody_looks_with_any_eyes(server: Server, moment: int | None) -> None:
    table = server.table("hh", options={"rounds": 4})
    table.play(calm=True)
    for _, token in holders(table):
        for wanted in (-1, 0, 1):
            own = look(table, table.token(None if wanted == -1 else wanted), moment)
            seen = look(table, token, moment, wanted)
            assert seen == own
        for wanted in (-2, 2):
            path = address(table, moment, wanted)
            assert server.refusal("GET", path, None, token) == (403, "not-yours")
    assert look(table, None, 3, 0)["scene"] != look(table, None, 3, 1)["scene"]


def holders(table: Table) -> list[tuple[int | None, str | None]]:
    """Who may look: both players, a spectator by link, and a stranger."""
    return [(0, table.tokens[0]), (1, table.tokens[1]), (None, table.watch), (None, None)]


def look(table: Table, token: str | None, at: int | None, seat: int | None = None) -> Any:
    return table.server.get(address(table, at, seat), token)


def address(table: Table, at: int | None, seat: int | None) -> str:
    query = {"at": at, "seat": seat}
    said = "&".join(f"{name}={value}" for name, value in query.items() if value is not None)
    return f"{table.path}/view?{said}"


def test_there_is_no_view_of_the_future(server: Server) -> None:
    table = server.table()
    assert server.refusal("GET", f"{table.path}/view?at=999") == (404, "no-such-moment")
    assert server.refusal("GET", f"{table.path}/view?at=-1") == (400, "bad-request")


def test_a_story_tells_what_its_seat_saw_and_no_more(server: Server) -> None:
    table = server.table("hh", options={"rounds": 6})
    table.play(10)
    for seat in (0, 1, None):
        story = server.get(f"{table.path}/story", table.token(seat))
        lines = [line for entry in story["entries"] for line in entry["lines"]]
        assert [line["text"] for line in lines] == [li["text"] for li in table.view(seat)["log"]]
        assert [line["n"] for line in lines] == list(range(len(lines)))
        keys = {entry["seat"] for entry in story["entries"] if "key" in entry}
        assert keys == (set() if seat is None else {seat})
        drawn = {
            line["text"]["args"]["seat"]["args"]["n"] for line in lines if line["kind"] == "drew"
        }
        assert drawn <= {seat}


def test_what_was_taken_back_stays_in_the_story(server: Server) -> None:
    table = server.table("hh", **all_choose(2))
    table.answer(0)
    table.post("undo", {"number": 1, "id": "u"}, 0)
    story = server.get(f"{table.path}/story", table.tokens[0])
    assert [entry["kind"] for entry in story["entries"]] == ["start", "answer", "undo"]


def test_the_record_comes_with_the_key_once_the_game_is_over(server: Server) -> None:
    table = server.table("hhb", options={"rounds": 12})
    info = table.info()
    assert info["key"] is None
    assert server.refusal("GET", f"{table.path}/record") == (403, "still-running")
    table.play(6, calm=True)
    while table.view(0)["can_undo"] != "consent":
        table.play(1, calm=True)
    number = table.info()["number"]
    server.request("POST", f"{table.path}/undo", {"number": number, "id": "u"}, table.tokens[0])
    table.play()
    over = table.info()
    assert commitment(bytes.fromhex(over["key"])) == info["key_hash"]
    answer = server.request("GET", f"{table.path}/record")
    game = grimorio.load(answer.content)
    assert game.outcome is not None
    assert game.number == over["number"]
    view = table.view()
    assert list(game.outcome.scores) == view["outcome"]["scores"]


def test_a_long_log_is_cut_in_views_but_not_in_the_story(server: Server) -> None:
    table = server.table("hh", options={"rounds": 12})
    with table.follow(0) as ana:
        table.play(calm=True)
        for _ in range(3):
            if len(server.get(f"{table.path}/story", table.tokens[0])["entries"]) > 60:
                break
        ana.hear_until(lambda: ana.views[0]["outcome"])
        ana.catch_up()
        log = table.view(0)["log"]
        assert ana.views[0]["log"] == log
    lines = [
        line
        for entry in server.get(f"{table.path}/story", table.tokens[0])["entries"]
        for line in entry["lines"]
    ]
    assert log == lines[-len(log) :]
    assert len(lines) < 200 or len(log) <= 200


def test_a_practice_game_says_so_and_comes_from_its_seed(server: Server) -> None:
    one = server.table("hh", practice=True, seed="again")
    two = server.table("hh", practice=True, seed="again")
    assert one.info()["practice"] is True
    assert one.view(0) == two.view(0)
    assert options(one.view(0))
    assert server.table("hh").info()["practice"] is False
