"""What the answers of a combat show besides their arguments."""

from __future__ import annotations

from grimorio.games.euthia.kinds import PICK_DIE, SPEND
from grimorio.games.euthia.state import Realm
from grimorio.games.euthia.view.story import STORY
from grimorio.kit.story import Asked


def pips(s: Realm, ask: Asked, die: int) -> int:
    """What a die shows."""
    return s.fight.dice[die] if s.fight is not None else 0


STORY.shows(SPEND, words={"pips": pips})
STORY.shows(PICK_DIE, words={"pips": pips})
