"""Doors, and the new tiles behind them with their monsters and threats."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import (
    MONSTER,
    THREAT_PILES,
    TILE,
    TILE_THREATS,
)
from grimorio.games.dungeonalliance.kinds import OPEN
from grimorio.games.dungeonalliance.rules.doors import LOCKED, SECRET, between, inhabit
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import at, lay

# -- doors -----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-DOOR-1", "DA-DOOR-2", "DA-DOOR-6", "DA-EX-16", "DA-RUL-21")
def test_a_door_between_two_tiles_is_opened_from_beside_it_also_diagonally() -> None:
    t = lay()
    t.tile("crossroads", (1, 1))
    t.put("lorna", (2, 3))
    edge = t.edge((0, 1), "e")
    t.activate("lorna")
    t.do(OPEN, edge, NONE)
    assert t.s.corridors == 1 << edge
    assert t.s.used == 1
    assert (3, 4) in t.squares()


@pytest.mark.rule("DA-DOOR-1", "DA-DOOR-5", "DA-RUL-22")
def test_no_door_opens_against_the_frame_or_from_the_middle_of_a_room() -> None:
    t = lay()
    t.row("crossroads")
    t.activate("petra")
    assert t.options(OPEN) == [], "she stands in the middle"
    t = lay()
    t.row("crossroads")
    t.put("lorna", (0, 3))
    t.activate("lorna")
    north = t.edge((0, 1), "n")
    assert t.options(OPEN) == [OPEN(north, 4 * TILE["crossroads"] + turns) for turns in range(4)]


@pytest.mark.rule("DA-DOOR-3", "DA-LOCK-1")
def test_a_door_against_a_wall_is_not_opened_like_others() -> None:
    t = lay()
    t.tile("nest", (1, 1))
    t.put("lorna", (2, 4))
    t.activate("lorna")
    assert t.options(OPEN) == []


@pytest.mark.rule("DA-RUL-9")
def test_with_no_tile_left_a_door_into_the_dark_cannot_be_opened() -> None:
    t = lay()
    t.put("lorna", (2, 4))
    t.activate("lorna")
    assert t.options(OPEN) == []


# -- new tiles -------------------------------------------------------------------------------------


@pytest.mark.rule(
    "DA-DOOR-4", "DA-TILE-2", "DA-TILE-3", "DA-TILE-4", "DA-FACE-4", "DA-EX-17", "DA-ROUND-8"
)
def test_behind_a_door_a_new_tile_is_laid_with_its_monsters_and_threats() -> None:
    t = lay()
    t.row("nest", "crossroads")
    t.put("mysterios", (2, 4))
    t.chance(draws=[TILE["cells"]])
    t.activate("mysterios")
    nest, crossroads = TILE["nest"], TILE["crossroads"]
    east = t.edge((0, 1), "e")
    # The nest has one door; it must be on the west side. The crossroads has four.
    tiles = [(nest, 3), *[(crossroads, turns) for turns in range(4)]]
    assert t.options(OPEN) == [OPEN(east, 4 * tile + turns) for tile, turns in tiles]
    t.do(OPEN, east, 4 * nest + 3)
    assert t.s.corridors == 1 << t.edge((0, 1), "e")
    spiders = list(t.s.monsters.values())
    assert [one.kind for one in spiders] == [MONSTER["giant-spider"]] * 2
    assert {one.at for one in spiders} == {at((3, 5)), at((3, 3))}
    assert all(one.facing == 3 and one.ready for one in spiders)
    assert t.s.unknown == {at((5, 4)): 0}
    assert t.s.tile_row == [TILE["cells"], crossroads], "in its place"


@pytest.mark.rule("DA-TILE-1", "DA-LOCK-1", "DA-SECRET-1")
def test_a_new_tile_need_not_match_its_other_neighbours() -> None:
    t = lay()
    t.tile("cells", (1, 0))
    t.row("guard-post", "nest")
    t.put("lorna", (2, 4))
    t.chance(draws=[TILE["well-room"]])
    t.activate("lorna")
    post, nest = TILE["guard-post"], TILE["nest"]
    east = t.edge((0, 1), "e")
    tiles = [(post, 1), (post, 3), (nest, 3)]
    assert t.options(OPEN) == [OPEN(east, 4 * tile + turns) for tile, turns in tiles]
    t.do(OPEN, east, 4 * post + 1)
    assert between(t.s, 6, 0) == SECRET, "wall against wall"
    t.s.laid[1] = 4 * TILE["cells"] + 2
    assert between(t.s, 6, 0) == LOCKED, "wall against door"


@pytest.mark.rule("DA-RUL-8")
def test_without_tokens_left_pictures_stay_empty() -> None:
    t = lay()
    t.row("nest")
    t.s.supply[MONSTER["giant-spider"]] = 1
    t.s.threat_bags[0].clear()
    t.s.tiles_left = [0, 0, 0]
    t.put("mysterios", (2, 4))
    t.activate("mysterios")
    t.do(OPEN, t.edge((0, 1), "e"), 4 * TILE["nest"] + 3)
    assert len(t.s.monsters) == 1
    assert t.s.unknown == {}


@pytest.mark.rule("DA-RUL-8", "DA-TILE-4")
def test_only_tokens_of_the_same_level_are_counted_where_a_pile_runs_out() -> None:
    t = lay()
    first = TILE["nest"]
    assert len(TILE_THREATS[4 * first]) == 1
    for spot in range(len(THREAT_PILES[0])):
        t.dark((12 + spot % 3, spot // 3), level=2)
    t.tile("nest", (1, 1))
    inhabit(t.s, 6, 0)
    assert [level for level in t.s.unknown.values() if level == 0] == [0]
    t = lay()
    for spot in range(len(THREAT_PILES[0])):
        t.dark((12 + spot % 3, spot // 3), level=1)
    before = len(t.s.unknown)
    t.tile("nest", (1, 1))
    inhabit(t.s, 6, 0)
    assert len(t.s.unknown) == before
