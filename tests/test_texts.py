"""Every title speaks both languages: all it can say is there in each, with what it needs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast, visitor

from grimorio.conformance import walk
from grimorio.core import WATCHER
from grimorio.core.registry import find
from grimorio.core.scene import Text
from grimorio.core.title import Title
from grimorio.rulebook import rulebook, rules_of
from grimorio.texts import LANGUAGES, read_ftl, texts_of
from tests.plugins.rules import titles

NAMES = [title.name for title in titles()]
GAMES, DECISIONS = 6, 250
pytestmark = pytest.mark.parametrize("name", NAMES)

GRAMMAR = {"gender", "form", "sound", "verb"}
"""What one language needs to know of a word and another may not."""
FORMS = re.compile("_(start|to|of|bare|id)$")
"""The forms of a name: at the start of a sentence, as whom something is done to, whose something
is, without its place, and the word that a sentence chooses by."""


# -- what is written ----------------------------------------------------------------------------


class Message:
    """A Fluent message: the variables and the other messages it uses."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        seeker = Seeker(self)
        seeker.visit(entry)


class Seeker(visitor.Visitor):
    def __init__(self, message: Message) -> None:
        super().__init__()
        self.message = message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.message.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.message.references.add(f"-{node.id.name}")


@cache
def messages(name: str, lang: str) -> dict[str, Message]:
    """All messages of a title in a language; a fault in the file fails here."""
    title = find(name)
    found: dict[str, Message] = {}
    source = read_ftl(title.folder / "locale", lang)
    for entry in FluentParser(with_spans=False).parse(source).body:
        assert not isinstance(entry, ast.Junk), f"not Fluent: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            assert id not in found, f"{lang}: {id} is written twice"
            found[id] = Message(entry)
    return found


def needs(name: str, lang: str, id: str) -> set[str]:
    """The arguments a message uses, itself or by another message."""
    message = messages(name, lang)[id]
    inner = [needs(name, lang, other) for other in message.references]
    return message.variables.union(*inner)


def said(name: str, lang: str, id: str) -> set[str]:
    """What a sentence names. Forms of one name, such as `figure` and `figure_to`, count as one:
    each language takes the forms that its grammar wants."""
    return {FORMS.sub("", word) for word in needs(name, lang, id)}


def test_both_languages_have_the_same_messages_and_use_the_same_arguments(name: str) -> None:
    one, other = (messages(name, lang) for lang in LANGUAGES)
    assert set(one) == set(other)
    assert one
    differ = {id for id in one if (said(name, "en", id) ^ said(name, "es", id)) - GRAMMAR}
    assert differ == set()


def test_both_rulebooks_have_the_same_rules_in_the_same_order(name: str) -> None:
    folder = find(name).folder
    english, spanish = (rules_of(folder, lang) for lang in LANGUAGES)
    assert list(english) == list(spanish)
    for lang in LANGUAGES:
        items = Counter(
            line.split(":")[0] for line in rulebook(folder, lang).splitlines() if line[:2] == "- "
        )
        assert [item for item, count in items.items() if count > 1] == []
        sections = [line for line in rulebook(folder, lang).splitlines() if line[:3] == "## "]
        assert len(sections) > 1
    assert all(english[rule] != spanish[rule] for rule in english)


def test_a_title_names_itself_its_settings_and_its_seats(name: str) -> None:
    title = find(name)
    wanted = {"title", "title-blurb", "seat", "seat-name"}
    for setting in title.settings.choices:
        wanted |= {f"setting-{setting.name}", f"setting-{setting.name}-help"}
        wanted |= {f"setting-{setting.name}-{v}" for v in setting.values if isinstance(v, str)}
    for lang in LANGUAGES:
        assert wanted - set(messages(name, lang)) == set()


# -- what is said -------------------------------------------------------------------------------


def texts_in(thing: object) -> Iterator[Text]:
    """Every text inside a scene, a choice, a face; those inside others too."""
    if isinstance(thing, Text):
        yield thing
        yield from texts_in(list(thing.args.values()))
    elif isinstance(thing, msgspec.Struct):
        yield from texts_in([getattr(thing, field) for field in thing.__struct_fields__])
    elif isinstance(thing, list | tuple):
        for item in thing:
            yield from texts_in(item)


def icons_in(thing: object) -> Iterator[str]:
    if isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            value = getattr(thing, field)
            if field == "icon" and value:
                yield value
            yield from icons_in(value)
    elif isinstance(thing, list | tuple):
        for item in thing:
            yield from icons_in(item)


def shown(title: Title[Any]) -> Iterator[object]:
    """What seats and spectators are shown and told in random games."""
    yield title.looks.catalogue()
    for seed in range(GAMES):
        last = None
        for number, (game, _) in enumerate(islice(walk(title, seed), DECISIONS)):
            last = game
            for seat in {ask.seat for ask in game.pending}:
                yield game.choices(seat)
                yield [
                    game.title.looks.offer(game.state, offer.value) for offer in game.standing(seat)
                ]
            if number % 3 == 0:
                yield game.view(WATCHER + number % (game.seats + 1))
        assert last is not None
        assert last.journal is not None
        yield [title.rules.say(last.state, event) for event in last.journal.events]
        yield last.view(0)
        if last.outcome is not None:
            yield Text(f"outcome-{last.outcome.reason}")


@cache
def reached(name: str) -> tuple[list[Text], set[str]]:
    """The different texts and icons of random games."""
    texts: dict[bytes, Text] = {}
    icons = {find(name).listing.icon} - {""}
    for thing in shown(find(name)):
        texts |= {msgspec.json.encode(text): text for text in texts_in(thing)}
        icons |= set(icons_in(thing))
    return list(texts.values()), icons


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_said_in_play_is_there_with_the_arguments_it_uses(name: str, lang: str) -> None:
    known = messages(name, lang)
    texts, _ = reached(name)
    assert len({text.id for text in texts}) > 10
    assert {text.id for text in texts} - set(known) == set()
    lacking = {
        (text.id, argument)
        for text in texts
        for argument in needs(name, lang, text.id) - set(text.args)
    }
    assert lacking == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said(name: str, lang: str) -> None:
    words = texts_of(find(name), lang)
    for text in reached(name)[0]:
        sentence = words.say(text)
        assert sentence.strip() == sentence != ""
        assert not set("{}") & set(sentence)
    assert words.missing == set()


def test_every_icon_shown_is_in_the_list_for_the_sprite(name: str) -> None:
    listed = (find(name).folder / "icons.txt").read_text(encoding="utf-8").split()
    assert listed == sorted(set(listed))
    assert reached(name)[1] - set(listed) == set()
