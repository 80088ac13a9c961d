"""Battle goals: each of the 24 on both sides of its limit."""

from __future__ import annotations

from importlib.resources import files
from typing import get_args

import pytest

from grimorio.games.gloomhaven.components.goals import (
    End,
    Tally,
    below_half,
    fulfilled,
    goals,
    overkill,
)
from grimorio.texts import LANGUAGES, Texts, read_ftl

LOCALE = files("grimorio.games.gloomhaven") / "locale"
BY_ID = {goal.id: goal for goal in goals()}
SEEN: dict[str, tuple[str, int, int]] = {
    "trap-handler": ("traps", 1, 0),
    "chest-opener": ("treasures", 1, 0),
    "nobody-falls": ("others_exhausted", 0, 1),
    "first-through-the-door": ("doors_opened", 1, 0),
    "gentle-hand": ("kills", 3, 4),
    "reaper": ("kills", 5, 4),
    "big-game": ("elite_kills", 1, 0),
    "never-alone": ("rounds_without_monster", 0, 1),
    "overkill": ("overkills", 1, 0),
    "bare-hands": ("items_used", 0, 1),
    "first-blood": ("first_kill", 1, 0),
    "upper-half": ("lowest_hp_below_half", 0, 1),
    "one-blow": ("one_blow_kills", 1, 0),
    "deep-sleeper": ("short_rests", 0, 1),
    "quick-breather": ("long_rests", 0, 1),
}
"""What is counted, the last number that will do, and the first that will not."""
FOUND: dict[str, tuple[End, End]] = {
    "cards-to-spare": (End(cards=5), End(cards=4)),
    "easy-going": (End(xp=7), End(xp=8)),
    "hard-worker": (End(xp=13), End(xp=12)),
    "all-used-up": (End(cards=3), End(cards=4)),
    "on-the-brink": (End(hp=2), End(hp=3)),
    "unscathed-finish": (End(hp=14, max_hp=14), End(hp=13, max_hp=14)),
    "coin-picker": (End(coins=5), End(coins=4)),
    "empty-pockets": (End(coins=0), End(coins=1)),
}
"""How it stands at the end: once as it must, once just not."""


def done(goal: str, end: End | None = None, **tallies: int) -> bool:
    return fulfilled(BY_ID[goal], tallies, end or End())


def test_there_are_twenty_four_and_four_of_them_are_worth_two_checkmarks() -> None:
    assert [goal.number for goal in goals()] == list(range(458, 482))
    two = [goal.id for goal in goals() if goal.checkmarks == 2]
    assert two == ["easy-going", "empty-pockets", "never-alone", "bare-hands"]
    assert {goal.checkmarks for goal in goals()} == {1, 2}


def test_every_goal_is_tried_below_on_both_sides() -> None:
    assert {*SEEN, *FOUND, "well-equipped"} == set(BY_ID)
    assert {tally for tally, _, _ in SEEN.values()} == set(get_args(Tally))


def test_every_need_of_a_goal_has_one_limit() -> None:
    for goal in goals():
        assert goal.needs
        for need in goal.needs:
            assert (need.at_least is None) != (need.at_most is None), goal.id


@pytest.mark.parametrize("goal", SEEN)
def test_what_a_character_did_decides(goal: str) -> None:
    tally, will_do, will_not = SEEN[goal]
    assert fulfilled(BY_ID[goal], {tally: will_do}, End())
    assert not fulfilled(BY_ID[goal], {tally: will_not}, End())


@pytest.mark.parametrize("goal", FOUND)
def test_how_the_scenario_ends_decides(goal: str) -> None:
    will_do, will_not = FOUND[goal]
    assert done(goal, will_do)
    assert not done(goal, will_not)


@pytest.mark.parametrize("level", [1, 5, 9])
def test_a_character_of_a_higher_level_must_use_more_items(level: int) -> None:
    assert done("well-equipped", End(level=level), items_used=level + 2)
    assert not done("well-equipped", End(level=level), items_used=level + 1)


def test_neither_a_treasure_nor_a_coin_is_in_empty_pockets() -> None:
    assert done("empty-pockets")
    assert not done("empty-pockets", treasures=1)
    assert not done("empty-pockets", End(coins=1), treasures=1)


@pytest.mark.parametrize(("most", "half"), [(10, 5), (11, 6), (26, 13), (9, 5)])
def test_half_of_the_hit_points_is_rounded_up(most: int, half: int) -> None:
    assert not below_half(half, most)
    assert below_half(half - 1, most)


@pytest.mark.rule("GH-RUL-126")
@pytest.mark.parametrize(("left", "damage", "is_one"), [(3, 7, True), (3, 6, False), (1, 5, True)])
def test_four_points_more_than_needed_are_an_overkill(left: int, damage: int, is_one: bool) -> None:
    assert overkill(damage, left) == is_one


@pytest.mark.rule("GH-RUL-128", "GH-RUL-129")
def test_who_never_rests_has_rested_in_no_other_way() -> None:
    assert done("deep-sleeper")
    assert done("quick-breather")
    assert done("deep-sleeper", long_rests=2)
    assert done("quick-breather", short_rests=2)
    assert not done("deep-sleeper", long_rests=2, short_rests=1)
    assert not done("quick-breather", long_rests=1, short_rests=2)


@pytest.mark.rule("GH-RUL-122", "GH-EXH-5")
def test_an_exhausted_character_has_no_cards_left_but_may_have_hit_points() -> None:
    out_of_cards = End(cards=0, hp=6, max_hp=10)
    assert done("all-used-up", out_of_cards)
    assert not done("cards-to-spare", out_of_cards)
    assert not done("on-the-brink", out_of_cards)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_goal_has_a_name_and_says_what_it_wants(lang: str) -> None:
    texts = Texts(lang, [read_ftl(LOCALE, lang)])
    names = [texts.tell(f"goal-{goal.id}") for goal in goals()]
    wants = [texts.tell(f"goal-{goal.id}-text") for goal in goals()]
    assert texts.missing == set()
    assert len({*names, *wants}) == 48
