"""docs/writing-a-bot.md, followed: its package joins by entry point and plays well."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from hatchling.build import build_editable

from grimorio.bots import LEVELS, RANDOM, Thinker
from grimorio.cli.new_title import installing
from tests.docs.pages import DOCS, links, sections

PAGE = "writing-a-bot.md"
TEXT = (DOCS / PAGE).read_text("utf-8")
BLOCKS = sections(PAGE)["A bot in ten lines"]
FILES = {block.file: block.text for block in BLOCKS if block.file}
SHELL = [block for block in BLOCKS if block.language == "sh"]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the page, and beside it what an installer unpacks: it points to the folder."""
    folder = tmp_path / "hasty"
    folder.mkdir()
    for file, text in FILES.items():
        (folder / file).write_text(text, "utf-8")
    monkeypatch.chdir(folder)
    wheel = build_editable(str(tmp_path))
    zipfile.ZipFile(tmp_path / wheel).extractall(tmp_path / "installed")
    return folder


def grimorio(package: Path, *words: str) -> str:
    path = f"{package.parent / 'installed'}{os.pathsep}{package}"
    done = subprocess.run(
        [sys.executable, "-m", "grimorio", *words],
        env=os.environ | {"PYTHONPATH": path, "LANGUAGE": "en"},
        cwd=package,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_bot_of_the_page_joins_and_beats_chance(package: Path) -> None:
    listed = json.loads(grimorio(package, "games", "--json"))
    assert all(game["bots"][-1] == "hasty" for game in listed)
    words = ("match", "wisps", "--bots", "hasty,random", "--games", "6", "--jobs", "1", "--json")
    hasty, chance = json.loads(grimorio(package, *words))["bots"]
    assert (hasty["bot"], chance["bot"]) == ("hasty", "random")
    assert hasty["games"] == chance["games"] == 6
    assert hasty["wins"] > chance["wins"]


def test_it_is_installed_as_the_page_says(
    package: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In a clone as `grimorio new-title` says it there."""
    (pointer,) = (tmp_path / "installed").glob("*.pth")
    assert pointer.read_text("utf-8").strip() == str(package)
    monkeypatch.chdir(DOCS.parent)
    monkeypatch.setattr(
        "grimorio.cli.new_title.find_spec", lambda name: name == "hatchling" or None
    )
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr(sys, "prefix", str(DOCS.parent / ".venv"))
    commands = [block.text.splitlines()[0] for block in SHELL]
    assert commands == [f"{installing()} -e hasty", "pip install -e hasty"]


def test_the_bot_has_ten_lines() -> None:
    lines = [line for line in FILES["hasty.py"].splitlines() if line.strip()]
    inside = [line for line in lines if line.startswith("    ") and "def " not in line]
    assert len(inside) <= 10


def test_the_page_names_all_a_thinker_gives_and_every_level() -> None:
    given = {name for name in dir(Thinker) if not name.startswith("_")}
    for name in [*given, RANDOM, *LEVELS]:
        assert f"`{name}" in TEXT, name


def test_every_link_leads_somewhere() -> None:
    for target in links(PAGE):
        assert (DOCS / target).exists(), target
