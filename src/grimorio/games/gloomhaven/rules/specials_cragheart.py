"""Special lines of the cragheart."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Value, ask, plan
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.abilities import Move, Special
from grimorio.games.gloomhaven.components.numbers import IMMOBILIZE
from grimorio.games.gloomhaven.rules.choosing import come_into_play, may
from grimorio.games.gloomhaven.rules.entering import find_trap
from grimorio.games.gloomhaven.rules.figures import flies, manner_of_moving, named, overlaid
from grimorio.games.gloomhaven.rules.ground import cells_of
from grimorio.games.gloomhaven.rules.ground_works import (
    breakable,
    cuts_off,
    disarm,
    put_obstacle,
    take_away,
)
from grimorio.games.gloomhaven.rules.harm import harm
from grimorio.games.gloomhaven.rules.moving import destinations, walk, way_to
from grimorio.games.gloomhaven.rules.named_lines import special
from grimorio.games.gloomhaven.rules.whom import beside, mask_of, whom
from grimorio.games.gloomhaven.state import HINDRANCE, OBSTACLE, Deed, Scenario


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
    cells = mask_of(deed.way[1:])
    traps = [cell for cell in deed.way[1:] if find_trap(s, cell) is not None]
    blocks = breakable(s, cells)
    if not (traps or blocks) or not await may(s):
        return
    deed.acted = True
    for cell in blocks:
        take_away(s, deed.actor, cell)
    for cell in dict.fromkeys(traps):
        disarm(s, deed.actor, cell)


@special("petrify-top")
async def petrify(s: Scenario, deed: Deed, _line: Special) -> None:
    """Where the enemy was killed stands an obstacle; money there lies on top of it."""
    for cell in deed.marks[:1]:
        if not cuts_off(s, 1 << cell) and await may(s):
            deed.marks = []
            put_obstacle(s, deed, [cell])


@special("rocky-end-bottom")
async def move_to_rock(s: Scenario, deed: Deed, line: Special) -> None:
    """A move that must end next to an obstacle."""
    figure = s.figures[deed.actor]
    assert isinstance(line.line, Move)
    assert isinstance(line.line.value, int)
    points = line.line.value
    if figure.conditions & IMMOBILIZE:
        return
    manner = manner_of_moving(s, figure, False)

    def options() -> Sequence[Value]:
        near = beside(s, cells_of(overlaid(s, OBSTACLE, HINDRANCE)))
        found = destinations(s, deed.actor, manner, points)
        return [None, *[cell for cell, cost in found if cost and near >> cell & 1]]

    to = await ask(deed.seat, kinds.MOVE, options, named(s, deed.actor), points)
    if isinstance(to, int):
        deed.way = [figure.at]
        path = way_to(s, deed.actor, to, manner)
        plan(s, walk(path, flies(s, figure), flies(s, figure)))


@special("blind-destruction-top")
async def scatter(s: Scenario, deed: Deed, _line: Special) -> None:
    """All next to the target suffer what the attack did to it, wherever it died (GH-ACT-8,
    GH-RUL-161, GH-RUL-162)."""
    if deed.touched and deed.harm:
        struck = whom(s, deed, "both_beside_target")
        plan(s, *[harm(number, deed.harm, "effect", deed.actor) for number in struck])
