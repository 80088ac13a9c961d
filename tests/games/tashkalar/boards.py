"""Squares and boards of Tash-Kalar by their names and diagrams, as positions say them."""

from __future__ import annotations

from grimorio.core import Chance, Game, Title
from grimorio.core.chance import seed_key
from grimorio.core.registry import find
from grimorio.games.tashkalar.components.vocabulary import RANKS
from grimorio.games.tashkalar.positions import read_position
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import SIZE, on_board, square_at
from grimorio.games.tashkalar.state import Arena


def square_named(name: str) -> int:
    """The square of a name, `e5`."""
    at = square_at("abcdefghi".index(name[0]), "123456789".index(name[1]))
    assert len(name) == 2, name
    assert on_board(at), name
    return at


def open_position(text: str, seed: int | str = 0) -> Game[Arena]:
    """A practice game that starts from a position."""
    key = seed_key(seed)
    s = read_position(text, Chance(key))
    title: Title[Arena] = find("tashkalar")
    game = Game(title, title.options({}, len(s.players)), len(s.players), key)
    game.practice = True
    game.begin(s)
    return game


def draw_board(s: Arena) -> str:
    """The board as a position says it."""
    lines = []
    for y in range(SIZE):
        signs = [draw_square(s, square_at(x, y)) for x in range(SIZE)]
        lines.append(" ".join(f"{sign:<2}" for sign in signs).rstrip())
    return "\n".join(lines)


def draw_square(s: Arena, at: int) -> str:
    if not on_board(at):
        return "#"
    side = pieces.side_at(s, at)
    return "." if side < 0 else f"{side + 1}{RANKS[pieces.rank_at(s, at)][0]}"
