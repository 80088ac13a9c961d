"""Lines of cards: what each verb does (GH-ACT-5, GH-ACT-6). Lines are done in their order."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Value, ask, plan
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.abilities import Attack, Boost, Heal, Loot, Move
from grimorio.games.gloomhaven.components.numbers import (
    BASIC,
    DISARM,
    IMMOBILIZE,
    LINES,
    STUN,
    conditions_of,
)
from grimorio.games.gloomhaven.rules import bonuses, boosting, gear, items, step, triggers
from grimorio.games.gloomhaven.rules.areas import Area
from grimorio.games.gloomhaven.rules.blows import new_blow, reachable, strike
from grimorio.games.gloomhaven.rules.conditions import heal
from grimorio.games.gloomhaven.rules.figures import (
    character_of,
    ground,
    is_seen,
    named,
    others,
    own,
)
from grimorio.games.gloomhaven.rules.gains import gain_xp, loot, lootable
from grimorio.games.gloomhaven.rules.harm import harm
from grimorio.games.gloomhaven.rules.monsters import area_of
from grimorio.games.gloomhaven.rules.moving import move_on
from grimorio.games.gloomhaven.rules.worn import basic, is_phased
from grimorio.games.gloomhaven.state import Blow, Deed, Scenario


@step
async def do_line(s: Scenario, number: int) -> None:
    """One line of a card, if its figure can do it at all (GH-COND-13 to 15)."""
    deed = s.deeds[-1]
    figure = s.figures.get(deed.actor)
    if figure is None or figure.conditions & STUN:
        return
    deed.line = number
    deed.used.clear()
    deed.items.clear()
    line = LINES[number]
    if isinstance(line, Attack):
        if not figure.conditions & DISARM and not is_phased(figure):
            plan(s, aim())
    elif isinstance(line, Move):
        if not figure.conditions & IMMOBILIZE:
            plan(s, set_out())
    elif isinstance(line, Heal):
        plan(s, heal_line())
    elif isinstance(line, Loot):
        plan(s, loot_line())
    elif isinstance(line, bonuses.GIVING):
        plan(s, step.find("do_lasting_line")())
    else:
        plan(s, step.find("do_other_line")())


def amount(s: Scenario, deed: Deed, value: int | str) -> int:
    """A number of a line, or what it is counted by."""
    if isinstance(value, int):
        return max(value, basic_value(s, deed))
    character = character_of(s, s.figures[deed.actor])
    if value == "moved":
        return deed.moved
    if value == "twice_destroyed":
        return 2 * len(deed.marks)
    if character is None:
        return 0
    return character.moved if value == "moved_this_turn" else character.dealt


def basic_value(s: Scenario, deed: Deed) -> int:
    """What items make of a basic attack or a basic move; 0 for other actions."""
    character = character_of(s, s.figures[deed.actor])
    if deed.half < BASIC or character is None:
        return 0
    return basic(character, deed.half == BASIC)


@step
async def set_out(s: Scenario) -> None:
    """A move ability, with what is used for it."""
    deed = s.deeds[-1]
    line = LINES[deed.line]
    assert isinstance(line, Move)
    await choose_boosts(s)
    points = amount(s, deed, line.value)
    points += sum([boost.move for boost in boosting.counting(s, deed)])
    deed.way = [s.figures[deed.actor].at]
    plan(s, move_on(points, line.jump))


async def choose_boosts(s: Scenario) -> None:
    """The boosts to be paid for, one after another, or none (GH-ELEM-11)."""
    deed = s.deeds[-1]
    while boosting.offers(s, deed):
        answer = await ask(
            deed.seat, kinds.MAY, lambda: [None, *boosting.offers(s, deed)], deed.line
        )
        if answer is None:
            return
        use_boost(s, deed, answer)


def use_boost(s: Scenario, deed: Deed, answer: Value) -> None:
    assert isinstance(answer, tuple)
    place, *elements = [part for part in answer[1:] if isinstance(part, int)]
    boosting.pay(s, deed, place, elements)


# -- attack ----------------------------------------------------------------------------------------


@step
async def aim(s: Scenario) -> None:
    """Whom an attack is made on, and what is used for it; then it is made (GH-ATT-9 to 16,
    GH-AREA-1 to 6, GH-RUL-54)."""
    deed = s.deeds[-1]
    line = LINES[deed.line]
    assert isinstance(line, Attack)
    blow = deed.blow = begin_blow(s, deed, line)
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
            return
        if answer == "done":
            break
        assert isinstance(answer, tuple)
        numbers = [part for part in answer[1:] if isinstance(part, int)]
        if answer[0] == "boost":
            use_boost(s, deed, answer)
            boosted(s, deed, blow, numbers[0])
        elif answer[0] == "item":
            await use_item_for(s, deed, blow, numbers)
        else:
            blow.targets += numbers
            blow.count -= answer[0] == "at"
    deed.acted = True
    deed.touched = blow.targets[:]
    triggers.use_for_action(s, deed, *["ranged_attack"][: blow.ranged])
    hurt = items.hurt_in_blast(s, deed, blow)
    if line.xp_each:
        gain_xp(s, deed.seat, line.xp_each * len(blow.targets))
    plan(s, *[harm(ally, items.BLAST_DAMAGE, "effect", deed.actor) for ally in hurt], strike())


def begin_blow(s: Scenario, deed: Deed, line: Attack) -> Blow:
    blow = new_blow(amount(s, deed, line.value), line.range)
    blow.count = line.target
    blow.pierce, blow.push, blow.pull = line.pierce, line.push, line.pull
    blow.conditions = conditions_of(line.conditions)
    for boost in boosting.counting(s, deed):
        add_boost(blow, boost)
    blow.count += triggers.more_targets(s, deed, blow)
    return blow


def boosted(s: Scenario, deed: Deed, blow: Blow, place: int) -> None:
    boost = boosting.boosts_of(deed.line)[place]
    if not boost.when and not boost.per:
        add_boost(blow, boost)


def add_boost(blow: Blow, boost: Boost) -> None:
    blow.value += boost.attack
    blow.range += boost.range
    blow.count += boost.target
    blow.pierce += boost.pierce
    blow.push += boost.push
    blow.conditions |= conditions_of(boost.conditions)


async def use_item_for(s: Scenario, deed: Deed, blow: Blow, numbers: Sequence[int]) -> None:
    """An item changes the attack, or does something by itself (GH-ITEM-1, GH-ITEM-3)."""
    if numbers[0] in items.in_turn(s, deed.seat):
        await gear.use_by_itself(s, deed.seat, numbers[0])
    else:
        items.use_for_attack(s, deed, blow, numbers[0], numbers[1:])


def targets(s: Scenario, deed: Deed, line: Attack) -> Sequence[Value]:
    """What may be chosen now: single targets, sets of those hit together, boosts, items."""
    blow = deed.blow
    assert blow is not None
    found: list[Value] = ["done" if blow.targets else None]
    begun = bool(blow.targets)
    hexes = items.area_of(deed, line.area)
    if hexes:
        if not begun:
            area = area_of(hexes, blow.ranged)
            found += [("area", *struck) for struck in area_sets(s, deed, blow, area)]
        elif blow.count > 1:
            found += [("at", number) for number in reachable(s, deed, blow)]
    elif line.whom != "one":
        if not begun:
            every = whom(s, deed, line.whom)
            found += [("area", *every)] if every else []
    elif blow.count > 0:
        found += [("at", number) for number in reachable(s, deed, blow)]
    found += boosting.offers(s, deed)
    if not begun:
        single = not line.area and line.whom == "one" and blow.count == 1
        found += items.attack_offers(s, deed, blow, single)
    return found


def area_sets(s: Scenario, deed: Deed, blow: Blow, area: Area) -> list[tuple[int, ...]]:
    """The distinct sets of enemies that the pattern can hit (GH-AREA-3)."""
    land = ground(s)
    seen = land.sight(deed.at)
    there = {
        figure.at: number
        for number, figure in others(s, deed.side)
        if seen >> figure.at & 1 and is_seen(figure)
    }
    enemies = frozenset(there.values())
    found = area.hits(land, deed.at, blow.range, there | items.bystanders(s, deed))
    return sorted([struck for struck in found if not enemies.isdisjoint(struck)])


def whom(s: Scenario, deed: Deed, name: str) -> list[int]:
    """The figures that a line is for."""
    land = ground(s)
    figure = s.figures[deed.actor]
    beside = land.beside[figure.at]
    foes = [(number, one.at) for number, one in others(s, deed.side) if is_seen(one)]
    friends = [(number, one.at) for number, one in own(s, deed.side) if number != deed.actor]
    if name == "self":
        return [deed.actor]
    if name == "adjacent":
        return [number for number, at in foes if beside >> at & 1]
    if name == "passed":
        passed = deed.way[1:-1]
        return [number for number, at in foes if at in passed]
    if name == "within_two":
        return [number for number, at in foes if land.within(figure.at, 2) >> at & 1]
    if name == "adjacent_allies":
        return [number for number, at in friends if beside >> at & 1]
    if name == "self_and_adjacent_allies":
        return [deed.actor, *[number for number, at in friends if beside >> at & 1]]
    if name in ("all_allies", "self_and_all_allies"):
        every = [number for number, _ in friends]
        return [deed.actor, *every] if name.startswith("self") else every
    raise NotImplementedError(name)


# -- heal, loot ------------------------------------------------------------------------------------


@step
async def heal_line(s: Scenario) -> None:
    """Oneself or allies in range are healed (GH-HEAL-1, GH-HEAL-2)."""
    deed = s.deeds[-1]
    line = LINES[deed.line]
    assert isinstance(line, Heal)
    healed: list[int] = []
    if line.whom != "one":
        await choose_boosts(s)
        healed = whom(s, deed, line.whom)
    else:
        left = line.target
        while left > 0:
            answer = await ask(
                deed.seat, kinds.CHOOSE_FIGURE, lambda: patients(s, deed, line, healed), deed.line
            )
            if answer is None:
                break
            if isinstance(answer, tuple):
                use_boost(s, deed, answer)
                continue
            assert isinstance(answer, int)
            healed.append(answer)
            left -= 1
    points = line.value + sum([boost.heal for boost in boosting.counting(s, deed)])
    if healed:
        points += triggers.use_for_action(s, deed, "heal")
    conditions = 0
    for boost in boosting.counting(s, deed):
        conditions |= conditions_of(boost.conditions)
    for number in healed:
        deed.acted = True
        heal(s, number, points)
    deed.touched = healed


def patients(s: Scenario, deed: Deed, line: Heal, healed: list[int]) -> Sequence[Value]:
    land = ground(s)
    at = s.figures[deed.actor].at
    reach = line.range + sum([boost.range for boost in boosting.counting(s, deed)])
    cells = land.within(at, reach) & land.sight(at)
    found: list[Value] = [None]
    found += [
        number
        for number, figure in own(s, deed.side)
        if number not in healed and cells >> figure.at & 1
    ]
    if not healed:
        found += boosting.offers(s, deed)
    return found


@step
async def loot_line(s: Scenario) -> None:
    """Money and treasure in range (GH-LOOT-1)."""
    deed = s.deeds[-1]
    line = LINES[deed.line]
    assert isinstance(line, Loot)
    await choose_boosts(s)
    reach = line.range + sum([boost.loot for boost in boosting.counting(s, deed)])
    if lootable(s, deed.seat, reach):
        answer = await ask(deed.seat, kinds.MAY, lambda: (None, "yes"), deed.line)
        if answer == "yes":
            deed.acted = True
            loot(s, deed.seat, reach)
