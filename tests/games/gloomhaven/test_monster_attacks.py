"""Attacks of monsters."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.rules.map.figures import shield_of
from grimorio.games.gloomhaven.state import (
    MONSTERS,
    OBSTACLE,
    PARTY,
    RETALIATES,
    SHIELDED,
    SWAPPED,
    WILD,
)
from grimorio.kit.hexes import DIRECTIONS
from tests.games.gloomhaven.table import ability_numbered, at_once, hall, numbers, room

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


@pytest.mark.rule("GH-MATT-3", "GH-RUL-161")
def test_a_new_focus_is_found_by_the_attacks_that_are_left() -> None:
    """A deep terror strikes a decoy dead and then attacks at range: the brute is nearest, though
    nobody could come up to it to strike it too."""
    t = hall()
    terror = t.monster("deep-terror", (-5, -3))
    decoy = t.summon(1, "decoy", (-6, -3))
    t.figure(decoy).hp = 1
    t.place(0, (-3, -3))
    t.place(1, (-5, 0))
    for q, r in DIRECTIONS:
        t.overlay(OBSTACLE, (-3 + q, -3 + r))
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(terror, ability_numbered(735))
    t.take_all()
    assert t.whom("attacked", 1) == [decoy, t.character(0).figure]


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


@pytest.mark.rule("GH-MATT-9", "GH-RUL-95", "GH-RUL-111")
def test_an_archer_passes_nobody_over_to_escape_disadvantage() -> None:
    """Two adjacent ones and one two hexes away: it attacks the first two, both with
    disadvantage."""
    t = hall("brute", "tinkerer", "scoundrel")
    archer = t.monster("bandit-archer", (-5, -3))
    t.place(0, (-4, -3))
    t.place(1, (-6, -3))
    t.place(2, (-5, -1))
    t.modifiers(MONSTERS, "+0", "+0", "+0", "+0")
    t.monster_acts(archer, ability_numbered(536))
    t.take_all()
    assert t.whom("attacked", 1) == [t.character(seat).figure for seat in (0, 1)]
    assert len(t.told("modifier_drawn")) == 4


@pytest.mark.rule("GH-RUL-310")
def test_those_it_came_to_attack_are_attacked_though_another_is_nearer_now() -> None:
    """The scoundrel was nearer when it set out. From where it ends all three are adjacent, and the
    tinkerer would act first."""
    t = hall("brute", "tinkerer", "scoundrel")
    bones = t.monster("living-bones", (-8, -2))
    t.place(0, (-5, -5))
    t.place(1, (-4, -5))
    t.place(2, (-5, -3))
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(bones, ability_numbered(519))
    t.take_all()
    assert t.at(bones) == (-5, -4)
    assert t.whom("attacked", 1) == [t.character(seat).figure for seat in (0, 2)]


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
@pytest.mark.rule("GH-RUL-164")
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


# -- more on targets and ranges --------------------------------------------------------------------


@pytest.mark.rule("GH-MATT-8")
def test_an_attack_on_all_adjacent_enemies_is_made_on_each_of_them() -> None:
    t = room()
    t.place(1, (2, 0))
    flame = t.monster("flame-demon", (1, 0))
    decoy = t.summon(1, "decoy", (1, 2))
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(flame, ability_numbered(633))
    t.take_all()
    assert t.whom("attacked", 1) == [t.character(seat).figure for seat in (0, 1)]
    assert t.hp(decoy) == 6


@pytest.mark.rule("GH-MATT-4", "GH-MACT-4")
@pytest.mark.parametrize(("ability", "attacks"), [(537, 1), (533, 0)])
def test_what_a_card_adds_to_the_range_counts(ability: int, attacks: int) -> None:
    """At five hexes an archer of range 4 needs one more."""
    t = hall()
    t.place(1, (-3, -2))
    t.give(t.character(0).figure, "invisible")
    archer = t.monster("bandit-archer", (-8, -2))
    t.give(archer, "immobilize")
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(archer, ability_numbered(ability))
    assert len(t.told("attacked")) == attacks


@pytest.mark.rule("GH-MATT-14", "GH-SHIELD-1")
@pytest.mark.parametrize(
    ("type_", "ability", "damage"), [("bandit-guard", 527, 0), ("savvas-icestorm", 715, 1)]
)
def test_piercing_of_the_stat_card_counts_against_shields(
    type_: str, ability: int, damage: int
) -> None:
    t = room()
    attacker = t.monster(type_, (1, 0))
    t.hero(0).bonuses.append((SHIELDED, 3))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(attacker, ability_numbered(ability))
    t.take_all()
    assert t.hero(0).most - t.hero(0).hp == damage


@pytest.mark.rule("GH-MATT-14")
def test_piercing_of_a_line_counts_against_shields() -> None:
    """A hound attacks for 1 with Pierce 2, beside its focus once before and once after its move."""
    t = room()
    hound = t.monster("hound", (1, 0))
    t.hero(0).bonuses.append((SHIELDED, 2))
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(hound, ability_numbered(547))
    t.take_all()
    assert t.hero(0).most - t.hero(0).hp == 2


@pytest.mark.rule("GH-MATT-2", "GH-FOCUS-7")
@pytest.mark.rule("GH-RUL-161")
def test_the_first_attack_of_a_card_decides_the_focus() -> None:
    """One character is nearer, but the way to the other is shorter. The first attack is in melee,
    so the other is the focus, and the attack at range is made on it."""
    t = hall()
    terror = t.monster("deep-terror", (-5, -3))
    t.place(0, (-3, -3))
    t.overlay(OBSTACLE, (-4, -3), (-3, -4), (-2, -4), (-2, -3), (-3, -2), (-4, -2))
    t.place(1, (-8, -2))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(terror, ability_numbered(735))
    t.take_all()
    assert t.whom("attacked", 1) == [t.character(1).figure]


@pytest.mark.rule("GH-FOCUS-2")
@pytest.mark.rule("GH-RUL-161")
def test_if_nobody_can_be_attacked_by_the_first_attack_the_next_decides() -> None:
    """There is no way to the only enemy, but it is in range of the second attack."""
    t = hall()
    terror = t.monster("deep-terror", (-5, -3))
    t.place(0, (-3, -3))
    t.overlay(OBSTACLE, (-4, -3), (-3, -4), (-2, -4), (-2, -3), (-3, -2), (-4, -2))
    t.give(t.character(1).figure, "invisible")
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(terror, ability_numbered(735))
    t.take_all()
    assert t.whom("attacked", 1) == [t.character(0).figure]
    assert t.has(t.character(0).figure, "wound")


@pytest.mark.rule("GH-MATT-11")
def test_the_players_choose_hex_and_targets_at_once() -> None:
    """What they chose with the move is not asked again for the attack."""
    t = hall("brute", "tinkerer", "scoundrel", ties="ask")
    bones = t.monster("living-bones", (-5, -3))
    t.place(0, (-3, -3))
    t.place(1, (-3, -4))
    t.place(2, (-4, -2))
    t.character(1).initiative = t.character(2).initiative = 50
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(bones, ability_numbered(519))
    assert {kind for _, kind in t.asked} == {"monster_acts"}
    chosen = t.options()[-1]
    assert isinstance(chosen, tuple)
    t.answer(*chosen)
    t.take_all()
    assert sorted(t.whom("attacked", 1)) == sorted(numbers(chosen[2:]))


@pytest.mark.rule("GH-RUL-164")
def test_attacks_on_one_enemy_end_with_it() -> None:
    """Of two attacks the first kills the decoy, and the second is not made on anybody else."""
    t = room()
    t.place(1, (2, 0))
    decoy = t.summon(1, "decoy", (1, 1))
    t.figure(decoy).hp = 1
    t.character(1).initiative = 5
    t.give(t.character(0).figure, "invisible")
    bones = t.monster("living-bones", (1, 0))
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(bones, ability_numbered(522))
    assert t.whom("attacked", 1) == [decoy]
