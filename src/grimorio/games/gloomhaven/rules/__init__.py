"""The rules of a scenario, in steps (core/agenda.py)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Owner, Steps
from grimorio.core.agenda import StepsOf
from grimorio.games.gloomhaven.state import Deed, Scenario


def in_progress(s: Scenario) -> Deed:
    """The action in progress: of those inside one another the innermost."""
    return s.deeds[-1]


step: Final[Steps[Scenario]] = Steps()
deed_step: Final[StepsOf[Scenario, Deed]] = step.of(in_progress)
"""A step of the action in progress, which it is given."""
FIGURE: Final = Owner()
"""A figure on the map: what is planned for it goes when it leaves the map."""
SEAT: Final = Owner()
"""A seat: what is planned for it goes when its character is exhausted."""
