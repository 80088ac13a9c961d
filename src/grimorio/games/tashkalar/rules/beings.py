"""Beings whose effect no verb can say, one coroutine each, in the order of their decks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from grimorio.core import ask, reveal, tell
from grimorio.games.tashkalar.components.vocabulary import COMMON, HEROIC, LEGENDARY
from grimorio.games.tashkalar.kinds import (
    ARROW,
    DESTROY,
    MOVE,
    MOVER,
    PLOTTER,
    PUT_ENEMY,
    RIDE,
    RIDER,
    TOP_CARD,
    TOPPED,
    TOUCH,
    UPGRADE,
    WILL_DRAW,
)
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import (
    ADJACENT,
    DIRECTIONS,
    RED,
    WITHIN_2,
    WITHIN_3,
    mask_of,
    on_board,
    ray,
    squares_of,
)
from grimorio.games.tashkalar.rules.cast import (
    Cast,
    bit,
    destroy,
    destroy_all,
    gain_actions,
    pick,
    place,
)
from grimorio.games.tashkalar.rules.moves import (
    COMBAT,
    STANDARD,
    go,
    move_any,
    move_one,
    movers,
    moves_from,
)
from grimorio.games.tashkalar.state import Arena
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY, knows

CardRule = Callable[[Arena, Cast], Awaitable[None]]


def owned(s: Arena, c: Cast, owner: str, rank: str = "any") -> int:
    return pieces.of_owner(s, c.side, owner, rank)


async def choose_arrow(s: Arena, c: Cast, arrows: list[int], may: bool) -> int:
    """One of the directions, as what a step in it adds to a square; NONE if none."""
    options: list[int | None] = [DIRECTIONS.index(arrow) for arrow in arrows]
    if not options:
        return NONE
    options.sort(key=lambda number: number or 0)
    if may:
        options.insert(0, None)
    arrow: int | None = options[0]
    if len(options) > 1:
        arrow = await ask(lambda: s.control, ARROW, lambda: options, c.card)
    return NONE if arrow is None else arrow


def first_piece(s: Arena, at: int, direction: int) -> int:
    """The square of the first piece in a direction; NONE if there is none."""
    occupied = pieces.occupied(s)
    for to in ray(at, direction):
        if occupied >> to & 1:
            return to
    return NONE


# -- Imperial -----------------------------------------------------------------------------------


async def assassin(s: Arena, c: Cast) -> None:
    """Destroys what stands on the mark; onto an empty mark it may move."""
    if c.marked & pieces.occupied(s):
        destroy_all(s, c, c.marked)
    elif c.marked:
        to = await pick(
            s, c, MOVE, c.marked & moves_from(s, c.being, STANDARD), True, STANDARD, c.at
        )
        if to != NONE:
            go(s, c, c.being, to)


async def hypnotist(s: Arena, c: Cast) -> None:
    """Up to 3 commons or up to 2 heroics of one rival, each makes a combat move."""
    among = owned(s, c, "enemy", "nonlegendary")
    moved, left = 0, 3
    while left:
        at = await pick(s, c, MOVER, movers(s, among & ~moved, COMBAT), True, COMBAT)
        if at == NONE:
            return
        rank = "common" if pieces.rank_at(s, at) == COMMON else "heroic"
        rival = pieces.side_at(s, at)
        if not moved and rank == "heroic":
            left = 2
        moved |= 1 << await move_one(s, c, at, COMBAT, False)
        among = pieces.of_rank(s.sides[rival], rank)
        left -= 1


async def cannon(s: Arena, c: Cast) -> None:
    """All commons along an arrow."""
    commons = owned(s, c, "any", "common")
    hits = {arrow: mask_of(ray(c.at, arrow)) & commons for arrow in c.arrows}
    arrow = await choose_arrow(s, c, [one for one in c.arrows if hits[one]], True)
    if arrow != NONE:
        destroy_all(s, c, hits[DIRECTIONS[arrow]])


async def champion(s: Arena, c: Cast) -> None:
    """An adjacent enemy; a legendary one costs the Champion its life and gains an action."""
    at = await pick(s, c, DESTROY, ADJACENT[c.at] & owned(s, c, "enemy"), True)
    if at == NONE:
        return
    legendary = pieces.rank_at(s, at) == LEGENDARY
    destroy(s, c, at)
    if legendary:
        destroy(s, c, c.being)
        gain_actions(s, 1)


async def cavalry_captain(s: Arena, c: Cast) -> None:
    """One other piece: a combat move and two standard moves in any order."""
    among = owned(s, c, "own") & ~bit(c.being)
    at = await pick(s, c, RIDER, movers(s, among, COMBAT), True)
    left = [2, 1]
    while at != NONE and (left[STANDARD] or left[COMBAT]):
        squares = moves_from(s, at, COMBAT if left[COMBAT] else STANDARD)
        may = left != [2, 1]
        to = await pick(s, c, RIDE, squares, may, left[COMBAT], left[STANDARD], at)
        if to != NONE:
            left[ride_kind(s, at, to, left[STANDARD])] -= 1
            go(s, c, at, to)
        at = to


def ride_kind(s: Arena, at: int, to: int, standard: int) -> int:
    """A move that is legal as a standard one is taken as such while one is left: the combat move
    can do all it can."""
    return STANDARD if standard and moves_from(s, at, STANDARD) >> to & 1 else COMBAT


async def master_of_intrigue(s: Arena, c: Cast) -> None:
    """Three moves in all: standard ones of itself, combat ones of what was used."""
    for left in (3, 2, 1):
        used = c.used & owned(s, c, "any", "nonlegendary")
        own = movers(s, bit(c.being), STANDARD)
        at = await pick(s, c, PLOTTER, own | movers(s, used, COMBAT), True, left, c.being)
        if at == NONE:
            return
        await move_one(s, c, at, STANDARD if at == c.being else COMBAT, False)


async def gun_tower(s: Arena, c: Cast) -> None:
    """The first two pieces along an arrow; a legendary one stops the shot."""
    hits = {arrow: shot(s, c.at, arrow) for arrow in c.arrows}
    arrow = await choose_arrow(s, c, [one for one in c.arrows if hits[one]], True)
    if arrow != NONE:
        destroy_all(s, c, hits[DIRECTIONS[arrow]])


def shot(s: Arena, at: int, direction: int) -> int:
    hits = 0
    for to in ray(at, direction):
        rank = pieces.rank_at(s, to)
        if rank == LEGENDARY or hits.bit_count() == 2:
            break
        if rank != NONE:
            hits |= 1 << to
    return hits


# -- Highland -----------------------------------------------------------------------------------


async def blood_shaman(s: Arena, c: Cast) -> None:
    """Any piece that is not legendary; on a red square the commons around it too."""
    at = await pick(s, c, DESTROY, owned(s, c, "any", "nonlegendary"), False)
    destroy(s, c, at)
    if RED >> at & 1:
        destroy_all(s, c, ADJACENT[at] & owned(s, c, "any", "common"))


async def warlord(s: Arena, c: Cast) -> None:
    """Three combat moves of own pieces; all three only if the Warlord makes one of them."""
    itself = False
    for number in range(3):
        among = owned(s, c, "own")
        if number == 2 and not itself:
            among = bit(c.being)
        at = await pick(s, c, MOVER, movers(s, among, COMBAT), True, COMBAT)
        if at == NONE:
            return
        itself = itself or at == c.being
        await move_one(s, c, at, COMBAT, False)


async def hungry_bear(s: Arena, c: Cast) -> None:
    """Two standard moves; it stops in an empty square."""
    for _ in range(2):
        food = pieces.occupied(s)
        to = await move_one(s, c, c.being, STANDARD)
        if to == NONE or not food >> to & 1:
            return


# -- Sylvan -------------------------------------------------------------------------------------


async def forest_wardens(s: Arena, c: Cast) -> None:
    """A common of a rival with more commons, then a heroic of one with more upgraded pieces."""
    for more, rank in (("common", "common"), ("upgraded", "heroic")):
        mine = owned(s, c, "own", more).bit_count()
        doomed = 0
        for number, side in enumerate(s.sides):
            if number != c.side and pieces.of_rank(side, more).bit_count() > mine:
                doomed |= pieces.of_rank(side, rank)
        at = await pick(s, c, DESTROY, doomed, False)
        if at != NONE:
            destroy(s, c, at)


async def kiskin_spirit(s: Arena, c: Cast) -> None:
    """A card of the own discards, shown to all (TK-RUL-52), goes on top of the deck; for that, or
    if there is none, one more being at the end of the turn. A partner who finishes the effect
    chooses among the cards it has seen."""
    player = s.players[s.turn]
    pile = player.discard
    if pile.cards:
        card: int | None = await ask(lambda: s.control, TOP_CARD, lambda: seen_discards(s), c.card)
        if card is None:
            return
        pile.take(card)
        player.top.add(card, EVERYBODY)
        reveal(s)
        tell(s, TOPPED, s.turn, card)
    s.extra_beings += 1
    tell(s, WILL_DRAW, s.turn, 0)


def seen_discards(s: Arena) -> list[int | None]:
    pile = s.players[s.turn].discard
    found: list[int | None] = [None]
    found += sorted(
        [card for card, seen in zip(pile.cards, pile.seen, strict=True) if knows(seen, s.control)]
    )
    return found


async def centaur_spearman(s: Arena, c: Cast) -> None:
    """A combat move, then the first piece further on, unless it is legendary."""
    start = c.being
    to = await move_one(s, c, start, COMBAT)
    if to == NONE:
        return
    hit = first_piece(s, to, to - start)
    if hit != NONE and pieces.rank_at(s, hit) != LEGENDARY:
        destroy(s, c, hit)


async def centaur_chieftain(s: Arena, c: Cast) -> None:
    """A combat move, then up to three of other own pieces in the same direction."""
    start = c.being
    to = await move_one(s, c, start, COMBAT)
    if to == NONE:
        return
    direction = to - start
    for _ in range(3):
        among = 0
        for at in squares_of(owned(s, c, "own") & ~bit(c.being)):
            there = at + direction
            if on_board(there) and moves_from(s, at, COMBAT) >> there & 1:
                among |= 1 << at
        at = await pick(s, c, MOVER, among, True, COMBAT)
        if at == NONE:
            return
        go(s, c, at, at + direction)


async def woodland_druid(s: Arena, c: Cast) -> None:
    """A common of each colour is upgraded, the own one first."""
    sides = sorted(range(len(s.sides)), key=lambda side: (side != c.side, side))
    for side in sides:
        at = await pick(s, c, UPGRADE, pieces.of_rank(s.sides[side], "common"), False)
        if at != NONE:
            pieces.upgrade(s, at)


async def forest_ancient(s: Arena, c: Cast) -> None:
    """Two enemy commons are placed near it, then for each a common of its colour is destroyed
    (TK-RUL-54)."""
    placed = []
    for _ in range(2):
        free = pieces.empty(s) & WITHIN_2[c.at]
        options = [
            (rival, at)
            for rival in range(len(s.sides))
            if rival != c.side and pieces.reserve(s, rival, COMMON)
            for at in squares_of(free)
        ]
        if not options:
            break
        rival, at = await choose_enemy(s, c, options)
        place(s, rival, COMMON, at)
        placed.append(rival)
    for rival in placed:
        doomed = WITHIN_3[c.at] & pieces.of_rank(s.sides[rival], "common")
        at = await pick(s, c, DESTROY, doomed, False)
        if at != NONE:
            destroy(s, c, at)


async def choose_enemy(s: Arena, c: Cast, options: list[tuple[int, int]]) -> tuple[int, int]:
    chosen = await ask(lambda: s.control, PUT_ENEMY, lambda: options, c.card)
    return chosen[0], chosen[1]


async def kiskin_leafsplitter(s: Arena, c: Cast) -> None:
    """Twice the first piece along a diagonal, or along two (TK-RUL-53)."""
    for _ in range(2):
        hits = {arrow: first_piece(s, c.at, arrow) for arrow in c.arrows}
        arrow = await choose_arrow(s, c, [one for one in c.arrows if hits[one] != NONE], True)
        if arrow == NONE:
            return
        destroy(s, c, hits[DIRECTIONS[arrow]])


async def tree_shepherd(s: Arena, c: Cast) -> None:
    """One own piece: a common is upgraded, a heroic may make a combat move, a legendary one a
    standard move. Any may be chosen, also one that cannot move (TK-RUL-65)."""
    at = await pick(s, c, TOUCH, owned(s, c, "own"), False)
    if at == NONE:
        return
    rank = pieces.rank_at(s, at)
    if rank == COMMON:
        pieces.upgrade(s, at)
    else:
        await move_any(s, c, 1 << at, COMBAT if rank == HEROIC else STANDARD)


SPECIALS: Final[dict[str, CardRule]] = {
    "assassin": assassin,
    "hypnotist": hypnotist,
    "cannon": cannon,
    "champion": champion,
    "cavalry-captain": cavalry_captain,
    "master-of-intrigue": master_of_intrigue,
    "gun-tower": gun_tower,
    "blood-shaman": blood_shaman,
    "warlord": warlord,
    "hungry-bear": hungry_bear,
    "forest-wardens": forest_wardens,
    "kiskin-spirit": kiskin_spirit,
    "centaur-spearman": centaur_spearman,
    "centaur-chieftain": centaur_chieftain,
    "woodland-druid": woodland_druid,
    "forest-ancient": forest_ancient,
    "kiskin-leafsplitter": kiskin_leafsplitter,
    "tree-shepherd": tree_shepherd,
}
