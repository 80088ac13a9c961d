"""Room for Objects: what is too much is given up at the end of an action (EU-OBJ, EU-BAG)."""

from __future__ import annotations

from grimorio.core import Seat, Value, ask, plan, tell
from grimorio.games.euthia.kinds import GIVE_UP, THREW, THROW, THROW_NEW, TRADE_NOW
from grimorio.games.euthia.rules import step
from grimorio.games.euthia.rules.board import BAGS, GEM_PLACES, take
from grimorio.games.euthia.rules.gains import discard_piece, is_crowded, unpack
from grimorio.games.euthia.rules.hands import trim_hand
from grimorio.games.euthia.rules.trade import trade, trades
from grimorio.games.euthia.rules.using import uses_here
from grimorio.games.euthia.state import Realm
from grimorio.kit.numbers import NONE


@step
async def settle(s: Realm, seat: Seat, freed: int) -> None:
    """The end of an action: Objects beyond the room for them are given up, cards beyond five
    discarded. `freed` hexes were liberated before it: who has just liberated a Trade Place may
    trade first (EU-OBJ-6, EU-BAG-5, EU-CARD-5, EU-TROPHY-2, EU-WIN-11, EU-WIN-12)."""
    unpack(s, seat)
    if is_crowded(s.heroes[seat]):
        chosen = await ask(seat, GIVE_UP, lambda: throws(s, seat, freed))
        plan(s, settle(seat, freed))
        GIVE_UP.do(s, chosen)
    else:
        plan(s, trim_hand(seat))


def throws(s: Realm, seat: Seat, freed: int) -> list[Value]:
    """What can be used or given up: what waits, and what lies in Bags and Gem places (EU-OBJ-6,
    EU-TREAS-2)."""
    hero = s.heroes[seat]
    found: list[Value] = THROW_NEW.each(sorted(set(hero.excess)))
    found += THROW.each([place for place in (*GEM_PLACES, *BAGS) if hero.board[place] != NONE])
    found += uses_here(s, seat)
    return [*found, TRADE_NOW()] if len(s.freed) > freed and trades(s, seat) else found


@TRADE_NOW.does
def trade_now(s: Realm) -> None:
    """The Trade Action that follows a victory comes before anything is given up (EU-WIN-12)."""
    trade(s)


@THROW.does
def throw(s: Realm, place: int) -> None:
    """Give up what lies there."""
    piece = take(s.heroes[s.active], place)
    tell(s, THREW, s.active, piece)
    discard_piece(s, piece)


@THROW_NEW.does
def throw_new(s: Realm, piece: int) -> None:
    """Give up what was just gained."""
    s.heroes[s.active].excess.remove(piece)
    tell(s, THREW, s.active, piece)
    discard_piece(s, piece)
