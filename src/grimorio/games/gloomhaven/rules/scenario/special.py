"""What is special in a scenario: its rules, looked up in the content."""

from __future__ import annotations

from functools import cache
from typing import Final

from grimorio.games.gloomhaven.components import scenarios as facts
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import (
    FIRST_THING,
    ORDERS,
    ORDERS_INSIDE,
    SPECIAL_ORDERS,
    TYPE,
    TYPES,
)
from grimorio.games.gloomhaven.components.orders import (
    BonusOrder,
    Boss,
    HealOrder,
    JumpToDoor,
    MoreTurns,
    Order,
    SummonSeveral,
)
from grimorio.games.gloomhaven.state import FOES, MONSTER, OBJECT, PARTY, Figure, Scenario
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE

PLAIN: Final = facts.ScenarioRules(id=0, minutes=90, goals=(facts.KillAll(),))
"""The rules of a map that has none of its own."""
GOAL: Final = -1
"""The number of a treasure that is a goal of the scenario."""
LAST: Final = 99
"""The initiative of what has none (GH-ATT-8)."""


def rules_of(number: int) -> facts.ScenarioRules:
    """The rules of a scenario."""
    return facts.scenarios().get(number, PLAIN)


def locked_doors(number: int) -> int:
    """The doors that are locked at the start, as a mask (GH-DOOR-3)."""
    found = 0
    for lock in rules_of(number).locks:
        for door in lock.doors:
            found |= 1 << door
    return found


def trap_at(number: int, place: Hex) -> facts.Trap | None:
    """What the trap in a hex does; None if its map says nothing of it."""
    for trap in rules_of(number).traps:
        if place in trap.at:
            return trap
    return None


def treasure(number: int, chest: str) -> facts.Treasure | None:
    """The treasure chests of one number."""
    for found in rules_of(number).treasures:
        if found.number == chest:
            return found
    return None


@cache
def goal_tiles(number: int) -> int:
    """How many goal treasures the whole map has."""
    return sum([overlay.number == "goal" for overlay in maps()[number].overlays])


def side_of_type(number: int, type_: int) -> int:
    """The side of a monster type: some scenarios have allies among them (GH-DEF-2)."""
    return PARTY if TYPES[type_].id in rules_of(number).allies else FOES


# -- bosses ----------------------------------------------------------------------------------------


@cache
def counted_type(number: int, type_: int) -> int:
    """The type that the stat card of a boss counts, NONE if it counts nothing."""
    for boss in rules_of(number).bosses:
        if boss.counts and TYPE[boss.type] == type_:
            return TYPE[boss.counts]
    return NONE


def counted(s: Scenario, type_: int) -> int:
    """What V comes to on the stat card of a boss: the monsters of a type on the map."""
    wanted = counted_type(s.number, type_)
    if wanted == NONE:
        return 0
    return sum([one.kind == MONSTER and one.type == wanted for one in s.figures.values()])


@cache
def counts_steps(type_: int) -> bool:
    """Whether the stat card of a boss has an X: the hexes it has moved in its turn."""
    boss = TYPES[type_].boss
    return boss is not None and any("X" in str(value) for value in boss.attack)


def steps_of(s: Scenario, figure: Figure) -> int:
    """What X comes to on the stat card of a boss: the hexes it has moved in this turn
    (GH-RUL-243)."""
    if counts_steps(figure.type):
        for deed in s.deeds:
            if s.figures.get(deed.actor) is figure:
                return deed.done.moved
    return 0


def lines_behind(s: Scenario, figure: Figure, number: int) -> tuple[int, ...]:
    """The lines that a line stands for: a special of the boss, or of a `ByLevel` that of its level
    (GH-DECL-13)."""
    line = ORDERS[number]
    if isinstance(line, Boss):
        return SPECIAL_ORDERS.get((s.number, figure.type, line.special), ())
    return (ORDERS_INSIDE[number][s.monster_level],)


EVERY_ALLY: Final = ("all_allies", "self_and_all_allies")


def is_for_boss(line: Order) -> bool:
    """Whether a line is done in rules/monsters/bosses.py."""
    if isinstance(line, HealOrder):
        return line.whom in EVERY_ALLY
    return isinstance(line, SummonSeveral | JumpToDoor | MoreTurns | BonusOrder)


# -- objects ---------------------------------------------------------------------------------------


def thing_of(s: Scenario, figure: Figure) -> facts.AnyThing:
    """The object that a figure is."""
    return rules_of(s.number).objects[figure.type - FIRST_THING[s.number]]


def is_obstacle(s: Scenario, figure: Figure) -> bool:
    """An obstacle with hit points: it never acts (GH-ATT-5)."""
    return figure.kind == OBJECT and isinstance(thing_of(s, figure), facts.Obstacle)


def is_apart(s: Scenario, figure: Figure) -> bool:
    """An object that is nobody's ally: an obstacle with hit points, or one who is led and is no
    ally of the characters (GH-RUL-123)."""
    if figure.kind != OBJECT:
        return False
    thing = thing_of(s, figure)
    return isinstance(thing, facts.Obstacle) or not thing.ally


def initiative_of(s: Scenario, figure: Figure) -> int:
    """When an object acts; an obstacle counts as the last (GH-ATT-8, GH-RUL-109)."""
    thing = thing_of(s, figure)
    return thing.initiative if isinstance(thing, facts.Escort) else LAST
