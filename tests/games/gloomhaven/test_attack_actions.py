"""Attack actions: what counts for all attacks of one, and for every target of it."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.items import items as box
from grimorio.games.gloomhaven.components.numbers import CARD
from tests.games.gloomhaven.geared import DARK, afar, beside, offered
from tests.games.gloomhaven.table import lay

# -- items for a whole attack action ---------------------------------------------------------------


@pytest.mark.rule("GH-ACT-13", "GH-ATT-4", "GH-RUL-221")
@pytest.mark.parametrize(("item", "more"), [(14, 1), (41, 2)])
def test_a_power_potion_counts_for_every_attack_ability_of_the_action(item: int, more: int) -> None:
    """Items 14, 41: an attack, a move and an attack on one card are one attack action."""
    t, guard = beside(item)
    t.modifiers(0, "+0", "+0")
    t.play("skirmishing-maneuver")
    t.answer("item", item)
    t.answer("at", guard)
    assert t.hp(guard) == 28 - more
    t.answer()
    assert t.pending().about[1] == 2 + more
    assert offered(t) == []
    t.answer("at", guard)
    assert t.hp(guard) == 26 - 2 * more


@pytest.mark.rule("GH-ACT-13", "GH-RUL-221")
def test_a_war_hammer_stuns_with_the_second_attack_ability_too() -> None:
    """Item 10: on another enemy."""
    t, guard = beside(10)
    other = t.monster("bandit-guard", (0, 1), hp=30)
    t.modifiers(0, "+0", "+0")
    t.play("skirmishing-maneuver")
    t.answer("item", 10)
    t.answer("at", guard)
    t.answer()
    t.answer("at", other)
    assert t.has(guard, "stun")
    assert t.has(other, "stun")


@pytest.mark.rule("GH-ACT-13", "GH-RUL-221")
def test_robes_use_up_one_element_for_the_whole_action() -> None:
    """Item 37."""
    t, guard = beside(37)
    t.s.elements[DARK] = 2
    t.modifiers(0, "+0", "+0")
    t.play("skirmishing-maneuver")
    t.answer("item", 37, DARK)
    t.answer("at", guard)
    t.answer()
    t.answer("at", guard)
    assert t.hp(guard) == 24


@pytest.mark.rule("GH-ACT-13", "GH-RUL-221")
def test_an_item_counts_for_the_action_it_was_used_for_and_for_no_other() -> None:
    """Item 14: not for the attacks of the second card."""
    t, guard = beside(14)
    t.modifiers(0, "+0", "+0")
    t.choose(0, "spare-dagger", "skirmishing-maneuver")
    t.act(0)
    t.answer("play", half_of("spare-dagger", "bottom"))
    t.answer("item", 14)
    t.answer("at", guard)
    assert t.hp(guard) == 27
    t.answer("play", half_of("skirmishing-maneuver", "top"))
    assert t.pending().about[1] == 2


@pytest.mark.rule("GH-ITEM-7", "GH-RUL-221")
def test_what_an_item_may_add_to_any_attack_is_offered_again() -> None:
    """Items 66 and 68 name no action: they are used for each attack ability, or not."""
    assert not box()[66].every_attack
    assert not box()[68].every_attack
    t, guard = beside(66, 68)
    t.modifiers(0, "+0", "+0")
    t.play("skirmishing-maneuver")
    t.answer("item", 66)
    t.answer("at", guard)
    t.answer()
    t.answer()
    assert offered(t) == [("item", 66), ("item", 68)]


# -- areas that items give -------------------------------------------------------------------------


@pytest.mark.rule("GH-RUL-113", "GH-ATT-3")
@pytest.mark.parametrize("item", [18, 47])
def test_the_attacker_orders_the_attacks_in_the_area_of_an_item(item: int) -> None:
    """Items 18, 47: the second one first."""
    t, guard = beside(item)
    other = t.monster("bandit-guard", (0, 1), hp=30)
    t.modifiers(0, "+1", "-1")
    t.play("trample")
    t.answer("item", item)
    t.answer("area", *sorted([guard, other]))
    assert t.asked == [(0, "next_target")]
    t.answer(other)
    assert t.hp(other) == 26
    assert t.hp(guard) == 28


@pytest.mark.rule("GH-RUL-113")
def test_the_attacker_orders_the_attacks_on_a_path() -> None:
    """Impaling Eruption: those on the way and the one at its end."""
    t = lay("spellweaver", "brute")
    t.place(0, (3, 0))
    t.place(1, (-3, 6))
    near = t.monster("bandit-guard", (2, 1), hp=30)
    far = t.monster("bandit-guard", (1, 2), hp=30)
    t.modifiers(0, "+1", "+0")
    t.play("impaling-eruption")
    t.answer("area", *sorted([near, far]))
    assert t.asked == [(0, "next_target")]
    t.answer(far)
    assert t.hp(far) == 26


@pytest.mark.rule("GH-RUL-113")
def test_single_targets_are_attacked_in_the_order_in_which_they_were_chosen() -> None:
    """Nothing is asked twice."""
    t, guard, other = afar()
    t.place(0, (2, 2))
    t.modifiers(0, "+1", "+0")
    t.play("defensive-tactics")
    t.answer("at", other)
    t.answer("at", guard)
    assert t.hp(other) == 27
    assert t.hp(guard) == 28


# -- added targets ---------------------------------------------------------------------------------


@pytest.mark.rule("GH-ADDT-3", "GH-XP-1")
def test_an_added_target_counts_for_the_experience_for_each_target() -> None:
    """Net Shooter gives 1 for each enemy targeted; a modifier card adds one outside the area."""
    t = lay("tinkerer", "brute")
    t.place(0, (3, 0))
    t.place(1, (-3, 6))
    guard = t.monster("bandit-guard", (3, 2), hp=30)
    other = t.monster("bandit-guard", (1, 2), hp=30)
    t.modifiers(0, "#21", "+0")
    t.play("net-shooter")
    t.answer("area", guard)
    assert t.character(0).xp == 1
    t.answer("at", other)
    assert t.has(other, "immobilize")
    assert t.character(0).xp == 2


@pytest.mark.rule("GH-ADDT-1", "GH-XP-1")
def test_who_adds_no_target_gains_nothing_for_it() -> None:
    """The same card, left out."""
    t = lay("tinkerer", "brute")
    t.place(0, (3, 0))
    t.place(1, (-3, 6))
    guard = t.monster("bandit-guard", (3, 2), hp=30)
    t.monster("bandit-guard", (1, 2), hp=30)
    t.modifiers(0, "#21", "+0")
    t.play("net-shooter")
    t.answer("area", guard)
    t.answer()
    assert t.character(0).xp == 1


@pytest.mark.rule("GH-ADDT-3", "GH-ACT-8")
def test_what_an_attack_does_around_its_target_is_by_what_that_target_suffered() -> None:
    """Blind Destruction with a second target by Backup Ammunition, each with a neighbour."""
    t = lay("cragheart", "brute")
    t.place(0, (3, 0))
    t.place(1, (-3, 6))
    t.equip(0)
    first, beside_first = (t.monster("bandit-guard", at, hp=30) for at in ((3, 2), (2, 3)))
    second, beside_second = (t.monster("bandit-guard", at, hp=30) for at in ((0, 2), (-1, 2)))
    t.activate("backup-ammunition")
    t.modifiers(0, "+1", "null")
    t.play("blind-destruction")
    t.answer("at", first)
    t.answer("at", second)
    assert [t.hp(one) for one in (first, second)] == [25, 30]
    assert [t.hp(one) for one in (beside_first, beside_second)] == [25, 30]


# -- what modifier cards add -----------------------------------------------------------------------


@pytest.mark.rule("GH-MOD-7", "GH-PUSH-1")
def test_the_push_of_a_modifier_card_is_added_to_that_of_the_attack() -> None:
    """Warding Strength pushes 2; a rolling card adds 1."""
    t, guard = beside()
    t.place(1, (-3, 6))
    t.modifiers(0, "#10", "+0")
    t.play("warding-strength")
    t.answer("at", guard)
    assert t.asked == [(0, "force")]
    assert t.pending().about[1:] == (3, "push")


@pytest.mark.rule("GH-MOD-7", "GH-PUSH-2")
def test_the_pull_of_a_modifier_card_is_added_to_that_of_the_attack() -> None:
    """Hook and Chain pulls 2; a rolling card adds 1."""
    t, guard, _ = afar()
    t.place(0, (1, 0))
    t.modifiers(0, "#35", "+0")
    t.play("hook-and-chain")
    t.answer("at", guard)
    assert t.pending().about[1:] == (3, "pull")


@pytest.mark.rule("GH-HEAL-6", "GH-MOD-7")
def test_the_heal_of_one_card_is_performed_whatever_else_was_drawn() -> None:
    """A rolling card without a heal, then one with a Heal 2."""
    t, guard = beside(by="tinkerer", other="brute")
    t.hero(0).hp = 1
    t.modifiers(0, "#11", "#20")
    t.strike(t.character(0).figure, guard, 2)
    assert t.hero(0).hp == 3
    assert t.hp(guard) == 27


@pytest.mark.rule("GH-HEAL-6")
def test_no_card_with_a_heal_is_no_heal() -> None:
    t, guard = beside()
    t.hero(0).hp = 1
    t.modifiers(0, "#11", "+1")
    t.strike(t.character(0).figure, guard, 2)
    assert t.hero(0).hp == 1
    assert t.told("healed") == []


def half_of(card: str, side: str) -> int:
    """A half by its number."""
    return 2 * CARD[card] + (side == "bottom")
