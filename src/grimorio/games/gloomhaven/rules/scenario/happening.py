"""The moments of a scenario: what its rules do when something happens.

The other chapters call these functions. What they do stands in the content of the scenario; what
content cannot say is a hook (rules/scenario/hooks.py).
"""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Planned, plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components import scenarios as facts
from grimorio.games.gloomhaven.components.numbers import (
    CURSED,
    MINUS_CARD,
    PERKS,
    conditions_of,
)
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.rules.attack.conditions import give
from grimorio.games.gloomhaven.rules.attack.moments import DIED, Name
from grimorio.games.gloomhaven.rules.ending import check_end, lose
from grimorio.games.gloomhaven.rules.map.figures import named
from grimorio.games.gloomhaven.rules.moments import TURN_ENDED
from grimorio.games.gloomhaven.rules.scenario import goals
from grimorio.games.gloomhaven.rules.scenario.hooks import hooks_of
from grimorio.games.gloomhaven.rules.scenario.objects import place_objects
from grimorio.games.gloomhaven.rules.scenario.spawning import spawn
from grimorio.games.gloomhaven.rules.scenario.special import rules_of
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
    return any(PERKS[perk].ignores == "scenario" for perk in character.perks)


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
        one
        for one in rules.spawns
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
        one
        for one in rules_of(s.number).spawns
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
        one
        for one in rules_of(s.number).spawns
        if isinstance(one.when, facts.RoundEnd) and s.round % one.when.every == one.when.rest
    ]
    return spawns(s, coming)


@TURN_ENDED.at(90)
def turn_over(s: Scenario, number: int) -> Sequence[Planned]:
    """A figure has ended its turn; it may be gone."""
    hooks_of(s).turn_ended(s, number)
    return ()


def spawns(s: Scenario, coming: list[facts.Spawn]) -> list[Planned]:
    """The monsters of these rules that appear now."""
    found: list[Planned] = []
    for one in coming:
        if one.while_closed is None or not s.doors >> one.while_closed & 1:
            found += spawn(s, one)
    return found


# -- figures and treasures -------------------------------------------------------------------------


def figure_entered(s: Scenario, number: int, cell: int) -> None:
    """A figure has come into a hex, on its own or by force (GH-MOVE-11)."""
    hooks_of(s).entered(s, number, cell)


@DIED.at(90)
def figure_died(s: Scenario, _who: Name, figure: Figure) -> None:
    """A figure is gone: it counts for the goal, and its death may lose the scenario at once."""
    goals.note_death(s, figure)
    hooks_of(s).died(s, figure)
    if goals.loses(s, figure):
        tell(s, kinds.GOAL_LOST)
        lose(s)
    else:
        check_end(s)
