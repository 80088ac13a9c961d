"""A flame graph: where the time of whole games goes, drawn from samples of the stack.

A timer that counts processor time looks at the stack a thousand times a second, so that what is
looked at is hardly slowed down. Compiled rules have no stack to look at: it is the interpreted
build that is drawn.
"""

from __future__ import annotations

import signal
from collections import Counter
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any, Final
from xml.sax.saxutils import escape

import grimorio
from grimorio.core.registry import find
from grimorio.trials.speed.titles import start, step

EVERY: Final = 0.001
WIDTH: Final = 1180
ROW: Final = 18
LEAST: Final = 1.5
"""Narrower boxes are left out."""
COLOURS: Final = {"core": "#c9a45c", "kit": "#9db38a", "games": "#d07f5a", "": "#b9b2a3"}

Stack = tuple[str, ...]


def sample(title: str, games: int) -> Counter[Stack]:
    """Play, and at every decision copy, as a table and a bot do; how often each stack was met."""
    found: Counter[tuple[CodeType, ...]] = Counter()

    def look(number: int, frame: FrameType | None) -> None:
        codes = []
        while frame is not None:
            codes.append(frame.f_code)
            frame = frame.f_back
        if look.__code__ not in codes:  # a look is not to be looked at
            found[tuple(codes)] += 1

    def play(game: Any, dice: Random) -> None:
        while game.outcome is None:
            copy(game)
            hide(game)
            answer(game, dice)

    def copy(game: Any) -> None:
        game.clone()

    def hide(game: Any) -> None:
        game.hidden_from(game.pending[0].seat, 1)

    def answer(game: Any, dice: Random) -> None:
        step(game, dice)

    start(title, find(title).seats[1], 0)  # loads its content, which is not to be drawn
    before = signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    try:
        for seed in range(games):
            play(start(title, find(title).seats[1], seed), Random(seed))
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    stacks: Counter[Stack] = Counter()
    for codes, count in found.items():
        stacks[named(title, tuple([name_of(code) for code in reversed(codes)]))] += count
    return stacks


def name_of(code: CodeType) -> str:
    """`games/dungeonquest/rules/turn.act`; a function of this module by its bare name."""
    path, root = Path(code.co_filename), Path(grimorio.__file__).parent
    if path == Path(__file__):
        return code.co_name
    if path.is_relative_to(root):
        return f"{path.relative_to(root).with_suffix('')}.{code.co_name}"
    return code.co_name


def named(title: str, stack: Stack) -> Stack:
    """From the title on; what happens outside a game's play is set-up."""
    if "play" in stack:
        return (title, *stack[stack.index("play") + 1 :])
    return (title, "set up")


# -- drawing --------------------------------------------------------------------------------------


class Box:
    """A function in the place it was called from, and the samples that met it there."""

    def __init__(self) -> None:
        self.count = 0
        self.inside: dict[str, Box] = {}

    def add(self, stack: Stack, count: int) -> None:
        self.count += count
        if stack:
            self.inside.setdefault(stack[0], Box()).add(stack[1:], count)

    @property
    def depth(self) -> int:
        return 1 + max([box.depth for box in self.inside.values()], default=0)


def draw(samples: Counter[Stack]) -> str:
    """An SVG, the callers above, the called below; each box says its name and share on hovering."""
    root = Box()
    for stack, count in sorted(samples.items()):
        root.add(stack, count)
    scale = WIDTH / max(1, root.count)
    boxes: list[str] = []
    _draw(root, 0.0, 0, scale, root.count, boxes)
    height = ROW * min(root.depth, 40) + 8
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + 8} {height}" role="img"'
        ' font-family="sans-serif" font-size="11">',
        f'<rect width="{WIDTH + 8}" height="{height}" fill="#f6efdf"/>',
        *boxes,
        "</svg>\n",
    ])  # fmt: skip


def _draw(box: Box, left: float, row: int, scale: float, whole: int, found: list[str]) -> None:
    for name, inner in sorted(box.inside.items(), key=lambda item: -item[1].count):
        width = inner.count * scale
        if width >= LEAST:
            found.append(_box(name, inner.count / whole, left, row, width))
            _draw(inner, left, row + 1, scale, whole, found)
        left += width


def _box(name: str, share: float, left: float, row: int, width: float) -> str:
    room = name.partition("/")[0]
    colour = COLOURS.get(room, COLOURS[""])
    short = name.rpartition("/")[2]
    letters = int(width / 6.2) - 1
    text = short if len(short) <= letters else short[: letters - 1] + "…" if letters > 3 else ""
    x, y = left + 4, row * ROW + 4
    return (
        f"<g><title>{escape(name)}: {share:.1%}</title>"
        f'<rect x="{x:.1f}" y="{y}" width="{max(0.5, width - 0.6):.1f}" height="{ROW - 1}"'
        f' fill="{colour}"/><text x="{x + 3:.1f}" y="{y + 12}">{escape(text)}</text></g>'
    )
