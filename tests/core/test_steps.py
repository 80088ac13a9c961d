"""A pause: a checkpoint in the middle of a unit of play, from the state alone."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from importlib.resources import files
from typing import Any

import pytest

from grimorio.core import Chance, Data, Game, Journal, Options, Outcome, Title, pause, registry
from grimorio.core.data import as_int, as_list
from grimorio.core.errors import BrokenRules, RuleFailed
from grimorio.core.record import resume, save
from tests import toys

LEGS, REACH = 3, 1


class Walk:
    """A walk of three legs, a unit each: which way was taken, and what of the leg is left."""

    __slots__ = ("chance", "journal", "taken", "todo")

    def __init__(
        self, chance: Chance, journal: Journal | None, taken: list[int], todo: list[tuple[int, ...]]
    ) -> None:
        self.chance = chance
        self.journal = journal
        self.taken = taken
        self.todo = todo

    def copy(self) -> Walk:
        return Walk(self.chance.copy(), None, self.taken[:], self.todo[:])

    def dump(self) -> Data:
        return list[Data](self.taken)

    @staticmethod
    def load(data: Data) -> Walk:
        return Walk(Chance(b""), None, [as_int(way) for way in as_list(data)], [])


async def leg(s: Walk) -> None:
    """Out, a rest, back again, and a mark for the end of the leg."""
    if not s.todo:
        s.taken.append(await ask(0, "out", lambda: (1, 2)))
        s.todo.append((REACH, s.taken[-1]))
        await pause()
    reached = s.todo.pop()[1]
    s.taken.append(10 * reached + await ask(1, "back", lambda: (1, 2, 13)))
    if s.taken[-1] % 10 == 3:
        raise ValueError("there is no such way")
    s.taken.append(100)


class Walking(toys.Toy):
    """The contract, for a walk instead of a pad."""

    def __init__(self, turn: Callable[[Walk], Coroutine[Any, Any, None]]) -> None:
        self.leg = turn

    def setup(self, options: Options, seats: int, chance: Chance) -> Walk:  # type: ignore[override]
        return Walk(chance, None, [], [])

    def advance(self, s: Walk) -> Coroutine[Any, Any, None]:  # type: ignore[override]
        return self.leg(s)

    def outcome(self, s: Walk) -> Outcome | None:  # type: ignore[override]
        return Outcome([0.0, 0.0], [0], "done") if s.taken.count(100) == LEGS else None

    def hide(self, s: object, seat: int, chance: Chance) -> None:
        pass


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registry of our own: the walk is on no other shelf."""
    monkeypatch.setattr(registry, "_titles", {})


def start(turn: Callable[[Walk], Coroutine[Any, Any, None]] = leg) -> Game[Walk]:
    rules: Any = Walking(turn)
    title: Title[Walk] = Title(
        name="walk", rules=rules, load=Walk.load, folder=files("tests"), seats=(2, 2)
    )
    registry.register(title)
    game: Game[Walk] = Game(title, {}, 2, b"walk")
    game.begin(title.rules.setup({}, 2, Chance(b"walk")))
    return game


def asked(game: Game[Walk]) -> str:
    return game.pending[0].kind.name if game.pending else "over"


def play_out(game: Game[Walk]) -> list[int]:
    while game.outcome is None:
        game.answer(game.pending[0].seat, 2)
    return game.state.taken


def test_the_rules_go_on_after_a_pause_and_the_unit_is_the_same() -> None:
    game = start()
    game.answer(0, 1)
    assert (asked(game), game.unit, game.state.todo) == ("back", 1, [])
    assert play_out(game) == [1, 12, 100, 2, 22, 100, 2, 22, 100]
    assert game.unit == LEGS


def test_a_copy_has_nothing_to_play_again_from_before_a_pause() -> None:
    game = start()
    game.answer(0, 1)
    assert game.since_checkpoint() == []
    assert (game.checkpoint.taken, game.checkpoint.todo) == ([1], [(REACH, 1)])
    for copy in (game.clone(), game.clone(once=True), game.hidden_from(1, 5), game.clone().clone()):
        assert (asked(copy), copy.unit) == ("back", 1)
        assert play_out(copy) == [1, 12, 100, 2, 22, 100, 2, 22, 100]
        assert copy.unit == LEGS
    assert game.state.taken == [1]


@pytest.mark.parametrize("answers", range(6))
def test_undo_goes_back_over_a_pause(answers: int) -> None:
    game = start()
    seen = [game.digest()]
    for _ in range(answers):
        game.answer(game.pending[0].seat, 1)
        seen.append(game.digest())
    units = [1 + number // 2 for number in range(answers + 1)]
    while len(seen) > 1:
        assert (game.digest(), game.unit) == (seen.pop(), units.pop())
        game.undo(game.entries()[len(seen) - 1].seat)
    assert (game.digest(), game.unit) == (seen[0], 1)


def test_a_rule_that_raises_after_a_pause_leaves_the_game_before_the_answer() -> None:
    game = start()
    game.answer(0, 2)
    with pytest.raises(RuleFailed):
        game.answer(1, 13)
    assert (asked(game), game.state.taken) == ("back", [2])
    assert play_out(game) == [2, 22, 100, 2, 22, 100, 2, 22, 100]


def test_a_checkpoint_stored_after_a_pause_opens_there() -> None:
    game = start()
    game.answer(0, 1)
    data, lines = save(game)
    again, _ = resume(data, lines)
    assert (lines, asked(again), again.digest()) == ([], "back", game.digest())
    assert play_out(again) == play_out(game)


def test_a_checkpoint_stored_before_there_were_pauses_opens_too() -> None:
    data, lines = save(start())
    assert b'"todo":[]' in data
    again, _ = resume(data.replace(b',"todo":[]', b""), lines)
    assert asked(again) == "out"


def test_pausing_without_end_is_an_error_not_a_hang() -> None:
    async def dozing(s: Walk) -> None:
        await pause()

    with pytest.raises(BrokenRules, match="without a question"):
        start(dozing)
