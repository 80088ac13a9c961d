"""Grimorio: an open table for fantasy adventure board games.

>>> import grimorio
>>> game = grimorio.new("wisps", seats=2, seed=7)
>>> while game.outcome is None:
...     question = game.pending[0]
...     game.answer(question.seat, question.options[0])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grimorio.core.chance import new_key, seed_key
from grimorio.core.drive import Game
from grimorio.core.record import Record, begin
from grimorio.core.record import load as _load
from grimorio.core.registry import find, names

__version__ = "0.1.0"
__all__ = ["Game", "Record", "games", "load", "new"]


def games() -> list[str]:
    """The names of the games that can be played here."""
    return names()


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
) -> Game[Any]:
    """A new game, at its first question. With a seed it is a practice game, which says so."""
    title = find(game)
    count = title.seating.seats[0] if seats is None else seats
    key = new_key() if seed is None else seed_key(seed)
    checked = title.options(options, count)
    return begin(game, checked, count, key, practice=seed is not None)


def load(record: bytes | str | Record, *, at: int | None = None) -> Game[Any]:
    """The game of a record, replayed and checked, up to entry `at` or to its end."""
    return _load(record, at=at)
