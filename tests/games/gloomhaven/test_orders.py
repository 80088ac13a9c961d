"""What cards of monsters say besides moves and attacks: heals, bonuses, harm, money, traps."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.numbers import (
    ELEMENT,
    TYPE,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.map.figures import is_elusive, retaliation, shield_of
from grimorio.games.gloomhaven.state import (
    FOES,
    MONSTERS,
    SHIELDED,
    STRONG,
    TRAP,
    TREASURE,
)
from tests.games.gloomhaven.table import Table, ability_numbered, hall, room


def strong(t: Table, *elements: str) -> None:
    for name in elements:
        t.s.elements[ELEMENT[name]] = STRONG


def harmed(t: Table, seat: int) -> int:
    return t.hero(seat).most - t.hero(seat).hp


# -- heal ------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MHEAL-1", "GH-MHEAL-4")
def test_a_monster_heals_whoever_has_lost_most() -> None:
    """Itself 1, one ally 3, another 2: the first ally gets 3 points."""
    t = hall()
    shaman = t.monster("inox-shaman", (-3, -3), hp=5)
    most = t.monster("bandit-guard", (-1, -3), hp=3)
    less = t.monster("bandit-guard", (-2, -3), hp=4)
    t.give(shaman, "immobilize")
    t.monster_acts(shaman, ability_numbered(590, "shaman"))
    assert (t.hp(shaman), t.hp(most), t.hp(less)) == (5, 6, 4)


@pytest.mark.rule("GH-MHEAL-1", "GH-TARGET-2")
def test_a_monster_may_heal_itself_but_nobody_out_of_range() -> None:
    t = hall()
    shaman = t.monster("inox-shaman", (-3, -3), hp=5)
    far = t.monster("bandit-guard", (1, -3), hp=1)
    t.give(shaman, "immobilize")
    t.monster_acts(shaman, ability_numbered(590, "shaman"))
    assert (t.hp(shaman), t.hp(far)) == (6, 1)


@pytest.mark.rule("GH-MHEAL-2")
def test_the_players_choose_whom_a_monster_heals_of_equals() -> None:
    t = hall()
    shaman = t.monster("inox-shaman", (-3, -3))
    one = t.monster("bandit-guard", (-1, -3), hp=3)
    other = t.monster("bandit-archer", (-2, -3), hp=2)
    t.give(shaman, "immobilize")
    t.monster_acts(shaman, ability_numbered(590, "shaman"))
    assert t.asked == [(0, "monster_aims"), (1, "monster_aims")]
    assert t.options() == [(one,), (other,)]
    t.answer((other,))
    assert (t.hp(one), t.hp(other)) == (3, 5)


@pytest.mark.rule("GH-MHEAL-3")
def test_a_heal_without_a_range_reaches_as_far_as_the_stat_card_says() -> None:
    """The line of the sun demon has range 3. In the data all heals have a range or a name of whom
    they are for; adjacent allies need none."""
    t = room()
    shaman = t.monster("inox-shaman", (0, 3))
    near = t.monster("bandit-guard", (0, 4), hp=2)
    far = t.monster("bandit-guard", (0, 6), hp=2)
    t.give(shaman, "immobilize")
    t.monster_acts(shaman, ability_numbered(594, "shaman"))
    assert (t.hp(near), t.hp(far)) == (3, 2)
    assert t.told("gained")[0].args[1] == 8, "it is blessed"


@pytest.mark.rule("GH-RUL-99")
def test_nobody_is_healed_if_nobody_is_hurt() -> None:
    """Not even of poison: the ability is not possible."""
    t = hall()
    shaman = t.monster("inox-shaman", (-3, -3))
    t.give(shaman, "immobilize", "poison")
    t.monster_acts(shaman, ability_numbered(590, "shaman"))
    assert t.has(shaman, "poison")


@pytest.mark.rule("GH-MHEAL-4", "GH-HEAL-4")
def test_healing_a_poisoned_monster_ends_the_poison_only() -> None:
    t = hall()
    shaman = t.monster("inox-shaman", (-3, -3), hp=2)
    t.give(shaman, "immobilize", "poison")
    t.monster_acts(shaman, ability_numbered(590, "shaman"))
    assert not t.has(shaman, "poison")
    assert t.hp(shaman) == 2


@pytest.mark.rule("GH-RUL-165")
def test_an_element_lets_a_heal_reach_more_allies() -> None:
    """Three of them with earth, those who have lost most; one without."""
    for used, healed in ((True, 3), (False, 1)):
        t = hall()
        flow = t.monster("savvas-lavaflow", (-3, -3))
        hurt = [
            t.monster("bandit-guard", (-3 + step, -3), hp=hp)
            for step, hp in ((1, 1), (2, 2), (3, 3), (-1, 4))
        ]
        if used:
            strong(t, "earth")
        t.monster_acts(flow, ability_numbered(722))
        assert [t.hp(one) > hp for one, hp in zip(hurt, (1, 2, 3, 4), strict=True)] == [
            place < healed for place in range(4)
        ]


# -- bonuses of the round --------------------------------------------------------------------------


@pytest.mark.rule("GH-MACTIVE-1", "GH-SHIELD-2", "GH-RETAL-4")
def test_shield_and_retaliate_of_a_card_begin_with_its_turn() -> None:
    t = room()
    guard = t.monster("bandit-guard", (0, 3))
    other = t.monster("bandit-guard", (1, 3))
    t.monster_acts(guard, ability_numbered(524))
    assert (shield_of(t.s, t.figure(guard)), retaliation(t.s, t.figure(guard), 1)) == (1, 2)
    assert retaliation(t.s, t.figure(guard), 2) == 0
    assert shield_of(t.s, t.figure(other)) == 0, "that one has not had its turn"


@pytest.mark.rule("GH-MACTIVE-2")
def test_shield_and_retaliate_of_a_card_end_with_the_round() -> None:
    t = room()
    guard = t.monster("bandit-guard", (0, 3))
    t.s.abilities[TYPE_DECK[TYPE["bandit-guard"]]] = ability_numbered(524)
    for figure in t.s.figures.values():
        figure.acted = figure is not t.figure(guard)
    t.do(turn.next_turn())
    assert t.told("bonus")
    assert t.told("round_over") or t.s.round == 2
    assert not t.figure(guard).bonuses


def test_a_shield_can_be_for_allies_in_range_too() -> None:
    t = hall()
    storm = t.monster("savvas-icestorm", (-3, -3))
    near = t.monster("bandit-guard", (-2, -3))
    far = t.monster("bandit-guard", (2, -5))
    t.give(storm, "immobilize", "disarm")
    t.monster_acts(storm, ability_numbered(711))
    shields = [shield_of(t.s, t.figure(one)) for one in (storm, near, far)]
    assert shields == [1, 1, 0]


def test_a_boost_can_stand_in_place_of_the_number_of_its_line() -> None:
    """With ice the shield of a lurker is 2, not 1 and 2."""
    for used, shield in ((True, 2), (False, 1)):
        t = room()
        lurker = t.monster("lurker", (0, 3))
        if used:
            strong(t, "ice")
        t.monster_acts(lurker, ability_numbered(612))
        assert shield_of(t.s, t.figure(lurker)) == shield


def test_attacks_on_one_that_eludes_have_disadvantage() -> None:
    t = room()
    viper = t.monster("giant-viper", (0, 3))
    t.give(viper, "disarm", "immobilize")
    t.monster_acts(viper, ability_numbered(689))
    assert is_elusive(t.s, t.figure(viper))


# -- harm without an attack ------------------------------------------------------------------------


@pytest.mark.rule("GH-TARGET-9", "GH-RUL-61")
def test_damage_of_a_line_is_no_attack() -> None:
    """Two to each adjacent enemy, behind a shield too, and without a modifier card."""
    t = room()
    t.place(1, (2, 0))
    guns = t.monster("ancient-artillery", (1, 0))
    guard = t.monster("bandit-guard", (1, 1))
    t.give(guns, "disarm")
    t.hero(0).bonuses.append((SHIELDED, 3))
    t.monster_acts(guns, ability_numbered(701))
    t.take_all()
    assert (harmed(t, 0), harmed(t, 1)) == (2, 2)
    assert t.hp(guard) == 6
    assert not t.told("modifier_drawn")


def test_damage_can_be_for_both_sides_but_not_for_itself() -> None:
    t = room()
    demon = t.monster("night-demon", (1, 0))
    guard = t.monster("bandit-guard", (2, 0))
    t.give(demon, "disarm")
    t.monster_acts(demon, ability_numbered(667))
    t.take_all()
    assert (harmed(t, 0), harmed(t, 1)) == (1, 0)
    assert (t.hp(guard), t.hp(demon)) == (5, 5)


@pytest.mark.rule("GH-RUL-166")
def test_damage_beside_the_target_spares_the_target() -> None:
    t = room()
    t.place(1, (1, 1))
    t.place(0, (1, 2))
    flow = t.monster("savvas-lavaflow", (1, 5))
    guard = t.monster("bandit-guard", (2, 2))
    t.give(flow, "immobilize")
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(flow, ability_numbered(719))
    t.take_all()
    assert (harmed(t, 0), harmed(t, 1)) == (3, 2)
    assert (t.hp(guard), t.hp(flow)) == (4, 9)


@pytest.mark.rule("GH-RUL-166")
def test_without_an_attack_there_is_no_damage_beside_its_target() -> None:
    t = room()
    t.place(1, (1, 0))
    flow = t.monster("savvas-lavaflow", (0, 1))
    t.give(flow, "disarm")
    t.monster_acts(flow, ability_numbered(719))
    assert (harmed(t, 0), harmed(t, 1)) == (0, 0)


def test_damage_to_all_enemies_needs_neither_range_nor_sight() -> None:
    t = room()
    decoy = t.summon(1, "decoy", (0, 6))
    flow = t.monster("savvas-lavaflow", (0, 2))
    strong(t, "fire")
    t.monster_acts(flow, ability_numbered(721))
    t.take_all()
    assert (harmed(t, 0), harmed(t, 1), t.hp(decoy)) == (2, 2, 4)
    heroes = [t.character(seat).figure for seat in (0, 1)]
    assert all(t.has(one, "wound") for one in [*heroes, decoy])
    assert not any(t.has(one, "disarm") for one in heroes)


def test_a_monster_that_kills_itself_does_no_more() -> None:
    """Nobody has killed it, and no ooze is summoned."""
    t = room()
    ooze = t.monster("ooze", (0, 3), hp=2)
    t.monster_acts(ooze, ability_numbered(696))
    assert not [one for one in t.s.figures.values() if one.side == FOES]
    assert all("kills" not in character.tallies for character in t.s.characters)


@pytest.mark.rule("GH-RUL-163")
def test_one_adjacent_enemy_is_the_focus() -> None:
    t = room()
    t.place(1, (2, 0))
    corpse = t.monster("living-corpse", (1, 0))
    t.character(0).initiative, t.character(1).initiative = 50, 10
    t.monster_acts(corpse, ability_numbered(564))
    heroes = [t.character(seat).figure for seat in (0, 1)]
    assert [t.has(one, "muddle") for one in heroes] == [False, True]
    assert [t.has(one, "immobilize") for one in heroes] == [False, True]


@pytest.mark.rule("GH-MACT-8", "GH-PUSH-1", "GH-RUL-116")
def test_a_monster_pushes_all_adjacent_enemies_as_far_as_it_can() -> None:
    """Two hexes; where several are possible the players choose."""
    t = room()
    guns = t.monster("ancient-artillery", (0, 3))
    t.place(0, (1, 2))
    t.give(guns, "disarm")
    t.monster_acts(guns, ability_numbered(706))
    assert t.asked == [(0, "force"), (1, "force")]
    assert None not in t.options()
    t.answer(t.cell((2, 1)))
    t.answer(t.cell((3, 0)))
    assert t.at(t.character(0).figure) == (3, 0)


def test_an_element_makes_a_push_longer_in_place_of_the_other() -> None:
    t = hall()
    storm = t.monster("savvas-icestorm", (-6, -3))
    t.place(0, (-5, -3))
    t.give(storm, "disarm")
    strong(t, "air")
    t.monster_acts(storm, ability_numbered(708))
    while t.asked[0][1] == "force":
        t.answer(t.cell((t.at(t.character(0).figure)[0] + 1, -3)))
    assert t.at(t.character(0).figure) == (-1, -3)


def test_conditions_can_be_for_allies_in_range() -> None:
    t = hall()
    imp = t.monster("black-imp", (-3, -3))
    near = t.monster("bandit-guard", (-1, -3))
    far = t.monster("bandit-guard", (1, -3))
    t.place(0, (-4, -3))
    t.monster_acts(imp, ability_numbered(683))
    assert [t.has(one, "strengthen") for one in (imp, near, far)] == [False, True, False]
    assert t.has(t.character(0).figure, "muddle")
    assert not t.has(t.character(1).figure, "muddle")


# -- money -----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MLOOT-1", "GH-MLOOT-2")
def test_money_that_a_monster_loots_is_gone_and_treasure_stays() -> None:
    """It does not come back when the monster dies."""
    t = room()
    ooze = t.monster("ooze", (0, 3))
    t.s.coins = {t.cell((0, 4)): 2, t.cell((0, 6)): 1}
    t.overlay(TREASURE, (1, 3), first=67)
    t.give(ooze, "immobilize")
    t.s.abilities[TYPE_DECK[TYPE["ooze"]]] = ability_numbered(698)
    t.do(turn.take_turn(ooze), harm(ooze, 9, "effect", -1))
    assert ooze not in t.s.figures
    assert t.s.coins == {t.cell((0, 6)): 1, t.cell((0, 3)): 1}
    assert t.told("monster_looted")[0].args[1] == 2
    assert [one[0] for one in t.s.overlays] == [TREASURE]


# -- traps -----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-TERR-3", "GH-RUL-50")
def test_a_monster_makes_a_trap_of_its_own_damage_nearest_to_an_enemy() -> None:
    t = room()
    archer = t.monster("bandit-archer", (0, 3))
    t.place(1, (1, 0))
    t.place(0, (0, 0))
    t.give(archer, "immobilize", "disarm")
    t.monster_acts(archer, ability_numbered(538))
    ((kind, damage, conditions, (cell,)),) = t.s.overlays
    assert (kind, damage, conditions) == (TRAP, 3, 0)
    assert t.told("made")[0].args[1:] == ("trap", cell)
    assert cell in {t.cell((0, 2)), t.cell((1, 2))}


def test_a_monster_harms_itself_by_its_card() -> None:
    t = room()
    t.monster("bandit-guard", (2, 3))
    corpse = t.monster("living-corpse", (0, 3))
    t.monster_acts(corpse, ability_numbered(569))
    assert t.hp(corpse) == 6


def test_an_element_makes_a_heal_stronger() -> None:
    for used, hp in ((True, 7), (False, 4)):
        t = hall()
        storm = t.monster("savvas-icestorm", (-3, -3), hp=2)
        if used:
            strong(t, "ice")
        t.monster_acts(storm, ability_numbered(713))
        assert t.hp(storm) == hp


def test_an_element_lets_a_heal_be_for_all_allies_in_range() -> None:
    """All of them, hurt or not most, and not itself."""
    t = hall()
    demon = t.monster("sun-demon", (-3, -3), hp=1)
    one = t.monster("bandit-guard", (-1, -3), hp=4)
    other = t.monster("bandit-guard", (-2, -3), hp=1)
    far = t.monster("bandit-guard", (1, -3), hp=1)
    strong(t, "light")
    t.monster_acts(demon, ability_numbered(652))
    assert [t.hp(figure) for figure in (demon, one, other, far)] == [1, 6, 4, 1]


@pytest.mark.rule("GH-MHEAL-2")
@pytest.mark.rule("GH-RUL-165")
def test_nobody_is_asked_if_all_equals_are_healed_and_each_is_healed_once() -> None:
    """Three are healed: one has lost 8 and is still the worst off, two have lost 4 each."""
    t = hall()
    flow = t.monster("savvas-lavaflow", (-3, -3))
    bear = t.monster("cave-bear", (-2, -3), hp=1)
    guards = [t.monster("bandit-guard", (q, -3), hp=2) for q in (-1, -4)]
    strong(t, "earth")
    t.monster_acts(flow, ability_numbered(722))
    assert t.asked[0][1] == "declare"
    assert [t.hp(one) for one in (bear, *guards)] == [5, 6, 6]
