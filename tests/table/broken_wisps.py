"""The reference title with a rule that raises, as a title in the making would: nobody can walk to
the middle of the marsh."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from grimorio.core import History, Title
from grimorio.games import wisps
from grimorio.games.wisps import rules
from grimorio.games.wisps.state import Marsh

MIDDLE = 9


async def walk(s: Marsh, seat: int, steps: int) -> None:
    await _walk(s, seat, steps)
    if s.bearers[seat].at == MIDDLE:
        raise RuntimeError(f"SECRET hands: {[b.hand.cards for b in s.bearers]}")


_walk = rules.walk.run
rules.walk.run = walk

known: Title[Any] = wisps.title
title: Title[Any] = Title(
    name="wisps",
    folder=files("grimorio.games.wisps"),
    rules=known.rules,
    load=known.load,
    steps=known.steps,
    kinds=known.kinds,
    seating=known.seating,
    history=History(ruleset=known.history.ruleset),
    settings=known.settings,
    looks=known.looks,
)
