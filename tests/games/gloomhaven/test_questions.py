"""Nothing is asked where the answer makes no difference, and what belongs together is one
question."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.numbers import CARD
from grimorio.games.gloomhaven.state import MONSTERS, TRAP
from tests.games.gloomhaven.geared import AIR, DARK, EARTH, FIRE
from tests.games.gloomhaven.positions import hero, melee
from tests.games.gloomhaven.table import Table, lay

STUN, WOUND, ROLLING_FIRE, INVISIBLE = "#22", "#18", "#17", "#32"


def alone(*classes: str) -> Table:
    """Characters far from each other, and nobody else."""
    t = lay(*classes)
    t.place(0, (3, 0))
    t.place(1, (-3, 6))
    for seat in (0, 1):
        t.equip(seat)
    return t


# -- elements --------------------------------------------------------------------------------------


@pytest.mark.rule("GH-ELEM-11", "GH-ELEM-14")
def test_no_element_is_asked_for_where_nobody_would_be_harmed() -> None:
    """Crater: earth for its second damage, with nobody beside the cragheart."""
    t = alone("cragheart", "brute")
    t.s.elements[EARTH] = 2
    t.play("crater", "bottom")
    assert t.asked == [(0, "move")]
    t.answer()
    assert t.asked[0][1] == "declare"
    assert t.character(0).xp == 0


@pytest.mark.rule("GH-ELEM-11", "GH-ELEM-14")
def test_no_element_is_asked_for_where_there_is_no_target() -> None:
    """Wretched Creature: dark for a curse on an adjacent enemy."""
    t = alone("mindthief", "brute")
    t.s.elements[DARK] = 2
    t.play("wretched-creature", "bottom")
    t.answer()
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-ELEM-11", "GH-LOOT-1")
def test_no_element_is_asked_for_where_nothing_lies() -> None:
    """Zephyr Wings: air for a Loot 3 instead of 2; with money three hexes away it is."""
    t = alone("spellweaver", "brute")
    t.s.elements[AIR] = 2
    t.play("zephyr-wings")
    assert t.asked[0][1] == "declare"
    t = alone("spellweaver", "brute")
    t.s.elements[AIR] = 2
    t.s.coins[t.cell((1, 3))] = 1
    t.play("zephyr-wings")
    assert t.options() == [None, ("boost", 0, AIR)]
    t.answer("boost", 0, AIR)
    t.go((1, 3))
    assert (t.character(0).coins, t.character(0).xp) == (1, 1)


@pytest.mark.rule("GH-ELEM-11")
def test_no_element_is_asked_for_where_no_obstacle_stands() -> None:
    """Rocky End: earth for a longer reach."""
    t = alone("cragheart", "brute")
    t.s.elements[EARTH] = 2
    t.s.overlays.clear()
    t.play("rocky-end")
    assert t.asked[0][1] == "declare"


# -- modifier cards --------------------------------------------------------------------------------


@pytest.mark.rule("GH-MOD-2", "GH-STEP-7", "GH-RUL-65")
def test_the_condition_of_a_card_is_not_asked_for_when_the_target_is_dead() -> None:
    t, guard = melee()
    t.figure(guard).hp = 1
    t.modifiers(0, STUN)
    t.play("trample")
    t.answer("at", guard)
    assert guard not in t.s.figures
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-MOD-2", "GH-STEP-10")
def test_it_is_asked_for_when_the_target_lives() -> None:
    t, guard = melee()
    t.modifiers(0, STUN)
    t.play("trample")
    t.answer("at", guard)
    assert t.asked == [(0, "use_modifier")]
    t.answer()
    assert not t.has(guard, "stun")


@pytest.mark.rule("GH-MOD-2", "GH-COND-6")
def test_the_condition_of_a_card_is_not_asked_for_when_the_target_is_immune() -> None:
    """The bandit commander cannot be stunned; it can be wounded."""
    for card, asked in ((STUN, "declare"), (WOUND, "use_modifier")):
        t = lay("brute", "tinkerer", scenario=2)
        t.equip(0)
        boss = t.monster("bandit-commander", t.beside(hero(t)), rank=2, hp=30)
        t.modifiers(0, card)
        t.play("trample")
        t.answer("at", boss)
        assert t.asked[0][1] == asked
        assert not t.has(boss, "stun")


@pytest.mark.rule("GH-MOD-2", "GH-ELEM-2")
def test_an_element_is_asked_for_also_when_the_target_is_dead_but_not_twice() -> None:
    """What is infused already stays so."""
    t, guard = melee("spellweaver", "brute")
    t.place(0, (2, 2))
    t.figure(guard).hp = 1
    t.modifiers(0, ROLLING_FIRE, "+0")
    t.play("flame-strike", "bottom")
    t.answer("at", guard)
    assert t.asked == [(0, "use_modifier")]
    t, guard = melee("spellweaver", "brute")
    t.place(0, (2, 2))
    t.s.infused = [FIRE]
    t.modifiers(0, ROLLING_FIRE, "+0")
    t.play("flame-strike", "bottom")
    t.answer("at", guard)
    assert t.hp(guard) == 28
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-MOD-2", "GH-RUL-186")
def test_what_helps_the_attacker_is_asked_for_whatever_became_of_the_target() -> None:
    t, guard = melee("scoundrel", "brute")
    t.figure(guard).hp = 1
    t.modifiers(0, INVISIBLE, "+0")
    t.play("venom-shiv")
    t.answer("at", guard)
    assert t.asked == [(0, "use_modifier")]
    t.answer("use")
    assert t.has(hero(t), "invisible")


# -- damage ----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-DMG-1", "GH-DMG-3", "GH-DMG-5", "GH-SHIELD-5", "GH-ITEM-1")
def test_shields_cards_and_hit_points_are_one_question() -> None:
    """All of it stands side by side; each shield leaves the rest open."""
    t, guard = melee()
    t.equip(0, 8, 32, 51)
    t.hand(0, "trample", "skewer")
    t.discard(0, "grab-and-go", "shield-bash")
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, hero(t), 6)
    gone = sorted([CARD["grab-and-go"], CARD["shield-bash"]])
    cards = [("lose", CARD["trample"]), ("lose", CARD["skewer"]), ("discard", *gone)]
    items = [("item", 8), ("item", 32), ("item", 51)]
    assert t.options() == ["take", *cards, *items]
    t.answer("item", 32)
    assert t.pending().about[1] == 4
    assert t.options() == ["take", *cards, ("item", 8), ("item", 51)]
    t.answer("item", 8)
    assert t.pending().about[1] == 3
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 3
    assert t.character(0).spent == [32, 8]


@pytest.mark.rule("GH-DMG-1", "GH-SHIELD-5")
def test_nothing_more_is_asked_once_no_damage_is_left() -> None:
    t, guard = melee()
    t.equip(0, 32, 8)
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, hero(t), 2)
    t.answer("item", 32)
    assert t.asked[0][1] == "declare"
    assert t.character(0).spent == [32]


@pytest.mark.rule("GH-RUL-61", "GH-DMG-1")
def test_shields_are_no_part_of_the_question_where_no_attack_is_made() -> None:
    """A trap: cards or hit points."""
    t, _ = melee()
    t.equip(0, 8, 51)
    t.hand(0, "trample")
    t.overlay(TRAP, (2, 1), first=3)
    t.move(hero(t), 1)
    t.go((2, 1))
    assert t.options() == ["take", ("lose", CARD["trample"])]


# -- healing ---------------------------------------------------------------------------------------


@pytest.mark.rule("GH-HEAL-2", "GH-ACT-6")
def test_nobody_is_asked_whom_to_heal_when_all_are_well() -> None:
    """Reinvigorating Elixir; with a wound, a poison or a lost hit point it is asked."""
    t = alone("tinkerer", "brute")
    t.play("reinvigorating-elixir")
    assert t.asked[0][1] == "declare"
    for ailing in ("wound", "poison", ""):
        t = alone("tinkerer", "brute")
        if ailing:
            t.give(hero(t), ailing)
        else:
            t.hero(0).hp -= 1
        t.play("reinvigorating-elixir")
        assert t.options() == [None, hero(t)]


@pytest.mark.rule("GH-HEAL-1", "GH-HEAL-2")
def test_the_second_one_of_two_is_asked_for_only_while_somebody_is_hurt() -> None:
    """Curative Aerosol heals two; only one needs it."""
    t = alone("tinkerer", "brute")
    t.place(1, (3, 1))
    t.hero(1).hp = 1
    t.play("curative-aerosol", "bottom")
    t.answer(hero(t, 1))
    assert t.asked[0][1] == "declare"
    assert t.hero(1).hp == 5
    assert t.character(0).xp == 2


@pytest.mark.rule("GH-ACTIVE-6", "GH-HEAL-2")
def test_a_heal_is_asked_for_where_a_slot_counts_it() -> None:
    """Potent Potables: the slot is used, and gives its experience, though all are well."""
    t = alone("tinkerer", "brute")
    t.activate("potent-potables")
    t.character(0).active[0].slot = 1
    t.play("reinvigorating-elixir")
    t.answer(hero(t))
    assert t.character(0).active[0].slot == 2
    assert t.character(0).xp == 1


@pytest.mark.rule("GH-ELEM-11", "GH-HEAL-2")
def test_a_heal_is_asked_for_where_an_element_may_be_used() -> None:
    """Elemental Aid gives experience for earth."""
    t = alone("spellweaver", "brute")
    t.s.elements[EARTH] = 2
    t.play("elemental-aid")
    assert t.options() == [None, hero(t), ("boost", 0, EARTH)]


@pytest.mark.rule("GH-ACT-6", "GH-HEAL-1")
def test_a_heal_of_those_named_is_asked_for_only_if_one_needs_it() -> None:
    """Restorative Mist: the ally beside the tinkerer."""
    for hurt in (False, True):
        t = alone("tinkerer", "brute")
        t.place(1, (3, 1))
        t.hero(1).hp -= int(hurt)
        t.play("restorative-mist", "bottom")
        t.answer()
        assert t.asked[0][1] == ("may" if hurt else "declare")
