"""Focus: whom a monster or a summon goes for (GH-FOCUS)."""

from __future__ import annotations

from grimorio.core import tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.numbers import DISARM, IMMOBILIZE, ORDERS
from grimorio.games.gloomhaven.components.orders import AfflictOrder, AttackOrder, MoveOrder
from grimorio.games.gloomhaven.rules import deed_step
from grimorio.games.gloomhaven.rules.actions.deciding import decide
from grimorio.games.gloomhaven.rules.map.figures import field_for, is_seen, manner_of_moving, named
from grimorio.games.gloomhaven.rules.map.precedence import as_enemies, first_of_types
from grimorio.games.gloomhaven.rules.monsters.might import (
    attack_by,
    attack_orders,
    jumps,
    orders_to_do,
)
from grimorio.games.gloomhaven.rules.monsters.planning import Intent, foci_of, intend
from grimorio.games.gloomhaven.rules.monsters.targeting import PlannedAttack
from grimorio.games.gloomhaven.state import Deed, Figure, Scenario
from grimorio.kit.numbers import NONE


def foes_of(s: Scenario, side: int, actor: int) -> list[int]:
    """The enemies that a figure may know of, in the order in which they came: none that is
    invisible, and never itself (GH-RUL-11, GH-RUL-92)."""
    return [
        number for number, figure in s.figures.items() if is_foe(figure, side) and number != actor
    ]


def is_foe(figure: Figure, side: int) -> bool:
    """Whether a figure that acts for a side may know of another as its enemy (GH-RUL-92)."""
    return figure.side != side and is_seen(figure)


def think_of(
    s: Scenario, number: int, side: int, lines: list[int], points: int, focus: int = NONE
) -> tuple[Intent, list[int], PlannedAttack]:
    """What a figure may do by its lines with that many movement points; the enemies that the plan
    counts; and the attack that it is about: its first one, or the next if nobody can be the focus
    of that; one in melee that is not made, if it has none (GH-FOCUS-8, GH-MMOVE-2,
    GH-RUL-161)."""
    figure = s.figures[number]
    foes = foes_of(s, side, number)
    field = field_for(s, number, side)
    manner = manner_of_moving(s, figure, jumps(lines))
    only = foes.index(focus) if focus in foes else NONE
    attack, *rest = attacks_by(s, figure, lines)
    enemies = as_enemies(s, foes)
    found = intend(field, figure.at, manner, points, attack, enemies, only)
    for other in rest:
        if not found.foci:
            attack = other
            found = intend(field, figure.at, manner, points, attack, enemies, only)
    return found, foes, attack


def attacks_by(s: Scenario, figure: Figure, lines: list[int]) -> list[PlannedAttack]:
    """The attacks of its lines; one in melee that is not made, if it has none (GH-FOCUS-8)."""
    attacks = [attack_by(s, figure, line) for line in attack_orders(s, figure, lines)]
    return attacks or [PlannedAttack(made=False)]


def look_out(
    s: Scenario, number: int, side: int, lines: list[int]
) -> tuple[list[int], dict[int, str]]:
    """Whom a figure may go for by its lines, and why not the others: by its first attack, or by
    the next if nobody can be the focus of that (GH-FOCUS-1..10, GH-RUL-161, GH-RUL-244)."""
    figure = s.figures[number]
    foes = foes_of(s, side, number)
    field = field_for(s, number, side)
    manner = manner_of_moving(s, figure, jumps(lines))
    enemies = as_enemies(s, foes)
    for attack in attacks_by(s, figure, lines):
        foci, passed = foci_of(field, figure.at, manner, attack, enemies)
        if foci:
            why = {foes[other]: rule for other, rule in passed.items()}
            return first_of_types(s, [foes[focus] for focus in foci]), why
    return [], {}


@deed_step
async def find_focus(s: Scenario, deed: Deed) -> None:
    """Whom it goes for, and why not the others; what is equal to the end the players choose
    (GH-FOCUS-1..10, GH-MTURN-5)."""
    await choose_focus(s, deed, orders_to_do(s, s.figures[deed.actor]))


async def choose_focus(s: Scenario, deed: Deed, lines: list[int]) -> None:
    number = deed.actor
    foci, passed = look_out(s, number, deed.side, lines)
    deed.aims = []
    deed.focus = NONE
    if not foci:
        tell(s, kinds.NO_FOCUS, named(s, number))
        return
    deed.focus = foci[0]
    if len(foci) > 1:
        if not needs_focus(s.figures[number], lines):
            return
        deed.focus = await decide(
            s, deed.seat, kinds.MONSTER_FOCUSES, lambda: foci, named(s, number)
        )
    tell(s, kinds.FOCUSED, named(s, number), named(s, deed.focus))
    for other, rule in sorted(passed.items()):
        tell(s, kinds.PASSED_OVER, named(s, number), named(s, other), rule)


def needs_focus(figure: Figure, lines: list[int]) -> bool:
    """Whether it makes a difference whom it goes for: if not, nobody is asked (GH-RUL-162)."""
    for line in [ORDERS[number] for number in lines]:
        if isinstance(line, MoveOrder) and not figure.conditions & IMMOBILIZE:
            return True
        if isinstance(line, AttackOrder) and not figure.conditions & DISARM:
            return True
        if isinstance(line, AfflictOrder) and line.whom == "adjacent_one":
            return True
    return False


async def keep_focus(s: Scenario, deed: Deed, figure: Figure, number: int) -> bool:
    """It has a focus: the one it had, or another if that one is gone (GH-MATT-2, GH-MATT-3). One
    that had none at the start of its turn gets none (GH-FOCUS-11)."""
    if deed.focus == NONE:
        return False
    focus = s.figures.get(deed.focus)
    if focus is None or not is_foe(focus, deed.side) or deed.focus == deed.actor:
        await choose_focus(s, deed, orders_left(s, figure, number))
    return deed.focus != NONE


def orders_left(s: Scenario, figure: Figure, number: int) -> list[int]:
    """What it does from a line on."""
    lines = orders_to_do(s, figure)
    return lines[lines.index(number) :] if number in lines else [number]
