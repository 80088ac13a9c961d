"""What a character has against damage: slots that must be used, and items (GH-SHIELD, GH-DMG)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Seat, Value
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.items import items as box
from grimorio.games.gloomhaven.components.numbers import MODIFIERS, STUN
from grimorio.games.gloomhaven.rules import bonuses, items, triggers
from grimorio.games.gloomhaven.rules.figures import shield_of
from grimorio.games.gloomhaven.state import RETALIATES, SHIELDED, Blow, Figure, Scenario

ALL: int = 99
"""Piercing that no shield withstands."""


def standing_shield(s: Scenario, number: int, figure: Figure, blow: Blow) -> int:
    """Shields that need no decision: of stat cards, of the round, of active cards, against this
    attack (GH-SHIELD-1, GH-SHIELD-3..6, GH-RUL-114)."""
    present = 0
    if not figure.conditions & STUN:
        present = sum([one[1] for one in blow.present if one[0] == SHIELDED])
    return shield_of(s, figure) + bonuses.lasting_shield(s, number) + present


def piercing(blow: Blow) -> int:
    """How much of all shields together does not count (GH-RUL-60)."""
    return ALL if blow.bypass else blow.pierce + sum([MODIFIERS[n].pierce for n in blow.drawn])


def due(
    s: Scenario, seat: Seat, cause: str, left: int, used: Sequence[Value]
) -> list[tuple[Value, ...]]:
    """What must be used against damage before anything else: slots of active cards and of armour,
    each once; with them items that may be used first. If all slots will be used in any order, the
    first of them (GH-ACTIVE-6, GH-ITEM-9, GH-SHIELD-5, GH-RUL-141)."""
    slots = triggers.slots_against(s, seat, cause)
    musts: list[tuple[Value, ...]] = [("slot", card) for card, _ in slots]
    shields = [left + 1 if line.no_damage else line.shield for _, line in slots]
    for number in armour(s, seat, cause):
        musts.append(("item", number))
        shields.append(box()[number].shield)
    left_over = [place for place, one in enumerate(musts) if one not in used]
    if not left_over:
        return []
    choices = [musts[place] for place in left_over]
    mays: list[tuple[Value, ...]] = [("item", number) for number in shields_at_hand(s, seat, cause)]
    if not mays and sum([shields[place] for place in left_over]) <= left:
        return choices[:1]
    return choices + mays


def armour(s: Scenario, seat: Seat, cause: str) -> list[int]:
    """Items with slots that must be used against an attack (GH-ITEM-9, GH-RUL-61); a stunned
    character cannot use them (GH-COND-16)."""
    character = s.characters[seat]
    if cause != kinds.ATTACK or s.figures[character.figure].conditions & STUN:
        return []
    return [
        number
        for number in character.items
        if box()[number].duty and items.is_ready(character, number)
    ]


def shields_at_hand(s: Scenario, seat: Seat, cause: str) -> list[int]:
    """Items that may be used against the damage of an attack (GH-RUL-61)."""
    return items.usable(s, seat, "harmed") if cause == kinds.ATTACK else []


def at_hand(s: Scenario, seat: Seat, cause: str) -> list[Value]:
    """All items that may be used when damage is to be suffered: those against it, and in the own
    turn those that do something by themselves (GH-ITEM-1)."""
    numbers = [*shields_at_hand(s, seat, cause), *items.in_turn(s, seat)]
    return [("item", number) for number in numbers]


def defend(
    s: Scenario, seat: Seat, what: str, number: int, cause: str, blow: Blow | None
) -> int | None:
    """A slot or an item is used against damage: the shield it gives, None if nothing is suffered
    at all (GH-RUL-82)."""
    if what == "slot":
        return triggers.defend_by_slot(s, seat, number, cause, blow)
    item = items.use(s, seat, number)
    if blow is not None:
        blow.present.append((RETALIATES, item.retaliate, 1))
    return None if item.no_damage else item.shield
