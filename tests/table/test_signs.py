"""What seats let each other know of their plans, and what a monster would do: beside the game, and
gone with the moment it is for."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.house import Json, Server, Table, options, wait_for

GAME = "gloomhaven"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("signs")
    with Server(folder / "tables.db") as found:
        yield found


def at_cards(house: Server, seats: str) -> Table:
    """A table of Gloomhaven where everybody of ours chooses cards in the first round."""
    kinds = {"h": {"kind": "human", "mine": True}, "b": {"kind": "bot", "bot": "wanderer"}}
    wish = {
        "game": GAME, "seats": [kinds[one] for one in seats], "practice": True, "seed": "plans",
        "options": {"classes": "random"},
    }  # fmt: skip
    table = Table(house, house.post("/api/tables", wish))
    end = time.monotonic() + 60
    while time.monotonic() < end:
        views = {seat: table.view(seat) for seat in table.tokens}
        if all(is_choosing(view) for view in views.values()):
            return table
        for seat, view in views.items():
            if options(view) and not is_choosing(view):
                table.try_answer(seat, options(view)[0], view)
    raise AssertionError("nobody came to choose cards")


def is_choosing(view: Json) -> bool:
    return [choice["ask"] for choice in view["choices"]] == ["declare"]


def signs(table: Table, seat: int | None) -> list[tuple[int, str, str]]:
    found = table.view(seat)["signs"]
    return [(one["seat"], one.get("sign", ""), one.get("at", "")) for one in found]


def floor(table: Table) -> list[str]:
    return [cell["id"] for cell in table.view(0)["scene"]["boards"][0]["cells"]]


def test_a_rough_plan_is_seen_by_all_and_can_be_changed(house: Server) -> None:
    """While cards are chosen in secret; no number tells of it, and the game does not know it."""
    table = at_cards(house, "hh")
    number = table.info()["number"]
    place = floor(table)[0]
    assert table.view(0)["may_sign"] == ["early", "middle", "late"]
    table.post("signs", {"sign": "early"}, 0)
    table.post("signs", {"sign": "late", "at": place}, 0)
    assert signs(table, 1) == signs(table, 0) == signs(table, None) == [(0, "late", place)]
    table.post("signs", {"at": place}, 0)
    assert signs(table, 1) == [(0, "", place)]
    table.post("signs", {}, 0)
    assert signs(table, 1) == []
    assert table.info()["number"] == number
    assert table.view(0)["number"] == table.view(1)["number"]


def test_plans_are_gone_once_the_cards_are_shown(house: Server) -> None:
    table = at_cards(house, "hh")
    table.post("signs", {"sign": "middle"}, 1)
    table.answer(0)
    assert signs(table, 0) == [(1, "middle", "")]
    table.answer(1)
    view = table.until(lambda view: not view["may_sign"], 0)
    assert not view["signs"]
    assert table.refusal("signs", {"sign": "middle"}, 1) == (422, "not-offered")


def test_what_is_no_sign_or_no_place_is_refused(house: Server) -> None:
    table = at_cards(house, "hh")
    assert table.refusal("signs", {"sign": "at 27"}, 0) == (422, "not-offered")
    assert table.refusal("signs", {"sign": "early", "at": "nowhere"}, 0) == (422, "not-offered")
    assert table.refusal("signs", {"sign": "early"})[0] == 401
    assert signs(table, 0) == []


def test_a_bot_shows_a_rough_plan_with_its_answer(house: Server) -> None:
    table = at_cards(house, "hb")
    shown = wait_for(lambda: signs(table, 0))
    ((seat, sign, at),) = shown
    assert seat == 1
    assert sign in ("early", "middle", "late")
    assert at in floor(table)


def test_a_title_without_signs_shows_none(house: Server) -> None:
    table = house.table("hh")
    assert table.view(0)["may_sign"] == []
    assert table.refusal("signs", {"sign": "early"}, 0) == (422, "not-offered")


def test_what_a_monster_would_do_can_be_asked_for(house: Server) -> None:
    table = at_cards(house, "hh")
    pieces = table.view(0)["scene"]["boards"][0]["pieces"]
    monster = next(piece["id"] for piece in pieces if piece.get("acts"))
    hero = next(piece["id"] for piece in pieces if not piece.get("acts"))
    found = house.get(f"{table.path}/outlook?piece={monster}", table.tokens[0])
    assert found["piece"] == monster
    assert next(line["id"] for line in found["lines"]) == "foresee-plain"
    assert house.refusal("GET", f"{table.path}/outlook?piece={hero}")[0] == 404


def test_a_title_that_foresees_nothing_says_so(house: Server) -> None:
    table = house.table("hh")
    assert house.refusal("GET", f"{table.path}/outlook?piece=p0")[0] == 404
