"""Areas of effect: patterns of hexes that may be turned and mirrored as one likes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, final

from grimorio.games.gloomhaven.rules.map.ground import Ground, cells_of
from grimorio.kit.hexes import Hex, mirror, rotate


@final
class Area:
    """The pattern of an attack. One with a grey hex, where the attacker stands, lies about the
    attacker and is a melee attack (GH-MATT-5); another lies anywhere, one hex of it in range."""

    __slots__ = ("_gaps", "ranged", "shapes")

    def __init__(self, offsets: Iterable[Hex], *, ranged: bool) -> None:
        """`offsets` from the grey hex, or from any one hex of the pattern."""
        shape = tuple(offsets)
        shapes: set[tuple[Hex, ...]] = set()
        for turned in range(6):
            for flat in (shape, tuple([mirror(offset) for offset in shape])):
                shapes.add(tuple(sorted([rotate(offset, turned) for offset in flat])))
        self.ranged: Final[bool] = ranged
        self.shapes: Final[tuple[tuple[Hex, ...], ...]] = tuple(sorted(shapes))
        """The pattern in all its positions."""
        gaps: set[Hex] = set()
        for one in self.shapes:
            for q, r in one:
                gaps |= {(q - p, r - s) for p, s in one} if ranged else {(-q, -r)}
        self._gaps: Final[tuple[Hex, ...]] = tuple(sorted(gaps))
        """From a hex of the pattern to where the attacker is, or to the other hexes."""

    def origins(self, ground: Ground, target: int, range_: int) -> int:
        """The hexes from which the pattern can be laid on a target, as a mask; sight apart."""
        found = ground.kept.get((self, target, range_))
        if found is None:
            found = 0
            for gap in self._gaps:
                found |= ground.shifted(target, gap)
            if self.ranged:
                reached = 0
                for cell in cells_of(found):
                    reached |= ground.within(cell, range_)
                found = reached
            ground.kept[self, target, range_] = found
        return found

    def about(self, ground: Ground, origin: int, targets: int) -> set[int]:
        """Whom a pattern about the attacker can hit together from a hex, as masks: of `targets`,
        which are the hexes of those in sight."""
        found: set[int] = set()
        for shape in self.shapes:
            struck = 0
            for offset in shape:
                struck |= ground.shifted(origin, offset)
            found.add(struck & targets)
        return found

    def laid(self, ground: Ground, range_: int, targets: int) -> dict[int, int]:
        """Whom the pattern can cover together, wherever it is laid: each group of `targets`, a mask
        of their hexes, with the hexes from which it can be laid so, sight apart (GH-TARGET-6)."""
        found: dict[int, int] = {}
        places = ground.board.places
        near = {place: ground.within(cell, range_) for cell, place in enumerate(places)}
        there = {places[cell]: 1 << cell for cell in cells_of(targets)}
        for shape in self.shapes:
            bases: set[Hex] = set()
            for q, r in there:
                bases.update([(q - p, r - s) for p, s in shape])
            for q, r in bases:
                struck = origins = 0
                for p, s in shape:
                    place = q + p, r + s
                    origins |= near.get(place, 0)
                    struck |= there.get(place, 0)
                found[struck] = found.get(struck, 0) | origins
        return found

    def hits(
        self, ground: Ground, origin: int, range_: int, targets: Mapping[int, int]
    ) -> set[tuple[int, ...]]:
        """Whom the pattern can hit together from a hex: of `targets`, which are those in sight by
        their hexes, the numbers in rising order."""
        found: set[tuple[int, ...]] = set()
        at = ground.board.places[origin]
        there = {ground.board.places[cell]: number for cell, number in targets.items()}
        if not self.ranged:
            for shape in self.shapes:
                found.add(_struck(shape, at, there))
            return found
        near = ground.within(origin, range_)
        for shape in self.shapes:
            for q, r in there:
                for p, s in shape:
                    base = (q - p, r - s)
                    if _touches(ground, shape, base, near):
                        found.add(_struck(shape, base, there))
        return found


def _touches(ground: Ground, shape: tuple[Hex, ...], base: Hex, near: int) -> bool:
    """Whether a hex of the pattern is in range (GH-TARGET-6)."""
    for q, r in shape:
        cell = ground.board.cell(base[0] + q, base[1] + r)
        if cell is not None and near >> cell & 1:
            return True
    return False


def _struck(shape: tuple[Hex, ...], base: Hex, there: Mapping[Hex, int]) -> tuple[int, ...]:
    struck = []
    for q, r in shape:
        number = there.get((base[0] + q, base[1] + r))
        if number is not None:
            struck.append(number)
    struck.sort()
    return tuple(struck)
