"""What bots are told of Tash-Kalar."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest

import grimorio
from grimorio.bots import Thinker, bot
from grimorio.bots.playing_on import candidates
from grimorio.core import Chance, Game, ask
from grimorio.core.scene import Text
from grimorio.games.tashkalar import title
from grimorio.games.tashkalar.bot import leanings, lore, sayings, strength
from grimorio.games.tashkalar.bot.gaps import task_squares
from grimorio.games.tashkalar.components.numbers import BEINGS, FIRST_LEGEND
from grimorio.games.tashkalar.components.vocabulary import HEROIC, RANKS
from grimorio.games.tashkalar.kinds import (
    ACT,
    CLAIM,
    CONVERT,
    DESTROY,
    DISCARD,
    DOWNGRADE,
    END_TURN,
    INVOKE,
    LEAP,
    RETURN,
    SUMMON,
    UPGRADE,
)
from grimorio.games.tashkalar.nouns import TASK
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import mask_of, squares_of
from grimorio.games.tashkalar.rules.patterns import ORIENTATIONS
from grimorio.games.tashkalar.rules.summoning import summons
from grimorio.games.tashkalar.rules.tasks import CENTRAL, POINTS, UPRIGHT_CROSS, is_met
from grimorio.games.tashkalar.setup import new_arena
from grimorio.games.tashkalar.state import DUEL, ELITE, Arena
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import only
from grimorio.texts import LANGUAGES, texts_of

Args = dict[str, int | str | Text]
SERVING = ("completes", "approaches")


def acting(seed: int, answers: int) -> Game[Arena]:
    """A duel after that many answers, where somebody is about to act with empty squares at hand."""
    game: Game[Arena] = grimorio.new("tashkalar", seats=2, seed=seed)
    wanderer = bot("wanderer", seed)
    while game.outcome is None:
        question = game.pending[0]
        answers -= 1
        if answers < 0 and question.kind.name == "act" and leanings.good_squares(game.state):
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
    turn = title.rules.turn(s)
    s.turns += 1
    assert title.rules.turn(s) != turn


def test_a_task_that_is_met_counts_before_it_is_claimed_and_less_while_it_can_be_spoilt() -> None:
    game: Game[Arena] = grimorio.new("tashkalar", seats=2, seed=3, options={"form": "elite"})
    s = game.state
    s.tasks = [TASK.ids.index("centre-cross"), NONE, NONE]
    before = [lore.worth(s, seat) for seat in range(2)]
    gains = []
    for side in range(2):
        s.sides[side].pieces = UPRIGHT_CROSS
        with_task = strength.strength(s, side)
        s.tasks[0] = NONE
        gains.append(with_task - strength.strength(s, side))
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
    for at, liked in leanings.good_squares(s).items():
        assert pieces.empty(s) >> at & 1
        if liked == leanings.COMPLETES:
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
    question = ask(s.turn, LEAP, lambda: (None, 30, empty, 40, 41, 42), 0, 0, 30)
    weights = lore.lean(s, question)
    assert weights is not None
    passing, own, free, common, heroic, legendary = weights
    assert legendary > heroic > common > free > own > 0
    assert free > passing > 0


def test_pieces_are_upgraded_that_are_ones_own() -> None:
    s = acting(1, 20).state
    s.sides[s.turn].pieces, s.sides[1 - s.turn].pieces = 1 << 30, 1 << 40
    question = ask(s.turn, UPGRADE, lambda: (None, 30, 40), 0)
    weights = lore.lean(s, question)
    assert weights is not None
    assert weights[1] > weights[0] > weights[2]


def test_the_richer_task_is_claimed_and_cards_are_kept() -> None:
    s = acting(1, 20).state
    richest = max(range(len(POINTS)), key=POINTS.__getitem__)
    poorest = min(range(len(POINTS)), key=POINTS.__getitem__)
    question = ask(s.turn, CLAIM, lambda: (None, poorest, richest))
    claim = lore.lean(s, question)
    assert claim is not None
    assert claim[2] > claim[1] > claim[0]
    question = ask(s.turn, RETURN, lambda: (None, 3))
    back = lore.lean(s, question)
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
            liked = leanings.good_squares(s).get(int(str(option[1])))
            wanted = {leanings.COMPLETES: completes, leanings.APPROACHES: approaches}
            assert (said and said.id) == (f"reason-{wanted[liked]}" if liked else None)
        if said is not None and said.id == f"reason-{completes}":
            assert isinstance(option, tuple)
            after = s.copy()
            after.sides[s.turn].pieces |= 1 << int(str(option[1]))
            cards = sorted([*s.players[s.turn].hand.cards, *s.players[s.turn].legends.cards])
            more = set(summons(after, cards)) - set(summons(s, cards))
            new = {SUMMON.parts(summon)[0] for summon in more}
            card = said.args["card"]
            assert isinstance(card, Text)
            assert card.id in {f"card-{BEINGS[card].id}" for card in new}


def test_a_player_is_told_that_an_enemy_falls() -> None:
    s = acting(1, 20).state
    s.sides[s.turn].pieces, s.sides[1 - s.turn].pieces = 1 << 30, 1 << 40
    question = ask(s.turn, DESTROY, lambda: (None, 30, 40), 0)
    said = [lore.reason(s, question, option) for option in question.options]
    assert said == [None, None, Text("reason-hits", {"rank": "common"})]
    s.sides[1 - s.turn].upgraded = 1 << 40
    for question, name in (
        (ask(s.turn, LEAP, lambda: (30, 40), 0, 0, 50), "hits"),
        (ask(s.turn, CONVERT, lambda: (30, 40), 0), "converts"),
        (ask(s.turn, DOWNGRADE, lambda: (30, 40), 0), "weakens"),
    ):
        assert lore.reason(s, question, 40) == Text(f"reason-{name}", {"rank": "heroic"})
        assert lore.why(s, question, 40) == Text(f"why-bot-{name}", {"rank": "heroic"})
        assert lore.why(s, question, 30) is None
    s.sides[1 - s.turn].upgraded = 0
    assert lore.why(s, question, 40) is None


def test_a_player_is_told_that_a_piece_that_moves_completes_a_pattern() -> None:
    s = new_arena(DUEL, 2, Chance(b"moves"))
    card = next(n for n, being in enumerate(BEINGS) if being.id == "knight")
    s.players[s.turn].hand.add(card, only(s.turn))
    shape = ORIENTATIONS[card][0]
    at = next(at for at in squares_of(CENTRAL) if shape.used(at).bit_count() > 2)
    s.sides[s.turn].pieces = s.sides[s.turn].upgraded = shape.used(at) | 1 << at
    assert summons(s, [card])
    back, far = squares_of(shape.used(at))[0], squares_of(pieces.empty(s))[0]
    pieces.lift(s, back)
    pieces.put(s, s.turn, HEROIC, far)
    assert not summons(s, [card])
    question = ask(s.turn, LEAP, lambda: squares_of(pieces.empty(s)), 0, 0, far)
    told = {option: lore.reason(s, question, option) for option in question.options}
    assert told[back] == Text("reason-completes", {"card": Text("card-knight")})
    assert sum(text is not None for text in told.values()) < len(told) / 2


def test_a_player_is_told_what_an_action_is_good_for() -> None:
    s = acting(1, 20).state
    s.sides[s.turn].pieces, s.sides[1 - s.turn].pieces = 1 << 30, 1 << 40
    being, legend = 0, FIRST_LEGEND
    options = (
        SUMMON(being, 30, 0, NONE, NONE), SUMMON(being, 40, 0, NONE, NONE),
        SUMMON(legend, 30, 0, NONE, NONE), INVOKE(70, 1), DISCARD(being), END_TURN(),
    )  # fmt: skip
    question = ask(s.turn, ACT, lambda: options, s.actions)
    said = [lore.reason(s, question, option) for option in options]
    assert [text and text.id for text in said] == [
        "reason-summons", "reason-lands", "reason-legend", "reason-flare-point", "reason-discard",
        None,
    ]  # fmt: skip
    aloud = [lore.why(s, question, option) for option in options]
    name: Args = {"card": Text(f"card-{BEINGS[being].id}")}
    assert aloud[:2] == [Text("why-bot-summon", name)] * 2
    assert [text and text.id for text in aloud[2:]] == [
        "why-bot-legend", "why-bot-flare", "why-bot-discard", None,
    ]  # fmt: skip
    s.form = ELITE
    said = [lore.reason(s, question, option) for option in options[2:4]]
    assert [text and text.id for text in said] == ["reason-legend-stays", "reason-flare"]


def test_the_piece_that_meets_a_task_is_liked_and_spoken_of() -> None:
    game: Game[Arena] = grimorio.new("tashkalar", seats=2, seed=3, options={"form": "elite"})
    s = game.state
    task = TASK.ids.index("centre-cross")
    s.tasks = [NONE, task, NONE]
    *most, last = squares_of(UPRIGHT_CROSS)
    s.sides[s.turn].pieces = mask_of(most)
    before = game.state.dump()
    question = game.pending[0]
    assert task_squares(s) == {last: task}
    weights = lore.lean(s, question)
    assert weights is not None
    assert weights[question.options.index(("place", last))] == leanings.MEETS == max(weights)
    named: Args = {"task": Text("task-centre-cross")}
    assert lore.why(s, question, ("place", last)) == Text("why-bot-task", named)
    assert lore.reason(s, question, ("place", last)) == Text("reason-task", named)
    claiming = ask(s.turn, CLAIM, lambda: (None, task))
    assert lore.why(s, claiming, task) == Text("why-bot-claim", named)
    assert game.state.dump() == before
    s.sides[s.turn].pieces = mask_of(most[1:])
    assert task_squares(s) == {}


def test_squares_for_tasks_are_all_that_one_piece_would_meet() -> None:
    s = new_arena(ELITE, 2, Chance(b"tasks"))
    dice = Random(1)
    free = squares_of(pieces.empty(s))
    found = 0
    for _ in range(12):
        mine = mask_of(dice.sample(free, 32))
        s.sides[0].pieces, s.sides[0].upgraded = mine, mine & mask_of(dice.sample(free, 40))
        s.sides[1].pieces = mask_of(dice.sample(free, 12)) & ~mine
        for task in range(len(POINTS)):
            s.tasks = [task, NONE, NONE]
            wanted = []
            for at in squares_of(pieces.empty(s)):
                after = s.copy()
                after.sides[0].pieces |= 1 << at
                if is_met(after, 0, task) and not is_met(s, 0, task):
                    wanted.append(at)
            assert sorted(task_squares(s)) == wanted
            found += len(wanted)
    assert found > 20


def test_on_an_empty_board_one_begins_in_the_middle_and_keeps_the_cards() -> None:
    game: Game[Arena] = grimorio.new("tashkalar", seats=2, seed=3, options={"form": "elite"})
    s = game.state
    s.players[s.turn].hand.cards.clear()
    question = game.pending[0]
    weights = lore.lean(s, question)
    assert weights is not None
    worth_a_thought = candidates(weights, question.options)
    assert worth_a_thought == [("place", at) for at in squares_of(CENTRAL)]
    assert all(
        lore.reason(s, question, option) == Text("reason-opens") for option in worth_a_thought
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_bots_say_is_said_in_every_language(lang: str) -> None:
    texts = texts_of(grimorio.new("tashkalar", seats=2, seed=1).title, lang)
    written = (files("grimorio.games.tashkalar") / "bot" / "sayings.py").read_text("utf-8")
    named = set(re.findall(r'"((?:why-bot|reason)-[a-z-]+)"', written))
    hits = {f"{way}-{verb}" for way in ("why-bot", "reason") for verb in sayings.HITS.values()}
    assert len(named) > 12
    assert len(hits) == 6
    args: Args = {
        "card": Text("card-knight"),
        "task": Text("task-isolation"),
        "why": "A.",
        "next": "B",
    }
    for name in named | hits:
        sentences = {texts.tell(name, rank=rank, **args) for rank in RANKS}
        assert all(sentence[-1] in ".!" for sentence in sentences)
        assert len(sentences) > 1 or name not in hits
    assert texts.missing == set()
