"""Positions that several tests begin with, and what is done and read in them."""

from __future__ import annotations

from typing import Final

from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed
from grimorio.games.gloomhaven.rules.moves.forcing import force
from grimorio.games.gloomhaven.state import MONSTERS, PARTY
from grimorio.kit.hexes import Hex
from tests.games.gloomhaven.table import Table, lay

BRUTE: Final = ("trample", "sweeping-blow", "grab-and-go", "leaping-cleave")
SCOUNDREL: Final = ("single-out", "venom-shiv", "quick-hands", "flanking-strike")
CLOAK_OF_PHASING: Final = 58


def two() -> Table:
    """A brute and a scoundrel with four cards each and no items."""
    t = lay("brute", "scoundrel")
    t.hand(0, *BRUTE)
    t.hand(1, *SCOUNDREL)
    for seat in (0, 1):
        t.character(seat).items.clear()
    return t


def brute(at: Hex, other: Hex = (2, 4)) -> Table:
    """A brute that moves, and a tinkerer out of its way."""
    t = lay("brute", "tinkerer")
    t.place(0, at)
    t.place(1, other)
    t.character(0).items.clear()
    return t


def melee(*classes: str) -> tuple[Table, int]:
    """Two characters without items beside a guard with many hit points."""
    t = lay(*(classes or ("brute", "tinkerer")))
    t.place(0, (1, 1))
    t.place(1, (1, 2))
    for seat in range(len(classes or (0, 1))):
        t.equip(seat)
    return t, t.monster("bandit-guard", (0, 2), hp=30)


def hero(t: Table, seat: int = 0) -> int:
    """The figure of a character."""
    return t.character(seat).figure


def hit(t: Table, guard: int, value: int, seat: int = 0) -> None:
    """The guard attacks a character with a plain card."""
    t.modifiers(MONSTERS, "+0")
    t.strike(guard, hero(t, seat), value)


def pushes(t: Table, target: int, steps: int, *, away: bool = True, by: int = 0) -> None:
    """The character of a seat pushes or pulls a figure."""
    begin_deed(t.s, hero(t, by), by, PARTY, by, -1)
    t.do(force(target, steps, away))


def lost(t: Table, seat: int = 0) -> int:
    """Hit points that a character has lost."""
    return t.hero(seat).most - t.hero(seat).hp


def slot(t: Table, seat: int = 0) -> int:
    """The next slot of the first active card."""
    return t.character(seat).active[0].slot
