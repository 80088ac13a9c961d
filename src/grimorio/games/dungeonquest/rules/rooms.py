"""Rooms: what entering each kind of room means, all in one chapter (DQ-ROOM, DQ-RUL-16)."""

from __future__ import annotations

from grimorio.core import ask, plan, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.rules import (
    catacombs,
    dragon,
    effects,
    encounters,
    leaving,
    monsters,
    step,
)
from grimorio.games.dungeonquest.rules import movement as moving
from grimorio.games.dungeonquest.rules.attributes import (
    AGILITY,
    LUCK,
    STRENGTH,
    attribute_test,
    room_encounter,
)
from grimorio.games.dungeonquest.rules.board import (
    BRIDGE,
    CAVE_IN,
    CHASM,
    CORRIDOR,
    DARKNESS,
    DUNGEON_ROOM,
    ENTRANCE,
    PIT,
    PORTCULLIS_ROOM,
    TILE_DARKNESS,
    TOWER,
    TRAP_ROOM,
    TREASURE_ROOM,
    WAYS,
    WEB,
    banks,
    is_walled,
    room_at,
    token_at,
)
from grimorio.games.dungeonquest.rules.decks import DUNGEON_DECK, TRAP_DECK
from grimorio.games.dungeonquest.rules.dice import roll_dice
from grimorio.games.dungeonquest.rules.life import PIT as INTO_THE_PIT
from grimorio.games.dungeonquest.rules.life import (
    die,
    discard_loot,
    end_turn,
    goes_on,
    held_loot,
    suffer,
)
from grimorio.games.dungeonquest.state import Quest
from grimorio.kit.numbers import NONE


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
    if room in (DUNGEON_ROOM, PORTCULLIS_ROOM, CHASM, ENTRANCE, CAVE_IN):
        plan(s, encounters.draw_and_face(seat, DUNGEON_DECK))
    elif room == TRAP_ROOM:
        plan(s, encounters.draw_and_face(seat, TRAP_DECK))
    elif room == PIT:
        await leap_the_pit(s, seat)
    elif room == DARKNESS:
        await enter_darkness(s, seat)
    elif room == CORRIDOR:
        run_on(s, seat)
    elif room == BRIDGE:
        await reach_bridge(s, seat)
    elif room == WEB:
        await reach_web(s, seat)
    elif room == TOWER:
        plan(s, leaving.reach_tower(seat))
    elif room == TREASURE_ROOM:
        dragon.plunder(s, seat)
    # A Rotating Room that has turned holds nothing (DQ-ROOM-24, DQ-RUL-45).


async def leap_the_pit(s: Quest, seat: int) -> None:
    """Bottomless Pit (DQ-ROOM-2)."""
    hero = s.heroes[seat]
    if await attribute_test(s, seat, LUCK, encounter=room_encounter(hero.at)):
        await die(s, seat, INTO_THE_PIT)


async def enter_darkness(s: Quest, seat: int) -> None:
    """On at once, by a die, or by a Rune that needs no passage (DQ-ROOM-7, DQ-RUL-106)."""

    def options() -> list[tuple[str, int] | str]:
        return ["grope", *[("use", card) for card in moving.teleports(s, seat)]]

    choice = await ask(seat, kinds.MOVE, options)
    if isinstance(choice, str):
        grope(s, seat)
    else:
        effects.use(s, seat, choice[1])


def grope(s: Quest, seat: int) -> None:
    """Darkness: a die picks the passage; a wall, or a room that is taken, ends the turn, but where
    Heroes may fight it is entered (DQ-ROOM-7, DQ-ROOM-8, DQ-RUL-36, DQ-RUL-37, DQ-HVH-1)."""
    here = s.heroes[seat].at
    side = TILE_DARKNESS[s.tiles[here]][roll_dice(s, seat, 1) - 1]
    direction = (s.turned[here] + side) % 4
    for way in WAYS[here]:
        if way[1] == direction and not is_walled(s, way) and moving.may_enter(s, seat, way[2]):
            plan(s, moving.go(seat, way[2]))
            return
    tell(s, kinds.GROPED, seat)
    end_turn(s, seat)


def run_on(s: Quest, seat: int) -> None:
    """Corridor: move again, unless it is trodden for the second time this turn (DQ-ROOM-9,
    DQ-ROOM-10)."""
    here = s.heroes[seat].at
    if here in s.trodden:
        tell(s, kinds.HALTED, seat)
        end_turn(s, seat)
    else:
        s.trodden.append(here)
        plan(s, moving.move_on(seat))


# -- the Bridge -----------------------------------------------------------------------------------


async def reach_bridge(s: Quest, seat: int) -> None:
    """Stay on this side or cross; without a way back it must be crossed (DQ-ROOM-16, DQ-ROOM-22,
    DQ-RUL-42)."""

    def options() -> list[str]:
        return ["cross"] if s.heroes[seat].came_from == NONE else ["cross", "stay"]

    if await ask(seat, kinds.BRIDGE, options) == "stay":
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
    plan(s, moving.move_on(seat))


# -- the Spider Web -------------------------------------------------------------------------------


async def reach_web(s: Quest, seat: int) -> None:
    """Retreat next turn, or cross now (DQ-ROOM-28, DQ-ROOM-29, DQ-RUL-42)."""

    def options() -> list[str]:
        return ["cross"] if s.heroes[seat].came_from == NONE else ["cross", "retreat"]

    if await ask(seat, kinds.WEB, options) == "retreat":
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
        plan(s, moving.move_on(seat))


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
        plan(s, moving.move_on(seat))
