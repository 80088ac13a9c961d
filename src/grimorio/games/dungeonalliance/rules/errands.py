"""Errands: to walk up to a door or an enemy and to act there, as one answer (DA-ACT-6, DA-ACT-7,
DA-MOVE-1).

Whoever wants another square walks there first: an errand takes the cheapest. It never leads into a
room with a face-down token, for what is turned up there comes before anything else (DA-RUL-33).
"""

from __future__ import annotations

from grimorio.core import Value
from grimorio.games.dungeonalliance.components.vocabulary import RANGED
from grimorio.games.dungeonalliance.kinds import GO_OPEN
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER
from grimorio.games.dungeonalliance.rules.board import (
    EDGES,
    MIDDLES,
    between,
    distance,
)
from grimorio.games.dungeonalliance.rules.combat import (
    PIT_ATTACK,
    attack_type,
    enemies_anywhere,
    in_range,
    is_blind,
    is_home,
    obstacles,
    range_of,
)
from grimorio.games.dungeonalliance.rules.doors import (
    SIDES_BESIDE,
    doors_of,
    doors_to_open,
    openings,
)
from grimorio.games.dungeonalliance.rules.figures import active, place_of, room_of
from grimorio.games.dungeonalliance.rules.floors import (
    ANYWHERE,
    PLACES,
    floors_of,
    posts,
)
from grimorio.games.dungeonalliance.rules.walking import is_dark, is_pit
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.kit.numbers import NONE


def open_ways(s: Dungeon, reach: dict[int, int]) -> dict[int, int]:
    """Of the squares in reach those where nothing is turned up, with what each costs, the cheapest
    first (DA-THREAT-1)."""
    dark = {room_of(place_of(s, active(s))): False}
    found: list[tuple[int, int]] = []
    for square, cost in reach.items():
        cell = room_of(square)
        if cell not in dark:
            dark[cell] = is_dark(s, cell)
        if not dark[cell]:
            found.append((cost, square))
    return {square: cost for cost, square in sorted(found)}


# -- doors -----------------------------------------------------------------------------------------


def doors_afar(s: Dungeon, squares: dict[int, int], points: int) -> dict[int, int]:
    """The doors that the active hero could walk up to and open, and which of the open squares in
    reach it would stand on: the cheapest, of equals none with a pit, then the middle one before
    the door (DA-DOOR-1, DA-DOOR-6, DA-RUL-103)."""
    near = doors_to_open(s, place_of(s, active(s)))
    doors: dict[int, list[int]] = {}
    found: dict[int, int] = {}
    for square, cost in squares.items():
        if cost >= points:
            break
        cell = room_of(square)
        if cell not in doors:
            doors[cell] = doors_of(s, cell)
        for side in doors[cell]:
            edge = EDGES[cell][side]
            if side not in SIDES_BESIDE[square] or edge in near:
                continue
            known = found.get(edge, NONE)
            before = MIDDLES[side] == square % 9 and not is_pit(s, square)
            if known == NONE or (squares[known] == cost and (before or is_pit(s, known))):
                found[edge] = square
    return found


def doors_to_reach(s: Dungeon, squares: dict[int, int], points: int) -> list[Value]:
    """The answers for them (DA-DOOR-1..4)."""
    found: list[Value] = []
    for edge, square in doors_afar(s, squares, points).items():
        found += GO_OPEN.each_with(edge, openings(s, edge, room_of(square)))
    return found


# -- enemies ---------------------------------------------------------------------------------------


def foes_afar(s: Dungeon, source: int, squares: dict[int, int]) -> dict[int, int]:
    """The enemies that the active hero cannot attack from where it stands, but could from one of
    the open squares in reach; and that square: the cheapest, of equals the one with the least in
    the way, a pit or characters (DA-RANGE-1..3, DA-DMG-5, DA-RUL-103). Heroes are not attacked from
    the own Starting tile (DA-PVP-7)."""
    figure = active(s)
    at = place_of(s, figure)
    low, high = range_of(s, figure, source)
    blind = is_blind(source)
    shoots = attack_type(s, figure, source) == RANGED
    farthest = max(squares.values(), default=0) + high
    reached = floors_of([*squares])
    found: dict[int, int] = {}
    for target in enemies_anywhere(s, figure):
        to = place_of(s, target)
        if distance(at, to) > farthest:
            continue
        duel = target < FIRST_MONSTER
        if not (duel and is_home(s, figure, at)) and in_range(s, at, to, low, high, blind):
            continue
        best, cheapest, fewest = NONE, 0, 0
        for cell, floor in posts(to, low, high, ANYWHERE if blind else s.corridors):
            if duel and is_home(s, figure, 9 * cell):
                continue
            for place in PLACES[floor & reached[cell]]:
                square = 9 * cell + place
                cost = squares[square]
                if best != NONE and cost > cheapest:
                    continue
                in_way = obstacles(s, square, to) - (at in between(square, to)) if shoots else 0
                in_way += PIT_ATTACK if is_pit(s, square) else 0
                if best == NONE or cost < cheapest or in_way < fewest:
                    best, cheapest, fewest = square, cost, in_way
        if best != NONE:
            found[target] = best
    return found
