"""What a hero could do with its activation: attack, loot, open, rest, or come nearer to something.

Each plan has a value in XP and the answer it begins with; a plan is never carried out to its end
without a new look.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Value
from grimorio.games.dungeonalliance.bot.blows import (
    PET_SHARE,
    Blow,
    blows,
    pet_blows,
)
from grimorio.games.dungeonalliance.bot.grounds import Grounds, chest_xp
from grimorio.games.dungeonalliance.components.numbers import HERO_TYPES, START_TILES, TABLE
from grimorio.games.dungeonalliance.components.vocabulary import RANGED
from grimorio.games.dungeonalliance.rules.board import BESIDE, EDGE_ROWS, EDGES, distance
from grimorio.games.dungeonalliance.rules.doors import DOOR, between, fitting
from grimorio.games.dungeonalliance.rules.figures import (
    active,
    bonus,
    health_of,
    hero_of,
    place_of,
    room_of,
    speed_of,
)
from grimorio.games.dungeonalliance.rules.speed import points_left
from grimorio.games.dungeonalliance.rules.threats import is_chest
from grimorio.games.dungeonalliance.rules.turn import SWIFT
from grimorio.games.dungeonalliance.rules.walking import ways
from grimorio.games.dungeonalliance.state import (
    AGAIN,
    MOVING,
    SOLO,
    STARTING,
    STRUCK,
    SURGE_ATTACK,
    SURGE_HEAL,
    TEAM,
    Dungeon,
)
from grimorio.kit.numbers import NONE

OPENING: Final = 0.3
POINT: Final = 0.12
SHOT: Final = 0.15
"""What a new room is worth, what each Speed point left for it adds, and a ranged attack."""
LATE_OPENING: Final = 0.2
"""The same for a hero that cannot attack any more."""
TILE: Final = 3.0
"""In solo a tile laid is worth this much besides."""
NEARER: Final = 0.35
"""What a better place is worth, of what it promises more."""
ONWARD: Final = 0.06
"""A second movement that leads somewhere."""
MENDED: Final = 0.15
SAVED: Final = 0.5
"""A Damage token less, and a hero that is not about to fall any more."""
LAST_ROUND: Final = 0.6
"""How much of it counts in the last round."""


class Plan:
    """The beginning of what a hero could do."""

    def __init__(self, value: float, option: Value, cards: tuple[int, ...] = ()) -> None:
        self.value = value
        self.option = option
        self.cards = cards
        """Cards that it needs."""


def plans_of(s: Dungeon, figure: int, grounds: Grounds) -> list[Plan]:
    """What a hero could do now, if it is active; else what it could do if it were."""
    hero = hero_of(s, figure)
    now = s.hero != NONE and active(s) == figure
    stage = s.stage if now else STARTING
    if hero.defeated:
        return down_plans(s, figure)
    points = points_left(s) if now else speed_of(s, figure)
    at = hero.at
    reach = {at: 0}
    if stage != STRUCK and points:
        reach.update(ways(s, figure, points))
    found: list[Plan] = []
    rests = now and s.rests
    strikes = not rests and stage != AGAIN
    if strikes:
        found += attack_plans(s, figure, reach, now)
    if stage == STRUCK:
        return found
    if points:
        found += loot_plans(s, at, reach, points)
        found += door_plans(s, figure, reach, points, strikes, grounds)
        found += approach_plans(s, at, reach, grounds)
    if stage == MOVING and not rests:
        found.append(Plan(again_worth(s, figure, grounds), "again"))
    if stage == STARTING:
        found.append(Plan(rest_worth(s, figure), "rest"))
    return found


def attack_plans(s: Dungeon, figure: int, reach: dict[int, int], now: bool) -> list[Plan]:
    """The attacks of the hero and of its pets."""
    struck = s.struck if now else ()
    found: list[Blow] = []
    pets = pet_blows(s, figure, reach)
    if not struck or (len(struck) == 1 and (not s.moved or bonus(s, figure, SWIFT) > 0)):
        found = blows(s, figure, reach, not struck)
        for blow in found:
            blow.value += PET_SHARE * max(
                [pet.value for pet in pets if distance(blow.at, pet.at) <= 1], default=0.0
            )
    at = place_of(s, figure)
    return [Plan(blow.value, first_step(blow, at, figure), blow.cards) for blow in [*found, *pets]]


def first_step(blow: Blow, at: int, figure: int) -> Value:
    """What to do first for an attack."""
    if blow.at != at:
        return ("go", blow.at)
    if blow.cards:
        return ("play", blow.cards[0], figure % TEAM)
    if blow.surge:
        return ("surge", SURGE_ATTACK)
    return ("pet" if blow.pet else "attack", blow.source, blow.target)


def loot_plans(s: Dungeon, at: int, reach: dict[int, int], points: int) -> list[Plan]:
    """Chests that can be opened."""
    found: list[Plan] = []
    for square, token in s.tokens.items():
        if not is_chest(s, square):
            continue
        value = chest_xp(token // 2)
        if square in reach:
            found.append(Plan(value + 0.02 * (points - reach[square]), ("take", square)))
        if distance(at, square) <= 1:
            found.append(Plan(value + 0.02 * (points - 1), ("chest", square)))
    return found


def door_plans(
    s: Dungeon, figure: int, reach: dict[int, int], points: int, strikes: bool, grounds: Grounds
) -> list[Plan]:
    """Doors that can be reached and opened."""
    found: list[Plan] = []
    at = place_of(s, figure)
    shoots = HERO_TYPES[hero_of(s, figure).kind] == RANGED
    for cell in {room_of(square) for square in reach}:
        for side in range(4):
            if between(s, cell, side) != DOOR:
                continue
            other = BESIDE[cell][side]
            new = s.laid[other] == NONE
            if new and not fitting(s, (side + 2) % 4, True):
                continue
            best, cost = NONE, points
            for place in EDGE_ROWS[side]:
                square = 9 * cell + place
                if square in reach and reach[square] < cost:
                    best, cost = square, reach[square]
            if best == NONE:
                continue
            value = LATE_OPENING
            if not new:
                value = 0.2 * max(0.0, grounds.promise[other] - grounds.promise[cell])
            elif strikes:
                value = OPENING + POINT * (points - cost - 1) + SHOT * shoots
            if new and s.mode == SOLO:
                value += TILE
            option: Value = ("open", EDGES[cell][side]) if best == at else ("go", best)
            found.append(Plan(value, option))
    return found


def approach_plans(s: Dungeon, at: int, reach: dict[int, int], grounds: Grounds) -> list[Plan]:
    """The square that promises most, if it promises more than where the hero stands."""
    here = grounds.at(at)
    best, most = NONE, here
    for square, cost in reach.items():
        value = grounds.at(square) - 0.004 * cost
        if value > most:
            best, most = square, value
    if best == NONE:
        return []
    return [Plan(NEARER * (most - here) * late(s), ("go", best))]


def again_worth(s: Dungeon, figure: int, grounds: Grounds) -> float:
    """A second movement: it leads on if there is something to go to."""
    at = place_of(s, figure)
    focus = grounds.focus[room_of(at)]
    if focus == NONE:
        return 0.0
    return ONWARD * late(s) + 0.05 * min(1.0, grounds.promise[room_of(at)])


def rest_worth(s: Dungeon, figure: int) -> float:
    """Three Damage tokens less, and a movement."""
    hero = hero_of(s, figure)
    healed = min(TABLE.rest, hero.damage)
    if not healed:
        return 0.0
    left = health_of(s, figure) - hero.damage
    value = MENDED * healed + (SAVED if left <= 2 else 0.0) + 0.05 * hero.poison
    return value * (LAST_ROUND if s.round == TABLE.rounds else 1.0)


def down_plans(s: Dungeon, figure: int) -> list[Plan]:
    """What a defeated hero can do: rest where it lies, get up at once, or go home."""
    hero = hero_of(s, figure)
    danger = sum([distance(hero.at, one.at) <= 3 for one in s.monsters.values() if one.ready])
    found = [
        Plan(0.6 - 0.1 * danger, "rest"),
        Plan(0.25 + 0.05 * (hero.poison > 0), ("surge", SURGE_HEAL)),
    ]
    home = home_squares(s, figure)
    if home and s.round < TABLE.rounds:
        found.append(Plan(0.35 + 0.04 * hero.damage - 0.05 * s.round, ("leave", home[0])))
    return found


def home_squares(s: Dungeon, figure: int) -> list[int]:
    """The empty squares of its Starting tile."""
    tile = START_TILES[figure // TEAM]
    for cell, laid in enumerate(s.laid):
        if laid != NONE and laid // 4 == tile:
            return [one for one in range(9 * cell, 9 * cell + 9) if s.occupant[one] == NONE]
    return []


def late(s: Dungeon) -> float:
    """How much a better place still counts: nothing in the last cycle."""
    left = (TABLE.rounds - s.round) * TABLE.cycles + TABLE.cycles - s.cycle
    return min(1.0, left / TABLE.cycles)


def prospect(s: Dungeon, figure: int, grounds: Grounds) -> float:
    """The value of the best thing a hero could do now."""
    return max([plan.value for plan in plans_of(s, figure, grounds)], default=0.0)
