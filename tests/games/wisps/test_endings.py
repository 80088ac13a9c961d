"""Wisps: going home, and how a night ends."""

from __future__ import annotations

import pytest

import grimorio
from grimorio.core import Dumped
from grimorio.core.agenda import dump_agenda
from grimorio.core.errors import BadSetting, NotOffered, UndoRefused
from grimorio.games.wisps.rules import outcome
from tests.games.wisps.marsh import GUST, Night, bearer, marsh
from tests.games.wisps.test_catching import reaching
from tests.scripted import ScriptedChance


@pytest.mark.rule("WI-LEAVE-1")
def test_who_goes_home_leaves_the_marsh_and_discards_their_hand() -> None:
    night = marsh(bearer(at=0, hand=[1, 1]), bearer(at=18, hand=[2, GUST]), bearer(at=2))
    night.leave(1)
    assert night.told("left") == [(1,)]
    assert night.told("dropped") == [(1, 2), (1, GUST)]
    assert night.hand(1) == []
    assert night.s.discard == [2, GUST]
    pieces = [piece.id for piece in night.game.view(0).boards[0].pieces]
    assert "bearer1" not in pieces
    assert {"bearer0", "bearer2"} <= set(pieces)
    with pytest.raises(UndoRefused, match="became known"):
        night.game.undo(1)
    with pytest.raises(NotOffered):
        night.leave(1)


@pytest.mark.rule("WI-LEAVE-1")
def test_who_has_gone_home_is_asked_no_more_in_the_next_round() -> None:
    night = marsh(
        bearer(at=0, hand=[1, 1, 1]),
        bearer(at=18, hand=[2, 2, 2]),
        bearer(at=2, hand=[3, 3, 3]),
        chance=ScriptedChance(draws=[1, 1]),
    )
    night.pick(1, 2, 3)
    night.leave(1)
    night.stay(0)
    night.stay(2)
    assert night.asked == [(0, "pick"), (2, "pick")]


@pytest.mark.rule("WI-LEAVE-1")
def test_who_goes_home_with_most_wisps_does_not_win() -> None:
    night = marsh(bearer(0, caught=2), bearer(18, caught=1), bearer(2), rounds=1)
    night.leave(0)
    night.s.rounds = 0
    ended = outcome(night.s)
    assert ended is not None
    assert ended.winners == (1,)
    assert ended.scores == (-1, 1, 0)


@pytest.mark.rule("WI-LEAVE-1")
def test_a_card_picked_by_who_then_goes_home_is_discarded_once_and_not_shown() -> None:
    night = marsh(bearer(at=0, hand=[1, 1]), bearer(at=18, hand=[2, GUST]), bearer(at=2, hand=[3]))
    night.game.answer(1, 2)
    night.leave(1)
    night.pick(1, 3)
    assert night.told("picked") == [(0, 1), (2, 3)]
    assert sorted(night.s.discard) == [GUST, 1, 2, 3]


@pytest.mark.rule("WI-LEAVE-2")
def test_who_goes_home_before_walking_walks_no_more() -> None:
    night = marsh(
        bearer(at=0, hand=[1, 1]), bearer(at=18, hand=[2, 2]), bearer(at=2), wisps=[1, 9, 10]
    )
    night.pick(1, 2, 3)
    night.leave(0)
    assert night.options(0) == [0]
    night.stay(0)
    assert night.asked == [(1, "walk")]
    assert night.told("walked") == []


@pytest.mark.rule("WI-LEAVE-2")
def test_who_goes_home_before_rolling_leaves_the_wisp_where_it_is() -> None:
    night = reaching([GUST], [GUST])
    night.leave(0)
    night.hold(1)
    # Nobody is asked for a further gust, no die is rolled, and the next bearer walks.
    assert night.asked == [(1, "walk")]
    assert night.s.wisps == [1, 10, 17]
    assert night.chance.left["roll"] == [6]
    assert night.told("caught") == night.told("missed") == []


@pytest.mark.rule("WI-END-1")
def test_the_third_wisp_wins_at_once() -> None:
    night = reaching([1], caught=2)
    night.hold(1)
    ended = night.game.outcome
    assert ended is not None
    assert (ended.reason, ended.winners, ended.scores) == ("goal", (0,), (3, 0))
    assert night.asked == []


@pytest.mark.rule("WI-END-1")
def test_two_wisps_are_not_enough() -> None:
    night = reaching([1], caught=1)
    night.hold(1)
    assert night.s.bearers[0].caught == 2
    assert night.game.outcome is None


@pytest.mark.rule("WI-END-2")
def test_who_is_left_alone_wins_at_once() -> None:
    night = marsh(bearer(0, caught=2), bearer(18), bearer(2))
    night.leave(0)
    assert night.asked != []
    night.leave(2)
    ended = night.game.outcome
    assert ended is not None
    assert (ended.reason, ended.winners, ended.scores) == ("alone", (1,), (-1, 0, -1))


def last_round(*caught: int) -> Night:
    """The last round, played to its end by bearers who have caught these numbers of wisps."""
    corners = (0, 18, 2, 16)
    bearers = [bearer(at, [3, 3], caught=n) for at, n in zip(corners, caught, strict=False)]
    draws = [1, 2, 1, 2, 1, 2][: 2 * len(caught)]
    night = marsh(*bearers, rounds=1, chance=ScriptedChance(draws=draws))
    night.pick(*[3] * len(caught))
    for seat in range(len(caught)):
        assert night.game.outcome is None
        night.stay(seat)
    return night


@pytest.mark.rule("WI-END-3")
@pytest.mark.parametrize(
    ("caught", "winners"), [((1, 2), (1,)), ((2, 1, 2), (0, 2)), ((0, 0), (0, 1))]
)
def test_at_dawn_the_best_catch_wins_and_equals_win_together(
    caught: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    ended = last_round(*caught).game.outcome
    assert ended is not None
    assert (ended.reason, ended.winners, ended.scores) == ("dawn", winners, caught)


@pytest.mark.rule("WI-END-3")
def test_a_night_has_eight_rounds_unless_agreed_otherwise() -> None:
    assert grimorio.new("wisps", seed=1).state.rounds == 8
    for rounds in (4, 6, 8, 10, 12):
        assert grimorio.new("wisps", seed=1, options={"rounds": rounds}).state.rounds == rounds
    with pytest.raises(BadSetting, match="4, 6, 8, 10, 12"):
        grimorio.new("wisps", seed=1, options={"rounds": 5})


@pytest.mark.rule("WI-ORDER-2")
def test_a_game_of_the_first_ruleset_goes_on_with_the_lead_lantern_at_the_first_seat() -> None:
    from grimorio.games.wisps import title  # the contract, as the engine calls it

    night = marsh(bearer(0), bearer(18), lantern=1)
    old = night.s.dump()
    assert isinstance(old, dict)
    del old["first"]
    agenda = dump_agenda(night.s.agenda)
    new = title.rules.migrate(Dumped(old, agenda), 1)
    assert title.load(new.state).first == 0
    assert new.agenda == agenda
