"""Falling: a character in an obstacle that cannot fly any more (GH-MOVE-9, GH-MOVE-10)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Planned, ask, plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.rules import FIGURE, step
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.gear import worn
from grimorio.games.gloomhaven.rules.map.figures import cells_taken, empty, flies, ground, named
from grimorio.games.gloomhaven.rules.map.ground import cells_of
from grimorio.games.gloomhaven.rules.moments import TURN_OPENS
from grimorio.games.gloomhaven.state import Scenario
from grimorio.kit.numbers import NONE


@TURN_OPENS.at(10)
def come_down(s: Scenario, number: int) -> Sequence[Planned]:
    """Before anything else a character sees whether it still flies."""
    return [touch_down(number)]


@FIGURE.owns
@step
async def touch_down(s: Scenario, number: int) -> None:
    """A character in an obstacle that cannot fly any more is hurt as by a trap, and goes to the
    nearest empty hex (GH-MOVE-9, GH-MOVE-10)."""
    figure = s.figures[number]
    if not flies(s, figure) and worn.on_obstacle(s, figure):
        plan(s, harm(number, s.trap, "fall", NONE), fall_to(number))


@FIGURE.owns
@step
async def fall_to(s: Scenario, number: int) -> None:
    """The nearest empty hex; its player chooses between several."""
    figure = s.figures[number]
    far = ground(s).far(figure.at)
    free = cells_of(empty(s) & ~cells_taken(s))
    if not free:
        return
    least = min([far[cell] for cell in free])
    nearest = [cell for cell in free if far[cell] == least]
    figure.at = await ask(figure.owner, kinds.FALL_TO, lambda: nearest, named(s, number))
    worn.phase(s)
    tell(s, kinds.MOVED, named(s, number), figure.at)
