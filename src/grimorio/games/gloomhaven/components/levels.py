"""What a level comes to: of the scenario, of its monsters, of traps, money and experience."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

DIFFICULTIES: Final = ("easy", "normal", "hard", "very_hard")
STEPS: Final = {"easy": -1, "normal": 0, "hard": 1, "very_hard": 2}
"""How far each difficulty is from the recommended level (GH-SETUP-3)."""
HIGHEST: Final = 7
"""Of scenarios and of monsters (GH-RUL-2)."""
GOLD: Final = (2, 2, 3, 3, 4, 4, 5, 6)
"""For a money token, by the level of the scenario (GH-RUL-8)."""


def recommended_level(levels: Sequence[int]) -> int:
    """Half of the average level of the characters, rounded up (GH-SETUP-2)."""
    return -(-sum(levels) // (2 * len(levels)))


def highest_level(open_information: bool) -> int:
    """The highest level of a scenario: its monsters are one level higher with open information,
    and end at 7 too (GH-RUL-2)."""
    return HIGHEST - 1 if open_information else HIGHEST


def scenario_level(levels: Sequence[int], difficulty: str, open_information: bool) -> int:
    """The level of a scenario for characters of these levels (GH-SETUP-1, GH-SETUP-3, GH-RUL-2)."""
    wanted = recommended_level(levels) + STEPS[difficulty]
    return max(0, min(wanted, highest_level(open_information)))


def monster_level(level: int, open_information: bool) -> int:
    """The level of the monsters in a scenario of that level (GH-SETUP-4, GH-SETUP-12)."""
    return level + 1 if open_information else level


def trap_damage(level: int, open_information: bool) -> int:
    """The damage of a trap of the scenario (GH-TERR-2, GH-SETUP-4)."""
    return 2 + monster_level(level, open_information)


def hazard_damage(level: int) -> int:
    """The damage of hazardous terrain, open information or not (GH-TERR-4, GH-RUL-22)."""
    return (2 + level) // 2


def gold_each(level: int) -> int:
    """The gold for a money token (GH-ESCEN-7, GH-RUL-8, GH-RUL-22)."""
    return GOLD[level]


def bonus_xp(level: int) -> int:
    """The experience for a success (GH-ESCEN-14, GH-RUL-22)."""
    return 4 + 2 * level
