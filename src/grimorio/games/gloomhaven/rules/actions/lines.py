"""Lines of cards: what each verb does (GH-ACT-5, GH-ACT-6). Lines are done in their order."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Value, ask, plan
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.effects import Attack, Heal, Loot, Move
from grimorio.games.gloomhaven.components.numbers import (
    DISARM,
    IMMOBILIZE,
    LINES,
    POISON,
    STUN,
    WOUND,
    conditions_of,
)
from grimorio.games.gloomhaven.nouns import LineId
from grimorio.games.gloomhaven.rules import deed_step
from grimorio.games.gloomhaven.rules.actions import bonuses, boosting, looting
from grimorio.games.gloomhaven.rules.actions.boosting import amount, choose_boosts
from grimorio.games.gloomhaven.rules.actions.choosing import figure_boosts, may
from grimorio.games.gloomhaven.rules.actions.lasting import do_lasting_line
from grimorio.games.gloomhaven.rules.actions.verbs import do_other_line
from grimorio.games.gloomhaven.rules.ahead import DO_LINE
from grimorio.games.gloomhaven.rules.attack import standing, triggers
from grimorio.games.gloomhaven.rules.attack.aiming import aim
from grimorio.games.gloomhaven.rules.attack.conditions import give, heal
from grimorio.games.gloomhaven.rules.gear import items
from grimorio.games.gloomhaven.rules.gear.worn import is_phased
from grimorio.games.gloomhaven.rules.map.figures import character_of, own
from grimorio.games.gloomhaven.rules.map.whom import in_range, whom
from grimorio.games.gloomhaven.rules.moves.charging import ANY, charge
from grimorio.games.gloomhaven.rules.moves.moving import move_on
from grimorio.games.gloomhaven.state import SHIELDED, Deed, Scenario
from grimorio.kit.content import expect


@DO_LINE.is_done_by
@deed_step
async def do_line(s: Scenario, deed: Deed, number: LineId) -> None:
    """One line of a card, if its figure can do it at all (GH-COND-13..15)."""
    figure = s.figures[deed.actor]
    if figure.conditions & STUN:
        return
    deed.played.line = number
    deed.used.boosts.clear()
    items.keep_for_action(deed)
    line = LINES[number]
    if isinstance(line, Attack):
        if not figure.conditions & DISARM and not is_phased(figure):
            plan(s, aim(amount(s, deed, line.value), line.range))
        else:
            deed.done.touched, deed.done.marks = [], []
    elif isinstance(line, Move):
        deed.done.way = [figure.at]
        plan(s, set_out())
    elif isinstance(line, Heal):
        plan(s, heal_line())
    elif isinstance(line, Loot):
        plan(s, looting.loot_line())
    elif isinstance(line, bonuses.GIVING):
        plan(s, do_lasting_line())
    else:
        plan(s, do_other_line())


# -- move ------------------------------------------------------------------------------------------


@deed_step
async def set_out(s: Scenario, deed: Deed) -> None:
    """A move ability, with what is used for it; as an attack of its value, if a card allows it."""
    line = expect(Move, LINES[deed.played.line])
    actor = s.figures[deed.actor]
    stuck = bool(actor.conditions & IMMOBILIZE)
    if standing.may_strike(s, deed) and not actor.conditions & DISARM:

        def ways() -> list[Value]:
            return [None, kinds.AS_ATTACK()] if standing.may_strike(s, deed) else [None]

        if await ask(deed.seat, kinds.MAY, ways, deed.played.line) is not None:
            await choose_boosts(s, deed)
            plan(s, aim(points_of(s, deed, line), 0), arrive())
            return
    if stuck:
        return
    await choose_boosts(s, deed)
    points = points_of(s, deed, line)
    if line.straight:
        plan(s, charge(points, ANY, line.jump), arrive())
    else:
        plan(s, move_on(points, line.jump), arrive())


def points_of(s: Scenario, deed: Deed, line: Move) -> int:
    more = sum([boost.move for boost in boosting.counting(deed)])
    return amount(s, deed, line.value) + more


@deed_step
async def arrive(s: Scenario, deed: Deed) -> None:
    """What the boosts of a move give the mover besides."""
    figure = s.figures[deed.actor]
    for boost in boosting.counting(deed):
        if boost.shield:
            figure.bonuses.append((SHIELDED, boost.shield))
        give(s, deed.actor, conditions_of(boost.conditions))


# -- heal ------------------------------------------------------------------------------------------


@deed_step
async def heal_line(s: Scenario, deed: Deed) -> None:
    """Oneself or allies in range are healed (GH-HEAL-1, GH-HEAL-2); what is not from a modifier
    card is not limited (GH-RUL-69). Nothing is asked where nothing can come of it."""
    line = expect(Heal, LINES[deed.played.line])
    name = line.whom
    healed: list[int] = []
    if name != "one":
        healed = whom(s, deed, name, friendly=True)
        if not may_help(s, deed, healed) or not await may(deed):
            return
        await choose_boosts(s, deed)
    else:
        left = line.target
        while left > 0 and may_help(s, deed, patients(s, deed, line, healed)):
            answer = await ask(
                deed.seat,
                kinds.CHOOSE_FIGURE,
                lambda: patients(s, deed, line, healed),
                deed.played.line,
            )
            if answer is None:
                break
            if kinds.FIGURE_BOOST.matches(answer):
                boosting.pay(s, deed, *kinds.FIGURE_BOOST.parts(answer))
                continue
            healed.extend(kinds.CHOSEN_FIGURE.parts(answer))
            left -= 1
    points = line.value + sum([boost.heal for boost in boosting.counting(deed)])
    if healed:
        points += triggers.use_for_action(s, deed, "heal")
    for number in healed:
        if heal(s, number, points):
            deed.done.acted = True
    deed.done.touched = healed


def may_help(s: Scenario, deed: Deed, whom: Sequence[Value]) -> bool:
    """Whether a heal of one of these changes anything: somebody is hurt or ailing, or an element or
    a slot of an active card may be used for it."""
    actor = character_of(s, s.figures[deed.actor])
    if boosting.offers(s, deed) or (actor is not None and triggers.waiting(actor, "heal")):
        return True
    figures = [s.figures[number] for number in whom if isinstance(number, int)]
    return any(one.hp < one.most or one.conditions & (POISON | WOUND) for one in figures)


def patients(s: Scenario, deed: Deed, line: Heal, healed: list[int]) -> Sequence[Value]:
    reach = line.range + sum([boost.range for boost in boosting.counting(deed)])
    cells = in_range(s, deed, reach)
    found: list[Value] = [None]
    found += [
        number
        for number, figure in own(s, deed.side)
        if number not in healed and cells >> figure.at & 1
    ]
    if not healed:
        found += figure_boosts(s, deed)
    return found
