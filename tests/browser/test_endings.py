"""After the game: who won, was it honest, the record, replay, on from here, once more."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import grimorio
from tests.browser.conftest import Meet
from tests.browser.house import House
from tests.browser.people import Person, play
from tests.table.house import Table

pytestmark = pytest.mark.browser


def finished(house: House, seats: str = "hh") -> Table:
    table = house.table(seats, options={"rounds": 4})
    for seat in table.invitations:
        table.claim(seat, "Bruno")
    table.play()
    return table


def downloaded(person: Person, message: str) -> str:
    with person.page.expect_download() as download:
        person.press(person.button(message))
    return Path(download.value.path()).read_text(encoding="utf-8")


def test_the_key_is_verified_and_the_record_loads(meet: Meet, house: House) -> None:
    table = finished(house)
    ada = meet("Ada", "es", (1366, 768), holds=(table, [0]))
    ada.sit_at(table)
    ada.page.get_by_text(ada.say("chance")).click()
    ada.press(ada.button("verify"))
    check = house.get(f"{table.path}/check")
    draws = sum(len(stream["draws"]) for stream in check["streams"])
    assert draws > 0
    ada.see("verified-yes", draws=draws, entries=check["entries"], told=check["told"])
    expect(ada.page.locator(".verdict")).to_be_in_viewport(ratio=1)
    ada.check_words()

    game = grimorio.load(downloaded(ada, "record"))
    outcome = table.view()["outcome"]
    assert game.outcome is not None
    assert list(game.outcome.winners) == outcome["winners"]
    assert list(game.outcome.scores) == outcome["scores"]


@pytest.mark.parametrize("wrong", ["key", "draw", "story"])
def test_a_dishonest_table_is_found_out_by_the_browser(
    meet: Meet, house: House, wrong: str
) -> None:
    """It says so of another key, of one die that was turned, of a story that came out otherwise."""
    table = finished(house)
    check = house.get(f"{table.path}/check")
    draws = check["streams"][0]["draws"]
    entry = 0
    if wrong == "key":
        check["key"] = "00" * 16
    elif wrong == "draw":
        entry, at, among, which = draws[-1]
        draws[-1] = [entry, at, among, (which + 1) % among]
    else:
        entry = check["differs"] = 3
    ada = meet("Ada", "en", holds=(table, [0]))
    ada.page.route(f"**{table.path}/check", lambda route: route.fulfill(json=check))
    ada.sit_at(table)
    ada.page.get_by_text(ada.say("chance")).click()
    ada.press(ada.button("verify"))
    ada.see(f"verified-no-{wrong}", **({} if wrong == "key" else {"entry": entry}))


def test_a_saved_game_is_opened_again_in_the_lobby(
    meet: Meet, house: House, tmp_path: Path
) -> None:
    table = finished(house)
    file = tmp_path / "saved.json"
    file.write_text(json.dumps(house.get(f"{table.path}/record")))
    ada = meet()
    ada.visit()
    ada.page.locator("input[type=file]").set_input_files(file)
    expect(ada.page.locator("section.end")).to_be_visible()
    assert ada.table.id != table.id
    assert ada.table.view()["outcome"] == table.view()["outcome"]


def test_replay_scrubs_and_goes_on_from_a_moment(meet: Meet, house: House) -> None:
    table = finished(house)
    last = table.info()["number"]
    ada = meet(holds=(table, [0]))
    page = ada.page
    ada.sit_at(table)
    ada.press(ada.link("replay"))
    ada.press(ada.button("tab-log"))
    moment, shown = page.get_by_label(ada.say("replay-moment")), page.locator("output")

    def at(number: int) -> None:
        expect(shown).to_have_text(f"{number}/{last}")
        lines = len(table.view(0, at=number)["log"])
        expect(page.locator("ol.log .n")).to_have_count(lines)

    at(0)
    moment.fill(str(last // 2))
    at(last // 2)
    ada.press(ada.button("replay-next"))
    at(last // 2 + 1)
    moment.focus()
    page.keyboard.press("ArrowLeft")
    at(last // 2)
    ada.press(ada.button("replay-last"))
    at(last)
    ada.press(ada.button("replay-play"))
    expect(ada.button("replay-pause")).to_be_visible()
    expect(shown).to_have_text(f"2/{last}")
    ada.press(ada.button("replay-pause"))
    ada.press(ada.button("replay-first"))
    at(0)
    ada.check_words()

    # Once the game is over it can be seen with the eyes of any seat.
    zone = next(z for z in table.view(1, at=0)["scene"]["zones"] if z.get("owner") == 1)
    page.get_by_label(ada.say("replay-eyes")).select_option("1")
    expect(page.locator("#hand .zone.hand h3")).to_have_count(len(zone["cards"]))
    expect(page.locator("#hand .zone.hand h2")).to_contain_text(
        ada.say("hand", seat=ada.say("seat-number", n=2))
    )

    link = ada.copied(ada.button("moment-link"))
    page.goto("about:blank")
    page.goto(link)
    ada.press(ada.button("tab-log"))
    at(0)
    ada.press(ada.button("fork"))
    expect(page).not_to_have_url(re.compile(table.id))
    ada.wait_asked()
    assert ada.table.info()["origin"] == "fork"
    play(ada, answers=2)


def test_a_rematch_brings_both_browsers_to_a_new_table(meet: Meet, house: House) -> None:
    table = finished(house, "ho")
    ada, bruno = meet(holds=(table, [0])), meet("Bruno", "es", holds=(table, [1]))
    for person in (ada, bruno):
        person.sit_at(table)
    ada.press(ada.button("rematch"))
    expect(ada.page).not_to_have_url(re.compile(table.id))
    bruno.press(bruno.button("rematch-join"))
    expect(bruno.page.locator("section.end")).to_have_count(0)
    assert ada.table.id == bruno.table.id
    assert play(ada, bruno, answers=4) == 4
