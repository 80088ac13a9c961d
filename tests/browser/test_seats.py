"""Somebody is away: the seat can be asked for, and who comes back is told what happened."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.house import House, play_until
from tests.browser.overheard import cards_told
from tests.browser.people import Person, play
from tests.table.house import QUICK, Table, all_choose, wait_for

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where a moment away is a long absence, and nothing waits for a notice to end."""
    settings = (*QUICK, "takeover_days=1e-7", "takeover_notice=0")
    with House(tmp_path_factory.mktemp("seats") / "tables.db", settings=settings) as found:
        yield found


def with_bruno(house: House, seats: str = "hoo") -> Table:
    """Ada's table, at which Bruno took a seat and went away, and Cleo took another."""
    chosen = all_choose(len(seats))
    table = house.table(seats, options={"rounds": 12}, absent_after=0, **chosen)
    for seat, name in ((1, "Bruno"), (2, "Cleo")):
        if seat < len(seats):
            table.claim(seat, name)
    return table


def asks_for_the_seat(carla: Person, table: Table) -> None:
    """Carla watches, and asks to play for Bruno."""
    carla.sit_at(table)
    carla.see("spectator")
    carla.press(carla.button("takeover-person", name="Bruno"))
    carla.see("takeover-text-person", name="Bruno")
    carla.write(carla.page.get_by_label(carla.say("your-name")), "Carla")
    carla.press(carla.button("takeover-ask-person"))
    carla.see("takeover-asked", name="Bruno")
    carla.check_words()


def agrees(person: Person) -> None:
    person.see("consent-person", who="Carla", name="Bruno")
    person.check_words()
    person.press(person.button("yes"))
    expect(person.button("yes")).to_have_count(0)


def region(person: Person, name: str) -> Locator:
    return person.page.get_by_role("region", name=name, exact=True)


def test_the_seat_of_somebody_absent_is_asked_for_and_given(meet: Meet, house: House) -> None:
    table = with_bruno(house)
    ada, cleo = meet("Ada", holds=(table, [0])), meet("Cleo", "es", holds=(table, [2]))
    carla = meet("Carla", "es")
    ada.sit_at(table)
    cleo.sit_at(table)
    asks_for_the_seat(carla, table)
    agrees(ada)
    expect(region(carla, "Bruno")).to_be_visible()
    agrees(cleo)
    expect(region(carla, "Carla")).to_contain_text(carla.say("you"))
    carla.wait_asked()
    expect(region(ada, "Carla")).to_be_visible()
    expect(region(ada, "Bruno")).to_have_count(0)
    carla.page.reload()
    carla.wait_asked()


@pytest.mark.parametrize(("lang", "size"), [("en", (1366, 768)), ("es", (390, 844))])
def test_the_displaced_player_is_told_so_and_takes_the_seat_back(
    meet: Meet, house: House, lang: str, size: tuple[int, int]
) -> None:
    table = with_bruno(house)
    ada, cleo = meet("Ada", holds=(table, [0])), meet("Cleo", holds=(table, [2]))
    bruno, carla = meet("Bruno", lang, size, holds=(table, [1])), meet("Carla", lang)
    ada.sit_at(table)
    cleo.sit_at(table)
    asks_for_the_seat(carla, table)
    agrees(ada)
    agrees(cleo)
    expect(region(carla, "Carla")).to_contain_text(carla.say("you"))

    # The old browser is told by the refusal of its token: the console says so too.
    bruno.forgiven = "Failed to load resource"
    bruno.visit()
    bruno.see("lost-short")
    bruno.visit(f"#/t/{table.id}")
    title = bruno.page.get_by_role("heading", name=bruno.say("lost-title-lost", who="Carla"))
    expect(title).to_be_visible()
    bruno.see("lost-text-lost", who="Carla")
    bruno.check_words()
    expect(bruno.page.get_by_text(bruno.say("line-connecting"))).to_have_count(0)
    bruno.press(bruno.button("claim-watch"))
    expect(bruno.page.locator("#board")).to_be_visible()
    bruno.page.reload()
    bruno.press(bruno.button("lost-take-back"))
    bruno.wait_asked()
    expect(region(ada, "Bruno")).to_be_visible()

    returned = carla.say("lost-title-returned", who="Bruno")
    expect(carla.page.get_by_role("heading", name=returned)).to_be_visible()
    carla.check_words()
    carla.press(carla.button("claim-watch"))
    carla.see("spectator")
    carla.page.reload()
    carla.see("spectator")


def test_what_is_asked_is_void_when_the_player_comes_back(meet: Meet, house: House) -> None:
    table = with_bruno(house)
    ada, cleo = meet("Ada", holds=(table, [0])), meet("Cleo", holds=(table, [2]))
    bruno, carla = meet("Bruno", "es", holds=(table, [1])), meet("Carla")
    ada.sit_at(table)
    cleo.sit_at(table)
    asks_for_the_seat(carla, table)
    agrees(ada)
    cleo.see("consent-person", who="Carla", name="Bruno")

    bruno.sit_at(table)
    bruno.wait_asked()
    bruno.see("table-wanted-back", seat="Bruno")
    expect(cleo.button("yes")).to_have_count(0)
    carla.see("takeover-refused", name="Bruno")
    carla.see("spectator")
    assert table.info()["seats"][1]["name"] == "Bruno"


def test_one_no_keeps_the_seat(meet: Meet, house: House) -> None:
    table = with_bruno(house)
    ada, cleo = meet("Ada", holds=(table, [0])), meet("Cleo", holds=(table, [2]))
    carla = meet("Carla")
    ada.sit_at(table)
    cleo.sit_at(table)
    asks_for_the_seat(carla, table)
    agrees(ada)
    cleo.press(cleo.button("no"))
    carla.see("takeover-refused", name="Bruno")
    assert table.info()["seats"][1]["name"] == "Bruno"


def test_in_a_pair_a_bot_plays_for_the_absent_and_the_rival_never_sees_the_hand(
    meet: Meet, house: House
) -> None:
    table = with_bruno(house, "ho")
    ada, eve = meet("Ada", holds=(table, [0])), meet("Eve")
    ada.sit_at(table)
    eve.sit_at(table)
    ada.press(ada.button("takeover-bot", name="Bruno"))
    ada.see("takeover-text-bot", name="Bruno")
    expect(eve.button("takeover-person", name="Bruno")).to_have_count(0)
    ada.check_words()
    ada.press(ada.button("takeover-ask-bot"))
    expect(region(ada, "Bruno")).to_contain_text(ada.say("seat-stand-in"))
    play(ada, answers=6)
    for eyes, seat in ((ada, 0), (eve, None)):
        views = [view for held, view in eyes.overheard.views() if held == seat]
        assert views
        assert not [card for view in views for card in cards_told(view, seat)]

    bruno = meet("Bruno", "es", holds=(table, [1]))
    bruno.sit_at(table)
    bruno.see("table-stand-in-ends", seat="Bruno")
    expect(region(ada, "Bruno")).not_to_contain_text(ada.say("seat-stand-in"))


def test_the_rival_may_rather_wait(meet: Meet, house: House) -> None:
    table = with_bruno(house, "ho")
    ada = meet("Ada", holds=(table, [0]))
    ada.sit_at(table)
    ada.press(ada.button("takeover-bot", name="Bruno"))
    ada.press(ada.button("takeover-ask-bot"))
    ada.press(ada.button("wanted-halt", name="Bruno"))
    wait_for(lambda: not table.info()["seats"][1]["stand_in"])
    expect(region(ada, "Bruno")).not_to_contain_text(ada.say("seat-stand-in"))


def test_who_sits_at_a_table_that_is_deleted_is_told_so(meet: Meet, house: House) -> None:
    table = with_bruno(house)
    ada = meet("Ada", holds=(table, [0]))
    ada.sit_at(table)
    ada.wait_asked()
    with closing(sqlite3.connect(house.db, timeout=20)) as c, c:
        c.execute("PRAGMA foreign_keys = ON")
        c.execute("DELETE FROM tables WHERE id = ?", (table.id,))
    ada.see("table-missing")
    ada.see("error-no-such-table")


def test_nobody_can_ask_for_the_seat_of_somebody_who_is_here(meet: Meet, house: House) -> None:
    table = house.table("hh", **all_choose(2))
    ada, bruno = meet("Ada", holds=(table, [0])), meet("Bruno", holds=(table, [1]))
    ada.sit_at(table)
    bruno.sit_at(table)
    name = ada.say("seat-number", n=2)
    region = ada.page.get_by_role("region", name=name, exact=True)
    expect(region).to_be_visible()
    expect(region).not_to_contain_text(ada.say("seat-away"))
    expect(ada.button("takeover-bot", name=name)).to_have_count(0)


def test_who_comes_back_is_told_what_happened_and_can_watch_it(meet: Meet, house: House) -> None:
    table = house.table("hh", options={"rounds": 12}, **all_choose(2))
    ada = meet("Ada", "es", holds=(table, [0]))
    ada.sit_at(table)
    ada.wait_asked()
    ada.visit("#/")
    expect(ada.page.get_by_role("heading", name=ada.say("hello"))).to_be_visible()
    view = play_until(table, 0, "pick", after=4)
    ada.sit_at(table)
    ada.wait_asked()
    assert ada.page.get_by_text(ada.say("left-title")).count() == 0, "a moment is no absence"

    ada.visit("#/")
    expect(ada.page.get_by_role("heading", name=ada.say("hello"))).to_be_visible()
    left = view["number"]
    play_until(table, 0, "pick", after=left + 8)
    kept = json.loads(ada.page.evaluate("localStorage.getItem('grimorio.tables')"))
    assert kept[0]["seen"] == left
    kept[0]["seenAt"] -= 3_600_000
    ada.page.evaluate("all => localStorage.setItem('grimorio.tables', all)", json.dumps(kept))
    ada.page.reload()
    ada.sit_at(table)
    ada.see("left-title")
    ada.check_words()
    ada.press(ada.button("left-watch"))
    expect(ada.page.locator("output")).to_contain_text(f"{left + 2}/")
    ada.press(ada.link("replay-leave"))
    ada.wait_asked()
    assert ada.page.get_by_text(ada.say("left-title")).count() == 0


def test_what_a_rival_does_is_told_in_one_line(meet: Meet, house: House) -> None:
    table = house.table("hh", options={"rounds": 12}, **all_choose(2))
    ada = meet("Ada", holds=(table, [0]))
    ada.sit_at(table)
    ada.wait_asked()
    told = ada.page.locator(".told")
    assert told.count() == 0
    play_until(table, 0, "pick", after=4)
    expect(told).to_be_visible()
    lines = table.view(0)["log"]
    expect(told).to_contain_text(ada.say(lines[-1]["text"]["id"], **simple(lines[-1]["text"])))


def simple(text: dict[str, object]) -> dict[str, int | str]:
    args = text.get("args", {})
    assert isinstance(args, dict)
    return {name: value for name, value in args.items() if isinstance(value, int | str)}
