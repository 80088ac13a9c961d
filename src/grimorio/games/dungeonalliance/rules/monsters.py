"""Monster activation: which monster, where it goes, whom it attacks (DA-MON, DA-MMOVE)."""

from __future__ import annotations

from typing import TypeAlias

from grimorio.core import Seat, Value, ask, plan, tell
from grimorio.games.dungeonalliance.kinds import (
    CHOOSE_MONSTER,
    MONSTER_ACT,
    MONSTER_ACTIVATED,
    WALKED,
)
from grimorio.games.dungeonalliance.rules import step
from grimorio.games.dungeonalliance.rules.board import BESIDE, EDGES, distance, facing_towards
from grimorio.games.dungeonalliance.rules.combat import (
    in_range_of,
    range_of,
    strike,
    turn_to,
)
from grimorio.games.dungeonalliance.rules.figures import named, put, room_of, speed_of
from grimorio.games.dungeonalliance.rules.powers import charge_bonus
from grimorio.games.dungeonalliance.rules.walking import ways
from grimorio.games.dungeonalliance.state import TEAM, Dungeon
from grimorio.kit.numbers import NONE

DUTY = "monsters"
Standing: TypeAlias = tuple[int, int, bool]


@step
async def activate_monster(s: Dungeon, seat: Seat) -> None:
    """A player activates one ready monster, if there is one; without any the phase is over
    (DA-MON-1, DA-MON-5, DA-ROUND-9)."""
    if s.early or not any(monster.ready for monster in s.monsters.values()):
        return
    s.turns += 1
    able = choices(s, seat)
    if len(able) == 1:
        s.seat = seat
        tell(s, MONSTER_ACTIVATED, seat, named(s, able[0]))
        plan(s, move_monster(seat, able[0]))
        return
    chosen = await ask(seat, CHOOSE_MONSTER, lambda: orders(s, seat), duty=DUTY)
    s.seat = seat
    figure = chosen[0]
    assert isinstance(figure, int)
    tell(s, MONSTER_ACTIVATED, seat, named(s, figure))
    carry_out(s, figure, chosen[1:], 0)


def orders(s: Dungeon, seat: Seat) -> list[tuple[Value, ...]]:
    """Each of several monsters that a player may activate, with all that it can do (DA-MON-1,
    DA-MON-6)."""
    found: list[tuple[Value, ...]] = []
    heroes = standing(s)
    for figure in choices(s, seat):
        for option in acts(s, figure, heroes):
            assert isinstance(option, tuple)
            found.append((figure, *option))
    return found


def choices(s: Dungeon, seat: Seat) -> list[int]:
    """The ready monsters of the first group that has any: far from the heroes of the player, then
    in a connected room, then in a room with one of them; defeated heroes count. Exhausted monsters
    are no choice (DA-MON-2..5, DA-ROUND-7, DA-RUL-16, DA-RUL-60)."""
    rooms = {room_of(hero.at) for hero in s.players[seat].heroes}
    groups: list[list[int]] = [[], [], []]
    for figure, monster in s.monsters.items():
        if monster.ready:
            room = room_of(monster.at)
            near = 2 if room in rooms else 1 if connected(s, room) & rooms else 0
            groups[near].append(figure)
    return next(group for group in groups if group)


def connected(s: Dungeon, cell: int) -> set[int]:
    """The rooms that a Corridor token joins to one (DA-TERM-9)."""
    found = set()
    for side in range(4):
        edge = EDGES[cell][side]
        if edge != NONE and s.corridors >> edge & 1:
            found.add(BESIDE[cell][side])
    return found


@step
async def move_monster(s: Dungeon, seat: Seat, figure: int) -> None:
    """It moves, attacks from there, and is exhausted; it never moves twice, attacks twice or moves
    after attacking (DA-MON-6..9, DA-MON-11..13)."""
    chosen = await ask(seat, MONSTER_ACT, lambda: acts(s, figure), named(s, figure), 0, duty=DUTY)
    carry_out(s, figure, chosen, 0)


def carry_out(s: Dungeon, figure: int, chosen: Value, extra: int) -> None:
    """A monster goes where it was told to, attacks from there, and is exhausted (DA-MON-8,
    DA-MON-11)."""
    assert isinstance(chosen, tuple)
    to = chosen[1]
    assert isinstance(to, int)
    monster = s.monsters[figure]
    monster.ready = False
    if to != monster.at:
        extra += charge_bonus(s, figure, ways(s, figure, speed_of(s, figure))[to])
        monster.facing = facing_towards(monster.at, to)
        put(s, figure, to)
        tell(s, WALKED, named(s, figure), to)
    if chosen[0] == "strike":
        target = chosen[2]
        assert isinstance(target, int)
        turn_to(s, figure, target)
        plan(s, strike(figure, target, NONE, extra), turn_down(figure))


@step
async def turn_down(s: Dungeon, figure: int) -> None:
    """After its attack a monster is exhausted, also where that has set off an alarm (DA-MON-11)."""
    if figure in s.monsters:
        s.monsters[figure].ready = False


def acts(s: Dungeon, figure: int, known: list[Standing] | None = None) -> list[Value]:
    """Where it can go and whom it attacks from there; only if it can reach no place from which it
    attacks, anywhere or nowhere (DA-MON-6, DA-MON-7, DA-MON-9, DA-RUL-61). No way is shorter than
    the straight line, so heroes further than that are not looked at."""
    at = s.monsters[figure].at
    speed = speed_of(s, figure)
    low, high = range_of(s, figure, NONE)
    heroes = standing(s) if known is None else known
    squares = sorted([at, *ways(s, figure, speed, foes={place for _, place, _ in heroes})])
    able = [
        (target, in_range_of(s, squares, to, low, high))
        for target, to, hidden in heroes
        if not hidden and distance(at, to) <= speed + high
    ]
    found: list[Value] = []
    if able:
        for square in squares:
            for target, places in able:
                if square in places:
                    found.append(("strike", square, target))
    return found or [("go", square) for square in squares]


def standing(s: Dungeon) -> list[Standing]:
    """The heroes on the map that are not defeated: who, where, and whether hidden, so that nobody
    attacks them (DA-DEF-7, DA-TERM-5)."""
    return [
        (TEAM * seat + place, hero.at, hero.hidden)
        for seat, player in enumerate(s.players)
        for place, hero in enumerate(player.heroes)
        if hero.at != NONE and not hero.defeated
    ]
