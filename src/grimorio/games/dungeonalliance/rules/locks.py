"""Locked doors, secret doors, locked chests; revealing threats and disarming traps from outside
(DA-LOCK, DA-SECRET, DA-LCHEST, DA-TRAP).

Every attempt is made in stages: 1 Speed point, then what is declared, then more Speed points, then
the Dungeon die.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Value, ask, plan, tell
from grimorio.games.dungeonalliance.components.numbers import (
    TABLE,
    THREAT_KINDS,
    TILE_LEVELS,
    TRAIT,
)
from grimorio.games.dungeonalliance.kinds import (
    COVERED,
    DISARM,
    DISARMED,
    EFFORT,
    OPENED,
    PICK_TILE,
    TRIED,
)
from grimorio.games.dungeonalliance.rules import step
from grimorio.games.dungeonalliance.rules.board import BESIDE, EDGES, around
from grimorio.games.dungeonalliance.rules.doors import (
    CORRIDOR,
    DOOR,
    LOCKED,
    SECRET,
    WALL,
    between,
    fitting,
    put_tile,
    side_of,
    sides_beside,
)
from grimorio.games.dungeonalliance.rules.experience import gain
from grimorio.games.dungeonalliance.rules.figures import (
    active,
    bonus,
    enemies_in,
    hero_of,
    named,
    room_of,
)
from grimorio.games.dungeonalliance.rules.speed import points_left, spend
from grimorio.games.dungeonalliance.rules.threats import (
    dark_squares,
    level_of,
    open_chest,
    spring,
    threat_of,
    uncover,
)
from grimorio.games.dungeonalliance.state import KNOWN, OPEN, Dungeon
from grimorio.kit.numbers import NONE

PICK: Final = TRAIT["pick"]
DISARMING: Final = TRAIT["disarm"]
QUIET: Final = TRAIT["quiet"]
DIE: Final = TABLE.die


def attempts(s: Dungeon) -> list[Value]:
    """All that the active hero may try for a Speed point. Enemies in the room forbid it, unless a
    card allows it (DA-LOCK-3, DA-SECRET-4, DA-LCHEST-2, DA-TRAP-2, DA-RUL-65)."""
    figure = active(s)
    at = hero_of(s, figure).at
    cell = room_of(at)
    quiet = bonus(s, figure, QUIET) > 0
    found: list[Value] = []
    if s.tokens:
        found += [
            ("crack", square)
            for square in [at, *around(at, s.corridors)]
            if is_locked_chest(s, square) and (quiet or not enemies_in(s, figure, room_of(square)))
        ]
    if not quiet and enemies_in(s, figure, cell):
        return found
    for side in sides_beside(at):
        kind = between(s, cell, side)
        if kind == CORRIDOR:
            found += looks(s, figure, BESIDE[cell][side], quiet)
        elif kind in (LOCKED, SECRET) or unlaid(s, cell, side, kind):
            found.append(("pick", EDGES[cell][side]))
    return found


def unlaid(s: Dungeon, cell: int, side: int, kind: int) -> list[tuple[int, int]]:
    """The tiles, and how they are turned, that a locked or secret door could lead to where none
    is laid: from a door to a wall, from a wall to either (DA-LOCK-8, DA-LOCK-9, DA-SECRET-6)."""
    if kind not in (DOOR, WALL) or s.laid[BESIDE[cell][side]] != NONE:
        return []
    back = (side + 2) % 4
    found = fitting(s, back, False)
    return found if kind == DOOR else sorted([*fitting(s, back, True), *found])


# -- the attempt -----------------------------------------------------------------------------------


async def succeeds(s: Dungeon, level: int, trait: int) -> bool:
    """More Speed points before the roll add 1 each; the die with all of it must reach the level.
    Where a 0 would do nothing is rolled (DA-LOCK-4..7, DA-RUL-36, DA-EX-23)."""
    figure = active(s)
    help_ = bonus(s, figure, trait)
    most = min(points_left(s), max(0, level - help_))
    extra = await ask(s.seat, EFFORT, lambda: list(range(most + 1)), named(s, figure), level, help_)
    if extra:
        spend(s, extra)
    total = help_ + extra
    if total < level:
        total += DIE[s.chance.roll() - 1]
    tell(s, TRIED, named(s, figure), level, total, int(total >= level))
    return total >= level


# -- doors -----------------------------------------------------------------------------------------


@step
async def pick(s: Dungeon, edge: int) -> None:
    """Try a locked or a secret door, from either side: to the room behind it, or to a tile that is
    declared first and stays in the area if it fails (DA-LOCK-2, DA-LOCK-4..12, DA-SECRET-1..8,
    DA-TILE-5, DA-EX-18..19, DA-RUL-6)."""
    figure = active(s)
    cell = room_of(hero_of(s, figure).at)
    side = side_of(edge, cell)
    other = BESIDE[cell][side]
    if s.laid[other] != NONE:
        if await succeeds(s, TILE_LEVELS[s.laid[other] // 4], PICK):
            s.corridors |= 1 << edge
            tell(s, OPENED, named(s, figure), s.laid[other] // 4)
        return
    chosen = await ask(
        s.seat,
        PICK_TILE,
        lambda: unlaid(s, cell, side, between(s, cell, side)),
        named(s, figure),
    )
    if await succeeds(s, TILE_LEVELS[chosen[0]], PICK):
        put_tile(s, edge, other, (side + 2) % 4, chosen[0], chosen[1])


# -- locked chests ---------------------------------------------------------------------------------


def is_locked_chest(s: Dungeon, square: int) -> bool:
    """Whether a face-up Locked Chest lies on a square (DA-LCHEST-1)."""
    token = s.tokens.get(square, KNOWN)
    return token % 2 == OPEN and THREAT_KINDS[token // 6] == "locked-chest"


@step
async def crack(s: Dungeon, square: int) -> None:
    """Try a Locked Chest against the level on its token (DA-LCHEST-3..6)."""
    if await succeeds(s, level_of(s.tokens[square] // 2), PICK):
        plan(s, open_chest(square))


# -- revealing and disarming -----------------------------------------------------------------------


def looks(s: Dungeon, figure: int, cell: int, quiet: bool) -> list[Value]:
    """The face-down tokens of a room next door: to be revealed, or disarmed if they are known
    (DA-TRAP-1, DA-TRAP-2, DA-TRAP-5, DA-RUL-35)."""
    if not quiet and enemies_in(s, figure, cell):
        return []
    return [
        ("peek" if square in s.unknown else "disarm", square) for square in dark_squares(s, cell)
    ]


@step
async def peek(s: Dungeon, square: int) -> None:
    """Turn a token up from outside its room: a chest stays open, a trap is turned face down again
    or disarmed at once (DA-TRAP-1, DA-TRAP-3, DA-TRAP-4, DA-EX-20..22)."""
    figure = active(s)
    token = uncover(s, figure, square)
    if THREAT_KINDS[token // 3] != "trap":
        return
    s.tokens[square] = 2 * token + KNOWN
    if await ask(s.seat, DISARM, lambda: ["disarm", "cover"], named(s, figure), token) == "disarm":
        plan(s, disarm(square))
    else:
        tell(s, COVERED, named(s, figure), token)


@step
async def disarm(s: Dungeon, square: int) -> None:
    """Try to disarm a known trap: it is discarded and worth XP, or it is triggered on the square of
    the hero who tried (DA-TRAP-7..9, DA-EX-20..21, DA-RUL-80)."""
    figure = active(s)
    token = s.tokens[square] // 2
    success = await succeeds(s, level_of(token), DISARMING)
    del s.tokens[square]
    if not success:
        plan(s, spring(figure, token))
        return
    s.tokens_gone.append(token)
    reward = threat_of(token).reward
    xp = reward.xp + (level_of(token) if reward.level else 0)
    tell(s, DISARMED, named(s, figure), token)
    gain(s, s.seat, xp)
