"""Effects: one coroutine for each verb of the content, and resolving them in order (TK-EFF).

Every part is done as far as it can be, in the order of the card (TK-EFF-5, TK-RUL-40). `resolve`
is what a summoned card or an invoked flare starts.
"""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import ask, tell
from grimorio.games.tashkalar import components as k
from grimorio.games.tashkalar.components import CARD, RANKS, AnyStep
from grimorio.games.tashkalar.rules import pieces
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
    KINDS,
    enterable,
    go,
    move_any,
    movers,
    slide,
    slides,
)
from grimorio.games.tashkalar.state import NONE, Arena

SPECIALS = {**BEING_SPECIALS, **LEGEND_SPECIALS}
if frozenset(SPECIALS) != k.SPECIAL:
    raise ValueError(f"cards and coroutines differ: {sorted(k.SPECIAL ^ frozenset(SPECIALS))}")


async def resolve(s: Arena, c: Cast, steps: Sequence[AnyStep]) -> None:
    """The parts of an effect, one after another."""
    for step in steps:
        await do(s, c, step)


async def do(s: Arena, c: Cast, step: AnyStep) -> None:
    """One part of an effect. Whether an action is left is judged after the summoning is paid for
    (TK-RUL-61)."""
    match step:
        case k.Special():
            await SPECIALS[CARD.ids[c.card]](s, c)
        case k.Move():
            await move(s, c, step)
        case k.Destroy():
            await destroy_one(s, c, step)
        case k.DestroyAll():
            await destroy_them(s, c, step)
        case k.Place():
            await place_some(s, c, step)
        case k.Upgrade():
            await upgrade(s, c, step)
        case k.Downgrade():
            await downgrade(s, c, step)
        case k.Convert():
            await convert_one(s, c, step)
        case k.Leap():
            await leap(s, c, step)
        case k.Slide():
            await slide_one(s, c, step)
        case k.GainAction():
            gain_actions(s, step.count)
        case k.DrawExtra():
            draw_extra(s, step)
        case k.ExtraTurn():
            s.again = True
            tell(s, "will_play_again", s.turn)
        case k.Borrow():
            s.borrows = True
            tell(s, "will_borrow", s.turn)
        case k.May():
            if await agree(s, c):
                await resolve(s, c, step.then)
        case k.Either():
            await choose_way(s, c, step)
        case k.OnColour():
            await resolve(s, c, by_colour(c, step))
        case k.IfActionsLeft():
            if s.actions:
                await resolve(s, c, step.then)


# -- pieces -------------------------------------------------------------------------------------


async def destroy_one(s: Arena, c: Cast, step: k.Destroy) -> None:
    """Destroy so many at most, one by one (TK-CHANGE-11)."""
    done = False
    for _ in range(step.up_to):
        at = await pick(s, c, "destroy", select(s, c, step.what), step.may)
        if at == NONE:
            break
        c.choose(at)
        destroy(s, c, at)
        done = True
    if done:
        await resolve(s, c, step.then)


async def destroy_them(s: Arena, c: Cast, step: k.DestroyAll) -> None:
    """Destroy all of them at once."""
    doomed = select(s, c, step.what)
    destroy_all(s, c, doomed, not step.uncounted)
    if doomed.bit_count() >= step.least:
        await resolve(s, c, step.then)


async def upgrade(s: Arena, c: Cast, step: k.Upgrade) -> None:
    """Upgrade one that can be (TK-CHANGE-3..6, TK-EX-34)."""
    at = await pick(s, c, "upgrade", select(s, c, step.what) & pieces.upgradable(s), step.may)
    if at != NONE:
        c.choose(at)
        pieces.upgrade(s, at)
        await resolve(s, c, step.then)


async def downgrade(s: Arena, c: Cast, step: k.Downgrade) -> None:
    """Downgrade one that can be (TK-CHANGE-7..10)."""
    at = await pick(s, c, "downgrade", select(s, c, step.what) & pieces.downgradable(s), step.may)
    if at != NONE:
        pieces.downgrade(s, at)


async def convert_one(s: Arena, c: Cast, step: k.Convert) -> None:
    """Convert one for which an own piece is left (TK-CHANGE-12, TK-CHANGE-13)."""
    to = NONE if step.to is None else RANKS.index(step.to)
    squares = select(s, c, step.what) & pieces.convertible(s, c.side, to)
    at = await pick(s, c, "convert", squares, step.may)
    if at != NONE:
        convert(s, c, at, to)


async def place_some(s: Arena, c: Cast, step: k.Place) -> None:
    """Place so many from the reserve on empty squares; none is picked up from the board
    (TK-CHANGE-1, TK-CHANGE-2)."""
    rank = RANKS.index(step.rank)
    for _ in range(step.up_to):
        if not pieces.reserve(s, c.side, rank):
            break
        squares = pieces.empty(s) & place_of(s, c, step.where)
        at = await pick(s, c, "put", squares, step.may, rank)
        if at == NONE:
            break
        place(s, c.side, rank, at)


# -- moves --------------------------------------------------------------------------------------


async def move(s: Arena, c: Cast, step: k.Move) -> None:
    """So many moves at most, by one piece or by several, the same one again too unless they must be
    apart (TK-EFF-4, TK-RUL-63)."""
    kind = KINDS.index(step.kind)
    moved = 0
    for _ in range(step.up_to):
        to = await move_any(s, c, select(s, c, step.what) & ~moved, kind, step.may, step.onto)
        if to == NONE:
            break
        if step.apart:
            moved |= 1 << to


def leaps(s: Arena, at: int, step: k.Leap) -> int:
    """Where a piece may leap to (TK-MOVE-5, TK-MOVE-6)."""
    reach = EXACTLY_2[at] if step.distance else BOARD
    return reach & enterable(s, at, KINDS.index(step.kind))


async def leap(s: Arena, c: Cast, step: k.Leap) -> None:
    """So many leaps at most."""
    kind = KINDS.index(step.kind)
    done = False
    for _ in range(step.up_to):
        among = select(s, c, step.what)
        fixed = step.what.where == "self"
        at = await pick(s, c, "mover", among, step.may and not fixed, kind)
        if at == NONE:
            break
        to = await pick(s, c, "leap", leaps(s, at, step), step.may and fixed, kind, at)
        if to == NONE:
            break
        go(s, c, at, to, "leapt")
        done = True
    if done:
        await resolve(s, c, step.then)


async def slide_one(s: Arena, c: Cast, step: k.Slide) -> None:
    """One piece, any number of moves in one direction."""
    kind = KINDS.index(step.kind)
    at = await pick(s, c, "mover", movers(s, select(s, c, step.what), kind), True, kind)
    if at != NONE:
        slide(s, c, at, await pick(s, c, "slide", slides(s, at, kind), False, at))


# -- the rest -----------------------------------------------------------------------------------


def draw_extra(s: Arena, step: k.DrawExtra) -> None:
    """One more card at the end of this turn (TK-EFF-9)."""
    if step.deck == "beings":
        s.extra_beings += 1
    else:
        s.extra_legends += 1
    tell(s, "will_draw", s.turn, 0 if step.deck == "beings" else 1)


def by_colour(c: Cast, step: k.OnColour) -> Sequence[AnyStep]:
    """What follows from the square of the summoning."""
    if not step.centre and c.at == CENTRE:
        return step.other
    if RED >> c.at & 1:
        return step.red
    if GREEN >> c.at & 1:
        return step.green
    return step.other


async def choose_way(s: Arena, c: Cast, step: k.Either) -> None:
    """One of the ways that can be gone; where they may, or none (TK-RUL-40, TK-RUL-56)."""
    ways: list[int | None] = [n for n, way in enumerate(step.ways) if possible(s, c, way[0])]
    if not ways:
        return
    if step.may:
        ways.insert(0, None)
    way: int | None = ways[0]
    if len(ways) > 1:
        way = await ask(lambda: s.control, "way", lambda: ways, about=(c.card,))
    if way is not None:
        await resolve(s, c, step.ways[way])


def possible(s: Arena, c: Cast, step: AnyStep) -> bool:
    """Whether a part of an effect would do anything."""
    match step:
        case k.Move():
            return movers(s, select(s, c, step.what), KINDS.index(step.kind), step.onto) != 0
        case k.Leap():
            return any(leaps(s, at, step) for at in squares_of(select(s, c, step.what)))
        case k.Destroy() | k.DestroyAll():
            return select(s, c, step.what) != 0
        case k.Upgrade():
            return select(s, c, step.what) & pieces.upgradable(s) != 0
        case k.Convert():
            to = NONE if step.to is None else RANKS.index(step.to)
            return select(s, c, step.what) & pieces.convertible(s, c.side, to) != 0
        case k.Place():
            free = pieces.empty(s) & place_of(s, c, step.where)
            return free != 0 and pieces.reserve(s, c.side, RANKS.index(step.rank)) > 0
        case _:
            return True
