"""People in front of a browser: they see the page, and touch it with mouse, keys or fingers."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from grimorio.games.wisps.nouns import CELL
from tests.browser import tongues
from tests.browser.house import House
from tests.browser.overheard import Overheard
from tests.table.house import Table

PATIENCE = 180.0
"""Nothing waits so long that goes well. On two cores with thirty busy processes a page has waited
for a minute."""
GLANCE = 1000.0
"""Milliseconds until one looks again whether something is still there."""
LOCALES = {"en": "en-GB", "es": "es-ES"}
KINDS = {"m": "me", "f": "friend", "b": "bot"}
Hands = Literal["mouse", "keys", "touch"]
Held = tuple[Table, Sequence[int]]
"""A table, and the seats at it that somebody holds."""

SEEN = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    curtain: all(".curtain").length > 0,
    over: all("section.end").length > 0,
    keys: all(".slip .option").map((button) => button.dataset.key),
    likely: all(".slip .option:has(.odds)").map((button) => button.dataset.key),
    folded: all(".slip .fold").length > 0,
    armed: all(".slip .option.armed").map((button) => button.dataset.key),
    menu: all('[role="dialog"] .option').length,
    places: all(".lights .target").map((place) => place.dataset.at),
    board: all(".lights .target").length > 0,
    cards: all("#hand .touch.target").length,
    chosen_there: new Set(all("#hand .touch.target kbd").map((key) => key.textContent)).size,
  };
}"""

AT_REST = """async (element) => {
  const place = () => {
    const box = element.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].join();
  };
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  for (let still = 0, last = ""; still < 3; ) {
    const now = place();
    still = now === last ? still + 1 : 0;
    last = now;
    await frame();
  }
}"""
"""Until it has kept its place for some frames."""

ARROWS = ("Up", "Right", "Down", "Left")
"""All of them: with three, what lies on the fourth side is never reached."""

ON_BOARD = "([x, y]) => document.elementFromPoint(x, y)?.closest('#board') != null"


class Person:
    """A browser of one's own, its page, and what went wrong on it."""

    def __init__(
        self,
        chromium: Browser,
        house: House,
        name: str,
        lang: str,
        size: tuple[int, int],
        *,
        hands: Hands = "mouse",
        pace: str = "once",
        holds: Held | list[Held] | None = None,
        address: str = "",
        **more: Any,
    ) -> None:
        self.house = house
        self.address = address or house.address
        """Where this browser finds the house."""
        self.name = name
        self.lang = lang
        self.hands = hands
        self.title = "wisps"
        """The game whose words are on the page, besides the client's."""
        self.chance = random.Random(name)
        touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if hands == "touch" else {}
        # Nobody waits for the story where it is not the subject, nor for what glides: to draw that
        # is most of the work of a game by clicks.
        if pace == "once":
            more.setdefault("reduced_motion", "reduce")
        held = holds if isinstance(holds, list) else [holds] if holds else []
        self.context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[lang],
            permissions=["clipboard-read", "clipboard-write"],
            storage_state=_kept(house, held) if held else None,
            **touch,
            **more,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        # A page without an address keeps nothing.
        self.context.add_init_script(
            "if (location.protocol.startsWith('http'))"
            f" localStorage['grimorio.pace'] = localStorage['grimorio.pace'] || '{pace}'"
        )
        self.page: Page = self.context.new_page()
        self.overheard = Overheard(self.page)
        self.forgiven = ""
        """A pattern of faults that the test itself brings about."""
        self._faults: list[str] = []
        self.page.on("pageerror", lambda error: self._faults.append(str(error)))
        self.page.on(
            "console", lambda said: self._faults.append(said.text) if said.type == "error" else None
        )

    @property
    def faults(self) -> list[str]:
        mine = [f for f in self._faults if not (self.forgiven and re.search(self.forgiven, f))]
        return [f"{self.name}: {fault}" for fault in mine]

    # -- words ----------------------------------------------------------------------------------

    def say(self, message: str, **args: int | str) -> str:
        return tongues.say(self.lang, self.title, message, **args)

    def check_words(self, allow: Sequence[str] = ()) -> None:
        tongues.check(self.page, self.lang, self.title, allow)

    def button(self, message: str, **args: int | str) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **args), exact=True)

    def link(self, message: str, **args: int | str) -> Locator:
        return self.page.get_by_role("link", name=self.say(message, **args), exact=True)

    def see(self, message: str, **args: int | str) -> None:
        expect(self.page.get_by_text(self.say(message, **args)).first).to_be_visible()

    # -- coming in ------------------------------------------------------------------------------

    def visit(self, path: str = "") -> None:
        self.page.goto(f"{self.address}/{path}")

    def sit_at(self, table: Table) -> None:
        self.visit(f"#/t/{table.id}")
        expect(self.page.locator("#board")).to_be_visible()
        # Words in another font take other room.
        self.page.evaluate("async () => { await document.fonts.ready; }")

    def press(self, what: Locator) -> None:
        """As these hands do it."""
        if self.hands == "mouse":
            what.click()
        elif self.hands == "touch":
            what.tap()
        else:
            self.tab_to(what)
            self.page.keyboard.press("Enter")

    def press_if_there(self, what: Locator) -> None:
        """What was seen a moment ago goes with the answer that was under way then, and may not come
        again before others have answered."""
        if self.hands == "keys":
            self.press(what)
            return
        act = what.tap if self.hands == "touch" else what.click
        end = time.monotonic() + PATIENCE
        while what.count():
            assert time.monotonic() < end, f"it is there, and cannot be pressed: {what}"
            with suppress(TimeoutError):
                act(timeout=GLANCE)
                return

    def tab_to(self, what: Locator) -> None:
        expect(what).to_be_visible()
        for _ in range(80):
            if what.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {what}")

    def open_table(self, seats: str = "mb", rounds: int = 4) -> None:
        """From the lobby to the first question: m is me, f a friend by link, b a bot."""
        self.visit()
        self.press(self.page.get_by_role("link", name=self.say("title")))
        rows = self.page.locator("fieldset li")
        expect(rows).to_have_count(2)
        while rows.count() < len(seats):
            self.press(self.button("seat-add"))
        for i, kind in enumerate(seats):
            row = rows.nth(i)
            if kind != ("m" if i == 0 else "b"):
                row.get_by_text(self.say(KINDS[kind]), exact=True).click()
            if kind == "m":
                self.write(row.locator("input.name"), self.name if i == 0 else f"{self.name} {i}")
        self.choose(self.page.get_by_label(self.say("setting-rounds")), str(rounds))
        self.check_words()
        self.press(self.button("start"))
        expect(self.page.locator("#board")).to_be_visible()

    def write(self, field: Locator, text: str) -> None:
        if self.hands == "keys":
            self.tab_to(field)
            self.page.keyboard.press("Control+A")
            self.page.keyboard.type(text)
        else:
            field.fill(text)

    def choose(self, field: Locator, value: str) -> None:
        if self.hands == "keys":
            self.tab_to(field)
            self.page.keyboard.type(value)
        else:
            field.select_option(value)
        expect(field).to_have_value(value)

    def copied(self, button: Locator) -> str:
        """What is on the clipboard after a press of "copy link"."""
        self.press(button)
        expect(self.button("copied")).to_be_visible()
        return str(self.page.evaluate("navigator.clipboard.readText()"))

    def take_seat(self, link: str) -> None:
        """Follow an invitation, say one's name and sit down."""
        self.page.goto(link)
        self.write(self.page.get_by_label(self.say("your-name")), self.name)
        self.press(self.button("claim-sit"))
        expect(self.page.locator("#board")).to_be_visible()

    @property
    def table(self) -> Table:
        """The table of this page, with the tokens that this browser holds."""
        kept = json.loads(self.page.evaluate("localStorage.getItem('grimorio.tables')"))
        found = next(mine for mine in kept if f"/t/{mine['table']}" in self.page.url)
        return Table(self.house, {**found, "seats": [*found["seats"], *found["invitations"]]})

    def open_quest(self, seats: str, *wishes: str, seed: str) -> None:
        """A table of DungeonQuest with these variants; a practice game, the same every time."""
        self.title = "dungeonquest"
        self.visit("#/new/dungeonquest")
        rows = self.page.locator("fieldset li")
        expect(rows).to_have_count(2)
        while rows.count() > len(seats):
            self.press(rows.last.get_by_label(self.say("seat-remove")))
        for i, kind in enumerate(seats):
            if kind != ("m" if i == 0 else "b"):
                rows.nth(i).get_by_text(self.say(KINDS[kind]), exact=True).click()
        self.write(rows.first.locator("input.name"), self.name)
        for wish in wishes:
            self.page.get_by_label(self.say(f"setting-{wish}"), exact=False).check()
        self.page.locator("details summary").click()
        self.page.get_by_label(self.say("practice-use")).check()
        self.write(self.page.get_by_label(self.say("seed"), exact=True), seed)
        self.press(self.button("start"))
        expect(self.page.locator("#board")).to_be_visible()

    # -- looking around -------------------------------------------------------------------------

    def walk_to(self, table: Table) -> None:
        """To a table of one's own from wherever one is, by way of the lobby: the page is not
        loaded again."""
        self.visit("#/")
        expect(self.page.locator("#board")).to_have_count(0)
        self.sit_at(table)

    def speak(self, lang: str) -> None:
        """The other language at once, wherever its button is."""
        if lang != self.lang:
            self.page.locator("button.lang").first.evaluate("button => button.click()")
            self.lang = lang
        expect(self.page.locator("html")).to_have_attribute("lang", lang)

    # -- playing --------------------------------------------------------------------------------

    def seen(self) -> Any:
        return self.page.evaluate(SEEN)

    def wait_until(self, what: str) -> None:
        """Until an expression is true. The page's own policy lets nobody evaluate a text inside of
        it, so it is asked from outside again and again."""
        end = time.monotonic() + PATIENCE
        while not self.page.evaluate(what):
            assert time.monotonic() < end, f"never came: {what}"
            self.page.wait_for_timeout(20)

    def is_asked(self, seen: Any = None) -> bool:
        """With a choice: a single option the table takes by itself, and two cards that are alike
        are one option."""
        seen = seen or self.seen()
        return bool(len(seen["keys"]) + seen["chosen_there"] > 1 or seen["folded"])

    def wait_asked(self) -> None:
        options = self.page.locator(".slip .option + .option, .slip .fold, #hand .touch.target")
        expect(options.first).to_be_visible()

    def answer(self) -> None:
        """Take one of the options: a card, a place on the board, or a button."""
        seen = self.seen()
        if seen["board"]:
            self.answer_on_board(seen)
        elif seen["cards"] and (not seen["keys"] or self.chance.random() < 0.7):
            self.press_if_there(self.page.locator("#hand .touch.target").first)
        elif self.hands == "keys":
            self.page.keyboard.press("1")
        else:
            self.press_if_there(self.page.locator(".slip .option").first)

    def answer_anyhow(self) -> None:
        """Whatever the game: a card that glows, a place that glows, or a button; a second tap where
        one is wanted, and one of several where a place means several."""
        seen = self.seen()
        if seen["menu"]:
            self.press(self.page.locator('[role="dialog"] .option').first)
        elif seen["armed"]:
            self.press(self.page.locator(".slip .option.armed").first)
        elif seen["folded"] and not seen["places"]:
            self.press(self.page.locator(".slip .fold"))
        elif seen["cards"] and (self.chance.random() < 0.5 or not seen["keys"]):
            self.press(self.page.locator("#hand .touch.target").first)
        elif seen["places"] and (seen["folded"] or self.chance.random() < 0.8):
            self.touch_cell(self.chance.choice(seen["places"]))
        else:
            key = self.chance.choice(seen["keys"])
            self.press(self.page.locator(f'.slip .option[data-key="{key}"]'))

    def answer_on_board(self, seen: Any) -> None:
        if self.hands == "keys":
            self.page.keyboard.press("b")
            for _ in range(self.chance.randrange(4)):
                self.page.keyboard.press(f"Arrow{self.chance.choice(ARROWS)}")
            self.page.keyboard.press("Enter")
            return
        if seen["folded"]:
            self.press_if_there(self.page.locator(".slip .fold"))
            expect(self.page.locator(".slip .fold")).to_have_count(0)
            seen = self.seen()
            if not seen["keys"]:
                return
        key = self.chance.choice(seen["likely"] or seen["keys"])
        self.touch_cell(f"c{CELL.number(key)}")

    def touch_cell(self, cell: str) -> None:
        """Whatever stands on it, once it is at rest: nobody aims at what still moves."""
        place = self.page.locator(f'[data-kind="cell"][data-id="{cell}"]')
        place.evaluate(AT_REST)
        box = place.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if not self.page.evaluate(ON_BOARD, [x, y]):
            # It lies under something else, or beyond the edge of what is shown of the board.
            self.press_if_there(self.page.locator(".slip .option:not(.armed), .slip .fold").first)
        elif self.hands == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)


def play(
    *people: Person,
    answers: int = 200,
    words: bool = False,
    answer: Callable[[Person], None] = Person.answer,
) -> int:
    """Everybody answers what they are asked, until the game is over for all or N answers were
    given; how many there were. However long that takes: only if nobody is asked anything more, the
    game has come to a standstill."""
    last = time.monotonic()
    given = 0
    while time.monotonic() < last + PATIENCE:
        over = 0
        busy = False
        for person in people:
            seen = person.seen()
            over += seen["over"]
            if seen["curtain"]:
                person.press(person.page.locator(".curtain button"))
                busy = True
            elif person.is_asked(seen):
                if words:
                    person.check_words()
                answer(person)
                given += 1
                busy = True
                last = time.monotonic()
                if given == answers:
                    return given
        if over == len(people):
            return given
        if not busy:
            people[0].page.wait_for_timeout(50)
    raise AssertionError(f"after {given} answers nobody is asked, and the game is not over")


def _kept(house: House, held: Sequence[Held]) -> Any:
    """What a browser keeps that holds these seats."""
    mine = [
        {
            "table": table.id,
            "game": table.info()["game"],
            "seats": [{"seat": seat, "token": table.tokens[seat]} for seat in seats],
            "invitations": [],
            "watch": table.watch,
            "opened": int(time.time() * 1000),
        }
        for table, seats in held
    ]
    item = {"name": "grimorio.tables", "value": json.dumps(mine)}
    return {"cookies": [], "origins": [{"origin": house.address, "localStorage": [item]}]}
