"""What can be seen: the ring of the focus, and what is greyed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet, Visit
from tests.browser.house import House
from tests.table.house import all_choose

pytestmark = pytest.mark.browser
RING, WORDS = 3.0, 4.5
"""How far a ring, and how far words must stand out (WCAG 2.2, 1.4.3 and 1.4.11)."""

LOOK = """(of) => {
  const parts = (colour) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const light = ([r, g, b]) => {
    const lin = [r, g, b].map((v) => v / 255).map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * lin[0] + 0.7152 * lin[1] + 0.0722 * lin[2];
  };
  const over = (top, below, opacity) => top.slice(0, 3).map((v, i) => v * top[3] * opacity + below[i] * (1 - top[3] * opacity));
  const ratio = (one, other) => {
    const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  };
  const ground = (element) => {
    let opacity = 1;
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const colour = parts(style.backgroundColor);
      if (colour[3] > 0.9) return { colour, opacity };
      opacity *= Number(style.opacity);
    }
    return { colour: parts(getComputedStyle(document.body).backgroundColor), opacity };
  };
  const found = [];
  if (of === "ring") {
    const focused = document.activeElement;
    if (!focused || focused === document.body || !focused.matches(":focus-visible")) return found;
    // What is not seen itself has its ring around its words.
    const element = getComputedStyle(focused).opacity === "0" ? focused.closest("label") : focused;
    const style = getComputedStyle(element);
    if (style.outlineStyle === "none" || !element.parentElement) return found;
    const inside = parseFloat(style.outlineOffset) < 0;
    const { colour } = ground(inside ? element : element.parentElement);
    found.push([element.outerHTML.slice(0, 90), ratio(parts(style.outlineColor), colour)]);
  } else {
    for (const element of document.querySelectorAll(of)) {
      const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (!node.data.trim() || !node.parentElement.checkVisibility()) continue;
        const { colour, opacity } = ground(node.parentElement);
        const words = over(parts(getComputedStyle(node.parentElement).color), colour, opacity);
        found.push([node.data.trim(), ratio(words, colour)]);
      }
    }
  }
  return found;
}"""  # noqa: E501
GREY = "button:disabled, .dim, .out, .muted"


def faint(found: list[Any], least: float) -> list[Any]:
    return [one for one in found if one[1] < least]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_ring_of_the_focus_stands_out_everywhere(meet: Meet, house: House, scheme: str) -> None:
    table = house.table("hh", **all_choose(2))
    ada = meet("Ada", size=(1366, 768), color_scheme=scheme, holds=(table, [0]))
    for place, ready in (("#/", ".titles article"), ("#/new/wisps", "fieldset"), ("", "#board")):
        ada.visit(place or f"#/t/{table.id}")
        expect(ada.page.locator(ready).first).to_be_visible()
        rings = []
        for _ in range(24):
            ada.page.keyboard.press("Tab")
            rings += ada.page.evaluate(LOOK, "ring")
        assert len(rings) > 8
        assert faint(rings, RING) == []
        assert faint(ada.page.evaluate(LOOK, GREY), WORDS) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_greyed_can_be_read(visit: Visit, scheme: str) -> None:
    ada = visit("crypt")
    ada.page.evaluate(f"document.documentElement.dataset.theme = '{scheme}'")
    found = ada.page.evaluate(LOOK, GREY)
    assert found
    assert faint(found, WORDS) == []
