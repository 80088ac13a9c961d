"""Options of a table: Player versus Player, how heroes are found, the Basic Game (DA-RUL-1)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Options, Setting
from grimorio.core.errors import BadSetting
from grimorio.games.dungeonalliance.state import COMPETITIVE, SOLO

VERSUS: Final = "versus"
HEROES: Final = "heroes"
BASIC: Final = "basic"
DRAFTED: Final = "draft"
RANDOM: Final = "random"
READY: Final = "ready"

SETTINGS: Final = (
    Setting(HEROES, DRAFTED, (DRAFTED, RANDOM, READY), ("DA-DRAFT-1", "DA-RUL-1")),
    Setting(VERSUS, False, rules=("DA-PVP-1",)),
    Setting(BASIC, False, rules=("DA-SETUP-13", "DA-RUL-1")),
)


def mode_of(seats: int) -> int:
    """One player plays solo (DA-SOLO-1)."""
    return SOLO if seats == 1 else COMPETITIVE


def check(options: Options, seats: int) -> None:
    """Refuse what makes no sense together, with the reason. Player versus Player is played with all
    its rules or not at all, and needs two Alliances (DA-PVP-1)."""
    if options[VERSUS] and seats == 1:
        raise BadSetting("versus-alone", ("DA-PVP-1",), seats=seats)
