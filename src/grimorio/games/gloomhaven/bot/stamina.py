"""How long a character lasts: the rounds that its cards still give."""

from __future__ import annotations

from functools import cache

from grimorio.games.gloomhaven.components.numbers import HALVES
from grimorio.games.gloomhaven.state import Character


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


def stamina(character: Character) -> int:
    """The rounds a character has left; cards it has chosen are about to be discarded."""
    active = sum([not HALVES[one.half].lost for one in character.active])
    discards = len(character.discard) + len(character.chosen) + active
    return rounds_with(len(character.hand), discards)
