"""Overlays as they are stored: what lies on the map, two numbers that depend on it, its hexes.

Of a trap the second number is made of its conditions, of who made it, and of the experience for
that. On disk these stand apart.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from grimorio.core.data import Data, as_fixed, as_int, as_list
from grimorio.core.nouns import Noun, Spelling

Overlay: TypeAlias = tuple[int, int, int, tuple[int, ...]]

MAKER: Final = 16
WORTH: Final = 20
"""Where the maker of a trap, counted from 1, and the experience for it stand behind its
conditions."""


def made_by(conditions: int, seat: int, xp: int) -> int:
    """The conditions of a trap that a character made, with who gets how much when an enemy springs
    it. A trap that nobody made has the seat NONE."""
    return conditions | seat + 1 << MAKER | xp << WORTH


def conditions_in(trap: int) -> int:
    """The conditions of a trap."""
    return trap & (1 << MAKER) - 1


def maker_of(trap: int) -> int:
    """The seat of who made it, NONE if nobody did."""
    return (trap >> MAKER & 15) - 1


def worth_of(trap: int) -> int:
    """The experience for who made it."""
    return trap >> WORTH


class TrapSpelling(Spelling[int]):
    """Conditions, maker and experience."""

    __slots__ = ("_conditions",)

    def __init__(self, conditions: Noun) -> None:
        self._conditions: Final = conditions

    def dump(self, value: int) -> Data:
        """The three of them, conditions by their ids."""
        return [self._conditions.dump(conditions_in(value)), maker_of(value), worth_of(value)]

    def load(self, data: Data) -> int:
        """The number of today. A number is of the time when it was stored as it is."""
        if type(data) is int:
            data = [conditions_in(data), maker_of(data), worth_of(data)]
        conditions, maker, xp = as_fixed(data, 3)
        return made_by(self._conditions.load(conditions), as_int(maker), as_int(xp))


class OverlaySpelling(Spelling[Overlay]):
    """A kind of overlay with what belongs to it."""

    __slots__ = ("_cell", "_is_trap", "_kind", "_trap")

    def __init__(self, kind: Noun, cell: Noun, trap: TrapSpelling) -> None:
        self._kind: Final = kind
        self._cell: Final = cell
        self._trap: Final = trap
        self._is_trap: Final = kind.number("trap")

    def dump(self, value: Overlay) -> Data:
        """Kind and hexes by their ids."""
        kind, first, second, cells = value
        more = self._trap.dump(second) if kind == self._is_trap else second
        return [self._kind.dump(kind), first, more, self._cell.dump_all(cells)]

    def load(self, data: Data) -> Overlay:
        """The numbers of today."""
        stored, first, second, cells = as_fixed(data, 4)
        kind = self._kind.load(stored)
        more = self._trap.load(second) if kind == self._is_trap else as_int(second)
        return kind, as_int(first), more, tuple([self._cell.load(one) for one in as_list(cells)])
