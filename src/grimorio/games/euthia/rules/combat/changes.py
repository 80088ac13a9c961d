"""What effects change in a combat, and the dice of both sides (EU-ROLL, EU-GAAR)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, ask, cut, tell, within
from grimorio.games.euthia.components import effects as k
from grimorio.games.euthia.components.effects import CardEffect
from grimorio.games.euthia.kinds import (
    CHOOSE_DIE,
    DRAINED,
    HOPE_ROSE,
    LOST_GAAR,
    MENDED,
    REROLLED,
    SPENT_GAAR,
    TURNED,
)
from grimorio.games.euthia.rules.combat.monsters import bury
from grimorio.games.euthia.rules.combat.values import FACES, fight_of, is_over
from grimorio.games.euthia.rules.hands import discard_card
from grimorio.games.euthia.rules.health import wound
from grimorio.games.euthia.state import Fight, Realm

FIGHT: Final = "fight"
"""A combat, from its beginning to its end."""
HOPE: Final = 5
"""The Hope Die shows no more (EU-RUL-19)."""
GAAR_BONUS: Final = 2


def check_end(s: Realm) -> None:
    """If one has fallen, nothing of the combat follows but its end (EU-WIN-1)."""
    if is_over(s) and within(s, FIGHT):
        cut(s, FIGHT)


def hurt_hero(s: Realm, amount: int) -> None:
    """Wounds of the Hero (EU-HEALTH-1, EU-WOUND-1)."""
    if amount and not is_over(s):
        wound(s, fight_of(s).seat, amount)
        check_end(s)


def hurt_monster(s: Realm, amount: int) -> None:
    """Damage on the Monster card (EU-HATK-16)."""
    if amount and not is_over(s):
        fight_of(s).damage += amount
        check_end(s)


def raise_hope(s: Realm, amount: int = 1) -> None:
    """The Hope Die rises, to 5 at most (EU-MATK-6, EU-HATK-8, EU-RUL-19)."""
    f = fight_of(s)
    if f.hope < HOPE:
        f.hope = min(HOPE, f.hope + amount)
        tell(s, HOPE_ROSE, f.seat, f.hope)


def mend(s: Realm, amount: int) -> None:
    """Damage removed from the Monster card (EU-MATK-19)."""
    f = fight_of(s)
    healed = min(amount, f.damage)
    if healed:
        f.damage -= healed
        tell(s, MENDED, f.monster, healed)


# -- dice ------------------------------------------------------------------------------------------


def dice_of(f: Fight) -> list[int]:
    """The dice that can be chosen: of two that show the same only one."""
    return [die for die in range(len(f.dice)) if f.dice[die] not in f.dice[:die]]


def reroll(s: Realm, die: int) -> int:
    """Roll one die again; what it showed."""
    f = fight_of(s)
    was = f.dice[die]
    f.dice[die] = s.chance.roll()
    return was


def spend_gaar(s: Realm, seat: Seat, die: int, bonus: int) -> None:
    """A Gaar token: one die is rolled again, and 2 is added or subtracted (EU-ROLL-3, EU-GAAR-3,
    EU-RUL-52)."""
    f = fight_of(s)
    was = reroll(s, die)
    f.change += bonus
    tell(s, SPENT_GAAR, seat, was, f.dice[die], bonus)


async def reroll_some(s: Realm, count: int) -> None:
    """Dice of the roll that lies there are rolled again, without more."""
    f = fight_of(s)
    for _ in range(count):
        die = await ask(f.seat, CHOOSE_DIE, lambda: dice_of(f), sum(f.dice))
        was = reroll(s, die)
        tell(s, REROLLED, f.seat, was, f.dice[die])


# -- verbs -----------------------------------------------------------------------------------------


async def change(s: Realm, seat: Seat, effect: CardEffect, more: int = 0) -> None:
    """What an effect changes in the combat, such as the Monster's Combat Value by a Rabbit's Foot
    (EU-MATK-15); `more` is what strengthens a shield."""
    f = fight_of(s)
    match effect:
        case k.Harm():
            if effect.plus:
                f.more += effect.count
            else:
                hurt_monster(s, effect.count)
        case k.Clover():
            f.change += effect.by
        case k.Foot():
            f.change += effect.by - more
        case k.Ward():
            f.ward += effect.count + more
        case k.Suffer():
            hurt_hero(s, effect.count)
        case k.Falter():
            f.falter += effect.by
        case k.Pierce():
            f.pierce += effect.count
        case k.OneDie():
            f.single = True
        case k.Quell():
            f.quelled = True
        case k.Hope():
            raise_hope(s, effect.count)
        case k.Drain():
            _drain(s, effect)
        case k.Unnerve():
            for _ in range(min(effect.count, len(s.heroes[f.rival].hand))):
                discard_card(s, f.rival, s.chance.pick(s.heroes[f.rival].hand))
        case k.Bury():
            bury(s)
        case k.Reroll():
            await reroll_some(s, effect.count)
        case k.Turn():
            die = await ask(seat, CHOOSE_DIE, lambda: dice_of(f), sum(f.dice))
            turn_die(s, die)
        case _:
            _play(s, f, effect)


def turn_die(s: Realm, die: int) -> None:
    """A die shows its opposite face (EU-ROLL-5, EU-ROLL-9)."""
    f = fight_of(s)
    was = f.dice[die]
    f.dice[die] = FACES - was
    tell(s, TURNED, was, f.dice[die])


def _drain(s: Realm, effect: k.Drain) -> None:
    f = fight_of(s)
    chaos = min(effect.count, f.chaos) if effect.what == "chaos" else 0
    gaar = min(effect.count, f.gaar) if effect.what == "gaar" else 0
    f.chaos -= chaos
    f.gaar -= gaar
    tell(s, DRAINED, f.monster, chaos, gaar)


def _play(s: Realm, f: Fight, effect: CardEffect) -> None:
    """The verbs of Gold and Silver cards alone."""
    match effect:
        case k.Rend():
            f.rend += effect.count
        case k.Weaken():
            f.weak += effect.count
        case k.Mend():
            mend(s, effect.count)
        case k.Hush():
            f.hushed = True
            f.gagged |= effect.span == "round"
        case k.Steal():
            hero = s.heroes[f.seat]
            lost = min(effect.count, hero.gaar)
            hero.gaar -= lost
            tell(s, LOST_GAAR, f.seat, lost)
        case _:
            pass
