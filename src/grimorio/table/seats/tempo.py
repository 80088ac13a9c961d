"""Tempo: how long a player takes for an answer, so that the table takes as long where it answers
for the player, and nobody can tell which of the two it was."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Collection

Asked = tuple[int, int]
"""A seat and the number at which it was asked."""
KNOWN = 8
"""How many of a player's last answers to a kind of question count, and of all answers."""
USUAL = (0.7, 1.0, 1.5, 2.4)
"""These times stand in for a player's answers, until that many answers are known. They are counted
in pauses (`single_pause`)."""
ANY = ""
"""All kinds of questions together."""
LONGEST = 12.0
"""Nobody waits longer than that for an answer without a choice."""


class Tempo:
    """How long the players of one table take."""

    def __init__(self, pause: float) -> None:
        self._pause = pause
        self._since: dict[Asked, float] = {}
        self._took: dict[tuple[int, str], deque[float]] = {}

    def asked(self, open_now: Collection[Asked]) -> None:
        """These are asked, and their players are here."""
        now = asyncio.get_running_loop().time()
        self._since = {key: self._since.get(key, now) for key in open_now}

    def answered(self, key: Asked, kind: str) -> None:
        """A player has chosen an answer."""
        since = self._since.get(key)
        if since is not None:
            seconds = min(LONGEST, asyncio.get_running_loop().time() - since)
            for one in (kind, ANY):
                self._took.setdefault((key[0], one), deque(maxlen=KNOWN)).append(seconds)

    def pause(self, seat: int, kind: str) -> float:
        """How long the player might take for an answer of that kind: as long as for one before. A
        kind that was rarely asked, such as a reaction, takes as long as the player's others."""
        if not self._pause:
            return 0.0
        took = list(self._took.get((seat, kind), ()))
        if len(took) < len(USUAL):
            took += list(self._took.get((seat, ANY), ()))[len(took) - len(USUAL) :]
        usual = [part * self._pause for part in USUAL[len(took) :]]
        return random.choice([*took, *usual])
