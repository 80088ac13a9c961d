"""Attacks: targets, values, modifier cards, damage, effects, retaliation."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.effects import Summon
from grimorio.games.gloomhaven.components.numbers import (
    BASE_DECK,
    BLESS_CARD,
    CURSE_CARD,
    ELEMENT,
    LINES,
    MODIFIERS,
)
from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed
from grimorio.games.gloomhaven.rules.attack.blows import (
    draw_modifier,
    manner_against,
    new_blow,
    reachable,
)
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.attack.modifiers import ADVANTAGE, DISADVANTAGE, PLAIN
from grimorio.games.gloomhaven.state import (
    MONSTERS,
    PARTY,
    RETALIATES,
    SHIELDED,
    SUMMON,
    Figure,
    Pile,
)
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.positions import hero
from tests.games.gloomhaven.table import Table, ability_numbered, lay, modifier_named


def table(at: Hex = (1, 1)) -> Table:
    """A brute, and a tinkerer out of its way; nobody has items."""
    t = lay("brute", "tinkerer")
    t.place(0, at)
    t.place(1, (2, 4))
    for seat in (0, 1):
        t.character(seat).items.clear()
    return t


def modifier(**wanted: object) -> str:
    """A modifier card with just this on it, as the table names it."""
    for number, card in enumerate(MODIFIERS):
        has = {name: getattr(card, name) for name in card.__struct_fields__}
        given = {name: value for name, value in has.items() if value and name != "kind"}
        if given == wanted:
            return f"#{number}"
    raise AssertionError(f"no modifier card {wanted}")


def summon(t: Table, seat: int, place: Hex) -> int:
    line = next(n for n, line in enumerate(LINES) if isinstance(line, Summon))
    number = t.s.made
    t.s.figures[number] = Figure(
        SUMMON, PARTY, seat, line, 0, 1, t.cell(place), 4, 4, 0, 0, [], (), False, 1
    )
    t.s.made += 1
    return number


# -- targets ---------------------------------------------------------------------------------------


@pytest.mark.rule("GH-TARGET-1", "GH-TARGET-2", "GH-DEF-2", "GH-DEF-1")
def test_an_attack_is_made_on_enemies_and_not_on_allies_or_oneself() -> None:
    t = table()
    t.place(1, (2, 1))
    wolf = summon(t, 1, (1, 2))
    guard = t.monster("bandit-guard", (0, 1))
    deed = begin_deed(t.s, hero(t), 0, PARTY, 0, NONE)
    assert reachable(t.s, deed, new_blow(2, 3)) == [guard]
    deed = begin_deed(t.s, guard, MONSTERS, t.figure(guard).side, MONSTERS, NONE)
    assert set(reachable(t.s, deed, new_blow(2, 3))) == {hero(t), hero(t, 1), wolf}


@pytest.mark.rule("GH-TARGET-3", "GH-TARGET-4", "GH-TARGET-5", "GH-RUL-120")
def test_an_attack_needs_line_of_sight() -> None:
    t = lay("brute", "tinkerer", scenario=3)
    t.s.areas, t.s.doors = 0b101111, 0b11111
    t.place(0, (0, 0))
    t.place(1, (-9, 0))
    guard = t.monster("bandit-guard", (0, -6))
    deed = begin_deed(t.s, hero(t), 0, PARTY, 0, NONE)
    assert guard in reachable(t.s, deed, new_blow(2, 20))
    t.figure(guard).at = t.cell((-3, 2))
    assert guard not in reachable(t.s, deed, new_blow(2, 20))


@pytest.mark.rule("GH-TARGET-6", "GH-ATT-12")
def test_range_counts_the_hex_of_the_target() -> None:
    t = table((4, 0))
    guard = t.monster("bandit-guard", (1, 0))
    deed = begin_deed(t.s, hero(t), 0, PARTY, 0, NONE)
    assert reachable(t.s, deed, new_blow(2, 3)) == [guard]
    assert reachable(t.s, deed, new_blow(2, 2)) == []


@pytest.mark.rule("GH-TARGET-9")
def test_damage_that_is_no_attack_needs_no_sight_and_draws_no_card() -> None:
    t = table()
    t.s.areas = 0b11
    guard = t.monster("bandit-guard", (-9, 3), hp=5)
    t.do(harm(guard, 2, "effect", hero(t)))
    assert t.hp(guard) == 3
    assert t.told("modifier_drawn") == []


@pytest.mark.rule("GH-RUL-11")
def test_an_invisible_enemy_is_no_target() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1))
    t.give(guard, "invisible")
    deed = begin_deed(t.s, hero(t), 0, PARTY, 0, NONE)
    assert reachable(t.s, deed, new_blow(2, 0)) == []


# -- the order of an attack ------------------------------------------------------------------------


@pytest.mark.rule("GH-STEP-1", "GH-STEP-3", "GH-COND-11", "GH-EX-20", "GH-MOD-4")
def test_poison_is_added_before_the_card_is_drawn() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1), hp=20)
    t.give(guard, "poison")
    t.modifiers(0, "x2")
    t.attack(hero(t), guard, value=3)
    assert t.hp(guard) == 12
    assert [event.args[2] for event in t.told("attacked")] == [4]


@pytest.mark.rule("GH-STEP-1", "GH-STEP-2", "GH-STEP-4", "GH-STEP-5", "GH-EX-21", "GH-SHIELD-1")
def test_bonuses_come_before_the_card_and_shields_after_it() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1), hp=9)
    t.figure(guard).bonuses.append((SHIELDED, 2))
    t.modifiers(0, "-1")
    t.attack(hero(t), guard, value=3, extra=1)
    assert t.hp(guard) == 8


@pytest.mark.rule("GH-STEP-5", "GH-RUL-60", "GH-EX-23")
@pytest.mark.parametrize(
    ("value", "pierce", "shields", "harmed"),
    [(5, 2, (3,), 4), (4, 3, (1,), 4), (5, 2, (2, 1), 4), (1, 0, (4,), 0)],
)
def test_piercing_counts_once_against_the_sum_of_the_shields(
    value: int, pierce: int, shields: tuple[int, ...], harmed: int
) -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1), hp=20)
    t.figure(guard).bonuses += [(SHIELDED, shield) for shield in shields]
    t.modifiers(0, "+0")
    t.attack(hero(t), guard, value=value, pierce=pierce)
    assert t.hp(guard) == 20 - harmed


@pytest.mark.rule("GH-STEP-7", "GH-RUL-65", "GH-RETAL-3", "GH-EX-25")
def test_a_target_that_dies_takes_no_effects_and_does_not_retaliate() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1), hp=2)
    t.figure(guard).bonuses.append((RETALIATES, 3, 1))
    t.modifiers(0, "+0")
    t.attack(hero(t), guard, value=2, push=2, conditions=("wound",))
    assert guard not in t.s.figures
    assert t.told("gained") == t.told("forced") == []
    assert t.hero(0).hp == t.hero(0).most
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-STEP-10", "GH-MOD-3", "GH-EX-22", "GH-COND-9")
def test_effects_apply_also_without_damage() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1), hp=6)
    t.modifiers(0, "null")
    t.attack(hero(t), guard, value=5, conditions=("wound", "muddle"))
    assert t.hp(guard) == 6
    assert t.has(guard, "wound")
    assert t.has(guard, "muddle")


@pytest.mark.rule("GH-STEP-11", "GH-RUL-66")
def test_retaliation_comes_last_and_is_measured_after_a_push() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1), hp=9)
    t.figure(guard).bonuses.append((RETALIATES, 3, 1))
    t.modifiers(0, "+0")
    t.attack(hero(t), guard, value=1, push=1)
    t.go((-1, 2))
    assert t.hero(0).hp == t.hero(0).most
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-STEP-11", "GH-RETAL-1", "GH-RETAL-2", "GH-RUL-67", "GH-EX-24")
def test_each_attack_on_it_is_retaliated_if_the_attacker_is_in_reach() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1), hp=9)
    far = t.monster("bandit-guard", (-2, 5), hp=9)
    for number in (guard, far):
        t.figure(number).bonuses.append((RETALIATES, 2, 1))
    t.hero(0).bonuses.append((SHIELDED, 3))
    t.modifiers(0, "+0", "+0", "+0", "+0")
    t.attack(hero(t), guard, far, value=1, range_=9)
    assert t.asked == [(0, "suffer")]
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 2
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-ATT-3", "GH-ATT-4", "GH-RUL-113")
def test_each_target_has_its_own_card_and_is_attacked_to_the_end_before_the_next() -> None:
    t = table()
    first = t.monster("bandit-guard", (0, 1), hp=9)
    second = t.monster("bandit-guard", (2, 1), hp=9)
    t.figure(first).bonuses.append((RETALIATES, 1, 1))
    t.modifiers(0, "+2", "-1")
    t.attack(hero(t), first, second, value=3)
    assert t.asked == [(0, "suffer")], "the first retaliates before the second is attacked"
    assert (t.hp(first), t.hp(second)) == (4, 9)
    t.answer("take")
    assert t.hp(second) == 7
    assert len(t.told("modifier_drawn")) == 2


@pytest.mark.rule("GH-RUL-113")
def test_the_player_orders_the_attacks_of_an_area() -> None:
    t = table((2, 2))
    first = t.monster("bandit-guard", (1, 2), hp=9)
    second = t.monster("bandit-guard", (1, 3), hp=9)
    t.modifiers(0, "+2", "-1")
    t.play("sweeping-blow", "top")
    t.answer("area", first, second)
    assert t.asked == [(0, "next_target")]
    t.answer(second)
    assert (t.hp(second), t.hp(first)) == (5, 8)


@pytest.mark.rule("GH-RUL-121", "GH-RUL-113")
def test_a_target_that_is_gone_meanwhile_is_passed_over() -> None:
    t = table()
    first = t.monster("bandit-guard", (0, 1), hp=9)
    gone = first + 50
    t.modifiers(0, "+0")
    t.attack(hero(t), gone, first, value=1)
    assert t.hp(first) == 8
    assert len(t.told("attacked")) == 1
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-STEP-1")
def test_what_was_added_to_one_attack_does_not_count_for_the_next() -> None:
    t = table()
    first = t.monster("bandit-guard", (0, 1), hp=9)
    second = t.monster("bandit-guard", (2, 1), rank=1, hp=9)
    t.modifiers(0, modifier(rolling=True, pierce=3), "+0", "-1")
    t.attack(hero(t), first, second, value=3, extra=2)
    assert t.hp(first) == 4
    assert t.hp(second) == 8, "3 - 1 behind a shield of 1: piercing was for the first"


@pytest.mark.rule("GH-SHIELD-1", "GH-RUL-60", "GH-MOD-7")
@pytest.mark.parametrize(("pierce", "left"), [(0, 7), (1, 6)])
def test_pierce_on_a_modifier_card_adds_to_that_of_the_attack(pierce: int, left: int) -> None:
    """Attack 3 behind a shield of 5: the card lets 1 of it through, and the attack another."""
    t = table()
    guard = t.monster("bandit-guard", (0, 1), hp=8)
    t.figure(guard).bonuses.append((SHIELDED, 5))
    t.modifiers(0, modifier(rolling=True, pierce=3), "+0")
    t.attack(hero(t), guard, value=3, pierce=pierce)
    assert t.hp(guard) == left


@pytest.mark.rule("GH-RUL-58", "GH-RUL-60")
def test_a_card_that_does_not_count_pierces_nothing() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1), hp=8)
    t.figure(guard).bonuses.append((SHIELDED, 3))
    t.give(hero(t), "muddle")
    t.modifiers(0, modifier(rolling=True, pierce=3), "+0")
    t.attack(hero(t), guard, value=3)
    assert t.hp(guard) == 8


# -- advantage and disadvantage --------------------------------------------------------------------


def manner(t: Table, by: int, target: int, range_: int = 0) -> int:
    figure = t.figure(by)
    deed = begin_deed(t.s, by, 0, figure.side, figure.owner, NONE)
    return manner_against(t.s, deed, new_blow(2, range_), target)


@pytest.mark.rule("GH-ATT-14")
def test_a_ranged_attack_on_an_adjacent_enemy_has_disadvantage() -> None:
    t = table()
    near, far = t.monster("bandit-guard", (0, 1)), t.monster("bandit-guard", (-1, 2))
    assert manner(t, hero(t), near, 3) == DISADVANTAGE
    assert manner(t, hero(t), far, 3) == PLAIN
    assert manner(t, hero(t), near) == PLAIN, "in melee it has not"


@pytest.mark.rule("GH-COND-18", "GH-RUL-12", "GH-MOD-5")
def test_who_is_muddled_has_disadvantage_and_who_is_strengthened_advantage() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1))
    t.give(hero(t), "strengthen")
    assert manner(t, hero(t), guard) == ADVANTAGE
    t.give(hero(t), "muddle")
    assert manner(t, hero(t), guard) == PLAIN
    assert manner(t, guard, hero(t)) == PLAIN, "the conditions of the attacker count"


@pytest.mark.rule("GH-ATT-13", "GH-ADDT-1", "GH-ADDT-3", "GH-ADDT-4")
def test_an_added_target_is_attacked_like_the_others_and_once_only() -> None:
    t = table((4, 0))
    first = t.monster("bandit-guard", (1, 0), hp=9)
    second = t.monster("bandit-guard", (3, 0), hp=9)
    t.modifiers(0, modifier(rolling=True, target=1), "+0", "+1", "+0")
    t.attack(hero(t), first, value=2, range_=3, conditions=("wound",))
    assert t.asked == [(0, "aim")]
    assert t.options() == [None, ("at", second)]
    t.answer("at", second)
    assert t.has(second, "wound")
    assert t.hp(second) == 7, "ranged beside it: the worse of +1 and +0"


@pytest.mark.rule("GH-ADDT-1", "GH-ADDT-3")
def test_a_target_is_added_to_the_attack_of_the_action_inside_another() -> None:
    """The tinkerer lets the brute attack."""
    t = table((4, 0))
    first = t.monster("bandit-guard", (1, 0), hp=9)
    second = t.monster("bandit-guard", (3, 0), hp=9)
    begin_deed(t.s, hero(t, 1), 1, PARTY, 1, NONE)
    t.modifiers(0, modifier(rolling=True, target=1), "+0", "+0")
    t.attack(hero(t), first, value=2, range_=3)
    assert t.asked == [(0, "aim")]
    t.answer("at", second)
    assert t.hp(second) == 7


@pytest.mark.rule("GH-ADDT-1", "GH-MATT-9", "GH-SUMMON-8", "GH-RUL-185")
def test_a_summon_takes_the_nearest_further_target_by_itself() -> None:
    t = table()
    wolf = summon(t, 0, (0, 0))
    first = t.monster("bandit-guard", (2, 0), hp=9)
    near, far = t.monster("bandit-guard", (0, 2), hp=9), t.monster("bandit-guard", (0, 3), hp=9)
    t.modifiers(0, modifier(rolling=True, target=1), "+0", "+0", "+0")
    t.attack(wolf, first, value=2, range_=3)
    assert t.asked[0][1] == "declare"
    assert (t.hp(near), t.hp(far)) == (7, 9)


# -- modifier cards --------------------------------------------------------------------------------


@pytest.mark.rule("GH-MOD-16", "GH-EROUND-3")
def test_a_drawn_card_goes_to_the_discards_and_a_doubling_or_a_null_shuffles() -> None:
    t = table()
    for name, shuffles in (("+0", False), ("+2", False), ("null", True), ("x2", True)):
        card = modifier_named(name)
        pile = Pile([card], [], False)
        assert draw_modifier(t.s, pile) == card
        assert pile.discards == [card]
        assert pile.shuffles is shuffles


@pytest.mark.rule("GH-MOD-17", "GH-RUL-13")
def test_blessings_and_curses_leave_the_deck_and_shuffle_nothing() -> None:
    t = table()
    for card in (BLESS_CARD, CURSE_CARD):
        pile = Pile([card], [], False)
        assert draw_modifier(t.s, pile) == card
        assert (pile.bag, pile.discards, pile.shuffles) == ([], [], False)


@pytest.mark.rule("GH-MOD-1")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    t = table()
    pile = Pile([], list(BASE_DECK), False)
    card = draw_modifier(t.s, pile)
    assert pile.discards == [card]
    assert len(pile.bag) == 19


@pytest.mark.rule("GH-MOD-3", "GH-MOD-4")
@pytest.mark.parametrize(("card", "left"), [("bless", 3), ("curse", 9), ("x2", 3), ("null", 9)])
def test_blessings_double_and_curses_make_it_nothing(card: str, left: int) -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1), hp=9)
    t.modifiers(0, card)
    t.attack(hero(t), guard, value=3)
    assert t.hp(guard) == left


@pytest.mark.rule("GH-MOD-7", "GH-RUL-57")
def test_the_player_orders_a_doubling_and_a_rolling_card() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1), hp=20)
    t.modifiers(0, modifier(rolling=True, value=1), "x2")
    t.attack(hero(t), guard, value=3)
    assert t.asked == [(0, "order_cards")]
    t.answer("last")
    assert t.hp(guard) == 12


@pytest.mark.rule("GH-MOD-2", "GH-ELEM-2", "GH-RUL-184")
def test_an_element_on_a_card_may_be_left_out() -> None:
    for answer, infused in (("use", [ELEMENT["fire"]]), (None, [])):
        t = table()
        guard = t.monster("bandit-guard", (0, 1), hp=20)
        t.modifiers(0, modifier(rolling=True, makes=("fire",)), "+0")
        t.attack(hero(t), guard, value=3)
        assert t.asked == [(0, "use_modifier")]
        t.answer(answer)
        assert t.s.infused == infused


@pytest.mark.rule("GH-MOD-2", "GH-COND-9", "GH-RUL-184")
def test_a_condition_on_a_card_may_be_left_out() -> None:
    for answer in ("use", None):
        t = table()
        guard = t.monster("bandit-guard", (0, 1), hp=20)
        t.modifiers(0, modifier(value=1, conditions=("wound",)))
        t.attack(hero(t), guard, value=3)
        t.answer(answer)
        assert t.has(guard, "wound") is (answer == "use")
        assert t.hp(guard) == 16


@pytest.mark.rule("GH-COND-10", "GH-RUL-186")
def test_a_condition_that_is_good_to_have_is_for_the_attacker() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1), hp=20)
    t.modifiers(0, modifier(rolling=True, conditions=("invisible",)), "+0")
    t.attack(hero(t), guard, value=3)
    t.answer("use")
    assert t.has(hero(t), "invisible")
    assert not t.has(guard, "invisible")


@pytest.mark.rule("GH-SHIELD-4")
def test_a_shield_on_a_card_lasts_for_the_round() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1), hp=20)
    t.modifiers(0, modifier(value=1, shield=1))
    t.attack(hero(t), guard, value=3)
    assert t.hero(0).bonuses == [(SHIELDED, 1)]


@pytest.mark.rule("GH-HEAL-6")
def test_of_several_heals_on_cards_one_is_performed() -> None:
    t = table()
    t.hero(0).hp = 3
    guard = t.monster("bandit-guard", (0, 1), hp=20)
    heal = modifier(value=1, heal=2)
    t.modifiers(0, heal)
    t.attack(hero(t), guard, value=3)
    assert t.hero(0).hp == 5


@pytest.mark.rule("GH-MOD-7", "GH-SUMMON-8", "GH-RUL-185")
def test_the_summoner_orders_the_cards_of_its_summon() -> None:
    t = table()
    wolf = summon(t, 0, (0, 0))
    guard = t.monster("bandit-guard", (1, 0), hp=20)
    t.modifiers(0, modifier(rolling=True, value=1), "x2")
    t.attack(wolf, guard, value=3)
    assert t.asked == [(0, "order_cards")]
    t.answer("first")
    assert t.hp(guard) == 13


# -- in a turn -------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MMOVE-1", "GH-MATT-1", "GH-DMG-1", "GH-MATT-13", "GH-MATT-15")
def test_a_monster_moves_and_attacks_its_focus() -> None:
    t = table()
    guard = t.monster("bandit-guard", (-1, 3))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(527))
    assert t.asked == [(0, "suffer")]
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 2


# -- what is told of an attack ---------------------------------------------------------------------


@pytest.mark.rule("GH-EX-20", "GH-EX-21", "GH-STEP-2..5")
@pytest.mark.parametrize(
    ("card", "poisoned", "value", "total"),
    [("+1", False, 3, 4), ("+0", False, 3, None), ("2x", True, 4, 8), ("null", False, 3, 0)],
)
def test_the_sum_of_an_attack_is_told(
    card: str, poisoned: bool, value: int, total: int | None
) -> None:
    """What it is worth here and on the card, and what the modifier cards make of it if they change
    it; shields come after that."""
    t = table()
    guard = t.monster("bandit-guard", (0, 1), hp=20)
    if poisoned:
        t.give(guard, "poison")
    t.modifiers(0, card)
    t.attack(hero(t), guard, value=3)
    (attacked,) = t.told("attacked")
    assert attacked.args[2:] == (value, 3)
    assert [event.args[1] for event in t.told("came_to")] == ([] if total is None else [total])
    assert t.hp(guard) == 20 - (value if total is None else total)
