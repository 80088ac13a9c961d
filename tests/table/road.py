"""A game of thousands of turns: seat 0 is asked once, early on; seat 1 walks all the rest."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from grimorio.core import Seating, Title
from tests.published import publish_titles
from tests.toys import KINDS, Pad, Toy, ask, tell

STEPS = 5000
FORK = 20


async def walk(s: Pad) -> None:
    """One step; dice bar the way back."""
    seat = 0 if s.left == STEPS - FORK else 1
    await ask(seat, "step", lambda: ("left", "right"))
    s.notes = [s.chance.roll()]
    tell(s, "step", s.notes[0])


toy = Toy(walk, STEPS)
title: Title[Any] = Title(
    name="road",
    folder=files("tests"),
    rules=toy,
    load=Pad.load,
    steps=toy.steps,
    kinds=KINDS,
    seating=Seating(seats=(2, 2)),
)


def install(folder: Path) -> str:
    """Publish the game as another package would, for child processes; the path to be searched."""
    return str(publish_titles(folder, "road", {"road": "tests.table.road:title"}))
