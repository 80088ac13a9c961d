"""The page on what costs what: every title is measured, and the page says what was found."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from bench.cost import measures
from bench.cost.__main__ import RESULT
from bench.cost.kept import Kept
from bench.cost.page import name_of, write
from bench.cost.where import Spot, Where, busiest, by_room, sample
from grimorio.core import registry
from grimorio.core.registry import names
from tests.bazaar import title as bazaar
from tests.drawn import words_of
from tools.bootstrap import ROOT


def test_the_command_measures_every_title() -> None:
    small = ("--busy", "--dry", "--games", "1", "--answers", "20", "--looks", "5")
    done = subprocess.run(
        [sys.executable, "-m", "bench.cost", *small],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for title in names():
        assert f"| {name_of(title)} | " in done.stdout
    assert done.stdout.count("| hidden copy |") == len(names())


def test_a_title_that_joins_is_measured_and_told_of(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(registry._titles, "bazaar", bazaar)
    monkeypatch.setattr(measures, "names", lambda: ["bazaar", "wisps"])
    found = measures.measure(1, 60)
    assert list(found.costs) == ["bazaar", "wisps"]
    whats = {cost.what for cost in found.costs["bazaar"]}
    assert {"answer", "clone", "hidden copy", "view of a seat", "fingerprint"} <= whats
    assert {(one.title, one.by) for one in found.grown if one.title == "bazaar"} == {
        ("bazaar", by) for by in ("seats", "size", "answers", "load")
    }
    where = {"bazaar": Where(by_room(Counter({Spot("copy", "core/play.Play.ask"): 3})), [])}
    write(tmp_path, Kept("3.11", 1, True, 3, [found], where, None))
    page = (tmp_path / "cost.md").read_text("utf-8")
    assert f"| {name_of('bazaar')} | interpreted mean | p95 |" in page
    assert "The machine had other work" in page
    for picture in pictures(page):
        assert name_of("bazaar") in words_of((tmp_path / picture).read_text("utf-8"))


def pictures(page: str) -> list[str]:
    return re.findall(r"!\[[^]]+\]\(([^)]+)\)", page)


def test_the_page_in_docs_is_what_is_kept(tmp_path: Path) -> None:
    kept = msgspec.json.decode(RESULT.read_bytes(), type=Kept)
    assert list(kept.sides[0].costs) == list(kept.where) == names()
    write(tmp_path, kept)
    page = (ROOT / "docs" / "cost.md").read_text("utf-8")
    assert pictures(page) == ["cost-where.svg", "cost-growth.svg"]
    for name in ("cost.md", *pictures(page)):
        assert (ROOT / "docs" / name).read_text("utf-8") == (tmp_path / name).read_text("utf-8")


def test_the_time_of_a_piece_of_work_belongs_to_the_rooms_it_was_spent_in() -> None:
    spots = Counter(
        {
            Spot("copy", "state/Hero.copy"): 60,
            Spot("copy", "core/drive.Game.clone"): 30,
            Spot("copy", "/Random.random"): 7,
            Spot("copy", "copy"): 3,
            Spot("answer", "games/wisps/rules.walk"): 20,
            Spot("answer", "games/wisps/rules.walk.<locals>.<lambda>"): 30,
        }
    )
    none = {"copying the state": 0, "the engine": 0, "the kit": 0, "the rules": 0, "the rest": 0}
    assert by_room(spots) == {
        "a clone": {**none, "copying the state": 60, "the engine": 30, "the rest": 10},
        "an answer": {**none, "the rules": 50},
    }
    assert busiest(spots, 2) == [("state/Hero.copy", 0.4), ("games/wisps/rules.walk", 1 / 3)]


def test_a_game_is_sampled_at_its_copies_and_answers() -> None:
    spots = sample("wisps", 20)
    assert {spot.part for spot in spots} <= {"copy", "hide", "answer"}
    assert any(spot.function.startswith(("core/", "state/", "games/wisps/")) for spot in spots)
