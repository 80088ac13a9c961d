"""Keys: Esc closes what is open, one thing after another; digits choose in every list."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.house import House, play_out, play_until
from tests.browser.mercenaries import LAPTOP, touch
from tests.browser.people import Person
from tests.browser.test_dungeonalliance import GAME, at_a_door

pytestmark = pytest.mark.browser


def at_the_door(meet: Meet, house: House, lang: str = "en") -> tuple[Person, str]:
    """Somebody who may lay one of several tiles behind a door, and where."""
    table, square = at_a_door(house)
    ada = meet("Ada", lang, LAPTOP, holds=(table, (0,)))
    ada.title = GAME
    ada.sit_at(table)
    expect(ada.page.locator(".slip.asked")).to_be_visible()
    return ada, square


def test_digits_choose_in_the_menu_of_a_place(meet: Meet, house: House) -> None:
    ada, square = at_the_door(meet, house)
    before = ada.table.view(0)["number"]
    assert touch(ada, square)
    options = ada.page.locator('[role="dialog"] .option')
    second = options.nth(1).get_attribute("data-key")
    ada.page.keyboard.press("2")
    expect(options.nth(1)).to_have_class(re.compile("armed"))
    ada.page.keyboard.press("2")
    ada.table.until(lambda now: bool(now["number"] > before), 0)
    told = ada.house.get(f"{ada.table.path}/story", ada.table.tokens[0])
    assert json.dumps(second) in json.dumps(told)


def test_escape_closes_one_thing_after_another(meet: Meet, house: House) -> None:
    ada, square = at_the_door(meet, house)
    page, leave = ada.page, "Escape"
    drawer, menu = page.locator("aside.drawer"), page.locator("details > .menu")
    dialogs = page.get_by_role("dialog")
    page.keyboard.press("l")
    expect(drawer).to_be_visible()
    page.get_by_label(ada.say("menu"), exact=True).click()
    expect(menu).to_be_visible()
    page.keyboard.press(leave)
    expect(menu).to_have_count(0)
    expect(drawer).to_be_visible()
    assert touch(ada, square)
    expect(dialogs).to_be_visible()
    page.mouse.move(5, 400)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(leave)
    expect(dialogs).to_have_count(0)
    expect(drawer).to_be_visible()
    page.keyboard.press(leave)
    expect(drawer).to_have_count(0)
    for key in ("?", "r", "t"):
        page.keyboard.press(key)
        expect(drawer.or_(dialogs)).to_be_visible()
        page.keyboard.press(leave)
        expect(drawer.or_(dialogs)).to_have_count(0)


def test_escape_leaves_the_past_the_end_and_what_a_hint_costs(meet: Meet, house: House) -> None:
    table = house.table("hh", options={"rounds": 4}, hints=True)
    ada = meet("Ada", holds=(table, [0]))
    ada.sit_at(table)
    play_until(table, 0, "walk")
    ada.wait_asked()
    cost = ada.page.get_by_text(ada.say("hint-cost"))
    ada.page.keyboard.press("h")
    expect(cost).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(cost).to_have_count(0)
    ada.visit(f"#/t/{table.id}/at/1")
    expect(ada.page.get_by_label(ada.say("replay-moment"))).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.wait_asked()
    play_out(table)
    expect(ada.page.locator("section.end")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("section.end")).to_have_count(0)
