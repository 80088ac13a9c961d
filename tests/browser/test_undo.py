"""Taking back: freely with a button, later when the other agrees."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import WebSocketRoute, expect

from grimorio.core.scene import Option
from tests.browser.conftest import Meet
from tests.browser.house import House, play_until
from tests.browser.mercenaries import take
from tests.browser.people import Person
from tests.browser.test_board_first import table_of
from tests.browser.test_dungeonquest import fighting_seed
from tests.table.house import Table, all_choose

pytestmark = pytest.mark.browser


def undo(person: Person) -> None:
    person.page.locator("button.undo").click()


def test_a_pick_is_taken_back_with_a_button(meet: Meet, house: House) -> None:
    table = house.table("hh", **all_choose(2))
    ada = meet(holds=(table, [0]))
    ada.sit_at(table)
    ada.wait_asked()
    expect(ada.page.locator("button.undo")).to_have_count(0)
    prompt = ada.page.locator(".slip .what").inner_text()
    ada.answer()
    expect(ada.page.locator("button.undo")).to_have_attribute("title", ada.say("undo-free"))
    undo(ada)
    ada.wait_asked()
    expect(ada.page.locator(".slip .what")).to_have_text(prompt)
    ada.page.keyboard.press("1")
    expect(ada.page.locator("button.undo")).to_be_visible()
    ada.page.keyboard.press("u")
    ada.wait_asked()
    assert table.view(0)["number"] == 4


def test_an_answer_is_taken_back_before_the_page_has_heard_of_it(meet: Meet, house: House) -> None:
    table = table_of(house, "dungeonalliance", 1, "sand", {"heroes": "random"})
    before = play_until(table, 0, "act")
    ada = meet(holds=(table, [0]))
    ada.title = "dungeonalliance"
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []
    holds = False

    def pass_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda said: held.append(said) if holds else line.send(said))
        lines.append(line)

    ada.page.route_web_socket("**/live", pass_on)
    ada.sit_at(table)
    ada.wait_asked()
    expect(ada.page.locator("button.undo")).to_have_attribute("title", ada.say("undo-free"))
    holds = True
    found = msgspec.convert(before["choices"][0]["options"], list[Option])
    take(ada, next(one for one in found if one.text.id == "option-go"))
    table.until(lambda now: bool(now["number"] > before["number"]), 0)
    ada.page.keyboard.press("u")
    ada.page.wait_for_timeout(200)
    holds = False
    for said in held:
        lines[-1].send(said)
    now = table.until(lambda now: bool(now["number"] > before["number"] + 1), 0)
    assert now["scene"] == before["scene"]
    assert now["choices"] == before["choices"]


def test_beyond_the_barrier_the_other_browser_is_asked(meet: Meet, house: House) -> None:
    table = house.table("ho", options={"rounds": 12}, **all_choose(2))
    bruno_link = f"#/t/{table.id}/{table.invitations[1]}"
    ada, bruno = meet(holds=(table, [0])), meet("Bruno", "es")
    ada.sit_at(table)
    bruno.visit()
    bruno.page.get_by_label(bruno.say("join-here")).fill(f"{house.address}/{bruno_link}")
    bruno.press(bruno.button("join-go"))
    bruno.take_seat(bruno.page.url)
    table.tokens |= bruno.table.tokens

    play_until(table, 0, "walk")
    assert table.view(0)["can_undo"] == "consent"
    number = table.info()["number"]
    entries = bruno.house.get(f"{table.path}/story", table.tokens[1])["entries"]
    mine = max(one["number"] for one in entries if one["seat"] == 0)
    lines = [line["text"] for one in entries if one["number"] >= mine for line in one["lines"]]
    for answer in ("no", "yes"):
        ada.wait_asked()
        expect(ada.page.locator("button.undo")).to_have_attribute("title", ada.say("undo-consent"))
        undo(ada)
        ada.see("undo-asked")
        name = table.info()["seats"][0]["name"] or bruno.say("seat-number", n=1)
        bruno.see("consent-undo", name=name)
        step = bruno.page.locator(".consent .step")
        # What was done is said as the log tells it, and how much came of it.
        said = bruno.say("consent-steps", line="|", more=len(lines) - 1)
        for part in said.split("|"):
            expect(step).to_contain_text(part.strip())
        bruno.check_words()
        bruno.press(bruno.button(answer))
        expect(bruno.button("yes")).to_have_count(0)
        if answer == "no":
            ada.see("undo-refused")
            assert table.info()["number"] == number
    table.until(lambda view: view["number"] > number)
    ada.wait_asked()
    expect(ada.page.locator(".slip .what")).to_contain_text(ada.say("ask-pick"))


WHOLE = """() => {
  const seen = (part) => {
    const { x, y, right, bottom } = part.getBoundingClientRect();
    const within = x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight;
    return within && part.contains(document.elementFromPoint((x + right) / 2, (y + bottom) / 2));
  };
  return [...document.querySelectorAll(".consent > *")].every(seen);
}"""
LONG = "Bartolomea Baltasara de Oscura"
"""As long as a name may be."""


@pytest.mark.parametrize(
    ("lang", "window"),
    [
        ("en", (1366, 768)), ("es", (1366, 768)), ("es", (1024, 768)), ("es", (390, 844)),
        ("es", (844, 390)),
    ],
)  # fmt: skip
def test_whether_something_is_taken_back_is_asked_where_it_is_seen_whole(
    meet: Meet, house: House, lang: str, window: tuple[int, int]
) -> None:
    """In the middle of a fight, beside another question, with the longest name there can be."""
    seats = [{"kind": "human", "mine": True, "name": "Ada"}, {"kind": "human"}]
    wish = {"game": "dungeonquest", "seats": seats, "practice": True, "seed": fighting_seed()}
    table = Table(house, house.post("/api/tables", wish))
    bruno = meet(LONG, lang)
    bruno.title = "dungeonquest"
    bruno.take_seat(f"{house.address}/#/t/{table.id}/{table.invitations[1]}")
    table.tokens |= bruno.table.tokens
    play_until(table, 0, "attack", 3)
    ada = meet(
        "Ada", lang, window, hands="touch" if min(window) < 700 else "mouse", holds=(table, [0])
    )
    ada.title = "dungeonquest"
    ada.sit_at(table)
    ada.wait_asked()
    undo(bruno)
    ada.see("consent-undo", name=LONG)
    ada.wait_until(f"({WHOLE})()")


def test_alone_with_bots_the_undo_that_marks_the_game_is_asked_for_twice(
    meet: Meet, house: House
) -> None:
    table = house.table("hb", options={"rounds": 12})
    ada = meet("Ada", "es", holds=(table, [0]))
    play_until(table, 0, "walk")
    assert table.view(0)["can_undo"] == "consent"
    ada.sit_at(table)
    ada.wait_asked()
    number = table.info()["number"]
    expect(ada.page.locator("button.undo")).to_have_attribute("title", ada.say("undo-marks"))
    undo(ada)
    ada.see("undo-warning")
    assert table.info()["number"] == number
    assert table.info()["rewinds"] == 0
    undo(ada)
    expect(ada.page.get_by_text(ada.say("mark-rewinds", count=1))).to_be_visible()
    expect(ada.page.get_by_text(ada.say("undo-warning"))).to_have_count(0)
    ada.check_words()
    assert table.info()["rewinds"] == 1
    assert "table-rewind" in [line["kind"] for line in table.view()["log"]]
