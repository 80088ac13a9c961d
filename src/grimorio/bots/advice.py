"""Advice for a person at a seat: the best moves a searching bot sees there, and why.

It thinks by the same Thinker as a bot at that seat would, and so it knows no more than the person.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grimorio.bots import Thinker
from grimorio.bots.levels import BUDGETS, Searcher
from grimorio.bots.playing_on import asked
from grimorio.core.asking import Value, key_of

if TYPE_CHECKING:
    from grimorio.core.scene import Text

ADVISER: Final = "dragon"


class Advice:
    """A move worth thinking of."""

    __slots__ = ("key", "value", "visits", "why")

    def __init__(self, key: str, value: float | None, visits: int, why: Text | None) -> None:
        self.key = key
        self.value = value
        """About the chance to win after it, 0 to 1; None if it is the only move worth a thought."""
        self.visits = visits
        """How many ways on were looked at; few mean that it was soon left for better ones."""
        self.why = why
        """What the title says of it in one line, if it says anything: for this seat's eyes."""


def advise(
    thinker: Thinker, count: int = 3, *, budget: int = 0, seed: int | str = "advice"
) -> list[Advice]:
    """The best moves, best first; a budget of 0 is the dragon's own. The same knowledge, seed and
    budget give the same advice, as long as there is time for it."""
    found = Searcher(seed, budget or BUDGETS[ADVISER]).ranked(thinker, f"{seed}")[:count]
    return [
        Advice(
            key_of(option),
            arm.mean if arm.visits else None,
            arm.visits,
            reason(thinker, option, f"{seed}"),
        )
        for option, arm in found
    ]


def reason(thinker: Thinker, option: Value, key: str) -> Text | None:
    """Why one would choose that: what lore says to the seat itself, else what it says aloud."""
    lore = thinker.lore
    if lore is None:
        return None
    world = thinker.sample(key, once=True)
    said: Text | None = getattr(lore, "reason", lore.why)(
        world.state, asked(world, thinker.seat), option
    )
    return said
