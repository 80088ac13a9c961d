"""Going back: freely while nothing came of it, by consent from anywhere, never to the same roll."""

from __future__ import annotations

import pytest

from grimorio.core import Ask, Game, Offer, Seat, ask_all, reveal
from grimorio.core.checkpoints import TURNS_KEPT
from grimorio.core.errors import GameOver, NoSuchSeat, UndoRefused
from grimorio.core.log import REWIND, UNDO
from tests.toys import Pad, ask, fair, hand_over, play, questions, quiet_fair, tell, told


def sight(game: Game[Pad]) -> tuple[object, ...]:
    """All that must be as it was after going back."""
    return game.digest(), questions(game), game.answered, told(game)


def refuse(game: Game[Pad], seat: Seat, reason: str) -> None:
    """A free undo is refused for that reason, and changes nothing."""
    before, number = sight(game), game.number
    with pytest.raises(UndoRefused, match=reason) as refused:
        game.undo(seat)
    foreseen = game.can_undo(seat)
    assert (type(foreseen), str(foreseen)) == (UndoRefused, str(refused.value))
    assert (sight(game), game.number) == (before, number)


# -- freely -------------------------------------------------------------------------------------


def test_an_answer_nothing_came_of_is_taken_back_freely() -> None:
    async def turn(s: Pad) -> None:
        s.notes.append(await ask(0, "one", lambda: (1, 2)))
        tell(s, "noted", s.notes[-1])
        s.notes.append(await ask(0, "two", lambda: (1, 2)))

    game = play(turn)
    before = sight(game)
    game.answer(0, 2)
    assert told(game) == [("noted", (2,))]
    game.undo(0)
    assert sight(game) == before
    assert game.number == 2
    game.answer(0, 1)
    assert told(game) == [("noted", (1,))]
    assert game.state.notes == [1]


def test_answers_are_taken_back_one_by_one() -> None:
    game = play(fair, seats=1, turns=10)
    seen = []
    for _ in range(3):
        seen.append(sight(game))
        game.answer(0, "rest")
    for before in reversed(seen):
        game.undo(0)
        assert sight(game) == before
    refuse(game, 0, "nothing to take back")


def test_an_undo_reaches_back_into_the_turn_before() -> None:
    game = play(fair, seats=1, turns=3)
    game.answer(0, "haggle")
    before = sight(game)
    game.answer(0, "rest")
    game.undo(0)
    assert sight(game) == before
    assert game.clone().digest() == game.digest()


def test_an_undo_reaches_back_further_than_the_turns_kept() -> None:
    game = play(fair, seats=1, turns=40)
    seen = []
    for _ in range(3 * TURNS_KEPT):
        seen.append(sight(game))
        game.answer(0, "rest")
    for before in reversed(seen):
        game.undo(0)
        assert sight(game) == before
    game.answer(0, "dice")
    assert game.clone().digest() == game.digest()


def test_dice_or_a_draw_bar_the_way_back() -> None:
    for what in ("dice", "draw"):
        game = play(fair)
        game.answer(0, what)
        refuse(game, 0, "dice were rolled or cards drawn")


def test_something_that_became_known_bars_the_way_back() -> None:
    async def turn(s: Pad) -> None:
        await ask(0, "show", lambda: (1, 2))
        reveal(s)
        await ask(0, "next", lambda: (1, 2))

    game = play(turn)
    game.answer(0, 1)
    refuse(game, 0, "something hidden became known")
    game.answer(0, 1)
    game.undo(0)
    refuse(game, 0, "something hidden became known")


def test_somebody_elses_answer_bars_the_way_back() -> None:
    game = play(fair)
    game.answer(0, "rest")
    refuse(game, 1, "somebody else has answered")
    game.answer(1, "rest")
    refuse(game, 0, "somebody else has answered")
    game.undo(1)
    game.undo(0)
    assert game.number == 4


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    refuse(play(fair), 0, "nothing to take back")
    with pytest.raises(UndoRefused, match="nothing to take back"):
        play(fair).undo(0, consent=True)


def test_only_a_seat_can_take_back_and_only_while_the_game_goes_on() -> None:
    game = play(fair, turns=1)
    with pytest.raises(NoSuchSeat):
        game.undo(7)
    game.answer(0, "rest")
    with pytest.raises(GameOver, match="chance key may be known"):
        game.undo(0, consent=True)


def test_an_offer_is_taken_back_like_an_answer() -> None:
    game = play(fair, standing=hand_over)
    before = sight(game)
    game.take(0, "hand over")
    assert questions(game)[0][0] == 1
    game.undo(0)
    assert sight(game) == before


# -- what is known of it before and after --------------------------------------------------------


def test_a_game_says_whether_an_undo_is_free_takes_consent_or_is_refused() -> None:
    game = play(fair, turns=20)
    assert isinstance(game.can_undo(0, consent=True), UndoRefused)
    game.answer(0, "rest")
    assert game.can_undo(0) is None
    assert isinstance(game.can_undo(1, consent=True), UndoRefused)
    game.answer(1, "dice")
    assert isinstance(game.can_undo(0), UndoRefused)
    assert game.can_undo(0, consent=True) is None
    assert game.number == 2, "to ask changes nothing"


def test_a_game_that_is_over_a_silent_copy_and_no_seat_are_refused_as_undo_would() -> None:
    game = play(fair, turns=2)
    game.answer(0, "rest")
    assert isinstance(game.clone().can_undo(0), UndoRefused)
    assert isinstance(game.can_undo(7), NoSuchSeat)
    game.answer(1, "rest")
    assert isinstance(game.can_undo(1, consent=True), GameOver)


def test_an_undo_gives_back_the_number_of_the_entry_it_took_back() -> None:
    game = play(fair, turns=20)
    game.answer(0, "rest")
    game.answer(1, "rest")
    assert game.undo(1) == 2
    game.answer(1, "dice")
    assert game.undo(0, consent=True) == 1
    assert [entry.value for entry in game.entries() if entry.kind in (UNDO, REWIND)] == [2, 1]


def test_a_game_says_which_undo_would_play_it_again_from_its_start() -> None:
    game = play(fair, seats=1, turns=60)
    game.answer(0, "dice")
    assert not game.is_far_back(0)
    game = play(lonely, turns=60)
    game.answer(0, 10)
    game.answer(1, 10)
    assert not game.is_far_back(0)
    for _ in range(6 * TURNS_KEPT):
        game.answer(1, 10)
    assert game.is_far_back(0)
    assert not game.is_far_back(1)
    assert not play(lonely).is_far_back(0)  # there is nothing to take back


# -- simultaneous questions ---------------------------------------------------------------------


async def lonely(s: Pad) -> None:
    """Seat 0 is asked in the first turn only."""
    s.notes.append(await ask(1 if s.notes else 0, "number", lambda: (10, 20)))


async def three_picks(s: Pad) -> None:
    await ask(0, "start", lambda: (1, 2))

    def question(seat: Seat) -> Ask[int]:
        return ask(seat, "pick", lambda: range(seat * 10, seat * 10 + 3))

    s.notes += await ask_all([question(seat) for seat in (0, 1, 2)])
    await ask(0, "end", lambda: (1, 2))


def test_a_pick_in_secret_is_taken_back_and_the_other_picks_stand() -> None:
    game = play(three_picks, seats=3)
    game.answer(0, 1)
    game.answer(2, 20)
    before = sight(game)
    game.answer(0, 2)
    game.undo(0)
    assert sight(game) == before
    assert game.answered == [2]
    game.answer(0, 1)
    game.answer(1, 11)
    assert game.state.notes == [1, 11, 20]


def test_the_last_pick_is_taken_back_and_the_other_picks_stand() -> None:
    game = play(three_picks, seats=3)
    for seat, pick in ((0, 1), (0, 2), (2, 21)):
        game.answer(seat, pick)
    before = sight(game)
    game.answer(1, 12)
    game.undo(1)
    assert sight(game) == before
    game.answer(1, 10)
    assert game.state.notes == [2, 10, 21]


def test_an_offer_between_two_picks_is_taken_back_and_the_picks_stand() -> None:
    def standing(s: Pad, seat: Seat) -> list[Offer]:
        return [Offer("jot", lambda: s.notes.append(7))]

    game = play(three_picks, seats=3, standing=standing)
    game.answer(0, 1)
    game.answer(1, 12)
    before = sight(game)
    game.take(2, "jot")
    game.undo(2)
    assert sight(game) == before
    game.take(2, "jot")
    game.answer(2, 20)
    game.undo(2)
    assert game.answered == [1]
    assert game.state.notes == [7]


def test_an_offer_is_taken_back_while_another_who_acts_at_the_same_time_has_gone_on() -> None:
    def standing(s: Pad, seat: Seat) -> list[Offer]:
        return [Offer("jot", lambda: s.notes.append(7))]

    game = play(three_picks, seats=3, standing=standing)
    game.answer(0, 1)
    game.take(0, "jot")
    game.answer(1, 12)
    assert game.undo(0) == 2
    assert (game.state.notes, game.answered) == ([], [1])
    game.answer(0, 1)
    game.answer(2, 20)
    assert game.state.notes == [1, 12, 20]


# -- by consent ---------------------------------------------------------------------------------


def test_by_consent_a_seat_goes_back_before_its_last_answer_whoever_answered_since() -> None:
    game = play(fair, seats=3, turns=10)
    game.answer(0, "rest")
    state, asked, heard = game.state.dump(), questions(game), told(game)
    game.answer(1, "dice")
    game.answer(2, "draw")
    game.undo(1, consent=True)
    assert (game.state.dump(), questions(game), told(game)) == (state, asked, heard)
    assert game.number == 4


def test_after_going_back_by_consent_no_roll_comes_twice() -> None:
    game = play(quiet_fair, seats=1, turns=50)
    keys, rolls = {game.state.chance.key}, []
    for _ in range(20):
        game.answer(0, "dice")
        rolls.append(game.state.notes[-1])
        game.undo(0, consent=True)
        keys.add(game.state.chance.key)
    assert len(keys) == 21
    assert len(set(rolls)) > 1


def test_chance_goes_on_under_the_new_key_in_copies_records_and_later_units() -> None:
    game = play(quiet_fair, seats=1, turns=50)
    game.answer(0, "dice")
    game.undo(0, consent=True)
    key = game.state.chance.key
    assert game.clone().digest() == game.digest()
    for _ in range(3):
        game.answer(0, "dice")
        assert game.state.chance.key == key
        assert game.clone().digest() == game.digest()


@pytest.mark.parametrize("turns", [1, TURNS_KEPT, 3 * TURNS_KEPT])
def test_by_consent_one_goes_back_over_turns_and_further_than_the_turns_kept(turns: int) -> None:
    async def turn(s: Pad) -> None:
        # Seat 0 is asked in the fifth turn only.
        seat = 0 if len(s.notes) == 4 else 1
        s.notes.append(await ask(seat, "number", lambda: (10, 20)) + s.chance.roll())
        tell(s, "noted", s.notes[-1])

    game = play(turn, turns=60)
    for _ in range(4):
        game.answer(1, 10)
    state, asked, heard = game.state.dump(), questions(game), told(game)
    game.answer(0, 20)
    for _ in range(turns):
        game.answer(1, 20)
    game.undo(0, consent=True)
    assert (game.state.dump(), questions(game), told(game)) == (state, asked, heard)
    assert game.number == 6 + turns
    game.answer(0, 10)
    game.answer(1, 10)
    assert game.clone().digest() == game.digest()
    assert told(game)[:4] == heard


def test_a_rewind_itself_is_no_answer_to_take_back() -> None:
    game = play(fair, seats=2, turns=10)
    game.answer(0, "rest")
    game.answer(1, "dice")
    game.undo(1, consent=True)
    refuse(game, 1, "taken back by consent")
    refuse(game, 0, "taken back by consent")
    game.undo(0, consent=True)
    assert questions(game)[0][0] == 0
    with pytest.raises(UndoRefused, match="nothing to take back"):
        game.undo(1, consent=True)


def test_after_a_rewind_new_answers_are_free_to_take_back_up_to_it() -> None:
    game = play(fair, seats=1, turns=20)
    game.answer(0, "dice")
    game.undo(0, consent=True)
    before = sight(game)
    game.answer(0, "rest")
    game.answer(0, "rest")
    game.undo(0)
    game.undo(0)
    assert sight(game) == before


def test_going_back_by_consent_over_an_earlier_rewind_keeps_its_key() -> None:
    game = play(fair, seats=1, turns=60)
    game.answer(0, "dice")
    game.undo(0, consent=True)
    first = game.state.chance.key
    for _ in range(2 * TURNS_KEPT):
        game.answer(0, "rest")
    # Freely, by playing again from the start: the first rewind is part of what is played again.
    for _ in range(2 * TURNS_KEPT):
        game.undo(0)
    assert game.state.chance.key == first
    assert game.clone().digest() == game.digest()


def test_picks_in_secret_survive_a_rewind_of_another_pick() -> None:
    game = play(three_picks, seats=3)
    game.answer(0, 1)
    game.answer(2, 22)
    game.answer(1, 11)
    game.undo(1, consent=True)
    assert game.answered == [2]
    assert game.clone().digest() == game.digest()
    game.answer(1, 10)
    game.undo(1)
    assert game.answered == [2]
    game.answer(0, 0)
    game.answer(1, 12)
    assert game.state.notes == [0, 12, 22]


# -- offers that change what others may answer --------------------------------------------------


def offered(before: tuple[int, ...], after: tuple[int, ...]) -> Game[Pad]:
    """Three picks at once; when seat 1 takes an offer, the options of seat 0 change."""

    def options(s: Pad, seat: Seat) -> tuple[int, ...]:
        if seat > 0:
            return (10, 11)
        return after if s.notes else before

    async def turn(s: Pad) -> None:
        def question(seat: Seat) -> Ask[int]:
            return ask(seat, "pick", lambda: options(s, seat))

        s.notes += await ask_all([question(seat) for seat in (0, 1, 2)])

    def standing(s: Pad, seat: Seat) -> list[Offer]:
        return [Offer("change", lambda: s.notes.append(7))] if seat == 1 else []

    return play(turn, seats=3, standing=standing)


def test_an_undo_after_an_offer_that_left_an_answered_seat_no_choice() -> None:
    game = offered((1, 2), (1,))
    game.answer(0, 1)
    game.take(1, "change")
    before = sight(game)
    game.answer(1, 10)
    game.undo(1)
    assert sight(game) == before


def test_an_undo_after_an_offer_that_gave_a_seat_without_choice_one() -> None:
    game = offered((1,), (1, 2))
    game.take(1, "change")
    before = sight(game)
    game.answer(1, 10)
    game.undo(1)
    assert sight(game) == before


def test_after_an_undo_into_an_earlier_turn_what_was_answered_in_it_counts_again() -> None:
    async def two_notes(s: Pad) -> None:
        for _ in range(2):
            s.notes.append(await ask(0, "note", lambda: (1, 2)))

    game = play(two_notes)
    for value in (1, 2, 2):
        game.answer(0, value)
    for _ in range(2):
        game.undo(0)
    game.tighten()
    assert ([entry.value for entry in game.since_checkpoint()], game.turn) == ([1], -3)
    game.answer(0, 2)
    game.tighten()
    assert (game.state.notes, game.since_checkpoint(), game.turn) == ([1, 2], [], -2)
