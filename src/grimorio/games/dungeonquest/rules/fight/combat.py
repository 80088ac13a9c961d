"""Combat: rounds of four steps - draw, reveal, counterattack, assign damage - until a side falls
(DQ-COMBAT).

A Hero fights a Monster played by a neighbour, or the top of the Combat deck (solo_combat.py), or
another Hero. During combat Power cards count as Combat cards (DQ-COMBAT-3). The last step is
damage.py; what comes of it all is aftermath.py, or duel.py. The combat of the rulebook's examples
is DQ-EX-9..15.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Ask, Planned, Value, ask, ask_all, plan, tell, tell_only
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.effects import FirstStrike
from grimorio.games.dungeonquest.components.numbers import ATTACK_COUNTERS, ATTACK_KINDS
from grimorio.games.dungeonquest.components.vocabulary import ATTACK_TYPES
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.cards.uses import may_be_usable, spend, usable
from grimorio.games.dungeonquest.rules.fight import solo_combat as solo
from grimorio.games.dungeonquest.rules.fight.aftermath import end_combat
from grimorio.games.dungeonquest.rules.fight.damage import assign_damage, hurt
from grimorio.games.dungeonquest.rules.fight.duel import end_duel
from grimorio.games.dungeonquest.rules.fight.fates import DIED, ESCAPED, SLAIN
from grimorio.games.dungeonquest.rules.fight.powers import has_text, unleash
from grimorio.games.dungeonquest.rules.fight.sides import (
    FOE,
    FORBID,
    HAND,
    HERO,
    PLAY_OPEN,
    SIDES,
    attack_value,
    can,
    draw,
    duty_of,
    fight_of,
    fighter,
    has_fallen,
    has_mark,
    has_secrets,
    known_to,
    lay,
    may_counter,
    seat_of,
    side_of,
    take_in_hand,
    top_cards,
)
from grimorio.games.dungeonquest.state import Quest
from grimorio.kit.numbers import NONE

UNDECIDED: Final = -1
RANGED: Final = ATTACK_TYPES.index("ranged")
ARROWS: Final = 5
HURT: Final = 8
"""With this many Wounds Challara draws no Power card."""
BIG_HAND: Final = 6


@step
async def fight_on(s: Quest) -> None:
    """Round after round, until a side has fallen or the Hero got away (DQ-COMBAT-2,
    DQ-COMBAT-21)."""
    fate = verdict(s)
    if fate == UNDECIDED:
        plan(s, *play_round(), fight_on())
    elif fight_of(s).monster == NONE:
        plan(s, end_duel(fate))
    else:
        plan(s, end_combat(fate))


def play_round() -> list[Planned]:
    """The four steps of a round."""
    return [fill_hands(), reveal_attacks(), counterattack(), assign_damage()]


def verdict(s: Quest) -> int:
    """Looked at whenever a damage pile has grown (DQ-RUL-65). A round hurts its loser alone, so
    that in a duel never both are defeated at once (DQ-RUL-86)."""
    if fight_of(s).away:
        return ESCAPED
    if has_fallen(s, HERO):
        return DIED
    return SLAIN if has_fallen(s, FOE) else UNDECIDED


# -- before the first round -----------------------------------------------------------------------


@step
async def strike_first(s: Quest, who: int) -> None:
    """Cards that a Hero may discard when combat starts."""
    c = fight_of(s)
    seat = seat_of(c, who)

    def options() -> list[Value]:
        return [None, *kinds.COMBAT_START_USE.each(usable(s, seat, "combat_start"))]

    hides = may_be_usable(s, seat, "combat_start")
    while verdict(s) == UNDECIDED:  # arrows may have settled it
        choice = await ask(seat, kinds.COMBAT_START, options, hides=hides)
        if choice is None:
            break
        for effect in spend(s, seat, *kinds.COMBAT_START_USE.parts(choice)):
            if isinstance(effect, FirstStrike):
                cards = top_cards(s, effect.count)
                tell(s, kinds.STRUCK_FIRST, fighter(c, who), tuple(cards))
                hurt(s, 1 - who, cards)


@step
async def shoot_arrows(s: Quest) -> None:
    """Tatianna, having chosen to attack: five cards are revealed, and as many of the ranged ones
    as she likes go to the Monster's damage pile (DQ-HERO-7, DQ-RUL-51)."""
    c = fight_of(s)
    if await ask(c.seat, kinds.SHOOT_ARROWS, lambda: (kinds.SHOOT(), None)) is None:
        return
    shot = top_cards(s, ARROWS)
    tell(s, kinds.ARROWS_SHOT, c.seat, tuple(shot))
    c.discards += shot
    arrows = [card for card in shot if ATTACK_KINDS[card] == RANGED]
    count = await ask(c.seat, kinds.COUNT_ARROWS, lambda: range(len(arrows), -1, -1))
    for card in arrows[:count]:
        c.discards.remove(card)
    hurt(s, FOE, arrows[:count])


# -- step 1: draw ---------------------------------------------------------------------------------


@step
async def fill_hands(s: Quest) -> None:
    """Each side fills its hand from the one Combat deck; in the first round it takes a random
    Power card before (DQ-COMBAT-4..6, DQ-RUL-64)."""
    c = fight_of(s)
    c.round += 1
    tell(s, kinds.COMBAT_ROUND, c.round)
    for side in (c.hero, c.foe):
        side.marks, side.next_marks = side.next_marks, []
        side.bonus, side.cancelled = 0, False
    sides = (HERO,) if solo.is_solo(c) else SIDES
    for who in sides:
        if c.round == 1:
            await choose_hand_size(s, who)
            take_power(s, who)
        fill_hand(s, who)
    if not c.hero.hand.cards and not c.foe.hand.cards:
        # Nobody holds a card and none is left: the combat pile makes a new deck, or the fight would
        # never end (DQ-RUL-118).
        c.discards, c.pile = c.discards + c.pile, []
        for who in sides:
            fill_hand(s, who)


def fill_hand(s: Quest, who: int) -> None:
    side = side_of(fight_of(s), who)
    draw(s, who, side.size - len(side.hand))


async def choose_hand_size(s: Quest, who: int) -> None:
    """Krutzbeck may hold six cards; he says so once a combat (DQ-HERO-6, DQ-RUL-120)."""
    c = fight_of(s)
    if can(s, who, "hand_of_six"):
        side_of(c, who).size = await ask(seat_of(c, who), kinds.HAND_SIZE, lambda: (BIG_HAND, HAND))


def take_power(s: Quest, who: int) -> None:
    """A random Power card, not the one of an escape attempt (DQ-COMBAT-5, DQ-COMBAT-6); none in a
    solo game (DQ-SOLO-3), none for Challara when she is badly hurt (DQ-HERO-9)."""
    c = fight_of(s)
    if solo.is_solo(c):
        return
    if can(s, who, "no_power_when_hurt") and s.heroes[seat_of(c, who)].wounds >= HURT:
        return
    take_in_hand(s, who, [s.chance.draw(side_of(c, who).power)])


# -- step 2: reveal -------------------------------------------------------------------------------


@step
async def reveal_attacks(s: Quest) -> None:
    """Each side chooses a card in secret, both are revealed at once, and their texts followed, the
    Hero's first (DQ-COMBAT-7, DQ-COMBAT-8)."""
    c = fight_of(s)
    watched = [who for who in SIDES if has_mark(side_of(c, 1 - who), PLAY_OPEN)]
    if len(watched) == 1:
        # One side must show its card first; if both must, neither does (DQ-RUL-122).
        await choose_attacks(s, watched)
        await choose_attacks(s, [1 - watched[0]])
    else:
        await choose_attacks(s, list(SIDES))
    if solo.is_solo(c):
        solo.play_top_card(s)
    first = HERO
    if c.monster == NONE and has_text(s, HERO) and has_text(s, FOE):
        # In doubt the Hero that attacked decides (DQ-HVH-5).
        seats = (c.seat, c.rival)
        first = seats.index(await ask(c.seat, kinds.FIRST_EFFECT, lambda: seats))
    plan(s, *unleash(s, first), *unleash(s, 1 - first))


async def choose_attacks(s: Quest, sides: list[int]) -> None:
    """A side without cards plays nothing, and its attack value is 0 (DQ-RUL-119)."""
    c = fight_of(s)

    def question(who: int) -> Ask[int]:
        hand = side_of(c, who).hand
        hides = len(hand) > 1 and has_secrets(hand)
        return ask(
            seat_of(c, who),
            kinds.CHOOSE_ATTACK,
            lambda: attacks(s, who),
            hides=hides,
            duty=duty_of(c, who),
        )

    armed = [who for who in sides if side_of(c, who).hand.cards]
    chosen = await ask_all([question(who) for who in armed])
    for who, card in zip(armed, chosen, strict=True):
        tell_if_forced(s, who, card)
        lay(s, who, card)


def attacks(s: Quest, who: int) -> list[int]:
    """Any hand card; not of a forbidden type, while there is another."""
    c = fight_of(s)
    held = sorted(set(side_of(c, who).hand.cards))
    banned = [mark[1] for mark in side_of(c, 1 - who).marks if mark[0] == FORBID]
    return [card for card in held if ATTACK_KINDS[card] not in banned] or held


def tell_if_forced(s: Quest, who: int, card: int) -> None:
    """That a side could play nothing else is told to those who know it anyway: they know the hand,
    or see that it is one card (DQ-COMBAT-7)."""
    if s.journal is None or len(attacks(s, who)) > 1:
        return
    c = fight_of(s)
    hand = side_of(c, who).hand
    if len(hand) == 1:
        tell(s, kinds.ONLY_ATTACK, fighter(c, who), card, "last")
    else:
        why = "alike" if len(set(hand.cards)) == 1 else "forbidden"
        tell_only(s, known_to(hand), kinds.ONLY_ATTACK, fighter(c, who), card, why)


# -- step 3: counterattack ------------------------------------------------------------------------


@step
async def counterattack(s: Quest) -> None:
    """One side at most counterattacks, once, and is not countered in turn (DQ-COMBAT-15); if both
    could, the Hero decides first (DQ-RUL-61)."""
    c = fight_of(s)
    for who in SIDES:
        if may_counter(c, who):
            if who == FOE and solo.is_solo(c):
                solo.counter_from_deck(s)
            elif await strike_back(s, who):
                return


@step
async def press_on(s: Quest, who: int) -> None:
    """The side that counterattacks may play another card."""
    await strike_back(s, who)


async def strike_back(s: Quest, who: int) -> bool:
    """Cards one at a time, each with the fitting icon, until the side stops or is ahead
    (DQ-COMBAT-11..14); whether it played one. Whether it could is its secret: it is asked in any
    case."""
    c = fight_of(s)
    side = side_of(c, who)
    if not side.hand.cards or attack_value(c, who) > attack_value(c, 1 - who):
        return False
    card = await ask(
        seat_of(c, who),
        kinds.COUNTERATTACK,
        lambda: [None, *counters(s, who)],
        attack_value(c, who),
        attack_value(c, 1 - who),
        hides=has_secrets(side.hand),
        duty=duty_of(c, who),
    )
    if card is None:
        if s.journal is not None and not counters(s, who):
            # It had no choice: those who know its hand are told so (DQ-COMBAT-11).
            style = ATTACK_TYPES[ATTACK_KINDS[side_of(c, 1 - who).played[0]]]
            tell_only(s, known_to(side.hand), kinds.NO_COUNTER, fighter(c, who), style)
        return False
    lay(s, who, card)
    plan(s, *unleash(s, who), press_on(who))
    return True


def counters(s: Quest, who: int) -> list[int]:
    """The hand cards whose icon matches the opponent's attack type."""
    c = fight_of(s)
    kind = ATTACK_KINDS[side_of(c, 1 - who).played[0]]
    held = sorted(set(side_of(c, who).hand.cards))
    return [card for card in held if ATTACK_COUNTERS[card] == kind]
