"""Copies: clones at any decision, copies to be played once, and what a seat may think about."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import grimorio
from grimorio.conformance import choose
from grimorio.core import WATCHER, Game, ask_all
from grimorio.core.errors import NoSuchSeat, Refusal, UndoRefused
from tests.toys import Pad, ask, fair, hand_over, play, questions, quiet_fair, told


def wander(game: Game[Any], seed: int, steps: int) -> None:
    """So many random steps, as far as the game goes."""
    dice = Random(seed)
    for _ in range(steps):
        if game.outcome is None:
            choose(game, dice).do(game)


async def secret(s: Pad) -> None:
    s.notes += await ask_all([ask(seat, "pick", lambda: (1, 2, 3)) for seat in (0, 1, 2)])


@pytest.mark.parametrize("seed", range(5))
def test_a_clone_equals_its_parent_and_stays_equal_when_played_alike(seed: int) -> None:
    game = play(quiet_fair, seats=3, turns=12, seed=seed, standing=hand_over)
    wander(game, seed, 7)
    copy = game.clone()
    assert copy.digest() == game.digest()
    assert questions(copy) == questions(game)
    before = game.digest()
    wander(copy, seed, 30)
    assert game.digest() == before
    wander(game, seed, 30)
    assert game.digest() == copy.digest()
    assert game.outcome is not None


def test_a_clone_knows_who_has_answered_in_secret() -> None:
    game = play(secret, seats=3)
    game.answer(1, 2)
    copy = game.clone()
    assert (copy.answered, copy.digest()) == ([1], game.digest())
    copy.answer(0, 1)
    assert game.answered == [1]
    copy.answer(2, 3)
    assert copy.state.notes == [1, 2, 3]
    assert game.state.notes == []


def test_a_clone_of_a_clone_is_as_good_as_the_first() -> None:
    game = play(secret, seats=3)
    game.answer(1, 2)
    copy = game.clone().clone()
    assert copy.digest() == game.digest()


def test_a_clone_of_a_game_that_is_over_is_over() -> None:
    game = grimorio.new("wisps", seed=3)
    wander(game, 3, 1000)
    copy = game.clone(listen=True)
    assert copy.outcome is game.outcome is not None
    assert copy.digest() == game.digest()
    assert told(copy) == told(game)
    assert copy.state is not game.state
    assert copy.practice


def test_a_clone_is_silent_unless_it_is_to_listen() -> None:
    game = play(fair, turns=5)
    game.answer(0, "dice")
    silent, listening = game.clone(), game.clone(listen=True)
    for copy in (silent, listening):
        copy.answer(1, "dice")
    assert told(silent) == []
    assert told(listening) == [("visited", ("dice",)), ("visited", ("dice",))]
    assert told(game) == [("visited", ("dice",))]


def test_a_listening_clone_can_take_back_also_what_was_before_it() -> None:
    game = play(fair, turns=5)
    before = game.digest()
    game.answer(0, "rest")
    copy = game.clone(listen=True)
    copy.undo(0)
    assert copy.digest() == before
    with pytest.raises(UndoRefused, match="silent copy"):
        game.clone().undo(0)


def test_a_copy_to_be_played_once_plays_the_same_and_cannot_be_copied() -> None:
    game = play(quiet_fair, seats=3, turns=12)
    wander(game, 1, 4)
    once = game.clone(once=True)
    with pytest.raises(Refusal, match="played once"):
        once.clone()
    wander(once, 2, 40)
    wander(game, 2, 40)
    assert once.digest() == game.digest()


# -- what a seat may think about ----------------------------------------------------------------


def dealt(seed: int = 1) -> Game[Pad]:
    """Everybody has drawn two cards."""
    game = play(fair, seats=3, turns=20, seed=seed)
    for turn in range(6):
        game.answer(turn % 3, "draw")
    return game


def test_a_hidden_copy_deals_anew_what_the_seat_has_not_seen_and_nothing_else() -> None:
    game = dealt()
    mine = game.state.hands[1].cards
    hands = set()
    for seed in range(10):
        world = game.hidden_from(1, seed)
        assert world.state.hands[1].cards == mine
        hands.add((*world.state.hands[0].cards, *world.state.hands[2].cards))
        assert sorted(card for hand in world.state.hands for card in hand.cards) != []
        everything = [card for hand in world.state.hands for card in hand.cards]
        assert sorted([*everything, *world.state.bag]) == list(range(1, 13))
    assert len(hands) > 5
    assert game.state.hands[1].cards == mine


def test_a_world_depends_on_what_the_seat_knows_and_the_seed_alone() -> None:
    game = dealt()
    once = game.hidden_from(1, "seed")
    twice = game.hidden_from(1, "other").hidden_from(1, "seed")
    assert once.digest() == twice.digest() == once.clone().digest()
    assert once.digest() != game.hidden_from(1, "another").digest()


def test_a_hidden_copy_rolls_other_dice_unless_it_is_to_keep_them() -> None:
    game = dealt()
    assert game.hidden_from(0, 1).state.chance.key != game.state.chance.key
    kept = game.hidden_from(0, 1, new_dice=False).state.chance
    assert (kept.key, kept.drawn) == (game.state.chance.key, game.state.chance.drawn)


def test_the_mark_of_a_hidden_copy_stays_when_play_goes_on() -> None:
    world = dealt().hidden_from(1, 5)
    for _ in range(3):
        assert world.clone().digest() == world.digest()
        seat = world.pending[0].seat
        world.answer(seat, "draw")
    again = world.hidden_from(1, 6)
    assert again.clone().digest() == again.digest()


def test_what_others_answered_in_secret_is_open_again_in_a_hidden_copy() -> None:
    game = play(secret, seats=3)
    game.answer(0, 1)
    game.answer(1, 2)
    world = game.hidden_from(1, 1)
    assert (world.answered, [ask.seat for ask in world.pending]) == ([1], [0, 2])
    assert game.hidden_from(WATCHER, 1).answered == []
    assert game.answered == [0, 1]
    world.answer(0, 3)
    world.answer(2, 3)
    assert world.state.notes == [3, 2, 3]


def test_options_of_a_hidden_copy_are_those_of_its_own_cards() -> None:
    async def turn(s: Pad) -> None:
        while len(s.hands[1]) < 2:
            s.hands[1].add(s.chance.draw(s.bag), 0b10)
        await ask(1, "card", lambda: s.hands[1].cards)

    game = play(turn)
    offered = {game.hidden_from(0, seed).pending[0].options for seed in range(10)}
    assert len(offered) > 5
    for seed in range(10):
        world = game.hidden_from(0, seed)
        assert world.pending[0].options == tuple(world.state.hands[1].cards)


def test_a_hidden_copy_cannot_be_undone() -> None:
    world = dealt().hidden_from(0, 1, listen=True)
    world.answer(0, "rest")
    with pytest.raises(UndoRefused):
        world.undo(0)


def test_only_seats_and_spectators_have_something_to_think_about() -> None:
    with pytest.raises(NoSuchSeat):
        dealt().hidden_from(3, 1)
