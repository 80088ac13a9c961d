"""The turn: two actions, flares around them, and what is done at its end (TK-TURN, TK-PLACE)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, Value, ask, plan, tell
from grimorio.games.tashkalar.components.vocabulary import COMMON
from grimorio.games.tashkalar.kinds import (
    ACT,
    FORFEITED,
    LAST_TURN,
    LIFTED,
    PLACE,
    PLACED,
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

PLACES: Final = tuple([("place", at) for at in range(SIZE * STRIDE)])
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
    if not isinstance(chosen, tuple):
        s.actions = 0
        if chosen == "forfeit":
            tell(s, FORFEITED, s.control)
        await conclude(s)
        return
    numbers = [part for part in chosen if isinstance(part, int)]
    if chosen[0] == "place":
        place(s, numbers[0])
        await next_action(s)
        return
    s.stage = BUSY
    plan(s, end_action())
    if chosen[0] == "lift":
        lift(s, numbers[0])
    elif chosen[0] == "summon":
        card, at, way, *foreign = numbers
        summon(s, card, at, way, *foreign)
    elif chosen[0] == "discard":
        discard(s, numbers[0])
    elif chosen[0] == "flare":
        invoke(s, numbers[0], numbers[1])


@step
async def end_action(s: Arena) -> None:
    """The card that was used is put away."""
    if s.card != NONE:
        put_away(s)
    await next_action(s)


async def next_action(s: Arena) -> None:
    """To the next action or flare, while there is one (TK-TURN-9)."""
    s.stage = ACTING
    if s.actions or may_flare(s):
        plan(s, act())
    else:
        await conclude(s)


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
                found += [("discard", card) for card in sorted(player.hand.cards)]
    stop: list[Value] = [] if found else ["forfeit" if s.actions else "end"]
    if own_turn:
        found += flares(s)
    return found + stop


# -- placing ------------------------------------------------------------------------------------


def placings(s: Arena) -> list[Value]:
    """Any empty square; without a two-sided piece in the reserve, one of them is picked up from
    the board first, never a legendary one (TK-PLACE-1..5, TK-RUL-44)."""
    mine = side_to_move(s)
    if pieces.reserve(s, mine, COMMON):
        return [PLACES[at] for at in squares_of(pieces.empty(s))]
    return [("lift", at) for at in squares_of(pieces.of_kind(s.sides[mine], COMMON))]


def place(s: Arena, at: int) -> None:
    """A common piece on an empty square (TK-PLACE-1, TK-PLACE-2)."""
    s.actions -= 1
    pieces.put(s, side_to_move(s), COMMON, at)
    tell(s, PLACED, s.control, at)


def lift(s: Arena, at: int) -> None:
    """A piece is picked up first (TK-PLACE-3, TK-RUL-18, TK-RUL-19)."""
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
    s.stage = CONCLUDING
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
