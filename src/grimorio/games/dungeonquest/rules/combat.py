"""Combat: rounds of four steps - draw, reveal, counterattack, assign damage - until a side falls
(DQ-COMBAT).

A Hero fights a Monster played by a neighbour, or the top of the Combat deck (solo_combat.py), or
another Hero (duel.py). During combat Power cards count as Combat cards (DQ-COMBAT-3).
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Ask, ask, ask_all, tell
from grimorio.games.dungeonquest.components import (
    ATTACK_COUNTERS,
    ATTACK_KINDS,
    ATTACK_TYPES,
    FirstStrike,
)
from grimorio.games.dungeonquest.rules import solo_combat as solo
from grimorio.games.dungeonquest.rules.fates import DIED, ESCAPED, SLAIN
from grimorio.games.dungeonquest.rules.powers import has_text, unleash
from grimorio.games.dungeonquest.rules.sides import (
    EVADE,
    EXTRA,
    FOE,
    FORBID,
    HAND,
    HERO,
    MOVE,
    NEITHER,
    PLAY_OPEN,
    SIDES,
    WIN_TIES,
    attack_value,
    can,
    count_marks,
    draw,
    fight_of,
    fighter,
    has_fallen,
    has_mark,
    has_secrets,
    lay,
    may_counter,
    seat_of,
    side_of,
    take_in_hand,
    top_cards,
)
from grimorio.games.dungeonquest.rules.uses import may_be_usable, spend, usable
from grimorio.games.dungeonquest.rules.variants import LIVE_TO_FIGHT
from grimorio.games.dungeonquest.state import NOWHERE, Quest

UNDECIDED: Final = -1
RANGED: Final = ATTACK_TYPES.index("ranged")
ARROWS: Final = 5
HURT: Final = 8
"""So many Wounds keep Challara from drawing a Power card."""
BIG_HAND: Final = 6


async def fight(s: Quest) -> int:
    """Round after round until a side has fallen or the Hero got away: its fate (DQ-COMBAT-2,
    DQ-COMBAT-21). Nothing is cleared away yet."""
    await strike_first(s)
    winner = NEITHER
    while (fate := verdict(s, winner)) == UNDECIDED:
        winner = await play_round(s)
    return fate


def verdict(s: Quest, winner: int) -> int:
    """Looked at whenever a damage pile has grown (DQ-RUL-65)."""
    c = fight_of(s)
    if c.away:
        return ESCAPED
    hero, foe = has_fallen(s, HERO), has_fallen(s, FOE)
    if hero and foe and c.monster == NOWHERE:
        return SLAIN if winner == HERO else DIED  # a duel needs a victor (DQ-RUL-86)
    if hero:
        return DIED
    return SLAIN if foe else UNDECIDED


async def play_round(s: Quest) -> int:
    """The four steps; which side won the round."""
    await fill_hands(s)
    await reveal_attacks(s)
    await counterattack(s)
    return await assign_damage(s)


# -- before the first round -----------------------------------------------------------------------


async def strike_first(s: Quest) -> None:
    """Cards that a Hero may discard when combat starts."""
    c = fight_of(s)
    for who in SIDES if c.monster == NOWHERE else (HERO,):
        seat = seat_of(c, who)

        def options(seat: int = seat) -> list[tuple[str, int] | None]:
            return [None, *[("use", card) for card in usable(s, seat, "combat_start")]]

        hides = may_be_usable(s, seat, "combat_start")
        while (choice := await ask(seat, "combat_start", options, hides=hides)) is not None:
            for effect in spend(s, seat, choice[1]):
                assert isinstance(effect, FirstStrike)
                cards = top_cards(s, effect.count)
                tell(s, "struck_first", fighter(c, who), tuple(cards))
                hurt(s, 1 - who, cards)


async def shoot_arrows(s: Quest) -> None:
    """Tatianna, having chosen to attack: five cards are revealed, and as many of the ranged ones
    as she likes go to the Monster's damage pile (DQ-HERO-7, DQ-RUL-51)."""
    c = fight_of(s)
    if await ask(c.seat, "shoot_arrows", lambda: ("shoot", None)) is None:
        return
    shot = top_cards(s, ARROWS)
    tell(s, "arrows_shot", c.seat, tuple(shot))
    c.discards += shot
    arrows = [card for card in shot if ATTACK_KINDS[card] == RANGED]
    count = await ask(c.seat, "count_arrows", lambda: range(len(arrows), -1, -1))
    for card in arrows[:count]:
        c.discards.remove(card)
    hurt(s, FOE, arrows[:count])


# -- step 1: draw ---------------------------------------------------------------------------------


async def fill_hands(s: Quest) -> None:
    """Each side fills its hand from the one Combat deck; in the first round it takes a random
    Power card before (DQ-COMBAT-4..6, DQ-RUL-64)."""
    c = fight_of(s)
    c.round += 1
    tell(s, "combat_round", c.round)
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
        # Nobody holds a card and none is left (DQ-RUL-24 does not say what then): the combat pile
        # makes a new deck, or the fight would never end.
        c.discards, c.pile = c.discards + c.pile, []
        for who in sides:
            fill_hand(s, who)


def fill_hand(s: Quest, who: int) -> None:
    side = side_of(fight_of(s), who)
    draw(s, who, side.size - len(side.hand))


async def choose_hand_size(s: Quest, who: int) -> None:
    """Krutzbeck may hold six cards; he says so once, for the whole combat (DQ-HERO-6)."""
    c = fight_of(s)
    if can(s, who, "hand_of_six"):
        side_of(c, who).size = await ask(seat_of(c, who), "hand_size", lambda: (BIG_HAND, HAND))


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


async def reveal_attacks(s: Quest) -> None:
    """Each side chooses a card in secret, both are revealed at once, and their texts followed, the
    Hero's first (DQ-COMBAT-7, DQ-COMBAT-8)."""
    c = fight_of(s)
    watched = [who for who in SIDES if has_mark(side_of(c, 1 - who), PLAY_OPEN)]
    if len(watched) == 1:
        # Who must show its card first; two that must, cancel each other out.
        await choose_attacks(s, watched)
        await choose_attacks(s, [1 - watched[0]])
    else:
        await choose_attacks(s, list(SIDES))
    if solo.is_solo(c):
        solo.play_top_card(s)
    first = HERO
    if c.monster == NOWHERE and has_text(s, HERO) and has_text(s, FOE):
        # In doubt the Hero that attacked decides (DQ-HVH-5).
        seats = (c.seat, c.rival)
        first = seats.index(await ask(c.seat, "first_effect", lambda: seats))
    await unleash(s, first)
    await unleash(s, 1 - first)


async def choose_attacks(s: Quest, sides: list[int]) -> None:
    """A side without cards plays nothing, and its attack value is 0."""
    c = fight_of(s)

    def question(who: int) -> Ask[int]:
        hand = side_of(c, who).hand
        hides = len(hand) > 1 and has_secrets(hand)
        return ask(seat_of(c, who), "attack", lambda: attacks(s, who), hides=hides)

    armed = [who for who in sides if side_of(c, who).hand.cards]
    chosen = await ask_all([question(who) for who in armed])
    for who, card in zip(armed, chosen, strict=True):
        lay(s, who, card)


def attacks(s: Quest, who: int) -> list[int]:
    """Any hand card; not of a forbidden type, while there is another."""
    c = fight_of(s)
    held = sorted(set(side_of(c, who).hand.cards))
    banned = [mark[1] for mark in side_of(c, 1 - who).marks if mark[0] == FORBID]
    return [card for card in held if ATTACK_KINDS[card] not in banned] or held


# -- step 3: counterattack ------------------------------------------------------------------------


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


async def strike_back(s: Quest, who: int) -> bool:
    """Cards one at a time, each with the fitting icon, until the side stops or is ahead; whether
    it played any (DQ-COMBAT-11..14). Whether it could is its secret: it is asked in any case."""
    c = fight_of(s)
    side = side_of(c, who)
    struck = False
    while side.hand.cards and attack_value(c, who) <= attack_value(c, 1 - who):
        card = await ask(
            seat_of(c, who),
            "counterattack",
            lambda: [None, *counters(s, who)],
            about=(attack_value(c, who), attack_value(c, 1 - who)),
            hides=has_secrets(side.hand),
        )
        if card is None:
            break
        struck = True
        lay(s, who, card)
        await unleash(s, who)
    return struck


def counters(s: Quest, who: int) -> list[int]:
    """The hand cards whose icon matches the opponent's attack type."""
    c = fight_of(s)
    kind = ATTACK_KINDS[side_of(c, 1 - who).played[0]]
    held = sorted(set(side_of(c, who).hand.cards))
    return [card for card in held if ATTACK_COUNTERS[card] == kind]


# -- step 4: assign damage ------------------------------------------------------------------------


async def assign_damage(s: Quest) -> int:
    """The higher total wins; what the winner played hurts the loser, what the loser played goes to
    the combat pile (DQ-COMBAT-16..19, DQ-RUL-14). Which side won."""
    c = fight_of(s)
    winner = find_winner(s)
    fled, c.fleeing = c.fleeing, False  # for one round only (DQ-LIVE-5)
    if winner == NEITHER:
        tell(s, "stalemate", attack_value(c, HERO))
        drop_played(s, HERO)  # to the combat pile (DQ-COMBAT-28, DQ-RUL-13)
    else:
        values = attack_value(c, winner), attack_value(c, 1 - winner)
        tell(s, "round_won", fighter(c, winner), fighter(c, 1 - winner), *values)
        if winner == HERO and fled:
            c.away = True  # instead of dealing damage (DQ-LIVE-3)
            return winner
        await deal_blow(s, winner)
    drop_played(s, FOE if winner == NEITHER else 1 - winner)
    return winner


def find_winner(s: Quest) -> int:
    """Equal values are a stalemate, also 0 against 0 (DQ-COMBAT-25, DQ-RUL-66)."""
    c = fight_of(s)
    margin = attack_value(c, HERO) - attack_value(c, FOE)
    if margin == 0:
        hero, foe = has_mark(c.hero, WIN_TIES), has_mark(c.foe, WIN_TIES)
        margin = int(hero) - int(foe)
    return NEITHER if margin == 0 else HERO if margin > 0 else FOE


def drop_played(s: Quest, who: int) -> None:
    """To the combat pile, where all can see it (DQ-COMBAT-20)."""
    c = fight_of(s)
    side = side_of(c, who)
    c.pile += side.played
    side.played = []


async def deal_blow(s: Quest, winner: int) -> None:
    """All that hurts the loser is gathered among what the winner played, and then goes to the
    loser's damage pile, unless something spares it."""
    c = fight_of(s)
    side = side_of(c, winner)
    deal_deadly_blow(s, winner)
    await move_from_pile(s, winner)
    extra = top_cards(s, count_marks(side, EXTRA))
    if extra:
        side.played += extra
        tell(s, "extra_damage", fighter(c, winner), tuple(extra))
    if await announce_escape(s, winner) or await is_spared(s, 1 - winner, len(side.played)):
        c.discards += side.played
    else:
        hurt(s, 1 - winner, side.played)
    side.played = []


def deal_deadly_blow(s: Quest, winner: int) -> None:
    """Every card of the combat pile of a type the winner played, before the loser's own cards get
    there (DQ-COMBAT-22..24, DQ-RUL-63)."""
    c = fight_of(s)
    side = side_of(c, winner)
    kinds = {ATTACK_KINDS[card] for card in side.played}
    blow = [card for card in c.pile if ATTACK_KINDS[card] in kinds]
    if blow:
        c.pile = [card for card in c.pile if ATTACK_KINDS[card] not in kinds]
        side.played += blow
        tell(s, "deadly_blow", fighter(c, winner), tuple(blow))


async def move_from_pile(s: Quest, winner: int) -> None:
    """Aura of terror, among others: cards of the pile as the deadly blow left it (DQ-POWER-6)."""
    c = fight_of(s)
    side = side_of(c, winner)
    for _ in range(count_marks(side, MOVE)):
        card = await ask(seat_of(c, winner), "move_pile_card", lambda: [None, *sorted(set(c.pile))])
        if card is None:
            return
        c.pile.remove(card)
        side.played.append(card)
        tell(s, "pile_card_moved", fighter(c, winner), card)


async def announce_escape(s: Quest, winner: int) -> bool:
    """Live to fight another day: the Hero that won may spare the Monster this blow, deadly blow
    and all, to get away if it wins again (DQ-LIVE-1, DQ-LIVE-2); only where it could escape
    (DQ-RUL-99)."""
    c = fight_of(s)
    if winner != HERO or not s.options[LIVE_TO_FIGHT] or not c.may_escape:
        return False
    count = len(c.hero.played)
    if await ask(c.seat, "announce_escape", lambda: (None, "escape"), about=(count,)) is None:
        return False
    c.fleeing = True
    tell(s, "escape_announced", c.seat, c.monster)
    return True


async def is_spared(s: Quest, loser: int, count: int) -> bool:
    """A Power card that evades, or Hugo's shield, once a combat (DQ-RUL-6)."""
    c = fight_of(s)
    side = side_of(c, loser)
    if has_mark(side, EVADE):
        tell(s, "evaded", fighter(c, loser), count)
        return True
    if not can(s, loser, "glorious_shield") or side.shielded:
        return False
    if await ask(seat_of(c, loser), "shield", lambda: (None, "shield"), about=(count,)) is None:
        return False
    side.shielded = True
    tell(s, "shielded", fighter(c, loser), count)
    return True


def hurt(s: Quest, who: int, cards: list[int]) -> None:
    """Cards in a damage pile, 1 Wound each, how many all can see (DQ-COMBAT-17, DQ-COMBAT-18)."""
    c = fight_of(s)
    if cards:
        side_of(c, who).damage += cards
        tell(s, "damage_dealt", fighter(c, who), len(cards), len(side_of(c, who).damage))
