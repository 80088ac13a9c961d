"""Whole games of DungeonQuest by clicks and touches alone, and its screens as players see them."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Route, expect

import grimorio
from tests.browser.conftest import Meet
from tests.browser.house import House, play_until
from tests.browser.people import Person, play
from tests.browser.test_access import GRAVE, look
from tests.browser.test_games import see_the_end
from tests.browser.test_screens import SIZES, take_pictures
from tests.table.house import Table

pytestmark = pytest.mark.browser


def quest(*people: Person, answers: int = 400) -> int:
    return play(*people, answers=answers, answer=Person.answer_anyhow)


def test_alone_in_the_dungeon_by_clicks(meet: Meet) -> None:
    ada = meet("Ada", "es")
    ada.open_quest("m", "dice_combat", "late_start", seed="lamp")
    assert quest(ada, answers=6) == 6
    ada.check_words()
    board = ada.page.locator("#board")
    expect(board.locator("[data-id=dragon]")).to_have_count(1)
    expect(board.locator("[data-id=hero0]")).to_have_count(1)
    expect(ada.page.locator(".track")).to_contain_text("/30")
    ada.press(ada.button("tab-piles"))
    expect(ada.page.get_by_role("region", name=ada.say("piles"))).to_be_visible()
    ada.press(ada.button("tab-piles"))
    assert quest(ada) >= 4
    see_the_end(ada)
    assert board.is_visible(), "the last board is there to be seen"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_giving_up_takes_a_second_tap(meet: Meet, lang: str) -> None:
    ada = meet("Ada", lang)
    ada.open_quest("m", "dice_combat", seed="lamp")
    assert quest(ada, answers=2) == 2
    ada.page.get_by_label(ada.say("menu")).click()
    words = {"en": "Give up", "es": "Rendirse"}[lang]
    flag = ada.page.locator("details .menu").get_by_role("button", name=words)
    flag.click()
    expect(flag).to_have_text(ada.say("again", what=words))
    expect(ada.page.locator("#board [data-id=hero0]")).to_have_count(1)
    flag.click()
    expect(ada.page.locator("section.end")).to_be_visible()
    see_the_end(ada)


def test_giving_up_follows_an_answer_that_is_still_under_way(meet: Meet) -> None:
    """However late the table hears of it: what was chosen waits, and is not lost."""
    ada = meet("Ada", "en")
    ada.open_quest("m", "dice_combat", seed="lamp")
    assert quest(ada, answers=2) == 2
    ada.wait_asked()
    under_way: list[Route] = []

    def hold(route: Route) -> None:
        under_way.append(route)

    ada.page.route("**/answers", hold, times=1)
    while not under_way:
        ada.answer_anyhow()
        ada.page.wait_for_timeout(20)
    ada.see("sending")
    ada.page.get_by_label(ada.say("menu")).click()
    flag = ada.page.locator("details .menu").get_by_role("button", name="Give up")
    flag.click()
    expect(flag).to_have_text(ada.say("again", what="Give up"))
    flag.click()
    expect(flag).to_have_count(0)
    under_way[0].continue_()
    expect(ada.page.locator("section.end")).to_be_visible()


def test_a_tap_elsewhere_or_escape_takes_the_first_tap_back(meet: Meet) -> None:
    ada = meet("Ada", "en")
    ada.open_quest("m", "dice_combat", seed="lamp")
    assert quest(ada, answers=2) == 2
    menu = ada.page.get_by_label(ada.say("menu"))
    flag = ada.page.locator("details .menu").get_by_role("button", name="Give up")
    menu.click()
    flag.click()
    expect(flag).to_have_text(ada.say("again", what="Give up"))
    ada.page.locator("details .menu > p").click()
    expect(flag).to_have_text("Give up")
    flag.click()
    ada.page.keyboard.press("Escape")
    expect(flag).to_have_count(0)
    menu.click()
    expect(flag).to_have_text("Give up")


def test_two_browsers_in_one_dungeon(meet: Meet) -> None:
    ada, bruno = meet("Ada", "en"), meet("Bruno", "es")
    ada.open_quest("mf", "dice_combat", "late_start", seed="rope")
    bruno.title = ada.title
    bruno.take_seat(
        ada.copied(ada.page.get_by_role("complementary").get_by_text(ada.say("copy-link")))
    )
    assert quest(ada, bruno, answers=8) == 8
    ada.check_words()
    bruno.check_words()
    assert quest(ada, bruno) >= 4
    see_the_end(ada)
    see_the_end(bruno)


def test_on_a_phone_by_touch(meet: Meet) -> None:
    ada = meet("Ada", "es", (390, 844), hands="touch", device_scale_factor=2)
    ada.open_quest("m", "dice_combat", "late_start", seed="torch")
    assert quest(ada, answers=5) == 5
    for part in ("#board", ".slip", "#hand"):
        box = ada.page.locator(part).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 845, f"{part} is below the screen"
    assert quest(ada) >= 4
    see_the_end(ada)
    assert ada.page.evaluate("document.scrollingElement.scrollWidth") <= 390


@cache
def fighting_seed() -> int:
    """A game in which the first seat comes to choose an attack, if all take their last option."""
    for seed in range(200):
        game = grimorio.new("dungeonquest", seats=2, seed=seed)
        while game.outcome is None:
            asks = sorted(game.pending, key=lambda ask: (len(ask.options) < 2, ask.seat))
            if any(ask.kind.name == "attack" and ask.seat == 0 for ask in asks):
                return seed
            game.answer(asks[0].seat, asks[0].options[-1])
    raise AssertionError("no such game")


@pytest.mark.parametrize("size", SIZES)
def test_a_fight_lies_on_the_table(meet: Meet, house: House, size: str) -> None:
    """Both sides, how they stand, what they hold and what lies between them; the own hand near."""
    seats = [{"kind": "human", "mine": True, "name": name} for name in ("Ada", "Bruno")]
    wish = {"game": "dungeonquest", "seats": seats, "practice": True, "seed": fighting_seed()}
    table = Table(house, house.post("/api/tables", wish))
    view = play_until(table, 0, "attack", 3)
    hands = "touch" if size == "phone" else "mouse"
    ada = meet("Ada", "es", SIZES[size], hands=hands, holds=(table, [0]))
    ada.title = "dungeonquest"
    ada.sit_at(table)
    ada.wait_asked()
    contest = ada.page.locator("section.contest")
    expect(contest.locator(".side")).to_have_count(2)
    foe = next(zone for zone in view["scene"]["zones"] if zone["id"] == "hand-foe")
    expect(contest.locator(".backs svg")).to_have_count(foe["count"])
    expect(ada.page.locator("#hand .touch.target").first).to_be_visible()
    expect(contest).to_be_visible()
    # Where the whole dungeon would be too small to be seen beside a fight, the eye is close to it.
    least = 40 if size == "phone" else 36
    ada.wait_until(
        "document.querySelector('#board [data-kind=cell]').getBoundingClientRect().width"
        f" >= {least}"
    )
    take_pictures(ada, "8-fight", size)
    grave = [one for one in look(ada, "a fight") if one.split(":")[0] in GRAVE]
    assert grave == []
    ada.press(ada.page.locator("#hand .touch.target").first)
    table.until(lambda now: now["number"] > view["number"], 0)
