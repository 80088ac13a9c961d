"""Lines of sight and obstacles worked out a second way, with fractions, for all squares near each
other on the whole grid."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from grimorio.games.dungeonalliance.rules.board import (
    ACROSS,
    EDGES,
    INSIDE,
    NEVER,
    SPAN,
    WIDTH,
    _across,
    _between,
    _inside,
    _needed,
    between,
    needed_for,
    square_at,
)
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import at

Spot = tuple[int, int]

FAR = 4
"""The farthest that anything is attacked."""

HALF = Fraction(1, 2)


def near(spot: Spot) -> list[Spot]:
    """The squares that a line from one may lead to."""
    return [
        (column, row)
        for column in range(max(0, spot[0] - FAR), min(SPAN, spot[0] + FAR + 1))
        for row in range(max(0, spot[1] - FAR), min(SPAN, spot[1] + FAR + 1))
        if (column, row) != spot
    ]


def crossings(start: Spot, end: Spot, axis: int) -> list[tuple[int, Fraction]]:
    """Where the line between two centres crosses borders of tiles: which border, and how far along
    it."""
    one, other = start[axis] + HALF, end[axis] + HALF
    along, until = start[1 - axis] + HALF, end[1 - axis] + HALF
    found = []
    for border in range(3, SPAN, 3):
        if min(one, other) < border < max(one, other):
            part = (border - one) / (other - one)
            found.append((border, along + part * (until - along)))
    return found


def corridors_needed(start: Spot, end: Spot) -> int:
    """A border is crossed where a corridor may be: in the middle third of a tile, its ends
    included. Everywhere else is wall."""
    needed = 0
    for axis in (0, 1):
        for border, along in crossings(start, end, axis):
            tile = next((n for n in range(WIDTH) if 3 * n + 1 <= along <= 3 * n + 2), None)
            if tile is None:
                return NEVER
            before = border // 3 - 1
            cell = tile * WIDTH + before if axis == 0 else before * WIDTH + tile
            needed |= 1 << EDGES[cell][1 if axis == 0 else 2]
    return needed


def passed(start: Spot, end: Spot) -> set[int]:
    """The squares with a part of the line inside them: cut at every line of the grid, each piece
    lies in the square of its middle, unless it runs along the side of squares."""
    cuts = {Fraction(0), Fraction(1)}
    for axis in (0, 1):
        one, other = start[axis] + HALF, end[axis] + HALF
        cuts |= {
            (line - one) / (other - one)
            for line in range(SPAN)
            if min(one, other) < line < max(one, other)
        }
    points = sorted(cuts)
    found = set()
    for low, high in pairwise(points):
        part = (low + high) / 2
        spot = [start[axis] + HALF + part * (end[axis] - start[axis]) for axis in (0, 1)]
        found.add(square_at(int(spot[0]), int(spot[1])))
    return found - {square_at(*start), square_at(*end)}


@pytest.mark.rule("DA-LOS-2", "DA-LOS-3", "DA-RUL-26")
def test_a_line_needs_exactly_the_corridors_whose_openings_it_passes() -> None:
    for start in [(column, row) for column in range(SPAN) for row in range(SPAN)]:
        for end in near(start):
            found = _needed(square_at(*start), square_at(*end))
            assert found == corridors_needed(start, end), (start, end)


@pytest.mark.rule("DA-DMG-5", "DA-RUL-27")
def test_a_line_passes_exactly_the_squares_it_has_a_part_in() -> None:
    for start in [(column, row) for column in range(3, 9) for row in range(3, 9)]:
        for end in near(start):
            found = _between(square_at(*start), square_at(*end))
            assert NONE not in found
            assert len(found) == len(set(found))
            assert set(found) == passed(start, end), (start, end)


@pytest.mark.rule("DA-RUL-20", "DA-RUL-26", "DA-RUL-27")
def test_the_tables_of_squares_and_lines_are_what_the_rules_say() -> None:
    assert tuple(_inside(square) for square in range(225)) == INSIDE
    assert tuple(_across(square) for square in range(225)) == ACROSS
    middle, corner, centre = at((4, 3)), at((3, 3)), at((4, 4))
    north, west = 1 << EDGES[6][0], 1 << EDGES[6][3]
    assert _across(centre) == ()
    assert dict(_across(middle)) == {north: (at((3, 2)), at((4, 2)), at((5, 2)))}
    assert dict(_across(corner)) == {north: (at((4, 2)),), west: (at((2, 4)),)}
    for start, end, needed in (
        ((4, 4), (4, 1), north), ((4, 4), (1, 4), west), ((4, 3), (3, 2), north),
        ((3, 3), (3, 2), NEVER), ((3, 3), (2, 2), NEVER), ((4, 4), (3, 1), north),
        ((5, 4), (3, 2), north), ((3, 4), (3, 5), 0), ((5, 3), (3, 2), north),
    ):  # fmt: skip
        for one, other in ((start, end), (end, start)):
            assert _needed(at(one), at(other)) == needed
            assert needed_for(at(one), at(other)) == needed
    assert _between(at((3, 3)), at((5, 5))) == between(at((3, 3)), at((5, 5))) == (centre,)
    assert set(_between(at((3, 3)), at((5, 4)))) == {at((4, 3)), centre}
