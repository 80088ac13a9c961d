"""Axe finds nothing serious, by day and by night, on a desk and on a phone."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.house import House, play_until
from tests.browser.people import Person
from tests.table.house import all_choose

pytestmark = pytest.mark.browser
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
GRAVE = {"serious", "critical"}


def violations(person: Person) -> list[Any]:
    if not person.page.evaluate("!!window.axe"):
        person.page.evaluate(AXE)
    found: list[Any] = person.page.evaluate(
        "tags => axe.run({runOnly: tags, resultTypes: ['violations']}).then(r => r.violations)",
        TAGS,
    )
    return found


def look(person: Person, screen: str) -> list[str]:
    """What axe says of this screen in both lights."""
    found = []
    for theme in ("light", "dark"):
        person.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        for one in violations(person):
            where = "; ".join(str(node["target"][0]) for node in one["nodes"][:4])
            found.append(f"{one['impact']}: {one['id']} on {screen}, {theme}: {where}")
    return found


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_axe_finds_nothing_serious(meet: Meet, house: House, device: str) -> None:
    table = house.table("hhb", options={"rounds": 12}, **all_choose(3))
    small: dict[str, Any] = {"size": (390, 844), "hands": "touch"} if device == "phone" else {}
    # Nothing is caught half-faded.
    ada = meet(holds=(table, [0]), reduced_motion="reduce", **small)
    page = ada.page
    found: list[str] = []

    ada.visit()
    expect(page.get_by_role("heading", name=ada.say("title"))).to_be_visible()
    expect(page.get_by_text(ada.say("my-turn"))).to_be_visible()
    found += look(ada, "lobby")
    ada.visit("#/new/wisps")
    expect(ada.button("start")).to_be_visible()
    found += look(ada, "new table")
    ada.sit_at(table)
    ada.wait_asked()
    found += look(ada, "question with cards")
    play_until(table, 0, "walk", 4)
    ada.wait_asked()
    found += look(ada, "question on the board")
    page.keyboard.press("r")
    expect(page.locator('[data-rule="WI-PICK-1"]')).to_be_visible()
    found += look(ada, "rulebook")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    found += look(ada, "keys")
    page.keyboard.press("Escape")
    table.play()
    expect(page.locator("section.end")).to_be_visible()
    page.get_by_text(ada.say("chance")).click()
    found += look(ada, "end")
    ada.visit(f"#/t/{table.id}/at/5")
    expect(page.get_by_label(ada.say("replay-moment"))).to_be_visible()
    found += look(ada, "replay")

    print(json.dumps(found, indent=1))
    assert [one for one in found if one.split(":")[0] in GRAVE] == []
