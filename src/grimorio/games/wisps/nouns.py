"""Wisps: the things it names, each declared once."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from grimorio.core.nouns import Noun
from grimorio.kit.zones import Zone

CARD: Final = Noun("card", ("gust", "step-1", "step-2", "step-3"))
# The cells, row by row.
_CELLS = """larks-landing crooked-jetty herons-rest widows-pool old-mill eel-run grey-stones
drowned-bell toad-hollow lantern-oak peat-cut blackwater frogs-choir mist-ford lost-boot
sunken-chapel otters-holt bittern-reeds moth-meadow"""
CELL: Final = Noun("cell", _CELLS.split())

Card: TypeAlias = Annotated[int, CARD]
Cell: TypeAlias = Annotated[int, CELL]
Cards: TypeAlias = Annotated[Zone, CARD]
