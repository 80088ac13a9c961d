"""Final scoring and ties (EU-SCORE)."""

from __future__ import annotations

import pytest

from grimorio.games.euthia.components.numbers import TABLE
from grimorio.games.euthia.nouns import CARD
from grimorio.games.euthia.rules.board import locked_place
from grimorio.games.euthia.rules.ending import (
    belongings,
    end_game,
    ore_worth,
    row_of,
    rows,
    score,
    trophy_worth,
    unlocked,
)
from tests.games.euthia.treks import Trek


@pytest.mark.rule("EU-SCORE-8", "EU-SCORE-9", "EU-EX-17", "EU-RUL-90")
def test_a_rough_diamond_counts_its_reputation_and_a_rough_sapphire_its_gold() -> None:
    assert ore_worth(Trek(board={"bag-1": "rough-diamond"}).hero) == (2, 3)
    assert ore_worth(Trek(board={"bag-1": "rough-sapphire"}).hero) == (4, 0)


@pytest.mark.rule("EU-SCORE-1", "EU-SCORE-3", "EU-SCORE-4", "EU-SCORE-6", "EU-RUL-88", "EU-RUL-89")
def test_what_lies_on_the_board_counts_what_it_cost() -> None:
    trek = Trek(
        board={"sword-2": "glowing-rod", "ability-1": "tongue-of-fire", "greaves": "mail-greaves",
               "bag-2": "kite-shield", "bag-3": "gaar", "gem-1": "opal", "gem-2": "essence-air"},
        sockets={"greaves": ("ruby/spent",)},
        reserve=["flash"],
    )  # fmt: skip
    assert belongings(trek.hero) == 5 + 2 + 6 + 5 + 0 + 2 + 2 + 2


@pytest.mark.rule("EU-SCORE-2", "EU-SCORE-7", "EU-RUL-87")
def test_unlocked_places_count_their_gold_and_none_for_an_essence() -> None:
    assert unlocked(Trek().hero) == 0
    assert unlocked(Trek(unlocked=["sword-3", "ability-5", "jewel-2"]).hero) == 5 + 0 + 3
    assert locked_place("jewel", 2) == 15


@pytest.mark.rule("EU-SCORE-10", "EU-RUL-74", "EU-SCORE-18")
def test_five_gold_are_one_reputation_and_deaths_cost_two_each() -> None:
    trek = Trek(gold=9, reputation=3)
    trek.hero.deaths = 3
    found = score(trek.s, 0)
    assert (found.fame, found.wealth, found.deaths, found.total) == (3, 1, 6, -2)


@pytest.mark.rule("EU-SCORE-11", "EU-SCORE-12", "EU-SCORE-13", "EU-SCORE-14", "EU-SCORE-15",
                  "EU-RUL-85", "EU-RUL-86")  # fmt: skip
def test_the_rows_of_the_scoring_table_begin_where_they_are_printed() -> None:
    starts = {
        TABLE.hero_tokens: (4, 7, 10, 14),
        TABLE.interactions: (7, 10, 14, 20),
        TABLE.trades: (1, 2, 4, 5),
        TABLE.kills: (1, 2, 3, 4),
    }
    for table, printed in starts.items():
        assert table == printed
        assert [row_of(table, start) for start in printed] == [2, 5, 9, 15]
        assert row_of(table, printed[0] - 1) == 0
    trek = Trek(
        marks={"+0+0": 0, "+1+0": 0, "+0+1": 0, "+2-1": 0, "+3-1": 1},
        stalls={"+1+1": 0, "+2+1": 1},
        claims={"-1-1": (2, 1), "+0-1": (2, 0), "-1+0": (2, 0), "-2+1": (1, 1)},
    )
    trek.hero.kills = 2
    assert rows(trek.s, 0)[:4] == (2, 2, 2, 5)
    assert rows(trek.s, 1)[:4] == (0, 0, 2, 0)


@pytest.mark.rule("EU-RUL-202", "EU-TROPHY-1")
def test_trophies_in_bags_count_by_level_and_three_unlike_ones_more() -> None:
    bags = {"bag-1": "trophy-dragonfly", "bag-2": "trophy-cyclops", "bag-3": "trophy-hydra"}
    trek = Trek(board=bags)
    assert trophy_worth(trek.s, trek.hero) == 1 + 2 + 4 + 2
    two = Trek(board={"bag-1": "trophy-dragonfly", "bag-2": "trophy-mud-boar"})
    assert trophy_worth(two.s, two.hero) == 2


def ended(own: tuple[str, ...] = (), other: tuple[str, ...] = (), reputation: int = 2) -> Trek:
    """A game that ends now; both Heroes have the same but for Reputation and cards."""
    trek = Trek(end_game(), hand=own, reputation=reputation, gold=6)
    return trek


@pytest.mark.rule("EU-SCORE-19")
def test_the_most_reputation_wins() -> None:
    outcome = ended(reputation=9).game.outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.reason == "reputation"
    behind = ended(reputation=0).game.outcome
    assert behind is not None
    assert behind.winners == (1,)


@pytest.mark.rule("EU-SCORE-20", "EU-SCORE-21", "EU-RUL-91")
def test_of_equals_the_better_hand_wins_and_then_they_share_it() -> None:
    even = ended().game.outcome
    assert even is not None
    assert even.scores[0] == even.scores[1]
    assert even.winners == (0, 1)
    assert even.reason == "tie"
    cards = ended(own=("healing",)).game.outcome  # a Gold card is worth 4
    assert cards is not None
    assert cards.winners == (0,)
    assert cards.reason == "cards"
    trek = Trek(end_game(), hand=("curse",) * 3, reputation=2, gold=6)
    assert trek.game.outcome is not None
    assert trek.game.outcome.winners == (0,)
    assert CARD.ids[trek.hero.hand[0]] == "curse"
