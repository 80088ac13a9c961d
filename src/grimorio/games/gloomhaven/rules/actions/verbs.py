"""The verbs of cards besides Attack, Move, Heal and Loot."""

from __future__ import annotations

from grimorio.core import plan
from grimorio.core.errors import BrokenRules
from grimorio.games.gloomhaven.components.effects import (
    Afflict,
    Control,
    Damage,
    DestroyObstacle,
    DisarmTrap,
    Grant,
    Kill,
    MakeObstacle,
    MakeTrap,
    Recover,
    Refresh,
    ShiftObstacle,
    Special,
    Summon,
    SwapTurn,
)
from grimorio.games.gloomhaven.components.numbers import LINES, conditions_of
from grimorio.games.gloomhaven.rules import deed_step
from grimorio.games.gloomhaven.rules.actions import boosting, guiding, recovering
from grimorio.games.gloomhaven.rules.actions.boosting import choose_boosts, pay_price
from grimorio.games.gloomhaven.rules.actions.choosing import (
    choose,
    choose_targets,
    may,
)
from grimorio.games.gloomhaven.rules.actions.summoning import summon
from grimorio.games.gloomhaven.rules.attack.conditions import give
from grimorio.games.gloomhaven.rules.attack.harm import harm, slay
from grimorio.games.gloomhaven.rules.cards.specials import do_special
from grimorio.games.gloomhaven.rules.map.whom import foes_within, is_of_rank, whom
from grimorio.games.gloomhaven.rules.moves import ground_works
from grimorio.games.gloomhaven.rules.moves.forcing import force_each
from grimorio.games.gloomhaven.state import Deed, Scenario
from grimorio.kit.content import expect
from grimorio.kit.numbers import NONE


@deed_step
async def do_other_line(s: Scenario, deed: Deed) -> None:
    """The present line of a card, if it is none of the commonest."""
    match LINES[deed.played.line]:
        case Damage() as line:
            await do_damage(s, deed, line)
        case Afflict() as line:
            await afflict(s, deed, line)
        case Kill() as line:
            await kill(s, deed, line)
        case Recover() as line:
            await recovering.recover(s, deed, line)
        case Refresh() as line:
            await recovering.refresh(s, deed, line)
        case Summon() as line:
            await summon(s, deed, line)
        case MakeTrap() as line:
            await ground_works.make_trap(s, deed, line)
        case DisarmTrap() as line:
            await ground_works.disarm_trap(s, deed, line)
        case MakeObstacle() as line:
            await ground_works.make_obstacle(s, deed, line)
        case DestroyObstacle() as line:
            await ground_works.destroy_obstacle(s, deed, line)
        case ShiftObstacle() as line:
            await ground_works.shift_obstacle(s, deed, line)
        case Grant() as line:
            await guiding.grant(s, deed, line)
        case Control() as line:
            await guiding.control(s, deed, line)
        case SwapTurn() as line:
            await guiding.swap_turn(s, deed, line)
        case Special() as line:
            await do_special(s, deed, line)
        case line:
            raise BrokenRules(f"no verb does {line}")


# -- damage, conditions, pushes --------------------------------------------------------------------


async def do_damage(s: Scenario, deed: Deed, line: Damage) -> None:
    """Damage that is no attack (GH-TARGET-9). Where it is for allies it must be done
    (GH-ACT-8)."""
    struck = whom(s, deed, line.whom)
    if not struck or (not line.duty and not await may(deed)):
        return
    await choose_boosts(s, deed)
    value = 0 if boosting.is_replaced(deed) else line.value
    value += sum([boost.damage for boost in boosting.counting(deed)])
    note_harm(s, deed, struck)
    deed.done.touched = struck
    plan(s, *[harm(number, value, "effect", deed.actor) for number in struck])


def note_harm(s: Scenario, deed: Deed, struck: list[int]) -> None:
    """What harms an enemy is worth experience; what only harms one's own is not, but a part of the
    action was performed (GH-RUL-40, GH-RUL-222)."""
    if any(s.figures[number].side != deed.side for number in struck):
        deed.done.acted = True
    else:
        deed.used.slots.append(deed.played.line)


async def afflict(s: Scenario, deed: Deed, line: Afflict) -> None:
    """Conditions, a push or a pull for enemies or for oneself; all targets get all of it
    (GH-COND-9, GH-COND-10). A boost may kill the target instead."""
    if line.whom == "one":
        if not foes_within(s, deed, line.range) or not await pay_price(s, deed, line.use):
            return
        chosen = await choose_targets(s, deed, line.range, line.target)
    else:
        chosen = whom(s, deed, line.whom)
        if not chosen or (not line.duty and not await may(deed)):
            return
        if not await pay_price(s, deed, line.use):
            return
        await choose_boosts(s, deed)
    if not chosen:
        return
    if line.duty:
        note_harm(s, deed, chosen)
    else:
        deed.done.acted = True
    deed.done.touched = chosen
    conditions = 0 if boosting.is_replaced(deed) else conditions_of(line.conditions)
    ranks = boosting.kills(deed)
    push = line.push + sum([boost.push for boost in boosting.counting(deed)])
    for number in chosen:
        if ranks and is_of_rank(s.figures[number], ranks):
            plan(s, slay(number))
        else:
            give(s, number, conditions)
    at = deed.at
    plan(
        s,
        force_each(tuple(chosen), push, True, at),
        force_each(tuple(chosen), line.pull, False, at),
    )


# -- kill ------------------------------------------------------------------------------------------


async def kill(s: Scenario, deed: Deed, line: Kill) -> None:
    """An enemy dies at once: of a rank, in a state, or with few hit points left (GH-ACT-10)."""
    deed.done.touched, deed.done.marks = [], []
    near = foes_within(s, deed, line.range)
    number = await choose(s, deed, [one for one in near if may_be_killed(s, deed, one)])
    if number != NONE:
        deed.done.acted = True
        deed.done.touched, deed.done.marks = [number], [s.figures[number].at]
        plan(s, slay(number))


def may_be_killed(s: Scenario, deed: Deed, number: int) -> bool:
    line = expect(Kill, LINES[deed.played.line])
    figure = s.figures[number]
    if not is_of_rank(figure, line.ranks) or (line.hp and figure.hp > line.hp):
        return False
    return not line.when or boosting.holds(s, deed, line.when, number)
