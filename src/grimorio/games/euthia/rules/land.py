"""What lies where on the map: tiles, hexes, centres, Elemental Powers (EU-HEX, EU-LIB, EU-ELEM)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from grimorio.games.euthia.components.numbers import TILES
from grimorio.games.euthia.components.vocabulary import CENTRES, ELEMENTS, HEX_TYPES
from grimorio.games.euthia.rules.lattice import HEXES, NEIGHBOURS, PART_OF, PLACE_OF, PLACES
from grimorio.games.euthia.state import ALCHEMISTS, MERCHANTS, TOWERS, Realm
from grimorio.kit.numbers import NONE

TYPES: Final = tuple(tuple(HEX_TYPES.index(one.type) for one in tile.hexes) for tile in TILES)
"""The types of the three hexes of each map tile."""
LEVELS: Final = tuple(tuple(one.monster for one in tile.hexes) for tile in TILES)
"""The levels of their Monsters; 0 where there is none (EU-LIB-1)."""
TILE_CENTRES: Final = tuple(CENTRES.index(tile.centre) for tile in TILES)

PORTAL: Final = HEX_TYPES.index("portal")
_MERCHANTS: Final = HEX_TYPES.index("merchants")
_ALCHEMISTS: Final = HEX_TYPES.index("alchemists")
MOUNTAIN: Final = HEX_TYPES.index("mountain")
TREASURE: Final = HEX_TYPES.index("treasure-1")
FIRST_ELEMENT: Final = HEX_TYPES.index("fire")
CHURCH: Final = CENTRES.index("church")
_TOWERS: Final = CENTRES.index("towers")

FIRE: Final = ELEMENTS.index("fire")
WATER: Final = ELEMENTS.index("water")
AIR: Final = ELEMENTS.index("air")
EARTH: Final = ELEMENTS.index("earth")


def is_laid(s: Realm, cell: int) -> bool:
    """Whether a map tile lies on that hex."""
    return PLACE_OF[cell] in s.laid


def type_of(s: Realm, cell: int) -> int:
    """The type of a hex of the map (EU-HEX-2)."""
    return TYPES[s.laid[PLACE_OF[cell]]][PART_OF[cell]]


def tile_of(s: Realm, spot: int) -> int:
    """The map tile of a spot."""
    return s.laid[spot - HEXES if spot >= HEXES else PLACE_OF[spot]]


def level_at(s: Realm, cell: int) -> int:
    """The level of the undefeated Monster of a hex; 0 if it is liberated (EU-LIB-1, EU-LIB-6,
    EU-RUL-38)."""
    return 0 if cell in s.freed else LEVELS[s.laid[PLACE_OF[cell]]][PART_OF[cell]]


def is_free(s: Realm, spot: int) -> bool:
    """Whether a spot is liberated; a centre, if all hexes around it are (EU-LIB-6, EU-SPEC-7)."""
    if spot >= HEXES:
        return all(level_at(s, cell) == 0 for cell in PLACES[spot - HEXES])
    return level_at(s, spot) == 0


def is_special(s: Realm, place: int) -> bool:
    """Whether the tile there has a centre (EU-SPEC-1)."""
    return TILE_CENTRES[s.laid[place]] > 0


def is_church(s: Realm, spot: int) -> bool:
    """Whether a spot is the Church (EU-HEX-5)."""
    return spot >= HEXES and TILE_CENTRES[s.laid[spot - HEXES]] == CHURCH


def shop_at(s: Realm, spot: int) -> int:
    """The Trade Place of a spot, NONE if there is none; the Towers trade in the centre of their
    tile (EU-TRADE-1, EU-TRADE-3)."""
    if spot >= HEXES:
        return TOWERS if TILE_CENTRES[s.laid[spot - HEXES]] == _TOWERS else NONE
    found = type_of(s, spot)
    if found == _MERCHANTS:
        return MERCHANTS
    return ALCHEMISTS if found == _ALCHEMISTS else NONE


def is_stall(s: Realm, cell: int) -> bool:
    """Whether victory places a Trade token there (EU-WIN-8)."""
    return shop_at(s, cell) != NONE or TILE_CENTRES[s.laid[PLACE_OF[cell]]] == _TOWERS


def terrain_at(s: Realm, cell: int) -> int:
    """The terrain of a Mining hex, NONE of any other spot (EU-HEX-2)."""
    if cell >= HEXES:
        return NONE
    found = type_of(s, cell) - MOUNTAIN
    return found if 0 <= found < 3 else NONE


def treasure_at(s: Realm, cell: int) -> int:
    """The level of the Treasure of a hex less 1, NONE of any other spot (EU-HEX-2)."""
    if cell >= HEXES:
        return NONE
    found = type_of(s, cell) - TREASURE
    return found if 0 <= found < 3 else NONE


def element_at(s: Realm, cell: int) -> int:
    """The kind of the Elemental on a hex, NONE of any other spot (EU-HEX-2)."""
    if cell >= HEXES:
        return NONE
    found = type_of(s, cell) - FIRST_ELEMENT
    return found if 0 <= found < 4 else NONE


def powers_at(s: Realm, spot: int) -> int:
    """The Elemental Powers that influence a spot, a bit for each kind: of the Elementals there and
    beside it, each kind once; none in a centre (EU-ELEM-1, EU-ELEM-7, EU-RUL-31, EU-RUL-56)."""
    if spot >= HEXES:
        return 0
    found = 0
    laid = s.laid
    for cell in (spot, *NEIGHBOURS[spot]):
        tile = laid.get(PLACE_OF[cell], NONE)
        if tile >= 0:
            kind = TYPES[tile][PART_OF[cell]] - FIRST_ELEMENT
            if 0 <= kind < 4:
                found |= 1 << kind
    return found


def gaps_at(s: Realm, cell: int) -> list[int]:
    """The empty tile spaces beside a hex (EU-REVEAL-3). At the rim of the lattice none is left,
    as if the players had agreed on it (EU-REVEAL-8)."""
    if cell >= HEXES:
        return []
    found: list[int] = []
    for other in NEIGHBOURS[cell]:
        place = PLACE_OF[other]
        if place >= 0 and place not in s.laid and place not in found:
            found.append(place)
    return found


def chapter_next(s: Realm) -> int:
    """The chapter of the top map tile, NONE if the pile is empty (EU-MAP-9)."""
    for chapter, bag in enumerate(s.map_bags):
        if bag:
            return chapter
    return NONE


def opens(s: Realm, spot: int) -> bool:
    """Whether entering a spot reveals map tiles (EU-REVEAL-1, EU-RUL-22)."""
    return chapter_next(s) != NONE and bool(gaps_at(s, spot))


def beside(s: Realm, spot: int) -> Iterator[int]:
    """Where one step leads from a spot: hexes of the map, the centre of a Special tile from its
    hexes only, and back (EU-MOVE-2, EU-SPEC-2..4, EU-SPEC-6)."""
    if spot >= HEXES:
        yield from PLACES[spot - HEXES]
        return
    for cell in NEIGHBOURS[spot]:
        if PLACE_OF[cell] in s.laid:
            yield cell
    place = PLACE_OF[spot]
    if is_special(s, place):
        yield HEXES + place


def portals(s: Realm) -> list[int]:
    """The Portals on the map (EU-TELE-4)."""
    return [
        PLACES[place][part]
        for place, tile in s.laid.items()
        for part in range(3)
        if TYPES[tile][part] == PORTAL
    ]
