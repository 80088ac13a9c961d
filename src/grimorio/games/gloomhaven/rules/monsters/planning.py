"""What a monster decides: its focus, where it moves, whom it attacks (GH-FOCUS, GH-MMOVE, GH-MATT).

The focus is the enemy that the monster comes to attack soonest, however far that is (GH-RUL-88,
GH-RUL-93). Traps and hazards are obstacles, unless there is no other way (GH-RUL-87). Disadvantage
counts against the focus first, then against the others one by one (GH-RUL-89, GH-RUL-95).
Every rule narrows down what is left, in the order of the rules. What is still equal at the end the
players choose (GH-MATT-11, GH-RUL-111).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias, final

from grimorio.games.gloomhaven.rules.map.areas import Area
from grimorio.games.gloomhaven.rules.map.ground import FAR, cells_of
from grimorio.games.gloomhaven.rules.map.ways import DANGER, Field, costs_from, costs_to, ends
from grimorio.kit.numbers import NONE

MELEE: Final = 1
Merit: TypeAlias = "tuple[int, int, int, list[tuple[int, int]]]"
BY_MERIT: Final = ("GH-MMOVE-4", "GH-MMOVE-5", "GH-MMOVE-6", "GH-MATT-9")
"""The rules that the parts of a merit stand for."""


@final
class Enemy:
    """One whom the monster may attack; an invisible one it does not know of (GH-RUL-92)."""

    __slots__ = ("cell", "order")

    def __init__(self, cell: int, order: int) -> None:
        self.cell: Final = cell
        self.order: Final = order
        """Its place in the order of the round; equal places are a tie."""


class PlannedAttack(NamedTuple):
    """The attack of a monster's card, or a melee attack that it only moves for (GH-FOCUS-8)."""

    range: int = MELEE
    targets: int = 1
    area: Area | None = None
    ranged: bool = False
    muddled: bool = False
    """Has disadvantage anyway, and so does not move to avoid it (GH-RUL-112)."""
    made: bool = True
    """False if it has no attack this turn, or is disarmed."""


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
    strikes = [_strike_from(field, attack, enemy.cell) & free for enemy in enemies]
    prox = ground.far(start)
    foci, passed = _focus(enemies, strikes, costs, prox, only)
    choices: list[Choice] = []
    for focus in foci:
        goals = _attack_hexes(field, attack, enemies[focus].cell, strikes[focus], costs, move)
        aims = _aims(field, attack, enemies, strikes, goals, focus, prox, costs)
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
    strikes = [_strike_from(field, attack, enemy.cell) & free for enemy in enemies]
    return _focus(enemies, strikes, costs, field.ground.far(start), NONE)


def targets_from(
    field: Field, at: int, attack: PlannedAttack, enemies: Sequence[Enemy], focus: int
) -> list[tuple[int, ...]]:
    """Whom a monster attacks from its hex, its focus among them: the sets that are equally good;
    none if the focus is not in range and in sight (GH-MATT-7 to 11)."""
    if not _strike_from(field, attack, enemies[focus].cell) >> at & 1:
        return []
    if _has_one_target(attack):
        return [(focus,)]
    strikes = [_strike_from(field, attack, enemy.cell) for enemy in enemies]
    prox = field.ground.far(at)
    costs = [0] * field.ground.size
    aims = _aims(field, attack, enemies, strikes, [at], focus, prox, costs)
    return [targets for _, targets in aims]


def _strike_from(field: Field, attack: PlannedAttack, target: int) -> int:
    """The hexes from which a target is in range and in sight (GH-FOCUS-2, GH-MATT-10)."""
    ground, area = field.ground, attack.area
    found = ground.within(target, attack.range) if area is None or attack.targets > 1 else 0
    if area is not None:
        found |= area.origins(ground, target, attack.range)
    return ground.sees(target, found)


def _has_one_target(attack: PlannedAttack) -> bool:
    """Whether it is on the focus alone."""
    return attack.area is None and attack.targets == 1


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
    strikes: Sequence[int],
    goals: Sequence[int],
    focus: int,
    prox: Sequence[int],
    costs: Sequence[int],
) -> list[tuple[int, tuple[int, ...]]]:
    """Of the hexes to attack from, the best with their targets: most targets, fewest of the others
    with disadvantage, least movement, the better others (GH-MMOVE-4 to 6, GH-MATT-8, GH-MATT-9)."""
    if _has_one_target(attack):
        least = min([costs[goal] for goal in goals])
        return [(goal, (focus,)) for goal in goals if costs[goal] == least]
    best: Merit | None = None
    found: list[tuple[int, tuple[int, ...]]] = []
    for goal in goals:
        for targets in _target_sets(field, attack, enemies, strikes, goal, focus):
            key = _merit(field, attack, enemies, goal, targets, focus, prox, costs)
            if best is None or key < best:
                best, found = key, []
            if key == best:
                found.append((goal, targets))
    return found


def _merit(
    field: Field,
    attack: PlannedAttack,
    enemies: Sequence[Enemy],
    goal: int,
    targets: tuple[int, ...],
    focus: int,
    prox: Sequence[int],
    costs: Sequence[int],
) -> Merit:
    """How good it is to attack these targets from a hex: the least is the best."""
    rest = [enemies[number] for number in targets if number != focus]
    hindered = 0
    if attack.ranged and not attack.muddled:
        beside = field.ground.beside[goal]
        hindered = sum([beside >> enemy.cell & 1 for enemy in rest])
    ranks = sorted([(prox[enemy.cell], enemy.order) for enemy in rest])
    return -len(targets), hindered, costs[goal], ranks


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
    strikes = [_strike_from(field, attack, enemy.cell) & free for enemy in enemies]
    near = [
        cell
        for cell in cells_of(strikes[focus])
        if costs[cell] < FAR and costs[cell] % DANGER <= move
    ]
    if not near:
        return {}
    goals = _attack_hexes(field, attack, enemies[focus].cell, strikes[focus], costs, move)
    safest = min([costs[cell] // DANGER for cell in cells_of(strikes[focus])])
    found: dict[int, str] = {}
    merits: dict[int, Merit] = {}
    prox = field.ground.far(start)
    for cell in near:
        if costs[cell] // DANGER > safest:
            found[cell] = "GH-MMOVE-7"
        elif cell not in goals:
            found[cell] = "GH-MMOVE-3"
        else:
            sets = _target_sets(field, attack, enemies, strikes, cell, focus)
            merits[cell] = min(
                [_merit(field, attack, enemies, cell, one, focus, prox, costs) for one in sets]
            )
    best = min(merits.values(), default=None)
    for cell, merit in merits.items():
        for place, rule in enumerate(BY_MERIT):
            if best is not None and merit[place] != best[place]:
                found[cell] = rule
                break
    return found


def _target_sets(
    field: Field,
    attack: PlannedAttack,
    enemies: Sequence[Enemy],
    strikes: Sequence[int],
    goal: int,
    focus: int,
) -> list[tuple[int, ...]]:
    """Whom it can attack together from a hex, the focus among them, as many as it can."""
    if attack.area is None:
        others = [
            number
            for number in range(len(enemies))
            if number != focus and strikes[number] >> goal & 1
        ]
        more = min(attack.targets - 1, len(others))
        if more == 0:
            return [(focus,)]
        return [tuple(sorted((focus, *chosen))) for chosen in combinations(others, more)]
    ground = field.ground
    seen = ground.sees(goal, sum([1 << enemy.cell for enemy in enemies]))
    there = {enemy.cell: n for n, enemy in enumerate(enemies) if seen >> enemy.cell & 1}
    near = ground.within(goal, attack.range)
    found: set[tuple[int, ...]] = set()
    for struck in attack.area.hits(ground, goal, attack.range, there) | {()}:
        others = [n for cell, n in there.items() if near >> cell & 1 and n not in struck]
        more = min(attack.targets - 1, len(others))
        for chosen in combinations(others, more):
            together = tuple(sorted((*struck, *chosen)))
            if focus in together:
                found.add(together)
    return sorted(found)


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
