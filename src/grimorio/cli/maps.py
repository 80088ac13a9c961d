"""A board drawn with letters: who stands where, and the numbers of the options that point there."""

from __future__ import annotations

from collections.abc import Mapping

from grimorio.core.scene import Board, Cell, Choice
from grimorio.texts import Texts

WALL = {"wall": ("|", "-"), "open": (" ", " ")}
OTHER = (":", "=")
"""How an edge is drawn upright and lying; other than wall and open: doors, gates."""


def draw(board: Board, choice: Choice | None, texts: Texts) -> list[str]:
    """The map, and what its letters mean."""
    signs, legend = _signs(board, texts)
    numbers = _numbers(board, choice)
    inside = {
        cell.id: _inside(cell, signs.get(cell.id, ""), numbers.get(cell.id, ""))
        for cell in board.cells
    }
    lines = _hexes(board, inside) if board.shape == "hex" else _squares(board, inside)
    return [*lines, *([", ".join(legend)] if legend else [])]


def _inside(cell: Cell, sign: str, number: str) -> str:
    ground = "?" if cell.fog or cell.terrain == "unknown" else cell.note or "."
    return (sign or ground) + number


def _numbers(board: Board, choice: Choice | None) -> dict[str, str]:
    """The number of the option that points at a cell, or at a piece that stands in it."""
    cells = {cell.id: cell.id for cell in board.cells} | {p.id: p.at for p in board.pieces}
    numbers: dict[str, str] = {}
    for number, option in enumerate(choice.options if choice else (), 1):
        for element in option.at or option.taps[-1:]:
            if element in cells:
                numbers[cells[element]] = numbers.get(cells[element], "") + f"({number})"
    return numbers


def _signs(board: Board, texts: Texts) -> tuple[dict[str, str], list[str]]:
    """A sign for every piece: players by number, the rest by a letter of their name and the number
    that is printed on them."""
    signs: dict[str, str] = {}
    letters: dict[str, str] = {}
    for piece in board.pieces:
        label = texts.say(piece.label)
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


def _hexes(board: Board, inside: Mapping[str, str]) -> list[str]:
    """Rows of hexes, each shifted by half a cell against the one above."""
    half = max(len(text) for text in inside.values()) // 2 + 1
    left = min(2 * cell.x + cell.y for cell in board.cells)
    rows: dict[int, str] = {}
    for cell in sorted(board.cells, key=lambda cell: (cell.y, cell.x)):
        row = rows.get(cell.y, "")
        start = (2 * cell.x + cell.y - left) * half
        rows[cell.y] = row.ljust(start) + inside[cell.id].center(2 * half)
    return [row.rstrip() for row in rows.values()]


def _squares(board: Board, inside: Mapping[str, str]) -> list[str]:
    """Rows of squares, with the edges between them where the board has any."""
    wide = max(len(text) for text in inside.values()) + 1
    at = {(cell.x, cell.y): cell for cell in board.cells}
    left, right = min(x for x, _ in at), max(x for x, _ in at)
    top, bottom = min(y for _, y in at), max(y for _, y in at)
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

    lines = []
    for y in range(top, bottom + 2):
        if board.edges:
            lines.append(" " + " ".join(edge(x, y, 0) * wide for x in range(left, right + 1)))
        if y <= bottom:
            row = [
                edge(x, y, 3) + (inside[at[x, y].id] if (x, y) in at else "").center(wide)
                for x in range(left, right + 1)
            ]
            lines.append("".join(row) + edge(right, y, 1))
    return [line.rstrip() for line in lines]
