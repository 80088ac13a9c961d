"""Augments: what the attacks of who has one do besides."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.numbers import CARD, HALF_LINES
from grimorio.games.gloomhaven.rules.actions import bonuses
from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed
from grimorio.games.gloomhaven.rules.attack import augments
from grimorio.games.gloomhaven.rules.attack.blows import new_blow
from grimorio.games.gloomhaven.state import PARTY, SHIELDED
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.positions import melee

FIRE, ICE, AIR, EARTH, LIGHT, DARK = range(6)


@pytest.mark.rule("GH-ACT-5", "GH-STEP-2")
def test_an_augment_counts_for_the_attack_below_it() -> None:
    """The Mind's Weakness adds 2 to its own attack 1."""
    t, guard = melee("mindthief", "brute")
    t.modifiers(0, "+0")
    t.play("the-minds-weakness")
    t.answer("at", guard)
    assert t.hp(guard) == 27
    assert bonuses.active_cards(t.character(0)) == [CARD["the-minds-weakness"]]
    assert t.character(0).xp == 1


@pytest.mark.rule("GH-ACT-6", "GH-ACTIVE-2")
def test_another_augment_takes_its_place_if_the_player_likes() -> None:
    """The one before it goes to the discards."""
    t, guard = melee("mindthief", "brute")
    mind = t.activate("the-minds-weakness")
    t.modifiers(0, "+0")
    t.play("withering-claw")
    assert t.asked == [(0, "may")]
    t.answer("yes")
    assert mind in t.character(0).discard
    t.answer("at", guard)
    assert t.hp(guard) == 29
    assert t.has(guard, "poison")
    assert t.has(guard, "muddle")
    assert bonuses.active_cards(t.character(0)) == [CARD["withering-claw"]]


@pytest.mark.rule("GH-ACT-6", "GH-RUL-150")
def test_the_attack_can_be_made_with_the_augment_before() -> None:
    """The new augment is left out, and its card is discarded."""
    t, guard = melee("mindthief", "brute")
    mind = t.activate("the-minds-weakness")
    t.modifiers(0, "+0")
    t.play("withering-claw")
    t.answer()
    t.answer("at", guard)
    assert t.hp(guard) == 27
    assert bonuses.active_cards(t.character(0)) == [mind]
    assert CARD["withering-claw"] in t.character(0).discard


def test_with_mass_hysteria_there_are_two_augments() -> None:
    """A third takes the place of one that the player chooses."""
    t, guard = melee("mindthief", "brute")
    t.activate("mass-hysteria", "bottom")
    mind = t.activate("the-minds-weakness")
    claw = t.activate("withering-claw")
    t.modifiers(0, "+0")
    t.play("parasitic-influence")
    t.answer("yes")
    assert t.asked == [(0, "end_active")]
    t.answer(claw)
    t.answer("at", guard)
    assert t.hp(guard) == 27
    assert mind in bonuses.active_cards(t.character(0))


def test_only_attacks_in_melee_have_augments() -> None:
    """Unless Psychic Projection says otherwise."""
    for projected, damage in ((False, 2), (True, 4)):
        t, _ = melee("mindthief", "brute")
        guard = t.monster("bandit-guard", (1, 4), hp=30)
        t.activate("the-minds-weakness")
        if projected:
            t.activate("psychic-projection", "bottom")
        t.modifiers(0, "+0")
        t.strike(t.character(0).figure, guard, 2, range_=4)
        assert t.hp(guard) == 30 - damage


def test_allies_have_no_augment() -> None:
    """It is for attacks of oneself."""
    t, guard = melee("mindthief", "brute")
    t.activate("the-minds-weakness")
    t.modifiers(1, "+0")
    t.strike(t.character(1).figure, guard, 2)
    assert t.hp(guard) == 28


@pytest.mark.rule("GH-RUL-147")
def test_augments_are_lent_to_an_ally_by_domination() -> None:
    """The ally attacks inside the action of who plays it."""
    t, guard = melee("mindthief", "brute")
    t.activate("the-minds-weakness")
    half = 2 * CARD["domination"]
    begin_deed(t.s, t.character(0).figure, 0, PARTY, 0, half)
    deed = begin_deed(t.s, t.character(1).figure, 1, PARTY, 1, NONE)
    line = HALF_LINES[2 * CARD["the-minds-weakness"]][0]
    assert augments.in_force(t.s, deed, new_blow(4, 0)) == [line]
    assert guard in t.s.figures


@pytest.mark.rule("GH-SHIELD-4")
def test_an_augment_shields_for_each_attack_until_the_end_of_the_round() -> None:
    """Feedback Loop."""
    t, guard = melee("mindthief", "brute")
    t.activate("feedback-loop")
    t.modifiers(0, "+0")
    t.strike(t.character(0).figure, guard, 2)
    assert (SHIELDED, 1) in t.hero(0).bonuses
    bonuses.end_round(t.s)
    assert t.hero(0).bonuses == []


@pytest.mark.rule("GH-RETAL-1")
def test_an_augment_retaliates_until_the_end_of_the_round() -> None:
    """Vicious Blood, 2."""
    t, guard = melee("mindthief", "brute")
    t.activate("vicious-blood")
    t.modifiers(0, "+0")
    t.strike(t.character(0).figure, guard, 2)
    assert [one[1:] for one in t.hero(0).bonuses] == [(2, 1)]


@pytest.mark.rule("GH-HEAL-1")
def test_an_augment_heals_oneself_even_if_the_target_dies() -> None:
    """Parasitic Influence."""
    t, guard = melee("mindthief", "brute")
    t.activate("parasitic-influence")
    t.hero(0).hp = 1
    t.figure(guard).hp = 1
    t.modifiers(0, "+0")
    t.strike(t.character(0).figure, guard, 2)
    assert t.hero(0).hp == 3
    assert "choose_figure" not in [kind for _, kind in t.asked]


@pytest.mark.rule("GH-HEAL-2")
def test_an_augment_heals_somebody_in_range() -> None:
    """Silent Scream, before the target retaliates."""
    t, guard = melee("mindthief", "brute")
    t.activate("silent-scream")
    t.hero(1).hp = 1
    t.modifiers(0, "+0")
    t.strike(t.character(0).figure, guard, 2)
    assert t.asked == [(0, "choose_figure")]
    assert t.options() == [None, t.character(0).figure, t.character(1).figure]
    t.answer(t.character(1).figure)
    assert t.hero(1).hp == 3


@pytest.mark.rule("GH-HEAL-2")
def test_an_augment_heals_nobody_out_of_range() -> None:
    """Silent Scream reaches 2 hexes; the brute is 3 hexes away."""
    t, guard = melee("mindthief", "brute")
    t.activate("silent-scream")
    t.place(1, (1, 4))
    t.modifiers(0, "+0")
    t.strike(t.character(0).figure, guard, 2)
    assert t.options() == [None, t.character(0).figure]


@pytest.mark.rule("GH-ELEM-11", "GH-ELEM-14", "GH-RUL-145")
@pytest.mark.parametrize("pays", [True, False])
def test_an_augment_with_a_price_is_paid_for_the_attack(pays: bool) -> None:
    """Frozen Mind stuns for ice."""
    t, guard = melee("mindthief", "brute")
    t.activate("frozen-mind")
    t.s.elements[ICE] = 1
    t.modifiers(0, "+0")
    t.strike(t.character(0).figure, guard, 2)
    assert t.asked == [(0, "may")]
    t.answer(*(["yes"] if pays else []))
    assert t.has(guard, "stun") == pays
    assert t.s.elements[ICE] == (0 if pays else 1)


@pytest.mark.rule("GH-RUL-145", "GH-ELEM-14")
@pytest.mark.parametrize("pays", [True, False])
def test_the_price_is_asked_for_once_and_holds_for_all_attacks(pays: bool) -> None:
    """Frozen Mind with a Battle-Axe against two."""
    t, guard = melee("mindthief", "brute")
    other = t.monster("bandit-guard", (0, 1), hp=30)
    t.equip(0, 18)
    t.activate("frozen-mind")
    t.s.elements[ICE] = 2
    t.modifiers(0, "+0", "+0")
    t.play("the-minds-weakness", "bottom")
    t.answer("item", 18)
    t.answer("area", *sorted([guard, other]))
    while t.asked[0][1] == "next_target":
        t.answer(guard)
    t.answer(*(["yes"] if pays else []))
    assert "may" not in [kind for _, kind in t.asked]
    assert [t.has(one, "stun") for one in (guard, other)] == [pays, pays]


@pytest.mark.rule("GH-ELEM-13")
def test_without_the_element_an_augment_is_not_asked_for() -> None:
    """Frozen Mind without ice."""
    t, guard = melee("mindthief", "brute")
    t.activate("frozen-mind")
    t.modifiers(0, "+0")
    t.strike(t.character(0).figure, guard, 2)
    assert "may" not in [kind for _, kind in t.asked]
    assert not t.has(guard, "stun")


@pytest.mark.rule("GH-ELEM-14", "GH-STEP-8", "GH-STEP-9")
def test_an_augment_kills_a_normal_enemy_in_place_of_the_attack() -> None:
    """Phantasmal Killer for dark; the kill is one's own."""
    t, guard = melee("mindthief", "brute")
    t.activate("phantasmal-killer")
    t.s.elements[DARK] = 2
    t.strike(t.character(0).figure, guard, 2)
    t.answer("yes")
    assert guard not in t.s.figures
    assert t.character(0).tallies["kills"] == 1
    assert not t.told("modifier_drawn")


def test_an_elite_is_not_killed_by_it() -> None:
    """The card says normal enemies; nobody is asked."""
    t, _ = melee("mindthief", "brute")
    elite = t.monster("bandit-guard", (0, 1), rank=1, hp=30)
    t.activate("phantasmal-killer")
    t.s.elements[DARK] = 2
    t.modifiers(0, "+0")
    t.strike(t.character(0).figure, elite, 2)
    assert elite in t.s.figures
    assert "may" not in [kind for _, kind in t.asked]
    assert t.s.elements[DARK] == 2
