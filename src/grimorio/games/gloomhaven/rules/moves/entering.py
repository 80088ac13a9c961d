"""Entering hexes: traps, hazards, and what they do (GH-TERR)."""

from __future__ import annotations

from typing import Final

from grimorio.core import Planned, plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.levels import hazard_damage
from grimorio.games.gloomhaven.components.overlays import conditions_in, maker_of, worth_of
from grimorio.games.gloomhaven.nouns import CellId
from grimorio.games.gloomhaven.rules import FIGURE, step
from grimorio.games.gloomhaven.rules.actions.gains import gain_xp
from grimorio.games.gloomhaven.rules.attack.conditions import give
from grimorio.games.gloomhaven.rules.attack.harm import harm
from grimorio.games.gloomhaven.rules.map.figures import flies, named
from grimorio.games.gloomhaven.state import CHARACTER, HAZARD, PARTY, SUMMON, TRAP, Scenario
from grimorio.kit.numbers import NONE

BY_LEVEL: Final = -1
"""A trap with the damage of the scenario level."""


def on_entering(s: Scenario, number: int, cell: int, by: int) -> list[Planned]:
    """What happens to a figure that enters a hex, not by flight; `by` is who made it do so. Staying
    there does nothing, and hazards stay (GH-TERR-1..6, GH-MMOVE-10, GH-MMOVE-12, GH-RUL-96)."""
    if flies(s, s.figures[number]):
        return []
    for overlay in s.overlays:
        if cell in overlay[3]:
            if overlay[0] == TRAP:
                return [spring(number, cell, by)]
            if overlay[0] == HAZARD:
                return [harm(number, hazard_damage(s.level), "hazard", by)]
    return []


@FIGURE.owns
@step
async def spring(s: Scenario, number: int, cell: CellId, by: int) -> None:
    """A trap does what it does, and is gone (GH-TERR-1..3, GH-RUL-49, GH-RUL-50)."""
    figure = s.figures[number]
    trap = find_trap(s, cell)
    if trap is None:
        return
    s.overlays.remove(trap)
    tell(s, kinds.SPRUNG, named(s, number), cell)
    count_trap(s)
    maker = maker_of(trap[2])
    if maker >= 0 and figure.side != PARTY and s.characters[maker].figure != NONE:
        gain_xp(s, maker, worth_of(trap[2]))
    give(s, number, conditions_in(trap[2]))
    amount = s.trap if trap[1] == BY_LEVEL else trap[1]
    if amount:
        plan(s, harm(number, amount, "trap", by))


def find_trap(s: Scenario, cell: int) -> tuple[int, int, int, tuple[CellId, ...]] | None:
    for overlay in s.overlays:
        if overlay[0] == TRAP and cell in overlay[3]:
            return overlay
    return None


def count_trap(s: Scenario) -> None:
    """A trap sprung or disarmed in a character's turn, or in that of its summon."""
    figure = s.figures.get(s.acting) if s.acting != NONE else None
    if figure is not None and figure.kind in (CHARACTER, SUMMON):
        tallies = s.characters[figure.owner].tallies
        tallies["traps"] = tallies.get("traps", 0) + 1
