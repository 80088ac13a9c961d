"""The sun: thirty spaces, and at the end a die for every one of them (DQ-SUN)."""

from __future__ import annotations

from grimorio.core import tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.numbers import CONTENT
from grimorio.games.dungeonquest.rules.hero.dice import roll_dice
from grimorio.games.dungeonquest.rules.hero.life import SUNSET, bury
from grimorio.games.dungeonquest.state import DEAD, LEFT, Quest

SPACES = CONTENT.sun.spaces
LAST = len(SPACES) - 1
DUSK = next(space for space, number in enumerate(SPACES) if number)
"""The first space on which the day may end."""


def move_sun(s: Quest) -> None:
    """When the start player's turn begins, whatever became of its Hero (DQ-SUN-1, DQ-SUN-6,
    DQ-SUN-7); on a numbered space a die decides whether the day goes on (DQ-SUN-3..5,
    DQ-EX-8). The spaces and their numbers are content (DQ-RUL-10)."""
    if s.sun < LAST:
        s.sun += 1
    tell(s, kinds.SUN_MOVED, s.sun)
    if SPACES[s.sun] and roll_dice(s, s.first, 1) <= SPACES[s.sun]:
        s.sunset = True
        tell(s, kinds.SUN_SET)
        for seat, hero in enumerate(s.heroes):
            if hero.where not in (LEFT, DEAD):
                bury(s, seat, SUNSET)


def start_late(s: Quest) -> None:
    """Late start: a die of spaces are gone already, without a roll for them (DQ-LATE-1,
    DQ-RUL-102)."""
    s.sun = min(LAST, s.sun + roll_dice(s, s.first, 1))
    tell(s, kinds.SUN_MOVED, s.sun)


def turns_of_light(space: int) -> int:
    """How often the sun moves until the first die is rolled for it (DQ-SUN-3)."""
    return max(0, DUSK - space)
