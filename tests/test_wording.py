"""Sentences that were stumbled over when all were read aloud; none of them comes back."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from grimorio.texts import Texts, read_ftl

ROOT = Path(__file__).parents[1]
TEXTS = [
    *(ROOT / "src" / "grimorio").rglob("*.ftl"),
    *(ROOT / "web" / "src" / "locale").rglob("*.ftl"),
]
RULEBOOKS = [*(ROOT / "src" / "grimorio" / "games").rglob("rulebook.en.md")]
STUMBLED = (
    "¿A quién le toca { $duty }",
    "turnos de sol",
    "En vigor: ",
    "In force: ",
    "aquí y no pasó",
    "by chance, with sense",
    "al azar, con sentido",
    "What makes fewer questions",
    "Se propone lo que hace menos preguntas",
    "wakes with { $percent }",
)
SPANISH = ("(poder)", "(hasta)", "(puede)", "(debe)")


@pytest.mark.parametrize("words", STUMBLED)
def test_what_was_stumbled_over_is_gone(words: str) -> None:
    assert TEXTS
    assert [file.name for file in TEXTS if words in file.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize("word", SPANISH)
def test_the_english_rulebooks_are_in_english(word: str) -> None:
    assert RULEBOOKS
    assert [file for file in RULEBOOKS if word in file.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize(("lang", "said"), [("en", "1 player."), ("es", "1 jugador.")])
def test_one_player_is_no_players(lang: str, said: str) -> None:
    texts = Texts(lang, [read_ftl(files("grimorio.cli") / "locale", lang)])
    assert said in texts.tell("cli-play-welcome", title="Wisps", seats=1)


OPTIONS = [file for file in TEXTS if "games" in file.parts]


@pytest.mark.parametrize("file", OPTIONS, ids=lambda file: str(file.relative_to(ROOT)))
def test_an_answer_begins_with_a_capital(file: Path) -> None:
    """In every title, so that the answers of all of them look alike."""
    body = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body
    answers = [
        (entry.id.name, text)
        for entry in body
        if isinstance(entry, ast.Message) and entry.id.name.startswith("option-") and entry.value
        for text in beginnings(entry.value)
    ]
    assert [(name, text) for name, text in answers if text[:1].islower()] == []


def beginnings(pattern: ast.Pattern) -> Iterator[str]:
    """How a message may begin; nothing where it begins with a name."""
    first = pattern.elements[0]
    if isinstance(first, ast.TextElement):
        yield first.value.lstrip()
    elif isinstance(first.expression, ast.SelectExpression):
        for variant in first.expression.variants:
            yield from beginnings(variant.value)
