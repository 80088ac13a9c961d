"""Special lines: what no verb can say, each a coroutine named after its card.

What a special line changes in another line, or does as long as its card is active, stands in the
chapter of that: `elsewhere` says in which.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

from grimorio.games.gloomhaven.components.abilities import Special
from grimorio.games.gloomhaven.state import Deed, Scenario

Run: TypeAlias = Callable[[Scenario, Deed, Special], Coroutine[Any, Any, None]]
TABLE: Final[dict[str, Run]] = {}


def special(*names: str) -> Callable[[Run], Run]:
    """A coroutine for the special lines of these names."""

    def keep(run: Run) -> Run:
        for name in names:
            assert name not in TABLE, name
            TABLE[name] = run
        return run

    return keep
