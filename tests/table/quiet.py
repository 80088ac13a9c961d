"""A game that sets itself up before it asks anybody: its first turn has no question."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from grimorio.core import Seating, Title
from tests.toys import KINDS, Pad, Toy, ask, tell

TURNS = 6


async def lay_out_or_play(s: Pad) -> None:
    """First everything is laid out, then people play."""
    if s.left == TURNS:
        tell(s, "laid-out")
        return
    tell(s, "turn")
    s.notes.append(await ask(s.holder, "play", lambda: (1, 2)))
    s.holder = 1 - s.holder


toy = Toy(lay_out_or_play, TURNS)
title: Title[Any] = Title(
    name="quiet",
    folder=files("tests"),
    rules=toy,
    load=Pad.load,
    steps=toy.steps,
    kinds=KINDS,
    seating=Seating(seats=(2, 2)),
)
