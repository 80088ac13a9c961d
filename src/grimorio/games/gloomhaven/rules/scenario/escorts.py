"""Escorts: figures that a scenario moves towards a hex in turns of their own."""

from __future__ import annotations

from grimorio.core import plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components import scenarios as facts
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.components.numbers import IMMOBILIZE, STUN
from grimorio.games.gloomhaven.rules import FIGURE, deed_step, step
from grimorio.games.gloomhaven.rules.actions.deciding import decide
from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed, end_deed
from grimorio.games.gloomhaven.rules.map.figures import cell_at, field_for, ground, named
from grimorio.games.gloomhaven.rules.map.ground import FAR, cells_of, ground_of
from grimorio.games.gloomhaven.rules.map.ways import (
    DANGER,
    WALK,
    Field,
    costs_from,
    costs_to,
    ends,
    way,
)
from grimorio.games.gloomhaven.rules.moves.moving import walk
from grimorio.games.gloomhaven.rules.scenario.special import thing_of
from grimorio.games.gloomhaven.state import MONSTERS, Deed, Scenario
from grimorio.kit.content import expect
from grimorio.kit.numbers import NONE


@FIGURE.owns
@step
async def act_as_object(s: Scenario, number: int) -> None:
    """An escort takes its turn: it moves (GH-COND-15)."""
    figure = s.figures[number]
    if figure.conditions & STUN:
        tell(s, kinds.STUNNED, named(s, number))
        return
    thing = thing_of(s, figure)
    if isinstance(thing, facts.Escort):
        begin_deed(s, number, MONSTERS, figure.side, MONSTERS, NONE)
        plan(s, escort_on(thing.move), scope="deed", close=end_deed())


@deed_step
async def escort_on(s: Scenario, deed: Deed, points: int) -> None:
    """It goes as near as it can come, with the points it has left. A closed door on its way it
    opens as a character does, and then it looks again (GH-DOOR-2, GH-RUL-48). Where several ends
    are equally good the players choose (GH-COND-13)."""
    figure = s.figures[deed.actor]
    if figure.conditions & (STUN | IMMOBILIZE):
        return
    thing = expect(facts.Escort, thing_of(s, figure))
    field = field_of(s, deed.actor, thing)
    stops = best_stops(s, field, figure.at, thing, points)

    def options() -> list[int]:
        return stops

    to = await decide(s, MONSTERS, kinds.ESCORT_GOES, options, named(s, deed.actor), trifle=True)
    if to == figure.at:
        return
    path = tuple(way(field, figure.at, to, WALK))
    left = points - costs_from(field, figure.at, WALK)[to] % DANGER
    is_door = not ground(s).all >> to & 1
    plan(s, walk(path, False, False), *([escort_on(left)] if is_door else []))


def field_of(s: Scenario, number: int, thing: facts.Escort) -> Field:
    """The whole map as an escort knows it: closed doors that it can open are open ways."""
    on = maps()[s.number]
    doors = s.doors
    if thing.opens_doors:
        doors |= ((1 << len(on.doors)) - 1) & ~s.locked
    now = field_for(s, number, s.figures[number].side)
    land = ground_of(s.number, (1 << len(on.areas)) - 1, doors)
    return Field(land, now.obstacles, now.dangers, now.difficult, now.enemies, now.others)


def without_enemies(field: Field) -> Field:
    """The map as if no enemy stood on it."""
    free = field.copy()
    free.enemies = 0
    return free


def best_stops(
    s: Scenario, field: Field, start: int, thing: facts.Escort, points: int
) -> list[int]:
    """Where it stops first: in the best hex it can reach, or in a closed door on the way there. The
    best has the fewest traps in all, then the shortest way left, then costs least. Enemies in the
    way count as gone if no other way is left (GH-RUL-134)."""
    goal = cell_at(s, thing.towards)
    rest = costs_to(field, goal, WALK)
    if rest[start] == FAR:
        rest = costs_to(without_enemies(field), goal, WALK)
    costs = costs_from(field, start, WALK)
    best: tuple[int, int, int] | None = None
    found: set[int] = set()
    for cell in cells_of(ends(field, WALK) | 1 << start):
        cost = costs[cell]
        if cost == FAR or cost % DANGER > points or rest[cell] == FAR:
            continue
        key = ((cost + rest[cell]) // DANGER, rest[cell] % DANGER, cost % DANGER)
        if best is None or key < best:
            best = key
            found.clear()
        if key == best:
            found.add(first_stop(s, field, start, cell))
    return sorted(found) or [start]


def first_stop(s: Scenario, field: Field, start: int, end: int) -> int:
    """The first closed door on the way to a hex, or the hex itself."""
    for cell in way(field, start, end, WALK):
        if not ground(s).all >> cell & 1:
            return cell
    return end
