"""The lattice of the map: hexes, the places of tiles, the centres of Special tiles (EU-RUL-21).

A tile is three hexes that touch each other: (q, r), (q + 1, r) and (q, r + 1). Its anchor (q, r)
has q - r divisible by 3. All tiles lie alike, so a tile place needs no turns. The Starting Map
tile lies at (0, 0); the lattice reaches farther than any pile of map tiles.

A spot is where a Hero can be: a hex, or the centre of a Special tile. Hexes come first, then the
centre of each tile place.
"""

from __future__ import annotations

from typing import Final

from grimorio.kit.hexes import HexBoard, hexagon

REACH: Final = 30
BOARD: Final = HexBoard(hexagon(REACH))
HEXES: Final = BOARD.size
NEIGHBOURS: Final = BOARD.neighbours


def _whole(q: int, r: int) -> tuple[int, int, int] | None:
    """The hexes of the tile anchored there, if all are on the lattice."""
    cells = (BOARD.cell(q, r), BOARD.cell(q + 1, r), BOARD.cell(q, r + 1))
    first, second, third = cells
    if first is None or second is None or third is None:
        return None
    return first, second, third


PLACES: Final[tuple[tuple[int, int, int], ...]] = tuple(
    found for q, r in BOARD.places if (q - r) % 3 == 0 and (found := _whole(q, r)) is not None
)
"""The hexes of each tile place."""
_PLACE_OF: Final[dict[int, int]] = {
    cell: number for number, cells in enumerate(PLACES) for cell in cells
}
PLACE_OF: Final[tuple[int, ...]] = tuple(_PLACE_OF.get(cell, -1) for cell in range(HEXES))
"""The tile place that each hex belongs to; -1 at the rim of the lattice, where no tile fits."""
PART_OF: Final[tuple[int, ...]] = tuple(
    PLACES[place].index(cell) if place >= 0 else 0 for cell, place in enumerate(PLACE_OF)
)
"""Which of the three hexes of its tile each hex is."""
START_PLACE: Final = PLACE_OF[BOARD.places.index((0, 0))]
"""Where the Starting Map tile lies (EU-MAP-1)."""


def centre_of(place: int) -> int:
    """The centre of a tile place."""
    return HEXES + place


def place_at(spot: int) -> int:
    """The tile place that a spot belongs to."""
    return spot - HEXES if spot >= HEXES else PLACE_OF[spot]


START: Final = centre_of(START_PLACE)
"""The Church in the centre of the Starting Map tile (EU-TURN-1)."""


def _hex_id(q: int, r: int) -> str:
    return f"{q:+d}{r:+d}"


SPOT_IDS: Final[tuple[str, ...]] = (
    *[_hex_id(q, r) for q, r in BOARD.places],
    *[f"{_hex_id(*BOARD.places[cells[0]])}-centre" for cells in PLACES],
)
PLACE_IDS: Final[tuple[str, ...]] = tuple(_hex_id(*BOARD.places[cells[0]]) for cells in PLACES)


def steps_between(one: int, other: int) -> int:
    """The distance of two hexes, whatever lies between them (EU-RUL-30)."""
    q, r = BOARD.places[one]
    x, y = BOARD.places[other]
    return max(abs(q - x), abs(r - y), abs(q + r - x - y))


def distance(one: int, other: int) -> int:
    """The distance of two spots; a centre is 1 away from each of its three hexes (EU-TELE-7)."""
    if one == other:
        return 0
    ones = PLACES[one - HEXES] if one >= HEXES else (one,)
    others = PLACES[other - HEXES] if other >= HEXES else (other,)
    extra = (one >= HEXES) + (other >= HEXES)
    return extra + min([steps_between(a, b) for a in ones for b in others])
