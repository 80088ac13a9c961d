"""Moves: ways, terrain, jumps and flight, pushes and pulls."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import CARD, CONDITION
from grimorio.games.gloomhaven.rules.deeds import begin_deed
from grimorio.games.gloomhaven.rules.entering import BY_LEVEL, made_by, spring
from grimorio.games.gloomhaven.rules.figures import empty, ground
from grimorio.games.gloomhaven.rules.forcing import force
from grimorio.games.gloomhaven.rules.ground import cells_of
from grimorio.games.gloomhaven.rules.harm import exhaust
from grimorio.games.gloomhaven.rules.moving import flown_over, move_on
from grimorio.games.gloomhaven.rules.ways import JUMP, WALK
from grimorio.games.gloomhaven.state import (
    DIFFICULT,
    FOES,
    HAZARD,
    MONSTERS,
    OBSTACLE,
    PARTY,
    TRAP,
)
from grimorio.kit.hexes import Hex
from tests.games.gloomhaven.table import Table, lay

CLOAK_OF_PHASING = 58


def brute(at: Hex, other: Hex = (2, 4)) -> Table:
    """A brute that moves, and a tinkerer out of its way."""
    t = lay("brute", "tinkerer")
    t.place(0, at)
    t.place(1, other)
    t.character(0).items.clear()
    return t


def hero(t: Table, seat: int = 0) -> int:
    return t.character(seat).figure


# -- ways ------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-RUL-44", "GH-MOVE-1", "GH-DEF-7")
def test_a_hex_costs_one_point_and_what_is_no_hex_is_wall() -> None:
    t = brute((4, 0))
    t.move(hero(t), 1)
    assert t.ends() == {(3, 0), (3, 1)}


@pytest.mark.rule("GH-RUL-48")
def test_a_move_may_be_left_out_and_goes_on_with_what_is_left() -> None:
    t = brute((4, 0))
    t.move(hero(t), 2)
    assert None in t.options()
    t.go((3, 0))
    assert t.at(hero(t)) == (3, 0)
    assert t.ends() == {(4, 0), (2, 0), (2, 1), (3, 1)}
    t.answer()
    assert t.at(hero(t)) == (3, 0)


@pytest.mark.rule("GH-MOVE-3")
def test_hexes_moved_are_counted_and_told() -> None:
    t = brute((4, 0))
    t.move(hero(t), 3)
    t.go((2, 0))
    deed = t.s.deeds[-1]
    assert (deed.moved, deed.acted, deed.at) == (2, True, t.cell((2, 0)))
    assert [t.cell(place) for place in ((4, 0), (3, 0), (2, 0))] == deed.way
    assert t.character(0).moved == 2
    assert [event.args[1] for event in t.told("moved")] == [t.cell((2, 0))]


@pytest.mark.rule("GH-MOVE-3")
def test_hexes_moved_in_the_turn_of_another_do_not_count_for_the_own() -> None:
    t = brute((4, 0))
    begin_deed(t.s, hero(t), 0, PARTY, 0, -1)
    t.s.acting = hero(t, 1)
    t.do(move_on(2, False))
    t.go((3, 0))
    assert t.character(0).moved == 0


@pytest.mark.rule("GH-MOVE-2")
def test_difficult_terrain_costs_two_points() -> None:
    t = brute((4, 0))
    t.overlay(DIFFICULT, (3, 0))
    t.overlay(DIFFICULT, (3, 1))
    t.move(hero(t), 2)
    assert t.ends() == {(3, 0), (3, 1)}
    t.go((3, 0))
    assert t.asked[0][1] == "declare", "no points are left"


@pytest.mark.rule("GH-MOVE-3", "GH-RUL-45")
def test_a_move_may_pass_allies_and_does_not_end_there() -> None:
    t = brute((4, 0), (3, 0))
    t.overlay(OBSTACLE, (3, 1))
    t.move(hero(t), 2)
    assert t.ends() == {(2, 0), (2, 1)}


@pytest.mark.rule("GH-MOVE-4")
def test_a_move_does_not_pass_enemies_and_obstacles() -> None:
    t = brute((4, 0))
    t.monster("bandit-guard", (3, 0))
    t.overlay(OBSTACLE, (3, 1))
    t.move(hero(t), 3)
    assert t.asked[0][1] == "declare", "there is nowhere to go"


@pytest.mark.rule("GH-MOVE-1", "GH-TARGET-10", "GH-TARGET-7", "GH-TARGET-8")
def test_a_wall_between_two_hexes_is_not_crossed_and_lengthens_the_range() -> None:
    t = lay("brute", "tinkerer", scenario=3)
    t.s.areas = 0b1001
    wall = (t.cell((-8, -2)), t.cell((-9, -2)))
    land = ground(t.s)
    assert not land.beside[wall[0]] >> wall[1] & 1
    assert land.far(wall[0])[wall[1]] > 1
    t.place(0, (-8, -2))
    t.move(hero(t), 1)
    assert (-9, -2) not in t.ends()


# -- jumps and flight ------------------------------------------------------------------------------


@pytest.mark.rule("GH-MOVE-5", "GH-MOVE-6", "GH-RUL-46")
def test_a_jump_goes_over_figures_and_obstacles_and_ends_on_neither() -> None:
    t = brute((4, 0))
    t.monster("bandit-guard", (3, 0))
    t.overlay(OBSTACLE, (3, 1))
    t.move(hero(t), 2, jump=True)
    assert t.ends() == {(2, 0), (2, 1), (2, 2), (3, 2)}


@pytest.mark.rule("GH-MOVE-7", "GH-RUL-47")
def test_only_the_last_hex_of_a_jump_is_entered() -> None:
    t = brute((4, 0))
    for place in ((3, 0), (3, 1)):
        t.overlay(TRAP, place, first=BY_LEVEL)
    t.overlay(DIFFICULT, (2, 0))
    t.move(hero(t), 2, jump=True)
    assert (2, 0) not in t.ends(), "its last hex costs 2"
    t.go((2, 1))
    assert t.hero(0).hp == t.hero(0).most
    assert len(t.s.overlays) == 3


@pytest.mark.rule("GH-MOVE-7")
def test_a_jump_springs_the_trap_in_its_last_hex() -> None:
    t = brute((4, 0))
    t.overlay(TRAP, (3, 0), first=BY_LEVEL)
    t.move(hero(t), 1, jump=True)
    t.go((3, 0))
    assert t.asked == [(0, "suffer")]


@pytest.mark.rule("GH-MOVE-5", "GH-MOVE-8", "GH-RUL-46", "GH-RUL-47")
def test_who_flies_ends_on_obstacles_and_traps_and_pays_one_for_each_hex() -> None:
    t = brute((4, 0))
    t.character(0).items = [CLOAK_OF_PHASING]
    t.overlay(OBSTACLE, (3, 0))
    t.overlay(TRAP, (3, 1), first=BY_LEVEL)
    t.overlay(DIFFICULT, (2, 0))
    t.monster("bandit-guard", (2, 1))
    t.move(hero(t), 2)
    assert {(3, 0), (3, 1), (2, 0)} <= t.ends()
    assert (2, 1) not in t.ends(), "not where a figure is (GH-MOVE-6)"
    t.go((3, 1))
    assert t.hero(0).hp == t.hero(0).most
    assert len(t.s.overlays) == 3


@pytest.mark.rule("GH-MOVE-5", "GH-MOVE-6")
def test_where_the_way_of_a_jump_counts_it_is_chosen_hex_by_hex() -> None:
    t = brute((2, 1))
    over = t.monster("bandit-guard", (1, 1))
    t.play("trample", "bottom")
    assert ("over", t.cell((1, 1))) in t.options()
    t.answer("over", t.cell((1, 1)))
    assert t.game is not None
    assert t.game.pending[0].about[1] == 3, "a hex costs a point"
    assert None not in t.options(), "it cannot end on a figure"
    t.go((0, 1))
    assert t.at(hero(t)) == (0, 1)
    assert t.asked == [(0, "aim")]
    assert ("area", over) in t.options()


@pytest.mark.rule("GH-MOVE-6", "GH-RUL-46", "GH-RUL-47")
def test_a_leap_goes_over_a_hex_only_if_it_can_still_end_somewhere() -> None:
    t = brute((4, 0))
    t.monster("bandit-guard", (3, 0))
    t.overlay(DIFFICULT, (3, 1))
    deed = begin_deed(t.s, hero(t), 0, PARTY, 0, 2 * CARD["trample"] + 1)
    assert flown_over(t.s, deed, JUMP, 1) == []
    assert set(flown_over(t.s, deed, JUMP, 2)) == {t.cell((3, 0)), t.cell((3, 1))}
    assert flown_over(t.s, deed, WALK, 2) == []


def leaping() -> Table:
    """A brute with a jump of 4 over two guards, and traps behind them."""
    t = brute((4, 0))
    for place in ((3, 0), (2, 0)):
        t.monster("bandit-guard", place)
    t.overlay(TRAP, (1, 0), first=BY_LEVEL)
    t.play("trample", "bottom")
    return t


@pytest.mark.rule("GH-MOVE-5", "GH-MOVE-7")
def test_a_leap_may_go_over_several_hexes_and_ends_where_it_is_stopped() -> None:
    t = leaping()
    for left, place in enumerate(((1, 0), (2, 0), (3, 0))[::-1]):
        assert t.game is not None
        assert t.game.pending[0].about[1] == 4 - left
        t.answer("over", t.cell(place))
        assert t.at(hero(t)) == place
    assert t.told("sprung") == [], "it is still in the air"
    t.answer()
    assert t.asked == [(0, "suffer")]
    assert len(t.told("sprung")) == 1
    assert len(t.told("moved")) == 3


@pytest.mark.rule("GH-MOVE-7")
def test_the_hex_that_a_leap_goes_on_to_is_entered() -> None:
    t = leaping()
    t.answer("over", t.cell((3, 0)))
    t.go((1, 0))
    assert t.at(hero(t)) == (1, 0)
    assert t.asked == [(0, "suffer")]


@pytest.mark.rule("GH-MOVE-8")
def test_who_flies_over_others_enters_no_hex_at_all() -> None:
    t = brute((4, 0))
    t.character(0).items = [CLOAK_OF_PHASING]
    t.monster("bandit-guard", (3, 0))
    t.overlay(TRAP, (2, 0), first=BY_LEVEL)
    t.play("trample", "bottom")
    t.answer("over", t.cell((3, 0)))
    t.go((2, 0))
    assert t.told("sprung") == []


@pytest.mark.rule("GH-ACT-5")
def test_a_straight_move_keeps_its_direction() -> None:
    t = lay("cragheart", "tinkerer", level=5)
    t.place(0, (2, 2))
    t.place(1, (1, 5))
    t.character(0).items.clear()
    t.monster("bandit-guard", (0, 2))
    t.play("rock-slide", "bottom")
    start = t.ends()
    assert (1, 2) in start
    assert (0, 2) not in start
    assert (-1, 2) not in start
    assert (2, 0) in start
    assert (1, 1) not in start
    t.go((2, 1))
    assert t.ends() == {(2, 0)}


# -- conditions on the way -------------------------------------------------------------------------


@pytest.mark.rule("GH-COND-13", "GH-COND-15")
@pytest.mark.parametrize("condition", ["immobilize", "stun"])
def test_who_is_immobilized_or_stunned_on_the_way_goes_no_further(condition: str) -> None:
    t = brute((3, 1))
    t.overlay(TRAP, (2, 1), second=1 << CONDITION[condition])
    for place in ((2, 2), (3, 0), (2, 0), (3, 2)):
        t.overlay(OBSTACLE, place)
    t.move(hero(t), 4)
    t.go((1, 1))
    assert t.at(hero(t)) == (2, 1)
    assert t.has(hero(t), condition)
    assert t.asked[0][1] == "declare"


# -- traps and hazards -----------------------------------------------------------------------------


@pytest.mark.rule("GH-TERR-1", "GH-TERR-2", "GH-EX-11")
def test_a_trap_of_the_scenario_deals_two_and_the_level_and_is_gone() -> None:
    t = brute((3, 1))
    t.overlay(TRAP, (2, 1), first=BY_LEVEL)
    t.move(hero(t), 1)
    t.go((2, 1))
    t.answer("take")
    assert t.s.level == 1
    assert t.hero(0).hp == t.hero(0).most - 3
    assert t.s.overlays == []
    assert len(t.told("sprung")) == 1


@pytest.mark.rule("GH-TERR-3", "GH-RUL-50")
def test_a_trap_made_by_an_ability_deals_what_it_says() -> None:
    t = brute((3, 1))
    t.overlay(TRAP, (2, 1), first=5)
    t.move(hero(t), 1)
    t.go((2, 1))
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 5


@pytest.mark.rule("GH-TERR-1", "GH-DMG-6", "GH-RUL-49")
def test_a_trap_gives_its_conditions_also_if_its_damage_is_avoided() -> None:
    t = brute((3, 1))
    t.overlay(TRAP, (2, 1), first=BY_LEVEL, second=1 << CONDITION["wound"])
    t.move(hero(t), 1)
    t.go((2, 1))
    t.answer("lose", t.character(0).hand.cards[0])
    assert t.hero(0).hp == t.hero(0).most
    assert t.has(hero(t), "wound")


@pytest.mark.rule("GH-TERR-4", "GH-TERR-5", "GH-TERR-6", "GH-RUL-61")
def test_hazardous_terrain_hurts_who_enters_it_stays_and_hurts_nobody_who_stays() -> None:
    t = brute((3, 1))
    t.hero(0).bonuses.append((0, 3))
    t.overlay(HAZARD, (2, 1))
    t.move(hero(t), 2)
    t.go((2, 1))
    assert t.asked == [(0, "suffer")]
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 1
    assert len(t.s.overlays) == 1
    t.answer()
    assert t.hero(0).hp == t.hero(0).most - 1


@pytest.mark.rule("GH-TERR-4", "GH-SETUP-4", "GH-RUL-22", "GH-EX-10")
def test_open_information_raises_traps_and_not_hazards() -> None:
    t = lay("brute", "tinkerer", level=4, open_information=True)
    assert t.s.level == 2
    t.character(0).items.clear()
    t.place(0, (3, 1))
    t.overlay(TRAP, (2, 1), first=BY_LEVEL)
    t.overlay(HAZARD, (1, 1))
    t.move(hero(t), 2)
    t.go((2, 1))
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 5
    t.go((1, 1))
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 7


@pytest.mark.rule("GH-TERR-8", "GH-DEF-5", "GH-DEF-6", "GH-RUL-117", "GH-DOOR-4")
def test_a_plate_a_corridor_and_an_open_door_are_empty_hexes() -> None:
    t = lay("brute", "tinkerer", scenario=15)
    on = maps()[15]
    t.s.areas = (1 << len(on.areas)) - 1
    t.s.doors = 1
    free = {ground(t.s).board.places[cell] for cell in cells_of(empty(t.s))}
    assert set(on.plates) <= free
    assert set(on.doors[0].at) <= free
    t = lay("brute", "tinkerer", scenario=3)
    free = {ground(t.s).board.places[cell] for cell in cells_of(empty(t.s))}
    near = [place for place in maps()[3].corridors if place in free]
    assert near


@pytest.mark.rule("GH-DEF-5", "GH-DEF-6")
def test_overlays_money_and_figures_are_not_in_empty_hexes() -> None:
    t = brute((4, 0))
    t.overlay(HAZARD, (3, 0))
    t.s.coins[t.cell((3, 1))] = 1
    free = {ground(t.s).board.places[cell] for cell in cells_of(empty(t.s))}
    assert not free & {(4, 0), (3, 0), (3, 1)}
    assert (2, 0) in free


# -- pushes and pulls ------------------------------------------------------------------------------


def pushes(t: Table, target: int, steps: int, *, away: bool = True, by: int = 0) -> None:
    """The character of a seat pushes or pulls a figure."""
    begin_deed(t.s, hero(t, by), by, PARTY, by, -1)
    t.do(force(target, steps, away))


@pytest.mark.rule("GH-PUSH-1", "GH-PUSH-3")
def test_each_step_of_a_push_leads_away_and_the_attacker_chooses_it() -> None:
    t = brute((2, 2))
    guard = t.monster("bandit-guard", (1, 2))
    pushes(t, guard, 2)
    assert t.asked == [(0, "force")]
    assert t.ends() == {(0, 2), (0, 3), (1, 1)}, "(2, 1) and (1, 3) are as near as before"
    t.go((0, 2))
    assert t.ends() <= {(-1, 2), (-1, 3), (0, 1)}
    t.go((-1, 2))
    assert t.at(guard) == (-1, 2)


@pytest.mark.rule("GH-PUSH-2")
def test_each_step_of_a_pull_leads_nearer() -> None:
    t = brute((2, 2))
    guard = t.monster("bandit-guard", (-1, 2))
    pushes(t, guard, 3, away=False)
    assert t.ends() == {(0, 2)}
    t.go((0, 2))
    assert t.at(guard) == (1, 2), "the only way on, and half is not enough"
    assert t.asked[0][1] == "declare", "nearer it cannot come"


@pytest.mark.rule("GH-PUSH-4")
def test_nobody_is_pushed_into_obstacles_walls_and_enemies() -> None:
    t = brute((2, 0), (3, 1))
    guard = t.monster("bandit-guard", (3, 0))
    t.overlay(OBSTACLE, (4, 0))
    pushes(t, guard, 1)
    assert t.asked[0][1] == "declare"
    assert t.at(guard) == (3, 0)


@pytest.mark.rule("GH-PUSH-4", "GH-DOOR-1")
def test_nobody_is_pushed_into_a_closed_door() -> None:
    t = brute((0, 2))
    guard = t.monster("bandit-guard", (-1, 3))
    pushes(t, guard, 1)
    assert (-2, 3) not in t.ends()
    assert t.ends() == {(-1, 4), (-2, 4)}


@pytest.mark.rule("GH-PUSH-5", "GH-RUL-75", "GH-EX-28")
@pytest.mark.parametrize(("steps", "least"), [(1, 1), (2, 1), (3, 2)])
def test_a_push_is_left_out_or_goes_at_least_half_the_way(steps: int, least: int) -> None:
    t = brute((4, 0))
    guard = t.monster("bandit-guard", (3, 0))
    pushes(t, guard, steps)
    assert None in t.options()
    for number in range(least):
        if number:
            assert None not in t.options()
        t.go((2 - number, 0))
    if least < steps:
        assert None in t.options()


@pytest.mark.rule("GH-PUSH-6")
def test_difficult_terrain_costs_nothing_more_in_a_push() -> None:
    t = brute((4, 0))
    guard = t.monster("bandit-guard", (3, 0))
    t.overlay(DIFFICULT, (2, 0))
    t.overlay(DIFFICULT, (1, 0))
    pushes(t, guard, 2)
    t.go((2, 0))
    t.go((1, 0))
    assert t.at(guard) == (1, 0)


@pytest.mark.rule("GH-PUSH-7", "GH-RUL-74")
def test_a_target_is_pushed_past_its_own_allies_and_does_not_end_there() -> None:
    t = brute((4, 0))
    guard = t.monster("bandit-guard", (3, 0))
    for place in ((2, 0), (2, 1)):
        t.monster("bandit-guard", place)
    t.overlay(OBSTACLE, (3, 1))
    pushes(t, guard, 2)
    assert t.ends() == {(2, 0), (2, 1)}
    t.go((2, 0))
    assert None not in t.options(), "it cannot end on its ally"
    t.go((1, 0))
    assert t.at(guard) == (1, 0)


@pytest.mark.rule("GH-PUSH-4", "GH-RUL-74")
def test_one_hex_is_not_enough_to_pass_an_ally() -> None:
    t = brute((4, 0))
    guard = t.monster("bandit-guard", (3, 0))
    for place in ((2, 0), (2, 1)):
        t.monster("bandit-guard", place)
    t.overlay(OBSTACLE, (3, 1))
    pushes(t, guard, 1)
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-RUL-74", "GH-PUSH-8")
def test_who_flies_is_moved_over_everything_and_no_trap_counts() -> None:
    t = brute((4, 0))
    imp = t.monster("forest-imp", (3, 0))
    t.monster("bandit-guard", (2, 1))
    t.overlay(OBSTACLE, (2, 0))
    t.overlay(TRAP, (1, 0), first=BY_LEVEL)
    pushes(t, imp, 2)
    assert (2, 0) in t.ends()
    t.go((2, 0))
    assert None in t.options(), "it may end over an obstacle"
    t.go((1, 0))
    assert t.hp(imp) == t.figure(imp).most
    assert len(t.s.overlays) == 2


@pytest.mark.rule("GH-PUSH-8", "GH-PUSH-9", "GH-MMOVE-12", "GH-RUL-96", "GH-RUL-63")
def test_every_trap_and_hazard_on_the_way_counts_and_death_ends_it() -> None:
    t = brute((4, 0))
    guard = t.monster("bandit-guard", (3, 0), hp=4)
    t.overlay(HAZARD, (2, 0))
    t.overlay(TRAP, (1, 0), first=BY_LEVEL)
    pushes(t, guard, 3)
    t.go((2, 0))
    assert t.hp(guard) == 3
    t.go((1, 0))
    assert guard not in t.s.figures
    assert t.asked[0][1] == "declare"
    assert t.character(0).tallies["kills"] == 1, "the one who pushed is credited"
    assert t.s.coins == {t.cell((1, 0)): 1}


@pytest.mark.rule("GH-RUL-116", "GH-PUSH-5")
def test_a_monster_pushes_as_far_as_it_can_and_the_party_chooses_the_way() -> None:
    t = brute((3, 0))
    guard = t.monster("bandit-guard", (4, 0))
    t.overlay(OBSTACLE, (1, 0))
    t.overlay(OBSTACLE, (1, 1))
    t.overlay(OBSTACLE, (0, 1))
    begin_deed(t.s, guard, MONSTERS, FOES, MONSTERS, -1)
    t.do(force(hero(t), 3, True))
    assert t.asked == [(0, "force"), (1, "force")]
    assert None not in t.options()
    steps = [event.args[1] for event in t.told("forced")]
    assert steps[0] == t.cell((2, 1)), "from the other hex it would go less far"


@pytest.mark.rule("GH-COND-5", "GH-PUSH-1")
def test_a_boss_that_cannot_be_pushed_stays() -> None:
    t = brute((4, 0))
    drake = t.monster("elder-drake", (3, 0), rank=2)
    pushes(t, drake, 2)
    assert t.asked[0][1] == "declare"


# -- who has made a trap ---------------------------------------------------------------------------


def sprung(t: Table, second: int) -> None:
    """A guard is pushed into a trap with these numbers."""
    guard = t.monster("bandit-guard", (3, 0))
    t.overlay(TRAP, (2, 0), second=second)
    pushes(t, guard, 1)
    t.go((2, 0))
    assert t.s.overlays == []
    assert t.figure(guard).conditions == 1 << CONDITION["poison"]


@pytest.mark.rule("GH-TERR-1", "GH-TERR-3", "GH-XP-1")
@pytest.mark.parametrize("maker", [0, 1])
def test_who_made_a_trap_gains_experience_when_an_enemy_springs_it(maker: int) -> None:
    t = brute((4, 0))
    sprung(t, made_by(1 << CONDITION["poison"], maker, 2))
    assert [one.xp for one in t.s.characters] == [2 * (maker == 0), 2 * (maker == 1)]


@pytest.mark.rule("GH-TERR-1", "GH-EXH-3")
def test_nobody_gains_for_a_trap_of_nobody_or_of_an_exhausted_character() -> None:
    t = brute((4, 0))
    sprung(t, 1 << CONDITION["poison"])
    assert [one.xp for one in t.s.characters] == [0, 0]
    t = brute((4, 0))
    exhaust(t.s, 1, "cards")
    sprung(t, made_by(1 << CONDITION["poison"], 1, 2))
    assert [one.xp for one in t.s.characters] == [0, 0]


@pytest.mark.rule("GH-TERR-1", "GH-XP-1")
def test_nobody_gains_when_a_character_springs_a_trap() -> None:
    t = brute((3, 1))
    t.overlay(TRAP, (2, 1), second=made_by(0, 1, 2))
    t.move(hero(t), 1)
    t.go((2, 1))
    assert t.s.overlays == []
    assert [one.xp for one in t.s.characters] == [0, 0]
    assert t.character(0).tallies["traps"] == 1
    assert "traps" not in t.character(1).tallies


@pytest.mark.rule("GH-ESCEN-11")
def test_a_trap_sprung_in_the_turn_of_a_monster_counts_for_nobody() -> None:
    t = brute((3, 1))
    guard = t.monster("bandit-guard", (4, 0))
    t.overlay(TRAP, (2, 1), first=1)
    t.s.acting = guard
    t.do(spring(hero(t), t.cell((2, 1)), guard))
    assert all("traps" not in one.tallies for one in t.s.characters)


@pytest.mark.rule("GH-TERR-1", "GH-DEF-5")
def test_the_numbers_of_an_overlay_are_no_hexes() -> None:
    t = brute((3, 0))
    t.overlay(TRAP, (0, 5), second=t.cell((2, 0)))
    free = {ground(t.s).board.places[cell] for cell in cells_of(empty(t.s))}
    assert (2, 0) in free
    assert (0, 5) not in free
    t.move(hero(t), 1)
    t.go((2, 0))
    assert t.told("sprung") == []
