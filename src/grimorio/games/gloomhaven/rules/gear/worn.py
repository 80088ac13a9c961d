"""Items that need no decision: what they do by being worn (GH-ITEM-7). Each time one changes
something it was used (GH-RUL-127)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Planned
from grimorio.games.gloomhaven.components.items import items
from grimorio.games.gloomhaven.components.numbers import conditions_of
from grimorio.games.gloomhaven.rules.attack.moments import KEPT_OFF
from grimorio.games.gloomhaven.rules.moments import TURN_CLOSES
from grimorio.games.gloomhaven.state import (
    CHARACTER,
    HINDRANCE,
    OBSTACLE,
    PHASED,
    SHIELDED,
    Character,
    Figure,
    Scenario,
)

USED: Final = "items_used"
CALM: Final = 1
"""The most hexes one may move for the Steel Sabatons."""


def count_use(character: Character) -> None:
    """An item was used; each slot of one is a use (GH-ITEM-10, GH-RUL-127)."""
    character.tallies[USED] = character.tallies.get(USED, 0) + 1


def wears(character: Character, special: str) -> bool:
    """Whether it has the item with this special effect."""
    return any(items()[number].special == special for number in character.items)


def immunity(character: Character) -> int:
    """The conditions that its items keep off."""
    found = 0
    for number in character.items:
        found |= conditions_of(items()[number].immune)
    return found


def flies(character: Character) -> bool:
    """Whether an item lets it fly (GH-MOVE-5, GH-MOVE-8)."""
    return any(items()[number].flies for number in character.items)


def basic(character: Character, top: bool) -> int:
    """The value of its basic attack or basic move by its best item; 0 without one."""
    found = [items()[number] for number in character.items]
    return max([one.basic_attack if top else one.basic_move for one in found], default=0)


@KEPT_OFF.at()
def count_immunity(s: Scenario, figure: Figure) -> None:
    """A condition was kept off a character: by an item."""
    if figure.kind == CHARACTER:
        count_use(s.characters[figure.owner])


def stands_fast(s: Scenario, figure: Figure, side: int) -> bool:
    """Whether figures of a side cannot push or pull it: not enemies, with Heavy Greaves."""
    if figure.kind != CHARACTER or side == figure.side:
        return False
    character = s.characters[figure.owner]
    if not wears(character, "heavy-greaves"):
        return False
    count_use(character)
    return True


def on_obstacle(s: Scenario, figure: Figure) -> bool:
    """Whether it is in a hex with an obstacle."""
    return any(
        overlay[0] in (OBSTACLE, HINDRANCE) and figure.at in overlay[3] for overlay in s.overlays
    )


def phase(s: Scenario) -> None:
    """Who is in an obstacle with the Cloak of Phasing counts as invisible."""
    for character in s.characters:
        figure = s.figures.get(character.figure)
        if figure is None or not wears(character, "cloak-of-phasing"):
            continue
        inside = on_obstacle(s, figure)
        if inside != is_phased(figure):
            if inside:
                figure.bonuses.append((PHASED,))
                count_use(character)
            else:
                figure.bonuses.remove((PHASED,))


def is_phased(figure: Figure) -> bool:
    """Whether it counts as invisible, and so cannot attack."""
    return (PHASED,) in figure.bonuses


@TURN_CLOSES.at(20)
def stand_still(s: Scenario, number: int) -> Sequence[Planned]:
    """The Steel Sabatons give a shield at the end of a turn almost without moving."""
    figure = s.figures[number]
    character = s.characters[figure.owner]
    if character.moved <= CALM and wears(character, "steel-sabatons"):
        figure.bonuses.append((SHIELDED, 1))
        count_use(character)
    return ()
