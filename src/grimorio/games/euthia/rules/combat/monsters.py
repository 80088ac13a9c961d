"""The Monster cards: their decks, and meeting one (EU-MON)."""

from __future__ import annotations

from typing import Final

from grimorio.core import reveal, tell
from grimorio.games.euthia.components.numbers import MONSTERS
from grimorio.games.euthia.kinds import BURIED, MET
from grimorio.games.euthia.rules.combat.values import fight_of
from grimorio.games.euthia.rules.gains import draw_card
from grimorio.games.euthia.state import Realm
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import put_in_bag

SILVER: Final = tuple([one.silver for one in MONSTERS])
GOLD: Final = tuple([one.gold for one in MONSTERS])
CHAOS: Final = tuple([one.chaos for one in MONSTERS])
GAAR_TOKENS: Final = tuple([one.gaar for one in MONSTERS])


def next_top(s: Realm, level: int) -> None:
    """The next card of a Monster deck comes to the top, where its back is seen; an empty deck is
    made anew of the discards (EU-MON-2, EU-CORE-1)."""
    bag, gone = s.monster_bags[level - 1], s.monster_gone[level - 1]
    if not bag:
        put_in_bag(bag, gone)
        gone.clear()
    s.monster_tops[level - 1] = s.chance.draw(bag) if bag else NONE
    reveal(s)


def meet(s: Realm) -> None:
    """The top Monster card of the level comes into play: its player draws the cards, its tokens lie
    beside it (EU-MON-1, EU-MON-3, EU-MON-5). On the table of the state it stays on top of its deck
    until it is slain, so that it returns there by itself (EU-DEATH-2)."""
    f = fight_of(s)
    f.monster = s.monster_tops[f.level - 1]
    reveal(s)
    tell(s, MET, f.seat, f.monster)
    for _ in range(SILVER[f.monster]):
        draw_card(s, f.rival, False)
    for _ in range(GOLD[f.monster]):
        draw_card(s, f.rival, True)
    f.chaos, f.gaar = CHAOS[f.monster], GAAR_TOKENS[f.monster]


def bury(s: Realm) -> None:
    """The Monster goes to the discards and another one is met (EU-RUL-401)."""
    f = fight_of(s)
    tell(s, BURIED, f.monster)
    s.monster_gone[f.level - 1].append(f.monster)
    next_top(s, f.level)
    f.damage = 0
    meet(s)
