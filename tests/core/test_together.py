"""Several at once: gathers, open and secret, and the decisions of a party."""

from __future__ import annotations

from typing import Any

import pytest

from grimorio.core import Game, Offer, Seat, Value, ask_any, gather, registry, reveal
from grimorio.core.chance import Chance, seed_key
from grimorio.core.errors import BrokenRules, NotAsked, UndoRefused
from grimorio.core.record import load, resume, save
from grimorio.kit.zones import only
from tests.toys import KINDS, Pad, Toy, ask, play, tell, tell_only, told, toy

Answers = list[tuple[Seat, Value]]


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_titles", {})


# -- a shop for all at once, and two cards chosen in secret ---------------------------------------
async def buy(s: Pad, seat: Seat) -> int:
    """Goods from a common stock, as many as one likes; what was bought."""
    bought = 0
    while True:
        goods = await ask(seat, "buy", lambda: (*sorted(s.bag), None))
        if goods is None:
            return bought
        s.bag.remove(goods)
        s.hands[seat].add(goods, -1)
        tell(s, "bought", seat, goods)
        bought += 1


async def shop(s: Pad) -> None:
    bought = await gather({seat: buy(s, seat) for seat in range(len(s.hands))})
    s.notes += [bought[seat] for seat in range(len(s.hands))]
    tell(s, "closed")


async def choose_two(s: Pad, seat: Seat) -> tuple[int, int]:
    """First one number, then another."""
    first = await ask(seat, "first", lambda: (1, 2, 3))
    tell_only(s, only(seat), "chose", first)
    second = await ask(seat, "second", lambda: [n for n in (1, 2, 3) if n != first])
    return first, second


async def pick_two(s: Pad) -> None:
    picks = await gather({seat: choose_two(s, seat) for seat in range(len(s.hands))}, secret=True)
    reveal(s)
    for seat, pair in picks.items():
        s.notes += pair
        tell(s, "picked", seat, pair)


def asked(game: Game[Any]) -> list[tuple[Seat, str]]:
    return [(question.seat, question.kind.name) for question in game.pending]


def answer(game: Game[Any], *answers: tuple[Seat, Value]) -> Game[Any]:
    for seat, value in answers:
        game.answer(seat, value)
    return game


def test_each_seat_follows_its_own_questions_and_nobody_waits() -> None:
    game = play(pick_two, seats=3)
    assert asked(game) == [(0, "first"), (1, "first"), (2, "first")]
    answer(game, (1, 3), (1, 1), (0, 2))
    assert asked(game) == [(0, "second"), (2, "first")]
    assert game.answered == [1]
    answer(game, (2, 1), (0, 1))
    assert (asked(game), game.answered) == ([(2, "second")], [0, 1])
    answer(game, (2, 3))
    assert game.state.notes == [2, 1, 3, 1, 1, 3]


def test_the_answers_stand_in_the_record_as_any_others() -> None:
    game = play(pick_two)
    answer(game, (1, 3), (0, 2), (1, 1), (0, 1))
    assert game.record().entries == [(1, "3"), (0, "2"), (1, "1"), (0, "1")]


def test_what_one_buys_the_others_can_no_longer_buy() -> None:
    game = play(shop)
    answer(game, (0, 5))
    ask_of_1 = game.asked(1)
    assert ask_of_1 is not None
    assert 5 not in ask_of_1.options
    assert told(game) == [("bought", (0, 5))]
    answer(game, (1, 6), (0, None), (1, None))
    assert game.state.notes == [1, 1]


def test_who_is_done_is_not_asked_again() -> None:
    game = play(shop)
    answer(game, (0, None))
    with pytest.raises(NotAsked, match="already answered"):
        game.answer(0, 5)


@pytest.mark.parametrize("answers", [(), ((0, 5),), ((0, 5), (1, 6)), ((0, None), (1, 6), (1, 7))])
def test_a_copy_in_the_middle_of_a_gather_goes_on_alike(answers: Answers) -> None:
    game = answer(play(shop), *answers)
    copies = [game.clone(), game.clone().clone(), game.clone(once=True)]
    rest: Answers = [(question.seat, None) for question in game.pending]
    for copy in copies:
        assert copy.digest() == game.digest()
        answer(copy, *rest)
    answer(game, *rest)
    assert [copy.digest() for copy in copies] == [game.digest()] * 3


def test_a_gather_is_saved_and_opened_in_its_middle() -> None:
    title = toy(shop)
    registry.register(title)
    game: Game[Pad] = Game(title, {}, 2, seed_key(4))
    game.begin(title.rules.setup({}, 2, Chance(seed_key(4))))
    answer(game, (1, 6), (0, 5), (1, 7), (0, None))
    opened, kept = resume(*save(game))
    assert (kept, opened.digest()) == (4, game.digest())
    assert load(game.record().json()).digest() == game.digest()


def test_a_single_legal_answer_in_a_gather_is_taken_by_the_engine() -> None:
    async def flow(seat: Seat) -> int:
        only_one = await ask(seat, "forced", lambda: (9,))
        return only_one + await ask(seat, "free", lambda: (1, 2))

    async def turn(s: Pad) -> None:
        found = await gather({0: flow(0), 1: flow(1)})
        s.notes += [found[0], found[1]]

    game = play(turn)
    assert asked(game) == [(0, "free"), (1, "free")]
    answer(game, (1, 2))
    assert game.clone().digest() == game.digest()
    answer(game, (0, 1))
    assert game.state.notes == [10, 11]


def test_a_branch_that_asks_nothing_is_done_at_once() -> None:
    async def silent() -> int:
        return 5

    async def turn(s: Pad) -> None:
        found = await gather({0: silent(), 1: silent()})
        s.notes += [found[0], found[1]]
        s.notes.append(await ask(0, "next", lambda: (1, 2)))

    game = play(turn)
    assert (asked(game), game.state.notes) == ([(0, "next")], [5, 5])
    assert game.clone().digest() == game.digest()


def test_a_gather_of_nobody_goes_on() -> None:
    async def turn(s: Pad) -> None:
        assert await gather({}) == {}
        s.notes.append(await ask(0, "next", lambda: (1, 2)))

    assert asked(play(turn)) == [(0, "next")]


def test_a_branch_that_others_leave_with_one_option_goes_on_with_it() -> None:
    async def last_one(s: Pad) -> None:
        s.bag[:] = [4]
        s.notes.append(sum((await gather({seat: buy(s, seat) for seat in (0, 1, 2)})).values()))

    game = answer(play(last_one, seats=3), (1, 4))
    assert game.state.notes == [1]
    assert [entry.value for entry in game.entries()] == [4]


def test_a_branch_left_with_one_option_is_asked_again_when_that_is_taken_back() -> None:
    async def two_left(s: Pad) -> None:
        s.bag[:] = [4]
        await gather({0: buy(s, 0), 1: buy(s, 1), 2: choose_two(s, 2)})

    game = answer(play(two_left, seats=3), (1, 4))
    assert (asked(game), game.answered) == ([(2, "first")], [0, 1])
    game.undo(1)
    assert (asked(game), game.answered) == ([(0, "buy"), (1, "buy"), (2, "first")], [])


# -- taking back ----------------------------------------------------------------------------------
def test_each_takes_back_its_own_last_answer_while_others_have_gone_on() -> None:
    game = play(pick_two)
    answer(game, (0, 2), (1, 3), (1, 1))
    assert game.undo(0) == 1
    assert asked(game) == [(0, "first")]
    assert game.record().entries[-1] == (0, "1", "undo")
    answer(game, (0, 3), (0, 1))
    assert game.state.notes == [3, 1, 3, 1]


def test_what_others_did_keeps_its_number_and_is_told_once() -> None:
    game = play(shop)
    answer(game, (0, 5), (1, 6), (0, 7), (1, 8))
    game.undo(0)
    assert told(game) == [("bought", (0, 5)), ("bought", (1, 6)), ("bought", (1, 8))]
    assert [entry.number for entry in game.since_checkpoint()] == [1, 2, 4]
    assert game.number == 5
    game.undo(0)
    assert told(game) == [("bought", (1, 6)), ("bought", (1, 8))]


def test_an_answer_is_not_taken_back_if_what_others_did_no_longer_fits() -> None:
    async def pass_on(s: Pad, seat: Seat) -> int:
        """Seat 0 puts goods on the counter; seat 1 takes from it."""
        if seat == 0:
            s.notes.append(await ask(0, "offer", lambda: (1, 2)))
            more: int = await ask(0, "more", lambda: (0, 3))
            return more
        taken: int = await ask(1, "take", lambda: (0, 9, *s.notes))
        return taken

    async def turn(s: Pad) -> None:
        await gather({seat: pass_on(s, seat) for seat in (0, 1)})

    game = play(turn)
    answer(game, (0, 2), (1, 2))
    assert asked(game) == [(0, "more")]
    before, events = game.digest(), told(game)
    with pytest.raises(UndoRefused, match="no longer fit"):
        game.undo(0)
    assert (game.digest(), told(game), game.number) == (before, events, 2)
    answer(game, (0, 3))


def test_to_be_done_is_not_taken_back_where_nothing_else_is_left() -> None:
    async def two_left(s: Pad) -> None:
        s.bag[:] = [4]
        await gather({0: buy(s, 0), 1: buy(s, 1), 2: choose_two(s, 2)})

    game = answer(play(two_left, seats=3), (0, None), (1, 4))
    before = game.digest()
    with pytest.raises(UndoRefused, match="nothing else to answer"):
        game.undo(0)
    assert (game.digest(), game.number) == (before, 2)


def test_an_answer_that_drew_is_not_taken_back_in_a_gather() -> None:
    async def roll(s: Pad, seat: Seat) -> int:
        if await ask(seat, "roll", lambda: ("roll", "wait")) == "roll":
            s.notes.append(s.chance.roll())
        then: int = await ask(seat, "then", lambda: (1, 2))
        return then

    async def turn(s: Pad) -> None:
        await gather({seat: roll(s, seat) for seat in range(3)})

    game = play(turn, seats=3)
    answer(game, (0, "wait"), (1, "roll"), (2, "wait"))
    with pytest.raises(UndoRefused, match="dice were rolled"):
        game.undo(1)
    rolled = game.state.notes[:]
    game.undo(0)
    assert game.state.notes == rolled
    assert asked(game) == [(0, "roll"), (1, "then"), (2, "then")]


def test_a_record_with_answers_taken_back_in_a_gather_loads() -> None:
    title = toy(shop)
    registry.register(title)
    game: Game[Pad] = Game(title, {}, 2, seed_key(4))
    game.begin(title.rules.setup({}, 2, Chance(seed_key(4))))
    answer(game, (0, 5), (1, 6), (0, 7))
    game.undo(1)
    game.undo(0)
    answer(game, (1, 7), (0, None))
    assert load(game.record().json()).digest() == game.digest()
    opened, _ = resume(*save(game))
    assert opened.digest() == game.digest()


def test_a_standing_offer_taken_in_a_gather_stays_in_its_place() -> None:
    def jot(s: Pad, seat: Seat) -> list[Offer]:
        return [Offer("jot", lambda: s.notes.append(10 + seat))]

    game = play(shop, standing=jot)
    answer(game, (0, 5))
    game.take(1, "jot")
    answer(game, (1, 6))
    assert game.clone().digest() == game.digest()
    game.undo(0)
    assert game.state.notes == [11]
    assert game.clone().digest() == game.digest()


# -- secrets --------------------------------------------------------------------------------------
def test_in_a_hidden_world_the_others_secret_branches_begin_anew() -> None:
    game = play(pick_two, seats=3)
    answer(game, (0, 1), (1, 3), (1, 1), (2, 2))
    world = game.hidden_from(0, 5)
    assert asked(world) == [(0, "second"), (1, "first"), (2, "first")]
    assert world.clone().digest() == world.digest()
    other = play(pick_two, seats=3)
    answer(other, (0, 1), (1, 2), (2, 1), (2, 3))
    assert other.hidden_from(0, 5).digest() == world.digest()


def test_in_an_open_gather_what_was_done_stays_done_in_a_hidden_world() -> None:
    game = answer(play(shop), (0, 5), (1, 6))
    assert game.hidden_from(0, 5).state.hands[1].cards == [6]


# -- what a branch may not do ---------------------------------------------------------------------
def test_a_branch_asks_its_own_seat_only() -> None:
    async def nosy(seat: Seat) -> None:
        await ask(1 - seat, "what", lambda: (1, 2))

    async def turn(s: Pad) -> None:
        await gather({0: nosy(0)})

    with pytest.raises(BrokenRules, match="asks its own seat"):
        play(turn)


def test_a_branch_plans_no_steps() -> None:
    async def planner(s: Pad) -> None:
        s.agenda.append(Toy(shop).first())

    async def turn(s: Pad) -> None:
        await gather({0: planner(s)})

    with pytest.raises(BrokenRules, match="plans no steps"):
        play(turn)


def test_a_branch_of_a_secret_gather_draws_nothing() -> None:
    async def roll(s: Pad, seat: Seat) -> None:
        await ask(seat, "roll", lambda: (1, 2))
        s.chance.roll()

    async def turn(s: Pad) -> None:
        await gather({seat: roll(s, seat) for seat in (0, 1)}, secret=True)

    game = play(turn)
    before = game.digest()
    with pytest.raises(BrokenRules, match="draws nothing"):
        game.answer(0, 1)
    assert game.digest() == before


# -- a party --------------------------------------------------------------------------------------
ROAD = KINDS.asked("road", ())


async def choose_road(s: Pad) -> None:
    seats = range(len(s.hands))
    s.notes.append(await ask_any(seats, ROAD, lambda: (1, 2, 3)))


def party(how: str, seats: int = 3) -> Game[Pad]:
    title = toy(choose_road)
    game: Game[Pad] = Game(title, {"party": how}, seats, seed_key(1))
    game.begin(title.rules.setup({}, seats, Chance(seed_key(1))))
    return game


def test_the_first_answer_of_a_party_counts() -> None:
    game = party("first")
    assert asked(game) == [(0, "road"), (1, "road"), (2, "road")]
    answer(game, (2, 3))
    assert game.state.notes == [3]
    assert asked(game) == [(0, "road"), (1, "road"), (2, "road")]


def test_a_party_decision_cannot_be_answered_twice() -> None:
    async def once(s: Pad) -> None:
        s.notes.append(await ask_any((0, 1), ROAD, lambda: (1, 2)))
        s.notes.append(await ask(0, "rest", lambda: (1, 2)))

    game = play(once)
    answer(game, (1, 2))
    with pytest.raises(NotAsked):
        game.answer(1, 1)
    assert game.state.notes == [2]


def test_the_leader_decides_alone() -> None:
    game = party("leader")
    assert asked(game) == [(0, "road")]
    answer(game, (0, 2))
    assert game.state.notes == [2]


def test_all_must_agree_and_vote_again_until_they_do() -> None:
    game = party("all")
    answer(game, (0, 1), (1, 2))
    assert (asked(game), game.answered) == ([(2, "road")], [0, 1])
    answer(game, (2, 1))
    assert asked(game) == [(0, "road"), (1, "road"), (2, "road")]
    answer(game, (0, 1), (1, 1), (2, 1))
    assert game.state.notes == [1]


def test_who_never_agree_are_decided_by_most_the_leader_first() -> None:
    game = party("all")
    for _ in range(3):
        answer(game, (0, 2), (1, 3), (2, 1))
    assert game.state.notes == [2]


@pytest.mark.parametrize(
    ("votes", "chosen"),
    [
        (((1, 3), (2, 3)), 3),
        (((0, 1), (1, 2), (2, 2)), 2),
        (((2, 1), (1, 2), (0, 3)), 3),
    ],
)
def test_most_decide_and_where_none_are_most_the_leader(votes: Answers, chosen: int) -> None:
    game = answer(party("majority"), *votes)
    assert game.state.notes == [chosen]


def test_a_vote_is_taken_back_while_the_others_vote() -> None:
    game = party("all")
    answer(game, (0, 1), (1, 2))
    game.undo(0)
    assert asked(game) == [(0, "road"), (2, "road")]
    answer(game, (0, 2), (2, 2))
    assert game.state.notes == [2]


@pytest.mark.parametrize("how", ["first", "leader", "all", "majority"])
def test_a_copy_in_the_middle_of_a_vote_goes_on_alike(how: str) -> None:
    game = party(how)
    if how in ("all", "majority"):
        answer(game, (1, 2))
    copy = game.clone()
    assert copy.digest() == game.digest()
    for one in (game, copy):
        answer(one, *[(ask.seat, 2) for ask in one.pending[:2]])
    assert copy.digest() == game.digest()


def test_a_party_of_one_is_asked_as_any_seat() -> None:
    async def turn(s: Pad) -> None:
        s.notes.append(await ask_any((1,), ROAD, lambda: (1, 2)))

    game = play(turn)
    assert asked(game) == [(1, "road")]
    assert answer(game, (1, 2)).state.notes == [2]


def test_what_a_party_must_do_is_not_asked() -> None:
    async def turn(s: Pad) -> None:
        s.notes.append(await ask_any((0, 1), ROAD, lambda: (4,)))
        s.notes.append(await ask(0, "rest", lambda: (1, 2)))

    assert asked(play(turn)) == [(0, "rest")]
