"""Heroes and monsters: who stands where, who is whose enemy, and what they are able to do with all
bonuses (DA-TERM, DA-CARD-9, DA-POWER-1, DA-DMG-3, DA-ART-3).

A figure is a number: see state.py.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat
from grimorio.games.dungeonalliance.components.numbers import (
    CONDITION,
    HERO_ARMOUR,
    HERO_EVASIVE,
    HERO_HEALTH,
    HERO_SPEEDS,
    MODIFIERS,
    MONSTER_HEALTH,
    MONSTER_LEVELS,
    MONSTER_SPEEDS,
    TRAIT,
)
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER, TEAM
from grimorio.games.dungeonalliance.rules.board import touches
from grimorio.games.dungeonalliance.state import CLUMSY, SLOWED, UNARMOURED, Dungeon, Hero, Monster
from grimorio.kit.numbers import NONE

SPEED: Final = TRAIT["speed"]
ARMOUR: Final = TRAIT["armour"]
EVASIVE: Final = TRAIT["evasive"]
MELEE_BONUS: Final = TRAIT["melee"]
RANGED_BONUS: Final = TRAIT["ranged"]
SLIP: Final = TRAIT["slip"]
PASS: Final = TRAIT["pass"]

ALWAYS: Final = CONDITION["always"]
STILL: Final = CONDITION["still"]
MOVED: Final = CONDITION["moved"]
HURT: Final = CONDITION["hurt"]
ALONE: Final = CONDITION["alone"]
FLANKING: Final = CONDITION["flanking"]
WOUNDED: Final = CONDITION["wounded"]
LARGE: Final = CONDITION["large"]

SELF: Final = 0
ROOM: Final = 1
ALLIANCE: Final = 2

# -- who and where ---------------------------------------------------------------------------------


def hero_of(s: Dungeon, figure: int) -> Hero:
    """The hero of a figure number."""
    return s.players[figure // TEAM].heroes[figure % TEAM]


def active(s: Dungeon) -> int:
    """The figure number of the active hero."""
    return TEAM * s.seat + s.hero


def named(s: Dungeon, figure: int) -> tuple[int, int, int]:
    """A figure as events name it, with the square of a monster."""
    if figure >= FIRST_MONSTER:
        monster = s.monsters[figure]
        return (figure, monster.kind, monster.at)
    return (figure, hero_of(s, figure).kind, NONE)


def place_of(s: Dungeon, figure: int) -> int:
    """The square of a figure."""
    return s.monsters[figure].at if figure >= FIRST_MONSTER else hero_of(s, figure).at


def room_of(square: int) -> int:
    """The room of a square: its cell (DA-TERM-1)."""
    return square // 9


def is_enemy(s: Dungeon, figure: int, other: int) -> bool:
    """Whether somebody is an enemy that stands: monsters and heroes are enemies, heroes of two
    Alliances only with PvP, not together; a defeated hero hinders nobody (DA-TERM-3..5, DA-PVP-3,
    DA-DEF-4, DA-RUL-149)."""
    if other >= FIRST_MONSTER:
        return figure < FIRST_MONSTER
    if hero_of(s, other).defeated:
        return False
    return figure >= FIRST_MONSTER or (s.versus and figure // TEAM != other // TEAM)


def enemies_in(s: Dungeon, figure: int, cell: int) -> bool:
    """Whether an enemy of a figure stands in a room."""
    for square in range(9 * cell, 9 * cell + 9):
        other = s.occupant[square]
        if other != NONE and is_enemy(s, figure, other):
            return True
    return False


def heroes_standing(s: Dungeon) -> list[int]:
    """All heroes on the map that are not defeated."""
    return [
        TEAM * seat + place
        for seat, player in enumerate(s.players)
        for place, hero in enumerate(player.heroes)
        if hero.at != NONE and not hero.defeated
    ]


def put(s: Dungeon, figure: int, square: int) -> None:
    """Move a figure to an empty square, from the one it is on if it is on the map."""
    if figure >= FIRST_MONSTER:
        monster = s.monsters[figure]
        s.occupant[monster.at] = NONE
        monster.at = square
    else:
        hero = hero_of(s, figure)
        if hero.at != NONE:
            s.occupant[hero.at] = NONE
        hero.at = square
    s.occupant[square] = figure


# -- bonuses ---------------------------------------------------------------------------------------


def bonus(s: Dungeon, figure: int, trait: int, target: int = NONE) -> int:
    """What the cards in play add to an ability of a hero: its own, what other heroes of its
    Alliance share, and all Artifacts; for the rest of the round (DA-CARD-9, DA-POWER-1, DA-ART-3,
    DA-RUL-10). A card whose base power is used gives no attack bonus (DA-ATK-6)."""
    player = s.players[figure // TEAM]
    place = figure % TEAM
    found = 0
    for number, other in enumerate(player.heroes):
        for card in other.column:
            for one, by, when, share in MODIFIERS[card]:
                if one != trait:
                    continue
                if number != place and not is_shared(s, figure, other, share):
                    continue
                if (trait in (MELEE_BONUS, RANGED_BONUS)) and card in other.based:
                    continue
                if when == ALWAYS or holds(s, figure, when, target):
                    found += by
    for card in player.artifacts:
        for one, by, when, _ in MODIFIERS[card]:
            if one == trait and (when == ALWAYS or holds(s, figure, when, target)):
                found += by
    return found


def is_shared(s: Dungeon, figure: int, giver: Hero, share: int) -> bool:
    """Whether a hero has what lies under another of its Alliance, also where that one is defeated
    (DA-RUL-163)."""
    if share == ROOM:
        return room_of(giver.at) == room_of(hero_of(s, figure).at)
    return share == ALLIANCE


def holds(s: Dungeon, figure: int, when: int, target: int) -> bool:
    """Whether a condition holds for a hero, and for whom it attacks. Who lies defeated keeps it
    company all the same (DA-RUL-190)."""
    hero = hero_of(s, figure)
    if when in (STILL, MOVED):
        is_active = s.hero != NONE and active(s) == figure
        return (is_active and s.moved) == (when == MOVED)
    if when == HURT:
        return hero.damage > 0
    if when == ALONE:
        return not any(
            other is not hero and room_of(other.at) == room_of(hero.at)
            for other in s.players[figure // TEAM].heroes
        )
    if target == NONE:
        return False
    if when == FLANKING:
        return has_ally_beside(s, figure, target)
    if when == LARGE:
        return target >= FIRST_MONSTER and MONSTER_LEVELS[s.monsters[target].kind] == 3
    return is_wounded(s, target) == (when == WOUNDED)


def has_ally_beside(s: Dungeon, figure: int, target: int) -> bool:
    """Whether another standing hero of the same Alliance is adjacent to a figure (DA-RUL-169)."""
    at = place_of(s, target)
    for number, other in enumerate(s.players[figure // TEAM].heroes):
        if number != figure % TEAM and not other.defeated and touches(other.at, at, s.corridors):
            return True
    return False


def is_wounded(s: Dungeon, figure: int) -> bool:
    if figure >= FIRST_MONSTER:
        return sum(s.monsters[figure].damage) > 0
    return hero_of(s, figure).damage > 0


def hindrance(hindered: tuple[int, ...], what: int) -> int:
    """By how much an ability is hindered until the End Phase."""
    return hindered[what] if hindered else 0


# -- abilities -------------------------------------------------------------------------------------


def speed_of(s: Dungeon, figure: int) -> int:
    """Speed points of a movement: the card, bonuses and a Power Surge (DA-ACT-5, DA-SURGE-1,
    DA-EX-5..6)."""
    if figure >= FIRST_MONSTER:
        monster = s.monsters[figure]
        return max(0, MONSTER_SPEEDS[monster.kind] - hindrance(monster.hindered, SLOWED))
    hero = hero_of(s, figure)
    points = HERO_SPEEDS[hero.kind] + bonus(s, figure, SPEED)
    points += hero.surge_speed - hindrance(hero.hindered, SLOWED)
    return max(0, points)


def armour_of(s: Dungeon, figure: int) -> int:
    """Armour defence of a hero."""
    hero = hero_of(s, figure)
    found = HERO_ARMOUR[hero.kind] + bonus(s, figure, ARMOUR)
    return max(0, found - hindrance(hero.hindered, UNARMOURED))


def evasive_of(s: Dungeon, figure: int) -> int:
    """Evasive defence of a hero."""
    hero = hero_of(s, figure)
    found = HERO_EVASIVE[hero.kind] + bonus(s, figure, EVASIVE)
    return max(0, found - hindrance(hero.hindered, CLUMSY))


def health_of(s: Dungeon, figure: int) -> int:
    if figure >= FIRST_MONSTER:
        return MONSTER_HEALTH[s.monsters[figure].kind]
    return HERO_HEALTH[hero_of(s, figure).kind]


def squares_of_enemies(s: Dungeon, figure: int) -> list[int]:
    """Where the enemies of a figure stand that hinder it; who lies defeated does not (DA-TERM-3..5,
    DA-MOVE-8, DA-DEF-4, DA-DEF-5)."""
    if figure < FIRST_MONSTER:
        found = [monster.at for monster in s.monsters.values()]
        if not s.versus:
            return found
    else:
        found = []
    for one in heroes_standing(s):
        if is_enemy(s, figure, one):
            found.append(hero_of(s, one).at)
    return found


def seats_from(s: Dungeon, first: Seat) -> list[Seat]:
    """The seats clockwise from one."""
    count = len(s.players)
    return [(first + number) % count for number in range(count)]


def new_monster(kind: int, at: int, facing: int, seats: int) -> Monster:
    """A monster as it comes to the map: ready, unhurt (DA-ROUND-8, DA-TILE-3)."""
    return Monster(
        kind=kind, at=at, facing=facing, ready=True, damage=(0,) * (seats + 1), order=(),
        hindered=(),
    )  # fmt: skip
