"""A rival and a spectator receive no secret: all that reaches their pages is held against the
server's own knowledge."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

import grimorio
from grimorio.core import WATCHER
from grimorio.core.registry import find
from tests.browser.conftest import Meet
from tests.browser.house import House
from tests.browser.overheard import cards_told
from tests.browser.people import Person, play

pytestmark = pytest.mark.browser


def secrets_of(person: Person) -> list[str]:
    """What only this person's browser may hold."""
    kept = json.loads(person.page.evaluate("localStorage.getItem('grimorio.tables')"))
    return [seat["token"] for table in kept for seat in table["seats"]]


def test_a_rival_and_a_spectator_receive_no_secret(meet: Meet, house: House) -> None:
    ada, bruno, carla = meet("Ada"), meet("Bruno", "es"), meet("Carla")
    ada.open_table("mfb", rounds=8)
    page = ada.page
    bruno.take_seat(ada.copied(page.get_by_role("complementary").get_by_text(ada.say("copy-link"))))
    page.get_by_label(ada.say("menu")).click()
    carla.page.goto(ada.copied(ada.button("watch-link")))
    carla.see("you-watch")
    expect(carla.page.locator("#hand .touch")).to_have_count(0)
    table = ada.table
    play(ada, bruno, answers=8)
    # Bruno has picked and Ada has not: the moment with the most to hide.
    bruno.page.get_by_label(bruno.say("menu")).click()
    bruno.page.locator("details .menu").get_by_text(bruno.say("replay")).click()
    bruno.press(bruno.button("replay-back"))
    with bruno.page.expect_download() as story:
        bruno.press(bruno.button("export"))
    bruno.page.get_by_label(bruno.say("menu")).click()
    with bruno.page.expect_download() as report:
        bruno.press(bruno.button("bug-report"))
    carla.page.goto(f"{house.address}/#/t/{table.id}/at/3")
    carla.press(carla.button("replay-next"))

    assert table.info()["status"] == "running"
    keys = house.knows("SELECT key FROM tables")
    assert len(keys[0]) >= 32
    told = {person.name: person.overheard.everything() for person in (ada, bruno, carla)}
    files = [Path(d.value.path()).read_text(encoding="utf-8") for d in (story, report)]
    told["Bruno"] += "".join(files)
    for listener, text in told.items():
        assert len(text) > 10_000, "the recorder heard nothing"
        for key in keys:
            assert key not in text, f"{listener} was told the chance key"
        for person in (ada, bruno):
            for token in secrets_of(person):
                # A seat's token comes once, to the browser that takes the seat.
                given = text.count(token)
                assert given <= (1 if person.name == listener else 0), f"{listener}: a token"
    for token in secrets_of(bruno):
        assert not any(token in file for file in files), "a file holds a token"

    for person, seat in ((bruno, 1), (carla, None)):
        heard = list(person.overheard.views())
        assert len(heard) > 8
        assert {found for found, _ in heard} == {seat}
        for _, view in heard:
            assert list(cards_told(view, seat)) == []
        for document in person.overheard.documents():
            assert list(cards_told(document, seat)) == []
    assert list(cards_told(json.loads(files[0]), 1)) == []
    assert list(cards_told(json.loads(files[1])["view"], 1)) == []
    assert list(told_wrongly(ada)) != [], "the walker finds what Ada alone may know"

    # The server's truth, once it may be told: each view is the whitelisted one, no more.
    views = {
        (seat, view["number"]): view for p in (bruno, carla) for seat, view in p.overheard.views()
    }
    ada.press(ada.page.locator("header a").first)
    ada.sit_at(table)
    bruno.sit_at(table)
    play(ada, bruno)
    record = json.dumps(house.get(f"{table.path}/record"))
    rules = find("wisps").rules
    states = {number: grimorio.load(record, at=number).state for _, number in views}
    hidden = 0
    for (seat, number), view in views.items():
        state = states[number]
        expected = rules.view(state, WATCHER if seat is None else seat)
        assert view["scene"] == msgspec.json.decode(msgspec.json.encode(expected))
        hidden += sum(len(b.hand) for i, b in enumerate(state.bearers) if i != seat)
    assert hidden > 50


def told_wrongly(person: Person) -> Iterator[str]:
    """What the walker would say of this person's views, were they somebody else's."""
    for _, view in person.overheard.views():
        yield from cards_told(view, None)
