"""What is installed is looked for once, and again when something is installed."""

from __future__ import annotations

import os
import time
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.errors import UnknownGame
from grimorio.core.registry import find, names
from grimorio.texts import refused
from tests.published import publish_titles


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """How often all packages were looked through, for which groups; in a world with one more place
    for packages."""
    found: list[str] = []
    look = metadata.entry_points

    def counted(**wanted: Any) -> Any:
        found.append(wanted["group"])
        return look(**wanted)

    monkeypatch.setattr(metadata, "entry_points", counted)
    monkeypatch.syspath_prepend(str(tmp_path))
    age(tmp_path, 1)
    return found


def age(folder: Path, hours: int) -> None:
    """As if it had been changed that many hours ago."""
    os.utime(folder, (time.time() - 3600 * hours,) * 2)


def test_packages_are_looked_through_once(looks: list[str]) -> None:
    for _ in range(20):
        assert "wisps" in names()
        with pytest.raises(UnknownGame):
            find("nothing of that name")
    assert looks == ["grimorio.games"]


def test_a_refusal_is_said_without_looking(looks: list[str]) -> None:
    find("wisps")
    names()
    before = len(looks)
    for lang in ("en", "es"):
        with pytest.raises(UnknownGame) as error:
            find("none")
        assert "none" in refused(error.value, lang)
    assert len(looks) == before


def test_what_is_installed_meanwhile_is_found(looks: list[str], tmp_path: Path) -> None:
    before = set(names())
    assert len(looks) == 1
    publish_titles(tmp_path, "grimorio_new", {"new": "somewhere:thing"})
    for _ in range(2):
        assert set(names()) == {*before, "new"}
    assert len(looks) == 3, "while it is fresh, more of it may come"
    age(tmp_path, 2)
    for _ in range(5):
        assert set(names()) == {*before, "new"}
    assert len(looks) == 4
