"""How well the party stands: what is left to do against what it can still do.

What lies behind closed doors is not looked at: a room that is not revealed counts as an average
one.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from grimorio.games.gloomhaven.bot.stamina import stamina
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import DISARM, ELITE, STUN
from grimorio.games.gloomhaven.rules.figures import shield_of
from grimorio.games.gloomhaven.state import MONSTER, PARTY, SUMMON, Scenario
from grimorio.kit.numbers import NONE

ROOM: Final = 3.2
"""The monsters of an average room, for each character."""
POINTS: Final = 6.0
"""The hit points of an average monster at level 1."""
BLOW: Final = 3.2
"""What a character does in a round, on average."""
WAY: Final = 1.5
"""The rounds from one room to the next."""
SCALE: Final = 5.0
"""How many rounds to spare make a victory likely."""


def worth(s: Scenario) -> float:
    """The chance that the party wins, about."""
    if s.over:
        return 0.0 if s.lost else 1.0
    if s.won:
        return 0.98
    there = [one for one in s.characters if one.figure != NONE]
    if not there:
        return 0.0
    might = sum([power(s, one.figure) for one in there])
    lasting = sum([stamina(one) for one in there]) / len(there)
    spare = lasting - rounds_needed(s, max(0.5, might))
    health = sum([vigour(s, one.figure) for one in there]) / len(s.characters)
    spare += 7.0 * (health - 0.55)
    return 0.96 / (1.0 + exp(-spare / SCALE)) + 0.02 * progress(s)


def power(s: Scenario, number: int) -> float:
    """What a character does in a round."""
    figure = s.figures[number]
    if figure.conditions & STUN:
        return 0.5 * BLOW
    return (0.7 if figure.conditions & DISARM else 1.0) * BLOW


def vigour(s: Scenario, number: int) -> float:
    """The share of its hit points that a character has; the last ones count most."""
    figure = s.figures[number]
    return sqrt(max(0, figure.hp) / figure.most)


def rounds_needed(s: Scenario, might: float) -> float:
    """The rounds until all is done, at that much damage a round."""
    work = 0.0
    for figure in s.figures.values():
        if figure.side != PARTY:
            toughness = 1.0 + 0.25 * shield_of(s, figure)
            work += figure.hp * toughness
            work += 1.0 if figure.kind == MONSTER and figure.rank == ELITE else 0.4
        elif figure.kind == SUMMON:
            might += 1.0
    hidden = hidden_areas(s)
    level = 1.0 + 0.3 * s.monster_level
    work += hidden * ROOM * len(s.characters) * POINTS * level * 0.6
    return work / might + hidden * WAY


def hidden_areas(s: Scenario) -> int:
    return len(maps()[s.number].areas) - s.areas.bit_count()


def progress(s: Scenario) -> float:
    """What is done so far, between 0 and 1."""
    areas = len(maps()[s.number].areas)
    return (s.areas.bit_count() + s.killed / 8.0) / (areas + 4.0)
