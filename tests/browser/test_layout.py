"""The layout of the table, measured in the worst cases of every title and in every window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.house import House
from tests.browser.measuring import WINDOWS, come_to, deal_all, measure, sitting
from tests.browser.people import Person
from tests.browser.positions import POSITIONS
from tests.table.house import Table

pytestmark = pytest.mark.browser
Dealt = dict[str, tuple[Table, int]]


@pytest.fixture(scope="module")
def dealt(house: House) -> Dealt:
    """All positions, each on a table of its own: to look at them changes nothing."""
    return deal_all(house, list(POSITIONS))


@pytest.fixture(params=WINDOWS)
def window(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["en", "es"])
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def ana(chromium: Browser, house: House, dealt: Dealt, window: str, lang: str) -> Iterator[Person]:
    """She has the seat that is asked at each of the tables; no fault may happen before her."""
    with sitting(chromium, house, dealt, window, lang) as person:
        yield person
        assert not person.faults, person.faults


def test_the_question_is_always_in_view(ana: Person, dealt: Dealt) -> None:
    for name in POSITIONS:
        come_to(ana, name, dealt)
        assert measure(ana.page).question, name
