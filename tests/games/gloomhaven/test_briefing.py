"""Goals and special rules of scenarios in words, in both languages."""

from __future__ import annotations

from importlib.resources import files

import msgspec
import pytest

from grimorio.games.gloomhaven.components.scenarios import (
    Formula,
    HeldKey,
    Lock,
    Obstacle,
    ScenarioRules,
    scenarios,
)
from grimorio.games.gloomhaven.view.briefing import goals, rules
from grimorio.kit.effects import verb
from grimorio.texts import LANGUAGES, Texts, read_ftl
from grimorio.words import variables

LOCALE = files("grimorio.games.gloomhaven") / "locale"
ALL = list(scenarios().values())


def said(
    scenario: ScenarioRules, lang: str = "en", characters: int = 2, level: int = 1
) -> list[str]:
    texts = Texts(lang, [read_ftl(LOCALE, lang)])
    found = goals(scenario, characters, level) + rules(scenario, characters, level, level)
    sentences = [texts.say(text) for text in found]
    assert not texts.missing
    return sentences


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: str(scenario.id))
def test_every_goal_and_rule_has_words(scenario: ScenarioRules, lang: str) -> None:
    for characters in (2, 3, 4):
        for level in (0, 7):
            for sentence in said(scenario, lang, characters, level):
                assert sentence.endswith(".")
                assert "{" not in sentence


def test_scenarios_order_only_what_their_words_tell_apart() -> None:
    """The words know one heal, one bonus, two attacks, and rounds that are all, odd or even."""
    whom = {
        "attack": {"focus", "adjacent"},
        "heal": {"self_and_all_allies"},
        "bonus": {"all_allies"},
    }
    for scenario in ALL:
        for boss in scenario.bosses:
            for line in (*boss.first, *boss.second):
                assert getattr(line, "whom", "") in whom.get(verb(line), {""})
        for when in [spawn.when for spawn in scenario.spawns]:
            assert getattr(when, "every", 1) in {1, 2}


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    said_of = {
        lang: variables((LOCALE / lang / "scenario-rules.ftl").read_text("utf-8"))
        for lang in LANGUAGES
    }
    assert said_of["en"] == said_of["es"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_scenario_has_its_name_its_story_and_its_goal(lang: str) -> None:
    texts = Texts(lang, [read_ftl(LOCALE, lang)])
    for scenario in ALL:
        for part in ("", "-intro", "-goal", "-end"):
            assert f"scenario-{scenario.id}{part}" in texts
        special = (
            scenario.begin is not None,
            scenario.bosses,
            scenario.spawns,
            scenario.locks,
            scenario.allies,
            scenario.objects,
            [treasure for treasure in scenario.treasures if treasure.only_loot],
        )
        assert any(special) == (f"scenario-{scenario.id}-rules" in texts)


def test_the_barrow_lair_in_words() -> None:
    assert said(scenarios()[2], characters=3) == [
        "Enemy to kill: Bandit Commander.",
        "Kill all revealed enemies.",
        "Each character starts with 3 Curse cards in its modifier deck.",
        "Characters with a perk that ignores negative scenario effects are not affected.",
        "Locked doors on the map: a, b, c, d. Only this enemy opens them: Bandit Commander.",
        "Bandit Commander, special 1: jumps to the next of these doors, at any distance, and opens "
        "it: a, b, c, d, then starts over.",
        "Bandit Commander, special 2: summons 1 Elite Living Bones.",
        "Bear trap: Stun.",
    ]


def test_the_camp_in_words_says_what_holds_for_these_characters() -> None:
    two, three = said(scenarios()[3]), said(scenarios()[3], characters=3)
    assert two[0] == "Kill 10 enemies."
    assert two[1] == (
        "At the end of each odd round, while this door is closed (Dark fog 1), this appears "
        "where the scenario says or as near to it as possible: 1 Normal Inox Guard."
    )
    assert three[0] == "Kill 15 enemies."
    assert three[1] == (
        "At the start of every round, while this door is closed (Dark fog 1), this appears "
        "where the scenario says or as near to it as possible: 1 Normal Inox Guard."
    )


def test_who_appears_at_hails_doors_is_told() -> None:
    assert said(scenarios()[19])[-4:-1] == [
        "When this door is opened (Stone door 1), this appears where the "
        "scenario says or as near to it as possible: 1 Normal Cultist.",
        "When this door is opened (Stone door 2), this appears where the "
        "scenario says or as near to it as possible: 1 Normal Living Spirit.",
        "When this door is opened (Stone door 3), this appears where the "
        "scenario says or as near to it as possible: 1 Normal Living Bones.",
    ]


def test_jekserah_in_spanish() -> None:
    assert said(scenarios()[20], "es", characters=3)[:3] == [
        "Enemigo que hay que matar: Jekserah.",
        "Jekserah, especial 1: invoca 1 Esqueleto viviente Normal y 1 Esqueleto viviente Élite; "
        "después, Ataque -1 contra todos los enemigos adyacentes.",
        "Jekserah, especial 2: invoca 1 Cadáver viviente Normal y 1 Cadáver viviente Élite; "
        "después, Mover -1; después, Ataque +2.",
    ]


def test_the_bodyguards_retaliate_by_the_level_of_the_monsters() -> None:
    """GH-SETUP-4: which may be above that of the scenario."""
    texts = Texts("en", [read_ftl(LOCALE, "en")])
    found = [texts.say(text) for text in rules(scenarios()[8], 2, 2, 3)]
    assert found[1] == (
        "Inox Bodyguard, special 2: Move +0; then Attack +0; "
        "then Retaliate 4 until the end of the round."
    )


def test_an_obstacle_with_hit_points_in_words() -> None:
    """GH-ATT-6."""
    tables = Obstacle(id="table", at=((-9, 7), (-10, 7)), hp=Formula(plus=4, character=1))
    scenario = msgspec.structs.replace(scenarios()[1], objects=(tables,))
    assert said(scenario, characters=4)[1] == (
        "Table: can be attacked and has 8 hit points; only damage destroys it."
    )


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", "Doors on the map: a. They are open only while a character stands on one of their"),
        ("es", "Puertas del mapa: a. Solo están abiertas mientras un personaje está en una de sus"),
    ],
)
def test_doors_that_plates_hold_open_in_words(lang: str, wanted: str) -> None:
    """GH-RUL-301."""
    lock = Lock(doors=(0,), marks=("a",), key=HeldKey(at=((0, 0),)))
    scenario = msgspec.structs.replace(scenarios()[1], locks=(lock,))
    assert said(scenario, lang)[1].startswith(wanted)
