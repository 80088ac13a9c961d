"""People at a table of Gloomhaven or another large game: each answer is given with what a person
sees and touches.

Beside the real table the same game is played in this process, from the same seed. It says what is
asked and what a good player leans to; the page must ask the same."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

import msgspec
from playwright.sync_api import Locator, expect

import grimorio
from grimorio.core import Ask, Game, Value
from grimorio.core.scene import Choice, Option, Text
from grimorio.games.gloomhaven import title
from grimorio.games.gloomhaven.bot import lore
from grimorio.games.gloomhaven.state import Scenario
from tests.browser import pictures, tongues
from tests.browser.people import KINDS, PATIENCE, Person
from tests.table.house import Json, Table

Quest: TypeAlias = "Game[Scenario]"
Choose: TypeAlias = "Callable[[Quest, Ask[Value]], Value]"

LAPTOP, PHONE = (1366, 768), (390, 844)


# -- what is answered ------------------------------------------------------------------------------


def lean(game: Quest, ask: Ask[Value]) -> Value:
    """What a good player leans to most; where nobody leans to anything, the first."""
    weights = lore.lean(game.state, ask)
    if weights is None:
        return ask.options[0]
    return ask.options[max(range(len(weights)), key=lambda place: (weights[place], -place))]


def settle(game: Quest) -> None:
    """What has one answer only is given; so does the table."""
    while game.outcome is None:
        single = next((ask for ask in game.pending if len(ask.options) == 1), None)
        if single is None:
            return
        game.answer(single.seat, single.options[0])


def start(seats: int, seed: str, **options: int | str) -> Quest:
    return grimorio.new(title.name, seats=seats, seed=seed, options=options)


def answers_to_win(game: Quest, choose: Choose, most: int) -> int:
    """How many answers of people a scenario takes until it is won; 0 if it is lost or too long."""
    given = 0
    settle(game)
    while game.outcome is None and given <= most:
        ask = game.pending[0]
        given += 1
        game.answer(ask.seat, choose(game, ask))
        settle(game)
    won = game.outcome is not None and game.outcome.reason == "won"
    return given if won and given <= most else 0


# -- before the game -------------------------------------------------------------------------------


def fill_in(person: Person, seats: str, seed: str, **settings: int | str) -> None:
    """The page of a new table: who sits where, the settings, and a seed. m is me, f a friend by
    link, b a bot."""
    page, rows = person.page, person.page.locator("fieldset li")
    expect(rows).to_have_count(2)
    if len(seats) == 1:
        person.press(rows.last.get_by_label(person.say("seat-remove")))
        expect(rows).to_have_count(1)
    for count in range(3, len(seats) + 1):
        person.press(person.button("seat-add"))
        expect(rows).to_have_count(count)
    for place, kind in enumerate(seats):
        if kind != ("m" if place == 0 else "b"):
            person.press(rows.nth(place).get_by_text(person.say(KINDS[kind]), exact=True))
        if kind == "m":
            name = person.name if place == 0 else f"{person.name} {place + 1}"
            person.write(rows.nth(place).locator("input.name"), name)
    for setting, value in settings.items():
        field = page.locator(f'[aria-labelledby="setting-{setting}"]')
        if isinstance(value, bool):
            field.set_checked(value)
        else:
            person.choose(field, str(value))
    if seed:
        person.press(page.locator("details summary"))
        page.get_by_label(person.say("practice-use")).check()
        person.write(page.get_by_label(person.say("seed"), exact=True), seed)


def begin(person: Person) -> None:
    person.press(person.button("start"))
    expect(person.page.locator("#board")).to_be_visible()


def open_quest(
    person: Person, seats: str, seed: str, game: str = title.name, /, **settings: int | str
) -> None:
    """From the front page to the first question."""
    person.title = game
    person.visit()
    person.press(person.page.get_by_role("link", name=person.say("title"), exact=True))
    fill_in(person, seats, seed, **settings)
    begin(person)


def invite(host: Person, guest: Person) -> None:
    """The guest takes the next open seat by its link."""
    guest.title = host.title
    open_seats = host.page.get_by_role("complementary").locator(".invite .row")
    expect(open_seats.first).to_be_visible()
    left = open_seats.count()
    guest.page.goto(host.copied(open_seats.first.get_by_role("button")))
    name = guest.page.get_by_label(guest.say("your-name"))
    if not name.input_value():
        guest.write(name, guest.name)
    guest.press(guest.button("claim-sit"))
    expect(guest.page.locator("#board")).to_be_visible()
    expect(open_seats).to_have_count(left - 1)


# -- what is on the page ---------------------------------------------------------------------------


ASKED = """([seat, prompt]) => {
  if (document.querySelector(".curtain")) return "curtain";
  const own = document.querySelector(`.own[data-seat="${seat}"] .who`);
  if (own && own.getAttribute("aria-pressed") !== "true") return "behind";
  const text = document.querySelector(".slip.asked .what")?.textContent ?? "";
  return text.replace(/\\s+/g, " ").includes(prompt) ? "asked" : text;
}"""
"""Whether the page puts this question to this seat."""

PLACE = """async (id) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  const card = document.querySelector(`#hand [data-id="${id}"]`);
  if (card) return "card";
  const thing = document.querySelector(`#board [data-id="${id}"]`);
  if (!thing) return null;
  let box = null;
  for (let still = 0, last = ""; still < 3; await frame()) {
    box = thing.getBoundingClientRect();
    const now = [box.x, box.y, box.width, box.height].join();
    still = now === last ? still + 1 : 0;
    last = now;
  }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return document.elementFromPoint(x, y)?.closest("#board") ? [x, y] : null;
}"""
"""Where something is touched, once it is at rest: nobody aims at what still moves."""

OPEN = """(key) => {
  const mine = (selector) => [...document.querySelectorAll(selector)].some((one) => one.dataset.key === key);
  if (mine('[role="dialog"] .option')) return "menu";
  if (!document.querySelector(".slip .more.armed")) return "";
  return mine(".slip .option.armed") ? "button" : "place";
}"""  # noqa: E501
"""What a first touch leaves open."""


def said(person: Person, text: Text) -> str:
    """A text of the game in the words of the page."""
    return " ".join(tongues.texts(person.lang, person.title).say(text).split())


def slip(person: Person) -> Locator:
    return person.page.locator(".slip")


def own(person: Person, seat: int) -> Locator:
    """One of the seats of a person who has several."""
    return person.page.locator(f'.own[data-seat="{seat}"]')


def bring_to_front(person: Person, seat: int) -> None:
    who = own(person, seat).locator(".who")
    if who.get_attribute("aria-pressed") != "true":
        person.press(who)
    expect(who).to_have_attribute("aria-pressed", "true")


def wait_asked(person: Person, seat: int, choice: Choice) -> None:
    """Until the page puts this question; the seat is brought to the front."""
    prompt, end = said(person, choice.prompt), time.monotonic() + PATIENCE
    while (seen := person.page.evaluate(ASKED, [seat, prompt])) != "asked":
        if seen == "behind":
            person.press(own(person, seat).locator(".who"))
        elif seen == "curtain":
            person.press(person.page.locator(".curtain button"))
        else:
            assert time.monotonic() < end, f"{person.name} is not asked {prompt!r}, but {seen!r}"
            person.page.wait_for_timeout(20)


# -- touching --------------------------------------------------------------------------------------


def take(person: Person, option: Option) -> bool:
    """Give an answer: on the cards, on the board, or with its button; a second time where the page
    wants to be sure. Whether all it names was touched."""
    places = option.taps or option.at[:1]
    by_place = bool(places) and all(touch(person, id_) for id_ in places)
    if not by_place:
        press_button(person, option)
    key = json.dumps(option.key)
    left = person.page.evaluate(OPEN, option.key)
    in_menu = person.page.locator(f'[role="dialog"] .option[data-key={key}]')
    for _ in range(2):
        if left == "menu":
            person.press(in_menu)
            left = person.page.evaluate(OPEN, option.key)
    if left == "button":
        person.press(slip(person).locator(f".option.armed[data-key={key}]"))
    elif left == "place":
        assert touch(person, places[-1])
    return by_place


def touch(person: Person, id_: str) -> bool:
    """Whether it could be touched: it may be nowhere, or under something else on the board."""
    place = person.page.evaluate(PLACE, id_)
    if place == "card":
        person.press(person.page.locator(f'#hand [data-id="{id_}"]').first)
    elif place and person.hands == "touch":
        person.page.touchscreen.tap(*place)
    elif place:
        person.page.mouse.click(*place)
    return place is not None


def press_button(person: Person, option: Option) -> None:
    button = slip(person).locator(f".option[data-key={json.dumps(option.key)}]")
    fold = slip(person).locator(".fold")
    expect(button.or_(fold).first).to_be_visible()
    if not button.count():
        person.press(fold)
    person.press(button)


def take_first(person: Person, table: Table, seat: int) -> None:
    """Answer what the table asks the seat with its first option."""
    view = table.view(seat)
    if view["choices"] and len(view["choices"][0]["options"]) > 1:
        choice = msgspec.convert(view["choices"][0], Choice)
        wait_asked(person, seat, choice)
        take(person, choice.options[0])
        table.until(lambda now: bool(now["number"] > view["number"]), seat)


# -- playing ---------------------------------------------------------------------------------------


class Company:
    """A real table and the people at it, and the same game beside it."""

    def __init__(self, people: Mapping[int, Person], seed: str, **options: int | str) -> None:
        self.people = people
        self.game = start(len(people), seed, **options)
        settle(self.game)

    def choice(self, ask: Ask[Value]) -> Choice:
        return title.rules.show(self.game.state, ask, ask.seat)

    def answer(self, choose: Choose = lean) -> int:
        """The next answer, by clicks; the seat that gives it."""
        ask = self.game.pending[0]
        value = choose(self.game, ask)
        choice = self.choice(ask)
        option = next(one for one in choice.options if one.key == ask.key(value))
        wait_asked(self.people[ask.seat], ask.seat, choice)
        by_place = take(self.people[ask.seat], option)
        self.game.answer(ask.seat, value)
        settle(self.game)
        if by_place and len(option.taps) > 1:
            self.go_on(ask.seat, option.taps)
        return ask.seat

    def go_on(self, seat: int, taps: tuple[str, ...]) -> None:
        """Who touched several in an order is not asked for it again: the page goes on in it."""
        left = list(taps)
        while self.game.outcome is None and self.game.pending[0].seat == seat:
            ask = self.game.pending[0]
            choice = self.choice(ask)
            next_ = [o for id_ in left for o in choice.options if id_ in o.at]
            if not choice.one_by_one or not next_:
                return
            left = [id_ for id_ in left if id_ not in next_[0].at]
            self.game.answer(seat, next(v for v in ask.options if ask.key(v) == next_[0].key))
            settle(self.game)

    def play_to(self, kind: str, round_: int = 0, choose: Choose = lean) -> None:
        """Everybody answers what they are asked, until such a question comes."""
        while not (self.is_asked(kind) and self.game.state.round >= round_):
            self.answer(choose)

    def play_out(self, choose: Choose = lean) -> None:
        """To the end of the scenario."""
        while self.game.outcome is None:
            self.answer(choose)

    def is_asked(self, kind: str) -> bool:
        return self.game.pending[0].kind.name == kind

    def wait(self) -> None:
        """Until the page puts the next question."""
        ask = self.game.pending[0]
        wait_asked(self.people[ask.seat], ask.seat, self.choice(ask))

    def scene(self, seat: int) -> Json:
        """What a seat sees, as the table would send it."""
        return msgspec.json.decode(msgspec.json.encode(self.game.view(seat)))

    def is_at(self, table: Table) -> bool:
        """Whether the table is where this game is, as each seat sees it."""
        return all(table.view(seat)["scene"] == self.scene(seat) for seat in table.tokens)


def look(person: Person, name: str, shots: Path) -> None:
    """A picture of the screen, to be looked at; nothing sticks out, and all is of one language."""
    pictures.take(person.page, shots, f"{name}-{person.lang}")
    sizes = "[document.scrollingElement.scrollWidth - innerWidth, document.scrollingElement.scrollHeight - innerHeight]"  # noqa: E501
    assert person.page.evaluate(sizes) == [0, 0], f"{name} is larger than the window"
    person.check_words()
