"""Hexes, rooms and scenarios as they are stored.

The hexes of a scenario are numbered row by row, so a hex that is added to a map changes the numbers
behind it. On disk a hex is therefore its place on the map: `e3s2` is three columns east and two
rows south of the origin. A door is called by its first hex, a room by its first tile. What that is
in numbers depends on the scenario. Its number stands in the state before everything that lies on
its map, and whoever writes or reads it remembers it for what follows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from typing import Final, TypeAlias

from grimorio.core.data import BadData, Data
from grimorio.core.nouns import Gone, Noun
from grimorio.games.gloomhaven.components.maps import maps, places_of
from grimorio.kit.hexes import Hex

NOW: Final[ContextVar[int]] = ContextVar("scenario")
"""The scenario whose state is being written or read."""


def place_id(place: Hex) -> str:
    """Columns to the east or west of the origin, then rows to the south or north."""
    q, r = place
    column = q + (r - (r & 1)) // 2
    return f"{'w' if column < 0 else 'e'}{abs(column)}{'n' if r < 0 else 's'}{abs(r)}"


@cache
def place_ids(scenario: int) -> tuple[str, ...]:
    """The hexes of a scenario, by their numbers: row by row, as a board numbers them."""
    places = sorted(places_of(scenario), key=lambda place: (place[1], place[0]))
    return tuple([place_id(place) for place in places])


@cache
def door_ids(scenario: int) -> tuple[str, ...]:
    """The doors of a scenario by their first hexes."""
    return tuple([place_id(door.at[0]) for door in maps()[scenario].doors])


@cache
def area_ids(scenario: int) -> tuple[str, ...]:
    """The areas of a scenario by their first tiles; one without a tile by its first hex."""
    on = maps()[scenario]
    return tuple(
        [
            next((laid.tile for laid in area if laid.tile), "") or place_id(area[0].hexes[0])
            for area in on.areas
        ]
    )


Ids: TypeAlias = Callable[[int], tuple[str, ...]]
"""What is on the map of a scenario, by its numbers."""


class ScenarioNoun(Noun):
    """A scenario, by the number that is printed on it."""

    __slots__ = ()

    def dump(self, number: int) -> Data:
        """Its number, remembered for the hexes that follow."""
        NOW.set(number)
        return number

    def load(self, data: Data) -> int:
        """The same when it is read."""
        number = super().load(data)
        NOW.set(number)
        return number


class MapNoun(Noun):
    """Something on the map of the scenario that is played: a hex, a door, an area."""

    __slots__ = ("ids_of", "kept_ids")

    def __init__(self, noun: str, ids_of: Ids, kept: Mapping[str, Sequence[str]]) -> None:
        super().__init__(noun, says=lambda s, number: ids_of(s.number)[number])
        self.ids_of = ids_of
        self.kept_ids = kept
        """Those of each scenario as they stood while numbers were stored."""

    def dump(self, number: int) -> Data:
        """What it is called on the map."""
        return number if number < 0 else self.ids_of(NOW.get())[number]

    def load(self, data: Data) -> int:
        """Its number on the map of today."""
        if type(data) is int:
            if data < 0:
                return data
            kept = self.kept_ids.get(f"{self.noun}/{NOW.get()}", self.ids_of(NOW.get()))
            if data >= len(kept):
                raise BadData(f"there was no {self.noun} of number {data}")
            data = kept[data]
        if not isinstance(data, str):
            raise BadData(f"a {self.noun} was expected, not {str(data)[:40]}")
        number = _numbers(self.ids_of, NOW.get()).get(data)
        if number is None:
            raise Gone(self.noun, data)
        return number


@cache
def _numbers(ids_of: Ids, scenario: int) -> Mapping[str, int]:
    return {id_: number for number, id_ in enumerate(ids_of(scenario))}
