"""Language, light, motion, rules and notices: at once, and in the middle of a game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import pictures
from tests.browser.conftest import Meet
from tests.browser.house import House, play_until
from tests.browser.people import Person
from tests.table.house import Table, all_choose

pytestmark = pytest.mark.browser


def sitting(meet: Meet, house: House, lang: str = "en", **more: Any) -> tuple[Person, Table]:
    table = house.table("hh", options={"rounds": 12}, **all_choose(2))
    ada = meet("Ada", lang, holds=(table, [0]), **more)
    ada.sit_at(table)
    ada.wait_asked()
    return ada, table


def test_the_language_changes_at_once(meet: Meet, house: House) -> None:
    ada, table = sitting(meet, house)
    play_until(table, 0, "walk")
    ada.wait_asked()
    ada.button("tab-log").click()
    for drawer in ("tab-log", "tab-rules", "tab-text"):
        ada.page.get_by_role("tab", name=ada.say(drawer)).click()
        expect(ada.page.get_by_role("tab", name=ada.say(drawer), selected=True)).to_be_visible()
        ada.check_words()
        ada.button("switch-language").locator("visible=true").click()
        ada.lang = "es" if ada.lang == "en" else "en"
        expect(ada.page.locator("html")).to_have_attribute("lang", ada.lang)
        expect(ada.page.locator(".slip .what")).to_contain_text(
            re.compile(re.escape(ada.say("ask-walk", steps=2)).replace("2", r"\d"))
        )
        expect(ada.page.get_by_role("tab", name=ada.say(drawer), selected=True)).to_be_visible()
        if drawer == "tab-rules":
            expect(ada.page.locator('[data-rule="WI-SETUP-1"]')).to_be_visible()
        ada.check_words()
    ada.page.reload()
    ada.wait_asked()
    ada.check_words()


def test_light_and_dark(meet: Meet, house: House) -> None:
    ada, _ = sitting(meet, house, color_scheme="light")
    root = ada.page.locator("html")
    ground = "getComputedStyle(document.body).backgroundColor"
    expect(root).to_have_attribute("data-theme", "light")
    by_day = ada.page.evaluate(ground)
    open_settings(ada).get_by_label(ada.say("theme-dark")).check(force=True)
    ada.page.keyboard.press("Escape")
    expect(root).to_have_attribute("data-theme", "dark")
    assert ada.page.evaluate(ground) != by_day
    ada.page.reload()
    expect(root).to_have_attribute("data-theme", "dark")


def open_settings(person: Person) -> Locator:
    """With its button; where there is no room for that, from the menu of the table."""
    menu = person.page.get_by_label(person.say("menu"), exact=True)
    wheel = person.button("settings").locator("visible=true")
    expect(wheel.or_(menu).first).to_be_visible()
    if not wheel.count():
        person.press(menu)
    person.press(wheel.first)
    page = person.page.get_by_role("dialog", name=person.say("settings"))
    expect(page).to_be_visible()
    return page


PLACES = ("#/", "#/new/wisps", "#/rules/wisps", "#/fame", "")
"""The pages of the house; the last stands for the table."""


@pytest.mark.parametrize(("lang", "size"), [("es", (1366, 768)), ("en", (390, 844))])
def test_speed_sound_language_and_light_are_on_one_page_that_is_always_there(
    meet: Meet, house: House, lang: str, size: tuple[int, int]
) -> None:
    more = {"size": size, "hands": "touch" if size[0] < 700 else "mouse"}
    ada, table = sitting(meet, house, lang, reduced_motion="no-preference", **more)
    number = table.view(0)["number"]
    for place in PLACES:
        ada.visit(place or f"#/t/{table.id}")
        page = open_settings(ada)
        expect(page.get_by_role("radio")).to_have_count(9)
        box = page.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
        ada.check_words()
        if not place:
            pictures.take(ada.page, pictures.SHOTS / "comforts", f"settings-{size[0]}-{lang}")
        # A digit means nothing to the table behind it.
        ada.page.keyboard.press("1")
        ada.page.keyboard.press("Escape")
        expect(page).to_have_count(0)
    page = open_settings(ada)
    for name, value, kept in (
        ("pace-calm", "calm", "pace"), ("sound-on", "on", "sound"), ("theme-dark", "dark", "theme"),
    ):  # fmt: skip
        page.get_by_label(ada.say(name), exact=True).check(force=True)
        ada.wait_until(f"localStorage['grimorio.{kept}'] === '{value}'")
    ada.lang = "en" if lang == "es" else "es"
    page.get_by_label({"en": "English", "es": "Español"}[ada.lang]).check(force=True)
    expect(ada.page.get_by_role("dialog", name=ada.say("settings"))).to_be_visible()
    ada.check_words(allow=("English", "Español"))
    ada.page.keyboard.press("Escape")
    assert table.view(0)["number"] == number


def test_pieces_glide_unless_motion_is_unwanted(meet: Meet, house: House) -> None:
    moving, _ = sitting(meet, house, reduced_motion="no-preference")
    still, _ = sitting(meet, house, reduced_motion="reduce")
    glide = "getComputedStyle(document.querySelector('.piece')).transitionDuration"
    assert float(moving.page.evaluate(glide).split(",")[0].rstrip("s")) >= 0.2
    assert float(still.page.evaluate(glide).split(",")[0].rstrip("s")) < 0.001
    still.answer()
    long = "document.getAnimations().filter(a => a.effect.getComputedTiming().duration > 1).length"
    assert still.page.evaluate(long) == 0


def test_the_rulebook_is_searched_and_opens_at_a_rule(meet: Meet, house: House) -> None:
    ada, _ = sitting(meet, house, "es")
    ada.page.locator(".slip .rules button").first.click()
    rule = ada.page.locator('[data-rule="WI-PICK-1"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("asked"))
    items = ada.page.locator(".drawer p.item")
    everything = items.count()
    search = ada.page.get_by_label(ada.say("rules-search"))
    search.fill("ráfaga")
    expect(items.first).to_contain_text("ráfaga", ignore_case=True)
    assert 0 < items.count() < everything
    search.fill("xyzzy")
    ada.see("rules-none", query="xyzzy")
    search.fill("")
    expect(items).to_have_count(everything)


def test_the_page_says_whose_turn_it_is(meet: Meet, house: House) -> None:
    ada, table = sitting(meet, house)
    title = re.compile(rf"^{ada.say('title-turn')} · {ada.say('title')}$")
    expect(ada.page).to_have_title(title)
    expect(ada.page.locator("#favicon")).to_have_attribute("href", re.compile("turn"))
    ada.answer()
    expect(ada.page).not_to_have_title(title)
    expect(ada.page.locator("#favicon")).not_to_have_attribute("href", re.compile("turn"))
    expect(ada.page.locator(".slip")).to_contain_text(
        ada.say("waiting-for", name=ada.say("seat-number", n=2))
    )
    assert table.view(0)["waiting"] == [1]
