"""Moving: a character's move ability, doors, and the way of any figure (GH-MOVE, GH-DOOR)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from grimorio.core import Planned, Value, ask, plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.items import items as box
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import (
    HALF_LINES,
    IMMOBILIZE,
    INSIDE,
    LINES,
    SPECIALS,
    STUN,
)
from grimorio.games.gloomhaven.nouns import CellId
from grimorio.games.gloomhaven.rules import deed_step
from grimorio.games.gloomhaven.rules.gear import items, using, worn
from grimorio.games.gloomhaven.rules.map.figures import field_for, ground, manner_of_moving, named
from grimorio.games.gloomhaven.rules.map.ground import FAR, cells_of, whole
from grimorio.games.gloomhaven.rules.map.ways import (
    DANGER,
    FLY,
    WALK,
    Field,
    costs_from,
    ends,
    way,
)
from grimorio.games.gloomhaven.rules.moves.entering import on_entering
from grimorio.games.gloomhaven.rules.scenario.happening import figure_entered
from grimorio.games.gloomhaven.rules.scenario.revealing import open_door
from grimorio.games.gloomhaven.state import CHARACTER, MONSTERS, PARTY, Deed, Figure, Scenario
from grimorio.kit.numbers import NONE


@deed_step
async def move_on(s: Scenario, deed: Deed, points: int, jump: bool) -> None:
    """Where the actor moves with the points left: again and again, until it stops (GH-MOVE-3,
    GH-RUL-48). A door is entered and opens at once (GH-DOOR-2). Immobilized or stunned on the way
    it goes no further (GH-COND-13, GH-COND-15)."""
    figure = s.figures[deed.actor]
    if figure.conditions & (IMMOBILIZE | STUN):
        return
    manner = manner_of_moving(s, figure, jump)

    def options() -> Sequence[Value]:
        found: list[Value] = [None]
        found += [cell for cell, _ in destinations(s, deed.actor, manner, points)]
        found += kinds.OVER.each(flown_over(s, deed, manner, points))
        if figure.kind == CHARACTER and deed.seat == figure.owner:
            found += kinds.MOVE_ITEM.each(items.for_move(s, deed.seat, manner != WALK))
        return found

    to = await ask(deed.seat, kinds.MOVE, options, named(s, deed.actor), points)
    if kinds.OVER.matches(to):
        plan(s, fly_over(*kinds.OVER.parts(to)), leap_on(points - 1, jump))
    elif kinds.MOVE_ITEM.matches(to):
        (number,) = kinds.MOVE_ITEM.parts(to)
        item = box()[number]
        if item.when == "turn":
            plan(s, using.use_item(deed.seat, number), move_on(points, jump))
            return
        items.use(s, deed.seat, number)
        plan(s, move_on(points + item.move, jump or item.jump))
    elif isinstance(to, int):
        cost = dict(destinations(s, deed.actor, manner, points))[to]
        path = way_to(s, deed.actor, to, manner, points)
        if manner == FLY and figure.kind == CHARACTER:
            count_flight(s, deed.actor, points, to, cost)
        plan(s, walk(path, manner == FLY, manner != WALK), move_on(points - cost, jump))


def count_flight(s: Scenario, number: int, points: int, to: int, cost: int) -> None:
    """An item that lets a character fly was used if on foot it would cost more, or be impossible
    (GH-RUL-127)."""
    if dict(destinations(s, number, WALK, points)).get(to) != cost:
        worn.count_use(s.characters[s.figures[number].owner])


# -- over the heads of others ----------------------------------------------------------------------


@deed_step
async def fly_over(s: Scenario, deed: Deed, cell: CellId) -> None:
    """One hex of a leap that is not its last: nothing there counts (GH-MOVE-5)."""
    figure = s.figures[deed.actor]
    figure.at = deed.at = cell
    note_step(s, deed, figure, cell)
    tell(s, kinds.MOVED, named(s, deed.actor), cell)


@deed_step
async def leap_on(s: Scenario, deed: Deed, points: int, jump: bool) -> None:
    """How a leap goes on from a hex in the middle of it. It ends where no figure is (GH-MOVE-6)."""
    figure = s.figures[deed.actor]
    manner = manner_of_moving(s, figure, jump)

    def options() -> Sequence[Value]:
        found: list[Value] = [None] if lands(s, deed, figure.at, manner, points) else []
        found += [cell for cell, _ in destinations(s, deed.actor, manner, points)]
        return found + kinds.OVER.each(flown_over(s, deed, manner, points))

    to = await ask(deed.seat, kinds.MOVE, options, named(s, deed.actor), points)
    if kinds.OVER.matches(to):
        plan(s, fly_over(*kinds.OVER.parts(to)), leap_on(points - 1, jump))
    elif isinstance(to, int):
        path = way_to(s, deed.actor, to, manner, points)
        plan(s, walk(path, manner == FLY, True))
    elif manner != FLY:
        plan(s, *on_entering(s, deed.actor, figure.at, NONE))


def flown_over(s: Scenario, deed: Deed, manner: int, points: int) -> list[int]:
    """The next hexes of a leap, where its way counts for what the card does afterwards: only those
    from which it can still end somewhere."""
    if manner == WALK or points < 1 or not route_counts(deed):
        return []
    at = s.figures[deed.actor].at
    found = []
    for cell in ground(s).near[at]:
        rest = points - 1
        if lands(s, deed, cell, manner, rest) or _ends_near(s, deed, cell, manner, rest):
            found.append(cell)
    return found


def route_counts(deed: Deed) -> bool:
    """Whether the card does something to those on the way."""
    if deed.played.half == NONE:
        return False
    if "clear-the-way-bottom" in SPECIALS[deed.played.half]:
        return True
    lines = [
        LINES[inside]
        for number in HALF_LINES[deed.played.half]
        for inside in (number, *INSIDE[number])
    ]
    return any(getattr(line, "whom", "") in ("passed", "both_beside_way") for line in lines)


def lands(s: Scenario, deed: Deed, cell: int, manner: int, points: int) -> bool:
    """Whether a leap that has come to a hex may end there with the points left: difficult terrain
    costs one more (GH-RUL-46, GH-RUL-47)."""
    field = field_for(s, deed.actor, s.figures[deed.actor].side)
    if not ends(field, manner) >> cell & 1:
        return False
    return manner == FLY or points >= field.difficult >> cell & 1


def _ends_near(s: Scenario, deed: Deed, cell: int, manner: int, points: int) -> bool:
    """Whether a leap can go on from a hex to one where it ends."""
    field = field_for(s, deed.actor, s.figures[deed.actor].side)
    costs = costs_from(field, cell, manner)
    return any(
        0 < costs[end] < FAR and costs[end] % DANGER <= points
        for end in cells_of(ends(field, manner))
    )


# -- where a move can end --------------------------------------------------------------------------


def destinations(s: Scenario, number: int, manner: int, points: int) -> list[tuple[int, int]]:
    """Where a move may end, and for how many points (GH-MOVE-1..8, GH-RUL-44..47); closed doors
    that a character can enter among them (GH-DOOR-1, GH-DOOR-3). Through an ally that stands in a
    hazard goes who cannot come there otherwise."""
    figure = s.figures[number]
    field = field_for(s, number, figure.side)
    found = reached(s, figure, field, manner, points)
    if is_braved(field, manner):
        known = dict(found)
        more = reached(s, figure, braving(field), manner, points)
        found += [(cell, cost) for cell, cost in more if cell not in known]
    return found


def is_braved(field: Field, manner: int) -> bool:
    """Whether an ally stands in a trap or a hazard. One cannot stop there, and so not go that way
    on purpose hex by hex (GH-MOVE-3, GH-RUL-45)."""
    return manner == WALK and field.others & field.dangers != 0


def braving(field: Field) -> Field:
    """The map without regard to traps and hazards in which allies stand."""
    brave = field.copy()
    brave.dangers &= ~field.others
    return brave


def reached(
    s: Scenario, figure: Figure, field: Field, manner: int, points: int
) -> list[tuple[int, int]]:
    """The hexes and doors that can be reached by the safest ways, and for how many points."""
    costs = costs_from(field, figure.at, manner)
    found = [
        (cell, costs[cell] % DANGER)
        for cell in cells_of(ends(field, manner))
        if 0 < costs[cell] < FAR and costs[cell] % DANGER <= points
    ]
    if figure.kind == CHARACTER:
        passing = costs if manner == WALK else field.ground.far(figure.at)
        for door in closed_doors(s):
            if field.ground.all >> door & 1:
                continue  # on a hex of a room, as in two maps that are not offered: entered as such
            near = min([passing[cell] for cell in neighbours_of_door(s, door)], default=FAR)
            if near < FAR and near % DANGER + 1 <= points:
                found.append((door, near % DANGER + 1))
    return found


def closed_doors(s: Scenario) -> tuple[int, ...]:
    """The hexes of doors that a character could open, beside what is revealed."""
    return _doors_beside(s.number, s.areas, s.doors | s.locked)


@cache
def _doors_beside(scenario: int, areas: int, others: int) -> tuple[int, ...]:
    """The hexes of the doors of these areas, but for other doors."""
    board = whole(scenario).board
    found = []
    for number, door in enumerate(maps()[scenario].doors):
        shut = not others >> number & 1
        if shut and any(areas >> area & 1 for area in door.between):
            for place in door.at:
                cell = board.cell(*place)
                assert cell is not None
                found.append(cell)
    return tuple(found)


def neighbours_of_door(s: Scenario, cell: int) -> list[int]:
    """The revealed hexes from which a closed door can be entered."""
    land = ground(s)
    return [other for other in whole(s.number).near[cell] if land.all >> other & 1]


def way_to(s: Scenario, number: int, to: int, manner: int, points: int) -> tuple[int, ...]:
    """The hexes of the safest and then shortest way for which the points are enough, without the
    first."""
    figure = s.figures[number]
    field = field_for(s, number, figure.side)
    if is_braved(field, manner) and to not in dict(reached(s, figure, field, manner, points)):
        field = braving(field)
    if field.ground.all >> to & 1:
        return tuple(way(field, figure.at, to, manner))
    costs = costs_from(field, figure.at, manner)
    if manner != WALK:
        costs = field.ground.far(figure.at)
    last = min(neighbours_of_door(s, to), key=lambda cell: costs[cell])
    return (*way(field, figure.at, last, manner), to)


@deed_step
async def walk(
    s: Scenario, deed: Deed, path: tuple[CellId, ...], flying: bool, leaping: bool
) -> None:
    """A figure goes its way until something happens to it. Only the last hex of a jump is entered,
    and no hex by flight (GH-MOVE-5..8). Immobilized or stunned it goes no further (GH-COND-13,
    GH-COND-15)."""
    figure = s.figures[deed.actor]
    if figure.conditions & (IMMOBILIZE | STUN):
        step_back(s, deed, figure)
        return
    for place, cell in enumerate(path):
        rest = path[place + 1 :]
        figure.at = cell
        deed.at = cell
        note_step(s, deed, figure, cell)
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


def step_back(s: Scenario, deed: Deed, figure: Figure) -> None:
    """Who is stopped in the hex of an ally is put into the last hex of its way where nobody is
    (GH-RUL-45, GH-RUL-224)."""
    taken = [one.at for number, one in s.figures.items() if number != deed.actor]
    if figure.at in taken:
        free = [cell for cell in deed.done.way if cell not in taken]
        figure.at = deed.at = free[-1]
        tell(s, kinds.MOVED, named(s, deed.actor), figure.at)


def mover(s: Scenario, deed: Deed) -> int:
    """Who made a figure move: a character an enemy that it controls, otherwise nobody
    (GH-MMOVE-12, GH-RUL-96)."""
    if deed.seat == MONSTERS or s.figures[deed.actor].side == PARTY:
        return NONE
    return s.characters[deed.seat].figure


def note_step(s: Scenario, deed: Deed, figure: Figure, cell: int) -> None:
    """Counts the hexes moved, in this action and in the turn."""
    deed.done.moved += 1
    deed.done.way.append(cell)
    figure_entered(s, deed.actor, cell)
    deed.done.acted = True
    if figure.kind == CHARACTER and s.acting == s.characters[figure.owner].figure:
        s.characters[figure.owner].moved += 1
