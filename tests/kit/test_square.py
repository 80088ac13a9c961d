"""Square boards: the dungeon of 13 x 10, the arena of 69 squares, and any board with holes."""

from collections import deque
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimorio.kit.square import (
    AROUND,
    DIRECTIONS,
    E,
    N,
    Offset,
    S,
    SquareBoard,
    W,
    mirror,
    opposite,
    rotate,
    turn_left,
    turn_right,
)

ARENA_HOLES = [
    (x - 1, y - 1)
    for x in range(1, 10)
    for y in range(1, 10)
    if not (3 < x + y < 17 and abs(x - y) < 7)
]


def dungeon() -> SquareBoard:
    return SquareBoard(13, 10)


def arena() -> SquareBoard:
    return SquareBoard(9, 9, ARENA_HOLES)


def at(board: SquareBoard, column: int, row: int) -> int:
    cell = board.cell(column, row)
    assert cell is not None
    return cell


@st.composite
def boards(draw: st.DrawFn) -> SquareBoard:
    width, height = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    places = [(column, row) for row in range(height) for column in range(width)]
    holes = draw(st.sets(st.sampled_from(places), max_size=len(places) - 1))
    return SquareBoard(width, height, holes)


@st.composite
def boards_with_cells(draw: st.DrawFn, count: int) -> tuple[SquareBoard, list[int]]:
    board = draw(boards())
    cell = st.integers(0, board.size - 1)
    return board, draw(st.lists(cell, min_size=count, max_size=count))


offsets = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


# Examples


def test_the_dungeon_has_130_spaces_and_an_edge_for_each_wall() -> None:
    board = dungeon()
    assert board.size == 130
    assert len(board.edge_cells) == 13 * 11 + 14 * 10
    assert sum(len(cells) == 1 for cells in board.edge_cells) == 2 * (13 + 10)


def test_a_tower_room_has_two_ways_out() -> None:
    board = dungeon()
    tower = at(board, 12, 0)
    assert board.steps[tower] == (None, None, at(board, 12, 1), at(board, 11, 0))
    assert board.neighbours[tower] == (at(board, 12, 1), at(board, 11, 0))
    assert board.around[tower] == (at(board, 12, 1), at(board, 11, 1), at(board, 11, 0))


def test_the_eight_around_a_space_come_clockwise_from_the_north() -> None:
    board = SquareBoard(3, 3)
    assert board.around[4] == (1, 2, 5, 8, 7, 6, 3, 0)
    assert board.neighbours[4] == (1, 5, 7, 3)


def test_a_portcullis_is_met_from_both_rooms() -> None:
    board = dungeon()
    closed = [False] * len(board.edge_cells)
    closed[board.edge(at(board, 4, 4), E)] = True
    assert closed[board.edge(at(board, 5, 4), W)]
    assert closed[board.between(at(board, 5, 4), at(board, 4, 4))]
    assert not closed[board.edge(at(board, 4, 4), W)]
    assert sum(closed) == 1


def test_the_outer_wall_has_edges_too() -> None:
    board = dungeon()
    corner = at(board, 0, 9)
    assert board.edge_cells[board.edge(corner, S)] == (corner,)
    assert board.edge_cells[board.edge(corner, W)] == (corner,)
    assert board.edge(corner, S) != board.edge(corner, W)


def test_from_a_tower_to_the_treasure_it_is_ten_rooms() -> None:
    board = dungeon()
    assert board.distance(at(board, 0, 0), at(board, 6, 4)) == 10
    assert board.king_distance(at(board, 0, 0), at(board, 6, 4)) == 6


def test_travel_in_the_catacombs_ends_at_the_outer_wall() -> None:
    board = dungeon()
    way = board.ray(at(board, 7, 3), E)
    assert [board.place(cell) for cell in way] == [(8, 3), (9, 3), (10, 3), (11, 3), (12, 3)]
    assert board.ray(at(board, 7, 0), N) == ()


def test_the_arena_has_69_squares_and_three_missing_at_each_corner() -> None:
    board = arena()
    assert board.size == 69
    for corner in ((0, 0), (1, 0), (0, 1), (8, 0), (7, 0), (8, 1), (8, 8), (7, 8), (0, 8), (1, 8)):
        assert board.cell(*corner) is None
    assert board.cell(2, 0) == 0
    assert board.cell(6, 8) == 68


def test_in_the_arena_no_missing_corner_lengthens_a_king_s_way() -> None:
    board = arena()
    for start in range(board.size):
        steps = {start: 0}
        waiting = deque([start])
        while waiting:
            cell = waiting.popleft()
            for other in board.around[cell]:
                if other not in steps:
                    steps[other] = steps[cell] + 1
                    waiting.append(other)
        assert steps == {cell: board.king_distance(start, cell) for cell in range(board.size)}


def test_a_ray_stops_at_a_hole_and_a_line_looks_over_it() -> None:
    board = SquareBoard(5, 1, [(2, 0)])
    assert board.ray(0, E) == (1,)
    assert board.line(0, 3) == (0, 1, None, 2, 3)


def test_a_line_like_a_knight_s_move_bends_the_same_way_in_both_directions() -> None:
    board = SquareBoard(3, 2)
    assert board.line(0, 5) == (0, 4, 5)
    assert board.line(5, 0) == (5, 4, 0)


@pytest.mark.parametrize("hole", [(3, 0), (0, 2), (-1, 0), (0, -1)])
def test_a_hole_outside_the_board_is_refused(hole: Offset) -> None:
    with pytest.raises(ValueError, match=rf"hole \({hole[0]}, {hole[1]}\) is outside the 3 x 2"):
        SquareBoard(3, 2, [hole])


@pytest.mark.parametrize(("width", "height"), [(0, 3), (3, 0), (-1, 2)])
def test_a_board_without_cells_is_refused(width: int, height: int) -> None:
    with pytest.raises(ValueError, match="has no cells"):
        SquareBoard(width, height)


def test_cells_that_only_touch_at_a_corner_share_no_edge() -> None:
    with pytest.raises(ValueError, match="cells 0 and 4 share no edge"):
        SquareBoard(3, 3).between(0, 4)


def test_turns() -> None:
    assert [opposite(d) for d in (N, E, S, W)] == [S, W, N, E]
    assert [turn_right(d) for d in (N, E, S, W)] == [E, S, W, N]
    assert [turn_left(d) for d in (N, E, S, W)] == [W, N, E, S]


def test_a_pattern_has_eight_orientations() -> None:
    pattern = [(0, 0), (1, 0), (0, -2)]
    turned = {
        frozenset(rotate(mirror(o) if flipped else o, turns) for o in pattern)
        for turns in range(4)
        for flipped in (False, True)
    }
    assert len(turned) == 8
    assert frozenset({(0, 0), (0, 1), (2, 0)}) in turned


# Laws


@given(boards())
def test_places_and_cells_are_two_names_of_the_same(board: SquareBoard) -> None:
    found = []
    for row in range(-1, board.height + 1):
        for column in range(-1, board.width + 1):
            cell = board.cell(column, row)
            if cell is not None:
                assert board.place(cell) == (column, row)
                found.append(cell)
    assert found == list(range(board.size))


@given(boards())
def test_neighbours_are_the_cells_one_step_away(board: SquareBoard) -> None:
    cells = range(board.size)
    for cell in cells:
        near = [other for other in cells if board.distance(cell, other) == 1]
        assert sorted(board.neighbours[cell]) == near
        around = [other for other in cells if board.king_distance(cell, other) == 1]
        assert sorted(board.around[cell]) == around


@given(boards())
def test_each_step_leads_its_way_and_its_opposite_back(board: SquareBoard) -> None:
    for cell in range(board.size):
        column, row = board.place(cell)
        for direction, (columns, rows) in enumerate(DIRECTIONS):
            there = board.step(cell, direction)
            assert there == board.cell(column + columns, row + rows)
            if there is not None:
                assert board.step(there, opposite(direction)) == cell


@given(boards())
def test_an_edge_is_shared_by_its_two_cells_and_no_other(board: SquareBoard) -> None:
    sides = [
        (board.edge(cell, direction), cell) for cell in range(board.size) for direction in range(4)
    ]
    cells: dict[int, list[int]] = {}
    for edge, cell in sides:
        cells.setdefault(edge, []).append(cell)
    assert sorted(cells) == list(range(len(board.edge_cells)))
    for edge, both in cells.items():
        assert board.edge_cells[edge] == tuple(both)
    for cell in range(board.size):
        for direction in range(4):
            there = board.step(cell, direction)
            if there is None:
                assert board.edge_cells[board.edge(cell, direction)] == (cell,)
            else:
                assert board.edge(cell, direction) == board.edge(there, opposite(direction))
                assert board.between(cell, there) == board.edge(cell, direction)


@given(boards_with_cells(3))
def test_both_distances_are_metrics(position: tuple[SquareBoard, list[int]]) -> None:
    board, (a, b, c) = position
    for measure in (board.distance, board.king_distance):
        assert (measure(a, b) == 0) == (a == b)
        assert measure(a, b) == measure(b, a)
        assert measure(a, c) <= measure(a, b) + measure(b, c)


@given(boards_with_cells(2))
def test_a_line_is_straight_and_the_same_both_ways(position: tuple[SquareBoard, list[int]]) -> None:
    board, (a, b) = position
    line = board.line(a, b)
    length = board.king_distance(a, b)
    assert len(line) == length + 1
    assert (line[0], line[-1]) == (a, b)
    assert line == board.line(b, a)[::-1]
    full = SquareBoard(board.width, board.height)
    whole = full.line(at(full, *board.place(a)), at(full, *board.place(b)))
    for i, cell in enumerate(whole):
        assert cell is not None
        column, row = full.place(cell)
        assert line[i] == board.cell(column, row)
        part = Fraction(i, length) if length else Fraction(0)
        for found, start, end in zip(full.place(cell), board.place(a), board.place(b), strict=True):
            assert abs(found - (start + part * (end - start))) <= Fraction(1, 2)


@given(offsets, st.integers(-8, 8), st.integers(-8, 8))
def test_quarter_turns_are_a_group_of_order_four(offset: Offset, a: int, b: int) -> None:
    assert rotate(rotate(offset, a), b) == rotate(offset, a + b)
    assert rotate(offset, 4) == offset
    if offset != (0, 0):
        assert len({rotate(offset, turns) for turns in range(4)}) == 4


@given(offsets)
def test_a_mirror_undoes_itself_and_reverses_turns(offset: Offset) -> None:
    assert mirror(mirror(offset)) == offset
    assert mirror(rotate(offset)) == rotate(mirror(offset), -1)


def test_a_quarter_turn_takes_each_direction_to_the_next() -> None:
    for direction in (N, E, S, W):
        assert rotate(DIRECTIONS[direction]) == DIRECTIONS[turn_right(direction)]
        assert mirror(DIRECTIONS[direction]) == DIRECTIONS[-direction % 4]
    assert AROUND[::2] == DIRECTIONS
    assert [rotate(offset) for offset in AROUND] == [*AROUND[2:], *AROUND[:2]]
