"""Every card of every title can be looked at, whatever stands on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Route, expect

from grimorio.core.registry import names
from tests.browser.house import House
from tests.browser.made_up import Fair, Visitor

pytestmark = pytest.mark.browser
SMALL = [
    ((1366, 768), (88, 138)),
    ((1366, 768), (115, 138)),
    ((1920, 1080), (117, 194)),
    ((1024, 768), (86, 138)),
    ((390, 844), (100, 134)),
    ((844, 390), (95, 132)),
]
"""The cards of a hand in the windows: the narrowest, where there are twelve, and the broadest."""
STILL = """async () => {
  document.body.offsetWidth;
  await document.fonts.ready;
  const passing = (one) => one.effect?.getComputedTiming().endTime !== Infinity;
  const ends = document.getAnimations().filter(passing).map((one) => one.finished);
  await Promise.allSettled(ends);
}"""
"""A font is asked for by what is laid out with it; and what has just come still grows."""
HIDDEN = """([width, height]) => {
  const main = document.querySelector("main");
  main.style.setProperty("--card", `${width}px`);
  main.style.setProperty("--cardh", `${height}px`);
  const [FRAME, SLACK] = [4, 0.75];
  const box = (one) => one.getBoundingClientRect();
  const print = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()];
  };
  const found = [];
  for (const card of document.querySelectorAll("article.card:not(.large)")) {
    const [at, name] = [box(card), card.querySelector("h3")];
    const say = (what) => found.push(`${name.textContent.trim()}: ${what}`);
    if (print(name).some((line) => line.left < at.left + FRAME - SLACK || line.right > at.right - FRAME + SLACK)) say("its name lies on its frame");
    for (const sign of card.querySelectorAll(".half svg, .half .badge, .half .numbers span")) {
      const [inner, outer] = [box(sign), box(sign.closest(".half"))];
      if (inner.top < outer.top - SLACK || inner.bottom > outer.bottom + SLACK || inner.left < outer.left - SLACK || inner.right > outer.right + SLACK) say(`${sign.textContent.trim() || sign.tagName} is cut`);
    }
  }
  return [...new Set(found)];
}"""  # noqa: E501
"""What of a card as it lies in a hand is cut, or lies where the next card begins."""


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


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("title", names())
def test_all_signs_of_a_card_are_seen_in_the_hand(
    gallery: Visitor, house: House, title: str, lang: str
) -> None:
    """However narrow it is: what it costs, what it gives, and that it is lost."""
    faces: list[Any] = house.get(f"/api/games/{title}/catalogue")
    page = gallery.page
    page.goto("about:blank")
    page.add_init_script(f"localStorage.setItem('grimorio.lang', '{lang}')")
    page.goto(f"{gallery.fair.address}/#/dev/{title}")
    expect(page.locator("[data-face]")).to_have_count(len(faces))
    page.add_style_tag(content="section { content-visibility: visible !important; }")
    for (width, height), card in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        assert page.evaluate(HIDDEN, list(card)) == [], (width, height)
