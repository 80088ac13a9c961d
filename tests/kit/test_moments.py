"""Moments: a rule names the point, and what acts there registers itself."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.errors import BrokenRules
from grimorio.kit.moments import Moment


class Hero:
    """A toy: it has cards, and notes what happens to it."""

    def __init__(self, *cards: int) -> None:
        self.cards = list(cards)
        self.notes: list[str] = []


def test_what_acts_at_a_moment_acts_by_its_number_and_then_by_its_name() -> None:
    worth: Moment[[Hero, int], int] = Moment("worth")

    @worth.at(2)
    def doubled(hero: Hero, value: int) -> int:
        return 2 * value

    @worth.at(1)
    def sharpened(hero: Hero, value: int) -> int:
        return value + 3

    @worth.at(1)
    def blunted(hero: Hero, value: int) -> int:
        return value // 2

    assert worth.acts == (blunted, sharpened, doubled)
    value = 5
    for act in worth.acts:
        value = act(Hero(), value)
    assert value == 10


def test_a_moment_at_which_nothing_acts_is_empty() -> None:
    assert Moment[[Hero], None]("dying").acts == ()


def test_a_function_that_acts_somewhere_can_still_be_called() -> None:
    dying: Moment[[Hero], None] = Moment("dying")

    @dying.at()
    def mourn(hero: Hero) -> None:
        hero.notes.append("mourned")

    hero = Hero()
    mourn(hero)
    assert hero.notes == ["mourned"]


def test_coroutines_may_act_and_one_may_stop_the_others() -> None:
    before: Moment[[Hero], Coroutine[Any, Any, bool]] = Moment("before")

    @before.at(1)
    async def look(hero: Hero) -> bool:
        hero.notes.append("looked")
        return False

    @before.at(2)
    async def kill(hero: Hero) -> bool:
        hero.notes.append("killed")
        return True

    @before.at(3)
    async def parry(hero: Hero) -> bool:
        hero.notes.append("parried")
        return False

    async def attack(hero: Hero) -> None:
        for act in before.acts:
            if await act(hero):
                return

    hero = Hero()
    with pytest.raises(StopIteration):
        attack(hero).send(None)
    assert hero.notes == ["looked", "killed"]


def test_two_of_one_name_need_numbers_of_their_own() -> None:
    dying: Moment[[], None] = Moment("dying")

    def mourn() -> None:
        pass

    dying.at(1)(mourn)
    dying.at(2)(mourn)
    with pytest.raises(BrokenRules, match="dying: two are called 'mourn' at 1"):
        dying.at(1)(mourn)


# -- types -----------------------------------------------------------------------------------------

TYPED = """
from grimorio.kit.moments import Moment
worth: Moment[[str, int], int] = Moment("worth")
@worth.at(1)
def fits(who: str, value: int) -> int: return value
@worth.at(2)
def short(who: str) -> int: return 0
@worth.at(3)
def says_words(who: str, value: int) -> str: return who
def rule() -> int: return worth.acts[0]("me", "much")
"""


def test_mypy_refuses_what_does_not_fit_the_moment(tmp_path: Path) -> None:
    source = tmp_path / "typed.py"
    source.write_text(TYPED)
    command = [sys.executable, "-m", "mypy", "--no-error-summary", str(source)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    wrong = [int(line.split(":")[1]) for line in run.stdout.splitlines() if ": error:" in line]
    assert wrong == [6, 8, 10], run.stdout
