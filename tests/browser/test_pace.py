"""Question and story in step: what happened is told before the next question is put."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from grimorio.core.scene import Text
from tests.browser import tongues
from tests.browser.conftest import Meet
from tests.browser.house import House, answer_one, play_out, play_until
from tests.browser.people import PATIENCE, Person
from tests.browser.test_board_first import SIZES, table_of
from tests.browser.test_dungeonquest import fighting_seed
from tests.table.house import Json, Table, options

pytestmark = pytest.mark.browser
HIDE = "Object.defineProperty(document, 'hidden', { value: %s, configurable: true })"
NOTICE = "document.dispatchEvent(new Event('visibilitychange'))"


def sitting(meet: Meet, table: Table, title: str, **more: Any) -> Person:
    """Somebody in front of seat 0, whose clock stands still."""
    ada = meet("Ada", "en", (1366, 768), holds=(table, [0]), **{"pace": "calm", **more})
    ada.title = title
    come(ada, table)
    return ada


def come(ada: Person, table: Table) -> None:
    """The clock stands still once the table is there."""
    ada.page.clock.install()
    ada.sit_at(table)
    expect(ada.page.locator(".slip")).to_be_visible()
    # A little later, and no more: a line that is silent for long is opened anew.
    ada.page.clock.pause_at(ada.page.evaluate("Date.now()") / 1000 + 2)


def marsh(house: House) -> tuple[Table, Json]:
    """The same game every time; seat 0 is asked where to walk."""
    table = table_of(house, "wisps", 2, "lantern", {})
    return table, play_until(table, 0, "walk", 3)


def told(ada: Person) -> Locator:
    return ada.page.locator(".told")


def lines_since(table: Table, number: int) -> list[Json]:
    return [line for line in table.view(0)["log"] if line["at"] > number]


def until_asked(table: Table, after: int) -> Json:
    """All answer until seat 0 has a new question."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        views = {one: table.view(one) for one in table.tokens}
        if views[0]["number"] > after and len(options(views[0])) > 1:
            return views[0]
        answer_one(table, views, bold=False)
    raise AssertionError("never asked again")


def test_the_next_question_waits_until_what_happened_is_told(meet: Meet, house: House) -> None:
    table, view = marsh(house)
    ada = sitting(meet, table, "wisps")
    ada.wait_asked()
    piece = ada.page.locator('#board .piece[data-id="bearer0"]')
    assert piece.count() <= 1
    asked = until_asked(table, view["number"])
    expect(told(ada)).to_be_visible()
    expect(ada.page.locator(".slip .option, .slip .fold")).to_have_count(0)
    expect(ada.page.locator(".lights .target, #hand .touch.target")).to_have_count(0)
    beats = 0
    while ada.page.locator(".slip .option, .slip .fold").count() == 0:
        expect(told(ada)).to_be_visible()
        ada.page.clock.run_for(1000)
        beats += 1
        assert beats < 120, "it is never told to its end"
    assert beats >= 2, "there was time to read it"
    ada.wait_asked()
    assert len(asked["choices"]) == 1
    expect(told(ada)).to_be_visible()


def test_a_tap_and_a_key_go_on_and_choose_nothing(meet: Meet, house: House) -> None:
    table, view = marsh(house)
    ada = sitting(meet, table, "wisps")
    ada.wait_asked()
    asked = until_asked(table, view["number"])
    expect(told(ada)).to_be_visible()
    far = told(ada).locator(".far")
    expect(far).to_contain_text("1/")
    ada.page.locator("#board").click()
    expect(far).to_contain_text("2/")
    ada.page.keyboard.press("Escape")
    ada.wait_asked()
    assert table.view(0)["number"] == asked["number"], "nothing was chosen"


def test_the_board_goes_with_the_story(meet: Meet, house: House) -> None:
    """A piece that walked stands where it stood until that is told."""
    table, view = marsh(house)
    ada = sitting(meet, table, "wisps")
    ada.wait_asked()
    where = "(all) => all.map((one) => one.dataset.id + one.style.transform).sort()"
    before = ada.page.locator("#board .piece").evaluate_all(where)
    mine = next(one for one in view["scene"]["boards"][0]["pieces"] if one.get("seat") == 0)
    walk = next(one for one in view["choices"][0]["options"] if mine["at"] not in one["at"])
    table.answer(0, walk["key"], view)
    asked = until_asked(table, view["number"])
    moved = [line for line in lines_since(table, view["number"]) if line["kind"] == "walked"]
    assert moved, "nobody walked"
    expect(told(ada)).to_be_visible()
    said = told(ada).inner_text()
    shown = ada.page.locator("#board .piece").evaluate_all(where)
    assert sum(one not in before for one in shown) <= 1, f"more has moved than was told: {said}"
    ada.page.keyboard.press("Escape")
    ada.wait_asked()
    assert asked["number"] == table.view(0)["number"]
    assert ada.page.locator("#board .piece").evaluate_all(where) != before


@pytest.mark.parametrize("size", SIZES)
def test_no_word_of_what_is_told_is_out_of_sight(meet: Meet, house: House, size: str) -> None:
    """Several long lines, dice and a card at once: on a phone they grow over the hand."""
    table = table_of(house, "dungeonquest", 2, "rope8", {})
    view = play_until(table, 0, "act", 2, after=20)
    hands = "touch" if size in ("phone", "across") else "mouse"
    ada = meet("Ada", "es", SIZES[size], hands=hands, holds=(table, [0]), pace="calm")
    ada.title = "dungeonquest"
    come(ada, table)
    until_asked(table, view["number"])
    expect(told(ada)).to_be_visible()
    beats = 0
    while ada.page.locator(".slip .option, .slip .fold").count() == 0:
        hidden = told(ada).locator(".lines").evaluate("it => it.scrollHeight - it.clientHeight")
        assert hidden <= 0, told(ada).inner_text()
        ada.page.clock.run_for(1000)
        beats += 1
        assert beats < 240, "it is never told to its end"
    assert beats >= 10


def test_what_the_player_did_is_told_at_a_glance(meet: Meet, house: House) -> None:
    """Who is asked for two things in a row does not wait between them."""
    table = table_of(house, "tashkalar", 2, "sand", {})
    play_until(table, 0, "act", 9)
    ada = sitting(meet, table, "tashkalar", pace="brisk")
    ada.wait_asked()
    number = table.view(0)["number"]
    asked = table.view(0)["choices"][0]["options"]
    place = next(one for one in asked if one["text"]["id"] == "option-place")
    ada.page.locator(".slip .fold").click()
    option = ada.page.locator(f'.slip .option[data-key="{place["key"]}"]')
    option.click()
    ada.wait_until("document.querySelectorAll('.slip .option, .slip .fold').length === 0")
    view = table.until(lambda now: now["number"] > number and len(options(now)) > 1, 0)
    assert [line["at"] for line in view["log"]].count(number + 1) == 1
    expect(told(ada)).to_be_visible()
    ada.page.clock.run_for(450)
    ada.wait_asked()


def test_the_end_is_told_before_it_is_announced(meet: Meet, house: House) -> None:
    table, _ = marsh(house)
    ada = sitting(meet, table, "wisps")
    play_out(table)
    expect(told(ada)).to_be_visible()
    expect(ada.page.locator("section.end")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("section.end")).to_be_visible()


def test_both_cards_of_a_round_stay_until_they_are_told(meet: Meet, house: House) -> None:
    table = table_of(house, "dungeonquest", 2, fighting_seed(), {})
    view = play_until(table, 0, "attack", 3)
    ada = sitting(meet, table, "dungeonquest")
    expect(ada.page.locator("#hand .touch.target").first).to_be_visible()
    played: list[Json] = []
    end = time.monotonic() + PATIENCE
    while len(played) < 2:
        assert time.monotonic() < end, "no round was fought"
        answer_one(table, {one: table.view(one) for one in table.tokens}, bold=False)
        played = [ln for ln in lines_since(table, view["number"]) if ln["kind"] == "attack_played"]
    expect(told(ada)).to_be_visible()
    for line in played[:2]:
        name = ada.say(line["text"]["args"]["attack"]["id"])
        expect(told(ada).locator(".cards h3", has_text=name).first).to_be_visible()
    expect(ada.page.locator(".slip .option, #hand .touch.target")).to_have_count(0)


def test_at_once_for_those_who_want_no_motion(meet: Meet, house: House) -> None:
    table, view = marsh(house)
    ada = sitting(meet, table, "wisps", reduced_motion="reduce")
    ada.wait_asked()
    until_asked(table, view["number"])
    ada.wait_asked()
    expect(told(ada)).to_be_visible()


def test_who_comes_back_to_the_page_sees_what_happened_meanwhile(meet: Meet, house: House) -> None:
    table, view = marsh(house)
    ada = sitting(meet, table, "wisps")
    ada.wait_asked()
    ada.page.evaluate(f"{HIDE % 'true'}; {NOTICE}")
    until_asked(table, view["number"])
    lines = lines_since(table, view["number"])
    assert len(lines) >= 4
    expect(ada.page.locator(".spoken p")).to_have_count(len(lines))
    ada.page.clock.run_for(120_000)
    ada.page.evaluate(f"{HIDE % 'false'}; {NOTICE}")
    ada.see("left-title")
    ada.press(ada.button("left-on"))
    expect(ada.page.locator("#left-title")).to_have_count(0)


def test_who_comes_back_and_had_no_line_meanwhile_sees_it_too(meet: Meet, house: House) -> None:
    """As a phone in a pocket: what happened comes after the page is looked at again."""
    table, view = marsh(house)
    ada = meet("Ada", "en", (1366, 768), holds=(table, [0]), pace="calm")
    ada.title = "wisps"
    lines: list[WebSocketRoute] = []
    cut = False

    def pass_on(line: WebSocketRoute) -> None:
        if cut:
            line.close()
            return
        line.connect_to_server()
        lines.append(line)

    ada.page.route_web_socket("**/live", pass_on)
    come(ada, table)
    ada.wait_asked()
    ada.page.evaluate(f"{HIDE % 'true'}; {NOTICE}")
    cut = True
    for line in lines:
        line.close()
    lost = ada.page.get_by_text(ada.say("line-lost"))
    end = time.monotonic() + PATIENCE
    while not lost.is_visible():
        assert time.monotonic() < end, "the page does not say that it has no line"
        ada.page.clock.run_for(950)
    until_asked(table, view["number"])
    assert len(lines_since(table, view["number"])) >= 4
    ada.page.clock.set_fixed_time(ada.page.evaluate("Date.now()") + 120_000)
    cut = False
    ada.page.evaluate(f"{HIDE % 'false'}; {NOTICE}")
    ada.see("left-title")


def test_all_that_happened_is_spoken_in_its_order(meet: Meet, house: House) -> None:
    table, view = marsh(house)
    ada = sitting(meet, table, "wisps", pace="once")
    ada.wait_asked()
    until_asked(table, view["number"])
    lines = lines_since(table, view["number"])
    assert len(lines) >= 4
    spoken = ada.page.locator(".spoken p")
    expect(spoken).to_have_count(len(lines))
    ada.button("tab-log").click()
    log = ada.page.locator("ol.log .words")
    expect(log.last).to_have_text(spoken.last.inner_text())
    assert log.all_inner_texts()[-len(lines) :] == spoken.all_inner_texts()


def test_in_words_a_fight_stands_as_on_the_panels(meet: Meet, house: House) -> None:
    table = table_of(house, "dungeonquest", 2, fighting_seed(), {})
    view = play_until(table, 0, "attack", 3)
    while all(ln["kind"] != "damage_dealt" for ln in lines_since(table, view["number"])):
        answer_one(table, {one: table.view(one) for one in table.tokens}, bold=False)
    view = play_until(table, 0, "attack", 2)
    scene = view["scene"]
    hurt = next(s for s in scene["contest"]["sides"] if s.get("seat") == 0)["stats"][0]
    panel = next(p for p in scene["panels"] if p["seat"] == 0)["stats"][0]
    piece = next(p for p in scene["boards"][0]["pieces"] if p["id"] == "hero0")
    assert hurt["value"] == panel["value"] == piece["badges"][0]["value"]
    ada = sitting(meet, table, "dungeonquest", pace="once")
    ada.page.keyboard.press("t")
    said = ada.page.locator(".words.shown")
    life = f"{ada.say('term-life')} {hurt['value']}/{hurt['limit']}"
    expect(said.locator("li", has_text=life)).to_have_count(2)


SHOWN = """() => ({
  said: [...document.querySelectorAll('.told .one')].map((one) => one.innerText.replace(/\\s+/g, ' ').trim()),
  health: Object.fromEntries([...document.querySelectorAll('#board .piece:has(.health)')].map((piece) => [piece.dataset.id, Number(piece.querySelector('.health').dataset.health)])),
  now: [...document.querySelectorAll('li.now [data-id]')].map((chip) => chip.dataset.id),
  lit: [...document.querySelectorAll('#board .piece.lit')].map((piece) => piece.dataset.id),
})"""  # noqa: E501
"""What is told now, and what the table looks like meanwhile."""


def test_in_each_beat_the_table_is_as_it_was_then(meet: Meet, house: House) -> None:
    """Health, and whose turn it is, are those of what is told, not those of the end."""
    table = table_of(house, "gloomhaven", 2, "way", {})
    ada = meet("Ada", "en", (1366, 768), holds=(table, [0, 1]), pace="calm")
    ada.title = "gloomhaven"
    come(ada, table)
    blows = turns = 0
    chips: dict[str, str] = {}
    while not (blows >= 3 and turns >= 3):
        before = table.view(0)
        assert before["outcome"] is None, "the game is over too soon"
        answer_one(table, {one: table.view(one) for one in table.tokens}, bold=False)
        for row in [*before["scene"]["rows"], *table.view(0)["scene"]["rows"]]:
            chips |= {
                piece: chip["id"] for chip in row["chips"] for piece in chip.get("lights", ())
            }
        beats = beats_told(ada, lines_since(table, before["number"]))
        for seen, lines in beats:
            names = pieces_by_name(table)
            for line in lines:
                piece = names.get(str(line["text"]["args"].get("figure")))
                if line["kind"] == "damage" and piece in seen["health"]:
                    assert seen["health"][piece] == line["text"]["args"]["left"]
                    blows += 1
                if line["kind"] == "turn" and line is not lines[-1] and piece in chips:
                    assert (seen["lit"], seen["now"]) == ([piece], [chips[piece]])
                    turns += 1


def pieces_by_name(table: Table) -> dict[str, str]:
    pieces = table.view(0)["scene"]["boards"][0].get("pieces", ())
    return {str(piece["label"]): piece["id"] for piece in pieces}


def beats_told(ada: Person, lines: list[Json]) -> list[tuple[Json, list[Json]]]:
    """Each beat as the page shows it, with the lines it tells, until the question is put."""
    words = {tongues_say(ada, line): line for line in lines}
    found: list[tuple[Json, list[Json]]] = []
    if not lines:
        return found
    expect(told(ada)).to_be_visible()
    while told(ada).and_(ada.page.locator(".at-line")).count():
        seen = ada.page.evaluate(SHOWN)
        found.append((seen, [words[text] for text in seen["said"] if text in words]))
        ada.page.locator(".told .lines").click()
    if told(ada).count():
        ada.page.locator(".told .lines").click()
    expect(told(ada)).to_have_count(0)
    return found


def tongues_say(ada: Person, line: Json) -> str:
    text = tongues.texts(ada.lang, ada.title).say(msgspec.convert(line["text"], Text))
    return " ".join(text.split())
