"""Doors a hero could open from where it can go: plain ones, locked ones, and walls that may hide a
secret door.

Walls count as much as doors: an Alliance that has used up its doors still has a wall to try.
"""

from __future__ import annotations

from typing import Final

from grimorio.games.dungeonalliance.bot.grounds import Grounds
from grimorio.games.dungeonalliance.components.numbers import HERO_TYPES, TABLE, TILE_LEVELS
from grimorio.games.dungeonalliance.components.vocabulary import RANGED
from grimorio.games.dungeonalliance.rules.board import BESIDE, EDGE_ROWS, EDGES
from grimorio.games.dungeonalliance.rules.doors import CORRIDOR, DOOR, FRAME, between
from grimorio.games.dungeonalliance.rules.figures import (
    bonus,
    enemies_in,
    hero_of,
    place_of,
    room_of,
)
from grimorio.games.dungeonalliance.rules.locks import PICK, QUIET
from grimorio.games.dungeonalliance.state import COMPETITIVE, Dungeon
from grimorio.kit.numbers import NONE

OPENING: Final = 0.3
POINT: Final = 0.12
SHOT: Final = 0.15
"""What a new room is worth, what each Speed point left for it adds, and a ranged attack."""
LATE_OPENING: Final = 0.2
"""The same for a hero that cannot attack any more."""
PASSAGE: Final = 0.2
"""A way to a room that is laid, of what that room promises more."""
TILE: Final = 3.0
"""Alone and together a tile laid is worth this much besides."""
STEP: Final = 0.01
"""What a Speed point on the way costs: of two doors alike the nearer one."""
DIE: Final = TABLE.die


class Opening:
    """A door that can be opened, and the square it is opened from."""

    def __init__(self, value: float, square: int, edge: int, locked: bool) -> None:
        self.value = value
        self.square = square
        self.edge = edge
        self.locked = locked
        """It can only be tried."""


def openings(
    s: Dungeon, figure: int, reach: dict[int, int], points: int, strikes: bool, grounds: Grounds
) -> list[Opening]:
    """What can be opened, or at least tried, from the squares in reach."""
    found: list[Opening] = []
    shoots = HERO_TYPES[hero_of(s, figure).kind] == RANGED
    quiet = bonus(s, figure, QUIET) > 0
    help_ = bonus(s, figure, PICK)
    here = room_of(place_of(s, figure))
    for cell in {room_of(square): 0 for square in reach}:
        calm = quiet or not enemies_in(s, figure, cell)
        for side in range(4):
            kind = between(s, cell, side)
            if kind in (FRAME, CORRIDOR) or (kind != DOOR and not calm):
                continue
            other = BESIDE[cell][side]
            new = s.laid[other] == NONE
            if new and not s.tile_row:
                continue
            square, cost = nearest(cell, side, reach, points)
            if square == NONE:
                continue
            left = points - cost - 1
            chance = 1.0
            if kind != DOOR:
                level = TILE_LEVELS[s.tile_row[0] if new else s.laid[other] // 4] - help_
                chance = success(level, left)
                left = max(0, left - max(0, level))
            if not new:
                value = PASSAGE * max(0.0, grounds.promise[other] - grounds.promise[cell])
            elif strikes:
                value = OPENING + POINT * left + SHOT * shoots
            else:
                value = LATE_OPENING
            if new and s.mode != COMPETITIVE:
                value += TILE
            value = chance * value - STEP * (cost + (cell != here))
            found.append(Opening(value, square, EDGES[cell][side], kind != DOOR))
    return found


def nearest(cell: int, side: int, reach: dict[int, int], points: int) -> tuple[int, int]:
    """The square beside a door that is reached with most Speed points left, at least one, and what
    it costs; NONE if there is none."""
    best, cost = NONE, points
    for place in EDGE_ROWS[side]:
        square = 9 * cell + place
        if square in reach and reach[square] < cost:
            best, cost = square, reach[square]
    return best, cost


def success(need: int, points: int) -> float:
    """How likely an attempt succeeds with all the Speed points that help."""
    short = need - min(points, max(0, need))
    return sum([face >= short for face in DIE]) / len(DIE)
