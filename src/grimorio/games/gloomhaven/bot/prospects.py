"""How well the party stands: what is left to do against what it can still do.

What lies behind closed doors is not looked at: a room that is not revealed counts as an average
one. The weights of hit points and of work were fitted to how about a hundred games of an earlier
version ended; those of rounds, of rooms and where it begins are set by hand.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from grimorio.games.gloomhaven.bot.dangers import LAST
from grimorio.games.gloomhaven.bot.stamina import stamina
from grimorio.games.gloomhaven.components import scenarios as facts
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import DISARM, ELITE, STUN
from grimorio.games.gloomhaven.rules.map.figures import shield_of
from grimorio.games.gloomhaven.rules.map.ground import ground_of
from grimorio.games.gloomhaven.rules.scenario.goals import killed
from grimorio.games.gloomhaven.rules.scenario.special import rules_of
from grimorio.games.gloomhaven.state import MONSTER, PARTY, SUMMON, Figure, Scenario
from grimorio.kit.numbers import NONE

ROOM: Final = 9.0
"""The work of an average room, in hit points for each character."""
ONE: Final = 6.0
"""The work of an average monster."""
BLOW: Final = 2.4
"""What a character does in a round, on average."""
WAY: Final = 1.5
"""The rounds from one room to the next."""

HEALTH: Final = 2.2
STAMINA: Final = 2.0
WORK: Final = 0.218
FRIEND: Final = 0.5
EVEN: Final = -6.0
"""How much each counts: the hit points of all characters, their rounds, each hit point of enemies,
each summon; and where it begins."""


def worth(s: Scenario, areas: int) -> float:
    """The chance that the party wins, about; only what is in these areas counts as seen."""
    if s.over:
        return 0.0 if s.lost else 1.0
    there = [one for one in s.characters if one.figure != NONE]
    if not there:
        return 0.0
    count = len(s.characters)
    health = sum([1.0 - exp(-s.figures[one.figure].hp / LAST) for one in there]) / count
    rounds = sum([stamina(one) for one in there]) / count
    friends = sum([one.kind == SUMMON for one in s.figures.values()]) / count
    found = EVEN + HEALTH * health + STAMINA * sqrt(rounds) + FRIEND * friends
    found -= WORK * work_left(s, areas) / count
    if s.won:
        found += 4.0
    return 1.0 / (1.0 + exp(-found))


def work_left(s: Scenario, areas: int) -> float:
    """What is left to do, in hit points: the enemies that are seen, and rooms that are not."""
    seen = enemies(s, areas)
    work = sum([toughness(s, one) for one in seen])
    room = ROOM * len(s.characters)
    shut = (len(maps()[s.number].areas) - areas.bit_count()) * room
    for goal in rules_of(s.number).goals:
        if isinstance(goal, facts.KillAll):
            return work + shut
        if isinstance(goal, facts.KillGoal) and not goal.types:
            wanted = facts.total(goal.count, len(s.characters), s.level) - killed(s, goal.types)
            return ONE * wanted - sum([one.most - one.hp for one in seen])
        if isinstance(goal, facts.KillRevealed):
            return work + 0.3 * shut
    return work + shut


def enemies(s: Scenario, areas: int) -> list[Figure]:
    """The enemies that are in these areas."""
    found = [one for one in s.figures.values() if one.side != PARTY and one.kind == MONSTER]
    if areas == s.areas:
        return found
    land = ground_of(s.number, areas, s.doors)
    return [one for one in found if land.all >> one.at & 1]


def toughness(s: Scenario, figure: Figure) -> float:
    """The work that an enemy is."""
    more = 1.0 if figure.rank == ELITE else 0.4
    return figure.hp * (1.0 + 0.25 * shield_of(s, figure)) + more


def rounds_needed(s: Scenario) -> float:
    """The rounds until all is done, at the damage that the party deals in a round."""
    might = sum([power(s, one.figure) for one in s.characters if one.figure != NONE])
    hidden = len(maps()[s.number].areas) - s.areas.bit_count()
    return max(0.0, work_left(s, s.areas)) / max(0.5, might) + hidden * WAY


def power(s: Scenario, number: int) -> float:
    """What a character does in a round."""
    figure = s.figures[number]
    if figure.conditions & STUN:
        return 0.5 * BLOW
    return (0.7 if figure.conditions & DISARM else 1.0) * BLOW
