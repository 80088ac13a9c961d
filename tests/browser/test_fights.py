"""A fight on the screen: it fits, nothing moves between two questions, each choice once."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.house import House, answer_one, play_until
from tests.browser.measuring import measure
from tests.browser.people import PATIENCE, Person
from tests.browser.test_dungeonquest import fighting_seed
from tests.table.house import Json, Table, options

pytestmark = pytest.mark.browser
SIZES = {"laptop": (1366, 768), "wide": (1920, 1080), "phone": (390, 844), "across": (844, 390)}
PARTS = ("section.contest", ".side:not(.right)", ".side.right", ".between", ".slip", "#hand")
"""What keeps its place while a fight lasts."""

PLACES = """(parts) => parts.map((part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  return [part, ...[box.x, box.y, box.width, box.height].map(Math.round)].join(" ");
})"""
CUT_OFF = """() => {
  const parts =
    "#hand .touch.target, .slip .option:not([data-out]), .slip .what, section.contest h3";
  const isCut = (part) => {
    const box = part.getBoundingClientRect();
    const frame = part.closest(".slip, #hand, section.contest").getBoundingClientRect();
    const aside = box.x < frame.x - 1 || box.right > Math.min(frame.right, innerWidth) + 1;
    return aside || box.y < frame.y - 8 || box.bottom > Math.min(frame.bottom, innerHeight) + 1;
  };
  return [...document.querySelectorAll(parts)].filter(isCut).map((one) => one.outerHTML);
}"""
"""What would have to be scrolled to be seen."""
HALF_READ = """() => {
  const within = "#hand .card, section.contest .chip, section.contest .small, .track";
  const inside = ["#hand .card dl div", "section.contest .chip b", "section.contest .small .back"];
  const parts = [...inside, ".track > .at", ".track li"].join();
  const found = [];
  for (const part of document.querySelectorAll(parts)) {
    const box = part.getBoundingClientRect();
    const frame = part.closest(within).getBoundingClientRect();
    const name = part.closest(".chip .name")?.getBoundingClientRect() ?? frame;
    const right = Math.min(frame.right, name.right);
    if (box.x < frame.x - 1 || box.right > right + 1 || box.bottom > frame.bottom + 1)
      found.push(part.outerHTML.slice(0, 120));
  }
  const at = document.querySelector(".track > .at")?.getBoundingClientRect();
  for (const step of document.querySelectorAll(".track li"))
    if (at && step.getBoundingClientRect().right > at.x + 1)
      found.push("a step of the track lies under its number");
  return found;
}"""
"""What is there and cannot be read: a number cut off by its card, by its pile or by the next."""
CHOICES = """() => ({
  listed: [...document.querySelectorAll(".slip .option")].map((option) => option.dataset.key),
  cards: [...document.querySelectorAll("#hand .touch.target")].map((card) => card.dataset.id),
})"""


def a_fight(house: House) -> Table:
    """Two people at a table, the first of them in the first round of a fight."""
    seats = [{"kind": "human", "mine": True, "name": name} for name in ("Ada", "Bruno")]
    wish = {"game": "dungeonquest", "seats": seats, "practice": True, "seed": fighting_seed()}
    table = Table(house, house.post("/api/tables", wish))
    play_until(table, 0, "attack", 3)
    return table


def shown(view: Json, seen: Any) -> bool:
    """Whether all options of the question are listed, each of them once."""
    keys = [option["key"] for option in view["choices"][0]["options"]]
    cards = {place for option in view["choices"][0]["options"] for place in option.get("at", ())}
    return sorted(keys) == sorted(seen["listed"]) and cards >= set(seen["cards"])


def see_the_question(ada: Person, view: Json) -> None:
    """Once what came before is told."""
    end = time.monotonic() + PATIENCE
    while not shown(view, seen := ada.page.evaluate(CHOICES)):
        assert time.monotonic() < end, f"not each choice once: {seen}"
        ada.page.wait_for_timeout(20)


@pytest.mark.parametrize("size", SIZES)
def test_a_fight_fits_and_nothing_moves(meet: Meet, house: House, size: str) -> None:
    table = a_fight(house)
    hands = "touch" if size in ("phone", "across") else "mouse"
    ada = meet("Ada", "es", SIZES[size], hands=hands, holds=(table, [0]))
    ada.title = "dungeonquest"
    ada.sit_at(table)
    places: list[str] = []
    asked = 0
    for _ in range(200):
        views = {seat: table.view(seat) for seat in (0, 1)}
        if not views[0]["scene"].get("contest"):
            break
        if len(options(views[0])) > 1:
            see_the_question(ada, views[0])
            now = ada.page.evaluate(PLACES, list(PARTS))
            assert now == (places or now), "something moved between two questions"
            places = now
            assert ada.page.evaluate(CUT_OFF) == []
            assert ada.page.evaluate(HALF_READ) == []
            if size == "laptop":
                assert measure(ada.page).drawn >= 0.2
            asked += 1
        answer_one(table, views, bold=False)
    assert asked >= 2, "the fight was over before it could be looked at"


FORCED = ("event-no_escape", "event-only_attack", "event-no_counter")


def test_what_had_to_be_done_stands_in_the_story(meet: Meet, house: House) -> None:
    """Nobody looks while it happens: who comes later reads it all the same."""
    table = a_fight(house)
    forced: list[object] = []
    for _ in range(400):
        views = {seat: table.view(seat) for seat in (0, 1)}
        if forced := [line for line in views[0]["log"] if line["text"]["id"] in FORCED]:
            break
        answer_one(table, views, bold=False)
    ada = meet("Ada", "es", SIZES["laptop"], holds=(table, [0]))
    ada.title = "dungeonquest"
    ada.sit_at(table)
    ada.press(ada.button("tab-log"))
    words = re.compile("no tiene elección:|debe luchar:|nunca huye")
    expect(ada.page.locator("ol.log li").filter(has_text=words)).to_have_count(len(forced))
    assert forced
