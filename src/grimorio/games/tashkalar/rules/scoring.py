"""Points: duel, melee and elite (TK-FORM-6..8, TK-DSCORE, TK-MSCORE, TK-END-5, TK-WIN-2)."""

from __future__ import annotations

from grimorio.core import ask, tell
from grimorio.games.tashkalar.components.vocabulary import COMMON, HEROIC, LEGENDARY
from grimorio.games.tashkalar.kinds import (
    LEFTOVER,
    LEGEND_SCORED,
    SCORED,
    UNPAIRED,
)
from grimorio.games.tashkalar.rules.tasks import POINTS
from grimorio.games.tashkalar.rules.teams import side_to_move
from grimorio.games.tashkalar.state import ELITE, Arena


def total(s: Arena, side: int) -> int:
    """A side's score now: tasks and legendary pieces on the board, all points, or in a melee
    those of the weakest colour (TK-END-5, TK-END-6, TK-WIN-2, TK-WIN-4)."""
    if s.form == ELITE:
        claimed = sum([POINTS[task] for task in s.sides[side].tasks])
        return claimed + s.sides[side].legends.bit_count()
    return min(colours(s, side))


def colours(s: Arena, side: int) -> list[int]:
    """A side's points of each rival's colour, the fewest first; in a duel there is one."""
    points = s.sides[side].points
    return sorted([points[rival] for rival in range(len(s.sides)) if rival != side])


def score(s: Arena, rival: int, points: int) -> None:
    """Points of a colour, without limit (TK-RUL-49)."""
    side = side_to_move(s)
    s.sides[side].points[rival] += points
    tell(s, SCORED, side, rival, points)


def score_legend(s: Arena, rival: int) -> None:
    """Summoning a legend is a point at once; an upgrade is no summoning (TK-DSCORE-7..8,
    TK-MSCORE-9, TK-RUL-28, TK-EX-4..5)."""
    s.sides[side_to_move(s)].points[rival] += 1
    tell(s, LEGEND_SCORED, s.turn, rival)


async def score_kills(s: Arena) -> None:
    """Two points a legendary piece, one a heroic one, one for two commons of a colour; what is left
    over counts for nothing, but in a melee two of different colours are worth a point of one of
    them (TK-DSCORE-2..6, TK-MSCORE-2..7, TK-EX-1..3, TK-EX-6..9)."""
    left = []
    for rival in range(len(s.sides)):
        commons = s.kills[3 * rival + COMMON]
        points = 2 * s.kills[3 * rival + LEGENDARY] + s.kills[3 * rival + HEROIC] + commons // 2
        if points:
            score(s, rival, points)
        if commons % 2:
            left.append(rival)
    if len(left) > 1:
        chosen: int | None = await ask(s.turn, LEFTOVER, lambda: [None, *left])
        if chosen is not None:
            score(s, chosen, 1)
            left.remove(chosen)
    for rival in left:
        tell(s, UNPAIRED, side_to_move(s), rival)
