"""Special cards: what no verb of components/effects.py can say, one coroutine for each card."""

from __future__ import annotations

from bisect import insort
from typing import Final

from grimorio.core import ask, tell
from grimorio.games.dungeonalliance.components.numbers import TILE_LEVELS
from grimorio.games.dungeonalliance.kinds import CHALK, TILE_BACK
from grimorio.games.dungeonalliance.nouns import TEAM
from grimorio.games.dungeonalliance.rules.doors import refill_tiles
from grimorio.games.dungeonalliance.rules.verbs import SPECIALS, SpecialRule
from grimorio.games.dungeonalliance.state import Dungeon


async def surveyors_chalk(s: Dungeon, figure: int, target: int, square: int) -> None:
    """One of the face-up tiles goes back among those of its level that nobody has seen, after
    another has taken its place; the player may decline (DA-RUL-108)."""
    tile = await ask(figure // TEAM, CHALK, lambda: chalk_options(s))
    if tile is None:
        return
    place = s.tile_row.index(tile)
    s.tile_row.remove(tile)
    tell(s, TILE_BACK, tile)
    refill_tiles(s, place)
    level = TILE_LEVELS[tile] - 1
    s.tiles_left[level] += 1
    insort(s.tile_bags[level], tile)


def chalk_options(s: Dungeon) -> list[int | None]:
    """The tiles whose level the Dungeon deck would turn up next: so its order stays I, II, III."""
    following = next((level for level in range(3) if s.tiles_left[level]), None)
    return [None, *sorted([one for one in s.tile_row if TILE_LEVELS[one] - 1 == following])]


RULES: Final[dict[str, SpecialRule]] = {"surveyors-chalk": surveyors_chalk}
"""By the id of the card."""
SPECIALS.update(RULES)
