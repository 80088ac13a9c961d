"""A rule that raises in mid-effect: the answer is not taken, and the game is as before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grimorio.core import Game, Offer, Seat, ask_all
from grimorio.core.errors import BrokenRules, RuleFailed
from tests.toys import Boom, Pad, ask, fair, hand_over, play, questions, tell, told


def as_before(game: Game[Pad], act: Callable[[], None], reason: str = "Boom") -> None:
    """The act fails, and neither the game nor its copies show a trace of it."""
    before = (game.digest(), questions(game), game.answered, told(game), game.number)
    entries = len(game.entries())
    with pytest.raises(RuleFailed, match=reason) as failed:
        act()
    assert (game.digest(), questions(game), game.answered, told(game), game.number) == before
    assert len(game.entries()) == entries
    assert game.clone().digest() == before[0]
    assert failed.value.__cause__ is not None


def test_a_rule_that_raises_leaves_the_game_as_before() -> None:
    game = play(fair, turns=9)
    game.answer(0, "dice")
    as_before(game, lambda: game.answer(1, "boom"))
    game.answer(1, "dice")
    assert len(game.state.notes) == 2


def test_a_rule_that_raises_after_a_checkpoint_was_passed_leaves_the_game_as_before() -> None:
    game = play(fair, turns=9)
    game.answer(0, "dice")
    game.answer(1, "rest")
    as_before(game, lambda: game.answer(0, "late boom"))
    game.answer(0, "rest")
    game.undo(0)
    game.undo(0) if game.pending[0].seat == 1 else None
    assert questions(game)[0][0] == 0


def test_a_rule_that_raises_over_and_over_still_leaves_the_game_as_before() -> None:
    game = play(fair, turns=9)
    for _ in range(5):
        as_before(game, lambda: game.answer(0, "boom"))
        as_before(game, lambda: game.answer(0, "late boom"))


def test_undo_reaches_back_over_a_turn_as_if_the_failure_had_not_been() -> None:
    game = play(fair, seats=1, turns=9)
    before = game.digest()
    game.answer(0, "rest")
    as_before(game, lambda: game.answer(0, "late boom"))
    game.undo(0)
    assert game.digest() == before


def test_picks_in_secret_survive_a_rule_that_raises_on_the_last_one() -> None:
    async def turn(s: Pad) -> None:
        picks = await ask_all([ask(seat, "pick", lambda: (1, 2, 3)) for seat in (0, 1, 2)])
        s.notes += picks
        tell(s, "picked", *picks)
        if sum(picks) == 9:
            raise Boom

    game = play(turn, seats=3)
    game.answer(2, 3)
    game.answer(0, 3)
    as_before(game, lambda: game.answer(1, 3))
    assert game.answered == [0, 2]
    game.answer(1, 1)
    assert game.state.notes == [3, 1, 3]


def test_picks_in_secret_survive_a_failure_after_the_checkpoint() -> None:
    async def turn(s: Pad) -> None:
        if s.notes and s.notes[-1] == 3:
            raise Boom
        s.notes += await ask_all([ask(seat, "pick", lambda: (1, 2, 3)) for seat in (0, 1)])

    game = play(turn)
    game.answer(0, 1)
    as_before(game, lambda: game.answer(1, 3))
    game.answer(1, 2)
    assert game.state.notes == [1, 2]


def test_an_offer_that_raises_leaves_the_game_as_before() -> None:
    def standing(s: Pad, seat: Seat) -> list[Offer]:
        def fail() -> None:
            s.notes.append(13)
            tell(s, "failed")
            raise Boom

        return [Offer("fail", fail), *hand_over(s, seat)]

    async def turn(s: Pad) -> None:
        s.notes += await ask_all([ask(seat, "pick", lambda: (1, 2)) for seat in (0, 1)])

    game = play(turn, standing=standing)
    game.take(0, "hand over")
    game.answer(1, 2)
    as_before(game, lambda: game.take(0, "fail"))
    game.answer(0, 1)
    assert game.state.notes == [1, 2]


def test_options_that_cannot_be_computed_leave_the_game_as_before() -> None:
    def options(s: Pad) -> tuple[int, ...]:
        if s.notes == [2]:
            raise ZeroDivisionError
        return (1, 2)

    async def turn(s: Pad) -> None:
        for _ in range(3):
            s.notes.append(await ask(0, "number", lambda: options(s)))

    game = play(turn)
    as_before(game, lambda: game.answer(0, 2), "ZeroDivision")
    game.answer(0, 1)
    assert game.state.notes == [1]


def test_a_question_without_options_is_refused_with_the_answer_that_led_to_it() -> None:
    async def turn(s: Pad) -> None:
        s.notes.append(await ask(0, "number", lambda: (1, 2)))
        await ask(1, "nothing", lambda: () if s.notes[-1] == 2 else (1, 2))

    game = play(turn)
    before = game.digest()
    with pytest.raises(BrokenRules, match="'nothing' to seat 1 has no options"):
        game.answer(0, 2)
    assert game.digest() == before
    game.answer(0, 1)


def test_questions_put_at_once_without_options_are_refused_with_the_answer_before() -> None:
    async def turn(s: Pad) -> None:
        s.notes.append(await ask(0, "number", lambda: (1, 2)))
        await ask_all([ask(seat, "nothing", lambda: (), hides=True) for seat in (0, 1)])

    game = play(turn)
    with pytest.raises(BrokenRules, match="no options"):
        game.answer(0, 2)


def test_an_offer_that_leaves_a_question_without_options_is_refused() -> None:
    async def turn(s: Pad) -> None:
        await ask(0, "number", lambda: () if s.notes else (1, 2))

    game = play(turn, standing=lambda s, seat: [Offer("jot", lambda: s.notes.append(1))])
    with pytest.raises(BrokenRules, match="no options"):
        game.take(1, "jot")
    assert questions(game) == [(0, "number", (1, 2))]


def test_a_rule_that_fails_before_the_first_question_fails_openly() -> None:
    async def turn(s: Pad) -> None:
        raise Boom

    with pytest.raises(Boom):
        play(turn)


def test_a_copy_to_be_played_once_passes_the_error_on() -> None:
    once = play(fair, turns=9).clone(once=True)
    once.answer(0, "rest")
    with pytest.raises(RuleFailed, match="Boom"):
        once.answer(1, "boom")


def test_a_copy_to_be_played_once_passes_on_the_error_of_an_offer() -> None:
    def standing(s: Pad, seat: Seat) -> list[Offer]:
        def fail() -> None:
            raise Boom

        return [Offer("fail", fail)]

    once = play(fair, turns=9, standing=standing).clone(once=True)
    once.answer(0, "dice")
    state = once.state
    with pytest.raises(RuleFailed, match="Boom"):
        once.take(1, "fail")
    assert once.state is state
