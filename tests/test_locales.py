"""Where the words of a language lie."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from grimorio.texts import read_ftl

ROOT = Path(__file__).parents[1]
FILES = [
    *(ROOT / "src" / "grimorio").rglob("*.ftl"),
    *(ROOT / "web" / "src" / "locale").rglob("*.ftl"),
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_line_of_a_file_of_words_is_read(file: Path) -> None:
    """What is not Fluent is skipped without a word, by Python and by browsers."""
    entries = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []


def test_the_words_of_a_language_may_be_spread_over_files(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "b.ftl").write_text("two = Two\n")
    (tmp_path / "en" / "a.ftl").write_text("one = One\n")
    (tmp_path / "en" / "notes.txt").write_text("three = Three\n")
    assert read_ftl(tmp_path, "en") == "one = One\n\ntwo = Two\n"
    assert read_ftl(tmp_path, "es") == ""
