"""The open questions of a seat: what is asked, and the legal answers."""

from __future__ import annotations

from grimorio.core import Seat
from grimorio.core.scene import Choice
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.games.dungeonalliance.view.options import Asked, option
from grimorio.games.dungeonalliance.view.story import STORY


def show(s: Dungeon, ask: Asked, seat: Seat) -> Choice:
    """A question as its seat sees it."""
    options = tuple([option(s, ask, value) for value in ask.options])
    return Choice(ask.kind.name, STORY.prompt(s, ask), options, rules=ask.kind.rules)
