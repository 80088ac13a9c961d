"""The turn: two actions, flares around them, and what is done at its end (TK-TURN, TK-PLACE)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, Value, ask, plan, tell
from grimorio.games.tashkalar.components.vocabulary import COMMON
from grimorio.games.tashkalar.kinds import (
    ACT,
    DISCARD,
    END_TURN,
    FORFEIT,
    FORFEITED,
    INVOKE,
    LAST_TURN,
    LIFT_PIECE,
    LIFTED,
    PLACE,
    PLACE_PIECE,
    PLACED,
    SUMMON,
    TURN,
)
from grimorio.games.tashkalar.rules import pieces, step
from grimorio.games.tashkalar.rules.board import SIZE, STRIDE, squares_of
from grimorio.games.tashkalar.rules.drawing import discard, draw_at_end
from grimorio.games.tashkalar.rules.ending import check_end, settle
from grimorio.games.tashkalar.rules.flares import flares, invoke, may_flare
from grimorio.games.tashkalar.rules.scoring import score_kills
from grimorio.games.tashkalar.rules.summoning import put_away, summon, summons
from grimorio.games.tashkalar.rules.tasks import claim
from grimorio.games.tashkalar.rules.teams import side_to_move
from grimorio.games.tashkalar.state import ACTING, BUSY, CONCLUDING, ELITE, Arena
from grimorio.kit.numbers import NONE

PLACES: Final = tuple(PLACE_PIECE.each(range(SIZE * STRIDE)))
"""What placing on a square is called, made once."""


def turn_number(s: Arena) -> int:
    """Which turn it is."""
    return s.turns


def begin_turn(s: Arena, seat: Seat) -> None:
    """Two actions; one in the very first turn (TK-TURN-1..3, TK-EX-17)."""
    s.turn = s.control = seat
    s.actions = 2 if s.turns else 1
    s.turns += 1
    s.discarded = s.borrows = s.again = False
    s.extra_beings = s.extra_legends = 0
    s.kills = [0] * (3 * len(s.sides))
    s.summoned = []
    s.summoned_legends = 0
    s.stage = ACTING
    tell(s, TURN, seat, s.actions)
    plan(s, act())


@step
async def act(s: Arena) -> None:
    """One action or flare, or the end of them (TK-TURN-4..9)."""
    chosen = await ask(lambda: s.control, ACT, lambda: acts(s), s.actions, hides=s.actions == 0)
    ACT.do(s, chosen)
    if s.stage == CONCLUDING:
        await conclude(s)


def begin_action(s: Arena) -> None:
    """What takes more than a moment: when all of it is done, the card that was used is put away."""
    s.stage = BUSY
    plan(s, end_action())


@step
async def end_action(s: Arena) -> None:
    """The card that was used is put away."""
    if s.card != NONE:
        put_away(s)
    next_action(s)
    if s.stage == CONCLUDING:
        await conclude(s)


def next_action(s: Arena) -> None:
    """To the next action or flare, while there is one (TK-TURN-9)."""
    if s.actions or may_flare(s):
        s.stage = ACTING
        plan(s, act())
    else:
        s.stage = CONCLUDING


def acts(s: Arena) -> list[Value]:
    """All that may be done now. After handing over only placing is left (TK-PASS-3, TK-PASS-4);
    after the last action only a flare (TK-FLARE-1); the discard once a turn (TK-TURN-7). Only if
    nothing can be done are the actions forfeited (TK-TURN-8, TK-RUL-17); a flare is no action."""
    own_turn = s.control == s.turn
    found: list[Value] = []
    if s.actions:
        found += placings(s)
        if own_turn:
            player = s.players[s.turn]
            found += summons(s, sorted([*player.hand.cards, *player.legends.cards]))
            if not s.discarded:
                found += DISCARD.each(sorted(player.hand.cards))
    stop: list[Value] = [] if found else [FORFEIT() if s.actions else END_TURN()]
    if own_turn:
        found += flares(s)
    return found + stop


@SUMMON.does
def act_summon(s: Arena, card: int, at: int, way: int, borrowed: int, improvised: int) -> None:
    """A being is summoned (TK-TURN-4)."""
    begin_action(s)
    summon(s, card, at, way, borrowed, improvised)


@DISCARD.does
def act_discard(s: Arena, card: int) -> None:
    """A being is discarded (TK-TURN-4, TK-TURN-7)."""
    begin_action(s)
    discard(s, card)


@INVOKE.does
def act_flare(s: Arena, card: int, rival: int) -> None:
    """A flare is no action (TK-FLARE-2)."""
    begin_action(s)
    invoke(s, card, rival)


@END_TURN.does
def end_turn(s: Arena) -> None:
    """No flare is wanted (TK-FLARE-1)."""
    s.stage = CONCLUDING


@FORFEIT.does
def forfeit(s: Arena) -> None:
    """Nothing can be done (TK-TURN-8)."""
    s.actions = 0
    tell(s, FORFEITED, s.control)
    s.stage = CONCLUDING


# -- placing ------------------------------------------------------------------------------------


def placings(s: Arena) -> list[Value]:
    """Any empty square; without a two-sided piece in the reserve, one of them is picked up from
    the board first, never a legendary one (TK-PLACE-1..5, TK-RUL-44)."""
    mine = side_to_move(s)
    if pieces.reserve(s, mine, COMMON):
        return [PLACES[at] for at in squares_of(pieces.empty(s))]
    return LIFT_PIECE.each(squares_of(pieces.of_kind(s.sides[mine], COMMON)))


@PLACE_PIECE.does
def act_place(s: Arena, at: int) -> None:
    """A piece is placed (TK-TURN-4)."""
    place(s, at)
    next_action(s)


def place(s: Arena, at: int) -> None:
    """A common piece on an empty square (TK-PLACE-1, TK-PLACE-2)."""
    s.actions -= 1
    pieces.put(s, side_to_move(s), COMMON, at)
    tell(s, PLACED, s.control, at)


@LIFT_PIECE.does
def act_lift(s: Arena, at: int) -> None:
    """A piece is picked up first (TK-PLACE-3, TK-RUL-18, TK-RUL-19)."""
    begin_action(s)
    tell(s, LIFTED, s.control, pieces.rank_at(s, at), at)
    pieces.lift(s, at)
    plan(s, put_down())


@step
async def put_down(s: Arena) -> None:
    """What was picked up comes back common, on any empty square, its old one too (TK-PLACE-4,
    TK-EX-23)."""
    place(s, await ask(s.control, PLACE, lambda: squares_of(pieces.empty(s))))


# -- the end of a turn --------------------------------------------------------------------------


async def conclude(s: Arena) -> None:
    """Tasks or points, then cards, then whether the end is near; then the next player, or the
    same one again (TK-TURN-9, TK-PASS-5, TK-RUL-34, TK-RUL-47, TK-RUL-58). A puzzle is over."""
    s.control = s.turn
    if s.form == ELITE:
        await claim(s)
    else:
        await score_kills(s)
    draw_at_end(s)
    check_end(s)
    if s.again:
        begin_turn(s, s.turn)
    elif s.last_turns == 0 or s.aim != NONE:
        settle(s)
    else:
        begin_turn(s, (s.turn + 1) % len(s.players))
        if s.last_turns > 0:
            s.last_turns -= 1
            tell(s, LAST_TURN, s.turn)
