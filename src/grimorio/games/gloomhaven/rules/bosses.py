"""What only bosses do: the lines that stand in their scenarios (GH-DECL-13)."""

from __future__ import annotations

from grimorio.core import plan, tell
from grimorio.games.gloomhaven import kinds
from grimorio.games.gloomhaven.components.maps import maps
from grimorio.games.gloomhaven.rules import step
from grimorio.games.gloomhaven.rules.deciding import decide
from grimorio.games.gloomhaven.rules.figures import cells_taken, empty, ground, named
from grimorio.games.gloomhaven.rules.ground import FAR, cells_of
from grimorio.games.gloomhaven.rules.revealing import cell_at, open_door
from grimorio.games.gloomhaven.rules.turn import order_key, take_turn
from grimorio.games.gloomhaven.state import MONSTER, Scenario

CYCLE = "next_door"
"""The mark that counts the doors a boss has jumped to."""


@step
async def jump_to_door(s: Scenario, doors: tuple[int, ...]) -> None:
    """A boss jumps to the next door of its cycle, however far, and opens it if it is closed. If
    somebody stands in an open one, it comes as near as it can, and the players choose among
    equals."""
    deed = s.deeds[-1]
    figure = s.figures.get(deed.actor)
    if figure is None:
        return
    count = s.marks.get(CYCLE, 0)
    s.marks[CYCLE] = count + 1
    cell = cell_at(s, maps()[s.number].doors[doors[count % len(doors)]].at[0])
    to = cell
    if cells_taken(s) >> cell & 1 and figure.at != cell:
        far = ground(s).far(cell)
        free = [one for one in cells_of(empty(s)) if far[one] < FAR]
        least = min([far[one] for one in free])
        best = [one for one in free if far[one] == least]
        to = await decide(
            s, deed.seat, kinds.MONSTER_PLACES, lambda: best, named(s, deed.actor), trifle=True
        )
    figure.at = deed.at = to
    tell(s, kinds.MOVED, named(s, deed.actor), to)
    plan(s, open_door(cell))


def more_turns(s: Scenario, type_: int) -> None:
    """Every monster of a type takes one more turn at once, in their usual order, with its card of
    this round."""
    those = [n for n, one in s.figures.items() if one.kind == MONSTER and one.type == type_]
    those.sort(key=lambda number: order_key(s, s.figures[number]))
    plan(s, *[one_more_turn(number, s.acting) for number in those])


@step
async def one_more_turn(s: Scenario, number: int, boss: int) -> None:
    """A turn besides the one of the round; then it is the turn of the boss again."""
    figure = s.figures.get(number)
    if figure is not None:
        plan(s, take_turn(number), go_on(number, figure.acted, boss))


@step
async def go_on(s: Scenario, number: int, acted: bool, boss: int) -> None:
    """Who has not had its turn of the round still has it."""
    s.acting = boss
    figure = s.figures.get(number)
    if figure is not None:
        figure.acted = acted
