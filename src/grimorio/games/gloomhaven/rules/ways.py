"""The ways of a figure: what it costs to end its move in each hex.

A cost counts traps and hazards first, then movement points, in one number: nothing is worth
entering one more of them (GH-FOCUS-5, GH-FOCUS-6, GH-MMOVE-7, GH-MMOVE-8). Difficult terrain counts
2, for a jump in its last hex only, for a flight never (GH-RUL-90). This is the one place that says
what a step costs.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from grimorio.games.gloomhaven.rules.ground import FAR, Ground

DANGER: Final = 1 << 10
"""One trap or hazard entered; what is below it counts movement points."""
WALK: Final = 0
JUMP: Final = 1
FLY: Final = 2


class Field(NamedTuple):
    """What lies and stands on the ground, as one figure sees it; all masks."""

    ground: Ground
    obstacles: int
    dangers: int
    """Traps and hazardous terrain."""
    difficult: int
    enemies: int
    others: int
    """Every other figure: it may be passed by its allies, and nobody ends there."""


def ends(field: Field, manner: int) -> int:
    """Where a move may end: where no figure is, and no obstacle unless it flies (GH-MOVE-6,
    GH-RUL-45, GH-RUL-46)."""
    taken = field.enemies | field.others
    return field.ground.all & ~(taken if manner == FLY else taken | field.obstacles)


def costs_from(field: Field, start: int, manner: int) -> list[int]:
    """What it costs a figure to come from its hex to each other one (GH-DEF-7)."""
    if manner != WALK:
        return _leaps(field, start, manner)
    closed = field.enemies | field.obstacles
    return _spread(field, start, closed)


def costs_to(field: Field, goal: int, manner: int) -> list[int]:
    """What it costs a figure to come from each hex to one where it may end."""
    if manner != WALK:
        last = _enter(field, goal, manner)
        return [far if far in (0, FAR) else far - 1 + last for far in field.ground.far(goal)]
    return _spread(field, goal, field.enemies | field.obstacles, back=True)


def _enter(field: Field, cell: int, manner: int) -> int:
    """What the last hex of a way costs."""
    if manner == FLY:
        return 1
    cost = 1 + (field.difficult >> cell & 1)
    return cost + DANGER if field.dangers >> cell & 1 else cost


def _leaps(field: Field, start: int, manner: int) -> list[int]:
    """Over everything; only the last hex of a jump is entered as on foot (GH-MOVE-5, GH-MOVE-7,
    GH-MOVE-8)."""
    found = field.ground.far(start)[:]
    rough = field.difficult | field.dangers
    if manner == JUMP and rough:
        for cell, far in enumerate(found):
            if rough >> cell & 1 and 0 < far < FAR:
                found[cell] = far - 1 + _enter(field, cell, manner)
    return found


def _spread(field: Field, start: int, closed: int, *, back: bool = False) -> list[int]:
    """On foot, through allies, not through enemies and obstacles (GH-MOVE-2..4). `back` goes the
    ways against their direction: a step is paid for the hex it comes from."""
    ground, difficult, dangers = field.ground, field.difficult, field.dangers
    near = ground.near
    found = [FAR] * ground.size
    found[start] = 0
    rest = {0: [start]}
    while rest:
        cost = min(rest)
        for cell in rest.pop(cost):
            if found[cell] != cost:
                continue
            for other in near[cell]:
                if closed >> other & 1:
                    continue
                paid = cell if back else other
                total = cost + 1 + (difficult >> paid & 1)
                if dangers >> paid & 1:
                    total += DANGER
                if total < found[other]:
                    found[other] = total
                    rest.setdefault(total, []).append(other)
    return found


def way(field: Field, start: int, end: int, manner: int) -> list[int]:
    """The hexes of one of the cheapest ways, the last one included, the first one not. Of equal
    ones it takes hexes of lower numbers."""
    costs = costs_from(field, start, manner)
    found: list[int] = []
    cell = end
    if manner == WALK:
        while cell != start:
            found.append(cell)
            paid = _enter(field, cell, WALK)
            cell = min([c for c in field.ground.near[cell] if costs[c] + paid == costs[cell]])
    else:
        far = field.ground.far(start)
        while cell != start:
            found.append(cell)
            cell = min([c for c in field.ground.near[cell] if far[c] == far[cell] - 1])
    found.reverse()
    return found
