"""Special lines of the scoundrel."""

from __future__ import annotations

from typing import Final

from grimorio.core import ask, plan
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.effects import Special
from grimorio.games.gloomhaven.components.numbers import IMMOBILIZE, STUN
from grimorio.games.gloomhaven.components.overlays import conditions_in
from grimorio.games.gloomhaven.nouns import CellId
from grimorio.games.gloomhaven.rules import deed_step
from grimorio.games.gloomhaven.rules.actions.choosing import choose, may
from grimorio.games.gloomhaven.rules.actions.deeds import begin_deed
from grimorio.games.gloomhaven.rules.actions.guiding import end_loan
from grimorio.games.gloomhaven.rules.actions.looting import loot_cells, things_in
from grimorio.games.gloomhaven.rules.attack.conditions import give
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.cards.named_lines import SpecialLines
from grimorio.games.gloomhaven.rules.map.figures import flies, ground, manner_of_moving, named
from grimorio.games.gloomhaven.rules.map.whom import foes_within, mask_of, monsters_within
from grimorio.games.gloomhaven.rules.moves.entering import BY_LEVEL
from grimorio.games.gloomhaven.rules.moves.moving import destinations, walk, way_to
from grimorio.games.gloomhaven.state import MONSTERS, Deed, Scenario
from grimorio.kit.numbers import NONE

special: Final[SpecialLines] = SpecialLines()


TRAP_REACH: Final = 3


@special("sinister-opportunity-bottom")
async def lead_round(s: Scenario, deed: Deed, _line: Special) -> None:
    """An adjacent enemy moves one hex, and must end next to oneself again."""
    number = await choose(s, deed, monsters_within(s, deed, 1))
    if number != NONE:
        begin_deed(s, number, deed.seat, deed.side, MONSTERS, NONE)
        plan(s, sidle(s.figures[deed.actor].at), scope="deed", close=end_loan())


@deed_step
async def sidle(s: Scenario, deed: Deed, beside: CellId) -> None:
    """The actor moves one hex, to a hex next to that one."""
    figure = s.figures[deed.actor]
    if figure.conditions & (STUN | IMMOBILIZE):
        return
    manner = manner_of_moving(s, figure, False)
    near = ground(s).beside[beside]

    def options() -> list[int | None]:
        found = destinations(s, deed.actor, manner, 1)
        return [None, *[cell for cell, cost in found if cost and near >> cell & 1]]

    to = await ask(deed.seat, kinds.MOVE, options, named(s, deed.actor), 1)
    if to is not None:
        path = way_to(s, deed.actor, to, manner, 1)
        plan(s, walk(path, flies(s, figure), flies(s, figure)))


@special("swift-bow-bottom")
async def sweep_up(s: Scenario, deed: Deed, _line: Special) -> None:
    """What lay in the hexes entered with the move is taken (GH-LOOT-1)."""
    cells = mask_of(deed.done.way[1:])
    if things_in(s, cells) and await may(deed):
        deed.done.acted = True
        loot_cells(s, deed.seat, cells)


@special("spring-the-trap-top")
async def hurl_trap(s: Scenario, deed: Deed, _line: Special) -> None:
    """An enemy in range suffers what the trap just disarmed would have done."""
    if deed.done.disarmed is None:
        return
    damage, worth = deed.done.disarmed
    number = await choose(s, deed, foes_within(s, deed, TRAP_REACH))
    if number != NONE:
        deed.done.touched = [number]
        give(s, number, conditions_in(worth))
        amount = s.trap if damage == BY_LEVEL else damage
        plan(s, harm(number, amount, "trap", deed.actor))
