"""A hint on the screen: asked for by a tap or a key, shown with reasons, told to everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.house import House
from tests.table.house import Table

pytestmark = pytest.mark.browser


def test_the_dragon_is_asked_and_followed(meet: Meet, house: House) -> None:
    seats = [
        {"kind": "human", "mine": True, "name": "Ada"},
        {"kind": "bot", "bot": "random", "name": "Gus"},
    ]
    table = Table(house, house.post("/api/tables", {"game": "wisps", "seats": seats}))
    ada = meet("Ada", "es", (390, 844), hands="touch", holds=(table, (0,)))
    ada.sit_at(table)
    ada.wait_asked()
    number = table.view(0)["number"]
    ada.press(ada.button("hint"))
    ada.see("hint-cost")
    assert table.info()["seats"][0]["hints"] == 0
    ada.page.keyboard.press("h")
    moves = ada.page.locator(".advice")
    expect(moves.first).to_be_visible()
    expect(ada.page.get_by_text(ada.say("table-hint", seat="Ada")).first).to_be_attached()
    ada.check_words()
    marks = ada.page.locator(".slip .option .rank, #board .ranked")
    expect(marks.filter(has_text="★1").first).to_be_attached()
    ada.page.keyboard.press("h")
    expect(moves).to_have_count(0)
    ada.page.keyboard.press("h")
    ada.press(moves.first)
    table.until(lambda view: view["number"] > number, 0)
    expect(moves).to_have_count(0)
    assert table.info()["seats"][0]["hints"] == 1
    assert [line["text"]["id"] for line in table.view()["log"]].count("table-hint") == 1


@pytest.mark.parametrize("title", ["wisps", "dungeonquest", "tashkalar"])
def test_a_hint_stays_while_it_is_told_that_it_was_taken(
    meet: Meet, house: House, title: str
) -> None:
    """At the pace of everybody who never set another."""
    seats = [
        {"kind": "human", "mine": True, "name": "Ada"},
        {"kind": "bot", "bot": "random", "name": "Gus"},
    ]
    wish = {"game": title, "seats": seats, "hints": True}
    table = Table(house, house.post("/api/tables", wish))
    ada = meet("Ada", holds=(table, (0,)), pace="brisk")
    ada.title = title
    ada.sit_at(table)
    ada.wait_asked()
    # While others may still act, what is asked may change.
    table.until(lambda view: view["waiting"] == [0], 0)
    ada.press(ada.button("hint"))
    ada.press(ada.button("hint-ask"))
    moves = ada.page.locator(".advice")
    expect(moves.first).to_be_visible()
    expect(ada.page.locator(".told")).to_contain_text(ada.say("table-hint", seat="Ada"))
    assert moves.count() > 0
    expect(ada.page.locator(".told")).to_have_count(0)
    expect(moves.first).to_be_visible()
