"""Line of sight and range: the shared layouts, and what they do not show."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bench.gloomhaven.boards import ground_of
from grimorio.games.gloomhaven.rules.map.ground import FAR, Ground, whole
from grimorio.kit.sight import outline

CASES = Path(__file__).parent / "cases"
LAYOUTS: list[Any] = json.loads((CASES / "gloomhaven_los.json").read_text("utf-8"))["cases"]
COUNTS: list[Any] = json.loads((CASES / "gloomhaven_scenario_los.json").read_text("utf-8"))["cases"]


@pytest.mark.parametrize("case", LAYOUTS, ids=lambda case: str(case["id"]))
def test_every_hex_of_a_layout_sees_what_it_should(case: Any) -> None:
    """GH-TARGET-4, GH-RUL-43, GH-RUL-120."""
    ground = ground_of(case["map"])
    wrong = []
    for at, row in enumerate(case["visible"]):
        cell = cell_at(ground, case["map"], at)
        if row is None:
            assert cell is None
            continue
        assert cell is not None
        seen = ground.sight(cell)
        for to, mark in enumerate(row):
            other = cell_at(ground, case["map"], to)
            found = "." if other is None else str(seen >> other & 1)
            if found != mark:
                wrong.append((at, to))
    assert not wrong


def cell_at(ground: Ground, on_map: Any, index: int) -> int | None:
    column, row = divmod(index, on_map["height"])
    return ground.board.cell(column, row - column // 2)


@pytest.mark.parametrize("case", COUNTS, ids=lambda case: str(case["scenario"]))
def test_on_the_whole_map_of_a_scenario_as_many_pairs_see_each_other(case: Any) -> None:
    """GH-TARGET-4, GH-TARGET-5, with all doors open."""
    ground = whole(case["scenario"])
    assert ground.size == case["hexes"]
    seen = sum(ground.sight(cell).bit_count() - 1 for cell in range(ground.size))
    assert seen == case["visible_ordered_pairs"]
    assert ground.size * (ground.size - 1) - seen == case["hidden_ordered_pairs"]


def test_range_goes_round_a_wall_and_counts_every_hex_of_the_way() -> None:
    """GH-TARGET-6 to GH-TARGET-8, GH-RUL-42."""
    ground = Ground([(0, 0), (1, 0), (0, 1), (1, 1)], walls=[((0, 0), (1, 0))])
    start, east = cell(ground, 0, 0), cell(ground, 1, 0)
    assert ground.far(start)[east] == 2, "by way of the hex between them"
    assert not ground.beside[start] >> east & 1, "a wall between them: not adjacent (GH-TARGET-10)"
    assert ground.within(start, 1) == 1 << start | 1 << cell(ground, 0, 1)


def test_a_wall_across_the_only_way_cuts_range_off() -> None:
    """GH-TARGET-7."""
    ground = Ground([(0, 0), (1, 0)], walls=[((1, 0), (0, 0))])
    assert ground.far(0)[1] == FAR
    assert ground.within(0, 99) == 1


def test_what_is_no_hex_of_a_map_is_wall() -> None:
    """GH-TARGET-5: round the bend of a corridor nobody sees, with nothing there at all one does."""
    places = [(0, 0), (1, 0), (2, 0), (2, 1), (1, 2)]
    inside, open_ = Ground(places, lines=outline(places)), Ground(places)
    start, end = cell(inside, 0, 0), cell(inside, 1, 2)
    assert not inside.sight(start) >> end & 1
    assert open_.sight(start) >> end & 1
    assert inside.sight(start) >> cell(inside, 1, 0) & 1 == 0, "every corner here is on the rim"


def test_sight_is_the_same_both_ways_and_of_oneself() -> None:
    ground = ground_of(LAYOUTS[0]["map"])
    for cell in range(ground.size):
        assert ground.sight(cell) >> cell & 1
        for other in range(ground.size):
            assert ground.sight(cell) >> other & 1 == ground.sight(other) >> cell & 1


def test_what_is_asked_of_a_few_hexes_is_what_the_whole_row_says() -> None:
    """In whatever order it is asked: of some, of others, of all."""
    whole_rows = ground_of(LAYOUTS[2]["map"])
    wanted = [whole_rows.sight(cell) for cell in range(20)]
    ground = ground_of(LAYOUTS[2]["map"])
    odd = sum(1 << cell for cell in range(1, ground.size, 2))
    for cell, row in enumerate(wanted):
        assert ground.sees(cell, odd) == row & odd
    for cell, row in enumerate(wanted):
        assert ground.sees(cell, ~odd) == row & ~odd
        assert ground.sight(cell) == row


def cell(ground: Ground, q: int, r: int) -> int:
    found = ground.board.cell(q, r)
    assert found is not None
    return found
