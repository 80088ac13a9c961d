"""The bot `random`: every legal answer is as likely as any other."""

from __future__ import annotations

from grimorio.bots import Thinker
from grimorio.core.chance import Chance, seed_key


class ChanceBot:
    """Plays by chance alone; the measure every other bot has to beat."""

    def __init__(self, seed: int | str) -> None:
        self._chance = Chance(seed_key(seed))

    def choose(self, thinker: Thinker) -> str:
        """One of the legal answers."""
        keys = thinker.keys
        return keys[self._chance.below(len(keys))]
