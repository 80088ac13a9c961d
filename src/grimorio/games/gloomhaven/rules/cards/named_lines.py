"""Special lines: what no verb can say, each a coroutine named after its card.

What a special line changes in another line, or does as long as its card is active, stands in the
chapter of that.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from grimorio.games.gloomhaven.components.effects import Special
from grimorio.games.gloomhaven.state import Deed, Scenario

Run: TypeAlias = Callable[[Scenario, Deed, Special], Coroutine[Any, Any, None]]


class SpecialLines:
    """The special lines of a class by their names; used as a decorator it adds some."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[str, Run] = {}

    def __call__(self, *names: str) -> Callable[[Run], Run]:
        """A coroutine for the special lines of these names."""

        def keep(run: Run) -> Run:
            for name in names:
                assert name not in self.known, name
                self.known[name] = run
            return run

        return keep
