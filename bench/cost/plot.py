"""Lines over a growing thing, several pictures side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

Line = Sequence[tuple[float, float]]

WIDTH: Final = 290
HEIGHT: Final = 190
LEFT: Final = 46
TOP: Final = 34
LEGEND: Final = 44
COLOURS: Final = ("#7a1f1a", "#2f6b4f", "#b98a2f", "#34558b")
DASHES: Final = ("", "6 3", "2 3", "8 3 2 3")
"""Colour never tells a line from another alone."""


def draw(pictures: Sequence[tuple[str, str, str, Mapping[str, Line]]]) -> str:
    """An SVG of pictures, each a heading, what grows, the unit of cost, and its lines by name."""
    names = list(dict.fromkeys(name for *_, lines in pictures for name in lines))
    columns = 2
    rows = (len(pictures) + columns - 1) // columns
    width, height = columns * (WIDTH + LEFT + 24), rows * (HEIGHT + TOP + 44) + LEGEND
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        ' font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="#f6efdf"/>',
    ]
    for n, name in enumerate(names):
        x, y = LEFT + n % columns * (WIDTH + LEFT + 24), 16 + n // columns * 18
        parts.append(
            f'<path d="M{x} {y}h26" {_stroke(n)}/>'
            f'<text x="{x + 32}" y="{y + 4}">{escape(name)}</text>'
        )
    for n, (heading, grows, unit, lines) in enumerate(pictures):
        x = LEFT + (n % columns) * (WIDTH + LEFT + 24)
        y = LEGEND + TOP + (n // columns) * (HEIGHT + TOP + 44)
        parts += _picture(heading, grows, unit, lines, x, y, names)
    return "\n".join([*parts, "</svg>\n"])


def _stroke(n: int) -> str:
    dash = DASHES[n % len(DASHES)]
    return f'fill="none" stroke="{COLOURS[n % len(COLOURS)]}" stroke-width="2"' + (
        f' stroke-dasharray="{dash}"' if dash else ""
    )


def _picture(
    heading: str,
    grows: str,
    unit: str,
    lines: Mapping[str, Line],
    x: float,
    y: float,
    names: Sequence[str],
) -> list[str]:
    every = [point for line in lines.values() for point in line]
    first, last = min(p[0] for p in every), max(p[0] for p in every)
    most = max(p[1] for p in every) * 1.08
    across = WIDTH / max(1e-9, last - first)
    down = HEIGHT / most
    parts = [
        f'<text x="{x}" y="{y - 12}" font-weight="bold">{escape(heading)}</text>',
        f'<path d="M{x} {y}v{HEIGHT}h{WIDTH}" fill="none" stroke="#2b2118"/>',
        f'<text x="{x + WIDTH}" y="{y + HEIGHT + 28}" text-anchor="end">{escape(grows)}</text>',
    ]
    for part in (0.0, 0.5, 1.0):
        at, cost = first + part * (last - first), part * most
        parts.append(
            f'<text x="{x - 5}" y="{y + HEIGHT * (1 - part) + 4:.0f}" text-anchor="end">'
            f"{cost:.3g}{unit if part == 1 else ''}</text>"
        )
        if at == int(at) or last - first > 10:
            parts.append(
                f'<text x="{x + part * WIDTH:.0f}" y="{y + HEIGHT + 14}" text-anchor="middle">'
                f"{at:.0f}</text>"
            )
    for name, line in lines.items():
        points = " ".join(
            f"{x + (at - first) * across:.1f},{y + HEIGHT - cost * down:.1f}" for at, cost in line
        )
        parts.append(f'<polyline points="{points}" {_stroke(names.index(name))}/>')
    return parts
