"""What is left of a turn, so that the rules can pause in it and a copy has little to play again.

A turn rests before a room is faced and between the rounds of a fight. Whoever has something to do
after what may rest puts it on the list (`s.todo`) before and takes it off after; if the turn did
rest, `turn.py` takes it up from there. The numbers stand in stored checkpoints: they keep their
meaning.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import pause
from grimorio.games.dungeonquest.state import Quest

TURN: Final = 0
"""The end of the turn."""
DEAD_END: Final = 1
"""Whether the action of a seat has left it in a dead end."""
MOVES: Final = 2
"""A seat, and how many moves it has left."""
FACE_ROOM: Final = 3
"""A seat that has come into a room."""
FACE_INSIDE: Final = 4
"""A seat that has met the Monster in its room, and faces the room."""
PUT_AWAY: Final = 5
"""A seat, the place of a card on the table, and the card."""
FIGHT: Final = 6
"""The next round of the fight."""


async def rest(s: Quest, *step: int) -> None:
    """Pause before a step. What is laid out by itself and not part of a turn is played through."""
    if s.todo and s.todo[0][0] == TURN:
        s.todo.append(step)
        await pause()
