"""Several players at one screen: a curtain between secret hands."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import Person, play

pytestmark = pytest.mark.browser


def hand_shown(person: Person) -> list[str]:
    return person.page.locator("#hand .zone.hand h3").all_inner_texts()


def test_a_curtain_falls_between_secret_hands(meet: Meet) -> None:
    ada = meet("Ada")
    ada.open_table("mm", rounds=6)
    page = ada.page
    expect(page.get_by_role("region", name="Ada 1")).to_be_visible()
    for _ in range(40):  # Until the device goes from one player to the other.
        if ada.seen()["curtain"]:
            break
        if ada.is_asked():
            ada.answer()
        page.wait_for_timeout(20)
    curtain = page.get_by_role("dialog")
    expect(curtain).to_be_visible()
    box = curtain.bounding_box()
    assert box == {"x": 0, "y": 0, "width": 1440, "height": 900}
    for card in page.locator("#hand .touch").all():
        spot = card.bounding_box()
        assert spot is not None
        at = [spot["x"] + spot["width"] / 2, spot["y"] + 5]
        covered = "([x, y]) => !!document.elementFromPoint(x, y).closest('.curtain')"
        assert page.evaluate(covered, at), "a card shows through the curtain"
    ready = curtain.get_by_role("button")
    expect(ready).to_be_focused()
    for _ in range(4):
        page.keyboard.press("Tab")
        inside = "!document.activeElement || document.activeElement === document.body || !!document.activeElement.closest('.curtain')"  # noqa: E501
        assert page.evaluate(inside), "Tab leads behind the curtain"
    page.keyboard.press("1")
    expect(curtain).to_be_visible()
    ready.click()
    expect(curtain).to_have_count(0)
    next_seat = page.locator(".seat.me h2").inner_text()
    assert next_seat.startswith("Ada")
    seat = 1 if "1" in next_seat else 0
    zone = next(z for z in ada.table.view(seat)["scene"]["zones"] if z.get("owner") == seat)
    faces = {f"card{n}": ada.say("card-step", n=n) for n in (1, 2, 3)} | {
        "card0": ada.say("card-gust")
    }
    assert hand_shown(ada) == [faces[card["face"]] for card in zone["cards"]]


def test_a_whole_game_at_one_screen(meet: Meet) -> None:
    ada = meet("Ada", "es")
    ada.open_table("mm")
    assert play(ada, words=True) >= 8
    ada.see("rematch")
