"""The settings of a table, and what levels come to."""

from __future__ import annotations

from importlib.resources import files
from itertools import product

import pytest

from grimorio.core import Chance, Options
from grimorio.core.chance import seed_key
from grimorio.core.together import PARTY as WAYS
from grimorio.games.gloomhaven import title, variants
from grimorio.games.gloomhaven.components.levels import (
    DIFFICULTIES,
    bonus_xp,
    gold_each,
    hazard_damage,
    monster_level,
    recommended_level,
    scenario_level,
    trap_damage,
)
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.nouns import OPTIONS
from grimorio.games.gloomhaven.setup import set_up
from grimorio.games.gloomhaven.variants import SETTINGS, level_of
from grimorio.texts import LANGUAGES, Texts, read_ftl

LOCALE = files("grimorio.games.gloomhaven") / "locale"


def table(**given: int | str | bool) -> Options:
    """The options of a table: the defaults, but for what is given."""
    options: Options = {setting.name: setting.default for setting in SETTINGS}
    assert set(given) <= set(options)
    return {**options, **given}


# -- levels ----------------------------------------------------------------------------------------


@pytest.mark.rule("GH-EX-8", "GH-SETUP-2")
@pytest.mark.parametrize(
    ("levels", "recommended"),
    [((5, 4, 4, 2), 2), ((7, 6, 5, 3), 3), ((1, 1), 1), ((2, 2), 1), ((2, 3), 2), ((9, 9), 5)],
)
def test_half_of_the_average_level_is_recommended(
    levels: tuple[int, ...], recommended: int
) -> None:
    assert recommended_level(levels) == recommended


@pytest.mark.rule("GH-EX-9", "GH-SETUP-1", "GH-SETUP-3")
@pytest.mark.parametrize(
    ("difficulty", "level"), [("easy", 2), ("normal", 3), ("hard", 4), ("very_hard", 5)]
)
def test_a_difficulty_is_so_far_from_what_is_recommended(difficulty: str, level: int) -> None:
    assert scenario_level([5, 5], difficulty, open_information=False) == level
    assert scenario_level([5, 5], difficulty, open_information=True) == level


@pytest.mark.rule("GH-RUL-2")
def test_scenarios_have_levels_0_to_7_and_0_to_6_with_open_information() -> None:
    assert scenario_level([1, 1], "easy", open_information=False) == 0
    assert scenario_level([9, 9], "very_hard", open_information=False) == 7
    assert scenario_level([9, 9], "very_hard", open_information=True) == 6
    assert scenario_level([9, 9], "hard", open_information=True) == 6


@pytest.mark.rule("GH-RUL-2", "GH-SETUP-12")
@pytest.mark.parametrize("is_open", [False, True])
def test_monsters_end_at_level_7(is_open: bool) -> None:
    levels = {
        monster_level(scenario_level([level], difficulty, is_open), is_open)
        for level, difficulty in product(range(1, 10), DIFFICULTIES)
    }
    assert levels == set(range(is_open, 8))


@pytest.mark.rule("GH-EX-10", "GH-SETUP-4", "GH-RUL-22")
def test_open_information_makes_monsters_and_traps_worse_and_nothing_else() -> None:
    level = scenario_level([4, 4], "normal", open_information=True)
    assert level == 2
    assert monster_level(level, open_information=True) == 3
    assert trap_damage(level, open_information=True) == 5
    assert hazard_damage(level) == 2
    assert bonus_xp(level) == 8
    assert gold_each(level) == 3
    assert monster_level(level, open_information=False) == 2


@pytest.mark.rule("GH-EX-11", "GH-TERR-2")
@pytest.mark.parametrize(("level", "damage"), [(0, 2), (3, 5), (7, 9)])
def test_a_trap_does_two_more_than_the_level(level: int, damage: int) -> None:
    assert trap_damage(level, open_information=False) == damage


@pytest.mark.rule("GH-EX-12", "GH-TERR-4")
def test_hazardous_terrain_does_half_of_that_rounded_down() -> None:
    assert [hazard_damage(level) for level in range(8)] == [1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("GH-RUL-8", "GH-ESCEN-7")
def test_a_money_token_is_worth_more_at_higher_levels() -> None:
    assert [gold_each(level) for level in range(8)] == [2, 2, 3, 3, 4, 4, 5, 6]


@pytest.mark.rule("GH-EX-13", "GH-ESCEN-14")
@pytest.mark.parametrize(("level", "xp"), [(0, 4), (3, 10), (7, 18)])
def test_a_success_is_worth_experience(level: int, xp: int) -> None:
    assert bonus_xp(level) == xp


# -- options ---------------------------------------------------------------------------------------


def test_a_table_begins_with_the_first_scenario_and_ready_made_characters_of_level_1() -> None:
    assert table() == {
        "scenario": 1, "difficulty": "normal", "level": 1, "own_levels": False,
        "classes": "chosen", "builds": "ready", "open_information": False, "ties": "places",
        "party": "first",
    }  # fmt: skip
    assert level_of(table(), 2) == 1


@pytest.mark.rule("GH-MODE-1", "GH-MODE-6")
def test_every_scenario_that_can_be_chosen_has_a_map() -> None:
    """Any of them at any table: in Casual mode all count as unlocked."""
    assert set(variants.SCENARIOS) <= set(maps())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("GH-SETUP-1", "GH-SETUP-2")
def test_all_characters_have_the_level_of_the_table(seats: int) -> None:
    assert level_of(table(level=9), seats) == 5
    assert level_of(table(level=9, difficulty="very_hard"), seats) == 7
    assert level_of(table(level=4, difficulty="easy", open_information=True), seats) == 1


@pytest.mark.rule("GH-RUL-2", "GH-SETUP-4")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("level", [1, 9])
@pytest.mark.parametrize("is_open", [False, True])
def test_any_difficulty_goes_with_any_level(level: int, difficulty: str, is_open: bool) -> None:
    """Where it would lead beyond the highest level, the scenario has the highest."""
    options = title.options(
        {"level": level, "difficulty": difficulty, "open_information": is_open}, 3
    )
    wanted = {"easy": 0, "normal": 1, "hard": 2, "very_hard": 3}[difficulty] + (level == 9) * 4
    s = set_up(options, 3, Chance(seed_key("levels")))
    assert s.level == min(wanted, 6 if is_open else 7)
    assert s.monster_level == s.level + is_open


def test_the_state_keeps_options_as_numbers() -> None:
    assert OPTIONS.numbers(table(scenario=7, open_information=True)) == {
        "scenario": 7, "difficulty": 1, "level": 1, "own_levels": 0, "classes": variants.CHOSEN,
        "builds": variants.READY, "open_information": 1, "ties": variants.PLACES, "party": 0,
    }  # fmt: skip
    others = OPTIONS.numbers(table(classes="random", builds="own", ties="ask", party="majority"))
    assert others["classes"] == variants.RANDOM
    assert others["builds"] == variants.OWN
    assert others["ties"] == variants.ASK
    assert others["party"] == WAYS.index("majority")
    assert OPTIONS.numbers(table(ties="table"))["ties"] == variants.TABLE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_and_every_word_it_takes_has_a_name(lang: str) -> None:
    texts = Texts(lang, [read_ftl(LOCALE, lang)])
    for setting in SETTINGS:
        texts.tell(f"setting-{setting.name}")
        texts.tell(f"setting-{setting.name}-help")
        for value in setting.values:
            if isinstance(value, str):
                texts.tell(f"setting-{setting.name}-{value}")
    said = [texts.tell(f"setting-scenario-{number}") for number in variants.SCENARIOS]
    assert texts.missing == set()
    assert len(set(said)) == 20
    assert said[0] == f"1. {texts.tell('scenario-1')}"


@pytest.mark.rule("GH-RUL-1", "GH-CAMP-11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_table_has_two_to_four_characters(seats: int) -> None:
    """One player may hold several of them, or all."""
    least, most = title.seating.seats
    assert (least <= seats <= most) == (seats in (2, 3, 4))
