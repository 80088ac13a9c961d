"""Attacks: range, sight, power, defence, obstacles, damage (DA-RANGE, DA-POWER, DA-DMG-1..6,
DA-ATK, DA-MON-10)."""

from __future__ import annotations

from typing import Final

from grimorio.core import plan, tell
from grimorio.games.dungeonalliance.components.effects import Attack, Pet
from grimorio.games.dungeonalliance.components.numbers import (
    ATTACK_TYPES,
    CARDS,
    HERO_POWERS,
    HERO_TYPES,
    MONSTER_ARMOUR,
    MONSTER_EVASIVE,
    MONSTER_STRENGTH,
    MONSTER_TYPES,
    START_TILES,
    TABLE,
    TRAIT,
)
from grimorio.games.dungeonalliance.components.vocabulary import MELEE, RANGED
from grimorio.games.dungeonalliance.kinds import ATTACKED
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER, TEAM, Card, Figure
from grimorio.games.dungeonalliance.rules import powers, step
from grimorio.games.dungeonalliance.rules.board import (
    between,
    distance,
    facing_towards,
    facings_towards,
    sees,
    touches,
)
from grimorio.games.dungeonalliance.rules.experience import gain, gain_for_damage
from grimorio.games.dungeonalliance.rules.figures import (
    armour_of,
    bonus,
    evasive_of,
    hero_of,
    heroes_standing,
    hindrance,
    named,
    place_of,
    room_of,
)
from grimorio.games.dungeonalliance.rules.harm import (
    SPLASH,
    Cause,
    harm,
    hurt,
    regrow,
    wound,
)
from grimorio.games.dungeonalliance.rules.harm import THORNS as PRICKED
from grimorio.games.dungeonalliance.rules.powers import (
    armour_bonus,
    has_power,
    power_bonus,
    roll_for,
)
from grimorio.games.dungeonalliance.rules.reactions import reactions
from grimorio.games.dungeonalliance.rules.verbs import effects_after, hinder, shove
from grimorio.games.dungeonalliance.rules.walking import is_pit
from grimorio.games.dungeonalliance.state import CLUMSY, SLOWED, UNARMOURED, WEAKENED, Dungeon
from grimorio.kit.numbers import NONE

PIT_ATTACK: Final = TABLE.pit_attack
ATTACK_BONUS: Final = (TRAIT["melee"], TRAIT["ranged"])
PIERCE: Final = TRAIT["pierce"]
SEEK: Final = TRAIT["seek"]
REACH: Final = TRAIT["reach"]
CLOSE: Final = TRAIT["close"]
CLEAR: Final = TRAIT["clear"]
THORNS: Final = TRAIT["thorns"]
SPOILS: Final = TRAIT["spoils"]
PET_BONUS: Final = TRAIT["pet"]
RANGES: Final = ((1, 1), (2, 3))
"""The usual range of each type (DA-RANGE-1..3)."""

# -- what an attack is made with -------------------------------------------------------------------


def arm_of(source: int) -> Attack | Pet:
    """The attack, or the pet, of a card."""
    card = CARDS[source]
    found = card.attack or card.pet
    assert found is not None
    return found


def attack_type(s: Dungeon, figure: int, source: int) -> int:
    """Melee or ranged: by the card used, or by the hero's or monster's own (DA-ATK-2, DA-ATK-5)."""
    if source != NONE:
        return ATTACK_TYPES[arm_of(source).type]
    if figure >= FIRST_MONSTER:
        return MONSTER_TYPES[s.monsters[figure].kind]
    return HERO_TYPES[hero_of(s, figure).kind]


def range_of(s: Dungeon, figure: int, source: int) -> tuple[int, int]:
    """The nearest and the farthest square of an attack (DA-RANGE-1..3, DA-EX-12)."""
    kind = attack_type(s, figure, source)
    low, high = RANGES[kind]
    if figure >= FIRST_MONSTER:
        return low, high + has_power(s, figure, powers.REACH) if kind == RANGED else high
    if source != NONE:
        attack = arm_of(source)
        assert isinstance(attack, Attack)
        low, high = attack.low or low, attack.high or high
    if kind == RANGED:
        high += bonus(s, figure, REACH)
        if bonus(s, figure, CLOSE):
            low = 1
    return low, high


def targets(s: Dungeon, figure: int, source: int) -> list[int]:
    """Whom a hero can attack from where it stands: enemies in range and sight, none that are
    defeated or hidden; heroes of others only with PvP (DA-RANGE-1..2, DA-LOS-2, DA-DEF-7,
    DA-TERM-5, DA-NOPVP-1, DA-RUL-28, DA-EX-25..26). Facing is not looked at: who attacks first
    turns (DA-RUL-79). Of monsters see `monsters.acts`."""
    at = place_of(s, figure)
    low, high = range_of(s, figure, source)
    blind = is_blind(source)
    others = enemies_of(s, figure)
    return [one for one in others if in_range(s, at, place_of(s, one), low, high, blind)]


def enemies_of(s: Dungeon, figure: int) -> list[int]:
    """Whom a hero may attack at all, wherever they stand: monsters always, heroes with PvP
    (DA-TERM-5, DA-DEF-7, DA-NOPVP-1, DA-PVP-8)."""
    found = list(s.monsters)
    if s.versus:
        found += [one for one in heroes_standing(s) if may_duel(s, figure, one)]
    return found


def enemies_anywhere(s: Dungeon, figure: int) -> list[int]:
    """Whom a hero could attack if it stood elsewhere (DA-TERM-5, DA-PVP-2)."""
    found = list(s.monsters)
    if s.versus:
        found += [one for one in heroes_standing(s) if is_rival(s, figure, one)]
    return found


def is_blind(source: int) -> bool:
    """Whether a card needs no line of sight (DA-SPELL-6)."""
    return source != NONE and arm_of(source).blind


def may_duel(s: Dungeon, figure: int, other: int) -> bool:
    """Whether a hero may attack another from where it stands: not on the Starting tile of its own
    colour (DA-PVP-7, DA-PVP-9)."""
    return is_rival(s, figure, other) and not is_home(s, figure, place_of(s, figure))


def is_rival(s: Dungeon, figure: int, other: int) -> bool:
    """Whether a hero can be attacked by another with PvP: one of another Alliance that is neither
    hidden nor on the Starting tile of its own colour (DA-PVP-2, DA-PVP-6, DA-PVP-9,
    DA-EX-35..36)."""
    if figure // TEAM == other // TEAM or hero_of(s, other).hidden:
        return False
    return not is_home(s, other, place_of(s, other))


def is_home(s: Dungeon, figure: int, square: int) -> bool:
    """Whether a square lies on the Starting tile of a hero's Alliance."""
    return s.laid[room_of(square)] // 4 == START_TILES[figure // TEAM]


def in_range(s: Dungeon, at: int, to: int, low: int, high: int, blind: bool) -> bool:
    """Whether a square can be attacked from another: adjacent in melee; else so far away and in
    sight (DA-RANGE-1, DA-RANGE-2, DA-RUL-25, DA-RUL-28)."""
    if high == 1:
        return touches(at, to, s.corridors)
    far = distance(at, to)
    if far < low or far > high:
        return False
    return blind or sees(at, to, s.corridors)


# -- power and defence -----------------------------------------------------------------------------


def power_of(s: Dungeon, figure: int, source: int, target: int, extra: int = 0) -> int:
    """The base of the card used, or the hero's own, and all bonuses of that type, also where it is
    not the hero's own; less what hinders who attacks (DA-POWER-1..3, DA-ATK-3, DA-RUL-43,
    DA-SURGE-1, DA-RUL-103, DA-EX-7..11)."""
    power = extra
    if figure >= FIRST_MONSTER:
        monster = s.monsters[figure]
        power += MONSTER_STRENGTH[monster.kind] + power_bonus(s, figure, target)
        power -= hindrance(monster.hindered, WEAKENED)
    else:
        hero = hero_of(s, figure)
        power += HERO_POWERS[hero.kind] if source == NONE else arm_of(source).power
        if is_pet(source):
            power += bonus(s, figure, PET_BONUS, target)
        else:
            power -= hindrance(hero.hindered, WEAKENED)
        if source == NONE or not arm_of(source).plain:
            power += bonus(s, figure, ATTACK_BONUS[attack_type(s, figure, source)], target)
            power += hero.surge_attack
    if not is_pet(source) and is_pit(s, place_of(s, figure)):
        power -= PIT_ATTACK
    return max(0, power)


def defence_of(s: Dungeon, figure: int, source: int, target: int) -> int:
    """Armour and evasive defence together, less what the attacker ignores of each, and 1 for each
    character on the line of a ranged attack (DA-DMG-3..6, DA-MON-14, DA-EX-27). A pet ignores
    nothing (DA-RUL-177)."""
    kind = attack_type(s, figure, source)
    pierce, seek, clear = has_power(s, figure, powers.PIERCE), 0, False
    if figure < FIRST_MONSTER and not is_pet(source):
        pierce = bonus(s, figure, PIERCE, target)
        seek = bonus(s, figure, SEEK, target)
        clear = bonus(s, figure, CLEAR, target) > 0
    if target >= FIRST_MONSTER:
        monster = s.monsters[target]
        armour = MONSTER_ARMOUR[monster.kind] + armour_bonus(s, target)
        armour -= hindrance(monster.hindered, UNARMOURED)
        evasive = MONSTER_EVASIVE[monster.kind] - hindrance(monster.hindered, CLUMSY)
    else:
        armour, evasive = armour_of(s, target), evasive_of(s, target)
    found = max(0, armour - pierce) + max(0, evasive - seek)
    if not clear and not is_pet(source) and kind == RANGED:
        found += obstacles(s, place_of(s, figure), place_of(s, target))
    return found


def obstacles(s: Dungeon, at: int, to: int) -> int:
    """The characters on a line, heroes and monsters, friend or enemy; those who lie defeated are
    none. Walls on it do not matter: an attack that needs no sight has a line too (DA-TERM-6,
    DA-DMG-5, DA-LOS-4, DA-RUL-27, DA-RUL-179)."""
    count = 0
    for square in between(at, to):
        other = s.occupant[square]
        if other != NONE and (other >= FIRST_MONSTER or not hero_of(s, other).defeated):
            count += 1
    return count


# -- the attack ------------------------------------------------------------------------------------


def turn_to(s: Dungeon, figure: int, target: int) -> int:
    """Look at whom one attacks; the facings that would do (DA-FACE-2, DA-RUL-24, DA-RUL-79)."""
    at, to = place_of(s, figure), place_of(s, target)
    facings = facings_towards(at, to)
    if figure >= FIRST_MONSTER:
        s.monsters[figure].facing = facing_towards(at, to, facings)
    else:
        facings &= s.facings
        hero_of(s, figure).facing = facing_towards(at, to, facings)
    return facings


@step
async def strike(s: Dungeon, figure: Figure, target: Figure, source: Card, extra: int) -> None:
    """Reactions of who is attacked, then power against defence, once: no more than the defence
    misses, what is above it is damage (DA-DMG-1, DA-DMG-2, DA-RUL-40, DA-EX-32). Damage to a hero
    of another Alliance is worth 1 XP for 2 tokens, the excess too, and its defeat nothing more
    (DA-PVP-4..5, DA-EX-33..34). What a hero's own attack brings besides a pet does not
    (DA-RUL-177)."""
    s.dealt.clear()
    if target < FIRST_MONSTER:
        power = power_of(s, figure, source, target, extra)
        await reactions(s, figure, target, power, NONE if is_pet(source) else figure)
    rolled = roll_for(s, figure, powers.ROLL)
    power = power_of(s, figure, source, target, extra + rolled)
    defence = defence_of(s, figure, source, target) + roll_for(s, target, powers.BLUR)
    damage = max(0, power - defence)
    name = named(s, target)
    tell(s, ATTACKED, named(s, figure), name, power, defence, damage, source)
    if source != NONE:
        plan(s, *effects_after(source, figure, target, place_of(s, target), damage > 0))
    if not damage:
        return
    thorns = 0
    if attack_type(s, figure, source) == MELEE and not is_pet(source):
        thorns = thorns_of(s, target)
    if target >= FIRST_MONSTER:
        spoils = spoils_of(s, figure, source, target)
        wound(s, target, figure // TEAM, damage)
        if target not in s.monsters:
            gain(s, figure // TEAM, spoils)
    else:
        if figure < FIRST_MONSTER:
            gain_for_damage(s, figure // TEAM, target, damage)
        hurt(s, target, damage, has_power(s, figure, powers.VENOM) > 0)
        follow_up(s, figure, target)
    if thorns:
        prick(s, target, figure, thorns, Cause(PRICKED, by=name))


def spoils_of(s: Dungeon, figure: int, source: int, target: int) -> int:
    """The XP that cards add for a monster that an attack defeats; the attack of a pet is not its
    hero's (DA-RUL-177)."""
    return 0 if is_pet(source) else bonus(s, figure, SPOILS, target)


def is_pet(source: int) -> bool:
    return source != NONE and CARDS[source].pet is not None


def thorns_of(s: Dungeon, target: int) -> int:
    """The damage to who hits somebody in melee."""
    if target >= FIRST_MONSTER:
        return has_power(s, target, powers.THORNS)
    return bonus(s, target, THORNS, NONE)


def prick(s: Dungeon, target: int, figure: int, thorns: int, cause: Cause) -> None:
    """Thorns hurt who hit somebody in melee; those of a hero are its Alliance's damage, worth XP
    on an enemy hero (DA-RUL-55, DA-PVP-4)."""
    if target >= FIRST_MONSTER:
        harm(s, figure, NONE, thorns, cause)
        return
    if figure < FIRST_MONSTER:
        gain(s, target // TEAM, thorns // 2)
    harm(s, figure, target // TEAM, thorns, cause)


def follow_up(s: Dungeon, figure: int, target: int) -> None:
    """What a monster's power does when its attack hits a hero (DA-MON-14)."""
    squares = has_power(s, figure, powers.SHOVE)
    if squares:
        plan(s, shove(NONE, figure, target, squares))
    slower = has_power(s, figure, powers.SNARE)
    if slower:
        hinder(s, target, SLOWED, slower)
    healed = has_power(s, figure, powers.DRAIN)
    if healed:
        regrow(s, figure, healed)
    count = has_power(s, figure, powers.SPLASH)
    if count:
        at = place_of(s, target)
        for other in heroes_standing(s):
            if other != target and touches(at, place_of(s, other), s.corridors):
                harm(s, other, NONE, count, Cause(SPLASH, by=named(s, figure)))
