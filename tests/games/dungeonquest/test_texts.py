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
from grimorio.core import Chance, Event, Value
from grimorio.core.kinds import Kind
from grimorio.core.scene import Text
from grimorio.games.dungeonquest import kinds, title, view
from grimorio.games.dungeonquest.components.numbers import (
    ATTACK,
    CARD,
    CONTENT,
    DECK,
    MONSTER,
    ROOM,
)
from grimorio.games.dungeonquest.kinds import KINDS
from grimorio.games.dungeonquest.setup import set_up
from grimorio.games.dungeonquest.state import Quest
from grimorio.games.dungeonquest.variants import SETTINGS
from grimorio.kit.numbers import NONE
from grimorio.kit.story import MOODS
from grimorio.texts import LANGUAGES, Texts, read_ftl

LOCALE = files("grimorio.games.dungeonquest") / "locale"


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
    assert [kind for kind in KINDS.questions() if f"ask-{kind.name}" not in texts] == []
    assert [kind for kind in KINDS.events() if f"event-{kind.name}" not in texts] == []
    assert [ending for ending in KINDS.outcomes if f"outcome-{ending}" not in texts] == []
    assert {"title", "title-blurb", "seat", "seat-name"} <= messages(own(lang)).keys()


def test_every_question_names_its_rules() -> None:
    assert all(kind.rules for kind in KINDS.questions())


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
    for event in game.journal.events:
        say_all(view.say(game.state, event))


def cast(*heroes: int) -> Quest:
    """A table at which these Heroes sit."""
    s = set_up(title.options({}, len(heroes)), len(heroes), Chance(b""))
    for one, kind in zip(s.heroes, heroes, strict=True):
        one.kind = kind
    return s


def said(lang: str, s: Quest, kind: Kind, *args: Value) -> str:
    return speaker(lang).say(view.say(s, Event(kind, args, -1, 0)))


def test_every_line_of_the_log_can_be_said_in_every_mood() -> None:
    for kind in KINDS.events():
        for at in range(MOODS):
            event = Event(kind, tuple(sample(arg.noun) for arg in kind.args), -1, at)
            say_all(view.say(cast(3, 0), event))
            say_all(view.say(cast(NONE, NONE), event))


def sample(noun: str) -> Value:
    """Something that could stand there."""
    samples: dict[str, Value] = {
        "cause": "demon", "type": "magic", "attacks": (0, 1), "fighter": -1 - MONSTER["troll"],
        "escape": ATTACK["elven-eyes"],
    }  # fmt: skip
    return samples.get(noun, 1)


@pytest.mark.parametrize(
    ("who", "line"),
    [(3, "Tatianna queda emparedada"), (0, "Lindel queda emparedado")],
)
def test_spanish_knows_heroines_from_heroes(who: int, line: str) -> None:
    assert line in said("es", cast(who), kinds.DIED, 0, "trapped")


def test_monsters_have_articles_and_heroes_have_none() -> None:
    s = cast(0)
    won = (-1 - MONSTER["troll"], 0, 4, 2)
    assert said("en", s, kinds.ROUND_WON, *won) == "The Troll wins the round, 4 to 2."
    assert said("es", s, kinds.ROUND_WON, *won) == "El Troll gana la ronda, 4 a 2."
    assert said("en", s, kinds.ROUND_WON, 0, -1, 4, 2) == "Lindel wins the round, 4 to 2."


def test_the_log_tells_a_story() -> None:
    s = cast(0)
    assert [
        said("en", s, kinds.ENTERED, 0, 5, ROOM["pit"], 1),
        said("en", s, kinds.TEST_ROLLED, 0, 3, 6, 5),
        said("en", s, kinds.DIED, 0, "pit"),
    ] == [
        "Lindel enters F1, a room with a bottomless pit. A stone dropped in makes no sound.",
        "Luck: Lindel rolls 6 and 5.",
        "Lindel misses the edge and falls, and falls. Nobody hears the end of it.",
    ]


def test_before_the_heroes_are_dealt_the_players_are_named() -> None:
    line = view.say(cast(NONE, NONE), Event(kinds.TURN_LOST, (1,), -1, 0))
    names = Texts("en", [own("en")], {1: "Ana"})
    assert "Ana" in names.say(line)


# -- the log says what happened, and where ------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_a_potion_kills_by_its_flask(lang: str) -> None:
    s = cast(0)
    flask = said(lang, s, kinds.DIED, 0, "crypt-unstable-potion")
    assert ("flask" if lang == "en" else "frasco") in flask
    for card in ("trap-swinging-blade", "dungeon-lost-soul"):
        line = said(lang, s, kinds.DIED, 0, card)
        name = speaker(lang).say(Text(f"card-{card}"))
        assert name in line, line
        assert line != flask


@pytest.mark.rule("DQ-SUN-3")
@pytest.mark.parametrize(("space", "turns"), [(1, "24"), (20, "5"), (24, "1")])
def test_the_sun_counts_to_the_first_roll(space: int, turns: str) -> None:
    for lang in LANGUAGES:
        assert f" {turns} " in said(lang, cast(0), kinds.SUN_MOVED, space)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_holds_nothing_is_told_as_nothing(lang: str) -> None:
    s = cast(0)
    for deck in ("dungeon", "search", "crypt", "corpse", "catacombs"):
        line = said(lang, s, kinds.DREW, 0, CARD[f"{deck}-empty"])
        assert speaker(lang).say(Text(f"card-{deck}-empty")) not in line, line
    assert "{" not in said(lang, s, kinds.SHUFFLE_DRAWN, 0, DECK["search"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_new_room_is_told_with_its_place(lang: str) -> None:
    s = cast(0)
    for room in range(len(ROOM.ids)):
        if ROOM.ids[room] not in ("tower", "treasure"):
            assert "F1" in said(lang, s, kinds.ENTERED, 0, 5, room, 1), ROOM.ids[room]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reroll_is_told_as_one(lang: str) -> None:
    s = cast(0)
    for first, again in (
        ((kinds.TEST_ROLLED, 0, 3, 6, 5), (kinds.TEST_REROLLED, 0, 3, 6, 2)),
        ((kinds.FIRE_ROLLED, 0, 6, 5), (kinds.FIRE_REROLLED, 0, 6, 2)),
    ):
        once = said(lang, s, *first)
        assert said(lang, s, *again) != once.replace("5", "2")
