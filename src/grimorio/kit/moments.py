"""Moments: points of the rules at which cards, items and tiles do something.

"Before an attack", "a figure dies", "the end of a turn": a rule names the moment, what acts there
registers itself when its module is imported, and the rule does not know who does::

    WORTH: Final[Moment[[Quest, int, int], int]] = Moment("what an attack is worth")

    @WORTH.at(20)
    def poisoned(s: Quest, target: int, value: int) -> int:
        return value + 1 if s.figures[target].poisoned else value

    for act in WORTH.acts:
        value = act(s, target, value)

The rule goes through `acts` itself: so a moment may change a value, add up numbers, plan steps,
await answers, or stop at the first that says so. A moment where nothing acts costs an empty loop.

Where the rulebook gives an order, the number given with `at` says it; at the same number they act
by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar

from grimorio.core.errors import BrokenRules

P = ParamSpec("P")
R = TypeVar("R")


class Moment(Generic[P, R]):
    """A point of the rules, and what acts there in its order."""

    __slots__ = ("_keys", "acts", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self._keys: list[tuple[int, str]] = []
        self.acts: tuple[Callable[P, R], ...] = ()
        """What acts here, in its order."""

    def at(self, order: int = 0) -> Callable[[Callable[P, R]], Callable[P, R]]:
        """Say that a function acts here, after those of a lower number; used as a decorator."""
        return lambda act: self._add(order, act)

    def _add(self, order: int, act: Callable[P, R]) -> Callable[P, R]:
        # Not by import, which says nothing of the rules. Compiled coroutines do not know their
        # module, so the name alone must tell two of the same number apart.
        key = order, act.__name__
        if key in self._keys:
            raise BrokenRules(f"{self.name}: two are called {act.__name__!r} at {order}")
        place = len([other for other in self._keys if other < key])
        self._keys.insert(place, key)
        self.acts = (*self.acts[:place], act, *self.acts[place:])
        return act
