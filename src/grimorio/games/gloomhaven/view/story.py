"""The log: every event as a line, told figure by figure; the nouns of its sentences, and of the
questions."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Text, Tone, half_id
from grimorio.games.gloomhaven.components.classes import Worth
from grimorio.games.gloomhaven.components.numbers import (
    ABILITIES,
    CARDS,
    CONDITIONS,
    DECKS,
    LINES,
    MODIFIERS,
    PERKS,
)
from grimorio.games.gloomhaven.kinds import (
    ABILITY_DRAWN,
    ATTACKED,
    BATTLE_GOAL,
    CONCLUDED,
    INTRODUCED,
    MODIFIER_DRAWN,
    SECTION,
    TAKES_HOME,
    TURN,
)
from grimorio.games.gloomhaven.rules.map.figures import figure_at
from grimorio.games.gloomhaven.state import Scenario
from grimorio.games.gloomhaven.view.abilities import ability_texts
from grimorio.games.gloomhaven.view.board import cell_text
from grimorio.games.gloomhaven.view.lines import text_of
from grimorio.games.gloomhaven.view.modifiers import modifier_text, perk_text
from grimorio.games.gloomhaven.view.names import (
    HALF_NAMES,
    ability_face,
    card_id,
    card_text,
    cell_id,
    class_text,
    condition_text,
    element_id,
    element_text,
    figure_id,
    figure_of,
    goal_text,
    half_text,
    item_id,
    item_text,
    modifier_face,
    monster_text,
    told_text,
)
from grimorio.games.gloomhaven.view.parts import joined, listed
from grimorio.games.gloomhaven.view.zones import DEALT
from grimorio.kit.effects import verb
from grimorio.kit.numbers import NONE
from grimorio.kit.said import sentences
from grimorio.kit.story import Story, Words, noun, seat_noun

FIGURE_KINDS: Final = ("character", "summon", "monster", "object")


# -- nouns -----------------------------------------------------------------------------------------


def told_figure(s: Scenario, name: str, told: tuple[int, ...]) -> Words:
    """A figure by its name, and what it is, which sentences select on."""
    return {name: told_text(s, told), f"{name}_kind": FIGURE_KINDS[told[1]]}


def figure(s: Scenario, name: str, number: int) -> Words:
    return {name: figure_of(s, number)}


def several_figures(s: Scenario, name: str, numbers: tuple[int, ...]) -> Words:
    names = [figure_of(s, number) for number in numbers]
    return {name: listed(names) if names else Text("nobody")}


def card(s: Scenario, name: str, number: int) -> Words:
    """A card and its initiative; there may be none."""
    if number == NONE:
        return {name: Text("no-card"), "any": "no"}
    initiative = CARDS[number].initiative
    return {name: card_text(number), f"{name}_initiative": initiative, "any": "yes"}


def several_cards(s: Scenario, name: str, numbers: tuple[int, ...]) -> Words:
    if not numbers:
        return {name: Text("no-card"), "count": 0}
    # With commas alone: some cards have an "and" in their names.
    return {name: joined([card_text(number) for number in numbers]), "count": len(numbers)}


def several_items(s: Scenario, name: str, numbers: tuple[int, ...]) -> Words:
    """Items, and how many they are; there may be none."""
    names = listed([item_text(number) for number in numbers]) if numbers else Text("nothing")
    return {name: names, f"{name}_count": len(numbers)}


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
    """How many hexes, or which."""
    if name == "cells":
        return {name: len(numbers)}
    return {name: listed([cell_text(s, number) for number in numbers])}


def condition(s: Scenario, name: str, number: int) -> Words:
    """A condition, and which it is: some have verbs of their own."""
    return {name: condition_text(number), f"{name}_id": CONDITIONS[number]}


def element(s: Scenario, name: str, number: int) -> Words:
    """An element; an item may need none."""
    return {} if number == NONE else {name: element_text(number)}


def elements(s: Scenario, name: str, numbers: tuple[int, ...]) -> Words:
    return {name: listed([element_text(number) for number in numbers])}


# -- where things are tapped -----------------------------------------------------------------------


def goal_places(s: Scenario, seat: Seat, goal: int) -> tuple[str, ...]:
    return DEALT.places(s.characters[seat].goals.cards, goal, seat)


def cell_places(s: Scenario, seat: Seat, cell: int) -> tuple[str, ...]:
    """A hex; a figure that stands there can be tapped too."""
    there = figure_at(s, cell)
    return (cell_id(s, cell),) if there == NONE else (cell_id(s, cell), figure_id(there))


def figure_places(s: Scenario, seat: Seat, number: int) -> tuple[str, ...]:
    """A figure itself, its hex, its row in the panel."""
    return (figure_id(number), cell_id(s, s.figures[number].at), f"m{number}")


def half_places(s: Scenario, seat: Seat, half: int) -> tuple[str, ...]:
    return (half_id(card_id(half // 2), HALF_NAMES[half % 2]),)


STORY: Final[Story[Scenario]] = Story(
    {
        "seat": seat_noun,
        "told": told_figure,
        "figure": figure,
        "figures": several_figures,
        "targets": several_figures,
        "class": noun(class_text),
        "card": card,
        "cards": several_cards,
        "half": noun(half_text),
        "line": line,
        "type": noun(monster_text),
        "ability": ability,
        "deck": noun(deck_text),
        "modifier": lambda s, name, number: {name: modifier_text(MODIFIERS[number])},
        "condition": condition,
        "element": element,
        "elements": elements,
        "item": noun(item_text),
        "items": several_items,
        "goal": noun(goal_text),
        "perk": lambda s, name, number: {name: perk_text(PERKS[number])},
        "cell": cell,
        "cells": cells,
    },
    {
        "class": lambda s, seat, number: (f"class{number}",),
        "goal": goal_places,
        "cell": cell_places,
        "figure": figure_places,
        "card": lambda s, seat, card: (card_id(card),),
        "half": half_places,
        "item": lambda s, seat, number: (item_id(seat, number),),
        "element": lambda s, seat, number: (element_id(number),),
    },
)
say: Final = STORY.line
NOUNS: Final = {
    "told": ("*", "*_kind"),
    "card": ("*", "*_initiative", "any"),
    "cards": ("*", "count"),
    "line": ("*", "verb"),
    "ability": ("*", "initiative", "does"),
    "condition": ("*", "*_id"),
    "items": ("*", "*_count"),
}
"""The words that each noun gives to a sentence, where it is not just its own (see Title)."""

# What lines say besides their arguments: the story of the scenario, which is read at its start with
# the goal, at some doors and after a success; of an attack what was added to it. The end is an
# account of each seat.
STORY.tells(
    INTRODUCED,
    text=lambda s, number: Text(f"scenario-{s.number}-intro"),
    goal=lambda s, number: Text(f"scenario-{s.number}-goal"),
)
STORY.tells(SECTION, text=lambda s, section: Text(f"scenario-{s.number}-section-{section}"))
STORY.tells(CONCLUDED, text=lambda s, number: Text(f"scenario-{s.number}-end"))
STORY.tells(
    ATTACKED,
    sum=lambda s, by, told, value, base: f" ({base} {value - base:+d})" if value != base else "",
)
STORY.tells(
    BATTLE_GOAL,
    account=lambda s, seat, goal, checkmarks: seat,
    won=lambda s, seat, goal, checkmarks: "no" if s.lost else "yes",
)
STORY.tells(TAKES_HOME, account=lambda s, seat, xp, bonus, gold, checkmarks, items: seat)
# A card that is drawn lies beside its line; one that decides the blow alone makes it a moment.
DECIDES: Final[dict[Worth, Tone]] = {"null": "danger", "2x": "gold"}
STORY.lays(ABILITY_DRAWN, lambda s, ability: (ability_face(ability), ""))
STORY.lays(
    MODIFIER_DRAWN,
    lambda s, told, card: (modifier_face(card), DECIDES.get(MODIFIERS[card].value, "")),
)
# With a turn a beat begins: all that a figure does in it is told together, while it is lit.
STORY.beat(TURN, lambda s, told: figure_id(told[0]))
