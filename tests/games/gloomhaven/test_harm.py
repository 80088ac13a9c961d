"""Damage, what a character does about it, death and exhaustion."""

from __future__ import annotations

import pytest

from grimorio.core.errors import UndoRefused
from grimorio.games.gloomhaven.components.effects import Summon
from grimorio.games.gloomhaven.components.goals import OVERKILL
from grimorio.games.gloomhaven.components.numbers import (
    BLESS_CARD,
    BLESSED,
    BOSS,
    BY_LINE,
    CARD,
    ELITE,
    FIRST_THING,
    HALF_LINES,
    HALVES,
    LINES,
    NAMED,
    TYPE,
)
from grimorio.games.gloomhaven.rules.attack.conditions import give
from grimorio.games.gloomhaven.rules.attack.harm import exhaust, harm
from grimorio.games.gloomhaven.rules.map.whom import is_of_rank
from grimorio.games.gloomhaven.rules.turn import take_turn
from grimorio.games.gloomhaven.state import (
    MONSTERS,
    OBJECT,
    PARTY,
    SHIELDED,
    SUMMON,
    Active,
    Figure,
)
from grimorio.kit.numbers import NONE
from tests.games.gloomhaven.table import Table, lay

HAND = ("trample", "sweeping-blow", "grab-and-go")


def table() -> Table:
    """A brute with three cards in hand and two chosen, and a tinkerer; nobody has items."""
    t = lay("brute", "tinkerer")
    t.hand(0, *HAND)
    t.choose(0, "leaping-cleave", "spare-dagger")
    for seat in (0, 1):
        t.character(seat).items.clear()
    return t


def hurt(t: Table, amount: int, cause: str = "effect", by: int = NONE) -> None:
    t.do(harm(t.character(0).figure, amount, cause, by))


def summon(t: Table, seat: int, hp: int = 4) -> int:
    """A summon with its card in the active area."""
    half = next(
        half
        for half, lines in enumerate(HALF_LINES)
        if any(isinstance(LINES[line], Summon) for line in lines)
    )
    line = next(line for line in HALF_LINES[half] if isinstance(LINES[line], Summon))
    number = t.s.made
    t.s.figures[number] = Figure(
        SUMMON, PARTY, seat, BY_LINE[line], 0, 1, t.hero(seat).at, hp, hp, 0, 0, [], (), False, 1
    )
    t.s.made += 1
    t.character(seat).active.append(Active(half, 0, [number], [], NONE))
    return number


# -- suffering -------------------------------------------------------------------------------------


@pytest.mark.rule("GH-DMG-1", "GH-DMG-2")
def test_damage_that_is_suffered_is_suffered_in_full() -> None:
    t = table()
    hurt(t, 4)
    assert t.asked == [(0, "suffer")]
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 4


@pytest.mark.rule("GH-DMG-1")
def test_no_damage_asks_nothing() -> None:
    t = table()
    hurt(t, 0)
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-DMG-3", "GH-DMG-4", "GH-DEF-10")
def test_one_card_of_the_hand_may_be_lost_instead_but_none_of_those_chosen() -> None:
    t = table()
    hurt(t, 4)
    lost = [one for one in t.options() if isinstance(one, tuple)]
    assert set(lost) == {("lose", CARD[name]) for name in HAND}
    t.answer("lose", CARD["trample"])
    assert t.hero(0).hp == t.hero(0).most
    assert t.character(0).lost == [CARD["trample"]]
    assert CARD["trample"] not in t.character(0).hand


@pytest.mark.rule("GH-DMG-4", "GH-RUL-187")
def test_a_card_that_is_being_played_cannot_be_lost() -> None:
    t = table()
    t.place(0, (1, 1))
    bones = t.monster("living-bones", (0, 1), hp=5)
    t.figure(bones).bonuses.append((1, 2, 1))
    t.discard(0, "skewer", "shield-bash")
    t.modifiers(0, "+0")
    t.act(0)
    t.answer("basic", 2 * CARD["leaping-cleave"])
    t.answer("at", bones)
    assert t.asked == [(0, "suffer")]
    gone = {part for one in t.options() if isinstance(one, tuple) for part in one[1:]}
    assert CARD["leaping-cleave"] not in gone
    t.answer("take")
    assert CARD["leaping-cleave"] in t.character(0).discard, "played, it can be lost from now on"


@pytest.mark.rule("GH-DMG-5")
def test_two_discarded_cards_may_be_lost_instead() -> None:
    t = table()
    t.discard(0, "skewer", "shield-bash", "wall-of-doom")
    hurt(t, 9)
    pairs = [one for one in t.options() if isinstance(one, tuple) and one[0] == "discard"]
    assert len(pairs) == 3
    t.answer("discard", CARD["shield-bash"], CARD["skewer"])
    assert t.character(0).discard == [CARD["wall-of-doom"]]
    assert sorted(t.character(0).lost) == sorted([CARD["skewer"], CARD["shield-bash"]])
    assert t.hero(0).hp == t.hero(0).most


@pytest.mark.rule("GH-DMG-5")
def test_one_discarded_card_is_not_enough() -> None:
    t = table()
    t.discard(0, "skewer")
    hurt(t, 9)
    assert not [one for one in t.options() if isinstance(one, tuple) and one[0] == "discard"]


@pytest.mark.rule("GH-DMG-5", "GH-RUL-78", "GH-ACTIVE-2")
def test_an_active_card_that_counts_as_discarded_may_be_among_them() -> None:
    t = table()
    t.discard(0, "skewer")
    counts, lost = 2 * CARD["eye-for-an-eye"], 2 * CARD["warding-strength"] + 1
    assert HALVES[lost].lost
    for half in (counts, lost):
        t.character(0).active.append(Active(half, 0, [], [], NONE))
    hurt(t, 9)
    pairs = [one for one in t.options() if isinstance(one, tuple) and one[0] == "discard"]
    assert pairs == [("discard", *sorted([CARD["eye-for-an-eye"], CARD["skewer"]]))]
    t.answer(*pairs[0])
    assert [one.half for one in t.character(0).active] == [lost]
    assert t.character(0).discard == []
    assert len(t.character(0).lost) == 2


@pytest.mark.rule("GH-RUL-82", "GH-DMG-6")
def test_lost_cards_avoid_all_damage_and_not_the_other_effects_of_an_attack() -> None:
    t = table()
    t.place(0, (1, 1))
    t.place(1, (1, 5))
    guard = t.monster("bandit-guard", (0, 1))
    t.modifiers(MONSTERS, "+0")
    t.attack(guard, t.character(0).figure, value=9, conditions=("wound", "poison"))
    t.answer("lose", CARD["trample"])
    assert t.hero(0).hp == t.hero(0).most
    assert t.has(t.character(0).figure, "wound")
    assert t.has(t.character(0).figure, "poison")


@pytest.mark.rule("GH-DMG-3")
def test_a_card_shown_to_avoid_damage_cannot_be_taken_back() -> None:
    t = table()
    hurt(t, 2)
    t.answer("lose", CARD["trample"])
    assert t.game is not None
    with pytest.raises(UndoRefused):
        t.game.undo(0)


@pytest.mark.rule("GH-RUL-79")
def test_summons_and_objects_cannot_lose_cards() -> None:
    t = lay("brute", "tinkerer", scenario=19)
    wolf = summon(t, 0)
    t.s.figures[50] = Figure(
        OBJECT, PARTY, MONSTERS, FIRST_THING[19], 0, 1, 4, 5, 5, 0, 0, [], (), False, 0
    )
    t.do(harm(wolf, 1, "effect", NONE), harm(50, 2, "effect", NONE))
    assert (t.hp(wolf), t.hp(50)) == (3, 3)
    assert t.asked[0][1] == "declare"


@pytest.mark.rule("GH-RUL-61", "GH-RETAL-7", "GH-RUL-67")
@pytest.mark.parametrize("cause", ["trap", "hazard", "wound", "retaliate", "effect", "rest"])
def test_a_shield_helps_only_against_attacks(cause: str) -> None:
    t = table()
    t.hero(0).bonuses.append((SHIELDED, 5))
    hurt(t, 2, cause)
    assert t.asked == [(0, "suffer")]
    t.answer("take")
    assert t.hero(0).hp == t.hero(0).most - 2


# -- exhaustion ------------------------------------------------------------------------------------


@pytest.mark.rule("GH-DMG-7", "GH-EXH-2", "GH-EX-33", "GH-RUL-85")
def test_at_zero_hit_points_a_character_is_exhausted_unless_it_loses_cards_first() -> None:
    t = table()
    t.hero(0).hp = 3
    hurt(t, 4)
    t.answer("lose", CARD["trample"])
    assert t.hero(0).hp == 3
    t = table()
    t.hero(0).hp = 3
    number = t.character(0).figure
    hurt(t, 3)
    t.answer("take")
    assert t.character(0).figure == NONE
    assert number not in t.s.figures
    assert t.character(0).hp == 0


@pytest.mark.rule("GH-EXH-1", "GH-RUL-122", "GH-SUMMON-10")
def test_all_cards_of_an_exhausted_character_are_lost_and_its_summons_go() -> None:
    t = table()
    t.discard(0, "skewer")
    wolf = summon(t, 0)
    other = summon(t, 1)
    exhaust(t.s, 0, "cards")
    character = t.character(0)
    assert character.active == []
    assert len(character.hand) == len(character.chosen) == len(character.discard) == 0
    wanted = {CARD[name] for name in (*HAND, "leaping-cleave", "spare-dagger", "skewer")}
    assert wanted <= set(character.lost)
    assert wolf not in t.s.figures
    assert other in t.s.figures


@pytest.mark.rule("GH-EXH-3")
def test_an_exhausted_character_is_asked_nothing_more() -> None:
    t = table()
    exhaust(t.s, 0, "cards")
    t.do()
    assert t.asked == [(1, "declare")]


@pytest.mark.rule("GH-EXH-4", "GH-RUL-33", "GH-RUL-34")
def test_when_all_are_exhausted_the_scenario_is_lost_at_once_goal_or_not() -> None:
    t = table()
    t.s.won = True
    exhaust(t.s, 1, "cards")
    t.hero(0).hp = 1
    hurt(t, 1)
    t.answer("take")
    assert t.game is not None
    assert t.game.outcome is not None
    assert (t.game.outcome.reason, t.game.outcome.winners) == ("lost", ())
    assert t.asked == []


@pytest.mark.rule("GH-EXH-5")
def test_who_has_no_cards_left_keeps_its_hit_points() -> None:
    t = table()
    t.hero(0).hp = 7
    exhaust(t.s, 0, "cards")
    assert t.character(0).hp == 7


@pytest.mark.rule("GH-EXH-6", "GH-RUL-4")
def test_the_blessings_of_an_exhausted_character_stay_in_its_deck() -> None:
    t = table()
    t.character(0).modifiers.bag += [BLESS_CARD] * 10
    exhaust(t.s, 0, "cards")
    assert t.character(0).modifiers.bag.count(BLESS_CARD) == 10
    give(t.s, t.character(1).figure, BLESSED)
    assert BLESS_CARD not in t.character(1).modifiers.bag


@pytest.mark.rule("GH-RUL-121")
def test_who_is_exhausted_in_the_middle_of_its_action_does_no_more_of_it() -> None:
    t = lay("scoundrel", "tinkerer")
    t.character(0).items.clear()
    t.place(0, (1, 1))
    t.hero(0).hp = 1
    first, second = t.monster("bandit-guard", (0, 1)), t.monster("bandit-guard", (2, 1))
    t.figure(first).bonuses.append((1, 2, 1))
    t.modifiers(0, "+0", "+0")
    t.play("throwing-knives", "top")
    t.answer("at", first)
    t.answer("at", second)
    t.answer("take")
    assert t.character(0).figure == NONE
    assert t.hp(second) == t.figure(second).most
    assert t.character(0).xp == 0
    assert CARD["throwing-knives"] in t.character(0).lost
    assert t.s.deeds == []


@pytest.mark.rule("GH-ESCEN-11")
def test_the_others_count_an_exhausted_character_exhausted_or_not() -> None:
    t = lay("brute", "tinkerer", "scoundrel")
    exhaust(t.s, 0, "cards")
    exhaust(t.s, 1, "cards")
    counts = [one.tallies.get("others_exhausted", 0) for one in t.s.characters]
    assert counts == [1, 1, 2]


# -- monsters --------------------------------------------------------------------------------------


@pytest.mark.rule("GH-STEP-6", "GH-STEP-7", "GH-STEP-8", "GH-RUL-64")
def test_a_monster_without_hit_points_is_removed_and_leaves_one_money_token() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1), number=4)
    other = t.monster("bandit-guard", (0, 0))
    t.do(harm(guard, 5, "effect", NONE), harm(guard, 2, "effect", NONE))
    assert guard not in t.s.figures
    assert t.hp(other) == t.figure(other).most
    assert t.s.coins == {t.cell((0, 1)): 1}
    assert 4 in t.s.standees[TYPE["bandit-guard"]]
    assert t.s.killed == 1


@pytest.mark.rule("GH-STEP-8", "GH-DEF-14", "GH-DEF-15")
def test_a_monster_that_was_summoned_or_spawned_leaves_no_money() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1))
    t.figure(guard).came = 1
    t.do(harm(guard, 9, "effect", NONE))
    assert t.s.coins == {}


@pytest.mark.rule("GH-RUL-63", "GH-MTURN-4", "GH-COND-12", "GH-STEP-9")
def test_a_monster_killed_by_its_wound_leaves_money_and_is_credited_to_nobody() -> None:
    t = table()
    guard = t.monster("bandit-guard", (0, 1), hp=1)
    t.give(guard, "wound")
    t.monster_acts(guard)
    assert guard not in t.s.figures
    assert t.s.coins == {t.cell((0, 1)): 1}
    assert all("kills" not in one.tallies for one in t.s.characters)


@pytest.mark.rule("GH-STEP-9", "GH-SUMMON-9")
def test_a_kill_is_credited_to_who_dealt_the_last_blow_and_a_summons_to_its_owner() -> None:
    t = table()
    wolf = summon(t, 1)
    guards = [t.monster("bandit-guard", place, rank=ELITE) for place in ((0, 1), (1, 0))]
    brute = t.character(0).figure
    t.do(
        harm(guards[0], 4, "effect", brute),
        harm(guards[0], 5 + OVERKILL, "effect", wolf),
        harm(guards[1], 9, "attack", brute),
    )
    tinker, first = t.character(1).tallies, t.character(0).tallies
    assert (tinker["kills"], tinker["elite_kills"], tinker["first_kill"]) == (1, 1, 1)
    assert tinker["overkills"] == 1
    assert "one_blow_kills" not in tinker
    assert (first["kills"], first["one_blow_kills"]) == (1, 1)
    assert "overkills" not in first
    assert "first_kill" not in first


@pytest.mark.rule("GH-SUMMON-11")
def test_a_summon_without_hit_points_is_gone_and_its_card_leaves_the_active_area() -> None:
    t = table()
    wolf = summon(t, 0)
    half = t.character(0).active[0].half
    t.do(harm(wolf, 4, "effect", NONE))
    assert wolf not in t.s.figures
    assert t.character(0).active == []
    pile = t.character(0).lost if HALVES[half].lost else t.character(0).discard
    assert half // 2 in pile
    assert t.s.coins == {}


@pytest.mark.rule("GH-TURN-1", "GH-COND-12")
def test_a_wounded_character_may_lose_a_card_at_the_start_of_its_turn() -> None:
    t = table()
    brute = t.character(0).figure
    t.give(brute, "wound")
    t.do(take_turn(brute))
    assert t.asked == [(0, "suffer")]
    t.answer("lose", CARD["trample"])
    assert t.hero(0).hp == t.hero(0).most
    assert t.has(brute, "wound")
    assert t.asked == [(0, "act")]


@pytest.mark.rule("GH-ESCEN-11")
def test_hit_points_below_half_are_noted() -> None:
    t = table()
    hurt(t, 5)
    t.answer("take")
    assert "lowest_hp_below_half" not in t.character(0).tallies, "5 of 10"
    t = table()
    hurt(t, 6)
    t.answer("take")
    assert t.character(0).tallies["lowest_hp_below_half"] == 1


@pytest.mark.rule("GH-DEF-3", "GH-DEF-4")
def test_a_boss_and_a_named_monster_are_neither_normal_nor_elite() -> None:
    t = table()
    boss = t.monster("bandit-commander", (0, 1), rank=BOSS, hp=1)
    named = t.monster("ghost-wolf", (0, 0), rank=NAMED, hp=1)
    brute = t.character(0).figure
    t.do(harm(boss, 1, "effect", brute), harm(named, 1, "effect", brute))
    assert t.character(0).tallies["kills"] == 2
    assert "elite_kills" not in t.character(0).tallies
    assert not is_of_rank(
        t.figure(t.monster("hungry-soul", (1, 1), rank=NAMED)), ("normal", "elite")
    )
