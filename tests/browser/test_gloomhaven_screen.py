"""The screen of Gloomhaven: the room of the board, rough plans, and what a monster would do."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from grimorio.core import Game
from grimorio.core.scene import Text
from grimorio.games.gloomhaven import title
from grimorio.texts import texts_of
from tests.browser.conftest import Meet
from tests.browser.house import House
from tests.browser.measuring import measure
from tests.browser.mercenaries import look
from tests.browser.people import PATIENCE, Person
from tests.browser.pictures import SHOTS
from tests.browser.scripts import find, follow
from tests.browser.test_board_first import table_of
from tests.games.gloomhaven.golden import RECORDS, replay
from tests.table.house import Table, options

pytestmark = pytest.mark.browser
LAPTOP = (1366, 768)
PHONE = (390, 844)


def at_cards(house: House, seats: int = 2) -> Table:
    """A table where everybody chooses the cards of the first round."""
    people = [{"kind": "human", "mine": True, "name": name} for name in ("Ada", "Bea", "Carmen")]
    wish = {
        "game": "gloomhaven", "seats": people[:seats], "practice": True, "seed": "screen",
        "options": {"classes": "random"},
    }  # fmt: skip
    table = Table(house, house.post("/api/tables", wish))
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        views = {seat: table.view(seat) for seat in table.tokens}
        if all(
            view["choices"] and view["choices"][0]["ask"] == "declare" for view in views.values()
        ):
            return table
        for seat, view in views.items():
            if options(view) and view["choices"][0]["ask"] != "declare":
                table.try_answer(seat, options(view)[0], view)
    raise AssertionError("nobody came to choose cards")


SCROLLED_AWAY = """() => {
  const stuck = (overflow) => /hidden|clip/.test(overflow);
  return [...document.querySelectorAll("main *, main, .table, html, body")]
    .filter((box) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      return (stuck(overflowX) && box.scrollLeft) || (stuck(overflowY) && box.scrollTop);
    })
    .map((box) => box.className);
}"""
"""Boxes that were moved and that no player can move back."""


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_hand_lies_straight_after_the_battle_goals_are_chosen(
    meet: Meet, house: House, size: tuple[int, int]
) -> None:
    seats = [{"kind": "human", "mine": True, "name": name} for name in ("Ada", "Bea")]
    wish = {
        "game": "gloomhaven", "seats": seats, "practice": True, "seed": "screen",
        "options": {"classes": "random"},
    }  # fmt: skip
    table = Table(house, house.post("/api/tables", wish))
    ada = meet("Ada", size=size, holds=(table, (0, 1)))
    ada.title = "gloomhaven"
    ada.sit_at(table)
    asked = ""
    for _ in range(12):
        ada.wait_asked()
        asked = next(
            v["choices"][0]["ask"] for s in table.tokens if (v := table.view(s))["choices"]
        )
        assert ada.page.evaluate(SCROLLED_AWAY) == []
        if asked == "declare":
            break
        number = table.view(0)["number"]
        ada.answer_anyhow()
        ada.page.wait_for_timeout(50)
        end = time.monotonic() + PATIENCE
        while table.view(0)["number"] == number:
            assert time.monotonic() < end, "the answer did not come"
    assert asked == "declare"
    name = ada.page.locator("#hand .card h3").first.bounding_box()
    near = ada.page.locator(".near").bounding_box()
    assert name
    assert near
    assert name["y"] >= near["y"]


def sit(meet: Meet, table: Table, name: str, *seats: int, **more: object) -> Person:
    person = meet(name, holds=(table, seats), **{"size": LAPTOP, **more})
    person.title = "gloomhaven"
    person.sit_at(table)
    expect(person.page.locator("#hand .touch.target").first).to_be_visible()
    return person


@pytest.mark.parametrize("seats", [(0,), (0, 1)])
def test_on_a_laptop_the_board_is_large_and_the_monsters_are_in_sight(
    meet: Meet, house: House, seats: tuple[int, ...]
) -> None:
    """Also for one person with two seats; the monsters are in sight without scrolling."""
    ada = sit(meet, at_cards(house, 3), "Ada", *seats)
    expect(ada.page.locator(".group .member").first).to_be_in_viewport(ratio=1)
    assert measure(ada.page).drawn >= 0.25
    ada.check_words()


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_a_long_rest_shows_the_cards_it_may_lose(
    meet: Meet, house: House, size: tuple[int, int]
) -> None:
    seed, script = find("gloomhaven", 2, loses_by_rest)
    table = table_of(house, "gloomhaven", 2, seed, {})
    follow(table, script)
    seat = next(one for one in table.tokens if options(table.view(one)))
    ada = meet("Ada", "en", size, holds=(table, [0, 1]))
    ada.title = "gloomhaven"
    ada.sit_at(table)
    for option in table.view(seat)["choices"][0]["options"]:
        card = ada.page.locator(f'#hand [data-id="{option["at"][0]}"]')
        expect(card).to_be_visible()
        expect(card).to_be_in_viewport(ratio=0.9)


def loses_by_rest(game: Game[Any]) -> bool:
    ask = game.pending[0] if game.pending else None
    return ask is not None and ask.kind.name == "rest_lose" and len(ask.options) == 3


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_rough_plan_is_shown_to_the_others(meet: Meet, house: House, lang: str) -> None:
    table = at_cards(house)
    ada = sit(meet, table, "Ada", 0, lang=lang)
    bea = sit(meet, table, "Bea", 1, lang=lang)
    plan = ada.page.locator(".slip .plan")
    ada.press(plan.get_by_role("button", name=ada.say("sign-early"), exact=True))
    seen = bea.page.locator("section.seat", has_text="Ada").locator(".plan")
    expect(seen).to_contain_text(bea.say("sign-early"))
    # A place is marked with a tap on the board, and taken away again.
    monster = next(
        piece for piece in table.view(0)["scene"]["boards"][0]["pieces"] if piece.get("acts")
    )
    ada.press(plan.get_by_role("button", name=ada.say("plan-mark"), exact=True))
    ada.touch_cell(monster["at"])
    expect(bea.page.locator(".lights .area")).to_have_count(1)
    expect(seen).to_contain_text(re.compile(rf"{bea.say('sign-early')}.*\d"))
    ada.press(plan.get_by_role("button", name=ada.say("plan-unmark"), exact=True))
    expect(bea.page.locator(".lights .area")).to_have_count(0)
    ada.check_words()
    bea.check_words()


@pytest.mark.parametrize(("lang", "size"), [("en", LAPTOP), ("es", PHONE)])
def test_a_monster_that_is_tapped_tells_what_it_would_do(
    meet: Meet, house: House, lang: str, size: tuple[int, int]
) -> None:
    """Before cards are shown: with a plain move and attack. Its way is lit meanwhile."""
    table = at_cards(house)
    hands = "touch" if size == PHONE else "mouse"
    ada = sit(meet, table, "Ada", 0, lang=lang, size=size, hands=hands)
    monster = next(
        piece for piece in table.view(0)["scene"]["boards"][0]["pieces"] if piece.get("acts")
    )
    ada.touch_cell(monster["at"])
    told = ada.page.get_by_role("dialog")
    expect(told).to_contain_text(ada.say("foresee-plain"))
    expect(told).to_contain_text("GH-RUL-261")
    expect(ada.page.locator(".lights .area.danger")).to_have_count(1)
    ada.check_words()
    # Its card is held up, and put down again.
    ada.press(told.get_by_role("button", name=ada.say("its-card")))
    large = ada.page.locator("dialog[open] .card.large")
    expect(large).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    if told.count():
        ada.press(told.get_by_role("button", name=ada.say("close")))
    expect(ada.page.locator(".lights .area")).to_have_count(0)


def test_a_pair_of_cards_is_chosen_on_the_cards_alone(meet: Meet, house: House) -> None:
    """Nothing that lies before the player is listed as well; the second card has a number key."""
    ada = sit(meet, at_cards(house), "Ada", 0)
    cards = ada.page.locator("#hand .touch.target")
    count = cards.count()
    ada.press(cards.first)
    expect(ada.page.locator(".slip .tapped .step")).to_have_count(1)
    expect(ada.page.locator(".slip .option")).to_have_count(0)
    expect(ada.page.locator("#hand .touch.target kbd")).to_have_count(min(9, count - 1))
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("1")
    expect(ada.page.locator("#hand .touch.target")).to_have_count(0)


def test_a_scenario_says_what_it_is_about_before_it_is_chosen(meet: Meet) -> None:
    ada = meet("Ada", "es", LAPTOP)
    ada.title = "gloomhaven"
    ada.visit("#/new/gloomhaven")
    field = ada.page.get_by_label(ada.say("setting-scenario"))
    ada.choose(field, "4")
    expect(ada.page.locator(".about").nth(2)).to_contain_text("Mediano: 4 salas, unos 90 minutos.")
    ada.check_words()


@pytest.mark.rule("GH-ESCEN-10")
@pytest.mark.parametrize("size", [LAPTOP, PHONE])
@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    ("name", "reason"),
    [("the-overseer-dead-and-the-treasure-looted", "won"), ("the-escort-dead", "lost")],
)
def test_the_end_says_how_it_went_and_what_each_takes_home(
    meet: Meet, name: str, reason: str, lang: str, size: tuple[int, int]
) -> None:
    """The party as one, and then each: gold, experience, the battle goal."""
    ada = meet("Ada", lang, size)
    ada.visit()
    ada.page.locator("input[type=file]").set_input_files(RECORDS / f"{name}.json")
    end = ada.page.locator("section.end")
    expect(end).to_be_visible()
    words = texts_of(title, lang)
    expect(end.get_by_role("heading", level=2)).to_have_text(words.tell(f"ending-{reason}"))
    game = replay(name)
    assert game.outcome is not None
    places = end.locator(".places li")
    expect(places).to_have_count(2)
    expect(end.locator(".places .account")).to_have_count(4)
    shown = [place.locator(".account").all_inner_texts() for place in places.all()]
    told: list[list[str]] = [[], []]
    for event in game.events(0):
        line = title.rules.say(game.state, event)
        seat = line.args.get("account")
        if isinstance(seat, int):
            told[seat].append(words.say(Text(f"account-{event.kind.name}", line.args)))
    assert sorted(shown) == sorted(told)
    look(ada, f"end-{reason}-{size[0]}", SHOTS / "gloomhaven")
