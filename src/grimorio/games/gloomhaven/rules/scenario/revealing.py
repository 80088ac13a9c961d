"""Revealing rooms: doors open, and what lies behind them is placed (GH-DOOR, GH-SETUP-5..14)."""

from __future__ import annotations

from typing import Final

from grimorio.core import reveal, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.maps import Overlay, maps
from grimorio.games.gloomhaven.components.numbers import conditions_of
from grimorio.games.gloomhaven.nouns import DOOR, CellId
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.rules.map.figures import cell_at, figure_at, ground, named
from grimorio.games.gloomhaven.rules.map.ground import whole
from grimorio.games.gloomhaven.rules.moves.entering import BY_LEVEL
from grimorio.games.gloomhaven.rules.scenario.happening import area_revealed, door_opened
from grimorio.games.gloomhaven.rules.scenario.special import (
    GOAL,
    trap_at,
    treasure,
)
from grimorio.games.gloomhaven.rules.scenario.standees import place_monster
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    DIFFICULT,
    HAZARD,
    OBSTACLE,
    TRAP,
    TREASURE,
    Scenario,
)
from grimorio.kit.numbers import NONE

OVERLAY: Final = {
    "obstacle": OBSTACLE,
    "trap": TRAP,
    "hazard": HAZARD,
    "difficult-terrain": DIFFICULT,
    "treasure": TREASURE,
}


def closed_before(s: Scenario, door: int) -> str:
    """The mark of a door that was open once and closed: nothing comes of its opening."""
    return f"closed {DOOR.word(s, door)}"


@step
async def open_door(s: Scenario, cell: CellId) -> None:
    """A character has entered a closed door: it opens, and the room behind it is revealed
    (GH-DOOR-2..8)."""
    number = door_at(s, cell)
    if number == NONE:
        return
    opener = figure_at(s, cell)
    figure = s.figures.get(opener)
    before = s.areas
    unlatch(s, number, opener)
    if figure is None or figure.kind != CHARACTER:
        return
    if s.areas != before and opener == s.acting:
        tallies = s.characters[figure.owner].tallies
        tallies["doors_opened"] = tallies.get("doors_opened", 0) + 1


def door_at(s: Scenario, cell: int) -> int:
    """The door in a hex, NONE if there is none."""
    place = whole(s.number).board.places[cell]
    for number, door in enumerate(maps()[s.number].doors):
        if place in door.at:
            return number
    return NONE


def unlatch(s: Scenario, number: int, opener: int) -> None:
    """A closed door opens, whoever opens it (NONE: the scenario): from now on it is an empty hex,
    and an area behind it that was not seen is revealed (GH-DOOR-4, GH-DOOR-5)."""
    if s.doors >> number & 1:
        return
    s.doors |= 1 << number
    s.locked &= ~(1 << number)
    for area in maps()[s.number].doors[number].between:
        if not s.areas >> area & 1:
            s.areas |= 1 << area
            if opener != NONE:
                tell(s, kinds.DOOR_OPENED, named(s, opener), area)
            lay_out(s, area, opener)
            reveal(s)
    if closed_before(s, number) not in s.marks:
        door_opened(s, number)


def lay_out(s: Scenario, area: int, opener: int) -> None:
    """The overlays, the money and the monsters of an area are placed, those nearest to the opener
    first (GH-DOOR-5, GH-DOOR-7, GH-RUL-245)."""
    on = maps()[s.number]
    for overlay in on.overlays:
        if overlay.area == area:
            lay_overlay(s, overlay)
    placed = [one for one in on.monsters if one.area == area]
    origin = s.figures[opener].at if opener in s.figures else NONE
    if origin != NONE:
        far = ground(s).far(origin)
        placed.sort(key=lambda one: far[cell_at(s, one.at)])
    for one in placed:
        place_monster(s, one)
    area_revealed(s, area)


def lay_overlay(s: Scenario, overlay: Overlay) -> None:
    """An overlay tile, a trap or a treasure with what its scenario says of it (GH-TERR-1,
    GH-TERR-2, GH-SETUP-9). Where it lies on no hex of the map there is wall anyway."""
    board = whole(s.number).board
    cells = [cell for cell in [board.cell(*place) for place in overlay.at] if cell is not None]
    if not cells:
        return
    kind = OVERLAY[overlay.kind]
    if kind == TREASURE and not overlay.number:
        for cell in cells:
            s.coins[cell] = s.coins.get(cell, 0) + overlay.amount
        return
    first = second = 0
    if kind == TRAP:
        trap = trap_at(s.number, overlay.at[0])
        first = BY_LEVEL if trap is None or trap.damage == "level" else 0
        second = conditions_of(trap.conditions) if trap is not None else 0
    elif kind == TREASURE:
        chest = treasure(s.number, overlay.number)
        first = GOAL if overlay.number == "goal" else int(overlay.number)
        second = int(chest is not None and chest.only_loot)
    s.overlays.append((kind, first, second, tuple(cells)))
