"""Money and treasure are taken: at the end of a turn, and by the Loot ability (GH-LOOT)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, ask, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.effects import Loot
from grimorio.games.gloomhaven.components.numbers import (
    LINES,
    SPECIALS,
)
from grimorio.games.gloomhaven.rules import deed_step
from grimorio.games.gloomhaven.rules.actions import boosting
from grimorio.games.gloomhaven.rules.actions.gains import gain_coins
from grimorio.games.gloomhaven.rules.map.figures import named
from grimorio.games.gloomhaven.rules.map.ground import cells_of
from grimorio.games.gloomhaven.rules.map.whom import in_range
from grimorio.games.gloomhaven.rules.scenario.treasures import treasure_taken
from grimorio.games.gloomhaven.state import (
    TREASURE,
    Deed,
    Scenario,
)
from grimorio.kit.content import expect
from grimorio.kit.numbers import NONE

ALL: Final = 1 << 20

LIMIT: Final = 4
"""So many things the card Zephyr Wings takes at most."""


def things_in(s: Scenario, cells: int) -> int:
    """How many money tokens and treasures lie in these hexes."""
    coins = sum([count for cell, count in s.coins.items() if cells >> cell & 1])
    return coins + len([one for one in s.overlays if one[0] == TREASURE and cells >> one[3][0] & 1])


def loot(s: Scenario, seat: Seat) -> None:
    """What lies in the own hex, as at the end of a turn, but not what only a Loot ability takes
    (GH-ETURN-1)."""
    loot_cells(s, seat, 1 << s.figures[s.characters[seat].figure].at, by_ability=False)


def loot_cells(
    s: Scenario, seat: Seat, cells: int, most: int = ALL, *, by_ability: bool = True
) -> int:
    """Money and treasure in these hexes are the character's alone: all of it, or no more than so
    much (GH-LOOT-1, GH-LOOT-2, GH-LOOT-4, GH-LOOT-5). How much was taken."""
    character = s.characters[seat]
    coins = 0
    for cell in [cell for cell in s.coins if cells >> cell & 1]:
        taken = min(most - coins, s.coins[cell])
        coins += taken
        s.coins[cell] -= taken
        if not s.coins[cell]:
            del s.coins[cell]
    if coins:
        gain_coins(s, seat, coins)
    count = coins
    for overlay in s.overlays[:]:
        here = overlay[0] == TREASURE and cells >> overlay[3][0] & 1
        if here and count < most and (by_ability or not overlay[2]):
            count += 1
            s.overlays.remove(overlay)
            character.tallies["treasures"] = character.tallies.get("treasures", 0) + 1
            tell(s, kinds.TREASURE, named(s, character.figure), overlay[1])
            treasure_taken(s, seat, overlay[1])
    return count


@deed_step
async def loot_line(s: Scenario, deed: Deed) -> None:
    """Money and treasure in range and in sight (GH-LOOT-1)."""
    line = expect(Loot, LINES[deed.played.line])
    widest = sum([boost.loot for boost in boosting.boosts_of(deed.played.line)])
    if not things_in(s, in_range(s, deed, line.range + widest)):
        return
    await boosting.choose_boosts(s, deed)
    reach = line.range + sum([boost.loot for boost in boosting.counting(deed)])
    cells = in_range(s, deed, reach)
    if not things_in(s, cells):
        return
    if deed.played.half != NONE and "zephyr-wings-top" in SPECIALS[deed.played.half]:
        await take_few(s, deed, cells)
    elif await ask(deed.seat, kinds.MAY, lambda: (None, kinds.YES()), deed.played.line) is not None:
        deed.done.acted = True
        loot_cells(s, deed.seat, cells)


async def take_few(s: Scenario, deed: Deed, cells: int) -> None:
    """Hex by hex, as long as no more than N things are taken in all."""
    left = LIMIT

    def options() -> list[int | None]:
        each = [(cell, things_in(s, 1 << cell)) for cell in cells_of(cells)]
        return [None, *[cell for cell, count in each if count]]

    while left > 0:
        cell = await ask(deed.seat, kinds.CHOOSE_CELL, options, deed.played.line)
        if cell is None:
            return
        deed.done.acted = True
        left -= loot_cells(s, deed.seat, 1 << cell, left)
