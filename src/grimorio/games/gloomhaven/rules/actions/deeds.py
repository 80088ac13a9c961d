"""Actions in progress: a stack, so that one inside another is nothing special."""

from __future__ import annotations

from typing import Final

from grimorio.core import cut, within
from grimorio.games.gloomhaven.components.numbers import BASIC
from grimorio.games.gloomhaven.rules import in_progress, step
from grimorio.games.gloomhaven.rules.map.figures import named
from grimorio.games.gloomhaven.state import GONE, Deed, Done, Played, Scenario, Used
from grimorio.kit.numbers import NONE

NOBODY: Final = (GONE, NONE, NONE, NONE, 0, 0)
"""The name of one that is gone, before it has one."""


def begin_deed(s: Scenario, actor: int, seat: int, side: int, deck: int, half: int) -> Deed:
    """A figure begins to act; `end_deed` closes it. One that is gone (GONE) gets its hex and its
    name afterwards."""
    at = s.figures[actor].at if actor != GONE else NONE
    new = Deed(
        actor=actor,
        at=at,
        seat=seat,
        side=side,
        deck=deck,
        name=named(s, actor) if actor != GONE else NOBODY,
        focus=NONE,
        aims=[],
        played=Played(half=half, card=NONE, line=NONE, order=NONE, gifts=[]),
        used=Used(boosts=[], items=[], slots=[]),
        done=Done(
            acted=False,
            moved=0,
            way=[at],
            touched=[],
            marks=[],
            disarmed=None,
            damage={},
        ),
        blow=None,
    )
    s.deeds.append(new)
    return new


def leave_deed(s: Scenario) -> Deed:
    """The action is over; one below it whose figure is gone meanwhile is broken off."""
    left = s.deeds.pop()
    if s.deeds and in_progress(s).actor == NONE and within(s, "deed"):
        cut(s, "deed")
    return left


def card_of(deed: Deed) -> int:
    """The card that is being played, NONE if it is none: it is in no pile (GH-RUL-187)."""
    return deed.played.half // 2 if 0 <= deed.played.half < BASIC else deed.played.card


@step
async def end_deed(s: Scenario) -> None:
    """An action by itself is over."""
    leave_deed(s)
