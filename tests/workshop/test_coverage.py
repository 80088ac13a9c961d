from __future__ import annotations

from pathlib import Path

import pytest

from grimorio.rulebook import mentions, rules_of
from grimorio.workshop import coverage
from grimorio.workshop.coverage import cover, implemented

RULEBOOK = """# Caves
- XX-MOVE-1: A hero moves
  one room.
- **XX-MOVE-2**: Not through walls.

Some words that are no rule.
- XX-RUL-10: A ruling.
- a list without ids
"""
CODE = '''"""Moving (XX-MOVE-1)."""


class Hero:
    def step(self) -> None:
        """One room (XX-MOVE-1..2)."""
        # A door is no wall (XX-RUL-10).
        return


async def leap() -> None:
    """Not in the book (XX-MOVE-9)."""
'''
CONTENT = """
title = "Caves"

[[cards]]
id = "rope"
rules = ["XX-MOVE-1", "XX-RUL-10"]

[[cards]]
id = "stone"

[sun]
rules = ["XX-MOVE-2"]
"""
TESTS = """
import pytest
pytestmark = pytest.mark.rule("XX-RUL-10")

@pytest.mark.rule("XX-MOVE-1..2", "YY-OTHER-1")
def test_a_hero_moves(): ...

class TestWalls:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("XX-MOVE-2"))])
    async def test_stops(self, x): ...

def helper(): ...
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    game, tests = tmp_path / "game", tmp_path / "tests" / "game"
    (game / "rules").mkdir(parents=True)
    tests.mkdir(parents=True)
    (game / "rulebook.en.md").write_text(RULEBOOK)
    (game / "rules" / "moving.py").write_text(CODE)
    (tests / "test_moving.py").write_text(TESTS)
    return tmp_path


def test_a_range_names_every_rule_in_it() -> None:
    text = "so it is (WI-PICK-1..3, WI-END-12); not WI or 1..2"
    assert list(mentions(text)) == ["WI-PICK-1", "WI-PICK-2", "WI-PICK-3", "WI-END-12"]


def test_rules_are_the_list_items_that_start_with_an_id(checkout: Path) -> None:
    assert rules_of(checkout / "game", "en") == {
        "XX-MOVE-1": "A hero moves one room.",
        "XX-MOVE-2": "Not through walls.",
        "XX-RUL-10": "A ruling.",
    }
    assert rules_of(checkout / "game", "es") == {}


def test_code_implements_what_its_docstrings_and_rulings_name(checkout: Path) -> None:
    assert implemented(checkout / "game") == {
        "XX-MOVE-1": ["rules.moving", "rules.moving:Hero.step"],
        "XX-MOVE-2": ["rules.moving:Hero.step"],
        "XX-RUL-10": ["rules.moving:Hero.step"],
        "XX-MOVE-9": ["rules.moving:leap"],
    }


def test_content_implements_the_rules_it_lists(checkout: Path) -> None:
    (checkout / "game" / "rules" / "moving.py").unlink()
    (checkout / "game" / "content").mkdir()
    (checkout / "game" / "content" / "cards.toml").write_text(CONTENT)
    assert implemented(checkout / "game") == {
        "XX-MOVE-1": ["content.cards:rope"],
        "XX-RUL-10": ["content.cards:rope"],
        "XX-MOVE-2": ["content.cards"],
    }


def test_tests_prove_what_they_are_marked_with(checkout: Path) -> None:
    one, two = (
        f"tests/game/test_moving.py::{name}"
        for name in ("test_a_hero_moves", "TestWalls::test_stops")
    )
    assert coverage.tested(checkout / "tests") == {
        "XX-RUL-10": [one, two],
        "XX-MOVE-1": [one],
        "XX-MOVE-2": [one, two],
        "YY-OTHER-1": [one],
    }


def test_ids_the_rulebook_lacks_are_found_but_not_those_of_other_games(checkout: Path) -> None:
    found = cover(checkout / "game", "en", checkout / "tests")
    assert found.unknown == {"XX-MOVE-9": ["rules.moving:leap"]}
    assert found.untested == []
