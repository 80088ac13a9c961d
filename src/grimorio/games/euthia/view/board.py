"""The map: hexes and centres, what lies on them, the Heroes (EU-MAP, EU-HEX, EU-SPEC).

A centre has no hex of its own: it is a large token on the first hex of its tile, and a Hero in it
stands there with a badge that says so.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Badge, Board, Cell, Piece, Text
from grimorio.games.euthia.components.box import Hex
from grimorio.games.euthia.components.numbers import HEROES, TILES
from grimorio.games.euthia.components.vocabulary import ELEMENTS, HexType
from grimorio.games.euthia.rules.land import gaps_at, powers_at
from grimorio.games.euthia.rules.lattice import (
    BOARD,
    HEXES,
    PART_OF,
    PLACE_OF,
    PLACES,
    centre_of,
    place_at,
)
from grimorio.games.euthia.state import Realm
from grimorio.games.euthia.view import icons
from grimorio.games.euthia.view.lines import effects_text
from grimorio.games.euthia.view.names import cell_id, figure_id, hero_text, whereabouts
from grimorio.kit.numbers import NONE
from grimorio.kit.story import listed, seat_text

GROUNDS: Final[dict[HexType, str]] = {
    "plain": "grass",
    "mountain": "mountain",
    "lake": "water",
    "cave": "stone",
    "treasure-1": "treasure",
    "treasure-2": "treasure",
    "treasure-3": "treasure",
    "fire": "lava",
    "water": "marsh",
    "air": "snow",
    "earth": "sand",
    "portal": "floor",
    "merchants": "road",
    "alchemists": "road",
}


def board(s: Realm) -> Board:
    """The map with everything that stands on it."""
    return Board("map", "hex", Text("map"), cells(s), pieces=pieces(s))


def cells(s: Realm) -> tuple[Cell, ...]:
    """The hexes of the map, and under mist the spaces where the next tile can be laid."""
    found = []
    for place, tile in s.laid.items():
        for part, cell in enumerate(PLACES[place]):
            found.append(cell_of(cell, tile, part, powers_at(s, cell)))
    for place in gaps(s):
        found += [unknown(cell) for cell in PLACES[place]]
    return tuple(found)


def gaps(s: Realm) -> list[int]:
    """The empty tile spaces beside the Hero whose turn it is (EU-REVEAL-3)."""
    at = s.heroes[s.active].at
    return [] if at == NONE or s.over else gaps_at(s, at)


@lru_cache(8192)
def cell_of(cell: int, tile: int, part: int, powers: int) -> Cell:
    """A hex: its type, its Monster's level and the Elemental Powers that reach it."""
    one = TILES[tile].hexes[part]
    q, r = BOARD.places[cell]
    features = () if one.type == "plain" else (icons.HEXES[one.type],)
    reached = [Text(f"element-{name}") for n, name in enumerate(ELEMENTS) if powers >> n & 1]
    label = Text("hex", {"type": Text(f"hex-{one.type}"), "at": whereabouts(cell)})
    if reached:
        label = Text("hex-under", {"hex": label, "powers": listed(reached)})
    return Cell(
        cell_id(cell), q, r, GROUNDS[one.type], features, label, power_note(powers), ("EU-HEX-2",)
    )


@cache
def power_note(powers: int) -> str:
    """A sign for each Elemental Power that reaches a hex."""
    return "".join([sign for n, sign in enumerate("▲▼≈◆") if powers >> n & 1])


@cache
def unknown(cell: int) -> Cell:
    """A hex that nobody has seen."""
    q, r = BOARD.places[cell]
    return Cell(cell_id(cell), q, r, "unknown", label=Text("hex-unknown"), fog=True)


def pieces(s: Realm) -> tuple[Piece, ...]:
    """Centres, Monsters, tokens and Heroes."""
    found = []
    for place, tile in s.laid.items():
        if TILES[tile].centre:
            found.append(centre_piece(place, tile))
        for part, cell in enumerate(PLACES[place]):
            one = TILES[tile].hexes[part]
            if one.monster and cell not in s.freed:
                found.append(monster_piece(cell, tile, part))
    found += [token_piece("mark", cell, seat, 1) for cell, seat in s.marks.items()]
    found += [token_piece("stall", cell, seat, 1) for cell, seat in s.stalls.items()]
    for cell, counts in s.claims.items():
        found += [
            token_piece("claim", cell, seat, count) for seat, count in enumerate(counts) if count
        ]
    for seat, hero in enumerate(s.heroes):
        if hero.at != NONE:
            found.append(hero_piece(seat, hero.kind, hero.at))
    return tuple(found)


def at_of(spot: int) -> str:
    """The cell where something at a spot is drawn."""
    return cell_id(PLACES[place_at(spot)][0] if spot >= HEXES else spot)


@cache
def centre_piece(place: int, tile: int) -> Piece:
    """The Church, the Towers or the Fortress in the centre of its tile."""
    spot, one = centre_of(place), TILES[tile]
    label = Text(f"centre-{one.centre}", {"priest": "yes" if one.priest else "no"})
    return Piece(
        cell_id(spot), at_of(spot), label, icons.CENTRES[one.centre], None, "large",
        tone="gold", rules=("EU-SPEC-2", "EU-SPEC-3"),
    )  # fmt: skip


def hex_at(s: Realm, cell: int) -> Hex:
    """A hex as its tile is printed."""
    return TILES[s.laid[PLACE_OF[cell]]].hexes[PART_OF[cell]]


@cache
def monster_piece(cell: int, tile: int, part: int) -> Piece:
    """An undefeated Monster: its level, and what its hex holds for the victor."""
    one = TILES[tile].hexes[part]
    return Piece(
        f"monster{cell}", cell_id(cell), monster_label(one), icons.MONSTER, None, "token",
        tone="danger", number=one.monster, rules=("EU-LIB-1", "EU-LIB-3", "EU-LOOT-1"),
    )  # fmt: skip


def monster_label(one: Hex) -> Text:
    return Text("monster-on-hex", {"level": one.monster, "loot": loot_text(one)})


def loot_text(one: Hex) -> Text:
    """The Loot of a hex (EU-LOOT-2)."""
    return effects_text(one.loot)


@cache
def token_piece(kind: str, cell: int, seat: Seat, count: int) -> Piece:
    """A Hero, Trade or Interaction token; two of them bear their number."""
    label = Text(f"token-{kind}", {"seat": seat_text(seat), "count": count})
    icon = {"mark": icons.TROPHY, "stall": icons.GOLD, "claim": icons.CLAIM}[kind]
    number = count if count > 1 else None
    return Piece(f"{kind}{cell}-{seat}", cell_id(cell), label, icon, seat, "marker", number=number)


@cache
def hero_piece(seat: Seat, kind: int, at: int) -> Piece:
    """A Hero; in a centre its badge says so."""
    badges = (Badge(Text("in-centre"), "church"),) if at >= HEXES else ()
    return Piece(
        figure_id(seat), at_of(at), hero_text(kind), HEROES[kind].icon, seat, "figure",
        badges=badges,
    )  # fmt: skip
