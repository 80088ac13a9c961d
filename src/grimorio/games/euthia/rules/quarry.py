"""The Short Hunt: Monsters that are turned up as Quarry (EU-RUL-201)."""

from __future__ import annotations

from grimorio.core import Seat, tell
from grimorio.games.euthia.components.numbers import MONSTERS, SCENARIOS
from grimorio.games.euthia.kinds import QUARRY, QUARRY_SLAIN
from grimorio.games.euthia.rules.gains import gain_fame
from grimorio.games.euthia.state import Realm
from grimorio.kit.numbers import NONE


def turn_up(s: Realm) -> None:
    """At the start of some rounds the top Monster of a level becomes Quarry, of level 1 first
    (EU-RUL-201)."""
    rounds = SCENARIOS[s.scenario].quarry
    if s.round in rounds:
        monster = s.monster_tops[rounds.index(s.round)]
        if monster != NONE and monster not in s.quarry:
            s.quarry.append(monster)
            tell(s, QUARRY, monster)


def slay(s: Realm, seat: Seat, monster: int) -> None:
    """Who slays a Quarry gains as much Reputation as its level (EU-RUL-201)."""
    if monster in s.quarry:
        s.quarry.remove(monster)
        tell(s, QUARRY_SLAIN, seat, monster)
        gain_fame(s, seat, MONSTERS[monster].level)
