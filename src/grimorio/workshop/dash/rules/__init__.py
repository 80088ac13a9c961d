"""The rules of Dash, in the order of play; the ids are those of rulebook.en.md."""

from __future__ import annotations

from typing import Final

from grimorio.core import Steps
from grimorio.workshop.dash.state import Race

step: Final[Steps[Race]] = Steps()
