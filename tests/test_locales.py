"""Where the words of a language lie."""

from __future__ import annotations

from pathlib import Path

from grimorio.texts import read_ftl


def test_the_words_of_a_language_may_be_spread_over_files(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "b.ftl").write_text("two = Two\n")
    (tmp_path / "en" / "a.ftl").write_text("one = One\n")
    (tmp_path / "en" / "notes.txt").write_text("three = Three\n")
    assert read_ftl(tmp_path, "en") == "one = One\n\ntwo = Two\n"
    assert read_ftl(tmp_path, "es") == ""
