"""The first state of Dash."""

from __future__ import annotations

from typing import Final

from grimorio.core import Chance, Options, plan
from grimorio.kit.zones import Zone, only
from grimorio.workshop.dash.rules.turn import take_turn
from grimorio.workshop.dash.state import Race, Runner

BOOSTS: Final = (0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2)
HAND: Final = 3


def set_up(options: Options, seats: int, chance: Chance) -> Race:
    """Everybody at the start, with three boosts of the bag (DASH-SETUP-1..2)."""
    runners = [Runner(0, Zone([], [])) for _ in range(seats)]
    s = Race(chance, None, [], runners, list(BOOSTS), [], 0)
    for seat, runner in enumerate(runners):
        for _ in range(HAND):
            runner.hand.add(chance.draw(s.bag), only(seat))
    plan(s, take_turn(0))
    return s
