"""Special lines of the spellweaver."""

from __future__ import annotations

from typing import Final

from grimorio.core import plan
from grimorio.games.gloomhaven.components.effects import Special
from grimorio.games.gloomhaven.components.numbers import INSIDE, SPECIALS
from grimorio.games.gloomhaven.rules.actions.boosting import pay_price
from grimorio.games.gloomhaven.rules.actions.choosing import choose_ally, choose_cell
from grimorio.games.gloomhaven.rules.ahead import DO_LINE
from grimorio.games.gloomhaven.rules.attack.conditions import heal
from grimorio.games.gloomhaven.rules.attack.moments import WHOM
from grimorio.games.gloomhaven.rules.attack.shape import PATH
from grimorio.games.gloomhaven.rules.cards.named_lines import SpecialLines
from grimorio.games.gloomhaven.rules.map.figures import ground
from grimorio.games.gloomhaven.rules.map.ground import cells_of
from grimorio.games.gloomhaven.rules.map.whom import foes, in_range
from grimorio.games.gloomhaven.rules.moves.forcing import can_be_forced, force_each
from grimorio.games.gloomhaven.state import Deed, Scenario
from grimorio.kit.numbers import NONE

special: Final[SpecialLines] = SpecialLines()


DEPTH: Final = 4
DRAWN: Final = 2


@special("impaling-eruption-top", "living-torch-bottom")
async def do_inside(s: Scenario, deed: Deed, _line: Special) -> None:
    """The line inside says what is done; what a summon does stands in `summoning`."""
    plan(s, DO_LINE(INSIDE[deed.played.line][0]))


@WHOM.at(20)
def erupt(deed: Deed, whom: str) -> str:
    """Impaling Eruption is for an enemy and for all on a way to it."""
    if deed.played.half != NONE and "impaling-eruption-top" in SPECIALS[deed.played.half]:
        return PATH
    return whom


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
        points = most if await pay_price(s, deed, ("light",)) else most // 2
        if heal(s, number, points):
            deed.done.acted = True


@special("black-hole-bottom")
async def draw_in(s: Scenario, deed: Deed, _line: Special) -> None:
    """All enemies near a hex are pulled towards it."""
    land = ground(s)
    cell = await choose_cell(s, deed, cells_of(in_range(s, deed, DEPTH)))
    if cell == NONE:
        return
    near = land.within(cell, DEPTH)
    drawn = [
        number
        for number, one in foes(s, deed)
        if near >> one.at & 1 and can_be_forced(s, deed, number, False)
    ]
    deed.done.acted |= bool(drawn)
    deed.done.touched = drawn
    plan(s, force_each(tuple(drawn), DRAWN, False, cell))
