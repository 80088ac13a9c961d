"""DungeonQuest: what a seat may see, and what its questions look like."""

from __future__ import annotations

from grimorio.core import Seat
from grimorio.core.scene import Scene
from grimorio.games.dungeonquest.state import Quest
from grimorio.games.dungeonquest.view.board import board
from grimorio.games.dungeonquest.view.cards import catalogue
from grimorio.games.dungeonquest.view.choices import show
from grimorio.games.dungeonquest.view.contest import contest
from grimorio.games.dungeonquest.view.panels import headline, panel, sun, turn_of
from grimorio.games.dungeonquest.view.story import NOUNS, STORY, say
from grimorio.games.dungeonquest.view.zones import zones

__all__ = ["NOUNS", "STORY", "catalogue", "say", "show", "view"]


def view(s: Quest, seat: Seat) -> Scene:
    """The table with the eyes of one seat, or of a spectator."""
    return Scene(
        boards=(board(s, seat),),
        zones=tuple(zones(s, seat)),
        tracks=(sun(s),),
        panels=tuple(panel(s, seat, other) for other in range(len(s.heroes))),
        headline=headline(s),
        turn=turn_of(s),
        contest=None if s.combat is None else contest(s, s.combat, seat),
    )
