"""Arranging the Hero Board: equip, unequip, set Gems (EU-OBJ-5, EU-EQUIP, EU-GEM)."""

from __future__ import annotations

from grimorio.core import Seat, Value, tell
from grimorio.games.euthia.kinds import MOVED, PUT, SET, SET_IN
from grimorio.games.euthia.nouns import GAAR
from grimorio.games.euthia.rules.board import (
    BAG_SUMS,
    BAGS,
    EQUIPPED,
    GEM_PLACES,
    KINDS,
    LEARNT,
    active_socket,
    bag_sum,
    is_open,
    max_health,
    own_places,
    room_in,
    swap,
)
from grimorio.games.euthia.state import Hero, Realm
from grimorio.kit.numbers import NONE


def arrangements(s: Realm, seat: Seat) -> list[Value]:
    """Single moves of Objects, each Object at most once until something else is done: into their
    own places, and off the board what covers a Bag (EU-RUL-105, EU-RUL-204)."""
    hero = s.heroes[seat]
    found: list[Value] = []
    for place in BAGS:
        piece = hero.board[place]
        if piece != NONE and piece not in s.shifted:
            found += PUT.each_with(place, targets(hero, piece, place))
    bag = next(
        (place for place in BAGS if hero.board[place] == NONE and is_open(hero, place)), NONE
    )
    if bag != NONE:
        for place in EQUIPPED:
            piece = hero.board[place]
            covers = piece != NONE and BAG_SUMS[piece] < 0 and KINDS[piece] not in LEARNT
            if covers and piece not in s.shifted and may_swap(hero, place, bag):
                found.append(PUT(place, bag))
    return [*found, *settings(hero)]


def targets(hero: Hero, piece: int, place: int) -> list[int]:
    """The own places of an Object of a Bag: an empty one, and those where it would replace
    something (EU-EQUIP-3, EU-EQUIP-4)."""
    found: list[int] = []
    empty = False
    for to in own_places(piece):
        if not is_open(hero, to) or hero.board[to] == piece:
            continue
        if hero.board[to] == NONE:
            if empty:
                continue
            empty = True
        if may_swap(hero, place, to):
            found.append(to)
    return found


def may_swap(hero: Hero, one: int, other: int) -> bool:
    """Whether the Hero stays alive and its Bags within their limit, if what lies on two places is
    exchanged (EU-HEALTH-6, EU-BAG-6, EU-BAG-7, EU-EX-22)."""
    swap(hero, one, other)
    fits = hero.health > 0 and bag_sum(hero) >= -len(BAGS)
    fits = fits and all(is_open(hero, n) or hero.board[n] == NONE for n in (one, other))
    swap(hero, one, other)
    return fits


def settings(hero: Hero) -> list[Value]:
    """Gems that can be set, and the tiles with room for them, in Bags too (EU-GEM-1,
    EU-RUL-78)."""
    tiles = [place for place in (*EQUIPPED, *BAGS) if room_in(hero, place) > 0]
    found: list[Value] = []
    seen: list[int] = []
    if not tiles:
        return found
    for place in (*GEM_PLACES, *BAGS):
        piece = hero.board[place]
        if piece != NONE and piece < GAAR and KINDS[piece] == "gem" and piece not in seen:
            seen.append(piece)
            found += SET.each_with(place, tiles)
    return found


@PUT.does
def put_there(s: Realm, place: int, to: int) -> None:
    """Exchange what lies on two places (EU-OBJ-5, EU-EQUIP-5, EU-HEALTH-4, EU-HEALTH-5)."""
    hero = s.heroes[s.active]
    pieces = hero.board[place], hero.board[to]
    swap(hero, place, to)
    s.shifted += [piece for piece in pieces if piece != NONE]
    tell(s, MOVED, s.active, pieces[0], to)


@SET.does
def set_gem(s: Realm, gem: int, into: int) -> None:
    """Set a Gem, its active side up, for good (EU-GEM-2, EU-GEM-3, EU-RUL-77)."""
    hero = s.heroes[s.active]
    piece = hero.board[gem]
    hero.board[gem] = NONE
    before = max_health(hero)
    hero.sockets[into] = (*hero.sockets.get(into, ()), active_socket(piece))
    hero.health += max_health(hero) - before
    tell(s, SET_IN, s.active, piece, hero.board[into])
