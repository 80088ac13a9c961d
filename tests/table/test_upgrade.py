"""A rule fix while tables run: tables of ruleset 1 go on under ruleset 2, and say so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.table.house import Server, Table, options
from tests.table.test_hosting import tables

GUST = "gust"


def pick_a_gust(server: Server) -> tuple[Table, int]:
    """A table in the middle of a simultaneous pick, where one has picked a gust while holding a
    step: allowed by ruleset 1, not by ruleset 2. Another has picked a step, the third nothing."""
    for seed in range(200):
        table = server.table("hhh", practice=True, seed=seed)
        for seat in (0, 1, 2):
            keys = options(table.view(seat))
            others = [s for s in (0, 1, 2) if s != seat]
            rest = [options(table.view(s)) for s in others]
            if GUST in keys and len(keys) > 2 and all(len(k) > 1 and k[-1] != GUST for k in rest):
                table.answer(seat, GUST)
                table.answer(others[0], options(table.view(others[0]))[-1])
                return table, seat
    raise AssertionError("no such game")


@pytest.mark.by_hand
def test_running_tables_go_on_under_new_rules_and_none_is_silently_changed(db: Path) -> None:
    with Server(db, launch=("--old-wisps",)) as server:
        assert {game["name"]: game["ruleset"] for game in server.get("/api/games")}["wisps"] == 1
        picking, gust = pick_a_gust(server)
        waiting = [seat for seat in (0, 1, 2) if seat != gust]
        walking = server.table("hh", options={"rounds": 8})
        walking.play(8, calm=True)
        while walking.view()["answered"] or not asks(walking, "walk"):
            walking.play(1, calm=True)
        fresh = server.table("hb")
        over = server.table("hh", options={"rounds": 4})
        over.play()
        before = {t.id: t.view(0) for t in (picking, walking, fresh, over)}
        story = server.get(f"{walking.path}/story", walking.tokens[0])["entries"]
    with Server(db) as server:
        for table in (picking, walking, fresh, over):
            table.server = server
        check_pick(picking, gust, waiting)
        check_walk(server, walking, before[walking.id], story)
        assert over.info()["status"] == "over"
        assert over.view(0)["log"] == before[over.id]["log"]
        assert over.view(0)["outcome"] == before[over.id]["outcome"]
        for table in (picking, walking, fresh):
            assert table.info()["ruleset"] == 2
            table.play()
            assert table.info()["status"] == "over"
            assert server.refusal("GET", f"{table.path}/record") == (422, "no-record")
    with Server(db) as server:
        walking.server = server
        assert [line["kind"] for line in walking.view(0)["log"]].count("table-rules") == 1


def asks(table: Table, kind: str) -> bool:
    return any(choice["ask"] == kind for seat in (0, 1) for choice in table.view(seat)["choices"])


def check_pick(table: Table, gust: int, waiting: list[int]) -> None:
    """The step that was picked is kept, the gust is asked again, and the log says so."""
    view = table.view(gust)
    assert table.info()["ruleset"] == 2
    note = next(line for line in view["log"] if line["kind"] == "table-rules")
    assert note["text"]["args"] == {"old": 1, "new": 2, "kept": 1, "asked": 1}
    assert sorted(view["waiting"]) == sorted([gust, waiting[1]])
    assert view["answered"] == [waiting[0]]
    assert GUST not in options(view)


def check_walk(server: Server, table: Table, before: Any, story: Any) -> None:
    """In the middle of a round all its answers still fit: nothing changes but the rules."""
    view = table.view(0)
    notes = [line for line in view["log"] if line["kind"] == "table-rules"]
    assert len(notes) == 1
    assert notes[0]["text"]["args"]["asked"] == 0
    assert view["scene"]["boards"] == before["scene"]["boards"]
    assert hands(view) == hands(before)
    assert view["number"] > before["number"]
    after = server.get(f"{table.path}/story", table.tokens[0])["entries"]
    assert after[: len(story)] == story, "the past is as it was told"
    past = table.view(0, at=before["number"])
    assert past["told_only"] is True
    assert past["log"] == before["log"]


def hands(view: Any) -> Any:
    return [zone for zone in view["scene"]["zones"] if zone["look"] == "hand"]


def test_tables_of_a_newer_ruleset_are_frozen_and_kept_for_it(db: Path) -> None:
    with Server(db) as server:
        table = server.table("hh")
        table.play(3)
        view = table.view(0)
    with Server(db, launch=("--old-wisps",)) as server:
        table.server = server
        assert table.info()["status"] == "frozen"
    with Server(db) as server:
        table.server = server
        assert tables(db, "thaw", table.id).returncode == 0
        table.until(lambda now: not now["told_only"])
        assert table.view(0) == view
