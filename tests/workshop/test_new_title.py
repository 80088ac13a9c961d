"""`grimorio new-title`: what it makes can be played, and passes the suite, at once."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hatchling.build import build_editable

from grimorio.conformance import CHECKS
from grimorio.core.registry import _titles, register
from grimorio.core.title import Title
from grimorio.texts import LANGUAGES, texts_of
from grimorio.trials.simulation import plan, simulate
from grimorio.words import faults
from grimorio.workshop.dash import title as dash
from grimorio.workshop.new_title import BadName, new_title
from tests.cli.conftest import Command, grimorio

__all__ = ["grimorio"]


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Title[Any]]:
    """The title of a new folder, installed as `pip install -e` would."""
    home = new_title("wild_hunt", tmp_path)
    monkeypatch.syspath_prepend(str(home))
    title: Title[Any] = import_module("wild_hunt").title
    register(title)
    yield title
    del _titles["wild_hunt"]
    for module in [name for name in sys.modules if name.split(".")[0] == "wild_hunt"]:
        del sys.modules[module]


@pytest.mark.parametrize("check", CHECKS)
def test_a_new_title_passes_the_suite_at_once(made: Title[Any], check: str) -> None:
    for seed in range(2):
        CHECKS[check](made, seed)


def test_its_words_are_complete(made: Title[Any]) -> None:
    assert faults(made) == []
    for lang in LANGUAGES:
        words = texts_of(made, lang)
        assert words.tell("title") == "Wild hunt"
        assert words.tell("seat-name", n=1) != "seat-name"


def test_bots_play_it_to_its_end(made: Title[Any]) -> None:
    found = simulate(plan("wild_hunt", bots=["random", "squire"], seats=2, games=3), jobs=1)
    assert (found.ended, found.failures) == (3, [])


def test_it_is_played_in_the_terminal(made: Title[Any], grimorio: Command) -> None:
    for lang, end in (("en", "The goal is reached"), ("es", "Se ha alcanzado la meta")):
        done = grimorio("play", "wild_hunt", "--seats", "2", "--lang", lang, typed="1\n" * 40)
        assert end in done.stdout
        assert done.stderr == ""


@pytest.mark.parametrize("count", [1, 100])
def test_while_its_words_are_missing_the_others_are_listed(
    made: Title[Any], grimorio: Command, count: int
) -> None:
    for n in range(count):
        made.kinds.event(f"happened{n}")
    done = grimorio("games")
    assert done.returncode == 0
    assert "wisps: Wisps" in done.stdout
    assert "wild_hunt" not in done.stdout
    assert "the game wild_hunt does not load" in done.stderr
    assert "en: event-happened0 is missing; " in done.stderr
    assert ("and 190 more" in done.stderr) == (count == 100)
    assert "event-happened0 is missing" in grimorio("play", "wild_hunt").stderr


def test_nothing_of_the_first_title_is_left_in_it(tmp_path: Path) -> None:
    home = new_title("wild_hunt", tmp_path)
    texts = [file.read_text("utf-8") for file in home.rglob("*") if file.is_file()]
    assert len(texts) > 15
    assert not [text for text in texts if "dash" in text.lower()]
    assert 'wild_hunt = "wild_hunt:title"' in (home / "pyproject.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Wild", "is no name"),
        ("9lives", "is no name"),
        ("../away", "is no name"),
        ("a1", "is no name"),
        ("class", "word of Python"),
        ("wisps", "installed already"),
        ("json", "has a module"),
    ],
)
def test_a_bad_name_is_refused_with_the_reason(tmp_path: Path, name: str, reason: str) -> None:
    with pytest.raises(BadName, match=reason):
        new_title(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "hunt").mkdir()
    with pytest.raises(BadName, match="there already"):
        new_title("hunt", tmp_path)
    assert list((tmp_path / "hunt").iterdir()) == []


def test_the_command_makes_it_and_says_how_to_play_it(grimorio: Command) -> None:
    done = grimorio("new-title", "hunt")
    assert (done.returncode, done.stderr) == (0, "")
    assert "-e hunt" in done.stdout
    assert "grimorio play hunt" in done.stdout
    assert Path("hunt/hunt/kinds.py").is_file()
    again = grimorio("new-title", "hunt", "--lang", "es")
    assert again.returncode == 1
    assert "no se ha creado ningún juego" in again.stderr


def test_it_is_installed_in_place_without_fetching_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(new_title("hunt", tmp_path))
    assert build_editable(str(tmp_path)).startswith("hunt-")


@pytest.mark.parametrize(
    ("there", "said"),
    [
        (["pip"], "bin/pip install -e hunt"),
        (["hatchling"], "tools/bin/uv pip install --python .venv --no-build-isolation -e hunt"),
        ([], "tools/bin/uv pip install --python .venv -e hunt"),
    ],
)
def test_it_is_installed_by_what_is_there(
    grimorio: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    there: list[str],
    said: str,
) -> None:
    monkeypatch.setattr("grimorio.cli.new_title.find_spec", lambda n: n if n in there else None)
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(sys, "prefix", str(tmp_path / ".venv"))
    monkeypatch.setattr(sys, "executable", str(tmp_path / ".venv/bin/python"))
    told = grimorio("new-title", "hunt").stdout.split("\n")
    assert told[1:3] == [f"  .venv/{said}", "  .venv/bin/grimorio play hunt"]


@pytest.mark.parametrize("check", CHECKS)
def test_the_title_it_is_copied_from_passes_the_suite(check: str) -> None:
    register(dash)
    try:
        CHECKS[check](dash, 1)
    finally:
        del _titles["dash"]
