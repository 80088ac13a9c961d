"""Active cards that act by themselves at the start and the end of a turn (GH-ACTIVE-6)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Planned, plan
from grimorio.games.gloomhaven.components.numbers import INSIDE
from grimorio.games.gloomhaven.nouns import LineId
from grimorio.games.gloomhaven.rules import FIGURE, step
from grimorio.games.gloomhaven.rules.actions import bonuses
from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed, end_deed
from grimorio.games.gloomhaven.rules.actions.lines import do_line
from grimorio.games.gloomhaven.rules.attack.triggers import waiting
from grimorio.games.gloomhaven.rules.moments import TURN_CLOSES, TURN_OPENS
from grimorio.games.gloomhaven.state import PARTY, Scenario
from grimorio.kit.numbers import NONE


@TURN_OPENS.at(20)
def act_at_start(s: Scenario, number: int) -> Sequence[Planned]:
    """The start of a character's turn: active cards do what they do then."""
    return _act(s, number, "turn_start")


@TURN_CLOSES.at(10)
def act_at_end(s: Scenario, number: int) -> Sequence[Planned]:
    """The end of a character's turn. The turn in which a card was played counts (GH-RUL-144)."""
    return _act(s, number, "turn_end")


def _act(s: Scenario, number: int, moment: str) -> list[Planned]:
    """Extra actions of active cards; a slot is used for each, done or not (GH-ACTIVE-6)."""
    figure = s.figures[number]
    steps: list[Planned] = []
    for active, line, _ in waiting(s.characters[figure.owner], moment):
        steps.append(act_by_slot(number, line))
        bonuses.use_slot(s, figure.owner, active)
    return steps


@FIGURE.owns
@step
async def act_by_slot(s: Scenario, number: int, line: LineId) -> None:
    """An extra action: the lines inside a trigger."""
    figure = s.figures[number]
    begin_deed(s, number, figure.owner, PARTY, figure.owner, NONE)
    lines = [do_line(inside) for inside in INSIDE[line]]
    plan(s, *lines, scope="deed", close=end_deed())
