"""The log: every event as a line of a story."""

from __future__ import annotations

from typing import Final

from grimorio.core import Event
from grimorio.core.scene import Text
from grimorio.kit.story import Story, noun, seat_noun
from grimorio.workshop.dash.state import Race


def card_text(card: int) -> Text:
    return Text("card-boost", {"n": card})


STORY: Final[Story[Race]] = Story({"seat": seat_noun, "card": noun(card_text)})


def say(s: Race, event: Event) -> Text:
    return STORY.line(s, event)
