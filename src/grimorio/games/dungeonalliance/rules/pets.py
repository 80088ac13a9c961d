"""Pets: attacks besides the hero's own (DA-PET)."""

from __future__ import annotations

from grimorio.core import Value, plan, tell
from grimorio.games.dungeonalliance.components.numbers import CARDS
from grimorio.games.dungeonalliance.kinds import PET, PLAYED
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER
from grimorio.games.dungeonalliance.rules.board import distance, facings_towards, sees
from grimorio.games.dungeonalliance.rules.combat import is_pet, may_duel, strike
from grimorio.games.dungeonalliance.rules.figures import (
    active,
    hero_of,
    heroes_standing,
    named,
    place_of,
    room_of,
)
from grimorio.games.dungeonalliance.rules.hands import hand_of
from grimorio.games.dungeonalliance.rules.playing import lay, may_play
from grimorio.games.dungeonalliance.rules.walking import within
from grimorio.games.dungeonalliance.state import AGAIN, STRUCK, Dungeon


def pet_attacks(s: Dungeon) -> list[Value]:
    """The Pet cards of the active hero and whom they can attack: not where the hero itself could
    not attack, and it moves no more after it (DA-PET-1, DA-PET-3, DA-PET-4, DA-REST-4). One that
    was played before for its bonus attacks too, once (DA-CARD-9)."""
    if s.rests or s.stage == AGAIN:
        return []
    figure = active(s)
    hero = hero_of(s, figure)
    held = [card for card in hand_of(s, s.seat) if is_pet(card) and may_play(s, figure, card)]
    lying = [card for card in hero.column if is_pet(card) and card not in hero.based]
    found: list[Value] = []
    for card in sorted({*held, *lying}):
        found += [PET(card, one) for one in prey(s, figure, card)]
    return found


def prey(s: Dungeon, figure: int, card: int) -> list[int]:
    """Whom a pet can reach: along an open way whoever stands in it, and then facing does not count;
    or in sight of its hero where the card asks for it, whose facing is fixed after an attack
    (DA-PET-5, DA-PET-6, DA-RUL-29, DA-RUL-123)."""
    pet = CARDS[card].pet
    assert pet is not None
    at = place_of(s, figure)
    reached = within(at, pet.reach, s.corridors) if pet.blind else []
    found = []
    for other in [*heroes_standing(s), *sorted(s.monsters)]:
        if other < FIRST_MONSTER and not (s.versus and may_duel(s, figure, other)):
            continue
        to = place_of(s, other)
        if pet.blind:
            if reached[room_of(to)] >> to % 9 & 1:
                found.append(other)
        elif (
            distance(at, to) <= pet.reach
            and sees(at, to, s.corridors)
            and facings_towards(at, to) & s.facings
        ):
            found.append(other)
    return found


@PET.does
def pet_attack(s: Dungeon, card: int, target: int) -> None:
    """The card is played, if it does not lie there already, and the pet attacks; it is never on the
    map (DA-PET-1, DA-PET-2, DA-PET-7..8)."""
    s.stage = STRUCK
    figure = active(s)
    hero = hero_of(s, figure)
    if card not in hero.column:
        lay(s, s.seat, card, figure)
        tell(s, PLAYED, named(s, figure), card)
    hero.based = (*hero.based, card)
    plan(s, strike(figure, target, card, 0))
