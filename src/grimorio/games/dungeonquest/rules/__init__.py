"""The rules of DungeonQuest, a chapter a module; `step` registers their steps by name."""

from __future__ import annotations

from typing import Final

from grimorio.core import Steps
from grimorio.games.dungeonquest.state import Quest

step: Final[Steps[Quest]] = Steps()
