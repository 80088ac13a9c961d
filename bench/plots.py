"""Pictures for the documents, drawn by matplotlib in our look.

They are ink on parchment, which can be read in a light theme and in a dark one. Words stay words in
the file. The same data gives the same bytes, so that a page drawn anew changes only where what was
measured has changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, Final, NamedTuple, TypeVar

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Patch
from matplotlib.ticker import MaxNLocator, PercentFormatter

PAPER: Final = "#f6efdf"
INK: Final = "#2b2118"
FAINT: Final = "#d8ccb4"
GOLD: Final = "#b98a2f"
MOSS: Final = "#9aa79a"
BLOOD: Final = "#7a1f1a"

COLOURS: Final = (BLOOD, "#2f6b4f", GOLD, "#34558b", "#7b4a86", "#4b4b4b")
MARKS: Final = "osD^vP"
"""Colour alone never tells one line from another."""

LOOK: Final[dict[Any, Any]] = {
    "axes.axisbelow": True,
    "axes.edgecolor": INK,
    "axes.facecolor": PAPER,
    "axes.grid": True,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "axes.titlesize": "medium",
    "axes.titleweight": "bold",
    "figure.constrained_layout.use": True,
    "figure.facecolor": PAPER,
    "font.family": "sans-serif",
    # The second has the measures of the first, which matplotlib brings along and sets words by.
    "font.sans-serif": ["DejaVu Sans", "Verdana", "sans-serif"],
    "font.size": 10,
    "grid.color": FAINT,
    "legend.frameon": False,
    "lines.linewidth": 1.8,
    "lines.markersize": 4,
    "svg.fonttype": "none",
    "svg.hashsalt": "grimorio",
    "text.color": INK,
    "text.parse_math": False,
    "xtick.color": INK,
    "ytick.color": INK,
}

ROW: Final = 0.24
"""Inches for a line of a picture that lists things."""
BAR: Final = 0.55
"""The part of a line that its bar takes."""


class Share(NamedTuple):
    """A share of a whole by name, the interval it lies in, and what it was before, if known."""

    name: str
    part: float
    low: float
    high: float
    before: float | None = None


class Stack(NamedTuple):
    """A whole by name, and the parts of it by theirs."""

    name: str
    parts: Mapping[str, float]


class Panel(NamedTuple):
    """One of several pictures side by side: what grows, what it costs, and its lines by name."""

    heading: str
    across: str
    up: str
    lines: Mapping[str, Sequence[tuple[float, float]]]


# -- lists of bars --------------------------------------------------------------------------------

Row = TypeVar("Row", Share, Stack)


def shares(
    title: str,
    groups: Mapping[str, Sequence[Share]],
    limits: Mapping[float, str],
    most: float = 1.0,
) -> str:
    """A bar for each share with its interval, a dot where it was before, a line at each limit. The
    axis ends at `most`."""
    with rc_context(LOOK):
        figure, axes, places = _listed(title, groups, most)
        _bars(axes, places, most)
        for limit, name in limits.items():
            axes.axvline(limit, color=BLOOD, linestyle=":")
            up = axes.get_xaxis_transform()
            axes.text(limit, 1.0, name, transform=up, color=BLOOD, ha="center", va="bottom")
        return _svg(figure)


def stacks(title: str, groups: Mapping[str, Sequence[Stack]]) -> str:
    """A bar for each whole, put together of its parts; a part has one colour everywhere."""
    with rc_context(LOOK):
        figure, axes, places = _listed(title, groups, 1.0)
        names = dict.fromkeys([part for _, stack in places for part in stack.parts])
        colours = dict(zip(names, COLOURS, strict=False))
        for place, stack in places:
            left, whole = 0.0, sum(stack.parts.values())
            for name, part in stack.parts.items():
                axes.barh(place, part / whole, BAR, left, color=colours[name], edgecolor=PAPER)
                left += part / whole
        figure.legend(
            [Patch(color=colour) for colour in colours.values()],
            list(colours),
            loc="outside lower center",
            ncols=len(colours),
        )
        return _svg(figure)


def _listed(
    title: str, groups: Mapping[str, Sequence[Row]], most: float
) -> tuple[Figure, Axes, list[tuple[int, Row]]]:
    """Lines with names at the left, below the name of their group if it has one."""
    names: list[str] = []
    places: list[tuple[int, Row]] = []
    heads: list[int] = []
    for group, rows in groups.items():
        if group:
            heads.append(len(names))
            names.append(group)
        places += enumerate(rows, len(names))
        names += [row.name for row in rows]
    figure = Figure(figsize=(8.6, ROW * len(names) + 1.4))
    figure.suptitle(title)
    axes = figure.subplots()
    axes.set_xlim(0, most)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.xaxis.set_major_formatter(PercentFormatter(1.0))
    axes.grid(visible=False, axis="y")
    axes.tick_params(axis="y", length=0)
    axes.set_yticks(range(len(names)), names)
    for place in heads:
        axes.get_yticklabels()[place].set_fontweight("bold")
    return figure, axes, places


def _bars(axes: Axes, places: Sequence[tuple[int, Share]], most: float) -> None:
    """What reaches beyond the axis ends there."""
    rows = [place for place, _ in places]
    lows, parts, highs = (
        [min(value, most) for value in values]
        for values in zip(
            *[(share.low, share.part, share.high) for _, share in places], strict=True
        )
    )
    middles = [(low + high) / 2 for low, high in zip(lows, highs, strict=True)]
    halves = [high - middle for middle, high in zip(middles, highs, strict=True)]
    axes.barh(rows, parts, BAR, color=GOLD)
    axes.errorbar(middles, rows, xerr=halves, fmt="none", ecolor=INK, elinewidth=1, capsize=3)
    before = [(min(share.before, most), row) for row, share in places if share.before is not None]
    axes.plot(*zip(*before, strict=True), "o", color=MOSS, mec=INK, ms=6, clip_on=False)
    right = axes.get_yaxis_transform()
    for row, share in places:
        axes.text(1.01, row, f"{share.part:.1%}", transform=right, va="center")


# -- lines ----------------------------------------------------------------------------------------

BEFORE: Final = ", before"


def curves(title: str, panels: Sequence[Panel]) -> str:
    """Lines over something that grows, a picture for each panel, two in a row. A line looks the
    same in all of them; one that is called "..., before" is dashed, and has the colour of what it
    has become."""
    names = dict.fromkeys([name.removesuffix(BEFORE) for panel in panels for name in panel.lines])
    looks = dict(zip(names, zip(COLOURS, MARKS, strict=True), strict=False))
    wide, deep = min(2, len(panels)), -(-len(panels) // 2)
    with rc_context(LOOK):
        figure = Figure(figsize=(9.2 if wide > 1 else 7, 3 * deep + 0.9))
        figure.suptitle(title)
        shown: dict[str, Line2D] = {}
        for number, panel in enumerate(panels, 1):
            axes = figure.add_subplot(deep, wide, number)
            axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
            axes.set(title=panel.heading, xlabel=panel.across, ylabel=panel.up)
            for name, line in panel.lines.items():
                colour, mark = looks[name.removesuffix(BEFORE)]
                dash = "--" if name.endswith(BEFORE) else "-"
                across, up = zip(*line, strict=True)
                (shown[name],) = axes.plot(across, up, dash, color=colour, marker=mark)
            axes.set_ylim(bottom=0)
        figure.legend(
            list(shown.values()), list(shown), loc="outside lower center", ncols=min(3, len(shown))
        )
        return _svg(figure)


def _svg(figure: Figure) -> str:
    """Without the time and the version of what drew it."""
    out = StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return out.getvalue()
