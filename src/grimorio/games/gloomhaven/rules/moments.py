"""The moments of a turn: where active cards, worn items and the rules of the scenario take part.
Those of an attack and of damage are in rules/attack/moments.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Planned
from grimorio.games.gloomhaven.state import Scenario
from grimorio.kit.moments import Moment

TURN_OPENS: Final[Moment[[Scenario, int], Sequence[Planned]]] = Moment("the start of a turn")
"""A character's turn begins, by its figure: what it does then, in this order."""
TURN_CLOSES: Final[Moment[[Scenario, int], Sequence[Planned]]] = Moment("the end of a turn")
"""It has acted; the turn in which a card was played counts (GH-RUL-144)."""
TURN_ENDED: Final[Moment[[Scenario, int], Sequence[Planned]]] = Moment("a turn is over")
"""Any figure has ended its turn, also one that is gone: pressure plates, arrivals (GH-ETURN-3,
GH-RUL-81)."""
