"""Conditions, and healing."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.numbers import (
    BLESS_CARD,
    CARD,
    CONDITION,
    CURSE_CARD,
    conditions_of,
)
from grimorio.games.gloomhaven.rules.attack.conditions import (
    SUPPLY,
    begin_turn,
    end_turn,
    give,
    heal,
    take,
)
from grimorio.games.gloomhaven.rules.gear.items import usable
from grimorio.games.gloomhaven.rules.map.figures import IMMUNE
from grimorio.games.gloomhaven.rules.turn import take_turn
from grimorio.games.gloomhaven.state import MONSTERS, PARTY, SUMMON, Figure, Scenario
from tests.games.gloomhaven.positions import hero
from tests.games.gloomhaven.table import Table, ability_numbered, lay

TIMED = ("immobilize", "disarm", "stun", "muddle", "invisible", "strengthen")


def table() -> Table:
    t = lay("brute", "tinkerer")
    t.place(0, (1, 1))
    t.place(1, (2, 4))
    for seat in (0, 1):
        t.character(seat).items.clear()
    return t


def afflict(t: Table, number: int, *names: str) -> None:
    give(t.s, number, conditions_of(names))


# -- getting and losing them -----------------------------------------------------------------------


def make_immune(s: Scenario, seat: int, conditions: int) -> None:
    """As a rule of a scenario does for the rest of it: those that the character has end. Blessings
    and curses are cards in its deck, and stay there. No scenario from 1 to 20 has such a rule."""
    name = IMMUNE[seat]
    s.marks[name] = s.marks.get(name, 0) | conditions
    take(s, s.characters[seat].figure, conditions)


@pytest.mark.rule("GH-COND-1", "GH-COND-3", "GH-COND-6")
def test_a_figure_has_a_condition_or_it_has_not() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1))
    afflict(t, guard, "wound", "poison")
    afflict(t, guard, "wound")
    assert t.figure(guard).conditions == conditions_of(("wound", "poison"))


@pytest.mark.rule("GH-COND-5", "GH-COND-7")
def test_who_becomes_immune_loses_those_conditions_and_gets_them_no_more() -> None:
    """By a rule of a scenario; curses stay in the deck."""
    t = table()
    afflict(t, hero(t), "poison", "wound", "curse")
    make_immune(t.s, 0, conditions_of(("poison", "curse")))
    assert t.figure(hero(t)).conditions == conditions_of(("wound",))
    assert t.character(0).modifiers.bag.count(CURSE_CARD) == 1
    afflict(t, hero(t), "poison", "muddle", "curse")
    assert t.figure(hero(t)).conditions == conditions_of(("wound", "muddle"))
    assert t.character(0).modifiers.bag.count(CURSE_CARD) == 1
    afflict(t, t.character(1).figure, "poison")
    assert t.has(t.character(1).figure, "poison"), "the other character is not immune"
    make_immune(t.s, 0, conditions_of(("muddle",)))
    assert t.figure(hero(t)).conditions == conditions_of(("wound",))
    afflict(t, hero(t), "poison")
    assert not t.has(hero(t), "poison"), "what it was immune to before it still is"


@pytest.mark.rule("GH-COND-5", "GH-COND-6", "GH-EX-35", "GH-RUL-77")
def test_a_boss_does_not_get_what_it_is_immune_to() -> None:
    t = table()
    boss = t.monster("bandit-commander", (0, 1), rank=2, hp=9)
    t.modifiers(0, "+0")
    t.attack(hero(t), boss, value=3, conditions=("stun", "wound"))
    assert t.hp(boss) == 6
    assert not t.has(boss, "stun")
    assert t.has(boss, "wound")
    assert len(t.told("immune")) == 1


@pytest.mark.rule("GH-COND-22", "GH-ETURN-2", "GH-MEND-1", "GH-COND-2")
@pytest.mark.parametrize("name", TIMED)
def test_what_a_figure_had_before_its_turn_ends_with_the_turn(name: str) -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1))
    for number in (hero(t), guard):
        t.give(number, name)
        begin_turn(t.figure(number))
        end_turn(t.s, number)
        assert not t.has(number, name)


@pytest.mark.rule("GH-COND-22", "GH-RUL-76", "GH-EX-30")
@pytest.mark.parametrize("name", TIMED)
def test_what_it_gets_in_its_turn_ends_with_the_next(name: str) -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1))
    for number in (hero(t), guard):
        begin_turn(t.figure(number))
        afflict(t, number, name)
        end_turn(t.s, number)
        assert t.has(number, name)
        begin_turn(t.figure(number))
        end_turn(t.s, number)
        assert not t.has(number, name)


@pytest.mark.rule("GH-COND-4", "GH-COND-22")
def test_a_condition_given_again_begins_anew() -> None:
    t = table()
    t.give(hero(t), "muddle")
    begin_turn(t.hero(0))
    afflict(t, hero(t), "muddle")
    end_turn(t.s, hero(t))
    assert t.has(hero(t), "muddle")


@pytest.mark.rule("GH-COND-23", "GH-COND-2")
@pytest.mark.parametrize("name", ["poison", "wound"])
def test_poison_and_wound_do_not_end_with_a_turn(name: str) -> None:
    t = table()
    t.give(hero(t), name)
    begin_turn(t.hero(0))
    end_turn(t.s, hero(t))
    assert t.has(hero(t), name)


# -- what they do ----------------------------------------------------------------------------------


@pytest.mark.rule("GH-COND-11")
def test_every_enemy_adds_one_to_its_attacks_on_a_poisoned_figure() -> None:
    t = table()
    t.give(hero(t), "poison")
    guard = t.monster("bandit-guard", (0, 1))
    t.modifiers(MONSTERS, "+0")
    t.attack(guard, hero(t), value=2)
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 3


@pytest.mark.rule("GH-COND-12")
def test_a_wounded_monster_suffers_one_at_the_start_of_each_turn() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1))
    t.give(guard, "wound", "stun")
    t.do(take_turn(guard), take_turn(guard))
    assert t.hp(guard) == t.figure(guard).most - 2


@pytest.mark.rule("GH-COND-13")
def test_an_immobilized_character_does_not_move() -> None:
    t = table()
    t.give(hero(t), "immobilize")
    t.play("grab-and-go", "bottom")
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-COND-14")
def test_a_disarmed_character_does_not_attack() -> None:
    t = table()
    t.monster("bandit-guard", (0, 1))
    t.give(hero(t), "disarm")
    t.play("trample", "top")
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-COND-14", "GH-COND-13")
def test_a_monster_that_is_disarmed_moves_and_one_that_is_immobilized_attacks() -> None:
    t = table()
    guard = t.monster("bandit-guard", (-1, 3))
    t.give(guard, "disarm")
    t.monster_acts(guard, ability_numbered(527))
    assert t.at(guard) != (-1, 3)
    assert t.told("attacked") == []
    t = table()
    guard = t.monster("bandit-guard", (0, 1))
    t.give(guard, "immobilize")
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(527))
    assert t.asked == [(0, "suffer")]


@pytest.mark.rule("GH-COND-15", "GH-MACT-1")
def test_a_stunned_monster_does_nothing_and_its_turn_ends_as_usual() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1))
    t.give(guard, "stun", "muddle")
    t.monster_acts(guard, ability_numbered(527))
    assert t.told("attacked") == t.told("moved") == []
    assert t.figure(guard).conditions == 0


@pytest.mark.rule("GH-COND-15", "GH-ACT-1", "GH-EX-30")
def test_both_cards_of_a_stunned_character_are_discarded() -> None:
    t = table()
    t.choose(0, "trample", "grab-and-go")
    t.give(hero(t), "stun")
    t.do(take_turn(hero(t)))
    assert t.asked[0][1] == "declare"
    assert sorted(t.character(0).discard) == sorted([CARD["trample"], CARD["grab-and-go"]])
    assert not t.has(hero(t), "stun")


@pytest.mark.rule("GH-COND-15", "GH-EX-30")
def test_who_is_stunned_in_the_middle_of_its_turn_acts_no_more_and_stays_stunned() -> None:
    t = table()
    t.choose(0, "trample", "grab-and-go")
    t.overlay(1, (2, 1), second=1 << CONDITION["stun"])
    t.do(take_turn(hero(t)))
    t.answer("play", 2 * CARD["grab-and-go"] + 1)
    t.go((2, 1))
    assert t.asked[0][1] == "declare"
    assert CARD["trample"] in t.character(0).discard
    assert t.has(hero(t), "stun")


@pytest.mark.rule("GH-COND-16")
def test_a_stunned_character_uses_no_items() -> None:
    t = table()
    t.character(0).items = [12]
    assert usable(t.s, 0, "turn") == [12]
    t.give(hero(t), "stun")
    assert usable(t.s, 0, "turn") == []


@pytest.mark.rule("GH-COND-17")
def test_a_stunned_character_still_chooses_cards_or_rests() -> None:
    t = table()
    t.give(hero(t), "stun")
    t.discard(0, "trample", "grab-and-go")
    t.do()
    assert (0, "declare") in t.asked
    assert "rest" in t.options(0)
    assert len(t.options(0)) > 1


# -- blessings and curses --------------------------------------------------------------------------


@pytest.mark.rule("GH-COND-19", "GH-COND-20", "GH-RUL-14")
def test_a_blessing_or_a_curse_comes_into_the_deck_of_the_figure() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1))
    afflict(t, hero(t), "bless", "curse")
    afflict(t, guard, "curse")
    assert t.character(0).modifiers.bag.count(BLESS_CARD) == 1
    assert t.character(0).modifiers.bag.count(CURSE_CARD) == 1
    assert t.s.monsters.bag.count(CURSE_CARD) == 1
    assert t.character(0).modifiers.bag == sorted(t.character(0).modifiers.bag)
    assert t.hero(0).conditions == t.figure(guard).conditions == 0


@pytest.mark.rule("GH-RUL-80")
def test_that_of_a_summon_comes_into_the_deck_of_its_summoner() -> None:
    t = table()
    t.s.figures[50] = Figure(SUMMON, PARTY, 1, 0, 0, 1, 4, 5, 5, 0, 0, [], (), False, 1)
    afflict(t, 50, "bless")
    assert t.character(1).modifiers.bag.count(BLESS_CARD) == 1


@pytest.mark.rule("GH-COND-8", "GH-RUL-4")
def test_there_are_ten_blessings_ten_curses_for_characters_and_ten_for_monsters() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1))
    for seat in (0, 1) * SUPPLY:
        afflict(t, hero(t, seat), "bless", "curse")
        afflict(t, guard, "curse")
    piles = [one.modifiers.bag for one in t.s.characters]
    assert sum(pile.count(BLESS_CARD) for pile in piles) == SUPPLY
    assert sum(pile.count(CURSE_CARD) for pile in piles) == SUPPLY
    assert t.s.monsters.bag.count(CURSE_CARD) == SUPPLY
    afflict(t, guard, "bless")
    assert BLESS_CARD not in t.s.monsters.bag
    piles[0].remove(BLESS_CARD)
    afflict(t, hero(t, 1), "bless")
    assert sum(pile.count(BLESS_CARD) for pile in piles) == SUPPLY, "one drawn can come again"


# -- healing ---------------------------------------------------------------------------------------


@pytest.mark.rule("GH-HEAL-1", "GH-RUL-68")
@pytest.mark.parametrize(("missing", "left"), [(6, 2), (4, 0), (3, 0)])
def test_healing_restores_hit_points_up_to_the_maximum(missing: int, left: int) -> None:
    t = table()
    t.hero(0).hp -= missing
    assert heal(t.s, hero(t), 4)
    assert t.hero(0).hp == t.hero(0).most - left


@pytest.mark.rule("GH-HEAL-3", "GH-HEAL-4", "GH-HEAL-5", "GH-EX-26")
@pytest.mark.parametrize(
    ("conditions", "healed"), [(("wound",), 3), (("poison",), 0), (("poison", "wound"), 0)]
)
def test_healing_ends_wound_and_poison_and_poison_takes_all_of_it(
    conditions: tuple[str, ...], healed: int
) -> None:
    t = table()
    t.hero(0).hp -= 3
    t.give(hero(t), *conditions, "muddle")
    assert heal(t.s, hero(t), 4)
    assert t.hero(0).hp == t.hero(0).most - 3 + healed
    assert t.hero(0).conditions == conditions_of(("muddle",))


@pytest.mark.rule("GH-HEAL-1")
def test_healing_somebody_in_good_health_does_nothing() -> None:
    t = table()
    assert not heal(t.s, hero(t), 4)
    t.give(hero(t), "wound")
    assert heal(t.s, hero(t), 4)


@pytest.mark.rule("GH-HEAL-2", "GH-TARGET-2")
def test_a_heal_with_a_range_is_for_oneself_or_an_ally_in_range() -> None:
    t = table()
    t.place(1, (2, 1))
    t.monster("bandit-guard", (0, 1))
    t.hero(1).hp = 2
    t.play("eye-for-an-eye", "bottom")
    options = [one for one in t.options() if isinstance(one, int)]
    assert options == [hero(t), hero(t, 1)]
    t.answer(hero(t, 1))
    assert t.hero(1).hp == 4
