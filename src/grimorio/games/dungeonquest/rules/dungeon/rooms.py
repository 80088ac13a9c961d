"""Rooms: what entering each kind of room means, all in one chapter (DQ-ROOM, DQ-RUL-16)."""

from __future__ import annotations

from grimorio.core import Value, ask, plan, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.cards import encounters
from grimorio.games.dungeonquest.rules.cards.decks import DUNGEON_DECK, TRAP_DECK
from grimorio.games.dungeonquest.rules.cards.effects import use
from grimorio.games.dungeonquest.rules.dungeon import catacombs
from grimorio.games.dungeonquest.rules.dungeon.board import (
    BRIDGE,
    CAVE_IN,
    CHASM,
    CORRIDOR,
    DARKNESS,
    DUNGEON_ROOM,
    ENTRANCE,
    PIT,
    PORTCULLIS_ROOM,
    ROTATING,
    TILE_DARKNESS,
    TRAP_ROOM,
    WAYS,
    WEB,
    banks,
    is_walled,
)
from grimorio.games.dungeonquest.rules.dungeon.facing import holds
from grimorio.games.dungeonquest.rules.dungeon.movement import go, move_on
from grimorio.games.dungeonquest.rules.dungeon.ways import may_enter, teleports
from grimorio.games.dungeonquest.rules.hero.attributes import (
    AGILITY,
    LUCK,
    STRENGTH,
    attribute_test,
    room_encounter,
)
from grimorio.games.dungeonquest.rules.hero.dice import roll_dice
from grimorio.games.dungeonquest.rules.hero.life import PIT as INTO_THE_PIT
from grimorio.games.dungeonquest.rules.hero.life import (
    die,
    discard_loot,
    end_turn,
    goes_on,
    held_loot,
    suffer,
)
from grimorio.games.dungeonquest.state import Quest
from grimorio.kit.numbers import NONE


@holds(DUNGEON_ROOM, PORTCULLIS_ROOM, CHASM, ENTRANCE, CAVE_IN)
async def look_about(s: Quest, seat: int) -> None:
    """A Dungeon card (DQ-ROOM-1, DQ-ROOM-3, DQ-ROOM-11, DQ-ROOM-13, DQ-ROOM-26)."""
    plan(s, encounters.draw_and_face(seat, DUNGEON_DECK))


@holds(TRAP_ROOM)
async def spring_trap(s: Quest, seat: int) -> None:
    """A Trap card (DQ-ROOM-4)."""
    plan(s, encounters.draw_and_face(seat, TRAP_DECK))


@holds(ROTATING)
async def find_nothing(s: Quest, seat: int) -> None:
    """A Rotating Room that has turned holds nothing (DQ-ROOM-24, DQ-RUL-45)."""


@holds(PIT)
async def leap_the_pit(s: Quest, seat: int) -> None:
    """Bottomless Pit (DQ-ROOM-2)."""
    hero = s.heroes[seat]
    if await attribute_test(s, seat, LUCK, encounter=room_encounter(hero.at)):
        await die(s, seat, INTO_THE_PIT)


@holds(DARKNESS)
async def enter_darkness(s: Quest, seat: int) -> None:
    """On at once, by a die, or by a Rune that needs no passage (DQ-ROOM-7, DQ-RUL-106)."""

    def options() -> list[Value]:
        return [kinds.MOVE_GROPE(), *kinds.MOVE_USE.each(teleports(s, seat))]

    choice = await ask(seat, kinds.MOVE, options)
    if kinds.MOVE_GROPE.matches(choice):
        grope(s, seat)
    else:
        use(s, seat, *kinds.MOVE_USE.parts(choice))


def grope(s: Quest, seat: int) -> None:
    """Darkness: a die picks the passage; a wall, or a room that is taken, ends the turn, but where
    Heroes may fight it is entered (DQ-ROOM-7, DQ-ROOM-8, DQ-RUL-36, DQ-RUL-37, DQ-HVH-1)."""
    here = s.heroes[seat].at
    side = TILE_DARKNESS[s.tiles[here]][roll_dice(s, seat, 1) - 1]
    direction = (s.turned[here] + side) % 4
    for way in WAYS[here]:
        if way[1] == direction and not is_walled(s, way) and may_enter(s, seat, way[2]):
            plan(s, go(seat, way[2]))
            return
    tell(s, kinds.GROPED, seat)
    end_turn(s, seat)


@holds(CORRIDOR)
async def enter_corridor(s: Quest, seat: int) -> None:
    """A Corridor leads on at once (DQ-ROOM-9)."""
    run_on(s, seat)


def run_on(s: Quest, seat: int) -> None:
    """Corridor: move again, unless it is trodden for the second time this turn (DQ-ROOM-9,
    DQ-ROOM-10)."""
    here = s.heroes[seat].at
    if here in s.trodden:
        tell(s, kinds.HALTED, seat)
        end_turn(s, seat)
    else:
        s.trodden.append(here)
        plan(s, move_on(seat))


# -- the Bridge -----------------------------------------------------------------------------------


@holds(BRIDGE)
async def reach_bridge(s: Quest, seat: int) -> None:
    """Stay on this side or cross; without a way back it must be crossed (DQ-ROOM-16, DQ-ROOM-22,
    DQ-RUL-42)."""

    def options() -> list[Value]:
        waits = [] if s.heroes[seat].came_from == NONE else [kinds.BRIDGE_WAIT()]
        return [kinds.BRIDGE_CROSS(), *waits]

    if await ask(seat, kinds.BRIDGE, options) == kinds.BRIDGE_WAIT():
        tell(s, kinds.WAITS, seat)
    else:
        plan(s, cross_bridge(seat))


@step
async def cross_bridge(s: Quest, seat: int) -> None:
    """Drop what Loot is too heavy, test Agility, and go on or fall (DQ-ROOM-18..21)."""
    hero = s.heroes[seat]
    while hero.loot.cards:
        card = await ask(seat, kinds.DROP_LOOT, lambda: [None, *held_loot(hero)])
        if card is None:
            break
        discard_loot(s, seat, card)
    missed = await attribute_test(
        s, seat, AGILITY, encounter=room_encounter(hero.at), extra=len(hero.loot)
    )
    if not goes_on(s, seat):
        return
    if missed:
        # Wounds first, then, if it lives, the catacombs (DQ-RUL-73).
        tell(s, kinds.FELL_FROM_BRIDGE, seat)
        if await suffer(s, seat, roll_dice(s, seat, 1)):
            plan(s, catacombs.descend(seat))
        return
    far = [bank[0] for bank in banks(s, hero.at) if hero.side not in bank]
    hero.side = far[0]
    hero.crossed = True
    tell(s, kinds.CROSSED, seat)
    plan(s, move_on(seat))


# -- the Spider Web -------------------------------------------------------------------------------


@holds(WEB)
async def reach_web(s: Quest, seat: int) -> None:
    """Retreat next turn, or cross now (DQ-ROOM-28, DQ-ROOM-29, DQ-RUL-42)."""

    def options() -> list[Value]:
        retreats = [] if s.heroes[seat].came_from == NONE else [kinds.RETREAT()]
        return [kinds.WEB_CROSS(), *retreats]

    if await ask(seat, kinds.WEB, options) == kinds.RETREAT():
        tell(s, kinds.WAITS, seat)
    else:
        plan(s, cut_web(seat))


@step
async def cut_web(s: Quest, seat: int) -> None:
    """A Strength test: go on, or be caught and try again every turn (DQ-ROOM-30, DQ-ROOM-31)."""
    hero = s.heroes[seat]
    missed = await attribute_test(s, seat, STRENGTH, encounter=room_encounter(hero.at), again=True)
    if not goes_on(s, seat):
        return
    hero.stuck = missed > 0
    hero.crossed = not missed
    if missed:
        tell(s, kinds.STUCK, seat)
        end_turn(s, seat)
    else:
        tell(s, kinds.CROSSED, seat)
        plan(s, move_on(seat))


# -- the Cave-in Room -----------------------------------------------------------------------------


@step
async def cross_cave_in(s: Quest, seat: int) -> None:
    """An Agility test: past the rubble the turn goes on, else it ends here (DQ-ROOM-15)."""
    hero = s.heroes[seat]
    missed = await attribute_test(s, seat, AGILITY, encounter=room_encounter(hero.at), again=True)
    if not goes_on(s, seat):
        return
    if missed:
        tell(s, kinds.STUCK, seat)
        end_turn(s, seat)
    else:
        hero.crossed = True
        tell(s, kinds.CROSSED, seat)
        plan(s, move_on(seat))
