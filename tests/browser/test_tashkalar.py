"""A whole duel of Tash-Kalar by clicks and touches alone, and its screen as players see it."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from grimorio.bots import Thinker
from grimorio.core import Ask, Game, Value
from grimorio.texts import LANGUAGES
from tests.browser.conftest import Meet
from tests.browser.house import House
from tests.browser.people import Person, play
from tests.browser.scripts import Scripted, find, follow
from tests.browser.test_games import see_the_end
from tests.browser.test_screens import SIZES, take_pictures
from tests.table.house import Table

pytestmark = pytest.mark.browser


def open_duel(person: Person, seed: str) -> None:
    """Against a bot; a practice game, the same every time."""
    person.title = "tashkalar"
    person.visit("#/new/tashkalar")
    rows = person.page.locator("fieldset li")
    expect(rows).to_have_count(2)
    person.write(rows.first.locator("input.name"), person.name)
    person.page.locator("details summary").click()
    person.page.get_by_label(person.say("practice-use")).check()
    person.write(person.page.get_by_label(person.say("seed"), exact=True), seed)
    person.press(person.button("start"))
    expect(person.page.locator("#board")).to_be_visible()


def hasten(person: Person) -> None:
    """Somebody in a hurry: discards a being a turn, summons what can be summoned, places what must
    be placed, and asks nothing of an effect."""
    seen, page = person.seen(), person.page
    if seen["menu"]:
        options = page.locator('[role="dialog"] .option')
        armed = page.locator('[role="dialog"] .option.armed')
        person.press((armed if armed.count() else options).first)
    elif seen["armed"]:
        person.press(page.locator(".slip .option.armed").first)
    elif "pass" in seen["keys"]:
        person.press(page.locator('.slip .option[data-key="pass"]'))
    elif page.locator("#hand .chip.target").count():
        person.press(page.locator("#hand .chip.target").first)
    elif seen["cards"]:
        person.press(page.locator("#hand .touch.target").first)
    elif seen["places"]:
        person.touch_cell(person.chance.choice(seen["places"]))
    else:
        person.press(page.locator(".slip .option").first)


@pytest.mark.parametrize("hands", ["mouse", "touch"])
def test_a_whole_duel_against_a_bot(meet: Meet, hands: str) -> None:
    size, lang = ((390, 844), "es") if hands == "touch" else ((1440, 900), "en")
    ada = meet("Ada", lang, size, hands=hands)
    open_duel(ada, "sand")
    assert play(ada, answers=12, answer=hasten) == 12
    ada.check_words()
    assert ada.page.locator("#board [data-kind=cell]").count() == 69
    step_through_the_last_turn(ada, "keys" if hands == "mouse" else "touch")
    assert play(ada, answers=900, answer=hasten) > 30
    see_the_end(ada)
    if hands == "mouse":
        see_a_piece_glide(ada)


def step_through_the_last_turn(person: Person, hands: str) -> None:
    """What the rival did, line by line, and back to now; and the game goes on."""
    while (seen := person.seen())["menu"] or seen["armed"]:
        hasten(person)
    person.wait_asked()
    page, view = person.page, person.table.view(0)
    story = person.house.get(f"{person.table.path}/story", token=person.table.tokens[0])
    theirs = [entry for entry in story["entries"] if entry["seat"] == 1 and entry["lines"]][-1]
    if hands == "keys":
        page.keyboard.press("v")
    else:
        person.press(person.link("last-turn"))
    bar = page.get_by_role("region", name=person.say("last-turn"), exact=True)
    told = bar.locator(".told")
    expect(told).to_have_text(person.say("turn-before"))
    steps = int(bar.locator("output").inner_text().split("/")[1])
    assert steps > 0
    for step in range(1, steps + 1):
        if hands == "keys":
            page.keyboard.press(".")
        else:
            person.press(person.button("replay-next"))
        expect(bar.locator("output")).to_have_text(f"{step}/{steps}")
        expect(told).not_to_have_text(person.say("turn-before"))
    past = person.table.view(0, at=theirs["number"])
    expect(page.locator("#board [data-kind=piece][data-id]")).to_have_count(
        len(past["scene"]["boards"][0]["pieces"])
    )
    if hands == "keys":
        page.keyboard.press("Escape")
    else:
        person.press(person.link("turn-now"))
    expect(page.locator(".slip")).to_be_visible()
    assert person.table.view(0)["number"] == view["number"], "it was only looked at"


def see_a_piece_glide(person: Person) -> None:
    """A piece that moved is the same one on the screen, before and after."""
    table, page = person.table, person.page
    story = person.house.get(f"{table.path}/story", token=table.tokens[0])
    moves = [
        (entry["number"], line["text"]["args"])
        for entry in story["entries"]
        for line in entry["lines"]
        if line["kind"] in ("moved", "leapt") and len(entry["lines"]) < 4
    ]
    number, args = moves[-1]
    person.visit(f"#/t/{table.id}/at/{number - 1}")
    piece = page.locator(f'#board [data-id="{args["piece"]}"]')
    expect(page.locator("output")).to_contain_text(f"{number - 1}/")
    piece.evaluate("element => { element.dataset.known = 'yes'; }")
    person.press(person.button("replay-next"))
    moved = page.locator(f'#board [data-id="{args["became"]}"]')
    expect(moved).to_have_attribute("data-known", "yes")
    expect(piece).to_have_count(0)


# -- a summoning ----------------------------------------------------------------------------------


def acts(ask: Ask[Value], word: str) -> list[tuple[int, ...]]:
    """What may be done of that kind, in numbers."""
    return [
        tuple(part for part in one if isinstance(part, int))
        for one in ask.options
        if isinstance(one, tuple) and one[0] == word
    ]


def crowd(thinker: Thinker, dice: Random) -> Value:
    """Pieces in the middle of the board, where figures come of themselves."""
    ask = thinker.ask
    middle = [("place", at) for (at,) in acts(ask, "place") if 3 <= at % 13 <= 5]
    return dice.choice(middle) if middle else ask.options[-1]


def can_summon(game: Game[Any]) -> bool:
    """The first seat has one card that can be summoned, in one way, on an empty square."""
    if not game.pending or game.state.turns < 7:
        return False
    ask = game.pending[0]
    summons = acts(ask, "summon")
    return ask.seat == 0 and len(summons) == 1 and (summons[0][1],) in acts(ask, "place")


@cache
def ready() -> tuple[int, list[Scripted]]:
    return find("tashkalar", 2, can_summon, crowd)


@pytest.mark.parametrize("size", SIZES)
def test_a_summoning_is_seen_on_the_board_before_it_is_done(
    meet: Meet, house: House, size: str
) -> None:
    seed, script = ready()
    seats = [{"kind": "human", "mine": True, "name": name} for name in ("Ada", "Bruno")]
    wish = {"game": "tashkalar", "seats": seats, "practice": True, "seed": seed}
    table = Table(house, house.post("/api/tables", wish))
    follow(table, script)
    hands = "touch" if size == "phone" else "mouse"
    people = [meet("Ada", lang, SIZES[size], hands=hands, holds=(table, [0])) for lang in LANGUAGES]
    for ada in people:
        ada.title = "tashkalar"
        ada.sit_at(table)
        take_pictures(ada, "duel", size)
    ada = people[0]
    (summon,) = [
        option
        for option in table.view(0)["choices"][0]["options"]
        if option["key"].startswith("summon ")
    ]
    number, page = table.view(0)["number"], ada.page
    card = page.locator(f'#hand [data-id="{summon["at"][0]}"]')
    if hands == "mouse":
        card.hover()
        expect(page.locator(".lights .area.gold")).to_have_count(1)
    ada.press(card)
    expect(page.locator(".lights .lit")).to_have_count(len(summon["path"]))
    expect(page.locator(".preview")).to_contain_text(ada.say("shown-first"))
    take_pictures(ada, "summoning", size)
    assert table.view(0)["number"] == number, "it was only shown"
    ada.press(card)
    target = summon["path"][-1]
    piece = page.locator(f'#board [data-id="p0-{target[1:]}"]')
    expect(piece).to_be_visible()
    assert table.view(0)["number"] > number


def test_four_seats_have_room_beside_the_board(meet: Meet, house: House) -> None:
    seats = [{"kind": "human", "mine": True} for _ in range(4)]
    table = Table(house, house.post("/api/tables", {"game": "tashkalar", "seats": seats}))
    ada = meet("Ada", holds=(table, [0]))
    ada.sit_at(table)
    side = ada.page.locator("aside.seats")
    expect(side.locator(".zones button")).to_have_count(9)
    assert side.evaluate("element => element.scrollHeight - element.clientHeight") == 0


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1366, 768)])
def test_letters_and_numbers_along_the_rim_can_be_read(
    meet: Meet, house: House, size: tuple[int, int]
) -> None:
    """The log calls the squares by them."""
    seats = [{"kind": "human", "mine": True, "name": name} for name in ("Ada", "Bruno")]
    table = Table(house, house.post("/api/tables", {"game": "tashkalar", "seats": seats}))
    ada = meet("Ada", "en", size, holds=(table, [0]))
    ada.sit_at(table)
    for note in ada.page.locator("#board .note").all():
        assert round(note.evaluate("it => it.getBoundingClientRect().height"), 2) >= 14


def test_a_deck_is_looked_through_with_what_was_played_in_grey(meet: Meet, house: House) -> None:
    seed, script = ready()
    seats = [{"kind": "human", "mine": True, "name": name} for name in ("Ada", "Bruno")]
    wish = {"game": "tashkalar", "seats": seats, "practice": True, "seed": seed}
    table = Table(house, house.post("/api/tables", wish))
    follow(table, script)
    ada = meet("Ada", holds=(table, [0]))
    ada.title = "tashkalar"
    ada.sit_at(table)
    deck = next(zone for zone in table.view(0)["scene"]["zones"] if zone["id"] == "deck0")
    ada.press(ada.button("tab-piles"))
    ada.press(ada.page.locator('.piles [data-id="deck0"]'))
    cards = ada.page.get_by_role("dialog").locator(".card")
    expect(cards).to_have_count(18)
    grey = [card for card in deck["cards"] if card.get("dim")]
    assert len(grey) >= 3, "what is in the hand is out of the deck"
    expect(ada.page.get_by_role("dialog").locator(".card.dim")).to_have_count(len(grey))
    expect(ada.page.get_by_role("dialog").locator(".card svg[role=img]")).to_have_count(18)


def test_a_puzzle_opens_from_the_lobby(meet: Meet) -> None:
    ada = meet("Ada", "es")
    ada.title = "tashkalar"
    ada.visit()
    ada.press(ada.button("setting-puzzle-2"))
    expect(ada.page.locator("#board")).to_be_visible()
    view = ada.table.view(0)
    assert view["scene"]["headline"]["id"] == "headline-puzzle"
    assert [choice["ask"] for choice in view["choices"]] == ["act"]
    ada.check_words()
