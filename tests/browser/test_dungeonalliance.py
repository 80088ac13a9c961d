"""Dungeon Alliance by clicks and touches alone: a whole solo game, and a game of two browsers, one
of them a phone held upright. The room of the board, and what a monster would do."""

from __future__ import annotations

import re
import time
from collections import Counter

import msgspec
import pytest
from playwright.sync_api import expect

from grimorio.core.scene import Choice, Option
from tests.browser.conftest import Meet
from tests.browser.house import House
from tests.browser.measuring import measure
from tests.browser.mercenaries import (
    LAPTOP,
    PHONE,
    PLACE,
    fill_in,
    invite,
    look,
    open_quest,
    take,
    touch,
    wait_asked,
)
from tests.browser.people import AT_REST, PATIENCE, Person
from tests.browser.pictures import SHOTS
from tests.browser.test_games import see_the_end
from tests.table.house import Json, Table

pytestmark = pytest.mark.browser
GAME = "dungeonalliance"
ACROSS = (844, 390)
"""A phone held across."""
PICTURES = SHOTS / GAME


class Captain:
    """Somebody who leads an Alliance: what they see is asked of the table, what they do is done on
    the page. They open doors and fight where it pays, and do not dally."""

    def __init__(self, person: Person, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.deeds = 0
        self.seen: set[str] = set()

    def view(self) -> Json:
        return self.person.table.view(self.seat)

    def answer(self, view: Json) -> bool:
        """Whether there was something to be decided."""
        if not view["choices"] or len(view["choices"][0]["options"]) < 2:
            return False
        choice = msgspec.convert(view["choices"][0], Choice)
        option = self.choose(choice)
        wait_asked(self.person, self.seat, choice)
        self.glance(choice, view["scene"])
        take(self.person, option)
        self.person.table.until(lambda now: bool(now["number"] > view["number"]), self.seat)
        return True

    def choose(self, choice: Choice) -> Option:
        by_text: dict[str, list[Option]] = {}
        for option in choice.options:
            by_text.setdefault(option.text.id, []).append(option)
        if choice.ask == "activate":
            self.deeds = 0
        if choice.ask != "act":
            # The first two cards are thrown away once, so that two taps are tried; then none.
            pairs = [one for one in choice.options if choice.ask == "discard" and one.taps]
            if pairs and "discarded" not in self.seen:
                self.seen.add("discarded")
                return pairs[0]
            # Monsters are moved by taps: the monster, its target, the square.
            orders = [one for one in choice.options if len(one.taps) > 2]
            if orders:
                return orders[-1]
            return by_text.get("option-buy-card", choice.options)[0]
        self.deeds += 1
        good = [
            one
            for name in ATTACKS
            for one in by_text.get(name, [])
            if self.deeds < 4 and number(one, "power") > number(one, "defence")
        ]
        if good:
            return good[0]
        for name in DEEDS:
            if self.deeds < 3 and name in by_text:
                return by_text[name][-1]
        ends = by_text.get("option-end-buy", by_text.get("option-end"))
        kept = by_text.get("option-none-end", by_text.get("option-none-end-upgrade"))
        return (ends or kept or list(choice.options))[0]

    def glance(self, choice: Choice, scene: Json) -> None:
        """A picture of the first question of some kinds, and of a turn late in the game."""
        late = choice.ask == "act" and scene["headline"]["args"]["round"] > 2
        name = "late" if late else choice.ask
        if name in PICTURED - self.seen:
            self.seen.add(name)
            size = "phone" if self.person.hands == "touch" else "laptop"
            look(self.person, f"{size}-{len(scene['panels'])}-{name}", PICTURES)


PICTURED = {"draft", "act", "choose_monster", "solo_action", "upgrade", "late"}
ATTACKS = (
    "option-attack-bonus",
    "option-attack",
    "option-attack-card",
    "option-go-attack-bonus",
    "option-go-attack",
    "option-pet-card",
)
DEEDS = (
    "option-take",
    "option-open",
    "option-open-tile",
    "option-go-open-tile",
    "option-go-open",
    "option-play-whom",
    "option-go",
    "option-play",
)


def number(option: Option, name: str) -> int:
    found = option.text.args[name]
    assert isinstance(found, int)
    return found


def play_out(*captains: Captain) -> int:
    """Everybody answers what they are asked, to the end; how many answers it took."""
    last = time.monotonic()
    given = 0
    while time.monotonic() < last + PATIENCE:
        view = captains[0].view()
        if view["outcome"]:
            return given
        asked = [captain for captain in captains if captain.seat in view["waiting"]]
        done = sum(
            captain.answer(view if captain is captains[0] else captain.view()) for captain in asked
        )
        given += done
        if done:
            last = time.monotonic()
        else:
            captains[0].person.page.wait_for_timeout(20)
    raise AssertionError(f"after {given} answers nobody is asked, and the game is not over")


# -- whole games -----------------------------------------------------------------------------------


def test_a_whole_solo_game_by_clicks(meet: Meet) -> None:
    """With a draft; the card of the next Monster Activation is always in sight."""
    ada = meet("Ada", "en", LAPTOP)
    open_quest(ada, "m", "11", GAME)
    captain = Captain(ada, 0)
    while not captain.view()["scene"].get("rows"):
        captain.answer(captain.view())
    expect(ada.page.locator(".group", has_text=ada.say("solo-next"))).to_be_visible()
    assert measure(ada.page).drawn >= 0.25
    assert play_out(captain) >= 60
    expect(ada.page.locator("section.end")).to_be_visible()
    see_the_end(ada)
    look(ada, "laptop-1-end", PICTURES)


def test_two_browsers_play_a_whole_game_one_of_them_a_phone(meet: Meet) -> None:
    """One at a laptop and in Spanish, who opens the table; one with a phone held upright and in
    English, who comes by link. A bot decides for the monsters."""
    ada = meet("Ada", "es", LAPTOP)
    bea = meet("Bea", "en", PHONE, hands="touch", device_scale_factor=2)
    open_quest(ada, "mf", "7", GAME, heroes="ready", basic=True)
    invite(ada, bea)
    captains = [Captain(ada, 0), Captain(bea, 1)]
    for captain in captains:
        table = captain.person.table
        table.post("duty", {"duty": "monsters", "by": "bot"}, captain.seat)
    assert play_out(*captains) >= 80
    for person, size in ((ada, "laptop"), (bea, "phone")):
        expect(person.page.locator("section.end")).to_be_visible()
        see_the_end(person)
        look(person, f"{size}-2-end", PICTURES)


# -- the screen ------------------------------------------------------------------------------------


def at_monsters(house: House, **more: str) -> Table:
    """A table of two where the first tiles are laid and somebody acts."""
    people = [{"kind": "human", "mine": True, "name": name} for name in ("Ada", "Bea")]
    wish = {
        "game": GAME, "seats": people, "practice": True, "seed": "7",
        "options": {"heroes": "ready", **more},
    }  # fmt: skip
    table = Table(house, house.post("/api/tables", wish))
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for seat in table.tokens:
            view = table.view(seat)
            if not view["choices"]:
                continue
            choice = view["choices"][0]
            monsters = [
                one for one in view["scene"]["boards"][0].get("pieces", ()) if one.get("acts")
            ]
            if monsters and choice["ask"] == "act" and seat == 0:
                return table
            keys = {one["text"]["id"]: one["key"] for one in choice["options"]}
            first = choice["options"][0]["key"]
            wanted = ("option-open-tile", "option-go-open-tile", "option-open", "option-go")
            key = next((keys[name] for name in wanted if name in keys), first)
            table.try_answer(seat, key, view)
    raise AssertionError("no monster came")


def at_a_door(house: House) -> tuple[Table, str]:
    """A solo table at its first door, and the square behind it: each tile that may lie there is an
    answer."""
    wish = {
        "game": GAME, "seats": [{"kind": "human", "mine": True, "name": "Ada"}], "practice": True,
        "seed": "7", "options": {"heroes": "ready"},
    }  # fmt: skip
    table = Table(house, house.post("/api/tables", wish))
    for _ in range(100):
        view = table.until(lambda now: bool(now["choices"]), 0)
        options = view["choices"][0]["options"]
        squares = [one["at"][0] for one in options if one["text"]["id"].endswith("open-tile")]
        if squares:
            return table, Counter(squares).most_common(1)[0][0]
        table.try_answer(0, options[0]["key"], view)
    raise AssertionError("no door came")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_monster_says_what_it_would_do_and_the_board_has_its_room(
    meet: Meet, house: House, lang: str
) -> None:
    table = at_monsters(house)
    ada = meet("Ada", lang, LAPTOP, holds=(table, (0,)))
    ada.title = GAME
    ada.sit_at(table)
    expect(ada.page.locator(".slip.asked")).to_be_visible()
    assert measure(ada.page).drawn >= 0.34
    # Four heroes, each with its name.
    heroes = ada.page.locator(".group").first.locator(".member .name")
    expect(heroes).to_have_count(4)
    scene = table.view(0)["scene"]
    monster = next(one for one in scene["boards"][0]["pieces"] if one.get("acts"))
    group = next(
        one
        for one in scene["groups"]
        if any(monster["id"] in m.get("lights", ()) for m in one["members"])
    )
    member = next(m for m in group["members"] if monster["id"] in m["lights"])
    ada.press(ada.page.locator(f'.group [data-id="{member["id"]}"]'))
    ada.see("foresee-ready" if not monster.get("dim") else "foresee-exhausted")
    ada.check_words()
    # The market lies over the board when it is opened, and goes away again.
    ada.page.keyboard.press("Escape")
    ada.press(ada.button("upgrades"))
    expect(ada.page.locator("section.stage li")).to_have_count(5)
    ada.check_words()


@pytest.mark.parametrize(
    ("lang", "size"), [("en", LAPTOP), ("es", LAPTOP), ("en", PHONE), ("es", PHONE)]
)
def test_together_the_common_score_and_the_cards_are_in_sight(
    meet: Meet, house: House, lang: str, size: tuple[int, int]
) -> None:
    """One person with both Alliances: no curtain between them, the score and the goal in the row
    of the table, and a card for each player with who follows it."""
    table = at_monsters(house, together="usual")
    hands = "touch" if size == PHONE else "mouse"
    ada = meet("Ada", lang, size, hands=hands, holds=(table, (0, 1)))
    ada.title = GAME
    ada.sit_at(table)
    expect(ada.page.locator(".curtain")).to_have_count(0)
    scene = table.view(0)["scene"]
    row = next(one for one in scene["rows"] if one["id"] == "common")
    expect(ada.page.get_by_text(row["chips"][0]["note"], exact=True).first).to_be_visible()
    name = "phone" if size == PHONE else "laptop"
    look(ada, f"{name}-2-together-{lang}", PICTURES)
    cards = ada.page.locator(".group", has_text=ada.say("solo-next-all"))
    if size == LAPTOP:
        expect(cards).to_be_visible()
    ada.check_words()


ROOM_FOR_WORDS = """(options) => options.map((option) => {
  const box = option.getBoundingClientRect();
  const words = option.querySelector(".words").getBoundingClientRect();
  return words.top >= box.top && words.bottom <= box.bottom;
})"""


@pytest.mark.parametrize("size", [ACROSS, PHONE, LAPTOP])
def test_where_one_tap_means_several_answers_each_has_room_for_its_words(
    meet: Meet, house: House, size: tuple[int, int]
) -> None:
    """The list scrolls; the squares that its words name have their letters and numbers."""
    table, square = at_a_door(house)
    hands = "mouse" if size == LAPTOP else "touch"
    ada = meet("Ada", "es", size, hands=hands, holds=(table, (0,)))
    ada.title = GAME
    ada.sit_at(table)
    expect(ada.page.locator(".slip.asked")).to_be_visible()
    expect(ada.page.locator("svg.ground > text")).to_have_text([*"ABCDEFGHI", *"123456789"])
    assert touch(ada, square)
    options = ada.page.locator('[role="dialog"] .option')
    expect(options.nth(3)).to_be_visible()
    assert all(options.evaluate_all(ROOM_FOR_WORDS))
    ada.press(options.last)
    expect(options.last).to_have_class(re.compile("armed"))
    assert all(options.evaluate_all(ROOM_FOR_WORDS))


GHOST = "#board .ghost"
COVERS = """(menu) => {
  const board = document.querySelector("#board").getBoundingClientRect();
  const box = menu.getBoundingClientRect();
  return box.left < board.right - 1 && box.right > board.left + 1 && box.top < board.bottom - 1 && box.bottom > board.top + 1;
}"""  # noqa: E501
"""Whether something lies over the board."""
SEEN_WHOLE = """(ghost) => {
  const board = document.querySelector("#board").getBoundingClientRect();
  const box = ghost.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x > board.left && x < board.right && y > board.top && y < board.bottom;
}"""
"""Whether the middle of a room that is shown is on the screen."""


@pytest.mark.parametrize("size", [ACROSS, PHONE, LAPTOP])
def test_a_tile_is_seen_on_the_board_before_it_is_chosen(
    meet: Meet, house: House, size: tuple[int, int]
) -> None:
    """A tap on the place behind the door shows the first of the tiles where it would lie, with its
    walls, doors, monsters and threats; a tap on a picture another one; a second tap lays it. The
    pictures do not lie over the board."""
    table, square = at_a_door(house)
    hands = "mouse" if size == LAPTOP else "touch"
    ada = meet("Ada", "es", size, hands=hands, holds=(table, (0,)))
    ada.title = GAME
    ada.sit_at(table)
    expect(ada.page.locator(".slip.asked")).to_be_visible()
    assert touch(ada, square)
    menu, ghost = ada.page.get_by_role("dialog"), ada.page.locator(GHOST)
    options = table.view(0)["choices"][0]["options"]
    tiles = [one for one in options if one.get("at") == [square]]
    assert all(one["ghost"] and one["diagram"] for one in tiles)
    for number, tile in enumerate(tiles):
        if number:
            ada.press(menu.locator(".option").nth(number))
        expect(ghost).to_have_attribute("data-key", tile["key"])
        marks = tile["diagram"]["marks"]
        expect(ghost.locator(".thing.kind-hit")).to_have_count(
            sum(one["kind"] == "hit" for one in marks)
        )
        expect(ghost.locator(".thing.kind-marked")).to_have_count(
            sum(one["kind"] == "marked" for one in marks)
        )
        expect(ghost.locator(".leaf").first).to_be_attached(
            attached=any(one["kind"] in ("door", "locked") for one in marks)
        )
        ada.page.locator(".world").evaluate(AT_REST)
        assert ghost.evaluate(SEEN_WHOLE)
        assert not menu.evaluate(COVERS)
    look(ada, f"{size[0]}-1-ghost", PICTURES)
    ada.press(menu.locator(".option").nth(len(tiles) - 1))
    expect(ghost).to_have_count(0)
    table.until(lambda now: len(now["log"]) > 0, 0)


def test_a_mouse_over_a_door_shows_what_may_lie_behind_it(meet: Meet, house: House) -> None:
    table, square = at_a_door(house)
    ada = meet("Ada", "en", LAPTOP, holds=(table, (0,)))
    ada.title = GAME
    ada.sit_at(table)
    expect(ada.page.locator(".slip.asked")).to_be_visible()
    place = ada.page.evaluate(PLACE, square)
    ada.page.mouse.move(*place)
    expect(ada.page.locator(GHOST)).to_be_visible()
    ada.page.mouse.move(place[0], place[1] - 400)
    expect(ada.page.locator(GHOST)).to_have_count(0)


IN_SIGHT = """(cards) => {
  const within = (card) => {
    const box = card.getBoundingClientRect();
    const words = card.querySelector("h3").getBoundingClientRect();
    const size = parseFloat(getComputedStyle(card.querySelector("h3")).fontSize);
    return box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight && size >= 14
      && words.width <= box.width && words.bottom <= box.bottom;
  };
  return cards.map(within);
}"""
"""Whether each card is on the screen with its whole name, in letters that can be read."""


@pytest.mark.parametrize("size", [ACROSS, PHONE, LAPTOP, (1440, 900), (1920, 1080)])
def test_the_whole_hand_is_in_sight_and_the_board_stays_large(
    meet: Meet, house: House, size: tuple[int, int]
) -> None:
    table = at_monsters(house)
    hands = "touch" if size in (ACROSS, PHONE) else "mouse"
    ada = meet("Ada", "es", size, hands=hands, holds=(table, (0,)))
    ada.title = GAME
    ada.sit_at(table)
    expect(ada.page.locator(".slip.asked")).to_be_visible()
    cards = ada.page.locator("#hand .zone.hand .touch")
    hand = next(one for one in table.view(0)["scene"]["zones"] if one["id"] == "hand0")
    expect(cards).to_have_count(hand["count"])
    assert hand["count"] >= 6
    hidden = cards.evaluate_all(IN_SIGHT).count(False)
    if size in (ACROSS, PHONE):  # the others slide in, and how many they are is said
        assert len(hand["cards"]) - hidden >= 3
        assert not hidden or ada.page.locator(".near .cue").count() == 1
    else:
        assert hidden == 0
    assert measure(ada.page).drawn >= 0.34


@pytest.mark.parametrize("size", [ACROSS, PHONE])
def test_alone_on_a_phone_the_next_card_is_a_tap_away(
    meet: Meet, house: House, size: tuple[int, int]
) -> None:
    """It is named beside the seat; a tap shows what it would do, among the seats."""
    table, _ = at_a_door(house)
    ada = meet("Ada", "es", size, hands="touch", holds=(table, (0,)))
    ada.title = GAME
    ada.sit_at(table)
    strip = ada.page.locator("button.strip")
    expect(strip).to_contain_text(ada.say("solo-next"))
    ada.press(strip)
    card = ada.page.locator(".drawer .group", has_text=ada.say("solo-next"))
    expect(card.locator(".notes").first).to_be_visible()
    tab = ada.page.get_by_role("tab", name=ada.say("tab-seats"), exact=True)
    expect(tab).to_have_attribute("aria-selected", "true")
    ada.check_words()


def test_the_market_says_what_is_out_of_reach_so_that_it_can_be_read(
    meet: Meet, house: House
) -> None:
    """A price that is too high is red; what the card does stands in full strength, and whole."""
    table, _ = at_a_door(house)
    ada = meet("Ada", "en", LAPTOP, holds=(table, (0,)))
    ada.title = GAME
    ada.sit_at(table)
    ada.press(ada.button("upgrades"))
    dear = ada.page.locator("section.stage li.dim")
    expect(dear).to_have_count(5)
    assert (
        dear.evaluate_all("(all) => all.map((one) => getComputedStyle(one).opacity)") == ["1"] * 5
    )
    expect(dear.locator(".price.danger")).to_have_count(5)
    inside = ada.page.locator("section.stage .inside")
    assert inside.evaluate("(one) => one.scrollHeight <= one.clientHeight")


def test_a_wide_screen_shows_both_alliances_whole(meet: Meet, house: House) -> None:
    """Seats, heroes with their cards, and monsters, without scrolling; four heroes two by two."""
    table = at_monsters(house)
    ada = meet("Ada", "es", (1920, 1080), holds=(table, (0, 1)))
    ada.title = GAME
    ada.sit_at(table)
    expect(ada.page.locator(".slip.asked")).to_be_visible()
    column = ada.page.locator("aside.seats")
    alliances = column.locator(".group:has(.members > :nth-child(4))")
    expect(alliances).to_have_count(2)
    assert column.evaluate("(one) => one.scrollHeight <= one.clientHeight")
    for group in alliances.all():
        rows = group.locator(".members > div").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().top)"
        )
        assert rows[0] == rows[1] < rows[2] == rows[3]


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
def test_settings_that_do_not_go_together_are_refused(meet: Meet, lang: str) -> None:
    ada = meet("Ada", lang, LAPTOP)
    ada.title = GAME
    ada.forgiven = "Failed to load resource"
    ada.visit(f"#/new/{GAME}")
    fill_in(ada, "mm", "", versus=True, together="usual")
    ada.press(ada.button("start"))
    reason = ada.say("refusal-together-versus")
    expect(ada.page.locator(".problem")).to_contain_text(reason, ignore_case=True)
    ada.check_words()
