"""Whole turns: several actions weighed as one, and what the others make of them."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

import pytest

from grimorio.bots import Thinker, bot, levels
from grimorio.bots.search import Arm
from grimorio.bots.turns import LONG, Course, Sight, Turns, TurnSearch
from grimorio.core import Ask, Game, Lore, Seat, Value, ask_all
from grimorio.core.contract import Search
from grimorio.core.kinds import Kind
from tests import toys
from tests.bots.moments import moments
from tests.toys import KINDS, Pad, ask

COINS = (1, 2, 5)
COIN = KINDS.asked("coin", (0,))


class Purses(Lore[Pad]):
    """Seat 0 lays two coins, then seat 1 lays two, and so on. The pair counts: two 2s are a
    treasure, anything else its sum."""

    search: Search = "turns"
    acts: tuple[Kind, ...] = (COIN,)

    def worth(self, s: Pad, seat: Seat) -> float:
        value = self.of_first(s)
        return value if seat == 0 else 1 - value

    def of_first(self, s: Pad) -> float:
        return 0.55 if s.notes[:2] == [2, 2] else sum(s.notes[:2]) / 20


class Thieves(Purses):
    """Who shows a 5 loses all of it to a rival who shows a 1."""

    def of_first(self, s: Pad) -> float:
        stolen = 5 in s.notes[:2] and 1 in s.notes[2:4]
        return 0.0 if stolen else sum(s.notes[:2]) / 20


class Robbers(Purses):
    """Seat 0 lays a coin, watches, and only then does a robber come, who leans to a 5. A look goes
    on until seat 0 lays its next coin."""

    pauses: tuple[Kind, ...] = (COIN,)

    def of_first(self, s: Pad) -> float:
        return 0.0 if s.notes[2:3] == [5] == s.notes[:1] else sum(s.notes[:1]) / 20

    def lean(self, s: Pad, ask: Ask[Value]) -> list[float] | None:
        return None if ask.seat == 0 else [float(option == 5) for option in ask.options]


class Changing(Thinker):
    """Counts the worlds it deals."""

    dealt = 0

    def sample(self, key: int | str, *, once: bool = False) -> Game[Any]:
        Changing.dealt += 1
        return super().sample(key, once=once)


async def lay_a_coin(s: Pad) -> None:
    seat = len(s.notes) // 2 % 2
    s.notes.append(await ask(seat, "coin", lambda: COINS, about=(len(s.notes),)))


def pairs(s: Pad) -> int:
    """Two coins are a turn."""
    return len(s.notes) // 2


def game_of(lore: Purses, turn: toys.Turn = lay_a_coin, number: toys.Number = pairs) -> Game[Pad]:
    game = toys.play(turn, turns=400, number=number)
    game.title.lore = lore
    return game


def lines(game: Game[Pad], width: int) -> list[Course]:
    lore = game.title.lore
    assert lore is not None
    return Turns(lore, game.clone(), Sight(width, most=9, branch=3), Random(1)).lines()


def answers(line: Course) -> tuple[Value, ...]:
    return tuple([reply.answer for reply in line.replies])


def test_lines_go_to_the_end_of_the_turn_and_the_best_comes_first() -> None:
    found = lines(game_of(Purses()), width=9)
    assert answers(found[0]) == (2, 2)
    assert {len(line.replies) for line in found} == {2}
    assert [line.value for line in found] == sorted([line.value for line in found], reverse=True)


def test_the_same_answers_in_another_order_are_one_line() -> None:
    found = lines(game_of(Purses()), width=9)
    assert sorted([tuple(sorted(answers(line), key=str)) for line in found]) == [
        (1, 1), (1, 2), (1, 5), (2, 2), (2, 5), (5, 5),
    ]  # fmt: skip


def test_a_narrow_look_follows_what_seems_best_at_once() -> None:
    assert answers(lines(game_of(Purses()), width=1)[0]) == (5, 5)


@pytest.mark.parametrize("level", ["knight@60", "dragon@120"])
def test_a_turn_is_weighed_as_a_whole(level: str) -> None:
    game = game_of(Purses())
    assert bot(level, 1).choose(Thinker(game, 0)) == "2"


def test_what_the_others_will_reply_is_reckoned_with() -> None:
    game = game_of(Thieves())
    assert answers(lines(game, width=9)[0]) == (5, 5)
    player = bot("dragon@240", 1)
    for _ in range(2):
        key = player.choose(Thinker(game, 0))
        assert key == "2"
        game.answer_key(0, key)


async def lay_watch_rob(s: Pad) -> None:
    seat, kind = ((0, "coin"), (0, "watch"), (1, "rob"))[len(s.notes) % 3]
    s.notes.append(await ask(seat, kind, lambda: COINS, about=(len(s.notes),)))


@pytest.mark.parametrize(("pauses", "chosen"), [((COIN,), "2"), ((), "5")])
def test_what_happens_before_the_next_turn_is_looked_at_where_lore_says_so(
    pauses: tuple[Kind, ...], chosen: str
) -> None:
    lore = Robbers()
    lore.pauses = pauses
    game = game_of(lore, lay_watch_rob, number=lambda s: len(s.notes))
    assert bot("dragon@120", 1).choose(Thinker(game, 0)) == chosen


def test_the_rest_of_a_turn_is_played_as_planned() -> None:
    game = game_of(Purses())
    player = bot("dragon@120", 1)
    game.answer_key(0, player.choose(Changing(game, 0)))
    Changing.dealt = 0
    assert player.choose(Changing(game, 0)) == "2"
    assert Changing.dealt == 1, "only to say why"


def test_a_plan_is_dropped_when_something_else_is_asked() -> None:
    async def otherwise(s: Pad) -> None:
        s.notes.append(await ask(0, "coin", lambda: COINS if not s.notes else (5, 1), about=(9,)))

    player = bot("dragon@120", 1)
    assert player.choose(Thinker(game_of(Purses()), 0)) == "2"
    game = game_of(Purses(), otherwise)
    game.answer(0, 1)
    Changing.dealt = 0
    assert player.choose(Changing(game, 0)) == "5"
    assert Changing.dealt > 1


def test_who_has_no_time_left_looks_at_one_turn() -> None:
    thinker = Changing(game_of(Purses()), 0, seconds=-1)
    Changing.dealt = 0
    assert bot("dragon@99999", 1).choose(thinker) in thinker.keys
    assert Changing.dealt <= 3


def test_the_same_seed_and_budget_give_the_same_turns() -> None:
    for game, seat in moments("tashkalar", "turns", every=19, count=3):
        one, other = [bot("knight@24", 5).choose(Thinker(game, seat)) for _ in range(2)]
        assert one == other


def test_a_turn_without_end_is_judged_as_it_stands() -> None:
    def endless() -> Game[Pad]:
        return game_of(Purses(), number=lambda s: 0)

    found = lines(endless(), width=1)
    assert {len(line.replies) for line in found} == {LONG}
    assert bot("knight@20", 1).choose(Thinker(endless(), 0)) in ("1", "2", "5")


def test_what_is_asked_of_several_at_once_is_no_turn() -> None:
    async def both(s: Pad) -> None:
        s.notes += await ask_all([ask(1, "coin", lambda: (7, 8)), ask(0, "coin", lambda: COINS)])

    game = game_of(Purses(), both)
    assert bot("dragon@30", 1).choose(Thinker(game, 0)) in ("1", "2", "5")


@pytest.mark.parametrize("search", ["turns", "tree"])
def test_only_lore_that_asks_for_it_is_searched_in_turns(
    search: Literal["turns", "tree"], monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = []

    class Noted(TurnSearch):
        def run(self, iterations: int) -> list[tuple[Value, Arm]]:
            found.append("turns")
            return super().run(iterations)

    monkeypatch.setattr(levels, "TurnSearch", Noted)
    lore = Purses()
    lore.search = search
    assert bot("dragon@8", 1).choose(Thinker(game_of(lore), 0)) in ("1", "2", "5")
    assert found == (["turns"] if search == "turns" else [])
