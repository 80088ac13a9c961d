"""A real server, the machine's own Chromium, and people in front of it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import House
from tests.browser.made_up import Fair, Visitor, built
from tests.browser.people import PATIENCE, Person

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""The first that is there is taken. The shell is Chromium without its own windows and bars: it
draws and does the same with two thirds of the work."""
HOME_NAME = "table.test"
"""This machine under a name that a browser does not trust as it trusts localhost: a page there is
as plain as one in a home network."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--host-resolver-rules=MAP {HOME_NAME} 127.0.0.1",
)

Meet = Callable[..., Person]
Visit = Callable[..., Visitor]


# Only while the tests of this folder run: Playwright's loop must not be under way in others.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail(f"The browser tests need Chromium on this machine: one of {', '.join(NAMES)}.")
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests but those that need it empty, or let it die."""
    with House(tmp_path_factory.mktemp("house") / "tables.db") as found:
        yield found


@pytest.fixture
def meet(chromium: Browser, house: House) -> Iterator[Meet]:
    """Lets people in, each with a browser of their own; afterwards none may have seen a fault."""
    people: list[Person] = []

    def come_in(
        name: str = "Ada", lang: str = "en", size: tuple[int, int] = (1440, 900), **more: Any
    ) -> Person:
        person = Person(chromium, house, name, lang, size, **more)
        people.append(person)
        return person

    yield come_in
    faults = [fault for person in people for fault in person.faults]
    for person in people:
        person.context.close()
    assert not faults, faults


@pytest.fixture(scope="package")
def fair() -> Iterator[Fair]:
    """The client with its made-up tables."""
    with Fair(built()) as found:
        yield found


@pytest.fixture
def visit(chromium: Browser, fair: Fair) -> Iterator[Visit]:
    """Lets people look at a made-up table; afterwards none may have seen a fault."""
    people: list[Visitor] = []

    def come(table: str, size: str = "laptop", **more: str) -> Visitor:
        visitor = Visitor(chromium, fair, size, **more)
        people.append(visitor)
        visitor.sit_at(table)
        return visitor

    yield come
    faults = [fault for visitor in people for fault in visitor.faults]
    for visitor in people:
        visitor.context.close()
    assert not faults, faults
