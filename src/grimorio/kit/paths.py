"""Paths on any board: what can be reached, the shortest way, and all ways equally short.

A board is its table of neighbours (``board.neighbours``, ``board.around`` or a title's own).
A cost says what a step from one cell to the next takes, at least 1, or None where the step
is forbidden; it may look at the edge (``board.between``) as well as at the cells. Without a
cost every step takes 1, which is faster: a title whose walls stand still prunes the table once.

Orders never depend on hashing: what is equally near comes in the order of cell numbers.
"""

from collections.abc import Callable, Collection, Iterator
from heapq import heappop, heappush
from typing import TypeAlias

Neighbours: TypeAlias = tuple[tuple[int, ...], ...]
Cost: TypeAlias = Callable[[int, int], int | None]


def prune(neighbours: Neighbours, passable: Callable[[int, int], bool]) -> Neighbours:
    """The table without the steps that are not passable."""
    return tuple(
        [tuple([to for to in row if passable(cell, to)]) for cell, row in enumerate(neighbours)]
    )


def reach(
    neighbours: Neighbours, start: int, budget: int | None = None, cost: Cost | None = None
) -> dict[int, int]:
    """What each cell within the budget costs to reach, the start (0) included, nearest first."""
    return _spread(neighbours, start, (), budget, cost)[0]


def shortest(
    neighbours: Neighbours, start: int, goals: Collection[int], cost: Cost | None = None
) -> list[int] | None:
    """The cells of a cheapest path from the start to the nearest goal, or None if there is none.

    Of equally near goals it takes the lowest, and of equal paths the one whose cells are
    lowest, read back from the goal.
    """
    costs, origins = _spread(neighbours, start, frozenset(goals), None, cost)
    # The spread stops at a goal, so that only the last cell can be one.
    cell = next(reversed(costs))
    if cell not in goals:
        return None
    path = [cell]
    while cell != start:
        cell = origins[cell]
        path.append(cell)
    path.reverse()
    return path


def find_predecessors(
    neighbours: Neighbours, costs: dict[int, int], cost: Cost | None = None
) -> dict[int, tuple[int, ...]]:
    """For each cell of a ``reach``, all cells from which a cheapest path enters it, lowest first.

    The cost must be the one given to ``reach``. The start alone has no predecessor.
    """
    found: dict[int, list[int]] = {cell: [] for cell in costs}
    for cell, spent in costs.items():
        for to in neighbours[cell]:
            total = costs.get(to)
            # No cheapest path comes from what is as far away: no need to ask the cost.
            if total is None or total <= spent:
                continue
            step = 1 if cost is None else cost(cell, to)
            if step is not None and spent + step == total:
                found[to].append(cell)
    return {cell: tuple(sorted(cells)) for cell, cells in found.items()}


def list_paths(predecessors: dict[int, tuple[int, ...]], goal: int) -> Iterator[tuple[int, ...]]:
    """Every cheapest path to a goal, the one ``shortest`` gives first.

    There may be very many: take what is needed and stop.
    """
    open_ends: list[tuple[int, ...]] = [(goal,)] if goal in predecessors else []
    while open_ends:
        path = open_ends.pop()
        before = predecessors[path[0]]
        if not before:
            yield path
        for cell in reversed(before):
            open_ends.append((cell, *path))


def _spread(
    neighbours: Neighbours,
    start: int,
    goals: Collection[int],
    budget: int | None,
    cost: Cost | None,
) -> tuple[dict[int, int], dict[int, int]]:
    """Costs and lowest origins of the cells in order of cost and number, up to the first goal."""
    if not 0 <= start < len(neighbours):
        raise ValueError(f"start {start} is not on a board of {len(neighbours)} cells")
    if cost is None:
        return _spread_by_steps(neighbours, start, goals, budget)
    return _spread_by_cost(neighbours, start, goals, budget, cost)


def _spread_by_steps(
    neighbours: Neighbours, start: int, goals: Collection[int], budget: int | None
) -> tuple[dict[int, int], dict[int, int]]:
    costs: dict[int, int] = {}
    origins: dict[int, int] = {start: start}
    layer = [start]
    steps = 0
    while layer:
        # Sorted, so that the first to find a cell of the next layer is its lowest origin.
        layer.sort()
        for cell in layer:
            costs[cell] = steps
            if cell in goals:
                return costs, origins
        if budget is not None and steps >= budget:
            break
        found: list[int] = []
        for cell in layer:
            for to in neighbours[cell]:
                if to not in origins:
                    origins[to] = cell
                    found.append(to)
        layer = found
        steps += 1
    return costs, origins


def _spread_by_cost(
    neighbours: Neighbours, start: int, goals: Collection[int], budget: int | None, cost: Cost
) -> tuple[dict[int, int], dict[int, int]]:
    size = len(neighbours)
    costs: dict[int, int] = {}
    origins: dict[int, int] = {start: start}
    best: dict[int, int] = {}
    # Cost and cell in one number: it sorts by cost, then by cell, and costs no tuple.
    queue = [start]
    while queue:
        entry = heappop(queue)
        spent, cell = entry // size, entry % size
        if cell in costs:
            continue
        costs[cell] = spent
        if cell in goals:
            break
        for to in neighbours[cell]:
            if to in costs:
                continue
            step = cost(cell, to)
            if step is None:
                continue
            if step < 1:
                # Free steps would let equal paths run in circles.
                raise ValueError(f"the step from {cell} to {to} costs {step}, not at least 1")
            total = spent + step
            if budget is not None and total > budget:
                continue
            known = best.get(to)
            if known is None or total < known:
                best[to] = total
                origins[to] = cell
                heappush(queue, total * size + to)
            elif total == known and cell < origins[to]:
                origins[to] = cell
    return costs, origins
