"""Gloomhaven by clicks and touches alone: a whole scenario with two people and two characters each,
solo play, a table with bots, what is refused, and a table that loses nothing."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from grimorio.core import Ask, Value
from grimorio.games.gloomhaven import kinds, title
from grimorio.games.gloomhaven.components.items import items
from tests.browser.conftest import Meet
from tests.browser.house import House
from tests.browser.mercenaries import (
    LAPTOP,
    PHONE,
    Company,
    Quest,
    answers_to_win,
    bring_to_front,
    invite,
    lean,
    look,
    open_quest,
    own,
    said,
    settle,
    slip,
    start,
    take,
    take_first,
    wait_asked,
)
from tests.browser.people import Person
from tests.browser.pictures import SHOTS
from tests.browser.test_games import see_the_end
from tests.browser.test_line import CUT
from tests.table.house import Json, Table, new_id

pytestmark = pytest.mark.browser
OPEN: dict[str, int | str] = {"difficulty": "easy", "open_information": True}
"""The usual wishes of one who plays several characters."""


def meet_phone(meet: Meet, name: str, lang: str) -> Person:
    return meet(name, lang, PHONE, hands="touch", device_scale_factor=2)


# -- a whole scenario ------------------------------------------------------------------------------


WISHES: dict[str, int | str] = {"scenario": 9, "level": 2, **OPEN}
PARTY = (0, 3, 1, 2)
"""A Brute, a Scoundrel, a Tinkerer and a Spellweaver."""


def choose(game: Quest, ask: Ask[Value]) -> Value:
    return PARTY[ask.seat] if ask.kind is kinds.CHOOSE_CLASS else lean(game, ask)


@cache
def soon_won() -> str:
    """The seed of a scenario that this party wins in few rounds, if all do what they lean to."""
    for seed in range(799, 1799):
        if answers_to_win(start(4, str(seed), **WISHES), choose, most=380):
            return str(seed)
    raise AssertionError("no such game")


def test_two_people_with_two_characters_each_play_a_scenario_to_its_end(meet: Meet) -> None:
    """One at a laptop and in English, who opens the table; one with a phone and in Spanish, who
    comes by link and takes a second seat by the next one."""
    seed = soon_won()
    ada, bea = meet("Ada", "en", LAPTOP), meet("Bea", "es", PHONE, hands="touch")
    open_quest(ada, "mmff", seed, **WISHES)
    for _ in range(2):
        invite(ada, bea)
    for person in (ada, bea):
        expect(person.page.locator(".own")).to_have_count(2)
    names = [seat["name"] for seat in ada.table.info()["seats"]]
    assert names == ["Ada", "Ada 2", "Bea", "Bea 2"]

    company = Company({0: ada, 1: ada, 2: bea, 3: bea}, seed, **WISHES)
    shots = SHOTS / "gloomhaven"
    for name, kind, round_ in (
        ("1-class", "choose_class", 0), ("2-goal", "choose_goal", 0), ("3-start", "start_at", 0),
        ("4-cards", "declare", 1), ("5-act", "act", 1), ("6-move", "move", 1), ("7-aim", "aim", 1),
        ("8-later", "declare", 5),
    ):  # fmt: skip
        company.play_to(kind, round_, choose)
        company.wait()
        look(ada, f"laptop-{name}", shots)
        look(bea, f"phone-{name}", shots)
    company.play_out(choose)
    outcome = company.game.outcome
    assert outcome is not None
    assert outcome.reason == "won"
    for person, size in ((ada, "laptop"), (bea, "phone")):
        expect(person.page.locator("section.end")).to_be_visible()
        see_the_end(person)
        look(person, f"{size}-9-end", shots)


# -- one person, all seats -------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "size"), [("es", LAPTOP), ("en", PHONE)])
def test_alone_with_all_seats_nothing_is_hidden_and_undo_goes_back_to_what_was_drawn(
    meet: Meet, lang: str, size: tuple[int, int]
) -> None:
    ada = meet("Ada", lang, size) if size == LAPTOP else meet_phone(meet, "Ada", lang)
    open_quest(ada, "mmm", "5", scenario=1, **OPEN)
    company = Company(dict.fromkeys(range(3), ada), "5", scenario=1, **OPEN)
    company.play_to("declare")
    company.wait()
    for seat in range(3):
        see_hand(ada, company, seat)
    # A pair of cards is taken back, and chosen again.
    seat = company.answer()
    take_back(company, seat)
    company.play_to("move")
    # So is an action that has begun.
    seat = company.answer()
    take_back(company, seat)
    assert company.is_asked("move")
    company.play_to("aim")
    while company.is_asked("aim") or company.is_asked("next_target"):
        seat = company.answer(strike)
    assert company.game.can_undo(seat) is not None, "a modifier card was drawn"
    company.wait()
    expect(slip(ada).locator(f'.undo[title="{ada.say("undo-free")}"]')).to_have_count(0)
    company.play_to("declare", 3)
    company.wait()
    expect(ada.page.locator(".curtain")).to_have_count(0)
    assert company.is_at(ada.table)
    look(ada, f"{'phone' if size == PHONE else 'laptop'}-solo", SHOTS / "gloomhaven")


def strike(game: Quest, ask: Ask[Value]) -> Value:
    """Attack the first that can be attacked, with nothing else; everything else as a bot leans."""
    if ask.kind.name != "aim":
        return lean(game, ask)
    targets = [one for one in ask.options if isinstance(one, tuple) and one[0] in ("at", "area")]
    return targets[0] if targets else "done"


def see_hand(person: Person, company: Company, seat: int) -> None:
    """A tap on a seat, and its cards lie before the player; nobody has to look away."""
    bring_to_front(person, seat)
    cards = person.page.locator("#hand .zone.hand .touch")
    expect(cards).to_have_count(len(company.game.state.characters[seat].hand))
    expect(cards.first).to_be_visible()
    expect(person.page.locator(".curtain")).to_have_count(0)


def take_back(company: Company, seat: int) -> None:
    """The last answer of a seat, with the button beside its question; it is asked again."""
    person = company.people[seat]
    company.wait()  # the page goes on to the next seat by itself
    bring_to_front(person, seat)
    person.press(slip(person).locator(".undo"))
    company.game.undo(seat)
    company.wait()


@pytest.mark.parametrize(("lang", "size"), [("es", LAPTOP), ("en", PHONE)])
def test_one_person_with_two_characters_takes_back_the_newest_step_first(
    meet: Meet, lang: str, size: tuple[int, int]
) -> None:
    """Whichever of them lies in front. Nothing was revealed, so the game is not marked."""
    ada = meet("Ada", lang, size) if size == LAPTOP else meet_phone(meet, "Ada", lang)
    open_quest(ada, "mm", "5", scenario=1, **OPEN)
    company = Company(dict.fromkeys(range(2), ada), "5", scenario=1, **OPEN)
    company.play_to("start_at")
    placed = [company.answer(), company.answer()]
    assert placed == [0, 1]
    assert company.is_asked("declare")
    second = next(ask for ask in company.game.pending if ask.seat == 1)
    choice = company.choice(second)
    company.wait()
    bring_to_front(ada, 1)
    wait_asked(ada, 1, choice)
    take(ada, choice.options[0])
    company.game.answer(1, second.options[0])
    company.wait()
    expect(own(ada, 0).locator(".who")).to_have_attribute("aria-pressed", "true")
    for seat, asked in ((1, "declare"), (1, "start_at"), (0, "start_at")):
        ada.press(slip(ada).locator(f'.undo[title="{ada.say("undo-free")}"]'))
        company.game.undo(seat)
        again = next(ask for ask in company.game.pending if ask.seat == seat)
        assert again.kind.name == asked
        wait_asked(ada, seat, company.choice(again))
        expect(own(ada, seat).locator(".who")).to_have_attribute("aria-pressed", "true")
        assert company.is_at(ada.table)
    assert ada.table.info()["rewinds"] == 0
    ada.check_words()


@pytest.mark.parametrize(("lang", "size"), [("en", LAPTOP), ("es", PHONE)])
def test_two_chosen_cards_wait_until_the_player_is_ready(
    meet: Meet, lang: str, size: tuple[int, int]
) -> None:
    """So that a mis-tap costs nothing: not even for the one who turns all cards over."""
    ada = meet("Ada", lang, size) if size == LAPTOP else meet_phone(meet, "Ada", lang)
    open_quest(ada, "mb", "5", scenario=1, difficulty="easy")
    company = ada.table
    view = company.until(lambda now: bool(now["choices"]), 0)
    while view["choices"][0]["ask"] != "declare":
        take_first(ada, company, 0)
        view = company.until(lambda now: bool(now["choices"]), 0)
    cards = ada.page.locator("#hand .zone.hand .touch")
    for card in (cards.nth(1), cards.nth(2)):
        ada.press(card)
    names = [cards.nth(n).locator("h3").inner_text() for n in (1, 2)]
    ready = slip(ada).locator(".option.armed")
    expect(ready).to_contain_text(ada.say("ready", what="").strip())
    for name in names:
        expect(ready).to_contain_text(name)
    expect(ada.page.locator(".slip .enough")).to_have_count(0)
    look(ada, f"{'laptop' if size == LAPTOP else 'phone'}-ready", SHOTS / "gloomhaven")
    assert company.view(0)["number"] == view["number"]
    ada.page.keyboard.press("Escape")
    expect(ready).to_have_count(0)
    assert company.view(0)["number"] == view["number"]
    for card in (cards.nth(3), cards.nth(1)):
        ada.press(card)
    ada.press(ready)
    company.until(lambda now: bool(now["number"] > view["number"]), 0)
    told = [line["kind"] for line in company.view(0)["log"]]
    assert "showed_cards" in told


# -- with bots -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_table_with_bots_is_ready_made_and_bots_answer(meet: Meet, lang: str) -> None:
    """All that has to be chosen has a sensible answer already; the seed is for the test."""
    ada = meet("Ada", lang, LAPTOP)
    open_quest(ada, "mb", "7")
    table = ada.table
    bot = table.info()["seats"][1]
    assert (bot["kind"], bot["bot"]) == ("bot", "squire")
    while table.view(0)["scene"]["headline"]["args"].get("round") != 2:
        take_first(ada, table, 0)
    expect(ada.page.locator(".slip.asked")).to_be_visible()
    told = [line["kind"] for line in table.view(0)["log"]]
    assert "showed_cards" in told
    ada.check_words()


# -- damage --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "size"), [("es", LAPTOP), ("en", PHONE)])
def test_the_question_about_damage_says_what_else_may_be_lost(
    meet: Meet, house: House, lang: str, size: tuple[int, int]
) -> None:
    """How much would be left, and that a card can be lost instead."""
    wishes: dict[str, int | str] = {"scenario": 1, **OPEN}
    seats = [{"kind": "human", "mine": True, "name": name} for name in ("Ada", "Ada 2")]
    wish = {
        "game": "gloomhaven", "seats": seats, "practice": True, "seed": "5", "options": wishes,
    }  # fmt: skip
    table, game = Table(house, house.post("/api/tables", wish)), start(2, "5", **wishes)
    settle(game)
    while game.pending[0].kind is not kinds.SUFFER:
        ask = game.pending[0]
        value = lean(game, ask)
        table.until(lambda now: bool(now["choices"]), ask.seat)
        table.answer(ask.seat, ask.key(value))
        game.answer(ask.seat, value)
        settle(game)
    ada = meet("Ada", lang, size, holds=(table, (0, 1)))
    ada.title = "gloomhaven"
    ada.sit_at(table)
    ask = game.pending[0]
    choice = title.rules.show(game.state, ask, ask.seat)
    wait_asked(ada, ask.seat, choice)
    assert choice.why is not None
    assert choice.why.args["instead"] in ("both", "hand")
    expect(slip(ada)).to_contain_text(" ".join(said(ada, choice.why).split()))
    look(ada, f"{'laptop' if size == LAPTOP else 'phone'}-damage", SHOTS / "gloomhaven")


# -- active cards ----------------------------------------------------------------------------------


def play_active(table: Table, seat: int, *cards: str) -> None:
    """The seat plays the bottoms of these cards, one a round, and does as little as it can else."""

    def wish(view: Json) -> str | None:
        keys = [option["key"] for option in view["choices"][0]["options"]]
        wanted = [f"play {card}/bottom" for card in cards]
        wanted += [key for key in keys if sum(card in key.split(" then ") for card in cards) == 1]
        wanted += ["pass", "done", "take", "keep"]
        return next((key for key in wanted if key in keys), None)

    def lie_there(view: Json) -> bool:
        return len(view["standing"]) == len(cards)

    while not lie_there(view := table.until(lambda now: now["choices"] or lie_there(now), seat)):
        table.answer(seat, wish(view), view)


@pytest.mark.parametrize(("lang", "size"), [("en", LAPTOP), ("es", PHONE)])
def test_active_cards_are_ended_from_the_menu(meet: Meet, lang: str, size: tuple[int, int]) -> None:
    """GH-ACTIVE-1: each is named, with where it goes, and takes a second tap."""
    ada = meet("Ada", lang, size) if size == LAPTOP else meet_phone(meet, "Ada", lang)
    open_quest(ada, "mb", "5", scenario=1, difficulty="easy")
    play_active(ada.table, 0, "warding-strength", "shield-bash")
    ada.page.get_by_label(ada.say("menu")).click()
    menu = ada.page.locator("details .menu")
    offers = menu.get_by_role("button", name=ada.say("card-warding-strength"))
    expect(offers).to_have_count(1)
    other = menu.get_by_role("button", name=ada.say("card-shield-bash"))
    expect(other).to_have_count(1)
    look(ada, f"{'laptop' if size == LAPTOP else 'phone'}-active", SHOTS / "gloomhaven")
    width = ada.page.viewport_size
    box = menu.bounding_box()
    assert width is not None
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width["width"]
    assert box["y"] + box["height"] <= width["height"]
    other.click()
    other.click()
    ada.table.until(lambda now: len(now["standing"]) == 1, 0)
    ada.check_words()


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_hardest_table_begins_at_the_highest_level(meet: Meet, lang: str) -> None:
    """GH-RUL-2."""
    ada = meet("Ada", lang, LAPTOP)
    open_quest(ada, "mm", "5", level=9, difficulty="very_hard", open_information=True)
    ada.check_words()


def builder(game: Quest, ask: Ask[Value]) -> Value:
    """The first seat builds its own character, the other one takes the ready-made."""
    return "own" if ask.kind is kinds.CHOOSE_BUILD and ask.seat == 0 else ask.options[-1]


@pytest.mark.parametrize(("lang", "size"), [("en", LAPTOP), ("es", PHONE)])
def test_a_build_is_held_to_its_limits_and_the_page_says_why(
    meet: Meet, lang: str, size: tuple[int, int]
) -> None:
    """A card too many cannot stay in the hand; an item beyond the gold cannot be taken, nor one
    more of its kind; what was never offered is refused in the words of the player."""
    ada = meet("Ada", lang, size) if size == LAPTOP else meet_phone(meet, "Ada", lang)
    wishes: dict[str, int | str] = {"scenario": 1, "builds": "own", **OPEN}
    open_quest(ada, "mm", "5", **wishes)
    company = Company(dict.fromkeys(range(2), ada), "5", **wishes)

    company.play_to("leave_card", choose=builder)
    for left in (3, 2, 1):
        company.wait()
        expect(slip(ada).locator(".what")).to_contain_text(str(left) if left > 1 else "")
        assert company.is_asked("leave_card"), "the hand is still too large"
        refuses(ada, "done")
        company.answer(builder)
    company.play_to("take_item", choose=builder)
    boots, goggles = 1, 6
    company.answer(lambda game, ask: boots)
    company.wait()
    ada.press(slip(ada).locator(".why-not"))
    dialog = ada.page.get_by_role("dialog")
    name, cost = ada.say("item-eagle-eye-goggles"), items()[goggles].cost
    expect(dialog).to_contain_text(f"{name}: {ada.say('refused-gold', cost=cost, gold=10)}")
    box = dialog.bounding_box()
    assert box is not None
    assert box["height"] <= 0.6 * size[1] + 1, "it is no larger than what it says"
    look(ada, f"{'phone' if size == PHONE else 'laptop'}-shop", SHOTS / "gloomhaven")
    ada.page.keyboard.press("Escape")
    refuses(ada, str(goggles))
    company.answer(lambda game, ask: "done")
    company.wait()
    assert company.is_at(ada.table)


def refuses(person: Person, key: str) -> None:
    """The table says no to such an answer, in the language of the player, and nothing changes."""
    table = person.table
    view = table.view(0)
    body = {"number": view["number"], "id": new_id(), "key": key}
    told = {"Accept-Language": person.lang}
    said = person.house.request(
        "POST", f"{table.path}/answers", body, table.tokens[0], headers=told
    )
    assert said.status_code == 422
    assert said.json()["code"] == "not-offered"
    words = {"en": "is no answer to", "es": "no responde a"}[person.lang]
    assert words in said.json()["reason"]
    assert table.view(0) == view


# -- nothing is lost -------------------------------------------------------------------------------


def test_a_reload_and_a_server_that_is_killed_lose_nothing(
    chromium: Browser, tmp_path: Path
) -> None:
    """In the middle of an action, with a move begun and an attack to come."""
    wishes: dict[str, int | str] = {"scenario": 1, **OPEN}
    with House(tmp_path / "tables.db") as house:
        ada = Person(chromium, house, "Ada", "es", LAPTOP)
        ada.forgiven = CUT
        open_quest(ada, "mm", "5", **wishes)
        company = Company(dict.fromkeys(range(2), ada), "5", **wishes)
        company.play_to("move")
        company.wait()
        ada.page.reload()
        company.wait()
        assert company.is_at(ada.table)
        company.answer()
        house.kill()
        ada.see("line-lost")
        house.start()
        expect(ada.page.locator(".notice.line")).to_have_count(0)
        company.wait()
        assert company.is_at(ada.table)
        ada.check_words()
        company.play_to("declare", 2)
        company.wait()
        assert company.is_at(ada.table)
        ada.context.close()
        assert ada.faults == []
