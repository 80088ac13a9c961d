"""Special lines of the cragheart."""

from __future__ import annotations

from typing import Final

from grimorio.core import plan
from grimorio.games.gloomhaven.components.effects import Move, Special
from grimorio.games.gloomhaven.rules.actions.choosing import come_into_play, may
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.cards.named_lines import SpecialLines
from grimorio.games.gloomhaven.rules.map.whom import beside, mask_of, target_cells, whom
from grimorio.games.gloomhaven.rules.moves.charging import reach_rock
from grimorio.games.gloomhaven.rules.moves.entering import find_trap
from grimorio.games.gloomhaven.rules.moves.ground_works import (
    breakable,
    cuts_off,
    disarm,
    put_obstacle,
    take_away,
)
from grimorio.games.gloomhaven.state import Deed, Scenario
from grimorio.kit.content import expect

special: Final[SpecialLines] = SpecialLines()


@special("heaving-swing-top", "pulverize-top", "brutal-momentum-top")
async def say_no_more(s: Scenario, deed: Deed, _line: Special) -> None:
    """It changes the pushes of the attack before it: see `forcing`."""


@special("natures-lift-bottom", "stone-pummel-bottom")
async def make_ready(s: Scenario, deed: Deed, _line: Special) -> None:
    """The card works as long as it is active: see `standing`."""
    await come_into_play(s, deed)


@special("clear-the-way-bottom")
async def clear_way(s: Scenario, deed: Deed, _line: Special) -> None:
    """Obstacles and traps in the hexes passed are gone."""
    cells = mask_of(deed.done.way[1:])
    traps = [cell for cell in deed.done.way[1:] if find_trap(s, cell) is not None]
    blocks = breakable(s, cells)
    if not (traps or blocks) or not await may(deed):
        return
    deed.done.acted = True
    for cell in blocks:
        take_away(s, deed.actor, cell)
    for cell in dict.fromkeys(traps):
        disarm(s, deed.actor, cell)


@special("petrify-top")
async def petrify(s: Scenario, deed: Deed, _line: Special) -> None:
    """Where the enemy was killed stands an obstacle; money there lies on top of it."""
    for cell in deed.done.marks[:1]:
        if not cuts_off(s, 1 << cell) and await may(deed):
            deed.done.marks = []
            put_obstacle(s, deed, [cell])


@special("rocky-end-bottom")
async def move_to_rock(s: Scenario, deed: Deed, line: Special) -> None:
    """A move that must end next to an obstacle."""
    move = expect(Move, line.line)
    deed.done.way = [s.figures[deed.actor].at]
    plan(s, reach_rock(expect(int, move.value), False))


@special("blind-destruction-top")
async def scatter(s: Scenario, deed: Deed, _line: Special) -> None:
    """All next to the target suffer what the attack did to it, wherever it died; with several
    targets what was done to the one they are next to (GH-ACT-8, GH-ADDT-3, GH-RUL-201,
    GH-RUL-202)."""
    struck = whom(s, deed, "both_beside_target")
    for target, cell in zip(deed.done.touched, target_cells(s, deed), strict=False):
        near = beside(s, [cell])
        done = deed.done.damage.get(target, 0)
        hurt = [number for number in struck if done and near >> s.figures[number].at & 1]
        plan(s, *[harm(number, done, "effect", deed.actor) for number in hurt])
