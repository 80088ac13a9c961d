"""Flat search: answers side by side in the same worlds, with doubt where chance is loud."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import pytest

from grimorio.bots import Thinker, bot, levels
from grimorio.bots.flat import FlatSearch, is_better
from grimorio.bots.search import Arm
from grimorio.core import Ask, Game, Lore, Seat, Value
from grimorio.core.contract import Search
from tests import toys
from tests.toys import Pad, ask


class Bets(Lore[Pad]):
    """What stands in the notes is gold; most players bet on 3, some on 5, nobody thinks of 9."""

    search: Search = "flat"

    def worth(self, s: Pad, seat: Seat) -> float:
        return sum(s.notes) / 50

    def lean(self, s: Pad, ask: Ask[Value]) -> Sequence[float] | None:
        return [{3: 1.0, 9: 0.0}.get(int(str(option)), 0.2) for option in ask.options]


async def sure_bet(s: Pad) -> None:
    """What you bet is what you get."""
    s.notes.append(await ask(0, "bet", lambda: (1, 5, 3, 9)))


async def wild_bet(s: Pad) -> None:
    """Three dice are rolled, and the bet says which of them counts: one is as good as another."""
    bet = await ask(0, "bet", lambda: (1, 5, 3))
    dice = [s.chance.roll() for _ in range(3)]
    s.notes.append(dice[bet // 2])


async def idle_bet(s: Pad) -> None:
    """Whatever you bet, you get nothing."""
    await ask(0, "bet", lambda: (1, 5, 3, 9))
    s.notes.append(0)


async def dear_bet(s: Pad) -> None:
    """Who bets 5 and pays 3 afterwards has lost more than it won."""
    if len(s.notes) % 2 == 0:
        s.notes.append(await ask(0, "bet", lambda: (1, 5, 3)))
    else:
        paid = await ask(0, "pay", lambda: (1, 3))
        s.notes.append(-9 if s.notes[-1] == 5 and paid == 3 else 0)


def game_of(turn: toys.Turn, lore: Bets, length: int = 1) -> Game[Pad]:
    """A game whose turns have this many answers."""
    game = toys.play(turn, turns=100_000, number=lambda s: len(s.notes) // length)
    game.title.lore = lore
    return game


def test_what_is_clearly_better_is_taken_though_few_lean_to_it() -> None:
    assert bot("dragon@40", 1).choose(Thinker(game_of(sure_bet, Bets()), 0)) == "5"


def test_luck_does_not_lead_away_from_what_players_lean_to() -> None:
    chosen = [bot("dragon@24", n).choose(Thinker(game_of(wild_bet, Bets()), 0)) for n in range(12)]
    assert chosen.count("3") >= 8


def test_who_looks_at_little_is_not_so_sure() -> None:
    def chosen(name: str) -> set[str]:
        game = game_of(idle_bet, Bets())
        return {bot(name, number).choose(Thinker(game, 0)) for number in range(40)}

    assert chosen("knight@8") == {"1", "3", "5"}
    assert chosen("dragon@80") == {"3"}


def test_a_turn_is_judged_at_its_end_after_what_players_lean_to_most() -> None:
    assert bot("dragon@40", 1).choose(Thinker(game_of(dear_bet, Bets()), 0)) == "5"
    game = game_of(dear_bet, Bets(), length=2)
    assert bot("dragon@40", 1).choose(Thinker(game, 0)) == "3"


def test_better_is_what_is_better_in_the_same_worlds_by_more_than_chance() -> None:
    luck = {"a": 0.1, "b": 0.8, "c": 0.4}
    assert is_better({key: value + 0.05 for key, value in luck.items()}, luck, 2.0, 0.03)
    trifle = {key: value + 0.01 for key, value in luck.items()}
    assert not is_better(trifle, luck, 2.0, 0.03)
    assert is_better(trifle, luck, 2.0, 0.005)
    mixed = {"a": 0.9, "b": 0.3, "c": 0.6}
    assert sum(mixed.values()) > sum(luck.values()) + 0.3
    assert not is_better(mixed, luck, 2.0, 0.03), "may be chance"
    assert is_better(mixed, luck, 0.0, 0.03)
    assert not is_better({"a": 0.9, "z": 0.9}, luck, 0.0, 0.0), "one world says nothing"


def test_a_title_says_how_much_better_an_answer_must_be() -> None:
    class Doubtful(Bets):
        def doubt(self, s: Pad) -> tuple[float, float]:
            return 2.0, 1.0

    assert bot("dragon@40", 1).choose(Thinker(game_of(sure_bet, Doubtful()), 0)) == "3"


def test_small_questions_are_answered_as_players_lean_most() -> None:
    lore = Bets()
    lore.ponders = ()
    game = game_of(sure_bet, lore)
    assert bot("dragon@40", 1).choose(Thinker(game, 0)) == "3"
    lore.ponders = (game.pending[0].kind,)
    assert bot("dragon@40", 1).choose(Thinker(game, 0)) == "5"


def test_a_title_says_how_far_a_thought_goes() -> None:
    class Patient(Bets):
        def clock(self, s: Pad) -> int:
            return len(s.notes) // 2

    game = game_of(dear_bet, Patient())
    assert bot("dragon@40", 1).choose(Thinker(game, 0)) == "3"


def test_a_thought_ends_where_something_comes_to_light() -> None:
    """Behind each bet lies what nobody can know: it is judged by a guess, not by what was seen."""

    class Behind(Bets):
        def sight(self, s: Pad) -> int:
            return len(s.notes)

        def guess(self, s: Pad, seat: Seat, sight: int) -> float:
            return 0.5

    assert bot("dragon@80", 1).choose(Thinker(game_of(sure_bet, Behind()), 0)) == "3"


@pytest.mark.parametrize("search", ["flat", "tree"])
def test_only_lore_that_asks_for_it_is_searched_flat(
    search: Literal["flat", "tree"], monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = []

    class Noted(FlatSearch):
        def run(self, iterations: int) -> list[tuple[Value, Arm]]:
            found.append("flat")
            return super().run(iterations)

    monkeypatch.setattr(levels, "FlatSearch", Noted)
    lore = Bets()
    lore.search = search
    assert bot("dragon@8", 1).choose(Thinker(game_of(sure_bet, lore), 0)) in ("1", "3", "5")
    assert found == (["flat"] if search == "flat" else [])


def test_who_looks_at_no_continuations_does_what_it_leans_to() -> None:
    """A dragon always, a knight mostly; neither thinks of what nobody leans to."""

    class Swift(Bets):
        budgets: Mapping[str, int] = {"knight": 0, "dragon": 0}

        def lean(self, s: Pad, ask: Ask[Value]) -> Sequence[float] | None:
            return [{3: 1.0, 9: 0.0}.get(int(str(option)), 0.7) for option in ask.options]

    game = game_of(sure_bet, Swift())
    assert {bot("dragon", seed).choose(Thinker(game, 0)) for seed in range(20)} == {"3"}
    knights = [bot("knight", seed).choose(Thinker(game, 0)) for seed in range(60)]
    assert set(knights) == {"1", "3", "5"}
    assert knights.count("3") > 30
    assert bot("dragon@40", 1).choose(Thinker(game, 0)) == "5"
