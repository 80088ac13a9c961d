"""How a fight is likely to go, from what lies on a Hero Board: cheap sums, no search."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from grimorio.core import Seat
from grimorio.games.euthia.components.effects import Heal
from grimorio.games.euthia.components.numbers import PIECES
from grimorio.games.euthia.nouns import GAAR
from grimorio.games.euthia.rules.board import ABILITIES, FIRST_ATTACK, SWORDS
from grimorio.games.euthia.rules.combat.values import (
    ATTACKS,
    HEALTH,
    PENALTY,
    RANGES,
    in_range,
)
from grimorio.games.euthia.state import Hero, Realm
from grimorio.kit.numbers import NONE

ROLLS: Final = tuple(one + other for one in range(1, 7) for other in range(1, 7))
LIFT: Final = 1
"""What Gaar, Hope and Clovers add to an attack of the Hero on average."""
SHARP: Final = 0.25
"""How much a point of Health left over says about who wins. This number and the next ones are
measured: they foretell 400 fights of squires best."""
TOKEN: Final = 1.5
"""The Health that a Gaar token is worth in a fight."""
HEALED: Final = 0.8
"""What a point of healing carried along is worth."""
FEAR: Final = 1.0
"""The Health that chance and the cards of the Monster's player take."""


@cache
def mean_damage(piece: int, penalty: int, lift: int) -> float:
    """The Damage that an attack does on average."""
    attack = ATTACKS[piece]
    if attack is None:
        return 0.0
    values = [in_range(attack.ranges, roll + penalty + lift) for roll in ROLLS]
    return sum(values) / len(values)


@cache
def mean_wounds(monster: int, foot: int, ward: int) -> float:
    """The Wounds that a blow of a Monster inflicts on average."""
    blows = [max(0, in_range(RANGES[monster], roll + foot) - ward) for roll in ROLLS]
    return sum(blows) / len(blows)


def guard_of(hero: Hero) -> tuple[int, int]:
    """What shields do against each blow: to its value, and to its Wounds."""
    foot = ward = 0
    for place in SWORDS:
        piece = hero.board[place]
        if piece != NONE and (shield := PIECES[piece].shield) is not None:
            foot += shield.foot
            ward += shield.ward
    return foot, ward


def damages(hero: Hero, monster: int) -> tuple[float, float]:
    """The Damage in each round with the best Weapon, and what Abilities and First Attacks that are
    ready add once."""
    every = once = 0.0
    for place in (*SWORDS, FIRST_ATTACK):
        piece = hero.board[place]
        if piece == NONE or (attack := ATTACKS[piece]) is None:
            continue
        done = mean_damage(piece, PENALTY[monster], LIFT)
        if attack.first:
            once = max(once, done)
        elif place in SWORDS:
            every = max(every, done)
    best = every
    for place in ABILITIES:
        piece = hero.board[place]
        if piece != NONE and not hero.used >> place & 1 and ATTACKS[piece] is not None:
            best = max(best, mean_damage(piece, PENALTY[monster], LIFT))
    return every, once + best - every


def chance_to_win(s: Realm, seat: Seat, level: int) -> float:
    """How likely the Hero is to win against the top Monster of a level: Health against what it
    loses until the Monster falls."""
    monster = s.monster_tops[level - 1]
    hero = s.heroes[seat]
    if monster == NONE:
        return 0.0
    every, once = damages(hero, monster)
    if every + once <= 0:
        return 0.0
    rounds = max(1.0, (HEALTH[monster] - once) / max(every, 0.2))
    foot, ward = guard_of(hero)
    left = hero.health + spare(hero) - rounds * mean_wounds(monster, foot, ward) - FEAR
    return 1 / (1 + exp(-SHARP * left))


def spare(hero: Hero) -> float:
    """Health that Gaar tokens and healing Objects are worth in a fight."""
    found = TOKEN * hero.gaar
    for piece in hero.board:
        if 0 <= piece < GAAR:
            found += HEALED * healing_of(piece)
    return found


@cache
def healing_of(piece: int) -> int:
    """How much a piece heals in a fight."""
    found = 0
    for use in PIECES[piece].uses:
        if use.at == "any" and not use.set:
            found += sum([effect.count for effect in use.effects if isinstance(effect, Heal)])
    return found
