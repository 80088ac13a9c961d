"""The log: every event as a line, told figure by figure; the nouns of its sentences, and of the
questions."""

from __future__ import annotations

from typing import Final

from grimorio.core import Event
from grimorio.core.scene import Text
from grimorio.games.gloomhaven.components.numbers import ABILITIES, DECKS, LINES, MODIFIERS
from grimorio.games.gloomhaven.kinds import (
    ATTACKED,
    BATTLE_GOAL,
    CONCLUDED,
    INTRODUCED,
    SECTION,
    TURN,
)
from grimorio.games.gloomhaven.state import Scenario
from grimorio.games.gloomhaven.view.abilities import ability_texts
from grimorio.games.gloomhaven.view.lines import text_of
from grimorio.games.gloomhaven.view.modifiers import modifier_text
from grimorio.games.gloomhaven.view.names import (
    card_text,
    cell_text,
    class_text,
    condition_text,
    element_text,
    figure_id,
    goal_text,
    half_text,
    item_text,
    monster_text,
    told_text,
)
from grimorio.games.gloomhaven.view.parts import listed, sentences
from grimorio.kit.effects import verb
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Story, Words, noun, seat_noun

FIGURE_KINDS: Final = ("character", "summon", "monster", "object")


def say(s: Scenario, event: Event) -> Text:
    """The line of the log that tells an event. With a turn a beat begins: all that a figure does in
    it is told together, while the figure is lit."""
    line = STORY.line(s, event, more(s, event))
    if event.kind is not TURN:
        return line
    told = event.args[0]
    assert isinstance(told, tuple)
    number = told[0]
    assert isinstance(number, int)
    return Text(line.id, line.args, None, figure_id(number))


def more(s: Scenario, event: Event) -> Words | None:
    """What a line says besides its arguments: a battle goal by its name, and the story of the
    scenario, which is read at its start, at some doors and after a success; of an attack what was
    added to it."""
    if event.kind is BATTLE_GOAL:
        goal = event.args[1]
        assert isinstance(goal, int)
        return {"goal": goal_text(goal)}
    if event.kind is ATTACKED:
        value, base = event.args[2], event.args[3]
        assert isinstance(value, int)
        assert isinstance(base, int)
        return {"sum": f" ({base} {value - base:+d})" if value != base else ""}
    if event.kind is INTRODUCED:
        return {"text": Text(f"scenario-{s.number}-intro")}
    if event.kind is SECTION:
        return {"text": Text(f"scenario-{s.number}-section-{event.args[0]}")}
    if event.kind is CONCLUDED:
        return {"text": Text(f"scenario-{s.number}-end")}
    return None


# -- nouns -----------------------------------------------------------------------------------------


def figure(s: Scenario, name: str, told: tuple[int, ...]) -> Words:
    """A figure by its name, and what it is, which sentences select on."""
    return {name: told_text(s, told), f"{name}_kind": FIGURE_KINDS[told[1]]}


def card(s: Scenario, name: str, number: int) -> Words:
    """A card; there may be none."""
    if number == NONE:
        return {name: Text("no-card"), "any": "no"}
    return {name: card_text(number), "any": "yes"}


def several_cards(s: Scenario, name: str, numbers: tuple[int, ...]) -> Words:
    if not numbers:
        return {name: Text("no-card"), "count": 0}
    return {name: listed([card_text(number) for number in numbers]), "count": len(numbers)}


def line(s: Scenario, name: str, number: int) -> Words:
    """What a line of a card says, and its verb."""
    if number == NONE:
        return {name: Text("no-line"), "verb": "none"}
    return {name: text_of(LINES[number]), "verb": verb(LINES[number])}


def ability(s: Scenario, name: str, number: int) -> Words:
    """A monster ability: whose it is, its initiative, and what it says."""
    one = ABILITIES[number]
    return {
        name: Text(f"deck-{one.deck}"),
        "initiative": one.initiative,
        "does": sentences(ability_texts(one)),
    }


def deck_text(deck: int) -> Text:
    """A deck by its own name, since several types may share it."""
    return Text(f"deck-{DECKS.ids[deck]}")


def cell(s: Scenario, name: str, number: int) -> Words:
    return {name: Text("nowhere") if number == NONE else cell_text(s, number)}


def cells(s: Scenario, name: str, numbers: tuple[int, ...]) -> Words:
    """How many hexes."""
    return {name: len(numbers)}


STORY: Final[Story[Scenario]] = Story(
    {
        "seat": seat_noun,
        "figure": figure,
        "class": noun(class_text),
        "card": card,
        "cards": several_cards,
        "half": noun(half_text),
        "line": line,
        "type": noun(monster_text),
        "ability": ability,
        "deck": noun(deck_text),
        "modifier": lambda s, name, number: {name: modifier_text(MODIFIERS[number])},
        "condition": noun(condition_text),
        "element": noun(element_text),
        "item": noun(item_text),
        "cell": cell,
        "cells": cells,
    }
)
NOUNS: Final = {
    "figure": ("*", "*_kind"),
    "card": ("*", "any"),
    "cards": ("*", "count"),
    "line": ("*", "verb"),
    "ability": ("*", "initiative", "does"),
}
"""The words that each noun gives to a sentence, where it is not just its own (see Title)."""
