"""The random steps the suite walks by."""

from __future__ import annotations

from random import Random

import grimorio
from grimorio.conformance import choose, ends

STEPS = 20_000


def offers_taken(seats: int) -> int:
    """How many of very many first steps in the marsh are standing offers."""
    game = grimorio.new("wisps", seats=seats, seed=1)
    dice = Random(1)
    return sum(choose(game, dice).offer for _ in range(STEPS))


def test_an_offer_is_taken_now_and_then() -> None:
    assert 150 < offers_taken(3) < 250


def test_an_offer_that_ends_the_game_is_hardly_ever_taken() -> None:
    """Who leaves a marsh of two leaves the other alone in it."""
    assert 10 < offers_taken(2) < 35


def test_whether_an_offer_ends_the_game_is_tried_on_a_copy() -> None:
    for seats in (2, 3):
        game = grimorio.new("wisps", seats=seats, seed=1)
        before = game.digest()
        assert ends(game, 0, "leave") == (seats == 2)
        assert game.digest() == before
        game.take(0, "leave")
        assert (game.outcome is not None) == (seats == 2)
