"""What is added to the lines of monsters: elements that they use up (GH-MELEM), and what holds of a
target."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.numbers import ELEMENT, FIRST_PRICE, ORDERS, PRICES
from grimorio.games.gloomhaven.components.orders import Consume, OrderBoost
from grimorio.games.gloomhaven.rules.actions.boosting import allies_beside
from grimorio.games.gloomhaven.rules.actions.deciding import decide
from grimorio.games.gloomhaven.rules.attack.conditions import heal
from grimorio.games.gloomhaven.rules.attack.moments import ADJUSTED, HARMED, Adjusted
from grimorio.games.gloomhaven.rules.map.figures import named
from grimorio.games.gloomhaven.state import INERT, MONSTER, MONSTERS, Blow, Deed, Figure, Scenario
from grimorio.kit.numbers import NONE


def boosts_for(s: Scenario, figure: Figure, number: int) -> list[OrderBoost]:
    """The boosts of a line that were paid for in this round, or cost nothing. Of a line that only
    an element brings along: one empty boost if it was paid for."""
    if figure.kind != MONSTER:
        return []
    line = ORDERS[number]
    if isinstance(line, Consume):
        return [OrderBoost()] if (figure.type, FIRST_PRICE[number]) in s.drained else []
    boosts: tuple[OrderBoost, ...] = getattr(line, "boosts", ())
    return [
        boost
        for place, boost in enumerate(boosts)
        if not boost.use or (figure.type, FIRST_PRICE[number] + place) in s.drained
    ]


def prices(figure: Figure, number: int) -> list[tuple[tuple[int, int], tuple[str, ...]]]:
    """What an order asks for, by its boosts or as a whole: how it is kept, and the elements."""
    return [
        ((figure.type, FIRST_PRICE[number] + place), price)
        for place, price in enumerate(PRICES[number])
        if price
    ]


async def drain(s: Scenario, number: int, lines: Sequence[int]) -> None:
    """The first of a type to act uses up what its card asks for, if all of it is there; the others
    of its type have the benefit too (GH-MELEM-3..6, GH-RUL-100, GH-RUL-101, GH-RUL-169)."""
    for line in lines:
        for key, price in prices(s.figures[number], line):
            if key not in s.drained and can_pay(s, price):
                s.drained.append(key)
                for element in await _payment(s, price):
                    s.elements[element] = INERT
                    tell(s, kinds.CONSUMED, named(s, number), element)


def suppose_drained(s: Scenario, figure: Figure, lines: Sequence[int]) -> None:
    """As if it had used up what it can, of any element the first. For a state that is thrown
    away."""
    for line in lines:
        for key, price in prices(figure, line):
            if key not in s.drained and can_pay(s, price):
                s.drained.append(key)
                for name in price:
                    strong = [n for n, strength in enumerate(s.elements) if strength > INERT]
                    s.elements[ELEMENT[name] if name != "any" else strong[0]] = INERT


def can_pay(s: Scenario, price: tuple[str, ...]) -> bool:
    """Whether all elements of a price are there (GH-RUL-101)."""
    there = [element for element, strength in enumerate(s.elements) if strength > INERT]
    known = [ELEMENT[name] for name in price if name != "any"]
    return len(there) >= len(price) and all(element in there for element in known)


async def _payment(s: Scenario, price: tuple[str, ...]) -> list[int]:
    """The elements that are used up; the players choose where any will do (GH-MELEM-5)."""
    paid = [ELEMENT[name] for name in price if name != "any"]
    for _ in range(price.count("any")):

        def left() -> list[int]:
            return [n for n, strength in enumerate(s.elements) if strength and n not in paid]

        paid.append(await decide(s, MONSTERS, kinds.CHOOSE_ELEMENT, left))
    return paid


def _boosts_now(s: Scenario, deed: Deed) -> list[OrderBoost]:
    """Those of the line that a monster is doing."""
    figure = s.figures.get(deed.actor)
    return (
        []
        if figure is None or deed.played.order == NONE
        else boosts_for(s, figure, deed.played.order)
    )


@ADJUSTED.at()
def by_order(s: Scenario, deed: Deed, blow: Blow, target: int, found: Adjusted) -> None:
    """What the line of a monster adds to its attack on a target beside one of its allies."""
    for boost in _boosts_now(s, deed):
        if boost.when == "beside_ally" and allies_beside(s, deed, target):
            found.add += boost.attack


@HARMED.at()
def draw_life(s: Scenario, deed: Deed) -> None:
    """A monster has harmed a target, and some lines heal it for that."""
    for boost in _boosts_now(s, deed):
        if boost.heal_each:
            heal(s, deed.actor, boost.heal_each)
