"""How good a position is: the score as it stands, and what makes the next fights go well."""

from __future__ import annotations

from math import exp
from typing import Final

from grimorio.core import Seat
from grimorio.games.euthia.bot.odds import chance_to_win
from grimorio.games.euthia.components.numbers import SCENARIOS
from grimorio.games.euthia.rules.board import max_health
from grimorio.games.euthia.rules.ending import outcome, score
from grimorio.games.euthia.state import Realm

SLOPE: Final = 0.16
"""How much a point of lead counts towards winning."""
READY: Final = (1.6, 2.6, 3.6)
"""What a likely victory over a Monster of each level is worth, with rounds still to come."""
SOUND: Final = 0.25
"""What a point of Health is worth while rounds are left."""
TOKEN: Final = 0.45
"""What a Gaar token is worth then."""
FEW: Final = 4
"""More Gaar tokens than that are worth nothing."""
MIDDLE: Final = 0.12
"""How much of the next row of the scoring table a token on the way there counts."""


def standing_of(s: Realm, seat: Seat) -> float:
    """What a seat has and what that promises, in points."""
    hero = s.heroes[seat]
    found = float(score(s, seat).total)
    found += 0.12 * (hero.gold % 5)
    left = SCENARIOS[s.scenario].rounds - s.round
    if left <= 0 and s.active == seat:
        return found
    share = min(1.0, 0.4 + 0.25 * left)
    found += share * SOUND * (hero.health + 0.5 * max_health(hero))
    found += share * TOKEN * min(FEW, hero.gaar)
    for level, worth_of in enumerate(READY, 1):
        found += share * worth_of * chance_to_win(s, seat, level)
    return found + MIDDLE * tokens(s, seat)


def tokens(s: Realm, seat: Seat) -> int:
    """The tokens of a seat on the map: each brings the next row of the scoring table nearer."""
    marks = sum([one == seat for one in s.marks.values()])
    stalls = sum([one == seat for one in s.stalls.values()])
    return marks + 2 * stalls + sum([counts[seat] for counts in s.claims.values()])


def worth(s: Realm, seat: Seat) -> float:
    """How well the seat stands, 0 to 1."""
    result = outcome(s)
    if result is not None:
        return 1.0 / len(result.winners) if seat in result.winners else 0.0
    own = standing_of(s, seat)
    best = max([standing_of(s, other) for other in range(len(s.heroes)) if other != seat])
    return 1 / (1 + exp(-SLOPE * (own - best)))
