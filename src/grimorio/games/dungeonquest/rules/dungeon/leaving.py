"""Leaving the dungeon: the Tower Rooms (DQ-EXIT)."""

from __future__ import annotations

from grimorio.core import Value, ask, plan, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.rules import step
from grimorio.games.dungeonquest.rules.cards.decks import has_treasure, put_away
from grimorio.games.dungeonquest.rules.cards.effects import use
from grimorio.games.dungeonquest.rules.dungeon.board import TOWER, TOWERS
from grimorio.games.dungeonquest.rules.dungeon.facing import holds
from grimorio.games.dungeonquest.rules.dungeon.movement import go, move_on
from grimorio.games.dungeonquest.rules.dungeon.ways import (
    destinations,
    enter,
    is_taken,
    may_move,
    usable_runes,
)
from grimorio.games.dungeonquest.rules.hero.life import end_turn
from grimorio.games.dungeonquest.state import LEFT, Quest
from grimorio.kit.numbers import NONE


def may_leave(s: Quest, seat: int) -> bool:
    """Nobody leaves without Loot, of whatever value (DQ-EXIT-3, DQ-EXIT-4); without a Treasure
    there is no glory (DQ-VALOUR-1)."""
    hero = s.heroes[seat]
    if s.options["no_glory"]:
        return has_treasure(hero)
    return len(hero.loot) > 0


def other_towers(s: Quest, seat: int) -> list[int]:
    """Tower power: any other Tower Room without a Hero (DQ-TOWER-1, DQ-RUL-97)."""
    if not s.options["tower_power"]:
        return []
    here = s.heroes[seat].at
    return [to for to in TOWERS if to != here and not is_taken(s, seat, to)]


@holds(TOWER)
async def enter_tower(s: Quest, seat: int) -> None:
    """Out, or on at once (DQ-ROOM-5)."""
    plan(s, reach_tower(seat))


@step
async def reach_tower(s: Quest, seat: int) -> None:
    """Leave, or move on at once (DQ-EXIT-1, DQ-EXIT-2, DQ-EXIT-5, DQ-ROOM-5)."""

    def options() -> list[Value]:
        out = [kinds.TOWER_LEAVE()] if may_leave(s, seat) else []
        moves = kinds.TOWER_GO.each(destinations(s, seat))
        towers = kinds.TOWER_TO.each(other_towers(s, seat))
        return [*out, *moves, *towers, *kinds.TOWER_USE.each(usable_runes(s, seat))]

    if not may_leave(s, seat) and not may_move(s, seat) and not options():
        tell(s, kinds.HALTED, seat)
        end_turn(s, seat)
        return
    choice = await ask(seat, kinds.TOWER, options)
    if kinds.TOWER_LEAVE.matches(choice):
        leave(s, seat)
    elif kinds.TOWER_USE.matches(choice):
        use(s, seat, *kinds.TOWER_USE.parts(choice))
    elif kinds.TOWER_GO.matches(choice):
        plan(s, go(seat, *kinds.TOWER_GO.parts(choice)))
    else:
        # It must move again at once, and cannot leave from there (DQ-TOWER-2, DQ-RUL-97).
        (to,) = kinds.TOWER_TO.parts(choice)
        await enter(s, seat, to, NONE, NONE)
        plan(s, move_on(seat))


def leave(s: Quest, seat: int) -> None:
    """The Hero is out, with its Loot, and does not come back (DQ-EXIT-6). Alone it has won if there
    is a Treasure among it now, whatever becomes of it later (DQ-SOLO-7)."""
    hero = s.heroes[seat]
    end_turn(s, seat)
    hero.where = LEFT
    hero.with_treasure = has_treasure(hero)
    hero.at = hero.came_from = hero.side = NONE
    for card in hero.kept:
        put_away(s, seat, card)
    hero.kept, hero.determination = [], []
    hero.gives_up = False
    s.gone += hero.runes
    hero.runes = []
    tell(s, kinds.LEFT, seat)
