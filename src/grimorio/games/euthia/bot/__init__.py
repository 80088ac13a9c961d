"""What a bot should know of Euthia: the score as it stands, a kit that wins the next fights, the
way to what is worth most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from grimorio.core import Ask, Lore, Seat, Value
from grimorio.core.contract import Search
from grimorio.core.kinds import Kind
from grimorio.games.euthia import kinds
from grimorio.games.euthia.bot.fights import LEANS as FIGHT_LEANS
from grimorio.games.euthia.bot.strength import worth
from grimorio.games.euthia.bot.turns import TURN_LEANS, Leaning
from grimorio.games.euthia.state import Realm

LEANS: Final[dict[Kind, Leaning]] = {**TURN_LEANS, **FIGHT_LEANS}
NEAR: Final = 0.35
"""What weighs less than that share of the best, a squire leaves aside."""


class RealmLore(Lore[Realm]):
    """A turn holds many deeds: they are weighed together."""

    version = 1
    search: Search = "turns"
    acts: tuple[Kind, ...] = (kinds.ACT,)
    budgets: Mapping[str, int] = MappingProxyType({"squire": 3, "knight": 24, "dragon": 120})

    def worth(self, s: Realm, seat: Seat) -> float:
        """How well the seat stands."""
        return worth(s, seat)

    def lean(self, s: Realm, ask: Ask[Value]) -> Sequence[float] | None:
        """How much a good player leans to each answer."""
        known = LEANS.get(ask.kind)
        return None if known is None else known(s, ask)

    def plain(self, s: Realm, ask: Ask[Value]) -> Sequence[float] | None:
        """A plain player thinks of what it leans to most."""
        weights = self.lean(s, ask)
        if weights is None:
            return None
        most = max(weights)
        return [weight if weight >= NEAR * most else 0.0 for weight in weights]


lore: Final = RealmLore()
