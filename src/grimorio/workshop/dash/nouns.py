"""Dash: the things it names, each declared once."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from grimorio.core.nouns import Noun
from grimorio.kit.zones import Zone

CARD: Final = Noun("card", ("trot", "sprint", "leap"))
"""A boost: the first adds 1, the next 2, the last 3."""

Card: TypeAlias = Annotated[int, CARD]
Cards: TypeAlias = Annotated[Zone, CARD]
