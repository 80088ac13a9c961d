"""What an attack is worth: kills before damage, the dangerous before the harmless."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.games.gloomhaven.bot.dangers import Foe
from grimorio.games.gloomhaven.components.effects import Attack, Augment, Boost, Trigger
from grimorio.games.gloomhaven.components.numbers import (
    BOOSTS,
    BOSS,
    DISARM,
    ELEMENT,
    IMMOBILIZE,
    LINES,
    MUDDLE,
    NEGATIVE,
    POISON,
    STRENGTHEN,
    STUN,
    WOUND,
    conditions_of,
)
from grimorio.games.gloomhaven.rules.actions.bonuses import gifts_for
from grimorio.games.gloomhaven.rules.map.figures import extra_attack, immune_to
from grimorio.games.gloomhaven.rules.map.ground import Ground
from grimorio.games.gloomhaven.rules.monsters.might import area_of
from grimorio.games.gloomhaven.state import INERT, Figure, Scenario

HIT: Final = 1.3
"""What a point of damage is worth: above 1 the party is bold, below it is careful."""
FRAIL: Final = 0.65
"""How much more it is worth against the dangerous that are nearly dead."""
KILL: Final = 1.6
"""How many rounds of an enemy a kill saves."""
DEAD: Final = 1.0
"""What a kill is worth besides."""
STOPPED: Final = 1.1
"""What it is worth that an enemy dies before it has acted."""
HEX: Final = 1.0
"""How much conditions count."""
STUNNED: Final = 0.9
"""What it is worth that an enemy does nothing for a round, by what it would have done."""
WOUNDED: Final = 2.0
"""What a wound is worth on an enemy that lives long."""
POISONED: Final = 1.5
"""What poison is worth on an enemy that lives long."""
MUDDLED: Final = 0.3
"""What it is worth that an enemy strikes with disadvantage."""
WANTED: Final = 0.3
"""How much more it is worth to strike a boss."""
AT_LEAST: Final[tuple[float, ...]] = (0.95, 0.9, 0.65, 0.35, 0.1, 0.05)
"""How likely a modifier is -2, -1, 0, 1, 2, 3 or more."""
USUAL: Final = 3
"""What an attack without a number deals."""


def chance_of(need: int) -> float:
    """How likely a modifier is at least that much."""
    if need < -2:
        return 0.95
    return AT_LEAST[need + 2] if need <= 3 else 0.02


class Power:
    """An attack as it is made by somebody now: its value, and what is added to it."""

    __slots__ = ("area", "boosts", "conditions", "count", "line", "pierce", "range", "value")

    def __init__(self, s: Scenario, figure: Figure, me: int, number: int, line: Attack) -> None:
        self.line = line
        self.value = line.value if isinstance(line.value, int) else USUAL
        self.range = max(1, line.range)
        self.count = line.target
        self.pierce = line.pierce
        self.conditions = conditions_of(line.conditions)
        self.area = bool(line.area)
        self.boosts: list[Boost] = []
        self.value += extra_attack(figure)
        for boost in BOOSTS[number] if number >= 0 else ():
            if boost.use:
                if payable(s, boost.use):
                    self.add(boost)
            elif boost.when or boost.per:
                self.boosts.append(boost)
            else:
                self.add(boost)
        for gift, _ in gifts_for(s, me):
            found = LINES[gift]
            if isinstance(found, Augment):
                if self.range == 1:
                    self.value += found.attack
            elif isinstance(found, Trigger) and found.on == "attack" and not found.when:
                self.value += found.attack
            elif isinstance(found, Trigger) and found.on == "ranged_attack" and self.range > 1:
                self.count += found.target

    def add(self, boost: Boost) -> None:
        self.value += boost.attack
        self.range += boost.range
        self.count += boost.target
        self.pierce += boost.pierce
        self.conditions |= conditions_of(boost.conditions)


def payable(s: Scenario, price: Sequence[str]) -> bool:
    """Whether there are elements for it."""
    there = sum([strength > INERT for strength in s.elements])
    for name in price:
        if name != "any" and s.elements[ELEMENT[name]] == INERT:
            return False
    return there >= len(price)


def value_against(
    s: Scenario, land: Ground, power: Power, foe: Foe, friends: int, foes: int
) -> int:
    """The value of the attack on one enemy, with what depends on where others stand: `friends` and
    `foes` are masks of hexes."""
    value = power.value + foe.poisoned
    beside = land.beside[foe.at]
    for boost in power.boosts:
        if boost.per == "negative_condition":
            value += boost.attack * (foe.figure.conditions & NEGATIVE).bit_count()
        elif boost.per == "ally_beside_target":
            value += boost.attack * (beside & friends).bit_count()
        elif boost.when == "flanked":
            value += boost.attack if beside & friends else 0
        elif boost.when == "isolated":
            value += boost.attack if not beside & foes else 0
        elif boost.when == "poisoned":
            value += boost.attack if foe.poisoned else 0
    return value


def worth_of_hit(s: Scenario, foe: Foe, value: int, pierce: int, conditions: int) -> float:
    """What one hit is worth: damage, the chance of a kill, conditions."""
    shield = max(0, foe.shield - pierce)
    points = foe.figure.hp
    kill = chance_of(points + shield - value)
    damage = min(float(points), max(0.4, value - shield + 0.1))
    if value - shield <= 0:
        damage = 0.3 if value - shield == 0 else 0.05
    stops = foe.menace * foe.later
    found = HIT * damage * (1.0 + FRAIL * foe.menace / (points + 2.0))
    found += kill * (DEAD + KILL * foe.menace + STOPPED * stops)
    if foe.figure.rank == BOSS:
        found *= 1.0 + WANTED
    if conditions:
        found += (1.0 - kill) * worth_of_conditions(s, foe, conditions)
    return found


def worth_of_conditions(s: Scenario, foe: Foe, conditions: int) -> float:
    """What conditions on an enemy are worth that it does not have yet."""
    new = conditions & ~foe.figure.conditions & ~immune_to(s, foe.figure)
    found = 0.0
    if new & STUN:
        found += STUNNED * foe.menace + 0.6
    elif new & DISARM:
        found += STUNNED * foe.menace
    if new & WOUND:
        found += min(WOUNDED, 0.3 * foe.figure.hp)
    if new & POISON:
        found += min(POISONED, 0.25 * foe.figure.hp)
    if new & MUDDLE:
        found += MUDDLED * foe.menace
    if new & IMMOBILIZE:
        found += 0.5 if foe.reach > 1 else 0.35 * foe.menace
    if new & STRENGTHEN:
        found -= 1.0
    return HEX * found


def best_aim(
    s: Scenario, land: Ground, power: Power, cell: int, foes: Sequence[Foe], friends: int
) -> float:
    """What an attack is worth from a hex, on its best targets."""
    far = land.far(cell)
    reach = power.range + (2 if power.area else 0)
    near = [foe for foe in foes if far[foe.at] <= reach]
    if not near:
        return 0.0
    sight = land.sight(cell)
    near = [foe for foe in near if sight >> foe.at & 1]
    if not near:
        return 0.0
    cells = 0
    for foe in foes:
        cells |= 1 << foe.at
    worths: dict[int, float] = {}
    for foe in near:
        worth = worth_of_hit(
            s,
            foe,
            value_against(s, land, power, foe, friends, cells)
            - int(power.range > 1 and far[foe.at] == 1),
            power.pierce,
            power.conditions,
        )
        if foe.retaliates and far[foe.at] == 1:
            worth -= 0.9 * foe.retaliates
        worths[foe.number] = worth
    line = power.line
    if line.area:
        return best_area(land, power, cell, near, worths)
    if line.whom in ("adjacent", "within_two", "room", "passed"):
        within = 1 if line.whom in ("adjacent", "passed") else 2 if line.whom == "within_two" else 9
        return sum([worths[foe.number] for foe in near if far[foe.at] <= within])
    ranked = sorted(worths.values(), reverse=True)[: max(1, power.count)]
    return sum([worth for worth in ranked if worth > 0])


def best_area(
    land: Ground, power: Power, cell: int, near: Sequence[Foe], worths: dict[int, float]
) -> float:
    """What the best way to lay a pattern is worth."""
    area = area_of(power.line.area, power.line.range > 0)
    there = {foe.at: foe.number for foe in near}
    best = 0.0
    for struck in area.hits(land, cell, power.range, there):
        best = max(best, sum([worths[number] for number in struck]))
    return best
