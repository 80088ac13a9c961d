"""Rounds and turns: preparation, what a Hero may do, the end of a turn (EU-ROUND, EU-TURN).

A turn is one question, asked again and again. Each chapter says what it offers and carries it out.
"""

from __future__ import annotations

from grimorio.core import Seat, Value, ask, plan, tell
from grimorio.games.euthia.components.numbers import SCENARIOS, TABLE
from grimorio.games.euthia.kinds import (
    ACT,
    END,
    EXCHANGE,
    GO,
    MARCH,
    MARCHED,
    PLACED,
    PUT,
    ROUND,
    SAVED,
    TURN,
)
from grimorio.games.euthia.rules import step
from grimorio.games.euthia.rules.arranging import arrangements
from grimorio.games.euthia.rules.confronting import confrontations
from grimorio.games.euthia.rules.ending import end_game
from grimorio.games.euthia.rules.free import free_actions
from grimorio.games.euthia.rules.hands import fours, trade_in, trim_hand
from grimorio.games.euthia.rules.health import DEED
from grimorio.games.euthia.rules.lattice import START
from grimorio.games.euthia.rules.mining import minings
from grimorio.games.euthia.rules.movement import walk, ways
from grimorio.games.euthia.rules.quarry import turn_up
from grimorio.games.euthia.rules.storage import settle
from grimorio.games.euthia.rules.trade import trades
from grimorio.games.euthia.rules.using import uses_here
from grimorio.games.euthia.state import COMBAT, MINING, TRADE, Realm
from grimorio.kit.numbers import NONE


def turn_number(s: Realm) -> int:
    """Which turn it is."""
    return s.turns


# -- rounds ----------------------------------------------------------------------------------------


@step
async def begin_round(s: Realm) -> None:
    """Preparation of all, then a turn each from the start player clockwise (EU-ROUND-1..6)."""
    s.round += 1
    tell(s, ROUND, s.round, SCENARIOS[s.scenario].rounds)
    turn_up(s)
    for seat in range(len(s.heroes)):
        prepare(s, seat)
    count = len(s.heroes)
    plan(s, *[take_turn((s.first + n) % count) for n in range(count)], close_round())


def prepare(s: Realm, seat: Seat) -> None:
    """An Action token of each kind, and the one that was kept; tiles and Gems become ready
    (EU-ROUND-2..4, EU-TURN-7, EU-ABIL-2, EU-ABIL-3, EU-GEM-6)."""
    hero = s.heroes[seat]
    hero.actions = [COMBAT, TRADE, MINING]
    if hero.saved != NONE:
        hero.actions = sorted([*hero.actions, hero.saved])
        hero.saved = NONE
    hero.used = 0
    hero.tired = []
    hero.sockets = {
        place: tuple([socket & ~1 for socket in gems]) for place, gems in hero.sockets.items()
    }


@step
async def close_round(s: Realm) -> None:
    """The next round, or final scoring after the last (EU-ROUND-6, EU-ROUND-7)."""
    plan(s, end_game() if s.round == SCENARIOS[s.scenario].rounds else begin_round())


# -- a turn ----------------------------------------------------------------------------------------


@step
async def take_turn(s: Realm, seat: Seat) -> None:
    """The first turn of a Hero begins in the Church; that is no entry (EU-TURN-1, EU-RUL-32)."""
    s.turns += 1
    s.active = seat
    s.shifted = []
    tell(s, TURN, seat)
    hero = s.heroes[seat]
    if hero.at == NONE:
        hero.at = START
        tell(s, PLACED, seat, START)
    plan(s, act(seat))


@step
async def act(s: Realm, seat: Seat) -> None:
    """The next thing the Hero does, in any order, until it ends its turn (EU-TURN-3..6). Whether
    anything is left to do is public: four Silver cards can be counted."""
    chosen = await ask(seat, ACT, lambda: acts(s, seat), s.heroes[seat].moves)
    if not PUT.matches(chosen):
        s.shifted = []
    if not END.matches(chosen):
        plan(s, act(seat))
        plan(s, scope=DEED, close=settle(seat, len(s.freed)))
    ACT.do(s, chosen)


def acts(s: Realm, seat: Seat) -> list[Value]:
    """All that the Hero may do now (EU-TURN-3)."""
    hero = s.heroes[seat]
    found: list[Value] = MARCH.each(sorted(set(hero.actions)))
    if hero.moves:
        found += GO.each(sorted(ways(s, seat)))
    found += minings(s, seat)
    found += trades(s, seat)
    found += free_actions(s, seat)
    found += uses_here(s, seat)
    found += confrontations(s, seat)
    found += arrangements(s, seat)
    found += EXCHANGE.each(fours(s, seat))
    found.append(END(NONE))
    found += END.each(sorted(set(hero.actions)))
    return found


@MARCH.does
def march(s: Realm, action: int) -> None:
    """An Action token gives its Movement Points and nothing else (EU-ACT-1, EU-ACT-2, EU-ACT-5,
    EU-ACT-6, EU-MOVE-1, EU-RUL-5)."""
    hero = s.heroes[s.active]
    hero.actions.remove(action)
    hero.moves += TABLE.moves[action]
    tell(s, MARCHED, s.active, action, hero.moves)


@GO.does
def go(s: Realm, to: int) -> None:
    """Walk to a spot (EU-MOVE-2)."""
    walk(s, s.active, to)


@EXCHANGE.does
def exchange(s: Realm, cards: tuple[int, ...]) -> None:
    """Four Silver cards for a Gold card, at any time of the own turn (EU-CARD-3, EU-RUL-110)."""
    trade_in(s, s.active, cards)


@END.does
def end(s: Realm, saved: int) -> None:
    """One unused Action token may be kept; the others and the Movement Points are lost (EU-TURN-7,
    EU-TURN-8, EU-TURN-10, EU-RUL-34, EU-RUL-35)."""
    hero = s.heroes[s.active]
    hero.saved = saved
    if saved != NONE:
        tell(s, SAVED, s.active, saved)
    hero.actions = []
    hero.granted = []
    hero.moves = 0
    s.portal = NONE
    plan(s, trim_hand(s.active))
