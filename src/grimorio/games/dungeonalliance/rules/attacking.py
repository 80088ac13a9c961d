"""The attacks of the active hero: whom it may attack, with what, and doing it (DA-ATK)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Value, plan, tell
from grimorio.games.dungeonalliance.components.numbers import (
    CARD_EFFECTS,
    CARD_TYPE_MASKS,
    CARDS,
    MODIFIERS,
    TRAIT,
)
from grimorio.games.dungeonalliance.kinds import ATTACK, GO_ATTACK, PLAYED
from grimorio.games.dungeonalliance.rules.board import facings_towards
from grimorio.games.dungeonalliance.rules.combat import (
    ATTACK_BONUS,
    arm_of,
    attack_type,
    is_blind,
    strike,
    targets,
    turn_to,
)
from grimorio.games.dungeonalliance.rules.errands import foes_afar
from grimorio.games.dungeonalliance.rules.figures import (
    ALWAYS,
    MOVED,
    STILL,
    active,
    bonus,
    hero_of,
    holds,
    named,
    place_of,
)
from grimorio.games.dungeonalliance.rules.hands import hand_of
from grimorio.games.dungeonalliance.rules.playing import lay, may_play, play
from grimorio.games.dungeonalliance.state import AGAIN, STRUCK, Dungeon
from grimorio.kit.numbers import NONE

SWIFT: Final = TRAIT["swift"]


def may_attack(s: Dungeon) -> bool:
    """One attack a turn, not after a second movement or in a rest; a second one if no Speed point
    was spent (DA-ATK-7, DA-ATK-10..12, DA-ACT-10, DA-REST-4, DA-EX-28)."""
    if s.rests or s.stage == AGAIN or len(s.struck) > 1:
        return False
    if not s.struck:
        return True
    return not s.moved or bonus(s, active(s), SWIFT) > 0


class Arms:
    """What the active hero may attack with: NONE for its own attack, and cards; and the cards that
    may be played with an attack. Empty where it may not attack."""

    __slots__ = ("sources", "spare")

    def __init__(self, s: Dungeon) -> None:
        able = may_attack(s)
        self.sources = [NONE, *sources(s)] if able else []
        self.spare = bonus_cards(s) if able else []


def attacks(s: Dungeon, arms: Arms) -> list[Value]:
    """The attacks of the active hero: its own, and those of cards it could play for their base
    power; a second one on another enemy that one facing covers together with the first, where
    both need sight (DA-ATK-1..8, DA-FACE-3, DA-RUL-42, DA-RUL-79, DA-SPELL-6)."""
    figure = active(s)
    at = place_of(s, figure)
    found: list[Value] = []
    for source in arms.sources:
        for target in sorted(targets(s, figure, source)):
            if target in s.struck:
                continue
            if not is_blind(source) and not facings_towards(at, place_of(s, target)) & s.facings:
                continue
            found.append(ATTACK(target, source, NONE))
            for card in arms.spare:
                if strengthens(s, card, source, target, s.moved):
                    found.append(ATTACK(target, source, card))
    return found


def assaults(s: Dungeon, arms: Arms, squares: dict[int, int]) -> list[Value]:
    """The same attacks on enemies that the hero first walks up to, on open squares in reach
    (DA-ACT-6..8)."""
    found: list[Value] = []
    for source in arms.sources:
        for target in sorted(foes_afar(s, source, squares)):
            found.append(GO_ATTACK(target, source, NONE))
            for card in arms.spare:
                if strengthens(s, card, source, target, True):
                    found.append(GO_ATTACK(target, source, card))
    return found


def bonus_cards(s: Dungeon) -> list[int]:
    """The cards that the active hero could play now and that do nothing but last: one of them may
    be played with an attack, before Reactions (DA-RUL-39, DA-RUL-40)."""
    figure = active(s)
    return [
        card
        for card in hand_of(s, s.seat)
        if not CARD_EFFECTS[card] and not CARDS[card].ally and may_play(s, figure, card)
    ]


def strengthens(s: Dungeon, card: int, source: int, target: int, moved: bool) -> bool:
    """Whether a card played first makes an attack stronger, and leaves room for the card that the
    attack is made with (DA-CARD-4, DA-POWER-1, DA-RUL-43)."""
    if source != NONE:
        same = CARD_TYPE_MASKS[source] & CARD_TYPE_MASKS[card] and not CARDS[source].free
        if card == source or same or arm_of(source).plain:
            return False
    figure = active(s)
    trait = ATTACK_BONUS[attack_type(s, figure, source)]
    for one, _, when, _ in MODIFIERS[card]:
        if one == trait:
            if when in (STILL, MOVED):
                return moved == (when == MOVED)
            return when == ALWAYS or holds(s, figure, when, target)
    return False


def sources(s: Dungeon) -> list[int]:
    """The cards in hand that give the active hero an attack (DA-ATK-5, DA-CARD-2, DA-CARD-4)."""
    figure = active(s)
    return [
        card
        for card in hand_of(s, s.seat)
        if CARDS[card].attack is not None and may_play(s, figure, card)
    ]


@ATTACK.does
def attack(s: Dungeon, target: int, source: int, played: int) -> None:
    """Attack somebody, after a card for it is played: the hero turns where it needs sight, and
    moves no more; a card used for its base power goes under it (DA-ATK-1, DA-ATK-6, DA-ACT-8,
    DA-FACE-2..3, DA-RUL-79)."""
    figure = active(s)
    if played != NONE:
        play(s, played, figure, NONE)
    hero = hero_of(s, figure)
    s.stage = STRUCK
    if not is_blind(source):
        s.facings = turn_to(s, figure, target)
    s.struck = (*s.struck, target)
    hero.hidden = False
    if source != NONE:
        lay(s, s.seat, source, figure)
        hero.based = (*hero.based, source)
        tell(s, PLAYED, named(s, figure), source)
    plan(s, strike(figure, target, source, 0))
