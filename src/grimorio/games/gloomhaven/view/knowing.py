"""What a seat knows of a character's cards, and where a round stands.

Hands and the cards chosen are private until they are shown (GH-RUL-108). While cards are chosen,
nobody sees of others what they have chosen, nor whether they chose at all: hand and chosen cards
are then one for them.
"""

from __future__ import annotations

from grimorio.core import Seat
from grimorio.games.gloomhaven.components.numbers import HALVES
from grimorio.games.gloomhaven.rules.turn import reveal_cards
from grimorio.games.gloomhaven.state import Character, Scenario
from grimorio.games.gloomhaven.variants import OPEN_INFORMATION
from grimorio.kit.zones import Zone, knows


def is_choosing(s: Scenario) -> bool:
    """Whether the cards of the round are still to be shown."""
    return any(planned.step is reveal_cards for planned in s.agenda)


def is_under_way(s: Scenario) -> bool:
    """Whether the cards of the round lie open, and figures act by them."""
    return s.round > 0 and not is_choosing(s) and not s.over


def may_sign(s: Scenario, seat: Seat) -> bool:
    """Whether a seat may let the others know its plan: while cards are chosen (GH-DECL-8,
    GH-RUL-262)."""
    return is_choosing(s) and s.characters[seat].figure in s.figures


def sees_all(s: Scenario, seat: Seat, other: Seat) -> bool:
    """Whether the hand of a character is open to the seat."""
    return seat == other or bool(s.options[OPEN_INFORMATION])


def held(s: Scenario, seat: Seat, other: Seat) -> tuple[list[int], int]:
    """The cards in hand that the seat knows, in order, and how many others there are."""
    character = s.characters[other]
    known, count = known_cards(s, character.hand, seat, other), len(character.hand)
    if seat != other and is_choosing(s):
        known += known_cards(s, character.chosen, seat, other)
        count += len(character.chosen)
    return sorted(known), count - len(known)


def known_cards(s: Scenario, zone: Zone, seat: Seat, other: Seat) -> list[int]:
    """The cards of a zone that the seat knows."""
    if sees_all(s, seat, other):
        return zone.cards[:]
    return [card for card, mask in zip(zone.cards, zone.seen, strict=True) if knows(mask, seat)]


def rounds_left(character: Character, *, under_way: bool = False) -> int:
    """In how many more rounds it can play two cards, with short rests and without losing a card
    otherwise (GH-SREST-1). While a round is under way its two cards count as discarded: so nothing
    changes from one action to the next."""
    hand, gone = len(character.hand), len(character.discard)
    if under_way:
        gone += len(character.chosen)
    else:
        hand += len(character.chosen)
    gone += len([one for one in character.active if not HALVES[one.half].lost])
    rounds = 0
    while True:
        if hand >= 2:
            hand -= 2
            gone += 2
            rounds += 1
        elif gone >= 2:
            hand += gone - 1
            gone = 0
        else:
            return rounds
