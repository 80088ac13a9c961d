"""Free Actions: the Church, Treasure, Portals (EU-CHURCH, EU-TREAS, EU-TELE)."""

from __future__ import annotations

from grimorio.core import Seat, Value, plan, tell
from grimorio.games.euthia.components.numbers import POTION, TABLE
from grimorio.games.euthia.kinds import (
    CHURCH_HEAL,
    CHURCH_POTION,
    FOUND,
    OPEN_TREASURE,
    PORTAL,
    WENT_FAR,
)
from grimorio.games.euthia.nouns import Spot
from grimorio.games.euthia.rules import step
from grimorio.games.euthia.rules.actions import has_action
from grimorio.games.euthia.rules.board import max_health
from grimorio.games.euthia.rules.gains import gain_piece, pay
from grimorio.games.euthia.rules.health import heal
from grimorio.games.euthia.rules.land import PORTAL as PORTAL_HEX
from grimorio.games.euthia.rules.land import (
    is_church,
    is_free,
    is_special,
    portals,
    treasure_at,
    type_of,
)
from grimorio.games.euthia.rules.lattice import HEXES, PLACES, START, centre_of, distance
from grimorio.games.euthia.rules.movement import arrive, may_enter
from grimorio.games.euthia.rules.piles import draw_treasure
from grimorio.games.euthia.state import COMBAT, Realm
from grimorio.kit.numbers import NONE


def free_actions(s: Realm, seat: Seat) -> list[Value]:
    """The Free Actions of the spot where the Hero stands; none costs an Action token
    (EU-TURN-6, EU-LIB-5)."""
    hero = s.heroes[seat]
    found: list[Value] = []
    if is_church(s, hero.at):
        if hero.gold:
            if hero.health < max_health(hero):
                found.append(CHURCH_HEAL())
            found.append(CHURCH_POTION())
        return found
    if hero.at < HEXES and is_free(s, hero.at):
        if treasure_at(s, hero.at) != NONE and hero.at not in s.marks:
            found.append(OPEN_TREASURE())
        found += PORTAL.each(portals_from(s, seat))
    return found


# -- the Church ------------------------------------------------------------------------------------


@CHURCH_HEAL.does
def church_heal(s: Realm) -> None:
    """1 Gold heals 6 Wounds (EU-CHURCH-1, EU-CHURCH-4)."""
    pay(s, s.active, 1)
    heal(s, s.active, TABLE.church)


@CHURCH_POTION.does
def church_potion(s: Realm) -> None:
    """1 Gold for a Healing Potion; the Church offers nothing else (EU-CHURCH-2..4)."""
    pay(s, s.active, 1)
    gain_piece(s, s.active, POTION)


# -- Treasure --------------------------------------------------------------------------------------


@OPEN_TREASURE.does
def open_treasure(s: Realm) -> None:
    """A Hero token on the hex, and the top tile of its pile; nobody finds Treasure there again
    (EU-TREAS-1, EU-TREAS-3, EU-TREAS-4, EU-RUL-45)."""
    at = s.heroes[s.active].at
    s.marks[at] = s.active
    take_treasure(s, s.active, at)


def take_treasure(s: Realm, seat: Seat, at: int) -> None:
    """The top Treasure of the hex, for its Hero token or for victory there (EU-TREAS-1,
    EU-RUL-44)."""
    tell(s, FOUND, seat, at)
    piece = draw_treasure(s, treasure_at(s, at) + 1)
    if piece != NONE:
        gain_piece(s, seat, piece)


# -- Portals and other ways ------------------------------------------------------------------------


def portals_from(s: Realm, seat: Seat) -> list[int]:
    """Where a Portal leads: to the other Portals on the map; not from one the Hero has just come
    by, until it has left its hex (EU-TELE-4, EU-TELE-5, EU-RUL-29)."""
    at = s.heroes[seat].at
    if type_of(s, at) != PORTAL_HEX or s.portal == at:
        return []
    armed = has_action(s, seat, COMBAT)
    return [to for to in sorted(portals(s)) if to != at and may_enter(s, to, armed)]


@PORTAL.does
def use_portal(s: Realm, to: int) -> None:
    """Go to another Portal for no Movement Points (EU-TELE-1, EU-TELE-4, EU-TELE-5)."""
    plan(s, teleport(s.active, to, True))


def landings(s: Realm, seat: Seat, reach: int) -> list[int]:
    """Where a Teleport icon leads: to the Church, or up to so many hexes away; with a Combat Action
    also where a Monster waits (EU-TELE-2, EU-TELE-3, EU-TELE-6, EU-TELE-7, EU-RUL-30)."""
    if reach == NONE:
        return [START]
    at = s.heroes[seat].at
    armed = has_action(s, seat, COMBAT)
    spots: list[int] = []
    for place in s.laid:
        spots += PLACES[place]
        if is_special(s, place):
            spots.append(centre_of(place))
    return sorted([to for to in spots if distance(at, to) <= reach and may_enter(s, to, armed)])


@step
async def teleport(s: Realm, seat: Seat, to: Spot, portal: bool) -> None:
    """A teleported Hero enters the spot at once; Fire, Water, tiles and Monsters are met as on foot
    (EU-TELE-1, EU-TELE-2, EU-ELEM-6, EU-RUL-22)."""
    tell(s, WENT_FAR, seat)
    arrive(s, seat, to)
    if portal and s.heroes[seat].at == to:
        s.portal = to
