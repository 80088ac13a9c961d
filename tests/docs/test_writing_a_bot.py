"""docs/writing-a-bot.md, followed: its package joins by entry point and plays well."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from grimorio.bots import LEVELS, RANDOM, Thinker
from tests.docs.pages import DOCS, links, sections

PAGE = "writing-a-bot.md"
TEXT = (DOCS / PAGE).read_text("utf-8")
FILES = {block.file: block.text for block in sections(PAGE)["A bot in ten lines"] if block.file}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The page's package as an installer would leave it."""
    project = tomllib.loads(FILES["pyproject.toml"])["project"]
    (tmp_path / "hasty.py").write_text(FILES["hasty.py"], "utf-8")
    info = tmp_path / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    name = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(name, "utf-8")
    points = [
        f"[{group}]\n" + "".join(f"{name} = {where}\n" for name, where in found.items())
        for group, found in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(points), "utf-8")
    return tmp_path


def grimorio(package: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "grimorio", *words],
        env=os.environ | {"PYTHONPATH": str(package), "LANGUAGE": "en"},
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
