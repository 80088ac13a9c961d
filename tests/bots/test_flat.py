"""Flat search: answers side by side in the same worlds, with doubt where chance is loud."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.bots import Thinker, bot
from grimorio.bots.flat import flat_lore, is_better
from grimorio.core import Ask, Game, Seat, Value, ask
from grimorio.core.scene import Text
from tests import toys
from tests.toys import Pad


class Bets:
    """What stands in the notes is gold; most players bet on 3, nobody thinks of 9."""

    ahead = 1
    flat = True
    faint = 0.01
    doubt = 1.0

    def worth(self, s: Pad, seat: Seat) -> float:
        return sum(s.notes) / 100

    def lean(self, s: Pad, ask: Ask[Value]) -> Sequence[float] | None:
        return [{3: 1.0, 9: 0.001}.get(int(str(option)), 0.05) for option in ask.options]

    def why(self, s: Pad, ask: Ask[Value], option: Value) -> Text | None:
        return None


async def sure_bet(s: Pad) -> None:
    """What you bet is what you get."""
    s.notes.append(await ask(0, "bet", lambda: (1, 5, 3, 9)))


async def wild_bet(s: Pad) -> None:
    """Three dice are rolled, and the bet says which of them counts: one is as good as another."""
    bet = await ask(0, "bet", lambda: (1, 5, 3))
    dice = [s.chance.roll() for _ in range(3)]
    s.notes.append(dice[bet // 2])


def game_of(turn: toys.Turn, lore: Bets) -> Game[Pad]:
    game = toys.play(turn, units=100_000)
    game.title.lore = lore
    return game


def test_what_is_clearly_better_is_taken_though_few_lean_to_it() -> None:
    assert bot("dragon@40", 1).choose(Thinker(game_of(sure_bet, Bets()), 0)) == "5"


def test_the_lore_says_how_little_leaning_is_worth_a_thought() -> None:
    lore = Bets()
    lore.faint = 0.1
    assert bot("dragon@40", 1).choose(Thinker(game_of(sure_bet, lore), 0)) == "3"
    lore.faint = 0.0001
    assert bot("dragon@40", 1).choose(Thinker(game_of(sure_bet, lore), 0)) == "9"


def test_luck_does_not_lead_away_from_what_players_lean_to() -> None:
    chosen = [bot("dragon@24", n).choose(Thinker(game_of(wild_bet, Bets()), 0)) for n in range(12)]
    assert chosen.count("3") >= 8


def test_the_lore_says_how_much_doubt_there_is() -> None:
    lore = Bets()
    lore.doubt = 1000
    assert bot("dragon@40", 1).choose(Thinker(game_of(wild_bet, lore), 0)) == "3"
    lore.doubt = 0
    chosen = [bot("dragon@24", n).choose(Thinker(game_of(wild_bet, lore), 0)) for n in range(12)]
    assert chosen.count("3") < 8


def test_better_is_what_is_better_in_the_same_worlds_by_more_than_chance() -> None:
    luck = {"a": 0.1, "b": 0.9, "c": 0.4}
    assert is_better({key: value + 0.01 for key, value in luck.items()}, luck, 1)
    assert not is_better(luck, luck, 1)
    mixed = {"a": 0.9, "b": 0.2, "c": 0.5}
    assert not is_better(mixed, luck, 1)
    assert is_better(mixed, luck, 0)
    assert not is_better({"a": 0.9, "z": 0.9}, luck, 0), "one world says nothing"


def test_only_lore_that_asks_for_it_is_searched_flat() -> None:
    assert flat_lore(None) is None
    assert flat_lore(Bets()) is not None
    lore = Bets()
    lore.flat = False
    assert flat_lore(lore) is None
