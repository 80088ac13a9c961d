"""Small things that happen every day: a card looked at, a finger that rests, a bot in my seat, a
link to be sent, a puzzle, the rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from grimorio.cli.serve import own_addresses
from grimorio.core import registry
from tests.browser import pictures, tongues
from tests.browser.conftest import Meet, Visit
from tests.browser.house import House, play_until
from tests.browser.people import Person
from tests.browser.test_fights import a_fight
from tests.table.house import QUICK, ROOT, Json, Table, all_choose, options

pytestmark = pytest.mark.browser
PHONE = (390, 844)

RESTS = """async (link) => {
  const touch = { bubbles: true, cancelable: true, composed: true, detail: 1 };
  link.dispatchEvent(new PointerEvent("pointerdown", { ...touch, pointerType: "touch" }));
  await new Promise((done) => setTimeout(done, 450));
  link.dispatchEvent(new PointerEvent("pointerup", { ...touch, pointerType: "touch" }));
  link.dispatchEvent(new MouseEvent("click", touch));
}"""
"""A finger rests on something and is lifted again."""


# -- a card held large ---------------------------------------------------------------------------


def test_a_card_held_large_goes_away_with_its_card(meet: Meet, house: House) -> None:
    table = house.table("hh", **all_choose(2))
    ada = meet(holds=(table, [0]))
    ada.sit_at(table)
    ada.wait_asked()
    card = ada.page.locator("#hand .touch.target").last
    key = key_of(table, card)
    card.hover()
    expect(ada.page.locator(".glance")).to_be_visible()
    hand = zone(table.view(0), "hand0")
    table.answer(0, key)
    table.answer(1)
    table.until(lambda now: zone(now, "hand0") != hand, 0)
    expect(ada.page.locator(".glance")).to_have_count(0)
    view = play_until(table, 0, "pick", after=3)
    ada.wait_until(
        f"document.querySelectorAll('#hand .touch.target').length >= {len(options(view))}"
    )
    ada.page.mouse.move(10, 10)
    card.click(button="right")
    expect(ada.page.get_by_role("dialog").locator(".card.large")).to_be_visible()
    table.answer(0, key_of(table, card))
    if table.view(1)["choices"]:
        table.answer(1)
    table.until(lambda now: zone(now, "hand0") != zone(view, "hand0"), 0)
    expect(ada.page.locator("dialog[open]")).to_have_count(0)


def zone(view: Json, name: str) -> Json:
    return next(one for one in view["scene"]["zones"] if one["id"] == name)["cards"]


def key_of(table: Table, card: Locator) -> str:
    """The option that a card stands for."""
    place = card.get_attribute("data-id")
    found = [one for one in table.view(0)["choices"][0]["options"] if place in one.get("at", ())]
    return str(found[0]["key"])


def test_a_finger_that_rests_follows_no_link(meet: Meet, house: House) -> None:
    table = house.table("hh", **all_choose(2))
    ada = meet("Ada", "es", PHONE, hands="touch", holds=(table, [0]))
    ada.visit()
    link = ada.page.locator(f'a[href="#/t/{table.id}"]')
    expect(link).to_be_visible()
    link.evaluate(RESTS)
    assert ada.page.url.endswith("/") or ada.page.url.endswith("#/")
    ada.press(link)
    expect(ada.page.locator("#board")).to_be_visible()


# -- what is asked -------------------------------------------------------------------------------


def test_the_prompt_is_never_a_column(meet: Meet, house: House) -> None:
    table = a_fight(house)
    ada = meet("Ada", "es", holds=(table, [0]))
    ada.title = "dungeonquest"
    ada.sit_at(table)
    ada.wait_asked()
    for width, height in ((1920, 1080), (1366, 768), (1200, 700), (1024, 768), PHONE, (844, 390)):
        ada.page.set_viewport_size({"width": width, "height": height})
        prompt = ada.page.locator(".slip .what")
        prompt.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
        box = prompt.bounding_box()
        assert box
        assert box["width"] >= 210, f"a column at {width} x {height}: {box}"
        assert box["height"] <= 72, f"too many lines at {width} x {height}: {box}"


def test_hints_that_differ_by_nothing_say_so(visit: Visit) -> None:
    ada = visit("marsh")
    ada.page.keyboard.press("h")
    expect(ada.page.locator(".advice")).not_to_have_count(0)
    expect(ada.page.locator(".hints .say")).to_have_text(
        "The dragon sees no difference between these."
    )
    assert set(ada.page.locator(".advice .rank").all_inner_texts()) == {"★"}
    keep = visit("keep")
    keep.page.keyboard.press("h")
    keep.page.keyboard.press("h")
    expect(keep.page.locator(".advice")).to_have_count(3)
    expect(keep.page.locator(".hints .say")).to_have_count(0)
    assert keep.page.locator(".advice .rank").all_inner_texts() == ["★1", "★2", "★3"]


def test_a_forced_move_is_told_as_such(visit: Visit) -> None:
    ada = visit("duel", "phone")
    expect(ada.page.locator(".slip .why")).to_contain_text("Nothing else is possible")


@pytest.fixture
def slow_bots(tmp_path: Path) -> House:
    quick = tuple(one for one in QUICK if not one.startswith("bot_pause"))
    return House(tmp_path / "slow.db", settings=(*quick, "bot_pause=600"))


def test_a_bot_that_plays_for_me_hides_my_options(chromium: Browser, slow_bots: House) -> None:
    with slow_bots as house:
        table = house.table("hh", **all_choose(2))
        ada = Person(chromium, house, "Ada", "es", (1366, 768), holds=(table, [0]))
        ada.sit_at(table)
        ada.wait_asked()
        ada.page.locator("header summary").click()
        ada.button("seat-to-bot").click()
        ada.see("bot-for-me")
        expect(ada.page.locator(".slip .option, #hand .touch.target")).to_have_count(0)
        assert len(options(table.view(0))) > 1, "the bot has not answered yet"
        ada.page.locator(".slip").get_by_role("button", name=ada.say("seat-back")).click()
        ada.wait_asked()
        assert ada.faults == []
        ada.context.close()


# -- links ---------------------------------------------------------------------------------------


def invite(ada: Person) -> Locator:
    """At a new table with a seat for a friend: the invitation."""
    table = ada.house.table("ho")
    mine = {
        "table": table.id, "game": "wisps", "watch": None, "opened": 1,
        "seats": [{"seat": 0, "token": table.tokens[0]}],
        "invitations": [{"seat": 1, "invitation": table.invitations[1]}],
    }  # fmt: skip
    ada.visit()
    ada.page.evaluate("kept => localStorage.setItem('grimorio.tables', kept)", json.dumps([mine]))
    ada.page.reload()
    ada.sit_at(table)
    return ada.page.get_by_role("complementary").locator(".invite")


def test_an_invitation_that_nobody_can_follow_says_so(meet: Meet) -> None:
    invitation = invite(meet("Ada", "es"))
    expect(invitation).to_contain_text("solo se llega desde este ordenador")


def test_an_invitation_leads_to_where_others_find_the_server(
    chromium: Browser, tmp_path: Path
) -> None:
    with House(tmp_path / "open.db", launch=("--host", "0.0.0.0")) as house:
        ada = Person(chromium, house, "Ada", "en", (1366, 768))
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        ada.page.route("**/api/here", hold)
        invitation = invite(ada)
        own = own_addresses()
        button = invitation.get_by_role("button")
        if own:
            # Who is quicker than the table is not given a link that leads nobody here.
            ada.press(button)
            while not held:
                ada.page.wait_for_timeout(20)
            expect(ada.button("copied")).to_have_count(0)
            for asked in held:
                asked.continue_()
            expect(ada.button("copied")).to_be_visible()
            expect(invitation.locator(".alone")).to_have_count(0)
            link = str(ada.page.evaluate("navigator.clipboard.readText()"))
            port = house.address.rpartition(":")[2]
            assert link.startswith(f"http://{own[0]}:{port}/#/t/")
            assert any(own[0] in line for line in house.said)
        else:
            ada.page.unroute("**/api/here")
            ada.page.reload()
            expect(invitation.locator(".alone")).to_be_visible()
        assert ada.faults == []
        ada.context.close()


# -- the lobby -----------------------------------------------------------------------------------


def test_on_a_phone_my_turn_comes_first(chromium: Browser, house: House) -> None:
    waiting = house.table("hh", **all_choose(2))
    waiting.answer(0)
    mine = house.table("hh", **all_choose(2))
    kept = [
        {"table": one.id, "game": "wisps", "seats": [{"seat": 0, "token": one.tokens[0]}],
         "invitations": [], "watch": None, "opened": 1}
        for one in (waiting, mine)
    ]  # fmt: skip
    ada = Person(chromium, house, "Ada", "es", PHONE, hands="touch")
    ada.visit()
    ada.page.evaluate("kept => localStorage.setItem('grimorio.tables', kept)", json.dumps(kept))
    ada.page.reload()
    turns = ada.page.locator("section[aria-labelledby=mine] li")
    expect(turns.first).to_contain_text(ada.say("my-turn"))
    expect(turns.first.locator("a")).to_have_attribute("href", f"#/t/{mine.id}")
    titles = ada.page.locator(".titles")
    expect(titles.locator("article").first).to_be_visible()
    first, then = turns.first.bounding_box(), titles.bounding_box()
    assert first
    assert then
    assert first["y"] < then["y"]
    assert first["y"] < PHONE[1], "it is seen without scrolling"
    assert ada.faults == []
    ada.context.close()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_titles_are_named_before_their_texts_have_come(meet: Meet, lang: str) -> None:
    """A house that was just started takes its time for the texts of all titles."""
    ada = meet("Ada", lang)
    ada.page.route("**/api/games/*/texts/*", lambda route: None)
    ada.visit()
    names = ada.page.locator(".titles article h2")
    expect(names.first).to_be_visible()
    said = [tongues.say(lang, name, "title") for name in registry.names()]
    assert sorted(names.all_inner_texts()) == sorted(said)
    for name in registry.names():
        blurb = tongues.say(lang, name, "title-blurb")
        expect(ada.page.get_by_text(blurb, exact=True)).to_be_visible()


def test_the_rules_are_read_before_a_table_is_opened(meet: Meet) -> None:
    ada = meet("Ada", "es", PHONE, hands="touch")
    ada.visit()
    card = ada.page.locator(".titles article").filter(has_text=ada.say("title"))
    ada.press(card.get_by_role("link", name=ada.say("read-rules")))
    expect(ada.page.locator('[data-rule="WI-SETUP-1"]')).to_be_visible()
    ada.check_words()
    ada.page.get_by_label(ada.say("rules-search")).fill("zzz")
    ada.see("rules-none", query="zzz")
    ada.press(ada.link("new-table"))
    expect(ada.page.locator("fieldset").first).to_be_visible()


@pytest.mark.parametrize(("lang", "size"), [("es", (1366, 768)), ("en", PHONE)])
def test_my_tables_come_first_and_say_who_plays_and_whose_turn_it_is(
    meet: Meet, house: House, lang: str, size: tuple[int, int]
) -> None:
    """With the name of a puzzle, which is one table however often it is tried, and with the mark of
    a game that goes on from another one."""
    seats = [{"kind": "human", "mine": True, "name": name} for name in ("Ada", "Bruno")]
    wish = {"game": "wisps", "seats": seats, **all_choose(2)}
    waits = Table(house, house.post("/api/tables", wish))
    waits.answer(0)
    fork = Table(house, house.post(f"{waits.path}/fork", {"at": 0}, waits.tokens[0]))
    ada = meet("Ada", lang, size, holds=[(waits, [0]), (fork, [0])])
    ada.title = "tashkalar"
    ada.visit()
    mine = ada.page.get_by_role("region", name=ada.say("my-tables"))
    rows = mine.get_by_role("listitem")
    expect(rows).to_have_count(2)
    theirs = rows.filter(has=ada.page.locator(f'a[href="#/t/{waits.id}"]'))
    for name in ("Ada", "Bruno", ada.say("waiting-for", name="Bruno")):
        expect(theirs).to_contain_text(name)
    other = rows.filter(has=ada.page.locator(f'a[href="#/t/{fork.id}"]'))
    expect(other).to_contain_text(ada.say("table-is-fork"))
    expect(rows.first).to_contain_text(ada.say("continue"))
    first, titles = rows.first.bounding_box(), ada.page.locator(".titles").bounding_box()
    assert first
    assert titles
    assert first["y"] + first["height"] < min(titles["y"], size[1])
    for _ in range(2):
        ada.press(ada.page.locator('[data-puzzle="2"]'))
        expect(ada.page.locator("#board")).to_be_visible()
        ada.visit("#/")
        expect(rows).to_have_count(3)
    name = tongues.say(lang, "tashkalar", "setting-puzzle-2")
    expect(rows.filter(has_text=name)).to_have_count(1)
    pictures.take(ada.page, pictures.SHOTS / "lobby", f"mine-{size[0]}-{lang}")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_gloomhaven_says_that_one_person_alone_can_play_it(meet: Meet, lang: str) -> None:
    """And who plays all its seats may ask for hints."""
    ada = meet("Ada", lang)
    ada.title = "gloomhaven"
    ada.visit()
    card = ada.page.locator(".titles article").filter(has_text=ada.say("title"))
    expect(card).to_contain_text(ada.say("solo-several", n=2))
    ada.press(card.get_by_role("link", name=ada.say("title"), exact=True))
    hints = ada.page.get_by_label(ada.say("hints-use"))
    rows = ada.page.locator("fieldset li")
    expect(rows).to_have_count(2)
    for kind, on in (("me", True), ("friend", False), ("bot", True)):
        rows.nth(1).get_by_text(ada.say(kind), exact=True).click()
        expect(hints).to_be_checked(checked=on)


# -- invitations ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "size"), [("en", (1366, 768)), ("es", PHONE)])
def test_an_invitation_tells_of_the_table_and_says_when_it_was_used(
    meet: Meet, house: House, lang: str, size: tuple[int, int]
) -> None:
    """Its seats, what was agreed on, and the rules to be read first."""
    seats = [
        {"kind": "human", "mine": True, "name": "Ada"},
        {"kind": "human"},
        {"kind": "bot", "bot": "random"},
    ]
    table = Table(
        house,
        house.post("/api/tables", {"game": "wisps", "seats": seats, "options": {"rounds": 12}}),
    )
    link = f"{house.address}/#/t/{table.id}/{table.invitations[1]}"
    bruno, late = meet("Bruno", lang, size), meet("Carmen", lang, size)
    bruno.page.goto(link)
    page = bruno.page.get_by_role("main")
    people = page.get_by_role("list", name=bruno.say("seats")).get_by_role("listitem")
    expect(people).to_have_count(3)
    expect(people.first).to_contain_text("Ada")
    expect(people.nth(1)).to_contain_text(bruno.say("seat-open"))
    rounds = page.locator("dl > div", has_text=bruno.say("setting-rounds"))
    expect(rounds).to_contain_text("12")
    expect(page.get_by_role("link", name=bruno.say("read-rules"))).to_have_attribute(
        "href", "#/rules/wisps"
    )
    bruno.check_words()
    pictures.take(bruno.page, pictures.SHOTS / "lobby", f"invitation-{size[0]}-{lang}")
    bruno.take_seat(link)
    late.page.goto(link)
    late.see("claim-used")
    expect(late.button("claim-sit")).to_have_count(0)
    late.check_words()
    late.press(late.link("claim-watch"))
    expect(late.page.locator("#board")).to_be_visible()


# -- puzzles -------------------------------------------------------------------------------------


def solution(puzzle: str) -> list[str]:
    file = ROOT / "src" / "grimorio" / "games" / "tashkalar" / "solutions.json"
    return [str(key) for key in json.loads(file.read_text(encoding="utf-8"))[puzzle]]


def solve(ada: Person, puzzle: str) -> None:
    table = ada.table
    for key in solution(puzzle):
        table.answer(0, key)
    while not (view := table.view(0))["outcome"]:
        table.answer(0, "end" if "end" in options(view) else None, view)


def test_a_puzzle_is_solved_marked_and_followed_by_the_next(meet: Meet) -> None:
    ada = meet("Ada", "es")
    ada.title = "tashkalar"
    ada.visit()
    first = ada.page.locator('[data-puzzle="1"]')
    expect(first).not_to_contain_text(ada.say("puzzle-solved"))
    ada.press(first)
    line = ada.page.locator(".puzzle")
    expect(line).to_be_visible()
    goal = ada.page.locator("header").get_by_text(ada.say("headline-puzzle", aim=3, points=0))
    expect(goal).to_be_visible()
    ada.check_words()
    begun = ada.page.url
    ada.press(ada.button("puzzle-again"))
    ada.wait_until(f"location.href !== '{begun}'")
    expect(line).to_be_visible()
    solve(ada, "1")
    expect(ada.page.locator("section.end .puzzle")).to_contain_text(ada.say("puzzle-solved"))
    ada.check_words()
    solved = ada.page.url
    ada.press(ada.page.locator("section.end").get_by_role("button", name=ada.say("puzzle-next")))
    ada.wait_until(f"location.href !== '{solved}'")
    ada.see("headline-puzzle", aim=11, points=6)
    ada.visit()
    ada.page.reload()
    expect(first).to_contain_text(ada.say("puzzle-solved"))
    expect(ada.page.locator('[data-puzzle="2"]')).not_to_contain_text(ada.say("puzzle-solved"))


def test_a_solution_is_shown_step_by_step_and_solves_nothing(meet: Meet) -> None:
    ada = meet("Ada", "en")
    ada.title = "tashkalar"
    ada.visit()
    ada.press(ada.page.locator('[data-puzzle="1"]'))
    expect(ada.page.locator(".puzzle")).to_be_visible()
    begun = ada.page.url
    ada.press(ada.button("puzzle-solution"))
    ada.wait_until(f"location.href !== '{begun}'")
    # It is played already, and is stepped through at the pace of the player, on and back.
    steps = ada.page.locator("output")
    count = ada.table.view(0)["number"]
    assert count >= len(solution("1"))
    expect(steps).to_have_text(f"0/{count}")
    for way, step in (("next", 1), ("next", 2), ("back", 1)):
        ada.press(ada.button(f"replay-{way}"))
        expect(steps).to_have_text(f"{step}/{count}")
    ada.press(ada.link("replay-leave"))
    ada.see("puzzle-shown")
    ada.visit()
    expect(ada.page.locator('[data-puzzle="1"]')).not_to_contain_text(ada.say("puzzle-solved"))
