"""Elements in the hands of monsters, and what they do when they die."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.numbers import (
    ABILITY_ORDERS,
    ELEMENT,
    ORDERS,
    ORDERS_INSIDE,
    TYPE,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.components.orders import (
    AttackOrder,
    Infuse,
    OnDeath,
    Order,
    OrderBoost,
)
from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.monsters import acting, drains, focus, might, orders
from grimorio.games.gloomhaven.rules.monsters.targeting import PlannedAttack
from grimorio.games.gloomhaven.state import (
    INERT,
    MONSTERS,
    RETALIATES,
    SHIELDED,
    STRONG,
    WANING,
)
from grimorio.kit.hexes import DIRECTIONS
from tests.games.gloomhaven.table import Table, ability_numbered, hall, room


def strong(t: Table, *elements: str) -> None:
    for name in elements:
        t.s.elements[ELEMENT[name]] = STRONG


def harmed(t: Table, seat: int) -> int:
    return t.hero(seat).most - t.hero(seat).hp


# -- elements --------------------------------------------------------------------------------------


@pytest.mark.rule("GH-MELEM-1")
def test_a_monsters_infusion_is_strong_at_the_end_of_its_turn() -> None:
    t = room()
    lurker = t.monster("lurker", (0, 3))
    t.give(lurker, "immobilize", "disarm")
    t.monster_acts(lurker, ability_numbered(619))
    assert t.s.elements[ELEMENT["ice"]] == STRONG
    assert t.told("infused")


def infusing_any(monkeypatch: pytest.MonkeyPatch, ability: int) -> None:
    """A card that infuses one element infuses any. No card of the box does."""
    lines = [
        Infuse(element="any") if number in ABILITY_ORDERS[ability] and is_infusion(line) else line
        for number, line in enumerate(ORDERS)
    ]
    for module in (drains, might, focus, acting, orders):
        monkeypatch.setattr(module, "ORDERS", tuple(lines))


def is_infusion(line: Order) -> bool:
    return isinstance(line, Infuse)


@pytest.mark.rule("GH-MELEM-2")
def test_the_players_choose_what_a_monster_infuses_where_any_will_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One of the elements that are not infused in this turn anyway."""
    ability = ability_numbered(619)
    infusing_any(monkeypatch, ability)
    t = room(ties="ask")
    lurker = t.monster("lurker", (0, 3))
    t.give(lurker, "immobilize", "disarm")
    t.s.infused = [ELEMENT["fire"]]
    t.monster_acts(lurker, ability)
    assert t.asked == [(0, "choose_element"), (1, "choose_element")]
    assert t.options() == [ELEMENT[name] for name in ("ice", "air", "earth", "light", "dark")]
    t.answer(ELEMENT["light"])
    assert t.s.elements[ELEMENT["light"]] == t.s.elements[ELEMENT["fire"]] == STRONG
    assert t.s.elements.count(STRONG) == 2


@pytest.mark.rule("GH-MELEM-2")
def test_there_is_nothing_to_choose_if_every_element_is_infused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ability = ability_numbered(619)
    infusing_any(monkeypatch, ability)
    t = room(ties="ask")
    lurker = t.monster("lurker", (0, 3))
    t.give(lurker, "immobilize", "disarm")
    t.s.infused = list(range(6))
    t.monster_acts(lurker, ability)
    assert t.asked[0][1] == "declare"
    assert t.s.elements == [STRONG] * 6


@pytest.mark.rule("GH-MELEM-3", "GH-MELEM-6")
@pytest.mark.parametrize(("element", "value"), [(STRONG, 6), (WANING, 6), (INERT, 4)])
def test_a_monster_uses_an_element_whenever_it_can(element: int, value: int) -> None:
    """A night demon attacks for 3 + 1, and for 2 more with dark."""
    t = room()
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
    t = room()
    first = t.monster("night-demon", (1, 0), number=1)
    second = t.monster("night-demon", (0, 1), number=2)
    strong(t, "dark")
    t.modifiers(MONSTERS, "+0", "+0")
    t.s.abilities[TYPE_DECK[TYPE["night-demon"]]] = ability_numbered(664)
    t.do(turn.take_turn(first), turn.take_turn(second))
    t.take_all()
    assert [event.args[2] for event in t.told("attacked")] == [6, 6]
    assert len(t.told("consumed")) == 1


@pytest.mark.rule("GH-MELEM-4", "GH-RUL-100")
def test_a_later_one_of_the_type_leaves_the_element_that_is_there_again() -> None:
    """Somebody infuses dark in the turn of the first: the second has the benefit without it."""
    t = room()
    first = t.monster("night-demon", (1, 0), number=1)
    second = t.monster("night-demon", (0, 1), number=2)
    strong(t, "dark")
    t.s.infused = [ELEMENT["dark"]]
    t.modifiers(MONSTERS, "+0", "+0")
    t.s.abilities[TYPE_DECK[TYPE["night-demon"]]] = ability_numbered(664)
    t.do(turn.take_turn(first), turn.take_turn(second))
    t.take_all()
    assert [event.args[2] for event in t.told("attacked")] == [6, 6]
    assert len(t.told("consumed")) == 1
    assert t.s.elements[ELEMENT["dark"]] == STRONG


@pytest.mark.rule("GH-MELEM-5")
def test_the_players_choose_the_element_where_any_will_do() -> None:
    t = room()
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
    t = room()
    demon = t.monster("earth-demon", (0, 3))
    t.give(demon, "immobilize", "disarm")
    t.monster_acts(demon, ability_numbered(643))
    assert not t.told("consumed")
    assert t.s.elements[ELEMENT["earth"]] == INERT


@pytest.mark.rule("GH-ELEM-8", "GH-MELEM-1")
@pytest.mark.rule("GH-RUL-169")
def test_a_stunned_monster_uses_no_element() -> None:
    t = room()
    demon = t.monster("night-demon", (1, 0))
    strong(t, "dark")
    t.give(demon, "stun")
    t.monster_acts(demon, ability_numbered(664))
    assert t.s.elements[ELEMENT["dark"]] == STRONG


def test_an_element_can_bring_a_line_along() -> None:
    """With fire the card has damage on adjacent enemies first."""
    for used, damage in ((True, 2), (False, 0)):
        t = room()
        demon = t.monster("flame-demon", (1, 0))
        t.give(demon, "immobilize", "disarm")
        if used:
            strong(t, "fire")
        t.monster_acts(demon, ability_numbered(634))
        t.take_all()
        assert harmed(t, 0) == damage


@pytest.mark.rule("GH-RUL-165")
def test_an_element_can_give_an_attack_more_targets() -> None:
    """Two in all, as the card says, not two more."""
    t = hall()
    demon = t.monster("earth-demon", (-5, -3))
    t.place(0, (-6, -3))
    t.place(1, (-3, -3))
    decoy = t.summon(1, "decoy", (-5, 0))
    strong(t, "earth")
    t.modifiers(MONSTERS, "+0", "+0", "+0")
    t.monster_acts(demon, ability_numbered(639))
    t.take_all()
    struck = t.whom("attacked", 1)
    assert struck == [t.character(seat).figure for seat in (0, 1)]
    assert t.hp(decoy) == 6


def test_an_element_can_make_an_attack_an_area() -> None:
    t = hall()
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
    t = hall()
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


@pytest.mark.rule("GH-RUL-167")
def test_a_cultist_attacks_all_around_it_when_it_dies() -> None:
    """Its attack of 1 and 2 more on each enemy, with a card each; nobody retaliates, since it is
    gone. Its killer is credited all the same."""
    t = room()
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
    struck = t.whom("attacked", 1)
    assert t.told("attacked")[0].args[2] == 0, "its own attack was one of 1 less 1"
    assert [event.args[1] for event in t.told("bonus")] == ["doomed"]
    assert sorted(struck[1:]) == sorted(t.character(seat).figure for seat in (0, 1))
    assert set(t.whom("attacked")) == {cultist}
    assert harmed(t, 0) + harmed(t, 1) == 3 + 4
    assert t.hp(guard) == 6
    assert t.character(0).tallies["kills"] == 1
    assert not t.s.deeds


@pytest.mark.parametrize("condition", ["stun", "disarm"])
@pytest.mark.rule("GH-RUL-167")
def test_a_cultist_that_cannot_attack_does_not_when_it_dies(condition: str) -> None:
    t = room()
    cultist = t.monster("cultist", (1, 0))
    t.give(cultist, "immobilize", "disarm")
    t.s.abilities[TYPE_DECK[TYPE["cultist"]]] = ability_numbered(604, "cultist")
    t.figure(cultist).dooms = (last_line(604),)
    t.give(cultist, condition)
    t.do(harm(cultist, 99, "effect", -1))
    assert cultist not in t.s.figures
    assert not t.told("attacked")


def last_line(number: int) -> int:
    """The line that a cultist's card holds for its death."""
    (line,) = ORDERS_INSIDE[ABILITY_ORDERS[ability_numbered(number, "cultist")][-1]]
    return line


def test_a_cultist_that_has_not_acted_yet_dies_quietly() -> None:
    t = room()
    cultist = t.monster("cultist", (1, 0))
    t.s.abilities[TYPE_DECK[TYPE["cultist"]]] = ability_numbered(604, "cultist")
    t.do(harm(cultist, 99, "effect", t.character(0).figure))
    assert not t.told("attacked")


def test_a_killer_that_the_last_attack_exhausts_acts_no_more() -> None:
    """The character kills the cultist with its attack, and is exhausted by its last deed."""
    t = room()
    cultist = t.monster("cultist", (1, 0), hp=1)
    t.figure(cultist).dooms = (last_line(604),)
    t.hero(0).hp = 1
    t.modifiers(0, "+0")
    t.play("trample", "top")
    t.answer("at", cultist)
    t.answer("take")
    assert t.character(0).figure == -1
    assert not t.s.deeds
    assert t.asked[0][0] == 1


def test_an_element_can_make_an_attack_reach_farther_and_hit_harder() -> None:
    """A frost demon attacks for 3 at range 2; with ice for 5 at range 3."""
    for used, values in ((True, [5]), (False, [])):
        t = hall()
        demon = t.monster("frost-demon", (-5, -3))
        t.place(0, (-2, -3))
        t.give(demon, "immobilize")
        if used:
            strong(t, "ice")
        t.modifiers(MONSTERS, "+0")
        t.monster_acts(demon, ability_numbered(623))
        assert [event.args[2] for event in t.told("attacked")] == values


def test_an_element_can_make_an_attack_one_on_all_in_range() -> None:
    for used, struck in ((True, 2), (False, 1)):
        t = hall()
        demon = t.monster("sun-demon", (-5, -3))
        t.place(0, (-2, -3))
        t.place(1, (-5, 0))
        if used:
            strong(t, "light")
        t.modifiers(MONSTERS, "+0", "+0", "+0", "+0")
        t.monster_acts(demon, ability_numbered(657))
        t.take_all()
        assert len(t.told("attacked")) == struck


def test_an_element_can_give_an_attack_a_condition() -> None:
    for used in (True, False):
        t = room()
        spirit = t.monster("living-spirit", (0, 2))
        if used:
            strong(t, "ice")
        t.modifiers(MONSTERS, "+0")
        t.monster_acts(spirit, ability_numbered(587))
        t.take_all()
        assert t.has(t.character(0).figure, "stun") == used


def test_an_element_can_give_an_attack_a_push() -> None:
    t = hall()
    demon = t.monster("wind-demon", (-6, -3))
    t.place(0, (-4, -3))
    t.give(demon, "immobilize")
    strong(t, "air")
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(demon, ability_numbered(647))
    t.take_all()
    while t.asked[0][1] == "force":
        t.answer(t.cell((t.at(t.character(0).figure)[0] + 1, -3)))
    assert t.at(t.character(0).figure) == (-2, -3)


@pytest.mark.parametrize(
    ("condition", "cards", "damage"), [("muddle", "+1 -1", 2), ("strengthen", "-1 +1", 4)]
)
@pytest.mark.rule("GH-RUL-167")
def test_what_a_cultist_had_when_it_died_counts_for_its_last_attack(
    condition: str, cards: str, damage: int
) -> None:
    """Two cards are drawn for the attack of 3."""
    t = room()
    cultist = t.monster("cultist", (1, 0))
    t.figure(cultist).dooms = (last_line(604),)
    t.give(cultist, condition)
    t.modifiers(MONSTERS, *cards.split())
    t.do(harm(cultist, 99, "effect", -1))
    t.take_all()
    assert harmed(t, 0) == damage


@pytest.mark.rule("GH-MELEM-6", "GH-MACT-4")
@pytest.mark.parametrize(("instead", "value", "push"), [(False, 2 + 3 + 1, 5), (True, 2 + 1, 4)])
def test_a_boost_adds_to_the_numbers_of_its_attack_or_takes_their_place(
    instead: bool, value: int, push: int
) -> None:
    line = AttackOrder(plus=3, push=1)
    boost = OrderBoost(use=("air",), attack=1, push=4, instead=instead)
    blow = might.blow_by(might.Might(2, 2, 0, 1, 0, 0), line, [boost], PlannedAttack())
    assert (blow.value, blow.push) == (value, push)


def test_every_line_for_the_death_of_a_monster_is_an_attack_all_around() -> None:
    """The rule counts on it."""
    lines = [line for line in ORDERS if isinstance(line, OnDeath)]
    assert lines
    for line in lines:
        (attack,) = line.then
        assert isinstance(attack, AttackOrder)
        assert attack.about
        assert sorted(attack.area) == sorted(DIRECTIONS)
