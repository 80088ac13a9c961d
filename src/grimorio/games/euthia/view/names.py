"""What things are called: texts and ids of the scene."""

from __future__ import annotations

from functools import cache
from typing import Final

from grimorio.core.scene import Text
from grimorio.games.euthia.components.uses import USE_PIECES
from grimorio.games.euthia.nouns import (
    ACTION,
    CARD,
    FIRST_TROPHY,
    GAAR,
    HERO,
    MONSTER,
    PIECE,
    PLACE,
    SHOP,
)
from grimorio.games.euthia.rules.lattice import BOARD
from grimorio.kit.hexes import bearings
from grimorio.kit.names import ids, numbered, texts
from grimorio.kit.numbers import NONE

cell_id: Final = numbered("h")
"""A hex or a centre."""
hero_id: Final = ids(HERO, "hero-card")
"""It is not called like the name: a line of the log that names a Hero is not about its card."""
hero_text: Final = texts(HERO)
card_id: Final = ids(CARD)
card_text: Final = texts(CARD)
monster_id: Final = ids(MONSTER)
monster_text: Final = texts(MONSTER)
action_text: Final = texts(ACTION)
shop_id: Final = ids(SHOP)
shop_text: Final = texts(SHOP)
figure_id: Final = numbered("hero")
piece_face: Final = ids(PIECE)


@cache
def piece_text(piece: int) -> Text:
    """A tile, a Gem, an Essence, a Gaar token or a Trophy."""
    if piece == NONE:
        return Text("nothing")
    if piece == GAAR:
        return Text("gaar-token")
    if piece >= FIRST_TROPHY:
        return Text("trophy", {"monster": monster_text(piece - FIRST_TROPHY)})
    return Text(f"piece-{PIECE.ids[piece]}")


def use_text(use: int) -> Text:
    """A use goes by its piece."""
    return piece_text(USE_PIECES[use])


COMPASS: Final = ("east", "southeast", "southwest", "west", "northwest", "northeast")
"""The directions, as `kit.hexes` has them."""


@cache
def whereabouts(hexagon: int) -> Text:
    """Where a hex lies, seen from the first one, beside which the Church is."""
    said = [(n, Text(f"compass-{COMPASS[turn]}")) for turn, n in bearings(BOARD.places[hexagon])]
    if not said:
        return Text("way-none")
    (steps, way), *others = said
    if not others:
        return Text("way-straight", {"steps": steps, "way": way})
    more, then = others[0]
    return Text("way-bent", {"steps": steps, "way": way, "more": more, "then": then})


@cache
def place_text(place: int) -> Text:
    """A place of a Hero Board, without its number."""
    return Text("place-" + PLACE.ids[place].rstrip("-12345"))


def place_id(seat: int, place: int) -> str:
    """A place of a Hero Board, empty or not."""
    return f"place{seat}-{place}"


def lies_id(seat: int, place: int) -> str:
    """What lies in a place of a Hero Board."""
    return f"on{seat}-{place}"
