"""The log of a scenario: every event is a sentence in both languages, told figure by figure."""

from __future__ import annotations

from functools import cache

import pytest

from grimorio.core import Event, Value
from grimorio.core.kinds import Arg, Kind
from grimorio.core.scene import Text
from grimorio.games.gloomhaven import kinds, title, view
from grimorio.games.gloomhaven.components.numbers import (
    ABILITIES,
    BOSS,
    CONDITION,
    DECK_ABILITIES,
    ELITE,
    FIRST_CLASS,
    FIRST_THING,
    MODIFIERS,
    TYPE,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.components.scenarios import scenarios
from grimorio.games.gloomhaven.state import CHARACTER, MONSTER, MONSTERS
from grimorio.games.gloomhaven.variants import SCENARIOS
from grimorio.games.gloomhaven.view.cards import catalogue
from grimorio.games.gloomhaven.view.names import told_text
from grimorio.games.gloomhaven.view.story import STORY
from grimorio.kit.numbers import NONE
from grimorio.texts import LANGUAGES, Texts, read_ftl, texts_of
from tests.games.gloomhaven.geared import attacked, beside
from tests.games.gloomhaven.table import Table, lay

GUARD = (7, MONSTER, MONSTERS, TYPE["bandit-guard"], 0, 3)
HERO = (0, CHARACTER, 0, FIRST_CLASS, 0, 0)
SAMPLES: dict[str, Value] = {
    "told": GUARD,
    "cards": (1, 2),
    "cells": (1, 2),
    "item": 1,
    "items": (1, 2),
    "rule": "GH-FOCUS-7",
    "cause": "attack",
    "word": "shield",
}
"""What each noun may be; a number where nothing is said."""


@cache
def words(lang: str) -> Texts:
    return texts_of(title, lang)


def sample(arg: Arg[object]) -> Value:
    return SAMPLES.get(arg.noun, 1)


def said(text: Text, lang: str) -> str:
    texts = words(lang)
    sentence = texts.say(text)
    assert texts.missing == set()
    assert not set("{}") & set(sentence)
    assert sentence.strip() == sentence != ""
    return sentence


def tell(kind: Kind, *args: Value, at: int = 0) -> Text:
    return view.say(lay("brute", "tinkerer").s, Event(kind, args, -1, at))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", list(kinds.KINDS.events()), ids=str)
def test_every_event_is_a_sentence(kind: Kind, lang: str) -> None:
    for mood in range(3):
        text = tell(kind, *[sample(arg) for arg in kind.args], at=mood)
        assert said(text, lang).endswith((".", "!"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", list(kinds.KINDS.questions()), ids=str)
def test_every_question_is_a_sentence(kind: Kind, lang: str) -> None:
    s = lay("brute", "tinkerer").s
    args = STORY.words(s, kind, [sample(arg) for arg in kind.args])
    said(Text(f"ask-{kind.name}", {**args, "who": "Ada", "left": 2}), lang)


def test_a_turn_begins_a_beat_of_the_figure_that_acts() -> None:
    """So a phase of monsters is told figure by figure."""
    assert tell(kinds.TURN, GUARD).beat == "f7"
    assert tell(kinds.MOVED, GUARD, 3).beat == ""


@pytest.mark.parametrize(
    ("told", "name"),
    [
        (HERO, "Brute"),
        (GUARD, "Bandit Guard 3"),
        ((7, MONSTER, MONSTERS, TYPE["bandit-guard"], ELITE, 3), "Bandit Guard 3 (elite)"),
        ((7, MONSTER, MONSTERS, TYPE["bandit-commander"], BOSS, 1), "Bandit Commander"),
        ((7, MONSTER, MONSTERS, TYPE["inox-bodyguard"], BOSS, 2), "Inox Bodyguard 2"),
    ],
)
def test_figures_are_told_by_name_number_and_rank(told: tuple[int, ...], name: str) -> None:
    assert said(told_text(lay("brute", "tinkerer").s, told), "en") == name


def test_somebody_who_is_led_is_told_by_name() -> None:
    t = lay("brute", "tinkerer", scenario=19)
    assert said(told_text(t.s, (9, 3, MONSTERS, FIRST_THING[19], 0, 1)), "en") == "Hail"


@pytest.mark.parametrize(
    "rule", ["GH-FOCUS-2", "GH-FOCUS-5", "GH-FOCUS-7", "GH-FOCUS-9", "GH-FOCUS-10"]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_a_monster_did_not_choose_somebody_is_said_in_words(rule: str, lang: str) -> None:
    """The rule is named beside the sentence, not in it."""
    line = tell(kinds.PASSED_OVER, GUARD, HERO, rule)
    sentence = said(line, lang)
    assert line.args["rule"] == rule
    assert rule not in sentence
    assert sentence != said(tell(kinds.PASSED_OVER, GUARD, HERO, "GH-FOCUS-1"), lang)


@pytest.mark.rule("GH-MOD-2", "GH-MACT-2")
def test_a_card_that_is_drawn_lies_beside_its_line() -> None:
    """One that decides the blow alone makes it a moment."""
    for number, one in enumerate(MODIFIERS):
        line = tell(kinds.MODIFIER_DRAWN, GUARD, number)
        assert line.card in {face.id for face in catalogue()}
        decides = {"null": "danger", "2x": "gold"}.get(str(one.value), "")
        assert line.tone == decides
        if one.kind == "curse":
            assert line.tone == "danger"
    assert tell(kinds.ABILITY_DRAWN, 0).card in {face.id for face in catalogue()}


@pytest.mark.parametrize("cause", kinds.CAUSES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_damage_has_a_cause(cause: str, lang: str) -> None:
    assert "3" in said(tell(kinds.DAMAGE, GUARD, 3, 2, cause), lang)


@pytest.mark.rule("GH-STEP-2", "GH-STEP-3")
@pytest.mark.parametrize(("value", "sum_"), [(4, "4 (3 +1)"), (3, "3"), (2, "2 (3 -1)")])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_attack_is_told_with_what_is_added_to_it(value: int, sum_: str, lang: str) -> None:
    assert said(tell(kinds.ATTACKED, HERO, GUARD, value, 3), lang).endswith(f" {sum_}.")


def test_a_deck_that_is_shuffled_is_told_by_its_name() -> None:
    """Several types may share it."""
    sentence = said(tell(kinds.ABILITIES_SHUFFLED, TYPE_DECK[TYPE["inox-guard"]]), "en")
    assert sentence == "The ability deck is shuffled: Guards."


@pytest.mark.rule("GH-MODE-10", "GH-RUL-241")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", SCENARIOS)
def test_the_story_of_a_scenario_is_told(number: int, lang: str) -> None:
    """Its beginning, each of its sections, and its end: each another text of its own."""
    s = lay("brute", "tinkerer", scenario=number).s
    events = [Event(kinds.INTRODUCED, (number,), -1, 0), Event(kinds.CONCLUDED, (number,), -1, 0)]
    events += [Event(kinds.SECTION, (one.number,), -1, 0) for one in scenarios()[number].sections]
    told = [said(view.say(s, event), lang) for event in events]
    assert len(set(told)) == len(events)
    assert all(text.count(".") >= 2 for text in told)


def test_a_long_rest_may_lose_no_card() -> None:
    assert "no card" in said(tell(kinds.RESTED_LONG, HERO, NONE), "en")


def test_an_ability_is_told_with_what_it_says() -> None:
    guards = DECK_ABILITIES[TYPE_DECK[TYPE["bandit-guard"]]]
    for ability in guards:
        sentence = said(tell(kinds.ABILITY_DRAWN, ability), "en")
        assert sentence.startswith(f"Guards, initiative {ABILITIES[ability].initiative}: ")


@pytest.mark.parametrize(
    ("condition", "gained", "ended"),
    [
        ("invisible", "Brute gains Invisible.", "Brute is visible again."),
        ("stun", "Brute gains Stun.", "Brute no longer has Stun."),
    ],
)
def test_a_condition_that_is_gained_and_lost_in_english(
    condition: str, gained: str, ended: str
) -> None:
    assert said(tell(kinds.GAINED, HERO, CONDITION[condition]), "en") == gained
    assert said(tell(kinds.ENDED, HERO, CONDITION[condition]), "en") == ended


@pytest.mark.parametrize(
    ("condition", "gained", "ended"),
    [
        ("invisible", "Bruto se vuelve invisible.", "Bruto vuelve a ser visible."),
        ("strengthen", "Bruto se fortalece.", "Bruto ya no tiene Fortalecer."),
        ("bless", "Bruto recibe una Bendición.", "Bruto ya no tiene Bendición."),
        ("stun", "Bruto recibe la condición Aturdir.", "Bruto ya no tiene Aturdir."),
    ],
)
def test_a_condition_that_is_gained_and_lost_in_spanish(
    condition: str, gained: str, ended: str
) -> None:
    assert said(tell(kinds.GAINED, HERO, CONDITION[condition]), "es") == gained
    assert said(tell(kinds.ENDED, HERO, CONDITION[condition]), "es") == ended


@pytest.mark.parametrize(
    ("lang", "left", "words"),
    [
        ("en", 1, "Brute suffers 2 damage: 1 hit point left."),
        ("en", 0, "Brute suffers 2 damage: 0 hit points left."),
        ("es", 1, "Bruto sufre 2 de daño: queda 1 punto de golpe."),
        ("es", 4, "Bruto sufre 2 de daño: quedan 4 puntos de golpe."),
    ],
)
def test_damage_is_told_with_the_hit_points_that_are_left(lang: str, left: int, words: str) -> None:
    assert said(tell(kinds.DAMAGE, HERO, 2, left, "attack"), lang) == words


CALQUES = {
    "es": (
        "en su lugar", "plícate", "para ti o", "con Aturdir", "con Veneno", "tienes Invisible",
        "ecibir Aturdir", "ecibe Invisible", "Modificador de tirada", "1 puntos", "1 hexágonos",
    ),
    "en": (
        "way of your choice", "dark against", "spares", "card you play for", "rests long",
        "Nobody wins", "by force", "is rid of", "So many", "cards of −1", "card of -1",
    ),
}  # fmt: skip
"""What nobody says who has grown up with the language."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_are_those_of_a_native_player(lang: str) -> None:
    source = read_ftl(title.folder / "locale", lang)
    assert [calque for calque in CALQUES[lang] if calque in source] == []


def test_a_modifier_card_is_called_by_what_it_is() -> None:
    """A rolling modifier is one of them, and says so itself (GH-MOD-7)."""
    faces = [one for one in view.catalogue() if one.id.startswith("modifier-")]
    assert faces
    for face in faces:
        assert face.type is not None
        assert said(face.type, "es") == "Modificador de ataque"
        assert said(face.type, "en") == "Attack modifier"


# -- attacks ---------------------------------------------------------------------------------------


def log_of(t: Table, lang: str, *names: str) -> list[str]:
    """The lines that tell events of these names."""
    assert t.game is not None
    assert t.game.journal is not None
    found = [event for event in t.game.journal.events if event.kind.name in names]
    return [said(view.say(t.s, event), lang) for event in found]


@pytest.mark.rule("GH-MOD-5", "GH-MOD-6")
@pytest.mark.parametrize(
    ("condition", "lines", "spanish"),
    [
        ("muddle", ["Bandit Guard 1 has disadvantage."], ["Guardia bandido 1 tiene desventaja."]),
        ("strengthen", ["Bandit Guard 1 has advantage."], ["Guardia bandido 1 tiene ventaja."]),
        ("", [], []),
    ],
)
def test_why_two_cards_are_drawn_is_told(
    condition: str, lines: list[str], spanish: list[str]
) -> None:
    t, guard = beside()
    if condition:
        t.give(guard, condition)
    t.modifiers(MONSTERS, "+1", "x2")
    t.strike(guard, t.character(0).figure, 2)
    assert log_of(t, "en", "manner") == lines
    assert log_of(t, "es", "manner") == spanish


@pytest.mark.rule("GH-RUL-149")
def test_what_makes_a_2x_a_plain_card_is_told_after_the_card() -> None:
    t, guard = beside(7)
    attacked(t, guard, 3, "x2")
    assert log_of(t, "en", "modifier_drawn", "blunted", "came_to") == [
        "Bandit Guard 1 draws “2x”.",
        "The Iron Helmet of Brute makes it a +0.",
    ]
    assert log_of(t, "es", "blunted") == ["El objeto Yelmo de hierro, de Bruto, lo deja en +0."]
    t, guard = beside(7)
    attacked(t, guard, 3, "+1")
    assert log_of(t, "en", "blunted") == []
