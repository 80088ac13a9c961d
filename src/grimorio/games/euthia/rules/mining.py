"""The Mining Action: a Natural Resource for a token, tolls to the others (EU-MINE)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, Value, ask, plan, tell
from grimorio.games.euthia.kinds import DUG, KEEP_ONE, MINE, MINED
from grimorio.games.euthia.rules import step
from grimorio.games.euthia.rules.actions import has_action, spend_action
from grimorio.games.euthia.rules.effects.uses import spend, usable
from grimorio.games.euthia.rules.gains import discard_piece, gain_piece, pay_toll
from grimorio.games.euthia.rules.land import is_free, terrain_at
from grimorio.games.euthia.rules.piles import draw_resource
from grimorio.games.euthia.state import MINING, Realm
from grimorio.kit.numbers import NONE

CART: Final = 3
"""Tiles drawn with a Minecart (EU-MINE-7)."""


def minings(s: Realm, seat: Seat) -> list[Value]:
    """A Mining Action with the token, with or without a Minecart (EU-MINE-1, EU-MINE-8,
    EU-LIB-5)."""
    if not has_action(s, seat, MINING) or not may_mine(s, seat):
        return []
    return MINE.each([NONE, *usable(s, seat, "mine")])


def may_mine(s: Realm, seat: Seat) -> bool:
    """Whether the Hero may mine where it stands: in a liberated Mining hex without its token, or
    with two of them, if it can pay all others who have one there (EU-MINE-2, EU-MINE-4..6,
    EU-RUL-36)."""
    hero = s.heroes[seat]
    if terrain_at(s, hero.at) == NONE or not is_free(s, hero.at):
        return False
    return own_claims(s, seat, hero.at) != 1 and hero.gold >= len(owners(s, seat, hero.at))


def own_claims(s: Realm, seat: Seat, at: int) -> int:
    """How many Interaction tokens of a seat lie on a hex."""
    return s.claims[at][seat] if at in s.claims else 0


def owners(s: Realm, seat: Seat, at: int) -> list[Seat]:
    """The opponents with an Interaction token on a hex (EU-MINE-5, EU-CONF-2)."""
    if at not in s.claims:
        return []
    return [other for other, count in enumerate(s.claims[at]) if count and other != seat]


def add_claims(s: Realm, seat: Seat, at: int, count: int) -> None:
    """Place Interaction tokens on a hex, or take some away (EU-MINE-3, EU-MINE-6, EU-WIN-9)."""
    before = s.claims.get(at, (0,) * len(s.heroes))
    s.claims[at] = tuple([n + count * (other == seat) for other, n in enumerate(before)])


@MINE.does
def mine(s: Realm, cart: int) -> None:
    """Pay the others, place a token or remove one of two, draw (EU-MINE-3, EU-MINE-5, EU-MINE-6,
    EU-RUL-37)."""
    seat = s.active
    hero = s.heroes[seat]
    spend_action(s, seat, MINING)
    for other in owners(s, seat, hero.at):
        pay_toll(s, seat, other)
    add_claims(s, seat, hero.at, -1 if own_claims(s, seat, hero.at) == 2 else 1)
    if cart != NONE:
        spend(s, seat, cart)
    tell(s, MINED, seat, hero.at)
    plan(s, dig(seat, terrain_at(s, hero.at), cart != NONE))


@step
async def dig(s: Realm, seat: Seat, terrain: int, cart: bool) -> None:
    """The top tile of the pile, or one of three with a Minecart (EU-MINE-1, EU-MINE-7)."""
    drawn = [draw_resource(s, terrain) for _ in range(CART if cart else 1)]
    found = [piece for piece in drawn if piece != NONE]
    if not found:
        return
    kept = found[0]
    if cart:
        tell(s, DUG, seat, tuple(found))
        kept = await ask(seat, KEEP_ONE, lambda: sorted(set(found)))
        found.remove(kept)
        for piece in found:
            discard_piece(s, piece)
    gain_piece(s, seat, kept)
