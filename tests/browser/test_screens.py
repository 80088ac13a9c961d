"""Pictures of the key screens, in both lights and both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from grimorio.texts import LANGUAGES
from tests.browser.conftest import Meet
from tests.browser.house import House, play_out, play_until
from tests.browser.people import Person
from tests.browser.pictures import SHOTS, take
from tests.table.house import Table

pytestmark = pytest.mark.browser
SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


def take_pictures(person: Person, screen: str, size: str) -> None:
    """In both lights; and nothing sticks out at the side."""
    for theme in ("light", "dark"):
        person.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        take(person.page, SHOTS / size, f"{screen}-{person.lang}-{theme}")
    width = person.page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= SIZES[size][0], f"{screen} is {width} pixels wide"
    person.check_words()


def take_in_both(person: Person, screen: str, size: str) -> None:
    """In both languages."""
    for lang in LANGUAGES:
        person.speak(lang)
        take_pictures(person, screen, size)


@pytest.mark.parametrize("size", SIZES)
def test_key_screens(meet: Meet, house: House, size: str) -> None:
    names = ("Ada", "Bruno", "Carmen")
    seats = [{"kind": "human", "mine": True, "name": name} for name in names]
    wish = {"game": "wisps", "seats": seats, "practice": True, "seed": "lantern"}
    table = Table(house, house.post("/api/tables", wish))
    hands = "touch" if size == "phone" else "mouse"
    ada = meet("Ada", "en", SIZES[size], hands=hands, holds=(table, [0]))
    ada.visit()
    ada.see("my-turn")
    take_in_both(ada, "1-lobby", size)
    ada.visit("#/new/wisps")
    ada.see("setting-rounds")
    take_in_both(ada, "2-new-table", size)
    ada.sit_at(table)
    ada.wait_asked()
    take_in_both(ada, "3-first-turn", size)
    view = play_until(table, 0, "walk", 4)
    targets = ada.page.locator(".lights .target")
    expect(targets).to_have_count(len(view["choices"][0]["options"]))
    take_in_both(ada, "4-on-the-board", size)
    play_until(table, 0, "pick", after=36, bold=True)
    expect(ada.page.locator("#hand .touch.target").first).to_be_visible()
    take_in_both(ada, "5-mid-game", size)
    play_out(table)
    expect(ada.page.locator("section.end")).to_be_visible()
    take_in_both(ada, "6-end", size)
    ada.visit(f"#/t/{table.id}/at/22")
    expect(ada.page.locator("output")).to_contain_text("22/")
    take_in_both(ada, "7-replay", size)
