"""The board of larger games: pieces, mist, areas, ways, the ruler, the camera."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.made_up import SIZES, Visitor
from tests.browser.people import AT_REST
from tests.browser.pictures import SHOTS, take

pytestmark = pytest.mark.browser
FOLDER = SHOTS / "board"
MIDDLE = (0.0, 0.0)
# What of the pieces is animated from now on, and how long.
GLIDES = """() => {
  window.glides = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    const { effect } = animation;
    const own = new Set(["offset", "computedOffset", "easing", "composite"]);
    const names = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
    const moved = [...names].filter((name) => !own.has(name));
    if (this.matches(".piece")) window.glides.push([moved, effect.getTiming().duration]);
    return animation;
  };
}"""


def place(ada: Visitor, cell: str, off: tuple[float, float] = MIDDLE) -> tuple[float, float]:
    """Where a cell is on the screen, once the board is at rest; off its middle by a part of it."""
    found = ada.page.locator(f'#board [data-kind=cell][data-id="{cell}"]')
    found.evaluate(AT_REST)
    box = found.bounding_box()
    assert box
    across, down = off
    return (
        box["x"] + box["width"] * (0.5 + across),
        box["y"] + box["height"] * (0.5 + down),
    )


def tap(ada: Visitor, *cells: str) -> None:
    for cell in cells:
        x, y = place(ada, cell)
        if ada.size in (SIZES["phone"], SIZES["across"]):
            ada.page.touchscreen.tap(x, y)
        else:
            ada.page.mouse.click(x, y)


def point(ada: Visitor, cell: str, off: tuple[float, float] = MIDDLE) -> None:
    ada.page.mouse.move(*place(ada, cell, off))


def on_board(ada: Visitor, selector: str) -> Locator:
    return ada.page.locator(f"#board {selector}")


def said(ada: Visitor) -> Locator:
    """What the action line tells of the option that is shown."""
    return ada.page.locator(".slip .preview")


# -- pieces and ground --------------------------------------------------------------------------


def test_a_piece_says_its_number_its_health_and_its_conditions(visit: Visit) -> None:
    ada = visit("crypt")
    guard = on_board(ada, '.piece[data-id="guard5"]')
    expect(guard.locator(".number")).to_have_text("5")
    expect(guard.locator(".health.low")).to_have_text("1")
    expect(guard.locator(".badge")).to_have_count(2)
    hero = on_board(ada, '.piece[data-id="scout"]')
    expect(hero.locator(".health:not(.low)")).to_have_text("8")
    expect(hero.locator(".number")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_numbers_and_health_can_be_read_on_the_largest_board(visit: Visit, size: str) -> None:
    ada = visit("warren", size)
    place(ada, "w4.6")
    for what in (".number text", ".health text"):
        text = on_board(ada, f".piece:has(.number) {what}").first
        assert text.evaluate("e => e.getBoundingClientRect().height") >= 12


UNCOVERED = """(piece) => {
  const icon = piece.querySelector('.icon').getBoundingClientRect();
  const marks = ['.number path', '.health .track'].map((one) => piece.querySelector(one).getBoundingClientRect());
  let free = 0;
  for (let x = 0; x < 20; x++) for (let y = 0; y < 20; y++) {
    const at = [icon.x + icon.width * (x + 0.5) / 20, icon.y + icon.height * (y + 0.5) / 20];
    free += marks.every((box) => at[0] < box.left || at[0] > box.right || at[1] < box.top || at[1] > box.bottom);
  }
  return free / 400;
}"""  # noqa: E501
"""The share of a figure's picture over which no number and no health lies."""


@pytest.mark.parametrize("size", ["laptop", "wide"])
def test_numbers_and_health_hide_no_figure_on_the_largest_board(visit: Visit, size: str) -> None:
    ada = visit("warren", size)
    looking(ada).click()
    place(ada, "w4.6")
    pieces = on_board(ada, ".piece:has(.number):has(.health)")
    assert pieces.first.evaluate(UNCOVERED) >= 0.5


def test_pieces_glide_without_anything_being_drawn(visit: Visit) -> None:
    ada = visit("warren", "phone")
    ada.page.evaluate(GLIDES)
    ada.page.locator('.slip .option[data-key="stir"]').dispatch_event("click")
    ada.page.wait_for_function("window.glides.length >= 10")
    for properties, duration in ada.page.evaluate("window.glides"):
        assert properties == ["transform"]
        assert 200 <= duration <= 300


def test_pieces_stand_still_at_once_where_motion_is_unwanted(visit: Visit) -> None:
    ada = visit("warren", "phone")
    ada.page.emulate_media(reduced_motion="reduce")
    ada.page.evaluate(GLIDES)
    ada.page.locator('.slip .option[data-key="stir"]').dispatch_event("click")
    expect(on_board(ada, ".piece.fresh")).not_to_have_count(0)
    assert ada.page.evaluate("window.glides") == []


def test_mist_lies_over_what_is_not_revealed(visit: Visit) -> None:
    ada = visit("warren")
    expect(on_board(ada, ".mist .bank")).to_have_count(1)
    ada.page.keyboard.press("f")
    tap(ada, "w21.3")
    expect(ada.page.get_by_role("dialog")).to_be_visible()


def on_screen(ada: Visitor, cell: str) -> bool:
    x, y = place(ada, cell)
    board = ada.page.locator("#board").bounding_box()
    assert board
    return bool(
        board["x"] < x < board["x"] + board["width"]
        and board["y"] < y < board["y"] + board["height"]
    )


# -- areas of effect ----------------------------------------------------------------------------


def test_an_area_turns_with_the_pointer_and_is_taken_as_it_is_shown(visit: Visit) -> None:
    ada = visit("area")
    point(ada, "x3.4", (0.3, 0))
    expect(said(ada)).to_contain_text("direction 1")
    expect(on_board(ada, ".over .hit")).to_have_count(1)
    east = on_board(ada, ".over .edge").get_attribute("d")
    point(ada, "x3.4", (-0.3, 0))
    expect(said(ada)).to_contain_text("direction 4")
    assert on_board(ada, ".over .edge").get_attribute("d") != east
    ada.page.mouse.click(*place(ada, "x3.4", (-0.3, 0)))
    expect(said(ada)).to_contain_text("cannot be taken back")
    ada.page.mouse.click(*place(ada, "x3.4", (-0.3, 0)))
    expect(ada.last_line).to_contain_text("direction 4")


def test_an_area_is_turned_by_wheel_and_key_and_stays_so(visit: Visit) -> None:
    ada = visit("area")
    point(ada, "x3.4", (0.3, 0))
    expect(said(ada)).to_contain_text("direction 1")
    ada.page.mouse.wheel(0, 120)
    expect(said(ada)).to_contain_text("direction 2")
    ada.page.keyboard.press("r")
    expect(said(ada)).to_contain_text("direction 3")
    ada.page.keyboard.press("Shift+R")
    expect(said(ada)).to_contain_text("direction 2")
    point(ada, "x4.4", (-0.3, 0))
    expect(said(ada)).to_contain_text("At 4.4, direction 2")
    expect(ada.page.get_by_role("tab", name="Rules")).to_have_count(0)


def test_a_finger_sees_an_area_first_turns_it_and_taps_again(visit: Visit) -> None:
    ada = visit("area", "phone")
    tap(ada, "x3.4")
    expect(on_board(ada, ".over .hit")).to_have_count(1)
    first = said(ada).inner_text()
    ada.page.get_by_role("button", name="Turn it to the right").tap()
    expect(said(ada)).not_to_have_text(first)
    turned = said(ada).inner_text().split(".")[1]
    tap(ada, "x3.4")
    expect(said(ada)).to_contain_text("cannot be taken back")
    tap(ada, "x3.4")
    expect(ada.last_line).to_contain_text(turned.split(",")[-1].strip())


class Fingers:
    """Fingers on a screen, by number; the time that passes is theirs, not the machine's."""

    def __init__(self, ada: Visitor) -> None:
        self.devtools = ada.context.new_cdp_session(ada.page)
        self.down: dict[int, tuple[float, float]] = {}
        self.now = time.time()

    def tell(self, kind: str, fingers: dict[int, tuple[float, float]]) -> None:
        self.now += 0.05
        points = [{"id": id, "x": x, "y": y} for id, (x, y) in fingers.items()]
        self.devtools.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": points, "timestamp": self.now},
        )

    def press(self, finger: int, at: tuple[float, float]) -> None:
        self.down[finger] = at
        self.tell("touchStart", self.down)

    def move(self, finger: int, to: tuple[float, float]) -> None:
        self.down[finger] = to
        self.tell("touchMove", self.down)

    def lift(self, finger: int) -> None:
        self.tell("touchEnd", {finger: self.down.pop(finger)})


def test_a_second_finger_that_taps_turns_the_area(visit: Visit) -> None:
    ada = visit("area", "phone")
    tap(ada, "x3.4")
    expect(said(ada)).to_contain_text("direction")
    first = int(said(ada).inner_text().split("direction ")[1][0])
    fingers = Fingers(ada)
    fingers.press(0, place(ada, "x3.4"))
    fingers.press(1, place(ada, "x5.3"))
    fingers.lift(1)
    expect(said(ada)).to_contain_text(f"direction {first % 6 + 1}")
    fingers.lift(0)
    expect(on_board(ada, ".over .hit")).to_have_count(1)
    expect(said(ada)).not_to_contain_text("cannot be taken back")


def test_a_finger_dragged_from_the_cell_turns_the_area(visit: Visit) -> None:
    ada = visit("area", "phone")
    tap(ada, "x3.4")
    expect(on_board(ada, ".over .hit")).to_have_count(1)
    x, y = middle = place(ada, "x3.4")
    fingers = Fingers(ada)
    fingers.press(0, middle)
    fingers.move(0, (x - 60, y))
    expect(said(ada)).to_contain_text("direction 4")
    fingers.move(0, (x + 60, y))
    expect(said(ada)).to_contain_text("direction 1")
    fingers.lift(0)
    assert place(ada, "x3.4") == pytest.approx(middle, abs=1)
    expect(said(ada)).not_to_contain_text("cannot be taken back")


def test_an_area_is_laid_and_turned_by_keys_alone(visit: Visit) -> None:
    ada = visit("area")
    ada.page.keyboard.press("b")
    ada.page.keyboard.press("ArrowRight")
    expect(on_board(ada, ".over .hit")).to_have_count(1)
    before = said(ada).inner_text()
    ada.page.keyboard.press("r")
    expect(said(ada)).not_to_have_text(before)
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Enter")
    expect(ada.last_line).to_contain_text("direction")


# -- several taps -------------------------------------------------------------------------------


def test_way_points_are_tapped_one_by_one(visit: Visit) -> None:
    ada = visit("way")
    tap(ada, "x2.4", "x2.5")
    expect(on_board(ada, ".count")).to_have_text(["1", "2"])
    expect(on_board(ada, ".way")).to_have_count(1)
    expect(on_board(ada, ".target")).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(on_board(ada, ".count")).to_have_count(0)
    tap(ada, "x2.4", "x2.5", "x2.5")
    expect(ada.last_line).to_contain_text("2 steps")


def test_two_cards_are_tapped_and_the_line_says_which(visit: Visit) -> None:
    ada = visit("pair")
    cards = ada.page.locator("#hand")
    cards.locator('[data-id="c-wall"]').first.click()
    tapped = ada.page.locator(".slip .tapped")
    expect(tapped).to_contain_text("Shield Wall")
    expect(cards.locator("[data-step]")).to_have_count(1)
    wall = cards.locator('[data-id="c-wall"]').first
    expect(wall).to_have_attribute("data-step", "1")
    expect(wall).to_have_attribute("aria-label", re.compile("Tapped: 1"))
    ada.page.get_by_role("button", name="Take the last tap back").click()
    expect(tapped).to_have_count(0)
    expect(cards.locator("[data-step]")).to_have_count(0)
    cards.locator('[data-id="c-wall"]').first.click()
    cards.locator('[data-id="c-spark"]').first.click()
    expect(ada.last_line).to_contain_text("Living Spark")


# -- the ruler ----------------------------------------------------------------------------------


def test_range_and_sight_are_measured_from_any_cell(visit: Visit) -> None:
    ada = visit("crypt")
    ada.page.get_by_role("button", name="Measure range and sight").click()
    tap(ada, "x4.4")
    expect(on_board(ada, '[data-range="x5.4"]')).to_have_text("1")
    expect(on_board(ada, ".unseen")).to_have_count(1)
    point(ada, "x2.5")
    expect(ada.page.get_by_text("Range 2, in sight")).to_be_visible()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    expect(on_board(ada, "[data-range]")).to_have_count(0)


# -- the camera ---------------------------------------------------------------------------------


def looking(ada: Visitor) -> Locator:
    return ada.page.locator(".tools .look")


def test_the_player_takes_the_camera_and_gives_it_back(visit: Visit) -> None:
    ada = visit("warren")
    ada.page.set_viewport_size({"width": 1000, "height": 640})
    expect(looking(ada)).to_have_attribute("data-looking", "follow")
    assert on_screen(ada, "w3.5")
    board = ada.page.locator("#board").bounding_box()
    assert board
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x - 300, y - 200, steps=5)
    ada.page.mouse.up()
    expect(looking(ada)).to_have_attribute("data-looking", "mine")
    looking(ada).click()
    expect(looking(ada)).to_have_attribute("data-looking", "follow")
    assert on_screen(ada, "w3.5")
    looking(ada).click()
    expect(looking(ada)).to_have_attribute("data-looking", "fit")
    for corner in ("w0.0", "w24.0", "w0.19", "w24.19"):
        assert on_screen(ada, corner)


def test_the_whole_board_is_fitted_anew_when_the_room_changes(visit: Visit) -> None:
    ada = visit("warren", "wide")
    ada.page.keyboard.press("f")
    ada.page.set_viewport_size({"width": 1100, "height": 700})
    for corner in ("w0.0", "w24.0", "w0.19", "w24.19"):
        assert on_screen(ada, corner)


def test_the_eye_goes_to_who_acts(visit: Visit) -> None:
    ada = visit("crypt", "phone", pace="calm")
    ada.page.locator('.slip .option[data-key="end"]').tap()
    expect(on_board(ada, ".piece.lit")).not_to_have_count(0)
    acting = on_board(ada, ".piece.lit").first.get_attribute("data-id")
    piece = on_board(ada, f'.piece[data-id="{acting}"]')
    piece.evaluate(AT_REST)
    expect(piece).to_be_in_viewport()


# -- pictures, for looking at -------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_pictures_of_the_board(visit: Visit, size: str) -> None:
    ada = visit("warren", size, lang="es")
    for table, taps in (("warren", ()), ("area", ("x3.4",)), ("way", ("x2.4", "x2.5"))):
        if table != "warren":
            ada.sit_at(table)
        tap(ada, *taps)
        for theme, lang in (("light", "es"), ("dark", "en")):
            ada.speak(lang)
            ada.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            take(ada.page, FOLDER, f"{table}-{size}-{theme}")
