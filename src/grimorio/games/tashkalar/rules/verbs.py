"""Effects: one coroutine for each verb of the content, and resolving them in order (TK-EFF).

Every effect is a step, done as far as it can be, in the order of the card (TK-EFF-5, TK-RUL-40).
What a card's effects refer to goes from one to the next.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import ask, plan, tell
from grimorio.games.tashkalar.components import effects as k
from grimorio.games.tashkalar.components.effects import CardEffect
from grimorio.games.tashkalar.components.numbers import AFTER, EFFECTS, INSIDE, SPECIAL
from grimorio.games.tashkalar.components.vocabulary import RANKS
from grimorio.games.tashkalar.kinds import (
    CONVERT,
    DESTROY,
    DOWNGRADE,
    LEAP,
    LEAPER,
    LEAPT,
    PUT,
    SLIDE,
    SLIDER,
    UNCOUNTED,
    UPGRADE,
    WAY,
    WILL_BORROW,
    WILL_DRAW,
    WILL_PLAY_AGAIN,
)
from grimorio.games.tashkalar.nouns import CARD, Card, Effect, Square, Way
from grimorio.games.tashkalar.rules import pieces, step
from grimorio.games.tashkalar.rules.beings import SPECIALS as BEING_SPECIALS
from grimorio.games.tashkalar.rules.board import BOARD, CENTRE, EXACTLY_2, GREEN, RED, squares_of
from grimorio.games.tashkalar.rules.cast import (
    Cast,
    agree,
    convert,
    destroy,
    destroy_all,
    gain_actions,
    pick,
    place,
    place_of,
    select,
)
from grimorio.games.tashkalar.rules.legends import SPECIALS as LEGEND_SPECIALS
from grimorio.games.tashkalar.rules.moves import (
    MOVE_KINDS,
    enterable,
    go,
    move_any,
    movers,
    slide,
    slides,
)
from grimorio.games.tashkalar.rules.teams import partner_of, side_to_move
from grimorio.games.tashkalar.state import Arena
from grimorio.kit.effects import compare
from grimorio.kit.numbers import NONE

THEN: Final = 0
"""The one list inside an effect that follows if it was done."""
SPECIALS = {**BEING_SPECIALS, **LEGEND_SPECIALS}
compare("special cards", SPECIAL, SPECIALS)


@step
async def resolve(
    s: Arena, effect: Effect, known: tuple[Card, Square, Way, Square, int, Square, Square]
) -> None:
    """One effect of a card; then what follows from it, or the next one. What is known is written
    out (`Cast.known`): the types of a step are stored by."""
    c = Cast(side_to_move(s), known)
    branch = await do(s, c, EFFECTS[effect])
    after = AFTER[effect] if branch == NONE else INSIDE[effect][branch]
    if after != NONE:
        plan(s, resolve(after, c.known))


async def do(s: Arena, c: Cast, effect: CardEffect) -> int:
    """Carry out an effect: which of the lists inside it follows, NONE if none does. Whether an
    action is left is judged after the summoning is paid for (TK-RUL-61)."""
    match effect:
        case k.Special():
            await SPECIALS[CARD.ids[c.card]](s, c)
        case k.Move():
            await move(s, c, effect)
        case k.Destroy():
            return await destroy_one(s, c, effect)
        case k.DestroyAll():
            return destroy_them(s, c, effect)
        case k.Place():
            await place_some(s, c, effect)
        case k.Upgrade():
            return await upgrade(s, c, effect)
        case k.Downgrade():
            await downgrade(s, c, effect)
        case k.Convert():
            await convert_one(s, c, effect)
        case k.Leap():
            return await leap(s, c, effect)
        case k.Slide():
            await slide_one(s, c, effect)
        case k.GainAction():
            gain_actions(s, effect.count)
        case k.DrawExtra():
            draw_extra(s, effect)
        case k.ExtraTurn():
            s.again = True
            tell(s, WILL_PLAY_AGAIN, s.turn)
        case k.Borrow():
            s.borrows = True
            tell(s, WILL_BORROW, s.turn)
        case k.May():
            return THEN if await agree(s, c) else NONE
        case k.Either():
            return await choose_way(s, c, effect)
        case k.OnColour():
            return by_colour(c, effect)
        case k.IfActionsLeft():
            return THEN if s.actions else NONE
    return NONE


# -- pieces -------------------------------------------------------------------------------------


async def destroy_one(s: Arena, c: Cast, effect: k.Destroy) -> int:
    """Destroy up to `up_to` pieces, one by one (TK-CHANGE-11)."""
    follows = NONE
    for _ in range(effect.up_to):
        at = await pick(s, c, DESTROY, select(s, c, effect.what), effect.may)
        if at == NONE:
            break
        c.choose(at)
        destroy(s, c, at)
        follows = THEN
    return follows


def destroy_them(s: Arena, c: Cast, effect: k.DestroyAll) -> int:
    """Destroy all of them at once."""
    doomed = select(s, c, effect.what)
    enemies = doomed & pieces.of_owner(s, c.side, "enemy", "any")
    destroy_all(s, c, doomed, not effect.uncounted)
    if effect.uncounted and enemies:
        tell(s, UNCOUNTED, c.side)
    return THEN if doomed.bit_count() >= effect.least else NONE


async def upgrade(s: Arena, c: Cast, effect: k.Upgrade) -> int:
    """Upgrade one that can be (TK-CHANGE-3..6, TK-EX-34)."""
    at = await pick(s, c, UPGRADE, select(s, c, effect.what) & pieces.upgradable(s), effect.may)
    if at == NONE:
        return NONE
    c.choose(at)
    pieces.upgrade(s, at)
    return THEN


async def downgrade(s: Arena, c: Cast, effect: k.Downgrade) -> None:
    """Downgrade one that can be (TK-CHANGE-7..10)."""
    at = await pick(s, c, DOWNGRADE, select(s, c, effect.what) & pieces.downgradable(s), effect.may)
    if at != NONE:
        pieces.downgrade(s, at)


async def convert_one(s: Arena, c: Cast, effect: k.Convert) -> None:
    """Convert one for which an own piece is left (TK-CHANGE-12, TK-CHANGE-13)."""
    to = NONE if effect.to is None else RANKS.index(effect.to)
    squares = select(s, c, effect.what) & pieces.convertible(s, c.side, to)
    at = await pick(s, c, CONVERT, squares, effect.may)
    if at != NONE:
        convert(s, c, at, to)


async def place_some(s: Arena, c: Cast, effect: k.Place) -> None:
    """Place up to `up_to` pieces from the reserve on empty squares; none is picked up from the
    board (TK-CHANGE-1, TK-CHANGE-2)."""
    rank = RANKS.index(effect.rank)
    for _ in range(effect.up_to):
        if not pieces.reserve(s, c.side, rank):
            break
        squares = pieces.empty(s) & place_of(s, c, effect.where)
        at = await pick(s, c, PUT, squares, effect.may, rank)
        if at == NONE:
            break
        place(s, c.side, rank, at)


# -- moves --------------------------------------------------------------------------------------


async def move(s: Arena, c: Cast, effect: k.Move) -> None:
    """Up to `up_to` moves, by one piece or by several, the same one again too unless they must be
    apart (TK-EFF-4, TK-RUL-63)."""
    kind = MOVE_KINDS.index(effect.kind)
    moved = 0
    for _ in range(effect.up_to):
        to = await move_any(s, c, select(s, c, effect.what) & ~moved, kind, effect.may, effect.onto)
        if to == NONE:
            break
        if effect.apart:
            moved |= 1 << to


def leaps(s: Arena, at: int, effect: k.Leap) -> int:
    """Where a piece may leap to (TK-MOVE-5, TK-MOVE-6)."""
    reach = EXACTLY_2[at] if effect.distance else BOARD
    return reach & enterable(s, at, MOVE_KINDS.index(effect.kind))


async def leap(s: Arena, c: Cast, effect: k.Leap) -> int:
    """Up to `up_to` leaps."""
    kind = MOVE_KINDS.index(effect.kind)
    follows = NONE
    for _ in range(effect.up_to):
        among = select(s, c, effect.what)
        fixed = effect.what.where == "self"
        at = await pick(s, c, LEAPER, among, effect.may and not fixed, kind)
        if at == NONE:
            break
        to = await pick(s, c, LEAP, leaps(s, at, effect), effect.may and fixed, kind, at)
        if to == NONE:
            break
        go(s, c, at, to, LEAPT)
        follows = THEN
    return follows


async def slide_one(s: Arena, c: Cast, effect: k.Slide) -> None:
    """One piece, any number of moves in one direction."""
    kind = MOVE_KINDS.index(effect.kind)
    at = await pick(s, c, SLIDER, movers(s, select(s, c, effect.what), kind), True, kind)
    if at != NONE:
        slide(s, c, at, await pick(s, c, SLIDE, slides(s, at, kind), False, at))


# -- the rest -----------------------------------------------------------------------------------


def draw_extra(s: Arena, effect: k.DrawExtra) -> None:
    """One more card at the end of this turn; of a pair the partner draws a legend (TK-EFF-9,
    TK-EFF-11)."""
    if effect.deck == "beings":
        s.extra_beings += 1
        tell(s, WILL_DRAW, s.turn, 0)
    else:
        s.extra_legends += 1
        tell(s, WILL_DRAW, partner_of(s.turn) if s.teams else s.turn, 1)


def by_colour(c: Cast, effect: k.OnColour) -> int:
    """What follows from the square of the summoning: the lists are red, green and other."""
    if not effect.centre and c.at == CENTRE:
        return 2
    if RED >> c.at & 1:
        return 0
    return 1 if GREEN >> c.at & 1 else 2


async def choose_way(s: Arena, c: Cast, effect: k.Either) -> int:
    """One of the ways that can be gone; where they may, or none (TK-RUL-40, TK-RUL-56). To destroy
    all there are can be done where there are none (TK-RUL-65)."""
    able = [possible(s, c, way[0]) for way in effect.ways]
    if not any(able):
        return NONE
    ways: list[int | None] = [
        n for n, way in enumerate(effect.ways) if able[n] or isinstance(way[0], k.DestroyAll)
    ]
    if effect.may:
        ways.insert(0, None)
    way: int | None = ways[0]
    if len(ways) > 1:
        way = await ask(lambda: s.control, WAY, lambda: ways, c.card)
    return NONE if way is None else way


def possible(s: Arena, c: Cast, effect: CardEffect) -> bool:
    """Whether a part of an effect would do anything."""
    match effect:
        case k.Move():
            return (
                movers(s, select(s, c, effect.what), MOVE_KINDS.index(effect.kind), effect.onto)
                != 0
            )
        case k.Leap():
            return any(leaps(s, at, effect) for at in squares_of(select(s, c, effect.what)))
        case k.Destroy() | k.DestroyAll():
            return select(s, c, effect.what) != 0
        case k.Upgrade():
            return select(s, c, effect.what) & pieces.upgradable(s) != 0
        case k.Convert():
            to = NONE if effect.to is None else RANKS.index(effect.to)
            return select(s, c, effect.what) & pieces.convertible(s, c.side, to) != 0
        case k.Place():
            free = pieces.empty(s) & place_of(s, c, effect.where)
            return free != 0 and pieces.reserve(s, c.side, RANKS.index(effect.rank)) > 0
        case _:
            return True
