"""Dice combat: the official variant without Combat or Power cards in the fight (DQ-DICE).

What needs a hand of cards, such as Tatianna's arrows or Krutzbeck's sixth card, does nothing here
(DQ-DICE-6); escapes are made as always (DQ-DICE-5), and Heroes fight each other with cards
(DQ-DICE-7).
"""

from __future__ import annotations

from typing import Final

from grimorio.core import plan, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.numbers import CONTENT, MONSTER
from grimorio.games.dungeonquest.components.vocabulary import ATTRIBUTES
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.fight.aftermath import end_combat
from grimorio.games.dungeonquest.rules.fight.damage import is_spared
from grimorio.games.dungeonquest.rules.fight.fates import DIED, SLAIN
from grimorio.games.dungeonquest.rules.fight.sides import FOE, HERO, fight_of, has_fallen
from grimorio.games.dungeonquest.rules.hero.attributes import attribute_of, reroll
from grimorio.games.dungeonquest.rules.hero.life import suffer
from grimorio.games.dungeonquest.state import Quest

FOUGHT_WITH: Final = tuple(
    next(ATTRIBUTES.index(foe.attribute) for foe in CONTENT.dice_combat if foe.monster == monster)
    for monster in MONSTER.ids
)
# The attribute each Monster is fought with (DQ-DICE-1).


@step
async def roll_round(s: Quest) -> None:
    """Roll after roll until the Hero or the Monster is dead (DQ-DICE-2)."""
    c = fight_of(s)
    if has_fallen(s, FOE):
        plan(s, end_combat(SLAIN))
        return
    c.round += 1
    tell(s, kinds.COMBAT_ROUND, c.round)
    if await hits(s):
        c.foe.hits += 1
        tell(s, kinds.MONSTER_HIT, c.seat, c.monster, len(c.foe.damage) + c.foe.hits)
    elif not await is_spared(s, HERO, 1):
        tell(s, kinds.MONSTER_HITS, c.seat, c.monster)
        if not await suffer(s, c.seat, 1, MONSTER.ids[c.monster]):
            plan(s, end_combat(DIED))
            return
    plan(s, roll_round())


async def hits(s: Quest) -> bool:
    """Two dice against the Hero's attribute, with no Determination (DQ-DICE-3); they may be rolled
    again as in any test (DQ-DICE-4, DQ-HERO-2)."""
    c = fight_of(s)
    attribute = FOUGHT_WITH[c.monster]
    dice = [s.chance.roll(), s.chance.roll()]
    tell(s, kinds.TEST_ROLLED, c.seat, attribute, dice[0], dice[1])
    await reroll(s, c.seat, attribute, dice)
    return sum(dice) <= attribute_of(s.heroes[c.seat], attribute)
