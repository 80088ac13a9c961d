"""Tables of one player, with the Solo card that a test needs."""

from __future__ import annotations

from collections.abc import Callable

from grimorio.games.dungeonalliance.components.box import SoloCard
from grimorio.games.dungeonalliance.components.numbers import CONTENT
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import FIRST, Table, lay


def alone() -> Table:
    """Petra, Lorna, Krom and Mysterios, with a crossroads north of their Starting tile."""
    t = lay(FIRST)
    t.tile("crossroads", (1, 1))
    t.corridor((1, 1), "s")
    return t


def with_card(number: int) -> Table:
    """The same with that Solo card turned up."""
    t = alone()
    t.s.solo_card = number
    t.s.solo_bag.remove(number)
    return t


def facing(wanted: Callable[[SoloCard], bool]) -> Table:
    """The same with the first Solo card of that kind, and only one more in the deck."""
    t = with_card(next(n for n, card in enumerate(CONTENT.solo) if wanted(card)))
    t.s.solo_bag = t.s.solo_bag[:1]
    return t


def with_first(first: str, cross: int = NONE, surge: bool | None = None) -> Table:
    """The same with a Solo card whose first section is such a one."""

    def fits(card: SoloCard) -> bool:
        if card.first != first or cross not in (NONE, card.cross):
            return False
        return surge is None or card.surge == surge

    return with_card(next(number for number, card in enumerate(CONTENT.solo) if fits(card)))


def card_number(**wanted: object) -> int:
    """The first Solo card with these symbols."""
    return next(
        n
        for n, card in enumerate(CONTENT.solo)
        if all(getattr(card, name) == value for name, value in wanted.items())
    )
