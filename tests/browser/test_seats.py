"""Somebody is away: the seat can be asked for, and who comes back is told what happened."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.house import House, play_until
from tests.table.house import Table, all_choose

pytestmark = pytest.mark.browser


def with_bruno(house: House) -> Table:
    """Ada's table, at which Bruno took a seat and went away."""
    table = house.table("ho", options={"rounds": 12}, **all_choose(2))
    table.claim(1, "Bruno")
    return table


def test_the_seat_of_somebody_absent_is_asked_for_and_given(meet: Meet, house: House) -> None:
    table = with_bruno(house)
    ada, carla = meet("Ada", holds=(table, [0])), meet("Carla", "es")
    ada.sit_at(table)
    carla.sit_at(table)
    carla.see("spectator")
    carla.press(carla.button("takeover", name="Bruno"))
    carla.write(carla.page.get_by_label(carla.say("your-name")), "Carla")
    carla.press(carla.button("takeover-ask"))
    carla.see("takeover-waiting")
    carla.check_words()

    ada.see("consent-takeover", who="Carla", name="Bruno")
    ada.check_words()
    ada.press(ada.button("yes"))
    seat = carla.page.get_by_role("region", name="Carla", exact=True)
    expect(seat).to_contain_text(carla.say("you"))
    carla.wait_asked()
    expect(ada.page.get_by_role("region", name="Carla", exact=True)).to_be_visible()
    expect(ada.page.get_by_role("region", name="Bruno", exact=True)).to_have_count(0)
    carla.page.reload()
    carla.wait_asked()


def test_a_seat_that_is_refused_stays_where_it_was(meet: Meet, house: House) -> None:
    table = with_bruno(house)
    ada, carla = meet("Ada", holds=(table, [0])), meet("Carla")
    # The invitation that was not granted is tried, and refused.
    carla.forgiven = "Failed to load resource"
    ada.sit_at(table)
    carla.sit_at(table)
    carla.press(carla.button("takeover", name="Bruno"))
    carla.press(carla.button("takeover-ask"))
    ada.see("consent-takeover", who=ada.say("somebody"), name="Bruno")
    ada.press(ada.button("no"))
    carla.see("takeover-refused", name="Bruno")
    expect(carla.button("takeover", name="Bruno")).to_be_visible()
    assert [seat["name"] for seat in table.info()["seats"]][1] == "Bruno"


def test_nobody_can_ask_for_the_seat_of_somebody_who_is_here(meet: Meet, house: House) -> None:
    table = house.table("hh", **all_choose(2))
    ada, bruno = meet("Ada", holds=(table, [0])), meet("Bruno", holds=(table, [1]))
    ada.sit_at(table)
    bruno.sit_at(table)
    name = ada.say("seat-number", n=2)
    region = ada.page.get_by_role("region", name=name, exact=True)
    expect(region).to_be_visible()
    expect(region).not_to_contain_text(ada.say("seat-away"))
    expect(ada.button("takeover", name=name)).to_have_count(0)


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
