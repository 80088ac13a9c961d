"""Sight between hexes: walls cut it, and it is the same wherever on the plane the board lies."""

from __future__ import annotations

from random import Random

from grimorio.kit.hexes import Hex, hexagon
from grimorio.kit.sight import Sight, outline

SOLID = ((1, 0), (0, -1), (-2, 1))


def seen(move: Hex) -> list[int]:
    """What each hex sees of a board with three solid hexes, moved about."""
    q, r = move
    places = [(q + dq, r + dr) for dq, dr in hexagon(3)]
    walls = outline([(q + dq, r + dr) for dq, dr in SOLID])
    sight = Sight(places, walls)
    return [sight.row(cell) for cell in range(len(places))]


def test_a_wall_between_two_hexes_cuts_their_sight() -> None:
    places = [(q, 0) for q in range(4)]
    sight = Sight(places, outline([(2, 0)]))
    assert sight.row(0) == 0b0011
    assert sight.row(3) == 0b1000


def test_there_is_sight_along_a_wall_but_not_into_it() -> None:
    places = [(q, r) for r in (0, 1) for q in range(4)]
    sight = Sight(places, outline([(1, 0), (2, 0)]))
    assert sight.row(4) == 0b11111001, "all but the two solid hexes"


def test_sight_is_the_same_wherever_the_board_lies() -> None:
    dice = Random(7)
    here = seen((0, 0))
    assert len(set(here)) > 5
    for _ in range(8):
        assert seen((dice.randint(-30, 30), dice.randint(-30, 30))) == here
