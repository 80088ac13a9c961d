"""A hit is felt: numbers rise, a card that turns the blow is a moment, who is beaten falls. It
takes no longer than the story is told, and nothing moves for those who want no motion."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from grimorio.core import Event, Game
from grimorio.games.gloomhaven.components.numbers import MODIFIERS
from tests.browser.conftest import Meet
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.scripts import Scripted, find, follow, may_choose
from tests.browser.test_board_first import table_of
from tests.table.house import Json, Table

pytestmark = pytest.mark.browser
WANTED: dict[str, Callable[[Event], bool]] = {
    "hit": lambda event: event.kind.name == "damage" and event.args[2] != 0,
    "death": lambda event: event.kind.name == "died",
    "null": lambda event: drawn(event, "null"),
    "2x": lambda event: drawn(event, "2x"),
}
MOVED = """
const animate = Element.prototype.animate;
window.moved = [];
Element.prototype.animate = function (frames, options) {
  const name = this.className.baseVal ?? this.className;
  const lasts = options.duration ?? options;
  window.moved.push([name, this.textContent.trim(), JSON.stringify(frames), lasts]);
  return animate.call(this, frames, options);
};
"""
"""Remembers all that was set in motion."""
RUNNING = """() => document.getAnimations().filter((one) =>
  one.playState === "running" && one.effect.getComputedTiming().duration > 0).length"""
LASTS = {"calm": 700 * 1.8, "brisk": 700}
"""The shortest that a beat is read, in milliseconds."""


def drawn(event: Event, value: str) -> bool:
    return event.kind.name == "modifier_drawn" and MODIFIERS[event.args[1]].value == value  # type: ignore[index]


@cache
def before(wanted: str) -> tuple[int, list[Scripted], Scripted]:
    """A game, what is answered in it, and the answer that leads to such an event."""
    seed, script = find("gloomhaven", 2, lambda game: happened(game, wanted))
    last = max(place for place, step in enumerate(script) if step.free)
    return seed, script[:last], script[last]


def happened(game: Game[Any], wanted: str) -> bool:
    assert game.journal is not None
    return any(map(WANTED[wanted], game.journal.events))


def watch(meet: Meet, house: House, wanted: str, **more: Any) -> tuple[Person, Table]:
    """Somebody who sees it happen; the clock of the story stands still."""
    seed, script, step = before(wanted)
    table = table_of(house, "gloomhaven", 2, seed, {})
    follow(table, script)
    ada = meet("Ada", "en", (1366, 768), holds=(table, [0, 1]), **more)
    ada.title = "gloomhaven"
    ada.context.add_init_script(MOVED)
    ada.page.clock.install()
    ada.sit_at(table)
    expect(ada.page.locator(".slip")).to_be_visible()
    ada.page.clock.pause_at(ada.page.evaluate("Date.now()") / 1000 + 2)
    view = table.until(lambda now: may_choose(step.key, now), step.seat)
    table.answer(step.seat, step.key, view)
    return ada, table


def risen(ada: Person) -> list[Json]:
    return [one for one in ada.page.evaluate("window.moved") if one[0] == "risen"]


def step_until(ada: Person, there: str) -> None:
    """Beat by beat, until something was seen."""
    expect(ada.page.locator(".told")).to_be_visible()
    for _ in range(60):
        if ada.page.evaluate(there):
            return
        ada.page.locator(".told .lines").click()
        ada.page.wait_for_timeout(20)
    ada.wait_until(there)


@pytest.mark.parametrize("pace", ["calm", "brisk"])
def test_what_was_lost_rises_from_the_figure(meet: Meet, house: House, pace: str) -> None:
    ada, _ = watch(meet, house, "hit", pace=pace)
    step_until(ada, "window.moved.some(([name]) => name === 'risen')")
    name, words, frames, lasts = risen(ada)[0]
    lost = next(line for line in ada.table.view(0)["log"] if line["kind"] == "damage")
    assert name == "risen"
    assert words == f"−{lost['text']['args']['damage']}"
    assert "translateY" in frames
    assert lasts <= LASTS[pace]


def test_who_is_beaten_falls(meet: Meet, house: House) -> None:
    ada, _ = watch(meet, house, "death", pace="calm")
    step_until(ada, "window.moved.some(([, , frames]) => frames.includes('rotate(85deg)'))")
    ada.wait_until("window.moved.some(([name]) => name === 'risen')")


@pytest.mark.parametrize(("value", "tone"), [("null", "danger"), ("2x", "gold")])
def test_a_card_that_turns_a_blow_is_a_moment(
    meet: Meet, house: House, value: str, tone: str
) -> None:
    ada, _ = watch(meet, house, value, pace="calm")
    card = ada.page.locator(f".told .turned.{tone} h3")
    step_until(ada, f"document.querySelector('.told .turned.{tone}') !== null")
    said = ada.say("modifier-worth", worth="null" if value == "null" else "twice")
    expect(card).to_contain_text(said)


def test_nothing_moves_for_those_who_want_no_motion(meet: Meet, house: House) -> None:
    ada, _ = watch(meet, house, "death", pace="calm", reduced_motion="reduce")
    ada.wait_asked()
    assert risen(ada) == []
    assert ada.page.evaluate(RUNNING) == 0
