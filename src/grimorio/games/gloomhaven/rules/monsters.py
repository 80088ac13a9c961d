"""Monsters and summons act by their cards: focus, move, attack (GH-MTURN, GH-MACT, GH-SUMMON-7).
What else their cards say is in orders.py."""

from __future__ import annotations

from grimorio.core import plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components import decks
from grimorio.games.gloomhaven.components.numbers import (
    DISARM,
    IMMOBILIZE,
    ORDERS,
    STUN,
)
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.rules.blows import strike
from grimorio.games.gloomhaven.rules.deciding import decide
from grimorio.games.gloomhaven.rules.deeds import begin_deed
from grimorio.games.gloomhaven.rules.drains import boosts_for, drain
from grimorio.games.gloomhaven.rules.elements import infuse
from grimorio.games.gloomhaven.rules.figures import (
    field_for,
    is_seen,
    manner_of_moving,
    named,
    summon_line,
    swapped_by,
)
from grimorio.games.gloomhaven.rules.might import (
    attack_by,
    attack_lines,
    attacks_of,
    blow_by,
    jumps,
    lines_of,
    lines_to_do,
    might_of,
)
from grimorio.games.gloomhaven.rules.moving import walk
from grimorio.games.gloomhaven.rules.planning import (
    Attack,
    Plan,
    foci_of,
    ruled_out,
    targets_from,
)
from grimorio.games.gloomhaven.rules.planning import plan as think
from grimorio.games.gloomhaven.rules.precedence import as_enemies, first_of_types
from grimorio.games.gloomhaven.rules.special import is_for_boss
from grimorio.games.gloomhaven.rules.ways import FLY, WALK, way
from grimorio.games.gloomhaven.state import (
    FOES,
    MONSTERS,
    PARTY,
    SUMMON,
    Figure,
    Scenario,
)
from grimorio.kit.numbers import NONE


@step
async def act_by_rules(s: Scenario, number: int) -> None:
    """A monster or a summon finds its focus and does what its card says, line by line. One that is
    stunned does nothing, and one that has died of its wound is gone (GH-MACT-1..3, GH-MTURN-4,
    GH-MTURN-5, GH-SUMMON-6, GH-SUMMON-7)."""
    figure = s.figures.get(number)
    if figure is None:
        return
    if figure.conditions & STUN:
        tell(s, kinds.STUNNED, named(s, number))
        return
    side, seat = acting_for(figure)
    deck = figure.owner if figure.kind == SUMMON else MONSTERS
    await drain(s, number, lines_of(s, figure))
    begin_deed(s, number, seat, side, deck, NONE)
    plan(
        s,
        find_focus(),
        *[do_order(line) for line in lines_to_do(s, figure)],
        scope="deed",
        close=step.find("end_deed")(),
    )


def acting_for(figure: Figure) -> tuple[int, int]:
    """The side a figure acts for in its turn, and who decides what its rules leave open: the party
    together, unless a card has turned its sides round (GH-MATT-11, GH-RUL-98)."""
    swapped = swapped_by(figure)
    if swapped is None:
        return figure.side, MONSTERS
    return (PARTY if figure.side == FOES else FOES), swapped


# -- focus -----------------------------------------------------------------------------------------


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
) -> tuple[Plan, list[int], Attack]:
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
    found = think(field, figure.at, manner, points, attack, enemies, only)
    for other in rest:
        if not found.foci:
            attack = other
            found = think(field, figure.at, manner, points, attack, enemies, only)
    return found, foes, attack


def attacks_by(s: Scenario, figure: Figure, lines: list[int]) -> list[Attack]:
    """The attacks of its lines; one in melee that is not made, if it has none (GH-FOCUS-8)."""
    attacks = [attack_by(s, figure, line) for line in attack_lines(s, figure, lines)]
    return attacks or [Attack(made=False)]


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


@step
async def find_focus(s: Scenario) -> None:
    """Whom it goes for, and why not the others; what is equal to the end the players choose
    (GH-FOCUS-1..10, GH-MTURN-5)."""
    deed = s.deeds[-1]
    await choose_focus(s, lines_to_do(s, s.figures[deed.actor]))


async def choose_focus(s: Scenario, lines: list[int]) -> None:
    deed = s.deeds[-1]
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
        if isinstance(line, decks.Move) and not figure.conditions & IMMOBILIZE:
            return True
        if isinstance(line, decks.Attack) and not figure.conditions & DISARM:
            return True
        if isinstance(line, decks.Afflict) and line.whom == "adjacent_one":
            return True
    return False


async def keep_focus(s: Scenario, figure: Figure, number: int) -> bool:
    """It has a focus: the one it had, or another if that one is gone (GH-MATT-2, GH-MATT-3). One
    that had none at the start of its turn gets none (GH-FOCUS-11)."""
    deed = s.deeds[-1]
    if deed.focus == NONE:
        return False
    focus = s.figures.get(deed.focus)
    if focus is None or not is_foe(focus, deed.side) or deed.focus == deed.actor:
        await choose_focus(s, lines_left(s, figure, number))
    return deed.focus != NONE


# -- its lines -------------------------------------------------------------------------------------


@step
async def do_order(s: Scenario, number: int) -> None:
    """One line of a monster's card, if it can do it at all (GH-MACT-3, GH-FOCUS-12)."""
    deed = s.deeds[-1]
    figure = s.figures.get(deed.actor)
    if figure is None or figure.conditions & STUN:
        return
    deed.order = number
    line = ORDERS[number]
    if isinstance(line, decks.Move):
        await move_by_rules(s, figure, line)
    elif isinstance(line, decks.Attack):
        await attack_by_rules(s, figure, number)
    else:
        plan(s, step.find("do_boss_order" if is_for_boss(line) else "do_other_order")(number))


def lines_left(s: Scenario, figure: Figure, number: int) -> list[int]:
    """What it does from a line on."""
    lines = lines_to_do(s, figure)
    return lines[lines.index(number) :] if number in lines else [number]


async def move_by_rules(s: Scenario, figure: Figure, line: decks.Move) -> None:
    """It moves to where it can attack its focus best, or towards it; what lies on its way does its
    effect (GH-MMOVE-1..11)."""
    deed = s.deeds[-1]
    if figure.conditions & IMMOBILIZE:
        return
    if not await keep_focus(s, figure, deed.order):
        return
    lines = lines_left(s, figure, deed.order)
    points = max(0, might_of(s, figure).move + line.plus)
    found, foes, attack = think_of(s, deed.actor, deed.side, lines, points, deed.focus)
    if not found.choices:
        return

    def options() -> list[tuple[int, ...]]:
        rows = {
            (foes[one.focus], one.end, *[foes[target] for target in one.targets])
            for one in found.choices
        }
        return sorted(rows)

    same = {one.targets for one in found.choices}
    chosen = await decide(
        s, deed.seat, kinds.MONSTER_ACTS, options, named(s, deed.actor), trifle=len(same) == 1
    )
    deed.aims = list(chosen[2:])
    manner = manner_of_moving(s, figure, line.jump)
    field = field_for(s, deed.actor, deed.side)
    if s.journal is not None:
        enemies = as_enemies(s, foes)
        focus = foes.index(deed.focus)
        tell_why(s, ruled_out(field, figure.at, manner, points, attack, enemies, focus), deed.actor)
    if chosen[1] != figure.at:
        path = tuple(way(field, figure.at, chosen[1], manner))
        plan(s, walk(path, manner == FLY, manner != WALK))


def tell_why(s: Scenario, ruled: dict[int, str], number: int) -> None:
    """Why it does not attack from other hexes, rule by rule (GH-RUL-111)."""
    for rule in sorted(set(ruled.values())):
        cells = tuple([cell for cell, one in sorted(ruled.items()) if one == rule])
        tell(s, kinds.RULED_OUT, named(s, number), cells, rule)


async def attack_by_rules(s: Scenario, figure: Figure, number: int) -> None:
    """It attacks its focus, and others with it (GH-MATT-1..17, GH-COND-14)."""
    deed = s.deeds[-1]
    deed.touched, deed.marks = [], []
    if figure.conditions & DISARM or might_of(s, figure).attack is None:
        return
    if not await keep_focus(s, figure, number):
        return
    attack = attack_by(s, figure, number)
    targets = await targets_by_rules(s, figure, attack)
    deed.aims = []
    if not targets:
        return
    deed.touched = targets[:]
    deed.marks = [s.figures[target].at for target in targets]
    if figure.kind == SUMMON:
        infuse(s, summon_line(figure).makes)
    boosts = boosts_for(s, figure, number)
    blow = blow_by(might_of(s, figure), ORDERS[number], boosts, attack)
    blow.targets = targets * attacks_of(s, figure, number)
    deed.blow = blow
    plan(s, strike())


async def targets_by_rules(s: Scenario, figure: Figure, attack: Attack) -> list[int]:
    """Those it moved to attack, or whom it attacks from its hex: the focus, and as many others as
    it can; the focus first (GH-MATT-7..11)."""
    deed = s.deeds[-1]
    foes = foes_of(s, deed.side, deed.actor)
    field = field_for(s, deed.actor, deed.side)
    focus = foes.index(deed.focus)
    sets = [
        tuple([foes[target] for target in one])
        for one in targets_from(field, figure.at, attack, as_enemies(s, foes), focus)
    ]
    if not sets:
        return []
    chosen = tuple(sorted(deed.aims))
    if chosen not in [tuple(sorted(one)) for one in sets]:
        chosen = sets[0]
        if len(sets) > 1:
            chosen = await decide(
                s, deed.seat, kinds.MONSTER_AIMS, lambda: sets, named(s, deed.actor)
            )
    return [deed.focus, *[target for target in chosen if target != deed.focus]]
