"""The checkpoints gone by that are kept: an undo goes back to them without replaying the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeAlias

from grimorio.core.contract import S

TURNS_KEPT: Final = 4
"""How many turns an undo can go back without playing the whole game again."""

Tape: TypeAlias = "list[object]"


class Checkpoint(Generic[S]):
    """A checkpoint gone by, and what was answered from there on."""

    __slots__ = ("first", "state", "tape", "turn")

    def __init__(self, first: int, turn: int, state: S, tape: Tape) -> None:
        self.first = first
        """The place of the tape's first item, counted from where the game started."""
        self.turn = turn
        self.state = state
        self.tape = tape


def with_one_more(past: Sequence[Checkpoint[S]], gone: Checkpoint[S]) -> list[Checkpoint[S]]:
    """Of every turn gone by one checkpoint is kept, with all that was answered since."""
    if past and past[-1].turn == gone.turn:
        last = past[-1]
        gone = Checkpoint(last.first, last.turn, last.state, last.tape + gone.tape)
        past = past[:-1]
    return [*past[1 - TURNS_KEPT :], gone]


def last_before(past: Sequence[Checkpoint[Any]], place: int) -> int:
    """Which of them is the last that stands before a place on the tape; -1 if none does."""
    number = len(past) - 1
    while number >= 0 and past[number].first > place:
        number -= 1
    return number
