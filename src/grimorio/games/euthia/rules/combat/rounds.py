"""Combat Rounds: healing, the Monster's attack, healing, the Hero's attack (EU-CROUND, EU-HEAL,
EU-MATK, EU-HATK, EU-SHII)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVarTuple

from grimorio.core import Question, Value, ask, plan, tell
from grimorio.games.euthia.components.uses import USES
from grimorio.games.euthia.kinds import (
    AFTER_HERO,
    AFTER_MONSTER,
    ATTACK,
    ATTACKED,
    BEFORE_HERO,
    BEFORE_MONSTER,
    COMBAT_ROUND,
    CURSE,
    EARTH_HELPS,
    HEALING,
    HERO_ROLLED,
    HERO_TURN,
    HOPE_GAAR,
    HOPE_HARM,
    HOPE_SPENT,
    HOPE_VALUE,
    MONSTER_ROLLED,
    MONSTER_TURN,
    PLAY,
    PLAY_CARDS,
    SPEND,
    STRUCK,
    USE_IT,
)
from grimorio.games.euthia.nouns import Piece
from grimorio.games.euthia.rules import step
from grimorio.games.euthia.rules.board import EQUIPPED, GAAR_SLOTS, KINDS
from grimorio.games.euthia.rules.combat.changes import (
    GAAR_BONUS,
    dice_of,
    hurt_hero,
    hurt_monster,
    raise_hope,
    spend_gaar,
    turn_die,
)
from grimorio.games.euthia.rules.combat.plays import (
    lift,
    lift_clovers,
    may_play,
    play,
    plays,
    regenerate,
)
from grimorio.games.euthia.rules.combat.values import (
    ATTACKS,
    EARTH_BONUS,
    damage_of,
    fight_of,
    has_air,
    has_earth,
    hero_value,
    is_over,
    monster_value,
    wounds_of,
)
from grimorio.games.euthia.rules.effects.uses import permanent, usable
from grimorio.games.euthia.rules.effects.verbs import carry_out, do_use
from grimorio.games.euthia.rules.gains import gain_gaar, refill_gaar
from grimorio.games.euthia.state import Realm
from grimorio.kit.numbers import NONE

Ts = TypeVarTuple("Ts")
MONSTER: Final = 0
"""In step C the turn of the Monster; 1 is the Hero's."""
GOOD_ROLL: Final = 10
"""A roll of the Monster that raises the Hope Die (EU-MATK-6)."""
BAD_ROLL: Final = 5
"""A roll of the Hero that does (EU-HATK-8)."""
LONG: Final = 9
"""The Combat Round from which both sides suffer (EU-RUL-106)."""


@step
async def next_round(s: Realm) -> None:
    """A Combat Round has four phases (EU-CROUND-1)."""
    f = fight_of(s)
    f.round += 1
    f.wounded = f.gagged = f.quelled = False
    tell(s, COMBAT_ROUND, f.round)
    plan(
        s,
        healing_phase(1),
        before_monster(),
        monster_roll(),
        exchange_blows(MONSTER, 0),
        after_monster(),
        healing_phase(2),
        play_curses(),
        begin_hero_attack(),
        prepare_attack(),
        choose_attack(),
        end_round(),
    )


async def use_freely(
    s: Realm, question: Question[*Ts], about: Callable[[], tuple[*Ts]], *times: str
) -> None:
    """Any number of uses of a time, one after the other, until no more are wanted."""
    f = fight_of(s)

    def options() -> list[Value]:
        return [*USE_IT.each(usable(s, f.seat, *times)), None]

    while not is_over(s):
        chosen = await ask(f.seat, question, options, *about())
        if chosen is None:
            return
        await do_use(s, f.seat, *USE_IT.parts(chosen))


# -- phases 1 and 3: healing -----------------------------------------------------------------------


@step
async def healing_phase(s: Realm, phase: int) -> None:
    """Any number of healing effects of the Hero; the Monster's player plays nothing (EU-HEAL-1,
    EU-HEAL-2, EU-TIME-4, EU-RUL-15)."""
    await use_freely(s, HEALING, lambda: (phase,), "any")


# -- phase 2: the Monster's attack -----------------------------------------------------------------


@step
async def before_monster(s: Realm) -> None:
    """Step A: the Hero's uses, then the Clovers of earlier cards end, then cards (EU-MATK-1,
    EU-MATK-2, EU-MATK-4, EU-TIME-8, EU-TIME-9)."""
    f = fight_of(s)
    f.change = f.rend = f.ward = 0
    f.hushed = f.single = False
    f.raised = ()
    await use_freely(
        s,
        BEFORE_MONSTER,
        lambda: (f.monster,),
        "before-monster",
        "around-monster",
    )
    if is_over(s):
        return
    lift_clovers(s)
    while may_play(s):
        chosen = await ask(
            f.rival,
            PLAY_CARDS,
            lambda: [*plays(s, "before-monster", "around-monster"), None],
            f.monster,
            f.chaos,
            hides=True,
            duty="monster",
        )
        if chosen is None:
            return
        await play(s, *PLAY.parts(chosen))


@step
async def monster_roll(s: Realm) -> None:
    """Step B: two dice; 10 or more raises the Hope Die; then Air Power and Earth Power
    (EU-MATK-5..7, EU-RUL-17, EU-RUL-55)."""
    f = fight_of(s)
    f.dice = [s.chance.roll() for _ in range(1 if f.single else 2)]
    tell(s, MONSTER_ROLLED, f.dice[0], f.dice[1] if len(f.dice) > 1 else 0)
    if sum(f.dice) >= GOOD_ROLL:
        raise_hope(s)
    feel_elements(s)


def feel_elements(s: Realm) -> None:
    """Air Power turns the higher of two unlike dice, then Earth Power adds 2 (EU-ROLL-5..7,
    EU-ELEM-9)."""
    f = fight_of(s)
    if has_air(s, f) and len(f.dice) == 2 and f.dice[0] != f.dice[1]:
        turn_die(s, f.dice.index(max(f.dice)))
    if has_earth(s, f):
        f.change += EARTH_BONUS
        tell(s, EARTH_HELPS, EARTH_BONUS)


def can_act(s: Realm, side: int) -> bool:
    """Whether a side may be able to do something in its turn of step C, as far as all know
    (EU-RUL-110)."""
    f = fight_of(s)
    if side == MONSTER:
        return f.gaar > 0 or may_play(s)
    return bool(gaar_options(s)) or can_hope_for_gaar(s)


def gaar_options(s: Realm) -> list[Value]:
    """Which die a Gaar token of the Hero would roll again; none while a card forbids it."""
    f = fight_of(s)
    if f.hushed or f.gagged or not s.heroes[f.seat].gaar:
        return []
    return SPEND.each(dice_of(f))


def can_hope_for_gaar(s: Realm) -> bool:
    """Whether 2 Hope points can become a Gaar token (EU-SHII-3, EU-RUL-405)."""
    f = fight_of(s)
    return f.hope > 1 and s.heroes[f.seat].gaar < GAAR_SLOTS and not (f.hushed or f.gagged)


@step
async def exchange_blows(s: Realm, side: int, passes: int) -> None:
    """Step C: the two sides take turns, the Monster first, until both have passed one right after
    the other (EU-MATK-8..12, EU-GAAR-1, EU-GAAR-2)."""
    if passes == 2:
        return
    acted = False
    if can_act(s, side):
        acted = await (monster_turn(s) if side == MONSTER else hero_turn(s))
    plan(s, exchange_blows(1 - side, 0 if acted else passes + 1))


async def monster_turn(s: Realm) -> bool:
    """A Gaar token of the Monster, a card, or nothing; whether it acted (EU-MATK-9, EU-MATK-11)."""
    f = fight_of(s)

    def options() -> list[Value]:
        found = SPEND.each(dice_of(f)) if f.gaar else []
        return [*found, *plays(s, "after-monster", "around-monster"), None]

    chosen = await ask(
        f.rival,
        MONSTER_TURN,
        options,
        monster_value(f),
        wounds_of(f),
        hides=may_play(s),
        duty="monster",
    )
    if chosen is None:
        return False
    if PLAY.matches(chosen):
        await play(s, *PLAY.parts(chosen))
    else:
        f.gaar -= 1
        spend_gaar(s, f.rival, *SPEND.parts(chosen), GAAR_BONUS)
    return True


async def hero_turn(s: Realm) -> bool:
    """A Gaar token of the Hero or nothing; whether it acted. Hope may become Gaar first
    (EU-MATK-10, EU-SHII-3)."""
    f = fight_of(s)

    def options() -> list[Value]:
        hope = [HOPE_GAAR()] if can_hope_for_gaar(s) else []
        return [*gaar_options(s), *hope, None]

    while True:
        chosen = await ask(f.seat, HERO_TURN, options, monster_value(f), wounds_of(f))
        if chosen is None:
            return False
        if HOPE_GAAR.matches(chosen):
            hope_for_gaar(s)
        else:
            use_gaar(s, *SPEND.parts(chosen), -GAAR_BONUS)
            return True


def use_gaar(s: Realm, die: int, bonus: int) -> None:
    """A Gaar token of the Hero; one that lies in a Bag takes its place (EU-ROLL-3, EU-RUL-406)."""
    f = fight_of(s)
    s.heroes[f.seat].gaar -= 1
    refill_gaar(s, f.seat)
    spend_gaar(s, f.seat, die, bonus)


def hope_for_gaar(s: Realm) -> None:
    """2 Hope points for a Gaar token (EU-SHII-3, EU-SHII-5)."""
    f = fight_of(s)
    spend_hope(s, 2)
    gain_gaar(s, f.seat, 1)


def spend_hope(s: Realm, points: int) -> None:
    """Points of the Hope Die, by the Hero player alone (EU-SHII-5, EU-SHII-6)."""
    f = fight_of(s)
    f.hope -= points
    tell(s, HOPE_SPENT, f.seat, points)


@step
async def after_monster(s: Realm) -> None:
    """The last of step C and step D: shields and other uses of the Hero, which nobody answers; then
    the Wounds (EU-MATK-13, EU-MATK-14, EU-MATK-16..18, EU-SHIELD-2..6, EU-TIME-10)."""
    f = fight_of(s)
    for use in permanent(s, f.seat, "after-monster"):
        await carry_out(s, f.seat, USES[use].effects)
    await use_freely(
        s,
        AFTER_MONSTER,
        lambda: (monster_value(f), wounds_of(f)),
        "after-monster",
        "around-monster",
    )
    if is_over(s):
        return
    wounds = wounds_of(f)
    f.wounded = wounds > 0
    f.hushed = False
    tell(s, STRUCK, f.seat, f.monster, monster_value(f), wounds)
    f.dice = []
    hurt_hero(s, wounds)


# -- phase 4: the Hero's attack --------------------------------------------------------------------


@step
async def play_curses(s: Realm) -> None:
    """Step A: Curses, the last cards of a Combat Round (EU-HATK-1, EU-HATK-2)."""
    f = fight_of(s)
    while may_play(s):
        chosen = await ask(
            f.rival,
            CURSE,
            lambda: [*plays(s, "before-hero"), None],
            f.monster,
            f.chaos,
            hides=True,
            duty="monster",
        )
        if chosen is None:
            return
        await play(s, *PLAY.parts(chosen))


@step
async def begin_hero_attack(s: Realm) -> None:
    """The Hero's attack begins; what shields took from it stays."""
    begin_attack(s)


def begin_attack(s: Realm) -> None:
    """Nothing is added to the attack yet."""
    f = fight_of(s)
    f.change = f.plain = f.more = f.pierce = 0


@step
async def prepare_attack(s: Realm) -> None:
    """Step A: uses before the Hero's roll (EU-HATK-3, EU-TIME-11)."""
    f = fight_of(s)
    await use_freely(s, BEFORE_HERO, lambda: (f.monster,), "before-hero")


def attacks(s: Realm, first: bool) -> list[int]:
    """The ready tiles that can attack: Weapons and Abilities, for a First Attack those with its
    icon (EU-FIRST-5, EU-HATK-4, EU-HATK-6, EU-TIME-6, EU-TIME-7)."""
    f = fight_of(s)
    hero = s.heroes[f.seat]
    found: list[int] = []
    for place in EQUIPPED:
        piece = hero.board[place]
        if piece != NONE and piece not in found and not hero.used >> place & 1:
            attack = ATTACKS[piece]
            if attack is not None and attack.first == first:
                found.append(piece)
    return found


@step
async def choose_attack(s: Realm) -> None:
    """Step B: one Weapon or Combat Ability; with none the attack is skipped (EU-HATK-4,
    EU-RUL-57)."""
    f = fight_of(s)
    found = attacks(s, first=False)
    if found:
        piece = await ask(f.seat, ATTACK, lambda: found, f.monster)
        plan(s, attack_roll(piece))


@step
async def attack_roll(s: Realm, piece: Piece) -> None:
    """Two dice; 5 or less raises the Hope Die; then Air and Earth Power. A Weapon is not consumed,
    an Ability is (EU-HATK-5..9)."""
    f = fight_of(s)
    hero = s.heroes[f.seat]
    if KINDS[piece] != "weapon":
        hero.used |= 1 << hero.board.index(piece)
    f.tile = piece
    f.dice = [s.chance.roll(), s.chance.roll()]
    tell(s, HERO_ROLLED, f.seat, f.dice[0], f.dice[1])
    if sum(f.dice) <= BAD_ROLL:
        raise_hope(s)
    feel_elements(s)
    plan(s, modify_attack(), deal_damage())


@step
async def modify_attack(s: Realm) -> None:
    """Step C: Gaar tokens, Clovers and other uses, Hope points, in any order and number
    (EU-HATK-10..13, EU-ROLL-2..4, EU-SHII-2..5, EU-TIME-12); then the Damage."""
    f = fight_of(s)
    for use in permanent(s, f.seat, "after-hero"):
        await carry_out(s, f.seat, USES[use].effects)
    while not is_over(s):
        chosen = await ask(f.seat, AFTER_HERO, lambda: modifiers(s), hero_value(f), damage_of(f))
        if chosen is None:
            break
        if SPEND.matches(chosen):
            use_gaar(s, *SPEND.parts(chosen), GAAR_BONUS)
        elif USE_IT.matches(chosen):
            await do_use(s, f.seat, *USE_IT.parts(chosen))
        elif HOPE_GAAR.matches(chosen):
            hope_for_gaar(s)
        else:
            spend_hope(s, 1 if HOPE_VALUE.matches(chosen) else 3)
            f.change += 1
            f.plain += 0 if HOPE_VALUE.matches(chosen) else 1


def modifiers(s: Realm) -> list[Value]:
    """All that may still change the Hero's roll."""
    f = fight_of(s)
    found = [*gaar_options(s), *USE_IT.each(usable(s, f.seat, "after-hero"))]
    if f.hope:
        found.append(HOPE_VALUE())
    if f.hope > 2:
        found.append(HOPE_HARM())
    if can_hope_for_gaar(s):
        found.append(HOPE_GAAR())
    return [*found, None]


@step
async def deal_damage(s: Realm) -> None:
    """Step D: the range of the final Combat Value gives the Damage; what the tile says besides
    follows (EU-HATK-14..16)."""
    f = fight_of(s)
    value, damage = hero_value(f), damage_of(f)
    tell(s, ATTACKED, f.seat, f.tile, value, damage)
    f.dice = []
    f.change = f.falter = 0
    hurt_monster(s, damage)
    attack = ATTACKS[f.tile]
    assert attack is not None
    f.tile = NONE
    for also in attack.also:
        if also.low <= value <= also.high and not is_over(s):
            await carry_out(s, f.seat, also.effects)


@step
async def end_round(s: Realm) -> None:
    """Ongoing effects; other cards are discarded; a very long combat costs both sides (EU-CARD-14,
    EU-RUL-106)."""
    f = fight_of(s)
    regenerate(s)
    lift(s, f.played)
    if f.round >= LONG:
        hurt_hero(s, 1)
        hurt_monster(s, 1)
    if not is_over(s):
        plan(s, next_round())
