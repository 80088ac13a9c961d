"""What a bot should know of Gloomhaven: keep cards, kill before damage, do not stand where many can
strike, open doors with a full hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from grimorio.core import Ask, Lore, Seat, Value
from grimorio.core.contract import Search
from grimorio.core.kinds import Kind
from grimorio.core.scene import Text
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.bot import sayings
from grimorio.games.gloomhaven.bot.leanings import LEANS, PLAIN
from grimorio.games.gloomhaven.bot.plans import plan_of
from grimorio.games.gloomhaven.bot.prospects import worth
from grimorio.games.gloomhaven.bot.weights import first_good
from grimorio.games.gloomhaven.state import Scenario

BUDGETS: Final[Mapping[str, int]] = {"squire": 0, "knight": 0, "dragon": 0}
"""The continuations that each level looks at: none. Every pair of cards is weighed in every order,
with every hex where the turn may end. To play pairs on in sampled worlds to the end of the round
takes many times as long, and what it would bring with these weights has not been measured."""
DOUBT: Final = (1.5, 0.003)
"""By how many standard errors, and by how much, another pair must look better."""


class ScenarioLore(Lore[Scenario]):
    """What a bot knows. Pairs of cards and the order of actions are weighed side by side; small
    questions follow what players lean to. A `dragon@60` also tries its pairs in sampled worlds, to
    the end of the round."""

    version = 3
    search: Search = "flat"
    budgets = BUDGETS
    acts: tuple[Kind, ...] = (kinds.DECLARE, kinds.ACT)
    ponders: tuple[Kind, ...] | None = (kinds.DECLARE,)

    def worth(self, s: Scenario, seat: Seat) -> float:
        """All win or lose together."""
        return worth(s, s.areas)

    def sight(self, s: Scenario) -> int:
        """Nobody thinks of what is behind a door."""
        return s.areas

    def guess(self, s: Scenario, seat: Seat, sight: int) -> float:
        """A room that was opened in thought is an average one."""
        return worth(s, sight)

    def lean(self, s: Scenario, ask: Ask[Value]) -> Sequence[float] | None:
        """How much a good player leans to each answer."""
        known = LEANS.get(ask.kind)
        return None if known is None else known(s, ask)

    def plain(self, s: Scenario, ask: Ask[Value]) -> Sequence[float] | None:
        """A plain player is content with the first good answer, and does not think of what enemies
        will do then."""
        known = PLAIN.get(ask.kind)
        return None if known is None else first_good(known(s, ask))

    def clock(self, s: Scenario) -> int:
        """Thoughts go to the end of the round."""
        return s.round

    def why(self, s: Scenario, ask: Ask[Value], option: Value) -> Text | None:
        """What speaks for an answer, aloud."""
        return sayings.why(s, ask, option)

    def reason(self, s: Scenario, ask: Ask[Value], option: Value) -> Text | None:
        """The same for the seat itself, and why two cards."""
        return sayings.reason(s, ask, option)

    def sign(self, s: Scenario, ask: Ask[Value], option: Value) -> tuple[str, str] | None:
        """Of the cards it has chosen a bot says only when it will act, roughly."""
        return plan_of(s, ask, option)

    def doubt(self, s: Scenario) -> tuple[float, float]:
        """How much better than what players lean to an answer must look."""
        return DOUBT


lore: Final = ScenarioLore()
