"""Summons of characters: how they come (GH-SUMMON)."""

from __future__ import annotations

from grimorio.core import tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.effects import Summon
from grimorio.games.gloomhaven.components.numbers import BY_LINE, LINES
from grimorio.games.gloomhaven.rules.actions.choosing import choose_cell
from grimorio.games.gloomhaven.rules.map.figures import empty, ground, named
from grimorio.games.gloomhaven.rules.map.ground import cells_of
from grimorio.games.gloomhaven.state import SUMMON, Deed, Figure, Scenario
from grimorio.kit.content import expect
from grimorio.kit.numbers import NONE


async def summon(s: Scenario, deed: Deed, line: Summon) -> None:
    """A summon comes into an empty hex beside its summoner, if there is one. It does not act in
    this round, and its card will be active (GH-SUMMON-1..5)."""
    at = s.figures[deed.actor].at
    cell = await choose_cell(s, deed, cells_of(empty(s) & ground(s).beside[at]))
    if cell == NONE:
        return
    number = add_summon(s, deed.actor, deed.seat, deed.played.line, cell)
    deed.done.acted = True
    deed.done.touched = [number]


def add_summon(s: Scenario, by: int, owner: int, line_number: int, cell: int) -> int:
    """A summon stands on the map, the last of its owner in the order of summoning (GH-SUMMON-4,
    GH-SUMMON-5)."""
    line = expect(Summon, LINES[line_number])
    before = [one.number for one in s.figures.values() if one.kind == SUMMON and one.owner == owner]
    number = s.made
    s.figures[number] = Figure(
        kind=SUMMON,
        side=s.figures[by].side,
        owner=owner,
        type=BY_LINE[line_number],
        rank=0,
        number=max(before, default=0) + 1,
        at=cell,
        hp=line.hp,
        most=line.hp,
        conditions=0,
        had=0,
        bonuses=[],
        dooms=(),
        acted=True,
        came=s.round,
    )
    s.made += 1
    tell(s, kinds.SUMMONED, named(s, by), named(s, number), cell)
    return number
