"""A duty on the screen: who plays the monsters is said, and changed with a click."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from grimorio.core import Game
from tests.browser.conftest import Meet
from tests.browser.house import House
from tests.browser.people import AT_REST
from tests.browser.scripts import find, follow
from tests.table.house import Table, options

pytestmark = pytest.mark.browser
DUTY = "monster"


def has_duty(game: Game[Any]) -> bool:
    """Seat 1 plays a monster, and has a choice."""
    ask = game.asked(1)
    return ask is not None and ask.duty == DUTY and len(ask.options) > 1


def fight(house: House) -> tuple[Table, int]:
    """Two at one screen, in the middle of a fight that seat 1 has to lead the monster in."""
    seed, script = find("dungeonquest", 2, has_duty)
    seats = [{"kind": "human", "mine": True, "name": name} for name in ("Ada", "Bea")]
    wish = {"game": "dungeonquest", "seats": seats, "practice": True, "seed": seed}
    table = Table(house, house.post("/api/tables", wish))
    for seat in (0, 1):
        table.post("duty", {"duty": DUTY, "by": "me"}, seat)
    follow(table, script)
    table.until(lambda view: view["duty"] == DUTY and bool(options(view)), 1)
    return table, len(script)


def test_the_eye_follows_the_fight_whose_monster_one_plays(meet: Meet, house: House) -> None:
    """It is the hero who fights that is in sight, not the own one elsewhere."""
    table, _ = fight(house)
    bea = meet("Bea", "en", (390, 844), holds=(table, (1,)), hands="touch")
    bea.title = "dungeonquest"
    bea.sit_at(table)
    expect(bea.page.locator(".tools .look")).to_have_attribute("data-looking", "follow")
    hero = bea.page.locator('#board .piece[data-id="hero0"]')
    hero.evaluate(AT_REST)
    expect(hero).to_be_in_viewport()
    box, board = hero.bounding_box(), bea.page.locator("#board").bounding_box()
    assert box is not None
    assert board is not None
    assert board["y"] <= box["y"] + box["height"] / 2 <= board["y"] + board["height"]
    assert board["x"] <= box["x"] + box["width"] / 2 <= board["x"] + board["width"]


def test_a_fight_is_given_to_a_bot_for_now_and_for_good(meet: Meet, house: House) -> None:
    table, number = fight(house)
    bea = meet("Bea", holds=(table, (1,)))
    bea.title = "dungeonquest"
    bea.sit_at(table)
    slip = bea.page.locator(".slip .duty")
    expect(slip).to_contain_text(bea.say("duty-who", duty=bea.say("duty-monster")))
    panel = bea.page.locator("section.seat.me .duty")
    panel.locator("summary").click()
    mine = panel.get_by_role("button", name=bea.say("duty-me"))
    expect(mine).to_have_attribute("aria-pressed", "true")
    slip.get_by_role("button", name=bea.say("duty-monster-once")).click()
    table.until(lambda view: 1 not in view["waiting"] or view["number"] > number, 1)
    always = panel.get_by_role("button", name=bea.say("duty-bot"))
    always.click()
    expect(always).to_have_attribute("aria-pressed", "true")
    assert table.info()["seats"][1]["duties"] == [{"duty": DUTY, "by": "bot", "once": False}]
    expect(bea.page.get_by_text(
        bea.say("table-duty-bot", duty=bea.say("duty-monster"), seat="Bea")
    ).first).to_be_attached()  # fmt: skip


def test_a_table_with_a_duty_changes_its_language(meet: Meet, house: House) -> None:
    """Also before the words of the game have come in the other language."""
    seats = [{"kind": "human", "mine": True, "name": name} for name in ("Ada", "Bea")]
    table = Table(house, house.post("/api/tables", {"game": "dungeonquest", "seats": seats}))
    ada = meet("Ada", "en", holds=(table, (0,)))
    ada.title = "dungeonquest"
    ada.sit_at(table)
    panel = ada.page.locator("section.seat.me .duty")
    for lang in ("en", "es", "en"):
        ada.speak(lang)
        expect(panel.locator("summary")).to_contain_text(ada.say("duty-monster"))
        for way in ("duty-me", "duty-monster-once", "duty-bot"):
            expect(panel.locator("button", has_text=ada.say(way))).to_have_count(1)
