"""In a home network: a plain http address under a name, where browsers withhold what they give to
secure pages only. Everything works there as on the host's own machine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import HOME_NAME, Meet
from tests.browser.house import House
from tests.browser.people import Person, play
from tests.table.house import QUICK

pytestmark = pytest.mark.browser
UNTRUSTED = "Cross-Origin-Opener-Policy header has been ignored"
"""Chromium says so of every page on plain http; it asks nothing of anybody."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A host who named the server, as docs/hosting.md says."""
    db = tmp_path_factory.mktemp("home") / "tables.db"
    with House(db, settings=(*QUICK, f"hosts={HOME_NAME}")) as found:
        yield found


def by_name(house: House) -> str:
    return f"http://{HOME_NAME}:{house.address.rpartition(':')[2]}"


FIELD = (
    "() => document.body.append(Object.assign(document.createElement('textarea'), {id: 'paper'}))"
)


def pasted(person: Person) -> str:
    """What was copied, as one finds out where no page may read the clipboard."""
    person.page.evaluate(FIELD)
    paper = person.page.locator("#paper")
    paper.focus()
    person.page.keyboard.press("Control+V")
    text = paper.input_value()
    paper.evaluate("paper => paper.remove()")
    return text


def test_two_play_a_whole_game_by_link(meet: Meet, house: House) -> None:
    ada = meet("Ada", "en", address=by_name(house))
    ada.forgiven = UNTRUSTED
    ada.open_table("mf")
    assert not ada.page.evaluate("isSecureContext")
    ada.press(ada.page.get_by_role("complementary").get_by_text(ada.say("copy-link")))
    expect(ada.button("copied")).to_be_visible()
    link = pasted(ada)
    assert link.startswith(by_name(house))
    bruno = meet("Bruno", "es", (390, 844), hands="touch", address=by_name(house))
    bruno.forgiven = UNTRUSTED
    bruno.take_seat(link)
    assert play(ada, bruno) >= 4
    for person in (ada, bruno):
        expect(person.page.locator("section.end")).to_be_visible()
