"""Where the chance of bots comes from."""

from __future__ import annotations

from typing import Any

from grimorio.core.chance import derive_key
from grimorio.core.drive import Game


def bot_seed(game: Game[Any], seat: int, purpose: str = "bot") -> str:
    """What a bot's own chance comes from. Nobody who knows the table can work it out, and the
    same game has the same bots."""
    return derive_key(game.key, f"{purpose} {seat}").hex()
