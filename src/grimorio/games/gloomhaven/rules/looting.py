"""The Loot ability (GH-LOOT-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Value, ask
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.abilities import Loot
from grimorio.games.gloomhaven.components.numbers import LINES, SPECIALS
from grimorio.games.gloomhaven.rules import boosting, step
from grimorio.games.gloomhaven.rules.gains import loot_cells, things_in
from grimorio.games.gloomhaven.rules.ground import cells_of
from grimorio.games.gloomhaven.rules.whom import in_range
from grimorio.games.gloomhaven.state import Deed, Scenario
from grimorio.kit.numbers import NONE

LIMIT: Final = 4
"""So many things the card Zephyr Wings takes at most."""


@step
async def loot_line(s: Scenario) -> None:
    """Money and treasure in range and in sight (GH-LOOT-1)."""
    deed = s.deeds[-1]
    line = LINES[deed.line]
    assert isinstance(line, Loot)
    widest = sum([boost.loot for boost in boosting.boosts_of(deed.line)])
    if not things_in(s, in_range(s, deed, line.range + widest)):
        return
    await boosting.choose_boosts(s)
    reach = line.range + sum([boost.loot for boost in boosting.counting(deed)])
    cells = in_range(s, deed, reach)
    if not things_in(s, cells):
        return
    if deed.half != NONE and "zephyr-wings-top" in SPECIALS[deed.half]:
        await take_few(s, deed, cells)
    elif await ask(deed.seat, kinds.MAY, lambda: (None, "yes"), deed.line) == "yes":
        deed.acted = True
        loot_cells(s, deed.seat, cells)


async def take_few(s: Scenario, deed: Deed, cells: int) -> None:
    """Hex by hex, as long as no more than N things are taken in all."""
    left = LIMIT

    def options() -> Sequence[Value]:
        each = [(cell, things_in(s, 1 << cell)) for cell in cells_of(cells)]
        return [None, *[cell for cell, count in each if count]]

    while left > 0:
        cell = await ask(deed.seat, kinds.CHOOSE_CELL, options, deed.line)
        if cell is None:
            return
        assert isinstance(cell, int)
        deed.acted = True
        left -= loot_cells(s, deed.seat, 1 << cell, left)
