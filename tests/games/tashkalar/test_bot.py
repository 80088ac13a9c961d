"""What bots are told of Tash-Kalar."""

from __future__ import annotations

import pytest

import grimorio
from grimorio.bots import Thinker, bot
from grimorio.core import Game, ask
from grimorio.core.scene import Text
from grimorio.games.tashkalar import bot as lore
from grimorio.games.tashkalar.components import BEINGS, TASK
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.summoning import summons
from grimorio.games.tashkalar.rules.tasks import POINTS, UPRIGHT_CROSS
from grimorio.games.tashkalar.state import NONE, Arena
from grimorio.texts import LANGUAGES, texts_of

SERVING = ("completes", "approaches")


def acting(seed: int, answers: int) -> Game[Arena]:
    """A duel after so many answers, where somebody is about to act with empty squares at hand."""
    game: Game[Arena] = grimorio.new("tashkalar", seats=2, seed=seed)
    wanderer = bot("wanderer", seed)
    while game.outcome is None:
        question = game.pending[0]
        answers -= 1
        if answers < 0 and question.kind == "act" and lore.good_squares(game.state):
            return game
        game.answer_key(question.seat, wanderer.choose(Thinker(game, question.seat)))
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


def test_an_action_to_be_taken_and_another_turn_are_worth_something() -> None:
    s = acting(1, 20).state
    before = lore.worth(s, s.turn)
    s.actions += 1
    assert lore.worth(s, s.turn) > before
    turn = lore.turn(s)
    s.turns += 1
    assert lore.turn(s) != turn


def test_a_task_that_is_met_counts_before_it_is_claimed_and_less_while_it_can_be_spoilt() -> None:
    game: Game[Arena] = grimorio.new("tashkalar", seats=2, seed=3, options={"form": "elite"})
    s = game.state
    s.tasks = [TASK.ids.index("centre-cross"), NONE, NONE]
    before = [lore.worth(s, seat) for seat in range(2)]
    gains = []
    for side in range(2):
        s.sides[side].pieces = UPRIGHT_CROSS
        with_task = lore.strength(s, side)
        s.tasks[0] = NONE
        gains.append(with_task - lore.strength(s, side))
        s.tasks[0] = TASK.ids.index("centre-cross")
        s.sides[side].pieces = 0
    assert gains[s.turn] > gains[1 - s.turn] > 0
    assert [lore.worth(s, seat) for seat in range(2)] == before


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
    question = game.pending[0]
    weights = lore.lean(game.state, question)
    assert weights is not None
    assert len(weights) == len(question.options)
    assert max(weights) > 0
    verbs = [option[0] if isinstance(option, tuple) else option for option in question.options]
    if "summon" in verbs:
        best = max(zip(weights, map(str, verbs), strict=True))
        assert best[1] == "summon"


def test_in_an_effect_the_dearest_enemy_is_hit_first_and_own_pieces_last() -> None:
    s = acting(1, 20).state
    mine, other = s.sides[s.turn], s.sides[1 - s.turn]
    mine.pieces, mine.upgraded, mine.legends = 1 << 30, 0, 0
    other.pieces, other.upgraded, other.legends = 7 << 40, 6 << 40, 4 << 40
    empty = 60
    question = ask(s.turn, "leap", lambda: (None, 30, empty, 40, 41, 42))
    weights = lore.lean(s, question)
    assert weights is not None
    passing, own, free, common, heroic, legendary = weights
    assert legendary > heroic > common > free > own > 0
    assert free > passing > 0


def test_pieces_are_upgraded_that_are_ones_own() -> None:
    s = acting(1, 20).state
    s.sides[s.turn].pieces, s.sides[1 - s.turn].pieces = 1 << 30, 1 << 40
    weights = lore.lean(s, ask(s.turn, "upgrade", lambda: (None, 30, 40)))
    assert weights is not None
    assert weights[1] > weights[0] > weights[2]


def test_the_richer_task_is_claimed_and_cards_are_kept() -> None:
    s = acting(1, 20).state
    richest = max(range(len(POINTS)), key=POINTS.__getitem__)
    poorest = min(range(len(POINTS)), key=POINTS.__getitem__)
    claim = lore.lean(s, ask(s.turn, "claim", lambda: (None, poorest, richest)))
    assert claim is not None
    assert claim[2] > claim[1] > claim[0]
    back = lore.lean(s, ask(s.turn, "return", lambda: (None, 3)))
    assert back is not None
    assert back[0] > back[1]


@pytest.mark.parametrize("seed", range(3))
def test_a_player_is_told_which_card_a_square_serves(seed: int) -> None:
    game = acting(seed, 15)
    s, question = game.state, game.pending[0]
    completes, approaches = SERVING
    for option in question.options:
        said = lore.reason(s, question, option)
        if isinstance(option, tuple) and option[0] == "place":
            liked = lore.good_squares(s).get(int(str(option[1])))
            wanted = {lore.COMPLETES: completes, lore.APPROACHES: approaches}
            assert (said and said.id) == (f"reason-{wanted[liked]}" if liked else None)
        if said is not None and said.id == f"reason-{completes}":
            assert isinstance(option, tuple)
            after = s.copy()
            after.sides[s.turn].pieces |= 1 << int(str(option[1]))
            cards = sorted([*s.players[s.turn].hand.cards, *s.players[s.turn].legends.cards])
            new = {card for _, card, *_ in set(summons(after, cards)) - set(summons(s, cards))}
            card = said.args["card"]
            assert isinstance(card, Text)
            assert card.id in {f"card-{BEINGS[card].id}" for card in new}


def test_a_player_is_told_that_an_enemy_falls() -> None:
    s = acting(1, 20).state
    s.sides[s.turn].pieces, s.sides[1 - s.turn].pieces = 1 << 30, 1 << 40
    question = ask(s.turn, "destroy", lambda: (None, 30, 40))
    said = [lore.reason(s, question, option) for option in question.options]
    assert [text and text.id for text in said] == [None, None, "reason-hits"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_bots_say_is_said_in_every_language(lang: str) -> None:
    texts = texts_of(grimorio.new("tashkalar", seats=2, seed=1).title, lang)
    said = ("why-bot-legend", "why-bot-summon", *[f"reason-{r}" for r in ("hits", *SERVING)])
    assert all(name in texts for name in said)
