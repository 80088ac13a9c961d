"""Tasks: what each requires, claiming them and laying out others (TK-TASK, TK-ESETUP).

Requirements are judged at the end of the own turn, on the board and on what happened in that turn
(TK-RUL-16); a test is the function with the id of the task.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grimorio.core import ask, tell
from grimorio.games.tashkalar.components.numbers import CONTENT
from grimorio.games.tashkalar.components.vocabulary import COMMON, HEROIC, LEGENDARY
from grimorio.games.tashkalar.kinds import (
    CLAIM,
    CLAIMED,
    FIRST_TASK,
    NEXT_TASK,
    TASK_SKIPPED,
)
from grimorio.games.tashkalar.nouns import TASK
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import (
    ADJACENT,
    COLOURED,
    EXACTLY_2,
    GREEN,
    RED,
    connected,
    mask_of,
    spread,
    square_at,
    squares_of,
)
from grimorio.games.tashkalar.rules.teams import side_to_move
from grimorio.games.tashkalar.state import Arena
from grimorio.kit.numbers import NONE

POINTS: Final = tuple([task.points for task in CONTENT.tasks])
TYPES: Final = tuple([task.type for task in CONTENT.tasks])
ADVANCED: Final = tuple([task.advanced for task in CONTENT.tasks])

CENTRAL: Final = mask_of([square_at(x, y) for x in (3, 4, 5) for y in (3, 4, 5)])
UPRIGHT_CROSS: Final = mask_of([square_at(*at) for at in ((4, 3), (3, 4), (4, 4), (5, 4), (4, 5))])
SLANTED_CROSS: Final = mask_of([square_at(*at) for at in ((3, 3), (5, 3), (4, 4), (3, 5), (5, 5))])
LINES: Final = tuple(
    [mask_of([square_at(x, y) for x in range(9)]) for y in (3, 4, 5)]
    + [mask_of([square_at(x, y) for y in range(9)]) for x in (3, 4, 5)]
)
DIAGONALS: Final = (
    mask_of([square_at(n, n) for n in range(1, 8)]),
    mask_of([square_at(8 - n, n) for n in range(1, 8)]),
)
RIMS: Final = (
    (
        mask_of([square_at(n, 0) for n in range(2, 7)]),
        mask_of([square_at(n, 8) for n in range(2, 7)]),
    ),
    (
        mask_of([square_at(0, n) for n in range(2, 7)]),
        mask_of([square_at(8, n) for n in range(2, 7)]),
    ),
)
CORNERS: Final = (
    (
        mask_of([square_at(0, 2), square_at(1, 1), square_at(2, 0)]),
        mask_of([square_at(8, 6), square_at(7, 7), square_at(6, 8)]),
    ),
    (
        mask_of([square_at(6, 0), square_at(7, 1), square_at(8, 2)]),
        mask_of([square_at(0, 6), square_at(1, 7), square_at(2, 8)]),
    ),
)


# -- requirements -------------------------------------------------------------------------------


def destroyed(s: Arena, least: int = COMMON) -> int:
    """Enemy pieces of a rank or higher destroyed this turn."""
    return sum([count for n, count in enumerate(s.kills) if n % 3 >= least])


def has_destroyed(s: Arena, count: int, upgraded: int) -> bool:
    return destroyed(s) >= count and destroyed(s, HEROIC) >= upgraded


def has_ended_legends(s: Arena) -> bool:
    legends = destroyed(s, LEGENDARY)
    return legends >= 1 or destroyed(s, HEROIC) >= 2


def holds(s: Arena, side: int, squares: int, count: int, upgraded: int, legends: int = 0) -> bool:
    """At least `count` pieces on the squares, and at least these numbers upgraded and legendary."""
    mine = s.sides[side]
    return (
        (mine.pieces & squares).bit_count() >= count
        and (mine.upgraded & squares).bit_count() >= upgraded
        and (mine.legends & squares).bit_count() >= legends
    )


def outshines(s: Arena, side: int, squares: int) -> bool:
    """More upgraded pieces there than any rival."""
    mine = (s.sides[side].upgraded & squares).bit_count()
    return all(
        mine > (rival.upgraded & squares).bit_count()
        for number, rival in enumerate(s.sides)
        if number != side
    )


def has_summoned(s: Arena, count: int, squares: int, there: int) -> bool:
    """At least `count` beings summoned this turn, at least `there` of them on these squares."""
    here = len([at for at in s.summoned if squares >> at & 1])
    return len(s.summoned) >= count and here >= there


def has_cross(s: Arena, side: int) -> bool:
    mine = s.sides[side].pieces
    return any(mine & cross == cross for cross in (UPRIGHT_CROSS, SLANTED_CROSS))


def leads_line(s: Arena, side: int) -> bool:
    mine = s.sides[side].pieces
    theirs = pieces.of_owner(s, side, "enemy", "any")
    return any((mine & line).bit_count() - (theirs & line).bit_count() >= 6 for line in LINES)


def has_chain(s: Arena, side: int, ends: tuple[tuple[int, int], ...]) -> bool:
    """A chain of own pieces from one end to the other."""
    mine = s.sides[side].pieces
    return any(connected(one, mine) & other != 0 for one, other in ends)


def surrounds(s: Arena, side: int, count: int) -> bool:
    """At least `count` own pieces around one enemy piece."""
    mine = s.sides[side].pieces
    enemies = squares_of(pieces.of_owner(s, side, "enemy", "any"))
    return any((ADJACENT[at] & mine).bit_count() >= count for at in enemies)


def isolates(s: Arena, side: int) -> bool:
    """An enemy piece at distance 2 from another that cannot come beside any in three moves over
    empty squares."""
    enemies = pieces.of_owner(s, side, "enemy", "any")
    free = pieces.empty(s)
    for at in squares_of(enemies):
        others = enemies & ~(1 << at)
        if not EXACTLY_2[at] & others:
            continue
        reach = 1 << at
        for _ in range(3):
            reach |= spread(reach) & free
        if not reach & spread(others):
            return True
    return False


Test = Callable[[Arena, int], bool]
TESTS: Final[dict[str, Test]] = {
    "destruction": lambda s, side: has_destroyed(s, 3, 0),
    "devastation": lambda s, side: has_destroyed(s, 4, 0),
    "heroic-destruction": lambda s, side: has_destroyed(s, 3, 1),
    "heroic-devastation": lambda s, side: has_destroyed(s, 4, 2),
    "end-of-legends": lambda s, side: has_ended_legends(s),
    "red-conquest": lambda s, side: holds(s, side, RED, 3, 2),
    "green-conquest": lambda s, side: holds(s, side, GREEN, 3, 2),
    "colour-conquest": lambda s, side: holds(s, side, COLOURED, 5, 3),
    "red-legends": lambda s, side: holds(s, side, RED, 2, 2, 1),
    "green-legends": lambda s, side: holds(s, side, GREEN, 2, 2, 1),
    "rainbow-dominance": lambda s, side: outshines(s, side, RED) and outshines(s, side, GREEN),
    "red-summoning": lambda s, side: has_summoned(s, 2, RED, 1),
    "green-summoning": lambda s, side: has_summoned(s, 2, GREEN, 1),
    "coloured-summoning": lambda s, side: has_summoned(s, 2, COLOURED, 2),
    "legendary-summoning": lambda s, side: len(s.summoned) >= 2 and s.summoned_legends >= 1,
    "central-dominance": lambda s, side: holds(s, side, CENTRAL, 5, 2),
    "centre-cross": has_cross,
    "line-dominance": leads_line,
    "diagonals": lambda s, side: all(holds(s, side, line, 4, 1) for line in DIAGONALS),
    "side-chain": lambda s, side: has_chain(s, side, RIMS),
    "corner-chain": lambda s, side: has_chain(s, side, CORNERS),
    "imprisonment": lambda s, side: surrounds(s, side, 6),
    "envelopment": lambda s, side: surrounds(s, side, 7),
    "isolation": isolates,
}
if set(TESTS) != set(TASK.ids):
    raise ValueError(f"tasks and tests differ: {sorted(set(TESTS) ^ set(TASK.ids))}")
OF_THE_TURN: Final = ("destruction", "summoning")
"""Types of tasks about what happened in the turn: met only by the side whose turn it is."""


def is_met(s: Arena, side: int, task: int) -> bool:
    """Whether a side could claim the task if its turn ended now."""
    if TYPES[task] in OF_THE_TURN and side != side_to_move(s):
        return False
    return TESTS[TASK.ids[task]](s, side)


# -- claiming -----------------------------------------------------------------------------------


def claimable(s: Arena) -> list[int]:
    """The current tasks that are met; never the next one (TK-TASK-1, TK-TASK-3)."""
    side = side_to_move(s)
    return [task for task in s.tasks if task != NONE and is_met(s, side, task)]


async def claim(s: Arena) -> None:
    """One task at most; the next one takes its place (TK-TASK-1..6)."""
    if not claimable(s):
        return
    task: int | None = await ask(s.turn, CLAIM, lambda: [None, *claimable(s)])
    if task is None:
        return
    s.sides[side_to_move(s)].tasks.append(task)
    tell(s, CLAIMED, s.turn, task, POINTS[task])
    s.tasks[s.tasks.index(task)] = s.next_task
    reveal_next(s)


# -- laying out ---------------------------------------------------------------------------------


def lay_out_tasks(s: Arena) -> None:
    """Three basic tasks, not all of one type; what was set aside goes back into the deck, and one
    more is turned up as the next (TK-ESETUP-1..6, TK-RUL-14, TK-EX-18)."""
    aside = []
    while len(s.tasks) < 3:
        task = s.chance.draw(s.task_deck)
        types = [TYPES[other] for other in s.tasks]
        if ADVANCED[task] or (len(types) == 2 and types.count(TYPES[task]) == 2):
            aside.append(task)
        else:
            s.tasks.append(task)
            tell(s, FIRST_TASK, task)
    s.task_deck = sorted([*s.task_deck, *aside])
    reveal_next(s)


def reveal_next(s: Arena) -> None:
    """The new top card becomes the next task, unless three of the four would then be of one type:
    those go to the bottom, and if no other is found the first of them is taken after all
    (TK-ESETUP-7, TK-TASK-4, TK-TASK-5, TK-RUL-15, TK-EX-19)."""
    s.next_task = NONE
    left = len(s.task_deck) + len(s.task_bottom)
    while left:
        task = s.chance.draw(s.task_deck) if s.task_deck else s.task_bottom.pop(0)
        types = [TYPES[other] for other in s.tasks if other != NONE]
        if types.count(TYPES[task]) < 2:
            s.next_task = task
            tell(s, NEXT_TASK, task)
            return
        s.task_bottom.append(task)
        tell(s, TASK_SKIPPED, task)
        left -= 1
    if s.task_bottom:
        s.next_task = s.task_bottom.pop(0)
        tell(s, NEXT_TASK, s.next_task)
