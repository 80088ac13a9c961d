"""How good a position is: XP above all, then sound heroes, wounds on monsters, cards, places."""

from __future__ import annotations

from math import exp
from typing import Final

from grimorio.core import Seat
from grimorio.games.dungeonalliance.bot.blows import WOUND
from grimorio.games.dungeonalliance.bot.grounds import Grounds
from grimorio.games.dungeonalliance.bot.plans import prospect
from grimorio.games.dungeonalliance.components.numbers import (
    FRAMES,
    HERO_ARMOUR,
    HERO_EVASIVE,
    MONSTER_FIRST,
    MONSTER_HEALTH,
    MONSTER_SECOND,
    MONSTER_SPEEDS,
    MONSTER_STRENGTH,
    TABLE,
)
from grimorio.games.dungeonalliance.nouns import TEAM
from grimorio.games.dungeonalliance.rules.board import distance
from grimorio.games.dungeonalliance.rules.ending import (
    common_score,
    dungeon_loss,
    outcome,
    score_of,
)
from grimorio.games.dungeonalliance.rules.figures import (
    active,
    armour_of,
    evasive_of,
    health_of,
    hero_of,
)
from grimorio.games.dungeonalliance.state import SOLO, TOGETHER, Dungeon, Hero
from grimorio.kit.numbers import NONE

SLOPE: Final = 0.22
"""How much a point of lead counts towards winning."""
SOLO_SLOPE: Final = 0.05
"""The same for a point of the score in solo."""
HURT: Final = 0.14
"""What a Damage token on a hero costs,"""
POISON: Final = 0.06
"""how much more a Poison one,"""
DOWN: Final = 0.7
"""and a hero that lies defeated, besides its Defeat token."""
RISK: Final = 0.6
"""What the defeat of a hero would cost, weighed by how likely it is."""
PLACE: Final = 0.3
"""How much of what a place promises counts."""
CARD: Final = 0.25
"""An Upgrade card."""
AHEAD: Final = 0.6
"""How much of what the active hero could do now counts."""
NEXT: Final = 0.5
"""How much of what the best of the ready heroes could do counts, while none is active."""


def worth(s: Dungeon, seat: Seat) -> float:
    """By the lead over the best rival; alone by the score, together by the common one."""
    if s.mode == TOGETHER:
        return common_worth(s, seat)
    ended = outcome(s)
    if s.mode == SOLO:
        value = ended.scores[0] if ended is not None else strength(s, 0, True) - dungeon_loss(s)
        return 1 / (1 + exp(-SOLO_SLOPE * value))
    if ended is not None:
        return 1 / len(ended.winners) if seat in ended.winners else 0.0
    mine = strength(s, seat, True)
    rival = max([strength(s, one, False) for one in range(len(s.players)) if one != seat])
    # What is gained is never quite lost against the others: several rivals share what is left.
    slope = SLOPE * (1 + 0.5 * (s.round - 1))
    return 1 / (1 + exp(-slope * (mine - rival)))


def common_worth(s: Dungeon, seat: Seat) -> float:
    """How near all are to the goal: the common score and what may be hoped for, from 0 before
    anything is done to a half at the goal. Every point counts the same: it is far from the goal for
    most of the game (DA-RUL-146)."""
    start = -TABLE.tile_loss * sum(FRAMES[len(s.players)].tiles)
    value = float(common_score(s))
    if not s.over:
        value = -float(dungeon_loss(s))
        for one in range(len(s.players)):
            value += strength(s, one, one == seat)
    near = max(0.0, min(1.0, 0.5 * (value - start) / (s.goal - start)))
    if not s.over:
        return near
    return 0.5 + 0.5 * near if value >= s.goal else 0.5 * near


def strength(s: Dungeon, seat: Seat, closely: bool) -> float:
    """The XP of an Alliance and what it may hope for; a rival is not looked at closely."""
    player = s.players[seat]
    left = time_left(s)
    found = score_of(s, seat) + CARD * player.cards * left
    found += wounds(s, seat)
    for hero in player.heroes:
        cost = HURT * hero.damage + POISON * hero.poison
        if hero.defeated:
            cost += DOWN
        found -= cost * left
    if closely:
        grounds = Grounds(s)
        for place, hero in enumerate(player.heroes):
            if hero.at == NONE:
                continue
            turns = (TABLE.rounds - s.round) + (1 if hero.ready else 0)
            if turns and not hero.defeated:
                found += PLACE * grounds.at(hero.at)
            found -= RISK * danger(s, TEAM * seat + place)
        if s.hero == NONE:
            ready = [TEAM * seat + place for place, hero in enumerate(player.heroes) if hero.ready]
            found += NEXT * max([prospect(s, one, grounds) for one in ready], default=0.0)
        elif s.seat == seat:
            found += AHEAD * prospect(s, active(s), grounds)
    return found


def time_left(s: Dungeon) -> float:
    """How much of the game is left, from 1 to a little."""
    return 0.15 + 0.85 * (TABLE.rounds - s.round + 1 - s.cycle / TABLE.cycles) / TABLE.rounds


def wounds(s: Dungeon, seat: Seat) -> float:
    """The part of monsters' XP that the own Damage tokens on them promise."""
    found = 0.0
    for monster in s.monsters.values():
        mine = monster.damage[seat]
        if mine:
            reward = MONSTER_FIRST[monster.kind] + MONSTER_SECOND[monster.kind]
            found += WOUND * reward * mine / MONSTER_HEALTH[monster.kind]
    return found


def danger(s: Dungeon, figure: int) -> float:
    """How likely a hero is to fall to the ready monsters near it, and what they would do to it."""
    hero = hero_of(s, figure)
    if hero.defeated or hero.hidden or not s.monsters:
        return 0.0
    guard = guard_of(s, figure, hero)
    hits = 0.0
    for monster in s.monsters.values():
        if not monster.ready:
            continue
        far = distance(monster.at, hero.at)
        if far > MONSTER_SPEEDS[monster.kind] + 1:
            continue
        power = MONSTER_STRENGTH[monster.kind]
        if power > guard:
            hits += (power - guard) * (0.5 if far <= 3 else 0.3)
    if not hits:
        return 0.0
    left = health_of(s, figure) - hero.damage
    share = min(1.0, hits / max(1, left))
    return 0.06 * hits + 0.8 * share * share


def guard_of(s: Dungeon, figure: int, hero: Hero) -> int:
    """The defence of a hero, with what lies under it."""
    if hero.column or hero.hindered or s.players[figure // TEAM].artifacts:
        return armour_of(s, figure) + evasive_of(s, figure)
    return HERO_ARMOUR[hero.kind] + HERO_EVASIVE[hero.kind]
