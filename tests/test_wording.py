"""Sentences that were stumbled over when all were read aloud; none of them comes back."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

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
