"""What an attack is likely to do: the damage on average, and the chance to kill."""

from __future__ import annotations

from typing import NamedTuple

from grimorio.games.gloomhaven.components.classes import Modifier
from grimorio.games.gloomhaven.components.numbers import MODIFIERS
from grimorio.games.gloomhaven.rules.actions.bonuses import lasting_shield
from grimorio.games.gloomhaven.rules.attack.blows import manner_against, worth_against
from grimorio.games.gloomhaven.rules.attack.conditions import pile_numbered
from grimorio.games.gloomhaven.rules.attack.modifiers import counting, damage, wants_more
from grimorio.games.gloomhaven.rules.map.figures import shield_of
from grimorio.games.gloomhaven.state import Blow, Deed, Scenario

DEEPEST = 4
"""After this many cards that roll on, the next one is taken for the last."""


class Prospect(NamedTuple):
    """An attack before its cards are drawn."""

    value: int
    shield: int
    """What is left of the shields behind piercing."""
    average: float
    kill: float


def prospect(s: Scenario, deed: Deed, blow: Blow, target: int) -> Prospect:
    """An attack on a target, over all cards that the deck may deal."""
    figure = s.figures[target]
    value = worth_against(s, deed, blow, target)
    shield = 0
    if not blow.bypass:
        shield = max(0, shield_of(s, figure) + lasting_shield(s, target) - blow.pierce)
    pile = pile_numbered(s, deed.deck)
    left: dict[int, int] = {}
    for card in pile.bag or pile.discards:
        left[card] = left.get(card, 0) + 1
    manner = manner_against(s, deed, blow, target)
    totals: dict[int, float] = {}
    _draw(left, [], 1.0, manner, value, totals)
    average = kill = 0.0
    for total, chance in totals.items():
        harm = max(0, total - shield)
        average += chance * harm
        if harm >= figure.hp:
            kill += chance
    return Prospect(value, shield, average, kill)


def _draw(
    left: dict[int, int],
    drawn: list[Modifier],
    chance: float,
    manner: int,
    value: int,
    totals: dict[int, float],
) -> None:
    """Every way the next cards may come, with its chance."""
    count = sum(left.values())
    if not count or len(drawn) >= DEEPEST or not wants_more(drawn, manner):
        total = damage(counting(drawn, manner, value), value) if drawn else value
        totals[total] = totals.get(total, 0.0) + chance
        return
    for card, copies in list(left.items()):
        if copies:
            left[card] = copies - 1
            drawn.append(MODIFIERS[card])
            _draw(left, drawn, chance * copies / count, manner, value, totals)
            drawn.pop()
            left[card] = copies
