"""Options of a table: Player versus Player, how heroes are found, the Basic Game (DA-RUL-1), and a
variant of ours in which all play together (DA-RUL-140)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Options, Setting
from grimorio.core.errors import BadSetting
from grimorio.games.dungeonalliance.state import COMPETITIVE, SOLO, TOGETHER

VERSUS: Final = "versus"
HEROES: Final = "heroes"
BASIC: Final = "basic"
COMMON: Final = "together"
DRAFTED: Final = "draft"
RANDOM: Final = "random"
READY: Final = "ready"
APART: Final = "no"
USUAL: Final = "usual"
HARD: Final = "hard"

SETTINGS: Final = (
    Setting(HEROES, DRAFTED, (DRAFTED, RANDOM, READY), ("DA-DRAFT-1", "DA-RUL-1")),
    Setting(VERSUS, False, rules=("DA-PVP-1",)),
    Setting(BASIC, False, rules=("DA-SETUP-13", "DA-RUL-1")),
    Setting(COMMON, APART, (APART, USUAL, HARD), ("DA-RUL-140", "DA-RUL-146")),
)


def mode_of(options: Options, seats: int) -> int:
    """One player plays solo; several against each other, or together (DA-SOLO-1, DA-RUL-140)."""
    if seats == 1:
        return SOLO
    return TOGETHER if is_common(options) else COMPETITIVE


def is_common(options: Options) -> bool:
    """Whether all play together; a table older than this option does not (DA-RUL-140)."""
    return options.get(COMMON, APART) != APART


def check(options: Options, seats: int) -> None:
    """Refuse what makes no sense together, with the reason. Player versus Player is played with all
    its rules or not at all, and needs two Alliances (DA-PVP-1); so does playing together, in which
    nobody is an enemy (DA-RUL-141)."""
    if options[VERSUS] and seats == 1:
        raise BadSetting("versus-alone", ("DA-PVP-1",), seats=seats)
    if is_common(options):
        if seats == 1:
            raise BadSetting("together-alone", ("DA-RUL-141",), seats=seats)
        if options[VERSUS]:
            raise BadSetting("together-versus", ("DA-RUL-141",))
