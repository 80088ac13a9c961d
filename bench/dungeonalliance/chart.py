"""Bars with their intervals before and after, and curves, as pictures for the documents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from bench.dungeonalliance.counts import Line

ROW: Final = 22
LEFT: Final = 190
WIDTH: Final = 480
INK: Final = "#2b2118"
NOW: Final = "#b98a2f"
THEN: Final = "#9aa79a"
LIMIT: Final = "#7a1f1a"


def bars(
    title: str,
    after: Sequence[Line],
    before: Sequence[Line],
    limits: Sequence[float],
    most: float,
) -> str:
    """One bar a line with its interval, a mark where it was before, dotted lines at the limits."""
    height = ROW * len(after) + 60
    scale = WIDTH / most
    known = {line.name: line for line in before}
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + 60}" height="{height}"'
        ' font-family="sans-serif" font-size="12" role="img">',
        f'<rect width="100%" height="{height}" fill="#f6efdf"/>',
        f'<text x="12" y="20" fill="{INK}" font-size="14">{escape(title)}</text>',
    ]
    for number, line in enumerate(after):
        lines += _bar(line, known.get(line.name), 32 + number * ROW, scale)
    bottom = 32 + ROW * len(after)
    for limit in limits:
        x = LEFT + limit * scale
        lines.append(
            f'<path d="M{x:.1f} 28V{bottom}" stroke="{LIMIT}" stroke-dasharray="3 4"/>'
            f'<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle" fill="{LIMIT}">'
            f"{limit:.0%}</text>"
        )
    return "\n".join([*lines, "</svg>"]) + "\n"


def _bar(line: Line, before: Line | None, top: int, scale: float) -> list[str]:
    middle = top + ROW / 2
    low, high = LEFT + line.low * scale, LEFT + min(line.high, WIDTH / scale) * scale
    part = min(line.part, WIDTH / scale)
    found = [
        f'<text x="{LEFT - 8}" y="{middle + 4}" text-anchor="end" fill="{INK}">'
        f"{escape(line.name)}</text>",
        f'<rect x="{LEFT}" y="{top + 5}" width="{part * scale:.1f}" height="{ROW - 10}"'
        f' fill="{NOW}"/>',
        f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {middle - 4}v8M{high:.1f}'
        f' {middle - 4}v8" stroke="{INK}" fill="none"/>',
        f'<text x="{high + 8:.1f}" y="{middle + 4}" fill="{INK}">{line.part:.1%}</text>',
    ]
    if before is not None and before.of:
        x = LEFT + min(before.part, WIDTH / scale) * scale
        found.append(f'<circle cx="{x:.1f}" cy="{middle}" r="4" fill="{THEN}" stroke="{INK}"/>')
    return found


def curves(title: str, named: Sequence[tuple[str, Sequence[float], bool]]) -> str:
    """XP after each round; those from before the changes are dashed."""
    most = max([value for _, values, _ in named for value in values] + [1.0])
    height, wide = 300, 420
    colours = ("#7a1f1a", "#b98a2f", "#2f6f5b", "#3b4f8a")
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide + 240}" height="{height + 70}"'
        ' font-family="sans-serif" font-size="12" role="img">',
        '<rect width="100%" height="100%" fill="#f6efdf"/>',
        f'<text x="12" y="20" fill="{INK}" font-size="14">{escape(title)}</text>',
        f'<path d="M50 40V{height + 40}H{wide + 50}" stroke="{INK}" fill="none"/>',
    ]
    for number, (name, values, now) in enumerate(named):
        colour = colours[number // 2 % len(colours)]
        points = [
            (50 + wide * n / 4, height + 40 - height * 0.95 * v / most)
            for n, v in enumerate([0.0, *values])
        ]
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        dash = "" if now else ' stroke-dasharray="5 4"'
        lines.append(f'<path d="{path}" stroke="{colour}" fill="none" stroke-width="2"{dash}/>')
        lines.append(
            f'<text x="{wide + 60}" y="{50 + 18 * number}" fill="{colour}">{escape(name)}'
            f" {values[-1]:.1f}</text>"
        )
    for number in range(5):
        lines.append(
            f'<text x="{50 + wide * number / 4:.0f}" y="{height + 58}" text-anchor="middle"'
            f' fill="{INK}">{number}</text>'
        )
    return "\n".join([*lines, "</svg>"]) + "\n"
