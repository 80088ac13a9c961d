"""Boosts: what an element, a circumstance or a number adds to a line (GH-ELEM-6..14)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from grimorio.core import Value, ask, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.effects import Boost
from grimorio.games.gloomhaven.components.numbers import (
    BASIC,
    BOOSTS,
    DISARM,
    ELEMENT,
    FIRST_BOOST,
    IMMOBILIZE,
    INVISIBLE,
    NEGATIVE,
    NUMBERED_BOOSTS,
    POISON,
    STUN,
    conditions_of,
)
from grimorio.games.gloomhaven.rules.actions.gains import gain_xp
from grimorio.games.gloomhaven.rules.attack.moments import (
    ADJUSTED,
    ATTACK_MADE,
    HURT,
    WHOM,
    Adjusted,
)
from grimorio.games.gloomhaven.rules.gear.worn import basic
from grimorio.games.gloomhaven.rules.map.figures import character_of, ground, named, own, shield_of
from grimorio.games.gloomhaven.state import CHARACTER, INERT, MONSTERS, Blow, Deed, Scenario
from grimorio.kit.numbers import NONE


def amount(s: Scenario, deed: Deed, value: int | str) -> int:
    """A number of a line, or what it is counted by."""
    if isinstance(value, int):
        return max(value, basic_value(s, deed))
    if value == "moved":
        return deed.done.moved
    if value == "twice_destroyed":
        return 2 * len(deed.done.marks)
    character = character_of(s, s.figures[deed.actor])
    assert character is not None
    return character.moved if value == "moved_this_turn" else character.dealt


@HURT.at()
def credit(s: Scenario, _number: int, amount: int, by: int) -> None:
    """Damage dealt by a character in its turn counts for some lines."""
    figure = s.figures.get(by)
    if figure is not None and figure.kind == CHARACTER:
        s.characters[figure.owner].dealt += amount


def basic_value(s: Scenario, deed: Deed) -> int:
    """What items make of a basic attack or a basic move; 0 for other actions."""
    character = character_of(s, s.figures[deed.actor])
    if deed.played.half < BASIC or character is None:
        return 0
    return basic(character, deed.played.half == BASIC)


def boosts_of(line: int) -> tuple[Boost, ...]:
    """The boosts of a line of a card."""
    if line == NONE:
        return ()
    return BOOSTS[line]


def numbered(line: int) -> tuple[tuple[int, Boost], ...]:
    """The boosts of a line with their numbers."""
    return NUMBERED_BOOSTS[line] if line != NONE else ()


def offers(s: Scenario, deed: Deed) -> list[tuple[int, tuple[int, ...]]]:
    """The boosts that can be paid for now, with the elements (GH-ELEM-6, GH-ELEM-10..13): what
    was infused in this turn is not there yet (GH-ELEM-8)."""
    return [
        (number, paid)
        for number, boost in numbered(deed.played.line)
        if boost.use and number not in deed.used.boosts
        for paid in payments(s, boost.use)
    ]


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


def pay(s: Scenario, deed: Deed, number: int, elements: Sequence[int]) -> None:
    """Elements are used up, and the boost counts (GH-ELEM-7, GH-ELEM-14)."""
    deed.used.boosts.append(number)
    consume(s, deed.actor, elements)
    boost = boost_numbered(deed.played.line, number)
    if boost.xp and not boost.when and deed.seat != MONSTERS:
        gain_xp(s, deed.seat, boost.xp)


def boost_numbered(line: int, number: int) -> Boost:
    """A boost of a line, by its number."""
    return BOOSTS[line][number - FIRST_BOOST[line]]


async def choose_boosts(s: Scenario, deed: Deed) -> None:
    """The boosts to be paid for, one after another, or none (GH-ELEM-11)."""

    def options() -> list[Value]:
        return [None, *[kinds.MAY_BOOST(number, paid) for number, paid in offers(s, deed)]]

    while len(options()) > 1:
        answer = await ask(deed.seat, kinds.MAY, options, deed.played.line)
        if answer is None:
            return
        pay(s, deed, *kinds.MAY_BOOST.parts(answer))


async def pay_price(s: Scenario, deed: Deed, price: tuple[str, ...]) -> bool:
    """A line that only elements bring about: whether they are used up for it (GH-ELEM-13,
    GH-ELEM-14)."""
    if not price:
        return True

    def options() -> Sequence[Value]:
        return [None, *[kinds.PAY(paid) for paid in payments(s, price)]]

    answer = await ask(deed.seat, kinds.MAY, options, deed.played.line)
    if answer is None:
        return False
    consume(s, deed.actor, *kinds.PAY.parts(answer))
    return True


def consume(s: Scenario, number: int, elements: Sequence[int]) -> None:
    for element in elements:
        s.elements[element] = INERT
        tell(s, kinds.CONSUMED, named(s, number), element)


def in_force(deed: Deed) -> list[Boost]:
    """The boosts paid for, and those without a price. One that stands in place of the boost before
    it takes that away."""
    found: list[tuple[int, Boost]] = []
    for number, boost in numbered(deed.played.line):
        if not boost.use or number in deed.used.boosts:
            if boost.instead and found and found[-1][0] == number - 1:
                found.pop()
            found.append((number, boost))
    return [boost for _, boost in found]


def is_replaced(deed: Deed) -> bool:
    """Whether the first boost stands in place of what the line itself says."""
    boosts = boosts_of(deed.played.line)
    return bool(boosts) and boosts[0].instead and FIRST_BOOST[deed.played.line] in deed.used.boosts


def counting(deed: Deed) -> list[Boost]:
    """The boosts that hold whatever the target is."""
    return [boost for boost in in_force(deed) if not boost.when and not boost.per]


@WHOM.at(10)
def whom_instead(deed: Deed, whom: str) -> str:
    """Whom a line is for, unless a boost says otherwise. A boost with damage is for others besides,
    and changes nothing for the line."""
    for boost in counting(deed):
        if boost.whom is not None and not boost.damage:
            whom = boost.whom
    return whom


def kills(deed: Deed) -> tuple[str, ...]:
    """The ranks of those that a boost kills instead."""
    found: list[str] = []
    for boost in counting(deed):
        found += boost.kill
    return tuple(found)


def against(s: Scenario, deed: Deed, target: int) -> list[tuple[Boost, int]]:
    """The boosts that depend on the target, and how often each counts."""
    found = []
    for boost in in_force(deed):
        if boost.when or boost.per:
            times = times_of(s, deed, boost, target)
            if times:
                found.append((boost, times))
    return found


@ATTACK_MADE.at()
def reward(s: Scenario, deed: Deed, target: int) -> None:
    """Experience for circumstances of an attack on a target (GH-XP-1, GH-XP-2). What is for an
    element was gained when that was used up."""
    if deed.seat == MONSTERS:
        return
    for boost, times in against(s, deed, target):
        if boost.when or not boost.use:
            gain_xp(s, deed.seat, boost.xp * times)


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
        for number, figure in own(s, deed.side)
        if number != deed.actor and beside >> figure.at & 1
    ]


def is_isolated(s: Scenario, target: int) -> bool:
    """Whether none of the target's allies stands next to it."""
    figure = s.figures[target]
    beside = ground(s).beside[figure.at]
    return not any(
        number != target and beside >> other.at & 1 for number, other in own(s, figure.side)
    )


@ADJUSTED.at()
def by_circumstances(s: Scenario, deed: Deed, blow: Blow, target: int, found: Adjusted) -> None:
    """What circumstances add to an attack on a target."""
    for boost, times in against(s, deed, target):
        found.add += boost.attack * times
        found.conditions |= conditions_of(boost.conditions)
