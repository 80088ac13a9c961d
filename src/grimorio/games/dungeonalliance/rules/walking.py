"""Movement: where a figure can go, and what it costs (DA-MOVE, DA-MMOVE, DA-DEF-4..6).

A step costs 1, and 1 more out of a square beside an enemy; out of a pit it costs more. A way is
never asked for step by step: it is the cheapest one, and it ends where something is revealed.
"""

from __future__ import annotations

from typing import Final

from grimorio.games.dungeonalliance.components.numbers import MONSTER_POWERS, POWER, TABLE
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER
from grimorio.games.dungeonalliance.rules.board import CELLS, distance
from grimorio.games.dungeonalliance.rules.figures import (
    PASS,
    SLIP,
    bonus,
    place_of,
    room_of,
    squares_of_enemies,
)
from grimorio.games.dungeonalliance.rules.floors import (
    GROWN,
    PASSED,
    PLACES,
    beside,
    exits,
    floors_of,
)
from grimorio.games.dungeonalliance.state import KNOWN, Dungeon
from grimorio.kit.numbers import NONE

PIT_LEAVE: Final = TABLE.pit_leave
FLIGHT: Final = POWER["flight"]
NOWHERE: Final = [0] * CELLS
"""No squares, as floors."""


def is_pit(s: Dungeon, square: int) -> bool:
    """Whether a triggered Pit Trap lies on a square; it hinders heroes and monsters alike
    (DA-THREAT-5, DA-MMOVE-6, DA-RUL-7)."""
    return square in s.pits


def is_dark(s: Dungeon, cell: int) -> bool:
    """Whether a face-down threat token lies in a room, known or not: who enters reveals it
    (DA-THREAT-1, DA-TRAP-6)."""
    if not s.unknown and not s.tokens:
        return False
    for square in range(9 * cell, 9 * cell + 9):
        if square in s.unknown:
            return True
        token = s.tokens.get(square)
        if token is not None and token % 2 == KNOWN:
            return True
    return False


class Foes:
    """The enemies of a figure that stand in its way: their squares, and all squares beside one, as
    floors (DA-MOVE-7, DA-MOVE-8)."""

    __slots__ = ("beside", "squares")

    def __init__(self, squares: list[int], corridors: int) -> None:
        self.squares = floors_of(squares)
        self.beside = beside(squares, corridors)


def ways(s: Dungeon, figure: int, points: int, free: bool = False) -> dict[int, int]:
    """The empty squares a figure can go to with so many Speed points, and what each costs, the
    cheapest first (DA-MOVE-1..11, DA-MMOVE-1..5, DA-EX-13..15). A `free` move has no extra cost
    (DA-RUL-103)."""
    at = place_of(s, figure)
    near = [one for one in squares_of_enemies(s, figure) if distance(at, one) <= points]
    occupant = s.occupant
    found: dict[int, int] = {}
    for cost, layer in enumerate(spread(s, figure, points, Foes(near, s.corridors), free)):
        for cell, floor in layer.items():
            for place in PLACES[floor]:
                square = 9 * cell + place
                if occupant[square] == NONE:
                    found[square] = cost
    return found


def spread(
    s: Dungeon, figure: int, points: int, foes: Foes, free: bool = False
) -> list[dict[int, int]]:
    """For each number of Speed points, up to so many, the squares that a figure comes to with them
    and not with fewer, as floors by their rooms; where others stand too. A hero that enters a room
    with a face-down token stops on the first empty square for it, a monster does not (DA-RUL-31,
    DA-RUL-33, DA-THREAT-6). Some cards, and a power, let their figure through its enemies
    (DA-RUL-172)."""
    start = place_of(s, figure)
    hero = figure < FIRST_MONSTER
    if hero:
        slips, passes = bonus(s, figure, SLIP) > 0, bonus(s, figure, PASS) > 0
    else:
        passes = slips = MONSTER_POWERS[s.monsters[figure].kind] == FLIGHT
    slow = NOWHERE if slips or free else foes.beside
    deep = NOWHERE if free or not s.pits else floors_of(list(s.pits))
    done = [0] * CELLS if passes else foes.squares.copy()
    home = room_of(start)
    layers: list[dict[int, int]] = [{} for _ in range(points + 1)]
    layers[0][home] = 1 << start % 9
    for spent in range(points + 1):
        layer = layers[spent]
        for cell, reached in layer.items():
            floor = layer[cell] = reached & ~done[cell]
            if not floor or spent == points:
                continue
            done[cell] |= floor
            stops = hero and cell != home and is_dark(s, cell)
            if stops:
                floor = taken(s, cell, floor)
            hindered = floor & slow[cell]
            if floor != hindered:
                leave(layers, spent + 1, cell, floor ^ hindered, deep[cell], s.corridors, stops)
            if hindered:
                leave(layers, spent + 2, cell, hindered, deep[cell], s.corridors, stops)
    return layers


def taken(s: Dungeon, cell: int, floor: int) -> int:
    """Of some squares of a room those where somebody stands or lies."""
    found = 0
    for place in PLACES[floor]:
        if s.occupant[9 * cell + place] != NONE:
            found |= 1 << place
    return found


def leave(
    layers: list[dict[int, int]],
    total: int,
    cell: int,
    floor: int,
    deep: int,
    corridors: int,
    stops: bool,
) -> None:
    """Go on by one square from some squares of a room, where the points suffice for what that
    makes in all; out of pits it costs more; who stops in the room does not leave it (DA-MOVE-1,
    DA-MOVE-2, DA-THREAT-5, DA-MMOVE-6, DA-RUL-31)."""
    if total >= len(layers):
        return
    if floor & deep:
        leave(layers, total + PIT_LEAVE, cell, floor & deep, 0, corridors, stops)
        floor &= ~deep
    layer = layers[total]
    layer[cell] = layer.get(cell, 0) | GROWN[floor]
    if stops:
        return
    for other, side in exits(cell, corridors):
        behind = PASSED[side][floor]
        if behind:
            layer[other] = layer.get(other, 0) | behind


def within(start: int, most: int, corridors: int) -> list[int]:
    """The squares at most so many steps along open ways from one, whoever stands there, as floors:
    where a pet without need of sight can attack (DA-RUL-29, DA-PET-5)."""
    found = [0] * CELLS
    found[room_of(start)] = 1 << start % 9
    for _ in range(most):
        before = found.copy()
        for cell, floor in enumerate(before):
            if floor:
                found[cell] |= GROWN[floor]
                for other, side in exits(cell, corridors):
                    found[other] |= PASSED[side][floor]
    return found
