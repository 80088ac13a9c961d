"""Every word of the command line is there in both languages, and no word is left over."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import grimorio.cli
from grimorio.cli import language
from grimorio.texts import LANGUAGES, preferred

HOME = Path(grimorio.cli.__file__).parent
COMMANDS = ("games", "play", "serve", "tables", "simulate", "match", "ladder",
            "replay", "rules", "bench", "new-title")  # fmt: skip


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of a language, each with the arguments it uses."""
    source = (HOME / "locale" / f"{lang}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def used() -> set[str]:
    """The ids the code names, and those it puts together."""
    found = {f"cli-{command}-about" for command in COMMANDS} | {"seat"}
    for path in HOME.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(re.findall(r"^cli-[a-z0-9-]*[a-z0-9]$", node.value))
    return found


def test_both_languages_say_the_same_things() -> None:
    assert set(messages("en")) == set(messages("es"))


def test_spanish_uses_no_argument_that_english_does_not_get() -> None:
    english = messages("en")
    for message, variables in messages("es").items():
        assert variables <= english[message]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_the_code_uses_is_there_and_every_word_there_is_used(lang: str) -> None:
    assert used() == set(messages(lang))


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "es_MX.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "es:en"}, "es"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], lang: str) -> None:
    assert preferred(environ) == lang


def test_the_language_can_be_named_before_or_after_the_command() -> None:
    assert language(["--lang", "es", "games"]) == "es"
    assert language(["games", "--lang=es"]) == "es"
