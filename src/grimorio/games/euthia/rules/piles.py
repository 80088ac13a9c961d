"""Piles of Natural Resources and Treasures: drawing the top tile (EU-CORE-1)."""

from __future__ import annotations

from grimorio.core import reveal
from grimorio.games.euthia.state import Realm
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import put_in_bag


def draw_from(s: Realm, bag: list[int], gone: list[int]) -> int:
    """The top tile; an empty pile is made anew of its discards. NONE if there is none at all
    (EU-CORE-1)."""
    if not bag:
        put_in_bag(bag, gone)
        gone.clear()
    if not bag:
        return NONE
    reveal(s)
    return s.chance.draw(bag)


def draw_resource(s: Realm, terrain: int) -> int:
    """The top tile of a terrain (EU-MINE-1)."""
    return draw_from(s, s.resource_bags[terrain], s.resource_gone[terrain])


def draw_treasure(s: Realm, level: int) -> int:
    """The top Treasure of a level (EU-TREAS-1)."""
    return draw_from(s, s.treasure_bags[level - 1], s.treasure_gone[level - 1])
