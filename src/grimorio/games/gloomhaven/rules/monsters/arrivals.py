"""What monsters bring onto the map: summons (GH-MSUMMON) and traps."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.core import plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.numbers import TYPE
from grimorio.games.gloomhaven.components.orders import SummonOrder
from grimorio.games.gloomhaven.nouns import CellId, RankId, TypeId
from grimorio.games.gloomhaven.rules import deed_step
from grimorio.games.gloomhaven.rules.actions.deciding import decide
from grimorio.games.gloomhaven.rules.map.figures import empty, ground, named, others
from grimorio.games.gloomhaven.rules.map.ground import FAR, cells_of
from grimorio.games.gloomhaven.rules.scenario.spawning import has_standee
from grimorio.games.gloomhaven.rules.scenario.standees import RANK, place_summoned
from grimorio.games.gloomhaven.state import (
    TRAP,
    Deed,
    Figure,
    Scenario,
)
from grimorio.kit.numbers import NONE

FULL = -1
"""A summon with all its hit points."""


def nearest_to_foes(s: Scenario, deed: Deed, cells: Sequence[int]) -> list[int]:
    """Those of these hexes that are nearest to an enemy of the actor, in hexes (GH-MSUMMON-2,
    GH-RUL-97)."""
    land = ground(s)
    foes = [figure.at for number, figure in others(s, deed.side) if number != deed.actor]
    far = {cell: min([land.far(at)[cell] for at in foes], default=FAR) for cell in cells}
    least = min(far.values(), default=FAR)
    return [cell for cell in cells if far[cell] == least]


async def place_beside(s: Scenario, deed: Deed, cell: int) -> int:
    """The empty hex next to a hex that is nearest to an enemy; the players choose among equals.
    NONE if there is none (GH-MSUMMON-1..3)."""
    best = nearest_to_foes(s, deed, cells_of(ground(s).beside[cell] & empty(s)))
    if not best:
        return NONE
    return await decide(
        s, deed.seat, kinds.MONSTER_PLACES, lambda: best, named(s, deed.actor), trifle=True
    )


# -- summons of monsters ---------------------------------------------------------------------------


def summon_by(s: Scenario, figure: Figure, line: SummonOrder, targets: Sequence[int]) -> None:
    """A monster beside itself, or beside the target of its attack, if there was one."""
    type_, rank = TYPE[line.type], RANK[line.rank[0]]
    hp = FULL
    if line.hp == "own":
        hp = figure.hp
    if line.beside == "self":
        plan(s, summon_monster(type_, rank, figure.at, hp))
    elif targets:
        plan(s, summon_monster(type_, rank, targets[0], hp))


@deed_step
async def summon_monster(
    s: Scenario, deed: Deed, type_: TypeId, rank: RankId, beside: CellId, hp: int
) -> None:
    """A monster summons another: in an empty hex nearest to an enemy, if there is one, and a
    standee. It does not act in this round and has no ability of it. It belongs to the side of its
    summoner, whoever controls that (GH-MSUMMON-1..10, GH-RUL-97)."""
    figure = s.figures[deed.actor]
    if not has_standee(s, type_):
        return
    cell = await place_beside(s, deed, beside)
    if cell == NONE:
        return
    made = place_summoned(s, type_, rank, cell, figure.side)
    if hp != FULL:
        s.figures[made].hp = min(hp, s.figures[made].most)
    tell(s, kinds.SUMMONED, named(s, deed.actor), named(s, made), cell)


# -- traps -----------------------------------------------------------------------------------------


async def make_trap(s: Scenario, deed: Deed, damage: int) -> None:
    """A trap in the empty hex beside it that is nearest to an enemy, as with a summon. Its damage
    is what the card says (GH-TERR-3, GH-RUL-50)."""
    cell = await place_beside(s, deed, deed.at)
    if cell != NONE:
        s.overlays.append((TRAP, damage, 0, (cell,)))
        tell(s, kinds.MADE, named(s, deed.actor), "trap", cell)
