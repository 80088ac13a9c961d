"""Confrontations with Elementals: a Free Action and a Hero Roll (EU-CONF, EU-ROLL)."""

from __future__ import annotations

from grimorio.core import Seat, Value, ask, plan, tell
from grimorio.games.euthia.components.effects import Clover, Suffer
from grimorio.games.euthia.components.numbers import CONTENT
from grimorio.games.euthia.components.uses import USES
from grimorio.games.euthia.kinds import (
    CONFRONT,
    CONFRONTED,
    EARTH_HELPS,
    HERO_ROLLED,
    RESULT,
    ROLL,
    SPEND,
    SPENT_GAAR,
    TURNED,
    USE_IT,
    USED,
)
from grimorio.games.euthia.rules import step
from grimorio.games.euthia.rules.effects.uses import spend, usable
from grimorio.games.euthia.rules.effects.verbs import carry_out
from grimorio.games.euthia.rules.gains import pay_toll, refill_gaar
from grimorio.games.euthia.rules.health import wound_outside
from grimorio.games.euthia.rules.land import AIR, EARTH, element_at, is_free, powers_at
from grimorio.games.euthia.rules.mining import add_claims, own_claims, owners
from grimorio.games.euthia.state import Realm
from grimorio.kit.numbers import NONE

GAAR_BY = 2
EARTH_BY = 2


def confrontations(s: Realm, seat: Seat) -> list[Value]:
    """A Confrontation where the Hero stands: once per Elemental, if all others there can be paid
    (EU-CONF-1, EU-CONF-2, EU-LIB-5)."""
    hero = s.heroes[seat]
    if element_at(s, hero.at) == NONE or not is_free(s, hero.at):
        return []
    if own_claims(s, seat, hero.at) or hero.gold < len(owners(s, seat, hero.at)):
        return []
    return [CONFRONT()]


@CONFRONT.does
def confront(s: Realm) -> None:
    """Pay the others, place an Interaction token, roll (EU-CONF-2..4)."""
    seat = s.active
    at = s.heroes[seat].at
    for other in owners(s, seat, at):
        pay_toll(s, seat, other)
    add_claims(s, seat, at, 1)
    tell(s, CONFRONTED, seat, at)
    plan(s, roll_against(seat, element_at(s, at)))


@step
async def roll_against(s: Realm, seat: Seat, element: int) -> None:
    """A Hero Roll with all that changes it, then the range of the Elemental card; who dies gets
    nothing good of it (EU-CONF-4..7)."""
    value = await hero_roll(s, seat)
    tell(s, RESULT, seat, value)
    for band in CONTENT.elementals[element].bands:
        if band.low <= value <= band.high:
            for gain in band.gains:
                if isinstance(gain, Suffer):
                    if wound_outside(s, seat, gain.count):
                        return
                else:
                    await carry_out(s, seat, [gain])


async def hero_roll(s: Realm, seat: Seat) -> int:
    """A Hero Roll outside combat: two dice, Air, then Earth; then Gaar tokens and Clovers, each
    seen before the next (EU-ROLL-1..9, EU-ELEM-9, EU-EX-3)."""
    hero = s.heroes[seat]
    dice = [s.chance.roll(), s.chance.roll()]
    tell(s, HERO_ROLLED, seat, dice[0], dice[1])
    powers = powers_at(s, hero.at)
    if powers >> AIR & 1 and dice[0] != dice[1]:
        higher = dice.index(max(dice))
        tell(s, TURNED, dice[higher], 7 - dice[higher])
        dice[higher] = 7 - dice[higher]
    change = 0
    if powers >> EARTH & 1:
        change += EARTH_BY
        tell(s, EARTH_HELPS, EARTH_BY)
    while True:
        value = sum(dice) + change
        chosen = await ask(seat, ROLL, lambda: changes_of(s, seat), value, dice[0], dice[1])
        if chosen is None:
            return value
        if SPEND.matches(chosen):
            (die,) = SPEND.parts(chosen)
            was = dice[die]
            hero.gaar -= 1
            refill_gaar(s, seat)
            dice[die] = s.chance.roll()
            change += GAAR_BY
            tell(s, SPENT_GAAR, seat, was, dice[die], GAAR_BY)
        else:
            (use,) = USE_IT.parts(chosen)
            tell(s, USED, seat, use)
            spend(s, seat, use)
            change += clover_of(use)


def changes_of(s: Realm, seat: Seat) -> list[Value]:
    """What can change a Hero Roll outside combat (EU-ROLL-2, EU-ROLL-3)."""
    found: list[Value] = [None]
    if s.heroes[seat].gaar:
        found += SPEND.each((0, 1))
    found += USE_IT.each([use for use in usable(s, seat, "after-hero") if clover_of(use)])
    return found


def clover_of(use: int) -> int:
    """What a use adds to a Hero Roll; 0 if it does something else besides (EU-ROLL-2)."""
    effects = [effect for effect in USES[use].effects if isinstance(effect, Clover)]
    return sum([effect.by for effect in effects]) if len(effects) == len(USES[use].effects) else 0
