"""Whom attacks of ability cards are made on (GH-ATT, GH-AREA, GH-TARGET)."""

from __future__ import annotations

import pytest

from grimorio.core import Value
from grimorio.games.gloomhaven.components.items import items as box
from grimorio.games.gloomhaven.components.numbers import ELEMENT
from grimorio.games.gloomhaven.rules.map.figures import ground
from grimorio.games.gloomhaven.rules.map.whom import room_of
from grimorio.games.gloomhaven.state import (
    INERT,
    OBSTACLE,
    STRONG,
)
from grimorio.kit.hexes import Hex
from tests.games.gloomhaven.stage import is_over, middle, offered
from tests.games.gloomhaven.table import Table

ME, ALLY = 0, 1


def areas(t: Table) -> list[tuple[Value, ...]]:
    """The sets of targets that are offered."""
    return [one[1:] for one in t.options() if isinstance(one, tuple) and one[0] == "area"]


# -- targets ---------------------------------------------------------------------------------------


@pytest.mark.rule("GH-TARGET-1", "GH-TARGET-2", "GH-ATT-1")
def test_allies_and_oneself_are_no_targets() -> None:
    t = middle("brute", (1, 3), ally=(0, 2))
    t.play("trample")
    assert offered(t) == [2]


@pytest.mark.rule("GH-TARGET-2")
def test_oneself_is_not_among_allies() -> None:
    """A line for allies leaves oneself out."""
    t = middle("tinkerer", ally=(1, 3))
    for seat in range(2):
        t.hero(seat).hp -= 3
    t.play("restorative-mist", "bottom")
    t.answer()
    t.answer("yes")
    assert [event.args[0][0] for event in t.told("healed")] == [ALLY]


@pytest.mark.rule("GH-ATT-9", "GH-ATT-10")
def test_melee_reaches_the_next_hexes_only() -> None:
    t = middle("brute", (1, 3), (2, 3))
    t.play("trample")
    assert offered(t) == [2]
    t.answer("at", 2)
    assert is_over(t)


@pytest.mark.rule("GH-ATT-12", "GH-TARGET-6", "GH-RUL-42")
def test_range_is_counted_in_hexes() -> None:
    """Figures and obstacles do not lengthen it."""
    t = middle("brute", (1, 3), (3, 2), (1, 6))
    t.overlay(OBSTACLE, (2, 2))
    t.play("spare-dagger")
    assert offered(t) == [2, 3]


@pytest.mark.rule("GH-RUL-43", "GH-TARGET-4")
def test_obstacles_and_figures_do_not_hinder_sight() -> None:
    t = middle("brute", (1, 3), (2, 3))
    t.overlay(OBSTACLE, (1, 2))
    t.play("spare-dagger")
    assert offered(t) == [2, 3]


def two_rooms(mine: Hex, guard: Hex, is_open: bool = True) -> Table:
    """The door in (-2, 3) between the rooms of scenario 1; a wall stands beside it."""
    t = middle("brute")
    t.s.areas, t.s.doors = 3, int(is_open)
    t.place(0, mine)
    t.monster("bandit-guard", guard, hp=20)
    return t


@pytest.mark.rule("GH-TARGET-10")
def test_two_hexes_with_a_wall_between_are_not_adjacent() -> None:
    t = two_rooms((-1, 2), (-2, 2))
    t.play("trample")
    assert offered(t) == []


@pytest.mark.rule("GH-TARGET-7", "GH-TARGET-8", "GH-RUL-42")
def test_range_goes_round_a_wall() -> None:
    """Each hex more is one more: the guard three hexes away is four away round the wall."""
    for place, reached in (((-2, 2), True), ((-3, 2), True), ((-4, 2), False)):
        t = two_rooms((-1, 2), place)
        t.play("spare-dagger")
        assert bool(offered(t)) == reached, place


@pytest.mark.rule("GH-TARGET-3", "GH-TARGET-4", "GH-TARGET-5")
def test_what_is_not_seen_is_no_target() -> None:
    """In range, but behind a wall."""
    t = two_rooms((0, 1), (-2, 2))
    assert ground(t.s).far(t.cell((0, 1)))[t.cell((-2, 2))] == 3
    t.play("spare-dagger")
    assert offered(t) == []


@pytest.mark.rule("GH-TARGET-4", "GH-DOOR-1")
def test_nothing_is_seen_through_a_closed_door() -> None:
    t = two_rooms((-1, 3), (-3, 3), is_open=False)
    t.play("spare-dagger")
    assert offered(t) == []
    t = two_rooms((-1, 3), (-3, 3))
    t.play("spare-dagger")
    assert offered(t) == [2]


@pytest.mark.rule("GH-TARGET-9")
def test_damage_needs_no_sight() -> None:
    """And is no attack; an invisible enemy is no target of it all the same."""
    t = middle("cragheart", (1, 3))
    t.play("rumbling-advance", "bottom")
    t.answer()
    assert t.hp(2) == 19
    assert t.told("modifier_drawn") == []


@pytest.mark.rule("GH-ATT-2", "GH-ATT-3", "GH-ATT-15", "GH-RUL-54")
def test_several_targets_are_different_enemies() -> None:
    """Up to N, each with its own card."""
    t = middle("spellweaver", (1, 3), (2, 3), (-1, 3), (0, 4))
    t.play("fire-orbs")
    t.answer("at", 2)
    assert offered(t) == [3, 4, 5]
    t.answer("at", 4)
    t.answer("done")
    assert [t.hp(number) for number in (2, 3, 4, 5)] == [17, 20, 17, 20]
    assert t.character(0).xp == 2
    assert len(t.told("modifier_drawn")) == 2 + 2


@pytest.mark.rule("GH-ATT-13", "GH-ATT-14")
def test_a_ranged_attack_on_a_neighbour_has_disadvantage() -> None:
    """All attacks of the ability are ranged; two cards for a neighbour."""
    t = middle("scoundrel", (1, 3), (2, 2))
    t.play("throwing-knives")
    t.answer("at", 2)
    t.answer("at", 3)
    drawn = [event.args[0][0] for event in t.told("modifier_drawn")]
    assert len(drawn) == 3


@pytest.mark.rule("GH-RUL-53", "GH-AREA-4")
def test_a_melee_area_has_no_disadvantage() -> None:
    """It is a melee attack, with one card for each."""
    t = middle("brute", (1, 2), (2, 1))
    t.play("skewer")
    t.hit(2, 3)
    assert len(t.told("modifier_drawn")) == 2


# -- areas -----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-AREA-1", "GH-AREA-2")
def test_an_area_may_be_turned_and_mirrored() -> None:
    """Two hexes side by side, in all six directions."""
    t = middle("brute", (1, 3), (1, 2), (-1, 3), (-1, 4))
    t.play("leaping-cleave")
    assert areas(t) == [(2,), (2, 3), (3,), (4,), (4, 5), (5,)]


@pytest.mark.rule("GH-AREA-3", "GH-ATT-4", "GH-ATT-11")
def test_all_enemies_in_the_area_are_targets() -> None:
    """Each is attacked; the experience is for one action."""
    t = middle("brute", (1, 3), (1, 2))
    t.play("leaping-cleave")
    t.hit(2, 3)
    assert [t.hp(2), t.hp(3)] == [17, 17]
    assert t.character(0).xp == 1


@pytest.mark.rule("GH-AREA-5", "GH-AREA-6")
def test_of_a_ranged_area_one_hex_must_be_in_range() -> None:
    """That may be an empty one."""
    t = middle("tinkerer", (3, 1), (1, 6))
    t.place(0, (-1, 3))
    t.play("ink-bomb")
    assert (2,) in areas(t), "four hexes away, with an empty hex of the area in range"
    far = middle("tinkerer", (4, 0))
    far.place(0, (-2, 5))
    far.play("ink-bomb")
    assert areas(far) == []


@pytest.mark.rule("GH-ATT-16", "GH-ADDT-1", "GH-RUL-62")
def test_more_targets_come_behind_an_area() -> None:
    """Single ones in range, outside the area."""
    t = middle("cragheart", (1, 3), (2, 3), (-1, 3), (0, 1))
    t.activate("backup-ammunition")
    t.play("forceful-storm")
    t.hit(2, 3)
    assert set(offered(t)) == {4, 5}
    t.answer("at", 4)
    t.strike_on()
    assert [t.hp(number) for number in (2, 3, 4, 5)] == [17, 17, 17, 20]
    assert all(t.has(number, "disarm") for number in (2, 3, 4))


@pytest.mark.rule("GH-AREA-6", "GH-ACT-8")
def test_a_line_for_the_area_is_for_the_allies_in_it_too() -> None:
    """Where the area lies makes a difference; the muddle is a duty."""
    t = middle("cragheart", (1, 3), ally=(1, 2))
    t.play("dirt-tornado")
    assert (2,) in areas(t)
    assert (1, 2) in areas(t)
    t.hit(1, 2)
    assert t.has(2, "muddle")
    assert t.has(ALLY, "muddle")
    assert t.hero(1).hp == t.hero(1).most
    t = middle("cragheart", (1, 3), ally=(1, 2))
    t.play("dirt-tornado")
    t.hit(2)
    assert not t.has(ALLY, "muddle")


def test_allies_in_the_area_are_healed() -> None:
    """Of the same place that was attacked."""
    t = middle("cragheart", (1, 3), ally=(1, 2))
    t.hero(1).hp -= 3
    t.play("sentient-growth")
    t.hit(1, 2)
    t.answer("yes")
    assert t.hero(1).hp == t.hero(1).most - 1
    assert t.hp(2) == 18


# -- whom a line is for ----------------------------------------------------------------------------


@pytest.mark.rule("GH-RUL-214")
def test_a_room_is_what_was_revealed_together() -> None:
    """Whoever stands in the door is in both rooms."""
    t = two_rooms((0, 3), (-3, 3))
    mine, other, door = t.cell((0, 3)), t.cell((-3, 3)), t.cell((-2, 3))
    assert room_of(t.s, mine) >> t.cell((4, 0)) & 1
    assert not room_of(t.s, mine) >> other & 1
    assert room_of(t.s, door) >> mine & 1
    assert room_of(t.s, door) >> other & 1


@pytest.mark.rule("GH-RUL-211")
def test_beside_a_destroyed_obstacle_the_attack_is_in_melee() -> None:
    """No disadvantage against a neighbour: one card."""
    t = middle("cragheart", (1, 3))
    t.overlay(OBSTACLE, (0, 4))
    t.play("explosive-punch")
    t.answer(t.cell((0, 4)))
    t.hit(2)
    assert len(t.told("modifier_drawn")) == 1


@pytest.mark.rule("GH-TARGET-3")
def test_all_enemies_in_the_room_are_attacked() -> None:
    """And all allies there must suffer."""
    t = middle("spellweaver", (1, 3), (1, 6), level=9)
    t.play("inferno")
    t.hit(2, 3)
    t.take_all()
    assert [t.hp(2), t.hp(3)] == [17, 17]
    assert t.hero(1).hp == t.hero(1).most - 2


@pytest.mark.rule("GH-ELEM-14")
def test_an_element_widens_an_attack() -> None:
    """Two hexes away in place of the next ones."""
    t = middle("cragheart", (1, 3), (2, 3))
    t.s.elements[ELEMENT["earth"]] = STRONG
    t.play("unstable-upheaval")
    assert areas(t) == [(2,)]
    t.answer("boost", 0, ELEMENT["earth"])
    assert areas(t) == [(2, 3)]
    t.hit(2, 3)
    assert t.character(0).xp == 2


@pytest.mark.rule("GH-RUL-201")
def test_a_boost_may_hurt_those_beside_the_target() -> None:
    """Living torch: not the target itself, also when that dies."""
    t = middle("spellweaver", (1, 3), (2, 3), (-1, 3))
    t.figure(2).hp = 1
    t.s.elements[ELEMENT["light"]] = STRONG
    t.play("living-torch")
    t.answer("boost", 0, ELEMENT["light"])
    t.answer("at", 2)
    assert 2 not in t.s.figures
    assert [t.hp(3), t.hp(4)] == [18, 20]


def test_those_beside_the_way_suffer() -> None:
    """Blind destruction: enemies and allies next to any hex entered, once each, not oneself."""
    t = middle("cragheart", (2, 3), (0, 1), ally=(1, 4), level=9)
    t.play("blind-destruction", "bottom")
    t.answer(t.cell((1, 3)))
    t.answer()
    t.take_all()
    assert [t.hp(2), t.hp(3)] == [18, 20]
    assert t.hero(1).hp == t.hero(1).most - 2
    assert t.hero(0).hp == t.hero(0).most


def test_damage_beside_new_obstacles_is_dealt_once() -> None:
    """Rock slide: three obstacles, one figure."""
    t = middle("cragheart", (2, 3))
    t.play("rock-slide")
    for place in ((1, 3), (2, 2), (1, 4)):
        t.answer(t.cell(place))
    assert t.hp(2) == 18


def test_enemies_passed_are_attacked_after_a_jump() -> None:
    """Trample: those whose hexes were passed, and no others."""
    t = middle("brute", (1, 3), (0, 4))
    t.play("trample", "bottom")
    t.answer(t.cell((2, 3)))
    t.answer()
    t.hit(2)
    assert [t.hp(2), t.hp(3)] == [18, 20]


def test_a_replaced_number_counts_alone() -> None:
    """Crater: with earth 2 in place of 1, in the last line only. Sinister opportunity: 2 for each
    ally in place of 1."""
    t = middle("cragheart", (1, 3))
    t.s.elements[ELEMENT["earth"]] = STRONG
    t.play("crater", "bottom")
    t.answer()
    t.answer("boost", 0, ELEMENT["earth"])
    assert t.hp(2) == 20 - 1 - 2
    t = middle("scoundrel", (1, 3), ally=(1, 2))
    t.s.elements[ELEMENT["dark"]] = STRONG
    t.play("sinister-opportunity")
    t.answer("boost", 1, ELEMENT["dark"])
    t.answer("at", 2)
    assert t.hp(2) == 20 - 3 - 2
    assert t.character(0).xp == 1


@pytest.mark.rule("GH-XP-1", "GH-XP-2")
def test_circumstances_add_attack_and_experience() -> None:
    """Flanked and isolated, each for itself."""
    t = middle("scoundrel", (1, 3), ally=(1, 2))
    t.play("backstab")
    t.answer("at", 2)
    assert t.hp(2) == 20 - 3 - 2 - 2
    assert t.character(0).xp == 2
    t = middle("scoundrel", (1, 3), (2, 3), ally=(1, 2))
    t.play("backstab")
    t.answer("at", 2)
    assert t.hp(2) == 20 - 3 - 2
    assert t.character(0).xp == 1


@pytest.mark.rule("GH-XP-2")
def test_an_element_for_a_circumstance_that_does_not_hold_is_wasted() -> None:
    """Stick to the shadows, not flanked."""
    t = middle("scoundrel", (1, 3), level=9)
    t.s.elements[ELEMENT["dark"]] = STRONG
    t.play("stick-to-the-shadows")
    t.answer("boost", 0, ELEMENT["dark"])
    t.answer("at", 2)
    assert t.hp(2) == 16
    assert t.character(0).xp == 0
    assert t.s.elements[ELEMENT["dark"]] == INERT


def test_counted_attacks_count_what_happened() -> None:
    """Balanced measure: hexes moved in this turn; rocky end: hexes of obstacles, twice."""
    t = middle("brute", (1, 3))
    t.character(0).moved = 4
    t.play("balanced-measure")
    t.answer("at", 2)
    assert t.hp(2) == 16
    t = middle("cragheart", (1, 3), level=9)
    t.overlay(OBSTACLE, (0, 4))
    t.overlay(OBSTACLE, (0, 1), (1, 1))
    t.overlay(OBSTACLE, (0, 6))
    t.play("rocky-end")
    t.answer("yes")
    t.answer("at", 2)
    assert t.hp(2) == 20 - 2 * 3


def test_a_straight_move_keeps_its_direction() -> None:
    """Rock slide: six directions, and then only one; obstacles and enemies stop it."""
    t = middle("cragheart", (2, 2))
    t.overlay(OBSTACLE, (-1, 4))
    t.play("rock-slide", "bottom")
    places = {t.cell(place) for place in ((1, 2), (0, 4), (0, 5), (0, 6), (0, 2), (0, 1), (0, 0))}
    assert places <= set(t.options())
    assert t.cell((-1, 4)) not in t.options()
    assert t.cell((1, 4)) not in t.options()
    t.answer(t.cell((0, 5)))
    assert t.options() == [None, t.cell((0, 6))]


@pytest.mark.rule("GH-ITEM-1", "GH-MOVE-5")
def test_a_straight_move_with_an_item() -> None:
    """Boots add points, others make it a jump over what is in the way; the direction stays."""
    t = middle("cragheart", (0, 4))
    boots = next(number for number, item in box().items() if item.when == "move" and item.jump)
    t.equip(0, boots)
    t.play("rock-slide", "bottom")
    assert t.cell((0, 5)) not in t.options()
    t.answer("item", boots)
    assert t.cell((0, 5)) in t.options()
    assert t.cell((0, 4)) not in t.options(), "no figure may be there"
    t.answer(t.cell((0, 5)))
    assert set(t.options()) <= {None, t.cell((0, 6))}


@pytest.mark.rule("GH-COND-13")
def test_an_immobilized_character_moves_nowhere() -> None:
    """Neither straight on nor to a rock."""
    for side, card in (("bottom", "rock-slide"), ("bottom", "rocky-end")):
        t = middle("cragheart", level=9)
        t.overlay(OBSTACLE, (1, 3))
        t.give(0, "immobilize")
        t.play(card, side)
        assert is_over(t)
