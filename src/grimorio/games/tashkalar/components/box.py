"""What is in the box: beings, legends, flares, tasks, puzzles and the board, as content/ has them.

Every number and every pattern is a fact of the published game, every word is ours (TK-RUL-7,
TK-RUL-8).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from grimorio.games.tashkalar.components.effects import CardEffect
from grimorio.games.tashkalar.components.vocabulary import (
    DeckName,
    Id,
    Offset,
    Positive,
    RankName,
    Row,
    TaskType,
)
from grimorio.kit.content import Fact


class Being(Fact, frozen=True):
    """A being or a legend. Rows of the pattern from top to bottom: c and h are own pieces of that
    rank or higher, X is the square of the summoning, C or H the same where an own piece must stand,
    a point is any square. Marks are offsets from the square of the summoning, right and down;
    arrows are marks that point in a direction."""

    id: Id
    rank: RankName
    pattern: tuple[Row, ...]
    effects: tuple[CardEffect, ...]
    deck: DeckName = "legends"
    marks: tuple[Offset, ...] = ()
    arrows: bool = False


class School(Fact, frozen=True):
    """A deck of beings; the two Imperial ones hold the same cards."""

    id: Id
    deck: DeckName


class Flare(Fact, frozen=True):
    """A flare: by how many upgraded pieces, or pieces of all ranks, the rival must be ahead."""

    id: Id
    more_upgraded: Positive
    upper: tuple[CardEffect, ...]
    more_pieces: Positive
    lower: tuple[CardEffect, ...]


class Task(Fact, frozen=True):
    """A task; what it requires is the function of the rules with its id. Whether it is advanced is
    said here, as the set-up squares are with the board (TK-RUL-5)."""

    id: Id
    type: TaskType
    points: Positive
    advanced: bool = False


class Puzzle(Fact, frozen=True):
    """A position in which the best turn is to be found; see positions.py for the text."""

    id: Id
    position: str


class BoardData(Fact, frozen=True):
    """The board, row by row: # is no square, r red, g green, a point any other; and where the
    starting pieces go, as column and row from 0."""

    rows: tuple[Annotated[str, Meta(pattern=r"^[#.rg]{9}$")], ...]
    duel: tuple[Offset, ...]
    melee: tuple[tuple[Offset, Offset], ...]


class Supplies(Fact, frozen=True):
    """How many pieces a colour has; whether the pieces that mark scores are taken from them."""

    two_sided: Positive
    legendary: Positive
    markers: bool


class Content(Fact, frozen=True):
    """Everything in the box."""

    schools: tuple[School, ...]
    beings: tuple[Being, ...]
    legends: tuple[Being, ...]
    flares: tuple[Flare, ...]
    tasks: tuple[Task, ...]
    puzzles: tuple[Puzzle, ...]
    board: BoardData
    supplies: Supplies
