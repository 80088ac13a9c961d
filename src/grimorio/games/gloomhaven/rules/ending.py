"""The end of a scenario: won with the round in which its goal is reached, or lost (GH-ROUND-4,
GH-EXH-4, GH-ESCEN)."""

from __future__ import annotations

from grimorio.core import Outcome, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.state import PARTY, Scenario


def check_end(s: Scenario) -> None:
    """Whether the goal is reached by now."""
    if not s.won and is_cleared(s):
        s.won = True
        tell(s, kinds.GOAL_REACHED)


def is_cleared(s: Scenario) -> bool:
    """All areas are revealed, and no enemy is left."""
    everything = (1 << len(maps()[s.number].areas)) - 1
    return s.areas == everything and all(one.side == PARTY for one in s.figures.values())


def outcome(s: Scenario) -> Outcome | None:
    """All win or lose together; the score is the experience gained."""
    if not s.over:
        return None
    seats = range(len(s.characters))
    scores = [float(one.xp) for one in s.characters]
    return Outcome(scores, [] if s.lost else list(seats), "lost" if s.lost else "won")
