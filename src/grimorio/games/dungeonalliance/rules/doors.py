"""Doors and tiles: what lies between two rooms, opening a door, laying a new tile (DA-DOOR,
DA-TILE, DA-LOCK-1, DA-SECRET-1)."""

from __future__ import annotations

from typing import Final

from grimorio.core import reveal, tell
from grimorio.games.dungeonalliance.components.numbers import (
    DOORS,
    FRAMES,
    INHABITANTS,
    TILE_LEVELS,
    TILE_THREATS,
)
from grimorio.games.dungeonalliance.kinds import (
    APPEARED,
    LAID,
    NEXT_TILE,
    OPENED,
)
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER
from grimorio.games.dungeonalliance.rules.board import ACROSS, BESIDE, EDGE_SIDES, EDGES, WIDTH
from grimorio.games.dungeonalliance.rules.ending import check_cleared
from grimorio.games.dungeonalliance.rules.figures import (
    active,
    hero_of,
    named,
    new_monster,
    room_of,
)
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.kit.numbers import NONE

FRAME: Final = 0  # nothing can be opened: the frame
CORRIDOR: Final = 1  # open
DOOR: Final = 2  # a door on both sides, or a door and no tile behind it
LOCKED: Final = 3  # a door on one side, a wall on the other
SECRET: Final = 4  # walls on both sides
WALL: Final = 5  # a wall and no tile behind it


def is_inside(s: Dungeon, cell: int) -> bool:
    """Whether a cell is inside the frame (DA-SETUP-1, DA-RUL-4)."""
    frame = FRAMES[len(s.players)]
    return cell % WIDTH < frame.width and cell // WIDTH < frame.height


def has_door(s: Dungeon, cell: int, side: int) -> bool:
    return bool(DOORS[s.laid[cell]] >> side & 1)


def between(s: Dungeon, cell: int, side: int) -> int:
    """What is on a side of a room (DA-DOOR-2..5, DA-LOCK-1, DA-SECRET-1, DA-TILE-1,
    DA-RUL-22)."""
    other = BESIDE[cell][side]
    if other == NONE or not is_inside(s, other):
        return FRAME
    if s.corridors >> EDGES[cell][side] & 1:
        return CORRIDOR
    here = has_door(s, cell, side)
    if s.laid[other] == NONE:
        return DOOR if here else WALL
    there = has_door(s, other, (side + 2) % 4)
    if here and there:
        return DOOR
    return LOCKED if here or there else SECRET


def sides_beside(square: int) -> tuple[int, ...]:
    """The sides of its room that a square is adjacent to: it lies in the row beside them
    (DA-RUL-21)."""
    return SIDES_BESIDE[square]


def look_beside(square: int) -> tuple[int, ...]:
    cell = room_of(square)
    edges = [edge for edge, _ in ACROSS[square]]
    return tuple(
        [side for side in range(4) if EDGES[cell][side] != NONE and 1 << EDGES[cell][side] in edges]
    )


SIDES_BESIDE: Final = tuple([look_beside(square) for square in range(len(ACROSS))])


# -- opening ---------------------------------------------------------------------------------------


def doors_to_open(s: Dungeon, square: int) -> list[int]:
    """The edges with a closed normal door beside a square; one without a tile behind it only
    while there is a tile to lay there: every tile has a door. A locked door is another thing
    (DA-DOOR-1, DA-DOOR-5, DA-DOOR-7, DA-RUL-9, DA-RUL-14, DA-EX-16)."""
    cell = room_of(square)
    return [EDGES[cell][side] for side in sides_beside(square) if is_door(s, cell, side)]


def doors_of(s: Dungeon, cell: int) -> list[int]:
    """The sides of a room with such a door."""
    return [side for side in range(4) if is_door(s, cell, side)]


def is_door(s: Dungeon, cell: int, side: int) -> bool:
    if between(s, cell, side) != DOOR:
        return False
    return s.laid[BESIDE[cell][side]] != NONE or len(s.tile_row) > 0


def side_of(edge: int, cell: int) -> int:
    """The side of a cell that an edge is on."""
    first, side = EDGE_SIDES[edge]
    return side if first == cell else (side + 2) % 4


def openings(s: Dungeon, edge: int, cell: int) -> list[int]:
    """The tiles that may be laid behind a door of a room, each in every way it can be turned; NONE
    alone if one lies there (DA-DOOR-2..4)."""
    side = side_of(edge, cell)
    if s.laid[BESIDE[cell][side]] != NONE:
        return [NONE]
    return fitting(s, (side + 2) % 4, True)


def open_door(s: Dungeon, edge: int, laid: int) -> None:
    """The active hero opens a normal door: a Corridor token, and before it one of the face-up tiles
    where none lies, turned so that a door of it meets the opened one (DA-DOOR-1..4)."""
    cell = room_of(hero_of(s, active(s)).at)
    side = side_of(edge, cell)
    other = BESIDE[cell][side]
    if laid != NONE:
        put_tile(s, edge, other, (side + 2) % 4, laid)
    else:
        s.corridors |= 1 << edge
        tell(s, OPENED, named(s, active(s)), s.laid[other] // 4)


def fitting(s: Dungeon, side: int, door: bool) -> list[int]:
    """The tiles of the Tile Selection Area in the turns in which they have a door, or a wall, on
    a side (DA-DOOR-4, DA-LOCK-8..9, DA-SECRET-6)."""
    return [
        laid
        for tile in s.tile_row
        for laid in range(4 * tile, 4 * tile + 4)
        if bool(DOORS[laid] >> side & 1) == door
    ]


def put_tile(s: Dungeon, edge: int, cell: int, side: int, laid: int) -> None:
    """A new tile with a Corridor token on the contact side, then the follow-up: the area is
    refilled, monsters come facing the door, threats face down (DA-DOOR-4, DA-TILE-2..5,
    DA-FACE-4, DA-EX-17)."""
    tile = laid // 4
    place = s.tile_row.index(tile)
    s.tile_row.remove(tile)
    s.laid[cell] = laid
    s.corridors |= 1 << edge
    tell(s, LAID, named(s, active(s)), tile)
    refill_tiles(s, place)
    inhabit(s, cell, side)
    check_cleared(s)


def inhabit(s: Dungeon, cell: int, facing: int) -> None:
    """Monsters and threats of a tile; without a token left a picture stays empty (DA-TILE-3,
    DA-TILE-4, DA-RUL-8)."""
    laid = s.laid[cell]
    for kind, place in INHABITANTS[laid]:
        if s.supply.get(kind, 0):
            s.supply[kind] -= 1
            add_monster(s, kind, 9 * cell + place, facing)
    level = TILE_LEVELS[laid // 4] - 1
    for place in TILE_THREATS[laid]:
        on_map = sum([found == level for found in s.unknown.values()])
        if on_map < len(s.threat_bags[level]):
            s.unknown[9 * cell + place] = level


def add_monster(s: Dungeon, kind: int, square: int, facing: int) -> int:
    """A monster on the map."""
    figure = FIRST_MONSTER + s.made
    s.made += 1
    s.monsters[figure] = new_monster(kind, square, facing, len(s.players))
    s.occupant[square] = figure
    tell(s, APPEARED, named(s, figure), square)
    return figure


def refill_tiles(s: Dungeon, place: int) -> None:
    """The top tile of the Dungeon deck to a place of the area: Level I first, then II, then III,
    whatever the pools of XP (DA-SETUP-24, DA-TILE-2, DA-POOL-4, DA-RUL-9, DA-RUL-78)."""
    for level in range(3):
        if s.tiles_left[level]:
            s.tiles_left[level] -= 1
            tile = s.chance.draw(s.tile_bags[level])
            s.tile_row.insert(place, tile)
            reveal(s)
            tell(s, NEXT_TILE, tile)
            return
