"""Hex boards: hexagons, rectangles, map tiles and any other set of hexes."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimorio.kit.hexes import (
    DIRECTIONS,
    NE,
    NW,
    SE,
    SW,
    E,
    Hex,
    HexBoard,
    W,
    hexagon,
    mirror,
    opposite,
    rectangle,
    rotate,
    turn,
)

places = st.tuples(st.integers(-6, 6), st.integers(-6, 6))

PLAIN = HexBoard([(q, r) for q in range(-8, 9) for r in range(-8, 9)])


def at(board: HexBoard, q: int, r: int) -> int:
    cell = board.cell(q, r)
    assert cell is not None
    return cell


def show(board: HexBoard, cells: tuple[int | None, ...]) -> list[Hex | None]:
    return [None if cell is None else board.place(cell) for cell in cells]


def measure_square(place: Hex, point: tuple[Fraction, Fraction]) -> Fraction:
    """The square of the length between a centre and a point, in hex widths."""
    q, r = place[0] - point[0], place[1] - point[1]
    return q * q + q * r + r * r


@st.composite
def boards(draw: st.DrawFn) -> HexBoard:
    return HexBoard(draw(st.lists(places, min_size=1, max_size=40, unique=True)))


@st.composite
def boards_with_cells(draw: st.DrawFn, count: int) -> tuple[HexBoard, list[int]]:
    board = draw(boards())
    cell = st.integers(0, board.size - 1)
    return board, draw(st.lists(cell, min_size=count, max_size=count))


# Examples


def test_a_hexagon_of_two_rings_has_19_hexes_numbered_row_by_row() -> None:
    board = HexBoard(hexagon(2))
    assert board.size == 19
    assert board.places[:4] == ((0, -2), (1, -2), (2, -2), (-1, -1))
    assert board.place(9) == (0, 0)
    assert board.neighbours[9] == (10, 14, 13, 8, 4, 5)


def test_a_lone_hex_is_a_hexagon_without_rings() -> None:
    assert hexagon(0) == [(0, 0)]


def test_a_corner_hex_has_three_neighbours_and_three_outer_edges() -> None:
    board = HexBoard(hexagon(2))
    corner = at(board, 2, 0)
    assert board.steps[corner] == (
        None,
        None,
        at(board, 1, 1),
        at(board, 1, 0),
        at(board, 2, -1),
        None,
    )
    assert [board.edge_cells[board.edge(corner, d)] for d in (E, SE, NE)] == [(corner,)] * 3


def test_a_rectangle_stands_upright_with_odd_rows_half_a_hex_to_the_east() -> None:
    assert rectangle(3, 3) == [
        *((0, 0), (1, 0), (2, 0)),
        *((0, 1), (1, 1), (2, 1)),
        *((-1, 2), (0, 2), (1, 2)),
    ]


def test_map_tiles_of_three_hexes_surround_a_hex() -> None:
    tiles = [(0, 0), (-1, -1), (-2, 1)]
    board = HexBoard([(q + dq, r + dr) for q, r in tiles for dq, dr in ((0, 0), (1, 0), (0, 1))])
    assert board.size == 9
    assert show(board, board.neighbours[at(board, 0, 0)]) == [
        *((1, 0), (0, 1), (-1, 1)),
        *((-1, 0), (0, -1)),
    ]
    assert board.step(at(board, 0, 0), NE) is None


def test_a_wall_between_two_hexes_is_the_same_from_both_sides() -> None:
    board = HexBoard(rectangle(4, 4))
    wall = board.edge(at(board, 1, 1), SE)
    assert wall == board.edge(at(board, 1, 2), NW)
    assert wall == board.between(at(board, 1, 2), at(board, 1, 1))
    assert board.edge_cells[wall] == (at(board, 1, 1), at(board, 1, 2))


def test_hexes_apart_share_no_edge() -> None:
    board = HexBoard([(0, 0), (2, 0)])
    with pytest.raises(ValueError, match="cells 0 and 1 share no edge"):
        board.between(0, 1)


def test_the_ring_about_a_hex_goes_clockwise_from_the_east() -> None:
    board = HexBoard(hexagon(2))
    assert show(board, board.ring(9, 1)) == list(DIRECTIONS)
    assert show(board, board.ring(9, 2)) == [
        *((2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1)),
        *((-2, 0), (-1, -1), (0, -2), (1, -2), (2, -2), (2, -1)),
    ]


def test_what_is_off_the_board_is_in_no_ring() -> None:
    board = HexBoard(hexagon(1))
    assert show(board, board.ring(at(board, 1, 0), 1)) == [(0, 1), (0, 0), (1, -1)]
    assert board.ring(at(board, 1, 0), 3) == ()


def test_a_shot_along_a_row_and_one_between_two_rows() -> None:
    board = HexBoard(hexagon(3))
    assert show(board, board.line(at(board, -2, 0), at(board, 1, 0))) == [
        *((-2, 0), (-1, 0)),
        *((0, 0), (1, 0)),
    ]
    # Due south two hexes away the line runs along an edge: one of its two hexes, always the same.
    assert show(board, board.line(at(board, 0, 0), at(board, -1, 2))) == [(0, 0), (0, 1), (-1, 2)]
    assert show(board, board.line(at(board, -1, 2), at(board, 0, 0))) == [(-1, 2), (0, 1), (0, 0)]


def test_a_line_over_a_missing_hex_says_so() -> None:
    board = HexBoard([(0, 0), (1, 0), (3, 0)])
    assert board.line(0, 2) == (0, 1, None, 2)


def test_an_area_of_effect_turns_with_its_owner() -> None:
    board = HexBoard(hexagon(2))
    spear = [(1, 0), (2, 0)]
    southwest = [board.shift(9, rotate(offset, SW)) for offset in spear]
    assert southwest == [at(board, -1, 1), at(board, -2, 2)]
    assert board.shift(at(board, 2, 0), (1, 0)) is None


def test_directions_turn_clockwise() -> None:
    assert [opposite(d) for d in (E, SE, SW, W, NW, NE)] == [W, NW, NE, E, SE, SW]
    assert turn(NE) == E
    assert turn(E, -1) == NE
    assert turn(SW, 4) == E


def test_a_hex_given_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"hex \(1, 0\) is on the board twice"):
        HexBoard([(0, 0), (1, 0), (1, 0)])


def test_a_board_without_hexes_is_refused() -> None:
    with pytest.raises(ValueError, match="without hexes"):
        HexBoard([])


# Laws


@given(st.lists(places, min_size=1, max_size=40, unique=True), st.randoms(use_true_random=False))
def test_a_board_is_the_same_in_whatever_order_it_is_given(
    hexes: list[Hex], shuffler: Random
) -> None:
    board = HexBoard(hexes)
    shuffler.shuffle(hexes)
    again = HexBoard(hexes)
    assert board.places == again.places
    assert board.sides == again.sides


@given(boards())
def test_places_and_cells_are_two_names_of_the_same(board: HexBoard) -> None:
    assert [board.cell(*board.place(cell)) for cell in range(board.size)] == [*range(board.size)]
    for q in range(-7, 8):
        for r in range(-7, 8):
            assert (board.cell(q, r) is None) == ((q, r) not in board.places)


@given(boards())
def test_neighbours_are_the_cells_one_step_away(board: HexBoard) -> None:
    for cell in range(board.size):
        near = [other for other in range(board.size) if board.distance(cell, other) == 1]
        assert sorted(board.neighbours[cell]) == near


@given(boards())
def test_each_step_leads_its_way_and_its_opposite_back(board: HexBoard) -> None:
    for cell in range(board.size):
        for direction, offset in enumerate(DIRECTIONS):
            there = board.step(cell, direction)
            assert there == board.shift(cell, offset)
            if there is not None:
                assert board.step(there, opposite(direction)) == cell


@given(boards())
def test_an_edge_is_shared_by_its_two_cells_and_no_other(board: HexBoard) -> None:
    cells: dict[int, list[int]] = {}
    for cell in range(board.size):
        for direction in range(6):
            cells.setdefault(board.edge(cell, direction), []).append(cell)
            there = board.step(cell, direction)
            if there is None:
                assert board.edge_cells[board.edge(cell, direction)] == (cell,)
            else:
                assert board.edge(cell, direction) == board.edge(there, opposite(direction))
                assert board.between(cell, there) == board.edge(cell, direction)
    assert sorted(cells) == list(range(len(board.edge_cells)))
    for edge, both in cells.items():
        assert board.edge_cells[edge] == tuple(both)


@given(boards_with_cells(3))
def test_distance_is_a_metric(position: tuple[HexBoard, list[int]]) -> None:
    board, (a, b, c) = position
    assert (board.distance(a, b) == 0) == (a == b)
    assert board.distance(a, b) == board.distance(b, a)
    assert board.distance(a, c) <= board.distance(a, b) + board.distance(b, c)


@given(boards_with_cells(1), st.integers(0, 6))
def test_rings_and_ranges_are_what_distance_says(
    position: tuple[HexBoard, list[int]], radius: int
) -> None:
    board, (cell,) = position
    cells = range(board.size)
    ring = board.ring(cell, radius)
    assert sorted(ring) == [other for other in cells if board.distance(cell, other) == radius]
    within = board.within(cell, radius)
    assert sorted(within) == [other for other in cells if board.distance(cell, other) <= radius]
    distances = [board.distance(cell, other) for other in within]
    assert distances == sorted(distances)


@given(places, places)
def test_a_line_passes_the_hexes_nearest_to_it_and_is_the_same_both_ways(a: Hex, b: Hex) -> None:
    board = PLAIN
    line = board.line(at(board, *a), at(board, *b))
    length = board.distance(at(board, *a), at(board, *b))
    assert len(line) == length + 1
    assert line == board.line(at(board, *b), at(board, *a))[::-1]
    assert (line[0], line[-1]) == (at(board, *a), at(board, *b))
    for i, cell in enumerate(line):
        assert cell is not None
        if i > 0:
            assert board.distance(line[i - 1] or 0, cell) == 1
        part = Fraction(i, length) if length else Fraction(0)
        q, r = a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])
        away = {near: measure_square(board.place(near), (q, r)) for near in board.within(cell, 1)}
        assert away[cell] == min(away.values())


@given(places, st.integers(-12, 12), st.integers(-12, 12))
def test_sixth_turns_are_a_group_of_order_six(offset: Hex, a: int, b: int) -> None:
    assert rotate(rotate(offset, a), b) == rotate(offset, a + b)
    assert rotate(offset, 6) == offset
    if offset != (0, 0):
        assert len({rotate(offset, turns) for turns in range(6)}) == 6


@given(places)
def test_a_mirror_undoes_itself_and_reverses_turns(offset: Hex) -> None:
    assert mirror(mirror(offset)) == offset
    assert mirror(rotate(offset)) == rotate(mirror(offset), -1)


@given(places, places, st.integers(0, 5))
def test_turns_and_mirrors_keep_distances(a: Hex, b: Hex, turns: int) -> None:
    def measure(one: Hex, other: Hex) -> int:
        board = HexBoard({one, other})
        return board.distance(at(board, *one), at(board, *other))

    assert measure(rotate(a, turns), rotate(b, turns)) == measure(a, b)
    assert measure(mirror(a), mirror(b)) == measure(a, b)


def test_a_sixth_turn_takes_each_direction_to_the_next() -> None:
    for direction in range(6):
        assert rotate(DIRECTIONS[direction]) == DIRECTIONS[turn(direction)]
        assert mirror(DIRECTIONS[direction]) == DIRECTIONS[-direction % 6]
