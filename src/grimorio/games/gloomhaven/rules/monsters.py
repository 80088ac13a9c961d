"""Monsters and summons act by their cards: focus, move, attack (GH-MTURN, GH-MACT, GH-SUMMON-7)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from grimorio.core import plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components import decks
from grimorio.games.gloomhaven.components.numbers import (
    ABILITY_LINES,
    DISARM,
    IMMOBILIZE,
    MUDDLE,
    ORDERS,
    ORDERS_INSIDE,
    STUN,
    SUMMON_LINES,
    TYPE_DECK,
    conditions_of,
)
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.rules.areas import Area
from grimorio.games.gloomhaven.rules.blows import new_blow, strike
from grimorio.games.gloomhaven.rules.deciding import decide
from grimorio.games.gloomhaven.rules.deeds import begin_deed
from grimorio.games.gloomhaven.rules.drains import boosts_for, drain
from grimorio.games.gloomhaven.rules.figures import (
    field_for,
    is_seen,
    manner_of_moving,
    named,
    others,
    sheet_of,
    summon_line,
    swapped_by,
)
from grimorio.games.gloomhaven.rules.moving import walk
from grimorio.games.gloomhaven.rules.planning import Attack, Enemy, targets_from
from grimorio.games.gloomhaven.rules.planning import plan as think
from grimorio.games.gloomhaven.rules.turn import order_key
from grimorio.games.gloomhaven.rules.ways import FLY, WALK, way
from grimorio.games.gloomhaven.state import (
    FOES,
    MONSTERS,
    PARTY,
    SUMMON,
    Figure,
    Scenario,
)
from grimorio.kit.hexes import Hex
from grimorio.kit.numbers import NONE


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
    """The stat card of a monster, or what the card of a summon says."""
    if figure.kind == SUMMON:
        line = summon_line(figure)
        conditions = conditions_of(line.conditions)
        attack = (figure.hp + 1) // 2 if line.attack == "half_hp" else line.attack
        return Might(line.move, attack, line.range, 1, 0, conditions)
    card = sheet_of(s, figure)
    return Might(card.move, card.attack, card.range, card.targets, card.pierce, card.conditions)


@cache
def area_of(offsets: tuple[Hex, ...], ranged: bool) -> Area:
    return Area(offsets, ranged=ranged)


def lines_of(s: Scenario, figure: Figure) -> tuple[int, ...]:
    """What it does in its turn (GH-MACT-2)."""
    if figure.kind == SUMMON:
        return SUMMON_LINES
    ability = s.abilities.get(TYPE_DECK[figure.type])
    return () if ability is None else ABILITY_LINES[ability]


def unfolded(s: Scenario, figure: Figure, lines: tuple[int, ...]) -> list[int]:
    """Lines with those that an element brings along."""
    found: list[int] = []
    for number in lines:
        line = ORDERS[number]
        if isinstance(line, decks.Consume):
            if boosts_for(s, figure, number):
                found += unfolded(s, figure, ORDERS_INSIDE[number])
        else:
            found.append(number)
    return found


def attack_by(s: Scenario, figure: Figure, number: int) -> tuple[Attack, decks.Attack]:
    """The attack of a line, with what its boosts change; and the line (GH-MACT-4, GH-MACT-5,
    GH-MATT-4 to 6)."""
    line = ORDERS[number]
    assert isinstance(line, decks.Attack)
    might = might_of(s, figure)
    reach = might.range if line.range is None else line.range
    reach += line.reach
    targets = line.target or might.targets
    area = line.area
    whom = line.whom
    for boost in boosts_for(s, figure, number):
        reach = boost.range if boost.range is not None else reach + boost.reach
        targets += boost.target
        area = boost.area or area
        whom = boost.whom or whom
    if whom in ("adjacent", "adjacent_one"):
        reach = 0
    if whom in ("adjacent", "in_range", "all"):
        targets = 99
    ranged = reach > 0 and not (area and line.about)
    shape = area_of(area, not line.about) if area else None
    muddled = bool(figure.conditions & MUDDLE)
    return Attack(max(1, reach), targets, shape, ranged, muddled), line


def pending_attack(s: Scenario, figure: Figure) -> Attack:
    """The attack that decides its focus and where it moves; one in melee that is not made, if it
    has none (GH-FOCUS-8, GH-MMOVE-2)."""
    might = might_of(s, figure)
    if not figure.conditions & DISARM and might.attack is not None:
        for number in unfolded(s, figure, lines_of(s, figure)):
            if isinstance(ORDERS[number], decks.Attack):
                return attack_by(s, figure, number)[0]
    return Attack(made=False)


@step
async def act_by_rules(s: Scenario, number: int) -> None:
    """A monster or a summon does what its card says, line by line (GH-MACT-1 to 3, GH-MTURN-5)."""
    figure = s.figures.get(number)
    if figure is None:
        return
    if figure.conditions & STUN:
        tell(s, kinds.STUNNED, named(s, number))
        return
    side, seat = figure.side, MONSTERS
    swapped = swapped_by(figure)
    if swapped is not None:
        side, seat = (PARTY if figure.side == FOES else FOES), swapped
    deck = figure.owner if figure.kind == SUMMON else MONSTERS
    await drain(s, figure, lines_of(s, figure))
    begin_deed(s, number, seat, side, deck, NONE)
    find_focus(s, number)
    lines = unfolded(s, figure, lines_of(s, figure))
    plan(
        s,
        *[do_order(line) for line in lines],
        scope="deed",
        close=step.find("end_deed")(),
    )


def foes_of(s: Scenario, side: int) -> list[int]:
    """The enemies that a monster may know of, in the order in which they came."""
    return [number for number, figure in others(s, side) if is_seen(figure)]


def as_enemies(s: Scenario, foes: list[int]) -> list[Enemy]:
    """With their places in the order of the round (GH-FOCUS-10, GH-RUL-86, GH-RUL-91)."""
    keys = [order_key(s, s.figures[number]) for number in foes]
    order = sorted(set(keys))
    return [
        Enemy(s.figures[number].at, order.index(key))
        for number, key in zip(foes, keys, strict=True)
    ]


def find_focus(s: Scenario, number: int) -> None:
    """Whom it goes for, and why not the others (GH-FOCUS)."""
    deed = s.deeds[-1]
    figure = s.figures[number]
    foes = foes_of(s, deed.side)
    field = field_for(s, number, deed.side)
    manner = manner_of_moving(s, figure, jumps(s, figure))
    found = think(field, figure.at, manner, 0, pending_attack(s, figure), as_enemies(s, foes))
    if not found.foci:
        tell(s, kinds.NO_FOCUS, named(s, number))
        return
    deed.focus = foes[found.foci[0]]
    tell(s, kinds.FOCUSED, named(s, number), named(s, deed.focus))
    for other, rule in sorted(found.passed.items()):
        tell(s, kinds.PASSED_OVER, named(s, number), named(s, foes[other]), rule)


def jumps(s: Scenario, figure: Figure) -> bool:
    """Whether a move of its card is a jump."""
    for number in lines_of(s, figure):
        line = ORDERS[number]
        if isinstance(line, decks.Move) and line.jump:
            return True
    return False


@step
async def do_order(s: Scenario, number: int) -> None:
    """One line of a monster's card."""
    deed = s.deeds[-1]
    figure = s.figures.get(deed.actor)
    if figure is None or figure.conditions & STUN:
        return
    line = ORDERS[number]
    if isinstance(line, decks.Move):
        await move_by_rules(s, figure, line)
    elif isinstance(line, decks.Attack):
        await attack_by_rules(s, figure, number)
    else:
        plan(s, step.find("do_other_order")(number))


async def move_by_rules(s: Scenario, figure: Figure, line: decks.Move) -> None:
    """It moves to where it can attack its focus best, or towards it (GH-MMOVE)."""
    deed = s.deeds[-1]
    if figure.conditions & IMMOBILIZE:
        return
    foes = foes_of(s, deed.side)
    field = field_for(s, deed.actor, deed.side)
    manner = manner_of_moving(s, figure, line.jump)
    points = max(0, might_of(s, figure).move + line.plus)
    attack = pending_attack(s, figure)
    found = think(field, figure.at, manner, points, attack, as_enemies(s, foes))
    if not found.choices:
        return

    def options() -> list[tuple[int, ...]]:
        rows = {
            (foes[one.focus], one.end, *[foes[target] for target in one.targets])
            for one in found.choices
        }
        return sorted(rows)

    same = {(one.focus, one.targets) for one in found.choices}
    chosen = await decide(
        s,
        deed.seat,
        kinds.MONSTER_ACTS,
        options,
        named(s, deed.actor),
        trifle=len(same) == 1,
    )
    deed.focus = chosen[0]
    deed.aims = list(chosen[2:])
    if chosen[1] != figure.at:
        path = tuple(way(field, figure.at, chosen[1], manner))
        plan(s, walk(path, manner == FLY, manner != WALK))


async def attack_by_rules(s: Scenario, figure: Figure, number: int) -> None:
    """It attacks its focus, and others with it (GH-MATT)."""
    deed = s.deeds[-1]
    might = might_of(s, figure)
    if figure.conditions & DISARM or might.attack is None:
        return
    attack, line = attack_by(s, figure, number)
    targets = await targets_by_rules(s, figure, attack)
    if not targets:
        return
    blow = new_blow(max(0, might.attack + line.plus), attack.range if attack.ranged else 0)
    blow.range = attack.range
    blow.pierce = might.pierce + line.pierce
    blow.push, blow.pull = line.push, line.pull
    blow.conditions = might.conditions | conditions_of(line.conditions)
    for boost in boosts_for(s, figure, number):
        blow.value += boost.attack
        blow.push += boost.push
        blow.conditions |= conditions_of(boost.conditions)
    blow.targets = targets
    deed.blow = blow
    plan(s, strike())


async def targets_by_rules(s: Scenario, figure: Figure, attack: Attack) -> list[int]:
    """Those it moved to attack, or whom it attacks from its hex (GH-MATT-2, GH-MATT-3)."""
    deed = s.deeds[-1]
    foes = foes_of(s, deed.side)
    field = field_for(s, deed.actor, deed.side)
    enemies = as_enemies(s, foes)
    if deed.focus not in foes:
        found = think(field, figure.at, FLY, 0, attack, enemies)
        if not found.foci:
            return []
        deed.focus = foes[found.foci[0]]
        deed.aims = []
    sets = [
        [foes[target] for target in one]
        for one in targets_from(field, figure.at, attack, enemies, foes.index(deed.focus))
    ]
    if not sets:
        return []
    if sorted(deed.aims) in [sorted(one) for one in sets]:
        return sorted(deed.aims, key=lambda target: target != deed.focus)
    chosen = await decide(
        s, deed.seat, kinds.MONSTER_AIMS, lambda: [tuple(one) for one in sets], named(s, deed.actor)
    )
    return sorted(chosen, key=lambda target: target != deed.focus)
