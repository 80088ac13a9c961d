"""Monsters and summons act by their cards: focus, move, attack (GH-MTURN, GH-MACT, GH-SUMMON-7).
What else their cards say is in orders.py."""

from __future__ import annotations

from grimorio.core import plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.numbers import (
    DISARM,
    IMMOBILIZE,
    ORDERS,
    STUN,
)
from grimorio.games.gloomhaven.components.orders import AttackOrder, MoveOrder
from grimorio.games.gloomhaven.nouns import OrderId
from grimorio.games.gloomhaven.rules import FIGURE, deed_step, step
from grimorio.games.gloomhaven.rules.actions.deciding import decide
from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed, end_deed
from grimorio.games.gloomhaven.rules.actions.elements import infuse
from grimorio.games.gloomhaven.rules.attack.blows import strike
from grimorio.games.gloomhaven.rules.map.figures import (
    field_for,
    manner_of_moving,
    named,
    summon_line,
    swapped_by,
)
from grimorio.games.gloomhaven.rules.map.precedence import as_enemies
from grimorio.games.gloomhaven.rules.map.ways import FLY, WALK, way
from grimorio.games.gloomhaven.rules.monsters.bosses import do_boss_order
from grimorio.games.gloomhaven.rules.monsters.drains import boosts_for, drain
from grimorio.games.gloomhaven.rules.monsters.focus import (
    find_focus,
    foes_of,
    keep_focus,
    orders_left,
    think_of,
)
from grimorio.games.gloomhaven.rules.monsters.might import (
    attack_by,
    attacks_of,
    blow_by,
    might_of,
    orders_of,
    orders_to_do,
)
from grimorio.games.gloomhaven.rules.monsters.orders import do_other_order
from grimorio.games.gloomhaven.rules.monsters.planning import ruled_out
from grimorio.games.gloomhaven.rules.monsters.targeting import PlannedAttack, targets_from
from grimorio.games.gloomhaven.rules.moves.moving import walk
from grimorio.games.gloomhaven.rules.scenario.special import is_for_boss
from grimorio.games.gloomhaven.state import (
    FOES,
    MONSTERS,
    PARTY,
    SUMMON,
    Deed,
    Figure,
    Scenario,
)
from grimorio.kit.numbers import NONE


@FIGURE.owns
@step
async def act_by_rules(s: Scenario, number: int) -> None:
    """A monster or a summon finds its focus and does what its card says, line by line. One that is
    stunned does nothing (GH-MACT-1..3, GH-MTURN-4, GH-MTURN-5, GH-SUMMON-6, GH-SUMMON-7)."""
    figure = s.figures[number]
    if figure.conditions & STUN:
        tell(s, kinds.STUNNED, named(s, number))
        return
    side, seat = acting_for(figure)
    deck = figure.owner if figure.kind == SUMMON else MONSTERS
    await drain(s, number, orders_of(s, figure))
    begin_deed(s, number, seat, side, deck, NONE)
    plan(
        s,
        find_focus(),
        *[do_order(line) for line in orders_to_do(s, figure)],
        scope="deed",
        close=end_deed(),
    )


def acting_for(figure: Figure) -> tuple[int, int]:
    """The side a figure acts for in its turn, and who decides what its rules leave open: the party
    together, unless a card has turned its sides round (GH-MATT-11, GH-RUL-98)."""
    swapped = swapped_by(figure)
    if swapped is None:
        return figure.side, MONSTERS
    return (PARTY if figure.side == FOES else FOES), swapped


# -- its lines -------------------------------------------------------------------------------------


@deed_step
async def do_order(s: Scenario, deed: Deed, number: OrderId) -> None:
    """One line of a monster's card, if it can do it at all (GH-MACT-3, GH-FOCUS-12)."""
    figure = s.figures[deed.actor]
    if figure.conditions & STUN:
        return
    deed.played.order = number
    line = ORDERS[number]
    if isinstance(line, MoveOrder):
        await move_by_rules(s, deed, figure, line)
    elif isinstance(line, AttackOrder):
        await attack_by_rules(s, deed, figure, number)
    else:
        plan(s, do_boss_order(number) if is_for_boss(line) else do_other_order(number))


async def move_by_rules(s: Scenario, deed: Deed, figure: Figure, line: MoveOrder) -> None:
    """It moves to where it can attack its focus best, or towards it; what lies on its way does its
    effect (GH-MMOVE-1..11)."""
    if figure.conditions & IMMOBILIZE:
        return
    if not await keep_focus(s, deed, figure, deed.played.order):
        return
    lines = orders_left(s, figure, deed.played.order)
    points = max(0, might_of(s, figure).move + line.plus)
    found, foes, attack = think_of(s, deed.actor, deed.side, lines, points, deed.focus)
    if not found.choices:
        return

    def options() -> list[tuple[int, int, tuple[int, ...]]]:
        rows = {
            (foes[one.focus], one.end, tuple([foes[target] for target in one.targets]))
            for one in found.choices
        }
        return sorted(rows)

    same = {one.targets for one in found.choices}
    _, end, aims = await decide(
        s, deed.seat, kinds.MONSTER_ACTS, options, named(s, deed.actor), trifle=len(same) == 1
    )
    deed.aims = list(aims)
    manner = manner_of_moving(s, figure, line.jump)
    field = field_for(s, deed.actor, deed.side)
    if s.journal is not None:
        enemies = as_enemies(s, foes)
        focus = foes.index(deed.focus)
        tell_why(s, ruled_out(field, figure.at, manner, points, attack, enemies, focus), deed.actor)
    if end != figure.at:
        path = tuple(way(field, figure.at, end, manner))
        plan(s, walk(path, manner == FLY, manner != WALK))


def tell_why(s: Scenario, ruled: dict[int, str], number: int) -> None:
    """Why it does not attack from other hexes, rule by rule (GH-RUL-111)."""
    for rule in sorted(set(ruled.values())):
        cells = tuple([cell for cell, one in sorted(ruled.items()) if one == rule])
        tell(s, kinds.RULED_OUT, named(s, number), cells, rule)


async def attack_by_rules(s: Scenario, deed: Deed, figure: Figure, number: int) -> None:
    """It attacks its focus, and others with it (GH-MATT-1..17, GH-COND-14)."""
    deed.done.touched, deed.done.marks = [], []
    if figure.conditions & DISARM or might_of(s, figure).attack is None:
        return
    if not await keep_focus(s, deed, figure, number):
        return
    attack = attack_by(s, figure, number)
    targets = await targets_by_rules(s, deed, figure, attack)
    deed.aims = []
    if not targets:
        return
    deed.done.touched = targets[:]
    deed.done.marks = [s.figures[target].at for target in targets]
    if figure.kind == SUMMON:
        infuse(s, summon_line(figure).makes)
    boosts = boosts_for(s, figure, number)
    blow = blow_by(might_of(s, figure), ORDERS[number], boosts, attack)
    blow.targets = targets * attacks_of(s, figure, number)
    deed.blow = blow
    plan(s, strike())


async def targets_by_rules(
    s: Scenario, deed: Deed, figure: Figure, attack: PlannedAttack
) -> list[int]:
    """Those it moved to attack, or whom it attacks from its hex: the focus, and as many others as
    it can; the focus first (GH-MATT-7..11, GH-RUL-310)."""
    foes = foes_of(s, deed.side, deed.actor)
    field = field_for(s, deed.actor, deed.side)
    focus = foes.index(deed.focus)
    meant = [foes.index(target) for target in deed.aims if target in foes]
    sets = [
        tuple([foes[target] for target in one])
        for one in targets_from(field, figure.at, attack, as_enemies(s, foes), focus, meant)
    ]
    if not sets:
        return []
    chosen = sets[0]
    if len(sets) > 1:
        chosen = await decide(s, deed.seat, kinds.MONSTER_AIMS, lambda: sets, named(s, deed.actor))
    return [deed.focus, *[target for target in chosen if target != deed.focus]]
