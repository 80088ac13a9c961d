"""The board comes first: it has most of a laptop in every title, whatever is asked, opened or told.
Nothing lies over it, and all of it, or who acts, is in view."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.house import House, answer_one, play_until
from tests.browser.measuring import measure
from tests.browser.people import PATIENCE, Person
from tests.browser.pictures import SHOTS, take
from tests.browser.test_dungeonquest import fighting_seed
from tests.table.house import Json, Table, options

pytestmark = pytest.mark.browser
FOLDER = SHOTS / "board-first"
LAPTOP = (1366, 768)
SIZES = {"laptop": LAPTOP, "wide": (1920, 1080), "phone": (390, 844), "across": (844, 390)}
NAMES = ("Ada", "Bruno", "Carmen", "Dalia")
LEAST, FIGHTING = 0.27, 0.2
"""The share of a laptop's window that the drawn board has; and while a fight lies below it."""
TABLES: dict[str, tuple[str, int, str, Json, str]] = {
    "alone in the dungeon": ("dungeonquest", 1, "lamp", {}, "act"),
    "four in the dungeon": ("dungeonquest", 4, "rope", {}, "choose_tower"),
    "a duel": ("tashkalar", 2, "sand", {}, "act"),
    "a melee of four": ("tashkalar", 4, "sand", {}, "act"),
    "the marsh": ("wisps", 3, "lantern", {}, "walk"),
}
"""Title, seats, seed and options of a practice game, and a question about places of its board."""

COVERED = """() => {
  const box = document.querySelector('#board').getBoundingClientRect();
  const found = new Set();
  for (let x = box.x + 3; x < box.right - 2; x += 11)
    for (let y = box.y + 3; y < box.bottom - 2; y += 11) {
      const top = document.elementFromPoint(x, y);
      if (!top.closest('#board, .contest, .stage')) found.add(top.outerHTML.slice(0, 120));
    }
  return [...found];
}"""
"""What lies over the board, but for the stage of a fight or a shop."""
FRAME = """() => {
  const { x, y, width, height } = document.querySelector('#board').getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""
OUT_OF_SIGHT = """() => {
  const frame = document.querySelector('#board').getBoundingClientRect();
  const stage = document.querySelector('.board .contest')?.getBoundingClientRect();
  const bottom = stage ? stage.y : frame.bottom;
  const hidden = (one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x < frame.x || x > frame.right || y < frame.y || y > bottom;
  };
  const whole = document.querySelector('.tools .look').dataset.looking === 'fit';
  const wanted = whole ? '#board [data-kind=cell]' : '#board .target, #board .piece.lit';
  return [...document.querySelectorAll(wanted)].filter(hidden).map((one) => one.dataset.id);
}"""
"""What of the board cannot be seen: of the whole of it, or of what is asked and who acts."""
AT_REST = """async () => {
  const place = () => {
    const box = document.querySelector('#board .ground').getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].join();
  };
  for (let still = 0, last = ''; still < 12; last = place()) {
    await new Promise((done) => requestAnimationFrame(done));
    still = place() === last ? still + 1 : 0;
  }
}"""


def table_of(house: House, game: str, seats: int, seed: Any, wishes: Json) -> Table:
    people = [{"kind": "human", "mine": True, "name": name} for name in NAMES[:seats]]
    wish = {"game": game, "seats": people, "practice": True, "seed": seed, "options": wishes}
    return Table(house, house.post("/api/tables", wish))


def frame(person: Person) -> list[int]:
    found: list[int] = person.page.evaluate(FRAME)
    return found


def look(person: Person, when: str, least: float = LEAST) -> list[int]:
    """The board is large, nothing lies over it, and what matters is in view; where it is."""
    person.page.evaluate(AT_REST)
    box = frame(person)
    share = measure(person.page).drawn
    assert share >= least, f"{when} the board has {share:.0%} of the window"
    assert person.page.evaluate(COVERED) == [], when
    assert person.page.evaluate(OUT_OF_SIGHT) == [], when
    return box


def others_answer(table: Table, person: Person) -> None:
    """Somebody answers from elsewhere; it is told on this screen."""
    told = person.page.locator(".told")
    end = time.monotonic() + PATIENCE
    while not told.count():
        assert time.monotonic() < end, "nothing happened that is told"
        answer_one(table, {one: table.view(one) for one in table.tokens}, bold=False)
        person.page.wait_for_timeout(50)


@pytest.mark.parametrize("name", TABLES)
def test_the_board_has_most_of_a_laptop_whatever_happens(
    meet: Meet, house: House, name: str
) -> None:
    game, seats, seed, wishes, kind = TABLES[name]
    table = table_of(house, game, seats, seed, wishes)
    play_until(table, 0, kind, 3)
    ada = meet("Ada", "es", LAPTOP, holds=(table, [0]), pace="calm")
    ada.title = game
    ada.sit_at(table)
    ada.wait_asked()
    page = ada.page
    first = look(ada, "at a question")
    expect(page.locator(".drawer")).to_have_count(0)

    fold = page.locator(".slip .fold")
    if fold.count():
        fold.click()
        expect(fold).to_have_count(0)
    assert look(ada, "with all options listed") == first

    for drawer in ("log", "rules", "text"):
        page.keyboard.press(drawer[0])
        expect(page.locator("aside.drawer")).to_be_visible()
        ada.page.evaluate(AT_REST)
        assert ada.page.evaluate(OUT_OF_SIGHT) == [], f"with the {drawer} open"
        page.keyboard.press(drawer[0])
        expect(page.locator("aside.drawer")).to_have_count(0)
        assert look(ada, f"after the {drawer} was open") == first

    others_answer(table, ada)
    assert look(ada, "while something is told") == first


def test_the_board_has_most_of_a_laptop_in_a_fight(meet: Meet, house: House) -> None:
    table = table_of(house, "dungeonquest", 2, fighting_seed(), {})
    play_until(table, 0, "attack", 3)
    ada = meet("Ada", "en", LAPTOP, holds=(table, [0]), pace="calm")
    ada.title = "dungeonquest"
    ada.sit_at(table)
    expect(ada.page.locator("#hand .touch.target").first).to_be_visible()
    expect(ada.page.locator(".board .contest")).to_be_visible()
    first = look(ada, "in a fight", FIGHTING)
    others_answer(table, ada)
    assert look(ada, "while a round of the fight is told", FIGHTING) == first


@pytest.mark.parametrize(("game", "seed"), [("dungeonquest", "rope1"), ("tashkalar", "sand")])
def test_how_four_players_stand_is_seen_at_once(
    meet: Meet, house: House, game: str, seed: str
) -> None:
    """In the middle of a game, in the longer language: nobody's panel runs off the window."""
    table = table_of(house, game, 4, seed, {})
    play_until(table, 0, "act", 2, after=40)
    ada = meet("Ada", "es", LAPTOP, holds=(table, [0]))
    ada.title = game
    ada.sit_at(table)
    ada.wait_asked()
    panels = ada.page.locator("aside.seats section.seat")
    expect(panels).to_have_count(4)
    # What the fonts need comes a little later on a busy machine, and makes the panels shorter.
    ada.page.wait_for_function(
        "([seats, most]) => [...document.querySelectorAll(seats)]"
        ".every((one) => one.getBoundingClientRect().bottom <= most)",
        arg=["aside.seats section.seat", LAPTOP[1]],
        timeout=PATIENCE * 1000,
    )


@pytest.mark.parametrize("name", TABLES)
def test_up_to_nine_answers_are_listed_and_of_more_those_on_the_board_on_demand(
    meet: Meet, house: House, name: str
) -> None:
    game, seats, seed, wishes, kind = TABLES[name]
    table = table_of(house, game, seats, seed, wishes)
    view = play_until(table, 0, kind, 3)
    ada = meet("Ada", "en", LAPTOP, holds=(table, [0]))
    ada.sit_at(table)
    ada.wait_asked()
    answers = view["choices"][0]["options"]
    placed = {
        one["key"] for one in answers
        if (one.get("at") or one.get("taps")) and not one.get("tone")
    }  # fmt: skip
    assert placed, "the question is about places"
    if len(answers) > 9:
        assert not placed & set(ada.seen()["keys"])
        ada.press(ada.page.locator(".slip .fold"))
    expect(ada.page.locator(".slip .fold")).to_have_count(0)
    assert {one["key"] for one in answers} == set(ada.seen()["keys"])


def test_the_log_is_closed_but_for_its_end_and_piles_lie_in_a_drawer(
    meet: Meet, house: House
) -> None:
    table = table_of(house, "dungeonquest", 1, "lamp", {})
    view = play_until(table, 0, "act", 3)
    decks = [zone for zone in view["scene"]["zones"] if zone["look"] == "deck"]
    for size in (LAPTOP, (1920, 1080)):
        ada = meet("Ada", "en", size, holds=(table, [0]))
        ada.title = "dungeonquest"
        ada.sit_at(table)
        ada.wait_asked()
        expect(ada.page.locator("ol.log")).to_have_count(0)
        expect(ada.page.locator(".slip .recent p").first).to_be_in_viewport(ratio=1)
        expect(ada.page.locator("#hand .chip:not(.target)")).to_have_count(0)
        ada.button("tab-piles").click()
        piles = ada.page.get_by_role("tabpanel").get_by_role("region", name=ada.say("piles"))
        for deck in decks:
            expect(piles.locator(f'[data-id="{deck["id"]}"]')).to_be_visible()


def test_a_drag_takes_the_camera_and_the_button_gives_it_back(meet: Meet, house: House) -> None:
    """On a real table, by mouse and wheel; and a drag chooses nothing."""
    table = table_of(house, "wisps", 3, "lantern", {})
    view = play_until(table, 0, "walk", 4)
    ada = meet("Ada", "en", LAPTOP, holds=(table, [0]))
    ada.sit_at(table)
    ada.wait_asked()
    page, look_button = ada.page, ada.page.locator(".tools .look")
    page.evaluate(AT_REST)
    ground = page.locator("#board .ground")
    before = ground.bounding_box()
    assert before
    x, y, width, height = frame(ada)
    middle = x + width / 2, y + height / 2

    def drag() -> Any:
        page.mouse.move(*middle)
        page.mouse.down()
        page.mouse.move(middle[0] + 90, middle[1] + 60, steps=4)
        page.mouse.up()
        return look_button.get_attribute("data-looking")

    ada.wait_until("document.querySelector('#board').__zoom !== undefined")
    assert drag() == "mine"
    page.evaluate(AT_REST)
    moved = ground.bounding_box()
    assert moved
    assert moved["x"] - before["x"] == pytest.approx(90, abs=6)
    assert table.view(0)["number"] == view["number"], "nothing was chosen"
    page.mouse.wheel(0, -240)
    page.evaluate(AT_REST)
    closer = ground.bounding_box()
    assert closer
    assert closer["width"] > moved["width"] * 1.1
    look_button.click()
    page.evaluate(AT_REST)
    assert ground.bounding_box() == pytest.approx(before, abs=1)
    page.mouse.wheel(0, 2000)
    page.evaluate(AT_REST)
    smallest = ground.bounding_box()
    assert smallest
    assert smallest["width"] >= before["width"] - 1, "it never is smaller than it must be"


def test_fingers_pinch_and_drag_the_board(meet: Meet, house: House) -> None:
    table = table_of(house, "tashkalar", 2, "sand", {})
    play_until(table, 0, "act", 3)
    ada = meet("Ada", "en", SIZES["phone"], hands="touch", holds=(table, [0]))
    ada.sit_at(table)
    ada.wait_asked()
    page = ada.page
    page.evaluate(AT_REST)
    ada.wait_until("document.querySelector('#board').__zoom !== undefined")
    before = page.locator("#board .ground").bounding_box()
    x, y, width, height = frame(ada)
    cx, cy = x + width / 2, y + height / 2
    devtools = ada.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"id": id, "x": px, "y": py} for id, (px, py) in enumerate(points)]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    touch("touchStart", (cx - 40, cy))
    touch("touchStart", (cx - 40, cy), (cx + 40, cy))
    for reach in (60, 80, 100):
        touch("touchMove", (cx - reach, cy), (cx + reach, cy))
    touch("touchEnd")
    page.evaluate(AT_REST)
    after = page.locator("#board .ground").bounding_box()
    assert before
    assert after
    assert after["width"] > before["width"] * 1.5
    expect(page.locator(".tools .look")).to_have_attribute("data-looking", "mine")


# -- pictures, for looking at -------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_pictures_of_every_title(meet: Meet, house: House, size: str) -> None:
    hands = "touch" if size in ("phone", "across") else "mouse"
    tables = {name: table_of(house, *TABLES[name][:4]) for name in TABLES}
    held = [(table, [0]) for table in tables.values()]
    ada = meet("Ada", "en", SIZES[size], hands=hands, holds=held, pace="calm")

    def take_picture(name: str, what: str) -> None:
        ada.page.evaluate(AT_REST)
        take(ada.page, FOLDER, f"{name.replace(' ', '-')}-{size}-{what}")
        assert ada.page.evaluate("document.scrollingElement.scrollWidth") <= SIZES[size][0]
        assert ada.page.evaluate(COVERED) == []

    for name, table in tables.items():
        ada.title, kind = TABLES[name][0], TABLES[name][-1]
        play_until(table, 0, kind, 3)
        ada.walk_to(table)
        ada.wait_asked()
        for theme, lang in (("dark", "en"), ("light", "es")):
            ada.speak(lang)
            ada.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            take_picture(name, theme)
        assert options(table.view(0))
        others_answer(table, ada)
        take_picture(name, "told")
        ada.speak("en")
