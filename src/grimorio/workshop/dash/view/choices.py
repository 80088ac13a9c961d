"""Prompts and answers."""

from __future__ import annotations

from grimorio.core import Ask, Seat, Value, key_of
from grimorio.core.scene import Choice, Option, Text
from grimorio.workshop.dash.state import Race
from grimorio.workshop.dash.view.story import STORY, card_text


def show(s: Race, ask: Ask[Value], seat: Seat) -> Choice:
    options = tuple(option(s, ask.seat, value) for value in ask.options)
    return Choice(ask.kind.name, STORY.prompt(s, ask), options, rules=ask.kind.rules)


def option(s: Race, seat: Seat, value: Value) -> Option:
    if not isinstance(value, int):
        return Option(key_of(value), Text("option-pass"))
    cards = s.runners[seat].hand.cards
    at = tuple(f"hand{seat}-{n}" for n, card in enumerate(cards) if card == value)
    return Option(key_of(value), card_text(value), at)
