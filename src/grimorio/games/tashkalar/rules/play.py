"""One unit of play: the set-up, or an action."""

from __future__ import annotations

from grimorio.games.tashkalar.rules.turn import act
from grimorio.games.tashkalar.setup import lay_out
from grimorio.games.tashkalar.state import LAYING_OUT, Arena


async def advance(s: Arena) -> None:
    if s.stage == LAYING_OUT:
        await lay_out(s)
    else:
        await act(s)
