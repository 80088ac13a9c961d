"""What the cards of a monster or a summon say: its values, its lines, and what elements add to
them (GH-MTURN-1, GH-MTURN-2, GH-MACT)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from grimorio.games.gloomhaven.components.numbers import (
    ABILITY_ORDERS,
    DISARM,
    MUDDLE,
    ORDERS,
    ORDERS_INSIDE,
    SUMMON_ORDERS,
    TYPE_DECK,
    Sheet,
    conditions_of,
)
from grimorio.games.gloomhaven.components.orders import (
    AttackOrder,
    Boss,
    ByLevel,
    Consume,
    MoveOrder,
    Order,
    OrderBoost,
)
from grimorio.games.gloomhaven.rules.attack.blows import new_blow
from grimorio.games.gloomhaven.rules.map.areas import Area
from grimorio.games.gloomhaven.rules.map.figures import sheet_of, summon_line
from grimorio.games.gloomhaven.rules.monsters.drains import boosts_for
from grimorio.games.gloomhaven.rules.monsters.targeting import PlannedAttack
from grimorio.games.gloomhaven.rules.scenario.special import lines_behind
from grimorio.games.gloomhaven.state import SUMMON, Blow, Figure, Scenario
from grimorio.kit.content import expect
from grimorio.kit.hexes import Hex

EVERY: Final = 99
"""More targets than there can be."""
STANDING_FOR_OTHERS: Final = frozenset(
    [n for n, line in enumerate(ORDERS) if isinstance(line, Boss | ByLevel)]
)
BOUGHT: Final = frozenset([n for n, line in enumerate(ORDERS) if isinstance(line, Consume)])
MOVES: Final = frozenset([n for n, line in enumerate(ORDERS) if isinstance(line, MoveOrder)])
ATTACKS: Final = frozenset([n for n, line in enumerate(ORDERS) if isinstance(line, AttackOrder)])
"""Lines of monsters by what they are: those that others stand behind, that an element brings
along, moves, attacks."""


class Might(NamedTuple):
    """What a monster or a summon has by its card."""

    move: int
    attack: int | None
    range: int
    """0 is melee."""
    targets: int
    pierce: int
    conditions: int


def might_of(s: Scenario, figure: Figure) -> Might:
    """The side of the stat card for its rank, or what the card of a summon says (GH-MTURN-1,
    GH-MTURN-2, GH-SUMMON-7). Its traits are always there (GH-MTURN-3, GH-MACT-7)."""
    if figure.kind == SUMMON:
        line = summon_line(figure)
        conditions = conditions_of(line.conditions)
        attack = (figure.hp + 1) // 2 if line.attack == "half_hp" else line.attack
        return Might(line.move, attack, line.range, 1, 0, conditions)
    return might_by(sheet_of(s, figure))


@cache
def might_by(card: Sheet) -> Might:
    """What a stat card says."""
    return Might(card.move, card.attack, card.range, card.targets, card.pierce, card.conditions)


@cache
def area_of(offsets: tuple[Hex, ...], ranged: bool) -> Area:
    return Area(offsets, ranged=ranged)


# -- lines -----------------------------------------------------------------------------------------


def orders_of(s: Scenario, figure: Figure) -> list[int]:
    """What its card says, a special of a boss and a line by level read out (GH-MACT-2)."""
    if figure.kind == SUMMON:
        return list(SUMMON_ORDERS)
    ability = s.abilities.get(TYPE_DECK[figure.type])
    return [] if ability is None else _read_out(s, figure, ABILITY_ORDERS[ability])


def _read_out(s: Scenario, figure: Figure, lines: tuple[int, ...]) -> list[int]:
    found: list[int] = []
    for number in lines:
        if number in STANDING_FOR_OTHERS:
            found += _read_out(s, figure, lines_behind(s, figure, number))
        else:
            found.append(number)
    return found


def orders_to_do(s: Scenario, figure: Figure) -> list[int]:
    """What it does in its turn: its lines, with those that a used up element brings along
    (GH-MELEM-4)."""
    return _unfolded(s, figure, orders_of(s, figure))


def _unfolded(s: Scenario, figure: Figure, lines: list[int]) -> list[int]:
    found: list[int] = []
    for number in lines:
        if number not in BOUGHT:
            found.append(number)
        elif boosts_for(s, figure, number):
            found += _unfolded(s, figure, list(ORDERS_INSIDE[number]))
    return found


def jumps(lines: list[int]) -> bool:
    """Whether its first move is a jump."""
    for number in lines:
        if number in MOVES:
            line = expect(MoveOrder, ORDERS[number])
            return line.jump
    return False


# -- attacks ---------------------------------------------------------------------------------------


def attack_by(s: Scenario, figure: Figure, number: int) -> PlannedAttack:
    """Whom the attack of a line can be made on, with what its boosts change. Without a range it has
    that of the stat card; about itself, or on adjacent enemies, it is not ranged (GH-MACT-5,
    GH-MATT-4..6). If it is muddled, it has disadvantage anyway (GH-RUL-112). An
    element gives it targets in all, not more of them (GH-RUL-165)."""
    line = expect(AttackOrder, ORDERS[number])
    might = might_of(s, figure)
    reach = might.range if line.range is None else line.range
    ranged = reach > 0
    reach += line.reach
    targets = might.targets if line.target is None else line.target
    area, whom = line.area, line.whom
    for boost in boosts_for(s, figure, number):
        reach += boost.reach
        targets = boost.target or targets
        area = boost.area or area
        whom = boost.whom or whom
    if whom == "adjacent" or (area and line.about):
        reach, ranged = 1, False
    if whom in ("adjacent", "in_range"):
        targets = EVERY
    elif whom == "one_with_all":
        targets = 1
    shape = area_of(area, not line.about) if area else None
    muddled = bool(figure.conditions & MUDDLE)
    return PlannedAttack(max(1, reach), targets, shape, ranged, muddled)


def attack_orders(s: Scenario, figure: Figure, lines: list[int]) -> list[int]:
    """Those of these lines that are attacks, if it can attack at all (GH-COND-14)."""
    if figure.conditions & DISARM or might_of(s, figure).attack is None:
        return []
    return [number for number in lines if number in ATTACKS]


def blow_by(might: Might, line: Order, boosts: Sequence[OrderBoost], attack: PlannedAttack) -> Blow:
    """An attack with its value and its effects: those of the stat card, of the line and of its
    boosts (GH-MATT-1, GH-MATT-16, GH-MACT-4). The value may be below 0 here: what else adjusts it
    counts from there (GH-STEP-2, GH-RUL-59)."""
    assert isinstance(line, AttackOrder)
    plus, push = line.plus, line.push
    conditions = might.conditions | conditions_of(line.conditions)
    for boost in boosts:
        if not boost.when:
            plus = boosted(plus, boost.attack, boost)
            push = boosted(push, boost.push, boost)
            conditions |= conditions_of(boost.conditions)
    assert might.attack is not None
    blow = new_blow(might.attack + plus, attack.range)
    blow.ranged = attack.ranged
    blow.pierce = might.pierce + line.pierce
    blow.push, blow.pull = push, line.pull
    blow.conditions = conditions
    return blow


def boosted(value: int, more: int, boost: OrderBoost) -> int:
    """A number of a line with what a boost adds to it, or has in its place."""
    return more if boost.instead and more else value + more


def attacks_of(s: Scenario, figure: Figure, number: int) -> int:
    """How often a line attacks one and the same enemy: with all its attacks, if it says so
    (GH-RUL-164)."""
    line = expect(AttackOrder, ORDERS[number])
    return might_of(s, figure).targets if line.whom == "one_with_all" else 1
