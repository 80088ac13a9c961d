"""Turns of monsters and summons: their order, focus, move, attack, and how a turn ends."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import STUN, TYPE, TYPE_DECK
from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.figures import shield_of
from grimorio.games.gloomhaven.rules.monsters import foresee, foresee_all
from grimorio.games.gloomhaven.rules.revealing import open_door
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    ELUSIVE,
    MONSTERS,
    OBJECT,
    OBSTACLE,
    PARTY,
    RETALIATES,
    SHIELDED,
    SWAPPED,
    TRAP,
    WILD,
)
from tests.games.gloomhaven.table import Table, ability_numbered, lay

BIG = 3
"""A scenario whose first room is ten hexes wide: q from -6 to 3 in the row r = -6."""


def party(*classes: str, **options: Any) -> Table:
    """Two characters in opposite corners of the room of scenario 1."""
    t = lay(*(classes or ("brute", "tinkerer")), **options)
    t.place(0, (0, 0))
    t.place(1, (1, 6))
    return t


def wide(*classes: str, **options: Any) -> Table:
    """Two characters in opposite corners of a wide room, without items."""
    t = lay(*(classes or ("brute", "tinkerer")), scenario=BIG, **options)
    for character in t.s.characters:
        character.items.clear()
    t.place(0, (-9, 0))
    t.place(1, (3, -6))
    return t


def sleepers(t: Table) -> None:
    """Characters have nothing to do, and all others are stunned: only their turns are seen."""
    for character in t.s.characters:
        character.items.clear()
    for figure in t.s.figures.values():
        if figure.kind != CHARACTER:
            figure.conditions |= STUN


# -- whose turn it is ------------------------------------------------------------------------------


@pytest.mark.rule("GH-INIT-1", "GH-DECL-12")
def test_types_act_from_the_lowest_initiative_to_the_highest() -> None:
    t = party()
    archer = t.monster("bandit-archer", (1, 3))
    guard = t.monster("bandit-guard", (2, 3))
    t.s.abilities[TYPE_DECK[TYPE["bandit-guard"]]] = ability_numbered(524)  # 15
    t.s.abilities[TYPE_DECK[TYPE["bandit-archer"]]] = ability_numbered(532)  # 16
    t.character(0).initiative, t.character(1).initiative = 20, 10
    sleepers(t)
    t.do(turn.next_turn())
    assert t.turns() == [t.character(1).figure, guard, archer, t.character(0).figure]


@pytest.mark.rule("GH-INIT-2", "GH-EX-18")
def test_elites_of_a_type_act_first_each_rank_by_number() -> None:
    t = party()
    five = t.monster("bandit-guard", (1, 3), rank=1, number=5)
    two = t.monster("bandit-guard", (2, 3), rank=1, number=2)
    six = t.monster("bandit-guard", (0, 3), number=6)
    one = t.monster("bandit-guard", (-1, 3), number=1)
    t.s.abilities[TYPE_DECK[TYPE["bandit-guard"]]] = ability_numbered(524)
    sleepers(t)
    t.do(turn.next_turn())
    assert t.turns()[:4] == [two, five, one, six]


@pytest.mark.rule("GH-INIT-3", "GH-RUL-31")
def test_the_players_decide_between_types_of_one_initiative() -> None:
    t = party()
    guard = t.monster("bandit-guard", (1, 3), number=3)
    elite = t.monster("bandit-guard", (2, 3), rank=1, number=5)
    bear = t.monster("cave-bear", (0, 3))
    t.s.abilities[TYPE_DECK[TYPE["bandit-guard"]]] = ability_numbered(524)
    t.s.abilities[TYPE_DECK[TYPE["cave-bear"]]] = ability_numbered(524)
    sleepers(t)
    t.do(turn.next_turn())
    assert t.asked == [(0, "go_first"), (1, "go_first")]
    assert set(t.options()) == {elite, bear}
    t.answer(bear)
    assert t.turns()[:3] == [bear, elite, guard]


@pytest.mark.rule("GH-INIT-7", "GH-EX-17")
def test_a_player_acts_before_a_monster_of_the_same_initiative() -> None:
    t = party()
    guard = t.monster("bandit-guard", (1, 3))
    t.s.abilities[TYPE_DECK[TYPE["bandit-guard"]]] = ability_numbered(524)
    t.character(1).initiative = 15
    sleepers(t)
    t.do(turn.next_turn())
    assert t.turns()[:2] == [t.character(1).figure, guard]


@pytest.mark.rule("GH-INIT-8", "GH-INIT-9")
def test_summons_act_right_before_their_player_in_the_order_of_summoning() -> None:
    t = party()
    decoy = t.summon(1, "decoy", (0, 6))
    bot = t.summon(1, "battle-bot", (0, 5))
    guard = t.monster("bandit-guard", (1, 3))
    t.s.abilities[TYPE_DECK[TYPE["bandit-guard"]]] = ability_numbered(524)
    t.character(0).initiative, t.character(1).initiative = 10, 14
    sleepers(t)
    t.do(turn.next_turn())
    heroes = [t.character(seat).figure for seat in (0, 1)]
    assert t.turns() == [heroes[0], decoy, bot, heroes[1], guard]


@pytest.mark.rule("GH-INIT-10", "GH-RUL-109")
def test_allies_of_the_scenario_act_at_its_initiative_by_their_tokens() -> None:
    t = lay("brute", "tinkerer", scenario=19)
    places = maps()[19].starts[2:4]
    second, first = [t.monster("cultist", place) for place in places]
    for number, token in ((second, 2), (first, 1)):
        figure = t.figure(number)
        figure.kind, figure.side, figure.type, figure.number = OBJECT, PARTY, 0, token
    sleepers(t)
    t.character(0).initiative, t.character(1).initiative = 98, 12
    t.do(turn.next_turn())
    assert t.turns() == [t.character(1).figure, t.character(0).figure, first, second]


# -- the start of a turn ---------------------------------------------------------------------------


@pytest.mark.rule("GH-MTURN-1", "GH-MTURN-2", "GH-MATT-1", "GH-MACT-4")
@pytest.mark.parametrize(("rank", "damage"), [(0, 3), (1, 4)])
def test_each_rank_has_its_own_side_of_the_stat_card(rank: int, damage: int) -> None:
    """A guard attacks for 2, an elite for 3; the card says +1."""
    t = party()
    guard = t.monster("bandit-guard", (1, 0), rank=rank)
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(529))
    t.take_all()
    assert t.hero(0).most - t.hero(0).hp == damage


@pytest.mark.rule("GH-MTURN-3", "GH-MACT-7", "GH-MACTIVE-2", "GH-SHIELD-3")
def test_traits_stay_and_bonuses_of_an_ability_end_with_the_round() -> None:
    t = party()
    guard = t.monster("bandit-guard", (1, 3), rank=1)
    assert shield_of(t.s, t.figure(guard)) == 1
    t.figure(guard).bonuses.append((SHIELDED, 2))
    assert shield_of(t.s, t.figure(guard)) == 3
    t.do(turn.end_round())
    assert shield_of(t.s, t.figure(guard)) == 1


@pytest.mark.rule("GH-MTURN-4", "GH-COND-12")
def test_a_monster_that_dies_of_its_wound_is_nobodys_kill() -> None:
    t = party()
    guard = t.monster("bandit-guard", (1, 0), hp=1)
    t.give(guard, "wound")
    t.monster_acts(guard, ability_numbered(527))
    assert guard not in t.s.figures
    assert not t.told("focused")
    assert all("kills" not in character.tallies for character in t.s.characters)


@pytest.mark.rule("GH-MTURN-5", "GH-FOCUS-4", "GH-FOCUS-7")
def test_a_monster_tells_its_focus_and_why_not_the_others() -> None:
    t = party()
    t.place(1, (2, 4))
    guard = t.monster("bandit-guard", (0, 2))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(527))
    assert [event.args[1][0] for event in t.told("focused")] == [t.character(0).figure]
    passed = t.told("passed_over")
    assert [(event.args[1][0], event.args[2]) for event in passed] == [
        (t.character(1).figure, "GH-FOCUS-7")
    ]


@pytest.mark.rule("GH-RUL-11")
def test_one_that_hides_at_the_start_of_rounds_cannot_be_targeted() -> None:
    t = party()
    t.s.round = 0
    wolf = t.monster("ghost-wolf", (1, 3), rank=2)
    t.do(turn.begin_round())
    assert t.has(wolf, "invisible")


# -- focus -----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-FOCUS-10", "GH-MATT-11")
def test_the_players_choose_among_foci_that_are_equal_to_the_end() -> None:
    """Both characters have the same two initiatives, and neither has acted."""
    t = wide()
    archer = t.monster("bandit-archer", (-3, -3))
    t.place(0, (-6, -3))
    t.place(1, (0, -3))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(archer, ability_numbered(537))
    assert t.asked == [(0, "monster_focuses"), (1, "monster_focuses")]
    heroes = [t.character(seat).figure for seat in (0, 1)]
    assert t.options() == heroes
    t.answer(heroes[1], seat=1)
    assert t.asked == [(1, "suffer")]


def test_nobody_is_asked_for_a_focus_that_makes_no_difference() -> None:
    """A cultist only summons: between two equal enemies nothing is chosen."""
    t = party()
    cultist = t.monster("cultist", (0, 3))
    t.place(1, (-3, 6))
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-FOCUS-10", "GH-RUL-91")
def test_of_two_with_one_initiative_the_one_that_has_acted_is_earlier() -> None:
    t = wide()
    archer = t.monster("bandit-archer", (-3, -3))
    t.place(0, (-6, -3))
    t.place(1, (0, -3))
    t.hero(1).acted = True
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(archer, ability_numbered(537))
    assert t.asked == [(1, "suffer")]
    assert t.told("passed_over")[0].args[2] == "GH-FOCUS-10"


@pytest.mark.rule("GH-RUL-86")
def test_a_summon_comes_before_its_summoner_in_a_focus_tie() -> None:
    t = wide()
    archer = t.monster("bandit-archer", (-3, -3))
    t.place(1, (-6, -3))
    decoy = t.summon(1, "decoy", (0, -3))
    t.figure(decoy).acted = True
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(archer, ability_numbered(537))
    assert t.told("focused")[0].args[1][0] == decoy


@pytest.mark.rule("GH-FOCUS-11", "GH-FOCUS-12", "GH-RUL-92")
def test_without_a_focus_only_its_other_abilities_are_done() -> None:
    """All enemies are invisible: it neither moves nor attacks, but shields itself."""
    t = party()
    guard = t.monster("bandit-guard", (1, 0))
    for seat in (0, 1):
        t.give(t.character(seat).figure, "invisible")
    t.monster_acts(guard, ability_numbered(531))
    assert t.told("no_focus")
    assert t.at(guard) == (1, 0)
    assert t.told("bonus")
    assert not t.told("attacked")


@pytest.mark.rule("GH-RUL-11", "GH-RUL-92")
def test_an_invisible_enemy_is_no_focus_and_its_hex_is_blocked() -> None:
    """The only way to the other character leads through the invisible one."""
    t = party()
    t.place(1, (1, 0))
    t.overlay(OBSTACLE, (0, 1))
    t.give(t.character(1).figure, "invisible")
    guard = t.monster("bandit-guard", (2, 1))
    t.monster_acts(guard, ability_numbered(527))
    assert t.told("no_focus")
    assert t.at(guard) == (2, 1)


@pytest.mark.rule("GH-FOCUS-8", "GH-MMOVE-2")
def test_a_disarmed_archer_goes_up_to_its_focus() -> None:
    t = party()
    archer = t.monster("bandit-archer", (1, 2))
    t.give(archer, "disarm")
    t.monster_acts(archer, ability_numbered(533))
    assert t.at(archer) in {(1, 0), (0, 1)}
    assert not t.told("attacked")


@pytest.mark.rule("GH-RUL-93", "GH-COND-13")
def test_one_that_cannot_move_has_a_focus_all_the_same() -> None:
    t = party()
    guard = t.monster("bandit-guard", (0, 3))
    t.give(guard, "immobilize")
    t.monster_acts(guard, ability_numbered(527))
    assert t.told("focused")
    assert t.at(guard) == (0, 3)


# -- what it does ----------------------------------------------------------------------------------


@pytest.mark.rule("GH-MACT-1", "GH-COND-15", "GH-MEND-1")
def test_a_stunned_monster_does_nothing_but_end_its_turn() -> None:
    t = party()
    guard = t.monster("bandit-guard", (1, 0))
    t.give(guard, "stun", "muddle", "poison")
    t.monster_acts(guard, ability_numbered(531))
    assert t.told("stunned")
    assert not t.told("bonus")
    assert not t.has(guard, "stun")
    assert not t.has(guard, "muddle")
    assert t.has(guard, "poison")


@pytest.mark.rule("GH-MEND-1", "GH-RUL-76", "GH-COND-22")
def test_what_a_monster_gets_in_its_own_turn_stays_for_the_next() -> None:
    t = party()
    guard = t.monster("bandit-guard", (1, 0))
    t.give(guard, "immobilize")
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(530))
    t.take_all()
    assert t.has(guard, "strengthen")
    assert not t.has(guard, "immobilize")


@pytest.mark.rule("GH-MACT-2")
def test_without_a_move_on_its_card_a_monster_does_not_move() -> None:
    t = party()
    guard = t.monster("bandit-guard", (0, 3))
    t.monster_acts(guard, ability_numbered(531))
    assert t.at(guard) == (0, 3)
    assert not t.told("attacked")


@pytest.mark.rule("GH-MACT-2")
def test_without_an_attack_on_its_card_a_monster_does_not_attack() -> None:
    t = party()
    scout = t.monster("vermling-scout", (0, 3))
    t.monster_acts(scout, ability_numbered(675))
    assert t.at(scout) == (0, 1)
    assert not t.told("attacked")


@pytest.mark.rule("GH-MACT-3")
def test_lines_are_done_in_their_order() -> None:
    """A hound attacks, moves, and attacks again: out of reach at first, it attacks once."""
    t = party()
    hound = t.monster("hound", (0, 3))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(hound, ability_numbered(547))
    t.take_all()
    assert t.at(hound) == (0, 1)
    assert len(t.told("attacked")) == 1


@pytest.mark.rule("GH-MACT-6", "GH-COND-9")
def test_an_ability_on_all_adjacent_spares_allies() -> None:
    t = party()
    corpse = t.monster("living-corpse", (1, 0))
    guard = t.monster("bandit-guard", (2, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(corpse, ability_numbered(570))
    t.take_all()
    assert t.has(t.character(0).figure, "poison")
    assert not t.has(guard, "poison")


# -- moving ----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MMOVE-1")
@pytest.mark.parametrize(("ability", "steps"), [(525, 4), (527, 3), (529, 2)])
def test_it_moves_by_its_stat_card_and_what_its_card_adds(ability: int, steps: int) -> None:
    t = wide()
    t.place(1, (2, -6))
    guard = t.monster("bandit-guard", (0, 0))
    t.figure(guard).at = t.cell((-1, -2))
    t.place(1, (-8, -2))
    t.place(0, (-9, 0))
    t.monster_acts(guard, ability_numbered(ability))
    assert t.at(guard) == (-1 - steps, -2)


@pytest.mark.rule("GH-MMOVE-7", "GH-MMOVE-10", "GH-MMOVE-11", "GH-MMOVE-12", "GH-RUL-96")
def test_it_enters_a_trap_only_if_there_is_no_other_way() -> None:
    """One hex beside the character is free, and a trap lies in it. A kill by it is nobody's."""
    t = party()
    t.overlay(OBSTACLE, (0, 1))
    t.overlay(TRAP, (1, 0), first=-1)
    t.give(t.character(1).figure, "invisible")
    guard = t.monster("bandit-guard", (2, 0), hp=3)
    t.monster_acts(guard, ability_numbered(527))
    assert t.told("sprung")
    assert guard not in t.s.figures
    assert not t.told("attacked")
    assert all("kills" not in character.tallies for character in t.s.characters)


@pytest.mark.rule("GH-MMOVE-7")
def test_it_goes_round_a_trap_if_it_can() -> None:
    t = party()
    t.overlay(TRAP, (1, 0), first=-1)
    guard = t.monster("bandit-guard", (2, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(527))
    assert t.at(guard) == (0, 1)
    assert not t.told("sprung")


@pytest.mark.rule("GH-MMOVE-10", "GH-RUL-49")
def test_a_trap_does_to_a_monster_what_it_does_to_a_character() -> None:
    """It stuns: the monster does not attack any more."""
    t = party()
    t.overlay(OBSTACLE, (0, 1))
    t.overlay(TRAP, (1, 0), first=2, second=STUN)
    t.give(t.character(1).figure, "invisible")
    guard = t.monster("bandit-guard", (2, 0))
    t.monster_acts(guard, ability_numbered(527))
    assert t.hp(guard) == 4
    assert t.has(guard, "stun")
    assert not t.told("attacked")


@pytest.mark.rule("GH-MOVE-5", "GH-RUL-46")
def test_a_jump_passes_what_bars_the_way() -> None:
    """The other character and an obstacle bar the way to the corner."""
    t = party()
    t.overlay(OBSTACLE, (0, 1))
    t.place(1, (2, 0))
    t.overlay(OBSTACLE, (1, 1))
    t.give(t.character(1).figure, "invisible")
    viper = t.monster("giant-viper", (3, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(viper, ability_numbered(687))
    assert t.at(viper) == (1, 0)
    assert t.told("attacked")


@pytest.mark.rule("GH-DOOR-1", "GH-DOOR-2")
def test_a_closed_door_is_wall_to_a_monster() -> None:
    """The door of the room lies beside it; nothing opens."""
    t = party()
    guard = t.monster("bandit-guard", (-1, 3))
    t.monster_acts(guard, ability_numbered(525))
    assert not t.told("door_opened")
    assert t.at(guard) != (-2, 3)


@pytest.mark.rule("GH-MMOVE-3", "GH-RUL-111")
def test_it_tells_which_rule_rules_other_hexes_out() -> None:
    """An archer steps back from its focus: beside it, it would have disadvantage."""
    t = party()
    t.give(t.character(1).figure, "invisible")
    archer = t.monster("bandit-archer", (1, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(archer, ability_numbered(533))
    told = {event.args[2]: event.args[1] for event in t.told("ruled_out")}
    assert set(told["GH-MMOVE-3"]) == {t.cell((1, 0)), t.cell((0, 1))}
    assert t.figure(archer).at not in {cell for cells in told.values() for cell in cells}


@pytest.mark.rule("GH-MATT-11", "GH-RUL-111")
def test_the_players_choose_among_hexes_that_are_equal_if_they_like() -> None:
    t = party(ties="ask")
    t.give(t.character(1).figure, "invisible")
    guard = t.monster("bandit-guard", (1, 1))
    t.place(0, (0, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(527))
    assert t.asked == [(0, "monster_acts"), (1, "monster_acts")]
    hero = t.character(0).figure
    assert t.options() == sorted([(hero, t.cell(place), hero) for place in ((1, 0), (0, 1))])
    t.answer(hero, t.cell((0, 1)), hero)
    assert t.at(guard) == (0, 1)


# -- attacking -------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MATT-2")
def test_several_attacks_of_a_card_go_to_the_same_target() -> None:
    t = party()
    t.place(1, (2, 0))
    viper = t.monster("giant-viper", (1, 0), rank=1)
    t.character(0).initiative, t.character(1).initiative = 50, 10
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(viper, ability_numbered(691))
    t.take_all()
    struck = [event.args[1][0] for event in t.told("attacked")]
    assert struck == [t.character(1).figure] * 2


@pytest.mark.rule("GH-MATT-3", "GH-RUL-79")
def test_when_the_target_dies_the_next_attack_goes_to_another() -> None:
    """A summon cannot lose cards: it dies of the first attack, the second strikes its summoner."""
    t = party()
    t.place(1, (2, 0))
    decoy = t.summon(1, "decoy", (1, 1))
    t.figure(decoy).hp = 1
    t.give(t.character(0).figure, "invisible")
    viper = t.monster("giant-viper", (1, 0), rank=1)
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(viper, ability_numbered(691))
    assert decoy not in t.s.figures
    assert t.asked == [(1, "suffer")]
    struck = [event.args[1][0] for event in t.told("attacked")]
    assert struck == [decoy, t.character(1).figure]


@pytest.mark.rule("GH-MATT-4", "GH-MATT-7")
@pytest.mark.parametrize(("far", "attacks"), [(4, 1), (5, 0)])
def test_an_attack_without_a_range_has_that_of_the_stat_card(far: int, attacks: int) -> None:
    t = wide()
    t.place(1, (-8 + far, -2))
    t.give(t.character(0).figure, "invisible")
    archer = t.monster("bandit-archer", (-8, -2))
    t.give(archer, "immobilize")
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(archer, ability_numbered(533))
    assert len(t.told("attacked")) == attacks


@pytest.mark.rule("GH-MACT-5")
def test_a_range_without_a_sign_replaces_that_of_the_stat_card() -> None:
    """A guard has none; with range 2 it need not come nearer, and beside its focus it would have
    disadvantage."""
    t = party()
    t.give(t.character(1).figure, "invisible")
    guard = t.monster("bandit-guard", (2, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(526))
    assert t.at(guard) == (2, 0)
    assert t.told("attacked")


@pytest.mark.rule("GH-MATT-5")
def test_an_area_about_the_monster_is_melee_whatever_its_range() -> None:
    """One card is drawn for the adjacent target: no disadvantage."""
    t = party()
    storm = t.monster("savvas-icestorm", (1, 0))
    t.modifiers(MONSTERS, "+0", "+1")
    t.monster_acts(storm, ability_numbered(715))
    assert t.told("attacked")
    assert len(t.told("modifier_drawn")) == 1


@pytest.mark.rule("GH-MATT-6")
def test_an_attack_on_adjacent_enemies_is_melee_whatever_its_range() -> None:
    t = party()
    flame = t.monster("flame-demon", (1, 0))
    t.modifiers(MONSTERS, "+0", "+1")
    t.monster_acts(flame, ability_numbered(633))
    assert t.told("attacked")
    assert len(t.told("modifier_drawn")) == 1


@pytest.mark.rule("GH-MATT-8", "GH-MATT-9", "GH-MATT-10", "GH-ATT-3")
def test_several_targets_are_the_focus_and_the_next_by_its_rules() -> None:
    """Of three in range the two nearest, the focus first; each attack has its own card."""
    t = wide("brute", "tinkerer", "scoundrel")
    archer = t.monster("bandit-archer", (-8, -2))
    t.place(0, (-4, -2))
    t.place(1, (-5, -2))
    t.place(2, (-6, -2))
    t.modifiers(MONSTERS, "+0", "+1")
    t.monster_acts(archer, ability_numbered(536))
    t.take_all()
    struck = [event.args[1][0] for event in t.told("attacked")]
    assert struck == [t.character(2).figure, t.character(1).figure]
    assert len(t.told("modifier_drawn")) == 2
    assert not t.hero(0).most - t.hero(0).hp


@pytest.mark.rule("GH-MATT-9", "GH-MATT-11")
def test_the_players_choose_among_equal_targets() -> None:
    t = wide("brute", "tinkerer", "scoundrel")
    archer = t.monster("bandit-archer", (-5, -3))
    t.place(0, (-7, -3))
    t.place(1, (-2, -3))
    t.place(2, (-5, 0))
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(archer, ability_numbered(536))
    assert {kind for _, kind in t.asked} == {"monster_aims"}
    first, *others = [t.character(seat).figure for seat in range(3)]
    assert t.options() == [(first, other) for other in others]
    t.answer(first, others[1])
    t.take_all()
    assert [event.args[1][0] for event in t.told("attacked")] == [first, others[1]]


@pytest.mark.rule("GH-MATT-8")
def test_all_attacks_on_one_enemy() -> None:
    """Living bones have two targets; with this card both attacks are on the focus."""
    t = party()
    t.place(1, (2, 0))
    bones = t.monster("living-bones", (1, 0))
    t.character(0).initiative, t.character(1).initiative = 10, 50
    t.modifiers(MONSTERS, "+0", "+1")
    t.monster_acts(bones, ability_numbered(522))
    t.take_all()
    struck = [event.args[1][0] for event in t.told("attacked")]
    assert struck == [t.character(0).figure] * 2
    assert t.hero(0).most - t.hero(0).hp == 3


@pytest.mark.rule("GH-MATT-12", "GH-MATT-14", "GH-COND-11")
def test_poison_and_shields_count_against_a_monsters_attack() -> None:
    """2 and 1 for poison, less a shield of 2."""
    t = party()
    guard = t.monster("bandit-guard", (1, 0))
    t.give(t.character(0).figure, "poison")
    t.hero(0).bonuses.append((SHIELDED, 2))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(527))
    t.take_all()
    assert t.hero(0).most - t.hero(0).hp == 1


@pytest.mark.rule("GH-MATT-13", "GH-COND-18")
def test_a_monster_draws_from_the_monsters_deck_two_cards_if_muddled() -> None:
    t = party()
    guard = t.monster("bandit-guard", (1, 0))
    t.give(guard, "muddle")
    t.modifiers(MONSTERS, "+1", "-1")
    t.monster_acts(guard, ability_numbered(527))
    t.take_all()
    assert len(t.s.monsters.discards) == 2
    assert t.hero(0).most - t.hero(0).hp == 1


@pytest.mark.rule("GH-MATT-15", "GH-DMG-1")
def test_a_character_may_lose_a_card_instead_of_damage_by_a_monster() -> None:
    t = party()
    guard = t.monster("bandit-guard", (1, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(527))
    card = t.character(0).hand.cards[0]
    t.answer("lose", card)
    assert t.hero(0).hp == t.hero(0).most
    assert card in t.character(0).lost


@pytest.mark.rule("GH-MATT-16")
def test_effects_of_the_stat_card_apply_without_damage_too() -> None:
    t = party()
    viper = t.monster("giant-viper", (1, 0))
    t.modifiers(MONSTERS, "null")
    t.monster_acts(viper, ability_numbered(684))
    assert t.hero(0).hp == t.hero(0).most
    assert t.has(t.character(0).figure, "poison")


@pytest.mark.rule("GH-MATT-17", "GH-RETAL-1")
def test_the_defender_retaliates_for_each_attack() -> None:
    t = party()
    viper = t.monster("giant-viper", (1, 0), rank=1)
    t.hero(0).bonuses.append((RETALIATES, 2, 1))
    t.give(t.character(1).figure, "invisible")
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(viper, ability_numbered(691))
    t.take_all()
    assert t.hp(viper) == 1


@pytest.mark.rule("GH-RUL-121")
def test_a_monster_that_dies_by_retaliation_attacks_no_more() -> None:
    t = party()
    viper = t.monster("giant-viper", (1, 0))
    t.hero(0).bonuses.append((RETALIATES, 3, 1))
    t.modifiers(MONSTERS, "+1", "+1")
    t.monster_acts(viper, ability_numbered(691))
    t.take_all()
    assert viper not in t.s.figures
    assert len(t.told("attacked")) == 1


@pytest.mark.rule("GH-RUL-114", "GH-SHIELD-6")
def test_a_stunned_monster_has_the_shield_of_its_stat_card_only() -> None:
    t = party()
    guard = t.monster("bandit-guard", (1, 0), rank=1)
    t.figure(guard).bonuses.append((SHIELDED, 3))
    t.give(guard, "stun")
    assert shield_of(t.s, t.figure(guard)) == 1


def test_an_attack_is_stronger_on_a_target_beside_an_ally() -> None:
    """A viper's attack of 1 is one of 3 if another monster is next to the target."""
    t = party()
    viper = t.monster("giant-viper", (1, 0))
    t.monster("bandit-guard", (0, 1))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(viper, ability_numbered(684))
    assert t.told("attacked")[0].args[2] == 3


def test_an_attack_is_not_stronger_if_only_the_attacker_is_beside_the_target() -> None:
    t = party()
    viper = t.monster("giant-viper", (1, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(viper, ability_numbered(684))
    assert t.told("attacked")[0].args[2] == 1


@pytest.mark.rule("GH-PUSH-2", "GH-RUL-116")
def test_a_monster_pulls_as_far_as_it_can() -> None:
    """A golem pulls its target 2 hexes, and the players choose the hexes only where they differ."""
    t = wide()
    golem = t.monster("stone-golem", (-8, -2))
    t.place(0, (-5, -2))
    t.modifiers(MONSTERS, "+1")
    t.monster_acts(golem, ability_numbered(747))
    t.take_all()
    while t.asked[0][1] == "force":
        assert None not in t.options()
        t.answer(t.options()[0])
    beside = t.s.figures[golem].at
    assert t.told("forced")
    q, r = t.at(t.character(0).figure)
    assert abs(q + 8) <= 1
    assert abs(r + 2) <= 1
    assert beside == t.cell((-8, -2))


# -- sides -----------------------------------------------------------------------------------------


def test_an_allied_monster_attacks_the_enemies_of_the_characters() -> None:
    t = party()
    ally = t.monster("bandit-guard", (1, 0))
    t.figure(ally).side = PARTY
    archer = t.monster("bandit-archer", (2, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(ally, ability_numbered(527))
    assert [event.args[1][0] for event in t.told("attacked")] == [archer]
    assert t.hp(archer) == 3


def test_an_enemy_of_all_is_attacked_by_monsters_too() -> None:
    t = party()
    wild = t.monster("cave-bear", (2, 0))
    t.figure(wild).side = WILD
    guard = t.monster("bandit-guard", (3, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(527))
    assert [event.args[1][0] for event in t.told("attacked")] == [wild]


@pytest.mark.rule("GH-RUL-98")
def test_one_whose_sides_are_exchanged_attacks_its_own_and_its_owner_decides() -> None:
    """Never itself, and with the monsters' deck."""
    t = party(ties="ask")
    guard = t.monster("bandit-guard", (1, 2))
    one, other = t.monster("bandit-archer", (0, 2)), t.monster("bandit-archer", (2, 2))
    t.figure(guard).bonuses.append((SWAPPED, 1))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(528))
    assert t.told("focused")[0].args[1][0] == one, "the lower number acts first"
    assert t.hp(one) == 3
    assert t.hp(other) == 5


# -- summons of characters -------------------------------------------------------------------------


@pytest.mark.rule("GH-SUMMON-6", "GH-SUMMON-7", "GH-SUMMON-8", "GH-SUMMON-9", "GH-STEP-9")
def test_a_summon_acts_by_itself_with_its_summoners_deck_and_kills_for_it() -> None:
    """It goes to the nearest monster and attacks it; nobody is asked."""
    t = party()
    bot = t.summon(1, "battle-bot", (0, 6))
    guard = t.monster("bandit-guard", (0, 3), hp=3)
    t.modifiers(1, "+1")
    t.do(turn.take_turn(bot))
    assert t.asked[0][1] == "declare"
    assert t.at(bot) in {(0, 4), (-1, 4)}
    assert guard not in t.s.figures
    assert t.character(1).modifiers.discards
    assert t.character(1).tallies["kills"] == 1


@pytest.mark.rule("GH-SUMMON-7")
def test_a_summon_without_an_attack_only_moves() -> None:
    t = party()
    decoy = t.summon(1, "decoy", (0, 6))
    t.monster("bandit-guard", (0, 3))
    t.do(turn.take_turn(decoy))
    assert t.at(decoy) in {(0, 4), (-1, 4)}
    assert not t.told("attacked")


@pytest.mark.rule("GH-SUMMON-7")
def test_the_attacks_of_a_summon_have_the_effects_of_its_card() -> None:
    t = party("mindthief", "tinkerer")
    rats = t.summon(0, "rat-swarm", (0, 4))
    guard = t.monster("bandit-guard", (0, 3))
    t.modifiers(0, "+0")
    t.do(turn.take_turn(rats))
    assert t.has(guard, "poison")
    assert t.hp(guard) == 4


@pytest.mark.rule("GH-ATT-14", "GH-SUMMON-7")
def test_a_summon_with_a_range_keeps_away_from_its_focus() -> None:
    t = party("spellweaver", "tinkerer")
    ally = t.summon(0, "mystic-ally", (0, 3))
    t.monster("bandit-guard", (1, 3))
    t.modifiers(0, "+0")
    t.do(turn.take_turn(ally))
    q, r = t.at(ally)
    assert (q - 1, r - 3) not in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
    assert len(t.told("modifier_drawn")) == 1


# -- the end of a turn -----------------------------------------------------------------------------


@pytest.mark.rule("GH-RUL-119")
def test_neither_monsters_nor_summons_loot_at_the_end_of_their_turn() -> None:
    t = party()
    guard = t.monster("bandit-guard", (0, 3))
    t.s.coins[t.cell((0, 3))] = 1
    t.give(guard, "immobilize")
    t.monster_acts(guard, ability_numbered(527))
    assert t.s.coins == {t.cell((0, 3)): 1}


# -- revealed and foreseen -------------------------------------------------------------------------


@pytest.mark.rule("GH-DOOR-8", "GH-RUL-110")
def test_a_new_type_behind_a_door_draws_an_ability_and_a_known_one_does_not() -> None:
    """Behind the first door are guards and archers; the guards have a card already."""
    t = party()
    known = ability_numbered(524)
    deck = TYPE_DECK[TYPE["bandit-guard"]]
    t.s.abilities[deck] = known
    door = t.cell((-2, 3))
    t.hero(0).at = door
    t.s.acting = t.character(0).figure
    t.do(open_door(door))
    assert t.s.abilities[deck] == known
    drawn = [event.args[0] for event in t.told("ability_drawn")]
    assert drawn == [t.s.abilities[TYPE_DECK[TYPE["bandit-archer"]]]]


def test_what_a_monster_would_do_is_foreseen_and_changes_nothing() -> None:
    t = party()
    t.give(t.character(1).figure, "invisible")
    guard = t.monster("bandit-guard", (1, 1))
    before = t.s.dump()
    hero = t.character(0).figure
    seen = foresee(t.s, guard, ability_numbered(529))
    assert seen.foci == (hero,)
    assert seen.choices == tuple(
        sorted([(hero, t.cell(place), hero) for place in ((1, 0), (0, 1))])
    )
    assert seen.value == 3
    assert foresee(t.s, guard, ability_numbered(524)).value == -1
    assert t.s.dump() == before


def test_what_a_monster_would_do_with_each_card_of_its_deck_is_foreseen() -> None:
    t = party()
    guard = t.monster("bandit-guard", (0, 3))
    seen = foresee_all(t.s, guard)
    assert [one.ability for one in seen] == [ability_numbered(n) for n in range(524, 532)]
    assert [one.value for one in seen] == [-1, 1, 2, 2, 2, 3, 2, 2]
    stays = seen[7]
    assert stays.choices == ((t.character(0).figure, t.cell((0, 3))),)


def test_what_is_foreseen_counts_the_elements_that_are_there() -> None:
    t = party()
    demon = t.monster("night-demon", (1, 0))
    t.s.elements[5] = 2
    assert foresee(t.s, demon, ability_numbered(664)).value == 6
    t.s.elements[5] = 0
    assert foresee(t.s, demon, ability_numbered(664)).value == 4


def test_a_stunned_monster_is_foreseen_to_do_nothing() -> None:
    t = party()
    guard = t.monster("bandit-guard", (1, 1))
    t.give(guard, "stun")
    assert foresee(t.s, guard, ability_numbered(527)).foci == ()


def test_elusive_figures_are_attacked_with_disadvantage() -> None:
    t = party()
    guard = t.monster("bandit-guard", (1, 0))
    t.hero(0).bonuses.append((ELUSIVE, 1))
    t.modifiers(MONSTERS, "+1", "-1")
    t.monster_acts(guard, ability_numbered(527))
    t.take_all()
    assert t.hero(0).most - t.hero(0).hp == 1
