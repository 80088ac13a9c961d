"""The rulebook of Tash-Kalar: one module a chapter, in steps (core/agenda.py)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Steps
from grimorio.games.tashkalar.state import Arena

step: Final[Steps[Arena]] = Steps()
