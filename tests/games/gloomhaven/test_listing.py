"""The scenarios as they are listed where a table is made."""

from __future__ import annotations

from importlib.resources import files

import pytest

from grimorio.games.gloomhaven import title
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.scenarios import scenarios
from grimorio.games.gloomhaven.variants import SCENARIOS
from grimorio.games.gloomhaven.view.listing import USUAL, hit_points, rank_of
from grimorio.texts import LANGUAGES, Texts, read_ftl

LOCALE = files("grimorio.games.gloomhaven") / "locale"


def said(number: int, lang: str = "en") -> list[str]:
    texts = Texts(lang, [read_ftl(LOCALE, lang)])
    found = [texts.say(line) for line in title.settings.about("scenario", number)]
    assert not texts.missing
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", SCENARIOS)
def test_every_scenario_says_goal_enemies_length_and_difficulty(number: int, lang: str) -> None:
    lines = said(number, lang)
    assert len(lines) >= 4
    assert all(line.endswith(".") for line in lines)


def test_the_first_scenario_is_short_and_easy() -> None:
    assert said(1) == [
        "Reveal every room and kill all enemies.",
        "10 to 20 enemies: Bandit Guards, Bandit Archers and Living Bones.",
        "Short: 3 rooms, about 75 minutes.",
        "Difficulty: low. Its enemies have 85 hit points in all with three characters at level 1.",
    ]


def test_a_goal_that_depends_on_the_characters_is_said_for_two_and_for_four() -> None:
    assert said(3)[0].startswith("With 2 characters: ")
    assert "10" in said(3)[0]
    assert "20" in said(3)[0]


@pytest.mark.parametrize(
    ("number", "enemies"),
    [
        (11, "20 to 27 enemies: City Guards, City Archers and Captain of the Guard."),
        (12, "22 to 30 enemies: Living Bones, Living Corpses, Jekserah and Cultists."),
    ],
)
def test_allies_are_no_enemies(number: int, enemies: str) -> None:
    assert said(number)[1] == enemies


@pytest.mark.parametrize("number", [11, 12])
def test_the_hit_points_of_allies_make_no_scenario_harder(number: int) -> None:
    facts = scenarios()[number]
    points = sum(
        [
            hit_points(one)
            for one in maps()[number].monsters
            if one.type not in facts.allies and rank_of(one, USUAL) != "-"
        ]
    )
    assert f"have {points} hit points in all" in said(number)[3]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", SCENARIOS)
def test_a_scenario_with_special_rules_says_them(number: int, lang: str) -> None:
    texts = Texts(lang, [read_ftl(LOCALE, lang)])
    rules = f"scenario-{number}-rules"
    told = [line for line in said(number, lang) if rules in texts and texts.tell(rules) in line]
    assert len(told) == (rules in texts)


def test_who_appears_later_is_told_before_the_scenario_is_chosen() -> None:
    assert "guards appear in the hex in front of it" in said(3)[-1]


def test_the_other_settings_say_enough_by_their_names() -> None:
    for setting in title.settings.choices:
        if setting.name != "scenario":
            assert not any(title.settings.about(setting.name, value) for value in setting.values)
