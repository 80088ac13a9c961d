"""Reload, and a server that falls over: the page says so and goes on by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Meet
from tests.browser.house import House
from tests.browser.people import play
from tests.table.house import all_choose

pytestmark = pytest.mark.browser
CUT = "Failed to load resource|WebSocket connection to"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """One that may fall over."""
    with House(tmp_path / "tables.db") as found:
        yield found


def test_a_reload_in_the_middle_keeps_the_seat(meet: Meet) -> None:
    ada = meet("Ada", "es")
    ada.open_table(rounds=6)
    play(ada, answers=4)
    ada.wait_asked()
    prompt = ada.page.locator(".slip .what").inner_text()
    number = ada.table.info()["number"]
    ada.page.reload()
    ada.wait_asked()
    expect(ada.page.locator(".slip .what")).to_have_text(prompt)
    assert ada.table.info()["number"] == number

    ada.visit("#/")
    mine = ada.page.get_by_role("region", name=ada.say("my-tables")).get_by_role("listitem")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text(ada.say("my-turn"))
    ada.check_words()
    mine.get_by_role("link").click()
    play(ada)


def test_the_server_dies_and_comes_back(meet: Meet, house: House) -> None:
    table = house.table("hh", options={"rounds": 12}, **all_choose(2))
    ada = meet(holds=(table, [0]))
    bruno = meet("Bruno", "es", holds=(table, [1]))
    for person in (ada, bruno):
        person.forgiven = CUT
        person.sit_at(table)
    ada.wait_asked()
    ada.answer()
    bruno.wait_asked()
    table.until(lambda view: view["number"] == 1, 0)

    house.kill()
    for person in (ada, bruno):
        person.see("line-lost")
        person.check_words()
    # What is answered while the line is down is kept and sent again.
    bruno.page.keyboard.press("1")
    bruno.see("sending")
    bruno.see("error-offline")
    house.start()
    for person in (ada, bruno):
        expect(person.page.locator(".notice.line")).to_have_count(0)
    table.until(lambda view: view["number"] > 1)
    picks = house.knows("SELECT seat FROM log WHERE number > 0 AND number <= 2")
    assert sorted(picks) == [0, 1], "what is sent again counts once"
    play(ada, bruno, answers=6)


def test_an_answer_whose_receipt_breaks_off_is_sent_again_and_counts_once(
    meet: Meet, house: House
) -> None:
    """The table has it on disk, and the line is cut in the middle of saying so."""
    table = house.table("hh", options={"rounds": 12}, **all_choose(2))
    ada = meet(holds=(table, [0]))
    ada.sit_at(table)
    ada.wait_asked()

    def break_off(route: Route) -> None:
        response = route.fetch()
        assert response.ok
        route.fulfill(status=200, content_type="application/json", body=response.text()[:4])

    ada.page.route("**/answers", break_off, times=1)
    ada.answer()
    ada.see("error-offline")
    expect(ada.page.get_by_text(ada.say("sending"))).to_have_count(0)
    assert house.knows("SELECT seat FROM log WHERE number > 0") == [0]
