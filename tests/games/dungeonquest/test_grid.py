"""The grid of 13 x 10 under the board, and any other."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from grimorio.games.dungeonquest.components.grid import Grid
from grimorio.kit.square import DIRECTIONS

N, E, S, W = range(4)


def dungeon() -> Grid:
    return Grid(13, 10)


def at(grid: Grid, column: int, row: int) -> int:
    cell = grid.cell(column, row)
    assert cell is not None
    return cell


grids = st.builds(Grid, st.integers(1, 6), st.integers(1, 6))


# Examples


def test_the_dungeon_has_130_spaces_and_an_edge_for_each_wall() -> None:
    grid = dungeon()
    assert grid.size == 130
    edges = {edge for sides in grid.sides for edge in sides}
    assert edges == set(range(13 * 11 + 14 * 10))


def test_a_tower_room_has_two_ways_out() -> None:
    grid = dungeon()
    tower = at(grid, 12, 0)
    assert grid.steps[tower] == (None, None, at(grid, 12, 1), at(grid, 11, 0))
    assert grid.neighbours[tower] == (at(grid, 12, 1), at(grid, 11, 0))


def test_a_portcullis_is_met_from_both_rooms() -> None:
    grid = dungeon()
    closed = grid.sides[at(grid, 4, 4)][E]
    assert closed == grid.sides[at(grid, 5, 4)][W]
    assert sum(sides.count(closed) for sides in grid.sides) == 2


def test_the_outer_wall_has_edges_too() -> None:
    grid = dungeon()
    corner = grid.sides[at(grid, 0, 9)]
    assert corner[S] != corner[W]
    assert [sum(sides.count(corner[d]) for sides in grid.sides) for d in (S, W)] == [1, 1]


def test_travel_in_the_catacombs_ends_at_the_outer_wall() -> None:
    grid = dungeon()
    way = grid.ray(at(grid, 7, 3), E)
    assert [grid.place(cell) for cell in way] == [(8, 3), (9, 3), (10, 3), (11, 3), (12, 3)]
    assert grid.ray(at(grid, 7, 0), N) == ()


# Laws


@given(grids)
def test_places_and_cells_are_two_names_of_the_same(grid: Grid) -> None:
    found = []
    for row in range(-1, 8):
        for column in range(-1, 8):
            cell = grid.cell(column, row)
            if cell is not None:
                assert grid.place(cell) == (column, row) == (grid.columns[cell], grid.rows[cell])
                found.append(cell)
    assert found == list(range(grid.size))


@given(grids)
def test_each_step_leads_its_way_and_its_opposite_back(grid: Grid) -> None:
    for cell in range(grid.size):
        column, row = grid.place(cell)
        there = [grid.cell(column + columns, row + rows) for columns, rows in DIRECTIONS]
        assert list(grid.steps[cell]) == there
        assert list(grid.neighbours[cell]) == [other for other in there if other is not None]
        for direction, other in enumerate(there):
            if other is not None:
                assert grid.steps[other][(direction + 2) % 4] == cell


@given(grids)
def test_an_edge_is_shared_by_its_two_cells_and_no_other(grid: Grid) -> None:
    cells: dict[int, list[int]] = {}
    for cell, sides in enumerate(grid.sides):
        for direction, edge in enumerate(sides):
            cells.setdefault(edge, []).append(cell)
            other = grid.steps[cell][direction]
            assert other is None or grid.sides[other][(direction + 2) % 4] == edge
    assert sorted(cells) == list(range(len(cells)))
    for cell, sides in enumerate(grid.sides):
        for direction, edge in enumerate(sides):
            other = grid.steps[cell][direction]
            assert cells[edge] == sorted([cell] if other is None else [cell, other])
