"""The turn: two actions, flares around them, the steps at its end (TK-TURN, TK-PLACE).

A unit of play is one action, or one flare, and after the last of them the end of the turn.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, Value, ask, tell
from grimorio.games.tashkalar.components.vocabulary import COMMON
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import SIZE, STRIDE, squares_of
from grimorio.games.tashkalar.rules.drawing import discard, draw_at_end, return_cards
from grimorio.games.tashkalar.rules.ending import check_end
from grimorio.games.tashkalar.rules.flares import flares, invoke, may_flare
from grimorio.games.tashkalar.rules.scoring import score_kills
from grimorio.games.tashkalar.rules.steps import ACTION, EFFECT, RETURN
from grimorio.games.tashkalar.rules.summoning import follow, summon, summons
from grimorio.games.tashkalar.rules.tasks import claim
from grimorio.games.tashkalar.rules.teams import side_to_move
from grimorio.games.tashkalar.state import ACTING, BUSY, CONCLUDING, ELITE, Arena
from grimorio.kit.numbers import NONE

PLACES: Final = tuple([("place", at) for at in range(SIZE * STRIDE)])
"""What placing on a square is called, made once."""


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
    tell(s, "turn", seat, s.actions)


async def act(s: Arena) -> None:
    """One action or flare; when none is left, the turn is concluded (TK-TURN-4..9)."""
    chosen = await ask(
        lambda: s.control, "act", lambda: acts(s), about=(s.actions,), hides=s.actions == 0
    )
    if not isinstance(chosen, tuple):
        s.actions = 0
        if chosen == "forfeit":
            tell(s, "forfeited", s.control)
        await conclude(s)
        return
    s.todo.append((ACTION,))
    await carry_out(s, chosen)
    s.todo.pop()
    await end_action(s)


async def go_on(s: Arena) -> None:
    """After a rest: what is left of the action (steps.py)."""
    while s.todo:
        step = s.todo.pop()
        if step[0] == EFFECT:
            await follow(s, step[1], step[2], step[3], step[4])
        elif step[0] == RETURN:
            await return_cards(s, step[1])
        else:
            await end_action(s)


async def carry_out(s: Arena, chosen: tuple[Value, ...]) -> None:
    """What `acts` offers, by its first word."""
    numbers = [number for number in chosen if isinstance(number, int)]
    s.stage = BUSY
    if chosen[0] == "place":
        place(s, numbers[0])
    elif chosen[0] == "lift":
        await place_lifted(s, numbers[0])
    elif chosen[0] == "summon":
        card, at, way, *foreign = numbers
        await summon(s, card, at, way, *foreign)
    elif chosen[0] == "discard":
        await discard(s, numbers[0])
    elif chosen[0] == "flare":
        await invoke(s, numbers[0], numbers[1])


async def end_action(s: Arena) -> None:
    """On to the next, or to the end of the turn (TK-TURN-9)."""
    s.stage = ACTING
    if s.actions == 0 and not may_flare(s):
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
    tell(s, "placed", s.control, at)


async def place_lifted(s: Arena, at: int) -> None:
    """What was picked up comes back common, on any empty square, its old one too (TK-PLACE-3,
    TK-PLACE-4, TK-RUL-18, TK-RUL-19, TK-EX-23)."""
    tell(s, "lifted", s.control, pieces.rank_at(s, at), at)
    pieces.lift(s, at)
    place(s, await ask(s.control, "place", lambda: squares_of(pieces.empty(s))))


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
        s.over = True
    else:
        begin_turn(s, (s.turn + 1) % len(s.players))
        if s.last_turns > 0:
            s.last_turns -= 1
            tell(s, "last_turn", s.turn)
