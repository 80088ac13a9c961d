"""What a bot should know of Tash-Kalar: points above all, then pieces, then patterns at hand.

A piece is placed where it meets a task, completes a pattern of a card in hand or brings it nearer;
whatever else could be done on more than sixty squares is not worth a thought.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from grimorio.core import Lore
from grimorio.core.contract import Search
from grimorio.core.kinds import Kind
from grimorio.games.tashkalar.bot.leanings import lean
from grimorio.games.tashkalar.bot.sayings import reason, then, why
from grimorio.games.tashkalar.bot.strength import worth
from grimorio.games.tashkalar.kinds import ACT
from grimorio.games.tashkalar.state import Arena


class ArenaLore(Lore[Arena]):
    """A turn holds several actions: they are weighed together."""

    version = 0
    search: Search = "turns"
    acts: tuple[Kind, ...] = (ACT,)
    budgets: Mapping[str, int] = MappingProxyType({"squire": 48, "knight": 24, "dragon": 120})
    """A whole turn takes a dragon well under a second."""
    worth = staticmethod(worth)
    lean = staticmethod(lean)
    why = staticmethod(why)
    reason = staticmethod(reason)
    then = staticmethod(then)


lore: Final = ArenaLore()
