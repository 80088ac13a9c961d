"""Whom a line of a card is for (GH-TARGET-1, GH-TARGET-2, GH-DEF-2)."""

from __future__ import annotations

from collections.abc import Iterable

from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import RANKS
from grimorio.games.gloomhaven.rules.map.figures import ground, is_seen, others, own
from grimorio.games.gloomhaven.rules.map.ground import whole
from grimorio.games.gloomhaven.state import CHARACTER, MONSTER, Deed, Figure, Scenario


def whom(s: Scenario, deed: Deed, name: str, *, friendly: bool = False) -> list[int]:
    """The figures that a line is for: enemies, allies, or both, and oneself only where it says so.
    `friendly`: of a line that helps, `in_area` means allies."""
    if name == "self":
        return [deed.actor]
    both = name.startswith("both_")
    allies = friendly or "allies" in name
    cells = cells_for(s, deed, name.removeprefix("both_"))
    found = [deed.actor] if name.startswith("self_and_") else []
    if both or not allies:
        found += [number for number, one in foes(s, deed) if cells >> one.at & 1]
    if both or allies:
        found += [number for number, one in friends(s, deed) if cells >> one.at & 1]
    if name in ("beside_target", "both_beside_target"):
        return [number for number in found if number not in deed.done.touched]
    if name in ("in_area", "both_in_area"):
        return [number for number in found if number in deed.done.touched]
    return found


def cells_for(s: Scenario, deed: Deed, name: str) -> int:
    """The hexes that a line is about, as a mask."""
    land = ground(s)
    at = s.figures[deed.actor].at
    if name in ("adjacent", "adjacent_allies", "self_and_adjacent_allies"):
        return land.beside[at]
    if name == "within_two":
        return land.within(at, 2)
    if name in ("room", "allies_in_room"):
        return room_of(s, at)
    if name == "passed":
        return mask_of(deed.done.way[1:])
    if name == "beside_way":
        return beside(s, deed.done.way[1:])
    if name == "beside_target":
        return beside(s, target_cells(s, deed))
    if name in ("beside_made", "beside_destroyed", "beside_killed"):
        return beside(s, deed.done.marks)
    assert name in ("in_area", "all_allies", "self_and_all_allies"), name
    return land.all


def target_cells(s: Scenario, deed: Deed) -> list[int]:
    """Where the targets of the last line are, or where they died (GH-RUL-201)."""
    return [
        s.figures[number].at if number in s.figures else cell
        for number, cell in zip(deed.done.touched, deed.done.marks, strict=False)
    ]


def mask_of(cells: Iterable[int]) -> int:
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def beside(s: Scenario, cells: Iterable[int]) -> int:
    """The hexes next to any of these."""
    land = ground(s)
    found = 0
    for cell in cells:
        found |= land.beside[cell]
    return found


def room_of(s: Scenario, cell: int) -> int:
    """The hexes of a room: what was revealed together. A figure in a door is in all rooms beside
    it (GH-RUL-214)."""
    on = maps()[s.number]
    board = whole(s.number).board
    rooms = [
        mask_of([number for place in on.hexes(area) if (number := board.cell(*place)) is not None])
        for area in range(len(on.areas))
        if s.areas >> area & 1
    ]
    inside = [room for room in rooms if room >> cell & 1]
    near = ground(s).beside[cell]
    found = 1 << cell
    for room in inside or [room for room in rooms if room & near]:
        found |= room
    return found


def foes(s: Scenario, deed: Deed) -> list[tuple[int, Figure]]:
    """The enemies that can be targeted (GH-RUL-11)."""
    return [
        (number, figure)
        for number, figure in others(s, deed.side)
        if number != deed.actor and is_seen(figure)
    ]


def friends(s: Scenario, deed: Deed) -> list[tuple[int, Figure]]:
    """The allies: a figure is not its own (GH-TARGET-2)."""
    return [(number, figure) for number, figure in own(s, deed.side) if number != deed.actor]


def in_range(s: Scenario, deed: Deed, reach: int) -> int:
    """The hexes in range and in sight; without a range the next ones (GH-TARGET-3)."""
    land = ground(s)
    at = s.figures[deed.actor].at
    return land.within(at, max(1, reach)) & land.sight(at)


def foes_within(s: Scenario, deed: Deed, reach: int) -> list[int]:
    cells = in_range(s, deed, reach)
    return [number for number, figure in foes(s, deed) if cells >> figure.at & 1]


def monsters_within(s: Scenario, deed: Deed, reach: int) -> list[int]:
    """Enemies in range that act: no obstacles."""
    near = foes_within(s, deed, reach)
    return [number for number in near if s.figures[number].kind == MONSTER]


def friends_within(s: Scenario, deed: Deed, reach: int) -> list[int]:
    cells = in_range(s, deed, reach)
    return [number for number, figure in friends(s, deed) if cells >> figure.at & 1]


def characters_within(s: Scenario, deed: Deed, reach: int) -> list[int]:
    """Allies with cards and items of their own."""
    near = friends_within(s, deed, reach)
    return [number for number in near if s.figures[number].kind == CHARACTER]


def is_of_rank(figure: Figure, ranks: tuple[str, ...]) -> bool:
    """Whether a line that names ranks is for it: bosses and named monsters are of no rank
    (GH-ACT-10, GH-DEF-3, GH-DEF-4). A line that names none is for all monsters, but never for an
    obstacle with hit points (GH-ATT-6)."""
    return figure.kind == MONSTER and (not ranks or RANKS[figure.rank] in ranks)
