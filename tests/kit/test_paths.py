"""Paths: reach and shortest ways through walls, doors and difficult ground, against naive ones."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimorio.kit.hexes import HexBoard, hexagon
from grimorio.kit.paths import (
    Cost,
    Neighbours,
    find_predecessors,
    list_paths,
    prune,
    reach,
    shortest,
)
from grimorio.kit.square import E, N, S, SquareBoard

Ground = tuple[Neighbours, dict[tuple[int, int], int | None]]


@st.composite
def grounds(draw: st.DrawFn, most: int = 7) -> Ground:
    """Any ways at all between a few cells, one-way ones too, each with a cost or forbidden."""
    cells = range(draw(st.integers(1, most)))
    way = st.sampled_from(("none", None, 1, 1, 2, 3))
    ways = {(a, b): draw(way) for a in cells for b in cells}
    prices = {step: price for step, price in ways.items() if not isinstance(price, str)}
    return tuple(tuple(b for b in cells if (a, b) in prices) for a in cells), prices


def relax_all(ground: Ground, start: int) -> dict[int, int]:
    """Bellman and Ford's way: pull every step over and over until nothing changes."""
    neighbours, prices = ground
    costs = {start: 0}
    for _ in neighbours:
        for (a, b), price in prices.items():
            if a in costs and price is not None:
                costs[b] = min(costs.get(b, costs[a] + price), costs[a] + price)
    return costs


def walk_all(ground: Ground, start: int, goal: int) -> list[tuple[tuple[int, ...], int]]:
    """Every path without a cell twice, and what it costs."""
    neighbours, prices = ground
    done: list[tuple[tuple[int, ...], int]] = []
    waiting: list[tuple[tuple[int, ...], int]] = [((start,), 0)]
    while waiting:
        path, spent = waiting.pop()
        if path[-1] == goal:
            done.append((path, spent))
        for to in neighbours[path[-1]]:
            price = prices[path[-1], to]
            if to not in path and price is not None:
                waiting.append(((*path, to), spent + price))
    return done


def charge(ground: Ground) -> Cost:
    return lambda a, b: ground[1][a, b]


def one_each(_cell: int, _to: int) -> int:
    return 1


# Examples


def test_in_an_open_dungeon_two_steps_reach_a_diamond() -> None:
    board = SquareBoard(5, 5)
    assert reach(board.neighbours, 12, 2) == {
        12: 0,
        **dict.fromkeys((7, 11, 13, 17), 1),
        **dict.fromkeys((2, 6, 8, 10, 14, 16, 18, 22), 2),
    }


def test_what_is_reached_comes_nearest_first_and_then_by_number() -> None:
    board = SquareBoard(3, 3)
    assert list(reach(board.neighbours, 8)) == [8, 5, 7, 2, 4, 6, 1, 3, 0]
    assert list(reach(board.neighbours, 8, cost=one_each)) == [8, 5, 7, 2, 4, 6, 1, 3, 0]


def test_without_budget_only_the_start_is_reached() -> None:
    board = SquareBoard(3, 3)
    assert reach(board.neighbours, 4, 0) == {4: 0}
    assert reach(board.neighbours, 4, 0, one_each) == {4: 0}


def test_a_wall_on_an_edge_is_walked_around_from_either_side() -> None:
    board = SquareBoard(2, 2)
    wall = [False] * len(board.edge_cells)
    wall[board.edge(0, E)] = True

    def cost(cell: int, to: int) -> int | None:
        return None if wall[board.between(cell, to)] else 1

    assert shortest(board.neighbours, 0, [1], cost) == [0, 2, 3, 1]
    assert shortest(board.neighbours, 1, [0], cost) == [1, 3, 2, 0]


def test_walls_that_stand_still_are_pruned_once() -> None:
    board = SquareBoard(2, 2)
    wall = board.edge(3, N)
    assert board.edge(1, S) == wall
    ways = prune(board.neighbours, lambda cell, to: board.between(cell, to) != wall)
    assert ways == ((1, 2), (0,), (0, 3), (2,))
    assert shortest(ways, 1, [3]) == [1, 0, 2, 3]


def test_difficult_ground_costs_two_to_enter() -> None:
    board = HexBoard(hexagon(1))
    rubble = board.cell(0, 0)
    west, east = board.cell(-1, 0), board.cell(1, 0)
    assert west is not None
    assert east is not None

    def cost(_cell: int, to: int) -> int:
        return 2 if to == rubble else 1

    costs = reach(board.neighbours, west, 2, cost)
    assert [costs.get(cell) for cell in range(7)] == [1, 2, 0, 2, None, 1, 2]
    assert reach(board.neighbours, west, 3, cost)[east] == 3


def test_a_long_way_round_beats_a_short_way_through_a_swamp() -> None:
    board = SquareBoard(3, 2)

    def cost(_cell: int, to: int) -> int:
        return 5 if to == 1 else 1

    assert shortest(board.neighbours, 0, [2], cost) == [0, 3, 4, 5, 2]


def test_the_nearest_of_several_goals_is_taken_and_the_lowest_of_equals() -> None:
    board = SquareBoard(5, 1)
    assert shortest(board.neighbours, 1, [4, 3]) == [1, 2, 3]
    assert shortest(board.neighbours, 2, [4, 0]) == [2, 1, 0]
    assert shortest(board.neighbours, 2, {4, 0}, one_each) == [2, 1, 0]


def test_who_is_there_already_does_not_move() -> None:
    board = SquareBoard(3, 1)
    assert shortest(board.neighbours, 1, [0, 1]) == [1]
    assert shortest(board.neighbours, 1, [0, 1], one_each) == [1]


def test_there_is_no_way_out_of_a_walled_room() -> None:
    board = SquareBoard(3, 1, [(1, 0)])
    assert shortest(board.neighbours, 0, [1]) is None
    assert shortest(board.neighbours, 0, [1], one_each) is None
    assert shortest(board.neighbours, 0, []) is None


def test_all_equal_ways_around_a_pillar_are_compared() -> None:
    board = SquareBoard(3, 3, [(1, 1)])
    predecessors = find_predecessors(board.neighbours, reach(board.neighbours, 0))
    assert predecessors[7] == (4, 6)
    assert predecessors[0] == ()
    assert list(list_paths(predecessors, 7)) == [(0, 1, 2, 4, 7), (0, 3, 5, 6, 7)]


def test_to_an_unreached_cell_there_is_no_path_to_list() -> None:
    board = SquareBoard(5, 1)
    predecessors = find_predecessors(board.neighbours, reach(board.neighbours, 0, 2))
    assert predecessors == {0: (), 1: (0,), 2: (1,)}
    assert list(list_paths(predecessors, 4)) == []


@pytest.mark.parametrize("far", [1, 3])
def test_equal_paths_go_through_the_lowest_cell_whichever_is_found_first(far: int) -> None:
    near = 4 - far
    ways: Neighbours = ((1, 3), (4,), (), (4,), ())

    def cost(cell: int, to: int) -> int:
        return 2 if to == far or cell == near else 1

    costs = reach(ways, 0, cost=cost)
    assert (costs[near], costs[far], costs[4]) == (1, 2, 3)
    assert find_predecessors(ways, costs, cost)[4] == (1, 3)
    assert shortest(ways, 0, [4], cost) == [0, 1, 4]


def test_across_an_open_board_the_paths_are_counted_by_pascal_s_triangle() -> None:
    board = SquareBoard(5, 5)
    predecessors = find_predecessors(board.neighbours, reach(board.neighbours, 0))
    assert sum(1 for _ in list_paths(predecessors, 24)) == 70


@pytest.mark.parametrize("price", [0, -1])
def test_a_step_that_costs_nothing_is_refused(price: int) -> None:
    board = SquareBoard(2, 1)
    with pytest.raises(ValueError, match=f"the step from 0 to 1 costs {price}, not at least 1"):
        reach(board.neighbours, 0, 3, lambda _cell, _to: price)


@pytest.mark.parametrize("start", [-1, 2])
def test_a_start_off_the_board_is_refused(start: int) -> None:
    board = SquareBoard(2, 1)
    with pytest.raises(ValueError, match=f"start {start} is not on a board of 2 cells"):
        reach(board.neighbours, start)


# Laws


@given(grounds(), st.data())
def test_reach_is_what_relaxing_every_step_finds(ground: Ground, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(ground[0]) - 1))
    budget = data.draw(st.one_of(st.none(), st.integers(0, 12)))
    costs = reach(ground[0], start, budget, charge(ground))
    assert costs == {
        cell: spent
        for cell, spent in relax_all(ground, start).items()
        if budget is None or spent <= budget
    }
    assert list(costs.items()) == sorted(costs.items(), key=lambda item: (item[1], item[0]))


@given(grounds(), st.data())
def test_the_shortest_path_is_a_path_and_none_is_cheaper(
    ground: Ground, data: st.DataObject
) -> None:
    cell = st.integers(0, len(ground[0]) - 1)
    start, goals = data.draw(cell), data.draw(st.sets(cell))
    costs = relax_all(ground, start)
    path = shortest(ground[0], start, goals, charge(ground))
    near = [(costs[goal], goal) for goal in goals if goal in costs]
    if path is None:
        assert not near
        return
    assert path[0] == start
    spent = 0
    for a, b in pairwise(path):
        assert b in ground[0][a]
        price = ground[1][a, b]
        assert price is not None
        spent += price
    assert (spent, path[-1]) == min(near)


@given(grounds(most=5), st.data())
def test_the_listed_paths_are_all_the_cheapest_and_the_shortest_comes_first(
    ground: Ground, data: st.DataObject
) -> None:
    cell = st.integers(0, len(ground[0]) - 1)
    start, goal = data.draw(cell), data.draw(cell)
    walks = walk_all(ground, start, goal)
    least = min((spent for _, spent in walks), default=0)
    cheapest = [path for path, spent in walks if spent == least]
    costs = reach(ground[0], start, cost=charge(ground))
    listed = list(list_paths(find_predecessors(ground[0], costs, charge(ground)), goal))
    assert listed == sorted(cheapest, key=lambda path: path[::-1])
    if listed:
        assert shortest(ground[0], start, [goal], charge(ground)) == list(listed[0])


@given(grounds(), st.data())
def test_without_cost_all_is_as_if_each_step_cost_one(ground: Ground, data: st.DataObject) -> None:
    cell = st.integers(0, len(ground[0]) - 1)
    start, goals = data.draw(cell), data.draw(st.sets(cell))
    budget = data.draw(st.one_of(st.none(), st.integers(0, 6)))
    costs = reach(ground[0], start, budget)
    assert list(costs.items()) == list(reach(ground[0], start, budget, one_each).items())
    assert find_predecessors(ground[0], costs) == find_predecessors(ground[0], costs, one_each)
    assert shortest(ground[0], start, goals) == shortest(ground[0], start, goals, one_each)


@given(grounds(), st.data(), st.randoms(use_true_random=False))
def test_no_order_depends_on_how_the_neighbours_are_listed(
    ground: Ground, data: st.DataObject, shuffler: Random
) -> None:
    cell = st.integers(0, len(ground[0]) - 1)
    start, goals = data.draw(cell), data.draw(st.lists(cell, unique=True))
    mixed = tuple(tuple(shuffler.sample(row, len(row))) for row in ground[0])
    for cost in (None, charge(ground)):
        costs = reach(ground[0], start, cost=cost)
        assert list(costs) == list(reach(mixed, start, cost=cost))
        assert find_predecessors(ground[0], costs, cost) == find_predecessors(mixed, costs, cost)
        path = shortest(ground[0], start, goals, cost)
        assert path == shortest(mixed, start, goals[::-1], cost)


@given(grounds())
def test_pruning_forbidden_steps_changes_no_cost(ground: Ground) -> None:
    ways = prune(ground[0], lambda a, b: ground[1][a, b] is not None)
    assert all(ground[1][a, b] is not None for a, row in enumerate(ways) for b in row)
    for start in range(len(ways)):
        assert reach(ways, start, cost=charge(ground)) == relax_all(ground, start)
