"""What a bot should know of Tash-Kalar: points above all, then pieces, then patterns at hand.

A piece is placed where it meets a task, completes a pattern of a card in hand or brings it nearer;
whatever else could be done on more than sixty squares is not worth a thought.
"""

from __future__ import annotations

from typing import Final

from grimorio.games.tashkalar.bot.leanings import lean
from grimorio.games.tashkalar.bot.sayings import reason, then, why
from grimorio.games.tashkalar.bot.strength import worth
from grimorio.games.tashkalar.state import Arena

__all__ = ["ahead", "budgets", "lean", "reason", "then", "turn", "why", "worth"]

budgets: Final = {"squire": 48, "knight": 24, "dragon": 120}
"""How much each level looks at: a whole turn takes a dragon well under a second."""
ahead: Final = 3
"""Units of play looked ahead: the rest of the turn, and how the next one begins."""


def turn(s: Arena) -> int:
    """Which turn it is."""
    return s.turns
