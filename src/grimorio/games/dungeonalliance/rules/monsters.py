"""Monster activation: which monster, where it goes, whom it attacks (DA-MON, DA-MMOVE)."""

from __future__ import annotations

from typing import TypeAlias

from grimorio.core import Seat, Value, ask, plan, tell
from grimorio.games.dungeonalliance.kinds import (
    CHOOSE_MONSTER,
    MARCH,
    MONSTER_ACT,
    MONSTER_ACTIVATED,
    SEND,
    SEND_STRIKE,
    STRIKE,
    WALKED,
)
from grimorio.games.dungeonalliance.nouns import HEROES, ORDER, TEAM, Figure
from grimorio.games.dungeonalliance.rules import step
from grimorio.games.dungeonalliance.rules.board import (
    CELLS,
    DISTANCES,
    SQUARES,
    facing_towards,
)
from grimorio.games.dungeonalliance.rules.combat import range_of, strike, turn_to
from grimorio.games.dungeonalliance.rules.figures import named, put, room_of, speed_of
from grimorio.games.dungeonalliance.rules.floors import PLACES, exits, floors_of, posts, squares_of
from grimorio.games.dungeonalliance.rules.powers import charge_bonus
from grimorio.games.dungeonalliance.rules.walking import Foes, spread, ways
from grimorio.games.dungeonalliance.state import Dungeon
from grimorio.kit.numbers import NONE

DUTY = "monsters"
Standing: TypeAlias = tuple[int, int, bool]
"""A hero on the map: its figure, its square, and whether it is hidden."""


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
        begin(s, able[0])
        plan(s, move_monster(seat, able[0]))
        return
    chosen = await ask(seat, CHOOSE_MONSTER, lambda: orders(s, seat), duty=DUTY)
    s.seat = seat
    CHOOSE_MONSTER.do(s, chosen)


def begin(s: Dungeon, figure: int) -> None:
    """A monster that its player has chosen acts now."""
    tell(s, MONSTER_ACTIVATED, s.seat, named(s, figure), ORDER.number("own"), 0, NONE)


@SEND_STRIKE.does
def send_strike(s: Dungeon, figure: int, raid: int) -> None:
    """A monster is chosen, with whom it attacks and from where (DA-MON-1, DA-MON-7)."""
    begin(s, figure)
    carry_out(s, figure, raid // HEROES, raid % HEROES, 0)


@SEND.does
def send(s: Dungeon, figure: int, to: int) -> None:
    """A monster is chosen that reaches nobody, with where it goes (DA-MON-1, DA-MON-9)."""
    begin(s, figure)
    carry_out(s, figure, to, NONE, 0)


def orders(s: Dungeon, seat: Seat) -> list[Value]:
    """Each of several monsters that a player may activate, with all that it can do (DA-MON-1,
    DA-MON-6)."""
    found: list[Value] = []
    field = Field(s)
    for figure in choices(s, seat):
        reach = field.reach(s, figure)
        strikes = field.strikes(s, figure, reach)
        if strikes:
            found += SEND_STRIKE.each_with(figure, strikes)
        else:
            found += SEND.each_with(figure, squares_of(reach))
    return found


def choices(s: Dungeon, seat: Seat) -> list[int]:
    """The ready monsters of the first group that has any: far from the heroes of the player, then
    in a connected room, then in a room with one of them; defeated heroes count. Exhausted monsters
    are no choice (DA-MON-2..5, DA-ROUND-7, DA-RUL-16, DA-RUL-60)."""
    rooms = {room_of(hero.at) for hero in s.players[seat].heroes}
    beside: set[int] = set()
    for room in rooms:
        beside |= connected(s, room)
    groups: list[list[int]] = [[], [], []]
    for figure, monster in s.monsters.items():
        if monster.ready:
            room = room_of(monster.at)
            groups[2 if room in rooms else 1 if room in beside else 0].append(figure)
    return groups[0] or groups[1] or groups[2]


def connected(s: Dungeon, cell: int) -> set[int]:
    """The rooms that a Corridor token joins to one (DA-TERM-9)."""
    return {other for other, _ in exits(cell, s.corridors)}


@step
async def move_monster(s: Dungeon, seat: Seat, figure: Figure) -> None:
    """It moves, attacks from there, and is exhausted; it never moves twice, attacks twice or moves
    after attacking (DA-MON-6..9, DA-MON-11..13)."""
    chosen = await ask(seat, MONSTER_ACT, lambda: acts(s, figure), figure, 0, duty=DUTY)
    let_act(s, figure, chosen, 0)


def let_act(s: Dungeon, figure: int, chosen: Value, extra: int) -> None:
    """A monster does what was answered (DA-MON-6, DA-MON-9)."""
    if STRIKE.matches(chosen):
        (raid,) = STRIKE.parts(chosen)
        carry_out(s, figure, raid // HEROES, raid % HEROES, extra)
    else:
        carry_out(s, figure, *MARCH.parts(chosen), NONE, extra)


def carry_out(s: Dungeon, figure: int, to: int, target: int, extra: int) -> None:
    """A monster goes somewhere by the cheapest way, attacks whom it was told to from there, and is
    exhausted (DA-MON-8, DA-MON-11, DA-RUL-166)."""
    monster = s.monsters[figure]
    monster.ready = False
    if to != monster.at:
        extra += charge_bonus(s, figure, ways(s, figure, speed_of(s, figure))[to])
        monster.facing = facing_towards(monster.at, to)
        name = named(s, figure)
        put(s, figure, to)
        tell(s, WALKED, name, to)
    if target != NONE:
        turn_to(s, figure, target)
        plan(s, strike(figure, target, NONE, extra), turn_down(figure))


@step
async def turn_down(s: Dungeon, figure: Figure) -> None:
    """After its attack a monster is exhausted, also where that has set off an alarm (DA-MON-11)."""
    if figure in s.monsters:
        s.monsters[figure].ready = False


def acts(s: Dungeon, figure: int) -> list[Value]:
    """Where it can go and whom it attacks from there; only if it can reach no place from which it
    attacks, anywhere or nowhere (DA-MON-6, DA-MON-7, DA-MON-9, DA-RUL-61)."""
    field = Field(s)
    reach = field.reach(s, figure)
    strikes = field.strikes(s, figure, reach)
    if strikes:
        return STRIKE.each(strikes)
    return MARCH.each(squares_of(reach))


def raids(s: Dungeon, figure: int) -> list[int]:
    """Whom a monster can attack, and from where."""
    field = Field(s)
    return field.strikes(s, figure, field.reach(s, figure))


class Field:
    """What all monsters see: where the heroes stand, and which squares are taken. Worked out once
    for all of them."""

    __slots__ = ("foes", "heroes", "taken")

    def __init__(self, s: Dungeon) -> None:
        self.heroes = standing(s)
        self.foes = Foes([at for _, at, _ in self.heroes], s.corridors)
        self.taken = floors_of(places(s))

    def reach(self, s: Dungeon, figure: int) -> list[int]:
        """The squares that a monster can go to, and its own, as floors (DA-MON-8, DA-MMOVE-1)."""
        found = [0] * CELLS
        for layer in spread(s, figure, speed_of(s, figure), self.foes):
            for cell, floor in layer.items():
                found[cell] |= floor & ~self.taken[cell]
        at = s.monsters[figure].at
        found[room_of(at)] |= 1 << at % 9
        return found

    def strikes(self, s: Dungeon, figure: int, reach: list[int]) -> list[int]:
        """From which of some squares it attacks whom, as raids, in order. No way is shorter than
        the straight line, so heroes further than that are not looked at (DA-MON-7, DA-MON-10,
        DA-DEF-7, DA-TERM-5)."""
        low, high = range_of(s, figure, NONE)
        row = s.monsters[figure].at * SQUARES
        most = speed_of(s, figure) + high
        found: list[int] = []
        for target, to, hidden in self.heroes:
            if hidden or DISTANCES[row + to] > most:
                continue
            for cell, floor in posts(to, low, high, s.corridors):
                able = floor & reach[cell]
                if able:
                    first = 9 * cell * HEROES + target
                    found += [first + place * HEROES for place in PLACES[able]]
        found.sort()
        return found


def places(s: Dungeon) -> list[int]:
    """Every square with somebody on it; defeated heroes count."""
    found = [monster.at for monster in s.monsters.values()]
    for player in s.players:
        found += [hero.at for hero in player.heroes if hero.at != NONE]
    return found


def standing(s: Dungeon) -> list[Standing]:
    """The heroes on the map that are not defeated: who, where, and whether hidden, so that nobody
    attacks them (DA-DEF-7, DA-TERM-5)."""
    return [
        (TEAM * seat + place, hero.at, hero.hidden)
        for seat, player in enumerate(s.players)
        for place, hero in enumerate(player.heroes)
        if hero.at != NONE and not hero.defeated
    ]
