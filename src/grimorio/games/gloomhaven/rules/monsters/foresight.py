"""What a monster or a summon would do now: asked by players and by bots, and nothing is changed
(GH-MTURN-5, GH-RUL-261)."""

from __future__ import annotations

from typing import NamedTuple

from grimorio.games.gloomhaven.components.numbers import (
    IMMOBILIZE,
    ORDERS,
    STUN,
    SUMMON_ORDERS,
    TYPE_DECK,
)
from grimorio.games.gloomhaven.components.orders import AttackOrder, MoveOrder
from grimorio.games.gloomhaven.rules.map.figures import field_for, manner_of_moving
from grimorio.games.gloomhaven.rules.map.initiative import LATE
from grimorio.games.gloomhaven.rules.map.precedence import as_enemies, first_of_types
from grimorio.games.gloomhaven.rules.map.ways import way
from grimorio.games.gloomhaven.rules.monsters.acting import acting_for
from grimorio.games.gloomhaven.rules.monsters.drains import boosts_for, suppose_drained
from grimorio.games.gloomhaven.rules.monsters.focus import think_of
from grimorio.games.gloomhaven.rules.monsters.might import (
    attack_orders,
    blow_by,
    jumps,
    might_of,
    orders_of,
    orders_to_do,
)
from grimorio.games.gloomhaven.rules.monsters.planning import ruled_out
from grimorio.games.gloomhaven.state import MONSTER, Figure, Scenario
from grimorio.kit.numbers import NONE


class Foresight(NamedTuple):
    """What a figure would do now: the figures it may go for, why not the others, and what it may do
    then, as in the question MONSTER_ACTS."""

    ability: int
    """NONE for a summon, and for a plain move and attack."""
    foci: tuple[int, ...]
    passed: dict[int, str]
    choices: tuple[tuple[int, ...], ...]
    """(focus, end, targets...): with its first move, and the attack after it."""
    value: int
    """Of that attack; NONE if it makes none."""
    ways: tuple[tuple[int, ...], ...]
    """The hexes of the move of each choice, without the one it comes from."""
    ruled: dict[int, str]
    """The hexes from which it could attack and would not, and the rule that says so. Empty if it
    may go for several."""


NOTHING = Foresight(NONE, (), {}, (), NONE, (), {})


def foresee(s: Scenario, number: int, ability: int = NONE) -> Foresight:
    """What a figure would do now with an ability of its deck, or with the one it has. Nothing is
    changed (GH-MTURN-5)."""
    copy = s.copy()
    figure = copy.figures[number]
    known = ability
    if figure.kind == MONSTER:
        deck = TYPE_DECK[figure.type]
        if ability != NONE:
            copy.abilities[deck] = ability
        known = copy.abilities.get(deck, NONE)
    if figure.conditions & STUN:
        return NOTHING._replace(ability=known)
    suppose_drained(copy, figure, orders_of(copy, figure))
    return by_lines(copy, number, orders_to_do(copy, figure))._replace(ability=known)


def foresee_plainly(s: Scenario, number: int) -> Foresight:
    """What a figure would do before the cards of a round are shown: with the plain move and attack
    of its stat card. When the others will act is not known, so that nobody comes before another
    for that (GH-FOCUS-10, GH-RUL-261)."""
    copy = s.copy()
    copy.abilities.clear()
    copy.drained.clear()
    for character in copy.characters:
        character.initiative, character.second = LATE
    for figure in copy.figures.values():
        figure.acted = False
    if copy.figures[number].conditions & STUN:
        return NOTHING
    return by_lines(copy, number, list(SUMMON_ORDERS))


def by_lines(s: Scenario, number: int, lines: list[int]) -> Foresight:
    """What a figure would do by these lines: its focus, its first move, the attack after it."""
    figure = s.figures[number]
    side, _ = acting_for(figure)
    points = first_move(s, figure, lines)
    found, foes, attack = think_of(s, number, side, lines, points)
    value = NONE
    if attack.made:
        first = attack_orders(s, figure, lines)[0]
        boosts = boosts_for(s, figure, first)
        value = max(0, blow_by(might_of(s, figure), ORDERS[first], boosts, attack).value)
    choices = sorted(
        {
            (foes[one.focus], one.end, *[foes[target] for target in one.targets])
            for one in found.choices
        }
    )
    manner = manner_of_moving(s, figure, jumps(lines))
    field = field_for(s, number, side)
    ways = [tuple(way(field, figure.at, choice[1], manner)) for choice in choices]
    ruled: dict[int, str] = {}
    if len(found.foci) == 1 and points:
        enemies = as_enemies(s, foes)
        ruled = ruled_out(field, figure.at, manner, points, attack, enemies, found.foci[0])
    return Foresight(
        NONE,
        tuple(first_of_types(s, [foes[focus] for focus in found.foci])),
        {foes[other]: rule for other, rule in found.passed.items()},
        tuple(choices),
        value,
        tuple(ways),
        ruled,
    )


def first_move(s: Scenario, figure: Figure, lines: list[int]) -> int:
    """The movement points of its first move, 0 if it attacks before it moves, or cannot move."""
    for line in [ORDERS[one] for one in lines]:
        if isinstance(line, MoveOrder) and not figure.conditions & IMMOBILIZE:
            return max(0, might_of(s, figure).move + line.plus)
        if isinstance(line, AttackOrder):
            return 0
    return 0
