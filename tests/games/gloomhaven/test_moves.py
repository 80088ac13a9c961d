"""Moves: ways, terrain, jumps and flight."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.numbers import CARD, CONDITION
from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed
from grimorio.games.gloomhaven.rules.map.figures import ground
from grimorio.games.gloomhaven.rules.map.ways import JUMP, WALK
from grimorio.games.gloomhaven.rules.moves.entering import BY_LEVEL
from grimorio.games.gloomhaven.rules.moves.moving import flown_over, move_on
from grimorio.games.gloomhaven.state import (
    DIFFICULT,
    HAZARD,
    OBSTACLE,
    PARTY,
    TRAP,
)
from tests.games.gloomhaven.positions import CLOAK_OF_PHASING, brute, hero
from tests.games.gloomhaven.table import Table, lay

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
    assert (deed.done.moved, deed.done.acted, deed.at) == (2, True, t.cell((2, 0)))
    assert [t.cell(place) for place in ((4, 0), (3, 0), (2, 0))] == deed.done.way
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


# -- through allies --------------------------------------------------------------------------------


def ally_in_hazard() -> Table:
    """The brute, an ally in a hazard beside it, and free hexes around."""
    t = brute((3, 1))
    t.place(1, (2, 2))
    t.overlay(HAZARD, (2, 2))
    return t


@pytest.mark.rule("GH-MOVE-3", "GH-TERR-4")
def test_a_move_may_go_through_an_ally_in_a_hazard_where_the_safe_way_is_too_long() -> None:
    """Two hexes through it, three around it: with two points it hurts."""
    t = ally_in_hazard()
    t.move(hero(t), 2)
    assert (1, 3) in t.ends()
    t.go((1, 3))
    assert t.asked == [(0, "suffer")]
    t.answer("take")
    assert t.at(hero(t)) == (1, 3)
    assert t.hero(0).hp == t.hero(0).most - 1
    assert [event.args[1] for event in t.told("moved")] == [t.cell((2, 2)), t.cell((1, 3))]
    assert t.character(0).moved == 2


@pytest.mark.rule("GH-MOVE-3")
def test_with_points_enough_the_safe_way_around_is_taken() -> None:
    t = ally_in_hazard()
    t.move(hero(t), 3)
    t.go((1, 3))
    assert t.at(hero(t)) == (1, 3)
    assert t.hero(0).hp == t.hero(0).most
    assert t.character(0).moved == 3


@pytest.mark.rule("GH-MOVE-6", "GH-RUL-45")
def test_no_move_ends_where_an_ally_stands() -> None:
    """In a hazard neither."""
    t = ally_in_hazard()
    t.move(hero(t), 3)
    assert (2, 2) not in t.ends()


@pytest.mark.rule("GH-COND-13", "GH-RUL-45", "GH-RUL-224")
@pytest.mark.parametrize("condition", ["immobilize", "stun"])
def test_who_is_stopped_in_the_hex_of_an_ally_steps_back(condition: str) -> None:
    """A trap under a falcon, which flies: the brute springs it on its way through."""
    t = brute((3, 1))
    t.summon(1, "jade-falcon", (2, 2))
    t.overlay(TRAP, (2, 2), second=1 << CONDITION[condition])
    t.move(hero(t), 2)
    t.go((1, 3))
    assert len(t.told("sprung")) == 1
    assert t.has(hero(t), condition)
    assert t.at(hero(t)) == (3, 1)


@pytest.mark.rule("GH-COND-13", "GH-MOVE-3")
def test_who_is_stopped_in_a_free_hex_stays_there() -> None:
    t = brute((3, 1))
    t.overlay(TRAP, (2, 2), second=1 << CONDITION["immobilize"])
    t.move(hero(t), 3)
    t.go((2, 2))
    assert t.at(hero(t)) == (2, 2)
    assert t.asked[0][1] == "declare"
