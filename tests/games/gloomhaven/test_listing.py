"""The scenarios as they are listed where a table is made."""

from __future__ import annotations

from importlib.resources import files

import pytest

from grimorio.games.gloomhaven import title
from grimorio.games.gloomhaven.variants import SCENARIOS
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
        "Short: 3 rooms.",
        "Difficulty: low. Its enemies have 85 hit points in all with three characters at level 1.",
    ]


def test_a_goal_that_depends_on_the_characters_is_said_for_two_and_for_four() -> None:
    assert said(3)[0].startswith("With 2 characters: ")
    assert "10" in said(3)[0]
    assert "20" in said(3)[0]


def test_the_other_settings_say_enough_by_their_names() -> None:
    for setting in title.settings.choices:
        if setting.name != "scenario":
            assert not any(title.settings.about(setting.name, value) for value in setting.values)
