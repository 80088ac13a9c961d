from __future__ import annotations

from collections import Counter

import pytest

from grimorio.bots import UnknownBot
from grimorio.core.errors import BadSeats
from grimorio.trials.contest import Contested, Sat, contest, play, played, standings, wilson


def test_every_bot_sits_everywhere_with_every_deal() -> None:
    found = contest("wisps", bots=["squire@4", "random", "wanderer"], seed="s")
    deals = [found.deal(i) for i in range(6)]
    assert [seed for seed, _ in deals] == ["s-0"] * 3 + ["s-1"] * 3
    for seat in range(3):
        assert {names[seat] for _, names in deals[:3]} == set(found.bots)


def test_equal_bots_change_no_seats_for_nothing() -> None:
    assert len(contest("wisps", bots=["random", "random"]).line_ups) == 1
    four = contest("wisps", bots=["squire", "random", "random", "random"])
    assert len(four.line_ups) == 4


def test_alone_each_bot_plays_the_same_deals_by_itself() -> None:
    found = contest("dungeonquest", bots=["wanderer", "random"], seats=1)
    assert [found.deal(i) for i in range(4)] == [
        ("0-0", ("wanderer",)), ("0-0", ("random",)), ("0-1", ("wanderer",)), ("0-1", ("random",)),
    ]  # fmt: skip
    first, other = (play(found, i) for i in range(2))
    assert (first.seats[0].bot, other.seats[0].bot) == ("wanderer", "random")
    assert first.seed == other.seed


def test_in_parties_each_bot_plays_the_same_deals_on_all_seats() -> None:
    found = contest("gloomhaven", bots=["wanderer", "random", "squire"], seats=2, parties=True)
    wanderers, randoms, squires = found.line_ups
    assert (wanderers, randoms) == (("wanderer",) * 2, ("random",) * 2)
    assert len(set(squires)) == 1
    assert [found.deal(i)[0] for i in range(4)] == ["0-0", "0-0", "0-0", "0-1"]
    assert contest("gloomhaven", bots=["random"] * 3, parties=True).seats == 2


def test_a_party_counts_once_and_wins_as_a_whole() -> None:
    games = [
        Contested(0, "s", (Sat("a", 0.5, 9, 10, 0.1), Sat("a", 0.5, 1, 5, 0.2))),
        Contested(1, "s", (Sat("b", 0.0, 4, 5, 0.1), Sat("b", 0.0, 4, 10, 0.1))),
        Contested(2, "s", (Sat("a", 0.0, 2, 5, 0.1), Sat("a", 0.0, 2, 10, 0.1))),
        Contested(3, "s", failure="tripped"),
    ]
    a, b = standings(["a", "b"], games, parties=True)
    assert (a.games, a.wins, a.rate, a.score, a.answers) == (2, 1, 0.5, 3.5, 15)
    assert (b.games, b.wins) == (1, 0)


def test_a_game_depends_on_the_contest_and_its_number_alone() -> None:
    found = contest("wisps", bots=["wanderer", "random"], seed="x")

    def facts(game: Contested) -> object:
        return game.number, game.seed, game.reason, [(s.bot, s.won, s.score) for s in game.seats]

    alone = sorted([facts(game) for game in played(found, range(8), 1)], key=str)
    assert alone == sorted([facts(game) for game in played(found, range(8), 2)], key=str)


def test_budgets_stand_in_the_names() -> None:
    assert contest("wisps", bots=["squire@7", "random"]).bots == ("squire@7", "random")
    (name,) = contest("dungeonquest", bots=["dragon"], seats=1).bots
    assert name.startswith("dragon@")


def test_bots_must_exist_and_fill_the_seats() -> None:
    with pytest.raises(UnknownBot):
        contest("wisps", bots=["grandmaster", "random"])
    with pytest.raises(BadSeats):
        contest("wisps", bots=["random", "random"], seats=3)


def test_standings_count_every_seat_and_share_victories() -> None:
    games = [
        Contested(0, "s", (Sat("a", 1, 9, 10, 0.1), Sat("b", 0, 1, 5, 0.1))),
        Contested(1, "s", (Sat("b", 0.5, 4, 5, 0.1), Sat("a", 0.5, 4, 10, 0.1))),
        Contested(2, "s", failure="tripped"),
    ]
    a, b = standings(["a", "b"], games)
    assert (a.bot, a.games, a.wins, a.rate, a.score, a.answers) == ("a", 2, 1.5, 0.75, 6.5, 10)
    assert (b.wins, b.milliseconds) == (0.5, 20)
    assert a.low < a.rate < a.high


def test_wins_add_up_to_the_games_somebody_won() -> None:
    found = contest("wisps", bots=["wanderer", "random"])
    games = list(played(found, range(10), 1))
    assert sum(s.wins for s in standings(found.bots, games)) == pytest.approx(10)
    assert Counter(game.failure for game in games) == {"": 10}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (90, 100, 0.8256, 0.9448), (0, 0, 0, 1)],
)
def test_an_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)
