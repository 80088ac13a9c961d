"""Summons of characters: how they come, and their last blow (GH-SUMMON)."""

from __future__ import annotations

from grimorio.core import plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.abilities import Summon
from grimorio.games.gloomhaven.components.numbers import DISARM, LINES, MUDDLE, STRENGTHEN, STUN
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.rules.blows import new_blow, strike
from grimorio.games.gloomhaven.rules.choosing import choose_cell
from grimorio.games.gloomhaven.rules.deeds import begin_deed
from grimorio.games.gloomhaven.rules.figures import empty, ground, is_seen, named, others
from grimorio.games.gloomhaven.rules.ground import cells_of
from grimorio.games.gloomhaven.state import GONE, PARTY, SUMMON, Deed, Figure, Scenario
from grimorio.kit.numbers import NONE


async def summon(s: Scenario, deed: Deed, line: Summon) -> None:
    """A summon comes into an empty hex beside its summoner, if there is one. It does not act in
    this round, and its card will be active (GH-SUMMON-1..5)."""
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


@step
async def last_blow(s: Scenario, who: tuple[int, ...], at: int, conditions: int) -> None:
    """A summon that has died attacks all enemies beside its hex, if its card says so and it was
    able to, with the cards of its summoner (GH-SUMMON-8). Nobody can retaliate against it."""
    line = LINES[who[3]]
    assert isinstance(line, Summon)
    beside = ground(s).beside[at]
    targets = [number for number, one in others(s, PARTY) if beside >> one.at & 1 and is_seen(one)]
    if not line.dying or not targets or conditions & (STUN | DISARM):
        return
    blow = new_blow(line.dying, 0)
    blow.advantage, blow.disadvantage = bool(conditions & STRENGTHEN), bool(conditions & MUDDLE)
    blow.targets = targets
    deed = begin_deed(s, GONE, who[2], PARTY, who[2], NONE)
    deed.at, deed.way, deed.name = at, [at], who
    deed.blow = blow
    plan(s, strike(), scope="deed", close=step.find("end_deed")())
