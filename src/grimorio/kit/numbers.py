"""Numbers with a meaning in every title."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
"""Nothing: no card, no place, nobody."""
