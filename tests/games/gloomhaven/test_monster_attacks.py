"""Attacks of monsters and of summons."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.figures import shield_of
from grimorio.games.gloomhaven.state import (
    MONSTERS,
    PARTY,
    RETALIATES,
    SHIELDED,
    SWAPPED,
    WILD,
)
from tests.games.gloomhaven.table import ability_numbered, at_once, hall, room

# -- attacking -------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MATT-2")
def test_several_attacks_of_a_card_go_to_the_same_target() -> None:
    t = room()
    t.place(1, (2, 0))
    viper = t.monster("giant-viper", (1, 0), rank=1)
    t.character(0).initiative, t.character(1).initiative = 50, 10
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(viper, ability_numbered(691))
    t.take_all()
    struck = t.whom("attacked", 1)
    assert struck == [t.character(1).figure] * 2


@pytest.mark.rule("GH-MATT-3", "GH-RUL-79")
def test_when_the_target_dies_the_next_attack_goes_to_another() -> None:
    """A summon cannot lose cards: it dies of the first attack, the second strikes its summoner."""
    t = room()
    t.place(1, (2, 0))
    decoy = t.summon(1, "decoy", (1, 1))
    t.figure(decoy).hp = 1
    t.give(t.character(0).figure, "invisible")
    viper = t.monster("giant-viper", (1, 0), rank=1)
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(viper, ability_numbered(691))
    assert decoy not in t.s.figures
    assert t.asked == [(1, "suffer")]
    struck = t.whom("attacked", 1)
    assert struck == [decoy, t.character(1).figure]


@pytest.mark.rule("GH-MATT-4", "GH-MATT-7")
@pytest.mark.parametrize(("far", "attacks"), [(4, 1), (5, 0)])
def test_an_attack_without_a_range_has_that_of_the_stat_card(far: int, attacks: int) -> None:
    t = hall()
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
    t = room()
    t.give(t.character(1).figure, "invisible")
    guard = t.monster("bandit-guard", (2, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(526))
    assert t.at(guard) == (2, 0)
    assert t.told("attacked")


@pytest.mark.rule("GH-MATT-5")
def test_an_area_about_the_monster_is_melee_whatever_its_range() -> None:
    """One card is drawn for the adjacent target: no disadvantage."""
    t = room()
    storm = t.monster("savvas-icestorm", (1, 0))
    t.modifiers(MONSTERS, "+0", "+1")
    t.monster_acts(storm, ability_numbered(715))
    assert t.told("attacked")
    assert len(t.told("modifier_drawn")) == 1


@pytest.mark.rule("GH-MATT-6")
def test_an_attack_on_adjacent_enemies_is_melee_whatever_its_range() -> None:
    t = room()
    flame = t.monster("flame-demon", (1, 0))
    t.modifiers(MONSTERS, "+0", "+1")
    t.monster_acts(flame, ability_numbered(633))
    assert t.told("attacked")
    assert len(t.told("modifier_drawn")) == 1


@pytest.mark.rule("GH-MATT-8", "GH-MATT-9", "GH-MATT-10", "GH-ATT-3")
def test_several_targets_are_the_focus_and_the_next_by_its_rules() -> None:
    """Of three in range the two nearest, the focus first; each attack has its own card."""
    t = hall("brute", "tinkerer", "scoundrel")
    archer = t.monster("bandit-archer", (-8, -2))
    t.place(0, (-4, -2))
    t.place(1, (-5, -2))
    t.place(2, (-6, -2))
    t.modifiers(MONSTERS, "+0", "+1")
    t.monster_acts(archer, ability_numbered(536))
    t.take_all()
    struck = t.whom("attacked", 1)
    assert struck == [t.character(2).figure, t.character(1).figure]
    assert len(t.told("modifier_drawn")) == 2
    assert not t.hero(0).most - t.hero(0).hp


@pytest.mark.rule("GH-MATT-9", "GH-MATT-11")
def test_the_players_choose_among_equal_targets() -> None:
    t = hall("brute", "tinkerer", "scoundrel")
    at_once(t)
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
    assert t.whom("attacked", 1) == [first, others[1]]


@pytest.mark.rule("GH-MATT-8")
def test_all_attacks_on_one_enemy() -> None:
    """Living bones have two targets; with this card both attacks are on the focus."""
    t = room()
    t.place(1, (2, 0))
    bones = t.monster("living-bones", (1, 0))
    t.character(0).initiative, t.character(1).initiative = 10, 50
    t.modifiers(MONSTERS, "+0", "+1")
    t.monster_acts(bones, ability_numbered(522))
    t.take_all()
    struck = t.whom("attacked", 1)
    assert struck == [t.character(0).figure] * 2
    assert t.hero(0).most - t.hero(0).hp == 3


@pytest.mark.rule("GH-MATT-12", "GH-MATT-14", "GH-COND-11")
def test_poison_and_shields_count_against_a_monsters_attack() -> None:
    """2 and 1 for poison, less a shield of 2."""
    t = room()
    guard = t.monster("bandit-guard", (1, 0))
    t.give(t.character(0).figure, "poison")
    t.hero(0).bonuses.append((SHIELDED, 2))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(527))
    t.take_all()
    assert t.hero(0).most - t.hero(0).hp == 1


@pytest.mark.rule("GH-MATT-13", "GH-COND-18")
def test_a_monster_draws_from_the_monsters_deck_two_cards_if_muddled() -> None:
    t = room()
    guard = t.monster("bandit-guard", (1, 0))
    t.give(guard, "muddle")
    t.modifiers(MONSTERS, "+1", "-1")
    t.monster_acts(guard, ability_numbered(527))
    t.take_all()
    assert len(t.s.monsters.discards) == 2
    assert t.hero(0).most - t.hero(0).hp == 1


@pytest.mark.rule("GH-MATT-15", "GH-DMG-1")
def test_a_character_may_lose_a_card_instead_of_damage_by_a_monster() -> None:
    t = room()
    guard = t.monster("bandit-guard", (1, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(527))
    card = t.character(0).hand.cards[0]
    t.answer("lose", card)
    assert t.hero(0).hp == t.hero(0).most
    assert card in t.character(0).lost


@pytest.mark.rule("GH-MATT-16")
def test_effects_of_the_stat_card_apply_without_damage_too() -> None:
    t = room()
    viper = t.monster("giant-viper", (1, 0))
    t.modifiers(MONSTERS, "null")
    t.monster_acts(viper, ability_numbered(684))
    assert t.hero(0).hp == t.hero(0).most
    assert t.has(t.character(0).figure, "poison")


@pytest.mark.rule("GH-MATT-17", "GH-RETAL-1")
def test_the_defender_retaliates_for_each_attack() -> None:
    t = room()
    viper = t.monster("giant-viper", (1, 0), rank=1)
    t.hero(0).bonuses.append((RETALIATES, 2, 1))
    t.give(t.character(1).figure, "invisible")
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(viper, ability_numbered(691))
    t.take_all()
    assert t.hp(viper) == 1


@pytest.mark.rule("GH-RUL-121")
def test_a_monster_that_dies_by_retaliation_attacks_no_more() -> None:
    t = room()
    viper = t.monster("giant-viper", (1, 0))
    t.hero(0).bonuses.append((RETALIATES, 3, 1))
    t.modifiers(MONSTERS, "+1", "+1")
    t.monster_acts(viper, ability_numbered(691))
    t.take_all()
    assert viper not in t.s.figures
    assert len(t.told("attacked")) == 1


@pytest.mark.rule("GH-RUL-114", "GH-SHIELD-6")
def test_a_stunned_monster_has_the_shield_of_its_stat_card_only() -> None:
    t = room()
    guard = t.monster("bandit-guard", (1, 0), rank=1)
    t.figure(guard).bonuses.append((SHIELDED, 3))
    t.give(guard, "stun")
    assert shield_of(t.s, t.figure(guard)) == 1


def test_an_attack_is_stronger_on_a_target_beside_an_ally() -> None:
    """A viper's attack of 1 is one of 3 if another monster is next to the target."""
    t = room()
    viper = t.monster("giant-viper", (1, 0))
    t.monster("bandit-guard", (0, 1))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(viper, ability_numbered(684))
    assert t.told("attacked")[0].args[2] == 3


def test_an_attack_is_not_stronger_if_only_the_attacker_is_beside_the_target() -> None:
    t = room()
    viper = t.monster("giant-viper", (1, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(viper, ability_numbered(684))
    assert t.told("attacked")[0].args[2] == 1


@pytest.mark.rule("GH-PUSH-2", "GH-RUL-116")
def test_a_monster_pulls_as_far_as_it_can() -> None:
    """A golem pulls its target 2 hexes, and the players choose the hexes only where they differ."""
    t = hall()
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
    t = room()
    ally = t.monster("bandit-guard", (1, 0))
    t.figure(ally).side = PARTY
    archer = t.monster("bandit-archer", (2, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(ally, ability_numbered(527))
    assert t.whom("attacked", 1) == [archer]
    assert t.hp(archer) == 3


def test_an_enemy_of_all_is_attacked_by_monsters_too() -> None:
    t = room()
    wild = t.monster("cave-bear", (2, 0))
    t.figure(wild).side = WILD
    guard = t.monster("bandit-guard", (3, 0))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(527))
    assert t.whom("attacked", 1) == [wild]


@pytest.mark.rule("GH-RUL-98")
def test_one_whose_sides_are_exchanged_attacks_its_own_and_its_owner_decides() -> None:
    """Never itself, and with the monsters' deck."""
    t = room(ties="ask")
    guard = t.monster("bandit-guard", (1, 2))
    one, other = t.monster("bandit-archer", (0, 2)), t.monster("bandit-archer", (2, 2))
    t.figure(guard).bonuses.append((SWAPPED, 1))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(528))
    assert t.whom("focused", 1)[0] == one, "the lower number acts first"
    assert t.hp(one) == 3
    assert t.hp(other) == 5


# -- summons of characters -------------------------------------------------------------------------


@pytest.mark.rule("GH-SUMMON-6", "GH-SUMMON-7", "GH-SUMMON-8", "GH-SUMMON-9", "GH-STEP-9")
def test_a_summon_acts_by_itself_with_its_summoners_deck_and_kills_for_it() -> None:
    """It goes to the nearest monster and attacks it; nobody is asked."""
    t = room()
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
    t = room()
    decoy = t.summon(1, "decoy", (0, 6))
    t.monster("bandit-guard", (0, 3))
    t.do(turn.take_turn(decoy))
    assert t.at(decoy) in {(0, 4), (-1, 4)}
    assert not t.told("attacked")


@pytest.mark.rule("GH-SUMMON-7")
def test_the_attacks_of_a_summon_have_the_effects_of_its_card() -> None:
    t = room("mindthief", "tinkerer")
    rats = t.summon(0, "rat-swarm", (0, 4))
    guard = t.monster("bandit-guard", (0, 3))
    t.modifiers(0, "+0")
    t.do(turn.take_turn(rats))
    assert t.has(guard, "poison")
    assert t.hp(guard) == 4


@pytest.mark.rule("GH-ATT-14", "GH-SUMMON-7")
def test_a_summon_with_a_range_keeps_away_from_its_focus() -> None:
    t = room("spellweaver", "tinkerer")
    ally = t.summon(0, "mystic-ally", (0, 3))
    t.monster("bandit-guard", (1, 3))
    t.modifiers(0, "+0")
    t.do(turn.take_turn(ally))
    q, r = t.at(ally)
    assert (q - 1, r - 3) not in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
    assert len(t.told("modifier_drawn")) == 1
