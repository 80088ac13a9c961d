"""Leaving the dungeon: the Tower Rooms (DQ-EXIT)."""

from __future__ import annotations

from grimorio.core import ask, plan, tell
from grimorio.games.dungeonquest import kinds
from grimorio.games.dungeonquest.rules import effects, movement, step
from grimorio.games.dungeonquest.rules.board import TOWERS
from grimorio.games.dungeonquest.rules.decks import has_treasure, put_away
from grimorio.games.dungeonquest.rules.life import end_turn
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
    return [to for to in TOWERS if to != here and not movement.is_taken(s, seat, to)]


@step
async def reach_tower(s: Quest, seat: int) -> None:
    """Leave, or move on at once (DQ-EXIT-1, DQ-EXIT-2, DQ-EXIT-5, DQ-ROOM-5)."""

    def options() -> list[tuple[str, int] | str]:
        out = ["leave"] if may_leave(s, seat) else []
        towers = [("tower", to) for to in other_towers(s, seat)]
        moves = [("move", to) for to in movement.destinations(s, seat)]
        runes = [("use", card) for card in movement.usable_runes(s, seat)]
        return [*out, *moves, *towers, *runes]

    if not may_leave(s, seat) and not movement.may_move(s, seat) and not options():
        tell(s, kinds.HALTED, seat)
        end_turn(s, seat)
        return
    choice = await ask(seat, kinds.TOWER, options)
    if isinstance(choice, str):
        leave(s, seat)
        return
    verb, which = choice
    if verb == "use":
        effects.use(s, seat, which)
    elif verb == "move":
        plan(s, movement.go(seat, which))
    else:
        # It must move again at once, and cannot leave from there (DQ-TOWER-2, DQ-RUL-97).
        await movement.enter(s, seat, which, NONE, NONE)
        plan(s, movement.move_on(seat))


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
