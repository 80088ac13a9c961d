"""Answering: what a game takes, and what it refuses and how."""

from __future__ import annotations

from functools import partial

import pytest

import grimorio
from grimorio.core import WATCHER, Game, Kinds, Offer, ask_all
from grimorio.core.errors import (
    BadSeats,
    BadSetting,
    BrokenRules,
    GameOver,
    NoSuchSeat,
    NotAsked,
    NotOffered,
    Refusal,
    UnknownGame,
)
from grimorio.core.nouns import Noun
from tests.toys import Pad, ask, play, questions, tell, tell_only, told


async def number(s: Pad) -> None:
    s.notes.append(await ask(0, "number", lambda: (1, 2, None)) or 0)


async def together(s: Pad) -> None:
    s.notes += await ask_all([ask(seat, "pick", lambda: (1, 2)) for seat in (0, 1)])


def unchanged(game: Game[Pad], error: type[Refusal], reason: str, act: str, *args: object) -> None:
    """The act is refused with that error, its reason and code, and the game is as before."""
    before = (game.digest(), questions(game), told(game), game.number)
    with pytest.raises(error, match=reason) as refused:
        getattr(game, act)(*args)
    assert type(refused.value) is error
    assert refused.value.reason == str(refused.value)
    assert (game.digest(), questions(game), told(game), game.number) == before


def test_an_answer_is_taken_by_value_or_by_key() -> None:
    game = play(number)
    game.answer(0, 2)
    game.answer_key(0, "1")
    assert game.state.notes == [2, 1]
    assert game.number == 2
    game.answer(0, None)
    assert game.state.notes == [2, 1, 0]


@pytest.mark.parametrize("seat", [2, -1, 99])
def test_a_seat_that_is_not_at_the_table_cannot_answer(seat: int) -> None:
    unchanged(play(number), NoSuchSeat, "seats are 0 to 1", "answer", seat, 1)


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    unchanged(play(number), NotAsked, "seat 1 is not asked", "answer", 1, 1)


def test_a_second_answer_is_refused() -> None:
    game = play(together)
    game.answer(1, 2)
    unchanged(game, NotAsked, "seat 1 has already answered", "answer", 1, 1)


@pytest.mark.parametrize("option", [3, "1", (1,), 1.5])
def test_an_option_that_is_not_offered_is_refused_and_the_options_are_named(option: object) -> None:
    unchanged(play(number), NotOffered, "no answer to 'number'.*1, 2, pass", "answer", 0, option)


def test_a_key_that_is_not_offered_is_refused() -> None:
    unchanged(play(number), NotOffered, "no answer to 'number'", "answer_key", 0, "3")


def test_a_refusal_stays_short_however_long_the_answer_and_the_options() -> None:
    async def turn(s: Pad) -> None:
        await ask(0, "number", lambda: range(5000))

    with pytest.raises(NotOffered) as refused:
        play(turn).answer_key(0, "x" * 1_000_000)
    assert "and 4988 more" in refused.value.reason
    assert len(refused.value.reason) < 300


def test_no_answer_is_taken_after_the_end() -> None:
    game = play(number, turns=1)
    game.answer(0, 1)
    assert game.outcome is not None
    assert game.pending == []
    unchanged(game, GameOver, "over", "answer", 0, 1)
    unchanged(game, GameOver, "over", "answer_key", 1, "1")
    unchanged(game, GameOver, "over", "take", 0, "leave")
    unchanged(game, GameOver, "over", "undo", 0)
    assert game.standing(0) == ()


def test_an_unknown_game_is_named_and_those_installed_too() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; installed: .*wisps"):
        grimorio.new("chess")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"rounds": 7}, "'rounds' cannot be '7'; it takes: 4, 6, 8, 10, 12"),
        ({"rounds": True}, "'rounds' cannot be 'True'"),
        ({"length": 8}, "wisps has no option 'length'; it has: rounds"),
    ],
)
def test_an_unknown_option_or_value_is_named(options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadSetting, match=reason):
        grimorio.new("wisps", options=options)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_title_is_not_played_by_too_few_or_too_many(seats: int) -> None:
    with pytest.raises(BadSeats, match="2 to 4, not by"):
        grimorio.new("wisps", seats=seats)


def test_every_refusal_has_a_code_of_its_own() -> None:
    kinds = [Refusal]
    for kind in kinds:
        kinds += [sub for sub in kind.__subclasses__() if sub.__module__ == Refusal.__module__]
    assert len({kind.code for kind in kinds}) == len(kinds) > 10


def test_one_error_is_enough_to_catch_them_all() -> None:
    with pytest.raises(Refusal):
        grimorio.new("chess")
    with pytest.raises(Refusal):
        play(number).answer(0, 9)


# -- what is seen and told ----------------------------------------------------------------------


def test_a_view_is_for_seats_and_spectators_only() -> None:
    game = play(number)
    assert game.view(WATCHER) == game.view(0)
    for seat in (2, -2):
        with pytest.raises(NoSuchSeat):
            game.view(seat)
        with pytest.raises(NoSuchSeat):
            game.events(seat)


def test_choices_are_the_questions_of_the_seat() -> None:
    game = play(number)
    assert [option.key for option in game.choices(0)[0].options] == ["1", "2", "pass"]
    assert game.choices(1) == []


def test_events_are_seen_by_whom_they_are_told_and_numbered_without_gaps() -> None:
    async def turn(s: Pad) -> None:
        tell(s, "all", 1)
        tell_only(s, 0b10, "second", 2)
        tell_only(s, 0b01, "first", 3)
        tell(s, "all", 4)
        await ask(0, "number", lambda: (1, 2))

    game = play(turn)
    seen = {seat: [e.args[0] for e in game.events(seat)] for seat in (0, 1, WATCHER)}
    assert seen == {0: [1, 3, 4], 1: [1, 2, 4], WATCHER: [1, 4]}
    assert [e.args[0] for e in game.events(1, since=1)] == [2, 4]
    assert {e.at for e in game.events(0)} == {0}
    game.answer(0, 1)
    assert [e.at for e in game.events(0)][3:] == [1, 1, 1]


# -- standing offers ----------------------------------------------------------------------------


def jot(s: Pad, seat: int) -> list[Offer]:
    """Seat 1 may write down a number at any time; at nine the game is over."""

    def write(n: int) -> None:
        s.notes.append(n)
        if n == 9:
            s.left = 0

    return [Offer(n, partial(write, n)) for n in (3, 9)] if seat == 1 else []


def test_an_offer_is_taken_outside_any_question_and_stands_in_the_log() -> None:
    game = play(number, standing=jot)
    assert [offer.value for offer in game.standing(1)] == [3, 9]
    game.take(1, 3)
    game.answer(0, 1)
    assert game.state.notes == [3, 1]
    assert [(e.seat, e.value) for e in game.entries()] == [(1, 3), (0, 1)]
    copy = game.clone()
    assert copy.digest() == game.digest()


def test_an_offer_can_be_taken_by_its_key() -> None:
    game = play(number, standing=jot)
    game.take(1, "3")
    assert game.state.notes == [3]


def test_an_offer_about_a_thing_is_declared_like_an_answer_and_keyed_by_the_id() -> None:
    """So a record still means the same when the things are put in another order."""
    kinds = Kinds(offers=("leave",))
    throw = kinds.standing.answer("throw", Noun("thing", ("lamp", "rope")))
    assert [one.word for one in kinds.standing.answers()] == ["leave", "throw"]

    def standing(s: Pad, seat: int) -> list[Offer]:
        away = [Offer(throw(n), partial(s.notes.append, n)) for n in (0, 1)]
        return [Offer("leave", partial(s.notes.append, 9)), *away]

    game = play(number, standing=standing)
    game.title.kinds = kinds
    assert [game.offer_key(one) for one in game.standing(0)] == [
        "leave", "throw lamp", "throw rope",
    ]  # fmt: skip
    game.take(0, "throw rope")
    game.take(1, throw(0))
    game.take(0, "leave")
    assert game.state.notes == [1, 0, 9]
    assert [entry.key for entry in game.entries()] == ["throw rope", "throw lamp", "leave"]


@pytest.mark.parametrize(("seat", "offer"), [(0, 3), (1, 4), (1, "leave")])
def test_an_offer_that_does_not_stand_is_refused(seat: int, offer: int | str) -> None:
    unchanged(play(number, standing=jot), NotOffered, "no standing offer", "take", seat, offer)


def test_an_offer_is_for_seats_only() -> None:
    unchanged(play(number, standing=jot), NoSuchSeat, "no seat 5", "take", 5, 3)
    assert play(number, standing=jot).standing(5) == ()


def test_an_offer_can_end_the_game_in_the_middle_of_a_question() -> None:
    game = play(number, standing=jot)
    game.take(1, 9)
    assert game.outcome is not None
    assert list(game.outcome.scores) == [9, 9]
    assert game.pending == []
    assert game.clone().digest() == game.digest()


def test_an_offer_keeps_what_was_answered_in_secret() -> None:
    game = play(together, standing=jot)
    game.answer(0, 2)
    game.take(1, 3)
    assert game.answered == [0]
    game.answer(1, 1)
    assert game.state.notes == [3, 2, 1]


# -- turns of play ------------------------------------------------------------------------------


def test_turns_follow_each_other_until_there_is_an_outcome() -> None:
    game = play(number, turns=3)
    for n in (1, 2, 1):
        assert questions(game) == [(0, "number", (1, 2, None))]
        game.answer(0, n)
    assert game.outcome is not None
    assert (game.outcome.scores, game.outcome.reason) == ((4, 4), "done")


def test_a_game_that_is_over_before_it_starts_asks_nothing() -> None:
    game = play(number, turns=0)
    assert game.pending == []
    assert game.outcome is not None


def test_a_turn_that_asks_nothing_for_ever_is_an_error() -> None:
    async def turn(s: Pad) -> None:
        s.left += 1

    with pytest.raises(BrokenRules, match="10000 steps of the rules without a question"):
        play(turn)


def test_forced_answers_for_ever_are_an_error_and_leave_the_game_as_before() -> None:
    async def turn(s: Pad) -> None:
        await ask(0, "start", lambda: (1, 2))
        while True:
            await ask(0, "forced", lambda: (1,))

    unchanged(play(turn), BrokenRules, "without a question", "answer", 0, 1)


def test_long_but_finite_stretches_without_a_question_are_played() -> None:
    async def turn(s: Pad) -> None:
        for _ in range(9000):
            await ask(0, "forced", lambda: (1,))
        await ask(0, "real", lambda: (1, 2))

    assert [kind for _, kind, _ in questions(play(turn))] == ["real"]
