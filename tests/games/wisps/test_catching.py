"""Wisps: reaching for a light, and what the others may do about it."""

from __future__ import annotations

import pytest

from grimorio.core import WATCHER
from grimorio.core.errors import UndoRefused
from tests.games.wisps.marsh import GUST, Night, bearer, marsh
from tests.scripted import ScriptedChance

# In these positions seat 0 stands in the corner with a wisp one step away, on cell 1.


def reaching(
    *others: list[int],
    hand: tuple[int, ...] = (1, 1, 1),
    caught: int = 0,
    roll: int = 6,
    draws: tuple[int, ...] = (),
) -> Night:
    """Seat 0 has just stopped on a wisp; the others hold these cards beside the one they picked."""
    seats = [bearer(at, [3, *held]) for at, held in zip((18, 2, 16), others, strict=False)]
    night = marsh(
        bearer(0, hand, caught=caught),
        *seats,
        wisps=[1, 10, 17],
        chance=ScriptedChance(rolls=[roll], picks=[9], draws=draws),
    )
    night.pick(1, *[3] * len(others))
    night.walk(0, 1)
    return night


@pytest.mark.rule("WI-CATCH-1")
def test_who_stops_on_a_wisp_must_roll_for_it() -> None:
    night = reaching([1], roll=4)
    assert night.asked == [(1, "gust")]
    assert night.chance.left == {"roll": [4], "pick": [9]}
    night.hold(1)
    assert night.chance.left == {}
    assert night.told("caught") == [(0, 4, 0)]


@pytest.mark.rule("WI-CATCH-1")
def test_who_stays_where_no_wisp_is_rolls_nothing() -> None:
    night = marsh(bearer(at=0, hand=[1, 1, 1]), bearer(at=18, hand=[3, 1]), wisps=[1, 10, 17])
    night.pick(1, 3)
    night.walk(0, 3)
    assert night.asked == [(1, "walk")]


@pytest.mark.rule("WI-CATCH-2")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_three_or_more_catches(roll: int) -> None:
    night = reaching([1], roll=roll)
    night.hold(1)
    assert night.s.bearers[0].caught == (roll >= 3)
    assert night.told("caught" if roll >= 3 else "missed") == [(0, roll, 0)]


@pytest.mark.rule("WI-CATCH-3")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_a_gust_makes_the_roll_count_two_less(roll: int) -> None:
    night = reaching([GUST, 1], roll=roll)
    night.gust(1)
    assert night.s.bearers[0].caught == (roll >= 5)
    assert night.told("caught" if roll >= 5 else "missed") == [(0, roll, 1)]


@pytest.mark.rule("WI-CATCH-3")
def test_two_gusts_carry_off_any_wisp() -> None:
    night = reaching([GUST], [GUST], roll=6)
    night.gust(1)
    night.gust(2)
    assert night.told("missed") == [(0, 6, 2)]


@pytest.mark.rule("WI-CATCH-4")
@pytest.mark.parametrize("roll", [1, 6])
def test_caught_or_not_the_light_appears_somewhere_else(roll: int) -> None:
    night = reaching([1], roll=roll)
    night.hold(1)
    assert sorted(night.s.wisps) == [9, 10, 17]
    assert 1 not in night.chance.offered[0]


@pytest.mark.rule("WI-GUST-1")
def test_the_others_may_send_a_gust_before_the_roll_in_the_order_of_the_seats() -> None:
    night = reaching([GUST], [GUST])
    assert night.asked == [(1, "gust")]
    assert night.options(1) == [None, GUST]
    night.gust(1)
    assert night.asked == [(2, "gust")]
    assert night.told("gusted") == [(1, 0)]
    assert (night.hand(1), night.s.discard[-1]) == ([], GUST)
    assert night.chance.left["roll"] == [6]


@pytest.mark.rule("WI-GUST-2")
def test_who_holds_no_gust_is_asked_all_the_same() -> None:
    night = reaching([1], [2])
    assert night.asked == [(1, "gust")]
    assert night.options(1) == [None]
    seen = [night.game.view(seat) for seat in (0, 2, WATCHER)]
    night.hold(1)
    assert night.asked == [(2, "gust")]
    assert [night.game.view(seat) for seat in (0, 2, WATCHER)] == seen


@pytest.mark.rule("WI-GUST-2")
def test_who_holds_no_card_at_all_is_not_asked() -> None:
    night = reaching([], [GUST])
    assert night.asked == [(2, "gust")]


@pytest.mark.rule("WI-GUST-3")
def test_a_second_gust_has_to_wait_for_another_roll() -> None:
    night = reaching([GUST, GUST], [1])
    night.gust(1)
    assert night.asked == [(2, "gust")]
    night.hold(2)
    assert night.told("caught") == [(0, 6, 1)]
    assert night.hand(1) == [GUST]


@pytest.mark.rule("WI-GUST-3")
def test_nobody_is_asked_for_a_gust_against_their_own_roll() -> None:
    night = reaching([1], hand=(1, GUST, GUST))
    assert night.asked == [(1, "gust")]
    night.hold(1)
    assert night.told("caught") == [(0, 6, 0)]


@pytest.mark.rule("WI-GUST-1")
def test_a_gust_once_shown_cannot_be_taken_back() -> None:
    night = reaching([GUST], [GUST])
    night.gust(1)
    with pytest.raises(UndoRefused, match="became known"):
        night.game.undo(1)
