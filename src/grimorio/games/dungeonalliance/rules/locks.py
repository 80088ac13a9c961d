"""Locked doors, secret doors, locked chests; revealing threats and disarming traps from outside
(DA-LOCK, DA-SECRET, DA-LCHEST, DA-TRAP).

Every attempt is made in stages: 1 Speed point, then what is declared, then more Speed points, then
the Dungeon die. Where the level is known, the points are declared at once.
"""

from __future__ import annotations

from typing import Final

from grimorio.core import Value, ask, plan, tell
from grimorio.games.dungeonalliance.components.numbers import (
    DOORS,
    TABLE,
    THREAT_KINDS,
    TILE_LEVELS,
    TRAIT,
)
from grimorio.games.dungeonalliance.kinds import (
    COVER,
    COVERED,
    CRACK,
    DEFUSE,
    DISARM,
    DISARM_NOW,
    DISARMED,
    EFFORT,
    LOOK_FOR,
    OPENED,
    PEEK,
    PICK_LOCK,
    TRIED,
)
from grimorio.games.dungeonalliance.nouns import ATTEMPT, Edge, Laid, Square
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
        for square in [at, *around(at, s.corridors)]:
            if is_locked_chest(s, square) and (quiet or not enemies_in(s, figure, room_of(square))):
                level = level_of(s.tokens[square] // 2)
                found += CRACK.each_with(square, declarable(s, level, PICK))
    if not quiet and enemies_in(s, figure, cell):
        return found
    for side in sides_beside(at):
        kind, edge = between(s, cell, side), EDGES[cell][side]
        if kind == CORRIDOR:
            found += looks(s, figure, BESIDE[cell][side], quiet)
        elif kind in (LOCKED, SECRET):
            level = TILE_LEVELS[s.laid[BESIDE[cell][side]] // 4]
            found += PICK_LOCK.each_with(edge, declarable(s, level, PICK))
        else:
            found += LOOK_FOR.each_with(edge, unlaid(s, cell, side, kind))
    return found


def unlaid(s: Dungeon, cell: int, side: int, kind: int) -> list[int]:
    """The tiles, and how they are turned, that a locked or secret door could lead to where none
    is laid: from a door to a wall, from a wall to either (DA-LOCK-8, DA-LOCK-9, DA-SECRET-6)."""
    if kind not in (DOOR, WALL) or s.laid[BESIDE[cell][side]] != NONE:
        return []
    if kind == DOOR:
        return fitting(s, (side + 2) % 4, False)
    return [laid for tile in sorted(s.tile_row) for laid in range(4 * tile, 4 * tile + 4)]


# -- the attempt -----------------------------------------------------------------------------------


def efforts(s: Dungeon, level: int, trait: int, points: int) -> list[int]:
    """How many more Speed points may be spent on an attempt: what is over would do nothing
    (DA-LOCK-6, DA-LOCK-7)."""
    most = min(points, max(0, level - bonus(s, active(s), trait)))
    return list(range(most + 1))


def declarable(s: Dungeon, level: int, trait: int) -> list[int]:
    """How many Speed points may be declared, besides the first, with an attempt against a level
    that all know; NONE alone where there is no choice (DA-LOCK-6)."""
    found = efforts(s, level, trait, points_left(s) - 1)
    return [NONE] if len(found) == 1 else found


async def effort(s: Dungeon, level: int, trait: int) -> int:
    """How many more Speed points are spent, where it was not declared with the attempt
    (DA-LOCK-6)."""
    figure = active(s)
    extra: int = await ask(
        s.seat,
        EFFORT,
        lambda: efforts(s, level, trait, points_left(s)),
        figure,
        level,
        bonus(s, figure, trait),
    )
    return extra


def succeeds(
    s: Dungeon, level: int, trait: int, extra: int, attempt: str, square: int = NONE
) -> bool:
    """More Speed points before the roll add 1 each; the die with all of it must reach the level.
    Where a 0 would do nothing is rolled (DA-LOCK-4..7, DA-RUL-36, DA-EX-23)."""
    figure = active(s)
    if extra:
        spend(s, extra)
    total = bonus(s, figure, trait) + extra
    if total < level:
        total += DIE[s.chance.roll() - 1]
    success = total >= level
    number = ATTEMPT.number(attempt)
    tell(s, TRIED, named(s, figure), level, total, int(success), number, square)
    return success


# -- doors -----------------------------------------------------------------------------------------


@PICK_LOCK.does
def try_door(s: Dungeon, edge: int, extra: int) -> None:
    """Try a locked or secret door, with a declared effort where there is a choice (DA-LOCK-2,
    DA-SECRET-3)."""
    spend(s, 1)
    if extra != NONE:
        unlock(s, edge, extra)
    else:
        plan(s, pick(edge))


@step
async def pick(s: Dungeon, edge: Edge) -> None:
    """Try a locked or a secret door, with an effort that is asked for."""
    unlock(s, edge, await effort(s, TILE_LEVELS[s.laid[behind(s, edge)] // 4], PICK))


def unlock(s: Dungeon, edge: int, extra: int) -> None:
    """Try a locked or a secret door to the room behind it, from either side (DA-LOCK-2,
    DA-LOCK-4..7, DA-SECRET-1..5, DA-EX-18..19, DA-RUL-6)."""
    tile = s.laid[behind(s, edge)] // 4
    attempt = "secret" if kind_of(s, edge) == SECRET else "locked"
    if succeeds(s, TILE_LEVELS[tile], PICK, extra, attempt):
        s.corridors |= 1 << edge
        tell(s, OPENED, named(s, active(s)), tile)


@LOOK_FOR.does
def try_wall(s: Dungeon, edge: int, laid: int) -> None:
    """Try a locked or secret door to a declared tile (DA-LOCK-10, DA-SECRET-6)."""
    spend(s, 1)
    plan(s, look_for(edge, laid))


@step
async def look_for(s: Dungeon, edge: Edge, laid: Laid) -> None:
    """Try a locked or a secret door to a tile that was declared and stays in the area if it fails
    (DA-LOCK-8..12, DA-SECRET-6..8, DA-TILE-5)."""
    level = TILE_LEVELS[laid // 4]
    side = side_of(edge, room_of(hero_of(s, active(s)).at))
    doors = kind_of(s, edge) == DOOR or DOORS[laid] >> (side + 2) % 4 & 1
    attempt = "locked" if doors else "secret"
    if succeeds(s, level, PICK, await effort(s, level, PICK), attempt):
        put_tile(s, edge, behind(s, edge), (side + 2) % 4, laid)


def kind_of(s: Dungeon, edge: int) -> int:
    """What is on an edge of the active hero's room."""
    cell = room_of(hero_of(s, active(s)).at)
    return between(s, cell, side_of(edge, cell))


def behind(s: Dungeon, edge: int) -> int:
    """The cell on the other side of an edge of the active hero's room."""
    cell = room_of(hero_of(s, active(s)).at)
    return BESIDE[cell][side_of(edge, cell)]


# -- locked chests ---------------------------------------------------------------------------------


def is_locked_chest(s: Dungeon, square: int) -> bool:
    """Whether a face-up Locked Chest lies on a square (DA-LCHEST-1)."""
    token = s.tokens.get(square, KNOWN)
    return token % 2 == OPEN and THREAT_KINDS[token // 6] == "locked-chest"


@CRACK.does
def try_chest(s: Dungeon, square: int, extra: int) -> None:
    """Try a locked chest, with a declared effort where there is a choice (DA-LCHEST-1)."""
    spend(s, 1)
    if extra != NONE:
        force(s, square, extra)
    else:
        plan(s, crack(square))


@step
async def crack(s: Dungeon, square: Square) -> None:
    """Try a Locked Chest, with an effort that is asked for."""
    force(s, square, await effort(s, level_of(s.tokens[square] // 2), PICK))


def force(s: Dungeon, square: int, extra: int) -> None:
    """Try a Locked Chest against the level on its token (DA-LCHEST-3..6)."""
    if succeeds(s, level_of(s.tokens[square] // 2), PICK, extra, "chest", square):
        plan(s, open_chest(square))


# -- revealing and disarming -----------------------------------------------------------------------


def looks(s: Dungeon, figure: int, cell: int, quiet: bool) -> list[Value]:
    """The face-down tokens of a room next door: to be revealed, or disarmed if they are known
    (DA-TRAP-1, DA-TRAP-2, DA-TRAP-5, DA-RUL-35)."""
    if not quiet and enemies_in(s, figure, cell):
        return []
    found: list[Value] = []
    for square in dark_squares(s, cell):
        if square in s.unknown:
            found.append(PEEK(square))
        else:
            level = level_of(s.tokens[square] // 2)
            found += DEFUSE.each_with(square, declarable(s, level, DISARMING))
    return found


@PEEK.does
def look_at(s: Dungeon, square: int) -> None:
    """Reveal a threat in the next room for a Speed point (DA-TRAP-1)."""
    spend(s, 1)
    plan(s, peek(square))


@step
async def peek(s: Dungeon, square: Square) -> None:
    """Turn a token up from outside its room: a chest stays open, a trap is turned face down again
    or disarmed at once (DA-TRAP-1, DA-TRAP-3, DA-TRAP-4, DA-EX-20..22)."""
    figure = active(s)
    token = uncover(s, figure, square)
    if THREAT_KINDS[token // 3] != "trap":
        return
    s.tokens[square] = 2 * token + KNOWN
    chosen = await ask(s.seat, DISARM, lambda: [DISARM_NOW(), COVER()], figure, token)
    if DISARM_NOW.matches(chosen):
        plan(s, disarm(square))
    else:
        tell(s, COVERED, named(s, figure), token)


@DEFUSE.does
def try_trap(s: Dungeon, square: int, extra: int) -> None:
    """Try to disarm a trap that is known, with a declared effort where there is a choice
    (DA-TRAP-5)."""
    spend(s, 1)
    if extra != NONE:
        defuse(s, square, extra)
    else:
        plan(s, disarm(square))


@step
async def disarm(s: Dungeon, square: Square) -> None:
    """Try to disarm a known trap, with an effort that is asked for."""
    defuse(s, square, await effort(s, level_of(s.tokens[square] // 2), DISARMING))


def defuse(s: Dungeon, square: int, extra: int) -> None:
    """Try to disarm a known trap: it is discarded and worth XP, or it is triggered on the square of
    the hero who tried (DA-TRAP-7..9, DA-EX-20..21, DA-RUL-80)."""
    figure = active(s)
    token = s.tokens[square] // 2
    success = succeeds(s, level_of(token), DISARMING, extra, "trap", square)
    del s.tokens[square]
    if not success:
        plan(s, spring(figure, token))
        return
    s.tokens_gone.append(token)
    reward = threat_of(token).reward
    xp = reward.xp + (level_of(token) if reward.level else 0)
    tell(s, DISARMED, named(s, figure), token)
    gain(s, s.seat, xp)
