"""The board: spaces, the ways between them, and what bars a way (DQ-TILE, DQ-RUL-9, DQ-RUL-11).

A space is a cell; the two cells of the Treasure Room are one space, TREASURE. A way leads from a
space to a neighbour: the cell it starts at, its direction there, and the space it leads to.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from grimorio.games.dungeonquest.components.numbers import (
    BOARD,
    CONTENT,
    ROOM,
    TILE_ROOMS,
    TILE_SIDES,
)
from grimorio.games.dungeonquest.components.vocabulary import DOOR, OPEN, PORTCULLIS, SIDES, WALL
from grimorio.games.dungeonquest.state import DUNGEON, Quest
from grimorio.kit.numbers import NONE

Way: TypeAlias = tuple[int, int, int]


def cell_at(column: int, row: int) -> int:
    """The cell of a column and a row, which must be on the board."""
    cell = BOARD.cell(column, row)
    assert cell is not None
    return cell


TOWERS: Final = tuple(cell_at(*place) for place in CONTENT.board.towers)
TREASURE_CELLS: Final = tuple(cell_at(*place) for place in CONTENT.board.treasure)
TREASURE: Final = TREASURE_CELLS[0]

# The kinds of rooms
DUNGEON_ROOM: Final = ROOM["dungeon"]
PIT: Final = ROOM["pit"]
ENTRANCE: Final = ROOM["entrance"]
TRAP_ROOM: Final = ROOM["trap"]
DARKNESS: Final = ROOM["darkness"]
CORRIDOR: Final = ROOM["corridor"]
CHASM: Final = ROOM["chasm"]
CAVE_IN: Final = ROOM["cave-in"]
BRIDGE: Final = ROOM["bridge"]
ROTATING: Final = ROOM["rotating"]
PORTCULLIS_ROOM: Final = ROOM["portcullis"]
WEB: Final = ROOM["web"]
TOWER: Final = ROOM["tower"]
TREASURE_ROOM: Final = ROOM["treasure"]

TILE_SEARCH: Final = tuple(tile.search for tile in CONTENT.tiles)
TILE_DARKNESS: Final = tuple(tuple(map(SIDES.index, tile.darkness or ())) for tile in CONTENT.tiles)
TILE_NEAR: Final = tuple(tuple(map(SIDES.index, tile.near)) for tile in CONTENT.tiles)


def space_of(cell: int) -> int:
    """The space a cell belongs to (DQ-DRAGON-1)."""
    return TREASURE if cell in TREASURE_CELLS else cell


def _find_ways(space: int) -> tuple[Way, ...]:
    cells = TREASURE_CELLS if space == TREASURE else (space,)
    return tuple(
        (cell, direction, space_of(to))
        for cell in cells
        for direction, to in enumerate(BOARD.steps[cell])
        if to is not None and space_of(to) != space
    )


WAYS: Final[tuple[tuple[Way, ...], ...]] = tuple(
    [_find_ways(space_of(cell)) for cell in range(BOARD.size)]
)
"""The ways out of every space: four at most, six from the Treasure Room, never diagonal
(DQ-MOVE-1, DQ-MOVE-2)."""


def way_between(space: int, to: int) -> Way:
    """The way that leads from a space to its neighbour."""
    for way in WAYS[space]:
        if way[2] == to:
            return way
    raise ValueError(f"spaces {space} and {to} are not adjacent")


def are_adjacent(space: int, to: int) -> bool:
    return any(way[2] == to for way in WAYS[space])


# -- what lies on a space -------------------------------------------------------------------------


def room_at(s: Quest, cell: int) -> int:
    """The kind of room on a cell, NONE if it is unexplored (DQ-TILE-4)."""
    tile = s.tiles[cell]
    if tile != NONE:
        return TILE_ROOMS[tile]
    if cell in TOWERS:
        return TOWER
    return TREASURE_ROOM if cell in TREASURE_CELLS else NONE


def edge_of(s: Quest, cell: int, direction: int) -> int:
    """What stands on one side of a cell: a wall, a passage, or one with a door or a portcullis
    (DQ-TILE-1..3); the unexplored is open as far as anybody knows."""
    tile = s.tiles[cell]
    if tile != NONE:
        return TILE_SIDES[tile][(direction - s.turned[cell]) % 4]
    # Tower and Treasure Rooms are open on every side but the outer wall, which no way leads to.
    return OPEN


def barriers(s: Quest, way: Way) -> list[int]:
    """The doors and portcullises on a way, from the Hero's room on; [WALL] if it is walled up.

    Two of a kind are one obstacle (DQ-DOOR-6, DQ-PORT-3); of two kinds the one in the Hero's own
    room comes first (DQ-PORT-5). What a tile still to be drawn shows on its entry side does not
    count (DQ-PORT-4, DQ-RUL-31, DQ-RUL-32), and its supply may be empty (DQ-RUL-26).
    """
    if is_walled(s, way):
        return [WALL]
    cell, direction, _ = way
    mine, theirs = edge_of(s, cell, direction), edge_of(s, next_cell(way), (direction + 2) % 4)
    obstacles = [edge for edge in (mine, theirs) if edge in (DOOR, PORTCULLIS)]
    return obstacles[:1] if mine == theirs else obstacles


def is_walled(s: Quest, way: Way) -> bool:
    """Whether nobody can go that way (DQ-TILE-1)."""
    cell, direction, to = way
    if not s.supply and room_at(s, to) == NONE:
        return True
    if edge_of(s, cell, direction) == WALL:
        return True
    return edge_of(s, next_cell(way), (direction + 2) % 4) == WALL


def next_cell(way: Way) -> int:
    """The cell a way leads to; of the Treasure Room the half it comes in by."""
    there = BOARD.steps[way[0]][way[1]]
    assert there is not None
    return there


def has_search_icon(s: Quest, cell: int) -> bool:
    """DQ-TILE-5, DQ-SEARCH-2."""
    tile = s.tiles[cell]
    return tile != NONE and TILE_SEARCH[tile]


def has_portcullis(s: Quest, cell: int) -> bool:
    """Whether the room has a portcullis: nobody escapes from it (DQ-ESC-1, DQ-ROOM-27)."""
    tile = s.tiles[cell]
    return tile != NONE and PORTCULLIS in TILE_SIDES[tile]


def token_at(s: Quest, cell: int) -> int:
    """The place in `s.monsters` of the token on a cell, NONE if there is none."""
    return s.dens.index(cell) if cell in s.dens else NONE


def heroes_at(s: Quest, cell: int) -> list[int]:
    """The seats whose miniature stands on a space; who is in the catacombs is in no room
    (DQ-RUL-77)."""
    return [seat for seat, hero in enumerate(s.heroes) if hero.where == DUNGEON and hero.at == cell]


# -- banks: the two halves of a Chasm, the two ends of a Bridge -----------------------------------


def banks(s: Quest, cell: int) -> list[list[int]]:
    """The directions of each half of a Chasm or Bridge (DQ-ROOM-12, DQ-ROOM-16)."""
    tile, turned = s.tiles[cell], s.turned[cell]
    if TILE_ROOMS[tile] == CHASM:
        near = TILE_NEAR[tile]
        far = [side for side in range(4) if side not in near]
        return [[(turned + side) % 4 for side in half] for half in (near, far)]
    return [[turned], [(turned + 2) % 4]]


def same_bank(s: Quest, cell: int, one: int, two: int) -> bool:
    return any(one in bank and two in bank for bank in banks(s, cell))
