"""Positions for tests of items."""

from __future__ import annotations

from grimorio.core import Value
from grimorio.games.gloomhaven.state import MONSTERS, OBSTACLE
from tests.games.gloomhaven.table import Table, lay

FIRE, ICE, AIR, EARTH, LIGHT, DARK = range(6)


def beside(*worn_items: int, by: str = "brute", other: str = "tinkerer") -> tuple[Table, int]:
    """A character with items beside a guard with many hit points, and an ally beside it."""
    t = lay(by, other)
    t.place(0, (1, 1))
    t.place(1, (1, 2))
    t.equip(0, *worn_items)
    t.equip(1)
    return t, t.monster("bandit-guard", (0, 2), hp=30)


def afar(*worn_items: int, by: str = "brute") -> tuple[Table, int, int]:
    """A character with items, and two guards beside one another, 3 and 4 hexes away."""
    t = lay(by, "tinkerer")
    t.place(0, (3, 0))
    t.place(1, (-3, 6))
    t.equip(0, *worn_items)
    t.equip(1)
    guard = t.monster("bandit-guard", (1, 3), hp=30)
    return t, guard, t.monster("bandit-guard", (0, 4), hp=30)


def used(t: Table, seat: int = 0) -> int:
    """How many uses of items are counted."""
    return t.character(seat).tallies.get("items_used", 0)


def offered(t: Table, seat: int = 0) -> list[Value]:
    """The items among what can be answered."""
    return [one for one in t.options(seat) if isinstance(one, tuple) and one[0] == "item"]


def attacked(t: Table, guard: int, value: int, card: str = "+0") -> None:
    """The guard attacks the first character."""
    t.modifiers(MONSTERS, card)
    t.strike(guard, t.character(0).figure, value)


def lost(t: Table, seat: int = 0) -> int:
    return t.hero(seat).most - t.hero(seat).hp


def obstacle(t: Table, place: tuple[int, int]) -> None:
    t.s.overlays.append((OBSTACLE, 0, 0, (t.cell(place),)))
