"""The maps of the scenarios: tiles laid out on one grid of hexes, doors, overlays, monsters.

Hexes are axial (q, r) with a point at the top; q grows to the east, r to the south-east. An area is
what one door reveals. What is no hex of a map is wall.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

from grimorio.games.gloomhaven.components.vocabulary import Ranks
from grimorio.kit.content import SHOWN, Fact, load
from grimorio.kit.hexes import Hex, rotate


class Tile(Fact, frozen=True):
    """A map tile: its whole hexes, row by row; odd rows lie half a hex to the east."""

    id: str
    rows: tuple[str, ...]


class Laid(Fact, frozen=True):
    """A tile as it lies on a map: turned clockwise about its origin, then moved; or hexes alone."""

    tile: str = ""
    turns: int = 0
    at: Hex = (0, 0)
    hexes: tuple[Hex, ...] = ()


class Door(Fact, frozen=True):
    """A door between two areas; its hexes belong to neither."""

    look: Annotated[str, SHOWN]
    at: tuple[Hex, ...]
    between: tuple[int, int]


class Overlay(Fact, frozen=True):
    """One overlay tile; several hexes are one large tile."""

    kind: Literal["obstacle", "trap", "hazard", "difficult-terrain", "treasure"]
    look: str
    area: int
    at: tuple[Hex, ...]
    number: str = ""
    """Of a treasure chest, without zeros in front; `goal` is a goal of the scenario."""
    amount: int = 1
    """Money tokens."""


class Placed(Fact, frozen=True):
    """A monster as the map places it."""

    type: str
    area: int
    at: Hex
    rank: Ranks


class Map(Fact, frozen=True):
    """The map of one scenario."""

    id: int
    areas: tuple[tuple[Laid, ...], ...]
    open: tuple[int, ...]
    """The areas that are seen at the start."""
    starts: tuple[Hex, ...]
    doors: tuple[Door, ...] = ()
    corridors: tuple[Hex, ...] = ()
    """Open hexes that join two tiles of an area."""
    plates: tuple[Hex, ...] = ()
    walls: tuple[tuple[Hex, Hex], ...] = ()
    """Between two neighbours, where two tiles touch without a door."""
    overlays: tuple[Overlay, ...] = ()
    monsters: tuple[Placed, ...] = ()
    checked: Annotated[bool, SHOWN] = True
    """Whether two public drawings of it have the same outline."""

    def hexes(self, area: int) -> Iterator[Hex]:
        """The hexes of an area."""
        for laid in self.areas[area]:
            yield from laid.hexes
            if laid.tile:
                yield from _turned(laid.tile, laid.turns, laid.at)


class Maps(Fact, frozen=True):
    """All tiles and maps."""

    tiles: tuple[Tile, ...]
    maps: tuple[Map, ...]


@cache
def maps() -> dict[int, Map]:
    """The maps, by the numbers of their scenarios."""
    return {found.id: found for found in _content().maps}


@cache
def places_of(scenario: int) -> frozenset[Hex]:
    """All hexes of a scenario, doors and corridors included."""
    on = maps()[scenario]
    found: set[Hex] = set(on.corridors)
    for area in range(len(on.areas)):
        found.update(on.hexes(area))
    for door in on.doors:
        found.update(door.at)
    return frozenset(found)


def tiles() -> tuple[Tile, ...]:
    """The map tiles."""
    return _content().tiles


@cache
def _content() -> Maps:
    return load(files("grimorio.games.gloomhaven") / "content" / "maps", Maps)


@cache
def _shapes() -> dict[str, tuple[Hex, ...]]:
    return {
        tile.id: tuple(
            [
                (x - y // 2, y)
                for y, row in enumerate(tile.rows)
                for x, mark in enumerate(row)
                if mark == "#"
            ]
        )
        for tile in _content().tiles
    }


def _turned(tile: str, turns: int, at: Hex) -> Iterator[Hex]:
    for place in _shapes()[tile]:
        q, r = rotate(place, turns)
        yield q + at[0], r + at[1]
