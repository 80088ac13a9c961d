"""How good a position is: points, pieces, and patterns that stand or nearly."""

from __future__ import annotations

from math import exp
from typing import Final

from grimorio.core import Seat
from grimorio.games.tashkalar.components.numbers import CARD_RANKS
from grimorio.games.tashkalar.components.vocabulary import COMMON
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.ending import outcome
from grimorio.games.tashkalar.rules.patterns import LIFT, SHIFTS
from grimorio.games.tashkalar.rules.scoring import total
from grimorio.games.tashkalar.rules.tasks import POINTS, is_met
from grimorio.games.tashkalar.rules.teams import side_of, side_to_move
from grimorio.games.tashkalar.state import ELITE, Arena
from grimorio.kit.numbers import NONE

PIECE: Final = 0.18
HERO: Final = 0.4
LEGEND: Final = 0.7
"""What a piece on the board is worth in points, and how much more a heroic or legendary one is."""
READY: Final = 0.5
NEAR: Final = 0.2
"""What a card is worth whose pattern stands, or lacks one piece."""
ACTION: Final = 0.6
"""What an action still to be taken is worth."""
CLAIMS: Final = 0.8
HOLDS: Final = 0.3
"""The share of a task's points for the side that meets it now: before the end of the own turn, or
while the rival still has a turn to spoil it."""
SLOPE: Final = 0.35
ELITE_SLOPE: Final = 0.7
"""How much a point counts towards winning; in elite there are half as many."""


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
