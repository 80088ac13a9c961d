"""Moves that may not end anywhere: in a straight line, or next to an obstacle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Planned, Value, ask, plan
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.items import items as box
from grimorio.games.gloomhaven.components.numbers import IMMOBILIZE, STUN
from grimorio.games.gloomhaven.nouns import DirectionId
from grimorio.games.gloomhaven.rules import deed_step
from grimorio.games.gloomhaven.rules.gear import items, using
from grimorio.games.gloomhaven.rules.map.figures import (
    field_for,
    manner_of_moving,
    named,
    overlaid,
)
from grimorio.games.gloomhaven.rules.map.ground import cells_of, whole
from grimorio.games.gloomhaven.rules.map.ways import FLY, WALK, ends
from grimorio.games.gloomhaven.rules.map.whom import beside
from grimorio.games.gloomhaven.rules.moves.moving import closed_doors, destinations, walk, way_to
from grimorio.games.gloomhaven.state import CHARACTER, HINDRANCE, OBSTACLE, Deed, Scenario
from grimorio.kit.hexes import DIRECTIONS

ANY: Final = -1


def item_offers(s: Scenario, deed: Deed, leaping: bool) -> list[Value]:
    """The items for the move of a character that acts itself."""
    figure = s.figures[deed.actor]
    if figure.kind != CHARACTER or deed.seat != figure.owner:
        return []
    return kinds.MOVE_ITEM.each(items.for_move(s, deed.seat, leaping))


def use_item(s: Scenario, deed: Deed, answer: Value) -> tuple[list[Planned], int, bool]:
    """An item is used in a move: what it does by itself, the points it adds, whether it is a
    jump."""
    (number,) = kinds.MOVE_ITEM.parts(answer)
    item = box()[number]
    if item.when == "turn":
        return [using.use_item(deed.seat, number)], 0, False
    items.use(s, deed.seat, number)
    return [], item.move, item.jump


@deed_step
async def charge(s: Scenario, deed: Deed, points: int, direction: DirectionId, jump: bool) -> None:
    """Where the actor goes in a direction, ANY before it has one: again and again, until it
    stops."""
    figure = s.figures[deed.actor]
    if figure.conditions & (IMMOBILIZE | STUN):
        return
    manner = manner_of_moving(s, figure, jump)

    def options() -> Sequence[Value]:
        found: list[Value] = [None, *sorted(rays(s, deed.actor, points, direction, manner))]
        return found + item_offers(s, deed, manner != WALK)

    to = await ask(deed.seat, kinds.MOVE, options, named(s, deed.actor), points)
    if kinds.MOVE_ITEM.matches(to):
        then, more, leap = use_item(s, deed, to)
        plan(s, *then, charge(points + more, direction, jump or leap))
    elif isinstance(to, int):
        taken, cost, path = rays(s, deed.actor, points, direction, manner)[to]
        plan(s, walk(path, manner == FLY, manner != WALK), charge(points - cost, taken, jump))


def rays(
    s: Scenario, number: int, points: int, direction: int, manner: int
) -> dict[int, tuple[int, int, tuple[int, ...]]]:
    """The hexes that can be reached straight on: the direction, the cost and the way to each."""
    figure = s.figures[number]
    field = field_for(s, number, figure.side)
    closed = field.enemies | field.obstacles if manner == WALK else 0
    free = ends(field, manner)
    doors = closed_doors(s) if figure.kind == CHARACTER else ()
    every = whole(s.number)
    found: dict[int, tuple[int, int, tuple[int, ...]]] = {}
    for turned, offset in enumerate(DIRECTIONS):
        if direction not in (ANY, turned):
            continue
        at, cost = figure.at, 0
        path: list[int] = []
        while True:
            cell = every.board.shift(at, offset)
            if cell is None:
                break
            opens = cell in doors and cell in every.near[at]
            if not opens and (cell not in field.ground.near[at] or closed >> cell & 1):
                break
            rough = field.difficult >> cell & 1 if manner != FLY else 0
            if cost + 1 > points:
                break
            path.append(cell)
            if (opens or free >> cell & 1) and cost + 1 + rough <= points:
                found[cell] = (turned, cost + 1 + rough, tuple(path))
            if opens:
                break
            cost += 1 + (rough if manner == WALK else 0)
            at = cell
    return found


@deed_step
async def reach_rock(s: Scenario, deed: Deed, points: int, jump: bool) -> None:
    """A move in one go that ends next to an obstacle."""
    figure = s.figures[deed.actor]
    if figure.conditions & (IMMOBILIZE | STUN):
        return
    manner = manner_of_moving(s, figure, jump)

    def options() -> Sequence[Value]:
        near = beside(s, cells_of(overlaid(s, OBSTACLE, HINDRANCE)))
        found: list[Value] = [None]
        reached = destinations(s, deed.actor, manner, points)
        found += [cell for cell, cost in reached if cost and near >> cell & 1]
        return found + item_offers(s, deed, manner != WALK)

    to = await ask(deed.seat, kinds.MOVE, options, named(s, deed.actor), points)
    if kinds.MOVE_ITEM.matches(to):
        then, more, leap = use_item(s, deed, to)
        plan(s, *then, reach_rock(points + more, jump or leap))
    elif isinstance(to, int):
        path = way_to(s, deed.actor, to, manner, points)
        plan(s, walk(path, manner == FLY, manner != WALK))
