"""Bars with their intervals, as a picture for the documents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from bench.dungeonquest.shares import Share

ROW: Final = 24
LEFT: Final = 330
WIDTH: Final = 420
SIXTH: Final = 1 / 6


def draw(bars: Sequence[tuple[str, Share]]) -> str:
    """An SVG: one bar a line, a whisker for the interval, a dotted line at one in six."""
    most = max([share.high for _, share in bars] + [0.3])
    height = ROW * len(bars) + 40
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + 90}" height="{height}"'
        ' font-family="sans-serif" font-size="13" role="img">',
        f'<rect width="100%" height="{height}" fill="#f6efdf"/>',
    ]
    for n, (name, share) in enumerate(bars):
        lines += _bar(name, share, 12 + n * ROW, WIDTH / most)
    sixth, bottom = LEFT + SIXTH * WIDTH / most, 12 + ROW * len(bars)
    lines.append(
        f'<path d="M{sixth:.1f} 8V{bottom}" stroke="#7a1f1a" stroke-dasharray="3 4"/>'
        f'<text x="{sixth:.1f}" y="{bottom + 16}" text-anchor="middle" fill="#7a1f1a">'
        "one in six</text></svg>"
    )
    return "\n".join(lines) + "\n"


def _bar(name: str, share: Share, top: int, scale: float) -> list[str]:
    middle = top + ROW / 2
    low, high = LEFT + share.low * scale, LEFT + share.high * scale
    return [
        f'<text x="{LEFT - 8}" y="{middle + 4}" text-anchor="end" fill="#2b2118">'
        f"{escape(name)}</text>",
        f'<rect x="{LEFT}" y="{top + 5}" width="{share.part * scale:.1f}" height="{ROW - 10}"'
        ' fill="#b98a2f"/>',
        f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {middle - 4}v8M{high:.1f}'
        f' {middle - 4}v8" stroke="#2b2118" fill="none"/>',
        f'<text x="{high + 8:.1f}" y="{middle + 4}" fill="#2b2118">{share.part:.1%}</text>',
    ]
