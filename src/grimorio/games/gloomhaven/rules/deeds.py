"""Actions in progress: a stack, so that one inside another is nothing special."""

from __future__ import annotations

from grimorio.core import cut, within
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.state import Deed, Scenario
from grimorio.kit.numbers import NONE


def begin_deed(s: Scenario, actor: int, seat: int, side: int, deck: int, half: int) -> Deed:
    """A figure begins to act; `end_deed` closes it."""
    figure = s.figures[actor]
    new = Deed(
        actor=actor,
        at=figure.at,
        seat=seat,
        side=side,
        deck=deck,
        half=half,
        line=NONE,
        focus=NONE,
        aims=[],
        used=[],
        items=[],
        slots=[],
        gifts=[],
        acted=False,
        moved=0,
        way=[figure.at],
        touched=[],
        marks=[],
        killed=0,
        harm=0,
        blow=None,
    )
    s.deeds.append(new)
    return new


def leave_deed(s: Scenario) -> None:
    """The action is over; one below it whose figure is gone meanwhile is broken off."""
    s.deeds.pop()
    if s.deeds and s.deeds[-1].actor == NONE and within(s, "deed"):
        cut(s, "deed")


@step
async def end_deed(s: Scenario) -> None:
    """An action by itself is over."""
    leave_deed(s)
