"""Hex boards: hexagons, map tiles and any other set of hexes."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimorio.kit.hexes import DIRECTIONS, Hex, HexBoard, bearings, hexagon, mirror, rotate

places = st.tuples(st.integers(-6, 6), st.integers(-6, 6))

E, SE, SW, W, NW, NE = range(6)


@given(places)
def test_a_way_leads_along_two_directions_side_by_side_at_most(offset: Hex) -> None:
    q, r = 0, 0
    way = bearings(offset)
    for turn, steps in way:
        assert steps > 0
        q, r = q + steps * DIRECTIONS[turn][0], r + steps * DIRECTIONS[turn][1]
    assert (q, r) == offset
    assert len(way) < 2 or (way[1][0] - way[0][0]) % 6 == 1
    assert bearings((0, 0)) == ()


def at(board: HexBoard, q: int, r: int) -> int:
    cell = board.cell(q, r)
    assert cell is not None
    return cell


def show(board: HexBoard, cells: tuple[int | None, ...]) -> list[Hex | None]:
    return [None if cell is None else board.place(cell) for cell in cells]


def measure(one: Hex, other: Hex) -> int:
    """Steps between two places on the open grid."""
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def apart(board: HexBoard, cell: int, other: int) -> int:
    return measure(board.place(cell), board.place(other))


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


def test_a_corner_hex_has_three_neighbours() -> None:
    board = HexBoard(hexagon(2))
    assert show(board, board.neighbours[at(board, 2, 0)]) == [(1, 1), (1, 0), (2, -1)]


def test_map_tiles_of_three_hexes_surround_a_hex() -> None:
    tiles = [(0, 0), (-1, -1), (-2, 1)]
    board = HexBoard([(q + dq, r + dr) for q, r in tiles for dq, dr in ((0, 0), (1, 0), (0, 1))])
    assert board.size == 9
    assert show(board, board.neighbours[at(board, 0, 0)]) == [
        *((1, 0), (0, 1), (-1, 1)),
        *((-1, 0), (0, -1)),
    ]
    assert board.shift(at(board, 0, 0), DIRECTIONS[NE]) is None


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


def test_an_area_of_effect_turns_with_its_owner() -> None:
    board = HexBoard(hexagon(2))
    spear = [(1, 0), (2, 0)]
    southwest = [board.shift(9, rotate(offset, SW)) for offset in spear]
    assert southwest == [at(board, -1, 1), at(board, -2, 2)]
    assert board.shift(at(board, 2, 0), (1, 0)) is None


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
    assert board.neighbours == again.neighbours


@given(boards())
def test_places_and_cells_are_two_names_of_the_same(board: HexBoard) -> None:
    assert [board.cell(*board.place(cell)) for cell in range(board.size)] == [*range(board.size)]
    for q in range(-7, 8):
        for r in range(-7, 8):
            assert (board.cell(q, r) is None) == ((q, r) not in board.places)


@given(boards())
def test_neighbours_are_the_cells_one_step_away(board: HexBoard) -> None:
    for cell in range(board.size):
        near = [other for other in range(board.size) if apart(board, cell, other) == 1]
        assert sorted(board.neighbours[cell]) == near


@given(boards())
def test_each_step_leads_its_way_and_its_opposite_back(board: HexBoard) -> None:
    for cell in range(board.size):
        for direction, offset in enumerate(DIRECTIONS):
            there = board.shift(cell, offset)
            if there is not None:
                assert board.shift(there, DIRECTIONS[(direction + 3) % 6]) == cell


@given(boards_with_cells(1), st.integers(0, 6))
def test_rings_and_ranges_are_what_distance_says(
    position: tuple[HexBoard, list[int]], radius: int
) -> None:
    board, (cell,) = position
    cells = range(board.size)
    ring = board.ring(cell, radius)
    assert sorted(ring) == [other for other in cells if apart(board, cell, other) == radius]
    within = board.within(cell, radius)
    assert sorted(within) == [other for other in cells if apart(board, cell, other) <= radius]
    distances = [apart(board, cell, other) for other in within]
    assert distances == sorted(distances)


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
    assert measure(rotate(a, turns), rotate(b, turns)) == measure(a, b)
    assert measure(mirror(a), mirror(b)) == measure(a, b)


def test_a_sixth_turn_takes_each_direction_to_the_next() -> None:
    for direction in range(6):
        assert rotate(DIRECTIONS[direction]) == DIRECTIONS[(direction + 1) % 6]
        assert mirror(DIRECTIONS[direction]) == DIRECTIONS[-direction % 6]
