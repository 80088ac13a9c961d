"""Wisps: getting ready, and what one may know."""

from __future__ import annotations

from collections import Counter

import pytest

import grimorio
from grimorio.core import WATCHER, Chance
from grimorio.core.chance import seed_key
from grimorio.core.errors import BadSeats
from grimorio.games.wisps.rules import BOARD, free_cell, hide, set_up
from tests.games.wisps.marsh import GUST, OPTIONS, bearer, marsh
from tests.scripted import ScriptedChance

NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST = (0, -2), (2, -2), (-2, 2), (0, 2)


@pytest.mark.rule("WI-SETUP-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bearers_start_in_corners_the_second_opposite_the_first(seats: int) -> None:
    s = set_up(OPTIONS, seats, Chance(seed_key(1)))
    corners = [NORTH_WEST, SOUTH_EAST, NORTH_EAST, SOUTH_WEST]
    assert BOARD.size == 19
    assert [BOARD.place(b.at) for b in s.bearers] == corners[:seats]
    assert [(b.caught, b.gone) for b in s.bearers] == [(0, False)] * seats


@pytest.mark.rule("WI-SETUP-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_neither_one_nor_five_can_play(seats: int) -> None:
    with pytest.raises(BadSeats, match="2 to 4"):
        grimorio.new("wisps", seats=seats, seed=1)


@pytest.mark.rule("WI-SETUP-2", "WI-SETUP-3", "WI-SETUP-4")
def test_three_wisps_appear_everybody_is_dealt_three_and_the_first_seat_leads() -> None:
    chance = ScriptedChance(picks=[9, 4, 14], draws=[1, GUST, 3, 2, 2, 1])
    s = set_up(OPTIONS, 2, chance)
    assert s.wisps == [9, 4, 14]
    assert [b.hand.cards for b in s.bearers] == [[1, GUST, 3], [2, 2, 1]]
    assert s.first == 0
    assert chance.left == {}


@pytest.mark.rule("WI-SETUP-3")
def test_the_deck_has_six_gusts_and_eight_eight_and_six_steps() -> None:
    s = set_up(OPTIONS, 4, Chance(seed_key(2)))
    cards = Counter([*s.bag, *(card for b in s.bearers for card in b.hand.cards)])
    assert cards == {GUST: 6, 1: 8, 2: 8, 3: 6}


@pytest.mark.rule("WI-WISP-1")
def test_a_wisp_appears_on_any_cell_without_bearer_or_wisp() -> None:
    chance = ScriptedChance(picks=[9])
    night = marsh(bearer(at=0), bearer(at=18), bearer(at=2, gone=True), wisps=[4, 5], chance=chance)
    assert free_cell(night.s) == 9
    # The third bearer has gone home, so that its cell is free.
    assert chance.offered == [[cell for cell in range(19) if cell not in (0, 18, 4, 5)]]


def shown(night_view: grimorio.core.scene.Scene, zone: str) -> tuple[int, list[str]]:
    """How many cards a zone has, and the faces that can be seen of them."""
    found = next(z for z in night_view.zones if z.id == zone)
    return found.count, [card.face for card in found.cards]


@pytest.mark.rule("WI-HIDE-1")
def test_a_hand_is_secret_its_size_the_deck_and_the_discards_are_open() -> None:
    night = marsh(bearer(at=0, hand=[1, GUST]), bearer(at=18, hand=[3, 2, 1]), discards=[1, 3])
    mine, theirs, watched = (night.game.view(seat) for seat in (0, 1, WATCHER))
    assert shown(mine, "hand0") == (2, ["card1", "card0"])
    assert shown(theirs, "hand0") == shown(watched, "hand0") == (2, ["", ""])
    assert shown(theirs, "hand1") == (3, ["card3", "card2", "card1"])
    for view in (mine, theirs, watched):
        assert shown(view, "deck") == (21, [])
        assert shown(view, "discard") == (2, ["card1", "card3"])


@pytest.mark.rule("WI-HIDE-1")
def test_what_a_seat_may_think_about_keeps_its_own_hand_and_deals_the_others_anew() -> None:
    night = marsh(bearer(at=0, hand=[1, GUST, 3]), bearer(at=18, hand=[GUST, GUST, GUST]))
    hands = set()
    for seed in range(20):
        world = night.s.copy()
        hide(world, 0, Chance(seed_key(seed)))
        assert world.bearers[0].hand.cards == [1, GUST, 3]
        hands.add(tuple(world.bearers[1].hand.cards))
    assert len(hands) > 10
