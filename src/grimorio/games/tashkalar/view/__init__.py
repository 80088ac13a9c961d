"""Tash-Kalar: what a seat may see, and what its questions look like."""

from __future__ import annotations

from grimorio.core import Seat
from grimorio.core.scene import Scene
from grimorio.games.tashkalar.state import Arena
from grimorio.games.tashkalar.view.board import board
from grimorio.games.tashkalar.view.cards import catalogue
from grimorio.games.tashkalar.view.choices import show
from grimorio.games.tashkalar.view.panels import headline, panel, turn_of
from grimorio.games.tashkalar.view.story import STORY, say
from grimorio.games.tashkalar.view.zones import zones

__all__ = ["STORY", "catalogue", "say", "show", "view"]


def view(s: Arena, seat: Seat) -> Scene:
    """The table with the eyes of one seat, or of a spectator."""
    return Scene(
        boards=(board(s),),
        zones=tuple(zones(s, seat)),
        panels=tuple(panel(s, seat, other) for other in range(len(s.players))),
        headline=headline(s),
        turn=turn_of(s),
    )
