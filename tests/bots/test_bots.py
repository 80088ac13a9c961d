from __future__ import annotations

from collections import Counter

import pytest

import grimorio
from grimorio.bots import Thinker, UnknownBot, bot, names
from grimorio.core.errors import NotAsked


def test_random_is_here() -> None:
    assert "random" in names()


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="random"):
        bot("grandmaster", 1)


def test_the_random_bot_plays_to_the_end_and_the_same_seed_the_same_game() -> None:
    def played() -> str:
        game = grimorio.new("wisps", seats=3, seed=7)
        players = [bot("random", seat) for seat in range(3)]
        while game.outcome is None:
            seat = game.pending[0].seat
            game.answer_key(seat, players[seat].choose(Thinker(game, seat)))
        return game.digest()

    assert played() == played()


def test_the_random_bot_chooses_every_answer_equally_often() -> None:
    game = grimorio.new("wisps", seats=2, seed=3)
    thinker = Thinker(game, 0)
    player = bot("random", 1)
    chosen = Counter(player.choose(thinker) for _ in range(3000))
    assert set(chosen) == set(thinker.keys)
    assert all(abs(n - 3000 / len(chosen)) < 150 for n in chosen.values())


def test_a_thinker_knows_what_its_seat_knows() -> None:
    game = grimorio.new("wisps", seats=2, seed=3)
    thinker = Thinker(game, 1)
    assert thinker.view == game.view(1)
    assert thinker.choices == game.choices(1)
    assert thinker.keys == tuple(option.key for option in thinker.choices[0].options)


def test_a_sampled_world_looks_the_same_to_the_seat_and_depends_on_its_key() -> None:
    game = grimorio.new("wisps", seats=2, seed=3)
    thinker = Thinker(game, 0)
    worlds = [thinker.sample(key) for key in range(20)]
    assert all(world.view(0) == thinker.view for world in worlds)
    assert len({world.digest() for world in worlds}) > 1
    assert thinker.sample(1).digest() == worlds[1].digest()


def test_who_is_not_asked_has_nothing_to_choose() -> None:
    game = grimorio.new("wisps", seats=2, seed=3)
    game.answer(0, game.pending[0].options[0])
    with pytest.raises(NotAsked):
        _ = Thinker(game, 0).keys
