"""Every card of every title can be looked at, whatever stands on it."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Route, expect

from grimorio.core.registry import names
from tests.browser.house import House
from tests.browser.made_up import Fair, Visitor

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def gallery(chromium: Browser, fair: Fair, house: House) -> Iterator[Visitor]:
    """One page for all titles: what it asks the table for comes from a real one."""

    def pass_on(route: Route) -> None:
        path = urlsplit(route.request.url).path
        route.fulfill(response=visitor.context.request.get(f"{house.address}{path}"))

    visitor = Visitor(chromium, fair)
    visitor.page.route("**/api/**", pass_on)
    yield visitor
    visitor.context.close()


@pytest.mark.parametrize("title", names())
def test_every_card_opens(gallery: Visitor, house: House, title: str) -> None:
    faces = house.get(f"/api/games/{title}/catalogue")
    gallery.page.goto(f"{gallery.fair.address}/#/dev/{title}")
    shown = gallery.page.locator("[data-face], .failed")
    expect(shown).to_have_count(len(faces))
    assert gallery.page.locator(".failed").all_inner_texts() == []
    large = gallery.page.locator("[data-face] .card.large")
    expect(large).to_have_count(len(faces))
    assert gallery.faults == []
