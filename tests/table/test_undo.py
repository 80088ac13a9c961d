"""Taking back: freely up to the barrier, beyond it when the others agree."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.table.house import Server, Table, all_choose, new_id


def undo(table: Table, seat: int) -> Any:
    return table.post("undo", {"number": table.view(seat)["number"], "id": new_id()}, seat)


def take_back(table: Table) -> None:
    """Undo at a table where a bot goes on at once."""
    before = table.view(0)["number"]
    for _ in range(50):
        wish = {"number": table.view(0)["number"], "id": new_id()}
        answer = table.server.request("POST", f"{table.path}/undo", wish, table.tokens[0])
        if answer.status_code == 200:
            assert answer.json()["number"] > before
            return
        assert answer.json()["code"] == "stale"
    raise AssertionError("the bot was faster fifty times")


def past_the_barrier(table: Table) -> int:
    """Play on until dice or cards stand between a seat and its last answer."""
    seat: int
    table.play(12, seed=4, calm=True)
    while True:
        for seat in table.tokens:
            if table.view(seat)["can_undo"] == "consent":
                return seat
        table.play(1, calm=True)


def test_a_pick_nobody_knows_of_is_taken_back_freely(server: Server) -> None:
    table = server.table("hh", **all_choose(2))
    before = table.view(0)
    assert before["can_undo"] == ""
    table.answer(0)
    assert table.view(0)["can_undo"] == "free"
    assert table.view(1)["can_undo"] == ""
    wish = {"number": 1, "id": new_id()}
    assert table.post("undo", wish, 0) == {"number": 2}
    assert table.post("undo", wish, 0) == {"number": 2}, "a retry is taken once"
    after = table.view(0)
    assert (after["choices"], after["scene"]) == (before["choices"], before["scene"])
    assert after["number"] == 2


def test_with_nothing_to_take_back_there_is_no_undo(server: Server) -> None:
    table = server.table("hh", **all_choose(2))
    assert table.refusal("undo", {"number": 0, "id": new_id()}, 0) == (422, "undo-refused")


def test_an_undo_of_what_has_changed_since_is_stale(server: Server) -> None:
    table = server.table("hhh", **all_choose(3))
    table.answer(0)
    table.answer(1)
    assert table.refusal("undo", {"number": 0, "id": new_id()}, 0) == (409, "stale")
    assert table.post("undo", {"number": 1, "id": new_id()}, 0) == {"number": 2}, "1 is hidden"


def test_alone_or_hot_seat_nobody_has_to_agree_and_no_roll_comes_twice(server: Server) -> None:
    table = server.table("hh", options={"rounds": 12})
    seat = past_the_barrier(table)
    number = table.view(seat)["number"]
    done = undo(table, seat)
    assert done["number"] > number
    assert table.view(seat)["waiting"]
    table.play(300)
    assert table.info()["status"] == "over"


def test_beyond_the_barrier_the_others_must_agree(server: Server) -> None:
    table = server.table("hoo", options={"rounds": 12})
    table.claim(1)
    table.claim(2)
    seat = past_the_barrier(table)
    others = [s for s in (0, 1, 2) if s != seat]
    number, first = table.view(seat)["number"], table.view(others[0])["number"]
    asked = undo(table, seat)
    assert asked["number"] == number
    consent = table.view(others[0])["consent"]
    assert (consent["id"], consent["kind"], consent["seat"]) == (asked["consent"], "undo", seat)
    assert sorted(consent["needed"]) == others
    yes = {"consent": asked["consent"], "yes": True}
    assert table.refusal("consent", yes, seat) == (403, "not-yours")
    assert table.refusal("undo", {"number": number, "id": new_id()}, seat) == (409, "consent-open")
    assert table.post("consent", yes, others[0]) == {"number": first}
    assert table.view()["consent"]["answered"] == [others[0]]
    assert table.post("consent", yes, others[1])["number"] > number
    assert table.view()["consent"] is None
    story = server.get(f"{table.path}/story")["entries"]
    assert [entry["seat"] for entry in story if entry["kind"] == "rewind"] == [seat]
    assert table.refusal("consent", yes, others[0]) == (409, "no-consent")


def test_one_no_is_enough(server: Server) -> None:
    table = server.table("ho", options={"rounds": 12})
    table.claim(1)
    seat = past_the_barrier(table)
    before = table.view(seat)
    asked = undo(table, seat)
    table.post("consent", {"consent": asked["consent"], "yes": False}, 1 - seat)
    assert table.view(seat) == before


def test_a_consent_is_void_when_the_game_goes_on_or_time_runs_out(db: Path) -> None:
    from tests.table.house import QUICK

    with Server(db, settings=(*QUICK, "consent_seconds=0.5")) as server:
        table = server.table("ho", options={"rounds": 12})
        table.claim(1)
        seat = past_the_barrier(table)
        undo(table, seat)
        table.until(lambda view: view["consent"] is None)
        asked = undo(table, seat)
        table.play(4, calm=True)
        yes = {"consent": asked["consent"], "yes": True}
        assert table.refusal("consent", yes, 1 - seat) == (409, "no-consent")


def test_after_a_restart_undo_still_goes_back_freely_and_by_consent(db: Path) -> None:
    with Server(db) as server:
        free = server.table("hh", **all_choose(2))
        free.answer(0)
        far = server.table("hh", options={"rounds": 12}, practice=True, seed="far back")
        far.play(20, seed=2, calm=True)
    with Server(db) as server:
        free.server = far.server = server
        assert undo(free, 0) == {"number": 2}
        for _ in range(8):
            take_back(far)
        far.play(300)
        assert far.info()["status"] == "over"
    with Server(db) as server:
        far.server = server
        assert far.info()["status"] == "over"
        assert server.get(f"{far.path}/record")["entries"]
