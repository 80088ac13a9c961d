"""Puzzles: find the best turn. A position with an aim, over when its turn is."""

from __future__ import annotations

from grimorio.core import Chance, Options
from grimorio.games.tashkalar import setup
from grimorio.games.tashkalar.components.numbers import CONTENT
from grimorio.games.tashkalar.positions import read_position
from grimorio.games.tashkalar.state import Arena
from grimorio.games.tashkalar.variants import PUZZLE


def set_up(options: Options, seats: int, chance: Chance) -> Arena:
    """The position of a puzzle, or a table for a whole game."""
    for puzzle in CONTENT.puzzles:
        if puzzle.id == options[PUZZLE]:
            return read_position(puzzle.position, chance)
    return setup.set_up(options, seats, chance)
