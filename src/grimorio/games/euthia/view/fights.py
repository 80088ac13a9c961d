"""What the answers of a combat show besides their arguments."""

from __future__ import annotations

from grimorio.core.scene import Text
from grimorio.games.euthia.components.numbers import CARDS
from grimorio.games.euthia.components.uses import USES
from grimorio.games.euthia.state import Realm
from grimorio.games.euthia.view.lines import effects_text
from grimorio.kit.story import Asked


def pips(s: Realm, ask: Asked, die: int) -> int:
    """What a die shows."""
    return s.fight.dice[die] if s.fight is not None else 0


def does(s: Realm, ask: Asked, use: int) -> Text:
    """What a use does."""
    return effects_text(USES[use].effects)


def box(s: Realm, ask: Asked, card: int, copies: int) -> Text:
    """What so many copies of a card do (EU-CARD-11)."""
    return effects_text(CARDS[card].boxes[copies - 1])
