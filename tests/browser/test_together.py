"""Several at once on the screen: all seats of one person without a curtain, two browsers that
decide in secret, the decision of a party, and the ruler of the rules."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from grimorio.core import registry
from tests.bazaar import install, title
from tests.bazaar.fairs import all_choose
from tests.browser.conftest import Meet
from tests.browser.house import House
from tests.browser.people import Person
from tests.table.house import Table, options

pytestmark = pytest.mark.browser
LAPTOP, PHONE = (1366, 768), (390, 844)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words of the title are known here too."""
    monkeypatch.setattr(registry, "_titles", {**registry._titles, title.name: title})


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that also has the bazaar."""
    folder = tmp_path_factory.mktemp("bazaar")
    with House(folder / "tables.db", path=install(folder / "games")) as found:
        yield found


def sit(
    meet: Meet, table: Table, seats: list[int], lang: str = "en", size: tuple[int, int] = LAPTOP
) -> Person:
    hands = "touch" if size == PHONE else "mouse"
    person = meet("Ada", lang, size, hands=hands, holds=(table, seats))
    person.title = title.name
    person.forgiven = "404"  # a title of the tests has no icons of its own
    person.sit_at(table)
    return person


def own(person: Person, seat: int) -> Locator:
    """One of the seats of a person who has several."""
    return person.page.locator(f'.own[data-seat="{seat}"]')


def slip(person: Person) -> Locator:
    """What the seat in front is asked."""
    return person.page.locator(".slip")


def prompt(person: Person, table: Table, seat: int) -> str:
    asked = table.view(seat)["choices"][0]["prompt"]
    words = {
        name: person.say(arg["id"], **arg["args"]) if isinstance(arg, dict) else arg
        for name, arg in asked.get("args", {}).items()
    }
    return person.say(asked["id"], **words)


def told(table: Table) -> list[str]:
    return [line["kind"] for line in table.view()["log"]]


def answer_in_front(person: Person, table: Table, seat: int, key: str = "") -> None:
    """Answer for the seat in front, and wait until the table has it."""
    before = table.view(seat)
    shown = slip(person).locator(f'.option[data-key="{key}"]' if key else ".option")
    person.press(shown.first)
    table.until(lambda view: bool(view != before), seat)


def no_curtain(person: Person) -> None:
    expect(person.page.locator(".curtain")).to_have_count(0)


# -- one person, all seats ------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
def test_one_person_plays_all_seats_side_by_side(meet: Meet, house: House, lang: str) -> None:
    table = house.table("hhh", game="bazaar", **all_choose(3))
    ada = sit(meet, table, [0, 1, 2], lang)
    expect(ada.page.locator(".own")).to_have_count(3)
    expect(slip(ada)).to_contain_text(prompt(ada, table, 0))
    for seat in (1, 2):
        expect(own(ada, seat)).to_contain_text(prompt(ada, table, seat))
        expect(own(ada, seat).locator(".card")).to_have_count(4)
    no_curtain(ada)
    # Seat 2 first: its two secret answers, while the others keep their questions.
    for left in (4, 3):
        expect(own(ada, 2).locator(".card")).to_have_count(left)
        own(ada, 2).locator(".option").first.click()
    expect(own(ada, 2)).to_contain_text(ada.say("seat-answered"))
    expect(own(ada, 1).locator(".option").first).to_be_visible()
    expect(slip(ada)).to_contain_text(prompt(ada, table, 0))
    # It is taken back and given again, while the others decide.
    own(ada, 2).locator(".undo").click()
    table.until(lambda view: bool(view["choices"]), 2)
    expect(own(ada, 2)).to_contain_text(prompt(ada, table, 2))
    own(ada, 2).locator(".card.target").first.click()
    expect(own(ada, 2)).to_contain_text(ada.say("seat-answered"))
    ada.check_words()
    # The seat in front is done: the next one that is asked comes to the front by itself.
    for _ in range(2):
        answer_in_front(ada, table, 0)
    expect(own(ada, 1).locator(".who")).to_have_attribute("aria-pressed", "true")
    no_curtain(ada)
    finish_round(ada, table)


def finish_round(ada: Person, table: Table) -> None:
    """With the seat in front, until the party has taken its road: nothing is bought."""
    while "came" not in told(table):
        front = ada.page.locator('.own:has([aria-pressed="true"])').get_attribute("data-seat")
        seat = int(front or 0)
        if keys := options(table.view(seat)):
            answer_in_front(ada, table, seat, keys[-1])
        no_curtain(ada)
        ada.page.wait_for_timeout(50)
    expect(ada.page.locator(".own")).to_have_count(3)
    ada.check_words()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_on_a_phone_the_seats_are_tabs(meet: Meet, house: House, lang: str) -> None:
    table = house.table("hhh", game="bazaar", **all_choose(3))
    ada = sit(meet, table, [0, 1, 2], lang, PHONE)
    expect(own(ada, 1).locator(".badge")).to_be_visible()
    expect(own(ada, 1).locator(".rest")).to_be_hidden()
    ada.press(own(ada, 2).locator(".who"))
    expect(slip(ada)).to_contain_text(prompt(ada, table, 2))
    expect(ada.page.locator("#hand .zone.hand .touch")).to_have_count(4)
    no_curtain(ada)
    finish_round(ada, table)


def test_among_others_a_curtain_falls_between_two_own_seats(meet: Meet, house: House) -> None:
    table = house.table("hho", game="bazaar", **all_choose(3))
    ada = sit(meet, table, [0, 1])
    expect(ada.page.locator(".own")).to_have_count(0)
    for _ in range(2):
        answer_in_front(ada, table, 0)
    expect(ada.page.locator(".curtain")).to_be_visible()


# -- two browsers ---------------------------------------------------------------------------------


def test_two_browsers_decide_in_secret(meet: Meet, house: House) -> None:
    table = house.table("ho", game="bazaar", **all_choose(2))
    table.claim(1)
    ada = sit(meet, table, [0])
    bea = sit(meet, table, [1], "es", PHONE)
    before = bea.page.locator("body").inner_text()
    ada.press(slip(ada).locator(".option").first)
    table.until(lambda view: view["number"] == 1, 0)
    expect(slip(ada)).to_contain_text(prompt(ada, table, 0))
    assert bea.page.locator("body").inner_text() == before
    ada.press(slip(ada).locator(".option").first)
    expect(slip(ada)).to_contain_text(ada.say("seat-answered"))
    expect(slip(ada)).to_contain_text(ada.say("seat-asked"))
    for _ in range(2):
        answer_in_front(bea, table, 1)
    assert told(table).count("showed") == 2
    expect(slip(ada)).to_contain_text(prompt(ada, table, 0))
    expect(slip(bea)).to_contain_text(prompt(bea, table, 1))
    for person in (ada, bea):
        no_curtain(person)
        person.check_words()


# -- going back far -------------------------------------------------------------------------------

GOING = {"id": "c", "kind": "undo", "seat": 1, "name": "", "needed": [], "answered": []}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_screen_says_that_the_game_is_being_played_again(
    meet: Meet, house: House, lang: str
) -> None:
    """The server's own words reach the page, as if an undo far back were under way."""
    table = house.table("hb", game="bazaar")
    ada = meet("Ada", lang, LAPTOP, holds=(table, [0]))
    ada.title, ada.forgiven = title.name, "404"

    def pass_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(text: str | bytes) -> None:
            found = json.loads(text)
            for said in found if isinstance(found, list) else [found]:
                if said["type"] == "view":
                    said["view"]["consent"] = {**GOING, "going": True}
            line.send(json.dumps(found))

        server.on_message(hear)

    ada.page.route_web_socket("**/live", pass_on)
    ada.sit_at(table)
    name = ada.say("seat-number", n=2)
    expect(slip(ada).get_by_role("status")).to_have_text(ada.say("consent-going", name=name))
    expect(slip(ada).get_by_role("button", name=ada.say("yes"), exact=True)).to_have_count(0)


# -- the ruler ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_ruler_measures_as_the_rules_do(meet: Meet, house: House, lang: str) -> None:
    table = house.table("hb", game="bazaar")
    ada = sit(meet, table, [0], lang)
    ada.page.get_by_role("button", name=ada.say("ruler"), exact=True).click()
    board = table.view()["scene"]["boards"][0]
    camp = board["pieces"][0]["at"]
    ada.touch_cell(camp)
    ranges = house.get(f"{table.path}/ruler?board=land&cell={camp}")["ranges"]
    for cell, far in zip(board["cells"], ranges, strict=True):
        if 0 < far <= 2:
            expect(ada.page.locator(f'#board [data-range="{cell["id"]}"]')).to_have_text(str(far))
    ada.check_words()
