"""A game with a duty: whoever rows across the river drowns or not; the waves are made by the seat
to the left, for nobody's good."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from grimorio.core import Feat, Seat, Seating, Title
from grimorio.core.scene import Text
from tests.published import publish_titles
from tests.toys import LooseKinds, Pad, Toy, ask

DROWN = 3
CROSSINGS = 6
WAVES = 3


async def cross(s: Pad) -> None:
    """One crossing: the ferryman rows, the neighbour makes the waves; then the neighbour rows."""
    rower = s.holder
    left = (rower + 1) % len(s.hands)
    if rower not in s.notes:
        if await ask(rower, "row", lambda: (1, 2, DROWN)) == DROWN:
            s.notes.append(rower)
        for _ in range(WAVES):
            await ask(left, "wave", lambda: ("high", "low"), duty="waves")
    s.holder = left


def is_out(s: Pad, seat: Seat) -> bool:
    return seat in s.notes


def feats(s: Pad) -> list[Feat]:
    dry = [seat for seat in range(len(s.hands)) if seat not in s.notes]
    return [Feat(seat, 10.0 * (seat + 1), Text("feat-dry", {"n": seat})) for seat in dry]


toy = Toy(cross, CROSSINGS)
title: Title[Any] = Title(
    name="ferry",
    folder=files("tests"),
    rules=toy,
    load=Pad.load,
    steps=toy.steps,
    kinds=LooseKinds(duties=("waves",)),
    seating=Seating(seats=(2, 4), out=is_out, feats=feats),
)


def install(folder: Path) -> str:
    """Publish the game as another package would, for the server and its child processes; the path
    to be searched for it."""
    return str(publish_titles(folder, "ferry", {"ferry": "tests.table.ferry:title"}))
