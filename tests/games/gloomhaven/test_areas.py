"""Areas of effect, each of the box against one that is laid out hex by hex."""

from __future__ import annotations

from itertools import product

import pytest

from grimorio.games.gloomhaven.components.numbers import ORDERS
from grimorio.games.gloomhaven.components.orders import AttackOrder
from grimorio.games.gloomhaven.rules.map.areas import Area
from grimorio.games.gloomhaven.rules.map.ground import Ground, cells_of
from grimorio.kit.hexes import Hex

Pattern = tuple[tuple[Hex, ...], bool]
HERE: Hex = (0, 0)
SIDE = range(-6, 7)
LAND = Ground([(q, r) for q, r in product(SIDE, SIDE) if abs(q + r) <= 6])
"""A hall with six hexes to each side of the middle."""
PLACES = frozenset(LAND.board.places)


def patterns() -> list[Pattern]:
    """Every area of the box, and whether it lies about the attacker."""
    found: set[Pattern] = set()
    for line in ORDERS:
        if isinstance(line, AttackOrder):
            shapes = [line.area, *[boost.area for boost in line.boosts]]
            found |= {(shape, line.about) for shape in shapes if shape}
    return sorted(found)


def laid(pattern: tuple[Hex, ...]) -> list[list[Hex]]:
    """The pattern in its twelve positions: turned by a sixth and again, and all that mirrored."""
    found = []
    for flat in (pattern, [(r, q) for q, r in pattern]):
        now = list(flat)
        for _ in range(6):
            now = [(-r, q + r) for q, r in now]
            found.append(now)
    return found


def distance(one: Hex, other: Hex) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def placings(pattern: Pattern, reach: int) -> list[set[Hex]]:
    """The hexes of the pattern wherever it can be laid from the middle, by trying every place."""
    offsets, about = pattern
    found: list[set[Hex]] = []
    bases = [HERE] if about else [(q, r) for q, r in product(range(-9, 10), range(-9, 10))]
    for shape in laid(offsets):
        for base in bases:
            hexes = {(base[0] + q, base[1] + r) for q, r in shape}
            if about or any(distance(place, HERE) <= reach for place in hexes):
                found.append(hexes & PLACES)
    return found


def cell(place: Hex) -> int:
    found = LAND.board.cell(*place)
    assert found is not None
    return found


@pytest.mark.rule("GH-AREA-1..5", "GH-MATT-5")
@pytest.mark.parametrize("pattern", patterns(), ids=str)
def test_an_area_can_be_laid_on_whoever_it_reaches(pattern: Pattern) -> None:
    """From the middle, with range 2: in any position, mirrored or not."""
    area = Area(pattern[0], ranged=not pattern[1])
    reached = set[Hex]().union(*placings(pattern, 2))
    for target in PLACES:
        can = bool(area.origins(LAND, cell(target), 2) >> cell(HERE) & 1)
        assert can == (target in reached), target


@pytest.mark.rule("GH-AREA-1..5", "GH-MATT-8")
@pytest.mark.parametrize("pattern", patterns(), ids=str)
def test_an_area_strikes_together_who_stands_in_it(pattern: Pattern) -> None:
    targets = [(1, 0), (2, -1), (0, 2), (-1, -1), (3, 0)]
    area = Area(pattern[0], ranged=not pattern[1])
    there = {cell(target): number for number, target in enumerate(targets)}
    wanted = {
        tuple([number for number, target in enumerate(targets) if target in hexes])
        for hexes in placings(pattern, 2)
    }
    assert area.hits(LAND, cell(HERE), 2, there) - {()} == wanted - {()}


def test_what_an_area_reaches_is_found_once_and_kept() -> None:
    """A copy of the state shares it: the ground is the same."""
    area = Area([(1, 0), (2, 0)], ranged=False)
    first = area.origins(LAND, cell(HERE), 1)
    assert LAND.kept[area, cell(HERE), 1] == first
    near = {(q, r) for q, r in PLACES if distance((q, r), HERE) == 1}
    assert {LAND.board.places[one] for one in cells_of(first)} == near | {
        (2 * q, 2 * r) for q, r in near
    }
