"""What things are called in sentences and where they lie: events, questions and answers in words,
made from kinds.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.core import Seat
from grimorio.core.scene import Text
from grimorio.games.euthia.components.numbers import TILES
from grimorio.games.euthia.components.vocabulary import CENTRES, HEX_TYPES
from grimorio.games.euthia.kinds import FIGHTS, TURN
from grimorio.games.euthia.nouns import DIE, ELEMENT, TERRAIN
from grimorio.games.euthia.rules import land
from grimorio.games.euthia.rules.land import TILE_CENTRES
from grimorio.games.euthia.rules.lattice import HEXES, PLACES
from grimorio.games.euthia.state import Realm
from grimorio.games.euthia.view.names import (
    action_text,
    card_text,
    cell_id,
    figure_id,
    hero_id,
    hero_text,
    monster_text,
    piece_text,
    place_text,
    shop_text,
    use_text,
    whereabouts,
)
from grimorio.kit.numbers import NONE
from grimorio.kit.story import Story, Words, listed, noun, seat_noun, word_noun


def spot_text(s: Realm, spot: int) -> Text:
    """A spot by its type, and where it lies."""
    if spot >= HEXES:
        return Text(f"centre-{CENTRES[TILE_CENTRES[s.laid[spot - HEXES]]]}-name")
    if not land.is_laid(s, spot):
        return Text("hex-unknown")
    kind = Text(f"hex-{HEX_TYPES[land.type_of(s, spot)]}")
    return Text("hex", {"type": kind, "at": whereabouts(spot)})


def spot_noun(s: Realm, name: str, spot: int) -> Words:
    return {name: Text("nothing") if spot == NONE else spot_text(s, spot)}


def space_noun(s: Realm, name: str, space: int) -> Words:
    """Where a map tile lies: by its first hex."""
    return {name: whereabouts(PLACES[space][0])}


def tile_noun(s: Realm, name: str, tile: int) -> Words:
    """What lies on a map tile."""
    return {name: listed([Text(f"hex-{one.type}") for one in TILES[tile].hexes])}


def cards_noun(s: Realm, name: str, cards: Sequence[int]) -> Words:
    return {name: listed([card_text(card) for card in cards])}


def pieces_noun(s: Realm, name: str, pieces: Sequence[int]) -> Words:
    return {name: listed([piece_text(piece) for piece in pieces])}


def place_noun(s: Realm, name: str, place: int) -> Words:
    """A place of the board of the Hero whose turn it is, and what lies there."""
    return {name: place_text(place)}


def action_noun(s: Realm, name: str, action: int) -> Words:
    return {name: Text("nothing") if action == NONE else action_text(action)}


# -- places ----------------------------------------------------------------------------------------


def piece_places(s: Realm, seat: Seat, piece: int) -> tuple[str, ...]:
    """Where a piece lies that is not on the board yet: without room, or unveiled. What is on the
    board is listed: it lies in a book that is opened when one wants to."""
    hero = s.heroes[seat]
    found = [f"excess{seat}-{n}" for n, one in enumerate(hero.excess) if one == piece]
    found += [f"reserve{seat}-{n}" for n, one in enumerate(hero.reserve) if one == piece]
    return tuple(found)


def card_places(s: Realm, seat: Seat, card: int) -> tuple[str, ...]:
    """Where a Gold or Silver card lies in the own hand."""
    hand = sorted(s.heroes[seat].hand)
    return tuple([f"hand{seat}-{n}" for n, one in enumerate(hand) if one == card])


def spot_places(s: Realm, seat: Seat, spot: int) -> tuple[str, ...]:
    return () if spot == NONE else (cell_id(spot),)


STORY: Final[Story[Realm]] = Story(
    {
        "seat": seat_noun,
        "hero": noun(hero_text),
        "spot": spot_noun,
        "hex": spot_noun,
        "space": space_noun,
        "tile": tile_noun,
        "piece": noun(piece_text),
        "pieces": pieces_noun,
        "card": noun(card_text),
        "cards": cards_noun,
        "monster": noun(monster_text),
        "use": noun(use_text),
        "place": place_noun,
        "action": action_noun,
        "shop": noun(shop_text),
        **{one.noun: word_noun(one) for one in (ELEMENT, TERRAIN, DIE)},
    },
    {
        "spot": spot_places,
        "hex": spot_places,
        "space": lambda s, seat, space: tuple([cell_id(cell) for cell in PLACES[space]]),
        "hero": lambda s, seat, hero: (hero_id(hero),),
        "piece": piece_places,
        "pieces": piece_places,
        "card": card_places,
        "cards": card_places,
    },
)
say: Final = STORY.line
NOUNS: Final[dict[str, tuple[str, ...]]] = {}
# A turn begins a new scene, and so does a fight.
STORY.beat(TURN, lambda s, seat: figure_id(seat))
STORY.beat(FIGHTS, lambda s, seat, at, level: figure_id(seat))
