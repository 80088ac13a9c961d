"""Attacks: targets, modifier cards, damage, effects, retaliation (GH-ATT, GH-STEP, GH-MOD)."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import Value, ask, plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.classes import Modifier
from grimorio.games.gloomhaven.components.effects import Attack
from grimorio.games.gloomhaven.components.numbers import (
    BLESS_CARD,
    CURSE_CARD,
    ELEMENT,
    LINES,
    MODIFIERS,
    MUDDLE,
    NEGATIVE,
    SHUFFLES,
    STRENGTHEN,
    STUN,
    conditions_of,
)
from grimorio.games.gloomhaven.rules import FIGURE, deed_step
from grimorio.games.gloomhaven.rules.actions.deciding import decide
from grimorio.games.gloomhaven.rules.actions.gains import gain_xp
from grimorio.games.gloomhaven.rules.attack.adjusting import adjust, worth
from grimorio.games.gloomhaven.rules.attack.conditions import give, heal, pile_numbered
from grimorio.games.gloomhaven.rules.attack.harm import harm, slay
from grimorio.games.gloomhaven.rules.attack.modifiers import (
    ADVANTAGE,
    PLAIN,
    counting,
    damage,
    manner_of,
    orders,
    wants_more,
)
from grimorio.games.gloomhaven.rules.attack.moments import (
    AFTER_ATTACK,
    ATTACK_MADE,
    BEFORE_ATTACK,
    CARD_DRAWN,
    HARMED,
    RETALIATED,
    RETALIATION,
    TARGETED,
    Adjusted,
)
from grimorio.games.gloomhaven.rules.attack.shape import is_on_several
from grimorio.games.gloomhaven.rules.map.figures import (
    ground,
    immune_to,
    is_elusive,
    is_seen,
    named,
    others,
    retaliation,
    sheet_of,
)
from grimorio.games.gloomhaven.rules.map.initiative import initiative
from grimorio.games.gloomhaven.rules.moves.forcing import force
from grimorio.games.gloomhaven.state import (
    GONE,
    MONSTER,
    MONSTERS,
    RETALIATES,
    SHIELDED,
    Blow,
    Deed,
    Figure,
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


@deed_step
async def strike(s: Scenario, deed: Deed) -> None:
    """The attack on the next target, to its end, and then on those after it: one action (GH-ATT-3,
    GH-ATT-4, GH-STEP-1, GH-RUL-113)."""
    blow = deed.blow
    if blow is None:
        return
    blow.targets = [target for target in blow.targets if target in s.figures]
    if not blow.targets:
        deed.blow = None
        return
    target = await next_target(s, deed, blow)
    blow.targets.remove(target)
    for targeted in TARGETED.acts:
        target = targeted(s, deed, blow, target)
    blow.struck.append(target)
    if len(blow.struck) > 1:
        blow.present.clear()
    for before in BEFORE_ATTACK.acts:
        if await before(s, deed, blow, target):
            plan(s, slay(target), strike())
            return
    found = adjust(s, deed, blow, target)
    value = worth(blow, found)
    blow.extra = 0
    tell(s, kinds.ATTACKED, named(s, deed.actor), named(s, target), value, blow.value)
    for made in ATTACK_MADE.acts:
        made(s, deed, target)
    cards = draw_cards(s, deed, blow, target, found)
    ways = orders(cards, value)
    seat = chooser(deed)
    if len(ways) > 1 and seat != MONSTERS:
        orders_: list[Value] = [kinds.DOUBLE_LAST(), kinds.DOUBLE_FIRST()]
        order = await ask(seat, kinds.ORDER_CARDS, lambda: orders_, value)
        cards = ways[int(kinds.DOUBLE_FIRST.matches(order))]
    blow.drawn = [MODIFIERS.index(card) for card in cards]
    amount = damage(cards, value)
    if amount != value:
        tell(s, kinds.CAME_TO, named(s, deed.actor), amount)
    plan(
        s,
        harm(target, amount, kinds.ATTACK, deed.actor),
        follow_up(target),
        strike(),
    )


async def next_target(s: Scenario, deed: Deed, blow: Blow) -> int:
    """Who is attacked next: in the order in which they were chosen; of those in one area as the
    attacker's player likes (GH-RUL-113)."""
    line = LINES[deed.played.line] if deed.played.line != NONE else None
    together = isinstance(line, Attack) and is_on_several(deed, line)
    if not together or deed.seat == MONSTERS or len(blow.targets) == 1:
        return blow.targets[0]
    left = blow.targets
    chosen: int = await ask(deed.seat, kinds.NEXT_TARGET, lambda: left, named(s, deed.actor))
    return chosen


def chooser(deed: Deed) -> int:
    """Who decides about modifier cards: the attacker's player, and for a summon its summoner
    (GH-RUL-185)."""
    return deed.seat if deed.seat != MONSTERS else deed.deck


def worth_against(s: Scenario, deed: Deed, blow: Blow, target: int) -> int:
    """The value of the attack before the cards: bonuses, and Poison (GH-STEP-2, GH-STEP-3,
    GH-COND-11)."""
    return worth(blow, adjust(s, deed, blow, target))


def draw_cards(s: Scenario, deed: Deed, blow: Blow, target: int, found: Adjusted) -> list[Modifier]:
    """Modifier cards, as many as the attack wants; those that count (GH-MOD-5..17)."""
    manner = manner_by(s, deed, blow, target, found)
    drawn: list[Modifier] = []
    if manner != PLAIN:
        tell(s, kinds.MANNER, named(s, deed.actor), int(manner == ADVANTAGE))
    while wants_more(drawn, manner):
        card = draw_modifier(s, pile_numbered(s, deed.deck))
        tell(s, kinds.MODIFIER_DRAWN, named(s, deed.actor), card)
        counted = MODIFIERS[card]
        for act in CARD_DRAWN.acts:
            counted = act(s, target, counted)
        drawn.append(counted)
    return counting(drawn, manner, worth(blow, found))


def manner_against(s: Scenario, deed: Deed, blow: Blow, target: int) -> int:
    """Advantage and disadvantage against a target."""
    return manner_by(s, deed, blow, target, adjust(s, deed, blow, target))


def manner_by(s: Scenario, deed: Deed, blow: Blow, target: int, found: Adjusted) -> int:
    """Advantage and disadvantage of an attack as it is adjusted (GH-ATT-14, GH-COND-18,
    GH-RUL-12)."""
    advantage = blow.advantage or found.advantage
    disadvantage = blow.disadvantage or found.disadvantage
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


@deed_step
async def follow_up(s: Scenario, deed: Deed, target: int) -> None:
    """What the attack does besides damage, to a target that is still there, and then its
    retaliation (GH-ELEM-4, GH-HEAL-6, GH-STEP-7, GH-STEP-10, GH-STEP-11, GH-COND-9, GH-DMG-6,
    GH-RUL-65, GH-RUL-66)."""
    blow = deed.blow
    if blow is None:
        return
    if blow.harm > 0:
        for harmed in HARMED.acts:
            harmed(s, deed)
    drawn = await used_cards(s, deed, blow, target)
    self_effects(s, deed, drawn)
    for card in drawn:
        if card.target:
            plan(s, add_target())
    then = [one for after in AFTER_ATTACK.acts for one in after(s, deed, blow)]
    if target not in s.figures:
        plan(s, *then)
        return
    conditions = blow.conditions | adjust(s, deed, blow, target).conditions
    for card in drawn:
        conditions |= conditions_of(card.conditions) & NEGATIVE
    give(s, target, conditions)
    plan(
        s,
        *then,
        force(target, blow.push + sum([card.push for card in drawn]), True),
        force(target, blow.pull + sum([card.pull for card in drawn]), False),
        retaliate(target),
    )


async def used_cards(s: Scenario, deed: Deed, blow: Blow, target: int) -> list[Modifier]:
    """The modifier cards whose effects are used. Conditions and elements may be left out
    (GH-MOD-2, GH-RUL-184); a push or a further target is chosen when it comes to it."""
    seat = chooser(deed)
    found = []
    for number in blow.drawn:
        card = MODIFIERS[number]
        if seat != MONSTERS and is_felt(s, deed, card, target):
            answer = await ask(seat, kinds.USE_MODIFIER, lambda: (None, kinds.USE()), number)
            if answer is None:
                continue
        found.append(card)
    return found


def is_felt(s: Scenario, deed: Deed, card: Modifier, target: int) -> bool:
    """Whether an element of a card is not infused yet, or somebody who is there can get one of its
    conditions: otherwise there is nothing to leave out."""
    if any(ELEMENT[name] not in s.infused for name in card.makes):
        return True
    conditions = conditions_of(card.conditions)
    figure, actor = s.figures.get(target), s.figures.get(deed.actor)
    bad = 0 if figure is None else conditions & NEGATIVE & ~immune_to(s, figure)
    good = 0 if actor is None else conditions & ~NEGATIVE & ~immune_to(s, actor)
    return bad | good != 0


def self_effects(s: Scenario, deed: Deed, cards: Sequence[Modifier]) -> None:
    """What modifier cards do for the attacker: a shield for the round (GH-SHIELD-4), elements, one
    of several heals (GH-HEAL-6), and conditions that are good to have (GH-COND-10, GH-RUL-186)."""
    for card in cards:
        s.infused += [ELEMENT[name] for name in card.makes if ELEMENT[name] not in s.infused]
    actor = s.figures.get(deed.actor)
    if actor is None:
        return
    for card in cards:
        if card.shield:
            actor.bonuses.append((SHIELDED, card.shield))
            tell(s, kinds.BONUS, named(s, deed.actor), "shield", card.shield)
        give(s, deed.actor, conditions_of(card.conditions) & ~NEGATIVE)
    healing = max([card.heal for card in cards], default=0)
    if healing:
        heal(s, deed.actor, healing)


@FIGURE.owns
@deed_step
async def retaliate(s: Scenario, deed: Deed, target: int) -> None:
    """The figure attacked deals damage back, if it is still there and the attacker in its reach: no
    attack, and no shield helps; cards may be lost for it (GH-RETAL-1..3, GH-RETAL-6..8,
    GH-RUL-67). Who attacks when it has died is out of reach."""
    if deed.actor == GONE:
        return
    figure, actor = s.figures[target], s.figures[deed.actor]
    far = ground(s).far(figure.at)[actor.at]
    amount = retaliation(s, figure, far)
    for act in RETALIATION.acts:
        amount += act(s, target, far)
    if deed.blow is not None:
        amount += returned(deed.blow, figure, far)
    if amount:
        for gains in RETALIATED.acts:
            gains(s, figure)
        plan(s, harm(deed.actor, amount, "retaliate", target))


def returned(blow: Blow, figure: Figure, far: int) -> int:
    """Retaliation against the present attack only (GH-RETAL-1, GH-RETAL-2, GH-RETAL-8)."""
    if figure.conditions & STUN:
        return 0
    return sum([one[1] for one in blow.present if one[0] == RETALIATES and far <= one[2]])


@deed_step
async def add_target(s: Scenario, deed: Deed) -> None:
    """One more target in range, if the attacker's player likes; monsters and summons take the one
    that their rules want. Experience for each target is for it too (GH-ADDT-1..4, GH-ATT-13,
    GH-MATT-9, GH-XP-1, GH-RUL-62)."""
    blow = deed.blow
    if blow is None:
        return
    if deed.seat == MONSTERS:
        numbers = nearest(s, deed, reachable(s, deed, blow))
        if numbers:
            who = named(s, deed.actor)
            more = kinds.MONSTER_ADDS.each(numbers)
            chosen = await decide(s, MONSTERS, kinds.MONSTER_AIMS, lambda: more, who)
            blow.targets += kinds.MONSTER_ADDS.parts(chosen)
        return

    def options() -> Sequence[Value]:
        return [None, *kinds.AT.each(reachable(s, deed, blow))]

    answer = await ask(deed.seat, kinds.AIM, options, named(s, deed.actor), blow.value)
    if answer is not None:
        blow.targets += kinds.AT.parts(answer)
        line = LINES[deed.played.line] if deed.played.line != NONE else None
        if isinstance(line, Attack):
            gain_xp(s, deed.seat, line.xp_each)


def nearest(s: Scenario, deed: Deed, numbers: list[int]) -> list[int]:
    """Of enemies those that come first by nearness and then by their place in the round."""
    far = ground(s).far(deed.at)
    keys = [(far[s.figures[one].at], *initiative(s, s.figures[one])) for one in numbers]
    return [one for one, key in zip(numbers, keys, strict=True) if key == min(keys)]
