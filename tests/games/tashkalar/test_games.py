"""Whole games at random, over all forms, and what they tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

import grimorio
from grimorio.conformance import check_play, choose, start
from grimorio.core import Options
from grimorio.games.tashkalar import title
from grimorio.games.tashkalar.kinds import KINDS
from grimorio.games.tashkalar.rules.secrets import conserved
from grimorio.games.tashkalar.rules.teams import may_hand_over

TABLES: list[tuple[int, Options]] = [
    (2, {}),
    (2, {"form": "elite"}),
    (3, {}),
    (4, {}),
    (4, {"teams": True}),
    (4, {"form": "elite", "teams": True}),
    (3, {"melee_end": "12_with_3", "schools": "chosen"}),
]


def play(seats: int, options: Options, seed: int) -> str:
    """One random game in which nobody gives up, to its end; why it ended."""
    game = grimorio.new("tashkalar", seats=seats, seed=seed, options=options)
    dice = Random(seed)
    before = conserved(game.state)
    while game.outcome is None:
        seat = game.state.turn
        if dice.random() < 0.05 and may_hand_over(game.state, seat):
            game.take(seat, "hand_over")
            continue
        ask = game.pending[0]
        game.answer(ask.seat, dice.choice(ask.options))
        assert conserved(game.state) == before, (seats, options, seed, game.number)
    assert game.outcome.winners
    return game.outcome.reason


@pytest.mark.parametrize("seed", range(100, 108))
def test_random_games_end_and_nothing_is_gained_or_lost(seed: int) -> None:
    check_play(title, seed)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_form_is_played_to_its_end(seats: int, options: Options) -> None:
    assert {play(seats, options, seed) for seed in range(3)} <= {"points", "tie"}


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_ten_thousand_random_games_end_and_conserve_everything(
    part: int, record_property: Callable[[str, object], None]
) -> None:
    seeds = range(500 * part, 500 * part + 500)
    record_property("games", len(seeds))
    record_property("seeds", f"{seeds[0]}-{seeds[-1]}")
    ends = Counter(play(*TABLES[seed % len(TABLES)], seed) for seed in seeds)
    record_property("ends", dict(sorted(ends.items())))


def test_everything_told_and_asked_is_as_it_is_declared() -> None:
    for seed in range(1000, 1012):
        game = start(title, seed)
        dice = Random(seed)
        while game.outcome is None:
            for ask in game.pending:
                assert ask.kind.fault(ask.about) == ""
            for seat in range(game.seats):
                assert {offer.value for offer in game.standing(seat)} <= {
                    one.word for one in KINDS.standing.answers()
                }
            step = choose(game, dice)
            if step.key != "surrender":
                step.do(game)
        assert game.journal is not None
        for event in game.journal.events:
            assert event.kind.fault(event.args) == ""
