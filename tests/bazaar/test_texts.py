"""Bazaar speaks both languages."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from grimorio.conformance import walk
from grimorio.core import WATCHER, registry
from grimorio.core.scene import Text
from grimorio.rulebook import rules_of
from grimorio.texts import LANGUAGES, texts_of
from tests.bazaar import title


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The title is in the registry for this test only."""
    monkeypatch.setattr(registry, "_titles", {**registry._titles, title.name: title})


def texts_in(thing: object) -> Iterator[Text]:
    """Every text inside a scene, a choice, a face."""
    if isinstance(thing, Text):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        yield from texts_in([getattr(thing, field) for field in thing.__struct_fields__])
    elif isinstance(thing, list | tuple):
        for item in thing:
            yield from texts_in(item)


def shown() -> Iterator[object]:
    yield title.looks.catalogue()
    for seed in range(4):
        for game, _ in walk(title, seed):
            yield [game.view(seat) for seat in range(WATCHER, game.seats)]
            yield [game.choices(seat) for seat in range(game.seats)]
        assert game.journal is not None
        assert game.outcome is not None
        yield [title.rules.say(game.state, event) for event in game.journal.events]
        yield Text(f"outcome-{game.outcome.reason}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_said_in_play_can_be_said(lang: str) -> None:
    words = texts_of(title, lang)
    for text in texts_in(list(shown())):
        assert words.say(text).strip()
    assert words.missing == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_title_names_itself_and_its_settings(lang: str) -> None:
    words = texts_of(title, lang)
    wanted = {"title", "title-blurb", "seat", "seat-name"}
    for setting in title.settings.choices:
        wanted |= {f"setting-{setting.name}", f"setting-{setting.name}-help"}
        wanted |= {f"setting-{setting.name}-{v}" for v in setting.values if isinstance(v, str)}
    assert [id for id in wanted if id not in words] == []


def test_every_rule_named_is_in_both_rulebooks() -> None:
    english, spanish = (rules_of(title.folder, lang) for lang in LANGUAGES)
    assert list(english) == list(spanish)
    named = {rule for kind in title.kinds.questions() for rule in kind.rules}
    named |= {rule for face in title.looks.catalogue() for rule in face.rules}
    named |= {rule for setting in title.settings.choices for rule in setting.rules}
    assert named <= set(english)
