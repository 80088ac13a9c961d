"""Gloomhaven: what a seat may see, and what its questions look like."""

from __future__ import annotations

from grimorio.core import Seat
from grimorio.core.scene import Scene
from grimorio.games.gloomhaven.state import Scenario
from grimorio.games.gloomhaven.view.board import board, figure_pieces, ruler
from grimorio.games.gloomhaven.view.cards import catalogue
from grimorio.games.gloomhaven.view.choices import show
from grimorio.games.gloomhaven.view.foresight import outlook
from grimorio.games.gloomhaven.view.groups import groups
from grimorio.games.gloomhaven.view.knowing import may_sign
from grimorio.games.gloomhaven.view.listing import about
from grimorio.games.gloomhaven.view.options import offer
from grimorio.games.gloomhaven.view.panels import awaited, headline, panel, turn_of
from grimorio.games.gloomhaven.view.rows import rows
from grimorio.games.gloomhaven.view.story import NOUNS, STORY, say
from grimorio.games.gloomhaven.view.zones import zones

__all__ = [
    "NOUNS",
    "STORY",
    "about",
    "catalogue",
    "may_sign",
    "offer",
    "outlook",
    "ruler",
    "say",
    "show",
    "view",
]


def view(s: Scenario, seat: Seat) -> Scene:
    """The table with the eyes of one seat, or of a spectator."""
    figures = figure_pieces(s)
    return Scene(
        boards=(board(s, figures),),
        zones=tuple(zones(s, seat)),
        panels=tuple([panel(s, seat, other) for other in range(len(s.characters))]),
        headline=headline(s),
        turn=turn_of(s),
        groups=groups(s, figures),
        rows=rows(s),
        awaited=awaited(s),
    )
