"""Locked and secret doors: from where they are tried, the attempt, and what lies behind."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CONTENT, MONSTER, TILE
from grimorio.games.dungeonalliance.kinds import LOOK_FOR, OPEN, PEEK, PICK_LOCK
from grimorio.games.dungeonalliance.rules.doors import DOOR
from grimorio.games.dungeonalliance.rules.locks import unlaid
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import lay, room

# -- from where ------------------------------------------------------------------------------------


@pytest.mark.rule("DA-LOCK-2", "DA-EX-18")
def test_a_locked_door_can_be_tried_from_its_wall_side_too() -> None:
    t = lay()
    t.tile("nest", (1, 1))
    t.put("lorna", (3, 4))
    t.activate("lorna")
    assert t.edge((0, 1), "e") in t.tried()


@pytest.mark.rule("DA-RUL-21", "DA-LOCK-2", "DA-TRAP-1")
@pytest.mark.parametrize(("spot", "near"), [((2, 3), True), ((2, 5), True), ((1, 4), False)])
def test_locks_and_looks_need_a_square_beside_the_way(spot: tuple[int, int], near: bool) -> None:
    t = lay()
    t.tile("nest", (1, 1))
    t.put("petra", (0, 3))
    t.put("lorna", spot)
    t.activate("lorna")
    assert (t.edge((0, 1), "e") in t.tried()) == near
    t = room()
    t.put("petra", (0, 3))
    t.put("lorna", spot)
    t.dark((5, 5))
    t.activate("lorna")
    assert (t.options(PEEK) != []) == near


@pytest.mark.rule("DA-LOCK-3", "DA-SECRET-4", "DA-DOOR-7")
def test_enemies_in_the_room_forbid_locks_but_no_doors() -> None:
    t = room()
    t.tile("crypt", (2, 1))
    t.put("lorna", (5, 3))
    t.monster("goblin", (3, 3))
    t.activate("lorna")
    assert t.options(PICK_LOCK) == [], "the crypt has a wall here"
    assert t.options(OPEN) == [OPEN(t.edge((1, 1), "n"), NONE)]


@pytest.mark.rule("DA-TERM-1", "DA-LOCK-3")
def test_a_room_is_one_tile_and_enemies_on_the_next_one_do_not_disturb() -> None:
    t = room()
    t.tile("nest", (1, 1))
    t.put("lorna", (2, 3))
    t.s.corridors = 0
    t.monster("goblin", (3, 3))
    t.activate("lorna")
    assert t.edge((0, 1), "e") in t.tried()


@pytest.mark.rule("DA-RUL-22", "DA-DOOR-5", "DA-LOCK-8")
@pytest.mark.parametrize(("cell", "spot"), [((1, 2), (4, 8)), ((1, 0), (4, 0)), ((4, 0), (14, 1))])
def test_nothing_is_tried_against_the_frame(cell: tuple[int, int], spot: tuple[int, int]) -> None:
    """The frame of two players is 5 by 3 tiles: what lies below it is outside, too."""
    t = lay()
    t.row("crossroads", "nest")
    for tile in ("guard-post", "well-room"):
        t.tile(tile, cell)
        t.put("lorna", spot)
        t.activate("lorna")
        assert t.options(PICK_LOCK) == []
        assert t.options(OPEN) == []


# -- the attempt -----------------------------------------------------------------------------------


@pytest.mark.rule("DA-LOCK-2", "DA-LOCK-4", "DA-LOCK-5", "DA-LOCK-6", "DA-LOCK-7", "DA-EX-23")
@pytest.mark.parametrize(
    ("extra", "rolls", "success"),
    [(0, [5], True), (0, [4], False), (1, [3], True), (2, [], True)],
)
def test_a_locked_door_to_a_room_of_level_two(extra: int, rolls: list[int], success: bool) -> None:
    t = lay()
    t.tile("ogre-den", (1, 1))
    t.put("lorna", (2, 3))
    edge = t.edge((0, 1), "e")
    t.chance(rolls=rolls)
    t.activate("lorna")
    assert t.options(PICK_LOCK) == [PICK_LOCK(edge, more) for more in range(3)]
    t.do(PICK_LOCK, edge, extra)
    assert t.s.used == 1 + extra
    assert bool(t.s.corridors) == success


@pytest.mark.rule("DA-RUL-6", "DA-LOCK-4")
def test_the_way_into_a_starting_tile_is_of_level_one() -> None:
    t = lay()
    t.tile("nest", (1, 1))
    t.put("lorna", (3, 4))
    t.chance(rolls=[3])
    t.activate("lorna")
    east = t.edge((0, 1), "e")
    assert t.options(PICK_LOCK) == [PICK_LOCK(east, 0), PICK_LOCK(east, 1)], "1 more is sure"
    t.do(PICK_LOCK, east, 0)
    assert t.s.corridors >> t.edge((0, 1), "e") & 1


@pytest.mark.rule("DA-LOCK-6", "DA-MOVE-2")
def test_nobody_spends_more_on_a_lock_than_is_left() -> None:
    t = lay()
    t.tile("drake-lair", (1, 1))
    t.put("petra", (2, 3))
    t.activate("petra")
    t.go((1, 4))
    t.go((2, 5))
    assert [effort for _, effort in t.parts(PICK_LOCK)] == [0, 1], (
        "of 4 points 2 are left, 1 of them for a room of Level III"
    )


@pytest.mark.rule("DA-SECRET-1", "DA-SECRET-2", "DA-SECRET-3", "DA-SECRET-5", "DA-EX-19")
def test_a_secret_door_is_found_in_the_middle_of_two_walls() -> None:
    t = room()
    t.tile("nest", (1, 1))
    t.tile("drake-lair", (2, 1))
    t.put("mysterios", (5, 4))
    edge = t.edge((1, 1), "e")
    t.chance(rolls=[6])
    t.activate("mysterios")
    t.do(PICK_LOCK, edge, 0)
    assert t.s.corridors >> edge & 1


# -- new tiles -------------------------------------------------------------------------------------


@pytest.mark.rule("DA-LOCK-8..12", "DA-SECRET-6..8", "DA-TILE-5")
def test_towards_no_tile_one_is_declared_and_laid_only_on_success() -> None:
    for roll, laid in ((1, False), (3, True)):
        t = lay()
        t.row("guard-post")
        t.put("lorna", (2, 4))
        t.chance(rolls=[roll], draws=[TILE["cells"]])
        t.activate("lorna")
        post, east = TILE["guard-post"], t.edge((0, 1), "e")
        tiles = [LOOK_FOR(east, 4 * post + turns) for turns in (0, 2)]
        assert t.options(LOOK_FOR) == tiles, "from a door only to a wall"
        t.do(LOOK_FOR, east, 4 * post)
        assert t.asked == [(0, "effort")]
        t.answer(0)
        assert (t.s.laid[6] != NONE) == laid
        assert (post in t.s.tile_row) != laid


@pytest.mark.rule("DA-LOCK-8", "DA-SECRET-6")
def test_from_a_wall_every_side_of_a_tile_can_be_looked_for() -> None:
    t = room()
    t.tile("nest", (1, 1))
    t.row("guard-post")
    t.put("lorna", (5, 4))
    t.activate("lorna")
    post, east = TILE["guard-post"], t.edge((1, 1), "e")
    wanted = [LOOK_FOR(east, 4 * post + turns) for turns in range(4)]
    assert [one for one in t.options(LOOK_FOR) if one in wanted] == wanted
    assert t.tried() == {east}


@pytest.mark.rule("DA-LOCK-8", "DA-LOCK-9", "DA-SECRET-6")
@pytest.mark.parametrize("side", range(4))
def test_the_side_that_meets_is_the_opposite_one(side: int) -> None:
    t = lay()
    t.row("nest")
    assert CONTENT.tiles[TILE["nest"]].sides == "DWWW"
    walls = [turns for turns in range(4) if turns != (side + 2) % 4]
    assert unlaid(t.s, 12, side, DOOR) == [4 * TILE["nest"] + turns for turns in walls]


@pytest.mark.rule("DA-TILE-5", "DA-LOCK-11", "DA-FACE-4")
def test_behind_a_locked_door_a_new_tile_comes_with_all_that_belongs_to_it() -> None:
    t = lay()
    t.row("guard-post", "nest")
    t.put("lorna", (2, 4))
    t.chance(rolls=[6], draws=[TILE["cells"]])
    t.activate("lorna")
    t.do(LOOK_FOR, t.edge((0, 1), "e"), 4 * TILE["guard-post"])
    t.answer(0)
    assert t.s.tile_row == [TILE["cells"], TILE["nest"]]
    kinds = [one.kind for one in t.s.monsters.values()]
    assert MONSTER["goblin"] in kinds
    assert {one.facing for one in t.s.monsters.values()} == {3}, "west, to the door"
    assert list(t.s.unknown.values()) == [0]
    assert t.s.corridors == 1 << t.edge((0, 1), "e")
