"""What cards do to others and to the ground: conditions, pushes, added targets, traps, obstacles,
and actions of others (GH-PUSH, GH-ADDT, GH-COND)."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.numbers import MODIFIERS
from grimorio.games.gloomhaven.rules.map.figures import ground
from grimorio.games.gloomhaven.rules.turn import end_turn
from grimorio.games.gloomhaven.state import (
    DIFFICULT,
    HAZARD,
    OBSTACLE,
    STRONG,
    TRAP,
)
from tests.games.gloomhaven.stage import is_over, middle, offered

ME, ALLY = 0, 1


# -- effects ---------------------------------------------------------------------------------------


@pytest.mark.rule("GH-COND-9")
def test_conditions_are_for_all_targets() -> None:
    t = middle("brute", (1, 3), (-1, 3), level=9)
    t.play("defensive-tactics")
    t.answer("at", 2)
    t.answer("at", 3)
    assert t.has(2, "immobilize")
    assert t.has(3, "immobilize")


@pytest.mark.rule("GH-COND-10")
def test_good_conditions_are_for_oneself() -> None:
    t = middle("mindthief", (1, 3))
    t.play("into-the-night", "bottom")
    t.answer("yes")
    assert t.has(ME, "invisible")
    assert not t.has(2, "invisible")


@pytest.mark.rule("GH-PUSH-1", "GH-PUSH-3", "GH-PUSH-5")
def test_a_push_goes_away_hex_by_hex() -> None:
    """Each step farther, the pusher chooses; 2 at least of 3."""
    t = middle("brute", (1, 3))
    t.play("warding-strength")
    t.answer("at", 2)
    assert set(t.options()) == {None, *[t.cell(place) for place in ((2, 2), (2, 3), (1, 4))]}
    t.answer(t.cell((1, 4)))
    assert None in t.options()
    t.answer()
    assert t.at(2) == (1, 4)
    t = middle("mindthief", (1, 3))
    t.play("fearsome-blade")
    t.answer("at", 2)
    t.answer(t.cell((1, 4)))
    assert None not in t.options()


@pytest.mark.rule("GH-PUSH-2", "GH-PUSH-4")
def test_a_pull_goes_nearer() -> None:
    """Not onto oneself."""
    t = middle("tinkerer", (2, 2))
    t.place(0, (-1, 3))
    t.play("hook-gun")
    t.answer("at", 2)
    assert set(t.options()) == {None, t.cell((1, 2)), t.cell((1, 3))}
    t.answer(t.cell((1, 2)))
    t.answer(t.options()[-1])
    assert ground(t.s).far(t.cell((-1, 3)))[t.figure(2).at] == 1


@pytest.mark.rule("GH-PUSH-4", "GH-PUSH-7")
def test_a_push_is_stopped_by_what_is_in_the_way() -> None:
    """Obstacles, walls and enemies of the target; its allies are passed."""
    t = middle("brute", (1, 3), (2, 2), ally=(2, 3))
    t.overlay(OBSTACLE, (1, 4))
    t.play("warding-strength")
    t.answer("at", 2)
    assert t.cell((2, 3)) not in t.options()
    assert t.cell((1, 4)) not in t.options()
    assert t.cell((2, 2)) in t.options(), "past the other guard"


@pytest.mark.rule("GH-PUSH-6", "GH-PUSH-8")
def test_a_push_through_rough_ground() -> None:
    """Difficult terrain costs nothing more, hazards and traps hurt."""
    t = middle("brute", (1, 3))
    t.overlay(DIFFICULT, (1, 4))
    t.overlay(HAZARD, (1, 5))
    t.s.level = 2
    t.play("warding-strength")
    t.answer("at", 2)
    t.answer(t.cell((1, 4)))
    t.answer(t.cell((1, 5)))
    assert t.at(2) == (1, 5)
    assert t.hp(2) == 20 - 3 - 2


@pytest.mark.rule("GH-PUSH-9", "GH-RUL-96")
def test_a_push_ends_with_the_death_of_its_target() -> None:
    """The kill is the pusher's."""
    t = middle("brute", (1, 3), hp=5)
    t.overlay(TRAP, (1, 4), first=5)
    t.play("warding-strength")
    t.answer("at", 2)
    t.answer(t.cell((1, 4)))
    assert is_over(t)
    assert 2 not in t.s.figures
    assert t.character(0).tallies["kills"] == 1


@pytest.mark.rule("GH-ADDT-1..4", "GH-RUL-62")
def test_an_added_target_gets_all_effects() -> None:
    """In range and in sight, one more, with the conditions of the attack; it brings no area
    along."""
    adding = next(n for n, card in enumerate(MODIFIERS) if card.target and not card.rolling)
    t = middle("tinkerer", (2, 3), (2, 2), (1, 6))
    t.modifiers(0, f"#{adding}", "+0")
    t.play("toxic-bolt")
    t.answer("at", 2)
    assert offered(t) == [3]
    t.answer("at", 3)
    assert t.hp(3) == 18
    assert t.has(3, "poison")
    assert is_over(t)


# -- traps and obstacles ---------------------------------------------------------------------------


@pytest.mark.rule("GH-TERR-3")
def test_an_enemy_in_a_trap_is_worth_experience() -> None:
    """Proximity mine; not for an ally."""
    t = middle("tinkerer", (2, 3))
    t.play("proximity-mine")
    t.answer(t.cell((1, 3)))
    assert t.s.overlays[0][:2] == (TRAP, 6)
    assert t.character(0).xp == 0


@pytest.mark.rule("GH-RUL-215")
def test_obstacles_do_not_cut_off_a_part_of_the_map() -> None:
    """Avalanche: the last gap of a wall stays open, and so does the way along it."""
    t = middle("cragheart")
    t.place(0, (0, 1))
    for place in ((-1, 2), (1, 1), (2, 1), (3, 1)):
        t.overlay(OBSTACLE, place)
    t.play("avalanche", "bottom")
    assert t.options() == [None, t.cell((0, 0))]


@pytest.mark.rule("GH-RUL-211")
def test_an_obstacle_of_three_hexes_is_a_triangle() -> None:
    """Meteor: all of it in range; those beside it are attacked from afar."""
    t = middle("cragheart", (2, 3), level=9)
    t.play("meteor")
    places = [one for one in t.options() if isinstance(one, tuple)]
    assert {(one[0], len(one)) for one in places} == {("cells", 4)}
    assert len(places) == len(t.options()) - 1
    t.answer("cells", *sorted([t.cell((1, 2)), t.cell((2, 1)), t.cell((2, 2))]))
    t.hit(2)
    assert t.hp(2) == 16
    assert len(t.told("modifier_drawn")) == 1


def test_destroyed_obstacles_hurt_those_beside() -> None:
    """Explosive punch: next to any hex of it; nothing without an obstacle."""
    t = middle("cragheart", (0, 5), (2, 3))
    t.overlay(OBSTACLE, (0, 4), (-1, 5))
    t.play("explosive-punch")
    t.answer(t.options()[1])
    t.hit(2)
    assert [t.hp(2), t.hp(3)] == [16, 20]
    t = middle("cragheart", (0, 5))
    t.play("explosive-punch")
    assert is_over(t)
    assert t.character(0).xp == 0


def test_a_shifted_obstacle_hits_those_beside_it() -> None:
    """Clear the way: one of one hex, onto an empty hex."""
    t = middle("cragheart", (2, 3))
    t.overlay(OBSTACLE, (0, 4))
    t.overlay(OBSTACLE, (0, 2), (0, 1))
    t.play("clear-the-way")
    assert t.options() == [None, t.cell((0, 4))]
    t.answer(t.cell((0, 4)))
    t.answer(t.cell((1, 3)))
    t.hit(2)
    assert t.hp(2) == 18


# -- others act ------------------------------------------------------------------------------------


def test_an_ally_attacks_with_its_own_deck() -> None:
    """Possession: its player decides, the experience is the giver's."""
    t = middle("mindthief", (2, 3), ally=(1, 3))
    t.play("possession")
    t.answer(ALLY)
    assert t.asked == [(1, "aim")]
    t.answer("at", 2, seat=1)
    assert t.hp(2) == 14
    assert len(t.character(1).modifiers.discards) == 1
    assert t.character(0).xp == 2
    assert t.character(1).xp == 0


@pytest.mark.rule("GH-ACT-6", "GH-ACT-9")
def test_an_ally_may_decline() -> None:
    """Then there is no experience."""
    t = middle("mindthief", (2, 3), ally=(1, 3))
    t.play("possession")
    t.answer(ALLY)
    t.answer(seat=1)
    assert is_over(t)
    assert t.character(0).xp == 0
    assert t.s.deeds == []


def test_a_summon_acts_as_the_giver_decides() -> None:
    t = middle("mindthief", (2, 3))
    rat = t.summon(1, "monstrous-rat", (1, 3))
    t.play("possession")
    t.answer(rat)
    assert t.asked == [(0, "aim")]
    t.answer("at", 2)
    assert len(t.character(1).modifiers.discards) == 1


@pytest.mark.rule("GH-RUL-98")
def test_an_enemy_is_moved_as_one_decides() -> None:
    """A normal move, into a trap too; its own conditions hold."""
    t = middle("mindthief", (1, 3))
    t.overlay(TRAP, (2, 3), first=3)
    t.play("parasitic-influence", "bottom")
    t.answer(2)
    t.answer(t.cell((2, 3)))
    assert t.hp(2) == 17
    t = middle("mindthief", (1, 3))
    t.give(2, "immobilize")
    t.play("parasitic-influence", "bottom")
    t.answer(2)
    assert is_over(t)


@pytest.mark.rule("GH-ACT-10", "GH-RUL-210")
def test_an_enemy_that_has_acted_is_not_turned() -> None:
    """Hostile takeover is for its turn of this round; bosses are spared."""
    t = middle("mindthief", (1, 3), (2, 3))
    t.monster("bandit-commander", (0, 4), rank=2)
    t.figure(2).acted = True
    t.play("hostile-takeover", "bottom")
    assert t.options() == [None, 3]


@pytest.mark.rule("GH-RUL-121")
def test_an_action_is_over_when_its_figure_is() -> None:
    """An ally that dies by retaliation ends its own action only."""
    t = middle("mindthief", ally=(1, 3))
    enemy = t.monster("bandit-guard", (2, 3), hp=20)
    t.figure(enemy).bonuses.append((1, 50, 1))
    t.play("possession")
    t.answer(ALLY)
    t.answer("at", enemy, seat=1)
    t.answer("take", seat=1)
    assert t.s.characters[1].figure == -1
    assert t.s.deeds == []
    assert t.character(0).xp == 2


@pytest.mark.rule("GH-RUL-73")
def test_a_turn_ends_with_infusions() -> None:
    """What was made can be used by the next figure."""
    t = middle("brute")
    t.s.infused = [0]
    t.do(end_turn(0))
    assert t.s.elements[0] == STRONG
