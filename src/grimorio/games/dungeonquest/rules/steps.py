"""What is left of a turn, so that the rules can pause in it and a copy has little to play again.

A turn rests where questions lie behind it that need not be answered again: before its action, a
search, a room, a Monster, and in every round of a fight; the set-up rests when all is dealt.
Whoever has something to do after what may rest puts it on the list (`s.todo`) before and takes it
off after; if the turn did rest, `turn.py` takes it up from there. The numbers stand in stored
checkpoints: they keep their meaning.
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
REVEAL: Final = 7
"""The rest of a round of the fight: hands are filled, and attacks are to be chosen."""
ACT: Final = 8
"""A seat that has faced what it keeps, and has its turn before it."""
SEARCH: Final = 9
"""How many cards a search turns up, and the seat that searches."""
DRAW_BELOW: Final = 10
"""A seat that goes on through the catacombs."""
SCUFFLE: Final = 11
"""The attribute tested, the card of the beast, the Life it has left, and the seat."""
COUNTER: Final = 12
"""The rest of a round in which somebody may counterattack."""
CONFRONT: Final = 13
"""A Monster is met, its token taken: the Hero attacks or tries to get away."""
CHOOSE_TOWERS: Final = 14
"""Heroes and Runes are dealt: where the Heroes start."""


async def rest(s: Quest, *step: int) -> None:
    """Pause before a step. What is laid out by itself and not part of a turn is played through."""
    if s.todo and s.todo[0][0] == TURN:
        s.todo.append(step)
        await pause()
