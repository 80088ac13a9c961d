"""The end of a combat: Reward, Trophy, Loot and tokens, or death and resurrection (EU-WIN,
EU-TROPHY, EU-LOOT, EU-DEATH)."""

from __future__ import annotations

from typing import Final

from grimorio.core import ask, plan, tell
from grimorio.games.euthia.components.numbers import MONSTERS, TILES
from grimorio.games.euthia.components.uses import USES
from grimorio.games.euthia.kinds import FELL, KEEP, LEAVE, SLEW, TROPHY
from grimorio.games.euthia.nouns import FIRST_TROPHY
from grimorio.games.euthia.rules import step
from grimorio.games.euthia.rules.combat.monsters import next_top
from grimorio.games.euthia.rules.combat.plays import lift_all
from grimorio.games.euthia.rules.combat.values import fight_of, is_slain
from grimorio.games.euthia.rules.effects.uses import permanent
from grimorio.games.euthia.rules.effects.verbs import carry_out
from grimorio.games.euthia.rules.gains import draw_card, gain_gaar, gain_piece
from grimorio.games.euthia.rules.hands import trim_hand
from grimorio.games.euthia.rules.health import resurrect
from grimorio.games.euthia.rules.land import is_stall, terrain_at, treasure_at
from grimorio.games.euthia.rules.lattice import PART_OF, PLACE_OF
from grimorio.games.euthia.rules.piles import draw_treasure
from grimorio.games.euthia.rules.quarry import slay
from grimorio.games.euthia.state import Realm
from grimorio.kit.numbers import NONE

REWARDS: Final = tuple([one.reward for one in MONSTERS])
CAPS: Final = tuple([one.cap for one in MONSTERS])
"""The highest Reputation that still gets the Reward; None for any."""
LOOT: Final = tuple([tuple([one.loot for one in tile.hexes]) for tile in TILES])
RESURRECTION: Final = 3
"""Gaar tokens after a death in combat (EU-DEATH-7)."""
HOPE_FOR_GAAR: Final = 2


@step
async def end_fight(s: Realm) -> None:
    """The Monster is defeated, or the Hero dies (EU-WIN-1, EU-RUL-69)."""
    f = fight_of(s)
    if is_slain(f):
        tell(s, SLEW, f.seat, f.monster, f.round)
        plan(s, take_reward(), take_trophy(), take_loot(), clear_combat(), mark_hex())
    else:
        plan(s, die_in_combat())


# -- the Monster is defeated -----------------------------------------------------------------------


@step
async def take_reward(s: Realm) -> None:
    """Step 1: the Reward, if the Hero's Reputation lies in the interval (EU-WIN-2, EU-EX-13)."""
    f = fight_of(s)
    cap = CAPS[f.monster]
    if cap is None or s.heroes[f.seat].reputation <= cap:
        await carry_out(s, f.seat, REWARDS[f.monster])
    slay(s, f.seat, f.monster)
    for use in permanent(s, f.seat, "win"):
        await carry_out(s, f.seat, USES[use].effects)


@step
async def take_trophy(s: Realm) -> None:
    """Step 2: the Monster card becomes a Trophy in a Bag, or goes to the discards (EU-WIN-3,
    EU-TROPHY-1, EU-TROPHY-2). The last card of a level stays in the game (EU-RUL-407)."""
    f = fight_of(s)
    more = s.monster_bags[f.level - 1] or s.monster_gone[f.level - 1]
    options = (KEEP(), LEAVE()) if more else (LEAVE(),)
    chosen = await ask(f.seat, TROPHY, lambda: options, f.monster)
    if KEEP.matches(chosen):
        gain_piece(s, f.seat, FIRST_TROPHY + f.monster)
    else:
        s.monster_gone[f.level - 1].append(f.monster)
    next_top(s, f.level)


@step
async def take_loot(s: Realm) -> None:
    """Step 3: all Loot of the hex (EU-WIN-4, EU-LOOT-1, EU-LOOT-2, EU-EX-14)."""
    f = fight_of(s)
    await carry_out(s, f.seat, LOOT[s.laid[PLACE_OF[f.at]]][PART_OF[f.at]])


@step
async def clear_combat(s: Realm) -> None:
    """Steps 4 and 5: the Monster's tokens and the used cards leave, unused cards stay in hand; 1
    Gaar for 2 Hope points (EU-WIN-5, EU-WIN-6, EU-WIN-7, EU-RUL-62, EU-RUL-65)."""
    f = fight_of(s)
    lift_all(s)
    gain_gaar(s, f.seat, f.hope // HOPE_FOR_GAAR)


@step
async def mark_hex(s: Realm) -> None:
    """Step 6: the hex is liberated and gets its token; in a Treasure hex the victor takes the
    Treasure with it (EU-WIN-8..10, EU-WIN-13, EU-LIB-7, EU-RUL-44, EU-RUL-49). Storing what was
    gained is step 7, at the end of the action (EU-WIN-11)."""
    f = fight_of(s)
    seat, at = f.seat, f.at
    s.freed[at] = seat
    if is_stall(s, at):
        s.stalls[at] = seat
    elif terrain_at(s, at) != NONE:
        claims = list(s.claims.get(at, (0,) * len(s.heroes)))
        claims[seat] += 2
        s.claims[at] = tuple(claims)
    else:
        s.marks[at] = seat
    rival = f.rival
    s.fight = None
    treasure = treasure_at(s, at)
    if treasure != NONE:
        piece = draw_treasure(s, treasure + 1)
        if piece != NONE:
            gain_piece(s, seat, piece)
    plan(s, trim_hand(rival))


# -- the Hero dies ---------------------------------------------------------------------------------


@step
async def die_in_combat(s: Realm) -> None:
    """The Monster goes back to its deck undefeated and without tokens; the used cards leave; the
    Monster's player gets a token of the Hero, who stands in the Church with full Health, 3 Gaar
    tokens and a Gold card more, without Movement Points (EU-DEATH-2..11, EU-RUL-62..64)."""
    f = fight_of(s)
    seat, rival = f.seat, f.rival
    tell(s, FELL, seat, f.monster, rival)
    lift_all(s)
    s.heroes[rival].kills += 1
    s.heroes[seat].deaths += 1
    hope = f.hope // HOPE_FOR_GAAR
    s.fight = None
    resurrect(s, seat)
    gain_gaar(s, seat, RESURRECTION + hope)
    draw_card(s, seat, True)
    plan(s, trim_hand(seat), trim_hand(rival))
