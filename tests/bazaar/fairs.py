"""Games of Bazaar that tests need."""

from __future__ import annotations

from grimorio.core import Chance
from grimorio.core.chance import seed_key
from tests.bazaar.rules import set_up


def all_choose(seats: int) -> dict[str, int | bool]:
    """What makes a practice game in which every seat has both of its secret answers to choose on
    the first day: a table gives the only possible answer itself."""
    for seed in range(1000):
        s = set_up({"days": 2}, seats, Chance(seed_key(seed)))
        if all(len(set(trader.hand.cards)) >= 3 for trader in s.traders):
            return {"practice": True, "seed": seed}
    raise AssertionError("no such game")
