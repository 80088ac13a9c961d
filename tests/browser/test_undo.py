"""Taking back: freely with a button, later when the other agrees."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.house import House, play_until
from tests.browser.people import Person
from tests.table.house import all_choose

pytestmark = pytest.mark.browser


def undo(person: Person) -> None:
    person.page.locator("button.undo").click()


def test_a_pick_is_taken_back_with_a_button(meet: Meet, house: House) -> None:
    table = house.table("hh", **all_choose(2))
    ada = meet(holds=(table, [0]))
    ada.sit_at(table)
    ada.wait_asked()
    expect(ada.page.locator("button.undo")).to_have_count(0)
    prompt = ada.page.locator(".slip .what").inner_text()
    ada.answer()
    expect(ada.page.locator("button.undo")).to_have_attribute("title", ada.say("undo-free"))
    undo(ada)
    ada.wait_asked()
    expect(ada.page.locator(".slip .what")).to_have_text(prompt)
    ada.page.keyboard.press("1")
    expect(ada.page.locator("button.undo")).to_be_visible()
    ada.page.keyboard.press("u")
    ada.wait_asked()
    assert table.view(0)["number"] == 4


def test_beyond_the_barrier_the_other_browser_is_asked(meet: Meet, house: House) -> None:
    table = house.table("ho", options={"rounds": 12}, **all_choose(2))
    bruno_link = f"#/t/{table.id}/{table.invitations[1]}"
    ada, bruno = meet(holds=(table, [0])), meet("Bruno", "es")
    ada.sit_at(table)
    bruno.visit()
    bruno.page.get_by_label(bruno.say("join-here")).fill(f"{house.address}/{bruno_link}")
    bruno.press(bruno.button("join-go"))
    bruno.take_seat(bruno.page.url)
    table.tokens |= bruno.table.tokens

    play_until(table, 0, "walk")
    assert table.view(0)["can_undo"] == "consent"
    number = table.info()["number"]
    for answer in ("no", "yes"):
        ada.wait_asked()
        expect(ada.page.locator("button.undo")).to_have_attribute("title", ada.say("undo-consent"))
        undo(ada)
        ada.see("undo-asked")
        name = table.info()["seats"][0]["name"] or bruno.say("seat-number", n=1)
        bruno.see("consent-undo", name=name)
        bruno.check_words()
        bruno.press(bruno.button(answer))
        expect(bruno.button("yes")).to_have_count(0)
        if answer == "no":
            ada.see("undo-refused")
            assert table.info()["number"] == number
    table.until(lambda view: view["number"] > number)
    ada.wait_asked()
    expect(ada.page.locator(".slip .what")).to_contain_text(ada.say("ask-pick"))
