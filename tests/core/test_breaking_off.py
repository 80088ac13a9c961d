"""Standing offers that break off the step under way: its questions are dropped, the next step of
the agenda is taken, and copies and undo know of it."""

from __future__ import annotations

import pytest

from grimorio.core import Game, Offer, Seat, ask_all, plan
from grimorio.core.errors import RuleFailed
from tests.toys import Pad, Turn, ask, play, questions


def game_of(turn: Turn, *, spoils: bool = False) -> Game[Pad]:
    """Any seat may skip the rest of the turn; where that is spoilt, the next one fails."""

    def standing(s: Pad, seat: Seat) -> list[Offer]:
        def skip() -> None:
            s.left -= 1
            s.notes.append(-1 if not spoils else -2)
            plan(s, steps.find("play_turn")())

        return [Offer("skip", skip, breaks_off=True)]

    game = play(turn, standing=standing)
    steps = game.title.steps
    return game


async def two_questions(s: Pad) -> None:
    if s.notes and s.notes[-1] == -2:
        raise ValueError("spoilt")
    s.notes.append(await ask(0, "first", lambda: (1, 2)))
    s.notes.append(await ask(1, "second", lambda: (3, 4)))


async def both_at_once(s: Pad) -> None:
    s.notes += await ask_all([ask(seat, "pick", lambda: (1, 2), hides=True) for seat in (0, 1)])


def test_the_question_under_way_is_dropped_and_the_next_step_is_taken() -> None:
    game = game_of(two_questions)
    game.answer(0, 2)
    assert questions(game) == [(1, "second", (3, 4))]
    game.take(0, "skip")
    assert game.state.notes == [2, -1]
    assert questions(game) == [(0, "first", (1, 2))]
    game.answer(0, 1)
    game.answer(1, 3)
    assert game.state.notes == [2, -1, 1, 3]


def test_what_several_seats_were_asked_at_once_is_dropped_too() -> None:
    game = game_of(both_at_once)
    game.answer(1, 2)
    game.take(0, "skip")
    assert game.state.notes == [-1]
    assert [seat for seat, _, _ in questions(game)] == [0, 1]


def test_copies_know_of_it_and_it_can_be_taken_back() -> None:
    game = game_of(two_questions)
    game.answer(0, 2)
    before = game.digest()
    game.take(1, "skip")
    game.answer(0, 1)
    copy = game.clone()
    assert (copy.digest(), questions(copy)) == (game.digest(), questions(game))
    game.undo(0)
    game.undo(1)
    assert game.digest() == before
    assert questions(game) == [(1, "second", (3, 4))]


def test_the_last_turn_can_be_broken_off() -> None:
    game = game_of(two_questions)
    for _ in range(3):
        game.take(0, "skip")
    assert game.outcome is not None
    assert questions(game) == []


def test_if_what_follows_raises_all_is_as_before() -> None:
    game = game_of(two_questions, spoils=True)
    game.answer(0, 2)
    before = game.digest()
    with pytest.raises(RuleFailed):
        game.take(0, "skip")
    assert game.digest() == before
    assert questions(game) == [(1, "second", (3, 4))]
