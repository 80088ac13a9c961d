"""The page on what costs what: its pictures are there, and drawn from what was measured."""

from __future__ import annotations

import re
from collections import Counter

from bench.cost import flame, plot
from tools.bootstrap import ROOT


def test_every_picture_of_the_page_is_there() -> None:
    page = (ROOT / "docs" / "cost.md").read_text("utf-8")
    pictures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", page)
    assert pictures == ["cost-flame.svg", "cost-growth.svg"]
    assert all((ROOT / "docs" / name).is_file() for name in pictures)


def test_a_flame_graph_has_a_box_for_each_function_as_wide_as_its_share() -> None:
    samples = Counter({("wisps", "core/drive.clone", "games/wisps/state.copy"): 60,
                       ("wisps", "core/drive.clone"): 15,
                       ("wisps", "answer"): 25})  # fmt: skip
    drawn = flame.draw(samples)
    shares = dict(re.findall(r"<title>(.+): ([\d.]+)%</title>", drawn))
    assert shares == {
        "wisps": "100.0",
        "core/drive.clone": "75.0",
        "games/wisps/state.copy": "60.0",
        "answer": "25.0",
    }
    widths = [float(width) for width in re.findall(r'width="([\d.]+)" height="17"', drawn)]
    assert [round(width / flame.WIDTH, 2) for width in widths] == [1.0, 0.75, 0.6, 0.25]


def test_a_sampled_game_is_told_from_the_title_on() -> None:
    samples = flame.sample("wisps", 20)
    assert {stack[0] for stack in samples} == {"wisps"}
    parts = {stack[1] for stack in samples if len(stack) > 1}
    assert parts <= {"set up", "copy", "hide", "answer", "core/drive.outcome"}


def test_a_line_goes_through_its_points_and_is_named() -> None:
    drawn = plot.draw([("Clone", "seats", " µs", {"DungeonQuest": [(1, 10.0), (2, 20.0)]})])
    assert drawn.count("<polyline") == 1
    (points,) = re.findall(r'points="([^"]+)"', drawn)
    (x1, y1), (x2, y2) = (tuple(map(float, point.split(","))) for point in points.split())
    assert (x2 - x1, y2 < y1) == (plot.WIDTH, True)
    assert drawn.count("DungeonQuest") == 1
    assert drawn.count(" µs") == 1
