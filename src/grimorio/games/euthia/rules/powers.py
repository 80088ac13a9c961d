"""Fire and Water Power on a Hero (EU-ELEM)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, tell
from grimorio.games.euthia.kinds import SCORCHED
from grimorio.games.euthia.rules.board import is_safe
from grimorio.games.euthia.rules.health import heal, wound_outside
from grimorio.games.euthia.rules.land import FIRE, WATER, powers_at
from grimorio.games.euthia.state import Realm

POWER: Final = 2
"""Wounds by Fire, healing by Water (EU-ELEM-2, EU-ELEM-4)."""
FELT: Final = 1 << FIRE | 1 << WATER


def feel_powers(s: Realm, seat: Seat, powers: int) -> bool:
    """Fire causes 2 Wounds, Water heals 2, both cancel; whether the Hero dies of it (EU-ELEM-2,
    EU-ELEM-4, EU-ELEM-7, EU-ELEM-8, EU-ELEM-10)."""
    felt = powers & FELT
    if felt == 1 << FIRE and not is_safe(s.heroes[seat], FIRE):
        tell(s, SCORCHED, seat, FIRE)
        return wound_outside(s, seat, POWER)
    if felt == 1 << WATER:
        tell(s, SCORCHED, seat, WATER)
        heal(s, seat, POWER)
    return False


def feel_new(s: Realm, seat: Seat, before: int, now: int) -> None:
    """A revealed tile that brings a Hero's hex under Fire or Water Power acts at once; what was
    there before cancels what comes (EU-ELEM-3, EU-ELEM-5, EU-REVEAL-7, EU-RUL-24)."""
    if now & ~before & FELT:
        feel_powers(s, seat, now)


def heat(s: Realm, seat: Seat, spot: int) -> int:
    """1 where Fire Power would wound the Hero, -1 where Water Power would heal it."""
    felt = powers_at(s, spot) & FELT
    if felt == 1 << FIRE:
        return 0 if is_safe(s.heroes[seat], FIRE) else 1
    return -1 if felt == 1 << WATER else 0
