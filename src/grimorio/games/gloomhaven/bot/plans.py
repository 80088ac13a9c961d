"""What a bot lets the others know of its plan: when it acts, roughly, and whom it goes for
(GH-DECL-8, GH-RUL-262)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Ask, Seat, Value
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.numbers import CARDS
from grimorio.games.gloomhaven.rules.map.figures import ground
from grimorio.games.gloomhaven.rules.map.initiative import RESTING
from grimorio.games.gloomhaven.state import PARTY, Scenario
from grimorio.games.gloomhaven.view.names import cell_id

LAST_EARLY: Final = 33
LAST_MIDDLE: Final = 66
"""The highest initiatives that count as early and as middle (GH-RUL-262)."""


def plan_of(s: Scenario, ask: Ask[Value], option: Value) -> tuple[str, str] | None:
    """The part of the round in which its cards let it act, and the enemy it has nearest; one that
    rests has none in mind."""
    if ask.kind is not kinds.DECLARE:
        return None
    if kinds.LONG_REST.matches(option):
        return roughly(RESTING), ""
    lead, _ = kinds.TWO_CARDS.parts(option)
    return roughly(CARDS[lead].initiative), nearest_enemy(s, ask.seat)


def roughly(initiative: int) -> str:
    """Early, in the middle or late in a round (GH-RUL-262)."""
    if initiative <= LAST_EARLY:
        return kinds.EARLY
    return kinds.MIDDLE if initiative <= LAST_MIDDLE else kinds.LATE


def nearest_enemy(s: Scenario, seat: Seat) -> str:
    """The hex of the nearest enemy, the weakest of several; nothing if there is none."""
    own = s.figures[s.characters[seat].figure]
    far = ground(s).far(own.at)
    foes = [(far[one.at], one.hp, one.at) for one in s.figures.values() if one.side != PARTY]
    return cell_id(s, min(foes)[2]) if foes else ""
