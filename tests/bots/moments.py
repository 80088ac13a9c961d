"""Moments of games played by chance, for bots to think about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import grimorio
from grimorio.bots import RANDOM, Thinker, bot
from grimorio.core import Game, Seat
from grimorio.core.registry import find


def moments(title: str, seed: str, every: int, count: int) -> Iterator[tuple[Game[Any], Seat]]:
    """Games in the middle of play, and who has a real choice there; as many as asked for."""
    low, high = find(title).seats
    number = 0
    for turn in range(100):
        seats = low + turn % (high - low + 1)
        game = grimorio.new(title, seats=seats, seed=f"{seed} {turn}")
        chance = bot(RANDOM, seed)
        while game.outcome is None:
            ask = game.pending[-1]
            if len(ask.options) > 1:
                number += 1
                if number % every == 0:
                    yield game, ask.seat
                    count -= 1
                    if count == 0:
                        return
            game.answer_key(ask.seat, chance.choose(Thinker(game, ask.seat)))
    raise AssertionError(f"{title} asks too little")
