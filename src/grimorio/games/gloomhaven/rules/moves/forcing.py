"""Push and pull: a figure is moved, hex by hex (GH-PUSH)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Value, ask, plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.numbers import SPECIALS
from grimorio.games.gloomhaven.nouns import CellId
from grimorio.games.gloomhaven.rules import FIGURE, deed_step
from grimorio.games.gloomhaven.rules.actions.deciding import decide
from grimorio.games.gloomhaven.rules.actions.gains import gain_xp
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.gear import worn
from grimorio.games.gloomhaven.rules.map.figures import (
    field_for,
    flies,
    ground,
    is_fixed,
    named,
    overlaid,
)
from grimorio.games.gloomhaven.rules.map.ways import Field
from grimorio.games.gloomhaven.rules.moves.entering import on_entering
from grimorio.games.gloomhaven.rules.moves.ground_works import breakable, take_away
from grimorio.games.gloomhaven.rules.scenario.happening import figure_entered
from grimorio.games.gloomhaven.state import (
    HINDRANCE,
    MONSTERS,
    OBSTACLE,
    Deed,
    Figure,
    Scenario,
)
from grimorio.kit.hexes import DIRECTIONS, Hex
from grimorio.kit.numbers import NONE

PUSHED: Final = 1
PULLED: Final = 2
"""What cannot be done to a figure, as its stat card says."""
CRASH: Final = 2
"""The damage of an obstacle or a wall that a special push meets."""


@FIGURE.owns
@deed_step
async def force(s: Scenario, deed: Deed, target: int, steps: int, away: bool) -> None:
    """A push, or a pull, by the actor of the present action (GH-PUSH-1, GH-PUSH-2). It may be left
    out; a monster does all it can (GH-PUSH-5, GH-RUL-75, GH-RUL-116)."""
    if steps and can_be_forced(s, deed, target, away):
        plan(s, force_on(target, steps, 0, away, deed.at))


def can_be_forced(s: Scenario, deed: Deed, target: int, away: bool) -> bool:
    """Whether neither its stat card nor an item keeps a figure in its place."""
    figure = s.figures[target]
    if worn.stands_fast(s, figure, deed.side):
        return False
    return not is_fixed(s, figure, PUSHED if away else PULLED)


@deed_step
async def force_each(
    s: Scenario, deed: Deed, targets: tuple[int, ...], steps: int, away: bool, origin: CellId
) -> None:
    """Several are pushed, or pulled, one after another. Where one could come in the way of another,
    or spring its trap, the mover chooses who is next (GH-RUL-223)."""
    left = [number for number in targets if number in s.figures]
    if not left or steps == 0:
        return
    first = left[0]
    if len(left) > 1 and cross(s, left, steps, away, origin):
        first = await ask(deed.seat, kinds.CHOOSE_FIGURE, lambda: left, deed.played.line)
    left.remove(first)
    plan(s, force_each(tuple(left), steps, away, origin))
    if can_be_forced(s, deed, first, away):
        plan(s, force_on(first, steps, 0, away, origin))


def cross(s: Scenario, targets: Sequence[int], steps: int, away: bool, origin: int) -> bool:
    """Whether two of these figures may come to the same hex."""
    seen = 0
    for number in targets:
        figure = s.figures[number]
        field = field_for(s, number, figure.side)
        far = field.ground.far(origin)
        found = _reach(field, far, figure.at, steps, away, flies(s, figure))
        if seen & found:
            return True
        seen |= found
    return False


def _reach(field: Field, far: list[int], at: int, left: int, away: bool, flying: bool) -> int:
    """The hexes that a figure may come to, its own among them, as a mask."""
    found = 1 << at
    if left:
        for cell in field.ground.near[at]:
            if _may_enter(field, far, at, cell, away, flying):
                found |= _reach(field, far, cell, left - 1, away, flying)
    return found


@FIGURE.owns
@deed_step
async def force_on(
    s: Scenario, deed: Deed, target: int, steps: int, moved: int, away: bool, origin: CellId
) -> None:
    """The next hex of a push or a pull, away from a hex or towards it. Less than half of it only if
    the way is blocked; the mover chooses each hex (GH-PUSH-3, GH-PUSH-5). A hex is a hex, whatever
    its ground; what is in it happens to the target (GH-PUSH-6, GH-PUSH-8, GH-PUSH-9)."""
    if steps == moved:
        return
    figure = s.figures[target]
    ways = next_hexes(s, deed, target, origin, steps - moved, away, deed.seat == MONSTERS)
    against = away and "brutal-momentum-top" in card(deed) and is_blocked(s, figure, origin)
    if not ways and not against:
        return
    may_stop = deed.seat != MONSTERS and stands_alone(s, target)
    may_stop = may_stop and (moved == 0 or 2 * moved >= steps)

    def options() -> list[Value]:
        found: list[Value] = [None, *ways] if may_stop else list(ways)
        return [*found, kinds.BLOCKED()] if against else found

    to = await decide(
        s,
        deed.seat,
        kinds.FORCE,
        options,
        named(s, target),
        steps - moved,
        "push" if away else "pull",
    )
    if to is None:
        return
    if kinds.BLOCKED.matches(to):
        gain_xp(s, deed.seat, 1)
        plan(
            s,
            harm(target, CRASH, "effect", deed.actor),
            force_on(target, steps, moved + 1, away, origin),
        )
        return
    (cell,) = kinds.FORCE_TO.parts(to)
    figure.at = cell
    worn.phase(s)
    by = named(s, deed.actor) if deed.actor in s.figures else named(s, target)
    tell(s, kinds.FORCED, named(s, target), cell, by)
    figure_entered(s, target, cell)
    then = on_entering(s, target, cell, deed.actor)
    if breakable(s, 1 << cell) and breaks_through(deed):
        take_away(s, deed.actor, cell)
        gain_xp(s, deed.seat, 1)
        then.append(harm(target, CRASH, "effect", deed.actor))
    plan(s, *then, force_on(target, steps, moved + 1, away, origin))


def card(deed: Deed) -> frozenset[str]:
    """The special lines of the card that is played."""
    return SPECIALS[deed.played.half] if deed.played.half != NONE else frozenset()


def breaks_through(deed: Deed) -> bool:
    """Whether a push may go into obstacles, which are destroyed and hurt the target."""
    return not card(deed).isdisjoint(("heaving-swing-top", "pulverize-top"))


def is_blocked(s: Scenario, figure: Figure, origin: int) -> bool:
    """Whether a wall or an obstacle stands in the way of a push (GH-RUL-213)."""
    land = ground(s)
    q, r = land.board.places[figure.at]
    start = land.board.places[origin]
    solid = overlaid(s, OBSTACLE, HINDRANCE)
    for dq, dr in DIRECTIONS:
        place = (q + dq, r + dr)
        cell = land.board.cell(*place)
        if apart(start, place) > apart(start, (q, r)) and (
            cell is None or cell not in land.near[figure.at] or solid >> cell & 1
        ):
            return True
    return False


def apart(one: Hex, other: Hex) -> int:
    """How far two hexes are from each other, whatever stands between."""
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def stands_alone(s: Scenario, target: int) -> bool:
    """Whether no other figure is in its hex: it may be on its way past one."""
    at = s.figures[target].at
    return not any(number != target and one.at == at for number, one in s.figures.items())


def next_hexes(
    s: Scenario, deed: Deed, target: int, origin: int, left: int, away: bool, full: bool
) -> list[int]:
    """The hexes it can be moved to next, from which it can come to a free one: past its own allies,
    not into enemies and obstacles; if it flies, over everything. No terrain hinders it (GH-PUSH-1,
    GH-PUSH-2, GH-PUSH-4, GH-PUSH-6, GH-PUSH-7, GH-RUL-74). If it is done in `full`, only where it
    goes farthest (GH-RUL-116)."""
    figure = s.figures[target]
    field = field_for(s, target, figure.side)
    if breaks_through(deed):
        field.obstacles = 0
    far = field.ground.far(origin)
    flying = flies(s, figure)
    lengths = {
        cell: 1 + _length(field, far, cell, left - 1, away, flying)
        for cell in field.ground.near[figure.at]
        if _may_enter(field, far, figure.at, cell, away, flying)
    }
    most = max(lengths.values(), default=0)
    least = most if full else 1
    return [cell for cell, length in lengths.items() if length >= max(1, least)]


def _may_enter(field: Field, far: list[int], at: int, to: int, away: bool, flying: bool) -> bool:
    if far[to] <= far[at] if away else far[to] >= far[at]:
        return False
    return flying or not (field.enemies | field.obstacles) >> to & 1


def _length(field: Field, far: list[int], at: int, left: int, away: bool, flying: bool) -> int:
    """How much further it can be moved from a hex and end in a free one; -1 if it cannot end."""
    best = -1 if (field.enemies | field.others) >> at & 1 else 0
    if left:
        for cell in field.ground.near[at]:
            if _may_enter(field, far, at, cell, away, flying):
                further = _length(field, far, cell, left - 1, away, flying)
                if further >= 0:
                    best = max(best, 1 + further)
    return best
