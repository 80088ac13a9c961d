"""Many squares in one look: the same as square by square."""

from __future__ import annotations

import random

import pytest

from grimorio.core import Value
from grimorio.games.dungeonalliance.components.numbers import TABLE
from grimorio.games.dungeonalliance.kinds import GO, STRIKE
from grimorio.games.dungeonalliance.nouns import FIRST_MONSTER
from grimorio.games.dungeonalliance.rules.board import (
    EDGE_SIDES,
    SQUARES,
    around,
    distance,
    sees,
    touches,
)
from grimorio.games.dungeonalliance.rules.figures import is_enemy, place_of, room_of
from grimorio.games.dungeonalliance.rules.floors import (
    ANYWHERE,
    beside,
    floors_of,
    posts,
    squares_of,
)
from grimorio.games.dungeonalliance.rules.monsters import acts
from grimorio.games.dungeonalliance.rules.walking import is_dark, ways, within
from grimorio.games.dungeonalliance.state import KNOWN, Dungeon
from grimorio.kit.numbers import NONE
from tests.games.dungeonalliance.table import Table, lay, place, raid

FREE = ("runyon-zay", "krom", "krolt", "mirabell")
"""One that passes through enemies and slips by them, one that slips, one that passes, one with no
such card here."""
FOES = ("petra", "lorna", "bull", "root")
BEASTS = ("goblin", "cave-bat", "bone-archer", "goblin", "giant-spider", "goblin")
SPEEDS = {"goblin": 4, "cave-bat": 6, "bone-archer": 3, "giant-spider": 4}
ALL_OPEN = (1 << len(EDGE_SIDES)) - 1


def some_corridors(dice: random.Random) -> int:
    """About two of three corridors open."""
    return dice.getrandbits(len(EDGE_SIDES)) | dice.getrandbits(len(EDGE_SIDES)) & ALL_OPEN


def crowd(number: int, *, versus: bool = False) -> Table:
    """Fourteen figures close together in open rooms, with pits, and rooms with something in them
    face down, known or not, or face up."""
    dice = random.Random(number)
    t = lay(FREE, FOES, versus=versus)
    t.s.corridors = some_corridors(dice)
    squares = dice.sample(
        [one for one in range(SQUARES) if 3 <= place(one)[0] < 12 and place(one)[1] < 9], 20
    )
    for name in (*FREE, *FOES):
        t.put(name, place(squares.pop()))
    for name in BEASTS:
        t.monster(name, place(squares.pop()))
    for name, card in zip(FREE, ("runyon-zay-flow", "side-step", "krolt-tunnel"), strict=False):
        t.under(name, card)
    t.hero("bull").defeated = dice.random() < 0.5
    t.hero("root").hidden = dice.random() < 0.5
    for level in (1, 2):
        t.pit(place(squares.pop()), level)
    t.dark(place(squares.pop()))
    t.token("pit-trap", place(squares.pop()), level=3, face=KNOWN)
    t.token("treasure-chest", place(squares.pop()))
    return t


def step_by_step(s: Dungeon, figure: int, points: int, slips: bool, passes: bool) -> dict[int, int]:
    """The cheapest ways, found one square at a time (DA-MOVE-1..11, DA-MMOVE-1..6)."""
    start = place_of(s, figure)
    foes = {
        square
        for square, other in enumerate(s.occupant)
        if other != NONE and is_enemy(s, figure, other)
    }
    costs = {start: 0}
    open_ = [start]
    while open_:
        square = min(open_, key=lambda one: costs[one])
        open_.remove(square)
        stops = (
            figure < FIRST_MONSTER
            and room_of(square) != room_of(start)
            and is_dark(s, room_of(square))
        )
        if stops and s.occupant[square] == NONE:
            continue
        near = around(square, s.corridors)
        total = costs[square] + 1 + (not slips and any(one in foes for one in near))
        total += TABLE.pit_leave * (square in s.pits)
        for to in near:
            if to in foes and not passes:
                continue
            if stops and room_of(to) != room_of(square):
                continue
            if total <= points and total < costs.get(to, 99):
                costs[to] = total
                open_.append(to)
    return {to: cost for to, cost in costs.items() if cost and s.occupant[to] == NONE}


@pytest.mark.rule("DA-TERM-2", "DA-RUL-20")
def test_what_lies_beside_squares_is_what_lies_around_each_of_them() -> None:
    dice = random.Random(1)
    for square in range(SQUARES):
        for corridors in (0, ALL_OPEN, some_corridors(dice)):
            near = squares_of(beside([square], corridors))
            assert near == sorted(around(square, corridors))
    assert squares_of(floors_of([30, 4, 224])) == [4, 30, 224]
    both = squares_of(beside([40, 41], ALL_OPEN))
    assert both == sorted({*around(40, ALL_OPEN), *around(41, ALL_OPEN)})


@pytest.mark.rule("DA-RANGE-1", "DA-RANGE-2", "DA-RUL-25", "DA-RUL-28", "DA-SPELL-6")
def test_an_attack_is_made_from_squares_in_range_and_sight_whatever_corridors_are_open() -> None:
    dice = random.Random(2)
    for to in range(0, SQUARES, 2):
        for corridors in (0, some_corridors(dice), ALL_OPEN, some_corridors(dice)):
            beside_it = [one for one in range(SQUARES) if touches(one, to, corridors)]
            assert squares_of_posts(to, 1, 1, corridors) == beside_it
            for low, high in ((2, 3), (1, 3), (2, 4), (1, 4)):
                near = [one for one in range(SQUARES) if low <= distance(one, to) <= high]
                seen = [one for one in near if sees(one, to, corridors)]
                assert squares_of_posts(to, low, high, corridors) == seen
                assert squares_of_posts(to, low, high, ANYWHERE) == near, "without need of sight"


def squares_of_posts(to: int, low: int, high: int, corridors: int) -> list[int]:
    floors = [0] * 25
    for cell, floor in posts(to, low, high, corridors):
        floors[cell] = floor
    return squares_of(floors)


@pytest.mark.rule(
    "DA-MOVE-1..11", "DA-MMOVE-1..6", "DA-RUL-31", "DA-RUL-33", "DA-THREAT-5", "DA-THREAT-6"
)
@pytest.mark.parametrize("versus", [False, True])
def test_ways_are_the_cheapest_whoever_walks_and_whatever_lies_there(versus: bool) -> None:
    gifts = {"runyon-zay": (True, True), "krom": (True, False), "krolt": (False, True)}
    for number in range(60):
        t = crowd(number, versus=versus)
        for name in (*FREE, "petra", "lorna", "root"):
            slips, passes = gifts.get(name, (False, False))
            for points in (1, 4, 7):
                found = ways(t.s, t.figure(name), points)
                assert found == step_by_step(t.s, t.figure(name), points, slips, passes)
                assert list(found.values()) == sorted(found.values()), "the cheapest first"
        for figure, kind in zip(t.s.monsters, BEASTS, strict=True):
            flies = kind == "cave-bat"
            found = ways(t.s, figure, 5)
            assert found == step_by_step(t.s, figure, 5, flies, flies)


@pytest.mark.rule("DA-MON-6", "DA-MON-7", "DA-MON-9", "DA-DEF-7", "DA-TERM-5")
def test_a_monster_strikes_from_every_square_in_reach_that_it_can_strike_from() -> None:
    seen = set()
    for number in range(60):
        t = crowd(number)
        s = t.s
        heroes = [
            t.figure(name)
            for name in (*FREE, *FOES)
            if not t.hero(name).defeated and not t.hero(name).hidden
        ]
        for figure, kind in zip(s.monsters, BEASTS, strict=True):
            flies, shoots = kind == "cave-bat", kind == "bone-archer"
            here = s.monsters[figure].at
            squares = sorted([here, *step_by_step(s, figure, SPEEDS[kind], flies, flies)])
            strikes: list[Value] = [
                STRIKE(raid(target, square))
                for square in squares
                for target in sorted(heroes)
                if can_strike(s, square, place_of(s, target), shoots)
            ]
            expected = strikes or [GO(square) for square in squares]
            assert acts(s, figure) == expected
            seen.add(bool(strikes))
    assert seen == {True, False}


def can_strike(s: Dungeon, square: int, to: int, shoots: bool) -> bool:
    """Adjacent; or, for the archer, two to four squares away and in sight."""
    if not shoots:
        return touches(square, to, s.corridors)
    return 2 <= distance(square, to) <= 4 and sees(square, to, s.corridors)


@pytest.mark.rule("DA-PET-5", "DA-RUL-29")
def test_a_pet_goes_along_open_ways_whoever_stands_there() -> None:
    dice = random.Random(3)
    for start in range(0, SQUARES, 7):
        corridors = some_corridors(dice)
        reached = {start}
        for steps in range(5):
            assert squares_of(within(start, steps, corridors)) == sorted(reached)
            reached |= {to for one in reached for to in around(one, corridors)}
