"""Items for own moves and own attacks."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.items import items as box
from grimorio.games.gloomhaven.components.numbers import CURSE_CARD
from grimorio.games.gloomhaven.rules.gear import items
from tests.games.gloomhaven.geared import (
    DARK,
    ICE,
    afar,
    beside,
    lost,
    offered,
    used,
)
from tests.games.gloomhaven.table import lay

# -- an own move -----------------------------------------------------------------------------------


@pytest.mark.rule("GH-ITEM-5")
@pytest.mark.parametrize(("item", "more"), [(1, 2), (36, 3), (64, 4)])
def test_boots_add_to_one_move(item: int, more: int) -> None:
    """Items 1, 36, 64: spent with it, and counted."""
    t, _ = beside(item)
    t.play("grab-and-go", "bottom")
    assert t.asked == [(0, "move")]
    t.answer("item", item)
    assert t.pending().about[1] == 4 + more
    assert offered(t) == []
    assert t.character(0).spent == [item]
    assert used(t) == 1


def test_winged_shoes_make_a_move_a_jump() -> None:
    """Item 2: over enemies, out of a corner."""
    t, _ = beside(2)
    t.place(0, (0, 0))
    t.monster("bandit-guard", (1, 0))
    t.monster("bandit-guard", (0, 1))
    t.play("grab-and-go", "bottom")
    assert t.cell((1, 1)) not in t.options()
    t.answer("item", 2)
    t.answer(t.cell((1, 1)))
    assert t.hero(0).at == t.cell((1, 1))
    assert t.character(0).spent == [2]


def test_winged_shoes_are_not_offered_for_a_jump() -> None:
    """Item 2: nothing would change."""
    t, _ = beside(2)
    t.play("leaping-cleave", "bottom")
    assert offered(t) == []


@pytest.mark.rule("GH-ITEM-1")
def test_an_item_of_the_turn_can_be_used_in_the_middle_of_a_move() -> None:
    """A healing potion between two hexes."""
    t, _ = beside(12)
    t.hero(0).hp = 1
    t.play("grab-and-go", "bottom")
    t.answer(t.cell((2, 1)))
    t.answer("item", 12)
    assert t.hero(0).hp == 4
    assert t.asked == [(0, "move")]
    assert t.pending().about[1] == 3


# -- own attacks -----------------------------------------------------------------------------------


@pytest.mark.rule("GH-ITEM-3", "GH-ITEM-6")
@pytest.mark.parametrize(("item", "more"), [(14, 1), (41, 2)])
def test_power_potions_are_for_all_attacks_of_the_action(item: int, more: int) -> None:
    """Items 14, 41."""
    t, guard = beside(item)
    other = t.monster("bandit-guard", (0, 1), hp=30)
    t.modifiers(0, "+0", "+0")
    t.play("sweeping-blow")
    t.answer("item", item)
    t.answer("area", *sorted([guard, other]))
    t.answer(guard)
    assert t.hp(guard) == t.hp(other) == 28 - more
    assert t.character(0).consumed == [item]


def test_goggles_give_advantage_to_all_attacks() -> None:
    """Item 6."""
    t, guard = beside(6)
    t.modifiers(0, "-1", "+2")
    t.play("trample")
    t.answer("item", 6)
    t.answer("at", guard)
    assert t.hp(guard) == 25
    assert t.character(0).spent == [6]


def test_a_piercing_bow_ignores_all_shields() -> None:
    """Item 9: an elite guard with a shield; only for ranged attacks."""
    t, _, _ = afar(9)
    elite = t.monster("bandit-guard", (2, 2), rank=1, hp=30)
    t.modifiers(0, "+0")
    t.play("spare-dagger")
    t.answer("item", 9)
    t.answer("at", elite)
    assert t.hp(elite) == 27
    t, _ = beside(9)
    t.play("trample")
    assert offered(t) == []


def test_a_war_hammer_stuns_with_all_attacks() -> None:
    """Item 10."""
    t, guard = beside(10)
    other = t.monster("bandit-guard", (0, 1), hp=30)
    t.modifiers(0, "+0", "+0")
    t.play("sweeping-blow")
    t.answer("item", 10)
    t.answer("area", *sorted([guard, other]))
    t.answer(guard)
    assert t.has(guard, "stun")
    assert t.has(other, "stun")
    assert t.character(0).consumed == [10]


MELEE = [(11, "poison"), (25, "wound"), (21, "stun"), (62, "stun"), (62, "poison")]


@pytest.mark.rule("GH-STEP-10")
@pytest.mark.parametrize(("item", "condition"), MELEE)
def test_a_weapon_adds_a_condition_to_a_single_attack(item: int, condition: str) -> None:
    """Items 11, 21, 25, 62: even without damage."""
    t, guard = beside(item)
    t.modifiers(0, "null")
    t.play("trample")
    t.answer("item", item)
    t.answer("at", guard)
    assert t.has(guard, condition)
    assert used(t) == 1
    assert (item in t.character(0).spent) == (box()[item].use == "spend")
    assert (item in t.character(0).consumed) == (box()[item].use == "consume")


@pytest.mark.rule("GH-COND-19")
@pytest.mark.parametrize("item", [53, 62])
def test_a_weapon_curses(item: int) -> None:
    """Items 53, 62: into the monsters' deck."""
    t, guard = beside(item)
    t.modifiers(0, "+0")
    t.play("trample")
    t.answer("item", item)
    t.answer("at", guard)
    assert t.s.monsters.bag.count(CURSE_CARD) == 1


def test_a_weighted_net_immobilizes() -> None:
    """Item 19: for a ranged attack."""
    t, guard, _ = afar(19)
    t.modifiers(0, "+0")
    t.play("spare-dagger")
    t.answer("item", 19)
    t.answer("at", guard)
    assert t.has(guard, "immobilize")


@pytest.mark.rule("GH-ITEM-3", "GH-RUL-35", "GH-RUL-152")
@pytest.mark.parametrize("item", [11, 25, 21, 62])
def test_with_several_targets_it_is_used_for_one_attack(item: int) -> None:
    """Items 11, 21, 25, 62: when that attack is made, before its card."""
    t, guard = beside(item)
    other = t.monster("bandit-guard", (0, 1), hp=30)
    t.modifiers(0, "+0", "+0")
    t.play("sweeping-blow")
    assert offered(t) == []
    t.answer("area", *sorted([guard, other]))
    t.answer(min(guard, other))
    assert t.asked == [(0, "strike_with")]
    assert not t.told("modifier_drawn")
    t.answer()
    assert t.asked == [(0, "strike_with")]
    assert len(t.told("modifier_drawn")) == 1
    t.answer("item", item)
    name = box()[item].conditions[0]
    assert [t.has(one, name) for one in sorted([guard, other])] == [False, True]


def test_a_net_and_a_knife_for_one_of_several_attacks() -> None:
    """Items 19, 53: the same for ranged attacks and for curses."""
    t, guard, other = afar(19)
    t.place(0, (2, 1))
    t.modifiers(0, "+0", "+0", "+0")
    t.play("defensive-tactics")
    t.answer("at", guard)
    t.answer("at", other)
    t.answer("item", 19)
    assert t.has(guard, "immobilize")
    assert t.character(0).spent == [19]
    t, guard = beside(53)
    other = t.monster("bandit-guard", (0, 1), hp=30)
    t.modifiers(0, "+0", "+0")
    t.play("sweeping-blow")
    t.answer("area", *sorted([guard, other]))
    t.answer(guard)
    t.answer("item", 53)
    assert t.s.monsters.bag.count(CURSE_CARD) == 1


@pytest.mark.parametrize(
    ("item", "hexes"),
    [(18, [(0, 1), (0, 2)]), (26, [(0, 1), (-1, 1)]), (47, [(0, 1), (0, 2), (1, 0)])],
)
def test_a_weapon_with_an_area_takes_the_place_of_the_target(
    item: int, hexes: list[tuple[int, int]]
) -> None:
    """Items 18, 26, 47: for a melee attack with one target; the value stays."""
    t = lay("brute", "tinkerer")
    t.place(0, (2, 2) if item == 26 else (1, 1))
    t.place(1, (1, 5))
    t.equip(0, item)
    places = [(1, 2), (0, 2)] if item == 26 else hexes
    guards = [t.monster("bandit-guard", place, hp=30) for place in places]
    t.modifiers(0, *["+0"] * len(guards))
    t.play("trample")
    t.answer("item", item)
    assert ("area", *guards) in t.options()
    assert not [one for one in t.options() if isinstance(one, tuple) and one[0] == "at"]
    t.hit(*guards)
    assert [t.hp(guard) for guard in guards] == [27] * len(guards)


@pytest.mark.rule("GH-ITEM-2")
def test_an_attack_has_one_area_at_most() -> None:
    """Items 18, 47: with the area of one the attack has no longer a single target."""
    t, _ = beside(18, 47, 11)
    t.play("trample")
    assert offered(t) == [("item", 18), ("item", 47), ("item", 11)]
    t.answer("item", 18)
    assert offered(t) == []


@pytest.mark.rule("GH-ITEM-1")
def test_an_item_of_the_turn_can_be_used_before_an_attack() -> None:
    """Items 12, 63: in the middle of the ability."""
    t, guard = beside(12, 63)
    t.hero(0).hp = 1
    t.modifiers(0, "-1", "+2")
    t.play("trample")
    assert offered(t) == [("item", 12), ("item", 63)]
    t.answer("item", 12)
    assert t.hero(0).hp == 4
    t.answer("item", 63)
    t.answer("at", guard)
    assert t.hp(guard) == 25
    assert [event.args[1] for event in t.told("item_used")] == [12, 63]


@pytest.mark.rule("GH-ITEM-2")
def test_an_area_item_is_not_for_attacks_with_an_area() -> None:
    """Items 18, 33: its condition is one target and no area."""
    t, _ = beside(18)
    t.play("sweeping-blow")
    assert offered(t) == []
    t, _, _ = afar(33)
    t.play("defensive-tactics")
    assert offered(t) == []


def test_a_volatile_bomb_hits_an_area_in_range() -> None:
    """Item 33: one hex of it in range is enough; the second guard is out of range."""
    t, guard, other = afar(33)
    t.modifiers(0, "+0", "+0")
    t.play("spare-dagger")
    t.answer("item", 33)
    t.hit(*sorted([guard, other]))
    assert t.hp(guard) == t.hp(other) == 27


def test_unstable_explosives_hurt_allies_in_the_area() -> None:
    """Item 60: 3 damage that is no attack; the player sees who is hit with whom."""
    t, guard, other = afar(60)
    ally = t.character(1).figure
    t.place(1, (1, 4))
    t.modifiers(0, "+0", "+0")
    t.play("spare-dagger")
    t.answer("item", 60)
    t.answer("area", *sorted([ally, guard, other]))
    assert t.asked == [(1, "suffer")]
    t.answer("take", seat=1)
    t.strike_on()
    assert lost(t, 1) == 3
    assert t.hp(guard) == t.hp(other) == 27
    assert t.character(0).consumed == [60]


@pytest.mark.parametrize(("item", "more"), [(31, 1), (59, 2)])
def test_lenses_add_to_the_range(item: int, more: int) -> None:
    """Items 31, 59: of a ranged attack of range 3."""
    t, guard, _ = afar(item)
    t.figure(guard).at = t.cell((1, 3 + more))
    t.modifiers(0, "+0")
    t.play("spare-dagger")
    assert ("at", guard) not in t.options()
    t.answer("item", item)
    t.answer("at", guard)
    assert t.hp(guard) == 27
    assert t.character(0).spent == [item]


@pytest.mark.rule("GH-ELEM-12")
@pytest.mark.parametrize("item", [37, 54])
def test_robes_and_staff_use_up_an_element_of_choice(item: int) -> None:
    """Items 37, 54: attack +1; not without an element."""
    t, guard, _ = afar(item)
    t.s.elements[ICE], t.s.elements[DARK] = 1, 2
    t.modifiers(0, "+0")
    t.play("spare-dagger")
    assert offered(t) == [("item", item, ICE), ("item", item, DARK)]
    t.answer("item", item, DARK)
    assert t.s.elements[DARK] == 0
    t.answer("at", guard)
    assert t.hp(guard) == 26
    assert t.character(0).spent == [item]
    t, _, _ = afar(item)
    t.play("spare-dagger")
    assert offered(t) == []


def test_a_hooked_chain_pulls() -> None:
    """Item 39: 2 hexes, with a ranged attack."""
    t, guard, _ = afar(39)
    t.modifiers(0, "+0")
    t.play("spare-dagger")
    t.answer("item", 39)
    t.answer("at", guard)
    assert t.asked == [(0, "force")]
    assert t.pending().about[1:] == (2, "pull")


@pytest.mark.rule("GH-ITEM-7")
def test_a_mask_of_terror_may_push_any_number_of_times() -> None:
    """Item 66: neither spent nor consumed."""
    t, guard = beside(66)
    t.modifiers(0, "+0")
    t.play("trample")
    t.answer("item", 66)
    assert offered(t) == []
    t.answer("at", guard)
    assert t.pending().about[1:] == (1, "push")
    t.answer()
    assert items.is_ready(t.character(0), 66)
    assert used(t) == 1


@pytest.mark.rule("GH-ITEM-7")
def test_a_halberd_reaches_two_hexes_in_melee() -> None:
    """Item 68: without disadvantage beside an enemy, and any number of times."""
    t, _ = beside(68)
    far = t.monster("bandit-guard", (1, 3), hp=30)
    t.modifiers(0, "+0")
    t.play("trample")
    assert ("at", far) not in t.options()
    t.answer("item", 68)
    t.answer("at", far)
    assert t.hp(far) == 27
    assert items.is_ready(t.character(0), 68)


@pytest.mark.rule("GH-COND-16")
def test_a_stunned_character_can_use_no_item() -> None:
    t, _ = beside(12, 14)
    assert items.usable(t.s, 0, "turn", "attack") == [12, 14]
    t.give(t.character(0).figure, "stun")
    assert items.usable(t.s, 0, "turn", "attack") == []


@pytest.mark.rule("GH-ITEM-2", "GH-ITEM-12", "GH-ITEM-13")
def test_spent_and_consumed_items_cannot_be_used() -> None:
    """One that is not there neither."""
    t, _ = beside(12, 24)
    t.character(0).consumed = [12]
    t.character(0).spent = [24]
    assert items.usable(t.s, 0, "turn") == []
    assert items.usable(t.s, 1, "turn") == []
