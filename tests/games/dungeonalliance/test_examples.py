"""The worked examples of the rulebook, with its numbers."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.components.numbers import CARD, TILE
from grimorio.games.dungeonalliance.rules.board import facings_towards
from grimorio.games.dungeonalliance.rules.combat import defence_of, power_of, targets
from grimorio.games.dungeonalliance.rules.harm import wound
from grimorio.games.dungeonalliance.rules.walking import ways
from grimorio.games.dungeonalliance.state import KNOWN
from grimorio.kit.numbers import NONE
from grimorio.kit.square import DIRECTIONS
from tests.games.dungeonalliance.table import FIRST, at, lay, room

NORTH = 0


@pytest.mark.rule("DA-EX-5", "DA-EX-6")
def test_a_hero_of_speed_four_has_four_points_and_four_more_and_five_with_a_bonus_of_one() -> None:
    t = room()
    t.put("petra", (3, 4))
    t.activate("petra")
    assert t.ask().about[1] == 4
    t.go((5, 4))
    assert t.ask().about[1] == 2
    t.do("again")
    assert t.ask().about[1] == 4
    t = room()
    t.player(0).artifacts = [CARD["seven-league-map"]]
    t.activate("petra")
    assert t.ask().about[1] == 5
    t.go((2, 4))
    t.do("again")
    assert t.ask().about[1] == 5


@pytest.mark.rule("DA-EX-12", "DA-RANGE-3")
def test_a_ranged_attack_of_two_has_power_two_at_two_and_three_squares() -> None:
    for place, reached in (((3, 4), False), ((4, 4), True), ((5, 4), True)):
        t = room()
        t.put("lorna", (2, 4))
        goblin = t.monster("goblin", place)
        lorna = t.figure("lorna")
        assert (targets(t.s, lorna, NONE) == [goblin]) == reached
        assert power_of(t.s, lorna, NONE, goblin) == 2


@pytest.mark.rule("DA-EX-13..15", "DA-MOVE-4", "DA-MOVE-8")
def test_petra_walks_past_two_goblins_into_the_next_room_for_four_points() -> None:
    t = room()
    t.put("krom", (0, 3))
    t.put("lorna", (1, 3))
    t.put("petra", (0, 4))
    t.monster("goblin", (3, 4))
    t.monster("goblin", (3, 5))
    petra = t.figure("petra")
    # Two steps bring her to (2, 4), which is beside both goblins; then diagonally through the
    # corridor to the free square (3, 3): 2 more, not 3.
    assert ways(t.s, petra, 4)[at((2, 4))] == 2
    assert ways(t.s, petra, 4)[at((3, 3))] == 4
    assert at((3, 3)) not in ways(t.s, petra, 3)
    t.activate("petra")
    t.go((3, 3))
    assert t.s.used == 4
    assert t.options("go") == []
    assert set(ways(t.s, petra, 2).values()) == {2}, "the goblin beside her: any step costs 2"
    assert ways(t.s, petra, 1) == {}


@pytest.mark.rule("DA-EX-16", "DA-DOOR-1")
def test_lorna_opens_a_door_from_a_square_diagonal_to_it() -> None:
    t = lay()
    t.tile("crossroads", (1, 1))
    for row in (3, 5):
        t.put("lorna", (2, row))
        t.activate("lorna")
        assert ("open", t.edge((0, 1), "e")) in t.options(), "(2, 4) would be straight before it"
    t.do("open", t.edge((0, 1), "e"))
    assert t.s.used == 1


@pytest.mark.rule("DA-EX-17", "DA-FACE-4")
def test_the_monsters_of_a_new_tile_look_at_mysterios() -> None:
    t = lay()
    t.row("crossroads")
    t.put("mysterios", (1, 3))
    t.chance(draws=[TILE["cells"]])
    t.activate("mysterios")
    t.do("open", t.edge((0, 1), "n"), TILE["crossroads"], 0)
    assert t.s.monsters
    for monster in t.s.monsters.values():
        assert DIRECTIONS[monster.facing] == (0, 1), "south, to the door"


@pytest.mark.rule("DA-EX-18")
def test_mcfarlin_tries_a_locked_door_from_both_sides() -> None:
    for place in ((2, 4), (3, 4)):
        t = lay(("mcfarlin", *FIRST[1:]), ("holgar", "bull", "root", "jypzy"))
        t.tile("nest", (1, 1))
        t.put("mcfarlin", place)
        t.activate("mcfarlin")
        assert t.edge((0, 1), "e") in t.tried()


@pytest.mark.rule("DA-EX-22", "DA-TRAP-5")
def test_a_trap_that_one_hero_left_alone_is_disarmed_by_another() -> None:
    t = room()
    t.put("lorna", (2, 3))
    t.token("pit-trap", (5, 5), face=KNOWN)
    t.activate("lorna")
    t.do("disarm", at((5, 5)), 1)
    assert t.s.used == 2, "1 for the attempt and 1 more, as sure as its level"
    assert t.s.tokens == {}
    assert t.s.pits == {}


@pytest.mark.rule("DA-EX-24", "DA-LOS-1")
def test_petra_attacks_in_front_and_beside_her_and_nobody_behind() -> None:
    t = room()
    t.put("petra", (4, 4))
    here = at((4, 4))
    front, side = t.monster("goblin", (4, 3)), t.monster("goblin", (5, 4))
    behind = [t.monster("goblin", (3, 5)), t.monster("goblin", (4, 5)), t.monster("goblin", (5, 5))]
    seen = [
        figure
        for figure, monster in t.s.monsters.items()
        if facings_towards(here, monster.at) >> NORTH & 1
    ]
    assert seen == [front, side]
    assert not set(seen) & set(behind)
    t.activate("petra")
    t.attack(front)
    t.attack(side)
    assert t.damage(front) == t.damage(side) == 1
    t = room()
    t.put("petra", (4, 4))
    corner = t.monster("goblin", (3, 3))
    opposite = t.monster("goblin", (5, 5))
    t.activate("petra")
    t.attack(corner)
    assert t.asked == [], "whatever way she faced for the one, the other is behind her"
    assert t.damage(opposite) == 0


@pytest.mark.rule("DA-EX-25", "DA-RANGE-2", "DA-LOS-2")
def test_lorna_in_a_room_full_of_goblins() -> None:
    t = room()
    t.tile("forge", (2, 1))
    t.corridor((1, 1), "e")
    t.put("lorna", (3, 4))
    t.monster("goblin", (4, 4))
    two = t.monster("goblin", (5, 3))
    three = t.monster("cave-bat", (6, 4))
    t.monster("cave-bat", (3, 2))
    t.monster("goblin", (7, 4))
    walled = t.monster("goblin", (4, 2))
    assert sorted(targets(t.s, t.figure("lorna"), NONE)) == [two, three], (
        "not the one beside her, none behind the wall two squares away, not the furthest"
    )
    assert walled not in targets(t.s, t.figure("lorna"), NONE)


@pytest.mark.rule("DA-EX-26", "DA-LOS-3")
def test_lornas_line_through_the_middle_of_a_corridor_is_free() -> None:
    t = room()
    t.put("lorna", (1, 4))
    goblin = t.monster("goblin", (4, 4))
    assert targets(t.s, t.figure("lorna"), NONE) == [goblin]
    t.s.corridors = 0
    assert targets(t.s, t.figure("lorna"), NONE) == [], "the door is closed"


@pytest.mark.rule("DA-EX-27", "DA-TERM-6", "DA-DMG-5")
def test_every_character_on_the_line_is_an_obstacle_friend_or_enemy() -> None:
    t = room()
    t.put("lorna", (2, 4))
    goblin = t.monster("goblin", (5, 4))
    lorna = t.figure("lorna")
    assert defence_of(t.s, lorna, NONE, goblin) == 1
    t.put("petra", (3, 4))
    assert defence_of(t.s, lorna, NONE, goblin) == 2
    other = t.monster("cave-bat", (4, 4))
    assert defence_of(t.s, lorna, NONE, goblin) == 3
    wound(t.s, other, 0, 9)
    t.put("jypzy", (4, 4))
    assert defence_of(t.s, lorna, NONE, goblin) == 3, "a neutral hero counts too"


@pytest.mark.rule("DA-EX-28", "DA-FACE-2", "DA-ATK-12")
def test_a_hero_turns_in_its_square_and_attacks_two() -> None:
    t = room()
    t.put("petra", (4, 4))
    assert DIRECTIONS[t.hero("petra").facing] == (1, 0), "east"
    behind, beside = t.monster("goblin", (3, 4)), t.monster("goblin", (3, 3))
    t.activate("petra")
    t.attack(behind)
    t.attack(beside)
    assert (t.damage(behind), t.damage(beside)) == (1, 1)
    assert DIRECTIONS[t.hero("petra").facing] != (1, 0)


@pytest.mark.rule("DA-EX-31", "DA-XP-5", "DA-DMG-7")
def test_four_and_four_on_a_monster_of_health_five_and_the_first_has_the_larger_reward() -> None:
    for first, second in ((0, 1), (1, 0)):
        t = room()
        eye = t.monster("storm-eye", (4, 4))
        wound(t.s, eye, first, 4)
        assert eye in t.s.monsters
        wound(t.s, eye, second, 4)
        assert eye not in t.s.monsters
        assert (t.player(first).fresh, t.player(second).fresh) == (3, 1)


DUEL = (("krom", "petra", "lorna", "mysterios"), ("graltar", "bull", "root", "jypzy"))


@pytest.mark.rule("DA-EX-33", "DA-PVP-4", "DA-PVP-5", "DA-DEF-2")
def test_four_damage_to_a_hero_with_one_health_left_are_two_xp() -> None:
    t = room(*DUEL, versus=True)
    t.put("krom", (4, 4))
    t.put("graltar", (4, 3))
    t.hurt("graltar", 5)
    t.hand(0, "krom-strike")
    t.activate("krom")
    t.play_card("krom-strike")
    t.attack(t.figure("graltar"))
    assert t.told("attacked")[0][2:] == (5, 1, 4)
    assert t.player(0).fresh == 2
    assert t.damage("graltar") == 6
    assert t.hero("graltar").defeated
    assert t.player(1).defeats == 1


@pytest.mark.rule("DA-EX-34", "DA-PVP-4")
def test_three_damage_to_an_enemy_hero_are_one_xp_and_one_damage_is_none() -> None:
    for blade, damage, xp in ((True, 3, 1), (False, 1, 0)):
        t = room(*DUEL, versus=True)
        t.put("petra", (4, 4))
        t.put("graltar", (4, 3))
        t.hand(0, "petra-strike")
        t.activate("petra")
        if blade:
            t.play_card("petra-strike")
        t.attack(t.figure("graltar"))
        assert t.damage("graltar") == damage
        assert t.player(0).fresh == xp
