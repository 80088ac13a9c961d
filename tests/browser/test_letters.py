"""The fonts of the client: small, with every letter that our texts need, and no loss for names."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.table.house import ROOT

pytestmark = pytest.mark.browser
LETTERS = json.loads((ROOT / "web" / "letters.json").read_text())
FACES = ("Alegreya", 400, "normal"), ("Alegreya", 400, "italic"), ("Alegreya", 700, "normal")
SANS_FACES = ("Alegreya Sans", 400, "normal"), ("Alegreya Sans", 700, "normal")
WRITE = """async ([text, family, weight, style]) => {
  const line = document.createElement("p");
  line.id = "written";
  line.style.font = `${style} ${weight} 20px "${family}", monospace`;
  line.style.whiteSpace = "pre";
  line.textContent = text;
  document.getElementById("written")?.remove();
  document.body.append(line);
  line.offsetWidth;
  await document.fonts.ready;
}"""


class Reader:
    """Somebody who sees which font draws what, and which font files the browser asked for."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.loaded: list[str] = []
        self.page.on("request", lambda request: self._heard(request.url))
        person.visit()
        person.see("hello")
        self.devtools = person.context.new_cdp_session(self.page)
        self.devtools.send("DOM.enable")
        self.devtools.send("CSS.enable")

    def _heard(self, url: str) -> None:
        if url.endswith(".woff2"):
            self.loaded.append(url.rsplit("/", 1)[1])

    def fonts(self, text: str, face: tuple[str, int, str]) -> list[dict[str, Any]]:
        self.page.evaluate(WRITE, [text, *face])
        root = self.devtools.send("DOM.getDocument")["root"]["nodeId"]
        found = self.devtools.send("DOM.querySelector", {"nodeId": root, "selector": "#written"})
        drawn = self.devtools.send("CSS.getPlatformFontsForNode", {"nodeId": found["nodeId"]})
        return list(drawn["fonts"])


@pytest.mark.parametrize("face", [*FACES, *SANS_FACES], ids=str)
def test_every_letter_of_our_texts_is_drawn_by_the_small_font(
    meet: Meet, face: tuple[str, int, str]
) -> None:
    reader = Reader(meet())
    # Apart, so that nothing becomes a ligature.
    text = "·".join(LETTERS["letters"])
    (font,) = reader.fonts(text, face)
    assert font["isCustomFont"]
    assert font["familyName"].startswith("Alegreya")
    assert font["glyphCount"] == len(text)
    assert not [name for name in reader.loaded if "latin" in name], "no published font was loaded"


@pytest.mark.parametrize("face", [FACES[2], SANS_FACES[0]], ids=str)
def test_other_letters_of_a_name_come_from_the_published_font_then_from_the_machine(
    meet: Meet, face: tuple[str, int, str]
) -> None:
    reader = Reader(meet())
    fonts = reader.fonts("Françoise Strøm ~ œ", face)
    assert all(font["isCustomFont"] for font in fonts), fonts
    assert [name for name in reader.loaded if "latin" in name]
    signs = reader.fonts("Łukasz" + LETTERS["signs"], face)
    machine = sum(font["glyphCount"] for font in signs if not font["isCustomFont"])
    assert machine == len("Ł" + LETTERS["signs"]), "signs are what our fonts do not have"


def test_a_sign_or_a_name_of_another_script_loads_no_font(meet: Meet) -> None:
    reader = Reader(meet())
    reader.fonts("Олег 太郎 Łukasz" + LETTERS["signs"], SANS_FACES[0])
    assert not [name for name in reader.loaded if "latin" in name]
