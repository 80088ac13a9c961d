"""Special powers of monsters: what they add to attack and defence (DA-MON-14).

What they do besides stands where it happens: after a hit in combat.py, when they are damaged or
defeated in harm.py, in the End Phase, and in their movement.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import tell
from grimorio.games.dungeonalliance.components.numbers import (
    MONSTER_BY,
    MONSTER_POWERS,
    POWER,
    TABLE,
)
from grimorio.games.dungeonalliance.kinds import ROLLED
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER
from grimorio.games.dungeonalliance.rules.board import touches
from grimorio.games.dungeonalliance.rules.figures import is_wounded, named, place_of
from grimorio.games.dungeonalliance.state import Dungeon

VENOM: Final = POWER["venom"]
PIERCE: Final = POWER["pierce"]
REACH: Final = POWER["reach"]
SHOVE: Final = POWER["shove"]
ROLL: Final = POWER["roll"]
RAGE: Final = POWER["rage"]
PACK: Final = POWER["pack"]
SPLASH: Final = POWER["splash"]
SNARE: Final = POWER["snare"]
DRAIN: Final = POWER["drain"]
SHELL: Final = POWER["shell"]
BLUR: Final = POWER["blur"]
THORNS: Final = POWER["thorns"]
CHARGE: Final = POWER["charge"]
REGROW: Final = POWER["regrow"]
BURST: Final = POWER["burst"]
ALARM: Final = POWER["alarm"]


def has_power(s: Dungeon, figure: int, power: int) -> int:
    """The number of a monster's power, 0 if it has another or if it is a hero."""
    if figure < FIRST_MONSTER:
        return 0
    kind = s.monsters[figure].kind
    return MONSTER_BY[kind] if MONSTER_POWERS[kind] == power else 0


def power_bonus(s: Dungeon, figure: int, target: int) -> int:
    """What a monster's power adds to its attack on somebody."""
    if has_power(s, figure, RAGE) and is_wounded(s, figure):
        return has_power(s, figure, RAGE)
    if has_power(s, figure, PACK) and has_pack(s, figure, target):
        return has_power(s, figure, PACK)
    return 0


def has_pack(s: Dungeon, figure: int, target: int) -> bool:
    """Whether another monster is adjacent to a target."""
    at = place_of(s, target)
    for other, monster in s.monsters.items():
        if other != figure and touches(monster.at, at, s.corridors):
            return True
    return False


def armour_bonus(s: Dungeon, figure: int) -> int:
    """What a monster's power adds to its armour."""
    shell = has_power(s, figure, SHELL)
    return 0 if shell and is_wounded(s, figure) else shell


def charge_bonus(s: Dungeon, figure: int, points: int) -> int:
    """What a charge adds after a movement of so many Speed points."""
    return has_power(s, figure, CHARGE) if points >= TABLE.charge else 0


def roll_for(s: Dungeon, figure: int, power: int) -> int:
    """The Dungeon die, if a power asks for it (DA-MON-14, DA-RUL-112)."""
    if not has_power(s, figure, power):
        return 0
    die = TABLE.die[s.chance.roll() - 1]
    tell(s, ROLLED, named(s, figure), die)
    return die
