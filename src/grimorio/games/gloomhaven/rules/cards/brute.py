"""Special lines of the brute."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from grimorio.core import plan
from grimorio.games.gloomhaven.components.effects import Special
from grimorio.games.gloomhaven.components.numbers import INSIDE
from grimorio.games.gloomhaven.rules.actions.choosing import come_into_play
from grimorio.games.gloomhaven.rules.ahead import DO_LINE
from grimorio.games.gloomhaven.rules.cards.named_lines import SpecialLines
from grimorio.games.gloomhaven.rules.map.figures import ground
from grimorio.games.gloomhaven.state import Deed, Scenario

special: Final[SpecialLines] = SpecialLines()


@special("hook-and-chain-bottom")
async def charge_home(s: Scenario, deed: Deed, _line: Special) -> None:
    """After a move in one direction: an attack by the hexes moved."""
    if len(deed.done.way) > 1 and is_straight(s, deed.done.way):
        plan(s, DO_LINE(INSIDE[deed.played.line][0]))


def is_straight(s: Scenario, way: list[int]) -> bool:
    places = [ground(s).board.places[cell] for cell in way]
    steps = {(q - p, r - t) for (p, t), (q, r) in pairwise(places)}
    return len(steps) == 1


@special("provoking-roar-bottom", "immovable-phalanx-bottom")
async def stand_firm(s: Scenario, deed: Deed, _line: Special) -> None:
    """The card works as long as it is active: see `standing`."""
    await come_into_play(s, deed)
