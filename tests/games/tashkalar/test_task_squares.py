"""Tasks about the shape of the board: every square of a cross, line, rim, corner or diagonal."""

from __future__ import annotations

import pytest

from grimorio.games.tashkalar.nouns import TASK
from grimorio.games.tashkalar.rules.tasks import is_met
from grimorio.games.tashkalar.state import ELITE
from tests.games.tashkalar.builders import arena


def met(task: str, names: list[str], more: str = "") -> bool:
    """Whether commons on these squares meet a task."""
    board = " ".join(f"1{name}" for name in dict.fromkeys(names))
    return is_met(arena(f"{board} {more}", form=ELITE).s, 0, TASK.number(task))


def across(row: int, columns: str = "abcdefghi") -> list[str]:
    return [f"{column}{row}" for column in columns]


def down(column: str, first: int, last: int) -> list[str]:
    return [f"{column}{row}" for row in range(first, last + 1)]


CENTRE = ["d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6", "f6"]
UPRIGHT = ["e4", "d5", "e5", "f5", "e6"]
SLANTED = ["d4", "f4", "e5", "d6", "f6"]


@pytest.mark.rule("TK-RUL-8", "TK-SETUP-1")
@pytest.mark.parametrize("cross", [UPRIGHT, SLANTED], ids=["upright", "slanted"])
def test_a_cross_needs_each_of_its_five_squares(cross: list[str]) -> None:
    assert met("centre-cross", cross)
    for name in cross:
        assert not met("centre-cross", [at for at in cross if at != name])


@pytest.mark.rule("TK-RUL-8", "TK-SETUP-1")
@pytest.mark.parametrize("name", CENTRE)
def test_each_of_the_nine_squares_is_central(name: str) -> None:
    # Three commons and two heroics, one of the five on the square in question.
    rest = [at for at in CENTRE if at != name][:4]
    heroics = f"1{rest[0]}h 1{rest[1]}h"
    assert met("central-dominance", [*rest[2:], name], heroics)
    assert not met("central-dominance", [*rest[2:], "e3"], heroics)


@pytest.mark.rule("TK-RUL-8", "TK-SETUP-1")
@pytest.mark.parametrize("row", range(1, 10))
def test_six_more_in_one_of_the_three_middle_rows(row: int) -> None:
    names = across(row, "cdefg" if row in {1, 9} else "bcdefgh")
    assert met("line-dominance", names) == (row in {4, 5, 6})


@pytest.mark.rule("TK-RUL-8", "TK-SETUP-1")
@pytest.mark.parametrize("column", "abcdefghi")
def test_six_more_in_one_of_the_three_middle_columns(column: str) -> None:
    names = down(column, 3, 7) if column in "ai" else down(column, 2, 8)
    assert met("line-dominance", names) == (column in "def")


@pytest.mark.rule("TK-RUL-8")
@pytest.mark.parametrize("row", [4, 5, 6])
def test_a_line_reaches_from_rim_to_rim(row: int) -> None:
    assert met("line-dominance", across(row, "abcghi"))
    assert not met("line-dominance", across(row, "abchi"))
    assert not met("line-dominance", across(row, "abcghi"), f"2e{row}")


LONG_ONE = [f"{column}{row}" for column, row in zip("bcdefgh", range(2, 9), strict=True)]
LONG_TWO = [f"{column}{row}" for column, row in zip("hgfedcb", range(2, 9), strict=True)]


@pytest.mark.rule("TK-RUL-8")
@pytest.mark.parametrize("one", [0, 1])
@pytest.mark.parametrize("left", [0, 1, 2, 4, 5, 6])
def test_each_of_seven_squares_is_on_a_long_diagonal(one: int, left: int) -> None:
    # Four on each diagonal, e5 on both; of one of them the square in question is the fourth.
    line, other = (LONG_ONE, LONG_TWO)[:: -1 if one else 1]
    rest = [at for at in line if at not in (line[left], "e5")][:2]
    crossing = [at for at in other if at != "e5"][:2]
    board = [*rest, *crossing, "e5"]
    upgraded = f"1{line[left]}h 1{other[-1]}h"
    assert met("diagonals", board, upgraded)
    assert not met("diagonals", board, upgraded.replace(f"1{line[left]}h", "1e1h"))


TOP, BOTTOM = across(1, "cdefg"), across(9, "cdefg")
LEFT, RIGHT = down("a", 3, 7), down("i", 3, 7)
UP_AND_DOWN = [*across(2, "cdefg"), *down("e", 3, 7), *across(8, "cdefg")]
"""From beside the upper rim to beside the lower one."""
ACROSS = [*down("b", 3, 7), *across(5, "cdefg"), *down("h", 3, 7)]


@pytest.mark.rule("TK-RUL-8")
def test_a_chain_from_side_to_side_may_begin_and_end_on_any_square_of_them() -> None:
    for trunk, one, other in ((UP_AND_DOWN, TOP, BOTTOM), (ACROSS, LEFT, RIGHT)):
        assert not met("side-chain", trunk)
        for name in one:
            assert not met("side-chain", [*trunk, name])
            assert met("side-chain", [*trunk, name, other[2]])
        for name in other:
            assert not met("side-chain", [*trunk, name])
            assert met("side-chain", [*trunk, name, one[2]])
        assert not met("side-chain", [*trunk, one[0], one[4]])


@pytest.mark.rule("TK-RUL-8")
def test_a_chain_from_a_side_to_the_one_beside_it_is_none() -> None:
    assert not met("side-chain", ["c1", "b2", "a3"])
    assert not met("side-chain", [*ACROSS, "a5", *down("c", 1, 4)])


# The three squares of each corner lie on a slope; beside each runs a line of four.
SLOPES = {
    "north-west": (["a3", "b2", "c1"], ["b3", "c2"]),
    "north-east": (["g1", "h2", "i3"], ["g2", "h3"]),
    "south-east": (["i7", "h8", "g9"], ["h7", "g8"]),
    "south-west": (["a7", "b8", "c9"], ["b7", "c8"]),
}
DIAGONAL = ["c3", "d4", "e5", "f6", "g7"]
OTHER_DIAGONAL = ["g3", "f4", "e5", "d6", "c7"]


@pytest.mark.rule("TK-RUL-8")
@pytest.mark.parametrize(
    ("one", "other", "trunk"),
    [
        ("north-west", "south-east", DIAGONAL),
        ("south-east", "north-west", DIAGONAL),
        ("north-east", "south-west", OTHER_DIAGONAL),
        ("south-west", "north-east", OTHER_DIAGONAL),
    ],
)
def test_a_chain_from_corner_to_corner_may_begin_on_any_of_three_squares(
    one: str, other: str, trunk: list[str]
) -> None:
    corner, beside = SLOPES[one]
    far, far_beside = SLOPES[other]
    whole = [*beside, *trunk, *far_beside]
    assert not met("corner-chain", [*whole, *corner])
    for name in corner:
        assert met("corner-chain", [*whole, name, far[1]])
        assert not met("corner-chain", [name, *trunk[1:], *far_beside, far[1]])


@pytest.mark.rule("TK-RUL-8")
def test_a_chain_between_corners_side_by_side_is_none() -> None:
    top = [*across(2, "bcdefgh"), "c1", "g1"]
    assert not met("corner-chain", top)


# -- around an enemy ----------------------------------------------------------------------------

AROUND = ["d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"]


@pytest.mark.rule("TK-RUL-8", "TK-TERM-7")
@pytest.mark.parametrize("left", range(8))
def test_any_seven_around_an_enemy_envelop_it_and_any_six_imprison_it(left: int) -> None:
    seven = AROUND[:left] + AROUND[left + 1 :]
    assert met("envelopment", seven, "2e5")
    assert met("imprisonment", seven[1:], "2e5")
    assert not met("envelopment", seven[1:], "2e5")
    assert not met("imprisonment", seven[2:], "2e5")
    assert not met("envelopment", seven, "1e5")


@pytest.mark.rule("TK-RUL-8")
def test_a_piece_is_isolated_if_it_needs_more_than_three_moves_over_empty_squares() -> None:
    # From a5 it is one move to b6, which is beside the other piece at a7.
    near = "2a5 2a7"
    assert not met("isolation", ["a6", "b5", "b4", "a4"], near)
    # With b6 closed it is three moves by way of b5 and c6 to b7.
    assert not met("isolation", ["a6", "b6"], near)
    # With b5 closed too it is four, by way of b4, c5 and c6.
    assert met("isolation", ["a6", "b6", "b5"], near)
    # But a third piece can be reached from both.
    assert not met("isolation", ["a6", "b6", "b5"], f"{near} 2d4")


@pytest.mark.rule("TK-RUL-8")
def test_a_piece_whose_nearest_friend_is_not_two_squares_away_is_not_isolated() -> None:
    walls = ["b2", "b3", "b4", "a4"]
    assert met("isolation", walls, "2a3 2c3")
    assert not met("isolation", walls, "2a3 2d3")
    # Its friend may be two squares away in any direction.
    assert met("isolation", ["a4", "b4", "b3", "b2"], "2a3 2c5")
