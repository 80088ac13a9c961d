"""The value of an attack before its cards are drawn: all that adjusts it (GH-STEP-2..4)."""

from __future__ import annotations

from typing import NamedTuple

from grimorio.games.gloomhaven.components.abilities import Augment, Bonus
from grimorio.games.gloomhaven.components.numbers import LINES, POISON, conditions_of
from grimorio.games.gloomhaven.rules import augments, bonuses, boosting, drains
from grimorio.games.gloomhaven.rules.figures import extra_attack
from grimorio.games.gloomhaven.state import (
    ADDING,
    DOUBLED,
    EARLY,
    HINDERED,
    STRONGER,
    Blow,
    Deed,
    Scenario,
)


class Adjusted(NamedTuple):
    """What active cards, augments and items make of one attack."""

    add: int
    doublings: int
    early: bool
    """Doublings come before what is added."""
    advantage: bool
    disadvantage: bool
    conditions: int


def adjust(s: Scenario, deed: Deed, blow: Blow, target: int) -> Adjusted:
    """All that active cards, augments and items change of the attack on a target (GH-STEP-2)."""
    add = doublings = conditions = 0
    early = advantage = disadvantage = False
    for one in blow.present:
        if one[0] == STRONGER:
            add += one[1]
        elif one[0] == DOUBLED:
            doublings += 1
        elif one[0] == ADDING:
            conditions |= one[1]
        early |= one[0] == EARLY
        disadvantage |= one[0] == HINDERED
    for line_number, value in bonuses.gifts_for(s, deed.actor):
        line = LINES[line_number]
        if isinstance(line, Bonus) and (
            not line.when or boosting.holds(s, deed, line.when, target)
        ):
            add += value
            advantage |= line.advantage
            conditions |= conditions_of(line.conditions)
    for line_number in augments.in_force(s, deed, blow):
        line = LINES[line_number]
        assert isinstance(line, Augment)
        if not line.use or line_number in deed.slots:
            add += line.attack
            conditions |= conditions_of(line.conditions)
    return Adjusted(add, doublings, early, advantage, disadvantage, conditions)


def worth(s: Scenario, deed: Deed, blow: Blow, target: int) -> int:
    """The value of the attack before the cards: bonuses, Poison, doublings (GH-STEP-2..4,
    GH-COND-11)."""
    found = adjust(s, deed, blow, target)
    add = found.add + others(s, deed, blow, target)
    times = 1 << found.doublings
    value = blow.value * times + add if found.early else (blow.value + add) * times
    return max(0, value)


def others(s: Scenario, deed: Deed, blow: Blow, target: int) -> int:
    """What the line, the round and the target add."""
    add = blow.extra + boosting.attack_against(s, deed, target)
    actor = s.figures.get(deed.actor)
    if actor is not None:
        add += extra_attack(actor)
    if s.figures[target].conditions & POISON:
        add += 1
    return add + drains.attack_against(s, deed, target)


def order_matters(s: Scenario, deed: Deed, blow: Blow, target: int) -> bool:
    """Whether it makes a difference if a doubling comes first or last (GH-STEP-4)."""
    found = adjust(s, deed, blow, target)
    return found.doublings > 0 and found.add + others(s, deed, blow, target) != 0
