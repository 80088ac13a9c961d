"""Which empty squares are good for something: for a card in hand whose pattern lacks one piece or
two, or for a task that lacks one."""

from __future__ import annotations

from collections.abc import Sequence

from grimorio.games.tashkalar.components.numbers import CARD_RANKS
from grimorio.games.tashkalar.components.vocabulary import COMMON
from grimorio.games.tashkalar.rules import pieces
from grimorio.games.tashkalar.rules.board import mask_of, spread, squares_of
from grimorio.games.tashkalar.rules.patterns import LIFT, SHIFTS
from grimorio.games.tashkalar.rules.tasks import CENTRAL, OF_THE_TURN, POINTS, TYPES, is_met
from grimorio.games.tashkalar.rules.teams import side_to_move
from grimorio.games.tashkalar.state import Arena
from grimorio.kit.numbers import NONE


def task_squares(s: Arena) -> dict[int, int]:
    """The empty squares where one more piece of the side to move meets the requirement of a task,
    each with the task: the richest where there are several."""
    side = side_to_move(s)
    found: dict[int, int] = {}
    for task in sorted([t for t in s.tasks if t != NONE], key=POINTS.__getitem__):
        if TYPES[task] not in OF_THE_TURN and not is_met(s, side, task):
            found |= dict.fromkeys(meeting(s, side, task, squares_of(pieces.empty(s))), task)
    return found


def meeting(s: Arena, side: int, task: int, squares: Sequence[int]) -> list[int]:
    """Those of the squares where one piece is enough. More pieces never spoil a task: where all
    together are not enough, none of them is."""
    mine = s.sides[side]
    before = mine.pieces
    mine.pieces |= mask_of(squares)
    enough = is_met(s, side, task)
    mine.pieces = before
    if not enough or len(squares) == 1:
        return list(squares) if enough else []
    half = len(squares) // 2
    return meeting(s, side, task, squares[:half]) + meeting(s, side, task, squares[half:])


def open_squares(s: Arena) -> int:
    """Empty squares to begin with: beside the pieces of the side to move, else in the middle."""
    mine = s.sides[side_to_move(s)].pieces
    return (spread(mine) if mine else CENTRAL) & pieces.empty(s)


def card_gaps(s: Arena, card: int) -> tuple[int, int]:
    """The gaps of a card of the side to move, laid in any way."""
    side = s.sides[side_to_move(s)]
    ranks = (side.pieces << LIFT, side.upgraded << LIFT, side.legends << LIFT)
    free = pieces.free_by_rank(s)[CARD_RANKS[card]]
    empty = pieces.empty(s) << LIFT
    last = next_to_last = 0
    for shifts in SHIFTS[card]:
        one, two = gaps(shifts, ranks, empty, free)
        last |= one
        next_to_last |= two
    return last, next_to_last


def gaps(
    shifts: tuple[tuple[int, int], ...], ranks: tuple[int, int, int], empty: int, free: int
) -> tuple[int, int]:
    """The empty squares that are all that a pattern lacks somewhere, and those that are one of two.

    What the squares of the pattern before and after each of them lack is told for the whole board
    at once, as everything about patterns.
    """
    after = []
    whole, short = free, 0
    for shift, rank in reversed(shifts):
        after.append((whole, short))
        own = ranks[rank] >> shift
        short &= own
        if rank == COMMON:
            short |= whole & (empty >> shift)
        whole &= own
    last = next_to_last = 0
    whole, short = free, 0
    for shift, rank in shifts:
        rest, rest_short = after.pop()
        own = ranks[rank] >> shift
        gap = empty >> shift if rank == COMMON else 0
        last |= (whole & rest & gap) << shift
        next_to_last |= ((whole & rest_short | short & rest) & gap) << shift
        short = short & own | whole & gap
        whole &= own
        if not whole and not short:
            break
    return last >> LIFT, next_to_last >> LIFT


def served(s: Arena) -> tuple[dict[int, int], dict[int, int]]:
    """The empty squares that complete the pattern of a card in hand, and those that bring it
    nearer, each with the card: the mightiest where there are several."""
    completed: dict[int, int] = {}
    nearer: dict[int, int] = {}
    player = s.players[s.turn]
    for card in sorted([*player.hand.cards, *player.legends.cards]):
        last, next_to_last = card_gaps(s, card)
        completed |= dict.fromkeys(squares_of(last), card)
        nearer |= dict.fromkeys(squares_of(next_to_last), card)
    return completed, nearer
