"""What bots are told of Tash-Kalar."""

from __future__ import annotations

import pytest

import grimorio
from grimorio.bots import Thinker, bot
from grimorio.core import Game
from grimorio.games.tashkalar import bot as lore
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.summoning import summons
from grimorio.games.tashkalar.state import Arena
from grimorio.texts import LANGUAGES, texts_of


def acting(seed: int, answers: int) -> Game[Arena]:
    """A duel after so many answers, where somebody is about to act with empty squares at hand."""
    game: Game[Arena] = grimorio.new("tashkalar", seats=2, seed=seed)
    wanderer = bot("wanderer", seed)
    while game.outcome is None:
        ask = game.pending[0]
        answers -= 1
        if answers < 0 and ask.kind == "act" and lore.good_squares(game.state):
            return game
        game.answer_key(ask.seat, wanderer.choose(Thinker(game, ask.seat)))
    raise AssertionError("the duel was over too soon")


@pytest.mark.parametrize("seed", range(4))
def test_what_one_side_gains_the_other_loses(seed: int) -> None:
    s = acting(seed, 20).state
    assert lore.worth(s, 0) + lore.worth(s, 1) == pytest.approx(1)
    before = lore.worth(s, 0)
    s.sides[0].points[1] += 2
    assert lore.worth(s, 0) > before
    s.sides[1].points[0] += 2
    assert lore.worth(s, 0) == pytest.approx(before)


def test_what_was_destroyed_counts_before_it_is_scored() -> None:
    s = acting(1, 20).state
    before = lore.worth(s, s.turn)
    s.kills[3 * (1 - s.turn)] += 2
    assert lore.worth(s, s.turn) > before


def test_a_game_that_is_over_is_won_or_lost() -> None:
    s = acting(1, 10).state
    s.surrendered = 0
    assert (lore.worth(s, 0), lore.worth(s, 1)) == (0.0, 1.0)


@pytest.mark.parametrize("seed", range(6))
def test_a_piece_that_completes_a_pattern_makes_a_summoning_possible(seed: int) -> None:
    game = acting(seed, 15)
    s = game.state
    cards = sorted([*s.players[s.turn].hand.cards, *s.players[s.turn].legends.cards])
    before = set(summons(s, cards))
    for at, liked in lore.good_squares(s).items():
        assert pieces.empty(s) >> at & 1
        if liked == lore.COMPLETES:
            after = s.copy()
            after.sides[s.turn].pieces |= 1 << at
            assert set(summons(after, cards)) - before


@pytest.mark.parametrize("seed", range(4))
def test_every_action_is_weighed_and_summoning_is_liked_best(seed: int) -> None:
    game = acting(seed, 25)
    ask = game.pending[0]
    weights = lore.lean(game.state, ask)
    assert weights is not None
    assert len(weights) == len(ask.options)
    assert max(weights) > 0
    verbs = [option[0] if isinstance(option, tuple) else option for option in ask.options]
    if "summon" in verbs:
        best = max(zip(weights, map(str, verbs), strict=True))
        assert best[1] == "summon"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_bots_say_is_said_in_every_language(lang: str) -> None:
    texts = texts_of(grimorio.new("tashkalar", seats=2, seed=1).title, lang)
    assert all(said in texts for said in ("why-bot-legend", "why-bot-summon"))
