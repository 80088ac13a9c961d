"""Legends whose effect no verb can say, one coroutine each, in the order of their deck."""

from __future__ import annotations

from typing import Final

from grimorio.core import ask
from grimorio.games.tashkalar.components.vocabulary import COMMON, HEROIC, LEGENDARY
from grimorio.games.tashkalar.kinds import (
    DESTROY,
    DOWNGRADE,
    LEAPT,
    PUT,
    PUT_RANK,
    SLIDE,
    TOUCH,
    WAY,
)
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.beings import CardRule, choose_arrow, owned
from grimorio.games.tashkalar.rules.board import (
    ADJACENT,
    DIRECTIONS,
    WITHIN_3,
    mask_of,
    ray,
    spread,
)
from grimorio.games.tashkalar.rules.cast import Cast, bit, destroy, destroy_all, pick, place
from grimorio.games.tashkalar.rules.moves import COMBAT, go, slide, slides
from grimorio.games.tashkalar.state import Arena
from grimorio.kit.numbers import NONE


async def fire_dragon(s: Arena, c: Cast) -> None:
    """Along an arrow and the two directions beside it, two squares far; any arrow may be chosen,
    also one that burns nothing (TK-RUL-65)."""
    mortal = owned(s, c, "any", "nonlegendary")
    burnt = {arrow: breath(c.at, arrow) & mortal for arrow in c.arrows}
    if not any(burnt.values()):
        return
    arrow = await choose_arrow(s, c, list(c.arrows), False)
    destroy_all(s, c, burnt[DIRECTIONS[arrow]])


def breath(at: int, arrow: int) -> int:
    number = DIRECTIONS.index(arrow)
    return mask_of(
        [to for turn in (-1, 0, 1) for to in ray(at, DIRECTIONS[(number + turn) % 8])[:2]]
    )


async def hell_bull(s: Arena, c: Cast) -> None:
    """Any number of combat moves in one direction, none too (TK-RUL-56); it stops after a legendary
    piece."""
    to = await pick(s, c, SLIDE, slides(s, c.being, COMBAT, stops=True), True, c.being)
    if to != NONE:
        slide(s, c, c.being, to)


async def angel_of_death(s: Arena, c: Cast) -> None:
    """Upgrades any other piece if that can be, then leaps onto it (TK-RUL-64)."""
    at = await pick(s, c, TOUCH, pieces.occupied(s) & ~bit(c.being), True)
    if at == NONE:
        return
    if pieces.upgradable(s) >> at & 1:
        pieces.upgrade(s, at)
    go(s, c, c.being, at, LEAPT)


async def eldest_tree(s: Arena, c: Cast) -> None:
    """Up to three adjacent squares: destroy an enemy, upgrade a common of one's own, or place."""
    touched = 0
    for _ in range(3):
        enemies = owned(s, c, "enemy", "nonlegendary")
        commons = owned(s, c, "own", "common")
        free = pieces.empty(s) if pieces.reserve(s, c.side, COMMON) else 0
        squares = ADJACENT[c.at] & ~touched & (enemies | commons | free)
        at = await pick(s, c, TOUCH, squares, True)
        if at == NONE:
            return
        touched |= 1 << at
        if enemies >> at & 1:
            destroy(s, c, at)
        elif commons >> at & 1:
            pieces.upgrade(s, at)
        else:
            place(s, c.side, COMMON, at)


async def bone_catapult(s: Arena, c: Cast) -> None:
    """Any piece along an arrow, and the commons around it."""
    squares = mask_of([to for arrow in c.arrows for to in ray(c.at, arrow)])
    at = await pick(s, c, DESTROY, squares & pieces.occupied(s), True)
    if at != NONE:
        destroy(s, c, at)
        destroy_all(s, c, ADJACENT[at] & owned(s, c, "any", "common"))


async def leviathan(s: Arena, c: Cast) -> None:
    """A connected group: up to 3 upgraded pieces are downgraded, or up to 4 commons destroyed
    (TK-RUL-56)."""
    ways: list[int] = []
    if pieces.downgradable(s):
        ways.append(0)
    if owned(s, c, "any", "common"):
        ways.append(1)
    if not ways:
        return
    way = await ask(lambda: s.control, WAY, lambda: ways, c.card)
    group = 0
    for _ in range(4 if way else 3):
        among = owned(s, c, "any", "common") if way else pieces.downgradable(s)
        if group:
            among &= spread(group) & ~group
        at = await pick(s, c, DESTROY if way else DOWNGRADE, among, True)
        if at == NONE:
            return
        group |= 1 << at
        if way:
            destroy(s, c, at)
        else:
            pieces.downgrade(s, at)


async def storm_elemental(s: Arena, c: Cast) -> None:
    """A piece is placed, rushes on in one direction, and is gone."""
    free = pieces.empty(s) & WITHIN_3[c.at]
    ranks: list[int | None] = [None]
    ranks += [r for r in (COMMON, HEROIC, LEGENDARY) if pieces.reserve(s, c.side, r)]
    if not free or len(ranks) == 1:
        return
    rank: int | None = await ask(lambda: s.control, PUT_RANK, lambda: ranks, c.card)
    if rank is None:
        return
    at = await pick(s, c, PUT, free, False, rank)
    place(s, c.side, rank, at)
    to = await pick(s, c, SLIDE, slides(s, at, COMBAT, most=(5, 3, 1)[rank]), True, at)
    if to != NONE:
        slide(s, c, at, to)
        at = to
    destroy(s, c, at)


SPECIALS: Final[dict[str, CardRule]] = {
    "fire-dragon": fire_dragon,
    "hell-bull": hell_bull,
    "angel-of-death": angel_of_death,
    "eldest-tree": eldest_tree,
    "bone-catapult": bone_catapult,
    "leviathan": leviathan,
    "storm-elemental": storm_elemental,
}
