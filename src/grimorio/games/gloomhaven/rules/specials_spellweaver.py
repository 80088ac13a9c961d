"""Special lines of the spellweaver."""

from __future__ import annotations

from typing import Final

from grimorio.core import plan
from grimorio.games.gloomhaven.components.abilities import Special
from grimorio.games.gloomhaven.components.numbers import INSIDE
from grimorio.games.gloomhaven.rules.boosting import pay_price
from grimorio.games.gloomhaven.rules.choosing import choose_ally, choose_cell
from grimorio.games.gloomhaven.rules.conditions import heal
from grimorio.games.gloomhaven.rules.figures import ground
from grimorio.games.gloomhaven.rules.forcing import can_be_forced, force_each
from grimorio.games.gloomhaven.rules.ground import cells_of
from grimorio.games.gloomhaven.rules.lines import do_line
from grimorio.games.gloomhaven.rules.named_lines import special
from grimorio.games.gloomhaven.rules.whom import foes, in_range
from grimorio.games.gloomhaven.state import Deed, Scenario

DEPTH: Final = 4
DRAWN: Final = 2


@special("impaling-eruption-top", "living-torch-bottom")
async def do_inside(s: Scenario, deed: Deed, _line: Special) -> None:
    """The line inside says what is done; whom it is for stands in `aiming`, what a summon does in
    `summoning`."""
    plan(s, do_line(INSIDE[deed.line][0]))


@special(
    "spirit-of-doom-top",
    "frozen-night-bottom",
    "stone-fists-bottom",
    "zephyr-wings-top",
    "black-hole-top",
)
async def say_no_more(s: Scenario, deed: Deed, line: Special) -> None:
    """It only boosts the first line of its half, and that is done."""
    assert line.adds


@special("spirit-of-doom-bottom")
async def restore(s: Scenario, deed: Deed, _line: Special) -> None:
    """An ally anywhere is healed by half of its hit points, or by all of them for light."""
    for number in await choose_ally(s, deed):
        most = s.figures[number].most
        points = most if await pay_price(s, ("light",)) else most // 2
        if heal(s, number, points):
            deed.acted = True


@special("black-hole-bottom")
async def draw_in(s: Scenario, deed: Deed, _line: Special) -> None:
    """All enemies near a hex are pulled towards it."""
    land = ground(s)
    cell = await choose_cell(s, deed, cells_of(in_range(s, deed, DEPTH)))
    if not isinstance(cell, int):
        return
    near = land.within(cell, DEPTH)
    drawn = [
        number
        for number, one in foes(s, deed)
        if near >> one.at & 1 and can_be_forced(s, number, False)
    ]
    deed.acted |= bool(drawn)
    deed.touched = drawn
    plan(s, force_each(tuple(drawn), DRAWN, False, cell))
