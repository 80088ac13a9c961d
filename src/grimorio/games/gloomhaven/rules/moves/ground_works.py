"""Traps and obstacles that cards make, move and take away."""

from __future__ import annotations

from grimorio.core import tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.effects import (
    DestroyObstacle,
    DisarmTrap,
    MakeObstacle,
    MakeTrap,
    ShiftObstacle,
)
from grimorio.games.gloomhaven.components.numbers import conditions_of
from grimorio.games.gloomhaven.components.overlays import made_by
from grimorio.games.gloomhaven.nouns import CellId
from grimorio.games.gloomhaven.rules.actions.boosting import boosts_of, choose_boosts, counting
from grimorio.games.gloomhaven.rules.actions.choosing import choose_cell, choose_three, may
from grimorio.games.gloomhaven.rules.map.figures import empty, ground, named, overlaid
from grimorio.games.gloomhaven.rules.map.ground import Ground, cells_of
from grimorio.games.gloomhaven.rules.map.whom import in_range, mask_of
from grimorio.games.gloomhaven.rules.moves.entering import count_trap, find_trap
from grimorio.games.gloomhaven.state import HINDRANCE, OBSTACLE, TRAP, Deed, Scenario
from grimorio.kit.hexes import DIRECTIONS
from grimorio.kit.numbers import NONE

# -- traps -----------------------------------------------------------------------------------------


async def make_trap(s: Scenario, deed: Deed, line: MakeTrap) -> None:
    """A trap in an empty hex beside oneself. Its damage is the printed number (GH-TERR-3,
    GH-RUL-50)."""
    at = s.figures[deed.actor].at
    cell = await choose_cell(s, deed, cells_of(empty(s) & ground(s).beside[at]))
    if cell != NONE:
        worth = made_by(conditions_of(line.conditions), deed.seat, line.xp)
        s.overlays.append((TRAP, line.damage, worth, (cell,)))
        deed.done.acted = True
        deed.done.marks = [cell]
        tell(s, kinds.MADE, named(s, deed.actor), "trap", cell)


async def disarm_trap(s: Scenario, deed: Deed, _line: DisarmTrap) -> None:
    """A trap beside oneself is taken away without its effect. What it would have done is kept."""
    at = s.figures[deed.actor].at
    deed.done.marks, deed.done.disarmed = [], None
    cell = await choose_cell(s, deed, cells_of(overlaid(s, TRAP) & ground(s).beside[at]))
    if cell != NONE:
        trap = disarm(s, deed.actor, cell)
        deed.done.acted = True
        deed.done.marks = [cell]
        deed.done.disarmed = trap[1:3]


def disarm(s: Scenario, actor: int, cell: int) -> tuple[int, int, int, tuple[CellId, ...]]:
    """The trap that was there."""
    trap = find_trap(s, cell)
    assert trap is not None
    s.overlays.remove(trap)
    count_trap(s)
    tell(s, kinds.CLEARED, named(s, actor), "trap", cell)
    return trap


# -- obstacles -------------------------------------------------------------------------------------


async def make_obstacle(s: Scenario, deed: Deed, line: MakeObstacle) -> None:
    """Obstacles on empty hexes in range, so that no part of the map is cut off."""
    deed.done.marks = []
    for _ in range(line.count):
        cells = empty(s) & in_range(s, deed, line.range)
        if line.size > 1:
            threes = [three for three in triangles(s, cells) if not cuts_off(s, mask_of(three))]
            chosen = await choose_three(s, deed, threes)
        else:
            places = [cell for cell in cells_of(cells) if not cuts_off(s, 1 << cell)]
            cell = await choose_cell(s, deed, places)
            chosen = () if cell == NONE else (cell,)
        if not chosen:
            return
        put_obstacle(s, deed, list(chosen))


def put_obstacle(s: Scenario, deed: Deed, cells: list[int]) -> None:
    s.overlays.append((HINDRANCE, 0, 0, tuple(cells)))
    deed.done.acted = True
    deed.done.marks += cells
    for cell in cells:
        tell(s, kinds.MADE, named(s, deed.actor), "obstacle", cell)


def triangles(s: Scenario, cells: int) -> list[tuple[int, ...]]:
    """Three hexes that are next to each other, all of them among these."""
    land = ground(s)
    found: set[tuple[int, ...]] = set()
    for cell in cells_of(cells):
        for place, offset in enumerate(DIRECTIONS):
            one, other = land.shifted(cell, offset), land.shifted(cell, DIRECTIONS[place - 1])
            if one & cells and other & cells:
                three = [cell, one.bit_length() - 1, other.bit_length() - 1]
                if all(b in land.near[a] for a in three for b in three if a != b):
                    found.add(tuple(sorted(three)))
    return sorted(found)


def cuts_off(s: Scenario, cells: int, cleared: int = 0) -> bool:
    """Whether an obstacle in these hexes would part what can be walked now, with others cleared
    before (GH-RUL-215)."""
    land = ground(s)
    before = land.all & ~overlaid(s, OBSTACLE, HINDRANCE) | cleared
    return parts(land, before & ~cells) > parts(land, before)


def parts(land: Ground, cells: int) -> int:
    """Into how many parts these hexes fall."""
    count = 0
    while cells:
        count += 1
        reached = cells & -cells
        edge = reached
        while edge:
            near = 0
            for cell in cells_of(edge):
                near |= land.beside[cell]
            edge = near & cells & ~reached
            reached |= edge
        cells &= ~reached
    return count


def breakable(s: Scenario, cells: int) -> list[int]:
    """The first hex among these of each obstacle that can be destroyed; one with hit points cannot
    (GH-ATT-6)."""
    found = []
    for overlay in s.overlays:
        if overlay[0] in (OBSTACLE, HINDRANCE):
            inside = [cell for cell in overlay[3] if cells >> cell & 1]
            found += inside[:1]
    return sorted(found)


def take_away(s: Scenario, actor: int, cell: int) -> list[int]:
    """An obstacle is gone, with all its hexes."""
    for overlay in s.overlays:
        if overlay[0] in (OBSTACLE, HINDRANCE) and cell in overlay[3]:
            s.overlays.remove(overlay)
            tell(s, kinds.CLEARED, named(s, actor), "obstacle", cell)
            return list(overlay[3])
    raise AssertionError(f"no obstacle in hex {cell}")


async def destroy_obstacle(s: Scenario, deed: Deed, line: DestroyObstacle) -> None:
    """Obstacles in range are destroyed: N of them, or all of them."""
    deed.done.marks = []
    widest = sum([boost.range for boost in boosts_of(deed.played.line)])
    if not breakable(s, in_range(s, deed, line.range + widest)):
        return
    await choose_boosts(s, deed)
    reach = line.range + sum([boost.range for boost in counting(deed)])
    cells = in_range(s, deed, reach)
    if line.count == 0:
        if breakable(s, cells) and await may(deed):
            for cell in breakable(s, cells):
                break_up(s, deed, cell)
        return
    for _ in range(line.count):
        chosen = await choose_cell(s, deed, breakable(s, cells))
        if chosen == NONE:
            return
        break_up(s, deed, chosen)


def break_up(s: Scenario, deed: Deed, cell: int) -> None:
    deed.done.acted = True
    deed.done.marks += take_away(s, deed.actor, cell)


async def shift_obstacle(s: Scenario, deed: Deed, line: ShiftObstacle) -> None:
    """An adjacent obstacle of one hex is put on an empty hex in range."""
    deed.done.marks = []
    at = s.figures[deed.actor].at
    beside = ground(s).beside[at]
    small = [
        cells[0]
        for kind, _, _, cells in s.overlays
        if kind in (OBSTACLE, HINDRANCE) and len(cells) == 1 and beside >> cells[0] & 1
    ]
    start = await choose_cell(s, deed, sorted(small))
    if start == NONE:
        return
    cells = cells_of(empty(s) & in_range(s, deed, line.range))
    free = [cell for cell in cells if not cuts_off(s, 1 << cell, 1 << start)]
    to = await choose_cell(s, deed, free)
    if to != NONE:
        take_away(s, deed.actor, start)
        put_obstacle(s, deed, [to])
