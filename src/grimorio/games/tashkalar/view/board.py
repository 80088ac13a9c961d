"""The arena: its squares, recognisable without colour, and the pieces on them."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from grimorio.core.scene import Area, Board, Cell, Piece, Text
from grimorio.games.tashkalar.components.vocabulary import COMMON, HEROIC, LEGENDARY, RANKS
from grimorio.games.tashkalar.positions import name_of
from grimorio.games.tashkalar.rules.board import (
    DUEL_SQUARES,
    GREEN,
    MELEE_SQUARES,
    RED,
    SQUARES,
    column,
    row,
    squares_of,
)
from grimorio.games.tashkalar.state import DUEL, ELITE, LAYING_OUT, MELEE, Arena
from grimorio.games.tashkalar.view.names import (
    RANK_ICONS,
    cell_id,
    piece_id,
    side_text,
    wearer,
)

SHAPES: Final[dict[int, Literal["token", "figure", "large"]]] = {
    COMMON: "token",
    HEROIC: "figure",
    LEGENDARY: "large",
}
TOPS: Final = frozenset(min(at for at in SQUARES if column(at) == x) for x in range(9))
LEFTS: Final = frozenset(min(at for at in SQUARES if row(at) == y) for y in range(9))


def board(s: Arena) -> Board:
    areas = start_squares(s.form) if s.stage == LAYING_OUT else ()
    return Board("arena", "square", Text("arena"), cells(s.form), (), tuple(pieces(s)), areas)


@cache
def cells(form: int) -> tuple[Cell, ...]:
    """The squares, which never change."""
    return tuple(cell(form, at) for at in SQUARES)


def cell(form: int, at: int) -> Cell:
    """A square; red ones glow, green ones are overgrown, the shaded centre is paved in Elite."""
    kind = kind_of(form, at)
    return Cell(
        cell_id(at),
        column(at),
        row(at),
        TERRAIN[kind],
        label=Text("cell", {"at": name_of(at), "kind": kind}),
        note=coordinate(at),
        rules=RULES.get(kind, ()),
    )


TERRAIN: Final = {"red": "lava", "green": "forest", "centre": "stone", "plain": "sand"}
RULES: Final = {"centre": ("TK-SETUP-1",)}


def kind_of(form: int, at: int) -> str:
    if RED >> at & 1:
        return "red"
    if GREEN >> at & 1:
        return "green"
    shaded = form == ELITE and 3 <= column(at) <= 5 and 3 <= row(at) <= 5
    return "centre" if shaded else "plain"


def start_squares(form: int) -> tuple[Area, ...]:
    """Where the starting pieces go (TK-DSETUP-3, TK-MSETUP-5)."""
    places: dict[int, tuple[tuple[int, ...], ...]] = {DUEL: DUEL_SQUARES, MELEE: MELEE_SQUARES}
    return tuple(
        Area(f"start{number}", tuple(cell_id(at) for at in place), Text("area-start"), "magic")
        for number, place in enumerate(places.get(form, ()))
    )


def coordinate(at: int) -> str:
    """Letters along the upper rim, numbers along the left one."""
    name = name_of(at)
    return (name[0] if at in TOPS else "") + (name[1] if at in LEFTS else "")


def pieces(s: Arena) -> list[Piece]:
    """Every piece by colour and shape of its side; the rank is its size and its sign."""
    found = []
    for number, side in enumerate(s.sides):
        for at in squares_of(side.pieces):
            rank = (side.upgraded >> at & 1) + (side.legends >> at & 1)
            label = Text("piece", {"side": side_text(s, number), "rank": RANKS[rank]})
            place = cell_id(at)
            seat = wearer(s, number)
            shape = SHAPES[rank]
            found.append(Piece(piece_id(number, at), place, label, RANK_ICONS[rank], seat, shape))
    return found
