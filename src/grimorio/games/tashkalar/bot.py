"""What a bot should know of Tash-Kalar: points above all, then pieces, then patterns at hand.

A piece is placed where it meets a task, completes a pattern of a card in hand or brings it nearer;
whatever else could be done on more than sixty squares is not worth a thought.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from grimorio.core import Ask, Seat, Value
from grimorio.games.tashkalar.components.numbers import CARD_RANKS, FIRST_LEGEND
from grimorio.games.tashkalar.components.vocabulary import COMMON
from grimorio.games.tashkalar.gaps import card_gaps, open_squares, task_squares
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import squares_of
from grimorio.games.tashkalar.rules.ending import outcome
from grimorio.games.tashkalar.rules.patterns import LIFT, SHIFTS
from grimorio.games.tashkalar.rules.scoring import total
from grimorio.games.tashkalar.rules.tasks import POINTS, is_met
from grimorio.games.tashkalar.rules.teams import side_of, side_to_move
from grimorio.games.tashkalar.state import ELITE, NONE, Arena
from grimorio.games.tashkalar.words import reason, then, why

__all__ = ["ahead", "budgets", "lean", "reason", "then", "turn", "why", "worth"]

budgets: Final = {"squire": 48, "knight": 24, "dragon": 120}
"""How much each level looks at: a whole turn takes a dragon well under a second."""
ahead: Final = 3
"""Units of play looked ahead: the rest of the turn, and how the next one begins."""

PIECE: Final = 0.18
HERO: Final = 0.4
LEGEND: Final = 0.7
"""What a piece on the board is worth in points, a heroic or legendary one so much more."""
READY: Final = 0.5
NEAR: Final = 0.2
"""What a card is worth whose pattern stands, or lacks one piece."""
ACTION: Final = 0.6
"""What an action still to be taken is worth."""
CLAIMS: Final = 0.8
HOLDS: Final = 0.3
"""The share of a task's points for who meets it now: before the end of the own turn, or while the
rival still has a turn to spoil it."""
SLOPE: Final = 0.35
ELITE_SLOPE: Final = 0.7
"""How much a point counts towards winning; in elite there are half as many."""

SUMMON: Final = 10.0
SUMMON_LEGEND: Final = 15.0
MEETS: Final = 8.0
COMPLETES: Final = 4.0
OPENS: Final = 2.5
APPROACHES: Final = 1.5
FLARE: Final = 3.0
DISCARD: Final = 0.2
IDLE: Final = 0.02
"""How much a player leans to each kind of action. Where no pattern is near, one begins somewhere
rather than throw cards away."""
HITS: Final[tuple[float, ...]] = (4.0, 8.0, 14.0)
"""How much to hit an enemy piece of each rank,"""
EMPTY: Final = 1.0
OWN: Final = 0.3
NOTHING: Final = 0.5
"""to go where nobody stands, to hit an own piece, and to do nothing."""
WIDE: Final = 12
"""With more squares than this to go to, it is asked which serve a card in hand."""
HITTING: Final = ("destroy", "convert", "downgrade", "move", "leap", "slide")
"""Questions for a square whose piece will suffer, if one stands there."""
ENOUGH: Final = 6
"""With so many squares that are good for something, no other is looked at."""


# -- how good a position is -----------------------------------------------------------------------


def turn(s: Arena) -> int:
    """Which turn it is."""
    return s.turns


def worth(s: Arena, seat: Seat) -> float:
    """By the lead over the best rival."""
    ended = outcome(s)
    if ended is not None:
        return 1 / len(ended.winners) if seat in ended.winners else 0.0
    mine = side_of(s, seat)
    rivals = [side for side in range(len(s.sides)) if side != mine]
    lead = strength(s, mine) - max([strength(s, side) for side in rivals])
    return 1 / (1 + exp(-(ELITE_SLOPE if s.form == ELITE else SLOPE) * lead))


def strength(s: Arena, side: int) -> float:
    """A side's points, those to come at the end of its turn, its pieces and its chances."""
    one = s.sides[side]
    found = PIECE * one.pieces.bit_count() + HERO * one.upgraded.bit_count()
    found += LEGEND * one.legends.bit_count() + chances(s, side)
    moves = side == side_to_move(s)
    if moves:
        found += ACTION * s.actions
    if s.form == ELITE:
        return found + total(s, side) + task_in_sight(s, side) * (CLAIMS if moves else HOLDS)
    if moves:
        found += pending(s)
    return found + sum(one.points) / (len(s.sides) - 1)


def task_in_sight(s: Arena, side: int) -> int:
    """The points of the best task whose requirement the side meets as things stand."""
    met = [POINTS[task] for task in s.tasks if task != NONE and is_met(s, side, task)]
    return max(met, default=0)


def pending(s: Arena) -> float:
    """What was destroyed in this turn and is not scored yet; an odd common piece is half a
    point's promise."""
    found = 0.0
    for rival in range(len(s.sides)):
        commons, heroes, legends = s.kills[3 * rival : 3 * rival + 3]
        found += 2 * legends + heroes + commons // 2 + 0.2 * (commons % 2)
    return found / (len(s.sides) - 1)


def chances(s: Arena, side: int) -> float:
    """The cards in hand whose patterns stand, or nearly."""
    one = s.sides[side]
    ranks = (one.pieces << LIFT, one.upgraded << LIFT, one.legends << LIFT)
    free = pieces.free_by_rank(s)
    empty = pieces.empty(s) << LIFT
    found = 0.0
    for seat, player in enumerate(s.players):
        if side_of(s, seat) == side:
            for card in {*player.hand.cards, *player.legends.cards}:
                found += chance(card, ranks, empty, free[CARD_RANKS[card]])
    return found


def chance(card: int, ranks: tuple[int, int, int], empty: int, free: int) -> float:
    """What a card in hand promises, if these lifted boards show the own pieces by rank or higher
    and the empty squares: it can be summoned now, or when one more piece is placed."""
    found = 0.0
    for shifts in SHIFTS[card]:
        whole, short = free, 0
        for shift, rank in shifts:
            own = ranks[rank] >> shift
            short &= own
            if rank == COMMON:
                short |= whole & (empty >> shift)
            whole &= own
            if not whole and not short:
                break
        else:
            if whole:
                return READY
            found = NEAR
    return found


# -- what is worth trying -------------------------------------------------------------------------


def lean(s: Arena, ask: Ask[Value]) -> Sequence[float] | None:
    """To summon first, then to build; in the effects of cards, to hit the rivals where it hurts."""
    kind, options = ask.kind, ask.options
    if kind == "act":
        places = good_squares(s)
        idle = 0.0 if len(places) >= ENOUGH else IDLE
        return [_action(option, places, idle) for option in options]
    if kind in ("place", "put"):
        places = good_squares(s)
        return [places.get(at, IDLE) if isinstance(at, int) else IDLE for at in options]
    if kind in HITTING:
        places = good_squares(s) if len(options) > WIDE else {}
        return [_hit(s, at, places) for at in options]
    if kind == "upgrade":
        return [_upgraded(s, at) for at in options]
    if kind == "claim":
        return [POINTS[task] if isinstance(task, int) else 0.0 for task in options]
    if kind == "return":
        return [NOTHING / 10 if isinstance(card, int) else 1.0 for card in options]
    return None


def _hit(s: Arena, at: Value, places: dict[int, float]) -> float:
    """How good it is to destroy what stands there, or to come there."""
    if not isinstance(at, int):
        return NOTHING
    side = pieces.side_at(s, at)
    if side == NONE:
        return max(EMPTY, places.get(at, 0.0))
    return OWN if side == side_to_move(s) else HITS[pieces.rank_at(s, at)]


def _upgraded(s: Arena, at: Value) -> float:
    if not isinstance(at, int):
        return NOTHING
    return EMPTY if pieces.side_at(s, at) == side_to_move(s) else IDLE


def _action(option: Value, places: dict[int, float], idle: float) -> float:
    if not isinstance(option, tuple):
        return FLARE / 3
    verb, number = option[0], option[1]
    assert isinstance(number, int)
    if verb == "summon":
        return SUMMON_LEGEND if number >= FIRST_LEGEND else SUMMON
    if verb == "place":
        return places.get(number, idle)
    if verb == "flare":
        return FLARE
    return DISCARD if verb == "discard" else IDLE


def good_squares(s: Arena) -> dict[int, float]:
    """The empty squares where a piece of the side to move would serve a card in hand, or a task;
    where none does, those from which something may grow."""
    player = s.players[s.turn]
    last = next_to_last = 0
    for card in {*player.hand.cards, *player.legends.cards}:
        one, two = card_gaps(s, card)
        last |= one
        next_to_last |= two
    found = dict.fromkeys(squares_of(next_to_last & ~last), APPROACHES)
    for at in squares_of(last):
        found[at] = COMPLETES
    if s.form == ELITE:
        for at in task_squares(s):
            found[at] = MEETS
    return found or dict.fromkeys(squares_of(open_squares(s)), OPENS)
