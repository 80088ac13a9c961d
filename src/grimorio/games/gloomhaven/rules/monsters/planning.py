"""What a monster decides: its focus, where it moves, whom it attacks (GH-FOCUS, GH-MMOVE, GH-MATT).

The focus is the enemy that the monster comes to attack soonest, however far that is (GH-RUL-88,
GH-RUL-93). Traps and hazards are obstacles, unless there is no other way (GH-RUL-87). Disadvantage
against the focus decides from which hexes it would attack (GH-RUL-89); whom with it, and from which
of these hexes, is in targeting.py (GH-RUL-111).
Every rule narrows down what is left, in the order of the rules. What is still equal at the end the
players choose (GH-MATT-11).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grimorio.games.gloomhaven.rules.map.ground import FAR, cells_of
from grimorio.games.gloomhaven.rules.map.ways import DANGER, Field, costs_from, costs_to, ends
from grimorio.games.gloomhaven.rules.monsters.targeting import (
    Aiming,
    Enemy,
    PlannedAttack,
    has_one_target,
    strike_from,
)
from grimorio.kit.numbers import NONE


class Choice(NamedTuple):
    """One of the ways to do what the rules want, for the players to choose from."""

    focus: int
    end: int
    targets: tuple[int, ...]
    """The enemies attacked, by their numbers, in rising order; empty if it comes to no attack."""
    goal: int
    """The hex from which it attacks, or would."""


class Intent(NamedTuple):
    """What a monster may do now."""

    choices: list[Choice]
    """Empty if it has no focus: then it neither moves nor attacks (GH-FOCUS-11)."""
    foci: list[int]
    passed: dict[int, str]
    """Why each other enemy is not the focus: the rule that decided."""


def intend(
    field: Field,
    start: int,
    manner: int,
    move: int,
    attack: PlannedAttack,
    enemies: Sequence[Enemy],
    only: int = NONE,
) -> Intent:
    """What a monster may do, from its hex, with `move` movement points. `only` is the enemy that
    is its focus already."""
    ground = field.ground
    costs = costs_from(field, start, manner)
    free = ends(field, manner) | 1 << start
    strikes = [strike_from(field, attack, enemy.cell) & free for enemy in enemies]
    prox = ground.far(start)
    foci, passed = _focus(enemies, strikes, costs, prox, only)
    choices: list[Choice] = []
    for focus in foci:
        goals = _attack_hexes(field, attack, enemies[focus].cell, strikes[focus], costs, move)
        aims = _aims(field, attack, enemies, goals, focus, costs, prox)
        for goal, targets in aims:
            if costs[goal] % DANGER <= move:
                choices.append(Choice(focus, goal, targets if attack.made else (), goal))
        if not choices or choices[-1].focus != focus:
            for goal in sorted({goal for goal, _ in aims}):
                choices += [
                    Choice(focus, end, (), goal)
                    for end in _nearer(field, manner, move, free, costs, goal)
                ]
    return Intent(choices, foci, passed)


def foci_of(
    field: Field, start: int, manner: int, attack: PlannedAttack, enemies: Sequence[Enemy]
) -> tuple[list[int], dict[int, str]]:
    """Of a plan only the focus, and why each other enemy is not it."""
    costs = costs_from(field, start, manner)
    free = ends(field, manner) | 1 << start
    strikes = [strike_from(field, attack, enemy.cell) & free for enemy in enemies]
    return _focus(enemies, strikes, costs, field.ground.far(start), NONE)


def _nearest(strike: int, costs: Sequence[int]) -> int:
    """What it costs to come to where one can be attacked from."""
    return min([costs[cell] for cell in cells_of(strike)], default=FAR)


def _focus(
    enemies: Sequence[Enemy],
    strikes: Sequence[int],
    costs: Sequence[int],
    prox: Sequence[int],
    only: int,
) -> tuple[list[int], dict[int, str]]:
    """The nearest enemy, and the rule by which each other one is not it (GH-FOCUS-1 to 10)."""
    if only != NONE:
        return ([only] if _nearest(strikes[only], costs) < FAR else []), {}
    passed: dict[int, str] = {}
    left: list[int] = []
    nearest = [_nearest(strike, costs) for strike in strikes]
    for number, cost in enumerate(nearest):
        if cost < FAR:
            left.append(number)
        else:
            passed[number] = "GH-FOCUS-2"
    if len(left) < 2:
        return left, passed
    keys = (
        ("GH-FOCUS-5", [cost // DANGER for cost in nearest]),
        ("GH-FOCUS-7", nearest),
        ("GH-FOCUS-9", [prox[enemy.cell] for enemy in enemies]),
        ("GH-FOCUS-10", [enemy.order for enemy in enemies]),
    )
    for rule, key in keys:
        if len(left) < 2:
            break
        least = min([key[number] for number in left])
        for number in left:
            if key[number] > least:
                passed[number] = rule
        left = [number for number in left if key[number] == least]
    return left, passed


def _attack_hexes(
    field: Field, attack: PlannedAttack, target: int, strike: int, costs: Sequence[int], move: int
) -> list[int]:
    """Where it would attack its focus from: over as few traps and hazards as possible, if it can
    this turn, and without disadvantage (GH-MMOVE-3, GH-MMOVE-7, GH-MMOVE-8, GH-RUL-111)."""
    found = [cell for cell in cells_of(strike) if costs[cell] < FAR]
    safest = min([costs[cell] // DANGER for cell in found])
    found = [cell for cell in found if costs[cell] // DANGER == safest]
    soon = [cell for cell in found if costs[cell] % DANGER <= move]
    found = soon or found
    if attack.ranged and not attack.muddled:
        beside = field.ground.beside[target]
        found = [cell for cell in found if not beside >> cell & 1] or found
    return found


def _aims(
    field: Field,
    attack: PlannedAttack,
    enemies: Sequence[Enemy],
    goals: Sequence[int],
    focus: int,
    costs: Sequence[int],
    prox: Sequence[int],
) -> list[tuple[int, tuple[int, ...]]]:
    """Of the hexes to attack from, those it attacks from, each with its targets (GH-MMOVE-4 to 6,
    GH-MATT-8, GH-MATT-9)."""
    if has_one_target(attack):
        least = min([costs[goal] for goal in goals])
        return [(goal, (focus,)) for goal in goals if costs[goal] == least]
    aiming = Aiming(field, attack, enemies, focus, goals, costs, prox)
    return aiming.from_where(aiming.whom())


def ruled_out(
    field: Field,
    start: int,
    manner: int,
    move: int,
    attack: PlannedAttack,
    enemies: Sequence[Enemy],
    focus: int,
) -> dict[int, str]:
    """The hexes from which it could attack its focus this turn and does not, each with the rule
    that rules it out (GH-RUL-111)."""
    costs = costs_from(field, start, manner)
    free = ends(field, manner) | 1 << start
    strike = strike_from(field, attack, enemies[focus].cell) & free
    near = [cell for cell in cells_of(strike) if costs[cell] < FAR and costs[cell] % DANGER <= move]
    if not near:
        return {}
    goals = _attack_hexes(field, attack, enemies[focus].cell, strike, costs, move)
    safest = min([costs[cell] // DANGER for cell in cells_of(strike)])
    if has_one_target(attack):
        least = min([costs[goal] for goal in goals])
        passed = {goal: "GH-MMOVE-6" for goal in goals if costs[goal] > least}
    else:
        aiming = Aiming(field, attack, enemies, focus, goals, costs, field.ground.far(start))
        passed = _passed_by(aiming, goals, costs)
    found: dict[int, str] = {}
    for cell in near:
        if costs[cell] // DANGER > safest:
            found[cell] = "GH-MMOVE-7"
        elif cell not in goals:
            found[cell] = "GH-MMOVE-3"
        elif cell in passed:
            found[cell] = passed[cell]
    return found


def _passed_by(aiming: Aiming, goals: Sequence[int], costs: Sequence[int]) -> dict[int, str]:
    """Of the hexes to attack from, those it does not attack from, each with the rule that passes it
    by: in the choice of the targets first, then in that of the hex."""
    groups = aiming.whom()
    used = {goal for goal, _ in aiming.from_where(groups)}
    least = min([costs[goal] for goal in aiming.able])
    fewest = min([_hindered(aiming, goal, groups) for goal in used])
    found: dict[int, str] = {}
    for goal in goals:
        if goal in used:
            continue
        if goal not in aiming.able:
            found[goal] = "GH-MMOVE-4"
        elif not any(aiming.can_attack(goal, group) for group in groups):
            found[goal] = "GH-MMOVE-6" if costs[goal] > least else "GH-MATT-9"
        elif _hindered(aiming, goal, groups) > fewest:
            found[goal] = "GH-MMOVE-5"
        else:
            found[goal] = "GH-MMOVE-6"
    return found


def _hindered(aiming: Aiming, goal: int, groups: set[int]) -> int:
    """How many others are attacked with disadvantage from a hex: by the best of these groups."""
    return min([aiming.hindered(goal, group) for group in groups if aiming.can_attack(goal, group)])


def _nearer(
    field: Field, manner: int, move: int, free: int, costs: Sequence[int], goal: int
) -> list[int]:
    """Where it ends if it cannot attack this turn: as few traps and hazards as possible in all, the
    shortest way left, the least movement (GH-RUL-94, GH-MMOVE-9)."""
    rest = costs_to(field, goal, manner)
    best: tuple[int, int, int] | None = None
    found: list[int] = []
    for cell in cells_of(free):
        cost = costs[cell]
        if cost % DANGER > move or cost == FAR or rest[cell] == FAR:
            continue
        key = ((cost + rest[cell]) // DANGER, rest[cell] % DANGER, cost % DANGER)
        if best is None or key < best:
            best, found = key, []
        if key == best:
            found.append(cell)
    return found
