"""Aiming: whom an attack of a card is made on, and what is used for it (GH-ATT, GH-AREA)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Value, ask, plan
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.effects import Afflict, Attack, Boost, Heal
from grimorio.games.gloomhaven.components.numbers import (
    HALF_LINES,
    LIFT,
    LINES,
    conditions_of,
)
from grimorio.games.gloomhaven.rules import deed_step
from grimorio.games.gloomhaven.rules.actions import boosting
from grimorio.games.gloomhaven.rules.actions.gains import gain_xp
from grimorio.games.gloomhaven.rules.attack import standing
from grimorio.games.gloomhaven.rules.attack.blows import new_blow, reachable, strike
from grimorio.games.gloomhaven.rules.attack.harm import harm, slay
from grimorio.games.gloomhaven.rules.attack.moments import (
    ATTACK_BEGUN,
    BYSTANDERS,
    LAUNCHED,
    TO_AIM_WITH,
)
from grimorio.games.gloomhaven.rules.attack.shape import PATH, whom_of
from grimorio.games.gloomhaven.rules.attack.shape import area_of as area_for
from grimorio.games.gloomhaven.rules.gear import items, using
from grimorio.games.gloomhaven.rules.map.areas import Area
from grimorio.games.gloomhaven.rules.map.figures import ground, named
from grimorio.games.gloomhaven.rules.map.whom import foes, friends, is_of_rank, whom
from grimorio.games.gloomhaven.rules.monsters.might import area_of, might_of
from grimorio.games.gloomhaven.state import MONSTER, SUMMON, Blow, Deed, Scenario
from grimorio.kit.numbers import NONE

BARE: Final = Attack(value=0)
"""An attack that no line of its own says."""


def attack_of(deed: Deed) -> Attack:
    """The attack that the present line is."""
    line = LINES[deed.played.line]
    return line if isinstance(line, Attack) else BARE


@deed_step
async def aim(s: Scenario, deed: Deed, value: int, reach: int) -> None:
    """Whom an attack of that value and range is made on, and what is used for it; then it is made
    (GH-ATT-9..16, GH-AREA-1..6, GH-RUL-54)."""
    line = attack_of(deed)
    blow = deed.blow = begin_blow(s, deed, line, value, reach)
    deed.done.touched = []
    deed.done.damage.clear()
    while True:
        answer = await ask(
            deed.seat,
            kinds.AIM,
            lambda: targets(s, deed, line),
            named(s, deed.actor),
            blow.value,
        )
        if answer is None:
            deed.blow = None
            deed.done.marks = []
            return
        if kinds.STRIKE_NOW.matches(answer):
            break
        if kinds.AIM_BOOST.matches(answer):
            use_boost(s, deed, blow, *kinds.AIM_BOOST.parts(answer))
        elif kinds.AIM_ITEM.matches(answer):
            await use_item_for(s, deed, blow, *kinds.AIM_ITEM.parts(answer))
        else:
            struck = struck_by(answer)
            deed.done.touched += struck
            blow.targets += struck
            blow.count -= kinds.AT.matches(answer)
    launch(s, deed, line)


def struck_by(answer: Value) -> tuple[int, ...]:
    """The figures that an answer names: one, or all in an area."""
    return kinds.AT.parts(answer) if kinds.AT.matches(answer) else kinds.AREA.parts(answer)[0]


def begin_blow(s: Scenario, deed: Deed, line: Attack, value: int, reach: int) -> Blow:
    """The attack as the line says it; an area about oneself is a melee attack (GH-RUL-53). Attacks
    on those beside an obstacle that was put somewhere are ranged ones (GH-RUL-211). A monster or a
    summon that a card makes attack has the effects of its own card too (GH-MATT-16,
    GH-RUL-242)."""
    blow = new_blow(value, reach)
    blow.ranged |= line.whom == "beside_made"
    blow.count = line.target
    blow.pierce, blow.push, blow.pull = line.pierce, line.push, line.pull
    blow.conditions = conditions_of(line.conditions)
    actor = s.figures[deed.actor]
    if actor.kind in (MONSTER, SUMMON):
        might = might_of(s, actor)
        blow.pierce += might.pierce
        blow.conditions |= might.conditions
    for boost in boosting.counting(deed):
        add_boost(blow, boost)
    for begun in ATTACK_BEGUN.acts:
        begun(s, deed, blow)
    return blow


def use_boost(s: Scenario, deed: Deed, blow: Blow, number: int, paid: tuple[int, ...]) -> None:
    """Elements are used up for the attack: for a boost, or for an active card."""
    if number == LIFT:
        blow.range += standing.lift(s, deed)
        return
    boosting.pay(s, deed, number, paid)
    boost = boosting.boost_numbered(deed.played.line, number)
    if not boost.when and not boost.per:
        add_boost(blow, boost)


def add_boost(blow: Blow, boost: Boost) -> None:
    blow.value += boost.attack
    blow.range += boost.range
    blow.count += boost.target
    blow.pierce += boost.pierce
    blow.push += boost.push
    blow.conditions |= conditions_of(boost.conditions)


async def use_item_for(s: Scenario, deed: Deed, blow: Blow, number: int, element: int) -> None:
    """An item changes the attack, or does something by itself (GH-ITEM-1, GH-ITEM-3)."""
    if number in items.in_turn(s, deed.seat):
        await using.use_by_itself(s, deed.seat, number)
    else:
        items.use_for_attack(s, deed, blow, number, element)


def targets(s: Scenario, deed: Deed, line: Attack) -> Sequence[Value]:
    """What may be chosen now: single targets, sets of those hit together, boosts, items. Behind an
    area come single targets in range (GH-ATT-16)."""
    blow = deed.blow
    assert blow is not None
    begun = bool(deed.done.touched)
    found: list[Value] = [kinds.STRIKE_NOW() if begun else None]
    name = whom_of(deed, line)
    hexes = area_for(deed, line.area)
    several = bool(hexes) or name != "one"
    if several and not begun:
        if hexes:
            area = area_of(hexes, blow.ranged)
            found += kinds.AREA.each(area_sets(s, deed, blow, area))
        elif name == PATH:
            found += kinds.AREA.each(path_sets(s, deed, blow))
        elif every := in_sight(s, deed, whom(s, deed, name)):
            found.append(kinds.AREA(tuple(every)))
    elif blow.count > int(several):
        found += kinds.AT.each(reachable(s, deed, blow))
    if not begun:
        found += [kinds.AIM_BOOST(number, paid) for number, paid in boosting.offers(s, deed)]
        for offers in TO_AIM_WITH.acts:
            found += offers(s, deed, blow, not several and blow.count == 1)
    return found


def in_sight(s: Scenario, deed: Deed, numbers: list[int]) -> list[int]:
    """Those that the attacker sees (GH-TARGET-3)."""
    seen = ground(s).sight(s.figures[deed.actor].at)
    return [number for number in numbers if seen >> s.figures[number].at & 1]


def area_sets(s: Scenario, deed: Deed, blow: Blow, area: Area) -> list[tuple[int, ...]]:
    """The distinct sets of enemies that the pattern can hit (GH-AREA-3). Where a line is for all in
    the area, the allies in it are told apart too (GH-AREA-6)."""
    land = ground(s)
    seen = land.sight(deed.at)
    enemies = {one.at: number for number, one in foes(s, deed) if seen >> one.at & 1}
    there = dict(enemies)
    if is_for_area(deed):
        there.update({one.at: number for number, one in friends(s, deed) if seen >> one.at & 1})
    for besides in BYSTANDERS.acts:
        there |= besides(s, deed)
    found = area.hits(land, deed.at, blow.range, there)
    struck = set(enemies.values())
    return sorted([hit for hit in found if not struck.isdisjoint(hit)])


def path_sets(s: Scenario, deed: Deed, blow: Blow) -> list[tuple[int, ...]]:
    """An enemy in range, with those on a way to it that is no longer than the range."""
    land = ground(s)
    seen = land.sight(deed.at)
    there = {one.at: number for number, one in foes(s, deed) if seen >> one.at & 1}
    found: set[tuple[int, ...]] = set()
    ways: list[tuple[int, ...]] = [(deed.at,)]
    for _ in range(blow.range):
        ways = [(*way, cell) for way in ways for cell in land.near[way[-1]] if cell not in way]
        for way in ways:
            if way[-1] in there:
                found.add(tuple(sorted([there[cell] for cell in way if cell in there])))
    return sorted(found)


def is_for_area(deed: Deed) -> bool:
    """Whether another line of the card is for those in the area of its attack."""
    if deed.played.half == NONE:
        return False
    for number in HALF_LINES[deed.played.half]:
        line = LINES[number]
        if isinstance(line, Heal | Afflict) and line.whom in ("in_area", "both_in_area"):
            return True
    return False


def launch(s: Scenario, deed: Deed, line: Attack) -> None:
    """The targets are chosen: the attacks are made one after another, all of them one attack
    action, and then what a boost does to others (GH-ACT-13, GH-ATT-1, GH-ATT-4). Those that a boost
    kills are not attacked, but count as targets (GH-RUL-208)."""
    blow = deed.blow
    assert blow is not None
    deed.done.acted = True
    deed.done.marks = [s.figures[number].at for number in deed.done.touched]
    first = [planned for launched in LAUNCHED.acts for planned in launched(s, deed, blow)]
    gain_xp(s, deed.seat, line.xp_each * len(blow.targets))
    ranks = boosting.kills(deed)
    doomed = [one for one in blow.targets if ranks and is_of_rank(s.figures[one], ranks)]
    blow.targets = [one for one in blow.targets if one not in doomed]
    plan(
        s,
        *first,
        *[slay(number) for number in doomed],
        strike(),
        splash(),
    )


@deed_step
async def splash(s: Scenario, deed: Deed) -> None:
    """Damage of a boost to others than the targets, wherever these died (GH-RUL-201)."""
    for boost in boosting.counting(deed):
        if boost.damage and boost.whom is not None:
            struck = whom(s, deed, boost.whom)
            plan(s, *[harm(number, boost.damage, "effect", deed.actor) for number in struck])
