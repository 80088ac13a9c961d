"""Killing at once: no attack, no damage (GH-ACT-10)."""

from __future__ import annotations

from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.rules.harm import count_kill, die
from grimorio.games.gloomhaven.state import MONSTER, Scenario


@step
async def slay(s: Scenario, number: int) -> None:
    """A figure dies by the present action."""
    figure = s.figures.get(number)
    deed = s.deeds[-1]
    if figure is None:
        return
    deed.killed += 1
    if figure.kind == MONSTER:
        count_kill(s, number, deed.actor, 0, figure.hp, "effect")
    die(s, number)
