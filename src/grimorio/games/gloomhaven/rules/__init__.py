"""The rules of a scenario, in steps (core/agenda.py)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Steps
from grimorio.games.gloomhaven.state import Scenario

step: Final[Steps[Scenario]] = Steps()
