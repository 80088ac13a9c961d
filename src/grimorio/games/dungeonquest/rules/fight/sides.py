"""The two sides of a combat: their cards, their attack values, and the table between them.

Everything here happens without a decision; the chapters combat, powers, duel and solo_combat are
made of it. A side is HERO or FOE. In events a fighter is a seat, or -1 - m for Monster m.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Seat, reveal, tell, tell_only
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.numbers import (
    ATTACK_COUNTERS,
    ATTACK_KINDS,
    ATTACK_VALUES,
    CONTENT,
    HERO_POWERS,
    MONSTER_LIVES,
    MONSTER_POWERS,
)
from grimorio.games.dungeonquest.nouns import Mark, Style
from grimorio.games.dungeonquest.rules.hero.attributes import has_ability
from grimorio.games.dungeonquest.rules.hero.life import life_of
from grimorio.games.dungeonquest.state import Combat, CombatSide, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import EVERYBODY, Zone, only, put_in_bag

HERO: Final = 0
FOE: Final = 1
NEITHER: Final = -1
SIDES: Final = (HERO, FOE)

HAND: Final = 5
DUEL: Final = 4
"""A Hero with this many cards in its damage pile is defeated in a duel (DQ-HVH-2)."""
FIRST_POWER: Final = len(CONTENT.combat)
"""Attacks from this number on are Power cards."""

# The marks that Power cards leave, for this round or the next. A mark is what it does, the type of
# attack it is about if it is about one, and a number: `nouns.MARK` has their names.
BONUS: Final = 0  # to the attack value
BONUS_IF_MINE: Final = 1  # type, bonus: if this side plays that type
BONUS_IF_THEIRS: Final = 2  # type, bonus: if the other side does
CANCEL: Final = 3  # the other side's cards, from this attack value on
FORBID: Final = 4  # the other side to choose a type
PLAY_OPEN: Final = 5  # the other side chooses first and shows its card
NO_COUNTER: Final = 6  # the other side cannot counterattack
WIN_TIES: Final = 7
EXTRA: Final = 8  # cards from the deck, if this side wins
MOVE: Final = 9  # cards of the combat pile, if this side wins
EVADE: Final = 10  # if this side loses, what would hurt it is discarded


# -- who fights -----------------------------------------------------------------------------------


def fight_of(s: Quest) -> Combat:
    """The combat that is going on."""
    assert s.combat is not None
    return s.combat


def side_of(c: Combat, who: int) -> CombatSide:
    return c.hero if who == HERO else c.foe


def seat_of(c: Combat, who: int) -> Seat:
    """Who decides for a side: the Hero's player, the Monster player or the other Hero's."""
    return c.seat if who == HERO else c.rival


def duty_of(c: Combat, who: int) -> str:
    """Playing a Monster is a duty towards a neighbour, not one's own fortune (DQ-MON-1)."""
    return "" if is_hero(c, who) else kinds.MONSTER_DUTY


def is_hero(c: Combat, who: int) -> bool:
    return who == HERO or c.monster == NONE


def fighter(c: Combat, who: int) -> int:
    """A side as events name it: a seat, or -1 - m for Monster m."""
    return seat_of(c, who) if is_hero(c, who) else -1 - c.monster


def can(s: Quest, who: int, ability: str) -> bool:
    """Whether the side is a Hero with that ability."""
    c = fight_of(s)
    return is_hero(c, who) and has_ability(s.heroes[seat_of(c, who)], ability)


def face_off(
    s: Quest, seat: Seat, rival: Seat, monster: int, cell: int, may_escape: bool
) -> Combat:
    """Both sides take their four Power cards, and nothing is on the table yet (DQ-MON-3)."""
    hero = HERO_POWERS[s.heroes[seat].kind]
    foe = HERO_POWERS[s.heroes[rival].kind] if monster == NONE else MONSTER_POWERS[monster]
    return Combat(
        seat, rival, monster, Zone([], []), cell, may_escape, 0,
        take_side(hero), take_side(foe), [], [], False, False,
    )  # fmt: skip


def take_side(power: tuple[int, ...]) -> CombatSide:
    return CombatSide(sorted(power), Zone([], []), HAND, [], False, [], 0, 0, [], [], False)


# -- the Combat deck, a bag -----------------------------------------------------------------------


def top_card(s: Quest) -> int:
    """The top card of the Combat deck, NONE if there is none.

    An empty deck is made anew of the Combat cards discarded so far; those in hands and piles are
    in use (DQ-RUL-24).
    """
    c = fight_of(s)
    if not s.combat_deck:
        put_in_bag(s.combat_deck, [card for card in c.discards if card < FIRST_POWER])
        c.discards = [card for card in c.discards if card >= FIRST_POWER]
        if not s.combat_deck:
            return NONE
        tell(s, kinds.COMBAT_MIXED)
    return s.chance.draw(s.combat_deck)


def top_cards(s: Quest, count: int) -> list[int]:
    """The top `count` cards, or as many as there are."""
    return [card for _ in range(count) if (card := top_card(s)) != NONE] if count > 0 else []


def draw(s: Quest, who: int, count: int) -> None:
    """Draw Combat cards into the hand, unseen by the opponent (DQ-COMBAT-4)."""
    take_in_hand(s, who, top_cards(s, count))


def take_in_hand(s: Quest, who: int, cards: list[int]) -> None:
    if cards:
        c = fight_of(s)
        mine = only(seat_of(c, who))
        hand = side_of(c, who).hand
        for card in cards:
            hand.add(card, mine)
        tell_only(s, mine, kinds.DREW_ATTACKS, fighter(c, who), tuple(cards))


def has_secrets(hand: Zone) -> bool:
    """Whether somebody does not know the hand: then not asking its owner would tell of it."""
    return any(mask != EVERYBODY for mask in hand.seen)


def known_to(hand: Zone) -> int:
    """The mask of those who know the whole hand."""
    mask = EVERYBODY
    for seen in hand.seen:
        mask &= seen
    return mask


# -- cards on the table ---------------------------------------------------------------------------


def part_with(s: Quest, who: int, card: int) -> None:
    """Take a card out of the hand, for all to see.

    If it may be one that everybody knows to be there, it is that one: nobody can tell otherwise.
    """
    hand = side_of(fight_of(s), who).hand
    places = [place for place, held in enumerate(hand.cards) if held == card]
    place = next((p for p in places if hand.seen[p] == EVERYBODY), places[0])
    if hand.seen[place] != EVERYBODY:
        reveal(s)
    hand.take_at(place)


def put_down(s: Quest, who: int, card: int) -> None:
    """A card lies open before its side; it may be cancelled, the revealed one and those of a
    counterattack alike (DQ-COMBAT-29, DQ-RUL-135)."""
    c = fight_of(s)
    side = side_of(c, who)
    side.played.append(card)
    tell(s, kinds.ATTACK_PLAYED, fighter(c, who), card, len(side.played))
    if is_cancelled(c, who, card):
        if len(side.played) == 1:
            side.cancelled = True
        tell(s, kinds.ATTACK_CANCELLED, fighter(c, who), card)


def is_cancelled(c: Combat, who: int, card: int) -> bool:
    """Whether what the other side set up for this round cancels such a card (DQ-POWER-3)."""
    marks = side_of(c, 1 - who).marks
    return any(mark[0] == CANCEL and ATTACK_VALUES[card] >= mark[2] for mark in marks)


def lay(s: Quest, who: int, card: int) -> None:
    """Play a card of the hand."""
    part_with(s, who, card)
    put_down(s, who, card)


def discard(s: Quest, who: int, card: int) -> None:
    """A hand card goes to the discards, for all to see."""
    c = fight_of(s)
    part_with(s, who, card)
    c.discards.append(card)
    tell(s, kinds.ATTACK_DISCARDED, fighter(c, who), card)


# -- what a side is worth -------------------------------------------------------------------------


def has_mark(side: CombatSide, kind: Mark) -> bool:
    return any(mark[0] == kind for mark in side.marks)


def count_marks(side: CombatSide, kind: Mark) -> int:
    """The sum of the numbers of a kind of mark."""
    return sum([mark[2] for mark in side.marks if mark[0] == kind])


def plays_type(side: CombatSide, kind: Style) -> bool:
    return any(ATTACK_KINDS[card] == kind for card in side.played)


def attack_value(c: Combat, who: int) -> int:
    """The total of what a side has played. Bonuses count once (DQ-RUL-62); nothing raises a
    cancelled card above 0 (DQ-COMBAT-30), in a counterattack the others stand (DQ-RUL-135), and
    nothing falls below 0."""
    side, other = side_of(c, who), side_of(c, 1 - who)
    if side.cancelled or not side.played:
        return 0
    values = [0 if is_cancelled(c, who, card) else ATTACK_VALUES[card] for card in side.played[1:]]
    total = ATTACK_VALUES[side.played[0]] + sum(values) + side.bonus
    for mark in side.marks:
        if mark[0] == BONUS:
            total += mark[2]
        elif mark[0] in (BONUS_IF_MINE, BONUS_IF_THEIRS):
            player = side if mark[0] == BONUS_IF_MINE else other
            total += mark[2] if plays_type(player, mark[1]) else 0
    return max(0, total)


def may_counter(c: Combat, who: int) -> bool:
    """Whether a side may counterattack, as far as everybody can see: its value is no higher, and
    its card's icon matches the opponent's attack type (DQ-COMBAT-9, DQ-COMBAT-10, DQ-COMBAT-26).
    """
    side, other = side_of(c, who), side_of(c, 1 - who)
    if not side.played or not other.played or side.cancelled or has_mark(other, NO_COUNTER):
        return False
    mine, theirs = side.played[0], other.played[0]
    equal = attack_value(c, who) == attack_value(c, 1 - who)
    if equal and ATTACK_KINDS[mine] == ATTACK_KINDS[theirs]:
        return False  # an automatic stalemate (DQ-COMBAT-27)
    return (
        ATTACK_COUNTERS[mine] == ATTACK_KINDS[theirs]
        and attack_value(c, who) <= attack_value(c, 1 - who)
    )  # fmt: skip


def monster_life(c: Combat) -> int:
    """The number on the token. Only the Monster player may know it (DQ-COMBAT-40)."""
    token = c.token.cards[0]
    return MONSTER_LIVES[token // 4][token % 4]


def has_fallen(s: Quest, who: int) -> bool:
    """Whether a side is dead, or a Hero defeated in a duel (DQ-COMBAT-32, DQ-COMBAT-35,
    DQ-HVH-2)."""
    c = fight_of(s)
    side = side_of(c, who)
    if not is_hero(c, who):
        return len(side.damage) + side.hits >= monster_life(c)
    hero = s.heroes[seat_of(c, who)]
    if c.monster == NONE and len(side.damage) >= DUEL:
        return True
    return hero.wounds + len(side.damage) >= life_of(hero)


# -- after it -------------------------------------------------------------------------------------


def clear_table(s: Quest) -> None:
    """All Combat cards go back to their deck, which is shuffled; Power cards to their owners
    (DQ-COMBAT-39, DQ-ESC-8)."""
    c = fight_of(s)
    for side in (c.hero, c.foe):
        for cards in (side.hand.cards, side.played, side.damage):
            put_in_bag(s.combat_deck, [card for card in cards if card < FIRST_POWER])
    for cards in (c.pile, c.discards):
        put_in_bag(s.combat_deck, [card for card in cards if card < FIRST_POWER])
    s.combat = None
