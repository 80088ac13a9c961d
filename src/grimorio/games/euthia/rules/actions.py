"""Action tokens: what they pay for (EU-ACT)."""

from __future__ import annotations

from grimorio.core import Seat, plan
from grimorio.games.euthia.rules.combat.start import begin_fight
from grimorio.games.euthia.state import COMBAT, Realm


def has_action(s: Realm, seat: Seat, action: int) -> bool:
    """Whether the Hero has an Action token of a kind, or a tile has granted the action (EU-ACT-4,
    EU-RUL-51)."""
    hero = s.heroes[seat]
    return action in hero.actions or action in hero.granted


def spend_action(s: Realm, seat: Seat, action: int) -> None:
    """A used token leaves the board; an action that a tile has granted is used first (EU-ACT-1,
    EU-ACT-3, EU-ACT-4)."""
    hero = s.heroes[seat]
    (hero.granted if action in hero.granted else hero.actions).remove(action)


def challenge(s: Realm, seat: Seat, at: int) -> None:
    """Movement is interrupted by a Combat Action against the Monster of a hex (EU-LIB-3,
    EU-EX-2)."""
    spend_action(s, seat, COMBAT)
    plan(s, begin_fight(seat, at))
