"""Infusions of one's choice (GH-ELEM-3)."""

from __future__ import annotations

from grimorio.core import Seat, ask
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.state import Scenario


@step
async def infuse_any(s: Scenario, seat: Seat) -> None:
    """One element of the player's choice becomes strong at the end of the turn (GH-ELEM-2,
    GH-ELEM-3)."""
    free = [element for element in range(len(s.elements)) if element not in s.infused]
    if free:
        s.infused.append(await ask(seat, kinds.CHOOSE_ELEMENT, lambda: free))
