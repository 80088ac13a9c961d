"""One unit of play: the set-up, or an action, or what is left of it after a rest."""

from __future__ import annotations

from grimorio.games.tashkalar.rules.turn import act, go_on
from grimorio.games.tashkalar.setup import lay_out, open_table
from grimorio.games.tashkalar.state import LAYING_OUT, Arena


async def advance(s: Arena) -> None:
    if s.stage == LAYING_OUT:
        await (open_table(s) if s.todo else lay_out(s))
    elif s.todo:
        await go_on(s)
    else:
        await act(s)
