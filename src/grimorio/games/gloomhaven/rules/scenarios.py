"""The moments of a scenario: what its rules do when something happens.

The other chapters call these functions. What they do stands in the content of the scenario; what
content cannot say is a hook (rules/hooks.py).
"""

from __future__ import annotations

from grimorio.core import Planned, Seat, plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components import scenarios as facts
from grimorio.games.gloomhaven.components.classes import Perk
from grimorio.games.gloomhaven.components.numbers import (
    CLASSES,
    CURSED,
    MINUS_CARD,
    conditions_of,
)
from grimorio.games.gloomhaven.rules import goals, step
from grimorio.games.gloomhaven.rules.conditions import give
from grimorio.games.gloomhaven.rules.ending import check_end, lose
from grimorio.games.gloomhaven.rules.figures import named
from grimorio.games.gloomhaven.rules.hooks import hooks_of
from grimorio.games.gloomhaven.rules.objects import place_objects
from grimorio.games.gloomhaven.rules.special import GOAL, rules_of
from grimorio.games.gloomhaven.state import Character, Figure, Scenario
from grimorio.kit.zones import put_in_bag

# -- set-up ----------------------------------------------------------------------------------------


@step
async def introduce(s: Scenario) -> None:
    """The introduction is read before anything else; sections when they are triggered
    (GH-MODE-10)."""
    tell(s, kinds.INTRODUCED, s.number)


@step
async def begin_scenario(s: Scenario) -> None:
    """The set-up effects come to all characters that do not ignore them (GH-SETUP-13,
    GH-SETUP-24). Curses are dealt one by one in turn, since there may be too few (GH-COND-8,
    GH-RUL-131)."""
    begin = rules_of(s.number).begin
    if begin is not None:
        struck = [one for one in s.characters if not (begin.negative and ignores_scenario(one))]
        for _ in range(begin.curses):
            for character in struck:
                give(s, character.figure, CURSED)
        for character in struck:
            give(s, character.figure, conditions_of(begin.conditions))
            if begin.minus:
                put_in_bag(character.modifiers.bag, [MINUS_CARD] * begin.minus)
                tell(s, kinds.MINUS_ADDED, named(s, character.figure), begin.minus)
    hooks_of(s).begins(s)


def ignores_scenario(character: Character) -> bool:
    """Whether a perk makes a character ignore negative effects of scenarios."""
    perks: tuple[Perk, ...] = CLASSES[character.type].perks
    return any(perks[perk].ignores == "scenario" for perk in character.perks)


# -- rooms -----------------------------------------------------------------------------------------


def area_revealed(s: Scenario, area: int) -> None:
    """An area is laid out: so are its objects."""
    place_objects(s, area)
    hooks_of(s).area_revealed(s, area)


def door_opened(s: Scenario, door: int) -> None:
    """A door is open: its section is read, monsters appear, and the goal may be reached
    (GH-MODE-10)."""
    rules = rules_of(s.number)
    for section in rules.sections:
        if section.door == door:
            tell(s, kinds.SECTION, section.number)
    coming = [
        place
        for place, one in enumerate(rules.spawns)
        if isinstance(one.when, facts.DoorOpens) and one.when.door == door
    ]
    plan(s, *spawns(s, coming), check_goals())
    hooks_of(s).door_opened(s, door)


@step
async def check_goals(s: Scenario) -> None:
    """A room was revealed: is the goal reached now?"""
    check_end(s)


# -- rounds and turns ------------------------------------------------------------------------------


def round_started(s: Scenario) -> list[Planned]:
    """What the scenario does at the start of a round."""
    hooks_of(s).round_started(s)
    coming = [
        place
        for place, one in enumerate(rules_of(s.number).spawns)
        if isinstance(one.when, facts.RoundStart) and s.round % one.when.every == one.when.rest
    ]
    return spawns(s, coming)


def round_ended(s: Scenario) -> list[Planned]:
    """What the scenario does at the end of a round, by the number of the round. Nobody comes once
    it is won (GH-SPAWN-6, GH-EROUND-7, GH-RUL-133)."""
    hooks_of(s).round_ended(s)
    if s.won:
        return []
    coming = [
        place
        for place, one in enumerate(rules_of(s.number).spawns)
        if isinstance(one.when, facts.RoundEnd) and s.round % one.when.every == one.when.rest
    ]
    return spawns(s, coming)


def spawns(s: Scenario, places: list[int]) -> list[Planned]:
    """The spawns that come about now, by their places in the content."""
    found: list[Planned] = []
    for place in places:
        closed = rules_of(s.number).spawns[place].while_closed
        if closed is None or not s.doors >> closed & 1:
            found.append(step.find("spawn")(place))
    return found


@step
async def turn_ended(s: Scenario, number: int) -> None:
    """A figure ends its turn: pressure plates work, and an escort may have arrived (GH-ETURN-3,
    GH-RUL-81)."""
    figure = s.figures.get(number)
    if figure is not None:
        goals.note_turn(s, figure)
    if rules_of(s.number).locks:
        plan(s, step.find("hold_plates")(number))
    hooks_of(s).turn_ended(s, number)


# -- figures and treasures -------------------------------------------------------------------------


def figure_entered(s: Scenario, number: int, cell: int) -> None:
    """A figure has come into a hex, on its own or by force (GH-MOVE-11)."""
    hooks_of(s).entered(s, number, cell)


def figure_died(s: Scenario, figure: Figure) -> None:
    """A figure is gone: it counts for the goal, and its death may lose the scenario at once."""
    goals.note_death(s, figure)
    hooks_of(s).died(s, figure)
    if goals.loses(s, figure):
        tell(s, kinds.GOAL_LOST)
        lose(s)
    else:
        check_end(s)


def treasure_taken(s: Scenario, seat: Seat, number: int) -> None:
    """A treasure is taken: its chest is opened, or it counts for the goal and is nothing to keep
    (GH-LOOT-2, GH-ESCEN-9, GH-RUL-103)."""
    if number == GOAL:
        s.marks[goals.TREASURES] = s.marks.get(goals.TREASURES, 0) + 1
        check_end(s)
    else:
        plan(s, step.find("open_chest")(seat, number))
    hooks_of(s).looted(s, seat, number)
