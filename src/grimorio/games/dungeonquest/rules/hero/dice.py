"""Dice, as they are rolled in front of everybody."""

from __future__ import annotations

from grimorio.core import tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.state import Quest


def roll_dice(s: Quest, seat: int, count: int) -> int:
    """One die or two, told to all; their sum."""
    one = s.chance.roll()
    two = s.chance.roll() if count > 1 else 0
    tell(s, kinds.ROLLED, seat, one, two)
    return one + two
