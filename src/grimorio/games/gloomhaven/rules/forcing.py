"""Push and pull: a figure is moved, hex by hex (GH-PUSH)."""

from __future__ import annotations

from grimorio.core import Value, plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.rules import step, worn
from grimorio.games.gloomhaven.rules.deciding import decide
from grimorio.games.gloomhaven.rules.entering import on_entering
from grimorio.games.gloomhaven.rules.figures import field_for, flies, ground, named, sheet_of
from grimorio.games.gloomhaven.rules.ways import Field
from grimorio.games.gloomhaven.state import MONSTER, MONSTERS, Figure, Scenario

PUSHED = 1
PULLED = 2


@step
async def force(s: Scenario, target: int, steps: int, away: bool) -> None:
    """A push, or a pull, by the actor of the present action (GH-PUSH-1, GH-PUSH-2). It may be left
    out; a monster does all it can (GH-PUSH-5, GH-RUL-75, GH-RUL-116)."""
    figure = s.figures.get(target)
    if figure is None or steps == 0 or not s.deeds:
        return
    if worn.stands_fast(s, figure, s.deeds[-1].side):
        return
    fixed = sheet_of(s, figure).fixed if figure.kind == MONSTER else 0
    if not fixed & (PUSHED if away else PULLED):
        plan(s, force_on(target, steps, 0, away))


@step
async def force_on(s: Scenario, target: int, steps: int, moved: int, away: bool) -> None:
    """The next hex of a push or a pull. Less than half of it only if the way is blocked; the mover
    chooses each hex (GH-PUSH-3, GH-PUSH-5, GH-PUSH-9)."""
    figure = s.figures.get(target)
    if figure is None or steps == moved:
        return
    deed = s.deeds[-1]
    ways = next_hexes(s, target, figure, deed.at, steps - moved, away)
    if not ways:
        return
    free = ground(s).all & ~_taken(s, target)
    may_stop = deed.seat != MONSTERS and bool(free >> figure.at & 1)
    may_stop = may_stop and (moved == 0 or 2 * moved >= steps)

    def options() -> list[Value]:
        return [None, *ways] if may_stop else list(ways)

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
    assert isinstance(to, int)
    figure.at = to
    worn.phase(s)
    by = named(s, deed.actor) if deed.actor in s.figures else named(s, target)
    tell(s, kinds.FORCED, named(s, target), to, by)
    plan(
        s,
        *on_entering(s, target, to, deed.actor),
        force_on(target, steps, moved + 1, away),
    )


def _taken(s: Scenario, target: int) -> int:
    field = field_for(s, target, s.figures[target].side)
    return field.enemies | field.others


def next_hexes(
    s: Scenario, target: int, figure: Figure, origin: int, left: int, away: bool
) -> list[int]:
    """The hexes it can be moved to next, from which it can come to a free one (GH-PUSH-4,
    GH-PUSH-7, GH-RUL-74): past its own allies, not into enemies and obstacles; if it flies, over
    everything."""
    field = field_for(s, target, figure.side)
    far = ground(s).far(origin)
    return [
        cell
        for cell in field.ground.near[figure.at]
        if _leads(field, far, figure.at, cell, left, away, flies(s, figure))
    ]


def _leads(
    field: Field, far: list[int], at: int, to: int, left: int, away: bool, flying: bool
) -> bool:
    if far[to] <= far[at] if away else far[to] >= far[at]:
        return False
    taken = field.enemies | field.others
    if not flying and (field.enemies | field.obstacles) >> to & 1:
        return False
    if not taken >> to & 1:
        return True
    if left == 1:
        return False
    for cell in field.ground.near[to]:
        if _leads(field, far, to, cell, left - 1, away, flying):
            return True
    return False
