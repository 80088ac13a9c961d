"""Going solo: the Monster fights off the top of the Combat deck (DQ-SOLO-1..6).

What differs from combat with a Monster player, and nothing else; combat.py calls it where the
difference is. There is no hand to hide and nobody to hide it: the Monster's rival seat is NONE.
Power cards serve for escapes only, so that no effect is ever followed (DQ-SOLO-3).
"""

from __future__ import annotations

from typing import Final

from grimorio.core import tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.numbers import (
    ATTACK_COUNTERS,
    ATTACK_KINDS,
    ATTACK_VALUES,
)
from grimorio.games.dungeonquest.rules.fight.sides import (
    FOE,
    HERO,
    attack_value,
    fight_of,
    fighter,
    put_down,
    top_card,
    top_cards,
)
from grimorio.games.dungeonquest.state import Combat, Quest
from grimorio.kit.numbers import NONE

REVEALED: Final = 5


def is_solo(c: Combat) -> bool:
    return c.rival == NONE


def play_top_card(s: Quest) -> None:
    """Step 2: the Monster plays the top card of the deck (DQ-SOLO-4)."""
    card = top_card(s)
    if card != NONE:
        put_down(s, FOE, card)


def counter_from_deck(s: Quest) -> None:
    """Step 3: five cards are revealed, and what makes a successful counterattack must be played,
    in the order revealed, until it is one; the rest is discarded (DQ-SOLO-5, DQ-RUL-81)."""
    c = fight_of(s)
    revealed = top_cards(s, REVEALED)
    tell(s, kinds.COUNTER_REVEALED, fighter(c, FOE), tuple(revealed))
    kind, goal = ATTACK_KINDS[c.hero.played[0]], attack_value(c, HERO)
    total, chosen = attack_value(c, FOE), 0
    fitting = [card for card in revealed if ATTACK_COUNTERS[card] == kind]
    while total <= goal and chosen < len(fitting):
        total += ATTACK_VALUES[fitting[chosen]]
        chosen += 1
    # All of them together not being enough, none is played.
    for card in fitting[:chosen] if total > goal else ():
        revealed.remove(card)
        put_down(s, FOE, card)
    c.discards += revealed
