"""Two games that differ in one thing, which nobody but seat 1 may know: whether its last question
has one option or two. A third seat, if there is one, shares what seat 1 knows."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from grimorio.core import Seating, Title
from tests.toys import KINDS, Pad, Toy, ask

TURNS = 10


def title_of(last: int) -> Title[Any]:
    """The game whose last question to seat 1 has `last` options; all before have two."""

    async def turn(s: Pad) -> None:
        options = last if s.left == 1 else 2
        await ask(1, "hidden", lambda: range(1, 1 + options), hides=True)
        await ask(0, "go-on", lambda: (1, 2))

    toy = Toy(turn, TURNS)
    return Title(
        name=f"tells-{last}",
        folder=files("tests"),
        rules=toy,
        load=Pad.load,
        steps=toy.steps,
        kinds=KINDS,
        seating=Seating(seats=(2, 3), shares=lambda options, seats, of: list(seats) == [1, 2]),
    )


one, two = title_of(1), title_of(2)
