"""Whom monsters and summons go for."""

from __future__ import annotations

import pytest

from grimorio.games.gloomhaven.components.monsters import monsters
from grimorio.games.gloomhaven.components.numbers import (
    ELITE,
    TYPE,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed
from grimorio.games.gloomhaven.rules.map.figures import ground
from grimorio.games.gloomhaven.state import (
    FOES,
    MONSTERS,
    OBSTACLE,
)
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.table import ability_numbered, at_once, hall, room


@pytest.mark.rule("GH-FOCUS-10", "GH-MATT-11")
@pytest.mark.rule("GH-RUL-162")
def test_the_players_choose_among_foci_that_are_equal_to_the_end() -> None:
    """Both characters have the same two initiatives, and neither has acted."""
    t = hall()
    at_once(t)
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


@pytest.mark.rule("GH-RUL-162")
@pytest.mark.parametrize(
    ("type_", "ability", "condition", "asked"),
    [
        ("cultist", 609, "", False),
        ("bandit-guard", 524, "", False),
        ("black-imp", 679, "", True),
        ("black-imp", 679, "immobilize", False),
        ("ancient-artillery", 705, "", True),
        ("ancient-artillery", 705, "disarm", False),
        ("bandit-guard", 527, "immobilize", True),
        ("bandit-guard", 527, "disarm", True),
        ("living-corpse", 564, "immobilize", True),
    ],
)
def test_nobody_is_asked_for_a_focus_that_makes_no_difference(
    type_: str, ability: int, condition: str, asked: bool
) -> None:
    """Two enemies are equal to the end: whom it goes for matters for a move, for an attack and for
    a line on one adjacent enemy, if it can do these."""
    t = hall()
    at_once(t)
    monster = t.monster(type_, (-3, -3))
    t.place(0, (-6, -3))
    t.place(1, (0, -3))
    if condition:
        t.give(monster, condition)
    t.monster_acts(monster, ability_numbered(ability, monsters()[type_].deck))
    assert (t.asked[0][1] == "monster_focuses") == asked


@pytest.mark.rule("GH-FOCUS-10", "GH-RUL-91")
@pytest.mark.rule("GH-RUL-162")
def test_of_two_with_one_initiative_the_one_that_has_acted_is_earlier() -> None:
    t = hall()
    at_once(t)
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
    t = hall()
    archer = t.monster("bandit-archer", (-3, -3))
    t.place(1, (-6, -3))
    decoy = t.summon(1, "decoy", (0, -3))
    t.figure(decoy).acted = True
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(archer, ability_numbered(537))
    assert t.whom("focused", 1)[0] == decoy


@pytest.mark.rule("GH-FOCUS-10", "GH-INIT-3", "GH-RUL-244")
@pytest.mark.parametrize(
    ("acted", "asked"),
    [((), True), (("city-archer",), False), (("bandit-archer", "city-archer"), True)],
)
def test_of_two_types_of_one_initiative_the_one_that_has_begun_is_earlier(
    acted: tuple[str, ...], asked: bool
) -> None:
    """Bandits and the city's archers share a deck. Who of them comes first is not decided until one
    of them acts: an elite of one is not earlier than a normal archer of the other."""
    t = hall()
    golem = t.summon(0, "kill-bot", (-4, -2))
    archers = {
        "bandit-archer": t.monster("bandit-archer", (-3, -2), rank=ELITE, number=1),
        "city-archer": t.monster("city-archer", (-5, -2), number=5),
    }
    for number in archers.values():
        t.s.abilities[TYPE_DECK[t.figure(number).type]] = ability_numbered(533)
    for name in acted:
        t.figure(archers[name]).acted = True
    t.monster_acts(golem)
    if asked:
        assert t.asked[0][1] == "monster_focuses"
        assert t.options() == sorted(archers.values())
    else:
        assert t.whom("focused", 1) == [archers["city-archer"]]


@pytest.mark.rule("GH-FOCUS-10", "GH-INIT-2", "GH-RUL-244")
def test_of_one_type_the_elite_comes_before_the_others_also_in_such_a_tie() -> None:
    """The players choose between the first of each type."""
    t = hall()
    golem = t.summon(0, "kill-bot", (-4, -2))
    normal = t.monster("bandit-archer", (-4, -3), number=1)
    elite = t.monster("bandit-archer", (-3, -2), rank=ELITE, number=4)
    other = t.monster("city-archer", (-5, -2), number=5)
    t.s.abilities[TYPE_DECK[TYPE["city-archer"]]] = ability_numbered(533)
    t.monster_acts(golem)
    assert t.asked[0][1] == "monster_focuses"
    assert t.options() == [elite, other]
    assert normal not in t.options()


@pytest.mark.rule("GH-FOCUS-10", "GH-MSUMMON-8", "GH-RUL-244")
def test_who_was_summoned_in_this_round_has_not_begun() -> None:
    t = hall()
    golem = t.summon(0, "kill-bot", (-4, -2))
    summoned = t.monster("bandit-archer", (-3, -2), number=1)
    t.figure(summoned).acted, t.figure(summoned).came = True, t.s.round
    t.monster("city-archer", (-5, -2), number=5)
    t.s.abilities[TYPE_DECK[TYPE["city-archer"]]] = ability_numbered(533)
    t.monster_acts(golem)
    assert t.asked[0][1] == "monster_focuses"


@pytest.mark.rule("GH-FOCUS-11", "GH-FOCUS-12", "GH-RUL-92")
def test_without_a_focus_only_its_other_abilities_are_done() -> None:
    """All enemies are invisible: it neither moves nor attacks, but shields itself."""
    t = room()
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
    t = room()
    t.place(1, (1, 0))
    t.overlay(OBSTACLE, (0, 1))
    t.give(t.character(1).figure, "invisible")
    guard = t.monster("bandit-guard", (2, 1))
    t.monster_acts(guard, ability_numbered(527))
    assert t.told("no_focus")
    assert t.at(guard) == (2, 1)


@pytest.mark.rule("GH-FOCUS-8", "GH-MMOVE-2")
def test_a_disarmed_archer_goes_up_to_its_focus() -> None:
    t = room()
    archer = t.monster("bandit-archer", (1, 2))
    t.give(archer, "disarm")
    t.monster_acts(archer, ability_numbered(533))
    assert t.at(archer) in {(1, 0), (0, 1)}
    assert not t.told("attacked")


@pytest.mark.rule("GH-RUL-93", "GH-COND-13")
def test_one_that_cannot_move_has_a_focus_all_the_same() -> None:
    t = room()
    guard = t.monster("bandit-guard", (0, 3))
    t.give(guard, "immobilize")
    t.monster_acts(guard, ability_numbered(527))
    assert t.told("focused")
    assert t.at(guard) == (0, 3)


@pytest.mark.rule("GH-MTURN-5", "GH-FOCUS-2")
def test_inside_the_action_of_another_its_own_card_decides() -> None:
    """As in the extra turns that a boss gives: the guard whose action it is has no attack, and
    could not come beside the character; the archer shoots."""
    t = hall()
    guard = t.monster("bandit-guard", (0, -4))
    archer = t.monster("bandit-archer", (-3, -3))
    t.place(0, (-6, -3))
    t.place(1, (3, -6))
    land = ground(t.s)
    for cell in land.near[t.hero(0).at]:
        t.overlay(OBSTACLE, land.board.places[cell])
    for cell in land.near[t.hero(1).at]:
        t.overlay(OBSTACLE, land.board.places[cell])
    begin_deed(t.s, guard, MONSTERS, FOES, MONSTERS, NONE)
    t.modifiers(MONSTERS, "+0")
    t.monster_acts(archer, ability_numbered(537))
    assert t.whom("focused") == [archer]
    assert t.asked == [(0, "suffer")]


@pytest.mark.rule("GH-MSUMMON-1", "GH-MSUMMON-6")
def test_inside_the_action_of_another_the_summoner_is_who_summons() -> None:
    t = hall()
    guard = t.monster("bandit-guard", (0, -4))
    cultist = t.monster("cultist", (-3, -3))
    begin_deed(t.s, guard, MONSTERS, FOES, MONSTERS, NONE)
    t.monster_acts(cultist, ability_numbered(609, "cultist"))
    assert t.whom("summoned") == [cultist]
