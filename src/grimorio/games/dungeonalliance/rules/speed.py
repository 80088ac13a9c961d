"""Speed points of the active hero: what is left of them, and using them (DA-ACT-5..8)."""

from __future__ import annotations

from grimorio.games.dungeonalliance.rules.figures import active, speed_of
from grimorio.games.dungeonalliance.state import MOVING, STARTING, STRUCK, Dungeon


def points_left(s: Dungeon) -> int:
    """Speed points left in this movement; none after an attack (DA-ACT-5, DA-ACT-8,
    DA-RUL-30)."""
    if s.stage == STRUCK:
        return 0
    return max(0, speed_of(s, active(s)) - s.used)


def spend(s: Dungeon, points: int) -> None:
    """Use Speed points (DA-ACT-6, DA-ATK-11)."""
    s.used += points
    s.moved = True
    begin(s)


def begin(s: Dungeon) -> None:
    """A normal turn is under way: it is too late for a rest (DA-RUL-13)."""
    if s.stage == STARTING:
        s.stage = MOVING
