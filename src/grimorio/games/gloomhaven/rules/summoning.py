"""Summons of characters: how they come, and their last blow (GH-SUMMON)."""

from __future__ import annotations

from grimorio.core import tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.abilities import Summon
from grimorio.games.gloomhaven.rules.choosing import choose_cell
from grimorio.games.gloomhaven.rules.figures import empty, ground, named
from grimorio.games.gloomhaven.rules.ground import cells_of
from grimorio.games.gloomhaven.state import SUMMON, Deed, Figure, Scenario


async def summon(s: Scenario, deed: Deed, line: Summon) -> None:
    """A summon comes into an empty hex beside its summoner, if there is one. It does not act in
    this round, and its card will be active (GH-SUMMON-1 to 5)."""
    at = s.figures[deed.actor].at
    cell = await choose_cell(s, deed, cells_of(empty(s) & ground(s).beside[at]))
    if not isinstance(cell, int):
        return
    before = [
        one.number for one in s.figures.values() if one.kind == SUMMON and one.owner == deed.seat
    ]
    number = s.made
    s.figures[number] = Figure(
        kind=SUMMON,
        side=deed.side,
        owner=deed.seat,
        type=deed.line,
        rank=0,
        number=max(before, default=0) + 1,
        at=cell,
        hp=line.hp,
        most=line.hp,
        conditions=0,
        had=0,
        bonuses=[],
        acted=True,
        came=s.round,
    )
    s.made += 1
    deed.acted = True
    deed.touched = [number]
    tell(s, kinds.SUMMONED, named(s, deed.actor), named(s, number), cell)
