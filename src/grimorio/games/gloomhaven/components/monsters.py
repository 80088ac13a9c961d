"""The monsters: their stat cards by level and rank."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from grimorio.games.gloomhaven.components.vocabulary import Immunity, Rank
from grimorio.kit.content import SHOWN, Fact, load

LEVELS: Final = 8
FORMULA: Final = re.compile(r"\(?(?:(\d+)(x|\+))?([CVX])\)?(/2)?")
Amount: TypeAlias = int | Annotated[str, Meta(pattern=f"^{FORMULA.pattern}$")]
"""A number, or a formula: C is the number of characters; what V and X stand for, the monster's own
rules say."""
Column: TypeAlias = Annotated[tuple[Amount, ...], Meta(min_length=LEVELS, max_length=LEVELS)]


class Stats(Fact, frozen=True):
    """One side of the stat cards of a monster, level by level."""

    hp: Column
    attack: Column
    move: Column = (0,) * LEVELS
    range: Column = (0,) * LEVELS
    """0 is melee."""
    traits: tuple[tuple[str, ...], ...] = ((),) * LEVELS
    """What always holds: shield, retaliate, what attacks add."""


class Monster(Fact, frozen=True):
    """A type of monster, a boss, or a named monster, which acts by the deck of a type."""

    id: str
    icon: Annotated[str, SHOWN]
    deck: str
    standees: int
    normal: Stats | None = None
    elite: Stats | None = None
    boss: Stats | None = None
    named: Stats | None = None
    flies: bool = False
    immune: tuple[Immunity, ...] = ()

    def stats(self, rank: Rank) -> Stats:
        found: Stats | None = getattr(self, rank)
        if found is None:
            raise ValueError(f"{self.id} has no {rank} side")
        return found


class Monsters(Fact, frozen=True):
    """All of them."""

    monsters: tuple[Monster, ...]


@cache
def monsters() -> dict[str, Monster]:
    """The monsters by their names."""
    source = files("grimorio.games.gloomhaven") / "content" / "monsters.toml"
    return {monster.id: monster for monster in load(source, Monsters).monsters}


def amount(value: Amount, characters: int, known: int = 0) -> int:
    """What a number of a stat card comes to; `known` is what its own rules say for V or X. Halves
    are rounded up."""
    if isinstance(value, int):
        return value
    found = FORMULA.fullmatch(value)
    assert found is not None, value
    first, sign, letter, half = found.groups()
    number = characters if letter == "C" else known
    if sign == "x":
        number *= int(first)
    elif sign == "+":
        number += int(first)
    return (number + 1) // 2 if half else number
