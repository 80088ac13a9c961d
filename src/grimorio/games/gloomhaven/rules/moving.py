"""Moving: a character's move ability, doors, and the way of any figure (GH-MOVE, GH-DOOR)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Planned, Value, ask, plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.items import items as box
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import IMMOBILIZE, STUN
from grimorio.games.gloomhaven.rules import items, step, worn
from grimorio.games.gloomhaven.rules.entering import on_entering
from grimorio.games.gloomhaven.rules.figures import field_for, flies, ground, named
from grimorio.games.gloomhaven.rules.ground import FAR, cells_of, whole
from grimorio.games.gloomhaven.rules.revealing import open_door
from grimorio.games.gloomhaven.rules.scenarios import figure_entered
from grimorio.games.gloomhaven.rules.ways import (
    DANGER,
    FLY,
    JUMP,
    WALK,
    costs_from,
    ends,
    way,
)
from grimorio.games.gloomhaven.state import CHARACTER, MONSTERS, PARTY, Deed, Figure, Scenario
from grimorio.kit.numbers import NONE


@step
async def move_on(s: Scenario, points: int, jump: bool) -> None:
    """Where the actor moves with the points left: again and again, until it stops (GH-RUL-45,
    GH-RUL-48). A door is entered and opens at once (GH-DOOR-2)."""
    deed = s.deeds[-1]
    figure = s.figures.get(deed.actor)
    if figure is None or figure.conditions & (IMMOBILIZE | STUN):
        return
    manner = FLY if flies(s, figure) else JUMP if jump else WALK

    def options() -> Sequence[Value]:
        found: list[Value] = [None]
        found += [cell for cell, _ in destinations(s, deed.actor, manner, points)]
        if figure.kind == CHARACTER and deed.seat == figure.owner:
            found += [("item", item) for item in items.for_move(s, deed.seat, manner != WALK)]
        return found

    to = await ask(deed.seat, kinds.MOVE, options, named(s, deed.actor), points)
    if to is None:
        return
    if isinstance(to, tuple):
        assert isinstance(to[1], int)
        item = box()[to[1]]
        if item.when == "turn":
            plan(s, step.find("use_item")(deed.seat, to[1]), move_on(points, jump))
            return
        items.use(s, deed.seat, to[1])
        plan(s, move_on(points + item.move, jump or item.jump))
        return
    assert isinstance(to, int)
    cost = dict(destinations(s, deed.actor, manner, points))[to]
    path = way_to(s, deed.actor, to, manner)
    if manner == FLY and figure.kind == CHARACTER:
        count_flight(s, deed.actor, points, to, cost)
    plan(s, walk(path, manner == FLY, manner != WALK), move_on(points - cost, jump))


def count_flight(s: Scenario, number: int, points: int, to: int, cost: int) -> None:
    """An item that lets a character fly was used if on foot it would cost more, or be impossible
    (GH-RUL-127)."""
    if dict(destinations(s, number, WALK, points)).get(to) != cost:
        worn.count_use(s.characters[s.figures[number].owner])


def destinations(s: Scenario, number: int, manner: int, points: int) -> list[tuple[int, int]]:
    """Where a move may end, and for how many points; closed doors that can be entered among them
    (GH-DOOR-1, GH-DOOR-3)."""
    figure = s.figures[number]
    field = field_for(s, number, figure.side)
    costs = costs_from(field, figure.at, manner)
    found = [
        (cell, costs[cell] % DANGER)
        for cell in cells_of(ends(field, manner))
        if cell != figure.at and costs[cell] < FAR and costs[cell] % DANGER <= points
    ]
    if figure.kind == CHARACTER:
        closed = field.enemies if manner == WALK else 0
        for door in closed_doors(s):
            beside = [
                costs[cell] % DANGER + 1
                for cell in neighbours_of_door(s, door)
                if costs[cell] < FAR and not closed >> cell & 1
            ]
            if beside and min(beside) <= points:
                found.append((door, min(beside)))
    return found


def closed_doors(s: Scenario) -> list[int]:
    """The hexes of doors that a character could open, beside what is revealed."""
    on = maps()[s.number]
    board = whole(s.number).board
    found = []
    for number, door in enumerate(on.doors):
        shut = not (s.doors | s.locked) >> number & 1
        if shut and any(s.areas >> area & 1 for area in door.between):
            for place in door.at:
                cell = board.cell(*place)
                assert cell is not None
                found.append(cell)
    return found


def neighbours_of_door(s: Scenario, cell: int) -> list[int]:
    """The revealed hexes from which a closed door can be entered."""
    land = ground(s)
    return [other for other in whole(s.number).near[cell] if land.all >> other & 1]


def way_to(s: Scenario, number: int, to: int, manner: int) -> tuple[int, ...]:
    """The hexes of the safest and then shortest way, without the first."""
    figure = s.figures[number]
    field = field_for(s, number, figure.side)
    if field.ground.all >> to & 1:
        return tuple(way(field, figure.at, to, manner))
    costs = costs_from(field, figure.at, manner)
    last = min(neighbours_of_door(s, to), key=lambda cell: costs[cell])
    return (*way(field, figure.at, last, manner), to)


@step
async def walk(s: Scenario, path: tuple[int, ...], flying: bool, leaping: bool) -> None:
    """A figure goes its way until something happens to it. Only the last hex of a jump is entered,
    and no hex by flight (GH-MOVE-5 to 8)."""
    deed = s.deeds[-1]
    figure = s.figures.get(deed.actor)
    if figure is None:
        return
    for place, cell in enumerate(path):
        rest = path[place + 1 :]
        figure.at = cell
        deed.at = cell
        note_step(s, figure, cell)
        then: list[Planned] = []
        if not ground(s).all >> cell & 1:
            then = [open_door(cell)]
        elif not flying and (not leaping or not rest):
            then = on_entering(s, deed.actor, cell, mover(s, deed))
        if then:
            tell(s, kinds.MOVED, named(s, deed.actor), cell)
            plan(s, *then, walk(rest, flying, leaping))
            return
    if path:
        tell(s, kinds.MOVED, named(s, deed.actor), figure.at)
    worn.phase(s)


def mover(s: Scenario, deed: Deed) -> int:
    """Who made a figure move: a character an enemy that it controls, otherwise nobody
    (GH-MMOVE-12, GH-RUL-96)."""
    if deed.seat == MONSTERS or s.figures[deed.actor].side == PARTY:
        return NONE
    return s.characters[deed.seat].figure


def note_step(s: Scenario, figure: Figure, cell: int) -> None:
    """What counts the hexes moved."""
    deed = s.deeds[-1]
    deed.moved += 1
    deed.way.append(cell)
    figure_entered(s, deed.actor, cell)
    deed.acted = True
    if figure.kind == CHARACTER and s.acting == s.characters[figure.owner].figure:
        s.characters[figure.owner].moved += 1
