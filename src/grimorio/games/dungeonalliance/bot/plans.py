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
    trouble,
)
from grimorio.games.dungeonalliance.bot.grounds import Grounds, chest_xp
from grimorio.games.dungeonalliance.bot.openings import Opening, openings, success
from grimorio.games.dungeonalliance.components.numbers import (
    DOORS,
    INHABITANTS,
    MONSTER_FIRST,
    MONSTER_SECOND,
    MONSTER_STRENGTH,
    START_TILES,
    TABLE,
    TILE_THREATS,
)
from grimorio.games.dungeonalliance.kinds import (
    ATTACK,
    CRACK,
    GO,
    GO_ATTACK,
    GO_OPEN,
    LEAVE,
    LOOK_FOR,
    OPEN,
    PET,
    PICK_LOCK,
    PLAY,
    REST,
    SECOND_MOVE,
    SURGE,
    TAKE,
    UNLID,
)
from grimorio.games.dungeonalliance.nouns import TEAM
from grimorio.games.dungeonalliance.rules.attacking import SWIFT
from grimorio.games.dungeonalliance.rules.board import BESIDE, around, distance
from grimorio.games.dungeonalliance.rules.combat import obstacles
from grimorio.games.dungeonalliance.rules.doors import between, fitting, side_of
from grimorio.games.dungeonalliance.rules.errands import doors_afar, foes_afar, open_ways
from grimorio.games.dungeonalliance.rules.figures import (
    active,
    bonus,
    enemies_in,
    health_of,
    hero_of,
    place_of,
    room_of,
    speed_of,
)
from grimorio.games.dungeonalliance.rules.locks import PICK, QUIET, is_locked_chest, unlaid
from grimorio.games.dungeonalliance.rules.speed import points_left
from grimorio.games.dungeonalliance.rules.threats import is_chest, level_of
from grimorio.games.dungeonalliance.rules.walking import ways
from grimorio.games.dungeonalliance.state import (
    AGAIN,
    MOVING,
    STARTING,
    STRUCK,
    SURGE_ATTACK,
    SURGE_HEAL,
    Dungeon,
)
from grimorio.kit.numbers import NONE

NEARER: Final = 0.35
"""What a better place is worth, of what it promises more."""
LATER: Final = 0.9
"""How much of what a movement is good for counts if it comes after something else."""
MENDED: Final = 0.06
SAVED: Final = 0.5
"""A Damage token less, and a hero that is not about to fall any more."""
SLACK: Final = 0.05
"""By how much a square may be worse than the best one, if no question is needed to get there."""
SHARP: Final = 3
"""How much surer of the best deed a player is than its value says."""
LAST_ROUND: Final = 0.6
"""How much of it counts in the last round."""


class Plan:
    """The beginning of what a hero could do."""

    def __init__(
        self, value: float, option: Value, cards: tuple[int, ...] = (), otherwise: Value = None
    ) -> None:
        self.value = value
        self.option = option
        self.cards = cards
        """Cards that it needs."""
        self.otherwise = otherwise
        """What it begins with where that answer is not given."""


class Errands:
    """Where the active hero walks to when it is sent to a door or an enemy."""

    def __init__(self, s: Dungeon, reach: dict[int, int], points: int) -> None:
        self._reach = reach
        self._open = open_ways(s, reach)
        self._foes: dict[int, dict[int, int]] = {}
        self._doors = doors_afar(s, self._open, points)

    def leads(self, edge: int, cost: int) -> bool:
        """Whether it comes to a door as cheaply as can be."""
        return edge in self._doors and self._reach[self._doors[edge]] == cost

    def serves(self, s: Dungeon, blow: Blow) -> bool:
        """Whether it comes to a square as good as the one an attack is planned from."""
        if blow.pet:
            return False
        if blow.source not in self._foes:
            self._foes[blow.source] = foes_afar(s, blow.source, self._open)
        square = self._foes[blow.source].get(blow.target, NONE)
        if square in (NONE, blow.at):
            return square == blow.at
        to = place_of(s, blow.target)
        if obstacles(s, square, to) > obstacles(s, blow.at, to):
            return False
        more = trouble(s, square, self._reach[square], blow.target)
        return more <= trouble(s, blow.at, self._reach[blow.at], blow.target) + SLACK


def plans_of(s: Dungeon, figure: int, grounds: Grounds, errands: bool = False) -> list[Plan]:
    """What a hero could do now, if it is active; else what it could do if it were. With errands,
    the answers that a plan begins with take it further."""
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
    sent = Errands(s, reach, points) if errands and len(reach) > 1 else None
    if strikes:
        found += attack_plans(s, figure, reach, now, sent)
    if stage == STRUCK:
        return found
    if points:
        found += walking_plans(s, figure, reach, points, strikes, grounds, sent)
    if stage == MOVING and not rests:
        found.append(Plan(again_worth(s, figure, grounds), SECOND_MOVE()))
    if stage == STARTING and hero.damage:
        found.append(Plan(rest_worth(s, figure, reach, points, grounds), REST(NONE)))
    return found


def walking_plans(
    s: Dungeon,
    figure: int,
    reach: dict[int, int],
    points: int,
    strikes: bool,
    grounds: Grounds,
    sent: Errands | None,
) -> list[Plan]:
    """What Speed points are good for: chests, doors, a better place."""
    at = place_of(s, figure)
    found = loot_plans(s, at, reach, points)
    if s.tokens:
        found += chest_plans(s, figure, reach, points)
    found += door_plans(s, figure, reach, points, strikes, grounds, sent)
    found += approach_plans(s, at, reach, grounds)
    return found


def attack_plans(
    s: Dungeon, figure: int, reach: dict[int, int], now: bool, sent: Errands | None
) -> list[Plan]:
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
    return [begun(s, blow, figure, sent) for blow in [*found, *pets]]


def begun(s: Dungeon, blow: Blow, figure: int, sent: Errands | None) -> Plan:
    """What to do first for an attack: to walk there, unless the attack takes the hero there; to
    play a card, unless it is played with the attack."""
    away = blow.at != place_of(s, figure)
    if away and (sent is None or not sent.serves(s, blow)):
        return Plan(blow.value, GO(blow.at), blow.cards)
    if blow.pet:
        return Plan(blow.value, PET(blow.source, blow.target))
    first, play = NONE, None
    if blow.cards:
        first = blow.cards[0]
        play = PLAY(first, figure, NONE)
        if len(blow.cards) > 1 or blow.surge:
            return Plan(blow.value, play, blow.cards)
    elif blow.surge:
        return Plan(blow.value, SURGE(SURGE_ATTACK, NONE))
    if away:
        option = GO_ATTACK(blow.target, blow.source, first)
    else:
        option = ATTACK(blow.target, blow.source, first)
    return Plan(blow.value, option, blow.cards, play)


def loot_plans(s: Dungeon, at: int, reach: dict[int, int], points: int) -> list[Plan]:
    """Chests that can be opened."""
    found: list[Plan] = []
    for square, token in s.tokens.items():
        if not is_chest(s, square):
            continue
        value = chest_xp(token // 2)
        if square in reach:
            found.append(Plan(value + 0.02 * (points - reach[square]), TAKE(square)))
        if distance(at, square) <= 1:
            found.append(Plan(value + 0.02 * (points - 1), UNLID(square)))
    return found


def chest_plans(s: Dungeon, figure: int, reach: dict[int, int], points: int) -> list[Plan]:
    """Locked chests that can be tried from the squares in reach."""
    found: list[Plan] = []
    at = place_of(s, figure)
    for chest, token in s.tokens.items():
        if not is_locked_chest(s, chest):
            continue
        if enemies_in(s, figure, room_of(chest)) and bonus(s, figure, QUIET) <= 0:
            continue
        best, cost = NONE, points
        for square in [chest, *around(chest, s.corridors)]:
            if square in reach and reach[square] < cost:
                best, cost = square, reach[square]
        if best == NONE:
            continue
        level = level_of(token // 2) - bonus(s, figure, PICK)
        value = chest_xp(token // 2) * success(level, points - cost - 1) - 0.01 * cost
        found.append(Plan(value, CRACK(chest, NONE) if best == at else GO(best)))
    return found


def door_plans(
    s: Dungeon,
    figure: int,
    reach: dict[int, int],
    points: int,
    strikes: bool,
    grounds: Grounds,
    sent: Errands | None,
) -> list[Plan]:
    """Doors that can be reached and opened, or tried."""
    at = place_of(s, figure)
    found: list[Plan] = []
    for one in openings(s, figure, reach, points, strikes, grounds):
        leads = sent is not None and sent.leads(one.edge, reach[one.square])
        if one.square == at or (leads and not one.locked):
            found += tile_plans(s, one, at)
        else:
            found.append(Plan(one.value, GO(one.square)))
    return found


def tile_plans(s: Dungeon, one: Opening, at: int) -> list[Plan]:
    """A door to open or to try: the best tile to lie behind it is worth all of it, others a
    part."""
    cell, edge = room_of(one.square), one.edge
    side = side_of(edge, cell)
    known = s.laid[BESIDE[cell][side]] != NONE
    if known:
        tiles = [NONE]
    elif one.locked:
        tiles = unlaid(s, cell, side, between(s, cell, side))
    else:
        tiles = fitting(s, (side + 2) % 4, True)
    options: list[Value]
    if one.locked:
        options = [PICK_LOCK(edge, NONE)] if known else LOOK_FOR.each_with(edge, tiles)
    elif one.square == at:
        options = OPEN.each_with(edge, tiles)
    else:
        options = GO_OPEN.each_with(edge, tiles)
    worths = [tile_worth(laid) for laid in tiles]
    most = max(worths)
    return [
        Plan(one.value * (worth / most) ** (1 / SHARP), option)
        for option, worth in zip(options, worths, strict=True)
    ]


def tile_worth(laid: int) -> float:
    """What is worth much and strikes softly; doors lead on."""
    if laid == NONE:
        return 1.0
    value = 1.0 + 0.1 * DOORS[laid].bit_count() + 0.2 * len(TILE_THREATS[laid])
    for kind, _ in INHABITANTS[laid]:
        value += 0.5 * (MONSTER_FIRST[kind] + MONSTER_SECOND[kind])
        value -= 0.1 * MONSTER_STRENGTH[kind]
    return max(0.1, value)


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
    return [Plan(NEARER * (most - here) * late(s), GO(best))]


def moving_worth(
    s: Dungeon, figure: int, reach: dict[int, int], points: int, grounds: Grounds
) -> float:
    """What a movement is good for that no attack follows."""
    plans = walking_plans(s, figure, reach, points, False, grounds, None)
    return max([plan.value for plan in plans], default=0.0)


def again_worth(s: Dungeon, figure: int, grounds: Grounds) -> float:
    """A second movement, with all Speed points again; what is left of the first comes before it."""
    points = speed_of(s, figure)
    reach = {place_of(s, figure): 0}
    reach.update(ways(s, figure, points))
    return LATER * moving_worth(s, figure, reach, points, grounds)


def rest_worth(
    s: Dungeon, figure: int, reach: dict[int, int], points: int, grounds: Grounds
) -> float:
    """Three Damage tokens less, and a movement."""
    hero = hero_of(s, figure)
    healed = min(TABLE.rest, hero.damage)
    left = health_of(s, figure) - hero.damage
    value = MENDED * healed + (SAVED if left <= 2 else 0.0) + 0.05 * hero.poison
    value *= LAST_ROUND if s.round == TABLE.rounds else 1.0
    return value + LATER * moving_worth(s, figure, reach, points, grounds)


def down_plans(s: Dungeon, figure: int) -> list[Plan]:
    """What a defeated hero can do: rest where it lies, get up at once, or go home."""
    hero = hero_of(s, figure)
    danger = sum([distance(hero.at, one.at) <= 3 for one in s.monsters.values() if one.ready])
    found = [
        Plan(0.6 - 0.1 * danger, REST(NONE)),
        Plan(0.25 + 0.05 * (hero.poison > 0), SURGE(SURGE_HEAL, NONE)),
    ]
    home = home_squares(s, figure)
    if home and s.round < TABLE.rounds:
        found.append(Plan(0.35 + 0.04 * hero.damage - 0.05 * s.round, LEAVE(home[0])))
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
