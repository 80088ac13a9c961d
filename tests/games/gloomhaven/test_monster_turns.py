"""Turns of monsters and summons: their order, how they begin and end, and what is foreseen."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import (
    DECK_ABILITIES,
    FIRST_THING,
    NAMED,
    STUN,
    TYPE,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.rules import turn
from grimorio.games.gloomhaven.rules.map.figures import shield_of
from grimorio.games.gloomhaven.rules.monsters.foresight import Foresight, foresee, foresee_plainly
from grimorio.games.gloomhaven.rules.scenario.revealing import open_door
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    ELUSIVE,
    MONSTER,
    MONSTERS,
    OBJECT,
    PARTY,
    SHIELDED,
    Scenario,
)
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.table import Table, ability_numbered, lay, room


def sleepers(t: Table) -> None:
    """Characters have nothing to do, and all others are stunned: only their turns are seen."""
    for character in t.s.characters:
        character.items.clear()
    for figure in t.s.figures.values():
        if figure.kind != CHARACTER:
            figure.conditions |= STUN


# -- whose turn it is ------------------------------------------------------------------------------


def foresee_all(s: Scenario, number: int) -> list[Foresight]:
    """What a figure would do now with each card of its deck that can still be drawn."""
    figure = s.figures[number]
    if figure.kind != MONSTER:
        return [foresee(s, number)]
    deck = TYPE_DECK[figure.type]
    cards = s.decks.get(deck) or DECK_ABILITIES[deck]
    return [foresee(s, number, ability) for ability in sorted(set(cards))]


@pytest.mark.rule("GH-INIT-1", "GH-DECL-12")
def test_types_act_from_the_lowest_initiative_to_the_highest() -> None:
    t = room()
    archer = t.monster("bandit-archer", (1, 3))
    guard = t.monster("bandit-guard", (2, 3))
    t.s.abilities[TYPE_DECK[TYPE["bandit-guard"]]] = ability_numbered(524)  # 15
    t.s.abilities[TYPE_DECK[TYPE["bandit-archer"]]] = ability_numbered(532)  # 16
    t.character(0).initiative, t.character(1).initiative = 20, 10
    sleepers(t)
    t.do(turn.next_turn())
    assert t.order() == [t.character(1).figure, guard, archer, t.character(0).figure]


@pytest.mark.rule("GH-INIT-2", "GH-EX-18")
def test_elites_of_a_type_act_first_each_rank_by_number() -> None:
    t = room()
    five = t.monster("bandit-guard", (1, 3), rank=1, number=5)
    two = t.monster("bandit-guard", (2, 3), rank=1, number=2)
    six = t.monster("bandit-guard", (0, 3), number=6)
    one = t.monster("bandit-guard", (-1, 3), number=1)
    t.s.abilities[TYPE_DECK[TYPE["bandit-guard"]]] = ability_numbered(524)
    sleepers(t)
    t.do(turn.next_turn())
    assert t.order()[:4] == [two, five, one, six]


@pytest.mark.rule("GH-INIT-3", "GH-RUL-31")
def test_the_players_decide_between_types_of_one_initiative() -> None:
    t = room()
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
    assert t.order()[:3] == [bear, elite, guard]


@pytest.mark.rule("GH-INIT-7", "GH-EX-17")
def test_a_player_acts_before_a_monster_of_the_same_initiative() -> None:
    t = room()
    guard = t.monster("bandit-guard", (1, 3))
    t.s.abilities[TYPE_DECK[TYPE["bandit-guard"]]] = ability_numbered(524)
    t.character(1).initiative = 15
    sleepers(t)
    t.do(turn.next_turn())
    assert t.order()[:2] == [t.character(1).figure, guard]


@pytest.mark.rule("GH-INIT-8", "GH-INIT-9")
def test_summons_act_right_before_their_player_in_the_order_of_summoning() -> None:
    t = room()
    decoy = t.summon(1, "decoy", (0, 6))
    bot = t.summon(1, "battle-bot", (0, 5))
    guard = t.monster("bandit-guard", (1, 3))
    t.s.abilities[TYPE_DECK[TYPE["bandit-guard"]]] = ability_numbered(524)
    t.character(0).initiative, t.character(1).initiative = 10, 14
    sleepers(t)
    t.do(turn.next_turn())
    heroes = [t.character(seat).figure for seat in (0, 1)]
    assert t.order() == [heroes[0], decoy, bot, heroes[1], guard]


@pytest.mark.rule("GH-INIT-10", "GH-RUL-109")
def test_allies_of_the_scenario_act_at_its_initiative_by_their_tokens() -> None:
    t = lay("brute", "tinkerer", scenario=19)
    places = maps()[19].starts[2:4]
    second, first = [t.monster("cultist", place) for place in places]
    for number, token in ((second, 2), (first, 1)):
        figure = t.figure(number)
        figure.kind, figure.side, figure.number = OBJECT, PARTY, token
        figure.type = FIRST_THING[19]
    sleepers(t)
    t.character(0).initiative, t.character(1).initiative = 98, 12
    t.do(turn.next_turn())
    assert t.order() == [t.character(1).figure, t.character(0).figure, first, second]


# -- the start of a turn ---------------------------------------------------------------------------


@pytest.mark.rule("GH-MTURN-1", "GH-MTURN-2", "GH-MATT-1", "GH-MACT-4")
@pytest.mark.parametrize(("rank", "damage"), [(0, 3), (1, 4)])
def test_each_rank_has_its_own_side_of_the_stat_card(rank: int, damage: int) -> None:
    """A guard attacks for 2, an elite for 3; the card says +1."""
    t = room()
    guard = t.monster("bandit-guard", (1, 0), rank=rank)
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(529))
    t.take_all()
    assert t.hero(0).most - t.hero(0).hp == damage


@pytest.mark.rule("GH-MTURN-3", "GH-MACT-7", "GH-MACTIVE-2", "GH-SHIELD-3")
def test_traits_stay_and_bonuses_of_an_ability_end_with_the_round() -> None:
    t = room()
    guard = t.monster("bandit-guard", (1, 3), rank=1)
    assert shield_of(t.s, t.figure(guard)) == 1
    t.figure(guard).bonuses.append((SHIELDED, 2))
    assert shield_of(t.s, t.figure(guard)) == 3
    t.do(turn.end_round())
    assert shield_of(t.s, t.figure(guard)) == 1


@pytest.mark.rule("GH-MTURN-4", "GH-COND-12")
def test_a_monster_that_dies_of_its_wound_is_nobodys_kill() -> None:
    t = room()
    guard = t.monster("bandit-guard", (1, 0), hp=1)
    t.give(guard, "wound")
    t.monster_acts(guard, ability_numbered(527))
    assert guard not in t.s.figures
    assert not t.told("focused")
    assert all("kills" not in character.tallies for character in t.s.characters)


@pytest.mark.rule("GH-MTURN-5", "GH-FOCUS-4", "GH-FOCUS-7")
def test_a_monster_tells_its_focus_and_why_not_the_others() -> None:
    t = room()
    t.place(1, (2, 4))
    guard = t.monster("bandit-guard", (0, 2))
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(guard, ability_numbered(527))
    assert t.whom("focused", 1) == [t.character(0).figure]
    assert t.whom("passed_over", 1) == [t.character(1).figure]
    assert t.told("passed_over")[0].args[2] == "GH-FOCUS-7"


@pytest.mark.rule("GH-RUL-11")
def test_one_that_hides_at_the_start_of_rounds_cannot_be_targeted() -> None:
    t = room()
    t.s.round = 0
    wolf = t.monster("ghost-wolf", (1, 3), rank=NAMED)
    t.do(turn.begin_round())
    assert t.has(wolf, "invisible")


# -- the end of a turn -----------------------------------------------------------------------------


@pytest.mark.rule("GH-RUL-119")
def test_neither_monsters_nor_summons_loot_at_the_end_of_their_turn() -> None:
    t = room()
    guard = t.monster("bandit-guard", (0, 3))
    t.s.coins[t.cell((0, 3))] = 1
    t.give(guard, "immobilize")
    t.monster_acts(guard, ability_numbered(527))
    assert t.s.coins == {t.cell((0, 3)): 1}


# -- revealed and foreseen -------------------------------------------------------------------------


@pytest.mark.rule("GH-DOOR-8", "GH-RUL-110")
def test_a_new_type_behind_a_door_draws_an_ability_and_a_known_one_does_not() -> None:
    """Behind the first door are guards and archers; the guards have a card already."""
    t = room()
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
    t = room()
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
    t = room()
    guard = t.monster("bandit-guard", (0, 3))
    seen = foresee_all(t.s, guard)
    assert [one.ability for one in seen] == [ability_numbered(n) for n in range(524, 532)]
    assert [one.value for one in seen] == [-1, 1, 2, 2, 2, 3, 2, 2]
    stays = seen[7]
    assert stays.choices == ((t.character(0).figure, t.cell((0, 3))),)


def test_what_is_foreseen_counts_the_elements_that_are_there() -> None:
    t = room()
    demon = t.monster("night-demon", (1, 0))
    t.s.elements[5] = 2
    assert foresee(t.s, demon, ability_numbered(664)).value == 6
    t.s.elements[5] = 0
    assert foresee(t.s, demon, ability_numbered(664)).value == 4


def test_a_stunned_monster_is_foreseen_to_do_nothing() -> None:
    t = room()
    guard = t.monster("bandit-guard", (1, 1))
    t.give(guard, "stun")
    assert foresee(t.s, guard, ability_numbered(527)).foci == ()


def test_elusive_figures_are_attacked_with_disadvantage() -> None:
    t = room()
    guard = t.monster("bandit-guard", (1, 0))
    t.hero(0).bonuses.append((ELUSIVE, 1))
    t.modifiers(MONSTERS, "+1", "-1")
    t.monster_acts(guard, ability_numbered(527))
    t.take_all()
    assert t.hero(0).most - t.hero(0).hp == 1


def test_what_is_foreseen_takes_the_ability_of_the_round_and_its_move() -> None:
    """A guard of Move 3 moves 2 with this card, and attacks nobody yet."""
    t = room()
    t.give(t.character(1).figure, "invisible")
    guard = t.monster("bandit-guard", (0, 4))
    t.s.abilities[TYPE_DECK[TYPE["bandit-guard"]]] = ability_numbered(529)
    seen = foresee(t.s, guard)
    assert seen.ability == ability_numbered(529)
    hero = t.character(0).figure
    assert seen.choices == ((hero, t.cell((0, 2))),)
    t.monster_acts(guard)
    assert t.at(guard) == (0, 2)


def test_what_is_foreseen_of_a_card_that_begins_with_an_attack_is_that_attack() -> None:
    t = room()
    t.give(t.character(1).figure, "invisible")
    hound = t.monster("hound", (0, 2))
    seen = foresee(t.s, hound, ability_numbered(547))
    assert seen.choices == ((t.character(0).figure, t.cell((0, 2))),)
    assert seen.value == 1


def test_what_a_summon_would_do_is_foreseen() -> None:
    t = room()
    bot = t.summon(1, "battle-bot", (0, 3))
    guard = t.monster("bandit-guard", (1, 3))
    (seen,) = foresee_all(t.s, bot)
    assert seen[:6] == (NONE, (guard,), {}, ((guard, t.cell((0, 3)), guard),), 2, ((),))


def test_what_is_foreseen_names_the_way_and_why_no_other_hex() -> None:
    """The way is that of the move (GH-MMOVE-6), and hexes further away are left out by rule."""
    t = room()
    t.give(t.character(1).figure, "invisible")
    guard = t.monster("bandit-guard", (0, 3))
    seen = foresee(t.s, guard, ability_numbered(527))
    assert [way[-1] for way in seen.ways] == [choice[1] for choice in seen.choices]
    assert all(len(way) == 2 for way in seen.ways)
    assert set(seen.ruled.values()) == {"GH-MMOVE-6"}


@pytest.mark.rule("GH-RUL-261")
def test_before_the_cards_are_shown_a_plain_move_and_attack_is_foreseen() -> None:
    """Whatever card it had in the round before; the order of that round counts no more, so that
    two that are equally near are both its focus (GH-FOCUS-10)."""
    t = room()
    t.place(0, (0, 0))
    t.place(1, (1, 0))
    guard = t.monster("bandit-guard", (0, 3))
    t.s.abilities[TYPE_DECK[TYPE["bandit-guard"]]] = ability_numbered(524)
    t.character(0).initiative, t.character(1).initiative = 10, 20
    before = t.s.dump()
    seen = foresee_plainly(t.s, guard)
    heroes = (t.character(0).figure, t.character(1).figure)
    assert seen.ability == NONE
    assert seen.value == 2
    assert seen.foci == foresee_plainly(exchanged(t.s), guard).foci == heroes
    assert t.s.dump() == before


def exchanged(s: Scenario) -> Scenario:
    """The same, but who was first in the round before was last."""
    other = s.copy()
    first, second = other.characters[:2]
    first.initiative, second.initiative = second.initiative, first.initiative
    return other


def test_of_a_stunned_monster_nothing_is_foreseen_before_the_cards_are_shown() -> None:
    t = room()
    guard = t.monster("bandit-guard", (1, 1))
    t.give(guard, "stun")
    assert foresee_plainly(t.s, guard).choices == ()
