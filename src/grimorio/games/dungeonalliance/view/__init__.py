"""Dungeon Alliance: what a seat may see, and what its questions look like."""

from __future__ import annotations

from grimorio.core import Seat
from grimorio.core.scene import Scene
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.games.dungeonalliance.view.board import board, figure_pieces, ruler
from grimorio.games.dungeonalliance.view.cards import catalogue
from grimorio.games.dungeonalliance.view.choices import show
from grimorio.games.dungeonalliance.view.groups import groups
from grimorio.games.dungeonalliance.view.panels import headline, panel, rows, turn_of
from grimorio.games.dungeonalliance.view.prospects import outlook
from grimorio.games.dungeonalliance.view.story import NOUNS, STORY, say
from grimorio.games.dungeonalliance.view.zones import zones

__all__ = ["NOUNS", "STORY", "catalogue", "outlook", "ruler", "say", "show", "view"]


def view(s: Dungeon, seat: Seat) -> Scene:
    """The table with the eyes of one seat, or of a spectator."""
    figures = figure_pieces(s)
    return Scene(
        boards=(board(s, figures),),
        zones=zones(s, seat),
        panels=tuple([panel(s, other) for other in range(len(s.players))]),
        headline=headline(s),
        turn=turn_of(s),
        groups=groups(s, seat, figures),
        rows=rows(s),
    )
