"""Patterns: where the pieces on the board show what a card asks for (TK-SUMMON-3..7, 9..13).

A card is kept as its distinct orientations under the eight symmetries of the square. Shifting the
mask of a side's pieces by the place of one square of the pattern tells for all squares of the board
at once whether that square is filled; what is left after all of them is where the being can come.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from grimorio.games.tashkalar.components.box import Being
from grimorio.games.tashkalar.components.numbers import BEINGS, CARD_RANKS
from grimorio.games.tashkalar.rules.board import BOARD, STRIDE, mask_of, on_board

LIFT: Final = 4 * STRIDE + 4
"""Boards are shifted up by this before they are compared, so that every shift after it is one to
the right: no pattern reaches further than four squares."""

SYMMETRIES: Final = tuple(
    [(a, b, c, d) for a, b, c, d in (
        (1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0),
        (-1, 0, 0, 1), (0, 1, 1, 0), (1, 0, 0, -1), (0, -1, -1, 0),
    )]
)  # fmt: skip
"""Four turns, and the same mirrored: (x, y) goes to (a x + b y, c x + d y) (TK-SUMMON-4..5)."""


class Orientation:
    """A card's pattern turned one way: what each square adds to the square of the summoning."""

    __slots__ = ("cells", "marks", "shifts")

    def __init__(self, cells: list[tuple[int, int]], marks: list[int]) -> None:
        self.cells = tuple(cells)
        """Offset and least rank of each square that must be filled."""
        self.marks = tuple(marks)
        """Offsets of the marked squares; for arrows, the directions."""
        self.shifts = tuple([(offset + LIFT, rank) for offset, rank in self.cells])

    def used(self, at: int) -> int:
        """The squares of the pattern that pieces fill, summoned there (TK-RUL-26)."""
        return mask_of([at + offset for offset, _ in self.cells])

    def marked(self, at: int) -> int:
        """The marked squares on the board (TK-TERM-5, TK-RUL-23)."""
        return mask_of([at + offset for offset in self.marks if on_board(at + offset)])


def read_pattern(rows: Sequence[str]) -> list[tuple[int, int, int]]:
    """The squares to be filled as right, down and rank, from the square of the summoning."""
    signs = [(x, y, sign) for y, line in enumerate(rows) for x, sign in enumerate(line)]
    targets = [(x, y) for x, y, sign in signs if sign in "XCH"]
    if len(targets) != 1:
        raise ValueError(f"a pattern has one square of the summoning: {rows}")
    x0, y0 = targets[0]
    return [(x - x0, y - y0, "ch".index(sign.lower())) for x, y, sign in signs if sign in "chCH"]


def orientations(being: Being) -> tuple[Orientation, ...]:
    """The distinct ways to lay a card: another pattern, or other marks."""
    cells = read_pattern(being.pattern)
    found: dict[tuple[tuple[tuple[int, int], ...], tuple[int, ...]], Orientation] = {}
    for a, b, c, d in SYMMETRIES:
        turned = sorted([((c * x + d * y) * STRIDE + a * x + b * y, rank) for x, y, rank in cells])
        marks = sorted([(c * x + d * y) * STRIDE + a * x + b * y for x, y in being.marks])
        key = (tuple(turned), tuple(marks))
        if key not in found:
            # The rarer pieces first: most ways to lay a card fail early.
            found[key] = Orientation(sorted(turned, key=lambda cell: -cell[1]), marks)
    return tuple(found.values())


ORIENTATIONS: Final = tuple([orientations(being) for being in BEINGS])
SHIFTS: Final = tuple([tuple([one.shifts for one in ways]) for ways in ORIENTATIONS])
NEEDS: Final = tuple(
    [(len(one.cells), sum([rank > 0 for _, rank in one.cells])) for one, *_ in ORIENTATIONS]
)
"""How many pieces a card asks for, and how many of them upgraded."""

Found = list[tuple[int, int, int]]
"""Card, orientation, and the mask of the squares where it can be summoned."""


def raised(ranks: tuple[int, int, int]) -> list[int]:
    """Boards ready to be shifted. A list, since it is read by rank: compiled, a tuple of three
    would be made anew for every reading."""
    return [ranks[0] << LIFT, ranks[1] << LIFT, ranks[2] << LIFT]


def find(cards: Sequence[int], ranks: tuple[int, int, int], free: tuple[int, int, int]) -> Found:
    """Where these cards can be summoned: `ranks` are the summoner's pieces by rank or higher,
    `free` the squares by rank where nothing outranks a being of that rank (TK-EX-21)."""
    lifted = raised(ranks)
    count, upgraded = ranks[0].bit_count(), ranks[1].bit_count()
    found: Found = []
    for card in cards:
        if count < NEEDS[card][0] or upgraded < NEEDS[card][1]:
            continue
        open_squares = free[CARD_RANKS[card]]
        for way, shifts in enumerate(SHIFTS[card]):
            squares = open_squares
            for shift, rank in shifts:
                squares &= lifted[rank] >> shift
                if not squares:
                    break
            else:
                found.append((card, way, squares))
    return found


def find_short(card: int, way: int, lifted: list[int], others: list[int],
               free: tuple[int, int, int]) -> int:  # fmt: skip
    """Where an orientation of a card is filled but for exactly one square, which a piece of others
    fills; the own pieces and those of others are given raised."""
    whole = free[CARD_RANKS[card]]
    short = 0
    for shift, rank in SHIFTS[card][way]:
        own = lifted[rank] >> shift
        short = (short & own) | (whole & (others[rank] >> shift))
        whole &= own
        if not whole and not short:
            break
    return short & BOARD


def missing(at: int, way: Orientation, ranks: tuple[int, int, int]) -> list[int]:
    """The squares of the pattern, summoned there, that own pieces do not fill."""
    return [at + offset for offset, rank in way.cells if not ranks[rank] >> (at + offset) & 1]


def find_two_short(card: int, way: int, lifted: list[int], others: list[int],
                   free: tuple[int, int, int]) -> int:  # fmt: skip
    """As `find_short`, with exactly two squares that others fill."""
    whole = free[CARD_RANKS[card]]
    short = shorter = 0
    for shift, rank in SHIFTS[card][way]:
        own = lifted[rank] >> shift
        other = others[rank] >> shift
        shorter = (shorter & own) | (short & other)
        short = (short & own) | (whole & other)
        whole &= own
    return shorter & BOARD
