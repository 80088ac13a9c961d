"""Euthia: what a seat may see, and what its questions look like."""

from __future__ import annotations

from grimorio.core import Seat
from grimorio.core.scene import Scene
from grimorio.games.euthia.state import Realm
from grimorio.games.euthia.view.board import board
from grimorio.games.euthia.view.cards import catalogue
from grimorio.games.euthia.view.choices import show
from grimorio.games.euthia.view.groups import (
    contest,
    decks,
    discards,
    elementals,
    hands,
    offered,
    shops,
    table_of,
)
from grimorio.games.euthia.view.panels import headline, mat, panel, turn_of
from grimorio.games.euthia.view.story import NOUNS, STORY, say
from grimorio.kit.numbers import NONE

__all__ = ["NOUNS", "STORY", "catalogue", "say", "show", "view"]


def view(s: Realm, seat: Seat) -> Scene:
    """The table with the eyes of one seat, or of a spectator."""
    fight = s.fight
    if fight is not None and fight.monster == NONE:
        fight = None
    return Scene(
        boards=(board(s),),
        zones=(
            *offered(s),
            *hands(s, seat),
            *discards(s),
            elementals(),
            *([table_of(fight)] if fight else []),
        ),
        panels=tuple([panel(s, other) for other in range(len(s.heroes))]),
        headline=headline(s),
        turn=turn_of(s),
        contest=contest(s, fight) if fight else None,
        groups=(*shops(s), decks(s)),
        mats=tuple([mat(s, n) for n, hero in enumerate(s.heroes) if hero.kind != NONE]),
    )
