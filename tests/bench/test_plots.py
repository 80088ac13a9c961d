"""Pictures of the documents: what stands in them, and that the same data gives the same picture."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bench.plots import Panel, Share, Stack, curves, shares, stacks
from tests.drawn import words_of


def bars() -> str:
    groups = {
        "Dwarves & others": [Share("Krolt", 0.25, 0.2, 0.3, 0.5), Share("Root", 0.9, 0.7, 1.0)],
        "": [Share("$5 <coins>", 0.0, 0.0, 0.05)],
    }
    return shares("Wins by hero", groups, {0.5: "a half"}, 0.8)


def parts() -> str:
    return stacks("Where", {"Wisps": [Stack("clone", {"engine": 3, "rules": 1})]})


def lines() -> str:
    panels = [
        Panel("A clone", "seats", "µs", {"Wisps": [(2, 10.0), (3, 11.0)]}),
        Panel("A view", "seats", "µs", {"Wisps": [(2, 5.0)], "Wisps, before": [(2, 7.0)]}),
        Panel("A record", "answers", "ms", {"Other": [(100, 5.0), (200, 9.0)]}),
    ]
    return curves("How it grows", panels)


def test_a_share_stands_with_its_name_and_number_below_its_group() -> None:
    words = words_of(bars())
    assert {"Wins by hero", "Dwarves & others", "Krolt", "25.0%", "Root", "90.0%"} <= set(words)
    assert {"$5 <coins>", "0.0%", "a half"} <= set(words)


def test_the_axis_ends_where_it_is_told_to() -> None:
    words = words_of(bars())
    assert "80%" in words
    assert "90%" not in words


def test_each_part_of_a_whole_is_named_once() -> None:
    words = words_of(parts())
    assert {"Where", "Wisps", "clone"} <= set(words)
    assert (words.count("engine"), words.count("rules")) == (1, 1)


def test_a_line_is_named_once_however_many_panels_it_is_in() -> None:
    words = words_of(lines())
    assert {"How it grows", "A clone", "A view", "A record", "seats", "answers"} <= set(words)
    assert (words.count("Wisps"), words.count("Wisps, before"), words.count("Other")) == (1, 1, 1)


@pytest.mark.parametrize("draw", [bars, parts, lines])
def test_the_same_data_gives_the_same_bytes(draw: Callable[[], str]) -> None:
    drawn = draw()
    assert drawn == draw()
    assert "matplotlib v" not in drawn.lower()
    assert "dc:date" not in drawn
