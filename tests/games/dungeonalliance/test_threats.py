"""Threats, traps and chests; locked and secret doors; revealing and disarming."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import THREAT, TILE
from grimorio.games.dungeonalliance.rules.walking import ways
from grimorio.games.dungeonalliance.state import KNOWN
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import at, lay, room

PIT = 3 * THREAT["pit-trap"]
DARTS = 3 * THREAT["dart-trap"]
CHEST = 3 * THREAT["treasure-chest"]

# -- entering --------------------------------------------------------------------------------------


@pytest.mark.rule("DA-THREAT-1", "DA-THREAT-2", "DA-RUL-31")
def test_who_enters_a_room_turns_up_its_token_and_a_chest_stays() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((5, 5))
    t.chance(draws=[CHEST])
    t.activate("petra")
    assert t.squares() & {(4, 4), (5, 4)} == set(), "she stops where she enters"
    t.go((3, 4))
    assert t.s.tokens == {at((5, 5)): 2 * CHEST + 1}
    assert t.s.unknown == {}
    assert (5, 4) in t.squares(), "and goes on"


@pytest.mark.rule("DA-THREAT-3", "DA-THREAT-4", "DA-RUL-80", "DA-RUL-34")
def test_a_trap_springs_on_the_square_of_the_hero_and_is_gone() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((5, 5))
    t.chance(draws=[DARTS])
    t.activate("petra")
    t.go((3, 3))
    assert (t.damage("petra"), t.hero("petra").poison) == (1, 1)
    assert t.s.tokens == {}
    assert t.s.tokens_gone == [DARTS]
    assert (4, 4) in t.squares()


@pytest.mark.rule("DA-THREAT-5", "DA-RUL-7", "DA-MMOVE-6")
def test_a_pit_stays_and_costs_speed_and_power() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((5, 5))
    t.chance(draws=[PIT])
    t.activate("petra")
    t.go((3, 3))
    assert t.s.pits == {at((3, 3)): PIT}
    assert ways(t.s, t.figure("petra"), 9)[at((4, 4))] == 2


@pytest.mark.rule("DA-RUL-32")
def test_a_hero_defeated_by_a_trap_does_no_more() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.hurt("petra", 4)
    t.dark((5, 5))
    t.chance(draws=[DARTS, *[t.player(0).deck[n] for n in range(6)]])
    t.activate("petra")
    t.go((3, 4))
    assert t.hero("petra").defeated
    assert t.asked == []


@pytest.mark.rule("DA-RUL-33")
def test_of_several_tokens_the_player_chooses_the_order() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((5, 5))
    t.dark((5, 3))
    t.chance(draws=[CHEST, DARTS])
    t.activate("petra")
    t.go((3, 4))
    assert t.asked == [(0, "next_threat")]
    t.answer(at((5, 5)))
    assert list(t.s.tokens) == [at((5, 5))]
    assert t.damage("petra") == 1


# -- chests ----------------------------------------------------------------------------------------


@pytest.mark.rule("DA-CHEST-1", "DA-CHEST-4", "DA-CHEST-5", "DA-RUL-80", "DA-XP-1")
def test_a_chest_beside_a_hero_is_opened_for_one_point_also_among_enemies() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.token("treasure-chest", (5, 5), level=2)
    t.monster("goblin", (3, 3))
    t.activate("petra")
    t.do("chest", at((5, 5)))
    assert t.player(0).fresh == 2
    assert t.s.tokens == {}
    assert t.s.used == 1


@pytest.mark.rule("DA-CHEST-2")
def test_a_monster_on_a_chest_keeps_it_shut() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.token("treasure-chest", (5, 5))
    t.monster("goblin", (5, 5))
    t.activate("petra")
    assert t.options("chest") == []


@pytest.mark.rule("DA-CHEST-3", "DA-RUL-37")
def test_stepping_onto_a_chest_opens_it_for_nothing_more() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.token("treasure-chest", (5, 5))
    t.activate("petra")
    assert ("go", at((5, 5))) in t.options()
    t.do("take", at((5, 5)))
    assert t.player(0).fresh == 1
    assert t.s.used == 1


# -- locked and secret doors -----------------------------------------------------------------------


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
    assert t.options("pick") == [("pick", edge, more) for more in range(3)]
    t.do("pick", edge, extra)
    assert t.s.used == 1 + extra
    assert bool(t.s.corridors) == success


@pytest.mark.rule("DA-LOCK-2", "DA-EX-18")
def test_a_locked_door_can_be_tried_from_its_wall_side_too() -> None:
    t = lay()
    t.tile("nest", (1, 1))
    t.put("lorna", (3, 4))
    t.activate("lorna")
    assert t.edge((0, 1), "e") in t.tried()


@pytest.mark.rule("DA-LOCK-3", "DA-SECRET-4", "DA-DOOR-7")
def test_enemies_in_the_room_forbid_locks_but_no_doors() -> None:
    t = room()
    t.tile("crypt", (2, 1))
    t.put("lorna", (5, 3))
    t.monster("goblin", (3, 3))
    t.activate("lorna")
    assert t.options("pick") == [], "the crypt has a wall here"
    assert t.options("open") == [("open", t.edge((1, 1), "n"))]


@pytest.mark.rule("DA-SECRET-1", "DA-SECRET-2", "DA-SECRET-3", "DA-SECRET-5", "DA-EX-19")
def test_a_secret_door_is_found_in_the_middle_of_two_walls() -> None:
    t = room()
    t.tile("nest", (1, 1))
    t.tile("drake-lair", (2, 1))
    t.put("mysterios", (5, 4))
    edge = t.edge((1, 1), "e")
    t.chance(rolls=[6])
    t.activate("mysterios")
    t.do("pick", edge, 0)
    assert t.s.corridors >> edge & 1


@pytest.mark.rule("DA-LOCK-8..12", "DA-SECRET-6..8", "DA-TILE-5")
def test_towards_no_tile_one_is_declared_and_laid_only_on_success() -> None:
    for roll, laid in ((1, False), (3, True)):
        t = lay()
        t.row("guard-post")
        t.put("lorna", (2, 4))
        t.chance(rolls=[roll], draws=[TILE["cells"]])
        t.activate("lorna")
        post, east = TILE["guard-post"], t.edge((0, 1), "e")
        tiles = [("pick", east, post, turns) for turns in (0, 2)]
        assert t.options("pick") == tiles, "from a door only to a wall"
        t.do("pick", east, post, 0)
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
    wanted = [("pick", east, post, turns) for turns in range(4)]
    assert [one for one in t.options("pick") if one in wanted] == wanted
    assert {one[1] for one in t.options("pick") if isinstance(one, tuple)} == {east}


@pytest.mark.rule("DA-LCHEST-1..6")
def test_a_locked_chest_needs_its_level_on_the_die_and_no_enemies_in_its_room() -> None:
    t = room()
    t.put("petra", (4, 4))
    t.token("locked-chest", (4, 4))
    t.token("locked-chest", (5, 5), level=2)
    t.chance(rolls=[1, 5])
    t.activate("petra")
    assert t.squares("crack") == {(4, 4), (5, 5)}
    t.do("crack", at((5, 5)), 0)
    assert t.player(0).fresh == 0, "a 0"
    t.do("crack", at((5, 5)), 0)
    assert t.player(0).fresh == 3
    t = room()
    t.put("petra", (4, 4))
    t.token("locked-chest", (5, 5))
    t.monster("goblin", (3, 3))
    t.activate("petra")
    assert t.options("crack") == []


# -- revealing and disarming -----------------------------------------------------------------------


@pytest.mark.rule("DA-TRAP-1", "DA-TRAP-4", "DA-TRAP-7", "DA-EX-20", "DA-RUL-36")
@pytest.mark.parametrize("roll", [3, 5, 6])
def test_mcfarlin_reveals_a_pit_and_disarms_it(roll: int) -> None:
    t = room(["mcfarlin", "lorna", "krom", "mysterios"], ["holgar", "bull", "root", "jypzy"])
    t.put("mcfarlin", (2, 5))
    t.dark((5, 5))
    t.chance(draws=[PIT], rolls=[roll])
    t.activate("mcfarlin")
    t.do("peek", at((5, 5)))
    t.answer("disarm")
    t.answer(0)
    assert t.s.used == 1
    assert t.s.tokens_gone == [PIT]
    assert t.player(0).fresh == 1


@pytest.mark.rule("DA-TRAP-8", "DA-TRAP-9", "DA-EX-21")
def test_a_failed_attempt_opens_the_pit_under_mcfarlin() -> None:
    t = room(["mcfarlin", "lorna", "krom", "mysterios"], ["holgar", "bull", "root", "jypzy"])
    t.put("mcfarlin", (2, 5))
    t.dark((5, 5))
    t.chance(draws=[PIT], rolls=[2])
    t.activate("mcfarlin")
    t.do("peek", at((5, 5)))
    t.answer("disarm")
    t.answer(0)
    assert t.s.pits == {at((2, 5)): PIT}
    assert t.damage("mcfarlin") == 1


@pytest.mark.rule("DA-TRAP-4", "DA-TRAP-5", "DA-TRAP-6", "DA-EX-22", "DA-RUL-35")
def test_a_trap_left_alone_is_known_can_be_disarmed_later_and_springs_on_who_enters() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((5, 5))
    t.chance(draws=[PIT])
    t.activate("petra")
    t.do("peek", at((5, 5)))
    t.answer("cover")
    assert t.s.tokens == {at((5, 5)): 2 * PIT + KNOWN}
    assert t.squares("disarm") == {(5, 5)}
    t.go((3, 3))
    assert t.s.pits == {at((3, 3)): PIT}


@pytest.mark.rule("DA-TRAP-2")
def test_nothing_is_revealed_while_enemies_are_in_either_room() -> None:
    for place in ((1, 3), (5, 3)):
        t = room()
        t.put("petra", (2, 4))
        t.dark((5, 5))
        t.monster("goblin", place)
        t.activate("petra")
        assert t.options("peek") == []


@pytest.mark.rule("DA-TRAP-3")
def test_a_chest_that_is_revealed_stays_open() -> None:
    t = room()
    t.put("petra", (2, 4))
    t.dark((5, 5))
    t.chance(draws=[CHEST])
    t.activate("petra")
    t.do("peek", at((5, 5)))
    assert t.s.tokens == {at((5, 5)): 2 * CHEST + 1}
    assert t.asked == [(0, "act")]
