"""Infusions: what the figures make of elements (GH-ELEM)."""

from __future__ import annotations

from collections.abc import Iterable

from grimorio.core import Seat, ask
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.numbers import ELEMENT
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.state import Scenario


def infuse(s: Scenario, names: Iterable[str]) -> None:
    """These elements become strong at the end of the turn (GH-ELEM-1, GH-ELEM-2, GH-RUL-72,
    GH-RUL-73)."""
    s.infused += [ELEMENT[name] for name in names if ELEMENT[name] not in s.infused]


@step
async def infuse_any(s: Scenario, seat: Seat) -> None:
    """One element of the player's choice becomes strong at the end of the turn (GH-ELEM-2,
    GH-ELEM-3)."""
    free = [element for element in range(len(s.elements)) if element not in s.infused]
    if free:
        s.infused.append(await ask(seat, kinds.CHOOSE_ELEMENT, lambda: free))
