"""What is worth trying: how much a player leans to each answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Ask, Value
from grimorio.games.tashkalar.bot.gaps import card_gaps, open_squares, task_squares
from grimorio.games.tashkalar.components.numbers import FIRST_LEGEND
from grimorio.games.tashkalar.kinds import (
    ACT,
    CLAIM,
    CONVERT,
    DESTROY,
    DISCARD,
    DOWNGRADE,
    END_TURN,
    FORFEIT,
    INVOKE,
    LEAP,
    MOVE,
    PLACE,
    PLACE_PIECE,
    PUT,
    RETURN,
    RIDE,
    SLIDE,
    SUMMON,
    UPGRADE,
)
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import squares_of
from grimorio.games.tashkalar.rules.tasks import POINTS
from grimorio.games.tashkalar.rules.teams import side_to_move
from grimorio.games.tashkalar.state import ELITE, Arena
from grimorio.kit.numbers import NONE

BEING: Final = 10.0
LEGEND: Final = 15.0
MEETS: Final = 8.0
COMPLETES: Final = 4.0
OPENS: Final = 2.5
APPROACHES: Final = 1.5
FLARE: Final = 3.0
STOP: Final = 1.0
THROW: Final = 0.2
IDLE: Final = 0.02
"""How much a player leans to each kind of action: to summon a being or a legend, to place where a
task is met, a pattern completed, opened or brought nearer, to invoke a flare, to stop, to discard.
Where no pattern is near, one begins somewhere rather than throw cards away."""
LIKINGS: Final = {INVOKE: FLARE, DISCARD: THROW, END_TURN: STOP, FORFEIT: STOP}
"""Actions that are all alike."""
HITS: Final[tuple[float, ...]] = (4.0, 8.0, 14.0)
"""How much to hit an enemy piece of each rank,"""
EMPTY: Final = 1.0
OWN: Final = 0.3
NOTHING: Final = 0.5
"""to go where nobody stands, to hit an own piece, and to do nothing."""
WIDE: Final = 12
"""With more squares than this to go to, it is asked which serve a card in hand."""
HITTING: Final = (DESTROY, CONVERT, DOWNGRADE, MOVE, RIDE, LEAP, SLIDE)
"""Questions for a square whose piece will suffer, if one stands there."""
ENOUGH: Final = 6
"""If this many squares are good for something, no other square is looked at."""


def lean(s: Arena, ask: Ask[Value]) -> Sequence[float] | None:
    """To summon first, then to build; in the effects of cards, to hit the rivals where it hurts."""
    kind, options = ask.kind, ask.options
    if kind is ACT:
        places = good_squares(s)
        idle = 0.0 if len(places) >= ENOUGH else IDLE
        return [_action(option, places, idle) for option in options]
    if kind in (PLACE, PUT):
        places = good_squares(s)
        return ask.worths(lambda at: places.get(at, IDLE), other=IDLE)
    if kind in HITTING:
        places = good_squares(s) if len(options) > WIDE else {}
        return ask.worths(lambda at: _hit(s, at, places), other=NOTHING)
    if kind is UPGRADE:
        return ask.worths(lambda at: _upgraded(s, at), other=NOTHING)
    if kind is CLAIM:
        return ask.worths(POINTS.__getitem__)
    if kind is RETURN:
        return ask.worths(lambda card: NOTHING / 10, other=1.0)
    return None


def _hit(s: Arena, at: int, places: dict[int, float]) -> float:
    """How good it is to destroy what stands there, or to come there."""
    side = pieces.side_at(s, at)
    if side == NONE:
        return max(EMPTY, places.get(at, 0.0))
    return OWN if side == side_to_move(s) else HITS[pieces.rank_at(s, at)]


def _upgraded(s: Arena, at: int) -> float:
    return EMPTY if pieces.side_at(s, at) == side_to_move(s) else IDLE


def _action(option: Value, places: dict[int, float], idle: float) -> float:
    answer = ACT.of(option)
    if answer is PLACE_PIECE:
        (at,) = PLACE_PIECE.parts(option)
        return places.get(at, idle)
    if answer is SUMMON:
        return LEGEND if SUMMON.parts(option)[0] >= FIRST_LEGEND else BEING
    return LIKINGS.get(answer, IDLE)


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
