"""Items: each of the 70 at its moment, and the rules they all follow."""

from __future__ import annotations

import pytest

from grimorio.core import Value
from grimorio.games.gloomhaven import setup
from grimorio.games.gloomhaven.components.builds import fault_of_items, ready
from grimorio.games.gloomhaven.components.items import items as box
from grimorio.games.gloomhaven.components.numbers import CARD, CURSE_CARD, MINUS_CARD
from grimorio.games.gloomhaven.rules import items, step, turn, worn
from grimorio.games.gloomhaven.rules.figures import flies, is_seen
from grimorio.games.gloomhaven.rules.gear import refresh, touch_down
from grimorio.games.gloomhaven.rules.harm import harm
from grimorio.games.gloomhaven.state import MONSTERS, OBSTACLE, SUMMON, TRAP
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.table import Table, lay, modifier_named

FIRE, ICE, AIR, EARTH, LIGHT, DARK = range(6)


def beside(*worn_items: int, by: str = "brute", other: str = "tinkerer") -> tuple[Table, int]:
    """A character with items beside a guard with many hit points, and an ally beside it."""
    t = lay(by, other)
    t.place(0, (1, 1))
    t.place(1, (1, 2))
    t.equip(0, *worn_items)
    t.equip(1)
    return t, t.monster("bandit-guard", (0, 2), hp=30)


def afar(*worn_items: int, by: str = "brute") -> tuple[Table, int, int]:
    """A character with items, and two guards beside one another, 3 and 4 hexes away."""
    t = lay(by, "tinkerer")
    t.place(0, (3, 0))
    t.place(1, (-3, 6))
    t.equip(0, *worn_items)
    t.equip(1)
    guard = t.monster("bandit-guard", (1, 3), hp=30)
    return t, guard, t.monster("bandit-guard", (0, 4), hp=30)


def used(t: Table, seat: int = 0) -> int:
    """How many uses of items are counted."""
    return t.character(seat).tallies.get("items_used", 0)


def offered(t: Table, seat: int = 0) -> list[Value]:
    """The items among what can be answered."""
    return [one for one in t.options(seat) if isinstance(one, tuple) and one[0] == "item"]


def attacked(t: Table, guard: int, value: int, card: str = "+0") -> None:
    """The guard attacks the first character."""
    t.modifiers(MONSTERS, card)
    t.strike(guard, t.character(0).figure, value)


def lost(t: Table, seat: int = 0) -> int:
    return t.hero(seat).most - t.hero(seat).hp


# -- an own move -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("item", "more"), [(1, 2), (36, 3), (64, 4)])
def test_boots_add_to_one_move(item: int, more: int) -> None:
    """Items 1, 36, 64; GH-ITEM-5: spent with it, and counted."""
    t, _ = beside(item)
    t.play("grab-and-go", "bottom")
    assert t.asked == [(0, "move")]
    t.answer("item", item)
    assert t.pending().about[1] == 4 + more
    assert offered(t) == []
    assert t.character(0).spent == [item]
    assert used(t) == 1


def test_winged_shoes_make_a_move_a_jump() -> None:
    """Item 2: over enemies, out of a corner."""
    t, _ = beside(2)
    t.place(0, (0, 0))
    t.monster("bandit-guard", (1, 0))
    t.monster("bandit-guard", (0, 1))
    t.play("grab-and-go", "bottom")
    assert t.cell((1, 1)) not in t.options()
    t.answer("item", 2)
    t.answer(t.cell((1, 1)))
    assert t.hero(0).at == t.cell((1, 1))
    assert t.character(0).spent == [2]


def test_winged_shoes_are_not_offered_for_a_jump() -> None:
    """Item 2: nothing would change."""
    t, _ = beside(2)
    t.play("leaping-cleave", "bottom")
    assert offered(t) == []


def test_an_item_of_the_turn_can_be_used_in_the_middle_of_a_move() -> None:
    """GH-ITEM-1: a healing potion between two hexes."""
    t, _ = beside(12)
    t.hero(0).hp = 1
    t.play("grab-and-go", "bottom")
    t.answer(t.cell((2, 1)))
    t.answer("item", 12)
    assert t.hero(0).hp == 4
    assert t.asked == [(0, "move")]
    assert t.pending().about[1] == 3


# -- own attacks -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("item", "more"), [(14, 1), (41, 2)])
def test_power_potions_are_for_all_attacks_of_the_action(item: int, more: int) -> None:
    """Items 14, 41; GH-ITEM-3, GH-ITEM-6."""
    t, guard = beside(item)
    other = t.monster("bandit-guard", (0, 1), hp=30)
    t.modifiers(0, "+0", "+0")
    t.play("sweeping-blow")
    t.answer("item", item)
    t.answer("area", *sorted([guard, other]))
    assert t.hp(guard) == t.hp(other) == 28 - more
    assert t.character(0).consumed == [item]


def test_goggles_give_advantage_to_all_attacks() -> None:
    """Item 6."""
    t, guard = beside(6)
    t.modifiers(0, "-1", "+2")
    t.play("trample")
    t.answer("item", 6)
    t.answer("at", guard)
    assert t.hp(guard) == 25
    assert t.character(0).spent == [6]


def test_a_piercing_bow_ignores_all_shields() -> None:
    """Item 9: an elite guard with a shield; only for ranged attacks."""
    t, _, _ = afar(9)
    elite = t.monster("bandit-guard", (2, 2), rank=1, hp=30)
    t.modifiers(0, "+0")
    t.play("spare-dagger")
    t.answer("item", 9)
    t.answer("at", elite)
    assert t.hp(elite) == 27
    t, _ = beside(9)
    t.play("trample")
    assert offered(t) == []


def test_a_war_hammer_stuns_with_all_attacks() -> None:
    """Item 10."""
    t, guard = beside(10)
    other = t.monster("bandit-guard", (0, 1), hp=30)
    t.modifiers(0, "+0", "+0")
    t.play("sweeping-blow")
    t.answer("item", 10)
    t.answer("area", *sorted([guard, other]))
    assert t.has(guard, "stun")
    assert t.has(other, "stun")
    assert t.character(0).consumed == [10]


MELEE = [(11, "poison"), (25, "wound"), (21, "stun"), (62, "stun"), (62, "poison")]


@pytest.mark.parametrize(("item", "condition"), MELEE)
def test_a_weapon_adds_a_condition_to_a_single_attack(item: int, condition: str) -> None:
    """Items 11, 21, 25, 62; GH-STEP-10: even without damage."""
    t, guard = beside(item)
    t.modifiers(0, "null")
    t.play("trample")
    t.answer("item", item)
    t.answer("at", guard)
    assert t.has(guard, condition)
    assert used(t) == 1
    assert (item in t.character(0).spent) == (box()[item].use == "spend")
    assert (item in t.character(0).consumed) == (box()[item].use == "consume")


@pytest.mark.parametrize("item", [53, 62])
def test_a_weapon_curses(item: int) -> None:
    """Items 53, 62; GH-COND-19: into the monsters' deck."""
    t, guard = beside(item)
    t.modifiers(0, "+0")
    t.play("trample")
    t.answer("item", item)
    t.answer("at", guard)
    assert t.s.monsters.bag.count(CURSE_CARD) == 1


def test_a_weighted_net_immobilizes() -> None:
    """Item 19: for a ranged attack."""
    t, guard, _ = afar(19)
    t.modifiers(0, "+0")
    t.play("spare-dagger")
    t.answer("item", 19)
    t.answer("at", guard)
    assert t.has(guard, "immobilize")


@pytest.mark.parametrize("item", [11, 25, 21, 62])
def test_with_several_targets_it_is_used_for_one_attack(item: int) -> None:
    """Items 11, 21, 25, 62; GH-ITEM-3, GH-RUL-35: when that attack is made, before its card."""
    t, guard = beside(item)
    other = t.monster("bandit-guard", (0, 1), hp=30)
    t.modifiers(0, "+0", "+0")
    t.play("sweeping-blow")
    assert offered(t) == []
    t.answer("area", *sorted([guard, other]))
    assert t.asked == [(0, "strike_with")]
    assert not t.told("modifier_drawn")
    t.answer()
    assert t.asked == [(0, "strike_with")]
    assert len(t.told("modifier_drawn")) == 1
    t.answer("item", item)
    name = box()[item].conditions[0]
    assert [t.has(one, name) for one in sorted([guard, other])] == [False, True]


def test_a_net_and_a_knife_for_one_of_several_attacks() -> None:
    """Items 19, 53: the same for ranged attacks and for curses."""
    t, guard, other = afar(19)
    t.place(0, (2, 1))
    t.modifiers(0, "+0", "+0", "+0")
    t.play("defensive-tactics")
    t.answer("at", guard)
    t.answer("at", other)
    t.answer("item", 19)
    assert t.has(guard, "immobilize")
    assert t.character(0).spent == [19]
    t, guard = beside(53)
    other = t.monster("bandit-guard", (0, 1), hp=30)
    t.modifiers(0, "+0", "+0")
    t.play("sweeping-blow")
    t.answer("area", *sorted([guard, other]))
    t.answer("item", 53)
    assert t.s.monsters.bag.count(CURSE_CARD) == 1


@pytest.mark.parametrize(
    ("item", "hexes"),
    [(18, [(0, 1), (0, 2)]), (26, [(0, 1), (-1, 1)]), (47, [(0, 1), (0, 2), (1, 0)])],
)
def test_a_weapon_with_an_area_takes_the_place_of_the_target(
    item: int, hexes: list[tuple[int, int]]
) -> None:
    """Items 18, 26, 47: for a melee attack with one target; the value stays."""
    t = lay("brute", "tinkerer")
    t.place(0, (2, 2) if item == 26 else (1, 1))
    t.place(1, (1, 5))
    t.equip(0, item)
    places = [(1, 2), (0, 2)] if item == 26 else hexes
    guards = [t.monster("bandit-guard", place, hp=30) for place in places]
    t.modifiers(0, *["+0"] * len(guards))
    t.play("trample")
    t.answer("item", item)
    assert ("area", *guards) in t.options()
    assert not [one for one in t.options() if isinstance(one, tuple) and one[0] == "at"]
    t.answer("area", *guards)
    assert [t.hp(guard) for guard in guards] == [27] * len(guards)


def test_an_area_item_is_not_for_attacks_with_an_area() -> None:
    """Items 18, 33; GH-ITEM-2: its condition is one target and no area."""
    t, _ = beside(18)
    t.play("sweeping-blow")
    assert offered(t) == []
    t, _, _ = afar(33)
    t.play("defensive-tactics")
    assert offered(t) == []


def test_a_volatile_bomb_hits_an_area_in_range() -> None:
    """Item 33: one hex of it in range is enough; the second guard is out of range."""
    t, guard, other = afar(33)
    t.modifiers(0, "+0", "+0")
    t.play("spare-dagger")
    t.answer("item", 33)
    t.answer("area", *sorted([guard, other]))
    assert t.hp(guard) == t.hp(other) == 27


def test_unstable_explosives_hurt_allies_in_the_area() -> None:
    """Item 60: 3 damage that is no attack; the player sees who is hit with whom."""
    t, guard, other = afar(60)
    ally = t.character(1).figure
    t.place(1, (1, 4))
    t.modifiers(0, "+0", "+0")
    t.play("spare-dagger")
    t.answer("item", 60)
    t.answer("area", *sorted([ally, guard, other]))
    assert t.asked == [(1, "suffer")]
    t.answer("take", seat=1)
    assert lost(t, 1) == 3
    assert t.hp(guard) == t.hp(other) == 27
    assert t.character(0).consumed == [60]


@pytest.mark.parametrize(("item", "more"), [(31, 1), (59, 2)])
def test_lenses_add_to_the_range(item: int, more: int) -> None:
    """Items 31, 59: of a ranged attack of range 3."""
    t, guard, _ = afar(item)
    t.figure(guard).at = t.cell((1, 3 + more))
    t.modifiers(0, "+0")
    t.play("spare-dagger")
    assert ("at", guard) not in t.options()
    t.answer("item", item)
    t.answer("at", guard)
    assert t.hp(guard) == 27
    assert t.character(0).spent == [item]


@pytest.mark.parametrize("item", [37, 54])
def test_robes_and_staff_use_up_an_element_of_choice(item: int) -> None:
    """Items 37, 54; GH-ELEM-12: attack +1; not without an element."""
    t, guard, _ = afar(item)
    t.s.elements[ICE], t.s.elements[DARK] = 1, 2
    t.modifiers(0, "+0")
    t.play("spare-dagger")
    assert offered(t) == [("item", item, ICE), ("item", item, DARK)]
    t.answer("item", item, DARK)
    assert t.s.elements[DARK] == 0
    t.answer("at", guard)
    assert t.hp(guard) == 26
    assert t.character(0).spent == [item]
    t, _, _ = afar(item)
    t.play("spare-dagger")
    assert offered(t) == []


def test_a_hooked_chain_pulls() -> None:
    """Item 39: 2 hexes, with a ranged attack."""
    t, guard, _ = afar(39)
    t.modifiers(0, "+0")
    t.play("spare-dagger")
    t.answer("item", 39)
    t.answer("at", guard)
    assert t.asked == [(0, "force")]
    assert t.pending().about[1:] == (2, "pull")


def test_a_mask_of_terror_may_push_any_number_of_times() -> None:
    """Item 66; GH-ITEM-7: neither spent nor consumed."""
    t, guard = beside(66)
    t.modifiers(0, "+0")
    t.play("trample")
    t.answer("item", 66)
    assert offered(t) == []
    t.answer("at", guard)
    assert t.pending().about[1:] == (1, "push")
    t.answer()
    assert items.is_ready(t.character(0), 66)
    assert used(t) == 1


def test_a_halberd_reaches_two_hexes_in_melee() -> None:
    """Item 68; GH-ITEM-7: without disadvantage beside an enemy, and any number of times."""
    t, _ = beside(68)
    far = t.monster("bandit-guard", (1, 3), hp=30)
    t.modifiers(0, "+0")
    t.play("trample")
    assert ("at", far) not in t.options()
    t.answer("item", 68)
    t.answer("at", far)
    assert t.hp(far) == 27
    assert items.is_ready(t.character(0), 68)


def test_a_stunned_character_can_use_no_item() -> None:
    """GH-COND-16."""
    t, _ = beside(12, 14)
    assert items.usable(t.s, 0, "turn", "attack") == [12, 14]
    t.give(t.character(0).figure, "stun")
    assert items.usable(t.s, 0, "turn", "attack") == []


def test_spent_and_consumed_items_cannot_be_used() -> None:
    """GH-ITEM-2, GH-ITEM-12, GH-ITEM-13; one that is not there neither."""
    t, _ = beside(12, 24)
    t.character(0).consumed = [12]
    t.character(0).spent = [24]
    assert items.usable(t.s, 0, "turn") == []
    assert items.usable(t.s, 1, "turn") == []


# -- attacks on oneself ----------------------------------------------------------------------------


@pytest.mark.parametrize(("item", "slots"), [(3, 2), (23, 3), (44, 4), (65, 5)])
def test_armour_is_used_by_itself_until_its_slots_are_full(item: int, slots: int) -> None:
    """Items 3, 23, 44, 65; GH-ITEM-9, GH-ITEM-10, GH-ITEM-11: Shield 1 for each slot."""
    t, guard = beside(item)
    attacked(t, guard, 3)
    t.answer("take")
    assert lost(t) == 2
    assert t.character(0).uses == {item: 1}
    assert t.character(0).spent == []
    assert used(t) == 1
    t, guard = beside(item)
    t.character(0).uses[item] = slots - 1
    attacked(t, guard, 3)
    t.answer("take")
    assert lost(t) == 2
    assert t.character(0).uses == {}
    assert t.character(0).spent == [item]


def test_armour_is_used_only_against_damage_of_attacks() -> None:
    """GH-RUL-61, GH-ITEM-9: not against a trap, not without damage, not when stunned."""
    t, _ = beside(3)
    t.do(harm(t.character(0).figure, 2, "trap", NONE))
    t.answer("take")
    assert used(t) == 0
    t, guard = beside(3)
    attacked(t, guard, 3, "null")
    assert used(t) == 0
    t, guard = beside(3)
    t.give(t.character(0).figure, "stun")
    attacked(t, guard, 3)
    t.answer("take")
    assert used(t) == 0
    assert lost(t) == 3


def test_the_player_may_use_a_shield_before_the_armour() -> None:
    """GH-SHIELD-5: then nothing is left for the armour."""
    t, guard = beside(3, 32)
    attacked(t, guard, 2)
    assert t.options() == [("item", 3), ("item", 32)]
    t.answer("item", 32)
    assert lost(t) == 0
    assert t.character(0).uses == {}


@pytest.mark.parametrize(("item", "shield"), [(8, 1), (32, 2), (61, 4)])
def test_a_shield_may_be_used_after_the_cards_are_drawn(item: int, shield: int) -> None:
    """Items 8, 32, 61: against one attack, or not."""
    t, guard = beside(item)
    attacked(t, guard, 6)
    assert ("item", item) in t.options()
    assert t.told("modifier_drawn")
    t.answer("item", item)
    assert t.pending().about[1] == 6 - shield
    t.answer("take")
    assert lost(t) == 6 - shield
    assert t.character(0).spent == [item]
    t, guard = beside(item)
    attacked(t, guard, 6)
    t.answer("take")
    assert t.character(0).spent == []


def test_shield_items_do_nothing_against_a_trap() -> None:
    """Items 8, 51; GH-RUL-61: they are for attacks."""
    t, _ = beside(8, 51)
    t.do(harm(t.character(0).figure, 2, "trap", NONE))
    assert offered(t) == []


def test_a_spiked_shield_retaliates_too() -> None:
    """Item 46; GH-RETAL-1: 2, against this attack."""
    t, guard = beside(46)
    attacked(t, guard, 3)
    t.answer("item", 46)
    t.answer("take")
    assert lost(t) == 2
    assert t.hp(guard) == 28


def test_shadow_armour_takes_all_damage_of_an_attack() -> None:
    """Item 51; GH-RUL-82: not its other effects."""
    t, guard = beside(51)
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, t.character(0).figure, 5, conditions="wound")
    t.answer("item", 51)
    assert lost(t) == 0
    assert t.has(t.character(0).figure, "wound")
    assert t.character(0).consumed == [51]


def test_leather_armour_is_offered_before_the_cards() -> None:
    """Item 4; GH-ITEM-3, GH-RUL-35: the attacker has disadvantage."""
    t, guard = beside(4)
    t.modifiers(MONSTERS, "+2", "-1")
    t.strike(guard, t.character(0).figure, 3)
    assert t.asked == [(0, "parry")]
    assert not t.told("modifier_drawn")
    t.answer("item", 4)
    t.answer("take")
    assert lost(t) == 2
    assert t.character(0).spent == [4]


def test_studded_leather_shields_too() -> None:
    """Item 30: disadvantage and Shield 1."""
    t, guard = beside(30)
    t.modifiers(MONSTERS, "+2", "-1")
    t.strike(guard, t.character(0).figure, 3)
    t.answer("item", 30)
    t.answer("take")
    assert lost(t) == 1


def test_nobody_is_asked_without_such_an_item() -> None:
    """GH-ITEM-2: nor if it is spent, or not wanted."""
    t, guard = beside(4)
    t.character(0).spent = [4]
    attacked(t, guard, 3)
    assert t.asked == [(0, "suffer")]
    t, guard = beside(4)
    attacked(t, guard, 3)
    t.answer()
    t.answer("take")
    assert lost(t) == 3
    assert t.character(0).spent == []


@pytest.mark.parametrize("card", ["x2", "bless"])
def test_an_iron_helmet_makes_a_2x_a_plain_card(card: str) -> None:
    """Item 7; GH-MOD-4, GH-RUL-127: a Bless too; counted when it changes something."""
    t, guard = beside(7)
    attacked(t, guard, 3, card)
    t.answer("take")
    assert lost(t) == 3
    assert used(t) == 1
    t, guard = beside(7)
    attacked(t, guard, 3)
    t.answer("take")
    assert used(t) == 0


# -- the own turn ----------------------------------------------------------------------------------


def use(t: Table, item: int) -> None:
    """The character uses an item after its actions."""
    t.act(0)
    assert t.asked == [(0, "act")]
    t.answer("item", item)


@pytest.mark.parametrize(("item", "points"), [(12, 3), (27, 5), (55, 7), (24, 1)])
def test_healing_items(item: int, points: int) -> None:
    """Items 12, 24, 27, 55; GH-ITEM-4: also after the actions."""
    t, _ = beside(item)
    t.hero(0).hp = 1
    use(t, item)
    assert t.hero(0).hp == 1 + points
    spends = box()[item].use == "spend"
    assert t.character(0).spent == ([item] if spends else [])
    assert t.character(0).consumed == ([] if spends else [item])


def test_a_healing_item_is_a_heal() -> None:
    """GH-ITEM-8: with Poison no hit points, and Wound ends too."""
    t, _ = beside(12)
    t.hero(0).hp = 1
    t.give(t.character(0).figure, "poison", "wound")
    use(t, 12)
    assert t.hero(0).hp == 1
    assert t.hero(0).conditions == 0


def test_healing_before_damage_in_the_own_turn() -> None:
    """GH-ITEM-1: when retaliation would hurt; not in the turn of another."""
    t, guard = beside(12)
    t.hero(0).hp = 2
    t.s.acting = t.character(0).figure
    t.do(harm(t.character(0).figure, 3, "retaliate", guard))
    t.answer("item", 12)
    assert t.asked == [(0, "suffer")]
    t.answer("take")
    assert t.hero(0).hp == 2
    t, guard = beside(12)
    t.do(harm(t.character(0).figure, 3, "retaliate", guard))
    assert offered(t) == []


def test_items_can_be_used_on_a_long_rest() -> None:
    """GH-LREST-1, GH-ITEM-4, GH-LREST-7: spent items come back, consumed ones do not."""
    t, _ = beside(24, 12, 13, 3)
    character = t.character(0)
    character.rests = True
    character.spent = [24]
    character.consumed = [13]
    character.uses = {3: 1}
    t.discard(0, "trample", "grab-and-go")
    t.act(0)
    t.answer(CARD["trample"])
    assert t.character(0).spent == []
    assert t.character(0).consumed == [13]
    assert t.character(0).uses == {3: 1}
    assert offered(t) == [("item", 24), ("item", 12)]


def test_a_cloak_of_invisibility() -> None:
    """Item 5."""
    t, _ = beside(5)
    use(t, 5)
    assert t.has(t.character(0).figure, "invisible")
    assert t.character(0).consumed == [5]


@pytest.mark.parametrize(("item", "count"), [(13, 2), (34, 3)])
def test_stamina_potions_take_discarded_cards_back(item: int, count: int) -> None:
    """Items 13, 34; GH-RECOV-1: up to that many, fewer if one likes."""
    t, _ = beside(item)
    names = ["trample", "grab-and-go", "sweeping-blow", "warding-strength"]
    t.discard(0, *names)
    use(t, item)
    for name in names[:count]:
        assert t.asked == [(0, "recover_by")]
        t.answer(CARD[name])
    assert all(CARD[name] in t.character(0).hand for name in names[:count])
    assert CARD[names[count]] in t.character(0).discard
    t, _ = beside(item)
    t.discard(0, *names)
    use(t, item)
    t.answer()
    assert len(t.character(0).discard) == 4


def test_active_cards_that_count_as_discarded_can_be_taken_back() -> None:
    """GH-RECOV-2, GH-RECOV-3, GH-RUL-70: their bonus ends."""
    t, _ = beside(13, by="mindthief")
    mind = t.activate("the-minds-weakness")
    t.activate("gnawing-horde")
    use(t, 13)
    assert t.options() == [None, mind]
    t.answer(mind)
    assert mind in t.character(0).hand
    assert mind not in [one.half // 2 for one in t.character(0).active]


def test_an_item_without_anything_to_do_is_not_offered() -> None:
    """GH-ITEM-1: its conditions are not met."""
    t, _ = beside(13, 17, 28, 45)
    assert items.usable(t.s, 0, "turn") == []


@pytest.mark.parametrize(("item", "count"), [(20, 1), (48, 2)])
def test_mana_potions_make_elements(item: int, count: int) -> None:
    """Items 20, 48; GH-ELEM-2, GH-ELEM-3: of one's choice, at the end of the turn."""
    t, _ = beside(item, 24)
    use(t, item)
    for element in (LIGHT, DARK)[:count]:
        assert t.asked == [(0, "choose_element")]
        t.answer(element)
    assert t.s.elements == [0] * 6
    t.answer("end")
    assert sum(t.s.elements) == 2 * count


def test_a_talisman_refreshes_a_consumed_small_item() -> None:
    """Item 17; GH-REFRESH-1: one, and no other kind."""
    t, _ = beside(17, 12, 14, 5)
    t.character(0).consumed = [12, 14, 5]
    use(t, 17)
    assert t.asked == [(0, "refresh")]
    assert t.options() == [12, 14]
    t.answer(14)
    assert t.character(0).consumed == [12, 5, 17]


def test_a_pendant_refreshes_two_and_curses() -> None:
    """Item 45."""
    t, _ = beside(45, 12, 14, 21)
    t.character(0).consumed = [12, 14, 21]
    use(t, 45)
    t.answer(12)
    t.answer(21)
    assert t.character(0).consumed == [14, 45]
    assert t.character(0).modifiers.bag.count(CURSE_CARD) == 1


@pytest.mark.parametrize(("item", "points"), [(28, 0), (49, 3), (69, 3)])
def test_earrings_refresh_all_spent_items(item: int, points: int) -> None:
    """Items 28, 49, 69; GH-REFRESH-1, GH-REFRESH-2, GH-RUL-71: slots of one not spent stay."""
    t, _ = beside(item, 1, 24, 3)
    t.hero(0).hp = 1
    t.character(0).spent = [1, 24]
    t.character(0).uses = {3: 1}
    t.discard(0, "trample", "grab-and-go")
    use(t, item)
    if item == 69:
        t.answer(CARD["trample"])
        assert t.asked == [(0, "recover_by")]
        t.answer(CARD["grab-and-go"])
        assert t.character(0).discard == []
    assert t.character(0).spent == []
    assert t.character(0).consumed == [item]
    assert t.character(0).uses == {3: 1}
    assert t.hero(0).hp == 1 + points


def test_a_spent_armour_has_its_slots_free_again() -> None:
    """GH-RUL-71, GH-ITEM-12: after a refresh it is used from its first slot."""
    t, guard = beside(3)
    t.character(0).spent = [3]
    items.refresh_spent(t.s, 0)
    attacked(t, guard, 3)
    t.answer("take")
    assert t.character(0).uses == {3: 1}


def test_a_falcon_is_summoned_and_flies() -> None:
    """Item 35; GH-SUMMON-1, GH-SUMMON-5: in an empty adjacent hex, and it acts next round."""
    t, _ = beside(35, 24)
    use(t, 35)
    assert t.asked == [(0, "choose_cell")]
    assert t.cell((1, 2)) not in t.options()
    t.answer(t.cell((2, 1)))
    falcon = next(one for one in t.s.figures.values() if one.kind == SUMMON)
    assert (falcon.hp, falcon.at, falcon.acted) == (2, t.cell((2, 1)), True)
    assert flies(t.s, falcon)
    assert t.character(0).consumed == [35]


def test_the_falcon_goes_when_its_item_is_refreshed() -> None:
    """Item 35: then it can be summoned again."""
    t, _ = beside(35, 17)
    use(t, 35)
    t.answer(t.cell((2, 1)))
    t.answer("item", 17)
    assert t.character(0).consumed == [17]
    assert not [one for one in t.s.figures.values() if one.kind == SUMMON]
    refresh(t.s, 0, 17)
    assert t.character(0).consumed == []


def test_a_falcon_needs_an_empty_hex() -> None:
    """GH-SUMMON-2."""
    t, _ = beside(35)
    t.place(0, (0, 0))
    t.monster("bandit-guard", (1, 0))
    t.monster("bandit-guard", (0, 1))
    assert items.usable(t.s, 0, "turn") == []


def test_a_lucky_eye_strengthens_adjacent_allies_too() -> None:
    """Item 63."""
    t, guard = beside(63)
    use(t, 63)
    assert t.has(t.character(0).figure, "strengthen")
    assert t.has(t.character(1).figure, "strengthen")
    assert not t.has(guard, "strengthen")


@pytest.mark.parametrize(("item", "sides"), [(42, ["bottom"]), (56, ["top"])])
def test_rings_play_one_more_card_at_the_end_of_the_turn(item: int, sides: list[str]) -> None:
    """Items 42, 56: its bottom, or its top, or that as a basic action."""
    t, guard = beside(item)
    t.hand(0, "trample", "grab-and-go", "eye-for-an-eye")
    t.modifiers(0, "+0")
    use(t, item)
    assert t.asked == [(0, "play_more")]
    t.answer(CARD["trample"])
    half = 2 * CARD["trample"] + (sides == ["bottom"])
    plays = [one for one in t.options() if isinstance(one, tuple) and one[0] in ("play", "basic")]
    assert plays == [("play", half), ("basic", half)]
    if item == 56:
        t.answer("play", half)
        t.answer("at", guard)
        assert t.hp(guard) == 27
    else:
        t.answer("basic", half)
        t.answer()
    assert CARD["trample"] in t.character(0).discard
    assert t.character(0).consumed == [item]


@pytest.mark.parametrize("item", [42, 56])
def test_rings_need_a_card_and_the_end_of_the_turn(item: int) -> None:
    """Items 42, 56: not before the actions, not with an empty hand."""
    t, _ = beside(item)
    t.choose(0, "trample", "grab-and-go")
    t.act(0)
    assert offered(t) == []
    t, _ = beside(item)
    t.hand(0)
    assert items.usable(t.s, 0, "turn_end") == []


def test_a_second_chance_is_one_more_turn_later_in_the_round() -> None:
    """Item 70: the leading card must come later than the present initiative."""
    t, guard = beside(70)
    t.hand(0, "trample", "grab-and-go")
    t.character(0).initiative = 75
    t.hero(1).acted = t.figure(guard).acted = True
    number = t.character(0).figure
    t.do(turn.take_turn(number), turn.next_turn())
    t.answer("item", 70)
    pair = (CARD["grab-and-go"], CARD["trample"])
    assert t.options() == [pair]
    t.answer(*pair)
    assert t.character(0).initiative == 87
    assert t.character(0).consumed == [70]
    assert t.character(0).chosen.cards == list(pair)
    assert t.s.acting == number
    assert t.s.turns == 2
    assert t.asked == [(0, "act")]
    assert ("play", 2 * CARD["trample"]) in t.options()


def test_without_a_later_card_there_is_no_second_chance() -> None:
    """Item 70."""
    t, _ = beside(70)
    t.hand(0, "trample", "grab-and-go")
    t.character(0).initiative = 95
    assert items.usable(t.s, 0, "turn_end") == []


# -- the start of a round --------------------------------------------------------------------------


@pytest.mark.parametrize(("item", "change"), [(15, 10), (43, 20)])
def test_boots_change_the_initiative_once_cards_are_shown(item: int, change: int) -> None:
    """Items 15, 43: earlier or later, or not at all; not on a rest."""
    for sign in (-1, 1):
        t, _ = beside(item)
        t.character(0).initiative = 50
        t.do(step.find("open_round")())
        assert t.asked == [(0, "hurry")]
        t.answer("item", item, 50 + sign * change)
        assert t.character(0).initiative == 50 + sign * change
        assert t.character(0).spent == [item]
    t, _ = beside(item)
    t.character(0).initiative = 5
    t.do(step.find("open_round")())
    assert ("item", item, 1) in t.options()
    t, _ = beside(item)
    t.character(0).rests = True
    t.do(step.find("open_round")())
    assert "hurry" not in [kind for _, kind in t.asked]


# -- what is worn ----------------------------------------------------------------------------------


def test_a_cloak_of_pockets_holds_two_more_small_items() -> None:
    """Item 16; GH-SETUP-22."""
    small = [12, 13, 14]
    assert fault_of_items(2, small) == "items-small"
    assert fault_of_items(2, [*small[:2], 16]) is None


@pytest.mark.parametrize("item", [3, 22, 23, 38, 44, 50, 65])
def test_some_items_put_cards_into_the_modifier_deck(item: int) -> None:
    """GH-SETUP-23: -1 cards, as many as the item says; no use of it (GH-RUL-127)."""
    t, _ = beside()
    build = ready("brute", 1)._replace(items=(item,), perks=())
    plain = modifier_named("-1")
    setup.take_build(t.s, 0, build._replace(items=()))
    before = t.character(0).modifiers.bag.count(plain)
    setup.take_build(t.s, 0, build)
    assert plain == MINUS_CARD
    assert t.character(0).modifiers.bag.count(plain) == before + box()[item].minus
    assert used(t) == 0


def test_heavy_greaves_hold_against_enemies() -> None:
    """Item 22; GH-RUL-127: a monster cannot pull, an ally can."""
    t, _ = beside(22)
    archer = t.monster("bandit-archer", (1, 4), hp=30)
    t.modifiers(MONSTERS, "+0")
    at = t.hero(0).at
    t.strike(archer, t.character(0).figure, 1, range_=5, pull=2)
    t.answer("take")
    assert t.hero(0).at == at
    assert used(t) == 1
    assert not worn.stands_fast(t.s, t.hero(0), t.hero(0).side)


@pytest.mark.parametrize(("item", "points"), [(29, 3), (57, 4)])
def test_shoes_make_the_basic_move_longer(item: int, points: int) -> None:
    """Items 29, 57; GH-RUL-127: Move 3 or 4 in place of 2; other moves stay."""
    t, _ = beside(item)
    t.choose(0, "trample", "grab-and-go")
    t.act(0)
    t.answer("basic", 2 * CARD["trample"] + 1)
    assert t.pending().about[1] == points
    t.answer(t.cell((2, 1)))
    t.answer()
    assert used(t) == 1
    t, _ = beside(item)
    t.play("grab-and-go", "bottom")
    assert t.pending().about[1] == 4
    t.answer()
    assert used(t) == 0


@pytest.mark.parametrize(("item", "value"), [(40, 3), (67, 4)])
def test_blades_make_the_basic_attack_stronger(item: int, value: int) -> None:
    """Items 40, 67; GH-RUL-127: Attack 3 or 4 in place of 2."""
    t, guard = beside(item)
    t.choose(0, "trample", "grab-and-go")
    t.modifiers(0, "+0")
    t.act(0)
    t.answer("basic", 2 * CARD["trample"])
    t.answer("at", guard)
    assert t.hp(guard) == 30 - value
    assert used(t) == 1


@pytest.mark.parametrize(("item", "names"), [(38, ["stun", "muddle"]), (52, ["poison", "wound"])])
def test_immunities(item: int, names: list[str]) -> None:
    """Items 38, 52; GH-COND-6, GH-RUL-127: counted for each condition kept off."""
    t, guard = beside(item)
    t.modifiers(MONSTERS, "null")
    t.strike(guard, t.character(0).figure, 1, conditions=" ".join([*names, "disarm"]))
    number = t.character(0).figure
    assert [t.has(number, name) for name in names] == [False, False]
    assert t.has(number, "disarm")
    assert used(t) == 2


@pytest.mark.parametrize(("moved", "shield"), [(0, 1), (1, 1), (2, 0)])
def test_steel_sabatons_shield_who_stands_still(moved: int, shield: int) -> None:
    """Item 50; GH-RUL-127: checked at the end of the turn, until the end of the round."""
    t, guard = beside(50)
    t.character(0).moved = moved
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, t.character(0).figure, 1)
    worn.stand_still(t.s, t.hero(0))
    assert sum([one[1] for one in t.hero(0).bonuses]) == shield
    assert used(t) == shield


def test_steel_sabatons_at_the_end_of_a_turn() -> None:
    """Item 50: in a whole turn."""
    t, _ = beside(50)
    t.choose(0, "trample", "grab-and-go")
    t.turn(0)
    t.answer("play", 2 * CARD["trample"])
    t.answer()
    t.answer("play", 2 * CARD["grab-and-go"] + 1)
    t.answer()
    assert [one[1] for one in t.hero(0).bonuses] == [1]


def obstacle(t: Table, place: tuple[int, int]) -> None:
    t.s.overlays.append((OBSTACLE, 0, 0, t.cell(place)))


def test_a_cloak_of_phasing_flies_into_obstacles_and_hides_there() -> None:
    """Item 58; GH-MOVE-5, GH-MOVE-8, GH-RUL-127: over an enemy, ending in an obstacle."""
    t, _ = beside(58)
    t.place(0, (0, 0))
    t.monster("bandit-guard", (1, 0))
    t.monster("bandit-guard", (0, 1))
    obstacle(t, (1, 1))
    t.play("grab-and-go", "bottom")
    t.answer(t.cell((1, 1)))
    t.answer()
    assert t.hero(0).at == t.cell((1, 1))
    assert not is_seen(t.hero(0))
    assert used(t) == 2


def test_who_is_phased_cannot_attack_and_is_seen_again_outside() -> None:
    """Item 58: also after the end of a round."""
    t, guard = beside(58)
    obstacle(t, (1, 1))
    worn.phase(t.s)
    t.play("trample")
    assert "aim" not in [kind for _, kind in t.asked]
    assert t.hp(guard) == 30
    t, _ = beside(58)
    obstacle(t, (1, 1))
    worn.phase(t.s)
    t.do(turn.end_round())
    assert not is_seen(t.hero(0))
    t.s.overlays.clear()
    worn.phase(t.s)
    assert is_seen(t.hero(0))


def test_a_flight_springs_no_trap() -> None:
    """GH-MOVE-8: not in its last hex either."""
    t, _ = beside(58)
    t.s.overlays.append((TRAP, 5, 0, t.cell((2, 1))))
    t.play("grab-and-go", "bottom")
    t.answer(t.cell((2, 1)))
    assert lost(t) == 0
    assert t.s.overlays


def test_who_can_no_longer_fly_falls_out_of_an_obstacle() -> None:
    """GH-MOVE-9, GH-MOVE-10: damage as of a trap, then the nearest empty hex of one's choice."""
    t, _ = beside()
    obstacle(t, (1, 1))
    t.do(touch_down(t.character(0).figure))
    assert t.asked == [(0, "suffer")]
    t.answer("take")
    assert lost(t) == t.s.trap
    assert t.asked == [(0, "fall_to")]
    near = [(2, 1), (0, 1), (1, 0), (2, 0)]
    assert set(t.options()) == {t.cell(place) for place in near}
    t.answer(t.cell((2, 0)))
    assert t.hero(0).at == t.cell((2, 0))


def test_who_still_flies_or_stands_elsewhere_does_not_fall() -> None:
    """GH-MOVE-9: at the start of a turn."""
    t, _ = beside(58)
    obstacle(t, (1, 1))
    t.turn(0)
    assert t.hero(0).at == t.cell((1, 1))
    assert lost(t) == 0


# -- all of them -----------------------------------------------------------------------------------


def test_an_item_with_slots_that_is_consumed() -> None:
    """GH-RUL-36, GH-ITEM-6, GH-ITEM-10: consumed with its last slot."""
    t, _ = beside(3)
    t.character(0).items = [3]
    item = box()[3]
    assert item.slots == 2
    items.use(t.s, 0, 3)
    assert t.character(0).uses == {3: 1}
    items.use(t.s, 0, 3)
    assert t.character(0).spent == [3]
    assert used(t) == 2


def test_every_item_has_a_test() -> None:
    """All 70 stand in a docstring of this file, as `Item` or `Items` with numbers."""
    found: set[int] = set()
    for name, one in globals().items():
        text = str(one.__doc__ or "") if name.startswith("test_") else ""
        first = text.split(";")[0].split(":")[0].removeprefix("Items ").removeprefix("Item ")
        if text.startswith("Item"):
            found.update([int(part) for part in first.strip(".").split(", ")])
    armour = {3, 22, 23, 38, 44, 50, 65}
    assert found | armour == set(box())
