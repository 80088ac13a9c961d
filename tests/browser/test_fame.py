"""The hall of fame: what was brought home, here and at this house, and a dare to do better."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from bench.dungeonquest.games import choose
from tests.browser.conftest import Meet
from tests.browser.house import House
from tests.browser.scripts import find, follow, has_gold
from tests.table.house import Table

pytestmark = pytest.mark.browser


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """With a hall of its own: nobody else's games are in it."""
    with House(tmp_path / "tables.db") as found:
        yield found


def remember(house: House, name: str, gold: int) -> None:
    """Somebody else's game, long over and its table gone."""
    text = {"id": "feat-gold", "args": {"hero": {"id": "hero-hugo"}}}
    row = ("gone", "dungeonquest", gold, msgspec.json.encode(text).decode(), name, 4,
           '{"dice_combat": true}', time.time())  # fmt: skip
    with closing(sqlite3.connect(house.db, timeout=20)) as c, c:
        c.execute("INSERT INTO fame VALUES (?,?,?,?,?,?,?,?)", row)


def test_a_hero_who_came_home_is_remembered_and_can_be_beaten(meet: Meet, house: House) -> None:
    seed, script = find("dungeonquest", 1, lambda game: has_gold(game.outcome), choose)
    seats = [{"kind": "human", "mine": True, "name": "Ada"}]
    wish = {"game": "dungeonquest", "seats": seats, "practice": True, "seed": seed}
    table = Table(house, house.post("/api/tables", wish))
    follow(table, script)
    gold = round(table.view()["outcome"]["scores"][0])
    remember(house, "Bruna", gold + 1000)

    ada = meet("Ada", holds=(table, (0,)))
    ada.title = "dungeonquest"
    ada.sit_at(table)
    ada.page.locator("section.end").wait_for()
    ada.link("fame").click()
    mine = ada.page.locator("section", has_text=ada.say("fame-mine"))
    expect(mine.locator("li")).to_have_count(1)
    expect(mine.locator("li")).to_contain_text("Ada")
    expect(mine.locator("li")).to_contain_text(str(gold))
    expect(mine.locator("li")).to_contain_text(ada.say("fame-practice"))
    theirs = ada.page.locator("section", has_text=ada.say("fame-host"))
    expect(theirs.locator("li")).to_have_count(1)
    expect(theirs.locator("li")).to_contain_text("Bruna")
    expect(theirs.locator("li")).to_contain_text(ada.say("setting-dice_combat"))
    expect(theirs.get_by_role("link", name=ada.say("replay"))).to_have_count(0)

    # The dare: as many seats, and the very same dice.
    mine.get_by_role("link", name=ada.say("beat-this")).click()
    expect(ada.page.locator("form li")).to_have_count(1)
    ada.page.get_by_label(ada.say("same-dice")).check()
    ada.button("start").click()
    ada.page.locator("#board").wait_for()
    again = house.get(f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    assert again["practice"]
    assert again["key_hash"] == table.info()["key_hash"]


def test_the_options_of_a_dare_are_those_of_the_game_to_beat(meet: Meet, house: House) -> None:
    remember(house, "Bruna", 700)
    eva = meet("Eva", lang="es", size=(390, 844))
    eva.title = "dungeonquest"
    eva.visit()
    eva.link("fame").click()
    eva.page.get_by_role("link", name=eva.say("beat-this")).click()
    expect(eva.page.locator("form li")).to_have_count(4)
    expect(eva.page.get_by_role("switch", name=eva.say("setting-dice_combat"))).to_be_checked()


def test_dice_are_proposed_for_a_table_over_days(meet: Meet) -> None:
    ada = meet("Ada")
    ada.title = "dungeonquest"
    ada.visit("#/new/dungeonquest")
    dice = ada.page.get_by_role("switch", name=ada.say("setting-dice_combat"), exact=True)
    expect(dice).not_to_be_checked()
    ada.page.get_by_role("radio", name=ada.say("pace-days")).check()
    expect(dice).to_be_checked()
    dice.click()
    expect(dice).not_to_be_checked()
    ada.button("start").click()
    ada.page.locator("#board").wait_for()
    info = ada.house.get(f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    assert info["absent_after"] == 2 * 24 * 3600
    assert info["options"]["dice_combat"] is False
