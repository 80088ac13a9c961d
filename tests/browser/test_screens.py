"""Pictures of the key screens, kept in build/screenshots to be looked at."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.house import House, play_out, play_until
from tests.browser.people import Person
from tests.table.house import ROOT, Table

pytestmark = pytest.mark.browser
SHOTS = ROOT / "build" / "screenshots"
SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


def take_pictures(person: Person, screen: str, size: str) -> None:
    """In both lights; and nothing sticks out at the side."""
    folder = SHOTS / size
    folder.mkdir(parents=True, exist_ok=True)
    for theme in ("light", "dark"):
        person.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        name = f"{screen}-{person.lang}-{theme}.jpg"
        person.page.screenshot(path=folder / name, type="jpeg", quality=80, animations="disabled")
    width = person.page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= SIZES[size][0], f"{screen} is {width} pixels wide"
    person.check_words()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_key_screens(meet: Meet, house: House, size: str, lang: str) -> None:
    people = [{"kind": "human", "mine": True, "name": name} for name in ("Ada", "Bruno", "Carmen")]
    wish = {"game": "wisps", "seats": people, "practice": True, "seed": "lantern"}
    table = Table(house, house.post("/api/tables", wish))
    hands = "touch" if size == "phone" else "mouse"
    ada = meet("Ada", lang, SIZES[size], hands=hands, holds=(table, [0]))
    page = ada.page

    ada.visit()
    expect(page.get_by_text(ada.say("my-turn"))).to_be_visible()
    take_pictures(ada, "1-lobby", size)
    ada.visit("#/new/wisps")
    expect(ada.button("start")).to_be_visible()
    expect(page.get_by_text(ada.say("setting-rounds"))).to_be_visible()
    take_pictures(ada, "2-new-table", size)
    ada.sit_at(table)
    ada.wait_asked()
    take_pictures(ada, "3-first-turn", size)
    view = play_until(table, 0, "walk", 4)
    ada.wait_asked()
    expect(page.locator(".lights .target")).to_have_count(len(view["choices"][0]["options"]))
    take_pictures(ada, "4-on-the-board", size)
    play_until(table, 0, "pick", after=36, bold=True)
    ada.wait_asked()
    take_pictures(ada, "5-mid-game", size)
    play_out(table)
    expect(page.locator("section.end")).to_be_visible()
    take_pictures(ada, "6-end", size)
    ada.visit(f"#/t/{table.id}/at/22")
    expect(page.locator("output")).to_contain_text("22/")
    take_pictures(ada, "7-replay", size)
