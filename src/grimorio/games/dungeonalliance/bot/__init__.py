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
from grimorio.core.scene import Text
from grimorio.games.dungeonalliance import kinds
from grimorio.games.dungeonalliance.bot import sayings
from grimorio.games.dungeonalliance.bot.leanings import LEANS
from grimorio.games.dungeonalliance.bot.strength import worth
from grimorio.games.dungeonalliance.state import Dungeon

WEIGHED: Final = (
    kinds.ACTIVATE,
    kinds.ACT,
    kinds.CHOOSE_MONSTER,
    kinds.MONSTER_ACT,
    kinds.SOLO_ACTION,
    kinds.WHOM,
    kinds.CHOOSE_WAY,
)
"""The questions a squire thinks about; all others it answers as it leans most."""
NEAR: Final = 0.35
"""What weighs less than that share of the best, a squire leaves aside."""
MOST: Final = 3
"""How many answers a squire tries."""


class DungeonLore(Lore[Dungeon]):
    """An activation holds several deeds: they are weighed together, and looked at until the next
    one of the same Alliance, as the monsters move in between."""

    version = 2
    search: Search = "turns"
    acts: tuple[Kind, ...] = (kinds.ACT, kinds.UPGRADE)
    pauses: tuple[Kind, ...] = (kinds.ACTIVATE,)
    budgets: Mapping[str, int] = MappingProxyType({"squire": 3, "knight": 40, "dragon": 200})

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
        deeds: dict[Value, int] = {}
        found = [0.0] * len(weights)
        for place in sorted(range(len(weights)), key=lambda place: -weights[place]):
            deed = deed_of(ask, ask.options[place])
            if weights[place] < NEAR * most or (deed not in deeds and len(deeds) == most_of(ask)):
                continue
            deeds[deed] = deeds.get(deed, 0) + 1
            if deeds[deed] <= MOST:
                found[place] = weights[place]
        return found

    def reason(self, s: Dungeon, ask: Ask[Value], option: Value) -> Text | None:
        """Why the seat itself would choose that."""
        return sayings.reason(s, ask, option)

    def then(self, said: Text | None, after: Text) -> Text | None:
        """A reason, and what the activation goes on with."""
        return sayings.then(said, after)


def most_of(ask: Ask[Value]) -> int:
    """How many things to do are thought about."""
    return MOST if ask.kind in WEIGHED else 1


def deed_of(ask: Ask[Value], option: Value) -> Value:
    """The thing to do that an answer is a way of: a door, whatever tile is laid behind it; a card,
    whoever it is about; a monster, whatever it does."""
    kind = ask.kind.of(option)
    parts = kind.parts(option)
    if kind in (kinds.OPEN, kinds.GO_OPEN, kinds.PICK_LOCK, kinds.LOOK_FOR):
        return kind.word, parts[0]
    if kind is kinds.PLAY:
        return kind.word, *parts[:2]
    return parts[0] if ask.kind is kinds.CHOOSE_MONSTER else option


lore: Final = DungeonLore()
