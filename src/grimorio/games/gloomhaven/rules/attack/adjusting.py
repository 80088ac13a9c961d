"""The value of an attack before its cards are drawn: all that adjusts it (GH-STEP-2..4)."""

from __future__ import annotations

from grimorio.core import Value, ask
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.numbers import POISON
from grimorio.games.gloomhaven.rules.attack.moments import ADJUSTED, BEFORE_ATTACK, Adjusted
from grimorio.games.gloomhaven.rules.map.figures import extra_attack
from grimorio.games.gloomhaven.state import (
    ADDING,
    DOUBLED,
    EARLY,
    HINDERED,
    MONSTERS,
    STRONGER,
    Blow,
    Deed,
    Scenario,
)


def adjust(s: Scenario, deed: Deed, blow: Blow, target: int) -> Adjusted:
    """All that changes the attack on a target (GH-STEP-2)."""
    found = Adjusted()
    for act in ADJUSTED.acts:
        act(s, deed, blow, target, found)
    return found


@ADJUSTED.at()
def by_itself(s: Scenario, deed: Deed, blow: Blow, target: int, found: Adjusted) -> None:
    """What was used for this attack only, the bonuses of the round, and Poison (GH-STEP-3,
    GH-COND-11)."""
    found.add += blow.extra
    for one in blow.present:
        if one[0] == STRONGER:
            found.add += one[1]
        elif one[0] == DOUBLED:
            found.doublings += 1
        elif one[0] == ADDING:
            found.conditions |= one[1]
        elif one[0] == EARLY:
            found.early = True
        elif one[0] == HINDERED:
            found.disadvantage = True
    actor = s.figures.get(deed.actor)
    if actor is not None:
        found.add += extra_attack(actor)
    if s.figures[target].conditions & POISON:
        found.add += 1


def worth(blow: Blow, found: Adjusted) -> int:
    """The value of the attack before the cards (GH-STEP-2..4)."""
    times = 1 << found.doublings
    value = blow.value * times + found.add if found.early else (blow.value + found.add) * times
    return max(0, value)


@BEFORE_ATTACK.at(40)
async def order_doublings(s: Scenario, deed: Deed, blow: Blow, target: int) -> bool:
    """Whether a doubling comes first or last, where it makes a difference (GH-STEP-4)."""
    if deed.seat != MONSTERS:
        found = adjust(s, deed, blow, target)
        if found.doublings > 0 and found.add != 0:
            ways: list[Value] = [kinds.DOUBLE_LAST(), kinds.DOUBLE_FIRST()]
            order = await ask(deed.seat, kinds.ORDER_CARDS, lambda: ways, blow.value)
            if kinds.DOUBLE_FIRST.matches(order):
                blow.present.append((EARLY,))
    return False
