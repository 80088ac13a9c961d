"""When figures act in a round: by their initiative (GH-INIT)."""

from __future__ import annotations

from typing import Final

from grimorio.games.gloomhaven.components.numbers import ABILITIES, ELITE, TYPE_DECK
from grimorio.games.gloomhaven.rules.scenario import special
from grimorio.games.gloomhaven.state import CHARACTER, MONSTER, SUMMON, Figure, Scenario

RESTING: Final = 99
"""The initiative of a long rest (GH-INIT-4)."""
LATE: Final = (RESTING, RESTING)


def initiative(s: Scenario, figure: Figure) -> tuple[int, int, int]:
    """When a figure acts in the round: its initiative, monsters after characters, the second card
    of characters (GH-INIT-1, GH-INIT-4, GH-INIT-5, GH-INIT-7, GH-INIT-8, GH-RUL-51, GH-RUL-29,
    GH-RUL-86)."""
    if figure.kind in (CHARACTER, SUMMON):
        character = s.characters[figure.owner]
        return character.initiative, 0, character.second
    if figure.kind == MONSTER:
        ability = s.abilities.get(TYPE_DECK[figure.type])
        return (ABILITIES[ability].initiative if ability is not None else RESTING), 1, 0
    return special.initiative_of(s, figure), 2, 0


def order_key(s: Scenario, figure: Figure) -> tuple[int, ...]:
    """The order of the round, without the ties that are decided: summons before their owner, elites
    first, then by number (GH-INIT-2, GH-INIT-9, GH-INIT-10)."""
    first, kind, second = initiative(s, figure)
    if kind == 0:
        return first, kind, second, figure.owner, int(figure.kind == CHARACTER), figure.number
    return first, kind, 0, figure.type, int(figure.rank != ELITE), figure.number
