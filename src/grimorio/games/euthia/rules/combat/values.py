"""The numbers of a combat: values, Wounds and Damage (EU-MATK, EU-HATK, EU-WOUND, EU-DMG)."""

from __future__ import annotations

from typing import Final

from grimorio.games.euthia.components.effects import Attack
from grimorio.games.euthia.components.numbers import MONSTERS, PIECES
from grimorio.games.euthia.rules.land import AIR, EARTH, powers_at
from grimorio.games.euthia.state import Fight, Realm

HEALTH: Final = tuple([one.health for one in MONSTERS])
PENALTY: Final = tuple([one.penalty for one in MONSTERS])
RANGES: Final = tuple([one.ranges for one in MONSTERS])
ATTACKS: Final[tuple[Attack | None, ...]] = tuple([piece.attack for piece in PIECES])
EARTH_BONUS: Final = 2
FACES: Final = 7
"""Opposite faces of a die add up to this (EU-ROLL-9)."""


def fight_of(s: Realm) -> Fight:
    """The combat under way."""
    fight = s.fight
    assert fight is not None
    return fight


def in_range(ranges: tuple[tuple[int, int], ...], value: int) -> int:
    """What the range of a value says: the last one that begins at or below it; nothing below all
    of them, and the highest is open upwards (EU-MATK-17, EU-HATK-14, EU-RUL-54)."""
    found = 0
    for low, amount in ranges:
        if value >= low:
            found = amount
    return found


def monster_value(f: Fight) -> int:
    """The dice and all that was added (EU-MATK-16)."""
    return sum(f.dice) + f.change


def wounds_of(f: Fight) -> int:
    """The Wounds of the attack as it stands: those with + and - count only if the range inflicts
    any; first +, then -, never below zero (EU-MATK-17, EU-MATK-18, EU-WOUND-1..5)."""
    return wounds_at(f, monster_value(f))


def wounds_at(f: Fight, value: int) -> int:
    """The Wounds of the attack with another value."""
    plain = in_range(RANGES[f.monster], value)
    return max(0, plain + f.rend - f.ward) if plain > 0 else 0


def penalty_of(f: Fight) -> int:
    """The Hero Roll penalty of the Monster, in attacks only (EU-HATK-13, EU-RUL-58)."""
    return min(0, PENALTY[f.monster] + f.pierce)


def hero_value(f: Fight) -> int:
    """The dice, what was added, the cards, and the penalty (EU-HATK-13, EU-HATK-14)."""
    curse = 0 if f.quelled else f.curse
    return sum(f.dice) + f.change + f.clover + curse + f.falter + penalty_of(f)


def damage_of(f: Fight) -> int:
    """The Damage of an attack as it stands, by the same arithmetic (EU-HATK-15, EU-DMG-1..5,
    EU-RUL-59)."""
    return damage_at(f, hero_value(f))


def damage_at(f: Fight, value: int) -> int:
    """The Damage of the attack with another value."""
    attack = ATTACKS[f.tile]
    assert attack is not None
    plain = in_range(attack.ranges, value) + f.plain
    weak = 0 if f.quelled else f.weak
    return max(0, plain + f.more - weak) if plain > 0 else 0


def has_air(s: Realm, f: Fight) -> bool:
    """Whether Air Power reaches the hex of the combat (EU-MON-6)."""
    return bool(powers_at(s, f.at) >> AIR & 1)


def has_earth(s: Realm, f: Fight) -> bool:
    """Whether Earth Power does."""
    return bool(powers_at(s, f.at) >> EARTH & 1)


def is_slain(f: Fight) -> bool:
    """Damage equal to the Monster's Health or more (EU-HATK-16)."""
    return f.damage >= HEALTH[f.monster]


def is_over(s: Realm) -> bool:
    """Combat ends as soon as one falls (EU-WIN-1, EU-RUL-69)."""
    f = fight_of(s)
    return s.heroes[f.seat].health == 0 or is_slain(f)
