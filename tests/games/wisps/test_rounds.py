"""Wisps: the round, picking and drawing."""

from __future__ import annotations

import pytest

from grimorio.core import WATCHER
from grimorio.core.errors import UndoRefused
from grimorio.games.wisps.kinds import DREW
from tests.games.wisps.marsh import GUST, bearer, marsh
from tests.scripted import ScriptedChance


@pytest.mark.rule("WI-ROUND-1")
def test_everybody_picks_then_everybody_walks_then_everybody_draws() -> None:
    night = marsh(
        bearer(at=0, hand=[1, 1, 1]),
        bearer(at=18, hand=[2, 2, 2]),
        chance=ScriptedChance(draws=[3, GUST]),
    )
    assert night.asked == [(0, "pick"), (1, "pick")]
    night.pick(1, 2)
    night.stay(0)
    assert (night.hand(0), night.hand(1)) == ([1, 1], [2, 2])
    night.stay(1)
    assert (night.hand(0), night.hand(1)) == ([1, 1, 3], [2, 2, GUST])
    assert night.asked == [(0, "pick"), (1, "pick")]


@pytest.mark.rule("WI-ROUND-2")
@pytest.mark.parametrize(("lantern", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_lead_lantern_passes_clockwise_even_to_an_empty_seat(lantern: int, after: int) -> None:
    night = marsh(
        bearer(at=0, hand=[1, 1, 1]),
        bearer(at=18, hand=[], gone=True),
        bearer(at=2, hand=[2, 2, 2]),
        lantern=lantern,
        chance=ScriptedChance(draws=[1, 1]),
    )
    night.pick(1, 2)
    night.stay(0)
    assert night.s.first == lantern
    night.stay(2)
    assert night.s.first == after


@pytest.mark.rule("WI-ROUND-3")
def test_each_round_brings_dawn_nearer() -> None:
    night = marsh(
        bearer(at=0, hand=[1, 1, 1]),
        bearer(at=18, hand=[2, 2, 2]),
        rounds=3,
        chance=ScriptedChance(draws=[1, 1]),
    )
    assert night.told("round") == [(3,)]
    night.pick(1, 2)
    night.stay(0)
    night.stay(1)
    assert night.s.rounds == 2
    assert night.told("round") == [(3,), (2,)]


@pytest.mark.rule("WI-PICK-1")
def test_a_pick_is_made_of_the_hand_and_nobody_sees_it_before_all_have_picked() -> None:
    night = marsh(bearer(at=0, hand=[3, 1, 3]), bearer(at=18, hand=[2, 2, 1]))
    assert (night.options(0), night.options(1)) == ([1, 3], [1, 2])
    before = [(night.game.view(seat), night.game.events(seat)) for seat in (1, WATCHER)]
    night.game.answer(0, 3)
    assert [(night.game.view(seat), night.game.events(seat)) for seat in (1, WATCHER)] == before
    assert night.asked == [(1, "pick")]
    assert night.hand(0) == [3, 1, 3]


@pytest.mark.rule("WI-PICK-2")
def test_a_gust_cannot_be_picked_beside_a_step() -> None:
    night = marsh(bearer(at=0, hand=[GUST, 2, GUST]), bearer(at=18))
    assert night.options(0) == [2]


@pytest.mark.rule("WI-PICK-2")
def test_who_holds_only_gusts_is_asked_like_everybody_and_stays_put() -> None:
    night = marsh(bearer(at=0, hand=[GUST, GUST]), bearer(at=18, hand=[1, 1, 1]))
    assert night.options(0) == [GUST]
    night.pick(GUST, 1)
    # Nothing to choose for who walks no steps: the other one is asked at once.
    assert night.asked == [(1, "walk")]
    assert night.s.bearers[0].at == 0
    assert night.hand(0) == [GUST]


@pytest.mark.rule("WI-PICK-3")
def test_picked_cards_are_turned_over_and_discarded() -> None:
    night = marsh(bearer(at=0, hand=[3, 1, 3]), bearer(at=18, hand=[2, 2, 1]), discards=[1])
    night.pick(3, 2)
    assert night.told("picked") == [(0, 3), (1, 2)]
    assert (night.hand(0), night.hand(1)) == ([1, 3], [2, 1])
    assert night.s.discard == [1, 3, 2]
    for seat in (0, 1, WATCHER):
        kinds = [event.kind.name for event in night.game.events(seat)]
        assert kinds == ["round", "picked", "picked"]


@pytest.mark.rule("WI-PICK-3")
def test_a_pick_can_be_changed_until_the_cards_are_turned_over() -> None:
    night = marsh(bearer(at=0, hand=[3, 1, 3]), bearer(at=18, hand=[2, 2, 1]))
    night.game.answer(0, 3)
    night.game.undo(0)
    night.pick(1, 2)
    with pytest.raises(UndoRefused, match="became known"):
        night.game.undo(1)


@pytest.mark.rule("WI-DRAW-1")
def test_everybody_draws_back_to_three_and_only_they_learn_what() -> None:
    night = marsh(
        bearer(at=0, hand=[1]),
        bearer(at=18, hand=[2, 2, 2]),
        bearer(at=2, hand=[], gone=True),
        chance=ScriptedChance(draws=[3, 3, 1, GUST]),
    )
    night.pick(1, 2)
    night.stay(0)
    night.stay(1)
    assert (night.hand(0), night.hand(1), night.hand(2)) == ([3, 3, 1], [2, 2, GUST], [])
    drawn = [[e.args for e in night.game.events(s) if e.kind is DREW] for s in (0, 1, WATCHER)]
    assert drawn == [[(0, 3), (0, 3), (0, 1)], [(1, GUST)], []]


@pytest.mark.rule("WI-DRAW-2")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    night = marsh(
        bearer(at=0, hand=[1, 1, 1]),
        bearer(at=18, hand=[2, 2, 2]),
        deck=[3],
        discards=[GUST],
        chance=ScriptedChance(draws=[3, GUST]),
    )
    night.pick(1, 2)
    night.stay(0)
    assert night.told("mixed") == []
    night.stay(1)
    assert night.told("mixed") == [()]
    assert night.chance.offered == [[3], [GUST, 1, 2]]
    assert (night.s.bag, night.s.discard) == ([1, 2], [])
