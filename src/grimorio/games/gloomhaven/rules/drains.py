"""Elements that monsters use up (GH-MELEM)."""

from __future__ import annotations

from grimorio.core import tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components import decks
from grimorio.games.gloomhaven.components.decks import Boost
from grimorio.games.gloomhaven.components.numbers import ELEMENT, ORDERS
from grimorio.games.gloomhaven.rules.deciding import decide
from grimorio.games.gloomhaven.rules.figures import named
from grimorio.games.gloomhaven.state import INERT, MONSTER, MONSTERS, Figure, Scenario

ALL = 7
"""The place of what a whole line costs, behind its boosts."""


def key_of(figure: Figure, line: int, place: int) -> int:
    return figure.type << 16 | line << 3 | place


def boosts_for(s: Scenario, figure: Figure, number: int) -> list[Boost]:
    """The boosts of a line that were paid for in this round, or cost nothing. Of a line that only
    an element brings along: one empty boost if it was paid for."""
    if figure.kind != MONSTER:
        return []
    line = ORDERS[number]
    if isinstance(line, decks.Consume):
        return [Boost()] if key_of(figure, number, ALL) in s.drained else []
    boosts: tuple[Boost, ...] = getattr(line, "boosts", ())
    return [
        boost
        for place, boost in enumerate(boosts)
        if not boost.use or key_of(figure, number, place) in s.drained
    ]


async def drain(s: Scenario, figure: Figure, lines: tuple[int, ...]) -> None:
    """The first of a type to act uses up what its card asks for, if all of it is there; the others
    of its type have the benefit too (GH-MELEM-3 to 5, GH-RUL-100, GH-RUL-101)."""
    if figure.kind != MONSTER:
        return
    for number in lines:
        line = ORDERS[number]
        if isinstance(line, decks.Consume):
            await _pay(s, figure, key_of(figure, number, ALL), (line.use,))
        boosts: tuple[Boost, ...] = getattr(line, "boosts", ())
        for place, boost in enumerate(boosts):
            if boost.use:
                await _pay(s, figure, key_of(figure, number, place), boost.use)


async def _pay(s: Scenario, figure: Figure, key: int, price: tuple[str, ...]) -> None:
    if key in s.drained:
        return
    there = [element for element, strength in enumerate(s.elements) if strength > INERT]
    paid: list[int] = []
    for name in price:
        if name == "any":
            left = [element for element in there if element not in paid]
            if not left:
                return
            paid.append(await _choose(s, left))
        elif ELEMENT[name] in there:
            paid.append(ELEMENT[name])
        else:
            return
    s.drained[key] = 1
    number = next(known for known, one in s.figures.items() if one is figure)
    for element in paid:
        s.elements[element] = INERT
        tell(s, kinds.CONSUMED, named(s, number), element)


async def _choose(s: Scenario, elements: list[int]) -> int:
    """The players choose for a monster (GH-MELEM-5)."""
    return await decide(s, MONSTERS, kinds.CHOOSE_ELEMENT, lambda: elements)
