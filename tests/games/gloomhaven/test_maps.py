"""The maps of all scenarios load, and everything on them stands on a hex of its area."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.maps import Map, maps
from grimorio.games.gloomhaven.rules.map.ground import FAR, ground_of

MAPS = list(maps().values())
APART = {82, 90}
"""In 90 a portal joins two rooms. In 82 the facts leave open where one tile lies."""


def test_there_is_a_map_for_every_scenario_but_the_random_dungeon() -> None:
    assert sorted(maps()) == [n for n in range(1, 96) if n != 55]


@pytest.mark.parametrize("on", MAPS, ids=lambda on: str(on.id))
def test_what_is_on_a_map_stands_where_it_can(on: Map) -> None:
    """GH-SETUP-5, GH-SETUP-6: on its hexes, monsters apart from each other and from obstacles."""
    areas = [set(on.hexes(area)) for area in range(len(on.areas))]
    doors = {place for door in on.doors for place in door.at}
    everywhere = set.union(*areas) | doors | set(on.corridors)
    assert sum(len(area) for area in areas) == len(set.union(*areas)), "two tiles overlap"
    assert set(on.starts) <= set.union(*[areas[area] for area in on.open]) | set(on.corridors)
    monsters = [monster.at for monster in on.monsters]
    assert len(set(monsters)) == len(monsters)
    for monster in on.monsters:
        assert monster.at in everywhere
    for overlay in on.overlays:
        assert set(overlay.at) <= everywhere or not on.checked
        if overlay.kind == "obstacle" and on.id <= 20:
            assert not set(overlay.at) & {*monsters, *on.starts}
    for wall in on.walls:
        assert set(wall) <= everywhere


@pytest.mark.parametrize("on", MAPS, ids=lambda on: str(on.id))
def test_every_area_can_be_reached_when_all_doors_are_open(on: Map) -> None:
    ground = ground_of(on.id, (1 << len(on.areas)) - 1, (1 << len(on.doors)) - 1)
    start = ground.board.cell(*on.starts[0])
    assert start is not None
    reached = sum(far < FAR for far in ground.far(start))
    assert (reached == ground.size) == (on.id not in APART)


def test_a_closed_door_is_wall_and_an_open_one_is_not() -> None:
    """GH-DOOR-1, GH-DOOR-4: the first room of scenario 1, without and with its door."""
    closed, ajar = ground_of(1, 0b001, 0b00), ground_of(1, 0b011, 0b01)
    at = closed.board.cell(*maps()[1].doors[0].at[0])
    inside = closed.board.cell(-1, 3)
    assert at is not None
    assert inside is not None
    assert closed.board.places == ajar.board.places, "a hex keeps its number"
    assert closed.all.bit_count() == 32
    assert not closed.all >> at & 1
    assert not closed.beside[inside] >> at & 1
    assert closed.sight(at) == 0
    assert ajar.all.bit_count() == 32 + 23 + 1
    assert ajar.beside[at] >> inside & 1
    assert ajar.sight(inside).bit_count() > closed.sight(inside).bit_count()
