"""What larger games lay on the table: groups, rows, mats, shops, halves, sums, a long story."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.made_up import SIZES, Visitor
from tests.browser.pictures import SHOTS, take

pytestmark = pytest.mark.browser
FOLDER = SHOTS / "large"
TABLES = ("crypt", "shop", "equip", "secret")
LEAST = 0.25
"""The share of a laptop's window that the drawn board has; its room is larger."""


def lit(visitor: Visitor, piece: str) -> Locator:
    return visitor.page.locator(f'#board .piece.lit[data-id="{piece}"]')


# -- groups, rows, tracks -----------------------------------------------------------------------


def test_a_kind_of_monster_shows_each_of_its_members(visit: Visit) -> None:
    ada = visit("crypt")
    guards = ada.page.get_by_role("region", name="Guard")
    expect(guards.locator(".member")).to_have_count(4)
    expect(ada.thing("m-guard5")).to_have_attribute(
        "aria-label", "Guard 5: Life 1/5, Poisoned, Stunned"
    )
    guards.get_by_role("button", name="Orders: Hold the line").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("nearest hero")


def test_pointing_at_a_member_lights_its_piece(visit: Visit) -> None:
    ada = visit("crypt")
    ada.thing("m-guard2").hover()
    expect(lit(ada, "guard2")).to_be_visible()
    expect(lit(ada, "guard4")).to_have_count(0)
    ada.thing("i-guard").hover()
    expect(lit(ada, "guard4")).to_be_visible()


def test_the_order_of_the_round_says_who_acts_and_who_is_done(visit: Visit) -> None:
    ada = visit("crypt")
    order = ada.page.get_by_role("group", name="Order")
    expect(order.locator("li")).to_have_count(8)
    expect(order.locator("li.now")).to_have_text("30")
    expect(ada.thing("i-hero2")).to_have_attribute("aria-label", "Scout: 08, done")
    expect(ada.thing("e-air")).to_have_attribute("aria-label", "Air: waning")


def test_four_markers_share_a_track(visit: Visit) -> None:
    ada = visit("crypt")
    track = ada.page.get_by_role("group", name=re.compile("^Reputation"))
    expect(track).to_have_attribute(
        "aria-label", "Reputation: from -5 to 5, Ana 2, Bruno -1, Chispa 2, Dalia 4"
    )
    expect(track.locator(".marker")).to_have_count(4)
    expect(track.locator("li:has(.marker)")).to_have_count(3)


# -- cards of two halves, sums ------------------------------------------------------------------


def test_each_half_of_a_card_is_chosen_by_itself(visit: Visit) -> None:
    ada = visit("crypt")
    expect(ada.thing("c-trample/top")).to_have_class(re.compile("target"))
    expect(ada.thing("c-sweep/bottom")).not_to_have_class(re.compile("target"))
    ada.thing("c-trample/bottom").click()
    expect(ada.last_line).to_contain_text("Trample, bottom")


def test_a_sum_is_broken_down_before_it_is_done(visit: Visit) -> None:
    ada = visit("crypt")
    ada.thing("c-trample/top").hover()
    line = ada.page.locator(".slip .sum")
    expect(line).to_have_text(re.compile(r"3 Attack\s+\+ 1 card\s+\+ 2 poison\s+− 1 Shield\s+= 5"))


# -- shops and mats -----------------------------------------------------------------------------


def test_a_shop_opens_with_its_question_and_says_its_prices(visit: Visit) -> None:
    ada = visit("shop")
    shop = ada.page.get_by_role("region", name="Shop")
    expect(shop.locator("li")).to_have_count(6)
    expect(ada.thing("a-boots")).to_contain_text("18")
    ada.thing("a-ring").click()
    expect(ada.page.get_by_text("You have 35 gold.").locator("visible=true")).to_have_count(1)
    ada.page.keyboard.press("Escape")
    ada.thing("a-boots").click()
    expect(ada.last_line).to_contain_text("Buy Winged boots")


def test_a_shop_can_be_put_away_and_taken_out_again(visit: Visit) -> None:
    ada = visit("shop")
    shop = ada.page.get_by_role("region", name="Shop")
    shop.get_by_role("button", name="Close").click()
    expect(shop).to_have_count(0)
    ada.page.get_by_role("button", name="Shop", exact=True).click()
    expect(shop).to_be_visible()


def test_a_place_of_the_mat_is_chosen_and_a_locked_one_says_why(visit: Visit) -> None:
    ada = visit("equip")
    expect(ada.thing("s-body0")).to_have_class(re.compile("target"))
    ada.thing("s-right0").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("The hammer needs both hands.")
    ada.page.keyboard.press("Escape")
    ada.thing("s-body0").click()
    expect(ada.last_line).to_contain_text("Into: Body")


def test_the_mat_of_another_is_looked_at_from_its_seat(visit: Visit) -> None:
    ada = visit("crypt")
    ada.page.get_by_role("button", name="Bruno: equipment").click()
    mat = ada.page.get_by_role("region", name="Bruno: equipment")
    expect(mat.locator(".slot")).to_have_count(9)
    expect(mat.locator(".slot.locked")).to_have_count(3)


# -- waiting ------------------------------------------------------------------------------------


def test_who_is_waited_for_and_who_is_done(visit: Visit) -> None:
    ada = visit("secret")
    slip = ada.page.locator(".slip")
    expect(slip).to_contain_text("Waiting for Bruno and Dalia")
    expect(slip).to_contain_text("Each chooses two cards in secret.")
    expect(slip.locator(".one.done")).to_have_count(2)
    expect(slip.locator(".one:not(.done)")).to_have_count(2)


# -- the story of a long phase ------------------------------------------------------------------


def end_turn(visitor: Visitor) -> Locator:
    """All monsters act; the story begins, and the clock stands still."""
    visitor.stop_the_clock()
    visitor.page.locator('.slip [data-key="end"]').click()
    visitor.pass_time(0.2)
    told = visitor.page.locator(".told")
    expect(told).to_be_visible()
    return told


def test_ten_monsters_act_and_each_is_a_beat(visit: Visit) -> None:
    ada = visit("crypt", pace="calm")
    told = end_turn(ada)
    expect(told.locator(".far")).to_have_text("1/11")
    told.locator(".lines").click()
    expect(told).to_contain_text("Guard 1 acts.")
    expect(told.locator(".sum")).to_contain_text("= 5")
    expect(lit(ada, "guard1")).to_be_visible()
    told.get_by_role("button", name="Hold the story").click()
    ada.pass_time(60)
    expect(told).to_contain_text("Guard 1 acts.")
    told.get_by_role("button", name="Go on with the story").click()
    ada.pass_time(10)
    expect(told).not_to_contain_text("Guard 1 acts.")
    expect(lit(ada, "guard1")).to_have_count(0)
    told.get_by_role("button", name="To the end of the story").click()
    expect(told.locator(".far")).to_have_text("11/11")
    told.get_by_role("button", name="Tell it again").click()
    expect(told.locator(".far")).to_have_text("1/11")


def test_the_pace_is_remembered(visit: Visit) -> None:
    ada = visit("crypt", pace="calm")
    told = end_turn(ada)
    told.get_by_role("button", name="Calm").click()
    told.get_by_role("button", name="Brisk").click()
    expect(told.get_by_role("button", name="At once")).to_be_visible()
    assert ada.page.evaluate("localStorage.getItem('grimorio.pace')") == "once"


def test_told_at_once_the_end_is_shown_and_the_log_tells_it_again(visit: Visit) -> None:
    ada = visit("crypt", pace="once")
    told = end_turn(ada)
    expect(told.locator(".far")).to_have_text("11/11")
    ada.page.get_by_role("button", name="Log").click()
    ada.page.locator("ol.log").get_by_role("button", name="Tell it again").last.click()
    expect(told.locator(".far")).to_have_text("1/11")
    told.locator(".lines").click()
    expect(told).to_contain_text("Guard 1 acts.")
    ada.pass_time(120)
    expect(told).to_have_count(0)


# -- sizes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_pictures_of_large_tables(visit: Visit, size: str) -> None:
    ada = visit(TABLES[0], size)
    for table in TABLES:
        if table != TABLES[0]:
            ada.sit_at(table)
        expect(ada.page.locator("#board .piece").first).to_be_visible()
        for theme, lang in (("dark", "en"), ("light", "es")):
            ada.speak(lang)
            ada.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            expect(ada.page.locator("ol > li .chip").first).to_be_visible()
            take(ada.page, FOLDER, f"{table}-{size}-{theme}")
            width = ada.page.evaluate("document.scrollingElement.scrollWidth")
            assert width <= SIZES[size][0], f"{table} is {width} pixels wide"


def test_the_board_is_as_large_when_no_card_is_asked_for(visit: Visit) -> None:
    ada = visit("secret")
    expect(ada.page.locator("ol > li .chip").first).to_be_visible()
    assert ada.drawn() >= LEAST


@pytest.mark.parametrize("table", ["crypt", "pair"])
def test_the_board_is_as_large_while_cards_are_asked_for(visit: Visit, table: str) -> None:
    ada = visit(table)
    expect(ada.page.locator("ol > li .chip").first).to_be_visible()
    expect(ada.page.locator("#hand .target").first).to_be_in_viewport()
    assert ada.drawn() >= LEAST
    slip = ada.page.locator(".slip").bounding_box()
    board = ada.page.locator("#board").bounding_box()
    assert slip
    assert board
    assert slip["x"] >= board["x"] + board["width"] - 1
    assert slip["y"] + slip["height"] <= ada.size[1] + 1
