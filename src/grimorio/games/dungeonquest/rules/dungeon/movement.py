"""Movement: from room to room, through doors and portcullises, into the unexplored (DQ-MOVE)."""

from __future__ import annotations

from grimorio.core import Value, ask, plan, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.components import effects as order
from grimorio.games.dungeonquest.components.effects import ForceWay, PassDoor
from grimorio.games.dungeonquest.components.numbers import CONTENT
from grimorio.games.dungeonquest.components.vocabulary import DOOR
from grimorio.games.dungeonquest.nouns import Cell
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.cards import encounters
from grimorio.games.dungeonquest.rules.cards.decks import DOOR_DECK, draw, put_away
from grimorio.games.dungeonquest.rules.cards.effects import Cause, follows, use
from grimorio.games.dungeonquest.rules.cards.uses import spend, usable
from grimorio.games.dungeonquest.rules.dungeon.board import (
    TREASURE,
    Way,
    barriers,
    heroes_at,
    way_between,
)
from grimorio.games.dungeonquest.rules.dungeon.facing import face_room
from grimorio.games.dungeonquest.rules.dungeon.ways import (
    choose_bank,
    destinations,
    enter,
    may_move,
    special_destinations,
    usable_runes,
)
from grimorio.games.dungeonquest.rules.fight import combat
from grimorio.games.dungeonquest.rules.fight.sides import SIDES, face_off
from grimorio.games.dungeonquest.rules.hero.attributes import (
    STRENGTH,
    attribute_test,
    passage_encounter,
)
from grimorio.games.dungeonquest.rules.hero.life import end_turn, goes_on
from grimorio.games.dungeonquest.state import DUNGEON, Quest
from grimorio.kit.numbers import NONE


@step
async def go(s: Quest, seat: int, to: Cell) -> None:
    """Move to a neighbouring space: doors and portcullises on the way, one after the other; all of
    them again if the last one holds (DQ-MOVE-5, DQ-PORT-5, DQ-PORT-6, DQ-EX-2, DQ-EX-3)."""
    way = way_between(s.heroes[seat].at, to)
    obstacles = barriers(s, way)
    if not obstacles:
        await arrive(s, seat, to)
        return
    for obstacle in obstacles:
        if await force_way(s, seat, obstacle):
            continue
        if obstacle == DOOR:
            if not open_door(s, seat):
                plan(s, encounters.face_card(seat), stop(seat))
                return
        elif not await lift_portcullis(s, seat, way):
            end_turn(s, seat)
            return
    plan(s, come_in(seat, to))


@step
async def stop(s: Quest, seat: int) -> None:
    """What was under way is done, and the turn with it."""
    end_turn(s, seat)


@step
async def come_in(s: Quest, seat: int, to: Cell) -> None:
    """The way is free."""
    await arrive(s, seat, to)


async def arrive(s: Quest, seat: int, to: int) -> None:
    """Into the neighbouring space, and face what is there. A fight with a Hero comes before the
    room, which only the victor faces (DQ-HVH-1, DQ-RUL-84)."""
    hero = s.heroes[seat]
    here, direction = hero.at, (way_between(hero.at, to)[1] + 2) % 4
    rivals = [] if to == TREASURE else heroes_at(s, to)
    await enter(s, seat, to, here, direction)
    plan(s, face_room(seat))
    if rivals and goes_on(s, seat):
        rival = await ask(seat, kinds.ATTACK_WHOM, lambda: rivals)  # DQ-RUL-130
        plan(s, attack_hero(seat, rival))


@step
async def attack_hero(s: Quest, seat: int, other: int) -> None:
    """Two Heroes fight, before the attacker faces the room (DQ-HVH-1, DQ-HVH-2, DQ-RUL-84)."""
    tell(s, kinds.DUEL_BEGUN, seat, other)
    s.combat = face_off(s, seat, other, NONE, s.heroes[seat].at, may_escape=False)
    first_strikes = [combat.strike_first(who) for who in SIDES]
    plan(s, *first_strikes, combat.fight_on())


@step
async def move_on(s: Quest, seat: int) -> None:
    """A room orders another move at once; with nowhere to go the Hero stops there (DQ-RUL-34)."""
    if not goes_on(s, seat):
        return

    def options() -> list[Value]:
        moves: list[Value] = kinds.MOVE_GO.each(destinations(s, seat))
        return moves + kinds.MOVE_USE.each(usable_runes(s, seat))

    if not may_move(s, seat) and not options():
        tell(s, kinds.HALTED, seat)
        end_turn(s, seat)
        return
    choice = await ask(seat, kinds.MOVE, options)
    if kinds.MOVE_USE.matches(choice):
        use(s, seat, *kinds.MOVE_USE.parts(choice))
    else:
        plan(s, go(seat, *kinds.MOVE_GO.parts(choice)))


@follows(order.ExtraMoves)
async def gain_moves(s: Quest, seat: int, effect: order.ExtraMoves, cause: Cause) -> None:
    """A Rune gives several moves."""
    plan(s, extra_moves(seat, effect.count))


@step
async def extra_moves(s: Quest, seat: int, count: int) -> None:
    """Several moves in one turn, each with its encounter."""
    if count and goes_on(s, seat) and s.heroes[seat].where == DUNGEON:
        plan(s, move_on(seat), extra_moves(seat, count - 1))


def open_door(s: Quest, seat: int) -> bool:
    """A Door card; whether it opens, or is to be faced (DQ-DOOR-1..5). A trap averted opens no door
    (DQ-RUL-132)."""
    tell(s, kinds.AT_DOOR, seat)
    if not draw(s, seat, DOOR_DECK):
        return True  # DQ-RUL-133
    card = s.facing.cards[-1]
    if any(isinstance(effect, PassDoor) for effect in CONTENT.cards[card].then):
        s.facing.take_at(len(s.facing) - 1)
        put_away(s, seat, card)
        return True
    return False


async def lift_portcullis(s: Quest, seat: int, way: Way) -> bool:
    """A Strength test (DQ-PORT-1, DQ-PORT-2)."""
    tell(s, kinds.AT_PORTCULLIS, seat)
    missed = await attribute_test(s, seat, STRENGTH, encounter=passage_encounter(way), again=True)
    return not missed and goes_on(s, seat)


async def force_way(s: Quest, seat: int, obstacle: int) -> bool:
    """A Rune that opens a door or a portcullis."""

    def options() -> list[Value]:
        return [None, *kinds.FORCE_WAY_USE.each(usable(s, seat, "obstacle_met"))]

    choice = await ask(seat, kinds.FORCE_WAY, options, obstacle)
    if choice is None:
        return False
    spent = spend(s, seat, *kinds.FORCE_WAY_USE.parts(choice))
    return any(isinstance(effect, ForceWay) for effect in spent)


# -- special moves --------------------------------------------------------------------------------


@follows(order.SpecialMove)
async def slip_away(s: Quest, seat: int, effect: order.SpecialMove, cause: Cause) -> None:
    """A secret door is found, or a Rune leads through the wall."""
    plan(s, special_move(seat))


@step
async def special_move(s: Quest, seat: int) -> None:
    """Secret door or teleport: a Monster met there cannot be escaped, for there is no way back
    (DQ-CARD-17, DQ-CARD-19, DQ-ESC-3)."""
    hero = s.heroes[seat]
    if hero.where != DUNGEON or not special_destinations(s, seat):
        return
    to = await ask(seat, kinds.SPECIAL_MOVE, lambda: special_destinations(s, seat))
    direction = (way_between(hero.at, to)[1] + 2) % 4
    tell(s, kinds.SLIPPED, seat)
    await enter(s, seat, to, NONE, direction)
    hero.side = NONE
    await choose_bank(s, seat)
    plan(s, face_room(seat))
