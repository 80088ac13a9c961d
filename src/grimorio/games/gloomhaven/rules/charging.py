"""A move in a straight line: all steps in one direction."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Value, ask, plan
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.numbers import IMMOBILIZE, STUN
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.rules.figures import field_for, flies, named
from grimorio.games.gloomhaven.rules.ground import whole
from grimorio.games.gloomhaven.rules.moving import closed_doors, walk
from grimorio.games.gloomhaven.rules.ways import FLY, WALK, ends
from grimorio.games.gloomhaven.state import Scenario
from grimorio.kit.hexes import DIRECTIONS

ANY = -1


@step
async def charge(s: Scenario, points: int, direction: int) -> None:
    """Where the actor goes in a direction, ANY before it has one: again and again, until it
    stops."""
    deed = s.deeds[-1]
    figure = s.figures.get(deed.actor)
    if figure is None or figure.conditions & (IMMOBILIZE | STUN):
        return

    def options() -> Sequence[Value]:
        return [None, *sorted(rays(s, deed.actor, points, direction))]

    to = await ask(deed.seat, kinds.MOVE, options, named(s, deed.actor), points)
    if to is None:
        return
    assert isinstance(to, int)
    taken, cost, path = rays(s, deed.actor, points, direction)[to]
    plan(s, walk(path, flies(s, figure), flies(s, figure)), charge(points - cost, taken))


def rays(
    s: Scenario, number: int, points: int, direction: int
) -> dict[int, tuple[int, int, tuple[int, ...]]]:
    """The hexes that can be reached straight on: the direction, the cost and the way to each."""
    figure = s.figures[number]
    field = field_for(s, number, figure.side)
    manner = FLY if flies(s, figure) else WALK
    closed = 0 if manner == FLY else field.enemies | field.obstacles
    free = ends(field, manner)
    doors = closed_doors(s)
    board = whole(s.number).board
    found: dict[int, tuple[int, int, tuple[int, ...]]] = {}
    for turned, offset in enumerate(DIRECTIONS):
        if direction not in (ANY, turned):
            continue
        at, cost, path = figure.at, 0, []
        while True:
            cell = board.shift(at, offset)
            if cell is None:
                break
            opens = cell in doors and cell in whole(s.number).near[at]
            if not opens and (cell not in field.ground.near[at] or closed >> cell & 1):
                break
            cost += 1 + (field.difficult >> cell & 1 if manner == WALK else 0)
            if cost > points:
                break
            path.append(cell)
            if opens or free >> cell & 1:
                found[cell] = (turned, cost, tuple(path))
            if opens:
                break
            at = cell
    return found
