"""Action tokens: what they pay for (EU-ACT)."""

from __future__ import annotations

from grimorio.core import Seat, plan
from grimorio.games.euthia.rules.combat.start import begin_fight
from grimorio.games.euthia.state import COMBAT, Realm


def has_action(s: Realm, seat: Seat, action: int) -> bool:
    """Whether the Hero has an Action token of a kind (EU-ACT-4)."""
    return action in s.heroes[seat].actions


def spend_action(s: Realm, seat: Seat, action: int) -> None:
    """A used token leaves the board (EU-ACT-1, EU-ACT-3)."""
    s.heroes[seat].actions.remove(action)


def challenge(s: Realm, seat: Seat, at: int) -> None:
    """Movement is interrupted by a Combat Action against the Monster of a hex (EU-LIB-3,
    EU-EX-2)."""
    spend_action(s, seat, COMBAT)
    plan(s, begin_fight(seat, at))
