"""Moments of games played by chance, for bots to think about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import grimorio
from grimorio.bots import RANDOM, Thinker, bot
from grimorio.core import Game, Seat
from grimorio.core.registry import find

BUDGET = {"squire": "squire@8", "knight": "knight@8", "dragon": "dragon@16"}
"""Levels that look at little, where it does not matter how much."""


def moments(title: str, seed: str, every: int, count: int) -> Iterator[tuple[Game[Any], Seat]]:
    """Games in the middle of play, and who has a real choice there; as many as asked for."""
    low, high = find(title).seating.seats
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


class Peeking(Thinker):
    """Deals no worlds: it hands out the true one."""

    def sample(self, key: int | str, *, once: bool = False) -> Game[Any]:
        return self._game.clone(once=once)


def moves(
    level: str, game: Game[Any], seat: Seat, thinker: type[Thinker] = Thinker
) -> set[tuple[str, ...]]:
    """What the bot does in worlds that differ in all that the seat cannot know."""
    found = set()
    for world in [game, *(game.hidden_from(seat, f"other {i}") for i in range(3))]:
        player = bot(BUDGET.get(level, level), "the same")
        found.add(tuple([player.choose(thinker(world, seat)) for _ in range(2)]))
    return found
