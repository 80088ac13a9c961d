"""Facing a room: the Monster in it, and then what its kind of room holds (DQ-ENC).

What a kind of room holds is a coroutine of the chapter it belongs to, registered by `holds`; every
kind has one, or the title is not loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

from grimorio.core import plan
from grimorio.games.dungeonquest.components.numbers import ROOM
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.dungeon.board import ENTRANCE, room_at, token_at
from grimorio.games.dungeonquest.rules.fight import monsters
from grimorio.games.dungeonquest.rules.hero.life import goes_on
from grimorio.games.dungeonquest.state import Quest
from grimorio.kit.effects import compare
from grimorio.kit.numbers import NONE

Inside: TypeAlias = "Callable[[Quest, int], Coroutine[Any, Any, None]]"
INSIDE: Final[dict[int, Inside]] = {}
"""What each kind of room holds."""


def holds(*rooms: int) -> Callable[[Inside], Inside]:
    """Register a coroutine as what kinds of rooms hold."""

    def register(inside: Inside) -> Inside:
        for room in rooms:
            if room in INSIDE:
                raise LookupError(f"{ROOM.ids[room]} holds two things")
            INSIDE[room] = inside
        return inside

    return register


def check_rooms() -> None:
    """Raise LookupError if a kind of room holds nothing that a chapter would know."""
    compare("rooms", ROOM.ids, [ROOM.ids[room] for room in INSIDE])


@step
async def face_room(s: Quest, seat: int) -> None:
    """First the Monster whose token lies here, then, if it is dead, the room (DQ-ENC-1,
    DQ-TOKEN-4)."""
    if not goes_on(s, seat):
        return
    hero = s.heroes[seat]
    token = token_at(s, hero.at)
    if token == NONE:
        await explore_room(s, seat)
        return
    kind = s.monsters.cards[token] // 4
    meeting = monsters.meet_monster(seat, kind, token, not hero.no_escape, NONE, False)
    plan(s, meeting, face_inside(seat))


@step
async def face_inside(s: Quest, seat: int) -> None:
    """The room itself, for a Hero that is still on its way."""
    if goes_on(s, seat):
        await explore_room(s, seat)


async def explore_room(s: Quest, seat: int) -> None:
    """What the room holds."""
    hero = s.heroes[seat]
    room = room_at(s, hero.at)
    if room == ENTRANCE or s.entrances[hero.at]:
        hero.may_descend = True  # from the next turn on (DQ-CATA-5, DQ-RUL-75)
    await INSIDE[room](s, seat)
