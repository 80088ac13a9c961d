"""Patterns by bitboards, held against a matcher that tries square after square."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from grimorio.games.tashkalar.components.numbers import BEINGS
from grimorio.games.tashkalar.components.vocabulary import RANKS
from grimorio.games.tashkalar.rules.board import (
    BOARD,
    SQUARES,
    column,
    mask_of,
    row,
    square_at,
    squares_of,
)
from grimorio.games.tashkalar.rules.patterns import (
    ORIENTATIONS,
    find,
    find_short,
    find_two_short,
    missing,
    raised,
    read_pattern,
)
from tests.games.tashkalar.builders import arena

Board = dict[tuple[int, int], tuple[bool, int]]
"""Whether it is one's own and its rank, by column and row."""


def on_board(x: int, y: int) -> bool:
    """Three squares are missing at each corner."""
    return 0 <= x < 9 and 0 <= y < 9 and 1 < x + y < 15 and abs(x - y) < 7


def turned(x: int, y: int, turns: int, mirrored: bool) -> tuple[int, int]:
    if mirrored:
        x = -x
    for _ in range(turns):
        x, y = -y, x
    return x, y


Place = tuple[int, int]
"""Column and row."""


class Laid:
    """A card laid on the board: the square of the summoning, and what must stand where."""

    def __init__(self, to: Place, cells: list[tuple[Place, int]]) -> None:
        self.to = to
        self.cells = cells
        self.found = square_at(*to), frozenset(square_at(*place) for place, _ in cells)


@cache
def laid(card: int) -> dict[Place, list[Laid]]:
    """Every way to lay a card so that all its pieces are on the board, by where the first of them
    stands."""
    pattern = read_pattern(BEINGS[card].pattern)
    ways = {
        tuple(sorted([(*turned(x, y, turns, mirrored), rank) for x, y, rank in pattern]))
        for turns in range(4)
        for mirrored in (False, True)
    }
    found: dict[Place, list[Laid]] = {}
    for x0, y0 in [(column(at), row(at)) for at in SQUARES]:
        for way in ways:
            cells = [((x0 + x, y0 + y), rank) for x, y, rank in way]
            if all(on_board(*place) for place, _ in cells):
                found.setdefault(cells[0][0], []).append(Laid((x0, y0), cells))
    return found


def naive(card: int, board: Board, foreign: int = 0) -> set[tuple[int, frozenset[int]]]:
    """Every square and set of squares used that shows the pattern, by trying every way to lay the
    card by the pieces on the board; with exactly that number of pieces of others."""
    rank = RANKS.index(BEINGS[card].rank)
    ways = laid(card)
    return {
        way.found
        for place, (own, _) in board.items()
        if own or foreign
        for way in ways.get(place, ())
        if shows(way, board, foreign) and (way.to not in board or board[way.to][1] <= rank)
    }


def shows(way: Laid, board: Board, foreign: int) -> bool:
    """Whether the pieces asked for stand there, exactly that number of them pieces of others."""
    strangers = 0
    for place, least in way.cells:
        piece = board.get(place)
        if piece is None or piece[1] < least:
            return False
        strangers += not piece[0]
        if strangers > foreign:
            return False
    return strangers == foreign


def random_board(dice: Random) -> Board:
    """Twelve pieces each, or fewer, or more; some of them upgraded."""
    board: Board = {}
    for own in (True, False):
        for at in dice.sample(SQUARES, dice.choice([6, 12, 17])):
            board[column(at), row(at)] = (own, dice.choice([0, 0, 0, 1, 1, 2]))
    return board


def masks(board: Board, own: bool) -> tuple[int, int, int]:
    by_rank = [
        mask_of([square_at(x, y) for (x, y), (o, rank) in board.items() if o == own and rank >= r])
        for r in range(3)
    ]
    return by_rank[0], by_rank[1], by_rank[2]


def free(board: Board) -> tuple[int, int, int]:
    mine, theirs = masks(board, True), masks(board, False)
    return BOARD & ~(mine[1] | theirs[1]), BOARD & ~(mine[2] | theirs[2]), BOARD


def compare(boards: int, seed: int) -> None:
    dice = Random(seed)
    for _ in range(boards):
        board = random_board(dice)
        mine, theirs, open_squares = masks(board, True), masks(board, False), free(board)
        for card in range(len(BEINGS)):
            plain = {
                (at, frozenset(squares(ORIENTATIONS[card][way].used(at))))
                for _, way, mask in find([card], mine, open_squares)
                for at in squares(mask)
            }
            assert plain == naive(card, board), BEINGS[card].id
        card = dice.randrange(len(BEINGS))
        for count, finder in ((1, find_short), (2, find_two_short)):
            foreign = {
                (at, frozenset(squares(orientation.used(at))))
                for way, orientation in enumerate(ORIENTATIONS[card])
                for at in squares(finder(card, way, raised(mine), raised(theirs), open_squares))
            }
            assert foreign == naive(card, board, count), BEINGS[card].id


def squares(mask: int) -> list[int]:
    return [at for at in SQUARES if mask >> at & 1]


@pytest.mark.rule("TK-SUMMON-3", "TK-SUMMON-4", "TK-SUMMON-5", "TK-SUMMON-6", "TK-SUMMON-7")
@pytest.mark.parametrize("part", range(10))
def test_every_card_is_found_where_a_plain_search_finds_it(part: int) -> None:
    compare(200, part)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_every_card_is_found_on_a_hundred_thousand_boards(
    part: int, record_property: Callable[[str, object], None]
) -> None:
    record_property("boards", 5_000)
    record_property("cards", len(BEINGS))
    record_property("seeds", f"{1_000 + part}")
    compare(5_000, 1_000 + part)


@pytest.mark.rule("TK-RUL-6")
def test_the_board_has_69_squares_and_lacks_three_at_each_corner() -> None:
    assert len(SQUARES) == 69
    assert set(SQUARES) == {square_at(x, y) for x in range(9) for y in range(9) if on_board(x, y)}


@pytest.mark.parametrize("count", [0, 1, 7, 8, 40, 69])
def test_a_set_of_squares_is_listed_in_order_whether_large_or_small(count: int) -> None:
    dice = Random(count)
    for _ in range(20):
        chosen = sorted(dice.sample(SQUARES, count))
        assert squares_of(mask_of(chosen)) == chosen


@pytest.mark.rule("TK-SUMMON-4", "TK-SUMMON-5")
def test_cards_have_one_two_four_or_eight_orientations() -> None:
    counts = [len(ways) for ways in ORIENTATIONS]
    assert {count: counts.count(count) for count in set(counts)} == {1: 2, 2: 2, 4: 35, 8: 27}


@pytest.mark.rule("TK-SUMMON-4", "TK-SUMMON-5")
@pytest.mark.parametrize(
    "board",
    # A Herald asks for three pieces round a corner, away from where it comes: ccw, cw, mirrored.
    ["1f6 1g6 1f7", "1d6 1c6 1d7", "1d4 1c4 1d3", "1f4 1g4 1f3"],
)
def test_a_pattern_may_be_turned_and_mirrored(board: str) -> None:
    assert arena(board, "herald").summons("herald") == ["e5"]


@pytest.mark.rule("TK-SUMMON-6", "TK-EX-21")
def test_a_higher_rank_fills_a_square_of_the_pattern_a_lower_one_does_not() -> None:
    at = "e5"
    asked = "1d2h 1f2h 1e3 1e4h"
    assert at in arena(asked, "fire-dragon").summons("fire-dragon")
    assert at in arena(asked.replace("1e3", "1e3l"), "fire-dragon").summons("fire-dragon")
    assert arena(asked.replace("1e4h", "1e4"), "fire-dragon").summons("fire-dragon") == []


@pytest.mark.rule("TK-SUMMON-7", "TK-RUL-23")
def test_what_stands_on_irrelevant_squares_or_beyond_the_board_does_not_matter() -> None:
    # The Assassin at f7 by way of c6, d5 and e4; the rest of its pattern is full of strangers.
    crowd = "2c4 2d4 2c5l 2e5 2d6 2e6h 2f5 2c7 2d7"
    assert "f7" in arena(f"1c6 1d5 1e4 {crowd}", "assassin").summons("assassin")
    # The Eagle at c2 with its pieces at b3 and d3, and at d2 with pieces at e1 and e3: one row or
    # column of both patterns is not on the board.
    table = arena("1b3 1d3", "wild-eagle", schools=["highland", "south"])
    assert "c2" in table.summons("wild-eagle")
    assert "c4" in table.summons("wild-eagle")


@pytest.mark.rule("TK-TERM-6")
def test_marks_that_no_text_speaks_of_do_not_tell_orientations_apart() -> None:
    for card in ("master-of-intrigue", "kiskin-leafsplitter"):
        ways = ORIENTATIONS[[being.id for being in BEINGS].index(card)]
        assert len(ways) == 1


def test_what_is_missing_is_what_own_pieces_do_not_fill() -> None:
    (way, *_) = ORIENTATIONS[[being.id for being in BEINGS].index("swordmaster")]
    own = mask_of([square_at(4, 3)])
    assert missing(square_at(4, 4), way, (own, 0, 0)) == [square_at(4, 5)]
