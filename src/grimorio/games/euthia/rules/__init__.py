"""The rulebook of Euthia: one module a chapter, in steps (core/agenda.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grimorio.core import Steps

if TYPE_CHECKING:
    from grimorio.games.euthia.state import Realm

step: Final[Steps[Realm]] = Steps()
