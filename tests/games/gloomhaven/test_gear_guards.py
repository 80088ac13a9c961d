"""Items against attacks on oneself."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.state import MONSTERS
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.geared import (
    attacked,
    beside,
    lost,
    offered,
    used,
)


@pytest.mark.rule("GH-ITEM-9", "GH-ITEM-10", "GH-ITEM-11", "GH-DEF-16")
@pytest.mark.parametrize(("item", "slots"), [(3, 2), (23, 3), (44, 4), (65, 5)])
def test_armour_is_used_by_itself_until_its_slots_are_full(item: int, slots: int) -> None:
    """Items 3, 23, 44, 65: Shield 1 for each slot."""
    t, guard = beside(item)
    attacked(t, guard, 3)
    t.answer("take")
    assert lost(t) == 2
    assert t.character(0).uses == {item: 1}
    assert t.character(0).spent == []
    assert used(t) == 1
    t, guard = beside(item)
    t.character(0).uses[item] = slots - 1
    attacked(t, guard, 3)
    t.answer("take")
    assert lost(t) == 2
    assert t.character(0).uses == {}
    assert t.character(0).spent == [item]


@pytest.mark.rule("GH-RUL-61", "GH-ITEM-9")
def test_armour_is_used_only_against_damage_of_attacks() -> None:
    """Not against a trap, not without damage, not when stunned."""
    t, _ = beside(3)
    t.do(harm(t.character(0).figure, 2, "trap", NONE))
    t.answer("take")
    assert used(t) == 0
    t, guard = beside(3)
    attacked(t, guard, 3, "null")
    assert used(t) == 0
    t, guard = beside(3)
    t.give(t.character(0).figure, "stun")
    attacked(t, guard, 3)
    t.answer("take")
    assert used(t) == 0
    assert lost(t) == 3


@pytest.mark.rule("GH-ITEM-9", "GH-RUL-60")
def test_armour_is_used_without_benefit() -> None:
    """The attack pierces it, and its slot is used all the same, once."""
    t, guard = beside(3)
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, t.character(0).figure, 3, pierce=1)
    t.answer("take")
    assert lost(t) == 3
    assert t.character(0).uses == {3: 1}


@pytest.mark.rule("GH-SHIELD-5", "GH-RUL-141")
def test_the_player_may_use_a_shield_before_the_armour() -> None:
    """Then nothing is left for the armour."""
    t, guard = beside(3, 32)
    attacked(t, guard, 2)
    assert t.options() == [("item", 3), ("item", 32)]
    t.answer("item", 32)
    assert lost(t) == 0
    assert t.character(0).uses == {}


@pytest.mark.parametrize(("item", "shield"), [(8, 1), (32, 2), (61, 4)])
def test_a_shield_may_be_used_after_the_cards_are_drawn(item: int, shield: int) -> None:
    """Items 8, 32, 61: against one attack, or not."""
    t, guard = beside(item)
    attacked(t, guard, 6)
    assert ("item", item) in t.options()
    assert t.told("modifier_drawn")
    t.answer("item", item)
    assert t.pending().about[1] == 6 - shield
    t.answer("take")
    assert lost(t) == 6 - shield
    assert t.character(0).spent == [item]
    t, guard = beside(item)
    attacked(t, guard, 6)
    t.answer("take")
    assert t.character(0).spent == []


@pytest.mark.rule("GH-RUL-61")
def test_shield_items_do_nothing_against_a_trap() -> None:
    """Items 8, 51: they are for attacks."""
    t, _ = beside(8, 51)
    t.do(harm(t.character(0).figure, 2, "trap", NONE))
    assert offered(t) == []


@pytest.mark.rule("GH-RETAL-1")
def test_a_spiked_shield_retaliates_too() -> None:
    """Item 46: 2, against this attack."""
    t, guard = beside(46)
    attacked(t, guard, 3)
    t.answer("item", 46)
    t.answer("take")
    assert lost(t) == 2
    assert t.hp(guard) == 28


@pytest.mark.rule("GH-RETAL-2")
def test_a_spiked_shield_does_not_reach_far() -> None:
    """Item 46: an archer two hexes away."""
    t, _ = beside(46)
    archer = t.monster("bandit-archer", (1, 3), hp=30)
    t.modifiers(MONSTERS, "+0")
    t.strike(archer, t.character(0).figure, 3, range_=3)
    t.answer("item", 46)
    t.answer("take")
    assert t.hp(archer) == 30


@pytest.mark.rule("GH-RUL-82")
def test_shadow_armour_takes_all_damage_of_an_attack() -> None:
    """Item 51: not its other effects."""
    t, guard = beside(51)
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, t.character(0).figure, 5, conditions="wound")
    t.answer("item", 51)
    assert lost(t) == 0
    assert t.has(t.character(0).figure, "wound")
    assert t.character(0).consumed == [51]


@pytest.mark.rule("GH-ITEM-3", "GH-RUL-35")
def test_leather_armour_is_offered_before_the_cards() -> None:
    """Item 4: the attacker has disadvantage."""
    t, guard = beside(4)
    t.modifiers(MONSTERS, "+2", "-1")
    t.strike(guard, t.character(0).figure, 3)
    assert t.asked == [(0, "parry")]
    assert not t.told("modifier_drawn")
    t.answer("item", 4)
    t.answer("take")
    assert lost(t) == 2
    assert t.character(0).spent == [4]


def test_studded_leather_shields_too() -> None:
    """Item 30: disadvantage and Shield 1."""
    t, guard = beside(30)
    t.modifiers(MONSTERS, "+2", "-1")
    t.strike(guard, t.character(0).figure, 3)
    t.answer("item", 30)
    t.answer("take")
    assert lost(t) == 1


@pytest.mark.rule("GH-ITEM-2")
def test_nobody_is_asked_without_such_an_item() -> None:
    """Nor if it is spent, or not wanted."""
    t, guard = beside(4)
    t.character(0).spent = [4]
    attacked(t, guard, 3)
    assert t.asked == [(0, "suffer")]
    t, guard = beside(4)
    attacked(t, guard, 3)
    t.answer()
    t.answer("take")
    assert lost(t) == 3
    assert t.character(0).spent == []


@pytest.mark.rule("GH-MOD-4", "GH-RUL-127", "GH-RUL-149")
@pytest.mark.parametrize("card", ["x2", "bless"])
def test_an_iron_helmet_makes_a_2x_a_plain_card(card: str) -> None:
    """Item 7: a Bless too; counted when it changes something."""
    t, guard = beside(7)
    attacked(t, guard, 3, card)
    t.answer("take")
    assert lost(t) == 3
    assert used(t) == 1
    t, guard = beside(7)
    attacked(t, guard, 3)
    t.answer("take")
    assert used(t) == 0
