"""Prompts and answers."""

from __future__ import annotations

from grimorio.core import Ask, Seat, Value
from grimorio.core.scene import Choice
from grimorio.workshop.dash.state import Race
from grimorio.workshop.dash.view.story import STORY


def show(s: Race, ask: Ask[Value], seat: Seat) -> Choice:
    options = STORY.options(s, ask)
    return Choice(ask.kind.name, STORY.prompt(s, ask), options, rules=ask.kind.rules)
