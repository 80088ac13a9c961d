"""Wisps: who walks when, and where to."""

from __future__ import annotations

import pytest

from grimorio.games.wisps.rules import BOARD
from tests.games.wisps.marsh import GUST, bearer, marsh
from tests.scripted import ScriptedChance


@pytest.mark.rule("WI-ORDER-1")
def test_short_steps_walk_first() -> None:
    night = marsh(
        bearer(at=0, hand=[3, 3, 3]),
        bearer(at=18, hand=[1, 1, 1]),
        bearer(at=2, hand=[2, 2, 2]),
        chance=ScriptedChance(draws=[1, 1, 1]),
    )
    night.pick(3, 1, 2)
    order = []
    while night.asked[0][1] == "walk":
        order.append(night.asked[0][0])
        night.stay(order[-1])
    assert order == [1, 2, 0]


@pytest.mark.rule("WI-ORDER-2")
@pytest.mark.parametrize(("lantern", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_of_equal_cards_the_lead_lantern_goes_first_then_clockwise(
    lantern: int, order: list[int]
) -> None:
    night = marsh(
        bearer(at=0, hand=[2, 2, 2]),
        bearer(at=18, hand=[2, 2, 2]),
        bearer(at=2, hand=[2, 2, 1]),
        lantern=lantern,
        chance=ScriptedChance(draws=[1, 1, 1]),
    )
    night.pick(2, 2, 2)
    walked = []
    while night.asked[0][1] == "walk":
        walked.append(night.asked[0][0])
        night.stay(walked[-1])
    assert walked == order


@pytest.mark.rule("WI-WALK-1")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_bearer_walks_up_to_as_many_cells_as_the_card_says(steps: int) -> None:
    night = marsh(bearer(at=7, hand=[steps] * 3), bearer(at=18, hand=[3, 3, 3]))
    night.pick(steps, 3)
    near = BOARD.within(7, steps)
    assert set(night.options(0)) == set(near) - {18}
    far = BOARD.ring(7, steps)[0]
    night.walk(0, far)
    assert night.s.bearers[0].at == far
    assert night.told("walked") == [(0, far)]


@pytest.mark.rule("WI-WALK-1")
def test_a_bearer_may_stay_and_nothing_is_told_of_it() -> None:
    night = marsh(bearer(at=0, hand=[1, 1, 1]), bearer(at=18))
    night.pick(1, 3)
    night.stay(0)
    assert night.s.bearers[0].at == 0
    assert night.told("walked") == []


@pytest.mark.rule("WI-WALK-2")
def test_nobody_enters_or_crosses_a_cell_where_a_bearer_stands() -> None:
    # From the corner the way leads by 1 or by 3 and 4; all but 3 are taken.
    night = marsh(
        bearer(at=0, hand=[2, 2, 2]),
        bearer(at=1, hand=[3, 3, 3]),
        bearer(at=4, hand=[3, 3, 3]),
    )
    night.pick(2, 3, 3)
    assert set(night.options(0)) == {0, 3, 7, 8}


@pytest.mark.rule("WI-WALK-2", "WI-LEAVE-1")
def test_who_has_gone_home_stands_in_nobodys_way() -> None:
    night = marsh(
        bearer(at=0, hand=[1, 1, 1]), bearer(at=1, hand=[], gone=True), bearer(at=18, hand=[3])
    )
    night.pick(1, 3)
    assert set(night.options(0)) == {0, 1, 3, 4}


@pytest.mark.rule("WI-WALK-3")
def test_a_walk_may_cross_a_wisp_and_only_its_last_cell_counts() -> None:
    # Cells 1, 3 and 4 surround the corner: two steps lead over one of them.
    night = marsh(bearer(at=0, hand=[2, 2, 2]), bearer(at=18, hand=[3]), wisps=[1, 3, 4])
    night.pick(2, 3)
    assert {2, 7, 9} <= set(night.options(0))
    night.walk(0, 9)
    assert night.s.wisps == [1, 3, 4]
    assert night.told("caught") == night.told("missed") == []


@pytest.mark.rule("WI-PICK-2")
def test_a_gust_goes_before_all_steps_but_leads_nowhere() -> None:
    night = marsh(bearer(at=0, hand=[1, 1, 1]), bearer(at=18, hand=[GUST]), lantern=1)
    night.pick(1, GUST)
    assert night.asked == [(0, "walk")]
    assert night.told("walked") == []
