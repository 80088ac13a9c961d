"""Numbers with a meaning in every title."""

from __future__ import annotations

from grimorio.core.nouns import NONE

__all__ = ["NONE"]
