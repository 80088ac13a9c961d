"""What a bot should know of Tash-Kalar: points above all, then pieces, then patterns at hand.

A piece is placed where it completes a pattern of a card in hand, or brings it nearer; whatever
else could be done on more than sixty squares is not worth a thought.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from grimorio.core import Ask, Seat, Value
from grimorio.core.scene import Text
from grimorio.games.tashkalar.components import BEINGS, FIRST_LEGEND
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import squares_of
from grimorio.games.tashkalar.rules.ending import outcome
from grimorio.games.tashkalar.rules.patterns import (
    ORIENTATIONS,
    find,
    find_short,
    find_two_short,
    missing,
)
from grimorio.games.tashkalar.rules.scoring import total
from grimorio.games.tashkalar.rules.teams import side_of, side_to_move
from grimorio.games.tashkalar.state import ELITE, Arena

ahead: Final = 3
"""Units of play looked ahead: the rest of the turn, and how the next one begins."""

PIECE: Final = 0.18
HERO: Final = 0.4
LEGEND: Final = 0.7
"""What a piece on the board is worth in points, a heroic or legendary one so much more."""
READY: Final = 0.5
NEAR: Final = 0.2
"""What a card is worth whose pattern stands, or lacks one piece."""
SLOPE: Final = 0.35
"""How much a point counts towards winning."""

SUMMON: Final = 10.0
SUMMON_LEGEND: Final = 15.0
COMPLETES: Final = 4.0
APPROACHES: Final = 1.5
FLARE: Final = 3.0
DISCARD: Final = 0.2
IDLE: Final = 0.02
"""How much a player leans to each kind of action."""
LEGENDS: Final = frozenset(range(FIRST_LEGEND, len(BEINGS)))
ENOUGH: Final = 6
"""With so many squares that are good for something, no other is looked at."""


# -- how good a position is -----------------------------------------------------------------------


def worth(s: Arena, seat: Seat) -> float:
    """By the lead over the best rival."""
    ended = outcome(s)
    if ended is not None:
        return 1 / len(ended.winners) if seat in ended.winners else 0.0
    mine = side_of(s, seat)
    rivals = [side for side in range(len(s.sides)) if side != mine]
    lead = strength(s, mine) - max([strength(s, side) for side in rivals])
    return 1 / (1 + exp(-SLOPE * lead))


def strength(s: Arena, side: int) -> float:
    """A side's points, those to come at the end of its turn, its pieces and its chances."""
    one = s.sides[side]
    found = float(total(s, side)) if s.form == ELITE else sum(one.points) / (len(s.sides) - 1)
    if side == side_to_move(s) and s.form != ELITE:
        found += pending(s)
    found += PIECE * one.pieces.bit_count() + HERO * one.upgraded.bit_count()
    found += LEGEND * one.legends.bit_count()
    return found + chances(s, side)


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
    ranks = pieces.ranks_of(s.sides[side])
    free = pieces.free_by_rank(s)
    empty = (pieces.empty(s), 0, 0)
    found = 0.0
    for seat, player in enumerate(s.players):
        if side_of(s, seat) == side:
            for card in {*player.hand.cards, *player.legends.cards}:
                if find([card], ranks, free):
                    found += READY
                elif any(
                    find_short(card, way, ranks, empty, free)
                    for way in range(len(ORIENTATIONS[card]))
                ):
                    found += NEAR
    return found


# -- what is worth trying -------------------------------------------------------------------------


def lean(s: Arena, ask: Ask[Value]) -> Sequence[float] | None:
    """To summon first, then to build; what is known of other questions the cards say."""
    if ask.kind == "place":
        places = good_squares(s)
        return [places.get(at, IDLE) if isinstance(at, int) else IDLE for at in ask.options]
    if ask.kind != "act":
        return None
    places = good_squares(s)
    idle = 0.0 if len(places) >= ENOUGH else IDLE
    return [_action(option, places, idle) for option in ask.options]


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
    """The empty squares where a piece of the side to move would serve a card in hand."""
    side = s.sides[side_to_move(s)]
    ranks = pieces.ranks_of(side)
    free = pieces.free_by_rank(s)
    empty = (pieces.empty(s), 0, 0)
    player = s.players[s.turn]
    found: dict[int, float] = {}
    for card in {*player.hand.cards, *player.legends.cards}:
        for way, laid in enumerate(ORIENTATIONS[card]):
            for at in squares_of(find_short(card, way, ranks, empty, free)):
                (gap,) = missing(at, laid, ranks)
                found[gap] = max(found.get(gap, 0.0), COMPLETES)
            for at in squares_of(find_two_short(card, way, ranks, empty, free)):
                for gap in missing(at, laid, ranks):
                    found[gap] = max(found.get(gap, 0.0), APPROACHES)
    return found


def why(s: Arena, ask: Ask[Value], option: Value) -> Text | None:
    """What all can see anyway, said aloud."""
    if ask.kind == "act" and isinstance(option, tuple) and option[0] == "summon":
        return Text("why-bot-legend" if option[1] in LEGENDS else "why-bot-summon")
    return None
