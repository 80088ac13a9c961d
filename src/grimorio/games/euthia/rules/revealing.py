"""Revealing map tiles: the space, then the tile, until the Hero is surrounded (EU-REVEAL)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, ask, plan, reveal, tell
from grimorio.games.euthia.kinds import LAID, LAY
from grimorio.games.euthia.nouns import Hex
from grimorio.games.euthia.rules import step
from grimorio.games.euthia.rules.land import chapter_next, gaps_at, powers_at
from grimorio.games.euthia.rules.lattice import HEXES
from grimorio.games.euthia.rules.powers import feel_new
from grimorio.games.euthia.state import Realm
from grimorio.kit.numbers import NONE

ROMAN: Final = 1
"""Chapter 0 in memory is Chapter I."""


def reveal_around(s: Realm, seat: Seat, spot: int) -> None:
    """Add tiles until the hex is surrounded; the movement goes on afterwards (EU-REVEAL-1,
    EU-REVEAL-2)."""
    plan(s, lay_tile(seat, spot))


@step
async def lay_tile(s: Realm, seat: Seat, at: Hex) -> None:
    """First the space, then the top tile face up, one at a time; when the pile runs out the edge
    stays open. Every Hero feels new Powers, from the active one on (EU-REVEAL-3..5, EU-RUL-25,
    EU-RUL-117)."""
    chapter = chapter_next(s)
    gaps = gaps_at(s, at)
    if chapter == NONE or not gaps:
        return
    place = await ask(seat, LAY, lambda: gaps_at(s, at), chapter + ROMAN)
    before = [powers_at(s, hero.at) if 0 <= hero.at < HEXES else 0 for hero in s.heroes]
    tile = s.chance.draw(s.map_bags[chapter])
    s.laid[place] = tile
    reveal(s)
    tell(s, LAID, seat, tile, place)
    plan(s, lay_tile(seat, at))
    count = len(s.heroes)
    for other in [(s.active + n) % count for n in range(count)]:
        hero = s.heroes[other]
        if 0 <= hero.at < HEXES:
            now = powers_at(s, hero.at)
            if now != before[other]:
                feel_new(s, other, before[other], now)
