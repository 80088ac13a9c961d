"""Attacks: targets, modifier cards, damage, effects, retaliation (GH-ATT, GH-STEP, GH-MOD)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Value, ask, plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.classes import Modifier
from grimorio.games.gloomhaven.components.numbers import (
    BLESS_CARD,
    CURSE_CARD,
    ELEMENT,
    MODIFIERS,
    MUDDLE,
    SHUFFLES,
    STRENGTHEN,
    conditions_of,
)
from grimorio.games.gloomhaven.rules import (
    adjusting,
    augments,
    bonuses,
    boosting,
    drains,
    standing,
    step,
    triggers,
    worn,
)
from grimorio.games.gloomhaven.rules.conditions import give, heal, pile_numbered
from grimorio.games.gloomhaven.rules.figures import (
    ground,
    is_elusive,
    is_seen,
    named,
    others,
    retaliation,
    sheet_of,
)
from grimorio.games.gloomhaven.rules.forcing import force
from grimorio.games.gloomhaven.rules.harm import harm, slay
from grimorio.games.gloomhaven.rules.modifiers import (
    counting,
    damage,
    manner_of,
    orders,
    wants_more,
)
from grimorio.games.gloomhaven.state import (
    MONSTER,
    MONSTERS,
    SHIELDED,
    Blow,
    Deed,
    Pile,
    Scenario,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import put_in_bag


def new_blow(value: int, range_: int) -> Blow:
    """An attack before anything is chosen; without a range it is in melee (GH-ATT-9)."""
    return Blow(
        value=value,
        range=max(1, range_),
        ranged=range_ > 0,
        targets=[],
        struck=[],
        count=1,
        pierce=0,
        push=0,
        pull=0,
        conditions=0,
        advantage=False,
        disadvantage=False,
        bypass=False,
        extra=0,
        present=[],
        drawn=[],
        harm=0,
    )


def reachable(s: Scenario, deed: Deed, blow: Blow) -> list[int]:
    """The enemies in range and in sight that are no targets yet (GH-ATT-2, GH-ATT-12,
    GH-TARGET-3, GH-RUL-11)."""
    land = ground(s)
    cells = land.within(deed.at, blow.range) & land.sight(deed.at)
    return [
        number
        for number, figure in others(s, deed.side)
        if cells >> figure.at & 1
        and number != deed.actor
        and is_seen(figure)
        and number not in blow.targets
        and number not in blow.struck
    ]


@step
async def strike(s: Scenario) -> None:
    """The attack on the next target, to its end, and then on those after it (GH-ATT-3, GH-STEP-1,
    GH-RUL-113)."""
    deed = s.deeds[-1]
    blow = deed.blow
    if blow is None or (deed.actor == NONE and not blow.targets):
        return
    while blow.targets and blow.targets[0] not in s.figures:
        blow.targets.pop(0)
    if not blow.targets:
        deed.blow = None
        return
    target = standing.provoked(s, deed, blow, blow.targets.pop(0))
    blow.struck.append(target)
    if await triggers.before_attack(s, deed, blow, target):
        plan(s, slay(target), strike())
        return
    blow.extra += await standing.pummel(s, deed, blow)
    value = worth_against(s, deed, blow, target)
    blow.extra = 0
    tell(s, kinds.ATTACKED, named(s, deed.actor), named(s, target), value)
    boosting.reward(s, deed, target)
    cards = draw_cards(s, deed, blow, target, value)
    ways = orders(cards, value)
    if len(ways) > 1 and deed.seat != MONSTERS:
        order = await ask(deed.seat, kinds.ORDER_CARDS, lambda: list(range(len(ways))), value)
        cards = ways[order]
    blow.pierce += sum([card.pierce for card in cards])
    plan(
        s,
        harm(target, damage(cards, value), kinds.ATTACK, deed.actor),
        follow_up(target, tuple(sorted([MODIFIERS.index(card) for card in cards]))),
        strike(),
    )


def worth_against(s: Scenario, deed: Deed, blow: Blow, target: int) -> int:
    """The value of the attack before the cards: bonuses, and Poison (GH-STEP-2, GH-STEP-3)."""
    return adjusting.worth(s, deed, blow, target)


def draw_cards(s: Scenario, deed: Deed, blow: Blow, target: int, value: int) -> list[Modifier]:
    """Modifier cards, as many as the attack wants; those that count (GH-MOD-5..17)."""
    manner = manner_against(s, deed, blow, target)
    drawn: list[Modifier] = []
    blow.drawn.clear()
    while wants_more(drawn, manner):
        card = draw_modifier(s, pile_numbered(s, deed.deck))
        blow.drawn.append(card)
        drawn.append(worn.as_drawn(s, target, MODIFIERS[card]))
        tell(s, kinds.MODIFIER_DRAWN, named(s, deed.actor), card)
    return counting(drawn, manner, value)


def manner_against(s: Scenario, deed: Deed, blow: Blow, target: int) -> int:
    """Advantage and disadvantage against a target (GH-ATT-14, GH-COND-18, GH-RUL-12)."""
    adjusted = adjusting.adjust(s, deed, blow, target)
    advantage = blow.advantage or adjusted.advantage
    disadvantage = blow.disadvantage or adjusted.disadvantage
    actor = s.figures.get(deed.actor)
    figure = s.figures[target]
    if actor is not None:
        advantage |= bool(actor.conditions & STRENGTHEN)
        disadvantage |= bool(actor.conditions & MUDDLE)
        if actor.kind == MONSTER:
            advantage |= sheet_of(s, actor).advantage
    if blow.ranged and ground(s).beside[deed.at] >> figure.at & 1:
        disadvantage = True
    return manner_of(advantage, disadvantage or is_elusive(s, figure))


def draw_modifier(s: Scenario, pile: Pile) -> int:
    """One card; an empty deck is shuffled first. Bless and Curse leave the deck (GH-MOD-1,
    GH-MOD-16, GH-MOD-17)."""
    if not pile.bag:
        put_in_bag(pile.bag, pile.discards)
        pile.discards.clear()
    card = s.chance.draw(pile.bag)
    if card not in (BLESS_CARD, CURSE_CARD):
        pile.discards.append(card)
    if card in SHUFFLES:
        pile.shuffles = True
    return card


@step
async def follow_up(s: Scenario, target: int, cards: tuple[int, ...]) -> None:
    """What the attack does besides damage, to a target that is still there, and then its
    retaliation (GH-ELEM-4, GH-HEAL-6, GH-STEP-10, GH-STEP-11, GH-RUL-65, GH-RUL-66)."""
    deed = s.deeds[-1]
    blow = deed.blow
    if blow is None:
        return
    drawn = [MODIFIERS[card] for card in cards]
    actor = s.figures.get(deed.actor)
    if blow.harm > 0:
        drains.draw_life(s, deed)
    for card in drawn:
        if actor is not None and card.shield:
            actor.bonuses.append((SHIELDED, card.shield))
        s.infused += [ELEMENT[name] for name in card.makes if ELEMENT[name] not in s.infused]
    healing = max([card.heal for card in drawn], default=0)
    if actor is not None and healing:
        heal(s, deed.actor, healing)
    for card in drawn:
        if card.target:
            plan(s, add_target())
    augmented = augments.after(s, deed, blow)
    if target not in s.figures:
        deed.killed += 1
        plan(s, *augmented)
        return
    conditions = blow.conditions | boosting.conditions_against(s, deed, target)
    conditions |= adjusting.adjust(s, deed, blow, target).conditions
    for card in drawn:
        conditions |= conditions_of(card.conditions)
    give(s, target, conditions)
    plan(
        s,
        *augmented,
        force(target, blow.push + sum([card.push for card in drawn]), True),
        force(target, blow.pull + sum([card.pull for card in drawn]), False),
        retaliate(target),
    )


@step
async def retaliate(s: Scenario, target: int) -> None:
    """The figure attacked deals damage back, if the attacker is in its reach (GH-RETAL)."""
    deed = s.deeds[-1]
    figure, actor = s.figures.get(target), s.figures.get(deed.actor)
    if figure is None or actor is None:
        return
    far = ground(s).far(figure.at)[actor.at]
    amount = retaliation(s, figure, far) + bonuses.lasting_retaliation(s, target, far)
    if deed.blow is not None:
        amount += triggers.returned(s, deed.blow, figure, far)
    if amount:
        triggers.has_retaliated(s, figure)
        plan(s, harm(deed.actor, amount, "retaliate", target))


@step
async def add_target(s: Scenario) -> None:
    """One more target in range (GH-ADDT-1..4, GH-RUL-62)."""
    deed = s.deeds[-1]
    blow = deed.blow
    if blow is None or deed.actor == NONE:
        return

    def options() -> Sequence[Value]:
        return [None, *[("at", number) for number in reachable(s, deed, blow)]]

    seat = deed.seat if deed.seat != MONSTERS else NONE
    if seat == NONE:
        return
    answer = await ask(seat, kinds.AIM, options, named(s, deed.actor), blow.value)
    if isinstance(answer, tuple):
        assert isinstance(answer[1], int)
        blow.targets.append(answer[1])
