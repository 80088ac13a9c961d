"""What is shown before a choice is made: the way of a move, the hexes of an area, the damage that
is likely."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from grimorio.core.scene import Text
from grimorio.games.gloomhaven import kinds as k
from grimorio.games.gloomhaven.components.effects import Attack, Move
from grimorio.games.gloomhaven.components.numbers import LINES
from grimorio.games.gloomhaven.rules import in_progress
from grimorio.games.gloomhaven.rules.map.areas import Area
from grimorio.games.gloomhaven.rules.map.figures import (
    field_for,
    ground,
    is_seen,
    manner_of_moving,
    others,
    overlaid,
)
from grimorio.games.gloomhaven.rules.map.ground import FAR, Ground, cells_of, whole
from grimorio.games.gloomhaven.rules.map.ways import DANGER, JUMP, WALK, costs_from, way
from grimorio.games.gloomhaven.state import HAZARD, TRAP, Scenario
from grimorio.games.gloomhaven.view.names import cell_id, cell_ids
from grimorio.games.gloomhaven.view.odds import prospect
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Shown, Special, Words

Hexes = tuple[Hex, ...]

# -- moves -----------------------------------------------------------------------------------------


def way_option(s: Scenario, shown: Shown, cell: int) -> Special:
    """A destination: the way there, what it costs, what happens there (GH-RUL-45)."""
    told, points = k.MOVE.about(shown.ask)
    number = told[0]
    opens = not ground(s).all >> cell & 1
    words: Words | None = None
    preview: list[Text] = []
    path: tuple[int, ...] = ()
    harmful = False
    for manner in manners(s, number):
        cost, path = way_there(s, number, cell, manner)
        if cost <= points:
            words = {"cost": cost}
            preview.append(Text("preview-points", {"cost": cost, "left": points - cost}))
            harmful = is_harmful(s, path, manner)
            break
    if harmful:
        preview.append(Text("preview-danger"))
    if opens:
        preview.append(Text("preview-door"))
    start = cell_id(s, s.figures[number].at)
    return {
        "which": int(words is None),
        "words": words or {},
        "rules": ("GH-DOOR-2",) if opens else (),
        "preview": tuple(preview),
        "path": (start, *[cell_id(s, step) for step in path]),
        "confirm": harmful,
        "tone": "danger" if harmful else "magic" if opens else "",
        "draws": opens,
    }


def manners(s: Scenario, number: int) -> tuple[int, int]:
    """How a figure moves by the present line; an item may have made a jump of it."""
    deed = in_progress(s)
    line = LINES[deed.played.line] if deed.played.line != NONE else None
    jump = isinstance(line, Move) and line.jump
    return manner_of_moving(s, s.figures[number], jump), JUMP


def way_there(s: Scenario, number: int, cell: int, manner: int) -> tuple[int, tuple[int, ...]]:
    """What it costs to come to a hex, and the safest and then shortest way; a closed door is
    entered from the best hex before it (GH-DOOR-3)."""
    figure = s.figures[number]
    field = field_for(s, number, figure.side)
    costs = costs_from(field, figure.at, manner)
    if field.ground.all >> cell & 1:
        if costs[cell] >= FAR:
            return FAR, ()
        return costs[cell] % DANGER, tuple(way(field, figure.at, cell, manner))
    before = [one for one in whole(s.number).near[cell] if field.ground.all >> one & 1]
    best = min(before, key=costs.__getitem__)
    if costs[best] >= FAR:
        return FAR, ()
    return costs[best] % DANGER + 1, (*way(field, figure.at, best, manner), cell)


def is_harmful(s: Scenario, path: tuple[int, ...], manner: int) -> bool:
    """Whether a way enters traps or hazardous terrain (GH-MOVE-5, GH-MOVE-7, GH-MOVE-8)."""
    dangers = overlaid(s, TRAP, HAZARD)
    entered = path if manner == WALK else path[-1:] if manner == JUMP else ()
    return any(dangers >> step & 1 for step in entered)


# -- attacks ---------------------------------------------------------------------------------------


def attack_preview(s: Scenario, numbers: Sequence[int]) -> tuple[tuple[Text, ...], float | None]:
    """What the present attack is likely to do to each target, and the chance to kill if it is
    one."""
    deed = in_progress(s)
    blow = deed.blow
    if blow is None:
        return (), None
    found = []
    chance: float | None = None
    for number in numbers:
        one = prospect(s, deed, blow, number)
        hp = s.figures[number].hp
        words: Words = {
            "value": one.value,
            "shield": one.shield,
            "whole": round(10 * one.average) // 10,
            "tenth": round(10 * one.average) % 10,
            "hp": hp,
        }
        found.append(Text("preview-attack", words))
        chance = one.kill or None
    return tuple(found), chance if len(numbers) == 1 else None


def area_cells(s: Scenario, numbers: Sequence[int]) -> tuple[str, ...]:
    """The hexes of an area that hits these figures and no others; only theirs, if it has no
    pattern."""
    deed = in_progress(s)
    line = LINES[deed.played.line] if deed.played.line != NONE else None
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
        area = pattern(line.area, line.range > 0)
        for hexes in laid(land, area, deed.at, blow.range, list(there)):
            if sorted([there[one] for one in hexes if one in there]) == sorted(numbers):
                return open_ids(s, land, hexes)
    return tuple([ids[s.figures[number].at] for number in numbers])


@cache
def pattern(offsets: Hexes, ranged: bool) -> Area:
    return Area(offsets, ranged=ranged)


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
