"""What of a screen can really be seen and touched: measured in the page, in one worst case after
another."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.positions import POSITIONS, deal
from tests.table.house import Table

WINDOWS = {
    "laptop": (1366, 768),
    "desk": (1920, 1080),
    "small": (1024, 768),
    "phone": (390, 844),
    "across": (844, 390),
}
FINGERS = {"phone", "across"}
MEASURE = Path(__file__).with_suffix(".js").read_text()
AT_REST = """async () => {
  const boxes = () => [...document.querySelectorAll(".table *")].slice(0, 4000)
    .map((one) => one.getBoundingClientRect())
    .map(({ x, y, width }) => [x, y, width].join()).join();
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  for (let still = 0, last = "", n = 0; still < 6 && n < 300; n++) {
    const now = boxes();
    still = now === last ? still + 1 : 0;
    last = now;
    await frame();
  }
}"""


class Measured(msgspec.Struct, frozen=True):
    """Of one screen."""

    drawn: float
    """The share of the window that the drawn board has, as far as it is seen."""
    cards: int
    whole_cards: int
    card: tuple[int, int]
    answers: int
    whole_answers: int
    question: bool
    """It is in view."""
    cut: list[str]
    """Print and buttons that are cut, covered, or scrolled away without a sign."""


def measure(page: Page) -> Measured:
    page.evaluate(AT_REST)
    return msgspec.convert(page.evaluate(MEASURE), Measured)


@contextmanager
def sitting(
    chromium: Browser, house: House, dealt: dict[str, tuple[Table, int]], window: str, lang: str
) -> Iterator[Person]:
    """Somebody who has a seat at all these tables, before such a window."""
    person = Person(
        chromium, house, "Ana", lang, WINDOWS[window],
        hands="touch" if window in FINGERS else "mouse",
        holds=[(table, (seat,)) for table, seat in dealt.values()],
    )  # fmt: skip
    try:
        yield person
    finally:
        person.context.close()


def come_to(person: Person, name: str, dealt: dict[str, tuple[Table, int]]) -> None:
    """To the question of a position."""
    person.title = POSITIONS[name].game
    person.walk_to(dealt[name][0])
    expect(person.page.locator(".slip.asked .what")).to_be_visible()
    person.page.evaluate("document.activeElement?.blur()")


def deal_all(house: House, names: list[str]) -> dict[str, tuple[Table, int]]:
    return {name: deal(house, name) for name in names}
