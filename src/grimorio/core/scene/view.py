"""The scene itself: all that one seat may see."""

from __future__ import annotations

import msgspec

from grimorio.core.scene.boards import Board
from grimorio.core.scene.cards import Zone
from grimorio.core.scene.labels import Text
from grimorio.core.scene.panels import Contest, Group, Mat, Panel
from grimorio.core.scene.tracks import Row, Track


class Scene(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """All one seat may see of a game."""

    boards: tuple[Board, ...] = ()
    zones: tuple[Zone, ...] = ()
    tracks: tuple[Track, ...] = ()
    panels: tuple[Panel, ...] = ()
    headline: Text | None = None
    """Where the game stands, in a few words: round 3, the dragon sleeps."""
    turn: int | None = None
    """The seat whose turn it is, if one seat has it."""
    contest: Contest | None = None
    """The zones it names are drawn with it, but for the own hand."""
    groups: tuple[Group, ...] = ()
    """The zones they name are drawn with them, but for the own hand."""
    rows: tuple[Row, ...] = ()
    mats: tuple[Mat, ...] = ()
    awaited: Text | None = None
    """What the others do while this seat waits for them: they choose two cards each."""
