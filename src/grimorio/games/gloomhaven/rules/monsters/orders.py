"""What the cards of monsters say besides Move and Attack (GH-MACT-3, GH-MACT-8, GH-MACTIVE,
GH-MELEM, GH-MHEAL, GH-MLOOT)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Planned, plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.effects import Summon
from grimorio.games.gloomhaven.components.numbers import (
    BEINGS,
    DISARM,
    ELEMENT,
    ELEMENTS,
    MUDDLE,
    ORDERS,
    ORDERS_INSIDE,
    STRENGTHEN,
    STUN,
    conditions_of,
    sheet,
)
from grimorio.games.gloomhaven.components.orders import (
    AfflictOrder,
    DamageOrder,
    Elude,
    HealOrder,
    Infuse,
    LootOrder,
    MakeTrapOrder,
    OnDeath,
    RetaliateOrder,
    ShieldOrder,
    Suffer,
    SummonOrder,
)
from grimorio.games.gloomhaven.nouns import (
    BeingId,
    CellId,
    ConditionIds,
    KindId,
    OrderId,
    RankId,
    SideId,
)
from grimorio.games.gloomhaven.rules import deed_step, step
from grimorio.games.gloomhaven.rules.actions.deciding import decide
from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed, end_deed
from grimorio.games.gloomhaven.rules.attack.blows import new_blow, strike
from grimorio.games.gloomhaven.rules.attack.conditions import give, heal
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.attack.moments import DIED, Name
from grimorio.games.gloomhaven.rules.map.figures import (
    ground,
    is_seen,
    named,
    others,
    own,
    summon_line,
)
from grimorio.games.gloomhaven.rules.monsters.arrivals import make_trap, summon_by
from grimorio.games.gloomhaven.rules.monsters.drains import boosts_for
from grimorio.games.gloomhaven.rules.monsters.focus import foes_of
from grimorio.games.gloomhaven.rules.monsters.might import blow_by, boosted, might_by, might_of
from grimorio.games.gloomhaven.rules.monsters.targeting import PlannedAttack
from grimorio.games.gloomhaven.rules.moves.forcing import force
from grimorio.games.gloomhaven.state import (
    ELUSIVE,
    GONE,
    MONSTER,
    MONSTERS,
    PARTY,
    RETALIATES,
    SHIELDED,
    SUMMON,
    Deed,
    Figure,
    Scenario,
)
from grimorio.kit.content import expect
from grimorio.kit.numbers import NONE


@deed_step
async def do_other_order(s: Scenario, deed: Deed, number: OrderId) -> None:
    """A line of a monster's card that is neither a move nor an attack (GH-MACT-3)."""
    figure = s.figures[deed.actor]
    line = ORDERS[number]
    if isinstance(line, HealOrder):
        await heal_by(s, deed, figure, number, line)
    elif isinstance(line, ShieldOrder | RetaliateOrder | Elude):
        strengthen(s, deed, figure, number, line)
    elif isinstance(line, AfflictOrder):
        afflict(s, deed, figure, number, line)
    elif isinstance(line, DamageOrder):
        plan(s, *damage_by(s, deed, line))
    elif isinstance(line, Suffer):
        plan(s, harm(deed.actor, line.value, "effect", NONE))
    elif isinstance(line, LootOrder):
        loot_by(s, deed, figure, line.range)
    elif isinstance(line, Infuse):
        await infuse(s, deed, line.element)
    elif isinstance(line, OnDeath):
        figure.dooms += ORDERS_INSIDE[number]
        tell(s, kinds.BONUS, named(s, deed.actor), "doomed", 0)
    elif isinstance(line, SummonOrder):
        summon_by(s, figure, line, target_cells(s, deed))
    elif isinstance(line, MakeTrapOrder):
        await make_trap(s, deed, line.damage)


# -- whom a line is for ----------------------------------------------------------------------------


def reach_of(s: Scenario, figure: Figure, range_: int | None) -> int:
    """The range of a line, or that of the stat card (GH-MHEAL-3)."""
    return might_of(s, figure).range if range_ is None else range_


def friends_of(s: Scenario, deed: Deed) -> list[int]:
    """Its allies, of which it is none itself (GH-TARGET-2)."""
    return [number for number, _ in own(s, deed.side) if number != deed.actor]


def those(s: Scenario, deed: Deed, whom: str, reach: int = 0) -> list[int]:
    """The figures that a line is for: enemies, unless it says allies, or both. What has a range
    needs sight too (GH-MACT-6, GH-TARGET-3, GH-RUL-11, GH-RUL-163)."""
    land = ground(s)
    at = deed.at
    beside = land.beside[at]
    cells = land.within(at, reach) & land.sight(at)
    foes = foes_of(s, deed.side, deed.actor)
    friends = friends_of(s, deed)
    if whom == "self":
        return [deed.actor]
    if whom == "adjacent_one":
        return among(s, [one for one in foes if one == deed.focus], beside)
    if whom == "adjacent":
        return among(s, foes, beside)
    if whom == "in_range":
        return among(s, foes, cells)
    if whom == "adjacent_allies":
        return among(s, friends, beside)
    if whom == "allies_in_range":
        return among(s, friends, cells)
    if whom == "self_and_allies_in_range":
        return [deed.actor, *among(s, friends, cells)]
    if whom == "both_adjacent":
        return among(s, [*foes, *friends], beside)
    if whom == "both_beside_target":
        every = [one for one in [*foes, *friends] if one not in deed.done.touched]
        return [one for cell in target_cells(s, deed) for one in among(s, every, land.beside[cell])]
    return foes


def among(s: Scenario, numbers: Sequence[int], cells: int) -> list[int]:
    """Those of these figures that stand in hexes of a mask."""
    return [number for number in numbers if cells >> s.figures[number].at & 1]


def target_cells(s: Scenario, deed: Deed) -> list[int]:
    """Where the targets of its attack are, or were when they were attacked (GH-RUL-166)."""
    return [
        s.figures[target].at if target in s.figures else cell
        for target, cell in zip(deed.done.touched, deed.done.marks, strict=False)
    ]


# -- heal ------------------------------------------------------------------------------------------


async def heal_by(s: Scenario, deed: Deed, figure: Figure, number: int, line: HealOrder) -> None:
    """Those the line names are healed; otherwise whoever has lost most hit points, itself or an
    ally in range and in sight. The players choose among equals, and if nobody has lost any it is
    not done (GH-MHEAL-1..4, GH-RUL-99, GH-RUL-165)."""
    points, whom, count = line.value, line.whom, 1
    reach = reach_of(s, figure, line.range)
    for boost in boosts_for(s, figure, number):
        points = boosted(points, boost.heal, boost)
        whom = boost.whom or whom
        count = boost.target or count
    if whom is not None:
        for one in those(s, deed, whom, reach):
            heal(s, one, points)
        return
    hurt = [
        one
        for one in those(s, deed, "self_and_allies_in_range", reach)
        if s.figures[one].hp < s.figures[one].most
    ]
    while hurt and count > 0:
        most = max([lost(s, one) for one in hurt])
        worst = [one for one in hurt if lost(s, one) == most]
        chosen = worst[0]
        if len(worst) > count:
            chosen = (await choose_patient(s, deed, worst))[0]
        heal(s, chosen, points)
        hurt.remove(chosen)
        count -= 1


def lost(s: Scenario, number: int) -> int:
    """The hit points that a figure has lost."""
    return s.figures[number].most - s.figures[number].hp


async def choose_patient(s: Scenario, deed: Deed, worst: list[int]) -> tuple[int, ...]:
    return await decide(
        s, deed.seat, kinds.MONSTER_AIMS, lambda: [(one,) for one in worst], named(s, deed.actor)
    )


# -- bonuses of the round --------------------------------------------------------------------------


def strengthen(
    s: Scenario,
    deed: Deed,
    figure: Figure,
    number: int,
    line: ShieldOrder | RetaliateOrder | Elude,
) -> None:
    """What it, or its allies, have from now to the end of the round (GH-MACTIVE-1, GH-MACTIVE-2,
    GH-SHIELD-2, GH-RETAL-4)."""
    if isinstance(line, RetaliateOrder):
        grant(s, [deed.actor], "retaliate", (RETALIATES, line.value, line.range))
    elif isinstance(line, Elude):
        grant(s, [deed.actor], "elude", (ELUSIVE, 1))
    else:
        value = line.value
        for boost in boosts_for(s, figure, number):
            value = boosted(value, boost.shield, boost)
        whom = those(s, deed, line.whom, reach_of(s, figure, line.range))
        grant(s, whom, "shield", (SHIELDED, value))


def grant(s: Scenario, whom: Sequence[int], word: str, bonus: tuple[int, ...]) -> None:
    for number in whom:
        s.figures[number].bonuses.append(bonus)
        tell(s, kinds.BONUS, named(s, number), word, bonus[1])


# -- harm without an attack ------------------------------------------------------------------------


def afflict(s: Scenario, deed: Deed, figure: Figure, number: int, line: AfflictOrder) -> None:
    """Conditions, or a push, for all it is for (GH-COND-9, GH-COND-10, GH-RUL-116)."""
    push = line.push
    conditions = conditions_of(line.conditions)
    for boost in boosts_for(s, figure, number):
        push = boosted(push, boost.push, boost)
    whom = those(s, deed, line.whom, reach_of(s, figure, line.range))
    for one in whom:
        give(s, one, conditions)
    plan(s, *[force(one, push, True) for one in whom])


def damage_by(s: Scenario, deed: Deed, line: DamageOrder) -> list[Planned]:
    """Damage without an attack: no card is drawn, and no shield helps (GH-TARGET-9, GH-RUL-61)."""
    whom = those(s, deed, line.whom)
    return [harm(one, line.value, "effect", deed.actor) for one in whom]


# -- money and elements ----------------------------------------------------------------------------


def loot_by(s: Scenario, deed: Deed, figure: Figure, reach: int) -> None:
    """Money in range and in sight is out of the game for good; treasure stays (GH-MLOOT-1,
    GH-MLOOT-2)."""
    land = ground(s)
    cells = land.within(figure.at, reach) & land.sight(figure.at)
    taken = 0
    for cell in [cell for cell in s.coins if cells >> cell & 1]:
        taken += s.coins.pop(cell)
    if taken:
        tell(s, kinds.MONSTER_LOOTED, named(s, deed.actor), taken)


async def infuse(s: Scenario, deed: Deed, name: str) -> None:
    """An element that becomes strong at the end of its turn; the players choose where any will do
    (GH-MELEM-1, GH-MELEM-2)."""

    def left() -> list[int]:
        return [element for element in range(len(ELEMENTS)) if element not in s.infused]

    if name == "any" and left():
        s.infused.append(await decide(s, deed.seat, kinds.CHOOSE_ELEMENT, left))
    elif name != "any" and ELEMENT[name] not in s.infused:
        s.infused.append(ELEMENT[name])


# -- what it does when it dies ---------------------------------------------------------------------


@DIED.at(20)
def act_in_death(s: Scenario, who: Name, figure: Figure) -> None:
    """A monster that a card has doomed, or a summon whose card says so, does one thing more."""
    if figure.kind == MONSTER:
        for order in figure.dooms:
            plan(s, last_deed(who, figure.side, figure.at, figure.conditions, order))
    elif figure.kind == SUMMON and summon_line(figure).dying:
        plan(s, last_blow(who, figure.at, figure.conditions))


@step
async def last_deed(
    s: Scenario,
    who: tuple[int, KindId, int, BeingId, RankId, int],
    side: SideId,
    at: CellId,
    conditions: ConditionIds,
    number: OrderId,
) -> None:
    """One who has died attacks all enemies around its hex, which is the area of all such lines,
    unless it was stunned or disarmed. It is gone, so nobody retaliates (GH-ATT-3, GH-MATT-8,
    GH-COND-14, GH-COND-15, GH-RUL-167)."""
    targets = among(s, foes_of(s, side, GONE), ground(s).beside[at])
    if not targets or conditions & (STUN | DISARM):
        return
    deed = begin_deed(s, GONE, MONSTERS, side, MONSTERS, NONE)
    deed.at, deed.done.way, deed.name = at, [at], who
    card = sheet(who[3], who[4], s.monster_level, len(s.characters), 0)
    blow = deed.blow = blow_by(might_by(card), ORDERS[number], (), PlannedAttack())
    blow.advantage = bool(conditions & STRENGTHEN)
    blow.disadvantage = bool(conditions & MUDDLE)
    blow.targets = targets
    plan(s, strike(), scope="deed", close=end_deed())


@step
async def last_blow(
    s: Scenario,
    who: tuple[int, KindId, int, BeingId, RankId, int],
    at: CellId,
    conditions: ConditionIds,
) -> None:
    """A summon that has died attacks all enemies beside its hex, if it was able to, with the cards
    of its summoner (GH-SUMMON-8, GH-RUL-209). Nobody can retaliate against it."""
    line = expect(Summon, BEINGS[who[3]])
    beside = ground(s).beside[at]
    targets = [number for number, one in others(s, PARTY) if beside >> one.at & 1 and is_seen(one)]
    if not targets or conditions & (STUN | DISARM):
        return
    blow = new_blow(line.dying, 0)
    blow.advantage, blow.disadvantage = bool(conditions & STRENGTHEN), bool(conditions & MUDDLE)
    blow.targets = targets
    deed = begin_deed(s, GONE, who[2], PARTY, who[2], NONE)
    deed.at, deed.done.way, deed.name = at, [at], who
    deed.blow = blow
    plan(s, strike(), scope="deed", close=end_deed())
