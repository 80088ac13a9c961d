"""Movement: where a figure can go, and what it costs (DA-MOVE, DA-MMOVE, DA-DEF-4..6).

A step costs 1, and 1 more out of a square beside an enemy; out of a pit it costs more. A way is
never asked for step by step: it is the cheapest one, and it ends where something is revealed.
"""

from __future__ import annotations

from typing import Final

from grimorio.games.dungeonalliance.components.numbers import MONSTER_POWERS, POWER, TABLE
from grimorio.games.dungeonalliance.rules.board import ACROSS, INSIDE, around
from grimorio.games.dungeonalliance.rules.figures import (
    PASS,
    SLIP,
    bonus,
    place_of,
    room_of,
    squares_of_enemies,
)
from grimorio.games.dungeonalliance.state import FIRST_MONSTER, KNOWN, Dungeon
from grimorio.kit.numbers import NONE

PIT_LEAVE: Final = TABLE.pit_leave
FLIGHT: Final = POWER["flight"]
BARRED: Final = -1
"""The cost of a square that cannot be entered: it never becomes less."""
FAR: Final = 1000
"""More than any way costs."""


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


def ways(
    s: Dungeon, figure: int, points: int, free: bool = False, foes: set[int] | None = None
) -> dict[int, int]:
    """The empty squares a figure can go to with so many Speed points, and what each costs
    (DA-MOVE-1..11, DA-MMOVE-1..5, DA-EX-13..15). A hero that enters a room with a face-down token
    stops on the first empty square for it, a monster does not (DA-RUL-31, DA-RUL-33, DA-THREAT-6).
    A `free` move has no extra cost (DA-RUL-103). `foes` are the squares of enemies, if known."""
    start = place_of(s, figure)
    hero = figure < FIRST_MONSTER
    if hero:
        slips, passes = bonus(s, figure, SLIP) > 0, bonus(s, figure, PASS) > 0
    else:
        passes = slips = MONSTER_POWERS[s.monsters[figure].kind] == FLIGHT
    slips = slips or free
    if foes is None:
        foes = squares_of_enemies(s, figure)
    costs: dict[int, int] = {} if passes else dict.fromkeys(foes, BARRED)
    costs[start] = 0
    layers: list[list[int]] = [[] for _ in range(points + 1)]
    layers[0].append(start)
    dark: dict[int, bool] = {room_of(start): False}
    occupant = s.occupant
    for spent in range(points):
        for square in layers[spent]:
            if costs[square] != spent:
                continue
            cell = room_of(square)
            if hero:
                if cell not in dark:
                    dark[cell] = is_dark(s, cell)
                if dark[cell] and occupant[square] == NONE:
                    continue
            total = spent + 1
            beside = around(square, s.corridors)
            if not slips and not foes.isdisjoint(beside):
                total += 1
            if s.pits and not free and is_pit(s, square):
                total += PIT_LEAVE
            if total > points:
                continue
            for to in beside:
                if hero and dark[cell] and room_of(to) != cell:
                    continue
                if costs.get(to, FAR) <= total:
                    continue
                costs[to] = total
                layers[total].append(to)
    return {to: cost for to, cost in costs.items() if cost > 0 and occupant[to] == NONE}


def path_length(s: Dungeon, start: int, goal: int, most: int) -> int:
    """Squares along the shortest open way between two squares, whoever stands there, if it is at
    most so many, else NONE: what a pet without need of sight goes by (DA-RUL-29, DA-PET-5)."""
    seen = {start}
    layer = [start]
    for length in range(1, most + 1):
        found: list[int] = []
        for square in layer:
            steps = list(INSIDE[square])
            for edge, squares in ACROSS[square]:
                if s.corridors & edge:
                    steps += squares
            for to in steps:
                if to == goal:
                    return length
                if to not in seen:
                    seen.add(to)
                    found.append(to)
        layer = found
    return NONE
