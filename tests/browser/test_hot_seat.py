"""Several players at one screen: a curtain between secret hands."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

import grimorio
from tests.browser.conftest import Meet
from tests.browser.house import House
from tests.browser.people import Person, play
from tests.table.house import QUICK, Table, all_choose

pytestmark = pytest.mark.browser
INSIDE = "[document.body, null].includes(document.activeElement) || !!document.activeElement.closest('.curtain')"  # noqa: E501
COVERED = "([x, y]) => !!document.elementFromPoint(x, y).closest('.curtain')"


def at_the_curtain(meet: Meet, house: House) -> tuple[Person, Table, Locator]:
    """Two at one screen; the first has picked, the second must take the device."""
    table = house.table("hh", **all_choose(2))
    ada = meet("Ada", holds=(table, [0, 1]))
    ada.sit_at(table)
    ada.wait_asked()
    ada.answer()
    curtain = ada.page.get_by_role("dialog")
    expect(curtain).to_be_visible()
    return ada, table, curtain


def test_a_curtain_falls_between_secret_hands(meet: Meet, house: House) -> None:
    ada, table, curtain = at_the_curtain(meet, house)
    page = ada.page
    assert curtain.bounding_box() == {"x": 0, "y": 0, "width": 1440, "height": 900}
    for card in page.locator("#hand .touch").all():
        spot = card.bounding_box()
        assert spot is not None
        at = [spot["x"] + spot["width"] / 2, spot["y"] + 5]
        assert page.evaluate(COVERED, at), "a card shows through the curtain"
    ada.check_words()
    page.keyboard.press("1")
    expect(curtain).to_be_visible()
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    zone = next(z for z in table.view(1)["scene"]["zones"] if z.get("owner") == 1)
    names = {f"card{n}": ada.say("card-step", n=n) for n in (1, 2, 3)}
    names["card0"] = ada.say("card-gust")
    shown = page.locator("#hand .zone.hand h3")
    expect(shown).to_have_text([names[card["face"]] for card in zone["cards"]])
    numbers = [table.view(seat)["number"] for seat in (0, 1)]
    assert numbers == [1, 0], "nothing was answered behind the curtain"


def test_the_keyboard_stays_before_the_curtain(meet: Meet, house: House) -> None:
    ada, _, curtain = at_the_curtain(meet, house)
    expect(curtain.get_by_role("button")).to_be_focused()
    for _ in range(4):
        ada.page.keyboard.press("Tab")
        assert ada.page.evaluate(INSIDE), "Tab leads behind the curtain"


def one_choice_each() -> str:
    """The seed of a game in which only the first player has a choice, and then walks first."""
    for seed in range(1000):
        game = grimorio.new("wisps", seats=2, seed=str(seed))
        mine, other = ([int(str(card)) for card in ask.options] for ask in game.pending)
        if len(mine) > 1 and len(other) == 1 and max(mine) <= other[0]:
            return str(seed)
    raise AssertionError("no such game")


def test_the_table_may_answer_while_the_curtain_is_down(chromium: Browser, tmp_path: Path) -> None:
    """The second has one card to pick, which the table plays for them; then the first is asked."""
    settings = (*QUICK, "single_pause=3")
    with House(tmp_path / "slow.db", settings=settings) as house:
        table = house.table("hh", practice=True, seed=one_choice_each())
        ada = Person(chromium, house, "Ada", "en", (1440, 900), holds=(table, [0, 1]))
        ada.sit_at(table)
        ada.wait_asked()
        ada.answer()
        table.until(lambda view: view["waiting"] == [0])
        for _ in range(2):  # Whoever the curtain calls takes the device.
            curtain = ada.page.locator(".curtain button")
            asked = ada.page.locator(".slip .option, .slip .fold")
            expect(curtain.or_(asked).first).to_be_visible()
            if curtain.count():
                curtain.click()
        ada.wait_asked()
        ada.context.close()
        assert ada.faults == []


def test_a_whole_game_at_one_screen(meet: Meet) -> None:
    ada = meet("Ada", "es")
    ada.open_table("mm")
    assert play(ada, words=True) >= 8
    ada.see("rematch")
