"""Asking: options as functions, single answers, questions put at once, keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimorio.core import Ask, Offer, Seat, Value, ask_all, key_of
from grimorio.core.errors import BrokenRules, NotAsked
from tests.toys import Pad, ask, play, questions


@pytest.mark.parametrize(
    ("option", "key"),
    [
        (None, "pass"),
        (7, "7"),
        (-3, "-3"),
        (True, "1"),
        ("sword", "sword"),
        ((), "()"),
        ((1, None, "red", ("a", 2)), "(1,pass,red,(a,2))"),
    ],
)
def test_every_option_that_is_not_declared_has_a_key(option: Value, key: str) -> None:
    assert key_of(option) == key


numbers: st.SearchStrategy[Value] = st.recursive(
    st.integers() | st.none(), lambda inner: st.lists(inner, max_size=3).map(tuple)
)


@settings(max_examples=50)
@given(st.lists(numbers, unique=True, max_size=8))
def test_different_options_have_different_keys(options: list[Value]) -> None:
    assert len({key_of(option) for option in options}) == len(options)


def test_options_are_computed_when_read_once_and_again_after_a_change() -> None:
    calls: list[int] = []

    def options() -> tuple[int, ...]:
        calls.append(len(calls))
        return (len(calls), 10)

    question = ask(0, "number", options)
    assert calls == []
    assert (question.options, question.options) == ((1, 10), (1, 10))
    question.renew()
    assert question.options == (2, 10)
    assert (question.place("10"), question.place("1")) == (1, -1)


def test_options_are_worth_what_they_name_and_passing_what_is_said_of_it() -> None:
    options: tuple[Value, ...] = (None, 3, ("take", 5), 2)
    question = ask(0, "number", lambda: options)
    assert question.worths(lambda number: 10.0 * number, other=0.5) == [0.5, 30.0, 0.5, 20.0]
    assert question.worths(float) == [0.0, 3.0, 0.0, 2.0]


def test_a_replayed_question_does_not_compute_its_options() -> None:
    calls: list[int] = []

    def options() -> tuple[int, ...]:
        calls.append(1)
        return (1, 2)

    async def turn(s: Pad) -> None:
        for _ in range(3):
            s.notes.append(await ask(0, "number", options))

    game = play(turn)
    game.answer(0, 1)
    game.answer(0, 2)
    calls.clear()
    copy = game.clone()
    assert calls == []
    assert copy.state.notes == [1, 2]


def test_a_question_without_options_breaks_the_contract() -> None:
    async def turn(s: Pad) -> None:
        await ask(0, "nothing", lambda: ())

    with pytest.raises(BrokenRules, match="'nothing' to seat 0 has no options"):
        play(turn)


def test_a_single_legal_answer_is_taken_and_stands_in_no_record() -> None:
    async def turn(s: Pad) -> None:
        s.notes.append(await ask(0, "forced", lambda: (5,)))
        s.notes.append(await ask(1, "free", lambda: (1, 2)))

    game = play(turn, turns=1)
    assert questions(game) == [(1, "free", (1, 2))]
    assert game.state.notes == [5]
    game.answer(1, 2)
    assert [(entry.seat, entry.value) for entry in game.entries()] == [(1, 2)]


def test_a_single_legal_answer_is_asked_for_when_asking_hides_it() -> None:
    async def turn(s: Pad) -> None:
        s.notes.append(await ask(0, "reaction", lambda: (None,), hides=True) or 0)

    game = play(turn)
    assert questions(game) == [(0, "reaction", (None,))]


def test_answers_to_questions_put_at_once_come_back_in_the_order_of_the_questions() -> None:
    async def turn(s: Pad) -> None:
        s.notes += await ask_all([ask(seat, "pick", lambda: (1, 2, 3)) for seat in (2, 0, 1)])

    game = play(turn, seats=3)
    assert [seat for seat, _, _ in questions(game)] == [2, 0, 1]
    game.answer(1, 1)
    assert (game.answered, [ask.seat for ask in game.pending]) == ([1], [2, 0])
    game.answer(2, 2)
    assert game.state.notes == []
    game.answer(0, 3)
    assert game.state.notes == [2, 3, 1]


def test_of_questions_put_at_once_only_those_with_a_choice_are_asked() -> None:
    def question(seat: Seat, options: tuple[int, ...], hides: bool = False) -> Ask[int]:
        return ask(seat, "pick", lambda: options, hides=hides)

    async def turn(s: Pad) -> None:
        s.notes += await ask_all([question(0, (4,)), question(1, (5, 6)), question(2, (7,), True)])

    game = play(turn, seats=3)
    assert questions(game) == [(1, "pick", (5, 6)), (2, "pick", (7,))]
    game.answer(2, 7)
    game.answer(1, 6)
    assert game.state.notes == [4, 6, 7]


def test_questions_without_any_choice_are_not_put_at_all() -> None:
    async def turn(s: Pad) -> None:
        s.notes += await ask_all([ask(seat, "pick", lambda: (8,)) for seat in (0, 1)])
        s.notes += await ask_all([])
        await ask(0, "stop", lambda: (1, 2))

    game = play(turn)
    assert game.state.notes == [8, 8]
    assert [kind for _, kind, _ in questions(game)] == ["stop"]


def test_no_seat_is_asked_two_things_at_once() -> None:
    async def turn(s: Pad) -> None:
        await ask_all([ask(1, "one", lambda: (1, 2)), ask(1, "two", lambda: (1, 2))])

    with pytest.raises(BrokenRules, match="two questions at once"):
        play(turn)


def test_a_question_goes_to_whoever_holds_the_turn_when_that_changes() -> None:
    async def turn(s: Pad) -> None:
        s.notes.append(await ask(lambda: s.holder, "act", lambda: (s.holder, 10)))

    def give(s: Pad) -> Callable[[], None]:
        def hand_over() -> None:
            s.holder = 1

        return hand_over

    game = play(turn, standing=lambda s, seat: [Offer("give", give(s))])
    assert questions(game) == [(0, "act", (0, 10))]
    game.take(0, "give")
    assert questions(game) == [(1, "act", (1, 10))]
    with pytest.raises(NotAsked):
        game.answer(0, 10)
    game.answer(1, 1)
    assert game.state.notes == [1]
    assert questions(game.clone()) == questions(game)


def test_what_a_question_is_about_is_part_of_it() -> None:
    async def turn(s: Pad) -> None:
        await ask(0, "gust", lambda: (1, 2), about=(3, "wisp"))

    assert play(turn).pending[0].about == (3, "wisp")
