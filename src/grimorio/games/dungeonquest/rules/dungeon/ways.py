"""Ways: where a Hero may go, and setting its miniature on a space (DQ-MOVE).

What it meets there is facing.py; how it gets there is movement.py.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Value, ask, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components.effects import RedrawTile, SpecialMove
from grimorio.games.dungeonquest.components.numbers import CONTENT
from grimorio.games.dungeonquest.rules.cards.uses import spend, usable
from grimorio.games.dungeonquest.rules.dungeon.board import (
    BRIDGE,
    CAVE_IN,
    CHASM,
    ROTATING,
    TREASURE,
    WAYS,
    WEB,
    Way,
    are_adjacent,
    banks,
    heroes_at,
    is_walled,
    room_at,
    same_bank,
    way_between,
)
from grimorio.games.dungeonquest.rules.hero.attributes import move_away
from grimorio.games.dungeonquest.rules.hero.life import end_turn
from grimorio.games.dungeonquest.state import Quest
from grimorio.kit.numbers import NONE
from grimorio.kit.zones import put_in_bag

OBSTACLES: Final = (CHASM, BRIDGE, WEB, CAVE_IN)
"""Rooms that do not let a Hero take every way."""


# -- where a Hero may go --------------------------------------------------------------------------


def open_ways(s: Quest, seat: int) -> list[Way]:
    """The ways out that no wall bars and that the room lets the Hero take.

    In a Chasm those of its bank (DQ-ROOM-12), on a Bridge the end it stands at (DQ-ROOM-17,
    DQ-RUL-43), past a Web or a Cave-in all but the one it entered by, before it only that one.
    """
    hero = s.heroes[seat]
    here = hero.at
    ways = [way for way in WAYS[here] if not is_walled(s, way)]
    room = room_at(s, here)
    if room in (WEB, CAVE_IN) and hero.side == NONE and not hero.crossed:
        return []  # there is no way back, and none on before it is crossed (DQ-RUL-42)
    if hero.side == NONE:
        return ways
    if room in (CHASM, BRIDGE):
        return [way for way in ways if same_bank(s, here, way[1], hero.side)]
    if room in (WEB, CAVE_IN):
        onward = [way for way in ways if (way[1] == hero.side) != hero.crossed]
        # Past the obstacle and nowhere to go but back: then back (DQ-RUL-105).
        return onward if onward or not hero.crossed else ways
    return ways


def is_taken(s: Quest, seat: int, to: int) -> bool:
    """Whether another Hero's miniature keeps this one out (DQ-MOVE-3, DQ-MOVE-4)."""
    return to != TREASURE and any(other != seat for other in heroes_at(s, to))


def may_enter(s: Quest, seat: int, to: int) -> bool:
    """Another Hero keeps this one out, unless Heroes may fight; in the Treasure Room nobody does
    (DQ-MOVE-3, DQ-HVH-1, DQ-HVH-6)."""
    return bool(s.options["hero_versus_hero"]) or not is_taken(s, seat, to)


def destinations(s: Quest, seat: int) -> list[int]:
    """Where a move may lead (DQ-MOVE-1, DQ-MOVE-2, DQ-RUL-35, DQ-EX-1)."""
    return [way[2] for way in open_ways(s, seat) if may_enter(s, seat, way[2])]


def may_move(s: Quest, seat: int) -> bool:
    """Whether a move may lead anywhere; where all ways are alike the first one tells."""
    here = s.heroes[seat].at
    if room_at(s, here) in OBSTACLES:
        return bool(destinations(s, seat))
    return any(not is_walled(s, way) and may_enter(s, seat, way[2]) for way in WAYS[here])


def usable_runes(s: Quest, seat: int) -> list[int]:
    """Runes for one about to move, if they lead anywhere (DQ-CARD-19)."""
    return [
        card
        for card in usable(s, seat, "before_move")
        if (special_destinations(s, seat) if is_teleport(card) else destinations(s, seat))
    ]


def teleports(s: Quest, seat: int) -> list[int]:
    """Those among them that need no passage."""
    return [card for card in usable_runes(s, seat) if is_teleport(card)]


def is_teleport(card: int) -> bool:
    use = CONTENT.cards[card].use
    return use is not None and any(isinstance(effect, SpecialMove) for effect in use.then)


def special_destinations(s: Quest, seat: int) -> list[int]:
    """Any neighbouring space, whatever bars the way, but never an occupied room (DQ-RUL-40)."""
    return [
        to
        for _, _, to in WAYS[s.heroes[seat].at]
        if not is_taken(s, seat, to) and (room_at(s, to) != NONE or s.supply)
    ]


def may_go_back(s: Quest, seat: int) -> bool:
    """Whether there is a way to the room the Hero came from: no wall that was made since, and on
    this side of a Chasm or a Bridge (DQ-TILE-1, DQ-ROOM-12, DQ-RUL-137)."""
    hero = s.heroes[seat]
    if hero.came_from == NONE:
        return False
    way = way_between(hero.at, hero.came_from)
    if is_walled(s, way):
        return False
    if hero.side == NONE or room_at(s, hero.at) not in (CHASM, BRIDGE):
        return True
    return same_bank(s, hero.at, way[1], hero.side)


# -- coming and going -----------------------------------------------------------------------------


async def enter(s: Quest, seat: int, to: int, came_from: int, side: int) -> None:
    """Set the miniature on a space, drawing its tile if there is none (DQ-MOVE-6..8). `side` is
    the direction it comes in by, toward which the entry arrow points."""
    hero = s.heroes[seat]
    is_new = room_at(s, to) == NONE
    if is_new:
        await explore(s, seat, to, side)
    leave_room(s, seat)
    hero.at, hero.came_from, hero.side = to, came_from, side
    tell(s, kinds.ENTERED, seat, to, room_at(s, to), int(is_new))
    if is_new:
        turn_about(s, seat, to)


def leave_room(s: Quest, seat: int) -> None:
    """What held in the old room holds no longer (DQ-SEARCH-5, DQ-TEST-5, DQ-RUL-74)."""
    hero = s.heroes[seat]
    hero.searches = 0
    hero.may_descend = hero.stuck = hero.crossed = hero.must_face = False
    move_away(s, hero)


async def explore(s: Quest, seat: int, cell: int, arrow: int) -> None:
    """Draw a tile at random and lay it with its arrow in a direction (DQ-MOVE-7, DQ-MOVE-8)."""
    tile = s.chance.draw(s.supply)
    s.tiles[cell], s.turned[cell] = tile, arrow
    if s.supply and usable(s, seat, "tile_drawn"):
        # It lies on its space while the Hero thinks about a Rune: it is seen by all.
        tell(s, kinds.DREW_TILE, seat, cell, tile)
        await think_twice(s, seat, cell)


async def think_twice(s: Quest, seat: int, cell: int) -> None:
    """A Rune puts the tile back and draws another."""
    tile = s.tiles[cell]

    def options() -> list[Value]:
        return [None, *kinds.REDRAW_TILE_USE.each(usable(s, seat, "tile_drawn"))]

    choice = await ask(seat, kinds.REDRAW_TILE, options, cell, tile)
    if choice is None:
        return
    spent = spend(s, seat, *kinds.REDRAW_TILE_USE.parts(choice))
    if any(isinstance(effect, RedrawTile) for effect in spent):
        s.tiles[cell] = s.chance.draw(s.supply)
        put_in_bag(s.supply, [tile])


def turn_about(s: Quest, seat: int, cell: int) -> None:
    """A Rotating Room turns when it is placed, and only then (DQ-ROOM-23, DQ-ROOM-24, DQ-RUL-46,
    DQ-EX-4)."""
    if room_at(s, cell) == ROTATING:
        s.turned[cell] = (s.turned[cell] + 2) % 4
        tell(s, kinds.ROTATED, cell, 2)
        end_turn(s, seat)


async def choose_bank(s: Quest, seat: int) -> None:
    """A Hero that comes into a Chasm or onto a Bridge by no passage chooses a side (DQ-CATA-27,
    DQ-ROOM-22, DQ-RUL-41, DQ-EX-22)."""
    hero = s.heroes[seat]
    if room_at(s, hero.at) in (CHASM, BRIDGE):
        hero.side = await ask(
            seat, kinds.CHOOSE_BANK, lambda: [bank[0] for bank in banks(s, hero.at)]
        )


def face_later(s: Quest, seat: int) -> None:
    """The Hero faces its room next turn as if just entered. What it could not escape holds for one
    turn of its own (DQ-CATA-28): driven off before that turn, it still cannot."""
    hero = s.heroes[seat]
    hero.must_face = True
    if s.turn == seat:
        hero.no_escape = False


def step_back(s: Quest, seat: int, to: int) -> None:
    """Back to another room, whoever stands there (DQ-ESC-12, DQ-RUL-88), to face it next turn as if
    just entered, by the passage it was left by (DQ-ESC-10)."""
    hero = s.heroes[seat]
    here = hero.at
    leave_room(s, seat)
    hero.at, hero.came_from = to, here
    hero.side = way_between(to, here)[1] if are_adjacent(to, here) else NONE
    face_later(s, seat)
