"""Boosts: what an element, a circumstance or a number adds to a line (GH-ELEM-6 to 14)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from grimorio.core import Value, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.abilities import Boost
from grimorio.games.gloomhaven.components.numbers import (
    DISARM,
    ELEMENT,
    IMMOBILIZE,
    INVISIBLE,
    LINES,
    NEGATIVE,
    POISON,
    STUN,
    conditions_of,
)
from grimorio.games.gloomhaven.rules.figures import ground, named, shield_of
from grimorio.games.gloomhaven.rules.gains import gain_xp
from grimorio.games.gloomhaven.state import INERT, MONSTERS, Deed, Scenario
from grimorio.kit.numbers import NONE


def boosts_of(line: int) -> tuple[Boost, ...]:
    """The boosts of a line of a card."""
    if line == NONE:
        return ()
    found: tuple[Boost, ...] = getattr(LINES[line], "boosts", ())
    return found


def offers(s: Scenario, deed: Deed) -> Sequence[Value]:
    """The boosts that can be paid for now, with the elements (GH-ELEM-6, GH-ELEM-10 to 13): what
    was infused in this turn is not there yet (GH-ELEM-8)."""
    found: list[Value] = []
    for place, boost in enumerate(boosts_of(deed.line)):
        if boost.use and place not in deed.used:
            found += [("boost", place, *paid) for paid in payments(s, boost.use)]
    return found


def payments(s: Scenario, price: tuple[str, ...]) -> list[tuple[int, ...]]:
    """The sets of elements that pay a price."""
    there = [element for element, strength in enumerate(s.elements) if strength > INERT]
    named_ = [ELEMENT[name] for name in price if name != "any"]
    if any(element not in there for element in named_):
        return []
    free = [element for element in there if element not in named_]
    count = price.count("any")
    if count == 0:
        return [tuple(named_)]
    return [(*named_, *more) for more in permutations(free, count) if list(more) == sorted(more)]


def pay(s: Scenario, deed: Deed, place: int, elements: Sequence[int]) -> None:
    """Elements are used up, and the boost counts (GH-ELEM-7, GH-ELEM-14)."""
    deed.used.append(place)
    consume(s, deed.actor, elements)
    boost = boosts_of(deed.line)[place]
    if boost.xp and deed.seat != MONSTERS:
        gain_xp(s, deed.seat, boost.xp)


def consume(s: Scenario, number: int, elements: Sequence[int]) -> None:
    for element in elements:
        s.elements[element] = INERT
        tell(s, kinds.CONSUMED, named(s, number), element)


def counting(s: Scenario, deed: Deed) -> list[Boost]:
    """The boosts that hold whatever the target is: those paid for, and those without a price and a
    circumstance."""
    return [
        boost
        for place, boost in enumerate(boosts_of(deed.line))
        if not boost.when and not boost.per and (not boost.use or place in deed.used)
    ]


def against(s: Scenario, deed: Deed, target: int) -> list[tuple[Boost, int]]:
    """The boosts that depend on the target, and how often each counts."""
    found = []
    for place, boost in enumerate(boosts_of(deed.line)):
        if (boost.when or boost.per) and (not boost.use or place in deed.used):
            times = times_of(s, deed, boost, target)
            if times:
                found.append((boost, times))
    return found


def times_of(s: Scenario, deed: Deed, boost: Boost, target: int) -> int:
    """How often a boost counts against a target; 0 if what it asks for does not hold."""
    if boost.when and not holds(s, deed, boost.when, target):
        return 0
    figure = s.figures[target]
    if boost.per == "negative_condition":
        return (figure.conditions & NEGATIVE).bit_count()
    if boost.per == "ally_beside_target":
        return len(allies_beside(s, deed, target))
    if boost.per == "target_shield":
        return shield_of(s, figure)
    return 1


def holds(s: Scenario, deed: Deed, when: str, target: int) -> bool:
    """Whether a circumstance of the attack or of its target is given."""
    figure = s.figures[target]
    if when == "flanked":
        return bool(allies_beside(s, deed, target))
    if when == "isolated":
        return is_isolated(s, target)
    if when == "flanked_and_isolated":
        return bool(allies_beside(s, deed, target)) and is_isolated(s, target)
    if when == "hindered":
        return bool(figure.conditions & (DISARM | IMMOBILIZE | STUN))
    if when == "poisoned":
        return bool(figure.conditions & POISON)
    if when == "stunned":
        return bool(figure.conditions & STUN)
    if when == "invisible":
        return bool(s.figures[deed.actor].conditions & INVISIBLE)
    blow = deed.blow
    return blow is not None and blow.ranged == (when == "ranged")


def allies_beside(s: Scenario, deed: Deed, target: int) -> list[int]:
    """The allies of the actor next to its target."""
    beside = ground(s).beside[s.figures[target].at]
    return [
        number
        for number, figure in s.figures.items()
        if figure.side == deed.side and number != deed.actor and beside >> figure.at & 1
    ]


def is_isolated(s: Scenario, target: int) -> bool:
    """Whether none of the target's allies stands next to it."""
    figure = s.figures[target]
    beside = ground(s).beside[figure.at]
    return not any(
        other.side == figure.side and number != target and beside >> other.at & 1
        for number, other in s.figures.items()
    )


def attack_against(s: Scenario, deed: Deed, target: int) -> int:
    """What circumstances add to an attack on a target."""
    return sum([boost.attack * times for boost, times in against(s, deed, target)])


def conditions_against(s: Scenario, deed: Deed, target: int) -> int:
    """What circumstances add to an attack on a target besides."""
    found = 0
    for boost, _ in against(s, deed, target):
        found |= conditions_of(boost.conditions)
    return found
