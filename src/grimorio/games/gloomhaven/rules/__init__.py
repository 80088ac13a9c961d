"""The rules of a scenario, in steps (core/agenda.py)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Owner, Steps
from grimorio.games.gloomhaven.state import Scenario

step: Final[Steps[Scenario]] = Steps()
FIGURE: Final = Owner()
"""A figure on the map: what is planned for it goes when it leaves the map."""
SEAT: Final = Owner()
"""A seat: what is planned for it goes when its character is exhausted."""
