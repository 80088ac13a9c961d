"""What is shown before a choice is made: the way of a move, the hexes of an area, the damage that is
likely."""

from __future__ import annotations

from grimorio.core import Ask, Value
from grimorio.core.scene import Option, Text
from grimorio.games.gloomhaven.components.abilities import Attack, Move
from grimorio.games.gloomhaven.components.numbers import LINES
from grimorio.games.gloomhaven.rules.areas import Area
from grimorio.games.gloomhaven.rules.figures import (
    flies,
    ground,
    is_seen,
    others,
    overlaid,
)
from grimorio.games.gloomhaven.rules.ground import Ground, cells_of
from grimorio.games.gloomhaven.rules.monsters import area_of
from grimorio.games.gloomhaven.rules.moving import closed_doors, destinations, way_to
from grimorio.games.gloomhaven.rules.ways import FLY, JUMP, WALK
from grimorio.games.gloomhaven.state import HAZARD, TRAP, Deed, Scenario
from grimorio.games.gloomhaven.view.names import cell_id, cell_ids, cell_text
from grimorio.games.gloomhaven.view.odds import prospect
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE

Hexes = tuple[Hex, ...]

# -- moves -----------------------------------------------------------------------------------------


def manner_of_move(s: Scenario, deed: Deed) -> int:
    """How the actor moves by the present line."""
    figure = s.figures[deed.actor]
    if flies(s, figure):
        return FLY
    line = LINES[deed.line] if deed.line != NONE else None
    return JUMP if isinstance(line, Move) and line.jump else WALK


def way_option(s: Scenario, ask: Ask[Value], key: str, cell: int) -> Option:
    """A destination: the way there, what it costs, what happens there (GH-RUL-45)."""
    told, points = ask.about[0], ask.about[1]
    assert isinstance(told, tuple)
    assert isinstance(points, int)
    number = told[0]
    assert isinstance(number, int)
    manner = manner_of_move(s, s.deeds[-1])
    cost = dict(destinations(s, number, manner, points)).get(cell)
    at = (cell_id(s, cell),)
    if cost is None:
        return Option(key, Text("option-cell", {"at": cell_text(s, cell)}), at)
    path = way_to(s, number, cell, manner)
    ids = cell_ids(s.number)
    dangers = overlaid(s, TRAP, HAZARD)
    entered = path if manner == WALK else path[-1:] if manner == JUMP else ()
    harmful = [step for step in entered if dangers >> step & 1]
    opens = cell in closed_doors(s)
    preview = [Text("preview-points", {"cost": cost, "left": points - cost})]
    if harmful:
        preview.append(Text("preview-danger", {"count": len(harmful)}))
    if opens:
        preview.append(Text("preview-door"))
    return Option(
        key,
        Text("option-move", {"at": cell_text(s, cell), "cost": cost}),
        at,
        ("GH-DOOR-2",) if opens else (),
        None,
        tuple(preview),
        (ids[s.figures[number].at], *[ids[step] for step in path]),
        confirm=bool(harmful),
        tone="danger" if harmful else "magic" if opens else "",
        draws=opens,
    )


# -- attacks ---------------------------------------------------------------------------------------


def attack_preview(s: Scenario, numbers: list[int]) -> tuple[tuple[Text, ...], float | None]:
    """What the present attack is likely to do to each target, and the chance to kill if it is
    one."""
    deed = s.deeds[-1]
    blow = deed.blow
    if blow is None:
        return (), None
    found = []
    chance: float | None = None
    for number in numbers:
        one = prospect(s, deed, blow, number)
        hp = s.figures[number].hp
        words: dict[str, int | str | Text] = {
            "value": one.value,
            "shield": one.shield,
            "whole": round(10 * one.average) // 10,
            "tenth": round(10 * one.average) % 10,
            "hp": hp,
        }
        found.append(Text("preview-attack", words))
        chance = one.kill
    return tuple(found), chance if len(numbers) == 1 else None


def area_cells(s: Scenario, numbers: list[int]) -> tuple[str, ...]:
    """The hexes of an area that hits these figures and no others; only theirs, if it has no
    pattern."""
    deed = s.deeds[-1]
    line = LINES[deed.line] if deed.line != NONE else None
    blow = deed.blow
    ids = cell_ids(s.number)
    if blow is not None and isinstance(line, Attack) and line.area:
        land = ground(s)
        seen = land.sight(deed.at)
        there = {
            land.board.places[figure.at]: number
            for number, figure in others(s, deed.side)
            if seen >> figure.at & 1 and is_seen(figure)
        }
        area = area_of(line.area, line.range > 0)
        for hexes in laid(land, area, deed.at, blow.range, list(there)):
            if sorted([there[one] for one in hexes if one in there]) == sorted(numbers):
                return open_ids(s, land, hexes)
    return tuple([ids[s.figures[number].at] for number in numbers])


def open_ids(s: Scenario, land: Ground, hexes: Hexes) -> tuple[str, ...]:
    """Those of some hexes that are revealed."""
    found = []
    for place in hexes:
        cell = land.board.cell(*place)
        if cell is not None and land.all >> cell & 1:
            found.append(cell_id(s, cell))
    return tuple(found)


def laid(land: Ground, area: Area, origin: int, range_: int, there: list[Hex]) -> list[Hexes]:
    """The ways to lay a pattern: about the attacker, or with a hex of it in range, so that it
    covers somebody (GH-AREA-3, GH-TARGET-6)."""
    if not area.ranged:
        at = land.board.places[origin]
        return [moved(shape, at) for shape in area.shapes]
    near = {land.board.places[cell] for cell in cells_of(land.within(origin, range_))}
    found = []
    for shape in area.shapes:
        for q, r in there:
            for dq, dr in shape:
                hexes = moved(shape, (q - dq, r - dr))
                if not near.isdisjoint(hexes):
                    found.append(hexes)
    return found


def moved(shape: Hexes, by: Hex) -> Hexes:
    return tuple([(by[0] + q, by[1] + r) for q, r in shape])
