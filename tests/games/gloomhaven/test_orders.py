"""What cards of monsters say besides Move and Attack."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.games.gloomhaven.components.numbers import (
    ABILITY_LINES,
    ELEMENT,
    ORDERS_INSIDE,
    TYPE,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.figures import is_elusive, retaliation, shield_of
from grimorio.games.gloomhaven.rules.harm import harm
from grimorio.games.gloomhaven.state import (
    DOOMED,
    FOES,
    INERT,
    MONSTERS,
    OBSTACLE,
    PARTY,
    RETALIATES,
    SHIELDED,
    STRONG,
    SWAPPED,
    TRAP,
    TREASURE,
    WANING,
)
from tests.games.gloomhaven.table import Table, ability_numbered, lay


def party(*classes: str, **options: Any) -> Table:
    """Two characters in opposite corners of the room of scenario 1."""
    t = lay(*(classes or ("brute", "tinkerer")), **options)
    t.place(0, (0, 0))
    t.place(1, (1, 6))
    t.character(0).initiative, t.character(1).initiative = 20, 30
    return t


def wide(**options: Any) -> Table:
    """Two characters in opposite corners of a room ten hexes wide."""
    t = lay("brute", "tinkerer", scenario=3, **options)
    t.place(0, (-9, 0))
    t.place(1, (3, -6))
    t.character(0).initiative, t.character(1).initiative = 20, 30
    return t


def strong(t: Table, *elements: str) -> None:
    for name in elements:
        t.s.elements[ELEMENT[name]] = STRONG


def harmed(t: Table, seat: int) -> int:
    return t.hero(seat).most - t.hero(seat).hp


# -- heal ------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MHEAL-1", "GH-MHEAL-4")
def test_a_monster_heals_whoever_has_lost_most() -> None:
    """Itself 1, one ally 3, another 2: the first ally gets 3 points."""
    t = wide()
    shaman = t.monster("inox-shaman", (-3, -3), hp=5)
    most = t.monster("bandit-guard", (-1, -3), hp=3)
    less = t.monster("bandit-guard", (-2, -3), hp=4)
    t.give(shaman, "immobilize")
    t.monster_acts(shaman, ability_numbered(590, "shaman"))
    assert (t.hp(shaman), t.hp(most), t.hp(less)) == (5, 6, 4)


@pytest.mark.rule("GH-MHEAL-1", "GH-TARGET-2")
def test_a_monster_may_heal_itself_but_nobody_out_of_range() -> None:
    t = wide()
    shaman = t.monster("inox-shaman", (-3, -3), hp=5)
    far = t.monster("bandit-guard", (1, -3), hp=1)
    t.give(shaman, "immobilize")
    t.monster_acts(shaman, ability_numbered(590, "shaman"))
    assert (t.hp(shaman), t.hp(far)) == (6, 1)


@pytest.mark.rule("GH-MHEAL-2")
def test_the_players_choose_whom_a_monster_heals_of_equals() -> None:
    t = wide()
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
    t = party()
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
    t = wide()
    shaman = t.monster("inox-shaman", (-3, -3))
    t.give(shaman, "immobilize", "poison")
    t.monster_acts(shaman, ability_numbered(590, "shaman"))
    assert t.has(shaman, "poison")


@pytest.mark.rule("GH-MHEAL-4", "GH-HEAL-4")
def test_healing_a_poisoned_monster_ends_the_poison_only() -> None:
    t = wide()
    shaman = t.monster("inox-shaman", (-3, -3), hp=2)
    t.give(shaman, "immobilize", "poison")
    t.monster_acts(shaman, ability_numbered(590, "shaman"))
    assert not t.has(shaman, "poison")
    assert t.hp(shaman) == 2


def test_an_element_lets_a_heal_reach_more_allies() -> None:
    """Three of them with earth, those who have lost most; one without."""
    for used, healed in ((True, 3), (False, 1)):
        t = wide()
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
    t = party()
    guard = t.monster("bandit-guard", (0, 3))
    other = t.monster("bandit-guard", (1, 3))
    t.monster_acts(guard, ability_numbered(524))
    assert (shield_of(t.s, t.figure(guard)), retaliation(t.s, t.figure(guard), 1)) == (1, 2)
    assert retaliation(t.s, t.figure(guard), 2) == 0
    assert shield_of(t.s, t.figure(other)) == 0, "that one has not had its turn"


@pytest.mark.rule("GH-MACTIVE-2")
def test_shield_and_retaliate_of_a_card_end_with_the_round() -> None:
    t = party()
    guard = t.monster("bandit-guard", (0, 3))
    t.s.abilities[TYPE_DECK[TYPE["bandit-guard"]]] = ability_numbered(524)
    for figure in t.s.figures.values():
        figure.acted = figure is not t.figure(guard)
    t.do(turn.next_turn())
    assert t.told("bonus")
    assert t.told("round_over") or t.s.round == 2
    assert not t.figure(guard).bonuses


def test_a_shield_can_be_for_allies_in_range_too() -> None:
    t = wide()
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
        t = party()
        lurker = t.monster("lurker", (0, 3))
        if used:
            strong(t, "ice")
        t.monster_acts(lurker, ability_numbered(612))
        assert shield_of(t.s, t.figure(lurker)) == shield


def test_attacks_on_one_that_eludes_have_disadvantage() -> None:
    t = party()
    viper = t.monster("giant-viper", (0, 3))
    t.give(viper, "disarm", "immobilize")
    t.monster_acts(viper, ability_numbered(689))
    assert is_elusive(t.s, t.figure(viper))


# -- harm without an attack ------------------------------------------------------------------------


@pytest.mark.rule("GH-TARGET-9", "GH-RUL-61")
def test_damage_of_a_line_is_no_attack() -> None:
    """Two to each adjacent enemy, behind a shield too, and without a modifier card."""
    t = party()
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
    t = party()
    demon = t.monster("night-demon", (1, 0))
    guard = t.monster("bandit-guard", (2, 0))
    t.give(demon, "disarm")
    t.monster_acts(demon, ability_numbered(667))
    t.take_all()
    assert (harmed(t, 0), harmed(t, 1)) == (1, 0)
    assert (t.hp(guard), t.hp(demon)) == (5, 5)


def test_damage_beside_the_target_spares_the_target() -> None:
    t = party()
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


def test_without_an_attack_there_is_no_damage_beside_its_target() -> None:
    t = party()
    t.place(1, (1, 0))
    flow = t.monster("savvas-lavaflow", (0, 1))
    t.give(flow, "disarm")
    t.monster_acts(flow, ability_numbered(719))
    assert (harmed(t, 0), harmed(t, 1)) == (0, 0)


def test_damage_to_all_enemies_needs_neither_range_nor_sight() -> None:
    t = party()
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
    t = party()
    ooze = t.monster("ooze", (0, 3), hp=2)
    t.monster_acts(ooze, ability_numbered(696))
    assert not [one for one in t.s.figures.values() if one.side == FOES]
    assert all("kills" not in character.tallies for character in t.s.characters)


def test_one_adjacent_enemy_is_the_focus() -> None:
    t = party()
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
    t = party()
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
    t = wide()
    storm = t.monster("savvas-icestorm", (-6, -3))
    t.place(0, (-5, -3))
    t.give(storm, "disarm")
    strong(t, "air")
    t.monster_acts(storm, ability_numbered(708))
    while t.asked[0][1] == "force":
        t.answer(t.cell((t.at(t.character(0).figure)[0] + 1, -3)))
    assert t.at(t.character(0).figure) == (-1, -3)


def test_conditions_can_be_for_allies_in_range() -> None:
    t = wide()
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
    t = party()
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


# -- summons ---------------------------------------------------------------------------------------


def new_figures(t: Table, *known: int) -> list[int]:
    heroes = [character.figure for character in t.s.characters]
    return [number for number in t.s.figures if number not in (*known, *heroes)]


@pytest.mark.rule("GH-MSUMMON-1", "GH-MSUMMON-2", "GH-RUL-97")
def test_a_monster_summons_into_the_empty_hex_nearest_to_an_enemy() -> None:
    """Not onto a trap, money or an obstacle."""
    t = party()
    cultist = t.monster("cultist", (0, 3))
    t.overlay(TRAP, (0, 2), first=3)
    t.s.coins[t.cell((1, 2))] = 1
    t.place(1, (3, 0))
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    (bones,) = new_figures(t, cultist)
    assert t.at(bones) in {(1, 3), (-1, 3)}
    assert t.figure(bones).type == TYPE["living-bones"]
    assert t.hp(cultist) == 3


@pytest.mark.rule("GH-MSUMMON-2")
def test_the_players_choose_among_hexes_for_a_summon_if_they_like() -> None:
    t = party(ties="ask")
    t.place(0, (0, 0))
    t.place(1, (1, 0))
    cultist = t.monster("cultist", (0, 3))
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    assert t.asked == [(0, "monster_places"), (1, "monster_places")]
    assert set(t.options()) == {t.cell((0, 2)), t.cell((1, 2))}
    t.answer(t.cell((1, 2)))
    (bones,) = new_figures(t, cultist)
    assert t.at(bones) == (1, 2)


@pytest.mark.rule("GH-MSUMMON-3")
def test_nothing_is_summoned_without_an_empty_hex() -> None:
    t = party()
    cultist = t.monster("cultist", (0, 3))
    around = [(0, 2), (1, 2), (-1, 3), (1, 3), (-1, 4), (0, 4)]
    t.overlay(OBSTACLE, *around)
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    assert new_figures(t, cultist) == []
    assert t.hp(cultist) == 3, "the rest of the card is done"


@pytest.mark.rule("GH-MSUMMON-4")
def test_nothing_is_summoned_without_a_standee() -> None:
    t = party()
    cultist = t.monster("cultist", (0, 3))
    t.s.standees[TYPE["living-bones"]] = []
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    assert new_figures(t, cultist) == []


@pytest.mark.rule("GH-MSUMMON-5")
def test_a_summon_of_a_monster_stays_when_its_summoner_dies() -> None:
    t = party()
    cultist = t.monster("cultist", (0, 3), hp=2)
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    assert cultist not in t.s.figures
    assert len(new_figures(t)) == 1


@pytest.mark.rule("GH-MSUMMON-6", "GH-MSUMMON-8", "GH-MSUMMON-9", "GH-MSUMMON-10")
def test_a_summon_of_a_monster_has_no_turn_in_this_round() -> None:
    """Its type has acted or not: it has neither a turn nor the bonus of the card. In the next round
    it acts like the others of its type."""
    t = party()
    cultist = t.monster("cultist", (0, 3))
    old = t.monster("living-bones", (2, 4), number=6)
    t.give(old, "immobilize", "disarm")
    t.s.abilities[TYPE_DECK[TYPE["cultist"]]] = ability_numbered(609, "cultist")
    t.s.abilities[TYPE_DECK[TYPE["living-bones"]]] = ability_numbered(521)  # 81, after the cultist
    for seat in (0, 1):
        t.hero(seat).acted = True
    t.do(turn.next_turn())
    (new,) = new_figures(t, cultist, old)
    assert t.turns() == [cultist, old]
    assert t.s.round == 2
    assert not t.figure(new).acted, "the next round has begun"
    assert t.figure(new).most == 5


@pytest.mark.rule("GH-MSUMMON-8", "GH-STEP-8")
def test_a_summoned_monster_draws_no_ability_and_leaves_no_money() -> None:
    t = party()
    cultist = t.monster("cultist", (0, 3))
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    (bones,) = new_figures(t, cultist)
    deck = TYPE_DECK[TYPE["living-bones"]]
    assert deck in t.s.decks
    assert deck not in t.s.abilities
    assert t.figure(bones).came == 1


@pytest.mark.rule("GH-MSUMMON-7")
def test_what_a_controlled_monster_summons_is_not_controlled() -> None:
    t = party()
    cultist = t.monster("cultist", (0, 3))
    t.figure(cultist).bonuses.append((SWAPPED, 0))
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    assert t.asked == [(0, "monster_places")]
    t.answer(t.cell((0, 2)))
    (bones,) = new_figures(t, cultist)
    assert t.figure(bones).side == FOES
    assert t.figure(bones).bonuses == []


def test_what_an_ally_of_the_characters_summons_is_their_ally() -> None:
    t = party()
    cultist = t.monster("cultist", (0, 3))
    t.figure(cultist).side = PARTY
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    (bones,) = new_figures(t, cultist)
    assert t.figure(bones).side == PARTY


@pytest.mark.parametrize(("rank", "hp", "new"), [(0, 5, 3), (1, 9, 5)])
def test_an_ooze_divides(rank: int, hp: int, new: int) -> None:
    """It suffers 2, and the new one has its hit points, at most those of a normal ooze."""
    t = party()
    ooze = t.monster("ooze", (0, 3), rank=rank, hp=hp)
    t.monster_acts(ooze, ability_numbered(696))
    (other,) = new_figures(t, ooze)
    assert t.hp(ooze) == hp - 2
    assert (t.hp(other), t.figure(other).most) == (new, 5)


def test_a_deep_terror_summons_beside_its_target() -> None:
    t = party()
    t.place(1, (3, 0))
    terror = t.monster("deep-terror", (0, 5))
    t.character(0).initiative = 10
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(terror, ability_numbered(738))
    t.take_all()
    (new,) = new_figures(t, terror)
    focus = t.told("attacked")[0].args[1][0]
    q, r = t.at(focus)
    p, s = t.at(new)
    assert (p - q, s - r) in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}


def test_without_a_target_nothing_is_summoned_beside_it() -> None:
    t = party()
    terror = t.monster("deep-terror", (0, 5))
    t.give(terror, "disarm")
    t.monster_acts(terror, ability_numbered(738))
    assert new_figures(t, terror) == []


# -- traps -----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-TERR-3", "GH-RUL-50")
def test_a_monster_makes_a_trap_of_its_own_damage_nearest_to_an_enemy() -> None:
    t = party()
    archer = t.monster("bandit-archer", (0, 3))
    t.place(1, (1, 0))
    t.place(0, (0, 0))
    t.give(archer, "immobilize", "disarm")
    t.monster_acts(archer, ability_numbered(538))
    ((kind, damage, conditions, cell),) = t.s.overlays
    assert (kind, damage, conditions) == (TRAP, 3, 0)
    assert cell in {t.cell((0, 2)), t.cell((1, 2))}


# -- elements --------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MELEM-1")
def test_a_monsters_infusion_is_strong_at_the_end_of_its_turn() -> None:
    t = party()
    lurker = t.monster("lurker", (0, 3))
    t.give(lurker, "immobilize", "disarm")
    t.monster_acts(lurker, ability_numbered(619))
    assert t.s.elements[ELEMENT["ice"]] == STRONG
    assert t.told("infused")


@pytest.mark.rule("GH-MELEM-3", "GH-MELEM-6")
@pytest.mark.parametrize(("element", "value"), [(STRONG, 6), (WANING, 6), (INERT, 4)])
def test_a_monster_uses_an_element_whenever_it_can(element: int, value: int) -> None:
    """A night demon attacks for 3 + 1, and for 2 more with dark."""
    t = party()
    demon = t.monster("night-demon", (1, 0))
    t.s.elements[ELEMENT["dark"]] = element
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(demon, ability_numbered(664))
    assert t.told("attacked")[0].args[2] == value
    assert t.s.elements[ELEMENT["dark"]] == INERT
    assert len(t.told("consumed")) == (element != INERT)


@pytest.mark.rule("GH-MELEM-4", "GH-RUL-100")
def test_all_of_the_type_have_what_one_of_them_has_paid_for() -> None:
    """A later one uses up nothing more, and one of another type has nothing of it."""
    t = party()
    first = t.monster("night-demon", (1, 0), number=1)
    second = t.monster("night-demon", (0, 1), number=2)
    strong(t, "dark")
    t.modifiers(MONSTERS, "+0", "+0")
    t.s.abilities[TYPE_DECK[TYPE["night-demon"]]] = ability_numbered(664)
    t.do(turn.take_turn(first), turn.take_turn(second))
    t.take_all()
    assert [event.args[2] for event in t.told("attacked")] == [6, 6]
    assert len(t.told("consumed")) == 1


@pytest.mark.rule("GH-MELEM-5")
def test_the_players_choose_the_element_where_any_will_do() -> None:
    t = party()
    demon = t.monster("earth-demon", (0, 3))
    t.give(demon, "immobilize", "disarm")
    strong(t, "fire", "light")
    t.monster_acts(demon, ability_numbered(643))
    assert t.asked == [(0, "choose_element"), (1, "choose_element")]
    assert t.options() == [ELEMENT["fire"], ELEMENT["light"]]
    t.answer(ELEMENT["light"])
    assert t.s.elements[ELEMENT["light"]] == INERT
    assert t.s.elements[ELEMENT["fire"]] == STRONG
    assert t.s.elements[ELEMENT["earth"]] == STRONG, "that is what it pays for"


@pytest.mark.rule("GH-RUL-101")
def test_without_the_element_nothing_is_used_up_and_nothing_is_gained() -> None:
    t = party()
    demon = t.monster("earth-demon", (0, 3))
    t.give(demon, "immobilize", "disarm")
    t.monster_acts(demon, ability_numbered(643))
    assert not t.told("consumed")
    assert t.s.elements[ELEMENT["earth"]] == INERT


@pytest.mark.rule("GH-ELEM-8", "GH-MELEM-1")
def test_a_stunned_monster_uses_no_element() -> None:
    t = party()
    demon = t.monster("night-demon", (1, 0))
    strong(t, "dark")
    t.give(demon, "stun")
    t.monster_acts(demon, ability_numbered(664))
    assert t.s.elements[ELEMENT["dark"]] == STRONG


def test_an_element_can_bring_a_line_along() -> None:
    """With fire the card has damage on adjacent enemies first."""
    for used, damage in ((True, 2), (False, 0)):
        t = party()
        demon = t.monster("flame-demon", (1, 0))
        t.give(demon, "immobilize", "disarm")
        if used:
            strong(t, "fire")
        t.monster_acts(demon, ability_numbered(634))
        t.take_all()
        assert harmed(t, 0) == damage


def test_an_element_can_give_an_attack_more_targets() -> None:
    """Two in all, as the card says, not two more."""
    t = wide()
    demon = t.monster("earth-demon", (-5, -3))
    t.place(0, (-6, -3))
    t.place(1, (-3, -3))
    decoy = t.summon(1, "decoy", (-5, 0))
    strong(t, "earth")
    t.modifiers(MONSTERS, "+0", "+0", "+0")
    t.monster_acts(demon, ability_numbered(639))
    t.take_all()
    struck = [event.args[1][0] for event in t.told("attacked")]
    assert struck == [t.character(seat).figure for seat in (0, 1)]
    assert t.hp(decoy) == 6


def test_an_element_can_make_an_attack_an_area() -> None:
    t = wide()
    demon = t.monster("flame-demon", (-5, -3))
    t.place(0, (-2, -3))
    t.place(1, (-1, -3))
    strong(t, "fire")
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(demon, ability_numbered(630))
    t.take_all()
    assert len(t.told("attacked")) == 2


def test_a_monster_heals_for_each_target_that_it_has_harmed() -> None:
    """Of two targets one has a shield that stops all of it."""
    t = wide()
    infester = t.monster("harrower-infester", (-5, -3), hp=2)
    t.place(0, (-4, -3))
    t.place(1, (-3, -3))
    t.hero(1).bonuses.append((SHIELDED, 9))
    strong(t, "dark")
    t.modifiers(MONSTERS, "+0", "+0")
    t.monster_acts(infester, ability_numbered(729))
    t.take_all()
    assert len(t.told("attacked")) == 2
    assert t.hp(infester) == 4


# -- what it does when it dies ---------------------------------------------------------------------


def doomed(t: Table, number: int) -> None:
    """A cultist does its card with a last deed, and is then killed by the first character."""
    t.s.abilities[TYPE_DECK[TYPE["cultist"]]] = ability_numbered(604, "cultist")
    t.do(turn.take_turn(number), harm(number, 99, "effect", t.character(0).figure))


def test_a_cultist_attacks_all_around_it_when_it_dies() -> None:
    """Its attack of 1 and 2 more on each enemy, with a card each; nobody retaliates, since it is
    gone. Its killer is credited all the same."""
    t = party()
    t.place(1, (2, 0))
    cultist = t.monster("cultist", (1, 0))
    guard = t.monster("bandit-guard", (1, 1))
    t.give(cultist, "immobilize", "poison")
    for seat in (0, 1):
        t.hero(seat).bonuses.append((RETALIATES, 5, 1))
    t.modifiers(MONSTERS, "-1", "+0", "+1")
    t.hero(0).bonuses.clear()
    doomed(t, cultist)
    t.take_all()
    assert cultist not in t.s.figures
    struck = [event.args[1][0] for event in t.told("attacked")]
    assert sorted(struck[1:]) == sorted(t.character(seat).figure for seat in (0, 1))
    assert {event.args[0][0] for event in t.told("attacked")} == {cultist}
    assert harmed(t, 0) + harmed(t, 1) == 3 + 4
    assert t.hp(guard) == 6
    assert t.character(0).tallies["kills"] == 1
    assert not t.s.deeds


@pytest.mark.parametrize("condition", ["stun", "disarm"])
def test_a_cultist_that_cannot_attack_does_not_when_it_dies(condition: str) -> None:
    t = party()
    cultist = t.monster("cultist", (1, 0))
    t.give(cultist, "immobilize", "disarm")
    t.s.abilities[TYPE_DECK[TYPE["cultist"]]] = ability_numbered(604, "cultist")
    t.figure(cultist).bonuses.append((DOOMED, last_line(604)))
    t.give(cultist, condition)
    t.do(harm(cultist, 99, "effect", -1))
    assert cultist not in t.s.figures
    assert not t.told("attacked")


def last_line(number: int) -> int:
    """The line that a cultist's card holds for its death."""
    (line,) = ORDERS_INSIDE[ABILITY_LINES[ability_numbered(number, "cultist")][-1]]
    return line


def test_a_cultist_that_has_not_acted_yet_dies_quietly() -> None:
    t = party()
    cultist = t.monster("cultist", (1, 0))
    t.s.abilities[TYPE_DECK[TYPE["cultist"]]] = ability_numbered(604, "cultist")
    t.do(harm(cultist, 99, "effect", t.character(0).figure))
    assert not t.told("attacked")


def test_a_killer_that_the_last_attack_exhausts_acts_no_more() -> None:
    """The character kills the cultist with its attack, and is exhausted by its last deed."""
    t = party()
    cultist = t.monster("cultist", (1, 0), hp=1)
    t.figure(cultist).bonuses.append((DOOMED, last_line(604)))
    t.hero(0).hp = 1
    t.modifiers(0, "+0")
    t.play("trample", "top")
    t.answer("at", cultist)
    t.answer("take")
    assert t.character(0).figure == -1
    assert not t.s.deeds
    assert t.asked[0][0] == 1
