"""What stands against damage: shields, and what must be used or may be (GH-SHIELD, GH-DMG)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Seat, Value
from grimorio.games.gloomhaven.components.numbers import MODIFIERS, STUN
from grimorio.games.gloomhaven.rules.attack.moments import (
    AT_HAND,
    BESIDES,
    DEFEND,
    DUE,
    SHIELD,
    Threat,
)
from grimorio.games.gloomhaven.rules.map.figures import shield_of
from grimorio.games.gloomhaven.state import SHIELDED, Blow, Figure, Scenario

ALL: int = 99
"""Piercing that no shield withstands."""


def standing_shield(s: Scenario, number: int, figure: Figure, blow: Blow) -> int:
    """Shields that need no decision: of stat cards, of the round, of active cards, against this
    attack (GH-SHIELD-1, GH-SHIELD-3..6, GH-RUL-114)."""
    found = shield_of(s, figure)
    if not figure.conditions & STUN:
        found += sum([one[1] for one in blow.present if one[0] == SHIELDED])
    for act in SHIELD.acts:
        found += act(s, number)
    return found


def piercing(blow: Blow) -> int:
    """How much of all shields together does not count (GH-RUL-60)."""
    return ALL if blow.bypass else blow.pierce + sum([MODIFIERS[n].pierce for n in blow.drawn])


def due(s: Scenario, seat: Seat, cause: str, left: int, used: Sequence[Value]) -> Sequence[Value]:
    """What must be used against damage before anything else: slots of active cards and of armour,
    each once; with them items that may be used first. If all slots will be used in any order, the
    first of them (GH-ACTIVE-6, GH-ITEM-9, GH-SHIELD-5, GH-RUL-141)."""
    musts = [one for act in DUE.acts for one in act(s, seat, cause) if one.answer not in used]
    if not musts:
        return []
    choices = [one.answer for one in musts]
    mays = [answer for act in AT_HAND.acts for answer in act(s, seat, cause)]
    if not mays and sum([left + 1 if one.prevents else one.shield for one in musts]) <= left:
        return choices[:1]
    return choices + mays


def at_hand(s: Scenario, seat: Seat, cause: str) -> list[Value]:
    """All that may be used when damage is to be suffered: against it, and besides."""
    found = [answer for act in AT_HAND.acts for answer in act(s, seat, cause)]
    return found + [answer for act in BESIDES.acts for answer in act(s, seat)]


async def defend(s: Scenario, seat: Seat, answer: Value, threat: Threat) -> bool:
    """Something is used against damage. Whether it was something to be used at all."""
    for act in DEFEND.acts:
        if await act(s, seat, answer, threat):
            return True
    return False
