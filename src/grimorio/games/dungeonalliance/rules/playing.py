"""Playing cards: who may play what, columns and types, Enhancement Spells on allies (DA-CARD,
DA-SPELL, DA-ATK-4)."""

from __future__ import annotations

from grimorio.core import Seat, Value, plan, reveal, tell
from grimorio.games.dungeonalliance.components.effects import Attack, Damage, Pet
from grimorio.games.dungeonalliance.components.numbers import (
    ATTACK_TYPES,
    CARD_EFFECTS,
    CARD_TYPE_MASKS,
    CARDS,
    EFFECTS,
    HERO_TYPES,
    MODIFIERS,
    TRAIT,
    VALID,
)
from grimorio.games.dungeonalliance.kinds import PLAY, PLAYED, PLAYED_ON
from grimorio.games.dungeonalliance.nouns import TEAM
from grimorio.games.dungeonalliance.rules.figures import SELF, active, hero_of, is_enemy, named
from grimorio.games.dungeonalliance.rules.hands import cards_of, hand_of, take_out
from grimorio.games.dungeonalliance.rules.verbs import candidates, chosen_of, do_effect
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.kit.numbers import NONE

ATTACK_TRAITS = (TRAIT["melee"], TRAIT["ranged"])
HIDDEN = TRAIT["hidden"]


def is_valid_for(s: Dungeon, figure: int, card: int) -> bool:
    """Whether a hero has the icons of a card; an Alliance acquires a card if one of its heroes
    has them (DA-CARD-2, DA-VALID-9)."""
    return bool(VALID[card] >> hero_of(s, figure).kind & 1)


def has_room(s: Dungeon, figure: int, card: int) -> bool:
    """Whether no card under a hero has a type of this one; the four kinds of spells are four types,
    and face-down cards have none (DA-CARD-4..7, DA-SPELL-1, DA-SPELL-4, DA-RUL-11, DA-RUL-41,
    DA-RUL-44, DA-RUL-161, DA-EX-29..30)."""
    if CARDS[card].free:
        return True
    taken = 0
    for other in hero_of(s, figure).column:
        taken |= CARD_TYPE_MASKS[other]
    return not taken & CARD_TYPE_MASKS[card]


def may_play(s: Dungeon, figure: int, card: int) -> bool:
    """Whether a card is valid for a hero and has room under it (DA-CARD-2, DA-CARD-4)."""
    return is_valid_for(s, figure, card) and has_room(s, figure, card)


def plays(s: Dungeon) -> list[Value]:
    """The cards the active hero can play, and under whom (DA-CARD-1, DA-CARD-2, DA-CARD-8,
    DA-RUL-39), also in a rest and in a second movement (DA-RUL-164), but not against neutral heroes
    alone (DA-RUL-178). What only attacks is played by attacking."""
    figure = active(s)
    found: list[Value] = []
    for card in hand_of(s, s.seat):
        if not is_valid_for(s, figure, card) or not is_useful(s, figure, card):
            continue
        if is_aimed_at_neutrals(s, figure, card):
            continue
        if CARDS[card].ally:
            first = TEAM * s.seat
            found += [
                PLAY(card, under, NONE)
                for under in range(first, first + TEAM)
                if has_room(s, under, card)
            ]
        elif has_room(s, figure, card):
            found += plays_on(s, figure, card)
    return found


def plays_on(s: Dungeon, figure: int, card: int) -> list[Value]:
    """A card under the active hero; with each figure that its first effect may be about, where
    there is a choice: nothing becomes known before it (DA-CARD-1)."""
    effects = CARD_EFFECTS[card]
    able = chosen_of(s, effects[0], figure) if effects else []
    if len(able) < 2:
        return [PLAY(card, figure, NONE)]
    return [PLAY(card, figure, other) for other in able]


def is_useful(s: Dungeon, figure: int, card: int) -> bool:
    """Whether a card can be used: it has an effect, or something that lasts. An attack bonus must
    be of the type of the hero's own attack, or of an attack card or pet that the hero could use, or
    be shared with others; else the whole card is of no use, whatever it gives besides (DA-ATK-4,
    DA-POWER-1, DA-RUL-43, DA-RUL-176)."""
    if CARD_EFFECTS[card] or CARDS[card].ally:
        return True
    own = HERO_TYPES[hero_of(s, figure).kind]
    kinds = [
        ATTACK_TRAITS.index(trait)
        for trait, _, _, share in MODIFIERS[card]
        if trait in ATTACK_TRAITS and share == SELF
    ]
    if not kinds:
        return bool(MODIFIERS[card])
    return any(kind == own or may_borrow(s, figure, card, kind) for kind in kinds)


def is_aimed_at_neutrals(s: Dungeon, figure: int, card: int) -> bool:
    """Whether a card would damage heroes of other Alliances in a room without an enemy: without PvP
    such damage comes only with what is done to enemies (DA-NOPVP-1, DA-NOPVP-3, DA-RUL-178)."""
    for number in CARD_EFFECTS[card]:
        effect = EFFECTS[number]
        if isinstance(effect, Damage) and effect.whom == "room":
            met = candidates(s, "room", figure, NONE, NONE, 0)
            if not any(is_enemy(s, figure, one) for one in met):
                return any(one // TEAM != figure // TEAM for one in met)
    return False


def may_borrow(s: Dungeon, figure: int, card: int, kind: int) -> bool:
    """Whether the hero has another card with an attack of a type, its own or a pet's, that allows
    bonuses: in hand, and it could still be played after this one; or a pet that lies there and has
    not attacked yet (DA-RUL-43, DA-PET-7, DA-CARD-9)."""
    hero = hero_of(s, figure)
    for other in hero.column:
        pet = CARDS[other].pet
        if pet is not None and other not in hero.based and takes_bonus(pet, kind):
            return True
    for other in cards_of(s, figure // TEAM):
        arm = CARDS[other].attack or CARDS[other].pet
        if arm is None or other == card or not takes_bonus(arm, kind):
            continue
        if may_play(s, figure, other) and not CARD_TYPE_MASKS[other] & CARD_TYPE_MASKS[card]:
            return True
    return False


def takes_bonus(arm: Attack | Pet, kind: int) -> bool:
    """Whether an attack is of a type and allows bonuses."""
    return not arm.plain and ATTACK_TYPES[arm.type] == kind


def play(s: Dungeon, card: int, under: int, whom: int) -> None:
    """A card goes under its hero, an Enhancement Spell under its target, and does what it says, to
    whom was named first (DA-CARD-3, DA-SPELL-2..5)."""
    figure = active(s)
    s.dealt.clear()
    lay(s, s.seat, card, under)
    if under == figure:
        tell(s, PLAYED, named(s, figure), card)
    else:
        tell(s, PLAYED_ON, named(s, figure), card, named(s, under))
    plan(
        s,
        *[
            do_effect(number, figure, NONE if place else whom, NONE)
            for place, number in enumerate(CARD_EFFECTS[card])
        ],
    )


def lay(s: Dungeon, seat: Seat, card: int, under: int) -> None:
    """A card out of the hand, face up under a hero."""
    take_out(s, seat, card)
    hero = hero_of(s, under)
    hero.column = (*hero.column, card)
    if any(one[0] == HIDDEN for one in MODIFIERS[card]):
        hero.hidden = True
    reveal(s)
