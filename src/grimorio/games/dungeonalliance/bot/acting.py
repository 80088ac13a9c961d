"""The question ACT: how much a player leans to each thing the active hero may do."""

from __future__ import annotations

from typing import Final

from grimorio.core import Ask, Seat, Value
from grimorio.core.answers import Cases
from grimorio.games.dungeonalliance.bot.blows import usable
from grimorio.games.dungeonalliance.bot.cards import HERO_WORTH, WAIT, upgrade_worth
from grimorio.games.dungeonalliance.bot.grounds import Grounds
from grimorio.games.dungeonalliance.bot.plans import SHARP, Plan, plans_of
from grimorio.games.dungeonalliance.bot.strength import danger
from grimorio.games.dungeonalliance.components.effects import (
    CardEffect,
    Damage,
    Draw,
    Either,
    Exhaust,
    Gain,
    Heal,
    Hinder,
    Recover,
    Refresh,
)
from grimorio.games.dungeonalliance.components.numbers import (
    CARD_EFFECTS,
    CARD_TYPE_MASKS,
    CARDS,
    EFFECTS,
    MODIFIERS,
    MONSTER_STRENGTH,
    WAY_EFFECTS,
    WAYS,
)
from grimorio.games.dungeonalliance.kinds import (
    ACT,
    BUY,
    CRACK,
    DEFUSE,
    END,
    LOOK_FOR,
    OLD,
    PEEK,
    PICK_LOCK,
    PLAY,
    REST,
    SURGE,
    SWAP,
    THROW,
)
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER, TEAM
from grimorio.games.dungeonalliance.rules.combat import ATTACK_BONUS
from grimorio.games.dungeonalliance.rules.figures import (
    ALONE,
    ALWAYS,
    ARMOUR,
    EVASIVE,
    HURT,
    SPEED,
    active,
    hero_of,
    holds,
)
from grimorio.games.dungeonalliance.rules.hands import hand_of
from grimorio.games.dungeonalliance.rules.locks import DISARMING, attempts, efforts
from grimorio.games.dungeonalliance.rules.locks import PICK as PICKING
from grimorio.games.dungeonalliance.rules.playing import HIDDEN
from grimorio.games.dungeonalliance.rules.speed import points_left
from grimorio.games.dungeonalliance.rules.threats import level_of
from grimorio.games.dungeonalliance.rules.upgrades import offers
from grimorio.games.dungeonalliance.rules.verbs import candidates
from grimorio.games.dungeonalliance.state import (
    STARTING,
    STRUCK,
    SURGE_HEAL,
    TOGETHER,
    Dungeon,
    Hero,
)
from grimorio.kit.numbers import NONE

FREE: Final = 0.09
"""A card worth so much is played before anything else."""
GUARD: Final = 0.35
"""How much of the danger a point of defence takes away."""
LEAST: Final = 0.3
"""The share of the best below which nothing is worth a thought, not even to a wanderer."""
PEEKED: Final = 0.4
TRIES: Final = 0.45
"""A tool for what can be tried here is played before it is tried."""
TOOLS: Final = (PICKING, DISARMING)
NOTHING: Final = 0.02
KEEP: Final = 0.3
"""A card worth less than that is discarded: the next one will be better."""
SURGED: Final = 0.05


def act(s: Dungeon, ask: Ask[Value]) -> list[float]:
    """Each thing to do by what it is worth, the best of them clearly first; what is worth little
    beside it is senseless."""
    values = act_values(s, ask)
    most = max(values)
    least = LEAST * most
    return [(value / most) ** SHARP if value >= least else 0.0 for value in values]


def act_values(s: Dungeon, ask: Ask[Value]) -> list[float]:
    """What each thing to do is worth, in XP; to end is worth a little."""
    figure = active(s)
    grounds = Grounds(s)
    plans = plans_of(s, figure, grounds, True)
    best: dict[Value, Plan] = {}
    able = {*ask.options}
    for plan in plans:
        option = plan.option
        if option not in able:
            option = declared(option, ask) if plan.otherwise is None else plan.otherwise
        known = best.get(option)
        if known is None or plan.value > known.value:
            best[option] = plan
    top: Plan | None = None
    for plan in best.values():
        if top is None or plan.value > top.value:
            top = plan
    wanted = bargain(s, ask)
    if wanted is None and THROW(()) in able and not does_more(s, ask.seat):
        wanted = THROW(())
    found: list[float] = []
    for option in ask.options:
        here = best.get(option)
        value = 0.0 if here is None else here.value
        kind = ACT.of(option)
        if option == wanted:
            value = NOTHING
        elif kind is END:
            value = NOTHING if wanted is None else 0.5 * NOTHING
        elif SMALL.has(kind):
            value = max(value, small_worth(s, option, top))
            if kind is PLAY:
                value = play_on(s, ask, option, best, value)
        found.append(value)
    return found


def declared(option: Value, ask: Ask[Value]) -> Value:
    """The answer that says all of it: of what heals the one with most Poison, of an attempt the one
    with most Speed points."""
    tries = PICK_LOCK.matches(option) or CRACK.matches(option)
    if not (tries or REST.matches(option) or SURGE.matches(option)):
        return option
    ways = [one for one in ask.options if undeclared(one) == option]
    if not ways:
        return option
    return ways[-1] if tries else ways[0]


def undeclared(option: Value) -> Value:
    """An answer without the number of Poison tokens, or of Speed points, that it says."""
    if REST.matches(option):
        return REST(NONE)
    if SURGE.matches(option):
        return SURGE(SURGE.parts(option)[0], NONE)
    if PICK_LOCK.matches(option):
        return PICK_LOCK(PICK_LOCK.parts(option)[0], NONE)
    if CRACK.matches(option):
        return CRACK(CRACK.parts(option)[0], NONE)
    return option


def play_on(
    s: Dungeon, ask: Ask[Value], option: Value, best: dict[Value, Plan], value: float
) -> float:
    """What playing a card is worth. Where it may be about several, a plan that begins with it may
    choose any of them: it is worth all of that for the best figure, and a part for others."""
    card, under, whom = PLAY.parts(option)
    if whom == NONE:
        return value
    plan = best.get(PLAY(card, under, NONE))
    if plan is not None:
        value = max(value, plan.value)
    plays = [PLAY.parts(one) for one in ask.options if PLAY.matches(one)]
    most = max([whom_worth(s, ask.seat, able) for one, _, able in plays if one == card])
    return value * float((whom_worth(s, ask.seat, whom) / most) ** (2 / SHARP))


def whom_worth(s: Dungeon, seat: Seat, figure: int) -> float:
    """How good it is that an effect is about somebody: of friends whoever is hurt most, of enemies
    the strongest ready one."""
    if figure >= FIRST_MONSTER:
        monster = s.monsters[figure]
        value = 1.0 + 0.2 * MONSTER_STRENGTH[monster.kind] + 0.5 * monster.ready
        return value + 0.2 * sum(monster.damage)
    if figure // TEAM != seat:
        return 0.3
    hero = hero_of(s, figure)
    return 0.5 + 0.3 * hero.damage + 2.0 * hero.defeated


def bargain(s: Dungeon, ask: Ask[Value]) -> Value:
    """The upgrade to end the activation with, if one is worth its XP; else None."""
    best: Value = None
    most = WAIT
    if any(is_bargain(option) for option in ask.options):
        for option in offers(s, ask.seat):
            value = upgrade_worth(s, ask.seat, option)
            if value > most:
                best, most = option, value
    return best if best in ask.options else None


def is_bargain(option: Value) -> bool:
    """Whether an answer takes an upgrade, or exchanges one."""
    return BUY.matches(option) or SWAP.matches(option) or OLD.matches(option)


def does_more(s: Dungeon, seat: Seat) -> bool:
    """Whether something is worth doing after the activation: an upgrade, or a discard."""
    if any(keep_worth(s, seat, card) < KEEP for card in hand_of(s, seat)):
        return True
    return any(upgrade_worth(s, seat, option) > WAIT for option in offers(s, seat))


def keep_worth(s: Dungeon, seat: Seat, card: int) -> float:
    """What a card in hand is good for in what is left of the round, or in the next one."""
    heroes = s.players[seat].heroes
    fresh = not any(hero.ready for hero in heroes)
    found = 0.0
    for place, hero in enumerate(heroes):
        value = HERO_WORTH[card][hero.kind]
        if value <= 0:
            continue
        if not hero.ready and not fresh:
            value = 2 * danger(s, TEAM * seat + place) if CARDS[card].moment else 0.0
        elif hero.defeated:
            value *= 0.5
        found = max(found, value)
    return found


SMALL: Final[Cases[Dungeon, Plan | None, float]] = Cases()
"""What is worth something beside the plans, of which the best is given: cards, locks, tokens in the
next room."""


def small_worth(s: Dungeon, option: Value, top: Plan | None) -> float:
    return SMALL.make(s, top, ACT.of(option), option) or 0.0


@SMALL(PEEK)
def peek_worth(s: Dungeon, top: Plan | None, square: int) -> float:
    return PEEKED if points_left(s) >= 2 else 0.1


@SMALL(DEFUSE)
def defuse_worth(s: Dungeon, top: Plan | None, square: int, effort: int) -> float:
    """With all Speed points that help."""
    points = points_left(s)
    level = level_of(s.tokens[square] // 2)
    if effort not in (NONE, efforts(s, level, DISARMING, points - 1)[-1]):
        return 0.0
    return 0.8 if points > level else 0.1


@SMALL(SURGE)
def surge_worth(s: Dungeon, top: Plan | None, use: int, poison: int) -> float:
    """One that heals, with cards that nobody needs."""
    figure = active(s)
    if use != SURGE_HEAL or spare_cards(s, figure) < 2:
        return 0.0
    return SURGED * (1 + (hero_of(s, figure).poison if poison == NONE else poison))


def spare_cards(s: Dungeon, figure: int) -> int:
    """The cards in hand that no ready hero has a use for."""
    player = s.players[figure // TEAM]
    kinds = [hero.kind for hero in player.heroes if hero.ready]
    mine = usable(s, figure)
    count = 0
    for card in [*player.hand, *player.shown]:
        if card not in mine and not any(HERO_WORTH[card][kind] for kind in kinds):
            count += 1
    return count


# -- cards -----------------------------------------------------------------------------------------


@SMALL(PLAY)
def play_worth(s: Dungeon, top: Plan | None, card: int, under: int, whom: int) -> float:
    """What playing a card now is worth. What helps at once comes before the plan, unless it takes
    the place of a card the plan needs, or the plan is a rest."""
    figure = active(s)
    value = sum([effect_now(s, figure, number) for number in CARD_EFFECTS[card]])
    value += lasting_worth(s, figure, under, card, top)
    if value <= 0:
        return 0.0
    if s.stage == STARTING and top is not None and REST.matches(top.option):
        return 0.3 * value
    if CARD_EFFECTS[card] and value >= FREE and top is not None:
        for other in top.cards:
            if CARD_TYPE_MASKS[other] & CARD_TYPE_MASKS[card]:
                return min(value, 0.5 * top.value)
        return top.value + value
    return value


def lasting_worth(s: Dungeon, figure: int, under: int, card: int, top: Plan | None) -> float:
    """What the modifiers of a card are worth under a hero until the End Phase."""
    hero = hero_of(s, under)
    own = under == figure
    found = 0.0
    for trait, by, when, share in MODIFIERS[card]:
        if when not in (ALWAYS, HURT, ALONE):
            continue
        if when != ALWAYS and not holds(s, under, when, NONE):
            continue
        many = 1.3 if share else 1.0
        if trait in (ARMOUR, EVASIVE):
            found += many * by * (0.004 + GUARD * danger(s, under))
        elif trait == HIDDEN:
            found += 0.8 * danger(s, under)
        elif trait == SPEED:
            found += speed_worth(s, hero, by, own, top)
        elif trait in ATTACK_BONUS:
            if not own and hero.ready and not hero.defeated:
                found += 0.1 * by
        elif trait in TOOLS:
            found += tool_worth(s, trait, top) if own and s.stage != STRUCK else 0.0
        else:
            found += 0.004 * by
    return found


def tool_worth(s: Dungeon, trait: int, top: Plan | None) -> float:
    """A tool is good for what lies here, and comes before a lock that is about to be tried."""
    if can_try(s):
        return TRIES
    if trait == PICKING and top is not None and is_lock(top.option):
        return top.value + NOTHING
    return 0.0


def is_lock(option: Value) -> bool:
    """Whether an answer tries a locked door, a wall or a locked chest."""
    return PICK_LOCK.matches(option) or LOOK_FOR.matches(option) or CRACK.matches(option)


def can_try(s: Dungeon) -> bool:
    """Whether there is a token here that tools are good for."""
    return not all(ACT.of(option) in (PICK_LOCK, LOOK_FOR) for option in attempts(s))


def speed_worth(s: Dungeon, hero: Hero, by: int, own: bool, top: Plan | None) -> float:
    """More Speed is worth something to who has far to go."""
    if not own:
        return 0.04 * by if hero.ready and not hero.defeated else 0.0
    if s.stage == STRUCK:
        return 0.0
    far = top is None or top.value < 0.5
    return (0.12 if far else 0.03) * by


def effect_now(s: Dungeon, figure: int, number: int) -> float:
    """What an effect would do here and now."""
    effect: CardEffect = EFFECTS[number]
    seat = figure // TEAM
    if isinstance(effect, Draw):
        player = s.players[seat]
        return 0.25 * min(effect.count, len(player.deck) + len(player.discard))
    if isinstance(effect, Heal):
        return heal_now(s, figure, effect)
    if isinstance(effect, Gain):
        return float(effect.count)
    if isinstance(effect, Damage):
        return damage_now(s, figure, effect)
    if isinstance(effect, Exhaust | Hinder):
        foes = candidates(s, effect.whom, figure, NONE, NONE, effect.reach)
        bare = isinstance(effect, Hinder) and effect.what in ("armour", "evasive")
        ready = sum([one in s.monsters and (bare or s.monsters[one].ready) for one in foes])
        each = 0.35 if isinstance(effect, Exhaust) else 0.12 * effect.by
        return each * (min(ready, 1) if effect.whom == "enemy" else ready)
    if isinstance(effect, Recover):
        return 0.25 * effect.count if s.players[seat].discard else 0.0
    if isinstance(effect, Refresh):
        return 0.1 if hero_of(s, figure).surged else 0.0
    if isinstance(effect, Either):
        return max(
            [sum([effect_now(s, figure, one) for one in WAY_EFFECTS[way]]) for way in WAYS[number]]
        )
    return 0.04


def heal_now(s: Dungeon, figure: int, effect: Heal) -> float:
    """Damage tokens that would go, of those who can be healed; whoever lies would stand up."""
    found = 0.0
    for other in candidates(s, effect.whom, figure, NONE, NONE, 0):
        hero = hero_of(s, other)
        count = min(effect.count, hero.poison if effect.poison else hero.damage)
        value = 0.13 * count + (0.8 if hero.defeated and count else 0.0)
        if effect.whom == "allies":
            found += value
        else:
            found = max(found, value)
    return found


def damage_now(s: Dungeon, figure: int, effect: Damage) -> float:
    """Damage without an attack: to enemies it is good, to the own heroes bad."""
    found = 0.0
    for other in candidates(s, effect.whom, figure, NONE, NONE, effect.reach):
        if other in s.monsters:
            found += 0.4 * effect.count
        elif other // TEAM == figure // TEAM or s.mode == TOGETHER:
            found -= 0.25 * effect.count
    return found
