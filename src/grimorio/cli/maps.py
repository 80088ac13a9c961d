"""A board drawn with letters: who stands where, and the numbers of the options that point there.

A drawing whose lines are broken shows nothing. A board that is wider than the terminal is drawn in
parts, from left to right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby

from grimorio.cli.scenes import kind_of
from grimorio.core.scene import Board, Cell, Choice
from grimorio.texts import Texts

WALL = {"wall": ("|", "-"), "open": (" ", " ")}
OTHER = (":", "=")
"""How an edge is drawn upright and lying; other than wall and open: doors, gates."""


def draw(board: Board, choice: Choice | None, texts: Texts, width: int) -> list[str]:
    """The map, no line of it wider than that, and what its letters mean."""
    signs, legend = _signs(board, texts)
    numbers = _numbers(board, choice)
    inside = {
        cell.id: _inside(cell, signs.get(cell.id, ""), numbers.get(cell.id, ""))
        for cell in board.cells
    }
    parts = (_hexes if board.shape == "hex" else _squares)(board, inside, width)
    lines = []
    for n, part in enumerate(parts, 1):
        if len(parts) > 1:
            lines.append(texts.tell("cli-map-part", n=n, count=len(parts)))
        lines += [line.rstrip() for line in part]
    return [*lines, *([", ".join(legend)] if legend else [])]


def _inside(cell: Cell, sign: str, number: str) -> str:
    ground = "?" if cell.fog or cell.terrain == "unknown" else cell.note or "."
    return (sign or ground) + number


def _numbers(board: Board, choice: Choice | None) -> dict[str, str]:
    """The number of the option that points at a cell, or at a piece that stands in it."""
    cells = {cell.id: cell.id for cell in board.cells} | {p.id: p.at for p in board.pieces}
    numbers: dict[str, list[int]] = {}
    for number, option in enumerate(choice.options if choice else (), 1):
        for at in dict.fromkeys(cells.get(one) for one in option.at or option.taps[-1:]):
            if at is not None:
                numbers.setdefault(at, []).append(number)
    return {cell: f"({_ranges(found)})" for cell, found in numbers.items()}


def _ranges(numbers: Iterable[int]) -> str:
    """1, 2, 3 and 5 as 1-3,5."""
    runs = groupby(enumerate(numbers), lambda one: one[1] - one[0])
    ends = [[number for _, number in run] for _, run in runs]
    return ",".join(
        f"{run[0]}-{run[-1]}" if len(run) > 2 else ",".join(map(str, run)) for run in ends
    )


def _signs(board: Board, texts: Texts) -> tuple[dict[str, str], list[str]]:
    """A sign for every piece: players by number, the rest by a letter of their name and the number
    that is printed on them."""
    signs: dict[str, str] = {}
    letters: dict[str, str] = {}
    for piece in board.pieces:
        label = kind_of(texts.say(piece.label), piece.number)
        if piece.seat is not None and piece.shape == "figure":
            sign = texts.tell("cli-map-player", n=piece.seat + 1)
        else:
            sign = letters.get(label) or _letter(label, letters)
        letters[label] = sign
        number = "" if piece.number is None else str(piece.number)
        signs[piece.at] = signs.get(piece.at, "") + sign + number
    return signs, [f"{sign} = {label}" for label, sign in letters.items()]


def _letter(label: str, taken: Mapping[str, str]) -> str:
    free = [sign for sign in label.lower() if sign.isalpha() and sign not in taken.values()]
    return free[0] if free else label[:1].lower()


def _hexes(board: Board, inside: Mapping[str, str], width: int) -> list[list[str]]:
    """Rows of hexes, each shifted by half a cell against the one above."""
    half = max(len(text) for text in inside.values()) // 2 + 1
    starts = {cell.id: 2 * cell.x + cell.y for cell in board.cells}
    left, right = min(starts.values()), max(starts.values())
    rows = sorted({cell.y for cell in board.cells})
    parts = []
    # A hex takes two halves: it is whole in the part where it begins.
    some = max(1, width // half - 1)
    for first in range(left, right + 1, some):
        part = dict.fromkeys(rows, "")
        for cell in sorted(board.cells, key=lambda cell: cell.x):
            if first <= starts[cell.id] < first + some:
                row = part[cell.y].ljust((starts[cell.id] - first) * half)
                part[cell.y] = row + inside[cell.id].center(2 * half)
        parts.append(list(part.values()))
    return parts


def _squares(board: Board, inside: Mapping[str, str], width: int) -> list[list[str]]:
    """Rows of squares, with the edges between them where the board has any. A column is as wide as
    its widest square."""
    at = {(cell.x, cell.y): cell for cell in board.cells}
    left, right = min(x for x, _ in at), max(x for x, _ in at)
    top, bottom = min(y for _, y in at), max(y for _, y in at)
    wide = dict.fromkeys(range(left, right + 1), 2)
    for (x, _), cell in at.items():
        wide[x] = max(wide[x], len(inside[cell.id]) + 1)
    edges = {(edge.cell, edge.side): edge.kind for edge in board.edges}

    def kind(x: int, y: int, side: int) -> str | None:
        """The edge on that side of a place, told by either of the cells it divides."""
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
        here, there = at.get((x, y)), at.get((x + dx, y + dy))
        return (edges.get((here.id, side)) if here else None) or (
            edges.get((there.id, (side + 2) % 4)) if there else None
        )

    def edge(x: int, y: int, side: int) -> str:
        found = kind(x, y, side)
        return " " if found is None else WALL.get(found, OTHER)[side == 0]

    def drawn(columns: list[int]) -> list[str]:
        lines = []
        for y in range(top, bottom + 2):
            if board.edges:
                lines.append(" " + " ".join(edge(x, y, 0) * wide[x] for x in columns))
            if y <= bottom:
                row = [
                    edge(x, y, 3) + (inside[at[x, y].id] if (x, y) in at else "").center(wide[x])
                    for x in columns
                ]
                lines.append("".join(row) + edge(columns[-1], y, 1))
        return lines

    return [drawn(columns) for columns in _side_by_side(wide, width)]


def _side_by_side(wide: Mapping[int, int], width: int) -> list[list[int]]:
    """The columns that have room beside each other, with the edges between and beside them."""
    parts: list[list[int]] = [[]]
    for column in wide:
        if parts[-1] and 1 + sum(wide[one] + 1 for one in [*parts[-1], column]) > width:
            parts.append([])
        parts[-1].append(column)
    return parts
