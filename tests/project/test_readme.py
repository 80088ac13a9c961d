from __future__ import annotations

import re
import subprocess
import sys
import textwrap

import pytest

from grimorio.core.registry import names
from tools.bootstrap import ROOT

TITLES = ("DungeonQuest", "Tash-Kalar", "Dungeon Alliance", "Gloomhaven", "Euthia")
READMES = {
    "README.md": ("README.es.md", "not affiliated"),
    "README.es.md": ("README.md", "no está afiliado"),
}


@pytest.mark.parametrize("name", READMES)
def test_a_readme_says_what_to_type_and_whose_the_games_are(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    other, disclaimer = READMES[name]
    for part in ("make play", "make test", f"({other})", disclaimer, "(NOTICE)", *TITLES):
        assert part in text


@pytest.mark.parametrize("name", READMES)
def test_what_a_readme_links_to_is_there(name: str) -> None:
    links = re.findall(r"\]\(([^):]+)\)", (ROOT / name).read_text("utf-8"))
    assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.mark.parametrize("name", READMES)
def test_a_readme_says_first_which_titles_can_be_played(name: str) -> None:
    """Those that are registered, and no others; ours is named in another place."""
    first = (ROOT / name).read_text("utf-8").partition("\n## ")[0]
    playable = {one for one in TITLES if re.sub(r"\W", "", one).lower() in names()}
    assert {one for one in TITLES if one in first.rpartition("![")[2]} == playable
    assert re.search(r"Euthia (is being built|está en construcción)", first)


def test_the_notice_names_every_title_and_claims_none() -> None:
    notice = " ".join((ROOT / "NOTICE").read_text("utf-8").split())
    assert "not affiliated" in notice
    assert all(title in notice for title in TITLES)


@pytest.mark.parametrize("name", READMES)
def test_the_bot_of_the_readme_plays_to_the_end(name: str) -> None:
    block = re.search(r"```python\n(.*?)```", (ROOT / name).read_text("utf-8"), re.DOTALL)
    assert block
    program = textwrap.dedent("  " + block[1].lstrip())
    played = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.strip() not in ("", "None")
