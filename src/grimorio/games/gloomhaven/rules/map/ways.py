"""The ways of a figure: what it costs to end its move in each hex.

A cost counts traps and hazards first, then movement points, in one number: nothing is worth
entering one more of them (GH-FOCUS-5, GH-FOCUS-6, GH-MMOVE-7, GH-MMOVE-8). Difficult terrain counts
2, for a jump in its last hex only, for a flight never (GH-RUL-90). This is the one place that says
what a step costs.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from grimorio.games.gloomhaven.rules.map.ground import FAR, Ground, cells_of

DANGER: Final = 1 << 10
"""One trap or hazard entered; what is below it counts movement points."""
WALK: Final = 0
JUMP: Final = 1
FLY: Final = 2


@final
class Field:
    """What lies and stands on the ground, as one figure sees it; all masks."""

    __slots__ = ("dangers", "difficult", "enemies", "ground", "obstacles", "others")

    def __init__(
        self,
        ground: Ground,
        obstacles: int,
        dangers: int,
        difficult: int,
        enemies: int,
        others: int,
    ) -> None:
        self.ground = ground
        self.obstacles = obstacles
        self.dangers = dangers
        """Traps and hazardous terrain."""
        self.difficult = difficult
        self.enemies = enemies
        self.others = others
        """Every other figure: it may be passed by its allies, and nobody ends there."""

    def copy(self) -> Field:
        return Field(
            self.ground, self.obstacles, self.dangers, self.difficult, self.enemies, self.others
        )


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
    return _spread(field.ground, start, closed, field.difficult, field.dangers, False)


def costs_to(field: Field, goal: int, manner: int) -> list[int]:
    """What it costs a figure to come from each hex to one where it may end."""
    if manner != WALK:
        last = _enter(field, goal, manner)
        return [far if far in (0, FAR) else far - 1 + last for far in field.ground.far(goal)]
    closed = field.enemies | field.obstacles
    return _spread(field.ground, goal, closed, field.difficult, field.dangers, True)


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


@lru_cache(maxsize=512)
def _spread(
    ground: Ground, start: int, closed: int, difficult: int, dangers: int, back: bool
) -> list[int]:
    """On foot, through allies, not through enemies and obstacles (GH-MOVE-2..4). `back` goes the
    ways against their direction: a step is paid for the hex it comes from. A figure asks for the
    same several times in its turn: what was found last is kept, and nobody changes it."""
    near, size = ground.near, ground.size
    steps = [1] * size
    for cell in cells_of(difficult):
        steps[cell] += 1
    for cell in cells_of(dangers):
        steps[cell] += DANGER
    shut = cells_of(closed)
    found = [FAR] * size
    for cell in shut:
        found[cell] = 0  # nothing is less
    found[start] = 0
    reached = [start]
    for cell in reached:
        cost = found[cell]
        for other in near[cell]:
            total = cost + (steps[cell] if back else steps[other])
            if total < found[other]:
                found[other] = total
                reached.append(other)
    for cell in shut:
        found[cell] = FAR
    found[start] = 0
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
