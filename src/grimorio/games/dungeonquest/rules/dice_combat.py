"""Dice combat: the official variant without Combat or Power cards in the fight (DQ-DICE).

What needs a hand of cards, such as Tatianna's arrows or Krutzbeck's sixth card, does nothing here
(DQ-DICE-6); escapes are made as always (DQ-DICE-5), and Heroes fight each other with cards
(DQ-DICE-7).
"""

from __future__ import annotations

from typing import Final

from grimorio.core import tell
from grimorio.games.dungeonquest.components.numbers import CONTENT, MONSTER
from grimorio.games.dungeonquest.components.vocabulary import ATTRIBUTES
from grimorio.games.dungeonquest.rules.attributes import attribute_of, reroll
from grimorio.games.dungeonquest.rules.combat import strike_first
from grimorio.games.dungeonquest.rules.damage import is_spared
from grimorio.games.dungeonquest.rules.fates import DIED, SLAIN
from grimorio.games.dungeonquest.rules.life import suffer
from grimorio.games.dungeonquest.rules.sides import FOE, HERO, fight_of, has_fallen
from grimorio.games.dungeonquest.rules.steps import FIGHT, rest
from grimorio.games.dungeonquest.state import Quest

FOUGHT_WITH: Final = tuple(
    next(ATTRIBUTES.index(foe.attribute) for foe in CONTENT.dice_combat if foe.monster == monster)
    for monster in MONSTER.ids
)
# The attribute each Monster is fought with (DQ-DICE-1).


async def fight(s: Quest) -> int:
    """First strikes, then roll after roll."""
    await strike_first(s)
    return SLAIN if has_fallen(s, FOE) else await fight_on(s)


async def fight_on(s: Quest) -> int:
    """Until the Hero or the Monster is dead (DQ-DICE-2)."""
    c = fight_of(s)
    while True:
        c.round += 1
        tell(s, "combat_round", c.round)
        if await hits(s):
            c.foe.hits += 1
            tell(s, "monster_hit", c.seat, c.monster, len(c.foe.damage) + c.foe.hits)
        elif not await is_spared(s, HERO, 1):
            tell(s, "monster_hits", c.seat, c.monster)
            if not await suffer(s, c.seat, 1, MONSTER.ids[c.monster]):
                return DIED
        if has_fallen(s, FOE):
            return SLAIN
        await rest(s, FIGHT)


async def hits(s: Quest) -> bool:
    """Two dice against the Hero's attribute, with no Determination (DQ-DICE-3); they may be rolled
    again as in any test (DQ-DICE-4, DQ-HERO-2)."""
    c = fight_of(s)
    attribute = FOUGHT_WITH[c.monster]
    dice = [s.chance.roll(), s.chance.roll()]
    tell(s, "test_rolled", c.seat, attribute, dice[0], dice[1])
    await reroll(s, c.seat, attribute, dice)
    return sum(dice) <= attribute_of(s.heroes[c.seat], attribute)
