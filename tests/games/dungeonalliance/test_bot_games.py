"""Whole games of steady players, and what the measurement of balance counts in them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bench.dungeonalliance.__main__ import Kept
from bench.dungeonalliance.counts import Line, line_of, tally
from bench.dungeonalliance.games import Account, play
from bench.dungeonalliance.page import outside, report, write_page


@pytest.fixture(scope="module")
def account() -> Account:
    return play("steady", 2, {"heroes": "random"}, "a steady game")


def test_steady_players_come_to_an_end(account: Account) -> None:
    assert account.rounds == 4 or account.early
    assert account.activations <= 2 * 4 * 4
    assert len(account.curve) == account.rounds
    assert account.curve[-1] == [int(score) for score in account.scores]
    assert sum(account.won) == pytest.approx(1)


def test_what_was_taken_was_offered_and_is_owned(account: Account) -> None:
    assert {*account.taken} <= {*account.offered}
    for card, times in account.taken.items():
        assert times <= account.offered[card]
        assert any(card in cards for cards in account.bought)


def test_the_same_seed_is_the_same_game(account: Account) -> None:
    assert play("steady", 2, {"heroes": "random"}, "a steady game") == account


def test_a_tally_counts_every_seat_and_hero_once(account: Account) -> None:
    found = tally([account, account])
    assert [line.of for line in found.seat] == [2, 2]
    assert sum(line.count for line in found.seat) == 2
    assert sum(line.of for line in found.hero) == 2 * 8
    assert sum(line.lead for line in found.seat) == pytest.approx(0)
    assert "## 2 players, 2 games" in report(found)


def test_the_interval_of_a_share_is_wilsons() -> None:
    line = line_of("somebody", 50, 200)
    assert (line.part, round(line.low, 3), round(line.high, 3)) == (0.25, 0.195, 0.314)
    assert line_of("nobody", 0, 0).high == 1


def test_decks_open_one_after_the_other_and_artifacts_are_counted(account: Account) -> None:
    assert account.decks == sorted(account.decks)
    given = msgspec.structs.replace(
        account,
        decks=[[1, 4], [3, 9]],
        bought=[["aegis-stone", "long-blade"], ["moon-cloak", "raven-crown"]],
    )
    found = tally([given, msgspec.structs.replace(given, decks=[[2, 6]])]).length
    assert found.artifacts == 1.5
    assert [(one.part, one.round, one.tiles) for one in found.decks] == [(1, 1.5, 5), (0.5, 3, 9)]
    assert found.gained == sum(account.scores) + sum(account.defeats)


def test_the_page_says_what_misses_its_aim_and_compares_with_before(
    account: Account, tmp_path: Path
) -> None:
    kept = Kept("steady", [1], "a seed", "content", [tally([account])])
    write_page(tmp_path, kept, kept, None)
    page = (tmp_path / "dungeonalliance-balance.md").read_text("utf-8")
    assert "| 2 players | 1 | 0 of 17 |" in page, "one game tells of no hero"
    assert "| 2 players, before |" in page
    assert page.index("## In short") < page.index("## Upgrade cards")
    assert (tmp_path / "dungeonalliance-heroes-2.svg").exists()


def test_a_few_games_of_dragons_can_only_speak_against_a_hero(
    account: Account, tmp_path: Path
) -> None:
    kept = Kept("dragon", [1], "a seed", "content", [tally([account])])
    write_page(tmp_path, kept, None, kept)
    page = (tmp_path / "dungeonalliance-balance.md").read_text("utf-8")
    assert "| 2 players | 1 | 0 of 17 |" in page
    assert "| 2 players, dragons | 1 | 17 of 17 |" in page
    assert outside(Line("Bull", 30, 100, 0.3, 0.22, 0.4), (0.42, 0.58))
    assert outside(Line("Bull", 70, 100, 0.7, 0.6, 0.8), (0.42, 0.58))
    assert not outside(Line("Bull", 40, 100, 0.4, 0.31, 0.5), (0.42, 0.58))
