"""What is left of an action, so that the rules can pause in it and a copy has little to play again.

An action rests when a being has come and its effect is to follow, so that neither the choice of the
summoning nor what it brought about is played again, and after each card returned with a discard;
the set-up rests when all is dealt. The numbers stand in stored checkpoints: they keep their
meaning.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import pause
from grimorio.games.tashkalar.state import Arena

ACTION: Final = 0
"""The end of the action."""
EFFECT: Final = 1
"""A card whose being has come, its side, the square and the orientation."""
START_PIECES: Final = 2
"""Schools, tasks and hands are dealt."""
RETURN: Final = 3
"""A player who has returned a card after the discard, and may return more."""


async def rest(s: Arena, *step: int) -> None:
    """Pause before a step of an action."""
    if s.todo:
        s.todo.append(step)
        await pause()
