"""The layout of the table, measured in the worst cases of every title and in every window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.measuring import FINGERS, WINDOWS, come_to, deal_all, measure, sitting
from tests.browser.people import Person
from tests.browser.positions import POSITIONS
from tests.table.house import Table

pytestmark = pytest.mark.browser
Dealt = dict[str, tuple[Table, int]]

OUT_OF_REACH = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  const lost = [];
  document.querySelector(".slip .tools .all")?.click();
  await frame();
  for (const one of document.querySelectorAll(".slip .option, .slip .fold")) {
    if (getComputedStyle(one).visibility === "hidden") continue;
    one.focus();
    await frame();
    await frame();
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (document.activeElement !== one || !one.contains(top)) lost.push(one.textContent.trim());
  }
  document.querySelector(".slip .tools .all")?.click();
  return lost;
}"""
"""Answers that a player cannot see and tap once they have the focus."""
BOXES = """() => {
  const found = {};
  const parts = ".slip .option, .slip .fold, .slip .advice, .slip .tools > *, #board, #hand .touch, .near, .ask, .over, .seats, header";
  document.querySelectorAll(parts).forEach((one, n) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const name = one.dataset.key ?? one.dataset.id ?? (one.getAttribute('class') ?? '').replace(/ ?(armed|grave|pointed|leave|lit|target|s[0-9a-z]{5})\\b/g, "");
    if (one.checkVisibility({ visibilityProperty: true })) found[`${n} ${name}`] = [x, y, width, height].map(Math.round);
  });
  return found;
}"""  # noqa: E501
"""Where all that can be touched lies."""
LITTLE = """([parts, least]) => {
  return [...document.querySelectorAll(parts)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetHeight < least)
    .map((one) => `${one.className} ${one.offsetHeight}`);
}"""
"""Buttons that are lower than that."""
SLIP = ".slip :is(.option, .fold, .tool, .tabs button)"
TOP = "header :is(.button, .eye button), button.strip"
IS_ARMED = "([x, y]) => document.elementFromPoint(x, y)?.closest('.option.armed') != null"


@pytest.fixture(scope="module")
def dealt(house: House) -> Dealt:
    """All positions, each on a table of its own: to look at them changes nothing."""
    return deal_all(house, list(POSITIONS))


@pytest.fixture(params=WINDOWS)
def window(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["en", "es"])
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def ana(chromium: Browser, house: House, dealt: Dealt, window: str, lang: str) -> Iterator[Person]:
    """She has the seat that is asked at each of the tables; no fault may happen before her."""
    with sitting(chromium, house, dealt, window, lang) as person:
        yield person
        assert not person.faults, person.faults


def test_nothing_is_cut_without_a_sign_and_every_answer_is_reached(
    ana: Person, dealt: Dealt
) -> None:
    """The question is in view, no print or button is cut or covered, and each answer can be brought
    into view, by Tab too, and touched; or it lies on the board or on a card."""
    for name in POSITIONS:
        come_to(ana, name, dealt)
        seen = measure(ana.page)
        assert seen.question, name
        assert seen.cut == [], name
        assert ana.page.evaluate(OUT_OF_REACH) == [], name


def test_boards_and_cards_are_as_large_as_the_mock_had_them(
    ana: Person, dealt: Dealt, window: str
) -> None:
    least = {"laptop": 0.27, "desk": 0.29, "small": 0.29, "phone": 0.35, "across": 0.24}
    for name in POSITIONS:
        if POSITIONS[name].ask not in ("attack", "upgrade"):
            come_to(ana, name, dealt)
            assert measure(ana.page).drawn >= least[window] - 0.005, name
    if window == "laptop":
        come_to(ana, "halves", dealt)
        seen = measure(ana.page)
        assert seen.card >= (103, 138)
        assert (seen.whole_cards, seen.cards) == (10, 10)
        assert (seen.whole_answers, seen.answers) == (9, 9)


def test_arming_moves_nothing(ana: Person, dealt: Dealt) -> None:
    """The first tap on an answer that wants two: whatever else is on the screen stays where it is,
    and a second tap on the same spot would take it. No clock ends it."""
    armed = 0
    for name in POSITIONS:
        come_to(ana, name, dealt)
        wanting = ana.page.locator(".slip .option:has(.tag):not([data-out])")
        if not wanting.count() or not wanting.first.is_visible():
            continue
        spot = wanting.first.bounding_box()
        assert spot is not None
        x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
        if ana.hands == "mouse":
            ana.page.mouse.move(x, y)
        before = ana.page.evaluate(BOXES)
        ana.press(wanting.first)
        expect(ana.page.locator(".slip .option.armed")).to_have_count(1)
        after = ana.page.evaluate(BOXES)
        assert {box: at for box, at in after.items() if before.get(box, at) != at} == {}, name
        assert ana.page.evaluate(IS_ARMED, [x, y]), name
        assert measure(ana.page).cut == [], name
        armed += 1
    assert armed, "nothing wants two taps"


def test_buttons_are_as_high_as_fingers_and_pointers_want_them(
    ana: Person, dealt: Dealt, window: str
) -> None:
    """Held across, the top keeps to 40 pixels, for the board has little height."""
    least = 44 if window in FINGERS else 38
    for name in ("halves", "alliance", "fight", "duel"):
        come_to(ana, name, dealt)
        assert ana.page.evaluate(LITTLE, [SLIP, least]) == [], name
        assert ana.page.evaluate(LITTLE, [TOP, 40 if window == "across" else least]) == [], name


@pytest.mark.parametrize("window", ["laptop", "desk"])
def test_of_four_alliances_the_own_is_open_and_the_others_are_a_line_each(
    ana: Person, dealt: Dealt
) -> None:
    """A tap opens another one."""
    come_to(ana, "party", dealt)
    groups = ana.page.locator(".standing .group")
    expect(groups).to_have_count(4)
    expect(groups.filter(has=ana.page.locator(".member"))).to_have_count(1)
    closed = ana.page.locator(".group.shut")
    expect(closed).to_have_count(3)
    closed.first.get_by_role("button").click()
    expect(groups.filter(has=ana.page.locator(".member"))).to_have_count(2)


def test_with_some_of_several_chosen_one_may_be_done(ana: Person, dealt: Dealt) -> None:
    """Up to two cards may be discarded: after the first there is a button that leaves it at that,
    and another card may be tapped all the same."""
    come_to(ana, "shop", dealt)
    if ana.hands == "touch" and ana.page.locator(".slip .tabs").count():
        ana.press(ana.page.locator(".slip .tabs button").last)
    cards = ana.page.locator("#hand .zone.hand .touch.target")
    done = ana.page.locator(".slip .enough:visible")
    expect(cards.first).to_be_visible()
    expect(done).to_have_count(0)
    ana.press(cards.first)
    expect(done).to_contain_text(ana.say("enough"))
    expect(cards.first).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(done).to_have_count(0)


def test_signs_of_keys_come_with_a_key_and_go_with_the_pointer(
    ana: Person, dealt: Dealt, window: str
) -> None:
    come_to(ana, "fight", dealt)
    signs = ana.page.locator(".slip .option kbd")
    expect(signs).to_have_count(5)
    expect(signs.first).to_be_hidden()
    ana.page.keyboard.press("Tab")
    expect(signs.first).to_be_visible()
    if window in FINGERS:
        ana.page.touchscreen.tap(5, 5)
    else:
        ana.page.mouse.move(400, 300)
    expect(signs.first).to_be_hidden()


@pytest.mark.parametrize("window", ["laptop", "desk", "small"])
def test_what_an_answer_does_is_said_below_the_answers_and_the_question_stays(
    ana: Person, dealt: Dealt
) -> None:
    come_to(ana, "halves", dealt)
    what, answer = ana.page.locator(".slip .what"), ana.page.locator(".slip .option").nth(2)
    said, place = what.inner_text(), what.bounding_box()
    answer.hover()
    preview = ana.page.locator(".slip .more .preview")
    expect(preview).to_be_visible()
    assert what.inner_text() == said
    assert what.bounding_box() == place
    below, above = preview.bounding_box(), answer.bounding_box()
    assert below
    assert above
    assert below["y"] >= above["y"] + above["height"]
