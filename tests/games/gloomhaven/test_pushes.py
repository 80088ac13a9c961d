"""Pushes and pulls."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.nouns import HALF
from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed
from grimorio.games.gloomhaven.rules.map.figures import named
from grimorio.games.gloomhaven.rules.moves.entering import BY_LEVEL
from grimorio.games.gloomhaven.rules.moves.forcing import force
from grimorio.games.gloomhaven.state import (
    DIFFICULT,
    FOES,
    HAZARD,
    MONSTERS,
    OBSTACLE,
    PARTY,
    TRAP,
)
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.positions import brute, hero, pushes
from tests.games.gloomhaven.table import Table, lay

SWING = HALF.number("heaving-swing/top")

# -- pushes and pulls ------------------------------------------------------------------------------


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


@pytest.mark.rule("GH-PUSH-4", "GH-RUL-74")
def test_one_hex_is_not_enough_to_fly_past_an_enemy() -> None:
    t = brute((4, 0), other=(2, 0))
    imp = t.monster("forest-imp", (3, 0))
    pushes(t, imp, 1)
    assert t.ends()
    assert (2, 0) not in t.ends(), "the tinkerer is there"


@pytest.mark.rule("GH-PUSH-4", "GH-RUL-74", "GH-RUL-116")
def test_a_monster_pushes_nobody_to_where_it_cannot_end() -> None:
    """Behind the brute stands the tinkerer, and the brute could come no further."""
    t = brute((3, 0), other=(2, 0))
    guard = t.monster("bandit-guard", (4, 0))
    for place in ((2, 1), (3, 1)):
        t.overlay(OBSTACLE, place)
    begin_deed(t.s, guard, MONSTERS, FOES, MONSTERS, -1)
    t.do(force(hero(t), 1, True))
    assert t.at(hero(t)) == (3, 0)
    assert not t.told("forced")


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


@pytest.mark.rule("GH-RUL-74", "GH-PUSH-4")
def test_who_flies_is_moved_over_its_enemies_and_does_not_end_there() -> None:
    t = brute((4, 0), other=(2, 0))
    imp = t.monster("forest-imp", (3, 0))
    for place in ((2, 1), (3, 1)):
        t.overlay(OBSTACLE, place)
    pushes(t, imp, 2)
    assert (2, 0) in t.ends()
    t.go((2, 0))
    assert None not in t.options(), "the tinkerer is there"
    t.go((1, 0))
    assert t.at(imp) == (1, 0)


@pytest.mark.rule("GH-RUL-74")
@pytest.mark.parametrize(("outer", "inner", "breaks"), [(NONE, SWING, True), (SWING, NONE, False)])
def test_a_push_breaks_obstacles_if_its_own_action_says_so(
    outer: int, inner: int, breaks: bool
) -> None:
    """Not if only the action says so that it happens in. The obstacle is in the first hex of the
    map."""
    t = brute((2, 0))
    assert t.cell((0, 0)) == 0
    guard = t.monster("bandit-guard", (1, 0), hp=9)
    for place in ((0, 0), (0, 1)):
        t.overlay(OBSTACLE, place)
    for half in (outer, inner):
        begin_deed(t.s, hero(t), 0, PARTY, 0, half)
    t.do(force(guard, 1, True))
    if breaks:
        t.go((0, 0))
    assert t.at(guard) == ((0, 0) if breaks else (1, 0))


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


# -- several at once -------------------------------------------------------------------------------


def swept(*places: tuple[int, int]) -> tuple[Table, list[int]]:
    """A brute at (2, 2) pushes the guards in these hexes, all beside it, one hex away."""
    t = brute((2, 2), (-3, 6))
    guards = [t.monster("bandit-guard", place) for place in places]
    return t, guards


@pytest.mark.rule("GH-PUSH-3", "GH-RUL-223")
def test_the_order_of_several_pushes_is_the_movers_where_they_can_meet() -> None:
    """Two guards and one trap between them: the second one is to have it."""
    t, (one, other) = swept((1, 2), (1, 3))
    t.overlay(TRAP, (0, 3), first=2)
    t.play("sweeping-blow", "bottom")
    t.answer()
    t.answer("yes")
    assert t.asked == [(0, "choose_figure")]
    assert t.options() == [one, other]
    t.answer(other)
    t.go((0, 3))
    assert t.asked == [(0, "force")]
    assert t.hp(other) == t.figure(other).most - 2
    t.go((0, 2))
    assert t.at(one) == (0, 2)
    assert t.hp(one) == t.figure(one).most


@pytest.mark.rule("GH-RUL-223")
def test_the_order_is_not_asked_where_it_changes_nothing() -> None:
    """Guards on opposite sides."""
    t, (one, other) = swept((1, 3), (2, 1))
    t.play("sweeping-blow", "bottom")
    t.answer()
    t.answer("yes")
    assert t.asked == [(0, "force")]
    assert t.pending().about[0] == named(t.s, one)
    t.answer()
    assert t.asked == [(0, "force")]
    assert t.pending().about[0] == named(t.s, other)


@pytest.mark.rule("GH-RUL-223", "GH-PUSH-2")
def test_the_order_of_several_pulls_is_the_movers_too() -> None:
    """Black Hole: the guard nearer to the hex may first make room for the other one."""
    t = lay("spellweaver", "brute")
    t.place(0, (4, 0))
    t.place(1, (-3, 6))
    far, near = t.monster("bandit-guard", (0, 2)), t.monster("bandit-guard", (1, 2))
    t.play("black-hole", "bottom")
    t.go((3, 2))
    assert t.asked == [(0, "choose_figure")]
    t.answer(near)
    while t.asked == [(0, "force")]:
        t.answer(t.options()[-1])
    assert t.at(near) == (3, 2)
    assert t.at(far) == (2, 2)
