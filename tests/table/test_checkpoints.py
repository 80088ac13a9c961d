"""What is stored of a game so that it opens fast: a checkpoint in every turn."""

from __future__ import annotations

from random import Random

import pytest

import grimorio
from grimorio.core.record import resume
from grimorio.table.game.match import Match


@pytest.mark.parametrize(("title", "seats"), [("dungeonquest", 1), ("tashkalar", 2)])
def test_a_turn_is_stored_once(title: str, seats: int) -> None:
    game = grimorio.new(title, seats=seats, seed=1)
    match = Match(game, [])
    match.listen()
    dice = Random(1)
    turns: list[int] = []
    made = 0
    while game.outcome is None:
        asked = dice.choice(game.pending)
        before = game.checkpoint
        match.apply((asked.seat, asked.key(dice.choice(asked.options))))
        made += game.checkpoint is not before
        stored = match.new_checkpoint()
        if stored is not None:
            opened, _ = resume(stored.data)
            assert (opened.number, opened.digest()) == (game.number, game.digest())
            turns.append(game.turn)
    assert turns == sorted(set(turns))
    assert 3 < len(turns) < made
