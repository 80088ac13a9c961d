"""DungeonQuest in words: every text in both languages, with all that it needs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from random import Random

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from grimorio.conformance import choose, start
from grimorio.core import Event
from grimorio.core.scene import Text
from grimorio.games.dungeonquest import title, view
from grimorio.games.dungeonquest.components.numbers import CONTENT, MONSTER, ROOM
from grimorio.games.dungeonquest.rules import told, told_combat
from grimorio.games.dungeonquest.variants import SETTINGS
from grimorio.games.dungeonquest.view import story
from grimorio.games.dungeonquest.view.choices import RULES
from grimorio.texts import LANGUAGES, Texts, read_ftl

LOCALE = files("grimorio.games.dungeonquest") / "locale"
QUESTIONS = {**told.QUESTIONS, **told_combat.QUESTIONS}


def own(lang: str) -> str:
    return read_ftl(LOCALE, lang)


@cache
def speaker(lang: str) -> Texts:
    return Texts(lang, [own(lang)])


def messages(source: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse(source).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def texts_in(thing: object) -> Iterator[Text]:
    """Every text of a scene, a choice or a face, with those in its arguments."""
    if isinstance(thing, Text):
        yield thing
        yield from texts_in(tuple(thing.args.values()))
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from texts_in(getattr(thing, field))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from texts_in(part)


def say_all(thing: object) -> None:
    for lang in LANGUAGES:
        texts = speaker(lang)
        for text in texts_in(thing):
            assert texts.say(text)
        assert not texts.missing


# -- the two languages ----------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, spanish = messages(own("en")), messages(own("es"))
    assert english.keys() == spanish.keys()
    for name in english:
        here, there = arguments(english[name]), arguments(spanish[name])
        # Grammar may need the gender in one language only.
        assert here - {"gender"} == there - {"gender"}, name


def arguments(message: ast.Message) -> set[str]:
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for part in vars(node).values():
                walk(part)
        elif isinstance(node, list):
            for part in node:
                walk(part)

    walk(message.value)
    return found


def test_no_message_is_written_twice() -> None:
    for lang in LANGUAGES:
        names = re.findall(r"^([a-z][\w-]*) =", own(lang), re.MULTILINE)
        assert len(names) == len(set(names))


def test_no_spanish_sentence_was_left_in_english() -> None:
    english, spanish = messages(own("en")), messages(own("es"))
    same = {name for name in english if english[name].equals(spanish[name])}
    assert {name for name in same if not name.startswith("called-")} == {
        "title", "seat-name", "comma", "dragon", "darkness-row", "gold-at-least", "note-mark",
        "zone-deck", "type-card", "type-power", "counter-sign", "attack-card", "option-pass-may",
        "cell-unexplored", "hero-lindel", "hero-krutzbeck", "hero-tatianna", "monster-troll",
        "card-dungeon-troll", "term-escape",
    }  # fmt: skip


# -- what a title must say (docs/wire.md) ---------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_has_a_name_a_help_and_its_values(lang: str) -> None:
    for setting in SETTINGS:
        assert f"setting-{setting.name}" in speaker(lang)
        assert f"setting-{setting.name}-help" in speaker(lang)
        for value in setting.values:
            assert not isinstance(value, str) or f"setting-{setting.name}-{value}" in speaker(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_event_and_ending_is_said(lang: str) -> None:
    texts = speaker(lang)
    assert [kind for kind in QUESTIONS if f"ask-{kind}" not in texts] == []
    assert [kind for kind in story.EVENTS if f"event-{kind}" not in texts] == []
    endings = ("gold", "alone", "sunset", "kalladra")
    assert [ending for ending in endings if f"outcome-{ending}" not in texts] == []
    assert {"title", "title-blurb", "seat", "seat-name"} <= messages(own(lang)).keys()


def test_every_question_names_its_rules() -> None:
    assert RULES.keys() == QUESTIONS.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hero_has_a_name_for_sentences(lang: str) -> None:
    for hero in CONTENT.heroes:
        assert f"called-{hero.id}" in speaker(lang)


# -- the cards ----------------------------------------------------------------------------------


def test_the_whole_catalogue_can_be_read() -> None:
    say_all(view.catalogue())


# -- a whole game in words ------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_everything_that_is_seen_asked_and_told_can_be_said(seed: int) -> None:
    game = start(title, seed)
    dice = Random(seed)
    while game.outcome is None:
        for ask in game.pending:
            say_all(game.choices(ask.seat))
        if dice.random() < 0.3:
            say_all(game.view(dice.randrange(-1, game.seats)))
        choose(game, dice).do(game)
    assert game.journal is not None
    cast = [hero.kind for hero in game.state.heroes]
    for event in game.journal.events:
        say_all(story.line(event, cast))
        say_all(title.rules.say(game.state, event))


def test_every_line_of_the_log_can_be_said_in_every_mood() -> None:
    for kind, names in story.EVENTS.items():
        for at in range(story.MOODS):
            event = Event(kind, tuple(sample(kind, name) for name in names), -1, at)
            say_all(story.line(event, (3, 0)))
            say_all(story.line(event))


def sample(kind: str, name: str) -> int | str | tuple[int, ...]:
    """Something that could stand there."""
    if name == "cause":
        return "demon"
    if name == "type":
        return "magic"
    if name == "attacks":
        return (0, 1)
    if name == "fighter":
        return -1 - MONSTER["troll"]
    return 1


@pytest.mark.parametrize(
    ("who", "line"),
    [(3, "Tatianna queda emparedada"), (0, "Lindel queda emparedado")],
)
def test_spanish_knows_heroines_from_heroes(who: int, line: str) -> None:
    event = Event("died", (0, "trapped"), -1, 0)
    assert line in speaker("es").say(story.line(event, (who,)))


def test_monsters_have_articles_and_heroes_have_none() -> None:
    event = Event("round_won", (-1 - MONSTER["troll"], 0, 4, 2), -1, 0)
    assert speaker("en").say(story.line(event, (0,))) == "The Troll wins the round, 4 to 2."
    assert speaker("es").say(story.line(event, (0,))) == "El Troll gana la ronda, 4 a 2."
    event = Event("round_won", (0, -1, 4, 2), -1, 0)
    assert speaker("en").say(story.line(event, (0,))) == "Lindel wins the round, 4 to 2."


def test_the_log_tells_a_story() -> None:
    told_by = [
        Event("entered", (0, 5, ROOM["pit"], 1), -1, 0),
        Event("test_rolled", (0, 3, 6, 5), -1, 0),
        Event("died", (0, "pit"), -1, 0),
    ]
    said = [speaker("en").say(story.line(event, (0,))) for event in told_by]
    assert said == [
        "Lindel enters a room with a bottomless pit. A stone dropped in makes no sound.",
        "Luck: Lindel rolls 6 and 5.",
        "Lindel misses the edge and falls, and falls. Nobody hears the end of it.",
    ]


def test_without_a_cast_the_players_are_named() -> None:
    line = story.line(Event("turn_lost", (1,), -1, 0))
    names = Texts("en", [own("en")], {1: "Ana"})
    assert "Ana" in names.say(line)
