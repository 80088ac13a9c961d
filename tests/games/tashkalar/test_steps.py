"""Where an action of Tash-Kalar rests, so that a copy has little to play again."""

from __future__ import annotations

from random import Random

import grimorio
from grimorio.core import Game
from grimorio.core.record import resume, save
from grimorio.games.tashkalar.rules.steps import ACTION, EFFECT, RETURN, START_PIECES
from grimorio.games.tashkalar.state import Arena


def test_wherever_an_action_rests_it_opens_from_disk_and_goes_on_the_same() -> None:
    """The start of a melee: its set-up, cards returned, and beings whose effect asks something."""
    game: Game[Arena] = grimorio.new("tashkalar", seats=4, seed=1)
    dice = Random(1)
    rested = {START_PIECES: 0, EFFECT: 0, RETURN: 0}
    while game.outcome is None and min(rested.values()) < 2:
        todo = game.checkpoint.todo
        if todo:
            kind = todo[-1][0]
            rested[kind] += 1
            assert kind == START_PIECES or todo[0] == (ACTION,)
            again, _ = resume(*save(game))
            assert (again.digest(), again.checkpoint.todo) == (game.digest(), todo)
        ask = game.pending[0]
        summons = [o for o in ask.options if isinstance(o, tuple) and o[0] == "summon"]
        game.answer(ask.seat, dice.choice(summons or ask.options))
    assert game.outcome is None


def test_an_effect_is_asked_about_without_playing_the_summoning_again() -> None:
    game: Game[Arena] = grimorio.new("tashkalar", seats=2, seed=1)
    dice = Random(1)
    first: list[str] = []
    answered = ""
    while game.outcome is None and len(first) < 3:
        ask = game.pending[0]
        if answered == "summon" and ask.kind != "act" and game.checkpoint.todo:
            first.append(ask.kind)
            assert game.since_checkpoint() == []
        summons = [o for o in ask.options if isinstance(o, tuple) and o[0] == "summon"]
        option = dice.choice(summons or ask.options)
        answered = "summon" if summons else ask.kind
        game.answer(ask.seat, option)
    assert len(first) == 3
