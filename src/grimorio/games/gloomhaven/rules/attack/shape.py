"""The shape of an attack: its area, and whom it is for (GH-AREA, GH-ATT-10)."""

from __future__ import annotations

from typing import Final

from grimorio.games.gloomhaven.components.effects import Attack
from grimorio.games.gloomhaven.rules.attack.moments import AREA, WHOM
from grimorio.games.gloomhaven.state import Deed
from grimorio.kit.hexes import Hex

PATH: Final = "path"
"""For all on a way to the target."""


def area_of(deed: Deed, area: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """The area of an attack, with what is used for it."""
    for act in AREA.acts:
        area = act(deed, area)
    return area


def whom_of(deed: Deed, line: Attack) -> str:
    """Whom an attack is made on, with what boosts and its card change of it."""
    whom: str = line.whom
    for act in WHOM.acts:
        whom = act(deed, whom)
    return whom


def is_on_several(deed: Deed, line: Attack) -> bool:
    """Whether an attack is made on all in an area, or on all that its line names, and not on
    targets chosen one by one."""
    return bool(area_of(deed, line.area)) or whom_of(deed, line) != "one"
