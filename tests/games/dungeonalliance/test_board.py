"""Squares beside each other, distance, facing, and lines of sight."""

from __future__ import annotations

import pytest

from grimorio.games.dungeonalliance.rules.board import (
    EDGE_SIDES,
    EDGES,
    around,
    between,
    distance,
    facings_towards,
    sees,
    square_at,
    touches,
)
from grimorio.kit.numbers import NONE

WALLED = 0
EAST_OF_0 = 1 << EDGES[0][1]
"""The corridor between the first two cells of the first row."""


def at(column: int, row: int) -> int:
    square = square_at(column, row)
    assert square != NONE
    return square


def test_the_grid_has_forty_edges() -> None:
    assert len(EDGE_SIDES) == 40


@pytest.mark.rule("DA-TERM-2", "DA-MOVE-1")
def test_inside_a_room_all_eight_squares_around_are_adjacent() -> None:
    assert sorted(around(at(1, 1), WALLED)) == sorted(
        at(column, row) for row in range(3) for column in range(3) if (column, row) != (1, 1)
    )
    assert sorted(around(at(0, 0), WALLED)) == sorted([at(1, 0), at(0, 1), at(1, 1)])


@pytest.mark.rule("DA-RUL-20", "DA-MOVE-3", "DA-MOVE-4")
def test_through_a_corridor_the_middles_touch_and_each_middle_touches_the_other_row() -> None:
    behind = {at(3, 0), at(3, 1), at(3, 2)}
    assert {one for one in around(at(2, 1), EAST_OF_0) if one in behind} == behind
    assert {one for one in around(at(2, 0), EAST_OF_0) if one in behind} == {at(3, 1)}
    assert not touches(at(2, 0), at(3, 0), EAST_OF_0)
    assert not touches(at(2, 1), at(3, 1), WALLED)
    assert touches(at(3, 1), at(2, 0), EAST_OF_0)


@pytest.mark.rule("DA-RUL-25")
def test_a_diagonal_counts_one() -> None:
    assert distance(at(0, 0), at(3, 2)) == 3
    assert distance(at(4, 4), at(2, 2)) == 2


@pytest.mark.rule("DA-LOS-1", "DA-RUL-23", "DA-EX-24")
def test_five_of_the_eight_squares_around_are_in_front_or_beside() -> None:
    here = at(1, 1)
    for facing in range(4):
        covered = [one for one in around(here, WALLED) if facings_towards(here, one) >> facing & 1]
        assert len(covered) == 5
    assert not facings_towards(here, at(1, 2)) & 1, "facing north it does not see the south"
    assert facings_towards(here, at(0, 1)) & 1, "but what is beside it"


@pytest.mark.rule("DA-LOS-2", "DA-EX-26")
def test_a_line_through_an_open_corridor_is_free_and_a_wall_or_closed_door_stops_it() -> None:
    assert sees(at(1, 1), at(4, 1), EAST_OF_0)
    assert not sees(at(1, 1), at(4, 1), WALLED)
    assert not sees(at(1, 0), at(4, 0), EAST_OF_0), "beside the corridor is wall"


@pytest.mark.rule("DA-LOS-3", "DA-RUL-26")
def test_a_line_may_touch_the_end_of_the_corridor_it_passes_but_no_other_end_of_a_wall() -> None:
    # From (2, 0) to (3, 1) the line passes the corner of the corridor at x = 3, y = 1.
    assert sees(at(2, 0), at(3, 1), EAST_OF_0)
    assert sees(at(1, 0), at(4, 1), EAST_OF_0)
    # From (1, 1) to (4, 3) it crosses x = 3 at 13/6, outside the corridor.
    assert not sees(at(1, 1), at(4, 3), EAST_OF_0 | 1 << EDGES[1][2])
    # The corner where four rooms meet is wall whatever is open.
    assert not sees(at(2, 2), at(3, 3), (1 << 40) - 1)


@pytest.mark.rule("DA-RUL-27", "DA-DMG-5")
def test_an_obstacle_counts_where_the_line_passes_through_its_inside_not_at_a_corner() -> None:
    assert between(at(0, 0), at(2, 2)) == (at(1, 1),)
    assert between(at(0, 0), at(2, 0)) == (at(1, 0),)
    assert set(between(at(0, 0), at(2, 1))) == {at(1, 0), at(1, 1)}
    assert between(at(0, 0), at(1, 1)) == ()


def test_sight_and_obstacles_are_the_same_both_ways() -> None:
    doors = EAST_OF_0 | 1 << EDGES[0][2] | 1 << EDGES[1][2]
    squares = [at(column, row) for row in range(6) for column in range(6)]
    for one in squares:
        for other in squares:
            if one != other:
                assert sees(one, other, doors) == sees(other, one, doors)
                assert set(between(one, other)) == set(between(other, one))
