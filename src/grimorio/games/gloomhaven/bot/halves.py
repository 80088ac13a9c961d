"""How useful a half of a card is now, in points of damage."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.games.gloomhaven.bot.stamina import stamina
from grimorio.games.gloomhaven.components.abilities import (
    Afflict,
    Attack,
    Damage,
    Heal,
    Line,
    Loot,
    Move,
    Retaliate,
    Shield,
    Summon,
)
from grimorio.games.gloomhaven.components.numbers import HALF_LINES, HALVES, LINES
from grimorio.games.gloomhaven.rules.figures import ground
from grimorio.games.gloomhaven.rules.ground import FAR
from grimorio.games.gloomhaven.state import PARTY, Figure, Scenario
from grimorio.kit.numbers import NONE

CONDITION: Final = {
    "stun": 3.0, "disarm": 2.0, "wound": 1.5, "poison": 1.5, "immobilize": 1.2, "muddle": 1.0,
    "curse": 1.0, "bless": 1.0, "strengthen": 1.5, "invisible": 3.0,
}  # fmt: skip
STEPS: Final = 3
"""What a character usually moves before an attack."""
LOSS: Final = 0.7
"""What a lost card costs, for each round that the character still has."""


class Situation:
    """What a character sees of the map, read once for many cards."""

    __slots__ = ("coins", "far", "figure", "foes", "hurt", "lasts", "nearest")

    def __init__(self, s: Scenario, seat: Seat) -> None:
        character = s.characters[seat]
        self.figure: Figure = s.figures[character.figure]
        self.far = ground(s).far(self.figure.at)
        self.foes = [one for one in s.figures.values() if one.side != PARTY]
        self.nearest = min([self.far[one.at] for one in self.foes], default=FAR)
        self.lasts = stamina(character)
        self.hurt = max(
            [one.most - one.hp for one in s.figures.values() if one.side == PARTY], default=0
        )
        self.coins = sum([count for cell, count in s.coins.items() if self.far[cell] <= 2])


def use_of(now: Situation, half: int, moves: bool) -> float:
    """How useful a half is; `moves`: there is a move to be made before it."""
    found = sum([use_of_line(now, LINES[number], moves) for number in HALF_LINES[half]])
    if HALVES[half].lost:
        found -= LOSS * min(8, now.lasts)
    return found + 0.3 * HALVES[half].xp


def use_of_line(now: Situation, line: Line, moves: bool) -> float:
    if isinstance(line, Attack):
        return use_of_attack(now, line, moves)
    if isinstance(line, Move):
        value = line.value if isinstance(line.value, int) else 2
        if not now.foes:
            return 0.8 * value
        wanted = max(0, now.nearest - 1)
        return 0.4 * value if wanted == 0 else 0.4 * value + 0.5 * min(value, wanted)
    if isinstance(line, Heal):
        return 0.8 * min(line.value, now.hurt)
    if isinstance(line, Loot):
        return 0.7 * now.coins
    if isinstance(line, Shield):
        return 1.3 * line.value if now.nearest <= 4 else 0.2
    if isinstance(line, Retaliate):
        return 1.0 * line.value if now.nearest <= 3 else 0.1
    if isinstance(line, Summon):
        return 4.0 if now.foes else 2.0
    if isinstance(line, Damage):
        return float(line.value) if now.nearest <= 2 else 0.2
    if isinstance(line, Afflict):
        return sum([CONDITION.get(name, 0.5) for name in line.conditions]) * 0.6
    return 1.0


def use_of_attack(now: Situation, line: Attack, moves: bool) -> float:
    reach = max(1, line.range) + (STEPS if moves else 0)
    if line.area:
        reach += 1
    near = [one for one in now.foes if now.far[one.at] <= reach]
    if not near:
        return 0.05
    value = line.value if isinstance(line.value, int) else 3
    count = line.target
    if line.area or line.whom not in ("one", "self"):
        close = [one for one in near if now.far[one.at] <= max(2, reach - STEPS)]
        count = max(1, min(len(close), len(line.area) or 3))
    best = min(value, max([one.hp for one in near]))
    kills = 2.0 if any(one.hp <= value for one in near) else 0.0
    extra = sum([CONDITION.get(name, 0.5) for name in line.conditions])
    return best * (1.0 + 0.7 * (min(count, len(near)) - 1)) + kills + 0.7 * extra + 0.3 * line.push


def situation(s: Scenario, seat: Seat) -> Situation | None:
    """None if the character is exhausted."""
    return None if s.characters[seat].figure == NONE else Situation(s, seat)
