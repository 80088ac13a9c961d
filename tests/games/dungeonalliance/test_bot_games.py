"""Whole games of steady players, and what the measurement of balance counts in them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from bench.dungeonalliance.__main__ import Kept
from bench.dungeonalliance.counts import Line, line_of, tally
from bench.dungeonalliance.games import Account, ends, offers, play
from bench.dungeonalliance.kept import going_on, in_parts
from bench.dungeonalliance.page import by_chance, judged, mark_of, outside, report, write_page
from grimorio.core.chance import seed_key
from grimorio.core.record import begin
from grimorio.games.dungeonalliance import kinds, title
from tests.games.dungeonalliance.golden import choose


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


def measured(account: Account, level: str) -> Kept:
    return Kept(level, [1], ["one", "two"], "random", "content", [tally([account])])


def test_the_page_says_with_one_test_for_all_what_is_inside_undecided_and_outside(
    account: Account, tmp_path: Path
) -> None:
    kept = [("squires", measured(account, "squire")), ("knights", measured(account, "knight"))]
    write_page(tmp_path, kept)
    page = (tmp_path / "dungeonalliance-balance.md").read_text("utf-8")
    for name in ("squires", "knights"):
        assert f"| 2 players, {name} | 1 | 0 / 17 / 0 |" in page, "one game tells of no hero"
    assert "--seed one two" in page
    assert page.index("## In short") < page.index("## Upgrade cards")
    assert (tmp_path / "dungeonalliance-heroes-2.svg").exists()


def test_an_interval_is_inside_its_aim_outside_it_or_undecided() -> None:
    limits = (0.42, 0.58)
    low = Line("Bull", 30, 100, 0.3, 0.22, 0.4)
    open_ = Line("Bull", 40, 100, 0.4, 0.31, 0.5)
    well = Line("Bull", 50, 100, 0.5, 0.43, 0.57)
    assert [mark_of(line, limits) for line in (low, open_, well)] == [" *", " ?", ""]
    assert outside(Line("Bull", 70, 100, 0.7, 0.6, 0.8), limits)
    assert judged([low, open_, well, well], limits) == "2 / 1 / 1: Bull (30%)"


def test_the_page_says_how_likely_the_lead_of_the_first_is_by_chance() -> None:
    assert by_chance(line_of("1", 1066, 2000), 0.5) == pytest.approx(0.0032, abs=0.0001)
    assert by_chance(line_of("1", 1000, 2000), 0.5) == 1


def test_offers_refused_without_another_question_count_too() -> None:
    """Whoever ends an activation by discarding alone has refused what was on offer."""
    game = begin(title.name, title.options({"heroes": "random"}, 2), 2, seed_key(1), practice=True)
    dice = Random(1)
    refused = 0
    while game.outcome is None and not refused:
        ask = game.pending[0]
        if ask.kind is kinds.ACT and offers(ask) and kinds.THROW(()) in ask.options:
            assert ends(ask, ask.key(kinds.THROW(())))
            assert not ends(ask, ask.key(kinds.END()))
            refused += 1
        game.answer(ask.seat, choose(ask, dice))
    assert refused


def test_each_seed_gives_its_part_of_the_games() -> None:
    assert in_parts(["a", "b", "c"], 8) == [("a", 3), ("b", 3), ("c", 2)]


def test_a_measurement_goes_on_where_it_was_stopped(
    account: Account, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.dungeonalliance.kept.ROOT", tmp_path)
    asked: list[range] = []

    def play(numbers: range) -> Iterator[Account]:
        asked.append(numbers)
        yield from [account] * len(numbers)

    assert going_on("name", Account, 2, play, only=False) == [account] * 2
    assert going_on("name", Account, 3, play, only=False) == [account] * 3
    assert going_on("name", Account, 9, play, only=True) == [account] * 3
    assert asked == [range(2), range(2, 3)]
