"""How long a character lasts: the rounds that its cards still give, and what a lost card costs."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Final

from grimorio.games.gloomhaven.components.effects import Recover
from grimorio.games.gloomhaven.components.numbers import HALVES
from grimorio.games.gloomhaven.state import Character

STAMINA: Final = 13.0
"""What the first round is worth that a character has left, in points of damage; the more there are,
the less each of them."""
LEAST: Final = 0.2
MOST: Final = 1.1
SCARCE: Final = 1.6
"""Rounds are as dear as that where few more are left than needed; at least and at most."""
BORROWED: Final = 0.3
"""How much cheaper a lost card is for who can bring all of them back."""
MANY: Final = 4
"""So many lost cards are worth bringing back at any time."""
SOON: Final = 4
"""With so few rounds left it is time to bring back what there is."""
REVIVING: Final = frozenset(
    [
        half // 2
        for half, found in enumerate(HALVES)
        for line in found.lines
        if isinstance(line, Recover) and line.pile == "lost" and line.count == 0
    ]
)
"""The cards that bring all lost cards back."""


@cache
def rounds_with(hand: int, discards: int) -> int:
    """The rounds left with that many cards, if each rest loses one and no other card is lost."""
    rounds = 0
    while True:
        rounds += hand // 2
        total = hand + discards - 1
        if total < 2:
            return rounds
        hand, discards = total, 0


def laid(character: Character) -> int:
    """The cards that a rest brings back; cards it has chosen are about to be discarded."""
    active = sum([not HALVES[one.half].lost for one in character.active])
    return len(character.discard) + len(character.chosen) + active


def stamina(character: Character) -> int:
    """The rounds a character has left."""
    return rounds_with(len(character.hand), laid(character))


def price_of_cards(character: Character, hand: int, discards: int, need: float) -> float:
    """What it costs to lose so many cards of the hand, and so many that a rest would bring back,
    when that many rounds are still needed. The fewer rounds there are to spare, the dearer."""
    held, lying = len(character.hand), laid(character)
    rounds = rounds_with(held, lying)
    left = rounds_with(max(0, held - hand), max(0, lying - discards))
    price = STAMINA * pressure(rounds, need) * (sqrt(rounds) - sqrt(left))
    return BORROWED * price if can_recover(character) else price


def pressure(rounds: int, need: float) -> float:
    """How dear rounds are."""
    return min(MOST, max(LEAST, SCARCE * need / max(1, rounds)))


def can_recover(character: Character) -> bool:
    """Whether a character still has the card that brings all lost cards back."""
    cards = [*character.hand.cards, *character.chosen.cards, *character.discard]
    return any(card in REVIVING for card in cards)


def gain_of_lost(character: Character, need: float) -> float:
    """What it is worth to have all lost cards back, but the one that does it. As long as there is
    time, more of them may still be lost before."""
    lost = len(character.lost)
    rounds = stamina(character)
    if rounds > SOON and lost < MANY:
        return 0.0
    more = rounds_with(len(character.hand) + lost, max(0, laid(character) - 1))
    return STAMINA * pressure(rounds, need) * (sqrt(max(rounds, more)) - sqrt(rounds))
