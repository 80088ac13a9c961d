"""What a bot should know of Dungeon Alliance: XP above all, from monsters that can be slain now;
then sound heroes, and rooms that promise something.

What a hero could do with its activation is worked out as plans; whatever begins no plan worth
anything is not worth a thought.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from grimorio.core import Ask, Lore, Seat, Value
from grimorio.core.contract import Search
from grimorio.core.kinds import Kind
from grimorio.games.dungeonalliance import kinds
from grimorio.games.dungeonalliance.bot.leanings import LEANS
from grimorio.games.dungeonalliance.bot.strength import worth
from grimorio.games.dungeonalliance.state import Dungeon

WEIGHED: Final = (
    kinds.ACTIVATE,
    kinds.ACT,
    kinds.LAY_TILE,
    kinds.CHOOSE_MONSTER,
    kinds.MONSTER_ACT,
    kinds.WHOM,
    kinds.WAY,
)
"""The questions a squire thinks about; all others it answers as it leans most."""
NEAR: Final = 0.35
"""What weighs less than that share of the best, a squire leaves aside."""
MOST: Final = 3
"""How many answers a squire tries."""


class DungeonLore(Lore[Dungeon]):
    """An activation holds several deeds: they are weighed together."""

    version = 1
    search: Search = "turns"
    acts: tuple[Kind, ...] = (kinds.ACT, kinds.UPGRADE)
    budgets: Mapping[str, int] = MappingProxyType({"squire": 3, "knight": 20, "dragon": 80})

    def worth(self, s: Dungeon, seat: Seat) -> float:
        """How well the seat stands."""
        return worth(s, seat)

    def lean(self, s: Dungeon, ask: Ask[Value]) -> Sequence[float] | None:
        """How much a good player leans to each answer."""
        known = LEANS.get(ask.kind)
        return None if known is None else known(s, ask)

    def plain(self, s: Dungeon, ask: Ask[Value]) -> Sequence[float] | None:
        """A plain player thinks of a few good answers, and only where much hangs on them."""
        weights = self.lean(s, ask)
        if weights is None:
            return None
        most = max(weights)
        order = sorted(range(len(weights)), key=lambda place: -weights[place])
        wanted = order[: MOST if ask.kind in WEIGHED else 1]
        found = [0.0] * len(weights)
        for place in wanted:
            if weights[place] >= NEAR * most:
                found[place] = weights[place]
        return found


lore: Final = DungeonLore()
