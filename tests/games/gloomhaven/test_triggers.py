"""Active cards that do something by themselves: slots, extra actions, augments."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.numbers import CARD, HALF_LINES
from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed
from grimorio.games.gloomhaven.rules.attack import triggers
from grimorio.games.gloomhaven.rules.attack.blows import new_blow
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.state import FOES, MONSTERS, PARTY, SHIELDED, STRONGER
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.positions import hit, lost, melee, slot

FIRE, ICE, AIR, EARTH, LIGHT, DARK = range(6)


# -- slots against damage --------------------------------------------------------------------------


@pytest.mark.rule("GH-ACTIVE-4", "GH-ACTIVE-6", "GH-SHIELD-1")
def test_a_shield_slot_is_used_by_itself_when_an_attack_would_do_damage() -> None:
    """Warding Strength takes 1 off, and its token moves."""
    t, guard = melee()
    t.activate("warding-strength", "bottom")
    hit(t, guard, 3)
    assert t.asked == [(0, "suffer")]
    assert "take" in t.options()
    t.answer("take")
    assert lost(t) == 2
    assert slot(t) == 1
    assert t.character(0).xp == 0


@pytest.mark.rule("GH-ACTIVE-5")
def test_the_experience_of_a_slot_is_gained_when_the_token_leaves_it() -> None:
    """The second slot is worth 1."""
    t, guard = melee()
    t.activate("warding-strength", "bottom")
    t.character(0).active[0].slot = 1
    hit(t, guard, 3)
    t.answer("take")
    assert t.character(0).xp == 1
    assert slot(t) == 2


@pytest.mark.rule("GH-ACTIVE-7", "GH-ACTIVE-3")
def test_after_the_last_slot_the_card_is_lost() -> None:
    t, guard = melee()
    card = t.activate("warding-strength", "bottom")
    t.character(0).active[0].slot = 5
    hit(t, guard, 3)
    t.answer("take")
    assert lost(t) == 2
    assert t.character(0).active == []
    assert card in t.character(0).lost
    assert t.character(0).xp == 1


@pytest.mark.rule("GH-ACTIVE-6")
def test_no_slot_is_used_without_damage() -> None:
    """The attack would do none."""
    t, guard = melee()
    t.activate("warding-strength", "bottom")
    t.hero(0).bonuses.append((SHIELDED, 3))
    hit(t, guard, 3)
    assert slot(t) == 0
    assert lost(t) == 0


@pytest.mark.rule("GH-ACTIVE-6", "GH-RUL-60")
def test_a_slot_is_used_even_if_the_attack_pierces_it() -> None:
    """Without benefit, and only once."""
    t, guard = melee()
    t.activate("warding-strength", "bottom")
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, t.character(0).figure, 3, pierce=2)
    t.answer("take")
    assert lost(t) == 3
    assert slot(t) == 1


@pytest.mark.rule("GH-RUL-61")
def test_a_shield_slot_is_not_used_against_a_trap() -> None:
    t, _ = melee()
    t.activate("warding-strength", "bottom")
    t.do(harm(t.character(0).figure, 3, "trap", NONE))
    t.answer("take")
    assert lost(t) == 3
    assert slot(t) == 0


@pytest.mark.rule("GH-SHIELD-6")
def test_a_stunned_character_uses_no_shield_slot() -> None:
    t, guard = melee()
    t.activate("warding-strength", "bottom")
    t.give(t.character(0).figure, "stun")
    hit(t, guard, 3)
    t.answer("take")
    assert slot(t) == 0
    assert lost(t) == 3


@pytest.mark.rule("GH-ACTIVE-6", "GH-RUL-82")
@pytest.mark.parametrize("cause", ["attack", "trap", "wound", "retaliate"])
def test_a_slot_against_all_damage_is_used_whatever_it_comes_from(cause: str) -> None:
    """Juggernaut takes all of it."""
    t, guard = melee()
    t.activate("juggernaut", "bottom")
    if cause == "attack":
        hit(t, guard, 3)
    else:
        t.do(harm(t.character(0).figure, 3, cause, NONE))
    assert "suffer" not in [kind for _, kind in t.asked]
    assert lost(t) == 0
    assert slot(t) == 1
    assert t.character(0).xp == 1


@pytest.mark.rule("GH-RUL-142")
def test_a_slot_against_all_damage_works_while_stunned() -> None:
    """Juggernaut, against an attack and against a trap."""
    for cause in ("attack", "trap"):
        t, guard = melee()
        t.activate("juggernaut", "bottom")
        t.give(t.character(0).figure, "stun")
        if cause == "attack":
            hit(t, guard, 3)
        else:
            t.do(harm(t.character(0).figure, 3, cause, NONE))
        assert lost(t) == 0
        assert slot(t) == 1


@pytest.mark.rule("GH-RUL-82", "GH-DMG-6")
def test_other_effects_of_an_attack_stay_when_its_damage_is_taken_away() -> None:
    """An attack that poisons."""
    t, guard = melee()
    t.activate("juggernaut", "bottom")
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, t.character(0).figure, 3, conditions="poison")
    assert lost(t) == 0
    assert t.has(t.character(0).figure, "poison")


@pytest.mark.rule("GH-ACTIVE-9")
def test_a_round_card_that_helps_once_helps_once() -> None:
    """Trickster's Reversal."""
    t, _ = melee("scoundrel", "brute")
    t.activate("tricksters-reversal", "bottom")
    number = t.character(0).figure
    t.do(harm(number, 3, "trap", NONE), harm(number, 2, "trap", NONE))
    assert t.asked == [(0, "suffer")]
    t.answer("take")
    assert lost(t) == 2


@pytest.mark.rule("GH-SHIELD-5", "GH-ACTIVE-6", "GH-RUL-141")
def test_with_two_cards_the_player_chooses_which_slot_is_used() -> None:
    """Once the damage is 0 the other is not used."""
    t, guard = melee()
    ward = t.activate("warding-strength", "bottom")
    jug = t.activate("juggernaut", "bottom")
    hit(t, guard, 1)
    assert t.asked == [(0, "suffer")]
    assert t.options() == [("slot", ward), ("slot", jug)]
    t.answer("slot", ward)
    assert lost(t) == 0
    assert [one.slot for one in t.character(0).active] == [1, 0]


@pytest.mark.rule("GH-SHIELD-5", "GH-ACTIVE-6")
@pytest.mark.parametrize("damage", [2, 5])
def test_slots_that_are_all_used_anyway_are_used_without_a_question(damage: int) -> None:
    """Warding Strength and Hide Armor, with enough damage for both."""
    t, guard = melee()
    t.equip(0, 3)
    t.activate("warding-strength", "bottom")
    hit(t, guard, damage)
    assert [kind for _, kind in t.asked if kind == "suffer"] == (["suffer"] if damage > 2 else [])
    if damage > 2:
        assert "take" in t.options()
        t.answer("take")
    assert lost(t) == damage - 2
    assert slot(t) == 1
    assert t.character(0).uses == {3: 1}


@pytest.mark.rule("GH-SHIELD-5", "GH-ACTIVE-6")
@pytest.mark.parametrize("damage", [1, 2, 9])
def test_a_slot_that_takes_all_damage_leaves_the_others_a_choice(damage: int) -> None:
    """Juggernaut and Warding Strength: with Juggernaut first the other is not used."""
    t, guard = melee()
    ward = t.activate("warding-strength", "bottom")
    jug = t.activate("juggernaut", "bottom")
    hit(t, guard, damage)
    assert t.options() == [("slot", ward), ("slot", jug)]
    t.answer("slot", jug)
    assert lost(t) == 0
    assert [one.slot for one in t.character(0).active] == [0, 1]


@pytest.mark.rule("GH-ACTIVE-6", "GH-RETAL-2")
def test_cold_front_takes_the_damage_and_retaliates_far() -> None:
    """3 damage within range 3, against this attack only."""
    t, _ = melee("spellweaver", "brute")
    archer = t.monster("bandit-archer", (1, 4), hp=20)
    t.activate("cold-front", "bottom")
    t.modifiers(MONSTERS, "+0")
    t.strike(archer, t.character(0).figure, 3, range_=4)
    assert lost(t) == 0
    assert t.hp(archer) == 17
    assert slot(t) == 1


# -- slots for attacks on oneself ------------------------------------------------------------------


@pytest.mark.rule("GH-ACTIVE-6", "GH-RETAL-1")
def test_a_melee_attack_on_oneself_uses_a_retaliation_slot() -> None:
    """Opposing Strike."""
    t, guard = melee("cragheart", "brute")
    t.activate("opposing-strike", "bottom")
    hit(t, guard, 2)
    t.answer("take")
    assert t.hp(guard) == 28
    assert slot(t) == 1


@pytest.mark.rule("GH-ACTIVE-6")
def test_a_ranged_attack_on_oneself_does_not() -> None:
    """The condition is not met."""
    t, _ = melee("cragheart", "brute")
    archer = t.monster("bandit-archer", (2, 1), hp=20)
    t.activate("opposing-strike", "bottom")
    t.modifiers(MONSTERS, "+0", "+0")
    t.strike(archer, t.character(0).figure, 2, range_=3)
    t.answer("take")
    assert t.hp(archer) == 20
    assert slot(t) == 0


# -- slots for own attacks -------------------------------------------------------------------------


@pytest.mark.rule("GH-ACTIVE-4", "GH-ACTIVE-6", "GH-ATT-3", "GH-RUL-143")
def test_each_attack_uses_a_slot_that_adds_to_it() -> None:
    """Crackling Air, for each of two targets."""
    t, guard = melee("spellweaver", "brute")
    other = t.monster("bandit-guard", (2, 1), hp=30)
    t.activate("crackling-air")
    t.place(0, (3, 0))
    t.modifiers(0, "+0", "+0")
    t.place(1, (1, 5))
    t.figure(guard).at = t.cell((1, 0))
    t.figure(other).at = t.cell((2, 2))
    t.play("forked-beam")
    t.answer("at", guard)
    t.answer("at", other)
    assert t.hp(guard) == 27
    assert t.hp(other) == 27
    assert slot(t) == 2
    assert t.character(0).xp == 2


@pytest.mark.rule("GH-ACTIVE-6", "GH-RUL-143")
def test_attacks_of_others_use_no_slot() -> None:
    """Neither a monster's nor an ally's."""
    for by_guard in (True, False):
        t, guard = melee("brute", "spellweaver")
        t.activate("crackling-air", seat=1)
        t.modifiers(MONSTERS if by_guard else 0, "+0")
        if by_guard:
            t.strike(guard, t.character(0).figure, 2)
            t.answer("take")
            assert lost(t) == 2
        else:
            t.strike(t.character(0).figure, guard, 2)
            assert t.hp(guard) == 28
        assert slot(t, 1) == 0


@pytest.mark.rule("GH-ELEM-14", "GH-RUL-145")
def test_air_used_when_the_card_is_played_holds_for_all_its_slots() -> None:
    """Crackling Air is worth 2 in place of 1."""
    t, _ = melee("spellweaver", "brute")
    t.s.elements[AIR] = 2
    t.play("crackling-air")
    t.answer("boost", 0, AIR)
    assert t.s.elements[AIR] == 0
    assert [gift[2] for gift in t.character(0).active[0].gifts] == [2]


@pytest.mark.rule("GH-ACTIVE-6")
@pytest.mark.parametrize(("alone", "damage", "used"), [(True, 4, 1), (False, 2, 0)])
def test_a_slot_with_a_condition_is_used_only_if_it_holds(
    alone: bool, damage: int, used: int
) -> None:
    """Single Out against an enemy without allies beside it."""
    t, guard = melee("scoundrel", "brute")
    if not alone:
        t.monster("bandit-guard", (-1, 3))
    t.activate("single-out", "bottom")
    t.modifiers(0, "+0")
    t.strike(t.character(0).figure, guard, 2)
    assert t.hp(guard) == 30 - damage
    assert slot(t) == used


@pytest.mark.rule("GH-STEP-4", "GH-ACTIVE-7")
def test_a_doubling_comes_before_the_cards_and_its_order_is_asked_for() -> None:
    """Smoke Bomb on a poisoned enemy: (3 + 1) x 2 or 3 x 2 + 1."""
    for order, damage in (("last", 8), ("first", 7)):
        t, guard = melee("scoundrel", "brute")
        card = t.activate("smoke-bomb")
        t.give(t.character(0).figure, "invisible")
        t.give(guard, "poison")
        t.modifiers(0, "+0")
        t.strike(t.character(0).figure, guard, 3)
        assert t.asked == [(0, "order_cards")]
        t.answer(order)
        assert t.hp(guard) == 30 - damage
        assert card in t.character(0).lost
        assert t.character(0).xp == 2


@pytest.mark.rule("GH-STEP-4")
def test_without_anything_added_the_order_is_not_asked_for() -> None:
    """The result is the same."""
    t, guard = melee("scoundrel", "brute")
    t.activate("smoke-bomb")
    t.give(t.character(0).figure, "invisible")
    t.modifiers(0, "+1")
    t.strike(t.character(0).figure, guard, 2)
    assert t.hp(guard) == 25


@pytest.mark.rule("GH-STEP-4")
def test_the_order_is_asked_for_whatever_adds_to_the_attack() -> None:
    """Crippling Poison adds 2, and Poison and a bonus of the round 2 more: (2 + 4) x 2."""
    t, guard = melee("scoundrel", "brute")
    t.activate("smoke-bomb")
    t.activate("crippling-poison")
    t.give(t.character(0).figure, "invisible")
    t.give(guard, "poison")
    t.hero(0).bonuses.append((STRONGER, 1))
    t.modifiers(0, "+0")
    t.strike(t.character(0).figure, guard, 2)
    assert t.asked == [(0, "order_cards")]
    t.answer("last")
    assert t.hp(guard) == 18


@pytest.mark.rule("GH-RUL-59")
def test_an_attack_is_never_worth_less_than_nothing() -> None:
    """What takes more off it than it has."""
    t, guard = melee()
    t.modifiers(0, "+0")
    t.strike(t.character(0).figure, guard, -3)
    assert t.told("attacked")[0].args[2] == 0
    assert t.hp(guard) == 30


@pytest.mark.rule("GH-STEP-2", "GH-STEP-4")
def test_two_doublings_make_four_times_as_much() -> None:
    """Smoke Bomb and Spring the Trap."""
    t, guard = melee("scoundrel", "brute")
    t.activate("smoke-bomb")
    t.activate("spring-the-trap", "bottom")
    t.give(t.character(0).figure, "invisible")
    t.modifiers(0, "+0")
    t.strike(t.character(0).figure, guard, 2)
    assert t.hp(guard) == 22
    assert t.character(0).xp == 4


@pytest.mark.rule("GH-ADDT-1", "GH-ACTIVE-6", "GH-RUL-143")
def test_a_ranged_attack_action_has_one_more_target() -> None:
    """Backup Ammunition, one slot for the action."""
    t, _ = melee("cragheart", "brute")
    t.place(0, (3, 0))
    guard = t.monster("bandit-guard", (1, 0), hp=30)
    other = t.monster("bandit-guard", (2, 2), hp=30)
    t.activate("backup-ammunition")
    t.modifiers(0, "+0", "+0")
    t.play("earthen-clod", "top")
    t.answer("at", guard)
    t.answer("at", other)
    assert t.hp(guard) < 30
    assert t.hp(other) < 30
    assert slot(t) == 1
    assert t.character(0).xp == 1


@pytest.mark.rule("GH-ACTIVE-6")
def test_the_slot_is_used_without_a_second_target() -> None:
    """Even without benefit; but not if the attack is left out."""
    for makes in (True, False):
        t, _ = melee("cragheart", "brute")
        t.s.figures = {0: t.s.figures[0], 1: t.s.figures[1]}
        t.place(0, (3, 0))
        guard = t.monster("bandit-guard", (1, 0), hp=30)
        t.activate("backup-ammunition")
        t.modifiers(0, "+0")
        t.play("earthen-clod", "top")
        if makes:
            t.answer("at", guard)
        else:
            t.answer()
        assert slot(t) == int(makes)


@pytest.mark.rule("GH-ACTIVE-6")
def test_a_heal_action_uses_a_slot_and_heals_more() -> None:
    """Potent Potables adds 2."""
    t, _ = melee("tinkerer", "brute")
    t.activate("potent-potables")
    t.hero(1).hp = 1
    t.play("harmless-contraption", "bottom")
    t.answer(t.character(1).figure)
    assert t.hero(1).hp == 5
    assert slot(t) == 1


@pytest.mark.rule("GH-ACTIVE-6")
def test_no_slot_is_used_if_nobody_is_healed() -> None:
    """No heal was performed."""
    t, _ = melee("tinkerer", "brute")
    t.activate("potent-potables")
    t.play("harmless-contraption", "bottom")
    t.answer()
    assert slot(t) == 0


@pytest.mark.rule("GH-ACTIVE-6", "GH-ADDT-1")
def test_slots_are_for_actions_of_their_owner_only() -> None:
    """A monster that a player controls has none, and what was used for another reason counts for
    nothing."""
    t, guard = melee("mindthief", "cragheart")
    t.activate("backup-ammunition", seat=1)
    deed = begin_deed(t.s, guard, 1, FOES, 1, NONE)
    blow = new_blow(2, 3)
    triggers.more_targets(t.s, deed, blow)
    assert blow.count == 1
    assert triggers.use_for_action(t.s, deed, "ranged_attack") == 0
    assert slot(t, 1) == 0
    own = begin_deed(t.s, t.character(0).figure, 0, PARTY, 0, NONE)
    own.used.slots = [HALF_LINES[2 * CARD["frozen-mind"]][0]]
    assert triggers.use_for_action(t.s, own, "heal") == 0


# -- extra actions ---------------------------------------------------------------------------------


@pytest.mark.rule("GH-ACTIVE-6")
def test_an_extra_action_at_the_start_of_each_turn() -> None:
    """Lumbering Bash heals 2 in range 2; experience of the first slot."""
    t, _ = melee("cragheart", "brute")
    t.activate("lumbering-bash", "bottom")
    t.hero(1).hp = 1
    t.turn(0)
    assert t.asked == [(0, "choose_figure")]
    t.answer(t.character(1).figure)
    assert t.hero(1).hp == 3
    assert slot(t) == 1
    assert t.character(0).xp == 1


@pytest.mark.rule("GH-ACTIVE-6")
def test_a_slot_of_an_extra_action_is_used_if_it_is_left_out() -> None:
    """Even without benefit: left out by the player, or with nobody to be healed."""
    for hurt in (1, 0):
        t, _ = melee("cragheart", "brute")
        t.activate("lumbering-bash", "bottom")
        t.hero(0).hp -= hurt
        t.turn(0)
        if hurt:
            t.answer()
        assert slot(t) == 1
        assert t.told("healed") == []


@pytest.mark.rule("GH-ACTIVE-6", "GH-RUL-121")
def test_who_dies_of_a_wound_has_no_extra_action() -> None:
    """The character is exhausted at the start of its turn."""
    t, _ = melee("cragheart", "brute")
    t.activate("lumbering-bash", "bottom")
    t.give(t.character(0).figure, "wound")
    t.hero(0).hp = 1
    t.turn(0)
    t.answer("take")
    assert t.character(0).figure == NONE
    assert "choose_figure" not in [kind for _, kind in t.asked]


@pytest.mark.rule("GH-COND-15", "GH-ACTIVE-6")
def test_a_stunned_character_performs_no_extra_action() -> None:
    """The slot is used all the same."""
    t, _ = melee("cragheart", "brute")
    t.activate("lumbering-bash", "bottom")
    t.give(t.character(0).figure, "stun")
    t.hero(0).hp = 1
    t.turn(0)
    assert t.hero(0).hp == 1
    assert slot(t) == 1


@pytest.mark.rule("GH-RUL-144")
def test_the_turn_in_which_the_card_is_played_counts() -> None:
    """Auto Turret attacks at the end of it."""
    t, guard = melee("tinkerer", "brute")
    t.place(0, (3, 0))
    t.choose(0, "auto-turret", "ink-bomb")
    t.modifiers(0, "+0")
    t.turn(0)
    t.answer("play", 2 * CARD["auto-turret"])
    t.answer("basic", 2 * CARD["ink-bomb"] + 1)
    t.answer()
    assert t.asked == [(0, "aim")]
    t.answer("at", guard)
    assert t.hp(guard) == 28
    assert slot(t) == 1


@pytest.mark.rule("GH-ACTIVE-6")
def test_an_extra_attack_at_the_end_of_each_turn() -> None:
    """Auto Turret, attack 2 in range 5 with the own cards."""
    t, guard = melee("tinkerer", "brute")
    t.activate("auto-turret")
    t.modifiers(0, "+1")
    t.place(0, (3, 0))
    t.turn(0)
    assert t.asked == [(0, "aim")]
    t.answer("at", guard)
    assert t.hp(guard) == 27
    assert slot(t) == 1
    assert t.s.acting == NONE
