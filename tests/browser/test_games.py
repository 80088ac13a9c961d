"""Whole games at a real table, from the lobby to the end, with nothing but what a player has."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import Person, play

pytestmark = pytest.mark.browser


def see_the_end(person: Person) -> None:
    """Who won, on the page as at the table."""
    view = person.table.view()
    winners = view["outcome"]["winners"]
    seats = person.page.locator("section.end li.won .name")
    expect(seats).to_have_count(len(winners))
    names = [seat["name"] for seat in person.table.info()["seats"]]
    assert sorted(seats.all_inner_texts()) == sorted(names[seat] for seat in winners)
    person.see(f"outcome-{view['outcome']['reason']}")
    person.check_words()


@pytest.mark.parametrize("lang", ["es", "en"])
def test_alone_against_bots_by_clicks(meet: Meet, lang: str) -> None:
    ada = meet("Ada", lang)
    ada.visit()
    expect(ada.page.get_by_role("heading", name=ada.say("hello"))).to_be_visible()
    ada.check_words()
    ada.open_table("mbb" if lang == "es" else "mb")
    assert play(ada, words=True) >= 4
    see_the_end(ada)


def test_two_browsers_by_invitation_each_in_its_language(meet: Meet) -> None:
    ada, bruno = meet("Ada", "en"), meet("Bruno", "es")
    ada.open_table("mf")
    link = ada.copied(ada.page.get_by_role("complementary").get_by_text(ada.say("copy-link")))
    bruno.take_seat(link)
    assert link.rpartition("/")[2] not in bruno.page.url, "the secret leaves the address bar"
    expect(ada.page.get_by_role("region", name="Bruno")).to_be_visible()
    assert play(ada, bruno, words=True) >= 8
    see_the_end(ada)
    see_the_end(bruno)

    carla = meet("Carla")
    carla.forgiven = "Failed to load resource"
    carla.page.goto(link)
    carla.see("claim-used")
    expect(carla.button("claim-sit")).to_have_count(0)
    carla.press(carla.link("claim-watch"))
    carla.see("spectator")


def test_by_keyboard_alone(meet: Meet) -> None:
    ada = meet("Ada", hands="keys")
    ada.open_table()
    assert play(ada) >= 4
    see_the_end(ada)
    ada.press(ada.link("replay"))
    expect(ada.page.get_by_label(ada.say("replay-moment"))).to_be_visible()
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog", name=ada.say("keys"))).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog", name=ada.say("keys"))).to_have_count(0)


def test_on_a_phone_by_touch(meet: Meet) -> None:
    ada = meet("Ada", "es", (390, 844), hands="touch", device_scale_factor=2)
    ada.open_table()
    for part in ("#board", ".slip", "#hand"):
        box = ada.page.locator(part).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 845, f"{part} is below the screen"
    assert play(ada, words=True) >= 4
    see_the_end(ada)
    assert ada.page.evaluate("document.scrollingElement.scrollWidth") <= 390
