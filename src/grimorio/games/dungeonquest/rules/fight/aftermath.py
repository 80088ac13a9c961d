"""After a fight with a Monster: its token, the Wounds, the way back (DQ-COMBAT, DQ-ESC).

After one between Heroes: duel.py.
"""

from __future__ import annotations

from grimorio.core import plan, reveal, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.numbers import MONSTER
from grimorio.games.dungeonquest.nouns import Fate
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.cards import encounters
from grimorio.games.dungeonquest.rules.dungeon.ways import step_back
from grimorio.games.dungeonquest.rules.fight.fates import DIED, ESCAPED, SLAIN
from grimorio.games.dungeonquest.rules.fight.sides import (
    FOE,
    clear_table,
    fight_of,
    has_fallen,
    monster_life,
)
from grimorio.games.dungeonquest.rules.fight.tokens import leave_token, track_marcher
from grimorio.games.dungeonquest.rules.hero.life import end_turn, suffer
from grimorio.games.dungeonquest.state import DUNGEON, Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import put_in_bag


@step
async def end_combat(s: Quest, fate: Fate) -> None:
    """The token goes to the reserve or stays, the cards to their decks, and the damage pile turns
    into Wounds (DQ-COMBAT-32..39, DQ-TOKEN-3). If both died, both are dead (DQ-RUL-65). A Hero that
    gets away or dies of it ends its turn there (DQ-ENC-8)."""
    c = fight_of(s)
    wounds, cause = len(c.hero.damage), MONSTER.ids[c.monster]
    slain = 0
    if has_fallen(s, FOE):
        slain = monster_life(c)
        reveal(s)
        tell(s, kinds.MONSTER_SLAIN, c.seat, c.monster, slain)
        put_in_bag(s.reserve, [c.token.take_at(0)])
        track_marcher(s, c.cell, NONE)
    elif fate == DIED:
        leave_token(s)
    if fate == ESCAPED:
        get_away(s)  # the Wounds come with it (DQ-LIVE-4)
    else:
        clear_table(s)
    if wounds:
        await suffer(s, c.seat, wounds, cause)
    if fate == SLAIN:
        plan(s, encounters.claim_treasure(c.seat, slain))


def get_away(s: Quest) -> None:
    """The Monster stays, the Hero is back in the room it came from, faces nothing there now, and
    its turn is over (DQ-ESC-7..12)."""
    c = fight_of(s)
    leave_token(s)
    clear_table(s)
    hero = s.heroes[c.seat]
    if hero.where == DUNGEON:
        step_back(s, c.seat, hero.came_from)
    tell(s, kinds.ESCAPED, c.seat, c.monster, hero.at if hero.where == DUNGEON else NONE)
    end_turn(s, c.seat)
