"""What a bot should know of Gloomhaven: keep cards, kill before damage, do not stand where many can
strike, open doors with a full hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from grimorio.core import Ask, Lore, Seat, Value
from grimorio.core.contract import Search
from grimorio.core.kinds import Kind
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.bot.leanings import LEANS
from grimorio.games.gloomhaven.bot.prospects import worth
from grimorio.games.gloomhaven.state import Scenario

BUDGETS: Final[Mapping[str, int]] = {"squire": 6, "knight": 10, "dragon": 40}
"""The continuations that each level looks at."""


class ScenarioLore(Lore[Scenario]):
    """What a bot knows. Pairs of cards and the order of actions are tried side by side; small
    questions follow what players lean to."""

    search: Search = "flat"
    ahead = 6
    budgets = BUDGETS
    acts: tuple[Kind, ...] = (kinds.DECLARE, kinds.ACT)

    def worth(self, s: Scenario, seat: Seat) -> float:
        """All win or lose together."""
        return worth(s)

    def lean(self, s: Scenario, ask: Ask[Value]) -> Sequence[float] | None:
        """How much a good player leans to each answer."""
        known = LEANS.get(ask.kind)
        return None if known is None else known(s, ask)

    def doubt(self, s: Scenario) -> tuple[float, float]:
        """How much better than what players lean to an answer must look."""
        return (1.0, 0.002)


lore: Final = ScenarioLore()
