"""Bots where several seats act at the same time: in secret, in the open, and as a party."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

import grimorio
from grimorio.bots import LEVELS, RANDOM, Thinker, bot, playing_on
from grimorio.bots.playing_on import whose
from grimorio.bots.search import Search
from grimorio.core import Ask, Game, Seat, Value, registry
from grimorio.core.contract import Lore
from grimorio.core.contract import Search as Way
from grimorio.core.together import PARTY
from tests.bazaar import title
from tests.bazaar.kinds import BUY, LEAD, ROAD, SECOND
from tests.bazaar.state import Bazaar
from tests.bots.moments import BUDGET, Peeking, moments, moves

BOTS = (RANDOM, *LEVELS)


class BazaarLore(Lore[Bazaar]):
    """Points and goods count; all goods are alike."""

    def __init__(self, search: Way) -> None:
        self.search = search
        self.acts = (LEAD, BUY, ROAD)

    def worth(self, s: Bazaar, seat: Seat) -> float:
        stock = [2 * t.points + len(t.goods) + t.coins / 4 for t in s.traders]
        return stock[seat] / (1 + sum(stock))

    def lean(self, s: Bazaar, ask: Ask[Value]) -> list[float] | None:
        if ask.kind is not ROAD:
            return None
        goods = s.traders[ask.seat].goods
        return [1.0 + goods.count(cast("int", option)) for option in ask.options]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The title is in the registry for this test only, and bots do not look far."""
    monkeypatch.setattr(registry, "_titles", {**registry._titles, title.name: title})
    monkeypatch.setattr(playing_on, "MAX_ANSWERS", 40)


def new(party: str = "first", seats: int = 3, seed: int = 1) -> Game[Any]:
    options = {"party": party, "days": 2}
    return grimorio.new("bazaar", seats=seats, seed=seed, options=options)


def play_to_the_end(game: Game[Any], level: str) -> set[str]:
    """Every seat by a bot of that level; the kinds of questions where several were asked."""
    players = [bot(BUDGET.get(level, level), seat) for seat in range(game.seats)]
    order = Random(1)
    met = set()
    while game.outcome is None:
        ask = order.choice(game.pending)
        if len(game.pending) > 1:
            met.add(ask.kind.name)
        game.answer_key(ask.seat, players[ask.seat].choose(Thinker(game, ask.seat)))
    return met


@pytest.mark.parametrize("party", PARTY)
@pytest.mark.parametrize("level", BOTS)
def test_bots_of_every_level_play_to_the_end(level: str, party: str) -> None:
    met = play_to_the_end(new(party), level)
    assert met >= {"lead", "buy"}
    assert ("road" in met) == (party != "leader")


@pytest.mark.parametrize("search", ["tree", "turns", "flat"])
@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_to_the_end_by_every_search(
    level: str, search: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(title, "lore", BazaarLore(search))
    for party in ("all", "first"):
        play_to_the_end(new(party), level)


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_moves_the_same_whatever_others_do_in_secret(level: str) -> None:
    """The world it is shown is one where others have chosen already, others have chosen something
    else, or nobody has begun."""
    for lead in (0, -1):
        game = new()
        options = game.pending[2].options
        game.answer(0, game.pending[0].options[0])
        worlds = [game.clone(), game.clone(), game.clone()]
        for world, count in zip(worlds, (0, 1, 2), strict=True):
            for _ in range(count):
                question = world.asked(1)
                assert question is not None
                world.answer(1, question.options[lead])
        assert options == worlds[2].pending[-1].options
        found = {bot(BUDGET.get(level, level), 5).choose(Thinker(world, 2)) for world in worlds}
        assert len(found) == 1


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_moves_the_same_whatever_it_cannot_know(level: str) -> None:
    for game, seat in moments("bazaar", "fair", every=5, count=5):
        assert len(moves(level, game, seat)) == 1


def test_a_bot_that_peeks_into_the_others_choices_is_found_out() -> None:
    found = [moves("dragon", g, s, Peeking) for g, s in moments("bazaar", "fair", 3, 8)]
    assert any(len(differing) > 1 for differing in found)


@pytest.mark.parametrize("level", LEVELS)
def test_thinking_changes_nothing_in_the_game(level: str) -> None:
    for game, seat in moments("bazaar", "still", every=4, count=6):
        before = game.digest(), game.number
        bot(BUDGET.get(level, level), 1).choose(Thinker(game, seat))
        assert (game.digest(), game.number) == before


# -- the tree -------------------------------------------------------------------------------------


def test_in_secret_each_chooses_by_its_own_answers_alone() -> None:
    """One place of the tree holds all questions of the gather, each by what its own seat did."""
    search = Search(Thinker(new(), 0), "tree")
    search.run(40)
    root = search._root
    assert {kind for _, kind, _, _ in root.asked} == {LEAD, SECOND}
    for _, kind, about, before in root.asked:
        assert before == (about if kind is SECOND else ())
    later = {kind for place in root.next.values() for _, kind, _, _ in place.asked}
    assert later <= {BUY, ROAD}


def test_in_the_open_one_answers_after_another_and_whoever_thinks_is_first() -> None:
    game = new(seed=3)
    while game.in_secret:
        game.answer(game.pending[0].seat, game.pending[0].options[-1])
    assert len(game.pending) > 1
    seat = game.pending[-1].seat
    search = Search(Thinker(game, seat), "tree")
    search.run(20)
    assert {asked[0] for asked in search._root.asked} == {seat}
    assert all(len(edge) == 1 for edge in search._root.next)


def test_where_the_first_answer_of_a_party_counts_no_other_is_given() -> None:
    game = at_the_road(new("first"))
    search = Search(Thinker(game, 2), "tree")
    assert len(search.run(12)) == 3
    assert {asked[0] for asked in search._root.asked} == {2}


def at_the_road(game: Game[Any]) -> Game[Any]:
    while game.pending[0].kind is not ROAD:
        game.answer(game.pending[0].seat, game.pending[0].options[-1])
    return game


def test_in_the_open_anybody_may_be_next() -> None:
    game = at_the_road(new("majority"))
    dice = Random(1)
    assert {whose(game, dice).seat for _ in range(50)} == {0, 1, 2}
    assert {whose(new(), dice).seat for _ in range(50)} == {0}
