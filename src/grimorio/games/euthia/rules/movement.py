"""Movement: Movement Points, ways, entering a spot (EU-MOVE, EU-SPEC, EU-LIB, EU-ELEM)."""

from __future__ import annotations

from grimorio.core import Seat, plan, tell
from grimorio.games.euthia.components.numbers import TABLE, TILES
from grimorio.games.euthia.kinds import WENT
from grimorio.games.euthia.nouns import Spot
from grimorio.games.euthia.rules import step
from grimorio.games.euthia.rules.actions import challenge, has_action
from grimorio.games.euthia.rules.health import heal
from grimorio.games.euthia.rules.land import (
    beside,
    is_church,
    is_free,
    opens,
    powers_at,
    tile_of,
)
from grimorio.games.euthia.rules.lattice import HEXES
from grimorio.games.euthia.rules.powers import feel_powers, heat
from grimorio.games.euthia.rules.revealing import reveal_around
from grimorio.games.euthia.state import COMBAT, Realm
from grimorio.kit.numbers import NONE


def ways(s: Realm, seat: Seat) -> dict[int, int]:
    """Where the Hero can walk with its Movement Points, and the spot before each on the way: a
    shortest one, of these the one with the least Fire. The way leads through liberated hexes that
    reveal nothing; where a Monster waits only if it can be fought (EU-MOVE-2, EU-MOVE-3,
    EU-LIB-3, EU-LIB-4)."""
    hero = s.heroes[seat]
    found = {hero.at: NONE}
    burns = {hero.at: 0}
    armed = has_action(s, seat, COMBAT)
    ring = [hero.at]
    for _ in range(hero.moves):
        outer: dict[int, tuple[int, int]] = {}
        for spot in ring:
            for to in beside(s, spot):
                if to in found or not may_enter(s, to, armed):
                    continue
                burn = burns[spot] + heat(s, seat, to)
                if to not in outer or burn < outer[to][0]:
                    outer[to] = (burn, spot)
        for to, (burn, spot) in outer.items():
            found[to] = spot
            burns[to] = burn
        ring = [to for to in outer if is_free(s, to) and not opens(s, to)]
    del found[hero.at]
    return found


def may_enter(s: Realm, to: int, armed: bool) -> bool:
    """Whether a Hero may enter a spot: a centre when its hexes are liberated, a hex with a Monster
    when it can be fought (EU-SPEC-7, EU-LIB-4)."""
    return is_free(s, to) or (armed and to < HEXES)


def way_to(s: Realm, seat: Seat, to: int) -> list[int]:
    """The spots on the way to another, in order."""
    before = ways(s, seat)
    found = [to]
    while before[found[-1]] != s.heroes[seat].at:
        found.append(before[found[-1]])
    return found[::-1]


def walk(s: Realm, seat: Seat, to: int) -> None:
    """Go there; every spot on the way is entered (EU-MOVE-2, EU-SPEC-5)."""
    plan(s, *[go_on(seat, spot) for spot in way_to(s, seat, to)])


@step
async def go_on(s: Realm, seat: Seat, spot: Spot) -> None:
    """One step for 1 Movement Point (EU-MOVE-2)."""
    s.heroes[seat].moves -= 1
    arrive(s, seat, spot)


def arrive(s: Realm, seat: Seat, spot: int) -> None:
    """Enter a spot: Fire and Water first, then tiles are revealed, then the Monster is fought
    (EU-RUL-23, EU-RUL-27)."""
    hero = s.heroes[seat]
    hero.at = spot
    if s.portal not in (NONE, spot):
        s.portal = NONE
    tell(s, WENT, seat, spot)
    if is_church(s, spot) and TILES[tile_of(s, spot)].priest:
        heal(s, seat, TABLE.priest)
    if feel_powers(s, seat, powers_at(s, spot)):
        return
    if not is_free(s, spot):
        challenge(s, seat, spot)
    if opens(s, spot):
        reveal_around(s, seat, spot)
